//! What can be played: a game of rows or Quarto, a match of it, who plays it, in what time, and the score.
//! Pure.

mod clock;
mod forfeit;
mod kind;
mod names;
mod participant;
mod running_clock;
mod score;

pub use clock::{Allowance, TimeControl, UnknownTimeControl};
pub use forfeit::Forfeit;
pub use kind::{AnyGame, GameKind, UnknownKind};
pub use names::Names;
pub use participant::{ComputerSides, Lineup, Participant, Participants, Person, Step};
pub use running_clock::Clock;
pub use score::{Points, Score};

use std::fmt;

use crate::quarto::{self, Piece};
use crate::rules::{self, Placement, Point, Shape, Stone};

/// A game between two sides, which may end off the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    game: AnyGame,
    /// How it ended while the game on the board was not over.
    forfeit: Option<Forfeit>,
    /// What was taken back and can be played again, the last first to come.
    undone: Vec<Action>,
}

/// Whose turn it is, or how the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// This side is to move.
    ToMove(Stone),
    /// The match has ended.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side won.
    Won(Stone, Win),
    /// No cell or no piece is left.
    Drawn,
}

/// How a match was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// A winning row.
    Row,
    /// The loser resigned.
    Resignation,
    /// The loser's time was up.
    Time,
}

/// What a player points at or plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A cell: a stone, or the selected piece, goes there.
    Cell(Point),
    /// A column, where stones fall.
    Column(u8),
    /// A piece of Quarto's bag, for the other side.
    Piece(Piece),
}

/// What the side to move has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// A cell of a board.
    Cell(Shape),
    /// A column of a board.
    Column(Shape),
    /// A piece of the bag.
    Piece,
}

/// Why nothing was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The match has ended.
    GameOver,
    /// A game of rows refuses it.
    Rows(rules::IllegalMove),
    /// Quarto refuses it.
    Quarto(quarto::IllegalMove),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => rules::IllegalMove::GameOver.fmt(f),
            Self::Rows(why) => why.fmt(f),
            Self::Quarto(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for IllegalMove {}

/// What can be taken back, and played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The stone or piece on this cell.
    Stone(Point),
    /// The choice of this piece.
    Piece(Piece),
    /// The end off the board.
    Forfeit(Forfeit),
}

impl State {
    /// Whose turn it is; `None` after the end.
    pub const fn mover(self) -> Option<Stone> {
        match self {
            Self::ToMove(side) => Some(side),
            Self::Over(_) => None,
        }
    }
}

impl Outcome {
    /// Who won; `None` for a draw.
    pub const fn winner(self) -> Option<Stone> {
        match self {
            Self::Won(winner, _) => Some(winner),
            Self::Drawn => None,
        }
    }
}

/// The match with this game on the board.
impl From<AnyGame> for Match {
    fn from(game: AnyGame) -> Self {
        Self { game, forfeit: None, undone: Vec::new() }
    }
}

impl Match {
    /// A match without moves.
    pub fn new(kind: GameKind) -> Self {
        Self::from(AnyGame::new(kind))
    }

    /// The game on the board.
    pub const fn on_board(&self) -> &AnyGame {
        &self.game
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.kind().shape()
    }

    /// Whose turn it is, or how the match ended.
    pub fn state(&self) -> State {
        match (self.game.state(), self.forfeit) {
            (State::ToMove(_), Some(forfeit)) => State::Over(forfeit.outcome()),
            (state, _) => state,
        }
    }

    /// What the side to move has to choose.
    pub fn target_kind(&self) -> TargetKind {
        match &self.game {
            AnyGame::Quarto(game) => match game.status() {
                quarto::Status::Select(_) => TargetKind::Piece,
                _ => TargetKind::Cell(game.shape()),
            },
            AnyGame::Rows(game) => match game.variant().placement() {
                Placement::Gravity => TargetKind::Column(self.shape()),
                Placement::Anywhere => TargetKind::Cell(self.shape()),
            },
        }
    }

    /// Puts the mover's stone there, selects or places a piece.
    ///
    /// # Errors
    /// If the move is illegal or the match is over; then nothing has changed.
    pub fn play(&mut self, target: Target) -> Result<State, IllegalMove> {
        self.place(target)?;
        self.undone.clear();
        Ok(self.state())
    }

