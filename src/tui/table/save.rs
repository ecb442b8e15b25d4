//! Files of the game on the screen, and its copy in the clipboard.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::{Table, report};
use crate::formats::journal::Writer;
use crate::formats::{Fingerprint, Format, SavedGame, Terms, script, text, with_terms};
use crate::game::{AnyGame, Clock, TimeControl};
use crate::locale::text;
use crate::printable::printable_path;
use crate::record::Record;
use crate::store::{News, Saved, StoreError};
use crate::tui::ctx::Ctx;
use crate::tui::event::Effect;
use crate::tui::naming;

#[derive(Debug, Default)]
pub struct Storage {
    /// Number of the game among those shown on the screen.
    pub number: u64,
    /// Fingerprint of the file last saved or loaded.
    pub saved: Option<Fingerprint>,
    /// Journal from which the game was opened.
    pub journal: Option<PathBuf>,
    /// Writer with the state of the game on the disk; `None` if it is not on the disk.
    pub writer: Option<Writer>,
}

impl Table {
    pub(super) fn terms(&self, ctx: &Ctx) -> Terms {
        Terms {
            participants: self.players.participants,
            names: self.players.names(ctx).clone(),
            control: self.clock.time.as_ref().map_or(TimeControl::None, Clock::control),
            is_study: self.players.is_study,
        }
    }

    pub fn saved_game(&self, ctx: &Ctx) -> SavedGame {
        SavedGame {
            names: self.players.names(ctx).clone(),
            clock: self.clock.time.clone().map(Box::new),
            is_study: self.players.is_study,
            path: self.storage.journal.clone(),
            ..SavedGame::new(self.viewer.record.clone(), self.players.participants)
        }
    }

    /// Requests that the disk saves the changes of the game.
    pub fn news(&mut self, ctx: &Ctx) -> Option<Effect> {
        let terms = self.terms(ctx);
        if let Some(writer) = &mut self.storage.writer {
            let lines = writer.update(&mut self.viewer.record, &terms);
            return lines.map(News::Changed).map(Effect::Keep);
        }
        let game = self.saved_game(ctx);
        self.storage.writer = Some(Writer::new(&mut self.viewer.record, terms));
        Some(Effect::Keep(News::Came(Box::new(game))))
    }

    /// Saves the game to this file, or to its default one.
    pub(super) fn save(&self, name: Option<&String>, ctx: &mut Ctx) {
        let path = ctx.file(name, self.kind());
        let ending = path.extension().and_then(OsStr::to_str);
        let mut game = Box::new(self.viewer.record.clone());
        // A format with names of players includes theirs.
        if let Format::Sgf | Format::Psq | Format::Rec = Format::to_save(ending, self.kind()) {
            let info = with_terms(game.info(), game.kind(), &self.terms(ctx));
            game.edit_info(|known| *known = info);
        }
        let Storage { number, saved: known, .. } = self.storage;
        ctx.effects.push(Effect::Save { path, number, game, known });
    }

    /// Reports that a game was saved, or the reason why not. The game may have left the screen.
    pub(super) fn saved(
        &mut self,
        path: &Path,
        number: u64,
        game: &Record,
        result: Result<Saved, StoreError>,
        ctx: &Ctx,
    ) {
        let is_on_screen = number == self.storage.number;
        match result {
            Ok(saved) => {
                let (kind, stones) = (game.kind(), game.on_board().stones());
                let not_held = saved.not_held();
                if is_on_screen {
                    self.storage.saved = Some(saved.fingerprint);
                }
                let forms = report::saved(path, (kind, stones), not_held, is_on_screen);
                self.messages.say(forms);
            }
            Err(why) => {
                let path = printable_path(path);
                let forms = if is_on_screen {
                    [
                        text!("save-failed", why = why, path = path),
                        text!("save-failed.short", why = why, path = path),
                    ]
                } else {
                    [
                        text!("save-earlier-failed", why = why, path = path),
                        text!("save-earlier-failed.short", why = why, path = path),
                    ]
                };
                self.refuse(forms.to_vec().into(), ctx);
            }
        }
    }

    /// Copies the moves up to the position on the screen. Copies the drawn board if the game
    /// started from set-up stones, and the commands in Quarto.
    pub(super) fn copy(&mut self, ctx: &mut Ctx) {
        if !ctx.look.profile.has_clipboard {
            return self.refuse(text!("copy-no-clipboard").into(), ctx);
        }
        let game = self.viewer.shown().on_board();
        let text = match game {
            AnyGame::Rows(game) => text::write(game),
            AnyGame::Quarto(game) => String::from_utf8_lossy(&script::write(game)).into_owned(),
        };
        let report = if game.has_order() {
            text!("copied-moves", number = game.moves())
        } else {
            let stones = naming::stones(game.kind(), game.stones());
            text!("copied-board", stones = stones)
        };
        ctx.effects.push(Effect::Copy(text.trim_end().to_owned()));
        self.say(report);
    }
}
