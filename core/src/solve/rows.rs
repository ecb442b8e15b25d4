//! Games of rows as positions of the search.

use std::fmt;

use super::analysis::{Analysis, MoveValue, Question};
use super::cells::{number, point};
use super::columns::{self, Columns, Given, Standard};
use super::exact::proved;
use super::lines::{Geometry, LargeLines, SMALL, SmallLines};
use super::position::{Move, Next, Position};
use super::score::{unflat, verdict};
use super::search::Search;
use super::table::{TO_THE_END, Table};
use crate::limits::{Info, Line, Verdict, Watch};
use crate::rules::{Game, Point, Shape, Variant};

/// Reach of the search in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To the end, where time allows: at most 64 cells.
    End,
    /// Some plies: larger boards.
    Plies,
}

impl Reach {
    /// Returns how far the search reaches; `None` for rules that only Gomoku has.
    pub fn of(variant: Variant) -> Option<Self> {
        let is_small = variant.shape().cells() <= SMALL;
        variant.rule().is_general().then_some(if is_small { Self::End } else { Self::Plies })
    }
}

/// Value of a first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameValue<M> {
    /// The move, its value, and how the game goes on.
    pub line: Line<M>,
    /// Set if the value is proved, and the win or loss as long as it says with best play of both.
    pub is_exact: bool,
}

/// Value of a first move in a game of rows.
pub type PointValue = GameValue<Point>;

/// Solver with its table, which it keeps for the next position of the same game.
pub struct GameSolver {
    pub(super) table: Table,
    solved: Option<Solved>,
    pub(super) nodes: u64,
}

/// Game to which the entries of a table belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Solved {
    Rows(Variant),
    Quarto(Shape),
}

impl GameSolver {
    /// Creates a solver with a table of at most this many bytes.
    pub fn new(bytes: usize) -> Self {
        Self { table: Table::new(bytes), solved: None, nodes: 0 }
    }

    /// Bytes of the table, and those that were asked for.
    pub fn bytes(&self) -> [usize; 2] {
        self.table.bytes()
    }

    /// Clears the table before another game.
    pub(super) fn solve_for(&mut self, game: Solved) {
        if self.solved.replace(game).is_some_and(|before| before != game) {
            self.table.clear();
        }
    }

    /// Nodes of the last search.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Values of the moves of a game in progress, best first; empty if the game is over or has a
    /// rule that only Gomoku has.
    pub fn values(
        &mut self,
        game: &Game,
        question: Question,
        watch: &dyn Watch,
    ) -> Vec<PointValue> {
        let (variant, shape) = (game.variant(), game.variant().shape());
        self.solve_for(Solved::Rows(variant));
        let Some(to_move) = game.status().to_move() else { return Vec::new() };
        let column_point = |played: Move| columns::point(played, shape);
        if let Some(columns) = Columns::<Standard>::of(game) {
            return self.analyse(columns, &column_point, question, watch);
        }
        if let Some(columns) = Columns::<Given>::of_any(game) {
            return self.analyse(columns, &column_point, question, watch);
        }
        let Some(geometry) = Geometry::new(variant) else { return Vec::new() };
        let point = |played: Move| point(played, shape);
        let stones = || game.board().occupied().map(move |(at, stone)| (number(at, shape), stone));
        if let Some(empty) = SmallLines::new(&geometry) {
            let position = empty.with_stones(stones(), to_move);
            return self.analyse(position, &point, question, watch);
        }
        let Some(empty) = LargeLines::new(&geometry) else { return Vec::new() };
        let position = empty.with_stones(stones(), to_move);
        self.analyse(position, &point, question, watch)
    }

    /// Proves the value of a game of connect four in progress; `None` if the watch stopped the
    /// search, or it is another game.
    pub fn outcome(&mut self, game: &Game, watch: &dyn Watch) -> Option<Verdict> {
        let columns = Columns::<Standard>::of(game)?;
        self.solve_for(Solved::Rows(game.variant()));
        let is_over = || watch.is_stopped();
        let mut search = Search::new(&mut self.table, &is_over);
        let score = proved(&columns, &mut search);
        self.nodes = search.nodes();
        Some(verdict(score?, columns.left(), true))
    }

    /// Checks whether the side to move in a game of connect four in progress keeps at least this many
    /// stones ([`stones_kept`](super::stones_kept)); `None` as for [`outcome`](Self::outcome).
    pub fn is_at_least(&mut self, game: &Game, kept: i32, watch: &dyn Watch) -> Option<bool> {
        let columns = Columns::<Standard>::of(game)?;
        self.solve_for(Solved::Rows(game.variant()));
        let is_over = || watch.is_stopped();
        let mut search = Search::new(&mut self.table, &is_over);
        let window = [unflat(kept - 1), unflat(kept)];
        let value = search.value_of(&columns, Next::Same, TO_THE_END, window);
        self.nodes = search.nodes();
        Some(value? >= unflat(kept))
    }

    fn analyse<P: Position>(
        &mut self,
        position: P,
        point: &dyn Fn(Move) -> Point,
        question: Question,
        watch: &dyn Watch,
    ) -> Vec<PointValue> {
        let value = |value: &MoveValue| {
            let pv = value.pv.iter().map(|&played| point(played)).collect();
            let line = Line { depth: value.depth, verdict: value.verdict, pv };
            GameValue { line, is_exact: value.is_exact }
        };
        let mut all = 0;
        let mut report = |values: &[MoveValue], nodes: u64| {
            all = nodes;
            let lines = values.iter().map(|it| value(it).line).collect();
            watch.report(&Info { nodes, elapsed: watch.elapsed(), lines });
        };
        let values = Analysis::new(position).run(&mut self.table, question, watch, &mut report);
        self.nodes = all;
        values.iter().map(value).collect()
    }
}

impl fmt::Debug for GameSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameSolver").field("solved", &self.solved).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
