//! Layout and picture of the help.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use super::{Help, MORE, Section};
use crate::tui::ctx::Ctx;
use crate::tui::footer;
use crate::tui::layer::{Below, Layer as _};
use crate::tui::layout::centred;
use crate::tui::text;
use crate::tui::theme::{Role, Theme};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpLayout {
    pub head: Rect,
    /// Tabs, if there is room for all names.
    pub tabs: Option<Vec<Rect>>,
    pub body: Rect,
    pub keys: Rect,
}

const WIDTH: u16 = 74;
const PADDING: u16 = 1;
/// Windows from this height have a row of air below the names.
const AIRY: u16 = 12;

impl HelpLayout {
    pub fn new(window: Rect) -> Self {
        let area = centred(window, WIDTH, window.height);
        let row = |y: u16, height: u16| {
            Rect { y: area.y.saturating_add(y), height, ..area }.intersection(area)
        };
        let head = row(0, 1);
        let air = u16::from(area.height >= AIRY);
        let body = row(1 + air, area.height.saturating_sub(2 + air));
        let keys = row(1 + air + body.height, 1);
        let mut x = area.x;
        let tabs = Section::ALL.into_iter().map(|section| {
            let width =
                u16::try_from(section.name().len()).unwrap_or(u16::MAX).saturating_add(2 * PADDING);
            let tab = Rect { x, width, ..head };
            x = x.saturating_add(width + 1);
            tab
        });
        let tabs: Vec<Rect> = tabs.collect();
        let fits = tabs.iter().all(|tab| tab.intersection(head) == *tab);
        Self { head, tabs: fits.then_some(tabs), body, keys }
    }

    /// Where only one name is shown, a click opens the next section.
    pub fn section_at(&self, at: Position, open: usize) -> Option<usize> {
        match &self.tabs {
            Some(tabs) => tabs.iter().position(|tab| tab.contains(at)),
            None => self.head.contains(at).then(|| (open + 1) % Section::ALL.len()),
        }
    }
}

pub(super) fn draw(help: Help, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let layout = HelpLayout::new(ctx.look.area());
    match &layout.tabs {
        Some(tabs) => {
            for (section, tab) in Section::ALL.into_iter().zip(tabs) {
                let is_open = section == help.section;
                let role = if is_open { Role::Selected } else { Role::Faint };
                let name = Line::styled(format!(" {} ", section.name()), theme.style(role));
                text::draw(&name, *tab, frame.buffer_mut());
            }
        }
        None => text::draw(&heading(help, layout.head, theme), layout.head, frame.buffer_mut()),
    }
    let last = help.last_top(ctx);
    let top = help.top.min(last);
    let rows = help.rows(layout.body.width, ctx);
    text::draw_lines(&rows[usize::from(top).min(rows.len())..], layout.body, frame.buffer_mut());
    if top < last {
        let more = Line::styled(MORE, theme.style(Role::Heading));
        text::draw(&more, layout.keys, frame.buffer_mut());
    }
    footer::draw(help.keys(below, ctx), &help.labels(ctx), theme, frame);
}

/// The open section alone: `Move  1 of 6`.
fn heading(help: Help, area: Rect, theme: &Theme) -> Line<'static> {
    let name = Span::styled(format!(" {} ", help.section.name()), theme.style(Role::Selected));
    let number = format!("  {} of {}", help.index() + 1, Section::ALL.len());
    let fits = name.width() + number.len() <= area.width.into();
    let number = Span::styled(if fits { number } else { String::new() }, theme.style(Role::Faint));
    Line::from(vec![name, number])
}
