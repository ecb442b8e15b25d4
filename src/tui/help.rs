//! Help page: the open section, scrolled.

mod content;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::command::{Command, Direction, Section};
use super::ctx::Ctx;
use super::event::{MouseAction, MouseEvent};
use super::footer;
use super::keymap::{Context, Keymap};
use super::layer::{Below, Handled, Height, Layer};
use super::layout::centred;
use super::menu::wheel;
use super::text as texts;
use super::theme::Role;
use crate::game::GameKind;
use crate::locale::text;
use content::Item;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help {
    section: Section,
    /// Context of the layer below, whose entries come first.
    here: Context,
    kind: GameKind,
    top: usize,
}

impl Help {
    pub fn at(here: Context, kind: GameKind) -> Self {
        Self { section: here.section(), here, kind, top: 0 }
    }

    /// Scrolls. Page keys continue with the neighbouring section.
    fn scroll(&mut self, command: &Command, ctx: &Ctx) {
        let page = usize::from(HelpLayout::new(ctx.look.area()).body.height).max(1);
        let last = self.last_top(ctx);
        // The window may have grown since.
        let top = self.top.min(last);
        match command {
            Command::Move(Direction::Up) => self.top = top.saturating_sub(1),
            Command::Move(Direction::Down) => self.top = (top + 1).min(last),
            // Paging reaches every section.
            Command::MoveToEdge(Direction::Up) if top == 0 && self.section != Section::Move => {
                self.open(self.index() - 1);
                self.top = self.last_top(ctx);
            }
            Command::MoveToEdge(Direction::Down)
                if top == last && self.section != Section::ThisGame =>
            {
                self.open(self.index() + 1);
            }
            Command::MoveToEdge(Direction::Up) => self.top = top.saturating_sub(page),
            Command::MoveToEdge(Direction::Down) => self.top = (top + page).min(last),
            Command::MoveToEdge(Direction::Left) => self.top = 0,
            Command::MoveToEdge(Direction::Right) => self.top = last,
            Command::Move(direction) => {
                self.open(direction.step_in_list(self.index(), Section::ALL.len()));
            }
            Command::Select(index) => self.open(*index),
            _ => {}
        }
    }

    fn index(self) -> usize {
        Section::ALL.iter().position(|&section| section == self.section).unwrap_or_default()
    }

    fn open(&mut self, index: usize) {
        if let Some(&section) = Section::ALL.get(index) {
            *self = Self { section, top: 0, ..*self };
        }
    }

    fn last_top(self, ctx: &Ctx) -> usize {
        let body = HelpLayout::new(ctx.look.area()).body;
        self.rows(body.width, ctx).len().saturating_sub(body.height.into())
    }

    fn items(self, keymap: &Keymap) -> Vec<Item> {
        match self.section {
            Section::ThisGame => content::rules(self.kind, keymap),
            section => content::items(section, self.here, keymap),
        }
    }

    /// Lines of the open section, at most `width` columns wide.
    fn rows(self, width: u16, ctx: &Ctx) -> Vec<Line<'static>> {
        let theme = &ctx.look.theme;
        let width = usize::from(width);
        let items = self.items(&ctx.user.keymap);
        let terms = items.iter().filter_map(|item| match item {
            Item::Entry(name, _) => Some(name.width() + GAP),
            Item::Title(_) | Item::Text(_) => None,
        });
        let label = terms.max().unwrap_or(0).max(LABEL - INDENT);
        // In a narrow window, the meanings are below their terms.
        let label = if width >= INDENT + label + TEXT { label } else { INDENT };
        let columns = width.saturating_sub(INDENT).max(1);
        let room = columns.saturating_sub(label).max(1);
        let indent = " ".repeat(INDENT);
        let entry = |name: &str, meaning: &str| {
            let key = Span::styled(name.to_owned(), theme.style(Role::Key));
            let air = " ".repeat(label.saturating_sub(name.width()));
            Line::from(vec![Span::raw(indent.clone()), key, Span::raw(air + meaning)])
        };
        let mut rows = Vec::new();
        for item in items {
            match item {
                Item::Title(title) => {
                    if !rows.is_empty() {
                        rows.push(Line::default());
                    }
                    rows.push(Line::styled(title, theme.style(Role::Title)));
                }
                Item::Text(text) => {
                    let texts = texts::wrap(&text, columns).into_iter();
                    rows.extend(texts.map(|text| Line::raw(indent.clone() + &text)));
                }
                Item::Entry(name, meaning) => {
                    let mut texts = texts::wrap(&meaning, room).into_iter();
                    let beside = if label > INDENT { texts.next() } else { None };
                    rows.push(entry(&name, &beside.unwrap_or_default()));
                    rows.extend(texts.map(|text| entry("", &text)));
                }
            }
        }
        rows
    }
}

