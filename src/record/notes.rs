//! What is noted on a move.

use std::time::Duration;

use crate::player::Verdict;
use crate::rules::Point;

/// What is noted on a node of the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What somebody says of the position.
    pub comment: String,
    /// Marks on cells.
    pub marks: Vec<Mark>,
    /// How long the move took.
    pub spent: Option<Duration>,
    /// The time that was left then to whoever made the move.
    pub left: Option<Duration>,
    /// What a search found of the position.
    pub evaluation: Option<Evaluation>,
    /// What the review says of the move.
    pub judgement: Option<Judgement>,
    /// What the file says besides, which nothing here stands for.
    pub properties: Vec<Property>,
}

/// What a search found of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// For the side to move.
    pub verdict: Verdict,
    /// How deep it searched, in plies.
    pub depth: u8,
}

/// How good a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Every other move loses.
    OnlyMove,
    /// Hard to find, and good.
    GoodFind,
    /// Neither good nor bad, but worth a look.
    Interesting,
    /// Perhaps bad.
    Doubtful,
    /// Bad.
    Mistake,
    /// Very bad.
    Blunder,
    /// There was a win, in so many plies.
    MissedWin(u16),
}

/// A mark on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The cell.
    pub point: Point,
    /// What stands there.
    pub kind: MarkKind,
}

/// What marks a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the shapes' names")]
pub enum MarkKind {
    Triangle,
    Square,
    Circle,
    Cross,
    /// The cell is selected.
    Selected,
    /// A short text.
    Label(String),
}

/// A property as a file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Its name.
    pub name: String,
    /// Its values as they are written, escapes included.
    pub values: Vec<String>,
}

impl Notes {
    /// Nothing is noted.
    pub const NONE: Self = Self {
        comment: String::new(),
        marks: Vec::new(),
        spent: None,
        left: None,
        evaluation: None,
        judgement: None,
        properties: Vec::new(),
    };

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}
