//! The screen's state, and what every event makes of it. It performs nothing itself.

mod computer;
mod deeds;
mod keys;
mod mouse;

use std::path::{Path, PathBuf};

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Rect, Size};

use super::event::{Effect, Event};
use super::keymap::{self, Context};
use super::layout;
use super::menu::Menu;
use super::playing::{Playing, in_game};
use super::table::{Open, Table};
use super::theme::Theme;
use super::words::{self, Naming};
use crate::formats::{Content, Kind, Sheet};
use crate::play::{Pairing, Players, Tally};
use crate::rules::{Coordinates, Rule};
use crate::store::{Files, Kept, StoreError};

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
    /// Whether the moves are shown that the computer thinks of.
    pub ghosts: bool,
    /// Who plays games of rows.
    players: Players,
    /// Who sits down to the next one.
    seating: Seating,
    /// The number of the next lot.
    lots: u64,
    /// The score of the games that ended before the one on the table.
    tally: Tally,
    /// The number of the next question for the computer.
    next_ticket: u64,
    /// How many games have come to the table.
    games: u64,
    /// The size of the window.
    window: Size,
    /// Where games are saved.
    files: Files,
}

/// Who sits down to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Persons and computers.
    pub pairing: Pairing,
    /// Where chance is taken from.
    pub seed: u64,
    /// Whether the computer thinks while it is a person's turn, at a level that remembers what it
    /// found.
    pub ponders: bool,
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The menu, before the first game.
    Start(Menu),
    /// A game.
    Table(Box<Table>),
}

/// A game that no file holds.
#[derive(Clone, Copy, Debug)]
pub struct Unsaved<'a> {
    /// The game.
    pub playing: &'a Playing,
    /// Who plays, also where the computer does not know this game.
    pub players: Players,
    /// The file in which it was kept when it was interrupted before.
    pub kept: Option<&'a Path>,
}

/// What the program begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The menu, with Gomoku by this rule; this game was interrupted.
    Ask(Option<Kept>, Rule),
    /// A new game.
    New(Kind),
    /// The form for a game of one's own.
    Custom,
    /// A game that was loaded from this file.
    Loaded(PathBuf, Content),
}

impl App {
    /// The state at the start.
    pub fn new(
        opening: Opening,
        seating: Seating,
        files: Files,
        theme: Theme,
        window: Size,
    ) -> Self {
        let pairing = seating.pairing;
        let mut app = Self {
            theme,
            coordinates: Coordinates::default(),
            screen: Screen::Start(Menu::new(None, pairing, Rule::Freestyle)),
            help: None,
            ghosts: false,
            players: Players::PERSONS,
            seating,
            lots: 0,
            tally: Tally::default(),
            next_ticket: 0,
            games: 0,
            window,
            files,
        };
        app.players = app.draw_lots(pairing);
        match opening {
            Opening::Ask(kept, rule) => {
                app.screen = Screen::Start(Menu::new(kept, pairing, rule));
            }
            Opening::New(kind) => app.sit_down(Table::new(kind), app.players),
            Opening::Custom => app.screen = Screen::Start(Menu::with_form(pairing)),
            Opening::Loaded(path, content) => app.show_loaded(&path, content, app.players),
        }
        app
    }

    /// Who plays the game on the table.
    pub fn players(&self) -> Players {
        match &self.screen {
            Screen::Table(table) => in_game(self.players, table.kind()),
            Screen::Start(_) => self.players,
        }
    }

    /// How players and cells are called.
    pub fn naming(&self) -> Naming {
        Naming { players: self.players(), coordinates: self.coordinates }
    }

    /// The score, with the game on the table if that has ended.
    pub fn tally(&self) -> Tally {
        match &self.screen {
            Screen::Table(table) => table.counted(self.tally),
            Screen::Start(_) => self.tally,
        }
    }

