//! Game: a position and the moves played from it.

use std::fmt;

use super::opening::{
    Choice, Opening, OpeningAct, OpeningError, OpeningRule, OpeningUnfit, Seat, Task,
};
use super::{Board, Foul, Point, Position, Row, Stone, Variant};
use crate::translate::message;

/// Side to move, or result on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// In progress, with this side to move.
    ToMove(Stone),
    /// Won by this side's row, or by a foul of the other side.
    Won(Stone),
    /// Drawn: the board is full and nobody has won, or both sides have passed.
    Drawn,
}

impl Status {
    /// Side to move; `None` after the end.
    pub const fn to_move(self) -> Option<Stone> {
        match self {
            Self::ToMove(side) => Some(side),
            Self::Won(_) | Self::Drawn => None,
        }
    }
}

/// Reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The point is not on the board.
    OffBoard,
    /// The cell is not free.
    Occupied,
    /// Stones fall, and the cell below is free.
    Floating,
    /// Stones fall, and the column has no free cell.
    FullColumn,
    /// The game has ended.
    GameOver,
    /// The rules know no pass, or none yet.
    NoPass,
    /// The opening does not permit it now.
    Opening(OpeningError),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard => message!("illegal-off-board", "that is off the board").fmt(f),
            Self::Occupied => message!("illegal-occupied", "there is already a stone there").fmt(f),
            Self::Floating => {
                message!("illegal-floating", "stones fall to the lowest free cell of their column")
                    .fmt(f)
            }
            Self::FullColumn => message!("illegal-full-column", "the column is full").fmt(f),
            Self::GameOver => message!("illegal-game-over", "the game is over").fmt(f),
            Self::NoPass => message!("illegal-no-pass", "passing is not allowed here").fmt(f),
            Self::Opening(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl From<OpeningError> for IllegalMove {
    fn from(why: OpeningError) -> Self {
        match why {
            OpeningError::OffBoard => Self::OffBoard,
            OpeningError::Occupied => Self::Occupied,
            why => Self::Opening(why),
        }
    }
}

/// First illegal move of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Index of the move from 0.
    pub index: usize,
    /// Reason why it is illegal.
    pub why: IllegalMove,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { index, why } = self;
        message!("move-illegal", "move {number}: {why}", number = index + 1, why = why).fmt(f)
    }
}

impl std::error::Error for ReplayError {}

/// Game played from the empty board, with [`First`](Stone::First) to move, or from any other
/// position.
///
/// Endings off the board, such as resignation, belong to the record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    start: Position,
    /// Opening that the game began with; `None` for a free one.
    opening: Option<Box<Opening>>,
    board: Board,
    moves: Vec<Point>,
    /// Number of moves before each pass.
    passes: Vec<usize>,
    status: Status,
}

/// Turn in a game: whatever is done and undone as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Stone on this cell.
    Stone(Point),
    /// Pass without a stone.
    Pass,
    /// Decision in the opening.
    Choose(Choice),
    /// Number of fifth moves declared in the opening.
    Declare(u8),
    /// Fifth move offered in the opening.
    Offer(Point),
}

impl From<OpeningAct> for Turn {
    fn from(act: OpeningAct) -> Self {
        match act {
            OpeningAct::Stone(point) => Self::Stone(point),
            OpeningAct::Choose(choice) => Self::Choose(choice),
            OpeningAct::Declare(number) => Self::Declare(number),
            OpeningAct::Offer(point) => Self::Offer(point),
        }
    }
}

impl Game {
    /// Starts a game from the empty board.
    pub fn new(variant: Variant) -> Self {
        let board = Board::new(variant.shape());
        let status = Status::ToMove(Stone::First);
        let start = Position::new(variant);
        Self { start, opening: None, board, moves: Vec::new(), passes: Vec::new(), status }
    }

    /// Starts a game from a position, which may be over.
    pub fn from_position(start: Position) -> Self {
        let (board, status) = (start.board(), start.status());
        Self { start, opening: None, board, moves: Vec::new(), passes: Vec::new(), status }
    }

