//! What is written down of a game.

use std::fmt;
use std::time::Duration;

use super::{Game, IllegalMove, Point, Position, Status, Stone, Variant};

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
    /// The rules, and the position from which the moves are played.
    pub start: Position,
    /// The players' names, where they are known.
    pub players: BySide<Option<String>>,
    /// The moves in order of play.
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

/// The start and the moves of a game, and its result if the board has ended it.
impl From<&Game> for Record {
    fn from(game: &Game) -> Self {
        let result = match game.status() {
            Status::ToMove(_) => None,
            Status::Won(winner) => Some(Score::Won(winner)),
            Status::Drawn => Some(Score::Drawn),
        };
        let moves = game.moves().iter().copied().map(RecordedMove::from).collect();
        Self { start: game.start().clone(), players: BySide::default(), moves, result }
    }
}

impl Record {
    /// A record of bare moves from the empty board, without a result.
    pub fn new(variant: Variant, moves: impl IntoIterator<Item = Point>) -> Self {
        let moves = moves.into_iter().map(RecordedMove::from).collect();
        Self { start: Position::new(variant), players: BySide::default(), moves, result: None }
    }

    /// All stones: those of the start, then those played, in order.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Stone)> {
        let side = |index| self.start.to_move().after(index);
        let played = self.moves.iter().enumerate();
        let played = played.map(move |(index, recorded)| (recorded.point, side(index)));
        self.start.stones().iter().copied().chain(played)
    }

    /// Plays the moves.
    ///
    /// # Errors
    /// At the first illegal move, with its index.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let mut game = Game::from_position(self.start.clone());
        for (index, recorded) in self.moves.iter().enumerate() {
            game.play(recorded.point).map_err(|why| ReplayError { index, why })?;
        }
        Ok(game)
    }
}
