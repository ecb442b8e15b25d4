//! Files of games, as the commands for them read them.

use std::ffi::OsStr;
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::Context as _;
use clap::{Args, ValueEnum};

use crate::formats::text::Origin;
use crate::formats::{self, Format};
use crate::printable::printable_path;
use crate::rules::Variant;
use crate::store::Store;

/// A format as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum FormatName {
    Sgf,
    Csv,
    Psq,
    Rec,
    Txt,
}

impl From<FormatName> for Format {
    fn from(name: FormatName) -> Self {
        match name {
            FormatName::Sgf => Self::Sgf,
            FormatName::Csv => Self::Csv,
            FormatName::Psq => Self::Psq,
            FormatName::Rec => Self::Rec,
            FormatName::Txt => Self::Text,
        }
    }
}

/// Where row 1 is, as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RowsFrom {
    Bottom,
    Top,
}

/// How a file is read.
#[derive(Clone, Debug, Args)]
pub(super) struct ReadArguments {
    /// The format that is read [default: what the file says, or its name]
    #[arg(long, value_name = "FORMAT")]
    from: Option<FormatName>,

    /// Where row 1 is in a list of moves such as h8i9j10
    #[arg(long, value_name = "WHERE", default_value = "bottom")]
    rows: RowsFrom,
}

/// A file that was read.
pub(super) struct Input {
    pub(super) bytes: Vec<u8>,
    pub(super) format: Format,
    origin: Origin,
}

impl ReadArguments {
    /// Reads a file, or with `-` the standard input.
    pub(super) fn read(&self, path: &Path) -> anyhow::Result<Input> {
        let bytes = if is_standard(path) {
            let mut bytes = Vec::new();
            let input = io::stdin().lock();
            input.take(formats::MAX_SIZE + 1).read_to_end(&mut bytes).map(|_| bytes)?
        } else {
            Store::of_user().bytes(path).with_context(|| cannot_load(path))?
        };
        let named = ending(path).and_then(Format::of_ending);
        let said = || Format::of_content(&bytes).or(named).unwrap_or(Format::Csv);
        let format = self.from.map_or_else(said, Format::from);
        let origin = match self.rows {
            RowsFrom::Bottom => Origin::Bottom,
            RowsFrom::Top => Origin::Top,
        };
        Ok(Input { bytes, format, origin })
    }
}

impl Input {
    /// The games of the file, one after another.
    pub(super) fn games(&self) -> Box<dyn Iterator<Item = formats::sgf::Found> + '_> {
        formats::games(&self.bytes, self.format, Variant::GOMOKU_15, self.origin)
    }
}

/// Whether the standard input or output is meant.
pub(super) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// How a file's name ends.
pub(super) fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(OsStr::to_str)
}

pub(super) fn cannot_load(path: &Path) -> String {
    format!("cannot load {}", printable_path(path))
}

/// What a file is called in a message.
pub(super) fn name(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { printable_path(path) }
}
