//! Where the help stands in the window.

use ratatui::layout::{Position, Rect};

use super::centred;

/// The parts of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpLayout {
    /// The row of the sections' names, or of the open one's.
    pub head: Rect,
    /// The name of each section, if there is room for all.
    pub tabs: Option<Vec<Rect>>,
    /// What the section says.
    pub body: Rect,
    /// The row for the keys.
    pub keys: Rect,
}

/// Columns of the text where there is room for it.
const WIDTH: u16 = 74;
/// Columns of air at either side of a name.
const PADDING: u16 = 1;
/// A row of air below the names, in windows that are as high as this.
const AIRY: u16 = 12;

impl HelpLayout {
    /// The help with sections of these names.
    pub fn new(window: Rect, names: &[&str]) -> Self {
        let area = centred(window, WIDTH, window.height);
        let row = |y: u16, height: u16| {
            Rect { y: area.y.saturating_add(y), height, ..area }.intersection(area)
        };
        let head = row(0, 1);
        let air = u16::from(area.height >= AIRY);
        let body = row(1 + air, area.height.saturating_sub(2 + air));
        let keys = row(1 + air + body.height, 1);
        let mut x = area.x;
        let tabs = names.iter().map(|name| {
            let width = u16::try_from(name.len()).unwrap_or(u16::MAX).saturating_add(2 * PADDING);
            let tab = Rect { x, width, ..head };
            x = x.saturating_add(width + 1);
            tab
        });
        let tabs: Vec<Rect> = tabs.collect();
        let fits = tabs.iter().all(|tab| tab.intersection(head) == *tab);
        Self { head, tabs: fits.then_some(tabs), body, keys }
    }

    /// The section whose name is at a place of the window. Where there is one name only, the one after
    /// that.
    pub fn section_at(&self, at: Position, open: usize, number: usize) -> Option<usize> {
        match &self.tabs {
            Some(tabs) => tabs.iter().position(|tab| tab.contains(at)),
            None => self.head.contains(at).then(|| (open + 1) % number),
        }
    }
}
