//! The start screen: what can be done before the first game.

use std::path::PathBuf;

use ratatui::layout::{Rect, Size};

use super::new_game::NewGame;
use super::page::{Outcome, Page};
use super::session::Session;
use super::settings_page::SettingsPage;
use crate::formats::SavedGame;
use crate::game::{GameKind, Participants};
use crate::rules::Coordinates;
use crate::settings::{Choice, First};
use crate::store::Unreadable;
use crate::tui::command::{Command, Direction};
use crate::tui::event::Games;
use crate::tui::keymap::Context;
use crate::tui::layout::{self, StartLayout};
use crate::tui::messages::{Naming, Refusal};

/// What can be done, and what is selected of it.
#[derive(Clone, Debug)]
pub struct StartMenu {
    /// The game to go on with.
    kept: Option<Box<SavedGame>>,
    selected: StartEntry,
    /// Whether the player has done something here.
    is_touched: bool,
    /// What the page of a new game begins with.
    last: Choice,
    /// The page that is open instead.
    pub(in crate::tui) page: Option<Page>,
    /// What was refused last.
    pub(in crate::tui) refusal: Option<Refusal>,
}

/// Something that can be done at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartEntry {
    /// Go on with the game that was left.
    Continue,
    /// Choose a new game.
    New,
    /// The games that are kept.
    History,
    /// Solve puzzles.
    Puzzles,
    /// Load a game from a file.
    Load,
    /// Change the settings.
    Settings,
    /// Read the help.
    Help,
    /// Leave.
    Quit,
}

impl StartEntry {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Continue => "Continue",
            Self::New => "New game",
            Self::History => "Your games",
            Self::Puzzles => "Puzzles",
            Self::Load => "Load a file",
            Self::Settings => "Settings",
            Self::Help => "Help",
            Self::Quit => "Quit",
        }
    }
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Go on with this game.
    Continue(PathBuf),
    /// A new game.
    New(Choice),
    /// What this command does.
    Command(Command),
}

impl StartMenu {
    /// The menu at the start.
    pub const fn new(last: Choice) -> Self {
        let (selected, is_touched) = (StartEntry::New, false);
        Self { kept: None, selected, is_touched, last, page: None, refusal: None }
    }

    /// Offers a game to resume; whether that changes anything. The game is selected, unless the player has chosen
    /// something meanwhile.
    pub fn offer(&mut self, kept: Option<Box<SavedGame>>) -> bool {
        let is_new = kept.is_some() || self.kept.is_some();
        self.kept = kept;
        match (&self.kept, self.selected) {
            (Some(_), _) if !self.is_touched => self.selected = StartEntry::Continue,
            (None, StartEntry::Continue) => self.selected = StartEntry::New,
            _ => {}
        }
        is_new
    }

    /// Reports files that could not be read when the game to resume was looked for.
    pub fn report(&mut self, unreadable: &[Unreadable]) {
        if let Some((first, others)) = unreadable.split_first() {
            self.refuse(Refusal::Unreadable(first.clone(), others.len()));
        }
    }

    /// The menu with the page for a game of one's own open.
    pub fn with_form(last: Choice, first: First) -> Self {
        Self { page: Some(Page::New(NewGame::custom(last, first))), ..Self::new(last) }
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        self.page.as_ref().map_or(Context::Menu, Page::context)
    }

    /// What can be done.
    pub fn entries(&self) -> Vec<StartEntry> {
        let kept = self.kept.iter().map(|_| StartEntry::Continue);
        let others = [
            StartEntry::New,
            StartEntry::History,
            StartEntry::Puzzles,
            StartEntry::Load,
            StartEntry::Settings,
            StartEntry::Help,
            StartEntry::Quit,
        ];
        kept.chain(others).collect()
    }

    /// Which line is selected.
    pub fn line(&self) -> usize {
        self.entries().iter().position(|&entry| entry == self.selected).unwrap_or_default()
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        let layout = StartLayout::new(window, self.entries().len(), self.line(), layout::title())?;
        Ok(match &self.kept {
            Some(kept) => layout.beside_board(window, kept.record.kind()),
            None => layout,
        })
    }

    /// The game to go on with.
    pub fn kept(&self) -> Option<&SavedGame> {
        self.kept.as_deref()
    }

    /// The game to go on with, while that is selected.
    pub fn selected(&self) -> Option<&SavedGame> {
        self.kept().filter(|_| self.selected == StartEntry::Continue)
    }

