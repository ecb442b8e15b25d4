//! What tells of the game also to someone who looks elsewhere: the window's title, and the bell.

use super::session::Session;
use super::{App, GameScreen, Purpose, Screen};
use crate::settings::Bell;
use crate::tui::event::Effect;
use crate::tui::messages;

impl App {
    /// Whether somebody waits for the computer's move.
    pub(super) fn awaits_computer(&self) -> bool {
        self.game()
            .is_some_and(|game| game.is_computers_turn() && !game.participants().are_computers())
    }

    /// Names the window anew, if its title is to be another one.
    pub(super) fn name_window(&mut self) {
        let title = self.session.has_title().then(|| match &self.screen {
            Screen::Game(game) if self.puzzles.is_none() => game.title(&self.session),
            Screen::Game(_) | Screen::Start(_) => messages::PROGRAM.to_owned(),
        });
        if self.session.title != title {
            self.session.title.clone_from(&title);
            self.session.effects.push(Effect::SetTitle(title));
        }
    }
}

impl GameScreen {
    /// `Gomoku: your move`.
    fn title(&self, session: &Session) -> String {
        let is_thinking = self.engine.is_thinking_for(Purpose::Move);
        messages::title(self.game.state(), &self.naming(session), is_thinking)
    }
}

impl Session {
    /// Whether the window's title tells whose turn it is.
    const fn has_title(&self) -> bool {
        self.settings.window_title && self.suited.has_title
    }

    /// Rings the bell, if that is wished for.
    pub(super) fn ring(&mut self) {
        if self.settings.bell == Bell::YourTurn {
            self.effects.push(Effect::Bell);
        }
    }
}
