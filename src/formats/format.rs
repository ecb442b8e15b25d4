//! Formats of games in files.

use super::{csv, journal, psq, script, sgf, start_of_text, text};
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
}

const ENDINGS: [(&str, Format); 7] = [
    ("csv", Format::Csv),
    ("sgf", Format::Sgf),
    ("psq", Format::Psq),
    ("rec", Format::Rec),
    ("txt", Format::Text),
    ("pos", Format::Text),
    ("journal", Format::Journal),
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
            bytes if journal::is_journal(bytes) => Some(Self::Journal),
            bytes if script::is_saved_game(bytes) => Some(Self::Script),
            bytes if csv::is_saved_game(bytes) => Some(Self::Csv),
            bytes if psq::is_psq(bytes) => Some(Self::Psq),
            bytes if sgf::is_sgf(bytes) => Some(Self::Sgf),
            _ => None,
        }
    }

    /// Format for saving a game to a file with this extension. Without a known extension, games of
    /// rows are saved in the `usual` format, and Quarto as a script.
    pub fn to_save(ending: Option<&str>, kind: GameKind, usual: Self) -> Self {
        match (ending.and_then(Self::of_ending), kind) {
            // Those of rows alone refuse Quarto.
            (Some(format @ (Self::Sgf | Self::Psq | Self::Rec)), _)
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
const NAMES_AND_SIZES: [(Phrase, u64); 7] = [
    (phrase!("format-csv", "CSV"), csv::MAX_SIZE),
    (phrase!("format-sgf", "SGF"), sgf::MAX_SIZE),
    (phrase!("format-psq", "Piskvork .psq"), psq::MAX_SIZE),
    (phrase!("format-rec", "Piskvork .rec"), psq::MAX_SIZE),
    (phrase!("format-position", "position text"), text::MAX_SIZE),
    (phrase!("format-script", "Quarto script"), script::MAX_SIZE),
    (phrase!("format-journal", "journal"), journal::MAX_SIZE),
];
