//! A match: a game, and how it may end off the board; who plays, and the score over several
//! matches. Pure.

mod players;
mod tally;

pub use players::{Pairing, Players, Sides, Step, UnknownPlayers, Who};
pub use tally::Tally;

use crate::rules::{Game, IllegalMove, Point, Status, Stone, Variant};

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side won.
    Won(Stone, Win),
    /// Nobody won.
    Drawn(Draw),
}

/// By what a match was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// A winning row.
    Row,
    /// The loser resigned.
    Resignation,
}

/// By what a match was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// No cell is free.
    FullBoard,
}

impl Outcome {
    /// Who won; `None` for a draw.
    pub const fn winner(self) -> Option<Stone> {
        match self {
            Self::Won(winner, _) => Some(winner),
            Self::Drawn(_) => None,
        }
    }
}

/// Whose turn it is, or how the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// This side is to move.
    ToMove(Stone),
    /// The match has ended.
    Over(Outcome),
}

/// A game between two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    game: Game,
    /// How it ended while the board would have let it go on.
    ended: Option<Outcome>,
}

/// The match that stands where a game stands.
impl From<Game> for Match {
    fn from(game: Game) -> Self {
        Self { game, ended: None }
    }
}

impl Match {
    /// A match without moves.
    pub fn new(variant: Variant) -> Self {
        Self::from(Game::new(variant))
    }

    /// The game on the board.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whose turn it is, or how the match ended.
    pub const fn state(&self) -> State {
        match (self.game.status(), self.ended) {
            (Status::Won(winner), _) => State::Over(Outcome::Won(winner, Win::Row)),
            (Status::Drawn, _) => State::Over(Outcome::Drawn(Draw::FullBoard)),
            (Status::ToMove(_), Some(outcome)) => State::Over(outcome),
            (Status::ToMove(stone), None) => State::ToMove(stone),
        }
    }

    /// Puts the mover's stone on a cell.
    ///
    /// # Errors
    /// If the move is illegal or the match is over; then nothing has changed.
    pub fn play(&mut self, point: Point) -> Result<State, IllegalMove> {
        if matches!(self.state(), State::Over(_)) {
            return Err(IllegalMove::GameOver);
        }
        self.game.play(point)?;
        Ok(self.state())
    }

    /// A side gives up; does nothing when the match is over.
    ///
    /// ```
    /// use gomoku::play::{Match, Outcome, State, Win};
    /// use gomoku::rules::{Stone, Variant};
    ///
    /// let mut play = Match::new(Variant::GOMOKU_15);
    /// play.resign(Stone::First);
    /// assert_eq!(play.state(), State::Over(Outcome::Won(Stone::Second, Win::Resignation)));
    /// ```
    pub const fn resign(&mut self, loser: Stone) {
        if let State::ToMove(_) = self.state() {
            self.ended = Some(Outcome::Won(loser.opponent(), Win::Resignation));
        }
    }

    /// Takes back what happened last, a resignation or a stone, and says which.
    pub fn take_back(&mut self) -> Option<TakenBack> {
        match self.ended.take() {
            Some(outcome) => Some(TakenBack::End(outcome)),
            None => self.game.undo().map(TakenBack::Stone),
        }
    }
}

/// What was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// The stone on this cell.
    Stone(Point),
    /// An end off the board.
    End(Outcome),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won() -> Match {
        let mut play = Match::new(Variant::GOMOKU_15);
        for i in 0..9 {
            play.play(Point::new(i % 2, i / 2)).unwrap();
        }
        play
    }

    #[test]
    fn a_resigned_match_is_over_until_that_is_taken_back() {
        let mut play = Match::new(Variant::GOMOKU_15);
        play.play(Point::new(7, 7)).unwrap();
        play.resign(Stone::Second);
        let outcome = Outcome::Won(Stone::First, Win::Resignation);
        assert_eq!(play.state(), State::Over(outcome));
        assert_eq!(play.play(Point::new(0, 0)), Err(IllegalMove::GameOver));
        assert_eq!(play.take_back(), Some(TakenBack::End(outcome)));
        assert_eq!(play.state(), State::ToMove(Stone::Second));
        assert_eq!(play.take_back(), Some(TakenBack::Stone(Point::new(7, 7))));
        assert_eq!(play.take_back(), None);
    }

    #[test]
    fn one_may_resign_while_the_other_thinks() {
        let mut play = Match::new(Variant::GOMOKU_15);
        play.play(Point::new(7, 7)).unwrap();
        play.resign(Stone::First);
        let outcome = Outcome::Won(Stone::Second, Win::Resignation);
        assert_eq!(play.state(), State::Over(outcome));
    }

    #[test]
    fn nobody_resigns_a_match_that_is_won() {
        let mut play = won();
        let before = play.clone();
        play.resign(Stone::First);
        assert_eq!(play, before);
        assert_eq!(play.state(), State::Over(Outcome::Won(Stone::First, Win::Row)));
        assert_eq!(Match::from(play.game().clone()), play);
    }
}
