//! A beginner's judgement: what one sees by looking at the board, and what one overlooks.

use fastrand::Rng;

use super::skill::Eye;
use crate::engine::{Bitboard, Pattern, Position, Square, Threat};
use crate::rules::{Axis, Board, Delta, Point, Stone};

/// The move that a beginner likes best; `None` if the board is full.
///
/// A row is seen or overlooked as a whole: who does not see a three sees none of its ends.
pub fn choose(position: &Position, board: &Board, eye: &Eye, random: &mut Rng) -> Option<Point> {
    let sight = Sight::new(position, board, eye, random);
    let mut best: Option<(f64, Square)> = None;
    for cell in near(position).iter() {
        let liking = sight.liking(cell) * misjudged(eye.noise * (2.0 * random.f64() - 1.0));
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, cell));
        }
    }
    best.map(|(_, cell)| cell.point())
}

/// By what a judgement is off: by nothing at 0, about twice at 1, about half at -1. Four operations
/// only, so that it is the same on every machine.
fn misjudged(by: f64) -> f64 {
    if by < 0.0 { 1.0 / (1.0 - by) } else { 1.0 + by }
}

/// The free cells near stones; where there are none, the middle of the board.
fn near(position: &Position) -> Bitboard {
    if !position.stones().is_empty() {
        return position.near();
    }
    let middle = Bitboard::from_iter([Square::new(position.shape().centre())]);
    middle.neighbours().intersection(position.free())
}

/// Lines of one axis, whatever the board.
const LINES: usize = 64;

/// What is overlooked is so much more often overlooked on a diagonal.
const DIAGONAL: f64 = 2.0;
/// And in a row with a gap.
const GAP: f64 = 2.0;
/// And far from the last stone; near it, attention is undivided.
const FAR: f64 = 1.6;
/// One knows one's own rows better.
const OWN: f64 = 0.4;
/// Nobody is blinder than this.
const MOST: f64 = 0.9;
/// So far around the last stone one looks at first.
const GLANCE: u8 = 4;

/// One look at the board.
struct Sight<'a> {
    position: &'a Position,
    board: &'a Board,
    eye: &'a Eye,
    last: Option<Point>,
    /// How hard it is to see a side's row: by side, axis and line.
    pallor: [[[f64; LINES]; 4]; 2],
}

impl<'a> Sight<'a> {
    fn new(position: &'a Position, board: &'a Board, eye: &'a Eye, random: &mut Rng) -> Self {
        let mut pallor = [[[0.0; LINES]; 4]; 2];
        for chance in pallor.iter_mut().flatten().flatten() {
            *chance = random.f64();
        }
        Self { position, board, eye, last: position.last().map(Square::point), pallor }
    }

    /// How much it likes a cell.
    fn liking(&self, cell: Square) -> f64 {
        let us = self.position.to_move();
        let them = us.opponent();
        let own = self.seen(cell, us);
        let other = self.seen(cell, them);
        // To win comes before all else, to live before the rest.
        if own.contains(&Pattern::Five) {
            return 1e9;
        }
        if other.contains(&Pattern::Five) {
            return 1e7;
        }
        self.worth(own) + self.eye.defence * self.worth(other)
    }

    /// What stones on a cell seem to be worth to a side.
    fn worth(&self, lines: [Pattern; 4]) -> f64 {
        let sum: f64 = lines.into_iter().map(worth_of).sum();
        let combination = match Threat::of(lines) {
            Threat::FourThree => 500.0,
            Threat::DoubleThree => 250.0,
            Threat::OpenFour if !lines.contains(&Pattern::OpenFour) => 900.0,
            Threat::FourPlus | Threat::OpenThreePlus => 15.0,
            _ => 0.0,
        };
        1.0 + sum + self.eye.combinations * combination
    }

    /// The lines that a side's stone would make, as far as they are seen.
    fn seen(&self, cell: Square, side: Stone) -> [Pattern; 4] {
        let mut axis = 0;
        Axis::ALL.map(|along| {
            let line = self.position.pattern(cell, axis, side);
            let pallor = self.pallor[side as usize][axis][number(cell.point(), along)];
            axis += 1;
            if pallor < self.blindness(cell.point(), along, side, line) {
                Pattern::Dead
            } else {
                line
            }
        })
    }

    /// How often a row is overlooked.
    fn blindness(&self, point: Point, axis: Axis, side: Stone, line: Pattern) -> f64 {
        let base = match line {
            Pattern::Five => self.eye.overlooks_fours,
            Pattern::Dead => return 0.0,
            _ => self.eye.overlooks_threes,
        };
        let is_near = self.last.is_some_and(|last| {
            last.row.abs_diff(point.row).max(last.col.abs_diff(point.col)) <= GLANCE
        });
        let factors = [
            (matches!(axis, Axis::Falling | Axis::Rising), DIAGONAL),
            (self.has_gap(point, axis, side, line), GAP),
            (!is_near, FAR),
            (side == self.position.to_move(), OWN),
        ];
        let factors = factors.into_iter().filter(|(is_so, _)| *is_so).map(|(_, factor)| factor);
        factors.fold(base, |chance, factor| chance * factor).min(MOST)
    }

    /// Whether the stones that make this line do not all stand side by side next to the new one.
    fn has_gap(&self, point: Point, axis: Axis, side: Stone, line: Pattern) -> bool {
        let others = match line {
            Pattern::Five => 4,
            Pattern::Four | Pattern::OpenFour => 3,
            Pattern::Three | Pattern::OpenThree | Pattern::FreeThree => 2,
            _ => return false,
        };
        let forward = axis.delta();
        [forward, forward.reversed()].into_iter().all(|step| self.run(point, step, side) < others)
    }

    /// How many of a side's stones follow one another in a direction.
    fn run(&self, point: Point, step: Delta, side: Stone) -> usize {
        let shape = self.board.shape();
        let cells = std::iter::successors(shape.step(point, step), |&at| shape.step(at, step));
        cells.take(4).take_while(|&at| self.board.get(at) == Some(side)).count()
    }
}

/// What a line seems to be worth; the further on, the steeper.
const fn worth_of(line: Pattern) -> f64 {
    match line {
        Pattern::Dead => 0.0,
        Pattern::One => 1.0,
        Pattern::OpenOne => 2.0,
        Pattern::Two => 4.0,
        Pattern::OpenTwo => 11.0,
        Pattern::Three => 14.0,
        Pattern::OpenThree => 40.0,
        Pattern::FreeThree => 50.0,
        Pattern::Four => 45.0,
        Pattern::OpenFour => 1_500.0,
        Pattern::Five => 1e7,
    }
}

/// The number of a cell's line along an axis, below [`LINES`].
fn number(point: Point, axis: Axis) -> usize {
    let (row, col) = (usize::from(point.row), usize::from(point.col));
    let number = match axis {
        Axis::Row => row,
        Axis::Column => col,
        Axis::Falling => row + LINES / 2 - col,
        Axis::Rising => row + col,
    };
    number % LINES
}
