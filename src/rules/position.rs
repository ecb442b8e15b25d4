//! A position: stones on a board and the side to move, without a history.

use super::{Board, IllegalMove, Point, Row, Status, Stone, Variant};

/// Any stones on the board of a variant, and either side to move: reachable in a game or not.
///
/// ```
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
    /// In the order in which they were given, which files keep.
    stones: Vec<(Point, Stone)>,
    to_move: Stone,
}

/// The order of the stones does not matter.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (self.variant, self.to_move) == (other.variant, other.to_move)
            && self.board() == other.board()
    }
}

impl Eq for Position {}

impl Position {
    /// The empty board, [`First`](Stone::First) to move.
    pub const fn new(variant: Variant) -> Self {
        Self { variant, stones: Vec::new(), to_move: Stone::First }
    }

    /// These stones. Their number says who is to move: [`First`](Stone::First) if it is even.
    ///
    /// # Errors
    /// If a stone is off the board, or its cell occupied.
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

    /// The stones of a board, row by row; see [`Board::from_field`].
    ///
    /// # Errors
    /// If the board has another shape than the variant's.
    pub fn from_board(variant: Variant, board: &Board) -> Result<Self, IllegalMove> {
        if board.shape() == variant.shape() {
            Self::from_stones(variant, board.occupied())
        } else {
            Err(IllegalMove::OffBoard)
        }
    }

    /// The same stones with this side to move. A CSV does not keep the side to move: there it follows
    /// from the number of stones.
    #[must_use]
    pub fn with_to_move(self, to_move: Stone) -> Self {
        Self { to_move, ..self }
    }

    /// The rules.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The stones in the order in which they were given.
    pub fn stones(&self) -> &[(Point, Stone)] {
        &self.stones
    }

    /// The side to move; if the game is over, the side whose turn it would be.
    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// The stones on a board.
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.variant.shape());
        self.stones.iter().for_each(|&(point, stone)| board.set(point, Some(stone)));
        board
    }

    /// Who is to move, or how the game has ended. If both sides have a winning row, the side that is
    /// not to move has won: it moved last.
    pub fn status(&self) -> Status {
        let board = self.board();
        let has_row = |side| {
            let mut rows = self.variant.all_winning_rows(&board);
            rows.any(|row| board.get(row.start()) == Some(side))
        };
        let sides = [self.to_move.opponent(), self.to_move];
        match sides.into_iter().find(|&side| has_row(side)) {
            Some(winner) => Status::Won(winner),
            None if board.is_full() => Status::Drawn,
            None => Status::ToMove(self.to_move),
        }
    }

    /// All winning rows on the board, of either side.
    pub fn winning_rows(&self) -> impl Iterator<Item = Row> {
        self.variant.all_winning_rows(&self.board()).collect::<Vec<_>>().into_iter()
    }
}
