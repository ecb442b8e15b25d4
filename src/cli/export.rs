//! `gomoku export`: a position or a game as a picture.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};

use super::choice::one_of;
use super::input::{ReadArguments, cannot_load, cannot_write, is_standard, name};
use super::output::{give_exactly, tell};
use super::show::go_to_move;
use super::source::seconds;
use super::theme_name;
use super::usage;
use crate::formats::Loaded;
use crate::locale::text;
use crate::rules::Coordinates;
use crate::settings::{FoulMarks, ThemeName};
use crate::store::Store;
use crate::tui::picture::{CELL_PIXELS, Drawing, Export, PictureFormat, Shown};
use crate::tui::theme::{DEFAULT, Themes};

#[derive(Debug, Args)]
pub(super) struct ExportArguments {
    /// Saved game, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Picture to write, or - for standard output
    #[arg(value_name = "PICTURE")]
    picture: PathBuf,

    /// Format of the picture [default: from the name of PICTURE, else SVG]
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: Option<PictureFormat>,

    /// Show the position after N moves [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Show all moves in turn, as a moving GIF or SVG
    #[arg(long)]
    moves: bool,

    /// Time for each move, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "0.8", value_parser = seconds, requires = "moves")]
    delay: Duration,

    /// Number the stones
    #[arg(long)]
    numbers: bool,

    /// Mark the points that a side may not take, in renju and omok
    #[arg(long)]
    fouls: bool,

    /// Names of rows and columns
    #[arg(long, value_name = "NAMES", default_value = "letters", value_parser = coordinates())]
    coordinates: Labels,

    /// Size of a cell in pixels, 8 to 128
    #[arg(long, value_name = "PIXELS", default_value_t = 40)]
    #[arg(value_parser = clap::value_parser!(u16).range(i64::from(*CELL_PIXELS.start())..=i64::from(*CELL_PIXELS.end())))]
    cell: u16,

    /// Colour theme; gomoku themes shows them all
    #[arg(long, value_name = "NAME", value_parser = theme_name)]
    theme: Option<ThemeName>,

    #[command(flatten)]
    read: ReadArguments,
}

fn format() -> impl TypedValueParser<Value = PictureFormat> {
    one_of(PictureFormat::ALL.map(|format| (format.ending(), format)))
}

/// Names of rows and columns in a picture, if any.
#[derive(Clone, Copy, Debug)]
struct Labels(Option<Coordinates>);

fn coordinates() -> impl TypedValueParser<Value = Labels> {
    let [letters, numbers, none] = ["letters", "numbers", "none"].map(PossibleValue::new);
    one_of([
        (letters.help("H8, with row 1 at the bottom"), Labels(Some(Coordinates::Letters))),
        (
            numbers.help("7,7, row and column from 0 at the top left"),
            Labels(Some(Coordinates::Numbers)),
        ),
        (none.help("No names"), Labels(None)),
    ])
}

pub(super) fn run(arguments: &ExportArguments) -> anyhow::Result<()> {
    let path = &arguments.file;
    let format = arguments.to.or_else(|| PictureFormat::of_path(&arguments.picture));
    let format = match format {
        None if is_standard(&arguments.picture) => PictureFormat::Svg,
        None => return Err(usage("export", text!("cli-picture-format")).into()),
        Some(format) => format,
    };
    if arguments.moves && format == PictureFormat::Png {
        return Err(usage("export", text!("picture-still")).into());
    }
    let themes = Themes::with_own(Store::of_user().themes());
    let theme = arguments.theme.as_ref().map(ThemeName::as_str);
    let theme = theme.filter(|&name| name != ThemeName::AUTO).unwrap_or(DEFAULT);
    let palette = themes.find(theme)?;
    let input = arguments.read.read(path)?;
    let first = input.games().next().with_context(|| {
        let why = text!("cli-no-game");
        text!("cli-file-problem", file = name(path), why = why)
    })?;
    let Loaded { mut record, remarks, .. } = first.game.with_context(|| cannot_load(path))?;
    remarks.iter().for_each(tell);
    record.go_to_end();
    if let Some(ply) = arguments.at {
        go_to_move(&mut record, ply)?;
    }
    let export = Export {
        unnumbered: if arguments.numbers { 0 } else { usize::MAX },
        drawing: Drawing { palette, coordinates: arguments.coordinates.0, cell: arguments.cell },
        shown: if arguments.moves { Shown::Moves(arguments.delay) } else { Shown::Position },
        forbidden: if arguments.fouls { FoulMarks::Shown } else { FoulMarks::Hidden },
        explained: None,
        record,
        format,
    };
    let bytes = export.bytes()?;
    let picture = &arguments.picture;
    if is_standard(picture) {
        return give_exactly(&bytes, "the picture");
    }
    Store::of_user().put_picture(picture, &bytes).with_context(|| cannot_write(picture))
}
