//! What a stone is worth along one axis.

use crate::rules::Rule;

/// What a side's stone on a free cell makes along one axis, by how many further stones of the same
/// row would win. Stones that the new one does not work together with do not count.
///
/// ```text
/// _ X X * X O    * is the new stone
/// ```
/// makes a `Four`: one cell completes it. The order is that of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Line {
    /// No five can be made through this cell.
    Dead,
    /// One stone; a second makes a `Two`.
    One,
    /// One stone; a second makes an `OpenTwo`.
    OpenOne,
    /// A further stone makes a `Three`.
    Two,
    /// One cell makes an open three.
    OpenTwo,
    /// Several cells make an open three.
    FreeTwo,
    /// A further stone makes a `Four`.
    Three,
    /// One cell makes a four that cannot be stopped.
    OpenThree,
    /// Several cells make a four that cannot be stopped.
    FreeThree,
    /// One cell makes a five.
    Four,
    /// Several cells make a five: one stone does not stop it.
    OpenFour,
    /// A row that wins.
    Five,
}

impl Line {
    /// All, weakest first.
    pub const ALL: [Self; 12] = [
        Self::Dead,
        Self::One,
        Self::OpenOne,
        Self::Two,
        Self::OpenTwo,
        Self::FreeTwo,
        Self::Three,
        Self::OpenThree,
        Self::FreeThree,
        Self::Four,
        Self::OpenFour,
        Self::Five,
    ];

    /// The line that the lower four bits stand for.
    #[inline]
    pub const fn of_bits(bits: u8) -> Self {
        const LINES: [Line; 16] = {
            let mut lines = [Line::Dead; 16];
            let mut bits = 0;
            while bits < Line::ALL.len() {
                lines[bits] = Line::ALL[bits];
                bits += 1;
            }
            lines
        };
        LINES[bits as usize & 15]
    }
}

/// One cell of a window, as one side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum View {
    /// Free.
    Free,
    /// An own stone.
    Own,
    /// A stone of the other side, or the edge.
    Blocked,
}

/// How many cells to each side of a new stone can matter: four, and one more where a sixth stone
/// spoils a five.
pub const fn reach(rule: Rule) -> usize {
    match rule {
        Rule::Freestyle => 4,
        Rule::Standard => 5,
    }
}

/// The cells to both sides of a new stone, at most.
const CELLS: usize = 2 * reach(Rule::Standard);

/// The classes of all windows of a rule: the cells to both sides of a new stone, each of them
/// [`View`]ed. A window is a number to the base of three, its first cell the lowest digit.
pub fn windows(rule: Rule) -> Vec<Line> {
    let cells = 2 * reach(rule);
    let mut classes = vec![Line::Dead; (0..cells).fold(1, |numbers, _| 3 * numbers)];
    // One more own stone makes a larger number, whose class is then known.
    for window in (0..classes.len()).rev() {
        let views = &views(window)[..cells];
        let wins = wins(rule, views);
        classes[window] = if wins { Line::Five } else { by_next_stone(&classes, window, views) };
    }
    classes
}

/// The cells of a window.
fn views(mut window: usize) -> [View; CELLS] {
    [(); CELLS].map(|()| {
        let view = [View::Free, View::Own, View::Blocked][window % 3];
        window /= 3;
        view
    })
}

/// The class of a window that does not win yet, from what one more own stone would make of it.
fn by_next_stone(classes: &[Line], window: usize, views: &[View]) -> Line {
    let mut counts = [0_usize; Line::ALL.len()];
    let mut place = 1;
    for view in views {
        if *view == View::Free {
            counts[classes[window + place * View::Own as usize] as usize] += 1;
        }
        place *= 3;
    }
    let count = |line: Line| counts[line as usize];
    let open_threes = count(Line::OpenThree) + count(Line::FreeThree);
    let open_twos = count(Line::OpenTwo) + count(Line::FreeTwo);
    match () {
        () if count(Line::Five) > 1 => Line::OpenFour,
        () if count(Line::Five) == 1 => Line::Four,
        () if count(Line::OpenFour) > 1 => Line::FreeThree,
        () if count(Line::OpenFour) == 1 => Line::OpenThree,
        () if count(Line::Four) > 0 => Line::Three,
        () if open_threes > 1 => Line::FreeTwo,
        () if open_threes == 1 => Line::OpenTwo,
        () if count(Line::Three) > 0 => Line::Two,
        () if open_twos > 0 => Line::OpenOne,
        () if count(Line::Two) > 0 => Line::One,
        () => Line::Dead,
    }
}

/// Whether the row through the middle wins.
fn wins(rule: Rule, views: &[View]) -> bool {
    let is_own = |view: &&View| **view == View::Own;
    let (before, after) = views.split_at(views.len() / 2);
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

    /// What the own stone in the middle makes, by trying out every further stone.
    fn slow(rule: Rule, cells: &mut [View]) -> Line {
        let middle = cells.len() / 2;
        let is_own = |cell: &&View| **cell == View::Own;
        let after = cells[middle..].iter().take_while(is_own).count();
        let length = after + cells[..middle].iter().rev().take_while(is_own).count();
        if length == 5 || length > 5 && rule == Rule::Freestyle {
            return Line::Five;
        }
        let mut next = Vec::new();
        for place in 0..cells.len() {
            if cells[place] == View::Free {
                cells[place] = View::Own;
                next.push(slow(rule, cells));
                cells[place] = View::Free;
            }
        }
        let count = |lines: &[Line]| next.iter().filter(|line| lines.contains(line)).count();
        let most = |lines: &[Line], one, several| match count(lines) {
            0 => None,
            1 => Some(one),
            _ => Some(several),
        };
        let open_threes = [Line::OpenThree, Line::FreeThree];
        most(&[Line::Five], Line::Four, Line::OpenFour)
            .or_else(|| most(&[Line::OpenFour], Line::OpenThree, Line::FreeThree))
            .or_else(|| most(&[Line::Four], Line::Three, Line::Three))
            .or_else(|| most(&open_threes, Line::OpenTwo, Line::FreeTwo))
            .or_else(|| most(&[Line::Three], Line::Two, Line::Two))
            .or_else(|| most(&[Line::OpenTwo, Line::FreeTwo], Line::OpenOne, Line::OpenOne))
            .or_else(|| most(&[Line::Two], Line::One, Line::One))
            .unwrap_or(Line::Dead)
    }

    /// Compares the table with trying out, for windows so many numbers apart.
    fn check(rule: Rule, step: usize) {
        let cells = 2 * reach(rule);
        let classes = windows(rule);
        assert_eq!(classes.len(), 3_usize.pow(u32::try_from(cells).unwrap()));
        for (window, class) in classes.into_iter().enumerate().step_by(step) {
            let mut views = views(window)[..cells].to_vec();
            views.insert(cells / 2, View::Own);
            assert_eq!(class, slow(rule, &mut views), "{rule:?} {views:?}");
        }
    }

    #[test]
    fn every_window_of_freestyle_is_what_trying_out_says() {
        check(Rule::Freestyle, 1);
    }

    #[test]
    fn windows_of_exact_five_are_what_trying_out_says() {
        check(Rule::Standard, 97);
    }
}
