//! Queries on a position.

use super::lines::{PAD, line_of};
use super::square::{KEYS, TURN};
use super::square_state::pattern_of;
use super::{Bitboard, Position, Square};
use crate::engine::patterns::{Pattern, PatternCode, Threat};
use crate::engine::weights::Distances;
use crate::rules::{FoulKind, Rule, Shape, Stone};

impl Position {
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    pub const fn rule(&self) -> Rule {
        self.rule
    }

    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// Checks whether some squares may be fouls of a side.
    #[inline]
    pub fn has_fouls(&self, side: Stone) -> bool {
        self.fouls[side as usize] != FoulKind::None
    }

    /// Checks whether stones at both ends block a five, so that a four can be stopped on several
    /// squares.
    #[inline]
    pub const fn blocks_fives(&self) -> bool {
        self.rule.blocks_fives()
    }

    /// Longest distance from a four to a square that stops it.
    #[inline]
    pub const fn answer_reach(&self) -> isize {
        if self.blocks_fives() { 5 } else { 4 }
    }

    pub const fn key(&self) -> u64 {
        self.key
    }

    pub const fn key_after(&self, square: Square) -> u64 {
        self.key ^ KEYS[square.index()][self.to_move as usize] ^ TURN
    }

    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Last stone, unless the last ply was a pass.
    pub fn last(&self) -> Option<Square> {
        self.plies.last().and_then(|ply| ply.square)
    }

    /// Stone `back` plies before the last one, unless that ply was a pass.
    pub fn nth_last(&self, back: usize) -> Option<Square> {
        let index = self.plies.len().checked_sub(back + 1)?;
        self.plies[index].square
    }

    pub const fn free(&self) -> &Bitboard {
        &self.free
    }

    pub const fn stones(&self) -> &Bitboard {
        &self.stones
    }

    #[inline]
    pub fn near(&self) -> Bitboard {
        self.stones.neighbours().intersection(&self.free)
    }

    #[inline]
    pub fn is_free(&self, square: Square) -> bool {
        self.free.contains(square)
    }

    pub fn stone(&self, square: Square) -> Option<Stone> {
        let (line, place) = line_of(square, 0);
        let is_second = || self.lines[0][line] >> (2 * (place + PAD) + 1) & 1 == 1;
        let side = || if is_second() { Stone::Second } else { Stone::First };
        self.stones.contains(square).then(side)
    }

    #[inline]
    pub fn threat(&self, square: Square, side: Stone) -> Threat {
        self.states[square.index()].threats[side as usize]
    }

    /// Estimates how likely a stone of `side` here is the best move, from the patterns it makes and
    /// those it takes from the opponent, in sixteenths of the logarithm of the odds.
    #[inline]
    pub fn move_score(&self, square: Square, side: Stone) -> i32 {
        let attack = self.weights.of_code(self.pattern_code(square, side)).attack;
        let defence = self.weights.of_code(self.pattern_code(square, side.opponent())).defence;
        i32::from(attack) + i32::from(defence)
    }

    /// Move scores for the distance from the opponent's last stone (0) or from the own stone before
    /// it (1); 0 if that ply was a pass.
    #[inline]
    pub fn distance_scores(&self, back: usize) -> impl Fn(Square) -> i32 + use<> {
        let scores = |stone| (self.weights.distances(back), stone);
        let (scores, stone) =
            self.nth_last(back).map_or((&Distances::NONE, Square::default()), scores);
        move |square| scores.score(square.step_from(stone))
    }

    #[inline]
    pub fn pattern_code(&self, square: Square, side: Stone) -> PatternCode {
        self.states[square.index()].codes[side as usize]
    }

    /// Pattern of a stone of `side` along an axis, in the order of
    /// [`Axis::ALL`](crate::rules::Axis::ALL).
    pub fn pattern(&self, square: Square, axis: usize, side: Stone) -> Pattern {
        let patterns = self.states[square.index()].patterns >> (4 * axis + 16 * side as usize);
        Pattern::from_bits(patterns.to_le_bytes()[0])
    }

    /// Number of free squares on which a stone of `side` makes exactly this threat.
    #[inline]
    pub fn count(&self, side: Stone, threat: Threat) -> usize {
        usize::from(self.counts[side as usize][threat as usize])
    }

    /// Checks for a free square on which a stone of `side` makes at least this threat.
    #[inline]
    pub fn has(&self, side: Stone, least: Threat) -> bool {
        self.has_between(side, least, Threat::Five)
    }

    /// Checks for a free square on which a stone of `side` makes a threat from `least` to `most`.
    #[inline]
    pub fn has_between(&self, side: Stone, least: Threat, most: Threat) -> bool {
        self.counts[side as usize][least as usize..=most as usize].iter().any(|&count| count > 0)
    }

    /// Free squares on which a stone of `side` makes exactly this threat; available for open threes
    /// and more.
    #[inline]
    pub fn squares(&self, side: Stone, threat: Threat) -> &Bitboard {
        &self.threats[side as usize][threat as usize]
    }

