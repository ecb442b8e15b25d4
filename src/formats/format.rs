//! Formats of games in files.

use super::{
    csv, journal, openings, pos, psq, renlib, rif, script, sgf, start_of_text, text, yxdb,
};
use crate::game::GameKind;
use crate::translate::{Phrase, phrase};

/// Format of games in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Stones of a game of rows: [`csv`].
    Csv,
    /// Games of rows with all their information: [`sgf`].
    Sgf,
    /// Files of Piskvork: [`psq`].
    Psq,
    /// Older files of Piskvork.
    Rec,
    /// Moves as one word, or a drawn board: [`text`].
    Text,
    /// Commands of a game of Quarto: [`script`].
    Script,
    /// Events of a game, in the program's own format.
    Journal,
    /// Database of `RenjuNet`, which is only read: [`rif`].
    Rif,
    /// Database of Yixin or Rapfi, which is only read: [`yxdb`].
    Yxdb,
    /// Moves as bytes, which are only read: [`pos`].
    Pos,
    /// Openings, one on each line, which are only read: [`openings`].
    Openings,
    /// Libraries of RenLib: [`renlib`].
    Lib,
}

const ENDINGS: [(&str, Format); 10] = [
    ("csv", Format::Csv),
    ("sgf", Format::Sgf),
    ("psq", Format::Psq),
    ("rec", Format::Rec),
    ("txt", Format::Text),
    ("pos", Format::Text),
    ("rif", Format::Rif),
    ("db", Format::Yxdb),
    ("journal", Format::Journal),
    ("lib", Format::Lib),
];

impl Format {
    /// Finds the format for this file extension.
    pub fn of_ending(ending: &str) -> Option<Self> {
        let is_known = |(known, _): &&(&str, Self)| ending.eq_ignore_ascii_case(known);
        ENDINGS.iter().find(is_known).map(|(_, format)| *format)
    }

    /// Recognizes a format by its content.
    pub fn of_content(bytes: &[u8]) -> Option<Self> {
        match &*start_of_text(bytes) {
            _ if renlib::is_lib(bytes) => Some(Self::Lib),
            bytes if journal::is_journal(bytes) => Some(Self::Journal),
            bytes if script::is_saved_game(bytes) => Some(Self::Script),
            bytes if csv::is_saved_game(bytes) => Some(Self::Csv),
            bytes if psq::is_psq(bytes) => Some(Self::Psq),
            bytes if is_rif(bytes) => Some(Self::Rif),
            bytes if sgf::is_sgf(bytes) => Some(Self::Sgf),
            _ => None,
        }
    }

    /// Recognizes the format of a whole file: by its content, or else by its extension.
    pub fn of_file(bytes: &[u8], ending: Option<&str>) -> Option<Self> {
        Self::of_content(bytes).or_else(|| Self::of_name(bytes, ending))
    }

    /// Recognizes a format by its extension. A `.pos` is text or bytes, and a text may hold
    /// openings.
    pub(super) fn of_name(bytes: &[u8], ending: Option<&str>) -> Option<Self> {
        let is_named = |name: &str| ending.is_some_and(|ending| ending.eq_ignore_ascii_case(name));
        match ending.and_then(Self::of_ending) {
            Some(Self::Text) if is_named("pos") && pos::is_meant(bytes) => Some(Self::Pos),
            None | Some(Self::Text | Self::Csv) if openings::is_openings(bytes) => {
                Some(Self::Openings)
            }
            named => named,
        }
    }

    /// Checks whether games in this format are read, but not written.
    pub const fn is_only_read(self) -> bool {
        matches!(self, Self::Rif | Self::Yxdb | Self::Pos | Self::Openings)
    }

    /// Checks whether a file in this format may hold several games.
    pub const fn has_several(self) -> bool {
        matches!(self, Self::Sgf | Self::Rif | Self::Yxdb | Self::Openings)
    }

    /// Format for saving a game to a file with this extension. Without a known extension, games of
    /// rows are saved in the `usual` format, and Quarto as a script.
    pub fn to_save(ending: Option<&str>, kind: GameKind, usual: Self) -> Self {
        match (ending.and_then(Self::of_ending), kind) {
            // Those of rows alone refuse Quarto.
            (
                Some(
                    format @ (Self::Sgf
                    | Self::Psq
                    | Self::Rec
                    | Self::Lib
                    | Self::Rif
                    | Self::Yxdb),
                ),
                _,
            )
            | (Some(format @ (Self::Text | Self::Csv)), GameKind::Rows(_)) => format,
            (_, GameKind::Rows(_)) => usual,
            (_, GameKind::Quarto(_)) => Self::Script,
        }
    }

    /// Usual extension of its files, which also names it to other programs.
    pub fn ending(self) -> &'static str {
        let known = ENDINGS.iter().find(|(_, format)| *format == self);
        known.map_or("script", |(ending, _)| ending)
    }

    /// Name of the format for use in a sentence.
    pub fn name(self) -> String {
        NAMES_AND_SIZES[self as usize].0.to_string()
    }

    /// Size limit for reading, in bytes.
    pub const fn max_size(self) -> u64 {
        NAMES_AND_SIZES[self as usize].1
    }
}

/// Names and size limits, in the order of the formats.
const NAMES_AND_SIZES: [(Phrase, u64); 12] = [
    (phrase!("format-csv", "CSV"), csv::MAX_SIZE),
    (phrase!("format-sgf", "SGF"), sgf::MAX_SIZE),
    (phrase!("format-psq", "Piskvork .psq"), psq::MAX_SIZE),
    (phrase!("format-rec", "Piskvork .rec"), psq::MAX_SIZE),
    (phrase!("format-position", "position text"), text::MAX_SIZE),
    (phrase!("format-script", "Quarto script"), script::MAX_SIZE),
    (phrase!("format-journal", "journal"), journal::MAX_SIZE),
    (phrase!("format-rif", "RenjuNet .rif"), rif::MAX_SIZE),
    (phrase!("format-yxdb", "Yixin .db"), yxdb::MAX_SIZE),
    (phrase!("format-pos", ".pos"), pos::MAX_SIZE),
    (phrase!("format-openings", "list of openings"), openings::MAX_SIZE),
    (phrase!("format-lib", "RenLib .lib"), renlib::MAX_SIZE),
];

/// Checks for the first elements of a database of `RenjuNet`.
fn is_rif(bytes: &[u8]) -> bool {
    const START: usize = 1 << 12;
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes).trim_ascii_start();
    let start = &bytes[..bytes.len().min(START)];
    let name = b"<database";
    start.starts_with(name)
        || start.starts_with(b"<?xml") && start.windows(name.len()).any(|part| part == name)
}
