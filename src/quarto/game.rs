//! Game of Quarto: players take turns selecting and placing pieces.

use std::fmt;

use super::{Attribute, Bag, Board, Piece};
use crate::rules::{Axis, Point, Shape, Stone};
use crate::translate::message;

/// Complete move: a piece selected by one player, on the cell where the other placed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Piece that was placed.
    pub piece: Piece,
    /// Cell where it was placed.
    pub point: Point,
}

/// Next action and its player, or the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// This player selects a piece.
    Select(Stone),
    /// This player places this piece, which the opponent selected.
    Place(Stone, Piece),
    /// This player has won by placing the last of four.
    Won(Stone),
    /// Drawn: all pieces are placed and nobody has won.
    Drawn,
}

/// Reason why an action is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The piece is no longer in the bag.
    Taken(Piece),
    /// A piece is already selected and must be placed first.
    PlaceFirst(Piece),
    /// No piece is selected.
    SelectFirst,
    /// The point is not on the board.
    OffBoard,
    /// The cell is occupied by this piece.
    Occupied(Piece),
    /// The game has ended.
    GameOver,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken(piece) => {
                message!("quarto-taken", "piece {piece} is not in the bag", piece = piece.number())
                    .fmt(f)
            }
            Self::PlaceFirst(piece) => message!(
                "quarto-place-first",
                "piece {piece} is selected and must be placed first",
                piece = piece.number()
            )
            .fmt(f),
            Self::SelectFirst => {
                message!("quarto-select-first", "a piece must be selected first").fmt(f)
            }
            Self::OffBoard => message!("illegal-off-board", "that is off the board").fmt(f),
            Self::Occupied(piece) => message!(
                "quarto-occupied",
                "piece {piece} is already there",
                piece = piece.number()
            )
            .fmt(f),
            Self::GameOver => message!("illegal-game-over", "the game is over").fmt(f),
        }
    }
}

impl std::error::Error for IllegalMove {}

/// Four adjacent pieces in a straight line that share an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// Direction from one piece to the next.
    pub axis: Axis,
    /// Cells along the axis.
    pub points: [Point; 4],
    /// Shared values, at least one.
    pub shared: Vec<Attribute>,
}

/// Game of Quarto with its history. [`Stone::First`] selects the first piece.
///
/// ```
/// use gomoku::quarto::{Board, Game, Piece, Status};
/// use gomoku::rules::{Point, Stone};
///
/// let mut game = Game::new(Board::TORUS);
/// let piece = Piece::new(11).ok_or("no such piece")?;
/// assert_eq!(game.select(piece)?, Status::Place(Stone::Second, piece));
/// assert_eq!(game.place(Point::new(1, 4))?, Status::Select(Stone::Second));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    board: Board,
    moves: Vec<Move>,
    selected: Option<Piece>,
}

impl Game {
    /// Creates a game without moves.
    pub const fn new(board: Board) -> Self {
        Self { board, moves: Vec::new(), selected: None }
    }

