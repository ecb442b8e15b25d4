//! The position that is shown as a text for other programs, and such a text as a game.

use super::game::GameScreen;
use super::session::Session;
use crate::formats::{script, text};
use crate::game::AnyGame;
use crate::tui::event::Effect;
use crate::tui::messages::{Refusal, Report};

impl GameScreen {
    /// Puts the moves up to the position that is shown into the clipboard; the drawn board where the game
    /// began with stones that were set up; in Quarto its commands.
    pub(super) fn copy(&mut self, session: &mut Session) {
        if !session.suited.has_clipboard {
            return self.refuse(Refusal::NoClipboard, session);
        }
        let game = self.shown().on_board();
        let text = match game {
            AnyGame::Rows(game) => text::write(game),
            AnyGame::Quarto(game) => String::from_utf8_lossy(&script::write(game)).into_owned(),
        };
        let report = if game.has_order() {
            Report::MovesCopied(game.moves())
        } else {
            Report::BoardCopied(game.kind(), game.stones())
        };
        session.effects.push(Effect::Copy(text.trim_end().to_owned()));
        self.say(report, session);
    }
}
