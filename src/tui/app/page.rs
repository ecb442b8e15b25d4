//! The pages that are open over the start screen or over a game.

use ratatui::layout::{Rect, Size};

use super::foot::named;
use super::games::GamesPage;
use super::new_game::NewGame;
use super::session::Session;
use super::settings_page::SettingsPage;
use crate::settings::Choice;
use crate::tui::command::Command;
use crate::tui::event::Games;
use crate::tui::keymap::{Context, Keymap, Label};
use crate::tui::layout::StartLayout;
use crate::tui::messages::Refusal;

/// A page over the start screen or over a game.
#[derive(Clone, Debug)]
pub enum Page {
    /// The choice of a new game.
    New(NewGame),
    /// Many games.
    Games(Box<GamesPage>),
    /// The settings.
    Settings(SettingsPage),
}

/// What a page wants after a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// To stay.
    Open,
    /// To be closed.
    Closed,
    /// This game.
    Begin(Choice),
}

impl Page {
    /// The list of these games.
    pub(super) fn games(games: Games, session: &mut Session) -> Self {
        Self::Games(Box::new(GamesPage::open(games, session)))
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        match self {
            Self::New(_) => Context::NewGame,
            Self::Games(page) => page.context(),
            Self::Settings(_) => Context::Settings,
        }
    }

    /// Which line is selected.
    pub fn line(&self) -> usize {
        match self {
            Self::New(page) => page.line(),
            Self::Games(page) => page.line(),
            Self::Settings(page) => page.line(),
        }
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        match self {
            Self::New(page) => page.layout(window),
            Self::Games(page) => page.layout(window),
            Self::Settings(page) => page.layout(window),
        }
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match self {
            Self::New(page) => page.check(command),
            Self::Games(page) => page.check(command),
            Self::Settings(_) => Ok(()),
        }
    }

    /// The keys that would be obeyed.
    pub fn labels(&self, keymap: &Keymap) -> Vec<(Command, Label)> {
        let labels = keymap.footer(self.context());
        named(labels.filter(|(command, _)| self.check(command).is_ok()))
    }

    /// Takes the digits of a pasted text, a name, or all of it.
    pub fn paste(&mut self, text: &str, session: &mut Session) {
        match self {
            Self::New(page) => page.paste(text),
            Self::Settings(page) => page.paste(text, session),
            Self::Games(page) => page.paste(text, session),
        }
    }

    /// Says what was refused.
    pub fn refuse(&mut self, refusal: Refusal) {
        match self {
            Self::New(page) => page.refusal = Some(refusal),
            Self::Games(page) => page.refusal = Some(refusal),
            Self::Settings(page) => page.refusal = Some(refusal),
        }
    }

    /// Obeys a command of the place where the keys go.
    pub fn execute(&mut self, command: &Command, session: &mut Session) -> Outcome {
        match (self, command) {
            // There it may close something else.
            (Self::Games(page), _) => return page.execute(command, session),
            (_, Command::Cancel) => return Outcome::Closed,
            (Self::New(page), _) => {
                if let Some(choice) = page.execute(command) {
                    return Outcome::Begin(choice);
                }
            }
            (Self::Settings(page), _) => page.execute(command, session),
        }
        Outcome::Open
    }
}
