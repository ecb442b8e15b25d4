//! The engine's board: after every stone it knows what each further stone would make.

use std::fmt;

use super::cell::{CELLS, Cell, CellSet, MAX_SIDE, STRIDE};
use super::line::{Line, reach};
use super::observer::Observer;
use super::patterns::{Group, Patterns};
use super::threat::Threat;
use super::weights::{Traits, Weights};
use crate::rules::{Game, Placement, Point, Rule, Shape, Stone, Topology, Variant};

/// The shortest and the longest side of the boards that the engine knows.
pub const SIDES: std::ops::RangeInclusive<u8> = 5..=20;

/// Cells of border at both ends of a line.
const PAD: usize = 5;
/// Lines along one axis: at least the diagonals of the largest board.
const LINES: usize = (2 * MAX_SIDE).next_power_of_two();

/// A game that the engine does not know: it plays five in a row on plane boards of 5 to 20 cells a
/// side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsupported(pub Variant);

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the engine does not know this game ({})", self.0)
    }
}

impl std::error::Error for Unsupported {}

/// What is known of a free cell. Of other cells it is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
struct Spot {
    /// For each axis from the lowest byte on, what a stone makes: `First`'s line in the lower four
    /// bits.
    lines: u32,
    /// What follows from the four lines, for each side.
    worth: [Worth<i16>; 2],
    threats: [Threat; 2],
}

/// What something is worth to a side if it is to move, and if it is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Worth<T> {
    moving: T,
    waiting: T,
}

impl Spot {
    #[inline]
    fn new(weights: &Weights, patterns: &Patterns, lines: u32) -> Self {
        let traits = |lines: u32| weights.traits(patterns.group(gather(lines)));
        let [first, second] = [traits(lines), traits(lines >> 4)];
        Self {
            lines,
            worth: [first, second].map(|Traits { moving, waiting, .. }| Worth { moving, waiting }),
            threats: [first.threat, second.threat],
        }
    }
}

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
    #[must_use]
    pub fn after(mut self, game: &Game) -> Self {
        for &point in game.moves() {
            self.place(Cell::new(point));
        }
        self
    }
}

