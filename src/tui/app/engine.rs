//! What the computer does about the position on the board.

use crate::player::{Info, Ticket};
use crate::rules::Point;

/// What the computer does about the position on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EngineState {
    /// Nothing: it was not asked.
    #[default]
    Idle,
    /// It thinks.
    Thinking(Thinking),
    /// It was asked and gave no move. It is asked again when somebody wants that.
    Failed,
}

/// A question that is not answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// The question's.
    pub ticket: Ticket,
    /// What it is for.
    pub purpose: Purpose,
    /// How far the computer has come, once it has said so.
    pub info: Option<Info>,
}

/// What a question is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The computer's own move.
    Move,
    /// A hint for the person to move.
    Hint,
    /// Nobody waits for the answer: the computer makes use of the person's time.
    Ponder,
}

impl EngineState {
    /// The question that is not answered yet.
    pub const fn thinking(&self) -> Option<&Thinking> {
        match self {
            Self::Thinking(thinking) => Some(thinking),
            Self::Idle | Self::Failed => None,
        }
    }

    /// Whether it thinks for this purpose.
    pub fn is_thinking_for(&self, purpose: Purpose) -> bool {
        self.thinking().is_some_and(|thinking| thinking.purpose == purpose)
    }

    /// The moves that the computer expects, from its own next one on.
    pub fn expected(&self) -> &[Point] {
        match self.thinking() {
            Some(Thinking { purpose: Purpose::Move | Purpose::Hint, info: Some(info), .. }) => {
                info.pv()
            }
            _ => &[],
        }
    }
}