    /// Free squares on which a stone of `side` makes a threat from `least` to `most`.
    pub fn squares_between(&self, side: Stone, least: Threat, most: Threat) -> Bitboard {
        let mut squares = Bitboard::default();
        for threat in &Threat::ALL[least as usize..=most as usize] {
            if self.count(side, *threat) > 0 {
                squares = squares.union(self.squares(side, *threat));
            }
        }
        squares
    }

    /// Key squares: free squares on which a stone of either side makes an open three or more.
    pub fn key_squares(&self) -> Bitboard {
        let squares = |side| self.squares_between(side, Threat::OpenThree, Threat::Five);
        squares(Stone::First).union(&squares(Stone::Second))
    }

    /// Checks whether the side to move wins in five plies, if neither side can complete a five. It
    /// makes either a four and an open three, where the stone that stops the four makes no four, or
    /// two open threes, where the opponent can make no four. Not known of a side that has fouls,
    /// whose threes may not be real.
    #[inline]
    pub fn wins_in_five_plies(&self) -> bool {
        let side = self.to_move;
        let has = |threat| self.count(side, threat) > 0;
        if self.has_fouls(side) || !has(Threat::FourThree) && !has(Threat::DoubleThree) {
            return false;
        }
        let answers = self.squares_between(side.opponent(), Threat::Four, Threat::OpenFour);
        let reach = self.answer_reach();
        let four_three = self.squares(side, Threat::FourThree).iter().any(|square| {
            // The square that stops the four is on its line.
            let is_safe = |axis| {
                (-reach..=reach)
                    .all(|steps| steps == 0 || !answers.contains(square.along(axis, steps)))
            };
            (0..4).any(|axis| self.pattern(square, axis, side) == Pattern::Four && is_safe(axis))
        });
        four_three || answers.is_empty() && has(Threat::DoubleThree)
    }

    /// Fours that must be answered: each may be a foul of its side.
    #[inline]
    pub fn fours(&self, side: Stone) -> Bitboard {
        self.squares_between(side, Threat::Four, Threat::FourDoubleThree)
    }

    #[inline]
    pub fn key_after_plies(&self, plies: usize) -> u64 {
        self.plies.get(plies).map_or(self.key, |ply| ply.key)
    }

    /// Changes of a ply, counted from 0: the codes of both sides before and after it for each
    /// square, [`PatternCode::NONE`] for a square with a stone. Empty for a ply that was not
    /// played.
    #[inline]
    pub fn changes_of(&self, ply: usize) -> impl Iterator<Item = [[PatternCode; 2]; 2]> {
        let from = |ply: usize| self.plies.get(ply).map_or(self.changes.len(), |ply| ply.changes);
        let changes = &self.changes[from(ply)..from(ply + 1)];
        changes.iter().map(|change| [change.before.codes, change.after])
    }

    /// Codes of a free square, for `First` and `Second`.
    #[inline]
    pub fn codes_of(&self, square: Square) -> [PatternCode; 2] {
        self.states[square.index()].codes
    }

    pub fn codes(&self) -> impl Iterator<Item = [PatternCode; 2]> {
        self.free.iter().map(|square| self.codes_of(square))
    }

    /// Squares on which a stone stops `attacker` from making an unstoppable four on `square`.
    pub fn defences(&self, square: Square, attacker: Stone) -> Bitboard {
        self.stops(square, attacker, Pattern::Four, Threat::OpenFour)
    }

    /// Squares that stop every five of `attacker` at once, if it can complete one.
    #[inline]
    pub fn answers(&self, attacker: Stone) -> Bitboard {
        let fives = self.squares(attacker, Threat::Five);
        if self.blocks_fives() {
            let stops = |five| self.stops(five, attacker, Pattern::Five, Threat::Five);
            fives.iter().fold(self.free, |all, five| all.intersection(&stops(five)))
        } else if self.count(attacker, Threat::Five) == 1 {
            *fives
        } else {
            Bitboard::default()
        }
    }

    /// Squares on which a stone stops `attacker` from making this threat on `square`. Only lines
    /// with at least this pattern matter.
    fn stops(&self, square: Square, attacker: Stone, least: Pattern, threat: Threat) -> Bitboard {
        let mut stops = Bitboard::from_iter([square]);
        let own = [0, 1, 2, 3].map(|axis| self.pattern(square, axis, attacker));
        let blocker = 1 << attacker.opponent() as u64;
        for axis in 0..4 {
            if own[axis] < least {
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
                if Threat::of(patterns, self.fouls[attacker as usize]) < threat {
                    stops.insert(other);
                }
            }
        }
        stops
    }

    /// Free squares that stop every such four of `attacker` at once: all squares if there is none.
    pub fn defences_to_all(&self, attacker: Stone) -> Bitboard {
        let fours = self.squares(attacker, Threat::OpenFour).iter();
        fours.fold(self.free, |all, four| all.intersection(&self.defences(four, attacker)))
    }
}
