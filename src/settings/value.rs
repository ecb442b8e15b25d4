//! Values of the settings.

use std::num::NonZeroUsize;

use crate::game::{ComputerSides, Names, Seats};
use crate::printable::is_printable;
use crate::rules::{Coordinates, Variant};

/// Name of a theme; `auto` adapts to the terminal. The screen checks that the theme exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeName(String);

impl ThemeName {
    pub const AUTO: &str = "auto";
    const LONGEST: usize = 40;

    /// Creates a name from small letters, digits and hyphens, since it is also a file name.
    pub fn new(name: &str) -> Option<Self> {
        let is_sound =
            |char: char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-';
        let fits = (1..=Self::LONGEST).contains(&name.len());
        (fits && name.chars().all(is_sound)).then(|| Self(name.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for ThemeName {
    fn default() -> Self {
        Self(Self::AUTO.to_owned())
    }
}

/// Tag of a language (BCP 47); `auto` follows the environment. The program checks that the language
/// exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageName(String);

impl LanguageName {
    pub const AUTO: &str = "auto";
    const LONGEST: usize = 35;

    /// Accepts letters, digits and hyphens, since it is also a folder name.
    pub fn new(tag: &str) -> Option<Self> {
        let is_sound = |char: char| char.is_ascii_alphanumeric() || char == '-';
        let fits = (2..=Self::LONGEST).contains(&tag.len());
        (fits && tag.chars().all(is_sound)).then(|| Self(tag.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for LanguageName {
    fn default() -> Self {
        Self(Self::AUTO.to_owned())
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GlyphChoice {
    #[default]
    Auto,
    Lines,
    Dots,
    Ascii,
}

/// Use of pictures where the terminal can show them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureChoice {
    #[default]
    Auto,
    Off,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CoordinateLabels {
    /// Numbers as in `7,7`, from 0 at the top left.
    #[default]
    Numbers,
    /// Letters as in `h8`, from A1 at the bottom left.
    Letters,
    /// No labels. Messages use numbers.
    None,
}

impl CoordinateLabels {
    pub const fn coordinates(self) -> Coordinates {
        match self {
            Self::Letters => Coordinates::Letters,
            Self::Numbers | Self::None => Coordinates::Numbers,
        }
    }
}

/// Marks on the points that a side may not take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FoulMarks {
    #[default]
    Shown,
    Hidden,
}

impl FoulMarks {
    #[must_use]
    pub const fn toggled(self) -> Self {
        match self {
            Self::Shown => Self::Hidden,
            Self::Hidden => Self::Shown,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bell {
    #[default]
    Never,
    /// Rings when it is a person's turn after the computer's move, and when time is short.
    YourTurn,
}

/// Format of saves whose file name does not determine one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveFormat {
    /// Format that holds everything.
    #[default]
    Sgf,
    /// Format that holds only the stones.
    Csv,
}

impl SaveFormat {
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Csv => "csv",
        }
    }

    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Sgf => Self::Csv,
            Self::Csv => Self::Sgf,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    #[default]
    Person,
    Computer,
    Random,
}

impl First {
    pub const fn computer_sides(self) -> ComputerSides {
        match self {
            Self::Person => ComputerSides::Second,
            Self::Computer => ComputerSides::First,
            Self::Random => ComputerSides::ByLot,
        }
    }

    /// Seats of two people, who draw lots only on request.
    pub const fn seats(self) -> Seats {
        match self {
            Self::Person | Self::Computer => Seats::InOrder,
            Self::Random => Seats::ByLot,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSize(Variant);

impl BoardSize {
    pub fn all() -> impl Iterator<Item = Self> {
        Variant::OFFERED.into_iter().map(Self)
    }

    /// Returns the game on this board, under the freestyle rule.
    pub const fn variant(self) -> Variant {
        self.0
    }

    pub const fn side(self) -> u8 {
        self.0.shape().width()
    }
}

impl Default for BoardSize {
    fn default() -> Self {
        Self(Variant::GOMOKU_15)
    }
}

/// Number of search threads at the levels that are limited by time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// All cores except one, but at most [`Threads::MOST_AUTO`].
    #[default]
    Auto,
    /// Fixed number, from 1 to [`Threads::MAX`].
    Number(u8),
}

impl Threads {
    /// Maximum number of threads that is useful.
    pub const MAX: u8 = 64;
    pub const MOST_AUTO: usize = 8;

    pub fn number(self, cores: NonZeroUsize) -> usize {
        match self {
            Self::Auto => (cores.get() - 1).clamp(1, Self::MOST_AUTO),
            Self::Number(number) => number.into(),
        }
    }
}

/// Memory of a search at the levels that are limited by time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemoryLimit {
    /// Default of 128 MiB.
    #[default]
    Auto,
    /// Number of mebibytes, from [`MemoryLimit::MIN`] to [`MemoryLimit::MAX`].
    Mebibytes(u16),
}

impl MemoryLimit {
    /// Minimum number of mebibytes that is useful.
    pub const MIN: u16 = 4;
    /// Maximum number of mebibytes that is useful.
    pub const MAX: u16 = 16_384;
    const AUTO: u16 = 128;

    pub const fn bytes(self) -> usize {
        let mebibytes = match self {
            Self::Auto => Self::AUTO,
            Self::Mebibytes(number) => number,
        };
        (mebibytes as usize) << 20
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerName(String);

impl PlayerName {
    pub const LONGEST: usize = Names::LONGEST;

    /// Accepts printable names. Spaces around them are ignored, since the user may still be typing.
    pub fn new(name: &str) -> Option<Self> {
        let is_short = name.chars().count() <= Self::LONGEST;
        let is_sound = is_short && name.chars().all(is_printable);
        is_sound.then(|| Self(name.to_owned()))
    }

    pub fn get(&self) -> Option<&str> {
        Some(self.0.trim()).filter(|name| !name.is_empty())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
