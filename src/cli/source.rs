//! Arguments for a position.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;

use super::choice::{given, rule};
use super::game::{GameName, custom, quarto_board, sides};
use super::input::cannot_load;
use super::moves;
use super::output::tell;
use super::usage;
use crate::formats::Remark;
use crate::game::AnyGame;
use crate::locale::text;
use crate::player::SIDES;
use crate::quarto;
use crate::rules::{
    Coordinates, Game, Placement, Point, Position, Rule, Shape, Status, Topology, Variant,
    VariantError, parse_moves,
};
use crate::store::{Store, StoreError};

#[derive(Debug, Args)]
pub(super) struct PositionArguments {
    /// Saved game, or the moves so far, X first: h8i9j10; columns: 4453
    #[arg(value_name = "FILE|POSITION", allow_hyphen_values = true)]
    #[arg(required_unless_present = "game")]
    what: Option<OsString>,

    /// Game to play
    #[arg(long, value_name = "GAME")]
    game: Option<GameName>,

    /// Cells a side, 5 to 20 [default: 15, or as a FILE needs]; custom: 6x5
    #[arg(long, alias = "board", value_name = "N", allow_negative_numbers = true)]
    size: Option<String>,

    /// Stones in a row that win a custom game [default: 5]
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    row: Option<u8>,

    /// Rule of the position
    #[arg(long, value_name = "RULE", value_parser = rule(), default_value = "freestyle")]
    rule: Rule,

    /// Let rows continue at the opposite edge (custom games and Quarto)
    #[arg(long)]
    torus: bool,

    /// Let stones fall to the bottom (custom games)
    #[arg(long)]
    gravity: bool,
}

const SIZES: [u8; 4] = [15, 17, 19, 20];

impl PositionArguments {
    /// Reads the game, which must be in progress, from a position or a file. Reports the board on
    /// standard error if the file names none.
    pub(super) fn game(&self, program: &str) -> anyhow::Result<Game> {
        let wrong = |why: String| usage(program, why);
        if let Some(variant) = self.named().map_err(wrong)? {
            let text = self.what.as_deref().unwrap_or_default().to_string_lossy();
            let game = moves::played(&text, variant).and_then(moves::in_progress);
            return game.map_err(|why| wrong(why).into());
        }
        let what = self.what.as_deref().unwrap_or_default();
        let size = self.size().map_err(wrong)?;
        let sizes = size.map_or_else(|| SIZES.to_vec(), |size| vec![size]);
        let variants = sizes.into_iter().map(|size| variant(size, size, self.rule));
        let variants: Vec<Variant> =
            variants.collect::<Result<_, _>>().map_err(|why| usage(program, why))?;
        if let (Some(text), [variant, ..]) = (what.to_str(), &variants[..])
            && is_position(text)
        {
            let game = parse_moves(text, *variant).map_err(|why| why.to_string());
            return game.and_then(in_progress).map_err(|why| usage(program, why).into());
        }
        let path = Path::new(what);
        let (game, names_board) = loaded(path, &variants).with_context(|| cannot_load(path))?;
        if variants.len() > 1 && !names_board {
            let shape = game.variant().shape();
            let (width, height) = (shape.width(), shape.height());
            tell(text!("cli-board-assumed", width = width, height = height));
        }
        Ok(game)
    }

    /// Reads a game of Quarto, if that is the game; it must be in progress.
    pub(super) fn quarto(&self, program: &str) -> anyhow::Result<Option<quarto::Game>> {
        if self.game != Some(GameName::Quarto) {
            return Ok(None);
        }
        let text = self.what.as_deref().unwrap_or_default().to_string_lossy();
        let game = self
            .refuse_flags(GameName::Quarto, &["--size", "--torus"])
            .and_then(|()| quarto_board(self.size.as_deref(), self.torus))
            .and_then(|board| moves::commanded(&text, board));
        Ok(Some(game.map_err(|why| usage(program, why))?))
    }

    /// Name of the game whose moves are given, if it is not Gomoku.
    pub(super) fn small_game(&self) -> Option<GameName> {
        self.game.filter(|&game| game != GameName::Gomoku)
    }