impl Layer for Help {
    fn context(&self) -> Context {
        Context::Help
    }

    fn height(&self) -> Height {
        Height::Top
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        match command {
            Command::Cancel | Command::Help => return Handled::Close,
            command if command.is_global() => return Handled::Ignored,
            command => self.scroll(command, ctx),
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let layout = HelpLayout::new(ctx.look.area());
        let named = layout.section_at(mouse.at, self.index());
        match named.filter(|_| mouse.action == MouseAction::Click) {
            Some(section) => vec![Command::Select(section)],
            None => wheel(mouse.action),
        }
    }

    /// Area of the keys, beside [`MORE`] if there is more to read.
    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        let row = HelpLayout::new(ctx.look.area()).keys;
        let more = if self.top < self.last_top(ctx) { more().width() } else { 0 };
        let used = u16::try_from(more).unwrap_or(u16::MAX).min(row.width);
        Some(Rect { x: row.x + used, width: row.width - used, ..row })
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let layout = HelpLayout::new(ctx.look.area());
        if let Some(tabs) = &layout.tabs {
            for (section, tab) in Section::ALL.into_iter().zip(tabs) {
                let is_open = section == self.section;
                let role = if is_open { Role::Selected } else { Role::Faint };
                let name = Line::styled(format!(" {} ", section.name()), theme.style(role));
                texts::draw(&name, *tab, frame.buffer_mut());
            }
        } else {
            // Only the open section: `Move  1 of 6`.
            let name = format!(" {} ", self.section.name());
            let name = Span::styled(name, theme.style(Role::Selected));
            let (index, count) = (self.index() + 1, Section::ALL.len());
            let mut number =
                format!("  {}", text!("help-section-of", index = index, count = count));
            if name.width() + number.width() > layout.head.width.into() {
                number.clear();
            }
            let number = Span::styled(number, theme.style(Role::Faint));
            texts::draw(&Line::from(vec![name, number]), layout.head, frame.buffer_mut());
        }
        let last = self.last_top(ctx);
        let top = self.top.min(last);
        let rows = self.rows(layout.body.width, ctx);
        let seen = rows.iter().skip(top).take(layout.body.height.into()).cloned();
        let seen: Vec<Line> = seen.collect();
        texts::draw_lines(&seen, layout.body, frame.buffer_mut());
        if top < last {
            let more = Line::styled(more(), theme.style(Role::Heading));
            texts::draw(&more, layout.keys, frame.buffer_mut());
        }
        footer::draw(self.keys(below, ctx), &self.labels(ctx), theme, frame);
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct HelpLayout {
    head: Rect,
    /// Areas of the tabs, if there is room for all names.
    tabs: Option<Vec<Rect>>,
    body: Rect,
    keys: Rect,
}

const WIDTH: u16 = 74;
const PADDING: u16 = 1;
/// Height from which there is a blank row below the names.
const AIRY: u16 = 12;

impl HelpLayout {
    fn new(window: Rect) -> Self {
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
            let width = u16::try_from(section.name().width())
                .unwrap_or(u16::MAX)
                .saturating_add(2 * PADDING);
            let tab = Rect { x, width, ..head };
            x = x.saturating_add(width + 1);
            tab
        });
        let tabs: Vec<Rect> = tabs.collect();
        let fits = tabs.iter().all(|tab| tab.intersection(head) == *tab);
        Self { head, tabs: fits.then_some(tabs), body, keys }
    }

