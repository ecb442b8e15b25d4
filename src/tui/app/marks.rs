//! What is marked on the board and beside it, if the player wants it.

/// What is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The names of rows and columns.
    pub coordinates: bool,
    /// The numbers of moves on their stones.
    pub numbers: Numbers,
    /// What both sides threaten.
    pub threats: bool,
    /// The moves that the computer expects.
    pub expected: bool,
}

impl Default for Marks {
    fn default() -> Self {
        Self { coordinates: true, numbers: Numbers::Off, threats: false, expected: false }
    }
}

/// Which stones have the numbers of their moves on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// None.
    #[default]
    Off,
    /// Those of the last five moves.
    LastFive,
    /// All.
    All,
}

impl Numbers {
    /// The next choice.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::LastFive,
            Self::LastFive => Self::All,
            Self::All => Self::Off,
        }
    }
}
