//! Position: stones on a board and the side to move, without a history.

use std::hash::{Hash, Hasher};

use super::{Board, IllegalMove, Point, Row, Status, Stone, Variant};

/// Stones on the board of a variant, and the side to move: reachable in a game or not.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::{Board, Game, Point, Position, Status, Stone, Variant};
///
/// let mut field = vec![vec![-1; 15]; 15];
/// field[7][3..7].fill(0);
/// let position = Position::from_stones(Variant::GOMOKU_15, Board::from_field(&field)?.occupied())?;
/// assert_eq!(position.to_move(), Stone::First);
///
/// let mut game = Game::from_position(position);
/// assert_eq!(game.play(Point::new(7, 7))?, Status::Won(Stone::First));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    variant: Variant,
    /// Stones in the order in which they were given, which files preserve.
    stones: Vec<(Point, Stone)>,
    to_move: Stone,
}

/// Ignores the order of the stones.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (self.variant, self.to_move) == (other.variant, other.to_move)
            && self.board() == other.board()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.variant, self.to_move, self.board()).hash(state);
    }
}

impl Position {
    /// Empty board with [`First`](Stone::First) to move.
    pub const fn new(variant: Variant) -> Self {
        Self { variant, stones: Vec::new(), to_move: Stone::First }
    }

    /// Places these stones. [`First`](Stone::First) is to move if their number is even.
    ///
    /// # Errors
    /// Fails for a cell that is occupied or off the board.
    pub fn from_stones(
        variant: Variant,
        stones: impl IntoIterator<Item = (Point, Stone)>,
    ) -> Result<Self, IllegalMove> {
        let stones: Vec<_> = stones.into_iter().collect();
        let mut board = Board::new(variant.shape());
        stones.iter().try_for_each(|&(point, stone)| board.place(point, stone))?;
        let to_move = Stone::First.after(stones.len());
        Ok(Self { variant, stones, to_move })
    }

    /// Takes the stones of a board, row by row; see [`Board::from_field`].
    ///
    /// # Errors
    /// Fails if the board's shape is not the variant's.
    pub fn from_board(variant: Variant, board: &Board) -> Result<Self, IllegalMove> {
        if board.shape() == variant.shape() {
            Self::from_stones(variant, board.occupied())
        } else {
            Err(IllegalMove::OffBoard)
        }
    }

    /// Changes the side to move. CSV does not store it, and derives it from the number of stones.
    #[must_use]
    pub fn with_to_move(self, to_move: Stone) -> Self {
        Self { to_move, ..self }
    }

    /// Rules of the game.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Stones in the order in which they were given.
    pub fn stones(&self) -> &[(Point, Stone)] {
        &self.stones
    }

    /// Checks whether the board is empty and `First` is to move.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty() && self.to_move == Stone::First
    }

    /// Side to move, even if the game is over.
    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// Board with the stones.
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.variant.shape());
        self.stones.iter().for_each(|&(point, stone)| board.set(point, Some(stone)));
        board
    }

    /// Returns the side to move, or the result. If both sides have a winning row, the side that
    /// moved last has won.
    pub fn status(&self) -> Status {
        let board = self.board();
        // Only at the stones, since most positions of a collection are an empty board.
        let has_row = |side| {
            let mut own = self.stones.iter().filter(|(_, stone)| *stone == side);
            own.any(|&(point, _)| self.variant.is_won_at(&board, point))
        };
        let sides = [self.to_move.opponent(), self.to_move];
        match sides.into_iter().find(|&side| has_row(side)) {
            Some(winner) => Status::Won(winner),
            None if board.is_full() => Status::Drawn,
            None => Status::ToMove(self.to_move),
        }
    }

    /// Iterates over all winning rows on the board, of either side.
    pub fn winning_rows(&self) -> impl Iterator<Item = Row> {
        self.variant.all_winning_rows(&self.board()).collect::<Vec<_>>().into_iter()
    }
}