    /// The same, where what was taken back can still be played again.
    fn place(&mut self, target: Target) -> Result<(), IllegalMove> {
        if let State::Over(_) = self.state() {
            return Err(IllegalMove::GameOver);
        }
        match &mut self.game {
            AnyGame::Rows(game) => play_rows(game, target).map_err(IllegalMove::Rows),
            AnyGame::Quarto(game) => play_quarto(game, target).map_err(IllegalMove::Quarto),
        }
    }

    /// A side gives up; does nothing when the match is over.
    ///
    /// ```
    /// use gomoku::game::{GameKind, Match, Outcome, State, Win};
    /// use gomoku::rules::{Stone, Variant};
    ///
    /// let mut game = Match::new(GameKind::Rows(Variant::GOMOKU_15));
    /// game.resign(Stone::First);
    /// assert_eq!(game.state(), State::Over(Outcome::Won(Stone::Second, Win::Resignation)));
    /// ```
    pub fn resign(&mut self, loser: Stone) {
        self.end(Forfeit::Resigned(loser));
    }

    /// A side's time is up; does nothing when the match is over.
    pub fn run_out_of_time(&mut self, loser: Stone) {
        self.end(Forfeit::OutOfTime(loser));
    }

    fn end(&mut self, forfeit: Forfeit) {
        if let State::ToMove(_) = self.state() {
            self.forfeit = Some(forfeit);
            self.undone.clear();
        }
    }

    /// Whether there is something to take back.
    pub fn can_take_back(&self) -> bool {
        let is_selected = matches!(&self.game, AnyGame::Quarto(game) if game.selected().is_some());
        self.forfeit.is_some() || is_selected || self.game.moves() > 0
    }

    /// Takes back what happened last, and says what that was.
    pub fn take_back(&mut self) -> Option<Action> {
        let action = match (self.forfeit.take(), &mut self.game) {
            (Some(forfeit), _) => Action::Forfeit(forfeit),
            (None, AnyGame::Rows(game)) => Action::Stone(game.undo()?),
            (None, AnyGame::Quarto(game)) => match game.put_back() {
                Some(piece) => Action::Piece(piece),
                None => Action::Stone(game.take_up()?.point),
            },
        };
        self.undone.push(action);
        Some(action)
    }

    /// Whether something was taken back since the last move.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what was taken back last, and says what that was.
    ///
    /// ```
    /// use gomoku::game::{GameKind, Match, Target};
    /// use gomoku::rules::{Point, Variant};
    ///
    /// let mut game = Match::new(GameKind::Rows(Variant::GOMOKU_15));
    /// game.play(Target::Cell(Point::new(7, 7)))?;
    /// let taken = game.take_back();
    /// assert_eq!(game.redo(), taken);
    /// assert_eq!((game.on_board().moves(), game.redo()), (1, None));
    /// # Ok::<(), gomoku::game::IllegalMove>(())
    /// ```
    pub fn redo(&mut self) -> Option<Action> {
        let action = self.undone.pop()?;
        match action {
            Action::Stone(point) => self.place(Target::Cell(point)).ok()?,
            Action::Piece(piece) => self.place(Target::Piece(piece)).ok()?,
            Action::Forfeit(forfeit) => self.forfeit = Some(forfeit),
        }
        Some(action)
    }
}

fn play_rows(game: &mut rules::Game, target: Target) -> Result<(), rules::IllegalMove> {
    let point = match target {
        Target::Cell(point) => point,
        Target::Column(col) => game.landing(col)?,
        Target::Piece(_) => return Err(rules::IllegalMove::OffBoard),
    };
    game.play(point).map(drop)
}

