//! Lessons: boards that each teach one idea. Pure: the caller provides files and threads.
//!
//! The content is data: `assets/lessons` has a file for each lesson, with the goal, the side to
//! move and the board as a picture. The sentences are messages of the program (`lessons.ftl`).
//!
//! There is no list of right moves. A `LessonJudge` asks the solvers of the puzzles (see `puzzle`)
//! whether a move reaches the goal. It answers a right move with the best defence, until there are
//! five in a row, and a wrong one with the opponent's moves that refute it. It blocks, so it
//! belongs on another thread.
//!
//! | file | contents |
//! |---|---|
//! | `content` | the lessons, from their files |
//! | `judge` | judgement of the student's moves, and hints |
//! | `progress` | the lessons that are done, and their lines in the log |

mod content;
mod judge;
mod progress;

pub use content::{LESSONS, LessonId, lesson};
pub use judge::{LessonHint, LessonJudge, LessonQuestion, LessonReply, Refuted, Why};
pub use progress::{LessonEntry, LessonProgress};

use crate::rules::{Game, Status, Stone};

/// Board with a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub goal: LessonGoal,
    /// Position with the student to move.
    pub game: Game,
}

/// Task of the student.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// Complete five in a row.
    Five,
    /// Make an open three.
    OpenThree,
    /// Leave the opponent no win by threats.
    Hold,
    /// Leave the opponent no win by threats, and make an open three or a four.
    HoldAndThreaten,
    /// Win by threats. The student plays each move up to the five.
    Win(Means),
}

/// Idea of a win, as the task names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// One stone makes a four and an open three.
    FourThree,
    /// One stone makes two fours.
    DoubleFour,
    /// One stone makes two open threes.
    DoubleThree,
    /// Every move is a four.
    Fours,
    /// Threats of any kind.
    Threats,
}

impl Lesson {
    pub fn student(&self) -> Stone {
        self.game.side_of(0)
    }
}

impl LessonGoal {
    /// Checks whether the student has to play more than one move.
    pub const fn takes_several_moves(self) -> bool {
        matches!(self, Self::Win(_))
    }
}

fn is_open(game: &Game) -> bool {
    matches!(game.status(), Status::ToMove(_))
}

#[cfg(test)]
mod tests;
