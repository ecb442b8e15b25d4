//! Notes on a move, and on the game as a whole.

use std::time::Duration;

use crate::game::{MoveLimit, TimeControl};
use crate::player::Verdict;
use crate::rules::{BySide, Point, Stone};

/// Notes on a node of the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Notes {
    /// Comment on the position.
    pub comment: String,
    /// Marks on cells.
    pub marks: Vec<Mark>,
    /// Time that the move took.
    pub spent: Option<Duration>,
    /// Time left to the side that moved.
    pub left: Option<Duration>,
    /// Result of a search in the position.
    pub evaluation: Option<Evaluation>,
    /// Judgement of the move by a review.
    pub judgement: Option<Judgement>,
    /// Summary of a review, on the last move of the line that it was about.
    pub review: Option<ReviewSummary>,
    /// Steps of the hint that the player took in the position; 0 without a hint.
    pub hints: u8,
    /// Other properties, kept from the file.
    pub properties: Vec<Property>,
}

/// Result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evaluation {
    /// Value for the side to move.
    pub verdict: Verdict,
    /// Depth in plies.
    pub depth: u8,
}

/// Quality of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Judgement {
    /// Every other move loses.
    OnlyMove,
    /// Hard to find, and good.
    GoodFind,
    /// Neither good nor bad, but interesting.
    Interesting,
    /// Doubtful: possibly bad.
    Doubtful,
    /// Mistake: a bad move.
    Mistake,
    /// Blunder: a very bad move.
    Blunder,
    /// Missed a win in this many plies.
    MissedWin(u16),
}

/// Summary of a review: where the game was lost, and how both sides played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ReviewSummary {
    /// Side that lost, if any.
    pub loser: Option<Stone>,
    /// Where it lost.
    pub turning: Turning,
    /// Play of both sides.
    pub sides: BySide<SideSummary>,
}

/// Where a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Turning {
    /// Not at all, or not known.
    Unknown,
    /// Not lost for sure when the game ended.
    NotProved,
    /// With the move of this number, from 1.
    Move(u16),
    /// After the move of this number at the latest.
    Since(u16),
    /// From the start, by proof or according to a search.
    Start {
        /// Set if it is proved.
        is_proved: bool,
    },
}

/// Play of a side: the numbers of its marks, and its accuracy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[expect(missing_docs, reason = "the marks' names")]
pub struct SideSummary {
    pub blunders: u16,
    pub mistakes: u16,
    pub missed_wins: u16,
    pub only_moves: u16,
    pub good_finds: u16,
    /// Accuracy in per cent; `None` if the side had no choice.
    pub accuracy: Option<u8>,
}

/// Mark on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mark {
    /// Cell that is marked.
    pub point: Point,
    /// Kind of the mark.
    pub kind: MarkKind,
}

/// Kind of a mark.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[expect(missing_docs, reason = "the shapes' names")]
pub enum MarkKind {
    Triangle,
    Square,
    Circle,
    Cross,
    /// Selection of the cell.
    Selected,
    /// Short text on the cell.
    Label(String),
}

/// Property as in an SGF file.
///
/// ```
/// use gomoku::record::Property;
///
/// let property = Property::new("GN", vec![r"a \] game".to_owned()]);
/// assert!(property.is_some());
/// // A value ends at its first bracket.
/// assert_eq!(Property::new("GN", vec!["a ] game".to_owned()]), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "(String, Vec<String>)", try_from = "(String, Vec<String>)")
)]
pub struct Property {
    name: String,
    /// Values with `][` between them, as a file has them.
    values: String,
}

impl Property {
    /// Creates a property. The name consists of capitals, at least one, and digits; the values, at least one, are
    /// escaped as in a file; `None` otherwise.
    pub fn new(name: &str, values: impl IntoIterator<Item = impl AsRef<str>>) -> Option<Self> {
        let is_name = name.contains(|char: char| char.is_ascii_uppercase())
            && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
        let mut values = values.into_iter();
        let mut all = values.next()?.as_ref().to_owned();
        let mut is_whole = is_name && is_value(&all);
        for value in values {
            is_whole &= is_value(value.as_ref());
            all.extend([BETWEEN, value.as_ref()]);
        }
        is_whole.then(|| Self { name: name.to_owned(), values: all })
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Creates a property from its name and [`values_text`](Self::values_text).
    pub(super) const fn packed(name: String, values: String) -> Self {
        Self { name, values }
    }

    pub(super) fn values_text(&self) -> &str {
        &self.values
    }

    /// Iterates over the values as written, with escapes.
    pub fn values(&self) -> impl Iterator<Item = &str> {
        let mut rest = Some(&*self.values);
        std::iter::from_fn(move || {
            let text = rest?;
            let end = end_of_value(text);
            rest = text.get(end + BETWEEN.len()..);
            Some(&text[..end])
        })
    }
}

#[cfg(feature = "serde")]
impl From<Property> for (String, Vec<String>) {
    fn from(property: Property) -> Self {
        let values = property.values().map(str::to_owned).collect();
        (property.name, values)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<(String, Vec<String>)> for Property {
    type Error = &'static str;

    fn try_from((name, values): (String, Vec<String>)) -> Result<Self, Self::Error> {
        Self::new(&name, values).ok_or("not a property of SGF")
    }
}

/// Marks between two values of a property in a file.
const BETWEEN: &str = "][";

/// Position of the bracket that ends an escaped value, or the end of the text.
fn end_of_value(text: &str) -> usize {
    let mut is_escaped = false;
    let is_end = |byte: u8| {
        let is_end = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    };
    text.bytes().position(is_end).unwrap_or(text.len())
}

/// Checks that an escaped value ends exactly at its last character.
fn is_value(value: &str) -> bool {
    let slashes = value.bytes().rev().take_while(|&byte| byte == b'\\').count();
    end_of_value(value) == value.len() && slashes.is_multiple_of(2)
}

impl Notes {
    /// Notes without content.
    pub const NONE: Self = Self {
        comment: String::new(),
        marks: Vec::new(),
        spent: None,
        left: None,
        evaluation: None,
        judgement: None,
        review: None,
        hints: 0,
        properties: Vec::new(),
    };

    /// Compares what is due to people: neither times of the move, nor findings of the program.
    pub(super) fn is_same_work(&self, other: &Self) -> bool {
        self.comment == other.comment
            && self.marks == other.marks
            && self.hints == other.hints
            && self.properties == other.properties
    }

    /// Checks whether the notes are empty.
    pub const fn is_empty(&self) -> bool {
        let Self {
            comment,
            marks,
            spent: None,
            left: None,
            evaluation: None,
            judgement: None,
            review: None,
            hints: 0,
            properties,
        } = self
        else {
            return false;
        };
        comment.is_empty() && marks.is_empty() && properties.is_empty()
    }
}

/// Information on the game as a whole, besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Players of both sides.
    pub players: BySide<Player>,
    /// Date, as `2026-11-22` or in the words of the file.
    pub date: String,
    /// Time control of the game.
    pub time: TimeControl,
    /// Name of a rule that is unknown to this program, or says more than the rule.
    pub rule: Option<String>,
    /// Rating of the computer, if the game counts for the rating of the person who plays it.
    pub rated_against: Option<u16>,
    /// Move limit of the game, at which it is drawn.
    pub limit: MoveLimit,
}

/// Player of a side, as named in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Name; empty if unknown.
    pub name: String,
}
