//! The values that settings can have.

use std::num::NonZeroUsize;

use crate::game::{ComputerSides, Names};
use crate::printable::is_printable;
use crate::rules::{Coordinates, Variant};

/// The name of a theme; `auto` for the one that goes with the terminal. Whether there is such a theme,
/// the screen knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeName(String);

impl ThemeName {
    /// The theme that goes with the terminal.
    pub const AUTO: &str = "auto";
    const LONGEST: usize = 40;

    /// A name of small letters, digits and hyphens, which is a file's name, too.
    pub fn new(name: &str) -> Option<Self> {
        let is_sound =
            |char: char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-';
        let fits = (1..=Self::LONGEST).contains(&name.len());
        (fits && name.chars().all(is_sound)).then(|| Self(name.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for ThemeName {
    fn default() -> Self {
        Self(Self::AUTO.to_owned())
    }
}

/// With what the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GlyphChoice {
    /// What goes with the terminal.
    #[default]
    Auto,
    /// Lines of box characters.
    Lines,
    /// Dots that are narrow in every terminal.
    Dots,
    /// Nothing but ASCII.
    Ascii,
}

/// How the rows and columns are named beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CoordinateLabels {
    /// `7,7`, from 0 at the top-left.
    #[default]
    Numbers,
    /// `h8`, from A1 at the bottom-left.
    Letters,
    /// Not at all; messages say numbers.
    None,
}

impl CoordinateLabels {
    /// How cells are named where they are named.
    pub const fn coordinates(self) -> Coordinates {
        match self {
            Self::Letters => Coordinates::Letters,
            Self::Numbers | Self::None => Coordinates::Numbers,
        }
    }
}

/// When the bell rings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bell {
    /// Never.
    #[default]
    Never,
    /// When it is a person's turn after the computer's, and when a clock is about to end.
    YourTurn,
}

/// Who begins against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// The person.
    #[default]
    Person,
    /// The computer.
    Computer,
    /// By lot.
    Random,
}

impl First {
    /// The computer's side.
    pub const fn computer_sides(self) -> ComputerSides {
        match self {
            Self::Person => ComputerSides::Second,
            Self::Computer => ComputerSides::First,
            Self::Random => ComputerSides::ByLot,
        }
    }
}

/// The side of a board of Gomoku that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSize(Variant);

impl BoardSize {
    /// All, smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        Variant::OFFERED.into_iter().map(Self)
    }

    /// The board, freestyle.
    pub const fn variant(self) -> Variant {
        self.0
    }

    /// Cells a side.
    pub const fn side(self) -> u8 {
        self.0.shape().width()
    }
}

impl Default for BoardSize {
    fn default() -> Self {
        Self(Variant::GOMOKU_15)
    }
}

/// Threads of a search at the levels that are limited by time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// All cores but one, and at most [`Threads::MOST_AUTO`].
    #[default]
    Auto,
    /// So many, from 1 to [`Threads::MAX`].
    Number(u8),
}

impl Threads {
    /// No more threads than this are of use.
    pub const MAX: u8 = 64;
    /// No more threads than this are taken unless one says so.
    pub const MOST_AUTO: usize = 8;

    /// So many threads on a machine of so many cores.
    pub fn number(self, cores: NonZeroUsize) -> usize {
        match self {
            Self::Auto => (cores.get() - 1).clamp(1, Self::MOST_AUTO),
            Self::Number(number) => number.into(),
        }
    }
}

/// Memory of a search at the levels that are limited by time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Memory {
    /// 128 MiB.
    #[default]
    Auto,
    /// So many MiB, from [`Memory::MIN`] to [`Memory::MAX`].
    Mebibytes(u16),
}

impl Memory {
    /// Less is of no use.
    pub const MIN: u16 = 4;
    /// More is of no use.
    pub const MAX: u16 = 16_384;
    const AUTO: u16 = 128;

    /// In bytes.
    pub const fn bytes(self) -> usize {
        let mebibytes = match self {
            Self::Auto => Self::AUTO,
            Self::Mebibytes(number) => number,
        };
        (mebibytes as usize) << 20
    }
}

/// What a person is called; empty for the usual name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerName(String);

impl PlayerName {
    /// Characters of the longest name.
    pub const LONGEST: usize = Names::LONGEST;

    /// A name, if all of it is printable. Blanks around it do not count: somebody may be typing still.
    pub fn new(name: &str) -> Option<Self> {
        let is_short = name.chars().count() <= Self::LONGEST;
        let is_sound = is_short && name.chars().all(is_printable);
        is_sound.then(|| Self(name.to_owned()))
    }

    /// The name, if there is one.
    pub fn get(&self) -> Option<&str> {
        Some(self.0.trim()).filter(|name| !name.is_empty())
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
