//! Message of a player about its search, in its own words.

use std::time::Duration;

use crate::rules::Point;

/// Message of another engine, with what could be parsed of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// Printable text of the message.
    pub text: String,
    /// Depth in plies as the engine writes it: `12` or `12-18`.
    pub depth: Option<String>,
    /// Value of the position as the engine writes it: `35`, `+M5`, `62.5%`.
    pub evaluation: Option<String>,
    /// Time that the engine has taken by its own clock.
    pub time: Option<Duration>,
    /// Part of the time of a move that its line took there and back. Zero until the move is there.
    pub latency: Duration,
    /// Number of the line from 1, if there are several.
    pub number: Option<u8>,
    /// Expected moves of both sides, beginning with the engine's.
    pub pv: Vec<Point>,
}

impl Said {
    /// Completes a message with what an earlier one about the same search says besides. Some engines
    /// end with a summary that has no moves.
    #[must_use]
    pub fn completed(self, before: &Self) -> Self {
        let pv = if self.pv.is_empty() { before.pv.clone() } else { self.pv };
        Self {
            depth: self.depth.or_else(|| before.depth.clone()),
            evaluation: self.evaluation.or_else(|| before.evaluation.clone()),
            time: self.time.or(before.time),
            pv,
            ..self
        }
    }

    /// Checks whether it says anything of a search.
    pub const fn is_of_search(&self) -> bool {
        self.depth.is_some() || self.evaluation.is_some() || !self.pv.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_keeps_the_moves_of_the_search() {
        let before = Said {
            depth: Some("9".to_owned()),
            evaluation: Some("12".to_owned()),
            pv: vec![Point::new(7, 7)],
            ..Said::default()
        };
        let summary = Said { depth: Some("10".to_owned()), ..Said::default() };
        let completed = summary.completed(&before);
        assert_eq!(
            (completed.depth.as_deref(), completed.evaluation.as_deref()),
            (Some("10"), Some("12"))
        );
        assert_eq!(completed.pv, before.pv);
    }
}