    /// Section at a place. If only one name is shown, clicking it opens the next section.
    fn section_at(&self, at: Position, open: usize) -> Option<usize> {
        match &self.tabs {
            Some(tabs) => tabs.iter().position(|tab| tab.contains(at)),
            None => self.head.contains(at).then(|| (open + 1) % Section::ALL.len()),
        }
    }
}

/// Reports that there is more to read.
fn more() -> String {
    format!("-- {} --  ", text!("help-more"))
}

/// Minimum columns between a term and its meaning.
const GAP: usize = 1;
/// Columns of a term with its meaning beside it, unless a term is longer.
const LABEL: usize = 27;
/// Minimum number of columns of a meaning beside its term.
const TEXT: usize = 20;
/// Columns before everything except titles.
const INDENT: usize = 2;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quarto::Board;
    use crate::rules::Variant;
    use crate::store::Files;
    use crate::tui::command::{Binding, TABLE};
    use crate::tui::ctx::Setup;
    use ratatui::layout::Size;

    const KINDS: [GameKind; 3] = [
        GameKind::Rows(Variant::GOMOKU_15),
        GameKind::Rows(Variant::CONNECT_FOUR),
        GameKind::Quarto(Board::TORUS),
    ];

    fn lines(section: Section, kind: GameKind) -> impl Iterator<Item = Item> {
        let help = Help { section, ..Help::at(Context::Board, kind) };
        let items = help.items(&Keymap::default()).into_iter();
        items.filter(|item| !matches!(item, Item::Title(_)))
    }

    #[test]
    fn terms_and_meanings_do_not_touch() {
        for section in Section::ALL {
            for line in KINDS.into_iter().flat_map(|kind| lines(section, kind)) {
                let Item::Entry(name, _) = line else { continue };
                assert!(name.len() < LABEL - INDENT, "{name}");
            }
        }
    }

    #[test]
    fn every_row_of_the_command_table_is_explained_once() {
        let all: Vec<Item> =
            Section::ALL.into_iter().flat_map(|section| lines(section, KINDS[0])).collect();
        for binding in TABLE {
            let expected = Item::Entry(binding.names(), binding.title());
            let alike = |other: &&Binding| {
                (other.names(), other.title()) == (binding.names(), binding.title())
            };
            let found = all.iter().filter(|line| **line == expected).count();
            assert_eq!(found, TABLE.iter().filter(alike).count(), "{expected:?}");
        }
    }

    #[test]
    fn every_section_has_content_for_every_game() {
        for (section, kind) in Section::ALL.into_iter().flat_map(|s| KINDS.map(|kind| (s, kind))) {
            assert!(lines(section, kind).count() > 1, "{section:?} {kind:?}");
        }
    }

    #[test]
    fn paging_reaches_everything_in_both_directions() {
        let setup = Setup::new(Files::One("game.csv".into()));
        let ctx = Ctx::new(setup, Size::new(80, 24));
        let mut help = Help::at(Context::Board, KINDS[0]);
        let first = help;
        let mut pages = vec![help];
        loop {
            help.scroll(&Command::MoveToEdge(Direction::Down), &ctx);
            if pages.last() == Some(&help) {
                break;
            }
            pages.push(help);
        }
        assert_eq!(help.section, Section::ThisGame);
        assert_eq!(help.top, help.last_top(&ctx));
        let seen = |section| pages.iter().any(|page| page.section == section);
        assert!(Section::ALL.into_iter().all(seen));
        for _ in &pages {
            help.scroll(&Command::MoveToEdge(Direction::Up), &ctx);
        }
        assert_eq!(help, first);
    }
}
