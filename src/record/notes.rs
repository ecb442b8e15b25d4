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

/// A property as an SGF file has it.
///
/// ```
/// use gomoku::record::Property;
///
/// let property = Property::new("GN", vec![r"a \] game".to_owned()]);
/// assert!(property.is_some());
/// // A value ends at its first bracket.
/// assert_eq!(Property::new("GN", vec!["a ] game".to_owned()]), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    name: String,
    values: Vec<String>,
}

impl Property {
    /// A name of capital letters and digits, and values as they are written, escapes included; `None` if
    /// they cannot stand in a file like that.
    pub fn new(name: &str, values: Vec<String>) -> Option<Self> {
        let is_name = |name: &str| {
            name.starts_with(|first: char| first.is_ascii_uppercase())
                && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        };
        let is_whole = !values.is_empty() && values.iter().all(|value| is_value(value));
        (is_name(name) && is_whole).then(|| Self { name: name.to_owned(), values })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its values as they are written, escapes included.
    pub fn values(&self) -> &[String] {
        &self.values
    }
}

/// Whether a value does not end before its last character, and ends there.
fn is_value(value: &str) -> bool {
    let mut is_escaped = false;
    for byte in value.bytes() {
        if byte == b']' && !is_escaped {
            return false;
        }
        is_escaped = byte == b'\\' && !is_escaped;
    }
    !is_escaped
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

    /// Whether both have the same of what people note: not the times of the move, nor what the program found by
    /// itself.
    pub(super) fn is_same_work(&self, other: &Self) -> bool {
        self.comment == other.comment
            && self.marks == other.marks
            && self.properties == other.properties
    }

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}
