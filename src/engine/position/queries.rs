//! What can be asked of a position.

use super::codes::{PAD, STEPS, line_of};
use super::keys::{KEYS, TURN};
use super::spot::{class, gather};
use super::{Content, Position};
use crate::engine::cell::{Cell, CellSet};
use crate::engine::line::Line;
use crate::engine::observer::Observer;
use crate::engine::patterns::{Group, Patterns};
use crate::engine::threat::Threat;
use crate::engine::weights::Weights;
use crate::rules::{Rule, Shape, Stone};

impl<O: Observer> Position<O> {
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

    /// The free cells near stones: see [`CellSet::neighbours`].
    #[inline]
    pub fn near(&self) -> CellSet {
        self.stones.neighbours().intersection(&self.free)
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
}