    /// Board of the game.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.board.shape()
    }

    /// Complete moves in order, numbered from 0.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Piece selected but not placed yet.
    pub const fn selected(&self) -> Option<Piece> {
        self.selected
    }

    /// Piece on a cell.
    pub fn get(&self, point: Point) -> Option<Piece> {
        self.moves.iter().find(|done| done.point == point).map(|done| done.piece)
    }

    /// Cell in a row and a column as players write them: any numbers on the torus, where, with six
    /// cells, 6 is 0 and -1 is 5; 0 to 5 on the plane.
    ///
    /// The source document of the game defines its torus by `a[-1][j] = a[n-1][j]` and
    /// `a[n][j] = a[0][j]`, but also gives a formula for negative numbers that contradicts this.
    /// This function follows the definition.
    pub fn cell(&self, row: i32, col: i32) -> Option<Point> {
        self.shape().cell(row, col)
    }

    /// Pieces not selected yet.
    pub fn bag(&self) -> Bag {
        let placed = self.moves.iter().map(|done| done.piece);
        placed.chain(self.selected).fold(Bag::FULL, Bag::without)
    }

    /// Returns the next action, or the result.
    pub fn status(&self) -> Status {
        let number = self.moves.len();
        // The player who places a piece selects the next one.
        let selects = Stone::First.after(number);
        if let Some(piece) = self.selected {
            Status::Place(selects.opponent(), piece)
        } else if self.fours().next().is_some() {
            Status::Won(selects)
        } else if number == usize::from(Piece::COUNT) {
            Status::Drawn
        } else {
            Status::Select(selects)
        }
    }

    /// Takes a piece from the bag for the other player to place.
    ///
    /// # Errors
    /// Fails if the piece is not in the bag, if a piece is already selected, or if the game is
    /// over. The game is then unchanged.
    pub fn select(&mut self, piece: Piece) -> Result<Status, IllegalMove> {
        match self.status() {
            Status::Won(_) | Status::Drawn => Err(IllegalMove::GameOver),
            Status::Place(_, selected) => Err(IllegalMove::PlaceFirst(selected)),
            Status::Select(_) if !self.bag().contains(piece) => Err(IllegalMove::Taken(piece)),
            Status::Select(_) => {
                self.selected = Some(piece);
                Ok(self.status())
            }
        }
    }

    /// Returns the selected piece to the bag, so that the same player selects again.
    pub const fn put_back(&mut self) -> Option<Piece> {
        self.selected.take()
    }

    /// Places the selected piece.
    ///
    /// # Errors
    /// Fails if the cell is occupied or off the board, if no piece is selected, or if the game is
    /// over. The game is then unchanged.
    pub fn place(&mut self, point: Point) -> Result<Status, IllegalMove> {
        let piece = match self.status() {
            Status::Won(_) | Status::Drawn => return Err(IllegalMove::GameOver),
            Status::Select(_) => return Err(IllegalMove::SelectFirst),
            Status::Place(_, piece) => piece,
        };
        if !self.shape().contains(point) {
            return Err(IllegalMove::OffBoard);
        }
        if let Some(other) = self.get(point) {
            return Err(IllegalMove::Occupied(other));
        }
        self.moves.push(Move { piece, point });
        self.selected = None;
        Ok(self.status())
    }

    /// Places the selected piece in a row and a column as players write them.
    ///
    /// # Errors
    /// Fails like [`place`](Self::place), and if there is no such [`cell`](Self::cell).
    pub fn place_at(&mut self, row: i32, col: i32) -> Result<Status, IllegalMove> {
        // A missing piece is reported before a wrong cell.
        let point = self.cell(row, col).unwrap_or(Point::new(u8::MAX, u8::MAX));
        self.place(point)
    }

    /// Undoes the last move: its piece is selected again.
    pub fn take_up(&mut self) -> Option<Move> {
        if self.selected.is_some() {
            return None;
        }
        let last = self.moves.pop()?;
        self.selected = Some(last.piece);
        Some(last)
    }

    /// Iterates over the fours that the last piece completes, each once.
    pub fn fours(&self) -> impl Iterator<Item = Four> {
        let last = self.moves.last().filter(|_| self.selected.is_none()).map(|done| done.point);
        last.into_iter().flat_map(move |last| {
            Axis::ALL.into_iter().flat_map(move |axis| {
                // On the torus, the cells form a ring. Of six, the four windows still differ.
                let windows = if self.board == Board::SMALL_TORUS { 1 } else { 4 };
                (0..windows).filter_map(move |before| self.four(last, axis, before))
            })
        })
    }

    /// Iterates over the cells on which a piece of the bag, or the selected one, would complete a
    /// four.
    pub fn completing(&self, piece: Piece) -> impl Iterator<Item = Point> {
        let free = self.shape().points().filter(|&point| self.get(point).is_none());
        let mut after = Self { selected: None, ..self.clone() };
        free.filter(move |&point| {
            after.moves.push(Move { piece, point });
            let completes = after.fours().next().is_some();
            after.moves.pop();
            completes
        })
    }

    /// Finds the four along an axis that has this many pieces before the given cell.
    fn four(&self, through: Point, axis: Axis, before: usize) -> Option<Four> {
        let step = |from: Point, delta| self.shape().step(from, delta);
        let back = axis.delta().reversed();
        let start = (0..before).try_fold(through, |at, _| step(at, back))?;
        let mut points = [start; 4];
        for index in 1..points.len() {
            points[index] = step(points[index - 1], axis.delta())?;
        }
        let pieces: Vec<Piece> = points.iter().map(|&at| self.get(at)).collect::<Option<_>>()?;
        let is_shared = |attribute: &Attribute| pieces.iter().all(|piece| piece.is(*attribute));
        let shared: Vec<Attribute> = Attribute::all().filter(is_shared).collect();
        (!shared.is_empty()).then_some(Four { axis, points, shared })
    }
}