    /// Returns the variant of such a game, and refuses flags that do not apply to it.
    fn named(&self) -> Result<Option<Variant>, String> {
        let game = self.game.unwrap_or(GameName::Gomoku);
        match game {
            GameName::Gomoku => self.refuse_flags(game, &["--size", "--rule"])?,
            GameName::Connect4 | GameName::Tictactoe => self.refuse_flags(game, &[])?,
            GameName::Quarto | GameName::Custom => {}
        }
        match game {
            // `quarto` reads the other one.
            GameName::Gomoku | GameName::Quarto => Ok(None),
            GameName::Connect4 => Ok(Some(Variant::CONNECT_FOUR)),
            GameName::Tictactoe => Ok(Some(Variant::TIC_TAC_TOE)),
            GameName::Custom => {
                let options = [self.torus, self.gravity];
                custom(self.size.as_deref(), self.row, self.rule, options).map(Some)
            }
        }
    }

    /// Refuses the first flag that does not apply to the game.
    fn refuse_flags(&self, game: GameName, taken: &[&str]) -> Result<(), String> {
        let mut flags = given([
            ("--size", self.size.is_some()),
            ("--rule", self.rule != Rule::Freestyle),
            ("--row", self.row.is_some()),
            ("--torus", self.torus),
            ("--gravity", self.gravity),
        ]);
        match (flags.find(|flag| !taken.contains(flag)), game) {
            (None, _) => Ok(()),
            (Some(flag), GameName::Gomoku) => Err(text!("cli-flag-needs-custom", flag = flag)),
            (Some(flag), _) => {
                Err(text!("cli-flag-not-with-game", flag = flag, game = game.name()))
            }
        }
    }

    /// Size of a board of Gomoku.
    fn size(&self) -> Result<Option<u8>, String> {
        let Some(size) = self.size.as_deref() else { return Ok(None) };
        match size.parse::<i64>().ok() {
            None if sides(size).is_ok() => {
                Err(text!("cli-flag-needs-custom", flag = format!("--size {size}")))
            }
            None => Err(text!("cli-size-form", value = size)),
            Some(number) => match u8::try_from(number) {
                Ok(side) if SIDES.contains(&side) => Ok(Some(side)),
                _ => Err(text!(
                    "cli-size-range",
                    value = size,
                    least = SIDES.start(),
                    greatest = SIDES.end()
                )),
            },
        }
    }
}

pub(super) fn variant(width: u8, height: u8, rule: Rule) -> Result<Variant, VariantError> {
    let shape = Shape::new(width, height, Topology::Plane)?;
    Variant::new(shape, Variant::GOMOKU_15.row_length(), rule, Placement::Anywhere)
}

/// Distinguishes a position from a file name: only letters and digits, starting with one of each.
fn is_position(text: &str) -> bool {
    let mut bytes = text.bytes();
    let begins = text.is_empty()
        || bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic())
            && bytes.next().is_some_and(|byte| byte.is_ascii_digit());
    begins && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b' ')
}

fn in_progress(game: Game) -> Result<Game, String> {
    match game.status() {
        Status::ToMove(_) => Ok(game),
        Status::Drawn => Err(text!("cli-over-drawn")),
        Status::Won(_) => Err(text!("cli-over-won")),
    }
}

/// Reads a game on the board of the file, or else on the first one that it fits. Returns whether
/// the file names it.
fn loaded(path: &Path, variants: &[Variant]) -> anyhow::Result<(Game, bool)> {
    let Some(&largest) = variants.last() else { bail!("there is no board") };
    let loaded = match Store::of_user().load(path, largest) {
        Ok(loaded) => loaded,
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
            bail!(text!("cli-no-such-position"))
        }
        Err(why) => return Err(why.into()),
    };
    let AnyGame::Rows(stored) = loaded.record.on_board() else { bail!(text!("cli-is-quarto")) };
    let names_board = !loaded.remarks.iter().any(|it| matches!(it, Remark::TakenFor(_)));
    let on = |&variant: &Variant| Position::from_stones(variant, stored.stones()).ok();
    let game = if names_board && variants.len() > 1 {
        Some(stored.clone())
    } else {
        variants.iter().find_map(on).map(Game::from_position)
    };
    let side = largest.shape().width();
    let game = game.with_context(|| text!("cli-stones-off-board", side = side))?;
    Ok((in_progress(game).map_err(anyhow::Error::msg)?, names_board))
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(|| text!("cli-seconds"))
}

pub(super) fn names(cells: &[Point], shape: Shape) -> Vec<String> {
    let names = cells.iter().map(|&cell| Coordinates::Letters.name(cell, shape));
    names.map(|name| name.to_ascii_lowercase()).collect()
}
