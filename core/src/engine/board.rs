//! Board of the engine. It keeps track of the pattern that each further stone would make.

mod bitboard;
mod fouls;
mod lines;
mod queries;
mod square;
mod square_state;
mod support;

use std::fmt;

use super::patterns::{MAX_REACH, PatternCode, PatternTables, Threat, reach};
use super::weights::Weights;
use crate::rules::{FoulKind, Game, Point, Rule, Shape, Stone, Turn, Variant};

pub use bitboard::Bitboard;
use lines::{LINES, PAD, free_around, line_of, window};
pub use square::{BORDER, MAX_SIDE, SQUARES, STRIDE, Square};
use square::{KEYS, STEPS, TURN};
use square_state::{SquareState, mask, on_axis};
pub use support::{SIDES, Unsupported, check_support};

#[derive(Clone, Copy, Debug)]
struct SquareUndo {
    square: Square,
    before: SquareState,
    after: [PatternCode; 2],
}

#[derive(Clone, Copy, Debug)]
struct Ply {
    square: Option<Square>,
    changes: usize,
    counts: ThreatCounts,
    key: u64,
}

type ThreatCounts = [[u16; Threat::ALL.len()]; 2];

/// Position on which moves are played and undone.
///
/// Stones, lines, patterns, threats, their counts and the key are updated together, in this file
/// only.
#[derive(Clone)]
pub struct Position {
    shape: Shape,
    rule: Rule,
    fouls: [FoulKind; 2],
    tables: &'static PatternTables,
    weights: &'static Weights,
    /// Two bits for each square, by axis and line; see [`PatternTables`].
    lines: [[u64; LINES]; 4],
    states: [SquareState; SQUARES],
    free: Bitboard,
    stones: Bitboard,
    counts: ThreatCounts,
    threats: [[Bitboard; Threat::ALL.len()]; 2],
    key: u64,
    to_move: Stone,
    plies: Vec<Ply>,
    changes: Vec<SquareUndo>,
}

impl Position {
    /// Converts the position of a game, which may be over.
    ///
    /// The stones of the start position are placed in turn, each side's in their order. The side
    /// with fewer stones passes first.
    pub fn of(game: &Game) -> Result<Self, Unsupported> {
        let mut position = Self::new(game.variant())?;
        let start = game.start();
        let of = |side| start.stones().iter().filter(move |(_, stone)| *stone == side);
        let mut sides = [of(Stone::First).rev(), of(Stone::Second).rev()];
        let mut side = start.to_move();
        let mut backwards = Vec::new();
        while backwards.iter().flatten().count() < start.stones().len() {
            side = side.opponent();
            backwards.push(sides[side as usize].next());
        }
        if side != position.to_move {
            position.pass();
        }
        for ply in backwards.into_iter().rev() {
            match ply {
                Some(&(point, _)) => position.place(Square::new(point)),
                None => position.pass(),
            }
        }
        for turn in game.turns() {
            match turn {
                Turn::Stone(point) => position.place(Square::new(point)),
                Turn::Pass => position.pass(),
                Turn::Choose(_) | Turn::Declare(_) | Turn::Offer(_) => {}
            }
        }
        Ok(position)
    }

    pub fn new(variant: Variant) -> Result<Self, Unsupported> {
        check_support(variant)?;
        let (shape, rule) = (variant.shape(), variant.rule());
        let mut position = Self {
            shape,
            rule,
            fouls: [Stone::First, Stone::Second].map(|side| rule.fouls(side)),
            tables: PatternTables::of(rule),
            weights: Weights::of(rule),
            lines: [[u64::MAX; LINES]; 4],
            states: [SquareState::default(); SQUARES],
            free: Bitboard::board(shape),
            stones: Bitboard::default(),
            counts: [[0; Threat::ALL.len()]; 2],
            threats: [[Bitboard::default(); Threat::ALL.len()]; 2],
            key: 0,
            to_move: Stone::First,
            plies: Vec::with_capacity(SQUARES),
            changes: Vec::with_capacity(1 << 12),
        };
        let squares: Vec<Square> = shape.points().map(Square::new).collect();
        for &square in &squares {
            for axis in 0..4 {
                let (line, place) = line_of(square, axis);
                position.lines[axis][line] &= !(3 << (2 * (place + PAD)));
            }
        }
        for &square in &squares {
            let on_axis = |axis| {
                let (line, place) = line_of(square, axis);
                on_axis(position.look_up(position.lines[axis][line], place), axis)
            };
            let patterns = (0..4).fold(0, |patterns, axis| patterns | on_axis(axis));
            position.set(square, SquareState::new(position.tables, patterns));
        }
        Ok(position)
    }

