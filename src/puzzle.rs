//! Puzzles: positions to win or to defend. This module solves, finds, grades and schedules them.
//! Pure: the caller provides files, clock and threads.
//!
//! # Judging moves
//!
//! An `Attempt` is a state that never blocks. The player's move becomes a `Question`. A `Judge`
//! answers it on any thread (`Judge::reply` blocks, within limits and a stop flag), and `hear`
//! takes the `Reply` unless it is late. There is no list of right moves: a move is right if the
//! solver proves that it wins by threats against every defence. If the solver does not decide in
//! time, the move counts neither way.
//!
//! # Progress
//!
//! The log of attempts is all that is stored about the player: lines of JSON, appended under a
//! lock. `Progress` derives the rest from it: when each puzzle returns (FSRS), the streak, and the
//! rating (Glicko-2, from the first attempt at each puzzle). No derived value is stored, so nothing
//! can disagree. `Practice` combines puzzles, progress and the date, and selects the next puzzle.
//!
//! Nothing is assumed about a new player: the first puzzle is a win in one move, and each further
//! one is harder until one is not solved.
//!
//! The id of a puzzle is the smallest key among its images under the symmetries of the board, with
//! the mover's stones counted as X. It is written to files and never changes.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `winning_line`, `solution`, `hint` | solutions, their explanations, and hints |
//! | `attempt`, `judge` | the player's moves, and their judgement |
//! | `finder` | puzzles in games |
//! | `id`, `rating`, `theme` | ids, difficulty and themes of puzzles |
//! | `json`, `compact`, `log` | puzzles and attempts as text |
//! | `memory`, `schedule`, `progress` | FSRS-6, and progress derived from the log |
//! | `deck`, `practice` | all puzzles; those for today |
//! | `activity`, `run` | what to do with them; the timed run |

mod activity;
mod attempt;
mod compact;
mod deck;
mod finder;
mod hint;
mod id;
mod json;
mod judge;
mod log;
mod memory;
mod practice;
mod progress;
mod rating;
mod run;
mod schedule;
mod solution;
mod standing;
mod theme;
mod winning_line;

pub use activity::Activity;
pub use attempt::{Attempt, AttemptTally, JudgeQuestion};
pub use compact::{read_compact, write_compact};
pub use deck::Deck;
pub use finder::PuzzleFinder;
pub use hint::{Hint, joined};
pub use id::{NoPuzzleId, PuzzleId, pattern};
pub use json::{LineError, PuzzleLine, line_id, read_line, write_line};
pub use judge::{Judge, JudgeReply, REPLY_LIMITS, Refutation};
pub use log::{AttemptOutcome, LogEntry};
pub use practice::{Counts, Practice};
pub use progress::Progress;
pub use rating::PlayerRating;
pub use run::{Run, RunEntry, RunResult};
pub use schedule::{Card, Grade};
pub use solution::{SolutionStep, explain};
pub use standing::{PuzzleStandings, Standing};
pub use theme::{NoTheme, Theme};
pub use winning_line::WinningLine;

use crate::rules::{Game, Point, Status, Stone};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    game: Game,
    goal: Goal,
    themes: Vec<Theme>,
    origin: Origin,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    Win(WinningLine),
    /// Defence: the only move that does not lose, or one of a few at the turning point of the
    /// player's own game.
    Defend {
        saves: Point,
        /// Win that the opponent would have if it were its turn.
        threat: WinningLine,
    },
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Name of a collection or a file; empty for the player's own game.
    pub source: String,
    /// Names of the players, `First` first; empty if unknown.
    pub players: [String; 2],
    /// Date of the game, as `2026-11-22` or in the words of the file; empty if unknown.
    pub date: String,
}

impl Origin {
    pub const fn is_own(&self) -> bool {
        self.source.is_empty()
    }
}

impl Puzzle {
    /// Creates a puzzle to win with this line; `None` if the line does not win.
    pub fn win(game: Game, line: Vec<Point>, origin: Origin) -> Option<Self> {
        let goal = Goal::Win(WinningLine::of(&game, line)?);
        Some(Self::new(game, goal, origin))
    }

    /// Creates a puzzle to defend. The opponent would win by `threat` if it were its turn, and does
    /// so after almost every move, but not after `saves`. `None` if the threat does not win, or the
    /// move is illegal.
    ///
    /// The finder counts the defences; see [`PuzzleFinder::defence`].
    pub fn defence(game: Game, saves: Point, threat: Vec<Point>, origin: Origin) -> Option<Self> {
        game.check(saves).ok()?;
        let threat = WinningLine::of(&passed(&game)?, threat)?;
        Some(Self::new(game, Goal::Defend { saves, threat }, origin))
    }

    fn new(game: Game, goal: Goal, origin: Origin) -> Self {
        Self { id: PuzzleId::of(&game), themes: theme::of(&game, &goal), game, goal, origin }
    }

    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// Game up to the position with the player to move.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub fn side(&self) -> Stone {
        self.game.side_of(self.game.moves().len())
    }

    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// Themes in the order of [`Theme::ALL`], which follow from the solver's line.
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    pub const fn origin(&self) -> &Origin {
        &self.origin
    }
}

impl Goal {
    /// Solution: the moves of both sides in turn, starting with the player.
    pub fn line(&self) -> &[Point] {
        match self {
            Self::Win(win) => win.line(),
            Self::Defend { saves, .. } => std::slice::from_ref(saves),
        }
    }

    pub const fn threats(&self) -> &WinningLine {
        match self {
            Self::Win(win) | Self::Defend { threat: win, .. } => win,
        }
    }
}

fn passed(game: &Game) -> Option<Game> {
    let Status::ToMove(side) = game.status() else { return None };
    let stones = crate::rules::Position::from_stones(game.variant(), game.stones()).ok()?;
    Some(Game::from_position(stones.with_to_move(side.opponent())))
}

#[cfg(test)]
mod tests;
