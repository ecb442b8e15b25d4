//! Lines of a journal.

use std::fmt;
use std::time::Duration;

use crate::game::{End, Participant, Person, TimeControl};
use crate::quarto::Piece;
use crate::rules::{Point, Stone};

/// Event of a game, or fact about its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum JournalEntry {
    Player(Stone, Participant),
    /// Renames a person; an empty text removes the name.
    Name(Person, String),
    /// Sets the time control; during a game it ends.
    Clock(TimeControl),
    /// Begins to study variations of the finished game.
    Study,
    /// Sets up a stone at the start.
    Stone(Point, Stone),
    /// Sets the side to move at the start, where the stones imply the other.
    Turn(Stone),
    Move(Point),
    Select(Piece),
    Place(Point),
    Undo,
    End(End),
    Redo,
    /// Goes to this many steps from the start on the line that ends with this node.
    Stand(u32, usize),
    /// Numbers the next node.
    Next(u32),
    Delete,
    /// Replaces the notes on a node, but not the times of its move, by properties of SGF. In
    /// version 1 a number precedes them: the steps from the start on the way to the current
    /// position.
    Note(String),
    Times(Times),
    /// Replaces the info of the game, as properties of SGF.
    Info(String),
    /// Moves a node to this place among its siblings.
    Promote(usize),
}

/// Event, and its node unless that is the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct JournalLine {
    pub at: Option<u32>,
    pub entry: JournalEntry,
}

impl fmt::Display for JournalLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.at {
            write!(f, "@{number} ")?;
        }
        self.entry.fmt(f)
    }
}

impl fmt::Display for JournalEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(side, Participant::Person(person)) => {
                write!(f, "player {} person {}", mark(*side), number(*person))
            }
            Self::Player(side, Participant::Computer(level)) => {
                write!(f, "player {} computer {level}", mark(*side))
            }
            Self::Name(person, name) => write!(f, "name {} {name}", number(*person)),
            Self::Clock(control) => write!(f, "clock {control}"),
            Self::Stone(point, side) => write!(f, "stone {} {}", RowCol(*point), mark(*side)),
            Self::Turn(side) => write!(f, "turn {}", mark(*side)),
            Self::Move(point) => write!(f, "move {}", RowCol(*point)),
            Self::Select(piece) => write!(f, "select {}", piece.number()),
            Self::Place(point) => write!(f, "place {}", RowCol(*point)),
            Self::Study => f.write_str("study"),
            Self::Undo => f.write_str("undo"),
            Self::End(End::Resigned(side)) => write!(f, "resign {}", mark(*side)),
            Self::End(End::OutOfTime(side)) => write!(f, "flag {}", mark(*side)),
            Self::End(End::Forfeited(side)) => write!(f, "forfeit {}", mark(*side)),
            Self::End(End::Lost(side)) => write!(f, "lost {}", mark(*side)),
            Self::End(End::Drawn) => f.write_str("draw"),
            Self::End(End::Void) => f.write_str("void"),
            Self::Redo => f.write_str("redo"),
            Self::Stand(line_end, ply) => write!(f, "stand {line_end} {ply}"),
            Self::Next(number) => write!(f, "next {number}"),
            Self::Note(text) => write!(f, "note {}", Escaped(text)),
            Self::Times(times) => write!(f, "times{times}"),
            Self::Info(text) => write!(f, "info {}", Escaped(text)),
            Self::Delete => f.write_str("delete"),
            Self::Promote(0) => f.write_str("promote"),
            Self::Promote(place) => write!(f, "promote {place}"),
        }
    }
}

/// Escapes a text to fit into a line: `%0A` for a line break, and so on.
struct Escaped<'a>(&'a str);

const ESCAPES: [(&str, &str); 3] = [("%", "%25"), ("\n", "%0A"), ("\r", "%0D")];

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let escape = |text: String, (plain, escaped)| text.replace(plain, escaped);
        f.write_str(&ESCAPES.into_iter().fold(self.0.to_owned(), escape))
    }
}

pub(super) fn of_one_line(text: &str) -> String {
    let plain = |text: String, (plain, escaped)| text.replace(escaped, plain);
    ESCAPES.into_iter().rev().fold(text.to_owned(), plain)
}

/// Writes row and column from 0 at the top left: `7,7`.
struct RowCol(Point);

impl fmt::Display for RowCol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.row, self.0.col)
    }
}

pub(super) const fn mark(side: Stone) -> char {
    match side {
        Stone::First => 'x',
        Stone::Second => 'o',
    }
}

pub(super) const fn number(person: Person) -> u8 {
    match person {
        Person::One => 1,
        Person::Two => 2,
    }
}

/// Time left after a move, and time that it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    pub left: Option<Duration>,
    pub spent: Option<Duration>,
}

/// ` 300000 1250` in milliseconds behind a move; `-` for a time that is not known before one that is.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.left, self.spent) {
            (None, None) => Ok(()),
            (Some(left), None) => write!(f, " {}", left.as_millis()),
            (None, Some(spent)) => write!(f, " - {}", spent.as_millis()),
            (Some(left), Some(spent)) => write!(f, " {} {}", left.as_millis(), spent.as_millis()),
        }
    }
}
