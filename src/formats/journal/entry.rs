//! What a line of a journal says.

use std::fmt;
use std::time::Duration;

use crate::game::{AnyGame, Clock, Match, Outcome, Participant, Person, State, TimeControl, Win};
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
            Self::Clock(control) => write!(f, "clock {control}"),
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

/// Something that happened, and the milliseconds that were left then to whoever did it, if they count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub entry: Entry,
    pub left: Option<u128>,
}

impl Step {
    /// Whether both are the same, as far as the time is known.
    pub(super) fn agrees(&self, other: &Self) -> bool {
        let has_same_time = self.left.zip(other.left).is_none_or(|(one, other)| one == other);
        self.entry == other.entry && has_same_time
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.left {
            Some(left) => write!(f, "{} {left}", self.entry),
            None => self.entry.fmt(f),
        }
    }
}

/// What happened from the start to where the match stands, without what was taken back: each is one
/// `undo`.
pub(super) fn steps(game: &Match, clock: Option<&Clock>) -> Vec<Step> {
    let left = |turn: usize, side| {
        let left = clock.and_then(|clock| clock.left_after(turn + 1, side));
        left.as_ref().map(Duration::as_millis)
    };
    let untimed = |entry| Step { entry, left: None };
    let mut steps: Vec<Step> = match game.on_board() {
        AnyGame::Rows(game) => {
            let moves = game.moves().iter().enumerate();
            let step = |(turn, &point): (usize, &Point)| Step {
                entry: Entry::Move(point),
                left: left(turn, game.side_of(turn)),
            };
            moves.map(step).collect()
        }
        AnyGame::Quarto(game) => {
            // The turn goes to the other side with a piece that is selected.
            let select = |turn, piece| Step {
                entry: Entry::Select(piece),
                left: left(turn, Stone::First.after(turn)),
            };
            let moves = game.moves().iter().enumerate();
            let placed = moves.flat_map(|(turn, done)| {
                [select(turn, done.piece), untimed(Entry::Place(done.point))]
            });
            let last = game.selected().map(|piece| select(game.moves().len(), piece));
            placed.chain(last).collect()
        }
    };
    match game.state() {
        State::Over(Outcome::Won(winner, Win::Resignation)) => {
            steps.push(untimed(Entry::Resign(winner.opponent())));
        }
        State::Over(Outcome::Won(winner, Win::Time)) => {
            steps.push(untimed(Entry::Flag(winner.opponent())));
        }
        _ => {}
    }
    steps
}
