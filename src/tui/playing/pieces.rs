//! Quarto on the table: the game, a cursor on the board and one in the bag.

use super::{Asked, TakenBack, Target, Turn};
use crate::quarto::{Game, IllegalMove, Move, Piece, Status};
use crate::rules::{Coordinates, Point, Stone};
use crate::tui::keymap::Direction;

/// Pieces in a row of the bag as it is drawn.
pub const BAG_COLUMNS: u8 = 4;

/// A game of Quarto, and its two cursors.
#[derive(Clone, Debug)]
pub struct Pieces {
    game: Game,
    resigned: Option<Stone>,
    /// The cursor for placing.
    cell: Point,
    /// The cursor for selecting.
    piece: Piece,
}

impl Pieces {
    /// The cursors in the middle and on the first piece.
    pub fn new(game: Game) -> Self {
        let centre = game.shape().centre();
        let cell = game.moves().last().map_or(centre, |last| last.point);
        let mut pieces = Self { game, resigned: None, cell, piece: Piece::FIRST };
        pieces.leave_gap();
        pieces
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who resigned.
    pub const fn resigned(&self) -> Option<Stone> {
        self.resigned
    }

    /// Whose turn it is, or how it ended.
    pub fn turn(&self) -> Turn {
        match (self.game.status(), self.resigned) {
            (Status::Won(winner), _) => Turn::Over(Some(winner)),
            (Status::Drawn, _) => Turn::Over(None),
            (_, Some(loser)) => Turn::Over(Some(loser.opponent())),
            (Status::Select(player) | Status::Place(player, _), None) => Turn::Of(player),
        }
    }

    pub(super) fn asked(&self) -> Asked {
        match self.game.status() {
            Status::Select(_) => Asked::Piece,
            _ => Asked::Cell(self.game.shape()),
        }
    }

    /// What lies under the cursor: a piece of the bag while one is to be selected.
    pub fn cursor(&self) -> Target {
        match self.asked() {
            Asked::Piece => Target::Piece(self.piece),
            _ => Target::Cell(self.cell),
        }
    }

    pub(super) fn step(&mut self, direction: Direction) {
        if self.asked() == Asked::Piece {
            return self.step_in_bag(direction);
        }
        let next = self.game.shape().step(self.cell, direction.delta());
        self.cell = next.unwrap_or(self.cell);
    }

    /// To a piece that is still there: left and right to the one with the next number, so that
    /// every piece is reached, up and down to the nearest one of another row.
    fn step_in_bag(&mut self, direction: Direction) {
        let (row, col) = place_in_bag(self.piece);
        let distance = |&piece: &Piece| {
            let (other_row, other_col) = place_in_bag(piece);
            (other_row.abs_diff(row), other_col.abs_diff(col))
        };
        let mut pieces = self.game.bag().pieces();
        let next = match direction {
            Direction::Left => pieces.filter(|&piece| piece < self.piece).last(),
            Direction::Right => pieces.find(|&piece| piece > self.piece),
            Direction::Up => {
                pieces.filter(|&piece| place_in_bag(piece).0 < row).min_by_key(distance)
            }
            Direction::Down => {
                pieces.filter(|&piece| place_in_bag(piece).0 > row).min_by_key(distance)
            }
        };
        self.piece = next.unwrap_or(self.piece);
    }

    pub(super) fn jump(&mut self, direction: Direction) {
        if self.asked() != Asked::Piece {
            self.cell = direction.edge(self.cell, self.game.shape());
            return;
        }
        let mut pieces = self.game.bag().pieces();
        let edge = match direction {
            Direction::Up | Direction::Left => pieces.next(),
            Direction::Down | Direction::Right => pieces.last(),
        };
        self.piece = edge.unwrap_or(self.piece);
    }

    pub(super) fn point_to(&mut self, target: Target) {
        match target {
            Target::Cell(point) => self.cell = point,
            Target::Piece(piece) if self.game.bag().contains(piece) => self.piece = piece,
            Target::Piece(_) | Target::Column(_) => {}
        }
    }

    pub(super) fn act(&mut self, target: Target) -> Result<(), IllegalMove> {
        if self.resigned.is_some() {
            return Err(IllegalMove::GameOver);
        }
        match target {
            Target::Piece(piece) => {
                self.game.select(piece)?;
                self.piece = piece;
            }
            Target::Cell(point) => {
                self.game.place(point)?;
                self.cell = point;
            }
            Target::Column(_) => return Err(IllegalMove::OffBoard),
        }
        self.leave_gap();
        Ok(())
    }

    /// Moves the cursor in the bag to a piece that is still there.
    fn leave_gap(&mut self) {
        let bag = self.game.bag();
        if !bag.contains(self.piece) {
            self.piece = bag.pieces().next().unwrap_or(self.piece);
        }
    }

    pub(super) fn resign(&mut self, loser: Stone) {
        if let Turn::Of(_) = self.turn() {
            self.resigned = Some(loser);
        }
    }

    pub(super) fn take_back(&mut self, coordinates: Coordinates) -> Option<TakenBack> {
        if self.resigned.take().is_some() {
            return Some(TakenBack::End);
        }
        if let Some(piece) = self.game.put_back() {
            self.piece = piece;
            return Some(TakenBack::Choice(piece));
        }
        let Move { point, .. } = self.game.take_up()?;
        self.cell = point;
        Some(TakenBack::Stone(coordinates.name(point, self.game.shape())))
    }
}

/// Row and column of a piece in the bag as it is drawn.
pub const fn place_in_bag(piece: Piece) -> (u8, u8) {
    (piece.number() / BAG_COLUMNS, piece.number() % BAG_COLUMNS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Topology;

    fn piece(number: u8) -> Target {
        Target::Piece(Piece::new(number).unwrap())
    }

    /// A game with these pieces left, after the others were placed without a four.
    fn with_bag(left: &[u8]) -> Pieces {
        let mut game = Game::new(Topology::Plane);
        let gone = Piece::all().filter(|piece| !left.contains(&piece.number()));
        // Never four side by side: three of six cells in every second row.
        let cells = (0..18).map(|index| Point::new(index / 6 * 2, index % 6));
        for (piece, point) in gone.zip(cells.filter(|cell| cell.col % 4 != 3)) {
            game.select(piece).unwrap();
            game.place(point).unwrap();
        }
        Pieces::new(game)
    }

    #[track_caller]
    fn check(pieces: &mut Pieces, direction: Direction, expected: u8) {
        pieces.step(direction);
        assert_eq!(pieces.cursor(), piece(expected));
    }

    #[test]
    fn the_cursor_reaches_every_piece_that_is_left_and_no_other() {
        let mut pieces = with_bag(&[0, 5, 6, 15]);
        assert_eq!(pieces.cursor(), piece(0));
        check(&mut pieces, Direction::Left, 0);
        check(&mut pieces, Direction::Right, 5);
        check(&mut pieces, Direction::Right, 6);
        check(&mut pieces, Direction::Right, 15);
        check(&mut pieces, Direction::Right, 15);
        check(&mut pieces, Direction::Up, 6);
        check(&mut pieces, Direction::Up, 0);
        check(&mut pieces, Direction::Up, 0);
        check(&mut pieces, Direction::Down, 5);
        check(&mut pieces, Direction::Left, 0);
        pieces.jump(Direction::Right);
        assert_eq!(pieces.cursor(), piece(15));
        pieces.point_to(piece(1));
        assert_eq!(pieces.cursor(), piece(15));
        // The selected piece leaves a gap; the cursor goes where there is one.
        pieces.act(piece(15)).unwrap();
        pieces.act(Target::Cell(Point::new(5, 5))).unwrap();
        assert_eq!(pieces.cursor(), piece(0));
    }
}