    /// Starts a game that begins with an opening.
    ///
    /// # Errors
    /// Fails if the rule of the opening does not fit the game.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::opening::{Choice, OpeningRule, Seat};
    /// use gomoku::rules::{Game, Point, Stone, Turn, Variant};
    ///
    /// let mut game = Game::with_opening(Variant::GOMOKU_15, OpeningRule::SwapOne)?;
    /// game.play(Point::new(3, 4))?;
    /// assert_eq!(game.seat_to_act(), Some(Seat::Responder));
    /// game.take(Turn::Choose(Choice::Swap))?;
    /// // The opener has the second side now, which is to move.
    /// assert_eq!((game.holder(Stone::Second), game.task()), (Seat::Opener, None));
    /// assert_eq!(game.undo(), Some(Turn::Choose(Choice::Swap)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_opening(variant: Variant, rule: OpeningRule) -> Result<Self, OpeningUnfit> {
        let opening = Opening::new(rule, variant)?;
        let opening = (rule != OpeningRule::Free).then(|| Box::new(opening));
        Ok(Self { opening, ..Self::new(variant) })
    }

    /// Plays these moves from the empty board.
    ///
    /// # Errors
    /// Reports the first illegal move with its index.
    pub fn from_moves(
        variant: Variant,
        moves: impl IntoIterator<Item = Point>,
    ) -> Result<Self, ReplayError> {
        let mut game = Self::new(variant);
        for (index, point) in moves.into_iter().enumerate() {
            game.play(point).map_err(|why| ReplayError { index, why })?;
        }
        Ok(game)
    }

    /// Rules of the game.
    pub const fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// Position from which the moves are played.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Board with the stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Cells played since the start, in order. [`side_of`](Self::side_of) returns the side of each.
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// Side that plays the move with this index, from 0.
    pub fn side_of(&self, index: usize) -> Stone {
        // Most games have no passes.
        let passes = self.passes.iter().take_while(|&&before| before <= index).count();
        self.start.to_move().after(index + passes)
    }

    /// Iterates over the turns since the start, in order.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        // There are no passes before the end of the opening.
        let acts = self.opening.iter().flat_map(|opening| opening.acts().iter().copied());
        let placed = self.opening.iter().flat_map(|opening| opening.stones()).count();
        let passes = |before: usize| self.passes.iter().filter(move |&&pass| pass == before);
        let stones = self.moves.iter().enumerate().skip(placed).flat_map(move |(index, &point)| {
            passes(index).map(|_| Turn::Pass).chain([Turn::Stone(point)])
        });
        let last = passes(self.moves.len()).map(|_| Turn::Pass);
        acts.map(Turn::from).chain(stones).chain(last)
    }

    /// Number of turns since the start.
    pub fn turn_count(&self) -> usize {
        let acts = self
            .opening
            .as_ref()
            .map_or(0, |opening| opening.acts().len() - opening.stones().count());
        self.moves.len() + self.passes.len() + acts
    }

    /// Checks whether a side has passed, so that the sides of the moves do not alternate.
    pub const fn has_passed(&self) -> bool {
        !self.passes.is_empty()
    }

    /// Checks whether the last turn was a pass.
    pub fn ends_with_pass(&self) -> bool {
        self.passes.last() == Some(&self.moves.len())
    }

    /// Opening that the game began with; `None` for a free one.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_deref()
    }

    /// Rule of the opening.
    pub fn opening_rule(&self) -> OpeningRule {
        self.opening().map_or(OpeningRule::Free, Opening::rule)
    }

    /// Returns what is to be done in the opening; `None` if it is over.
    pub fn task(&self) -> Option<Task> {
        self.opening().and_then(Opening::task)
    }

    /// Player who has this side now: the opener has the first one, unless there was a swap.
    pub fn holder(&self, stone: Stone) -> Seat {
        self.opening().map_or(Seat::of_first_side(stone), |opening| opening.holder(stone))
    }

    /// Side that this player has now.
    pub fn side_held_by(&self, seat: Seat) -> Stone {
        if self.holder(Stone::First) == seat { Stone::First } else { Stone::Second }
    }

    /// Player who has to act: in the opening not always the one whose side is to move. `None` after
    /// the end.
    pub fn seat_to_act(&self) -> Option<Seat> {
        let Status::ToMove(stone) = self.status else { return None };
        Some(self.task().map_or_else(|| self.holder(stone), |task| task.seat))
    }

    /// Iterates over all stones in order: those of the start, then those played.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Stone)> {
        let played = self.moves.iter().enumerate();
        let played = played.map(|(index, &point)| (point, self.side_of(index)));
        self.start.stones().iter().copied().chain(played)
    }

    /// Returns the side to move, or the result.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Checks that a move is legal, and returns the side that would play it.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal.
    pub fn check(&self, point: Point) -> Result<Stone, IllegalMove> {
        let Status::ToMove(stone) = self.status else {
            return Err(IllegalMove::GameOver);
        };
        if let Some(opening) = self.opening.as_ref().filter(|opening| !opening.is_over()) {
            opening.check(OpeningAct::Stone(point))?;
        }
        self.board.check_free(point)?;
        if self.variant().is_supported(&self.board, point) {
            Ok(stone)
        } else {
            Err(IllegalMove::Floating)
        }
    }

    /// Lowest free cell of a column, where a falling stone lands.
    ///
    /// # Errors
    /// Fails for a column that is full or off the board.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Game, Point, Variant};
    ///
    /// let mut game = Game::new(Variant::CONNECT_FOUR);
    /// game.play(game.landing(3)?)?;
    /// assert_eq!(game.landing(3), Ok(Point::new(4, 3)));
    /// # Ok::<(), gomoku::rules::IllegalMove>(())
    /// ```
    pub fn landing(&self, col: u8) -> Result<Point, IllegalMove> {
        let shape = self.board.shape();
        if col >= shape.width() {
            return Err(IllegalMove::OffBoard);
        }
        let cells = (0..shape.height()).rev().map(|row| Point::new(row, col));
        let mut free = cells.filter(|&point| self.board.get(point).is_none());
        free.next().ok_or(IllegalMove::FullColumn)
    }

    /// Iterates over the legal moves that are no fouls, row by row; empty after the end.
    pub fn legal_moves(&self) -> impl Iterator<Item = Point> {
        let is_legal = |&point: &Point| self.check(point).is_ok() && self.foul(point).is_none();
        self.board.shape().points().filter(is_legal)
    }

    /// Foul of the mover on a point; `None` if it is none, or the game is over.
    pub fn foul(&self, point: Point) -> Option<Foul> {
        let Status::ToMove(stone) = self.status else { return None };
        self.variant().foul(&self.board, point, stone)
    }

    /// Foul with which the last move lost the game.
    pub fn last_foul(&self) -> Option<Foul> {
        let (&last, Status::Won(winner)) = (self.moves.last()?, self.status) else { return None };
        let loser = winner.opponent();
        (self.board.get(last) == Some(loser)).then(|| {
            let mut before = self.board.clone();
            before.set(last, None);
            self.variant().foul(&before, last, loser)
        })?
    }

    /// Plays a stone of the mover and returns the new status. A foul loses.
    ///
    /// # Errors
    /// Fails if the move is illegal. The game is then unchanged.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Game, IllegalMove, Point, Status, Stone, Variant};
    ///
    /// let mut game = Game::new(Variant::GOMOKU_15);
    /// assert_eq!(game.play(Point::new(7, 7)), Ok(Status::ToMove(Stone::Second)));
    /// assert_eq!(game.play(Point::new(7, 7)), Err(IllegalMove::Occupied));
    /// ```
    pub fn play(&mut self, point: Point) -> Result<Status, IllegalMove> {
        let stone = self.check(point)?;
        let is_foul = self.variant().foul(&self.board, point, stone).is_some();
        if let Some(opening) = self.opening.as_mut().filter(|opening| !opening.is_over()) {
            opening.play(OpeningAct::Stone(point))?;
        }
        self.board.set(point, Some(stone));
        self.moves.push(point);
        self.status = if is_foul {
            Status::Won(stone.opponent())
        } else if self.variant().is_won_at(&self.board, point) {
            Status::Won(stone)
        } else if self.board.is_full() {
            Status::Drawn
        } else {
            Status::ToMove(stone.opponent())
        };
        Ok(self.status)
    }

    /// Checks that the mover may pass, and returns its side.
    ///
    /// # Errors
    /// Returns the reason why it may not.
    pub fn check_pass(&self) -> Result<Stone, IllegalMove> {
        let is_open = self.task().is_none() && self.variant().rule().has_passes();
        match self.status {
            Status::ToMove(stone) if is_open => Ok(stone),
            Status::ToMove(_) => Err(IllegalMove::NoPass),
            Status::Won(_) | Status::Drawn => Err(IllegalMove::GameOver),
        }
    }

    /// Passes and returns the new status: two passes in a row draw the game.
    ///
    /// # Errors
    /// Fails if the mover may not pass. The game is then unchanged.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Game, Rule, Status, Stone, Variant};
    ///
    /// let mut game = Game::new(Variant::GOMOKU_15.with_rule(Rule::Renju));
    /// assert_eq!(game.pass(), Ok(Status::ToMove(Stone::Second)));
    /// assert_eq!(game.pass(), Ok(Status::Drawn));
    /// ```
    pub fn pass(&mut self) -> Result<Status, IllegalMove> {
        let stone = self.check_pass()?;
        let is_second = self.ends_with_pass();
        self.passes.push(self.moves.len());
        self.status = if is_second { Status::Drawn } else { Status::ToMove(stone.opponent()) };
        Ok(self.status)
    }

    /// Takes a turn and returns the new status.
    ///
    /// # Errors
    /// Fails if it is illegal. The game is then unchanged.
    pub fn take(&mut self, turn: Turn) -> Result<Status, IllegalMove> {
        match turn {
            Turn::Stone(point) => self.play(point),
            Turn::Pass => self.pass(),
            Turn::Choose(choice) => self.act(OpeningAct::Choose(choice)),
            Turn::Declare(number) => self.act(OpeningAct::Declare(number)),
            Turn::Offer(point) => self.act(OpeningAct::Offer(point)),
        }
    }

    /// Performs an act of the opening without a stone.
    fn act(&mut self, act: OpeningAct) -> Result<Status, IllegalMove> {
        let opening = self.opening.as_mut().ok_or(OpeningError::Over)?;
        opening.play(act)?;
        Ok(self.status)
    }

    /// Drops a stone of the mover into a column and returns the new status. In games without
    /// gravity, too, it lands on the lowest free cell.
    ///
    /// # Errors
    /// Fails if the move is illegal. The game is then unchanged.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Game, IllegalMove, Point, Variant};
    ///
    /// let mut game = Game::new(Variant::CONNECT_FOUR);
    /// for _ in 0..6 {
    ///     game.drop(3)?;
    /// }
    /// assert_eq!(game.moves().last(), Some(&Point::new(0, 3)));
    /// assert_eq!(game.drop(3), Err(IllegalMove::FullColumn));
    /// # Ok::<(), IllegalMove>(())
    /// ```
    pub fn drop(&mut self, col: u8) -> Result<Status, IllegalMove> {
        if !matches!(self.status, Status::ToMove(_)) {
            return Err(IllegalMove::GameOver);
        }
        self.play(self.landing(col)?)
    }

    /// Undoes the last turn and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Turn> {
        let is_in_opening = |opening: &&mut Opening| opening.stones().count() == self.moves.len();
        let turn = if self.ends_with_pass() {
            self.passes.pop();
            Turn::Pass
        } else if let Some(act) =
            self.opening.as_deref_mut().filter(is_in_opening).and_then(Opening::undo)
        {
            act.into()
        } else {
            Turn::Stone(*self.moves.last()?)
        };
        if let Turn::Stone(point) = turn {
            self.moves.pop();
            self.board.set(point, None);
        }
        let sides = self.moves.len() + self.passes.len();
        self.status = Status::ToMove(self.start.to_move().after(sides));
        Some(turn)
    }

    /// Iterates over the winning rows through the last stone, or over all winning rows if the start
    /// position was already won. Empty for games in progress, draws and fouls.
    pub fn winning_rows(&self) -> impl Iterator<Item = Row> {
        let start = self.moves.is_empty().then(|| self.start.winning_rows());
        let through_last = |&last| self.variant().winning_rows(&self.board, last);
        start.into_iter().flatten().chain(self.moves.last().into_iter().flat_map(through_last))
    }
}
