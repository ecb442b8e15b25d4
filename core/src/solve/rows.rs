//! Games of rows as positions of the search.

use std::time::Duration;

use super::analysis::{Analysis, MoveValue, Request};
use super::columns::Columns;
use super::lines::{Geometry, LargeLines, SmallLines};
use super::position::{Move, Position};
use super::table::Table;
use crate::limits::{Info, Line, Watch};
use crate::rules::{Game, Placement, Point, Rule, Shape, Stone, Topology, Variant};

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
        let shape = variant.shape();
        let cells = u16::from(shape.width()) * u16::from(shape.height());
        variant.rule().is_general().then_some(if cells <= 64 { Self::End } else { Self::Plies })
    }
}

/// Value of a first move in a game of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointValue {
    /// The move, its value, and how the game goes on.
    pub line: Line,
    /// Set if the value is proved, and the win or loss as long as it says with best play of both.
    pub is_exact: bool,
}

/// Request for values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Set if every move gets its value, or only the best ones.
    pub is_for_all: bool,
    /// Limit of the plies; with it nothing is proved beyond them.
    pub depth: Option<u8>,
    /// Limit of the nodes.
    pub nodes: Option<u64>,
    /// Limit of the time, by the clock of the caller.
    pub time: Option<Duration>,
}

impl Question {
    pub(super) fn request(self) -> Request {
        let Self { is_for_all, depth, nodes, .. } = self;
        Request { is_for_all, depth, nodes: nodes.unwrap_or(u64::MAX) }
    }

    pub(super) fn is_over(self, watch: &dyn Watch) -> bool {
        watch.is_stopped() || self.time.is_some_and(|time| watch.elapsed() >= time)
    }
}

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
        let variant = game.variant();
        self.solve_for(Solved::Rows(variant));
        let Some(geometry) = Geometry::new(variant) else { return Vec::new() };
        let Some(to_move) = game.status().to_move() else { return Vec::new() };
        if let Some(columns) = columns_of(game) {
            let rows = u16::from(variant.shape().height());
            let point = move |played: Move| {
                Point::new(
                    u8::try_from(rows - 1 - played % (rows + 1)).unwrap_or_default(),
                    u8::try_from(played / (rows + 1)).unwrap_or_default(),
                )
            };
            return self.analyse(columns, &point, question, watch);
        }
        let point = |played: Move| {
            Point::new(
                u8::try_from(played / geometry.width).unwrap_or_default(),
                u8::try_from(played % geometry.width).unwrap_or_default(),
            )
        };
        let stones = || {
            let cell = |at: Point| Move::from(at.row) * geometry.width + Move::from(at.col);
            game.board().occupied().map(move |(at, stone)| (cell(at), stone))
        };
        if let Some(empty) = SmallLines::new(&geometry) {
            let position = empty.with_stones(stones(), to_move);
            return self.analyse(position, &point, question, watch);
        }
        let Some(empty) = LargeLines::new(&geometry) else { return Vec::new() };
        let position = empty.with_stones(stones(), to_move);
        self.analyse(position, &point, question, watch)
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
            PointValue { line, is_exact: value.is_exact }
        };
        let mut all = 0;
        let mut report = |values: &[MoveValue], nodes: u64| {
            all = nodes;
            let lines = values.iter().map(|it| value(it).line).collect();
            watch.report(&Info { nodes, elapsed: watch.elapsed(), lines });
        };
        let is_over = || question.is_over(watch);
        let mut analysis = Analysis::new(position);
        let values = analysis.run(&mut self.table, question.request(), &is_over, &mut report);
        self.nodes = all;
        values.iter().map(value).collect()
    }
}

/// Position of connect four or a game like it, in which the stones of each side follow those of the
/// other.
fn columns_of(game: &Game) -> Option<Columns> {
    let variant = game.variant();
    let shape = variant.shape();
    let is_known = variant.row_length() == 4
        && variant.rule() == Rule::Freestyle
        && variant.placement() == Placement::Gravity
        && shape.topology() == Topology::Plane;
    let empty = Columns::new(shape.width(), shape.height()).filter(|_| is_known)?;
    let stones = |side: Stone| {
        let of_side = game.board().occupied().filter(move |&(_, stone)| stone == side);
        of_side.map(|(at, _)| at)
    };
    let to_move = game.status().to_move()?;
    Some(empty.with_stones(stones(to_move), stones(to_move.opponent())))
}

#[cfg(test)]
mod tests;
