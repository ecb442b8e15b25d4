//! The formats of games in files, and what each of them holds.

use super::{csv, journal, psq, script, sgf, text};
use crate::game::GameKind;

/// A format of games in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The stones of a game of rows: [`csv`].
    Csv,
    /// Everything that is known of games of rows: [`sgf`].
    Sgf,
    /// Piskvork's files: [`psq`].
    Psq,
    /// Its older ones.
    Rec,
    /// Moves as one word, or a drawn board: [`text`].
    Text,
    /// The commands of a game of Quarto: [`script`].
    Script,
    /// What happened in a game: [`journal`].
    Journal,
}

/// The names' ends, each with its format.
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
    /// The format of files whose names end in this.
    ///
    /// ```
    /// use gomoku::formats::Format;
    ///
    /// assert_eq!(Format::of_ending("SGF"), Some(Format::Sgf));
    /// assert_eq!(Format::of_ending("jpeg"), None);
    /// ```
    pub fn of_ending(ending: &str) -> Option<Self> {
        let is_known = |(known, _): &&(&str, Self)| ending.eq_ignore_ascii_case(known);
        ENDINGS.iter().find(is_known).map(|(_, format)| *format)
    }

    /// The format of a file that says which it is.
    pub fn of_content(bytes: &[u8]) -> Option<Self> {
        match bytes {
            _ if journal::is_journal(bytes) => Some(Self::Journal),
            _ if script::is_saved_game(bytes) => Some(Self::Script),
            _ if csv::is_saved_game(bytes) => Some(Self::Csv),
            _ if psq::is_psq(bytes) => Some(Self::Psq),
            _ if sgf::is_sgf(bytes) => Some(Self::Sgf),
            _ => None,
        }
    }

    /// The format in which a game is saved to a file whose name ends like this: the stones of games of rows
    /// as CSV and Quarto as a script, unless the ending says more.
    pub fn to_save(ending: Option<&str>, kind: GameKind) -> Self {
        match (ending.and_then(Self::of_ending), kind) {
            (Some(format @ (Self::Sgf | Self::Psq | Self::Rec)), _) => format,
            (Some(Self::Text), GameKind::Rows(_)) => Self::Text,
            (_, GameKind::Rows(_)) => Self::Csv,
            (_, GameKind::Quarto(_)) => Self::Script,
        }
    }

    /// What it is called in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Csv => "a CSV",
            Self::Sgf => "SGF",
            Self::Psq => "a .psq",
            Self::Rec => "a .rec",
            Self::Text => "a position text",
            Self::Script => "a script of Quarto",
            Self::Journal => "a journal",
        }
    }

    /// The largest file of it that is read, in bytes.
    pub const fn max_size(self) -> u64 {
        match self {
            Self::Csv => csv::MAX_SIZE,
            Self::Sgf => sgf::MAX_SIZE,
            Self::Psq | Self::Rec => psq::MAX_SIZE,
            Self::Text => text::MAX_SIZE,
            Self::Script => script::MAX_SIZE,
            Self::Journal => journal::MAX_SIZE,
        }
    }
}
