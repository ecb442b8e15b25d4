//! Pointer: the player's cursor on the board, and in the bag of Quarto.

use crate::game::{AnyGame, Target, TargetKind};
use crate::quarto::{Bag, Piece};
use crate::record;
use crate::rules::Point;
use crate::tui::command::{Command, Direction};
use crate::tui::layout::place_in_bag;

/// Places that the player points at. A game of Quarto uses both in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// Cell on the board. In games with gravity, only its column matters.
    pub cell: Point,
    /// Piece that is still in the bag.
    piece: Piece,
}

impl Pointer {
    /// Creates a pointer at the last stone, or at the centre.
    pub fn new(game: &record::Cursor) -> Self {
        let cell = game.on_board().last().unwrap_or_else(|| game.shape().centre());
        let mut pointer = Self { cell, piece: Piece::FIRST };
        pointer.leave_gap(game);
        pointer
    }

    /// Target that the screen highlights: a piece of the bag if one must be selected, or else a
    /// cell. In games with gravity, the cell where a stone would land, or the top of a full column.
    pub fn shown(self, game: &record::Cursor) -> Target {
        match (self.target(game), game.on_board()) {
            (Target::Column(col), AnyGame::Rows(game)) => {
                Target::Cell(game.landing(col).unwrap_or(Point::new(0, col)))
            }
            (target, _) => target,
        }
    }

    /// The target that Enter plays.
    pub fn target(self, game: &record::Cursor) -> Target {
        match game.target_kind() {
            TargetKind::Cell(_) => Target::Cell(self.cell),
            TargetKind::Column(_) => Target::Column(self.cell.col),
            TargetKind::Piece => Target::Piece(self.piece),
        }
    }

    pub fn step(&mut self, direction: Direction, game: &record::Cursor) {
        if let Some(bag) = bag_to_select_from(game) {
            self.step_in_bag(direction, bag);
        } else {
            let next = game.shape().step(self.cell, direction.delta());
            self.cell = next.unwrap_or(self.cell);
        }
    }

    /// Moves to a piece in the bag: left and right to the one with the next number, so that every
    /// piece can be reached, up and down to the nearest one in another row.
    fn step_in_bag(&mut self, direction: Direction, bag: Bag) {
        let (row, col) = place_in_bag(self.piece);
        let distance = |&piece: &Piece| {
            let (other_row, other_col) = place_in_bag(piece);
            (other_row.abs_diff(row), other_col.abs_diff(col))
        };
        let mut pieces = bag.pieces();
        let next = match direction {
            Direction::Left => pieces.filter(|&piece| piece < self.piece).last(),
            Direction::Right => pieces.find(|&piece| piece > self.piece),
            Direction::Up => pieces.filter(|it| place_in_bag(*it).0 < row).min_by_key(distance),
            Direction::Down => pieces.filter(|it| place_in_bag(*it).0 > row).min_by_key(distance),
        };
        self.piece = next.unwrap_or(self.piece);
    }

    pub fn jump(&mut self, direction: Direction, game: &record::Cursor) {
        let Some(bag) = bag_to_select_from(game) else {
            self.cell = direction.edge(self.cell, game.shape());
            return;
        };
        let mut pieces = bag.pieces();
        let edge = match direction {
            Direction::Up | Direction::Left => pieces.next(),
            Direction::Down | Direction::Right => pieces.last(),
        };
        self.piece = edge.unwrap_or(self.piece);
    }

    /// Points at a target of the mouse, or at one that was played or undone.
    pub fn point_to(&mut self, target: Target, game: &record::Cursor) {
        match target {
            Target::Cell(point) => self.cell = point,
            Target::Column(col) => self.cell.col = col,
            Target::Piece(piece) => self.piece = piece,
            // They are nowhere on the board.
            Target::Pass | Target::Choose(_) | Target::Declare(_) => {}
        }
        self.leave_gap(game);
    }

