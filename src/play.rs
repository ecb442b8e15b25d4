//! A match: a game, and how it may end off the board. Pure.

use crate::rules::{Game, IllegalMove, Point, Record, ReplayError, Score, Status, Stone, Variant};

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Stone>,
    /// By what.
    pub reason: Reason,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A winning row.
    Row,
    /// No cell is free.
    FullBoard,
    /// The loser resigned.
    Resignation,
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
    resigned: Option<Stone>,
}

impl Match {
    /// A match without moves.
    pub fn new(variant: Variant) -> Self {
        Self { game: Game::new(variant), resigned: None }
    }

    /// The match that stands where a record stops.
    ///
    /// # Errors
    /// At the first illegal move.
    pub fn resume(record: &Record) -> Result<Self, ReplayError> {
        Ok(Self { game: record.replay()?, resigned: None })
    }

    /// The game on the board.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whose turn it is, or how the match ended.
    pub fn state(&self) -> State {
        let over = |winner, reason| State::Over(Outcome { winner, reason });
        match (self.resigned, self.game.status()) {
            (_, Status::Won(winner)) => over(Some(winner), Reason::Row),
            (_, Status::Drawn) => over(None, Reason::FullBoard),
            (Some(loser), _) => over(Some(loser.opponent()), Reason::Resignation),
            (None, Status::ToMove(stone)) => State::ToMove(stone),
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

    /// The side to move gives up; does nothing when the match is over.
    ///
    /// ```
    /// use gomoku::play::{Match, Outcome, Reason, State};
    /// use gomoku::rules::{Stone, Variant};
    ///
    /// let mut play = Match::new(Variant::GOMOKU_15);
    /// play.resign();
    /// let outcome = Outcome { winner: Some(Stone::Second), reason: Reason::Resignation };
    /// assert_eq!(play.state(), State::Over(outcome));
    /// ```
    pub fn resign(&mut self) {
        if let State::ToMove(stone) = self.state() {
            self.resigned = Some(stone);
        }
    }

    /// Takes back what happened last, a resignation or a stone, and says which.
    pub fn take_back(&mut self) -> Option<TakenBack> {
        match self.resigned.take() {
            Some(stone) => Some(TakenBack::Resignation(stone)),
            None => self.game.undo().map(TakenBack::Stone),
        }
    }

    /// The match as a score sheet has it.
    pub fn record(&self) -> Record {
        let result = match self.state() {
            State::ToMove(_) => None,
            State::Over(Outcome { winner: None, .. }) => Some(Score::Drawn),
            State::Over(Outcome { winner: Some(winner), .. }) => Some(Score::Won(winner)),
        };
        Record { result, ..Record::new(self.game.variant(), self.game.moves().iter().copied()) }
    }
}

/// What was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// The stone on this cell.
    Stone(Point),
    /// This side's resignation.
    Resignation(Stone),
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
        play.resign();
        let outcome = Outcome { winner: Some(Stone::First), reason: Reason::Resignation };
        assert_eq!(play.state(), State::Over(outcome));
        assert_eq!(play.play(Point::new(0, 0)), Err(IllegalMove::GameOver));
        assert_eq!(play.record().result, Some(Score::Won(Stone::First)));
        assert_eq!(play.take_back(), Some(TakenBack::Resignation(Stone::Second)));
        assert_eq!(play.state(), State::ToMove(Stone::Second));
        assert_eq!(play.take_back(), Some(TakenBack::Stone(Point::new(7, 7))));
        assert_eq!(play.take_back(), None);
    }

    #[test]
    fn nobody_resigns_a_match_that_is_won() {
        let mut play = won();
        let before = play.clone();
        play.resign();
        assert_eq!(play, before);
        let outcome = Outcome { winner: Some(Stone::First), reason: Reason::Row };
        assert_eq!(play.state(), State::Over(outcome));
    }

    #[test]
    fn a_match_resumes_where_its_record_stops() {
        let play = won();
        assert_eq!(Match::resume(&play.record()), Ok(play));
    }
}
