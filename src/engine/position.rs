//! The engine's board: after every stone it knows what each further stone would make.

mod codes;
mod keys;
mod queries;
mod spot;
mod support;

use std::fmt;

use super::cell::{CELLS, Cell, CellSet};
use super::line::reach;
use super::observer::Observer;
use super::patterns::Patterns;
use super::threat::Threat;
use super::weights::Weights;
use crate::rules::{Game, Point, Rule, Shape, Stone, Variant};

use codes::{LINES, PAD, STEPS, line_of, surroundings};
use keys::{KEYS, TURN};
use spot::{Spot, Worth};
pub use support::{SIDES, Unsupported, check_support};

/// What is on a cell of the engine's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Content {
    Free,
    First,
    Second,
    Border,
}

/// A spot as it was before a stone.
#[derive(Clone, Copy, Debug, Default)]
struct Change {
    cell: Cell,
    before: Spot,
}

/// One stone, or a pass.
#[derive(Clone, Copy, Debug)]
struct Ply {
    cell: Option<Cell>,
    /// How many changes there were before, and what was counted then.
    changes: usize,
    counts: Counts,
    worth: [Worth<i32>; 2],
}

/// For each side, on how many cells it could make each threat.
type Counts = [[u16; Threat::ALL.len()]; 2];

/// A position that can be played on and taken back.
///
/// Stones, line codes, lines, groups, threats, their counts, the sum of the worth of all groups and
/// the key change together, here alone.
#[derive(Clone)]
pub struct Position<O = ()> {
    shape: Shape,
    rule: Rule,
    patterns: &'static Patterns,
    weights: &'static Weights,
    contents: [Content; CELLS],
    /// Two bits for each cell, by axis and line; see [`Patterns`].
    codes: [[u64; LINES]; 4],
    spots: [Spot; CELLS],
    free: CellSet,
    stones: CellSet,
    counts: Counts,
    threats: [[CellSet; Threat::ALL.len()]; 2],
    worth: [Worth<i32>; 2],
    key: u64,
    to_move: Stone,
    plies: Vec<Ply>,
    changes: Vec<Change>,
    observer: O,
}

impl Position<()> {
    /// A board without stones, `First` to move.
    ///
    /// # Errors
    /// If the engine does not know the game.
    pub fn new(variant: Variant) -> Result<Self, Unsupported> {
        Self::observed(variant, ())
    }

    /// The position of a game that is not over, or over as it may be.
    ///
    /// # Errors
    /// If the engine does not know the game.
    pub fn of(game: &Game) -> Result<Self, Unsupported> {
        Self::observed(game.variant(), ()).map(|position| position.after(game))
    }
}

impl<O: Observer> Position<O> {
    /// The position after the moves of a game, from a board without stones on.
    ///
    /// The stones from which the game starts are put in turn, each side's in their order; where a
    /// side has none left to put, it passes, before all others.
    #[must_use]
    pub fn after(mut self, game: &Game) -> Self {
        let start = game.start();
        let of = |side| start.stones().iter().filter(move |(_, stone)| *stone == side);
        let mut sides = [of(Stone::First).rev(), of(Stone::Second).rev()];
        let mut side = start.to_move();
        let mut backwards = Vec::new();
        while backwards.iter().flatten().count() < start.stones().len() {
            side = side.opponent();
            backwards.push(sides[side as usize].next());
        }
        if side != self.to_move {
            self.pass();
        }
        for ply in backwards.into_iter().rev() {
            match ply {
                Some(&(point, _)) => self.place(Cell::new(point)),
                None => self.pass(),
            }
        }
        for &point in game.moves() {
            self.place(Cell::new(point));
        }
        self
    }
}

impl<O: Observer> Position<O> {
    /// A board without stones that tells an observer of every stone.
    ///
    /// # Errors
    /// If the engine does not know the game.
    pub fn observed(variant: Variant, observer: O) -> Result<Self, Unsupported> {
        check_support(variant)?;
        let (shape, rule) = (variant.shape(), variant.rule());
        let mut position = Self {
            shape,
            rule,
            patterns: Patterns::of(rule),
            weights: Weights::of(rule),
            contents: [Content::Border; CELLS],
            codes: [[u64::MAX; LINES]; 4],
            spots: [Spot::default(); CELLS],
            free: CellSet::board(shape),
            stones: CellSet::default(),
            counts: [[0; Threat::ALL.len()]; 2],
            threats: [[CellSet::default(); Threat::ALL.len()]; 2],
            worth: [Worth::default(); 2],
            key: 0,
            to_move: Stone::First,
            plies: Vec::with_capacity(CELLS),
            changes: Vec::with_capacity(1 << 12),
            observer,
        };
        let cells: Vec<Cell> = shape.points().map(Cell::new).collect();
        for &cell in &cells {
            position.contents[cell.index()] = Content::Free;
            for axis in 0..4 {
                let (line, place) = line_of(cell, axis);
                position.codes[axis][line] &= !(3 << (2 * (place + PAD)));
            }
        }
        for &cell in &cells {
            let lines = [0, 1, 2, 3].map(|axis| position.lines_at(cell, axis));
            let lines = u32::from_le_bytes(lines);
            position.set(cell, Spot::new(position.weights, position.patterns, lines));
        }
        Ok(position)
    }

