//! Where the start menu stands in the window.

use std::ops::Range;

use ratatui::layout::{Position, Rect, Size};

use super::{AIR, BoardLayout, CellSize, TEXT_MIN, centred, fits};
use crate::game::GameKind;

/// Rows for an error.
const ERROR: u16 = 3;

/// The parts of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartLayout {
    /// All of it.
    pub area: Rect,
    /// Rows of the title above it, if there is room for it.
    pub title: u16,
    /// The lines to choose from that are shown, of all that there are.
    pub shown: Range<usize>,
    /// The board of a game beside them, if there is room for it.
    pub picture: Option<BoardLayout>,
    /// The rows of the lines.
    entries: Rect,
    /// Rows between them and what stands above.
    air: u16,
}

const TITLE: &str = include_str!("../../../assets/title.txt");

/// The lines of the title.
pub fn title_lines() -> impl Iterator<Item = &'static str> {
    TITLE.lines()
}

/// Columns and rows of the title, with the line below.
pub fn title() -> Size {
    let extent = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let width = title_lines().map(str::len).max().unwrap_or(0);
    Size { width: extent(width), height: extent(title_lines().count()) + 2 }
}

/// The same above a page, with air below it: the first row there is not free.
pub fn page_title() -> Size {
    let Size { width, height } = title();
    Size { width, height: height + AIR }
}

/// Columns of the menu.
const START_WIDTH: u16 = 74;
/// Columns of a list, at least, and at most, and beside it where there are more.
const LIST_WIDTH: u16 = 76;
const LIST_WIDTH_MAX: u16 = 100;
const LIST_AIR: u16 = 4;
/// Rows of the menu before the first choice, below the title.
const START_HEAD: u16 = 3;
/// Rows of the menu below the last choice: air, an error, the keys.
const START_FOOT: u16 = AIR + ERROR + KEYS;
/// The row for the keys.
const KEYS: u16 = 1;
/// Columns of the lines beside a picture, and of the air between.
const BESIDE: u16 = 40;
const GAP: u16 = 3;
/// So many choices must be seen at once.
const START_MIN: u16 = 3;

/// The size that the menu needs.
pub const START: Size = Size { width: TEXT_MIN, height: START_HEAD + START_MIN + START_FOOT };

impl StartLayout {
    /// The menu with so many lines to choose from, of which one is selected, and a title of this
    /// size if there is room for it.
    ///
    /// # Errors
    /// [`START`], if the window is smaller.
    pub fn new(window: Rect, lines: usize, selected: usize, title: Size) -> Result<Self, Size> {
        let spare = window.height.saturating_sub(START_HEAD + START_FOOT);
        if !fits(window.as_size(), START) {
            return Err(START);
        }
        // All of them, or the page with the selected one: pages stay where they are while the
        // mouse selects on them.
        let rows = u16::try_from(lines).map_or(spare, |lines| lines.min(spare)).max(1);
        let page = usize::from(rows);
        let first = selected / page * page;
        let has_title =
            usize::from(spare) >= lines + usize::from(title.height) && window.width >= title.width;
        let title = if has_title { title.height } else { 0 };
        let air = AIR.min(spare - title - rows);
        let above = title + START_HEAD + air;
        let area = centred(window, START_WIDTH, above + rows + START_FOOT);
        let entries = Rect { y: area.y + above, height: rows, ..area };
        let shown = first..lines.min(first + page);
        Ok(Self { area, title, shown, picture: None, entries, air })
    }