/// Whether the engine knows a game.
///
/// # Errors
/// If it does not.
pub fn check_support(variant: Variant) -> Result<(), Unsupported> {
    let shape = variant.shape();
    let is_known = SIDES.contains(&shape.width())
        && SIDES.contains(&shape.height())
        && shape.topology() == Topology::Plane
        && variant.placement() == Placement::Anywhere
        && variant.row_length() == 5;
    if is_known { Ok(()) } else { Err(Unsupported(variant)) }
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

    /// The extent of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The rule.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// The fingerprint of stones and turn.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The fingerprint after the mover's stone on a free cell.
    pub const fn key_after(&self, cell: Cell) -> u64 {
        self.key ^ KEYS[cell.index()][self.to_move as usize] ^ TURN
    }

    /// How many stones and passes there were.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The last stone, if the last ply was one.
    pub fn last(&self) -> Option<Cell> {
        self.plies.last().and_then(|ply| ply.cell)
    }

    /// The stone before `back` others, if that ply was one.
    pub fn nth_last(&self, back: usize) -> Option<Cell> {
        let index = self.plies.len().checked_sub(back + 1)?;
        self.plies[index].cell
    }

    /// The cells without a stone.
    pub const fn free(&self) -> &CellSet {
        &self.free
    }

    /// The cells with a stone.
    pub const fn stones(&self) -> &CellSet {
        &self.stones
    }

    /// Whether a cell is free.
    #[inline]
    pub fn is_free(&self, cell: Cell) -> bool {
        self.contents[cell.index()] == Content::Free
    }

    /// The stone on a cell.
    pub fn stone(&self, cell: Cell) -> Option<Stone> {
        match self.contents[cell.index()] {
            Content::First => Some(Stone::First),
            Content::Second => Some(Stone::Second),
            Content::Free | Content::Border => None,
        }
    }

    /// What a side's stone on a free cell would threaten.
    #[inline]
    pub fn threat(&self, cell: Cell, side: Stone) -> Threat {
        self.spots[cell.index()].threats[side as usize]
    }

    /// How soon a side's stone on a free cell should be tried, by what it makes and by what it takes
    /// from the other side: sixteenths of the logarithm of its odds.
    #[inline]
    pub fn urgency(&self, cell: Cell, side: Stone) -> i32 {
        let own = self.weights.traits(self.group(cell, side)).own;
        let other = self.weights.traits(self.group(cell, side.opponent())).other;
        i32::from(own) + i32::from(other)
    }

    /// The lines that a side's stone on a free cell would make.
    #[inline]
    pub fn group(&self, cell: Cell, side: Stone) -> Group {
        self.patterns.group(gather(self.spots[cell.index()].lines >> (4 * side as u32)))
    }

    /// The line that a side's stone on a free cell would make along an axis, in the order of
    /// [`Axis::ALL`](crate::rules::Axis::ALL).
    pub fn line(&self, cell: Cell, axis: usize, side: Stone) -> Line {
        let both = self.spots[cell.index()].lines.to_le_bytes()[axis % 4];
        class(both, side)
    }

    /// On how many free cells a side's stone would threaten just this.
    #[inline]
    pub fn count(&self, side: Stone, threat: Threat) -> usize {
        usize::from(self.counts[side as usize][threat as usize])
    }

    /// Whether there is a free cell on which a side's stone would threaten this or more.
    #[inline]
    pub fn has(&self, side: Stone, least: Threat) -> bool {
        self.counts[side as usize][least as usize..].iter().any(|&count| count > 0)
    }

    /// The free cells on which a side's stone would threaten just this; kept for open threes and
    /// all that is more.
    #[inline]
    pub fn cells(&self, side: Stone, threat: Threat) -> &CellSet {
        &self.threats[side as usize][threat as usize]
    }

    /// The free cells on which a side's stone would threaten something from `least` to `most`.
    pub fn cells_between(&self, side: Stone, least: Threat, most: Threat) -> CellSet {
        let mut cells = CellSet::default();
        for threat in &Threat::ALL[least as usize..=most as usize] {
            if self.count(side, *threat) > 0 {
                cells = cells.union(self.cells(side, *threat));
            }
        }
        cells
    }

    /// What all that the side to move could make is worth to it, less what all that the other side
    /// could make is worth to that.
    #[inline]
    pub const fn balance(&self) -> i32 {
        let us = self.to_move as usize;
        self.worth[us].moving - self.worth[1 - us].waiting
    }

    /// The tables.
    pub const fn patterns(&self) -> &'static Patterns {
        self.patterns
    }

    /// The weights.
    pub const fn weights(&self) -> &'static Weights {
        self.weights
    }

    /// The observer.
    pub const fn observer(&self) -> &O {
        &self.observer
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

    /// The stones whose place stops `attacker` from making, on this cell, a four that cannot be
    /// stopped.
    pub fn stops(&self, cell: Cell, attacker: Stone) -> CellSet {
        let mut stops = CellSet::default();
        stops.insert(cell);
        let own = [0, 1, 2, 3].map(|axis| self.line(cell, axis, attacker));
        let blocker = 1 << attacker.opponent() as u64;
        for axis in 0..4 {
            if own[axis] < Line::Four {
                continue;
            }
            let (line, place) = line_of(cell, axis);
            for steps in (1..=PAD).flat_map(|steps| [steps.cast_signed(), -steps.cast_signed()]) {
                let other = cell.index().wrapping_add_signed(steps * STEPS[axis]);
                let other = Cell::at(other);
                if !self.is_free(other) {
                    continue;
                }
                let at = place.wrapping_add_signed(steps) + PAD;
                let code = self.codes[axis][line] | blocker << (2 * at);
                let mut lines = own;
                lines[axis] = class(self.look_up(code, place), attacker);
                if Threat::of(lines) < Threat::OpenFour {
                    stops.insert(other);
                }
            }
        }
        stops
    }

    /// The free cells that stop every such four of `attacker` at once: all, if it threatens none.
    pub fn stops_all(&self, attacker: Stone) -> CellSet {
        let fours = self.cells(attacker, Threat::OpenFour).iter();
        fours.fold(self.free, |all, four| all.intersection(&self.stops(four, attacker)))
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

/// From one cell of an axis to the next, in the order of the axes.
const STEPS: [isize; 4] = {
    let stride = STRIDE.cast_signed();
    [1, stride, stride + 1, 1 - stride]
};

/// The line of a cell along an axis, and its place there.
#[inline]
fn line_of(cell: Cell, axis: usize) -> (usize, usize) {
    let (row, col) = (cell.row(), cell.col());
    let (line, place) = match axis {
        0 => (row, col),
        1 => (col, row),
        2 => (row + MAX_SIDE - 1 - col, col),
        _ => (row + col, col),
    };
    (line % LINES, place)
}

/// The cells of a line on both sides of a place.
#[inline]
fn surroundings<const REACH: usize>(code: u64, place: usize) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "22 bits of it are used at most")]
    let window = (code >> (2 * (place + PAD - REACH))) as usize;
    let half = (1 << (2 * REACH)) - 1;
    window & half | (window >> (2 * REACH + 2) & half) << (2 * REACH)
}

/// One side's line in a byte of both.
#[inline]
fn class(both: u8, side: Stone) -> Line {
    Line::of_bits(both >> (4 * side as u8))
}

/// The lower four bits of each of the four bytes.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "16 bits are left")]
const fn gather(lines: u32) -> u16 {
    let pairs = lines & 0x0f0f_0f0f;
    let pairs = (pairs | pairs >> 4) & 0x00ff_00ff;
    (pairs | pairs >> 8) as u16
}

/// A number for each cell and side.
static KEYS: [[u64; 2]; CELLS] = {
    let mut keys = [[0; 2]; CELLS];
    let mut index = 0;
    while index < CELLS {
        keys[index] = [mix(2 * index as u64), mix(2 * index as u64 + 1)];
        index += 1;
    }
    keys
};

/// The number of the turn.
const TURN: u64 = mix(u64::MAX - 1);

/// One output of the `SplitMix64` generator (Steele, Lea and Flood 2014), used as a hash.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests;
