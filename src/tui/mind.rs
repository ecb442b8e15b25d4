//! What the computer does about the position on a table.

use std::time::Duration;

use crate::player::{Info, Level, Ticket};
use crate::rules::{Point, Stone};

/// What the computer does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Mind {
    /// Nothing: it was not asked.
    #[default]
    Idle,
    /// It thinks.
    Thinks(Thought),
    /// It was asked and gave no move. It is asked again when somebody wants that.
    Failed,
}

/// A question that is not answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The question's.
    pub ticket: Ticket,
    /// What it is for.
    pub errand: Errand,
    /// How far the computer has come, once it has said so.
    pub info: Option<Info>,
}

/// What a question is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The computer's own move.
    Move,
    /// A hint for the person to move.
    Hint,
    /// Nobody waits for the answer: the computer makes use of the person's time.
    Ponder,
}

/// Who is asked. Each has a player of its own, so that none disturbs what another remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The computer that plays this side.
    Side(Stone),
    /// The one that gives hints.
    Adviser,
}

/// How a question is to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// How strong.
    pub level: Level,
    /// How soon at the earliest.
    pub pace: Duration,
}

impl Manner {
    /// Between the moves of two computers, which a person wants to follow.
    pub const WATCHED: Duration = Duration::from_millis(400);
}

impl Sitter {
    /// How strong hints are: what takes a second.
    pub const ADVICE: Level = match Level::new(9) {
        Some(level) => level,
        None => Level::MAX,
    };
}

impl Mind {
    /// The question that is not answered yet.
    pub const fn thought(&self) -> Option<&Thought> {
        match self {
            Self::Thinks(thought) => Some(thought),
            Self::Idle | Self::Failed => None,
        }
    }

    /// Whether it thinks about this.
    pub fn is_on(&self, errand: Errand) -> bool {
        self.thought().is_some_and(|thought| thought.errand == errand)
    }

    /// The moves that the computer expects, from its own next one on.
    pub fn line(&self) -> &[Point] {
        match self.thought() {
            Some(Thought { errand: Errand::Move | Errand::Hint, info: Some(info), .. }) => &info.pv,
            _ => &[],
        }
    }
}
