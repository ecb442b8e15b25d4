//! Patterns of a stone along one line.

use crate::rules::Rule;

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
}

impl Pattern {
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
        let number = bits as usize & 15;
        if number < Self::ALL.len() { Self::ALL[number] } else { Self::Dead }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Occupancy {
    Free,
    Own,
    /// Stone of the opponent, or the edge.
    Blocked,
}

/// Number of squares that can matter on each side of a new stone: four, and one more if a sixth
/// stone spoils a five.
pub const fn reach(rule: Rule) -> usize {
    match rule {
        Rule::Freestyle => 4,
        Rule::Standard => 5,
    }
}

/// Classifies all windows under a rule. A window is a number in base 3, with a digit for the
/// [`Occupancy`] of each square on both sides of a new stone, the first square lowest.
pub fn classify_windows(rule: Rule) -> Vec<Pattern> {
    let squares = 2 * reach(rule);
    let mut patterns = vec![Pattern::Dead; (0..squares).fold(1, |numbers, _| 3 * numbers)];
    // Another own stone makes a larger number, whose pattern is already known.
    for window in (0..patterns.len()).rev() {
        let occupancy = &occupancy(window)[..squares];
        patterns[window] = if is_five(rule, occupancy) {
            Pattern::Five
        } else {
            by_next_stone(&patterns, window, occupancy)
        };
    }
    patterns
}

fn occupancy(mut window: usize) -> [Occupancy; 2 * reach(Rule::Standard)] {
    [(); _].map(|()| {
        let square = [Occupancy::Free, Occupancy::Own, Occupancy::Blocked][window % 3];
        window /= 3;
        square
    })
}

/// Pattern of a window that does not win yet, derived from the patterns after one more own stone.
fn by_next_stone(patterns: &[Pattern], window: usize, occupancy: &[Occupancy]) -> Pattern {
    let mut counts = [0_usize; Pattern::ALL.len()];
    let mut place = 1;
    for square in occupancy {
        if *square == Occupancy::Free {
            counts[patterns[window + place * Occupancy::Own as usize] as usize] += 1;
        }
        place *= 3;
    }
    let count = |pattern: Pattern| counts[pattern as usize];
    let open_threes = count(Pattern::OpenThree) + count(Pattern::FreeThree);
    match () {
        () if count(Pattern::Five) > 1 => Pattern::OpenFour,
        () if count(Pattern::Five) == 1 => Pattern::Four,
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

fn is_five(rule: Rule, occupancy: &[Occupancy]) -> bool {
    let is_own = |square: &&Occupancy| **square == Occupancy::Own;
    let (before, after) = occupancy.split_at(occupancy.len() / 2);
    let before = before.iter().rev().take_while(is_own).count();
    let length = before + 1 + after.iter().take_while(is_own).count();
    match rule {
        Rule::Freestyle => length >= 5,
        Rule::Standard => length == 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the pattern of the stone `*`; squares beyond the picture are blocked.
    #[track_caller]
    fn check(rule: Rule, picture: &str, expected: Pattern) {
        let reach = reach(rule);
        let middle = picture.find('*').unwrap();
        let mut window = 0;
        for steps in (0..=2 * reach).rev().filter(|&steps| steps != reach) {
            let place = (middle + steps).checked_sub(reach);
            window = 3 * window
                + match place.and_then(|place| picture.as_bytes().get(place)) {
                    Some(b'_') => Occupancy::Free,
                    Some(b'O') => Occupancy::Own,
                    _ => Occupancy::Blocked,
                } as usize;
        }
        assert_eq!(classify_windows(rule)[window], expected, "{rule:?} {picture}");
    }

    /// Checks the pattern under both rules, and mirrored.
    #[track_caller]
    fn check_all(pictures: &[&str], expected: Pattern) {
        for picture in pictures {
            for rule in [Rule::Freestyle, Rule::Standard] {
                check(rule, picture, expected);
                check(rule, &picture.chars().rev().collect::<String>(), expected);
            }
        }
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
