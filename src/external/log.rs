//! Log of an engine: the last lines of both sides.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::printable::printable;

/// Maximum number of lines that are kept.
const MOST_LINES: usize = 1000;
/// Maximum length of a line in characters; the rest is cut.
const LONGEST: usize = 300;

/// Log of an engine. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Log(Arc<Mutex<Lines>>);

#[derive(Debug, Default)]
struct Lines {
    lines: VecDeque<Entry>,
    /// Number of all lines so far.
    count: usize,
}

/// Line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Time since the engine was started.
    pub at: Duration,
    pub direction: Direction,
    /// Printable text of the line.
    pub text: String,
}

/// Source of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the engine.
    To,
    /// From the engine.
    From,
    /// From the engine's standard error.
    Error,
    /// About the engine: it was started or has ended.
    Note,
}

impl Direction {
    /// Sign before a line of the log.
    pub const fn sign(self) -> char {
        match self {
            Self::To => '>',
            Self::From => '<',
            Self::Error => '!',
            Self::Note => '-',
        }
    }
}

impl Log {
    /// Adds a line, and forgets the oldest one if there are too many.
    pub fn add(&self, at: Duration, direction: Direction, text: &str) {
        let mut cut: String = text.chars().take(LONGEST).collect();
        if cut.len() < text.len() {
            cut.push_str("...");
        }
        let text = printable(&cut).into_owned();
        let mut log = self.lock();
        if log.lines.len() == MOST_LINES {
            log.lines.pop_front();
        }
        log.lines.push_back(Entry { at, direction, text });
        log.count += 1;
    }

    /// Number of all lines so far, including those that are no longer kept.
    pub fn count(&self) -> usize {
        self.lock().count
    }

    /// Returns the lines that are kept, oldest first.
    pub fn lines(&self) -> Vec<Entry> {
        self.since(0)
    }

    /// Returns the lines after the first `count` ones that are still kept, oldest first.
    pub fn since(&self, count: usize) -> Vec<Entry> {
        let log = self.lock();
        let forgotten = log.count - log.lines.len();
        log.lines.iter().skip(count.saturating_sub(forgotten)).cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add(log: &Log, text: &str) {
        log.add(Duration::ZERO, Direction::From, text);
    }

    #[test]
    fn a_log_is_bounded() {
        let log = Log::default();
        for number in 0..MOST_LINES + 5 {
            add(&log, &number.to_string());
        }
        let texts: Vec<String> = log.lines().into_iter().map(|entry| entry.text).collect();
        assert_eq!((log.count(), texts.len(), &*texts[0]), (MOST_LINES + 5, MOST_LINES, "5"));
        let last: Vec<String> =
            log.since(MOST_LINES + 3).into_iter().map(|entry| entry.text).collect();
        assert_eq!(last, ["1003", "1004"]);
        assert!(log.since(MOST_LINES + 9).is_empty());
    }

    #[test]
    fn lines_are_cut_and_printable() {
        let log = Log::default();
        add(&log, "\x1b[2Jhi\u{202e}");
        add(&log, &"ä".repeat(LONGEST + 1));
        let lines = log.lines();
        assert_eq!(lines[0].text, "\u{fffd}[2Jhi\u{fffd}");
        assert_eq!(lines[1].text, "ä".repeat(LONGEST) + "...");
    }
}