    /// What would be lost if the program ended now.
    pub fn unsaved(&self) -> Option<Unsaved<'_>> {
        match &self.screen {
            Screen::Table(table) if table.has_unsaved_stones() => Some(Unsaved {
                playing: table.playing(),
                players: self.players,
                kept: table.kept(),
            }),
            _ => None,
        }
    }

    /// Whether this event surely changes nothing: a key without a meaning, while there is no notice
    /// that it would clear, the mouse where it was before, or an answer that comes too late.
    pub fn ignores(&self, event: &Event) -> bool {
        match event {
            Event::Key(key) => {
                let has_notice = match &self.screen {
                    Screen::Start(_) => false,
                    Screen::Table(table) => table.notice.is_some(),
                };
                let context = self.context();
                let has_meaning = keymap::action(context, key).is_some();
                context != Context::Command && !has_meaning && !has_notice
            }
            Event::Mouse(mouse) => self.ignores_mouse(*mouse),
            Event::Answered(answer) => self.ignores_answer(answer),
            _ => false,
        }
    }

    /// What an event changes here, and what is to be done elsewhere.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        let before = self.thought().map(|thought| thought.ticket);
        let (players, games) = (self.players(), self.games);
        let last_word = Self::last_word(&event);
        let mut effects = match event {
            Event::Key(key) => self.key(&key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Paste(text) => self.paste(&text),
            Event::Resized(window) => {
                self.window = window;
                Vec::new()
            }
            Event::Answered(answer) => self.answered(answer),
            Event::Saved { path, sheet, result } => self.saved(&path, sheet, result),
            Event::Loaded { path, result } => self.loaded(&path, result),
            Event::Suspended => vec![Effect::Suspend],
            Event::Resumed | Event::InputLost(_) => Vec::new(),
        };
        // Nobody waits for the answer any more: the computer need not think on.
        let is_dropped = before != self.thought().map(|thought| thought.ticket);
        if before.is_some() && is_dropped && last_word != before {
            let asked = effects.iter().position(|effect| matches!(effect, Effect::Ask { .. }));
            effects.insert(asked.unwrap_or(effects.len()), Effect::Stop);
        }
        effects.extend(self.leaving(players, games));
        effects.extend(self.ask_computer());
        effects
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        if self.help.is_some() { Context::Help } else { self.context_below() }
    }

    /// Where they would go without the help.
    pub fn context_below(&self) -> Context {
        match &self.screen {
            Screen::Start(_) if self.is_cramped() => Context::Cramped,
            Screen::Start(menu) => in_menu(menu),
            Screen::Table(table) => match &table.open {
                Open::Question(_) => Context::Question,
                _ if self.is_cramped() => Context::Cramped,
                Open::Nothing => Context::Board,
                Open::Command(_) => Context::Command,
                Open::Menu(menu) => in_menu(menu),
                Open::Opponent(_) => Context::Opponent,
            },
        }
    }

    /// Whether the window is too small for what it should show.
    fn is_cramped(&self) -> bool {
        let needed = match (self.menu(), &self.screen) {
            (Some(_), _) => layout::MENU,
            (None, Screen::Table(table)) => layout::needed(self.window, table.kind()),
            (None, Screen::Start(_)) => return false,
        };
        !layout::fits(self.window, needed)
    }

    /// The menu, if it is shown.
    fn menu(&self) -> Option<&Menu> {
        match &self.screen {
            Screen::Start(menu) => Some(menu),
            Screen::Table(table) => match &table.open {
                Open::Menu(menu) => Some(menu),
                _ => None,
            },
        }
    }

    fn menu_mut(&mut self) -> Option<&mut Menu> {
        match &mut self.screen {
            Screen::Start(menu) => Some(menu),
            Screen::Table(table) => match &mut table.open {
                Open::Menu(menu) => Some(menu),
                _ => None,
            },
        }
    }

    /// The whole window.
    fn area(&self) -> Rect {
        Rect::from((ratatui::layout::Position::ORIGIN, self.window))
    }

    /// Puts another table in the place of this one; the list of messages goes on, and so does the
    /// score if the same game is played by the same players.
    fn sit_down(&mut self, mut table: Table, players: Players) {
        let before = self.tally();
        if let Screen::Table(old) = &mut self.screen {
            table.inherit_log(old);
            let goes_on = old.kind() == table.kind();
            self.tally = if goes_on && players == self.players {
                before
            } else if goes_on && players == self.players.swapped() {
                before.swapped()
            } else {
                Tally::default()
            };
            if before != Tally::default() && self.tally == Tally::default() {
                table.remember("Another game, another score.".to_owned());
            }
        }
        self.players = players;
        self.games += 1;
        self.screen = Screen::Table(Box::new(table));
    }

    fn saved(&mut self, path: &Path, sheet: Sheet, result: Result<(), StoreError>) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        match result {
            Ok(()) => {
                let stones = words::stones(sheet.kind(), sheet.stones());
                table.set_saved(sheet);
                table.say(format!("Game saved. {stones} in {}", path.display()));
                self.forget_kept(Some(path))
            }
            Err(error) => {
                table.refuse(format!("Not saved: {error} ({})", path.display()));
                Vec::new()
            }
        }
    }

    fn loaded(&mut self, path: &Path, result: Result<Content, StoreError>) -> Vec<Effect> {
        match result {
            Ok(content) => {
                let effects = self.forget_kept(Some(path));
                if let Some(pairing) = self.menu().map(Menu::pairing) {
                    self.seating.pairing = pairing;
                    let players = self.draw_lots(pairing);
                    self.show_loaded(path, content, players);
                } else {
                    self.show_loaded(path, content, self.players);
                }
                effects
            }
            Err(error) => {
                self.refuse(format!("Not loaded: {error} ({})", path.display()));
                Vec::new()
            }
        }
    }

    /// Lets these players go on with a game from a file.
    fn show_loaded(&mut self, path: &Path, content: Content, players: Players) {
        let order = match &content {
            Content::Rows(game) if !game.start().stones().is_empty() => {
                " (the file does not give the order of play)"
            }
            _ => "",
        };
        let mut table = Table::loaded(content);
        let stones = words::stones(table.kind(), table.playing().stones());
        table.say(format!("Game loaded. {stones} from {}{order}", path.display()));
        self.sit_down(table, players);
    }

    /// The stones of the game on the board are given up, or a file holds what goes on: the game need
    /// not be kept any more. If they were taken back one by one, it stays and is offered again.
    fn forget_kept(&mut self, holds: Option<&Path>) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let has_stones = !table.playing().is_untouched();
        let kept = table.take_kept().filter(|_| has_stones);
        let holds = holds.map(Path::to_path_buf);
        kept.map(|path| Effect::Forget { path, holds }).into_iter().collect()
    }

    /// The game that is selected, or else the one on the table.
    fn kind(&self) -> Kind {
        match (self.menu(), &self.screen) {
            (Some(menu), _) | (None, Screen::Start(menu)) => menu.kind(),
            (None, Screen::Table(table)) => table.kind(),
        }
    }

    /// Where that is saved.
    fn file(&self) -> PathBuf {
        self.files.path(self.kind())
    }

    /// Says what was refused, where it can be seen.
    pub fn refuse(&mut self, text: String) {
        match &mut self.screen {
            Screen::Table(table) => match &mut table.open {
                Open::Menu(menu) => menu.refuse(text),
                Open::Command(bar) => bar.error = Some(text),
                Open::Nothing | Open::Question(_) | Open::Opponent(_) => table.refuse(text),
            },
            Screen::Start(menu) => menu.refuse(text),
        }
    }
}

const fn in_menu(menu: &Menu) -> Context {
    if menu.form().is_some() { Context::Custom } else { Context::Menu }
}

/// The character that a key types.
const fn typed(key: &KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(char) => Some(char),
        _ => None,
    }
}
