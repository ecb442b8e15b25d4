//! Reader of game files for the commands.

use std::ffi::OsStr;
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::Context as _;
use clap::Args;
use clap::builder::TypedValueParser;

use super::choice::one_of;
use crate::formats::text::RowOrigin;
use crate::formats::{self, Encoding, Format, FormatError, FoundGame, Problem, ReadOptions};
use crate::locale::text;
use crate::printable::printable_path;
use crate::store::Store;

/// Arguments for reading a file.
#[derive(Clone, Debug, Args)]
pub(super) struct ReadArguments {
    /// Format to read [default: from the content or the name of the file]
    #[arg(long, value_name = "FORMAT", value_parser = read_format())]
    from: Option<Format>,

    /// Place of row 1 in a list of moves such as h8i9j10
    #[arg(long, value_name = "WHERE", default_value = "bottom")]
    #[arg(value_parser = one_of([("bottom", RowOrigin::Bottom), ("top", RowOrigin::Top)]))]
    rows: RowOrigin,

    /// Encoding of the letters, such as windows-1251 [default: from the file]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<Encoding>,
}

const WRITTEN: [(&str, Format); 6] = [
    ("sgf", Format::Sgf),
    ("csv", Format::Csv),
    ("psq", Format::Psq),
    ("rec", Format::Rec),
    ("txt", Format::Text),
    ("lib", Format::Lib),
];

/// Formats that are written.
pub(super) fn format() -> impl TypedValueParser<Value = Format> {
    one_of(WRITTEN)
}

/// Formats that are read.
fn read_format() -> impl TypedValueParser<Value = Format> {
    let [sgf, csv, psq, rec, txt, lib] = WRITTEN;
    let [rif, db] = [("rif", Format::Rif), ("db", Format::Yxdb)];
    let [pos, openings] = [("pos", Format::Pos), ("openings", Format::Openings)];
    one_of([sgf, csv, psq, rec, txt, lib, rif, db, pos, openings])
}

pub(super) struct Input {
    pub(super) bytes: Vec<u8>,
    pub(super) format: Format,
    pub(super) options: ReadOptions,
}

impl ReadArguments {
    /// Reads a file, or the standard input for `-`.
    pub(super) fn read(&self, path: &Path) -> anyhow::Result<Input> {
        let bytes = if is_standard(path) {
            let mut bytes = Vec::new();
            let input = io::stdin().lock();
            input.take(formats::MAX_SIZE + 1).read_to_end(&mut bytes).map(|_| bytes)?
        } else {
            Store::of_user().bytes(path).with_context(|| cannot_load(path))?
        };
        let told = |why: FormatError| match why.problem {
            Problem::UNKNOWN_FORMAT => anyhow::Error::msg(text!("cli-unknown-format")),
            _ => why.into(),
        };
        let found = || formats::format_of(&bytes, ending(path)).map_err(told);
        let format = self.from.map_or_else(found, Ok).with_context(|| cannot_load(path))?;
        let options =
            ReadOptions { origin: self.rows, encoding: self.encoding, ..ReadOptions::default() };
        Ok(Input { bytes, format, options })
    }
}

impl Input {
    pub(super) fn games(&self) -> Box<dyn Iterator<Item = FoundGame> + '_> {
        formats::games(&self.bytes, self.format, self.options)
    }
}

pub(super) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

pub(super) fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(OsStr::to_str)
}

pub(super) fn cannot_load(path: &Path) -> String {
    text!("cli-cannot-load", path = printable_path(path))
}

pub(super) fn cannot_write(path: &Path) -> String {
    text!("cli-cannot-write", path = printable_path(path))
}

/// Name of a file for messages.
pub(super) fn name(path: &Path) -> String {
    if is_standard(path) { text!("cli-standard-input") } else { printable_path(path) }
}
