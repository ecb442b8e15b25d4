//! Changes of a shared game, and their text.

use std::fmt;
use std::time::Duration;

use super::words::{Words, plain};
use crate::game::{End, Target};
use crate::quarto::Piece;
use crate::rules::{Point, Stone};

/// Change of a shared game. Only the player who is to act makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Move, or step of the opening.
    Act(Target),
    /// Return to the position after this many actions.
    Back(usize),
    /// End of the game off the board.
    End(End),
}

/// Change with the time that its author has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub change: Change,
    /// Time left in whole milliseconds; `None` without a clock.
    pub left: Option<Duration>,
}

impl Entry {
    pub fn new(change: Change, left: Option<Duration>) -> Self {
        let whole = |left: Duration| {
            Duration::from_millis(u64::try_from(left.as_millis()).unwrap_or(u64::MAX))
        };
        Self { change, left: left.map(whole) }
    }
}

/// Entry with its number in the log of the game, from 1.
///
/// ```text
/// m 1 7,7 300000       stone in row 7, column 7; 300 s are left
/// select 2 11          piece of Quarto for the other player
/// o 4 swap             decision of the opening: keep, swap, place-two, offer-many
/// o 5 n=3              number of fifth moves
/// pass 6
/// back 7 4             return to the position after four actions
/// end 8 resign x       end: resign, flag (each with the side that loses), draw
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    pub number: usize,
    pub entry: Entry,
}

/// Verbs of the lines that hold an entry.
pub(super) const VERBS: [&str; 6] = ["m", "select", "o", "pass", "back", "end"];
const DECLARE: &str = "n=";

impl fmt::Display for Numbered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number;
        match self.entry.change {
            Change::Act(Target::Cell(Point { row, col })) => write!(f, "m {number} {row},{col}")?,
            // A column stands for its cell only in the program that plays there.
            Change::Act(Target::Column(col)) => write!(f, "m {number} 0,{col}")?,
            Change::Act(Target::Piece(piece)) => write!(f, "select {number} {}", piece.number())?,
            Change::Act(Target::Pass) => write!(f, "pass {number}")?,
            Change::Act(Target::Choose(choice)) => write!(f, "o {number} {choice}")?,
            Change::Act(Target::Declare(count)) => write!(f, "o {number} {DECLARE}{count}")?,
            Change::Back(ply) => write!(f, "back {number} {ply}")?,
            Change::End(end) => write!(f, "end {number} {}", end_text(end))?,
        }
        match self.entry.left {
            Some(left) => write!(f, " {}", left.as_millis()),
            None => Ok(()),
        }
    }
}

fn end_text(end: End) -> String {
    let (word, side) = match end {
        End::Resigned(side) => ("resign", side),
        End::OutOfTime(side) => ("flag", side),
        // The other ends are not made by players of a shared game.
        End::Drawn | End::MoveLimit | End::Forfeited(_) | End::Lost(_) | End::Void => {
            return "draw".to_owned();
        }
    };
    let side = if side == Stone::First { 'x' } else { 'o' };
    format!("{word} {side}")
}

impl Numbered {
    /// Parses an entry after its verb; `None` if it has another form.
    pub(super) fn parse(verb: &str, words: &mut Words) -> Option<Self> {
        let number = words.number().filter(|number| *number > 0)?;
        let change = match verb {
            "m" => {
                let (row, col) = words.word()?.split_once(',')?;
                let point = Point::new(plain(row)?, plain(col)?);
                Change::Act(Target::Cell(point))
            }
            "select" => Change::Act(Target::Piece(Piece::new(words.number()?)?)),
            "pass" => Change::Act(Target::Pass),
            "o" => {
                let word = words.word()?;
                Change::Act(match word.strip_prefix(DECLARE) {
                    Some(count) => Target::Declare(plain(count)?),
                    None => Target::Choose(word.parse().ok()?),
                })
            }
            "back" => Change::Back(words.number()?),
            "end" => Change::End(match words.word()? {
                "draw" => End::Drawn,
                "resign" => End::Resigned(side(words)?),
                "flag" => End::OutOfTime(side(words)?),
                _ => return None,
            }),
            _ => return None,
        };
        let left = match words.word() {
            Some(left) => Some(Duration::from_millis(plain::<u32>(left)?.into())),
            None => None,
        };
        Some(Self { number, entry: Entry { change, left } })
    }
}

fn side(words: &mut Words) -> Option<Stone> {
    match words.word()? {
        "x" => Some(Stone::First),
        "o" => Some(Stone::Second),
        _ => None,
    }
}
