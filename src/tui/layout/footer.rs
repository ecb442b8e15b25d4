//! Where the words of the footer stand: they are drawn and clicked there.

use ratatui::layout::Rect;

/// Columns between two labels.
const GAP: u16 = 2;
/// Columns of a key's box beside the key, and between the box and the word.
const AIR: u16 = 2 + 1;

/// The labels that fit into a row, each a key and a word, by index, and where. What does not fit is left
/// out from the right; but the first one and the last two go last. None is cut.
pub fn labels<W: AsRef<str>>(labels: &[(String, W)], row: Rect) -> Vec<(usize, Rect)> {
    let columns = |text: &str| u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
    let width = |index: usize| {
        let (key, word) = &labels[index];
        columns(key).saturating_add(AIR).saturating_add(columns(word.as_ref()))
    };
    let mut shown: Vec<usize> = (0..labels.len()).collect();
    let all = |shown: &[usize]| {
        let words: u16 = shown.iter().fold(0, |sum, &index| sum.saturating_add(width(index)));
        words.saturating_add(GAP * u16::try_from(shown.len().saturating_sub(1)).unwrap_or(0))
    };
    while all(&shown) > row.width && !shown.is_empty() {
        let least = if shown.len() > 3 { shown.len() - 3 } else { 1 };
        shown.remove(least.min(shown.len() - 1));
    }
    let mut x = row.x;
    let places = shown.into_iter().map(|index| {
        let place = Rect { x, width: width(index), ..row }.intersection(row);
        x = place.right().saturating_add(GAP);
        (index, place)
    });
    places.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(width: u16, expected: &[usize]) {
        let names =
            [("Enter", "place"), ("s", "save"), ("u", "undo"), ("?", "help"), ("q", "quit")];
        let names = names.map(|(key, word)| (key.to_owned(), word));
        let row = Rect::new(3, 5, width, 1);
        let found = labels(&names, row);
        let shown: Vec<usize> = found.iter().map(|(index, _)| *index).collect();
        assert_eq!(shown, expected);
        for pair in found.windows(2) {
            assert!(pair[0].1.right() + GAP == pair[1].1.x, "{found:?}");
        }
        assert!(found.iter().all(|(_, place)| place.intersection(row) == *place));
    }

    #[test]
    fn what_does_not_fit_is_left_out_from_the_right_but_the_first_and_the_last() {
        check(100, &[0, 1, 2, 3, 4]);
        check(53, &[0, 1, 2, 3, 4]);
        check(52, &[0, 1, 3, 4]);
        check(41, &[0, 3, 4]);
        check(28, &[0, 4]);
        check(20, &[0]);
        check(13, &[0]);
        check(12, &[]);
    }
}
