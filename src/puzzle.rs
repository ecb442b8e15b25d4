//! Puzzles: positions with one question, who is to win or how not to lose; how they are solved, found in games,
//! graded, and when each comes back. Pure: files, clock and threads are the caller's.

mod attempt;
mod deck;
mod finder;
mod hint;
mod id;
mod json;
mod judge;
mod log;
mod practice;
mod progress;
mod rating;
mod schedule;
mod solution;
mod winning_line;

pub use attempt::{Attempt, Question, Tally};
pub use deck::Deck;
pub use finder::Finder;
pub use hint::Hint;
pub use id::{NoPuzzleId, PuzzleId};
pub use json::{Entry, LineError, line_id, read_line, write_line};
pub use judge::{Judge, REPLY_LIMITS, Refutation, Reply};
pub use log::{LogEntry, Outcome};
pub use practice::{Counts, Practice};
pub use progress::Progress;
pub use rating::PlayerRating;
pub use schedule::{Card, Grade};
pub use solution::{Step, explain};
pub use winning_line::WinningLine;

use crate::rules::{Game, Point, Status, Stone, Variant};

/// A position, what is to be found in it, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    game: Game,
    goal: Goal,
    origin: Origin,
}

/// What the side to move is to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win by threats, such as this one.
    Win(WinningLine),
    /// A move that does not lose: the only one, or at the turning point of one's own game one of a few.
    Defend {
        /// Such a move.
        saves: Point,
        /// How the other side would win if it were its turn.
        threat: WinningLine,
    },
}

/// Where a puzzle comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The name of a collection or a file; empty for one's own game.
    pub source: String,
    /// Who played the game, `First` first; empty if it was no game, or is not known.
    pub players: [String; 2],
    /// When: `2026-11-22`, or what the file says; empty if it is not known.
    pub date: String,
}

impl Origin {
    /// Whether it comes from one's own game.
    pub const fn is_own(&self) -> bool {
        self.source.is_empty()
    }
}

impl Puzzle {
    /// The puzzle to win in the position of this game, as this line does; `None` if the line does not win.
    pub fn win(game: Game, line: Vec<Point>, origin: Origin) -> Option<Self> {
        let goal = Goal::Win(WinningLine::of(&game, line)?);
        Some(Self { id: PuzzleId::of(&game), game, goal, origin })
    }

    /// The puzzle not to lose in the position of this game. The other side would win by `threat` if it were
    /// its turn, and does after almost every move, but not after `saves`. `None` if the threat does not win, or the
    /// move is illegal.
    ///
    /// How many defences there are is the finder's business; see [`Finder::defence`].
    pub fn defence(game: Game, saves: Point, threat: Vec<Point>, origin: Origin) -> Option<Self> {
        game.check(saves).ok()?;
        let threat = WinningLine::of(&passed(&game)?, threat)?;
        Some(Self { id: PuzzleId::of(&game), game, goal: Goal::Defend { saves, threat }, origin })
    }

    /// Its name.
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// The game up to its position. The side to move is the player's.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Its rules.
    pub const fn variant(&self) -> Variant {
        self.game.variant()
    }

    /// The player's side.
    pub fn side(&self) -> Stone {
        self.game.side_of(self.game.moves().len())
    }

    /// What is to be found.
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The same puzzle from elsewhere.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    /// Where it comes from.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }
}

impl Goal {
    /// A solution: the moves of both sides in turn, the player's first.
    pub fn line(&self) -> &[Point] {
        match self {
            Self::Win(win) => win.line(),
            Self::Defend { saves, .. } => std::slice::from_ref(saves),
        }
    }

    /// The win that is to be found, or to be stopped.
    pub const fn threats(&self) -> &WinningLine {
        match self {
            Self::Win(win) | Self::Defend { threat: win, .. } => win,
        }
    }
}

/// The same stones with the other side to move; `None` if the game is over.
fn passed(game: &Game) -> Option<Game> {
    let Status::ToMove(side) = game.status() else { return None };
    let stones = crate::rules::Position::from_stones(game.variant(), game.stones()).ok()?;
    Some(Game::from_position(stones.with_to_move(side.opponent())))
}

#[cfg(test)]
mod tests;