    pub fn place(&mut self, square: Square) {
        debug_assert!(self.is_free(square), "{square:?} is not free");
        let side = self.to_move;
        self.push_ply(Some(square));
        self.change(square, SquareState::default());
        self.put(square, side);
        match self.rule {
            Rule::Freestyle => self.refresh::<{ reach(Rule::Freestyle) }>(square),
            _ => self.refresh::<MAX_REACH>(square),
        }
    }

    pub fn pass(&mut self) {
        self.push_ply(None);
        self.turn();
    }

    pub fn undo(&mut self) {
        let Some(ply) = self.plies.pop() else { return };
        let Some(square) = ply.square else {
            self.turn();
            return;
        };
        let side = self.to_move.opponent();
        while self.changes.len() > ply.changes
            && let Some(SquareUndo { square, before, .. }) = self.changes.pop()
        {
            let after = std::mem::replace(&mut self.states[square.index()], before);
            if after.threats == before.threats {
                continue;
            }
            for side in 0..2 {
                let (old, new) = (after.threats[side], before.threats[side]);
                if old != new {
                    self.move_between(side, old, new, square);
                }
            }
        }
        self.counts = ply.counts;
        self.put(square, side);
    }

    /// Changes the state of a square, and stores the old one for undo.
    #[inline]
    fn change(&mut self, square: Square, after: SquareState) {
        let before = self.states[square.index()];
        self.changes.push(SquareUndo { square, before, after: after.codes });
        self.set(square, after);
    }

    fn push_ply(&mut self, square: Option<Square>) {
        let changes = self.changes.len();
        self.plies.push(Ply { square, changes, counts: self.counts, key: self.key });
    }

    #[inline]
    fn set(&mut self, square: Square, after: SquareState) {
        let before = std::mem::replace(&mut self.states[square.index()], after);
        if before.threats == after.threats {
            return;
        }
        for side in 0..2 {
            let (old, new) = (before.threats[side], after.threats[side]);
            if old != new {
                let counts = &mut self.counts[side];
                // Squares that were never set are not counted among those without a threat.
                counts[old as usize] = counts[old as usize].wrapping_sub(1);
                counts[new as usize] = counts[new as usize].wrapping_add(1);
                self.move_between(side, old, new, square);
            }
        }
    }

    /// Moves a square between the sets of threats. Weak threats have sets that nobody reads, since
    /// skipping them would take longer.
    #[inline]
    fn move_between(&mut self, side: usize, old: Threat, new: Threat, square: Square) {
        self.threats[side][old as usize].toggle(square);
        self.threats[side][new as usize].toggle(square);
    }

    fn put(&mut self, square: Square, side: Stone) {
        for axis in 0..4 {
            let (line, place) = line_of(square, axis);
            self.lines[axis][line] ^= 1 << (2 * (place + PAD) + side as usize);
        }
        self.free.toggle(square);
        self.stones.toggle(square);
        self.key ^= KEYS[square.index()][side as usize];
        self.turn();
    }

    const fn turn(&mut self) {
        self.to_move = self.to_move.opponent();
        self.key ^= TURN;
    }

    #[inline]
    fn refresh<const REACH: usize>(&mut self, square: Square) {
        let tables = self.tables;
        for (axis, step) in STEPS.into_iter().enumerate() {
            let (line, place) = line_of(square, axis);
            let bits = self.lines[axis][line];
            let first = square.index().wrapping_add_signed(-(REACH.cast_signed() * step));
            let mut free = free_around::<REACH>(bits, place);
            while free != 0 {
                let by = (free.trailing_zeros() / 2) as usize;
                free &= free - 1;
                let index = first.wrapping_add_signed(by.cast_signed() * step) % SQUARES;
                let place = (place + by).wrapping_sub(REACH);
                let pair = pair::<REACH>(tables, bits, place);
                let before = self.states[index].patterns;
                let after = before & !mask(axis) | on_axis(pair, axis);
                if after != before {
                    self.change(Square::at(index), SquareState::new(tables, after));
                }
            }
        }
    }

    /// Computes from scratch the patterns of a stone at `place` on a line.
    fn look_up(&self, bits: u64, place: usize) -> u8 {
        match self.rule {
            Rule::Freestyle => pair::<{ reach(Rule::Freestyle) }>(self.tables, bits, place),
            _ => pair::<MAX_REACH>(self.tables, bits, place),
        }
    }
}

#[inline]
fn pair<const REACH: usize>(tables: &PatternTables, bits: u64, place: usize) -> u8 {
    tables.pair::<REACH>(window::<REACH>(bits, place))
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = self.plies.iter().filter_map(|ply| ply.square.map(Square::point));
        f.debug_struct("Position")
            .field("shape", &self.shape)
            .field("moves", &squares.collect::<Vec<Point>>())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
