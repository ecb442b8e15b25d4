//! Fouls on the board of the engine: the same as [`Variant::foul`], a thousand times faster.
//!
//! The patterns of a square say for certain whether it is an overline or a double four. Two open
//! threes are a foul only if both are real, which depends on whether further stones would be fouls.
//! These stones are not placed: they are a list that is laid over the lines.
//!
//! [`Variant::foul`]: crate::rules::Variant::foul

use super::lines::{PAD, line_of};
use super::square_state::pattern_of;
use super::{Bitboard, Position, Square};
use crate::engine::patterns::{Pattern, Threat};
use crate::rules::Stone;

/// Stones laid over the board, last one first.
#[derive(Clone, Copy)]
struct Overlay<'a> {
    square: Square,
    below: Option<&'a Self>,
}

impl Position {
    /// Checks whether a stone of a side on a free square is a foul.
    #[inline]
    pub fn is_foul(&self, square: Square, side: Stone) -> bool {
        match self.threat(square, side) {
            Threat::Foul => true,
            Threat::DoubleThree | Threat::FourDoubleThree if self.has_fouls(side) => {
                let patterns = [0, 1, 2, 3].map(|axis| self.pattern(square, axis, side));
                self.is_double_three(square, side, patterns, None)
            }
            _ => false,
        }
    }

    /// Removes those of these squares on which the side to move would make a foul.
    #[inline]
    pub fn legal(&self, moves: Bitboard) -> Bitboard {
        if self.has_fouls(self.to_move) { self.without_fouls(moves) } else { moves }
    }

    fn without_fouls(&self, mut moves: Bitboard) -> Bitboard {
        let side = self.to_move;
        for threat in [Threat::Foul, Threat::DoubleThree, Threat::FourDoubleThree] {
            if self.count(side, threat) > 0 {
                for square in self.squares(side, threat).intersection(&moves).iter() {
                    if self.is_foul(square, side) {
                        moves.toggle(square);
                    }
                }
            }
        }
        moves
    }

    /// All fouls of a side.
    pub fn fouls(&self, side: Stone) -> Bitboard {
        self.free.iter().filter(|&square| self.is_foul(square, side)).collect()
    }

    /// Checks for two real threes of a stone with these patterns, which makes no five.
    fn is_double_three(
        &self,
        square: Square,
        side: Stone,
        patterns: [Pattern; 4],
        below: Option<&Overlay>,
    ) -> bool {
        let is_three =
            |axis: &usize| matches!(patterns[*axis], Pattern::OpenThree | Pattern::FreeThree);
        let threes = (0..4).filter(is_three);
        let with = Overlay { square, below };
        threes.filter(|&axis| self.is_real_three(axis, side, &with)).nth(1).is_some()
    }

    /// Checks whether the three through the last stone along an axis is real: one more stone makes
    /// it a straight four, and neither a five nor a foul.
    fn is_real_three(&self, axis: usize, side: Stone, with: &Overlay) -> bool {
        let (line, place) = line_of(with.square, axis);
        let bits = self.bits(axis, line, side, Some(with));
        [-1, 1].into_iter().any(|step| {
            (1..=3).map(|steps| steps * step).any(|steps| {
                let at = place.wrapping_add_signed(steps);
                is_free(bits, at) && makes_straight_four(bits, side, place, at) && {
                    let square = with.square.along(axis, steps);
                    self.is_allowed_four(square, axis, side, with)
                }
            })
        })
    }

    /// Checks whether a stone that makes a straight four along this axis makes no five and no foul
    /// along the others.
    fn is_allowed_four(&self, square: Square, axis: usize, side: Stone, with: &Overlay) -> bool {
        let mut patterns = [0, 1, 2, 3].map(|axis| {
            let (line, place) = line_of(square, axis);
            pattern_of(self.look_up(self.bits(axis, line, side, Some(with)), place), side)
        });
        patterns[axis] = Pattern::OpenFour;
        match Threat::of(patterns, self.fouls[side as usize]) {
            Threat::Five | Threat::Foul => false,
            Threat::FourDoubleThree => !self.is_double_three(square, side, patterns, Some(with)),
            _ => true,
        }
    }

    /// Bits of a line with the stones laid over it.
    fn bits(&self, axis: usize, line: usize, side: Stone, mut with: Option<&Overlay>) -> u64 {
        let mut bits = self.lines[axis][line];
        while let Some(&Overlay { square, below }) = with {
            let (other, place) = line_of(square, axis);
            if other == line {
                bits |= 1 << (2 * (place + PAD) + side as usize);
            }
            with = below;
        }
        bits
    }
}

/// Bits of a place, which may lie up to [`PAD`] places beyond the edge.
const fn bits_at(bits: u64, place: usize) -> u64 {
    bits >> (2 * place.wrapping_add(PAD)) & 3
}

const fn is_free(bits: u64, place: usize) -> bool {
    bits_at(bits, place) == 0
}

/// Checks whether a stone on `at` makes a straight four with the one on `place`.
fn makes_straight_four(bits: u64, side: Stone, place: usize, at: usize) -> bool {
    let is_own = |place: usize| place == at || bits_at(bits, place) == 1 << side as u64;
    let run = |step: isize| {
        (1..=5).take_while(|steps| is_own(place.wrapping_add_signed(steps * step))).count()
    };
    let (before, after) = (run(-1), run(1));
    let is_in = at.wrapping_sub(place.wrapping_sub(before)) <= before + after;
    let (low, high) = (place.wrapping_sub(before), place + after);
    // Both ends make exactly five.
    let is_end = |end: usize, beyond: usize| is_free(bits, end) && end != at && !is_own(beyond);
    is_in
        && before + after == 3
        && is_end(low.wrapping_sub(1), low.wrapping_sub(2))
        && is_end(high + 1, high + 2)
}
