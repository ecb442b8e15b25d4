//! Stones set up at the start of a game, with their places in the file.

use crate::rules::{Board, IllegalMove, Point, Position, Stone, Variant};

pub(super) struct SetUpStones<P> {
    variant: Variant,
    board: Board,
    stones: Vec<(P, Point, Stone)>,
    pub to_move: Option<Stone>,
}

impl<P: Copy + Default> SetUpStones<P> {
    pub fn new(variant: Variant) -> Self {
        Self { variant, board: Board::new(variant.shape()), stones: Vec::new(), to_move: None }
    }

    pub fn place(&mut self, place: P, point: Point, stone: Stone) -> Result<(), IllegalMove> {
        self.board.place(point, stone)?;
        self.stones.push((place, point, stone));
        Ok(())
    }

    pub fn has(&self, point: Point, stone: Stone) -> bool {
        self.board.get(point) == Some(stone)
    }

    pub fn remove(&mut self, point: Point) {
        self.stones.retain(|(_, other, _)| *other != point);
        self.board = Board::new(self.board.shape());
        for &(_, point, stone) in &self.stones {
            // The stone was there before.
            let _ = self.board.place(point, stone);
        }
    }

    /// Returns the position. In games with gravity, no stone may float; reports the first that
    /// does.
    pub fn position(&self) -> Result<Position, (P, IllegalMove)> {
        let floats = |&&(_, point, _): &&_| !self.variant.is_supported(&self.board, point);
        if let Some(&(place, ..)) = self.stones.iter().find(floats) {
            return Err((place, IllegalMove::Floating));
        }
        let stones = self.stones.iter().map(|&(_, point, stone)| (point, stone));
        let position = Position::from_stones(self.variant, stones);
        let position = position.map_err(|why| (P::default(), why))?;
        Ok(match self.to_move {
            Some(side) => position.with_to_move(side),
            None => position,
        })
    }
}
