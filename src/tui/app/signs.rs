//! What tells of the game also to someone who looks elsewhere: the window's title, and the bell.

use super::session::Session;
use super::{App, GameScreen, Purpose, Screen};
use crate::tui::event::Effect;
use crate::tui::messages;

/// Which signs are wished for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// The window's title tells whose turn it is.
    pub title: bool,
    /// The bell rings when it is a person's turn after the computer's, and when a clock is about to end.
    pub bell: bool,
}

impl App {
    /// Whether somebody waits for the computer's move.
    pub(super) fn awaits_computer(&self) -> bool {
        self.game()
            .is_some_and(|game| game.is_computers_turn() && !game.participants().are_computers())
    }

    /// Names the window anew, if its title is to be another one.
    pub(super) fn name_window(&mut self) {
        let title = self.session.signs.title.then(|| match &self.screen {
            Screen::Start(_) => messages::PROGRAM.to_owned(),
            Screen::Game(game) => game.title(&self.session),
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
    /// Rings the bell, if that is wished for.
    pub(super) fn ring(&mut self) {
        if self.signs.bell {
            self.effects.push(Effect::Bell);
        }
    }
}
