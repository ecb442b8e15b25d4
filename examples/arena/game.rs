//! Game between two brains.

use std::time::Duration;

use gomoku::gomocup::message::{Command, Owner, PlacedStone};
use gomoku::rules::{Game, Point, Status, Stone};

use crate::brain::{Brain, Fault};

/// One of the two brains of a match, as an array index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    A,
    B,
}

impl Side {
    /// Both brains, in order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// Returns the brain with these stones, if `self` has the first ones.
    const fn of(self, stone: Stone) -> Self {
        match stone {
            Stone::First => self,
            Stone::Second => self.other(),
        }
    }

    /// Returns the other brain.
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Winning row of a side.
    Row,
    /// Full board, or only fouls left to the side to move: a draw.
    Full,
    /// Loss on time.
    Time,
    /// Illegal move by the loser.
    Illegal,
    /// Program of the loser ended, or refused to start the game.
    Crash,
}

impl From<Fault> for End {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Time => Self::Time,
            Fault::Crash => Self::Crash,
        }
    }
}

/// Times of a brain's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Number of moves.
    pub moves: u32,
    /// Total of all moves.
    pub total: Duration,
    /// Time of the longest move.
    pub longest: Duration,
}

impl Times {
    fn add(&mut self, time: Duration) {
        *self += Self { moves: 1, total: time, longest: time };
    }
}

impl std::ops::AddAssign for Times {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// Game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Moves after the opening.
    pub moves: Vec<Point>,
    /// Winner of the game.
    pub winner: Option<Side>,
    /// Reason for the end.
    pub end: End,
    /// Times of A and B.
    pub times: [Times; 2],
}

/// Plays an opening to its end; `first` has the first stones.
pub fn play(opening: &Game, first: Side, brains: &mut [Brain; 2]) -> Ended {
    let mut game = opening.clone();
    let mut times = [Times::default(); 2];
    let (winner, end) = to_the_end(&mut game, first, brains, &mut times);
    let moves = game.moves()[opening.moves().len()..].to_vec();
    Ended { moves, winner, end, times }
}

fn to_the_end(
    game: &mut Game,
    first: Side,
    brains: &mut [Brain; 2],
    times: &mut [Times; 2],
) -> (Option<Side>, End) {
    for side in Side::BOTH {
        if let Err(fault) = brains[side as usize].begin(game.variant()) {
            return (Some(side.other()), fault.into());
        }
    }
    let mut knows_the_board = [false; 2];
    loop {
        let mover = match game.status() {
            // Neither side can do more than pass.
            Status::ToMove(_) if game.legal_moves().next().is_none() => return (None, End::Full),
            Status::ToMove(stone) => first.of(stone),
            Status::Won(stone) => return (Some(first.of(stone)), End::Row),
            Status::Drawn => return (None, End::Full),
        };
        let question = question(game, knows_the_board[mover as usize]);
        knows_the_board[mover as usize] = true;
        let (time, answer) = brains[mover as usize].choose(&question);
        times[mover as usize].add(time);
        let end = match answer.map(|point| game.play(point)) {
            Ok(Ok(_)) => continue,
            Ok(Err(_)) => End::Illegal,
            Err(fault) => fault.into(),
        };
        return (Some(mover.other()), end);
    }
}

/// Command that requests a move: with all stones, or only the last one if the brain knows the
/// others.
pub fn question(game: &Game, knows_the_board: bool) -> Command {
    match game.moves().last() {
        None => Command::Begin,
        Some(&last) if knows_the_board => Command::Turn(last),
        Some(_) => {
            let Status::ToMove(mover) = game.status() else { return Command::Begin };
            let owner = |stone| if stone == mover { Owner::Own } else { Owner::Opponent };
            let stones = game.stones();
            Command::Board(
                stones.map(|(point, stone)| PlacedStone { point, owner: owner(stone) }).collect(),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use gomoku::rules::Variant;

    use super::*;

    #[test]
    fn a_brain_is_sent_all_stones_once_and_then_the_last_move() {
        let mut game = Game::new(Variant::GOMOKU_15);
        assert_eq!(question(&game, false), Command::Begin);
        for (row, col) in [(7, 8), (6, 5), (3, 4)] {
            game.play(Point::new(row, col)).unwrap();
        }
        let board = "BOARD\n8,7,2\n5,6,1\n4,3,2\nDONE";
        assert_eq!(question(&game, false).to_string(), board);
        assert_eq!(question(&game, true).to_string(), "TURN 4,3");
    }

    #[test]
    fn the_first_brain_has_the_first_stones() {
        assert_eq!(
            [Stone::First, Stone::Second].map(|stone| Side::A.of(stone)),
            [Side::A, Side::B]
        );
        assert_eq!(
            [Stone::First, Stone::Second].map(|stone| Side::B.of(stone)),
            [Side::B, Side::A]
        );
    }
}
