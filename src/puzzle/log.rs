//! The log of attempts: one line of JSON for each, never changed.

use std::time::Duration;

use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::{Attempt, Grade, LineError, PuzzleId};

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Without help and without a wrong move.
    Solved,
    /// Without a wrong move, but with hints.
    Hinted,
    /// With wrong moves, or given up.
    Failed,
}

/// What an attempt counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// When it ended, or failed, in the player's time zone.
    pub at: DateTime,
    /// At which puzzle.
    pub puzzle: PuzzleId,
    /// The rating of the puzzle.
    pub rating: u16,
    /// How it ended.
    pub outcome: Outcome,
    /// How well the puzzle was remembered.
    pub grade: Grade,
    /// How long it took, in seconds.
    pub seconds: u32,
}

impl LogEntry {
    /// The entry of an attempt that ended at this time and took so long, or failed then; `None` if it may still
    /// be solved.
    pub fn of(attempt: &Attempt, at: DateTime, spent: Duration) -> Option<Self> {
        let puzzle = attempt.puzzle();
        let outcome = attempt.counts_as()?;
        let moves = puzzle.goal().line().len().div_ceil(2);
        let grade = Grade::of(outcome, attempt.tally().was_told(), spent, moves);
        let seconds = u32::try_from(spent.as_secs()).unwrap_or(u32::MAX);
        Some(Self { at, puzzle: puzzle.id(), rating: puzzle.rating(), outcome, grade, seconds })
    }

    /// The entry in a line of the log.
    ///
    /// # Errors
    /// If the line is none, or was not written to its end.
    ///
    /// # Examples
    /// ```
    /// use gomoku::puzzle::{Grade, LogEntry, Outcome};
    ///
    /// let line = r#"{"at":"2026-11-22T11:02:03","puzzle":"0123456789abcdef","rating":900,"outcome":"solved","grade":"good","seconds":41}"#;
    /// let entry = LogEntry::read(line)?;
    /// assert_eq!((entry.outcome, entry.grade, entry.seconds), (Outcome::Solved, Grade::Good, 41));
    /// assert_eq!(entry.write(), line);
    /// # Ok::<(), gomoku::puzzle::LineError>(())
    /// ```
    pub fn read(line: &str) -> Result<Self, LineError> {
        serde_json::from_str(line).map_err(LineError::from)
    }

    /// The line of the log, without its end.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
