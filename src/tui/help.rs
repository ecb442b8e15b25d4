//! The help: its sections, and how far down the one that is open is scrolled.

mod content;
mod rules;

use ratatui::layout::{Rect, Size};

use super::command::{Command, Direction};
use super::keymap::{Context, Keymap};
use super::layout::HelpLayout;
use crate::game::GameKind;
use content::Line;

/// What the help is divided into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// How one moves: keys, mouse and marks.
    Move,
    /// Games: begin, end, save, load.
    Game,
    /// The computer: who plays, its levels, hints.
    Computer,
    /// How it looks.
    Look,
    /// What can be typed.
    Words,
    /// How the game is played that is on the board, and what wins.
    ThisGame,
}

impl Section {
    /// All of them, in their order.
    pub const ALL: [Self; 6] =
        [Self::Move, Self::Game, Self::Computer, Self::Look, Self::Words, Self::ThisGame];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Game => "Game",
            Self::Computer => "Computer",
            Self::Look => "Look",
            Self::Words => "Words",
            Self::ThisGame => "This game",
        }
    }

    /// What they are called, in their order.
    pub fn names() -> [&'static str; Self::ALL.len()] {
        Self::ALL.map(Self::name)
    }
}

/// The help over a screen: which section is open, scrolled down by so many rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help {
    /// The section.
    pub section: Section,
    /// Where the keys went before: what is of use there comes first.
    here: Context,
    /// The first row that is shown.
    pub top: u16,
}

impl Help {
    /// The help, opened at the section that is of use where the keys went before.
    pub const fn at(here: Context) -> Self {
        Self { section: content::section(here), here, top: 0 }
    }

    /// Obeys a command of [`Context::Help`], in a window over this game; whether the help stays open.
    pub fn execute(
        &mut self,
        command: &Command,
        window: Size,
        kind: GameKind,
        keymap: &Keymap,
    ) -> bool {
        let page = self.layout(Rect::from(((0, 0).into(), window))).body.height;
        let last = self.last_top(window, kind, keymap);
        // The window may have grown since.
        let top = self.top.min(last);
        match command {
            Command::Move(Direction::Up) => self.top = top.saturating_sub(1),
            Command::Move(Direction::Down) => self.top = top.saturating_add(1).min(last),
            // Who reads page by page comes to everything.
            Command::MoveToEdge(Direction::Up) if top == 0 && self.section != Section::Move => {
                self.open(self.index() - 1);
                self.top = self.last_top(window, kind, keymap);
            }
            Command::MoveToEdge(Direction::Down)
                if top == last && self.section != Section::ThisGame =>
            {
                self.open(self.index() + 1);
            }
            Command::MoveToEdge(Direction::Up) => self.top = top.saturating_sub(page.max(1)),
            Command::MoveToEdge(Direction::Down) => {
                self.top = top.saturating_add(page.max(1)).min(last);
            }
            Command::MoveToEdge(Direction::Left) => self.top = 0,
            Command::MoveToEdge(Direction::Right) => self.top = last,
            Command::Move(direction) => {
                self.open(direction.step_in_list(self.index(), Section::ALL.len()));
            }
            Command::Select(index) => self.open(*index),
            Command::Cancel => return false,
            _ => {}
        }
        true
    }

    /// The place of its section among all.
    pub fn index(self) -> usize {
        Section::ALL.iter().position(|&section| section == self.section).unwrap_or_default()
    }

    fn open(&mut self, index: usize) {
        if let Some(&section) = Section::ALL.get(index) {
            *self = Self { section, top: 0, ..*self };
        }
    }

    /// Where it stands in a window.
    pub fn layout(self, window: Rect) -> HelpLayout {
        HelpLayout::new(window, &Section::names())
    }

    /// The row for the keys, beside the word that says that more comes below.
    pub fn keys(self, window: Rect, kind: GameKind, keymap: &Keymap) -> Rect {
        let row = self.layout(window).keys;
        let more =
            if self.top < self.last_top(window.as_size(), kind, keymap) { MORE.len() } else { 0 };
        let used = u16::try_from(more).unwrap_or(u16::MAX).min(row.width);
        Rect { x: row.x + used, width: row.width - used, ..row }
    }

    /// How far down one can scroll.
    pub fn last_top(self, window: Size, kind: GameKind, keymap: &Keymap) -> u16 {
        let body = self.layout(Rect::from(((0, 0).into(), window))).body;
        let rows = self.rows(body.width, kind, keymap).len();
        u16::try_from(rows.saturating_sub(body.height.into())).unwrap_or(u16::MAX)
    }

