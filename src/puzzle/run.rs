//! Timed run: as many easy puzzles as possible.

use std::time::Duration;

use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::LineError;

/// Timed run. It ends when the time is over, or with the last strike.
///
/// The caller provides the time. The clock starts with the first move, and stands while a move is
/// being checked and during a pause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Time left when the clock was started or stopped last.
    left: Duration,
    /// Time at which the clock was started; `None` while it stands.
    since: Option<Duration>,
    has_begun: bool,
    solved: u16,
    strikes: u8,
}

impl Run {
    /// Time of a whole run.
    pub const TIME: Duration = Duration::from_secs(3 * 60);
    /// Number of wrong moves that ends a run.
    pub const STRIKES: u8 = 3;
    /// Most moves of a solution.
    pub const MOVES: usize = 3;

    /// Starts the clock, unless it runs or the run is over.
    pub fn start(&mut self, now: Duration) {
        if self.since.is_none() && !self.is_over(now) {
            (self.since, self.has_begun) = (Some(now), true);
        }
    }

    /// Stops the clock.
    pub fn stop(&mut self, now: Duration) {
        (self.left, self.since) = (self.left(now), None);
    }

    pub fn left(&self, now: Duration) -> Duration {
        let passed = self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.left.saturating_sub(passed)
    }

    /// Checks whether the clock has ever run.
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    pub const fn solved(&self) -> u16 {
        self.solved
    }

    pub const fn strikes(&self) -> u8 {
        self.strikes
    }

    pub const fn add_solved(&mut self) {
        self.solved = self.solved.saturating_add(1);
    }

    pub const fn add_strike(&mut self) {
        self.strikes = self.strikes.saturating_add(1);
    }

    pub fn is_over(&self, now: Duration) -> bool {
        self.strikes >= Self::STRIKES || self.left(now).is_zero()
    }

    /// Time at which it ends or its clock shows another second; `None` while the clock stands.
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.since?;
        let left = self.left(now);
        // The clock shows whole seconds, rounded up.
        let part = Duration::from_nanos(left.subsec_nanos().into());
        let until = if part.is_zero() { Duration::from_secs(1).min(left) } else { part };
        Some(now + until)
    }

    /// Result of a run that ends now.
    pub fn result(&self, now: Duration) -> RunResult {
        let passed = Self::TIME.saturating_sub(self.left(now)).as_secs();
        let seconds = u32::try_from(passed).unwrap_or(u32::MAX);
        RunResult { solved: self.solved, strikes: self.strikes, seconds }
    }
}

impl Default for Run {
    fn default() -> Self {
        Self { left: Self::TIME, since: None, has_begun: false, solved: 0, strikes: 0 }
    }
}

/// Result of a timed run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunResult {
    pub solved: u16,
    pub strikes: u8,
    pub seconds: u32,
}

/// Line of the log of timed runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunEntry {
    /// Time at which it ended, in the player's time zone.
    pub at: DateTime,
    #[serde(flatten)]
    pub result: RunResult,
}

impl RunEntry {
    pub fn read(line: &str) -> Result<Self, LineError> {
        serde_json::from_str(line).map_err(LineError::from)
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn the_clock_runs_only_between_start_and_stop() {
        let mut run = Run::default();
        assert!(!run.has_begun());
        assert_eq!((run.left(seconds(50)), run.wakes_at(seconds(50))), (Run::TIME, None));
        run.start(seconds(100));
        run.stop(seconds(100));
        assert!(run.has_begun());
        run.start(seconds(100));
        run.start(seconds(101));
        assert_eq!(run.left(seconds(110)), seconds(170));
        run.stop(seconds(110));
        assert!(run.has_begun());
        assert_eq!(run.left(seconds(500)), seconds(170));
        run.start(seconds(500));
        assert!(!run.is_over(seconds(669)) && run.is_over(seconds(670)));
        run.stop(seconds(700));
        assert_eq!(run.result(seconds(700)).seconds, 180);
        run.start(seconds(701));
        assert_eq!(run.wakes_at(seconds(701)), None, "a run that is over does not begin again");
    }

    #[test]
    fn three_strikes_end_a_run() {
        let mut run = Run::default();
        run.start(Duration::ZERO);
        run.add_solved();
        for _ in 0..Run::STRIKES {
            assert!(!run.is_over(seconds(9)));
            run.add_strike();
        }
        assert!(run.is_over(seconds(9)));
        assert_eq!(run.result(seconds(9)), RunResult { solved: 1, strikes: 3, seconds: 9 });
    }

    #[test]
    fn it_wakes_whenever_the_clock_shows_another_second() {
        let mut run = Run::default();
        run.start(Duration::from_millis(250));
        for millis in [250, 251, 700, 1249, 1250, 180_249] {
            let now = Duration::from_millis(millis);
            let next = run.wakes_at(now).unwrap();
            assert!(next > now && next <= now + seconds(1), "{millis}");
            assert_eq!(next.subsec_millis(), 250, "{millis}");
        }
    }

    #[test]
    fn a_line_of_the_log_is_read_back() {
        let line = r#"{"at":"2026-11-26T20:15:00","solved":14,"strikes":2,"seconds":180}"#;
        let entry = RunEntry::read(line).unwrap();
        assert_eq!((entry.result.solved, entry.result.strikes), (14, 2));
        assert_eq!(entry.write(), line);
        assert!(RunEntry::read("{}").is_err());
    }
}