fn play_quarto(game: &mut quarto::Game, target: Target) -> Result<(), quarto::IllegalMove> {
    match target {
        Target::Cell(point) => game.place(point).map(drop),
        Target::Piece(piece) => game.select(piece).map(drop),
        Target::Column(_) => Err(quarto::IllegalMove::OffBoard),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Topology, Variant};

    const GOMOKU: GameKind = GameKind::Rows(Variant::GOMOKU_15);

    fn cell(row: u8, col: u8) -> Target {
        Target::Cell(Point::new(row, col))
    }

    fn won() -> Match {
        let mut game = Match::new(GOMOKU);
        for i in 0..9 {
            game.play(cell(i % 2, i / 2)).unwrap();
        }
        game
    }

    #[test]
    fn a_resigned_match_is_over_until_that_is_taken_back() {
        for kind in [GOMOKU, GameKind::Quarto(Topology::Plane)] {
            let mut game = Match::new(kind);
            assert!(!game.can_take_back());
            game.resign(Stone::Second);
            let outcome = Outcome::Won(Stone::First, Win::Resignation);
            assert_eq!(game.state(), State::Over(outcome));
            assert_eq!(game.play(cell(0, 0)), Err(IllegalMove::GameOver));
            assert!(game.can_take_back());
            let resigned = Action::Forfeit(Forfeit::Resigned(Stone::Second));
            assert_eq!(game.take_back(), Some(resigned));
            assert_eq!((game.take_back(), game.state()), (None, State::ToMove(Stone::First)));
            assert_eq!((game.redo(), game.state()), (Some(resigned), State::Over(outcome)));
        }
    }

    #[test]
    fn stones_and_selected_pieces_are_taken_back_one_by_one() {
        let mut game = Match::new(GOMOKU);
        game.play(cell(7, 7)).unwrap();
        assert_eq!(game.state().mover(), Some(Stone::Second));
        assert_eq!(game.take_back(), Some(Action::Stone(Point::new(7, 7))));
        assert_eq!(game.state().mover(), Some(Stone::First));

        let piece = Piece::FIRST;
        let mut game = Match::new(GameKind::Quarto(Topology::Plane));
        game.play(Target::Piece(piece)).unwrap();
        assert_eq!(game.on_board().moves(), 0);
        assert!(game.can_take_back());
        game.play(cell(2, 3)).unwrap();
        assert_eq!(game.take_back(), Some(Action::Stone(Point::new(2, 3))));
        assert_eq!(game.take_back(), Some(Action::Piece(piece)));
        assert_eq!(game.take_back(), None);
    }

    #[test]
    fn time_ends_a_match_like_a_resignation() {
        let mut game = Match::new(GOMOKU);
        game.run_out_of_time(Stone::First);
        let outcome = Outcome::Won(Stone::Second, Win::Time);
        game.resign(Stone::Second);
        assert_eq!(game.state(), State::Over(outcome));
        let taken = Action::Forfeit(Forfeit::OutOfTime(Stone::First));
        assert_eq!(game.take_back(), Some(taken));
        assert_eq!(game.state(), State::ToMove(Stone::First));
    }

    #[test]
    fn what_was_taken_back_is_played_again_until_something_else_is() {
        let piece = Piece::FIRST;
        let targets = [Target::Piece(piece), cell(2, 3)];
        let mut game = Match::new(GameKind::Quarto(Topology::Plane));
        for target in targets {
            game.play(target).unwrap();
        }
        let played = game.clone();
        assert!(!game.can_redo());
        while game.take_back().is_some() {}
        assert!(game.can_redo());
        assert_eq!(game.redo(), Some(Action::Piece(piece)));
        assert_eq!(game.redo(), Some(Action::Stone(Point::new(2, 3))));
        assert_eq!((game.redo(), game), (None, played));

        let mut game = won();
        let end = game.state();
        assert!(game.take_back().is_some() && game.state() != end);
        assert!(game.redo().is_some() && game.state() == end);
        game.take_back();
        game.play(cell(14, 14)).unwrap();
        assert_eq!(game.redo(), None);
    }

    #[test]
    fn one_may_resign_while_the_other_thinks() {
        let mut game = Match::new(GOMOKU);
        game.play(cell(7, 7)).unwrap();
        game.resign(Stone::First);
        let outcome = Outcome::Won(Stone::Second, Win::Resignation);
        assert_eq!(game.state(), State::Over(outcome));
    }

    #[test]
    fn nobody_resigns_a_match_that_is_won() {
        let mut game = won();
        let before = game.clone();
        game.resign(Stone::First);
        assert_eq!(game, before);
        assert_eq!(game.state(), State::Over(Outcome::Won(Stone::First, Win::Row)));
        assert_eq!(Match::from(game.on_board().clone()), game);
    }

    #[test]
    fn a_target_of_another_game_is_off_the_board() {
        let refused = |kind, target| Match::new(kind).play(target).unwrap_err().to_string();
        assert_eq!(refused(GOMOKU, Target::Piece(Piece::FIRST)), "that is off the board");
        let quarto = GameKind::Quarto(Topology::Torus);
        assert_eq!(refused(quarto, Target::Column(0)), "that is off the board");
        let four = GameKind::Rows(Variant::CONNECT_FOUR);
        assert_eq!(Match::new(four).target_kind(), TargetKind::Column(four.shape()));
        assert_eq!(Match::new(quarto).target_kind(), TargetKind::Piece);
    }
}
