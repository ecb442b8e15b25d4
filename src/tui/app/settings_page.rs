//! The page of the settings: a row for each, changed at once and written at once.

use ratatui::layout::{Rect, Size};

use super::session::Session;
use crate::game::Step;
use crate::settings::{Key, Settings, ThemeName};
use crate::tui::command::{Command, Direction};
use crate::tui::layout::{self, StartLayout};
use crate::tui::messages::Refusal;

/// The page, and what is selected of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    selected: usize,
    /// What was refused last.
    pub(in crate::tui) refusal: Option<Refusal>,
}

impl SettingsPage {
    /// Which line is selected.
    pub const fn line(&self) -> usize {
        self.selected
    }

    /// The setting that is selected.
    pub const fn key(&self) -> Key {
        Key::ALL[self.selected]
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        StartLayout::new(window, Key::ALL.len(), self.selected, layout::page_title())
    }

    /// Obeys a command of [`Context::Settings`](crate::tui::keymap::Context::Settings).
    pub fn execute(&mut self, command: &Command, session: &mut Session) {
        self.refusal = None;
        let key = self.key();
        let mut settings = session.settings.clone();
        match *command {
            Command::Select(line) => self.selected = line.min(Key::ALL.len() - 1),
            Command::Move(direction @ (Direction::Up | Direction::Down)) => {
                self.selected = direction.step_in_list(self.selected, Key::ALL.len());
            }
            Command::Move(Direction::Left) => step(key, &mut settings, Step::Down, session),
            Command::Move(Direction::Right) | Command::Accept => {
                step(key, &mut settings, Step::Up, session);
            }
            Command::Type(' ') if !key.is_typed() => step(key, &mut settings, Step::Up, session),
            Command::Type(char) if key.is_typed() => {
                let text = format!("{}{char}", key.text(&settings));
                key.set_text(&mut settings, &text);
            }
            Command::Erase if key.is_typed() => {
                let mut text = key.text(&settings);
                text.pop();
                key.set_text(&mut settings, &text);
            }
            _ => {}
        }
        if settings != session.settings {
            session.change(key, settings);
            self.refusal = session.not_written.clone().map(Refusal::NotSet);
        }
    }

    /// Types a text, if that is what the selected setting has.
    pub fn paste(&mut self, text: &str, session: &mut Session) {
        text.chars().for_each(|char| self.execute(&Command::Type(char), session));
    }
}

/// The next value of a setting.
fn step(key: Key, settings: &mut Settings, step: Step, session: &Session) {
    if key != Key::Theme {
        return key.step(settings, step);
    }
    let usable = session.themes.names().filter(|name| session.themes.find(name).is_ok());
    let names: Vec<ThemeName> =
        [ThemeName::AUTO].into_iter().chain(usable).filter_map(ThemeName::new).collect();
    let at = names.iter().position(|name| *name == settings.theme).unwrap_or(0);
    settings.theme = names[step.in_list(at, names.len())].clone();
}
