//! What a manager tells a brain beside the game.

use std::fmt;

use super::text::{self, Cell};
use crate::rules::Point;

/// One key and its value. Times are in milliseconds, memory is in bytes.
///
/// Nothing here is checked: the numbers are what the manager wrote, and one that is too large is the
/// largest there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Info {
    /// Time for each move; 0 is as fast as possible.
    TimeoutTurn(i64),
    /// Time for the whole match; 0 is no limit.
    TimeoutMatch(i64),
    /// What is left of it: 2147483647 is unlimited, less than 0 is too late.
    TimeLeft(i64),
    /// Memory of the process; 0 is no limit.
    MaxMemory(i64),
    /// Against 0 a person, 1 a brain, 2 in a tournament, 3 in one on a network.
    GameType(i64),
    /// The sum of 1 exactly five, 2 continuous play, 4 renju, 8 caro.
    Rule(i64),
    /// A directory for what is to be kept.
    Folder(String),
    /// The cell under the mouse.
    Evaluate(Point),
    /// Plies to search.
    MaxDepth(i64),
    /// Positions to visit.
    MaxNode(i64),
    /// Threads that search.
    ThreadNum(i64),
    /// Whether the brain tells how its search goes on, from 1 on.
    ShowDetail(i64),
    /// Another key, or a value that its key cannot have.
    Other {
        /// The key, in small letters.
        key: String,
        /// The value, possibly empty.
        value: String,
    },
}

/// A key whose value is a number.
type Numeric = (&'static str, fn(i64) -> Info);

const NUMBERS: [Numeric; 10] = [
    ("timeout_turn", Info::TimeoutTurn),
    ("timeout_match", Info::TimeoutMatch),
    ("time_left", Info::TimeLeft),
    ("max_memory", Info::MaxMemory),
    ("game_type", Info::GameType),
    ("rule", Info::Rule),
    ("max_depth", Info::MaxDepth),
    ("max_node", Info::MaxNode),
    ("thread_num", Info::ThreadNum),
    ("show_detail", Info::ShowDetail),
];

impl Info {
    /// What follows the word `INFO`.
    pub(super) fn parse(arguments: &str) -> Self {
        let (key, value) = text::word(arguments);
        let (key, value) = (key.to_ascii_lowercase(), value.trim_end());
        let numeric = NUMBERS.into_iter().find(|(known, _)| *known == key);
        let known = match key.as_str() {
            "folder" => Some(Self::Folder(value.to_owned())),
            "evaluate" => text::point(value).map(Self::Evaluate),
            _ => numeric.and_then(|(_, info)| text::number(value).map(info)),
        };
        known.unwrap_or_else(|| Self::Other { key, value: value.to_owned() })
    }
}

/// The key and its value.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TimeoutTurn(time) => write!(f, "timeout_turn {time}"),
            Self::TimeoutMatch(time) => write!(f, "timeout_match {time}"),
            Self::TimeLeft(time) => write!(f, "time_left {time}"),
            Self::MaxMemory(bytes) => write!(f, "max_memory {bytes}"),
            Self::GameType(number) => write!(f, "game_type {number}"),
            Self::Rule(sum) => write!(f, "rule {sum}"),
            Self::Folder(path) => text::write_line(f, "folder", path),
            Self::Evaluate(point) => write!(f, "evaluate {}", Cell(*point)),
            Self::MaxDepth(plies) => write!(f, "max_depth {plies}"),
            Self::MaxNode(nodes) => write!(f, "max_node {nodes}"),
            Self::ThreadNum(threads) => write!(f, "thread_num {threads}"),
            Self::ShowDetail(detail) => write!(f, "show_detail {detail}"),
            Self::Other { key, value } => text::write_line(f, key, value),
        }
    }
}
