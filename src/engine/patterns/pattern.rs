//! What a stone makes along one line.

use crate::rules::Rule;

/// What a stone on a free square makes along one line for its side, weakest first. Stones that the new
/// one does not work together with do not count.
///
/// In the pictures `*` is the new stone, `O` an own one, `X` one of the other side or the edge, `_` a
/// free square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pattern {
    /// No five can be made through this square: `X__*_X`.
    Dead,
    /// One more stone makes a `Two`: `X____*X`.
    One,
    /// One more stone makes an `OpenTwo`: `___*__`.
    OpenOne,
    /// One more stone makes a `Three`: `XO*___`.
    Two,
    /// Several squares make an open three: `__O*__`.
    OpenTwo,
    /// One more stone makes a `Four`: `XOO*__`.
    Three,
    /// One square makes an open four: `_OO_*_`.
    OpenThree,
    /// Several squares make an open four: `__OO*__`.
    FreeThree,
    /// One square makes a five: `XOOO*_`.
    Four,
    /// Several squares make a five, so that one stone does not stop it: `_OOO*_`.
    OpenFour,
    /// A row that wins: `OOOO*`.
    Five,
}

impl Pattern {
    /// All, weakest first.
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

    /// The pattern that the lower four bits stand for.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        const PATTERNS: [Pattern; 16] = {
            let mut patterns = [Pattern::Dead; 16];
            let mut bits = 0;
            while bits < Pattern::ALL.len() {
                patterns[bits] = Pattern::ALL[bits];
                bits += 1;
            }
            patterns
        };
        PATTERNS[bits as usize & 15]
    }
}

/// One square of a window, as one side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Occupancy {
    /// No stone.
    Free,
    /// An own stone.
    Own,
    /// A stone of the other side, or the edge.
    Blocked,
}

/// How many squares to each side of a new stone can matter: four, and one more where a sixth stone
/// spoils a five.
pub const fn reach(rule: Rule) -> usize {
    match rule {
        Rule::Freestyle => 4,
        Rule::Standard => 5,
    }
}

/// The patterns of all windows of a rule: the squares to both sides of a new stone. A window is a number
/// to the base of three, a digit for each square's [`Occupancy`], the first square the lowest.
pub fn classify_windows(rule: Rule) -> Vec<Pattern> {
    let squares = 2 * reach(rule);
    let mut patterns = vec![Pattern::Dead; (0..squares).fold(1, |numbers, _| 3 * numbers)];
    // One more own stone makes a larger number, whose pattern is then known.
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

/// The squares of a window.
fn occupancy(mut window: usize) -> [Occupancy; 2 * reach(Rule::Standard)] {
    [(); _].map(|()| {
        let square = [Occupancy::Free, Occupancy::Own, Occupancy::Blocked][window % 3];
        window /= 3;
        square
    })
}

/// The pattern of a window that does not win yet, from what one more own stone would make of it.
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

/// Whether the row through the middle wins.
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

    /// The pattern of the stone `*`; what the picture does not show is blocked.
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

    /// The same under both rules, and mirrored.
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
    fn every_pattern_is_what_its_picture_shows() {
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
