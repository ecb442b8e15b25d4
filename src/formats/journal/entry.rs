//! What a line of a journal says.

use std::fmt;
use std::time::Duration;

use crate::game::{End, Participant, Person, TimeControl};
use crate::quarto::Piece;
use crate::rules::{Point, Stone};

/// Something that happened, or was so at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Who plays a side from here on.
    Player(Stone, Participant),
    /// What a person is called from here on; nothing for no name.
    Name(Person, String),
    /// How much time the players have; none from here on, later in the game.
    Clock(TimeControl),
    /// From here on variations are played of a game that has ended.
    Study,
    /// A stone that lay there at the start.
    Stone(Point, Stone),
    /// The side to move at the start, where the number of stones says another one.
    Turn(Stone),
    /// A stone was put there.
    Move(Point),
    /// A piece was selected.
    Select(Piece),
    /// The piece was placed there.
    Place(Point),
    /// What happened last was taken back.
    Undo,
    /// The game ended off the board.
    End(End),
    /// What was taken back last was played again.
    Redo,
    /// The game stands so many steps from the start on the line that ends with this node.
    Stand(u32, usize),
    /// The next node has this number.
    Next(u32),
    /// A node was taken out of the tree, with all that follows it.
    Delete,
    /// What is noted on a node, as properties of SGF; nothing else any more, but for the times of the move. In
    /// version 1 a number stands before it: so many steps from the start, on the way to where the game stands.
    Note(String),
    /// The times of a move.
    Times(Times),
    /// What is known of the game as a whole, as properties of SGF.
    Info(String),
    /// A node has this place among the continuations of the one before it.
    Promote(usize),
}

/// A line: what happened, and at which node, if that is not where the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub at: Option<u32>,
    pub entry: Entry,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.at {
            write!(f, "@{number} ")?;
        }
        self.entry.fmt(f)
    }
}

impl fmt::Display for Entry {
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
            Self::Stone(point, side) => write!(f, "stone {} {}", Cell(*point), mark(*side)),
            Self::Turn(side) => write!(f, "turn {}", mark(*side)),
            Self::Move(point) => write!(f, "move {}", Cell(*point)),
            Self::Select(piece) => write!(f, "select {}", piece.number()),
            Self::Place(point) => write!(f, "place {}", Cell(*point)),
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
            Self::Note(text) => write!(f, "note {}", OneLine(text)),
            Self::Times(times) => write!(f, "times{times}"),
            Self::Info(text) => write!(f, "info {}", OneLine(text)),
            Self::Delete => f.write_str("delete"),
            Self::Promote(0) => f.write_str("promote"),
            Self::Promote(place) => write!(f, "promote {place}"),
        }
    }
}

/// A text in one line: `%0A` for a line break, and so on.
struct OneLine<'a>(&'a str);

const ESCAPES: [(&str, &str); 3] = [("%", "%25"), ("\n", "%0A"), ("\r", "%0D")];

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let escape = |text: String, (plain, escaped)| text.replace(plain, escaped);
        f.write_str(&ESCAPES.into_iter().fold(self.0.to_owned(), escape))
    }
}

/// The text that was put into one line.
pub(super) fn of_one_line(text: &str) -> String {
    let plain = |text: String, (plain, escaped)| text.replace(escaped, plain);
    ESCAPES.into_iter().rev().fold(text.to_owned(), plain)
}

/// `7,7`: row and column from 0 at the top-left.
struct Cell(Point);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.row, self.0.col)
    }
}

/// How a side is written.
pub(super) const fn mark(side: Stone) -> char {
    match side {
        Stone::First => 'x',
        Stone::Second => 'o',
    }
}

/// How a person is written.
pub(super) const fn number(person: Person) -> u8 {
    match person {
        Person::One => 1,
        Person::Two => 2,
    }
}

/// Times of a move: what was left then to whoever made it, and how long it took.
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