    /// Moves as a command says. All other commands leave it where it is.
    pub fn follow(&mut self, command: &Command, game: &record::Cursor) {
        match *command {
            Command::Move(direction) => self.step(direction, game),
            Command::MoveToEdge(direction) => self.jump(direction, game),
            Command::PointAt(target) => self.point_to(target, game),
            _ => {}
        }
    }

    /// Stays, unless the last move took the cell; then moves to the nearest playable cell.
    pub fn give_way(&mut self, game: &record::Cursor) {
        if let AnyGame::Rows(rows) = game.on_board() {
            let column = |point: Point| rows.landing(point.col).is_ok();
            let is_free = |point: Point| match game.target_kind() {
                TargetKind::Column(_) => column(point),
                _ => rows.board().get(point).is_none(),
            };
            let distance = |point: Point| {
                let rows = u16::from(point.row.abs_diff(self.cell.row));
                let cols = u16::from(point.col.abs_diff(self.cell.col));
                rows * rows + cols * cols
            };
            if !is_free(self.cell) && rows.moves().last() == Some(&self.cell) {
                let free = game.shape().points().filter(|&point| is_free(point));
                self.cell = free.min_by_key(|&point| distance(point)).unwrap_or(self.cell);
            }
        }
        self.leave_gap(game);
    }

    fn leave_gap(&mut self, game: &record::Cursor) {
        if let AnyGame::Quarto(game) = game.on_board() {
            let bag = game.bag();
            if !bag.contains(self.piece) {
                self.piece = bag.pieces().next().unwrap_or(self.piece);
            }
        }
    }
}

/// Bag, while a piece must be selected.
fn bag_to_select_from(game: &record::Cursor) -> Option<Bag> {
    match (game.on_board(), game.target_kind()) {
        (AnyGame::Quarto(game), TargetKind::Piece) => Some(game.bag()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quarto::{self, Board};
    use crate::record::Record;

    fn piece(number: u8) -> Target {
        Target::Piece(Piece::new(number).unwrap())
    }

    /// Plays a game up to these remaining pieces, the others placed without a four.
    fn with_bag(left: &[u8]) -> Record {
        let mut game = quarto::Game::new(Board::PLANE);
        let gone = Piece::all().filter(|piece| !left.contains(&piece.number()));
        // Never four adjacent pieces: three of six cells in every second row.
        let cells = (0..18).map(|index| Point::new(index / 6 * 2, index % 6));
        for (piece, point) in gone.zip(cells.filter(|cell| cell.col % 4 != 3)) {
            game.select(piece).unwrap();
            game.place(point).unwrap();
        }
        Record::from(AnyGame::Quarto(game))
    }

    #[test]
    fn the_cursor_reaches_exactly_the_remaining_pieces() {
        let mut game = with_bag(&[0, 5, 6, 15]);
        let mut cursor = Pointer::new(game.cursor());
        assert_eq!(cursor.shown(game.cursor()), piece(0));
        for (direction, expected) in [
            (Direction::Right, 5),
            (Direction::Right, 6),
            (Direction::Right, 15),
            (Direction::Right, 15),
            (Direction::Up, 6),
            (Direction::Up, 0),
            (Direction::Up, 0),
            (Direction::Down, 5),
            (Direction::Left, 0),
        ] {
            cursor.step(direction, game.cursor());
            assert_eq!(cursor.shown(game.cursor()), piece(expected), "{direction:?}");
        }
        cursor.jump(Direction::Right, game.cursor());
        assert_eq!(cursor.target(game.cursor()), piece(15));
        // The selected piece leaves a gap, and the cursor moves to a remaining piece.
        for target in [piece(15), Target::Cell(Point::new(5, 5))] {
            game.play(target).unwrap();
            cursor.point_to(target, game.cursor());
        }
        assert_eq!(cursor.shown(game.cursor()), piece(0));
    }
}
