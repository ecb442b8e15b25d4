//! What a line of a journal says.

use std::fmt;

use crate::game::{AnyGame, Match, Outcome, Participant, Person, State, Win};
use crate::quarto::Piece;
use crate::rules::{Point, Stone};

/// Something that happened, or was so at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Who plays a side from here on.
    Player(Stone, Participant),
    /// What a person is called from here on; nothing for no name.
    Name(Person, String),
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
    /// A side gave up.
    Resign(Stone),
    /// A side's time was up.
    Flag(Stone),
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
            Self::Stone(point, side) => write!(f, "stone {} {}", Cell(*point), mark(*side)),
            Self::Turn(side) => write!(f, "turn {}", mark(*side)),
            Self::Move(point) => write!(f, "move {}", Cell(*point)),
            Self::Select(piece) => write!(f, "select {}", piece.number()),
            Self::Place(point) => write!(f, "place {}", Cell(*point)),
            Self::Undo => f.write_str("undo"),
            Self::Flag(side) => write!(f, "flag {}", mark(*side)),
            Self::Resign(side) => write!(f, "resign {}", mark(*side)),
        }
    }
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

/// What happened from the start to where the match stands, without what was taken back: each is one
/// `undo`.
pub(super) fn steps(game: &Match) -> Vec<Entry> {
    let mut steps: Vec<Entry> = match game.on_board() {
        AnyGame::Rows(game) => game.moves().iter().copied().map(Entry::Move).collect(),
        AnyGame::Quarto(game) => {
            let moves = game.moves().iter();
            let placed =
                moves.flat_map(|done| [Entry::Select(done.piece), Entry::Place(done.point)]);
            placed.chain(game.selected().map(Entry::Select)).collect()
        }
    };
    match game.state() {
        State::Over(Outcome::Won(winner, Win::Resignation)) => {
            steps.push(Entry::Resign(winner.opponent()));
        }
        State::Over(Outcome::Won(winner, Win::Time)) => {
            steps.push(Entry::Flag(winner.opponent()));
        }
        _ => {}
    }
    steps
}