    /// Puts the mover's stone on a free cell.
    pub fn place(&mut self, cell: Cell) {
        debug_assert!(self.is_free(cell), "{cell:?} is not free");
        let side = self.to_move;
        self.push_ply(Some(cell));
        self.change(cell, Spot::default());
        self.contents[cell.index()] = match side {
            Stone::First => Content::First,
            Stone::Second => Content::Second,
        };
        self.put(cell, side);
        match self.rule {
            Rule::Freestyle => self.refresh::<{ reach(Rule::Freestyle) }>(cell),
            Rule::Standard => self.refresh::<{ reach(Rule::Standard) }>(cell),
        }
        self.observer.placed(cell.point(), side);
    }

    /// Gives the turn to the other side.
    pub fn pass(&mut self) {
        self.push_ply(None);
        self.turn();
    }

    /// Takes back the last stone or pass; nothing if there is none.
    pub fn undo(&mut self) {
        let Some(ply) = self.plies.pop() else { return };
        let Some(cell) = ply.cell else {
            self.turn();
            return;
        };
        let side = self.to_move.opponent();
        self.contents[cell.index()] = Content::Free;
        while self.changes.len() > ply.changes
            && let Some(Change { cell, before }) = self.changes.pop()
        {
            let after = std::mem::replace(&mut self.spots[cell.index()], before);
            for side in 0..2 {
                let (old, new) = (after.threats[side], before.threats[side]);
                if old != new {
                    self.move_between(side, old, new, cell);
                }
            }
        }
        (self.counts, self.worth) = (ply.counts, ply.worth);
        self.put(cell, side);
        self.observer.lifted(cell.point(), side);
    }

    /// Changes a spot, to be changed back with the stone.
    #[inline]
    fn change(&mut self, cell: Cell, after: Spot) {
        self.changes.push(Change { cell, before: self.spots[cell.index()] });
        self.set(cell, after);
    }

    fn push_ply(&mut self, cell: Option<Cell>) {
        let changes = self.changes.len();
        self.plies.push(Ply { cell, changes, counts: self.counts, worth: self.worth });
    }

    /// What is known of a cell, and all that depends on it.
    #[inline]
    fn set(&mut self, cell: Cell, after: Spot) {
        let before = std::mem::replace(&mut self.spots[cell.index()], after);
        for side in 0..2 {
            let (worth, new, old) = (&mut self.worth[side], after.worth[side], before.worth[side]);
            worth.moving += i32::from(new.moving) - i32::from(old.moving);
            worth.waiting += i32::from(new.waiting) - i32::from(old.waiting);
            let (old, new) = (before.threats[side], after.threats[side]);
            if old != new {
                let counts = &mut self.counts[side];
                // Cells that were never set are not counted among those without a threat.
                counts[old as usize] = counts[old as usize].wrapping_sub(1);
                counts[new as usize] = counts[new as usize].wrapping_add(1);
                self.move_between(side, old, new, cell);
            }
        }
    }

    #[inline]
    fn move_between(&mut self, side: usize, old: Threat, new: Threat, cell: Cell) {
        if old >= Threat::OpenThree {
            self.threats[side][old as usize].toggle(cell);
        }
        if new >= Threat::OpenThree {
            self.threats[side][new as usize].toggle(cell);
        }
    }

    /// Puts a stone into the codes and sets, or takes it out of them, and turns.
    fn put(&mut self, cell: Cell, side: Stone) {
        for axis in 0..4 {
            let (line, place) = line_of(cell, axis);
            self.codes[axis][line] ^= 1 << (2 * (place + PAD) + side as usize);
        }
        self.free.toggle(cell);
        self.stones.toggle(cell);
        self.key ^= KEYS[cell.index()][side as usize];
        self.turn();
    }

    const fn turn(&mut self) {
        self.to_move = self.to_move.opponent();
        self.key ^= TURN;
    }

    /// Looks again at the free cells that a changed cell can matter to.
    #[inline]
    fn refresh<const REACH: usize>(&mut self, cell: Cell) {
        for (axis, step) in STEPS.into_iter().enumerate() {
            let (line, place) = line_of(cell, axis);
            let code = self.codes[axis][line];
            for by in 0..=2 * REACH {
                if by == REACH {
                    continue;
                }
                let steps = by.cast_signed() - REACH.cast_signed();
                let index = cell.index().wrapping_add_signed(steps * step) % CELLS;
                if self.contents[index] != Content::Free {
                    continue;
                }
                let place = place.wrapping_add_signed(steps);
                let lines = self.patterns.lines::<REACH>(surroundings::<REACH>(code, place));
                let before = self.spots[index].lines;
                if before >> (8 * axis) & 0xff == u32::from(lines) {
                    continue;
                }
                let after = before & !(0xff << (8 * axis)) | u32::from(lines) << (8 * axis);
                self.change(Cell::at(index), Spot::new(self.weights, self.patterns, after));
            }
        }
    }

    /// What stones on a cell make along an axis, from scratch.
    fn lines_at(&self, cell: Cell, axis: usize) -> u8 {
        let (line, place) = line_of(cell, axis);
        self.look_up(self.codes[axis][line], place)
    }

    fn look_up(&self, code: u64, place: usize) -> u8 {
        match self.rule {
            Rule::Freestyle => {
                const REACH: usize = reach(Rule::Freestyle);
                self.patterns.lines::<REACH>(surroundings::<REACH>(code, place))
            }
            Rule::Standard => {
                const REACH: usize = reach(Rule::Standard);
                self.patterns.lines::<REACH>(surroundings::<REACH>(code, place))
            }
        }
    }
}

impl<O> fmt::Debug for Position<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.plies.iter().filter_map(|ply| ply.cell.map(Cell::point));
        f.debug_struct("Position")
            .field("shape", &self.shape)
            .field("moves", &cells.collect::<Vec<Point>>())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
