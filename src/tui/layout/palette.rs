//! Where the palette stands in the window.

use std::ops::Range;

use ratatui::layout::{Position, Rect};

use super::{NARROW, centred};

/// The parts of the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteLayout {
    /// All of it.
    pub area: Rect,
    /// Whether there is room for a frame around it.
    pub has_frame: bool,
    /// What is typed.
    pub input: Rect,
    /// The commands.
    pub list: Rect,
    /// Which of the commands that were found are shown.
    pub shown: Range<usize>,
    /// The rows for a refusal.
    pub message: Rect,
    /// The row for the keys.
    pub keys: Rect,
}

/// Columns of the palette with its frame.
const WIDTH: u16 = 78;
/// Windows that are narrower are filled.
const FRAMED: u16 = 60;
/// Rows of air above and below the frame, at least.
const AIR: u16 = 1;

impl PaletteLayout {
    /// The palette with so many commands, of which so many were found and one is selected.
    pub fn new(window: Rect, all: usize, found: usize, selected: usize) -> Self {
        let has_frame = window.width >= FRAMED && window.height >= 12;
        let message = if window.width < NARROW { 2 } else { 1 };
        // What is typed, a refusal and the keys.
        let fixed = 1 + message + 1;
        let frame = if has_frame { 2 } else { 0 };
        let rows = u16::try_from(all).unwrap_or(u16::MAX);
        let height = if has_frame {
            (rows.saturating_add(fixed + frame)).min(window.height - 2 * AIR)
        } else {
            window.height
        };
        let width = if has_frame { WIDTH } else { window.width };
        let area = centred(window, width, height);
        let inner = if has_frame {
            Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 }
        } else {
            area
        };
        let part =
            |y: u16, height: u16| Rect { y: inner.y + y, height, ..inner }.intersection(inner);
        let list_rows = inner.height.saturating_sub(fixed);
        let list = part(1, list_rows);
        // Pages stay where they are while the mouse selects on them.
        let page = usize::from(list_rows).max(1);
        let first = selected / page * page;
        let last = found.min(first + usize::from(list_rows));
        Self {
            area,
            has_frame,
            input: part(0, 1),
            list,
            shown: first.min(last)..last,
            message: part(1 + list_rows, message),
            keys: part(1 + list_rows + message, 1),
        }
    }

    /// The command that is drawn at a place of the window.
    pub fn entry_at(&self, at: Position) -> Option<usize> {
        let index =
            self.list.contains(at).then(|| self.shown.start + usize::from(at.y - self.list.y));
        index.filter(|index| self.shown.contains(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_selected_command_is_shown_and_what_is_shown_can_be_clicked(
            (width, height) in (1..200_u16, 1..80_u16),
            (all, found, selected) in (0..60_usize, 0..60_usize, 0..60_usize),
        ) {
            let found = found.min(all);
            let selected = selected.min(found.saturating_sub(1));
            let window = Rect::new(0, 0, width, height);
            let layout = PaletteLayout::new(window, all, found, selected);
            let parts = [layout.input, layout.list, layout.message, layout.keys];
            for (i, part) in parts.iter().enumerate() {
                prop_assert_eq!(part.intersection(layout.area), *part);
                prop_assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)));
            }
            prop_assert_eq!(layout.area.intersection(window), layout.area);
            if !layout.list.is_empty() {
                prop_assert_eq!(found > 0, layout.shown.contains(&selected));
            }
            for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
                prop_assert_eq!(layout.entry_at(row.as_position()), Some(index));
            }
            let clicked = window.positions().filter_map(|at| layout.entry_at(at));
            prop_assert!(clicked.into_iter().all(|index| index < found));
        }
    }
}