    /// The game that is selected, or that a new game would be.
    pub fn kind(&self) -> GameKind {
        self.kept().map_or_else(|| self.choice().kind, |kept| kept.record.kind())
    }

    /// How the players of the selected game are called.
    pub fn naming<'a>(&'a self, session: &'a Session) -> Naming<'a> {
        let (kind, participants, names) = match self.selected() {
            Some(game) => {
                let kind = game.record.kind();
                (kind, game.participants.playing(kind), &game.names)
            }
            None => (self.choice().kind, Participants::PERSONS, &session.names),
        };
        let (coordinates, keymap) = (Coordinates::default(), &session.keymap);
        let has_letters = session.theme.has_letters();
        Naming { kind, participants, names, coordinates, has_letters, keymap }
    }

    /// What the page of a new game begins with.
    pub const fn last(&self) -> Choice {
        self.last
    }

    /// What is chosen for a new game, as far as it is known.
    pub fn choice(&self) -> Choice {
        match &self.page {
            Some(Page::New(page)) => page.choice().unwrap_or(self.last),
            _ => self.last,
        }
    }

    /// Says what was refused.
    pub fn refuse(&mut self, refusal: Refusal) {
        match &mut self.page {
            Some(page) => page.refuse(refusal),
            None => self.refusal = Some(refusal),
        }
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        self.page.as_ref().map_or(Ok(()), |page| page.check(command))
    }

    /// Takes the digits of a pasted text as the size of a board.
    pub fn paste(&mut self, text: &str, session: &mut Session) {
        (self.is_touched, self.refusal) = (true, None);
        let first = session.settings.first;
        let page = self.page.get_or_insert_with(|| Page::New(NewGame::new(self.last, first)));
        page.paste(text, session);
    }

    /// Obeys a command of [`Context::Menu`] or of the page; what was chosen, if it was.
    pub fn execute(&mut self, command: &Command, session: &mut Session) -> Option<Start> {
        (self.is_touched, self.refusal) = (true, None);
        if let Some(page) = &mut self.page {
            match page.execute(command, session) {
                Outcome::Open => {}
                // Settings may have changed it.
                Outcome::Closed => (self.page, self.last) = (None, session.last),
                Outcome::Begin(choice) => return Some(Start::New(choice)),
            }
            return None;
        }
        match *command {
            // Who types a number wants a board of this size.
            Command::Type(char) => self.paste(char.encode_utf8(&mut [0; 4]), session),
            Command::NewGame(_) => {
                let page = NewGame::new(self.last, session.settings.first);
                self.page = Some(Page::New(page));
            }
            Command::Computer(_)
            | Command::ToggleRule
            | Command::StepLevel(_)
            | Command::StepFirstLevel(_) => {
                let mut page = NewGame::new(self.last, session.settings.first);
                page.execute(command);
                self.page = Some(Page::New(page));
            }
            Command::Settings => self.page = Some(Page::Settings(SettingsPage::default())),
            Command::Games(None) => self.page = Some(Page::games(Games::History, session)),
            Command::Games(Some(ref path)) => self.list_games(path.into(), session),
            Command::Puzzles => session.open_puzzles(),
            Command::Select(line) => self.select(line),
            Command::Move(direction) => self.step(direction),
            Command::Accept => return self.accept(session),
            _ => {}
        }
        None
    }

    /// Lists the games in a file or folder.
    pub(super) fn list_games(&mut self, path: PathBuf, session: &mut Session) {
        self.page = Some(Page::games(Games::In(path), session));
    }

    fn step(&mut self, direction: Direction) {
        self.select(direction.step_in_list(self.line(), self.entries().len()));
    }

    fn select(&mut self, line: usize) {
        self.selected = self.entries().get(line).copied().unwrap_or(self.selected);
    }

    fn accept(&mut self, session: &mut Session) -> Option<Start> {
        match self.selected {
            StartEntry::Continue => {
                self.kept.as_ref().and_then(|kept| kept.path.clone()).map(Start::Continue)
            }
            StartEntry::New => self.execute(&Command::NewGame(None), session),
            StartEntry::History => self.execute(&Command::Games(None), session),
            StartEntry::Settings => self.execute(&Command::Settings, session),
            StartEntry::Puzzles => self.execute(&Command::Puzzles, session),
            StartEntry::Load => Some(Start::Command(Command::Load(None))),
            StartEntry::Help => Some(Start::Command(Command::Help)),
            StartEntry::Quit => Some(Start::Command(Command::Quit)),
        }
    }
}