    /// The same with a board beside the lines, as large as is well beside them, if the title stands
    /// above and there is room for a board.
    #[must_use]
    pub fn beside_board(self, window: Rect, kind: GameKind) -> Self {
        let lines = START_HEAD + AIR + self.entries.height;
        let title = self.title + AIR;
        let most = Size {
            width: (window.width / 2).min(window.width.saturating_sub(BESIDE + GAP)),
            height: (window.height * 2 / 3).min(window.height.saturating_sub(title + KEYS)),
        };
        let sizes = CellSize::of(kind).iter().rev();
        let mut boards = sizes.map(|&cell| (cell, BoardLayout::bare_size(kind, cell)));
        let found = boards.find(|&(_, board)| fits(most, board));
        let Some((cell, board)) = found.filter(|_| self.title > 0) else { return self };
        let rows = board.height.max(lines + ERROR);
        let needed = title + rows + KEYS;
        if needed > window.height {
            return self;
        }
        let width = START_WIDTH.max(BESIDE + GAP + board.width);
        let area = centred(window, width, needed + AIR);
        let top = area.y + title;
        let above = ((rows - lines) / 2).min((rows - lines).saturating_sub(AIR + ERROR));
        let entries = Rect {
            x: area.x,
            y: top + above + START_HEAD + AIR,
            width: BESIDE,
            height: self.entries.height,
        };
        let room = area.width - BESIDE - GAP;
        let x = entries.right() + GAP + (room - board.width) / 2;
        let at = (x, top + (rows - board.height) / 2);
        let picture = Some(BoardLayout::bare(kind, cell, at));
        Self { area, picture, entries, air: AIR, ..self }
    }

    /// A page with a list of so many lines, as wide and high as there is use for.
    ///
    /// # Errors
    /// [`START`], if the window is smaller.
    pub fn list(window: Rect, lines: usize, selected: usize) -> Result<Self, Size> {
        let narrow = Self::new(window, lines.max(1), selected, Size::new(u16::MAX, 0))?;
        let width = window.width.saturating_sub(LIST_AIR).clamp(LIST_WIDTH, LIST_WIDTH_MAX);
        let area = Rect { height: narrow.area.height, ..centred(window, width, window.height) };
        // An empty list has a line of its own, with nothing in it to choose.
        let shown = narrow.shown.start..narrow.shown.end.min(lines);
        let area = Rect { y: narrow.area.y, ..area };
        let entries = Rect { x: area.x, width: area.width, ..narrow.entries };
        Ok(Self { area, shown, entries, ..narrow })
    }

    /// The rows above the choices.
    pub fn head(&self) -> Rect {
        Rect { y: self.entries.y - self.air - START_HEAD, height: START_HEAD, ..self.entries }
    }

    /// The rows of the entries.
    pub const fn entries(&self) -> Rect {
        self.entries
    }

    /// The rows for an error, and below them the row for the keys.
    pub fn foot(&self) -> [Rect; 2] {
        let keys = Rect { y: self.area.bottom() - KEYS, height: KEYS, ..self.area };
        let y = self.entries.bottom() + AIR;
        [Rect { y, height: ERROR.min(keys.y.saturating_sub(y)), ..self.entries }, keys]
    }

    /// The entry that is drawn at a place of the window.
    pub fn entry_at(&self, at: Position) -> Option<usize> {
        let entries = self.entries();
        let row = entries.contains(at).then(|| usize::from(at.y - entries.y));
        row.map(|row| self.shown.start + row).filter(|index| self.shown.contains(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(height: u16, selected: usize, shown: Range<usize>) {
        let window = Rect::new(0, 0, 40, height);
        let layout = StartLayout::new(window, 8, selected, Size::new(41, 7)).unwrap();
        assert_eq!(layout.shown, shown);
        for (index, row) in shown.zip(layout.entries().rows()) {
            assert_eq!(layout.entry_at(row.as_position()), Some(index));
        }
        let below = Position { x: layout.area.x, y: layout.entries().bottom() };
        assert_eq!(layout.entry_at(below), None);
    }

    #[test]
    fn all_choices_are_shown_or_the_page_of_the_selected_one() {
        check(16, 7, 0..8);
        check(40, 0, 0..8);
        check(11, 0, 0..3);
        check(11, 2, 0..3);
        check(11, 3, 3..6);
        check(11, 7, 6..8);
    }
}
