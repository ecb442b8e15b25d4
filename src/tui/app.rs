//! The screen's state, and what every event makes of it. It performs nothing itself.

mod deeds;
mod keys;

use std::path::{Path, PathBuf};

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Size;

use super::event::{Effect, Event};
use super::keymap::{self, Context};
use super::layout;
use super::size::SizeQuestion;
use super::table::{Open, Table};
use super::theme::Theme;
use super::words;
use crate::formats::{Loaded, Order};
use crate::play::Match;
use crate::rules::{Coordinates, Record, Variant};
use crate::store::{Kept, StoreError};

/// Everything that the screen shows.
#[derive(Clone, Debug)]
pub struct App {
    /// Colours and glyphs.
    pub theme: Theme,
    /// How cells are named.
    pub coordinates: Coordinates,
    /// What is shown.
    pub screen: Screen,
    /// The help over it, scrolled down by so many rows.
    pub help: Option<u16>,
    /// The size of the window.
    window: Size,
    /// Where games are saved.
    file: PathBuf,
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The question for the size, before the first game.
    Start(SizeQuestion),
    /// A game.
    Table(Box<Table>),
}

/// What the program begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The question for the size; this game was interrupted.
    Ask(Option<Kept>),
    /// A new game.
    New(Variant),
    /// A game that was loaded from this file.
    Loaded(PathBuf, Loaded),
}

impl App {
    /// The state at the start.
    pub fn new(opening: Opening, file: PathBuf, theme: Theme, window: Size) -> Self {
        let mut app = Self {
            theme,
            coordinates: Coordinates::default(),
            screen: Screen::Start(SizeQuestion::new(None)),
            help: None,
            window,
            file,
        };
        match opening {
            Opening::Ask(kept) => app.screen = Screen::Start(SizeQuestion::new(kept)),
            Opening::New(variant) => app.sit_down(Table::new(variant)),
            Opening::Loaded(path, loaded) => app.show_loaded(&path, loaded),
        }
        app
    }

    /// The match whose stones would be lost if the program ended now, and the file in which it was
    /// kept when it was interrupted before.
    pub fn unsaved(&self) -> Option<(&Match, Option<&Path>)> {
        match &self.screen {
            Screen::Table(table) if table.has_unsaved_stones() => Some((&table.play, table.kept())),
            _ => None,
        }
    }

    /// Whether this event surely changes nothing: a key without a meaning, while there is no notice
    /// that it would clear.
    pub fn ignores(&self, event: &Event) -> bool {
        let Event::Key(key) = event else { return false };
        let has_notice = match &self.screen {
            Screen::Start(_) => false,
            Screen::Table(table) => table.notice.is_some(),
        };
        let context = self.context();
        context != Context::Command && keymap::action(context, key).is_none() && !has_notice
    }

    /// What an event changes here, and what is to be done elsewhere.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(key) => self.key(&key),
            Event::Paste(text) => self.paste(&text),
            Event::Resized(window) => {
                self.window = window;
                Vec::new()
            }
            Event::Saved { path, record, result } => self.saved(&path, &record, result),
            Event::Loaded { path, result } => self.loaded(&path, result),
            Event::Suspended => vec![Effect::Suspend],
            Event::Resumed | Event::InputLost(_) => Vec::new(),
        }
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        match (&self.help, &self.screen) {
            (Some(_), _) => Context::Help,
            (None, Screen::Start(_)) if self.is_cramped() => Context::Cramped,
            (None, Screen::Start(_)) => Context::Size,
            (None, Screen::Table(table)) => match table.open {
                Open::Question(_) => Context::Question,
                _ if self.is_cramped() => Context::Cramped,
                Open::Nothing => Context::Board,
                Open::Command(_) => Context::Command,
                Open::Size(_) => Context::Size,
            },
        }
    }

    /// Whether the window is too small for what it should show.
    fn is_cramped(&self) -> bool {
        let needed = match &self.screen {
            Screen::Start(size) => layout::start(size.rows()),
            Screen::Table(table) => match &table.open {
                Open::Size(size) => layout::start(size.rows()),
                _ => layout::needed(self.window, table.variant().shape()),
            },
        };
        !layout::fits(self.window, needed)
    }

    /// Puts another table in the place of this one; the list of messages goes on.
    fn sit_down(&mut self, mut table: Table) {
        if let Screen::Table(before) = &mut self.screen {
            table.inherit_log(before);
        }
        self.screen = Screen::Table(Box::new(table));
    }

    fn saved(
        &mut self,
        path: &Path,
        record: &Record,
        result: Result<(), StoreError>,
    ) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        match result {
            Ok(()) => {
                table.set_saved(record);
                let stones = words::stones(record.moves.len());
                table.say(format!("Game saved. {stones} in {}", path.display()));
                self.forget_kept(Some(path))
            }
            Err(error) => {
                table.refuse(format!("Not saved: {error} ({})", path.display()));
                Vec::new()
            }
        }
    }

    fn loaded(&mut self, path: &Path, result: Result<Loaded, StoreError>) -> Vec<Effect> {
        match result {
            Ok(loaded) => {
                let effects = self.forget_kept(Some(path));
                self.show_loaded(path, loaded);
                effects
            }
            Err(error) => {
                self.refuse(format!("Not loaded: {error} ({})", path.display()));
                Vec::new()
            }
        }
    }

    fn show_loaded(&mut self, path: &Path, Loaded { game, order }: Loaded) {
        let stones = words::stones(game.moves().len());
        let order = match order {
            Order::Played => "",
            Order::Rebuilt => " (its order of play is made up: the file has none)",
        };
        let mut table = Table::loaded(Match::from(game));
        table.say(format!("Game loaded. {stones} from {}{order}", path.display()));
        self.sit_down(table);
    }

    /// The stones of the game on the board are given up, or a file holds what goes on: the game need
    /// not be kept any more. If they were taken back one by one, it stays and is offered again.
    fn forget_kept(&mut self, holds: Option<&Path>) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let has_stones = !table.play.game().moves().is_empty();
        let kept = table.take_kept().filter(|_| has_stones);
        let holds = holds.map(Path::to_path_buf);
        kept.map(|path| Effect::Forget { path, holds }).into_iter().collect()
    }

    /// Says what was refused, where it can be seen.
    pub fn refuse(&mut self, text: String) {
        match &mut self.screen {
            Screen::Table(table) => match &mut table.open {
                Open::Size(size) => size.refuse(text),
                Open::Command(bar) => bar.error = Some(text),
                Open::Nothing | Open::Question(_) => table.refuse(text),
            },
            Screen::Start(size) => size.refuse(text),
        }
    }
}

/// The character that a key types.
const fn typed(key: &KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(char) => Some(char),
        _ => None,
    }
}
