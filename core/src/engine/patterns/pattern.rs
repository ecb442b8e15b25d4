//! Patterns of a stone along one line.

use crate::rules::{FoulKind, Rule, Stone};

/// Pattern that a stone on a free square makes along a line, weakest first. Stones that do not
/// combine with the new one do not count.
///
/// In the pictures, `*` is the new stone, `O` an own stone, `X` a stone of the opponent or the
/// edge, and `_` a free square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pattern {
    /// Allows no five through this square: `X__*_X`.
    Dead,
    /// Becomes a `Two` with one more stone: `X____*X`.
    One,
    /// Becomes an `OpenTwo` with one more stone: `___*__`.
    OpenOne,
    /// Becomes a `Three` with one more stone: `XO*___`.
    Two,
    /// Becomes an open three on several squares: `__O*__`.
    OpenTwo,
    /// Becomes a `Four` with one more stone: `XOO*__`.
    Three,
    /// Becomes an open four on one square: `_OO_*_`.
    OpenThree,
    /// Becomes an open four on several squares: `__OO*__`.
    FreeThree,
    /// Becomes a five on one square: `XOOO*_`.
    Four,
    /// Becomes a five on several squares, so that one stone cannot stop it: `_OOO*_`.
    OpenFour,
    /// Wins at once: `OOOO*`.
    Five,
    /// Is a foul by this line alone, unless another one wins: an overline, or two fours that are not
    /// one straight four (`O_O*O_O`).
    Foul,
}

impl Pattern {
    /// Patterns that combine into codes: all but the foul, which has a code of its own.
    pub const ALL: [Self; 11] = [
        Self::Dead,
        Self::One,
        Self::OpenOne,
        Self::Two,
        Self::OpenTwo,
        Self::Three,
        Self::OpenThree,
        Self::FreeThree,
        Self::Four,
        Self::OpenFour,
        Self::Five,
    ];

    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        match bits as usize & 15 {
            number if number < Self::ALL.len() => Self::ALL[number],
            number if number == Self::Foul as usize => Self::Foul,
            _ => Self::Dead,
        }
    }
}

/// Content of a square, as far as it matters. Its number is a digit of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Occupancy {
    Free,
    Own,
    /// Stone of the opponent, or the edge where that makes no difference.
    Blocked,
    Edge,
}

impl Occupancy {
    const ALL: [Self; 4] = [Self::Free, Self::Own, Self::Blocked, Self::Edge];

    /// Number of kinds that a rule tells apart: an edge does not block a five, while a stone may.
    pub const fn kinds(rule: Rule) -> usize {
        if rule.blocks_fives() { 4 } else { 3 }
    }
}

/// Number of squares that can matter on each side of a new stone: four, and one more if the square
/// beyond a five matters.
pub const fn reach(rule: Rule) -> usize {
    match rule {
        Rule::Freestyle => 4,
        Rule::Standard | Rule::Renju | Rule::Caro | Rule::StandardCaro | Rule::Omok => 5,
    }
}

/// Longest reach of a rule.
pub const MAX_REACH: usize = 5;

/// Classifies all windows of a side under a rule. A window is a number with a digit for the
/// [`Occupancy`] of each square on both sides of a new stone, the first square lowest. The base is
/// the number of its [kinds](Occupancy::kinds).
pub fn classify_windows(rule: Rule, side: Stone) -> Vec<Pattern> {
    let (squares, base) = (2 * reach(rule), Occupancy::kinds(rule));
    let numbers = (0..squares).fold(1, |numbers, _| base * numbers);
    let mut windows = Windows { rule, side, base, patterns: vec![Pattern::Dead; numbers] };
    // Another stone makes a larger number, whose pattern is already known.
    for window in (0..numbers).rev() {
        windows.patterns[window] = windows.classify(window, &occupancy(window, base)[..squares]);
    }
    windows.patterns
}

fn occupancy(mut window: usize, base: usize) -> [Occupancy; 2 * MAX_REACH] {
    [(); _].map(|()| {
        let square = Occupancy::ALL[window % base];
        window /= base;
        square
    })
}

struct Windows {
    rule: Rule,
    side: Stone,
    base: usize,
    /// Known from some window on.
    patterns: Vec<Pattern>,
}

impl Windows {
    fn classify(&self, window: usize, squares: &[Occupancy]) -> Pattern {
        let is_own = |square: &&Occupancy| **square == Occupancy::Own;
        let (before, after) = squares.split_at(squares.len() / 2);
        let [before, after] = [
            before.iter().rev().take_while(is_own).count(),
            after.iter().take_while(is_own).count(),
        ];
        let length = before + 1 + after;
        let is_line_foul = self.rule.fouls(self.side) == FoulKind::All;
        let is_blocked = || {
            let middle = squares.len() / 2;
            let ends = [middle.checked_sub(before + 1), Some(middle + after)];
            ends.map(|end| end.and_then(|end| squares.get(end))) == [Some(&Occupancy::Blocked); 2]
        };
        let in_all = u16::try_from(length).unwrap_or(u16::MAX);
        if self.rule.is_winning(self.side, in_all, 5, is_blocked) {
            return Pattern::Five;
        }
        if is_line_foul && length > 5 {
            return Pattern::Foul;
        }
        match self.by_next_stone(window, squares) {
            Pattern::OpenFour if is_line_foul && length != 4 => Pattern::Foul,
            pattern => pattern,
        }
    }

