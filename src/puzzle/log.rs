//! Log of attempts: one line of JSON for each, never changed.

use std::time::Duration;

use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::{Attempt, Grade, LineError, PuzzleId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AttemptOutcome {
    /// Solved without help or wrong moves.
    Solved,
    /// Solved without wrong moves, but with hints.
    Hinted,
    /// Failed: with wrong moves, or given up.
    Failed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// Time at which it ended or failed, in the player's time zone.
    pub at: DateTime,
    pub puzzle: PuzzleId,
    pub rating: u16,
    pub outcome: AttemptOutcome,
    pub grade: Grade,
    pub seconds: u32,
}

impl LogEntry {
    /// Creates the entry of an attempt that was finished, or failed, at this time; `None` if it may
    /// still be solved.
    pub fn of(attempt: &Attempt, at: DateTime, spent: Duration) -> Option<Self> {
        let puzzle = attempt.puzzle();
        let outcome = attempt.counts_as()?;
        let moves = puzzle.goal().line().len().div_ceil(2);
        let grade = Grade::of(outcome, attempt.tally().was_told(), spent, moves);
        let seconds = u32::try_from(spent.as_secs()).unwrap_or(u32::MAX);
        Some(Self { at, puzzle: puzzle.id(), rating: puzzle.rating(), outcome, grade, seconds })
    }

    pub fn read(line: &str) -> Result<Self, LineError> {
        serde_json::from_str(line).map_err(LineError::from)
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