    /// The open section as rows of this width, over this game.
    pub fn rows(self, width: u16, kind: GameKind, keymap: &Keymap) -> Vec<HelpRow> {
        let columns = usize::from(width).saturating_sub(INDENT).max(1);
        let room = columns.saturating_sub(label(width)).max(1);
        let mut rows = Vec::new();
        for group in content::groups(self.section, self.here, kind, keymap) {
            if !rows.is_empty() {
                rows.push(HelpRow::Blank);
            }
            rows.push(HelpRow::Title(group.title));
            for line in group.lines {
                match line {
                    Line::Text(text) => {
                        let texts = textwrap::wrap(&text, columns).into_iter();
                        rows.extend(texts.map(|text| HelpRow::Text(text.into_owned())));
                    }
                    Line::Entry(name, meaning) => {
                        let mut texts = textwrap::wrap(meaning, room).into_iter().map(String::from);
                        let beside = if label(width) > INDENT { texts.next() } else { None };
                        rows.push(HelpRow::Entry(name.into_owned(), beside.unwrap_or_default()));
                        rows.extend(texts.map(|text| HelpRow::Entry(String::new(), text)));
                    }
                }
            }
        }
        rows
    }
}

/// A row of the help.
pub enum HelpRow {
    /// Air.
    Blank,
    /// A heading.
    Title(String),
    /// Something to be explained, and as much of its meaning as goes beside it.
    Entry(String, String),
    /// A line of a text.
    Text(String),
}

/// What is said where more comes below.
pub const MORE: &str = "-- more --  ";
/// Columns of what is explained, where its meaning stands beside it.
const LABEL: usize = 27;
/// Columns of a meaning, at least, to stand there.
const TEXT: usize = 20;
/// Columns before everything but a heading.
pub const INDENT: usize = 2;

/// Columns from the beginning of what is explained to its meaning; in a narrow window the meaning
/// stands below.
pub fn label(width: u16) -> usize {
    if usize::from(width) >= LABEL + TEXT { LABEL - INDENT } else { INDENT }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Topology, Variant};
    use crate::tui::keymap::TABLE;

    const KINDS: [GameKind; 3] = [
        GameKind::Rows(Variant::GOMOKU_15),
        GameKind::Rows(Variant::CONNECT_FOUR),
        GameKind::Quarto(Topology::Torus),
    ];

    fn lines(section: Section, kind: GameKind) -> impl Iterator<Item = Line> {
        content::groups(section, Context::Board, kind, &Keymap::default())
            .into_iter()
            .flat_map(|group| group.lines)
    }

    #[test]
    fn nothing_touches_its_meaning() {
        for section in Section::ALL {
            for line in KINDS.into_iter().flat_map(|kind| lines(section, kind)) {
                let Line::Entry(name, _) = line else { continue };
                assert!(name.len() < LABEL - INDENT, "{name}");
            }
        }
    }

    #[test]
    fn every_line_of_the_table_of_keys_is_explained_once() {
        let all: Vec<Line> =
            Section::ALL.into_iter().flat_map(|section| lines(section, KINDS[0])).collect();
        for binding in TABLE {
            let expected = Line::Entry(binding.names().into(), binding.help);
            let alike = |other: &&crate::tui::keymap::Binding| {
                (other.names(), other.help) == (binding.names(), binding.help)
            };
            let found = all.iter().filter(|line| **line == expected).count();
            assert_eq!(found, TABLE.iter().filter(alike).count(), "{expected:?}");
        }
    }

    #[test]
    fn every_section_says_something_for_every_game() {
        for (section, kind) in Section::ALL.into_iter().flat_map(|s| KINDS.map(|kind| (s, kind))) {
            assert!(lines(section, kind).count() > 1, "{section:?} {kind:?}");
        }
    }

    #[test]
    fn page_by_page_one_comes_to_everything_and_back() {
        let window = Size::new(80, 24);
        let mut help = Help::at(Context::Board);
        let first = help;
        let mut pages = vec![help];
        loop {
            help.execute(
                &Command::MoveToEdge(Direction::Down),
                window,
                KINDS[0],
                &Keymap::default(),
            );
            if pages.last() == Some(&help) {
                break;
            }
            pages.push(help);
        }
        assert_eq!(help.section, Section::ThisGame);
        assert_eq!(help.top, help.last_top(window, KINDS[0], &Keymap::default()));
        let seen = |section| pages.iter().any(|page| page.section == section);
        assert!(Section::ALL.into_iter().all(seen));
        for _ in &pages {
            help.execute(&Command::MoveToEdge(Direction::Up), window, KINDS[0], &Keymap::default());
        }
        assert_eq!(help, first);
    }
}
