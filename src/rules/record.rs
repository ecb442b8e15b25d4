//! What is written down of a game.

use std::fmt;
use std::time::Duration;

use super::{Game, IllegalMove, Point, Status, Stone, Variant};

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// Of the side that begins.
    pub first: T,
    /// Of the side that answers.
    pub second: T,
}

impl<T> BySide<T> {
    /// The value of a side.
    pub const fn of(&self, stone: Stone) -> &T {
        match stone {
            Stone::First => &self.first,
            Stone::Second => &self.second,
        }
    }

    /// The value of a side, to be changed.
    pub const fn of_mut(&mut self, stone: Stone) -> &mut T {
        match stone {
            Stone::First => &mut self.first,
            Stone::Second => &mut self.second,
        }
    }
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// This side won, by whatever means.
    Won(Stone),
    /// Nobody won.
    Drawn,
}

/// One move of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordedMove {
    /// The cell.
    pub point: Point,
    /// How long the player thought, where that was measured.
    pub time: Option<Duration>,
}

impl From<Point> for RecordedMove {
    fn from(point: Point) -> Self {
        Self { point, time: None }
    }
}

/// A game as a score sheet has it: rules, players, moves, result. It knows no file format.
///
/// Nothing here is checked: [`replay`](Self::replay) does that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules.
    pub variant: Variant,
    /// The players' names, where they are known.
    pub players: BySide<Option<String>>,
    /// The moves in order of play; `First` begins.
    pub moves: Vec<RecordedMove>,
    /// The result, if the game has ended; it may have ended by other means than the board.
    pub result: Option<Score>,
}

/// The first move of a record that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Index of the move from 0.
    pub index: usize,
    /// Why it is illegal.
    pub why: IllegalMove,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.index + 1, self.why)
    }
}

impl std::error::Error for ReplayError {}

/// The moves of a game, and its result if the board has ended it.
impl From<&Game> for Record {
    fn from(game: &Game) -> Self {
        let result = match game.status() {
            Status::ToMove(_) => None,
            Status::Won(winner) => Some(Score::Won(winner)),
            Status::Drawn => Some(Score::Drawn),
        };
        Self { result, ..Self::new(game.variant(), game.moves().iter().copied()) }
    }
}

impl Record {
    /// A record of bare moves, without a result.
    pub fn new(variant: Variant, moves: impl IntoIterator<Item = Point>) -> Self {
        let moves = moves.into_iter().map(RecordedMove::from).collect();
        Self { variant, players: BySide::default(), moves, result: None }
    }

    /// The cells in order of play.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.moves.iter().map(|recorded| recorded.point)
    }

    /// Plays the moves from an empty board.
    ///
    /// # Errors
    /// At the first illegal move, with its index.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let mut game = Game::new(self.variant);
        for (index, point) in self.points().enumerate() {
            game.play(point).map_err(|why| ReplayError { index, why })?;
        }
        Ok(game)
    }
}
