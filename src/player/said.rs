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
    /// Number of the line from 1, if there are several.
    pub number: Option<u8>,
    /// Expected moves of both sides, beginning with the engine's.
    pub pv: Vec<Point>,
}

impl Said {
    /// Checks whether it says anything of a search.
    pub const fn is_of_search(&self) -> bool {
        self.depth.is_some() || self.evaluation.is_some() || !self.pv.is_empty()
    }
}
