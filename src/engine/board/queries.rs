//! What can be asked of a position.

use super::lines::{PAD, line_of};
use super::square_state::pattern_of;
use super::zobrist::{KEYS, TURN};
use super::{Bitboard, Content, Position, Square};
use crate::engine::patterns::{Pattern, PatternCode, Threat};
use crate::engine::weights::Distances;
use crate::rules::{Rule, Shape, Stone};

impl Position {
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

    /// The fingerprint after the mover's stone on a free square.
    pub const fn key_after(&self, square: Square) -> u64 {
        self.key ^ KEYS[square.index()][self.to_move as usize] ^ TURN
    }

    /// How many stones and passes there were.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The last stone, if the last ply was one.
    pub fn last(&self) -> Option<Square> {
        self.plies.last().and_then(|ply| ply.square)
    }

    /// The stone `back` plies before the last, if that ply was one.
    pub fn nth_last(&self, back: usize) -> Option<Square> {
        let index = self.plies.len().checked_sub(back + 1)?;
        self.plies[index].square
    }

    /// The squares without a stone.
    pub const fn free(&self) -> &Bitboard {
        &self.free
    }

    /// The squares with a stone.
    pub const fn stones(&self) -> &Bitboard {
        &self.stones
    }

    /// The free squares near stones: see [`Bitboard::neighbours`].
    #[inline]
    pub fn near(&self) -> Bitboard {
        self.stones.neighbours().intersection(&self.free)
    }

    /// Whether a square is free.
    #[inline]
    pub fn is_free(&self, square: Square) -> bool {
        self.contents[square.index()] == Content::Free
    }

    /// The stone on a square.
    pub fn stone(&self, square: Square) -> Option<Stone> {
        match self.contents[square.index()] {
            Content::First => Some(Stone::First),
            Content::Second => Some(Stone::Second),
            Content::Free | Content::Border => None,
        }
    }

    /// What a side's stone on a free square would threaten.
    #[inline]
    pub fn threat(&self, square: Square, side: Stone) -> Threat {
        self.states[square.index()].threats[side as usize]
    }

    /// How likely a side's stone on a free square is the best move, by what it makes and by what it
    /// takes from the other side: sixteenths of the logarithm of the odds.
    #[inline]
    pub fn move_score(&self, square: Square, side: Stone) -> i32 {
        let attack = self.weights.of_code(self.pattern_code(square, side)).attack;
        let defence = self.weights.of_code(self.pattern_code(square, side.opponent())).defence;
        i32::from(attack) + i32::from(defence)
    }

    /// The part of the move score that is for the distance from the other side's last stone (0) or from the own one
    /// before (1); nothing if that ply was no stone.
    #[inline]
    pub fn distance_scores(&self, back: usize) -> impl Fn(Square) -> i32 + use<> {
        let scores = |stone| (self.weights.distances(back), stone);
        let (scores, stone) =
            self.nth_last(back).map_or((&Distances::NONE, Square::default()), scores);
        move |square| scores.score(square.step_from(stone))
    }

    /// The four patterns that a side's stone on a free square would make.
    #[inline]
    pub fn pattern_code(&self, square: Square, side: Stone) -> PatternCode {
        self.states[square.index()].codes[side as usize]
    }

    /// The pattern that a side's stone on a free square would make along an axis, in the order of
    /// [`Axis::ALL`](crate::rules::Axis::ALL).
    pub fn pattern(&self, square: Square, axis: usize, side: Stone) -> Pattern {
        let patterns = self.states[square.index()].patterns >> (4 * axis + 16 * side as usize);
        Pattern::from_bits(patterns.to_le_bytes()[0])
    }

    /// On how many free squares a side's stone would threaten exactly this.
    #[inline]
    pub fn count(&self, side: Stone, threat: Threat) -> usize {
        usize::from(self.counts[side as usize][threat as usize])
    }

    /// Whether there is a free square on which a side's stone would threaten this or more.
    #[inline]
    pub fn has(&self, side: Stone, least: Threat) -> bool {
        self.has_between(side, least, Threat::Five)
    }

    /// Whether there is a free square on which a side's stone would threaten something from `least` to `most`.
    #[inline]
    pub fn has_between(&self, side: Stone, least: Threat, most: Threat) -> bool {
        self.counts[side as usize][least as usize..=most as usize].iter().any(|&count| count > 0)
    }

