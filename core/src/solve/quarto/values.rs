//! Values of the moves of Quarto.

use super::{Board, Quarto};
use crate::limits::{Info, Line, Watch};
use crate::rules::{Point, Shape};
use crate::solve::analysis::{Analysis, MoveValue, Question};
use crate::solve::cells::{number, point};
use crate::solve::position::Position;
use crate::solve::rows::{GameSolver, GameValue, Solved};

/// Position of Quarto. Pieces have the numbers 0 to 15, with a bit for each attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuartoPosition {
    /// Board of 4x4 or 6x6 cells.
    pub shape: Shape,
    /// Pieces on the board.
    pub pieces: Vec<(Point, u8)>,
    /// Piece that is to be placed; none if one is to be given.
    pub given: Option<u8>,
}

/// Move of Quarto.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuartoMove {
    /// Places the given piece.
    Place(Point),
    /// Gives a piece to the opponent.
    Give(u8),
}

/// Value of a move of Quarto, for the side that plays it. Plies are counted in pieces placed.
pub type QuartoValue = GameValue<QuartoMove>;

impl GameSolver {
    /// Values of the moves of a position that is not over, best first; empty if it is no position
    /// of Quarto. `report` hears of the values from time to time.
    pub fn quarto_values(
        &mut self,
        position: &QuartoPosition,
        question: Question,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&Info<QuartoMove>),
    ) -> Vec<QuartoValue> {
        let QuartoPosition { shape, pieces, given } = position;
        let Some(board) = Board::new(*shape) else { return Vec::new() };
        let mut placed = Quarto::new(&board);
        for &(at, piece) in pieces {
            placed.place(piece % super::PIECES, number(at, *shape).into());
        }
        if let Some(piece) = given {
            placed.give(piece % super::PIECES);
        }
        if placed.legal().is_empty() {
            return Vec::new();
        }
        self.solve_for(Solved::Quarto(*shape));
        let values = |values: &[MoveValue]| -> Vec<QuartoValue> {
            values.iter().map(|it| value_of(it, given.is_some(), *shape)).collect()
        };
        let mut all = 0;
        let mut hear = |found: &[MoveValue], nodes: u64| {
            all = nodes;
            let lines = values(found).into_iter().map(|it| it.line).collect();
            report(&Info { nodes, elapsed: watch.elapsed(), lines });
        };
        let found = Analysis::new(placed).run(&mut self.table, question, watch, &mut hear);
        self.nodes = all;
        values(&found)
    }
}

/// Names the moves of a value; they place and give in turn.
fn value_of(value: &MoveValue, places: bool, shape: Shape) -> QuartoValue {
    let give = |piece: u16| QuartoMove::Give(u8::try_from(piece).unwrap_or_default());
    let pv = value.pv.iter().enumerate().map(|(ply, &played)| {
        if places == (ply % 2 == 0) {
            QuartoMove::Place(point(played, shape))
        } else {
            give(played)
        }
    });
    let MoveValue { verdict, is_exact, depth, .. } = *value;
    GameValue { line: Line { pv: pv.collect(), verdict, depth }, is_exact }
}
