//! Judgement of a beginner, who overlooks things.

use std::array::from_fn;

use fastrand::Rng;

use crate::engine::{Bitboard, Pattern, Position, Square, Threat};
use crate::rules::{Axis, Delta, FoulKind, Point, Stone};

/// Abilities of a beginner. Probabilities range from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Beginner {
    /// Probability of overlooking a row that lacks one stone, if it has no gap, is horizontal or
    /// vertical, and is near the last stone. Other rows are overlooked more often, own rows less
    /// often.
    pub overlooks_fours: f64,
    /// As `overlooks_fours`, for shorter rows.
    pub overlooks_threes: f64,
    /// Weight of the opponent's rows, relative to its own.
    pub defence: f64,
    /// Fraction of the extra value of two simultaneous threats that it sees.
    pub combinations: f64,
    /// Error of its scores: at 1, up to a factor of two either way.
    pub noise: f64,
}

impl Beginner {
    /// Chooses the move that looks best to it; `None` if the board is full, or every move a foul.
    ///
    /// Rows are seen or overlooked as a whole: if it does not see a three, it sees neither of its
    /// ends.
    pub fn choose(&self, position: &Position, random: &mut Rng) -> Option<Point> {
        let view = View::new(position, self, random);
        let all = [near(position), *position.free()].map(|squares| position.legal(squares));
        let squares = all.into_iter().find(|squares| !squares.is_empty())?;
        let scored = squares.iter().map(|square| {
            let error = misjudged(self.noise * (2.0 * random.f64() - 1.0));
            (view.score(square) * error, square)
        });
        let best = scored.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, square)| square.point())
    }
}

/// Converts an error to a factor: 1 at 0, 2 at 1, 1/2 at -1. Basic arithmetic gives the same result
/// on every machine.
fn misjudged(by: f64) -> f64 {
    if by < 0.0 { 1.0 / (1.0 - by) } else { 1.0 + by }
}

/// Free squares near stones, or the middle of the board if there are none.
fn near(position: &Position) -> Bitboard {
    if !position.stones().is_empty() {
        return position.near();
    }
    let middle = Bitboard::from_iter([Square::new(position.shape().centre())]);
    middle.neighbours().intersection(position.free())
}

/// Number of lines along an axis on the largest board.
const LINES: usize = 64;

/// Factors for the probability of overlooking a row: on a diagonal, with a gap, far from the last
/// stone, and its own.
const DIAGONAL: f64 = 2.0;
const GAP: f64 = 2.0;
const FAR: f64 = 1.6;
const OWN: f64 = 0.4;
/// Greatest probability of overlooking a row.
const MAX_CHANCE: f64 = 0.9;
const NEAR: u8 = 4;

/// Beginner's view of the board at one move.
struct View<'a> {
    position: &'a Position,
    beginner: &'a Beginner,
    last: Option<Point>,
    /// Random numbers that decide which rows are overlooked, by side, axis and line.
    lots: [[[f64; LINES]; 4]; 2],
}

impl<'a> View<'a> {
    fn new(position: &'a Position, beginner: &'a Beginner, random: &mut Rng) -> Self {
        let lots = from_fn(|_| from_fn(|_| from_fn(|_| random.f64())));
        Self { position, beginner, last: position.last().map(Square::point), lots }
    }

    fn score(&self, square: Square) -> f64 {
        let us = self.position.to_move();
        let them = us.opponent();
        let own = self.seen(square, us);
        let other = self.seen(square, them);
        // Winning comes first, then stopping the other side's win.
        if own.contains(&Pattern::Five) {
            return 1e9;
        }
        if other.contains(&Pattern::Five) {
            return 1e7;
        }
        self.value(own) + self.beginner.defence * self.value(other)
    }

    fn value(&self, patterns: [Pattern; 4]) -> f64 {
        // A foul is worth nothing.
        let value = |pattern: Pattern| VALUES.get(pattern as usize).copied().unwrap_or_default();
        let sum: f64 = patterns.into_iter().map(value).sum();
        let combination = match Threat::of(patterns, FoulKind::None) {
            Threat::FourThree => 500.0,
            Threat::DoubleThree => 250.0,
            Threat::OpenFour if !patterns.contains(&Pattern::OpenFour) => 900.0,
            Threat::FourPlus | Threat::OpenThreePlus => 15.0,
            _ => 0.0,
        };
        1.0 + sum + self.beginner.combinations * combination
    }

    /// Returns the patterns of a stone of `side`; overlooked ones are `Dead`.
    fn seen(&self, square: Square, side: Stone) -> [Pattern; 4] {
        from_fn(|axis| {
            let (point, along) = (square.point(), Axis::ALL[axis]);
            let pattern = self.position.pattern(square, axis, side);
            let lot = self.lots[side as usize][axis][line_of(point, along)];
            let overlooks = lot < self.overlook_chance(point, along, side, pattern);
            if overlooks { Pattern::Dead } else { pattern }
        })
    }

    /// Probability of overlooking a row.
    fn overlook_chance(&self, point: Point, axis: Axis, side: Stone, pattern: Pattern) -> f64 {
        let base = match pattern {
            Pattern::Five => self.beginner.overlooks_fours,
            Pattern::Dead => return 0.0,
            _ => self.beginner.overlooks_threes,
        };
        let is_near = self.last.is_some_and(|last| {
            last.row.abs_diff(point.row).max(last.col.abs_diff(point.col)) <= NEAR
        });
        let factors = [
            (matches!(axis, Axis::Falling | Axis::Rising), DIAGONAL),
            (self.has_gap(point, axis, side, pattern), GAP),
            (!is_near, FAR),
            (side == self.position.to_move(), OWN),
        ];
        let factors = factors.into_iter().filter(|(is_so, _)| *is_so).map(|(_, factor)| factor);
        factors.fold(base, |chance, factor| chance * factor).min(MAX_CHANCE)
    }

    /// Checks whether the stones of a pattern, with the new one, have a gap.
    fn has_gap(&self, point: Point, axis: Axis, side: Stone, pattern: Pattern) -> bool {
        let others = match pattern {
            Pattern::Five => 4,
            Pattern::Four | Pattern::OpenFour => 3,
            Pattern::Three | Pattern::OpenThree | Pattern::FreeThree => 2,
            _ => return false,
        };
        let forward = axis.delta();
        [forward, forward.reversed()].into_iter().all(|step| self.run(point, step, side) < others)
    }

    fn run(&self, point: Point, step: Delta, side: Stone) -> usize {
        let cells = self.position.shape().steps(point, step);
        let is_own = |&at: &Point| self.position.stone(Square::new(at)) == Some(side);
        cells.take(4).take_while(is_own).count()
    }
}

/// Value of each pattern, in the order of [`Pattern::ALL`].
const VALUES: [f64; Pattern::ALL.len()] =
    [0.0, 1.0, 2.0, 4.0, 11.0, 14.0, 40.0, 50.0, 45.0, 1_500.0, 1e7];

/// Number of a cell's line along an axis, below [`LINES`].
fn line_of(point: Point, axis: Axis) -> usize {
    let (row, col) = (usize::from(point.row), usize::from(point.col));
    let number = match axis {
        Axis::Row => row,
        Axis::Column => col,
        Axis::Falling => row + LINES / 2 - col,
        Axis::Rising => row + col,
    };
    number % LINES
}