    /// Pattern of a window that does not win yet, derived from the patterns after one more stone.
    fn by_next_stone(&self, window: usize, squares: &[Occupancy]) -> Pattern {
        let mut counts = [0_usize; Pattern::Foul as usize + 1];
        // Whether one stone of the opponent leaves no five.
        let mut is_stoppable = false;
        let mut place = 1;
        for square in squares {
            if *square == Occupancy::Free {
                let after = |stone: Occupancy| self.patterns[window + place * stone as usize];
                counts[after(Occupancy::Own) as usize] += 1;
                is_stoppable |= after(Occupancy::Blocked) < Pattern::Four;
            }
            place *= self.base;
        }
        let count = |pattern: Pattern| counts[pattern as usize];
        let open_threes = count(Pattern::OpenThree) + count(Pattern::FreeThree);
        match () {
            () if count(Pattern::Five) > 0 && !is_stoppable => Pattern::OpenFour,
            () if count(Pattern::Five) > 0 => Pattern::Four,
            () if count(Pattern::OpenFour) > 1 => Pattern::FreeThree,
            () if count(Pattern::OpenFour) == 1 => Pattern::OpenThree,
            () if count(Pattern::Four) > 0 => Pattern::Three,
            () if open_threes > 0 => Pattern::OpenTwo,
            () if count(Pattern::Three) > 0 => Pattern::Two,
            () if count(Pattern::OpenTwo) > 0 => Pattern::OpenOne,
            () if count(Pattern::Two) > 0 => Pattern::One,
            () => Pattern::Dead,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the pattern of the stone `*`; squares beyond the picture are blocked.
    #[track_caller]
    fn check(rule: Rule, picture: &str, expected: Pattern) {
        let (reach, base) = (reach(rule), Occupancy::kinds(rule));
        let middle = picture.find('*').unwrap();
        let mut window = 0;
        for steps in (0..=2 * reach).rev().filter(|&steps| steps != reach) {
            let place = (middle + steps).checked_sub(reach);
            window = base * window
                + match place.and_then(|place| picture.as_bytes().get(place)) {
                    Some(b'_') => Occupancy::Free,
                    Some(b'O') => Occupancy::Own,
                    None if base > 3 => Occupancy::Edge,
                    _ => Occupancy::Blocked,
                } as usize;
        }
        let found = classify_windows(rule, Stone::First)[window];
        assert_eq!(found, expected, "{rule:?} {picture}");
    }

    /// Checks the pattern under both rules, and mirrored.
    #[track_caller]
    fn check_all(pictures: &[&str], expected: Pattern) {
        for picture in pictures {
            for rule in [Rule::Freestyle, Rule::Standard, Rule::Omok] {
                check(rule, picture, expected);
                check(rule, &picture.chars().rev().collect::<String>(), expected);
            }
        }
    }

    #[test]
    fn fouls_of_renju_are_those_of_one_line() {
        let check = |picture, expected| check(Rule::Renju, picture, expected);
        for foul in ["OOO*OO_", "OO*OOOO", "O_OO*_O", "O_O*O_O", "OO_*O_OO", "OOO_*_OOO"] {
            check(foul, Pattern::Foul);
        }
        check("_OOO*_", Pattern::OpenFour);
        check("_OOO*_O", Pattern::Four);
        check("XO_OO*_O", Pattern::Foul);
        check("O_OO*XO", Pattern::Four);
        check("_OO_*_", Pattern::OpenThree);
        // What would be a foul is no four.
        check("O_O*__O", Pattern::Three);
    }

    #[test]
    fn blocked_fives_are_no_fives_in_caro() {
        for rule in [Rule::Caro, Rule::StandardCaro] {
            check(rule, "_XOOO*O_", Pattern::Five);
            check(rule, "_XOOO*OX_", Pattern::Dead);
            check(rule, "__XOOO*__", Pattern::Four);
            check(rule, "__XOOO*_X", Pattern::Dead);
            // One stone of the opponent on either side leaves a blocked five.
            check(rule, "__OOO*_X", Pattern::Four);
            check(rule, "__OOO*__", Pattern::OpenFour);
        }
        check(Rule::Caro, "_XOOO*OOX_", Pattern::Five);
        check(Rule::StandardCaro, "_XOOO*OOX_", Pattern::Dead);
    }

    #[test]
    fn every_pattern_matches_its_picture() {
        check_all(&["OOOO*", "OO*OO", "_OOO*O_", "XO*OOOX"], Pattern::Five);
        check_all(&["_OOO*_", "_OO*O_", "O_OO*_O"], Pattern::OpenFour);
        check_all(&["XOOO*_", "OOO_*", "OO_*O", "O*_OO", "XO*OO_X"], Pattern::Four);
        check_all(&["__OO*__", "__O*O__"], Pattern::FreeThree);
        check_all(&["_OO_*_", "_O_O*_", "_O*_O_", "X_OO*__X"], Pattern::OpenThree);
        check_all(&["XOO*__", "X_OO*_X", "OO__*", "O__O*", "O_*_O"], Pattern::Three);
        check_all(&["__O*__", "__O_*__", "_O__*_", "X_O_*__X"], Pattern::OpenTwo);
        check_all(&["XO*___", "O___*", "_O*__X"], Pattern::Two);
        check_all(&["__*___", "___*___"], Pattern::OpenOne);
        check_all(&["X____*X", "____*", "X__*__X"], Pattern::One);
        check_all(&["X__*_X", "*", "XOOO*X", "OO*X"], Pattern::Dead);
    }
}