    /// The free squares on which a side's stone would threaten exactly this; kept for open threes
    /// and more.
    #[inline]
    pub fn squares(&self, side: Stone, threat: Threat) -> &Bitboard {
        &self.threats[side as usize][threat as usize]
    }

    /// The free squares on which a side's stone would threaten something from `least` to `most`.
    pub fn squares_between(&self, side: Stone, least: Threat, most: Threat) -> Bitboard {
        let mut squares = Bitboard::default();
        for threat in &Threat::ALL[least as usize..=most as usize] {
            if self.count(side, *threat) > 0 {
                squares = squares.union(self.squares(side, *threat));
            }
        }
        squares
    }

    /// Whether the side to move wins in five plies, where neither side can complete a five:
    /// - it makes a four and an open three, and the other side can make no four with the stone that stops the four,
    /// - or two open threes, and the other side can make no four at all.
    #[inline]
    pub fn wins_in_five_plies(&self) -> bool {
        let side = self.to_move;
        let has = |threat| self.count(side, threat) > 0;
        if !has(Threat::FourThree) && !has(Threat::DoubleThree) {
            return false;
        }
        let answers = self.squares_between(side.opponent(), Threat::Four, Threat::OpenFour);
        let four_three = self.squares(side, Threat::FourThree).iter().any(|square| {
            // What stops the four lies on its line.
            let is_safe = |axis| {
                (-4..=4).all(|steps| steps == 0 || !answers.contains(square.along(axis, steps)))
            };
            (0..4).any(|axis| self.pattern(square, axis, side) == Pattern::Four && is_safe(axis))
        });
        four_three || answers.is_empty() && has(Threat::DoubleThree)
    }

    /// The fingerprint after the first so many plies.
    #[inline]
    pub fn key_after_plies(&self, plies: usize) -> u64 {
        self.plies.get(plies).map_or(self.key, |ply| ply.key)
    }

    /// What a ply has changed, counted from 0: for each square both sides' codes before and after it;
    /// [`PatternCode::NONE`] for a square with a stone. Nothing for a ply that was not played.
    #[inline]
    pub fn changes_of(&self, ply: usize) -> impl Iterator<Item = [[PatternCode; 2]; 2]> {
        let from = |ply: usize| self.plies.get(ply).map_or(self.changes.len(), |ply| ply.changes);
        let changes = &self.changes[from(ply)..from(ply + 1)];
        changes.iter().map(|change| [change.before.codes, change.after])
    }

    /// Both sides' codes of each free square.
    pub fn codes(&self) -> impl Iterator<Item = [PatternCode; 2]> {
        self.free.iter().map(|square| self.states[square.index()].codes)
    }

    /// The squares on which a stone stops `attacker` from making, on this square, a four that cannot be
    /// stopped.
    pub fn defences(&self, square: Square, attacker: Stone) -> Bitboard {
        let mut defences = Bitboard::from_iter([square]);
        let own = [0, 1, 2, 3].map(|axis| self.pattern(square, axis, attacker));
        let blocker = 1 << attacker.opponent() as u64;
        for axis in 0..4 {
            if own[axis] < Pattern::Four {
                continue;
            }
            let (line, place) = line_of(square, axis);
            for steps in (1..=PAD).flat_map(|steps| [steps.cast_signed(), -steps.cast_signed()]) {
                let other = square.along(axis, steps);
                if !self.is_free(other) {
                    continue;
                }
                let at = place.wrapping_add_signed(steps) + PAD;
                let bits = self.lines[axis][line] | blocker << (2 * at);
                let mut patterns = own;
                patterns[axis] = pattern_of(self.look_up(bits, place), attacker);
                if Threat::of(patterns) < Threat::OpenFour {
                    defences.insert(other);
                }
            }
        }
        defences
    }

    /// The free squares that stop every such four of `attacker` at once: all, if it threatens none.
    pub fn defences_to_all(&self, attacker: Stone) -> Bitboard {
        let fours = self.squares(attacker, Threat::OpenFour).iter();
        fours.fold(self.free, |all, four| all.intersection(&self.defences(four, attacker)))
    }
}
