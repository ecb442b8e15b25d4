//! Files of the game on the screen, and its copy in the clipboard.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Table, report};
use crate::formats::journal::{JournalStatus, Update, Writer};
use crate::formats::{
    self, Fingerprint, Format, Lost, SavedGame, Terms, not_held, script, text, with_terms,
};
use crate::game::{AnyGame, Clock, GameKind, TimeControl};
use crate::locale::text;
use crate::printable::printable_path;
use crate::record::{Record, Revision};
use crate::settings::SaveFormat;
use crate::store::{News, Saved, StoreError};
use crate::tui::command::Command;
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::Effect;
use crate::tui::layer::Handled;
use crate::tui::naming;
use crate::tui::picture::{Drawing, Export, PictureFormat, Shown};
use crate::tui::question::Question;
use crate::tui::refusal::Refusal;

#[derive(Debug, Default)]
pub struct Storage {
    /// Number of the game among those shown on the screen.
    pub number: u64,
    /// Fingerprint of the file last saved or loaded.
    pub saved: Option<Fingerprint>,
    /// Loss that the player has agreed to.
    agreed: Option<Agreed>,
    /// Journal from which the game was opened.
    pub journal: Option<PathBuf>,
    /// Revision of a tree of more than [`LARGE`] nodes that its file has.
    pub in_file: Option<Revision>,
    /// Set if the disk knows that another game has left the screen.
    is_announced: bool,
    /// Writer with the state of the game on the disk; `None` if it is not on the disk.
    pub writer: Option<Writer>,
}

/// Number of nodes above which a game is not copied before it changes.
const LARGE: usize = 1 << 20;
/// Size of a cell in a picture, in pixels.
const CELL: u16 = 40;
/// Time of each move in a moving picture.
const EACH_MOVE: Duration = Duration::from_millis(800);

/// Parts of the game that the player agreed to lose in a file.
#[derive(Debug)]
struct Agreed {
    path: PathBuf,
    lost: Vec<Lost>,
}

/// Game to be saved in a file.
struct ToSave {
    path: PathBuf,
    format: Format,
    game: Box<Record>,
}

impl ToSave {
    fn send(self, storage: &Storage, ctx: &mut Ctx) {
        let Self { path, format, game } = self;
        let Storage { number, saved: known, .. } = *storage;
        ctx.effects.push(Effect::Save { path, format, number, game, known });
    }
}

impl Table {
    /// Marks the game as the content of a file.
    pub(super) fn is_in_file(&mut self) {
        let tree = self.viewer.record.tree();
        self.storage.in_file = (tree.len() > LARGE).then(|| tree.revision());
    }

    pub(super) fn terms(&self, ctx: &Ctx) -> Terms {
        Terms {
            participants: self.players.at_start,
            names: self.players.names(ctx).clone(),
            control: self.clock.time.as_ref().map_or(TimeControl::None, Clock::control),
            is_study: self.players.is_study,
            shared: self.shared.map(|shared| shared.id.0),
        }
    }

    pub fn saved_game(&self, ctx: &Ctx) -> SavedGame {
        SavedGame {
            names: self.players.names(ctx).clone(),
            clock: self.clock.time.clone().map(Box::new),
            is_study: self.players.is_study,
            shared: self.shared.map(|shared| shared.id.0),
            path: self.storage.journal.clone(),
            ..SavedGame::new(self.viewer.record.clone(), self.players.at_start)
        }
    }

    /// Requests that the disk saves the changes of the game.
    ///
    /// A large library is in its file, so the disk gets a copy only when it has changed. A game that
    /// is only watched is not kept.
    pub fn news(&mut self, ctx: &Ctx) -> Vec<Effect> {
        let terms = self.terms(ctx);
        if let Some(writer) = &mut self.storage.writer {
            let lines = writer.update(&mut self.viewer.record, &terms);
            return lines.map(News::Changed).map(Effect::Keep).into_iter().collect();
        }
        let is_large = self.storage.in_file.is_some();
        let is_in_file = self.storage.in_file == Some(self.viewer.record.tree().revision());
        // The game of others is not this player's.
        if self.is_watched() || is_large && is_in_file {
            if std::mem::replace(&mut self.storage.is_announced, true) {
                return Vec::new();
            }
            // The game before has left the screen.
            let blank = SavedGame::new(Record::new(self.kind()), self.players.at_start);
            return vec![Effect::Keep(News::Came(Box::new(blank)))];
        }
        let game = self.saved_game(ctx);
        let standing = JournalStatus::of(&game.record, game.is_study);
        self.storage.writer = Some(Writer::new(&mut self.viewer.record, terms));
        let changed = Update { lines: String::new(), is_work: true, standing };
        let changed = is_large.then_some(News::Changed(changed));
        let news = std::iter::once(News::Came(Box::new(game))).chain(changed);
        news.map(Effect::Keep).collect()
    }

    /// Saves the game to this file, or to its default one. Asks first if the format cannot hold
    /// everything, unless the player has agreed to that before.
    pub(super) fn ask_to_save(&mut self, name: Option<&String>, ctx: &mut Ctx) -> Handled {
        let to_save = self.to_save(name, ctx);
        let lost = formats::lost(&to_save.game, to_save.format);
        let agreed = self.storage.agreed.as_ref().filter(|agreed| agreed.path == to_save.path);
        let is_new = |part: &Lost| agreed.is_none_or(|agreed| !agreed.lost.contains(part));
        let sentence = not_held(to_save.format, &lost).filter(|_| lost.iter().any(is_new));
        let Some(sentence) = sentence else {
            to_save.send(&self.storage, ctx);
            return Handled::Done;
        };
        let short = text!("save-lossy.short", lost = sentence);
        let long = match self.kind() {
            GameKind::Rows(_) => {
                let other = to_save.path.with_extension(SaveFormat::Sgf.ending());
                let other = other.file_name().map(Path::new).map(printable_path);
                text!("save-lossy", lost = sentence, file = other.unwrap_or_default())
            }
            GameKind::Quarto(_) => short.clone(),
        };
        let yes = Command::SaveAnyway(name.cloned());
        Handled::Open(Box::new(Question { forms: [long, short], yes, no: None }))
    }

    /// Saves the game although the format cannot hold everything, which the player has agreed to.
    pub(super) fn save_anyway(&mut self, name: Option<&String>, ctx: &mut Ctx) {
        let to_save = self.to_save(name, ctx);
        let lost = formats::lost(&to_save.game, to_save.format);
        self.storage.agreed = Some(Agreed { path: to_save.path.clone(), lost });
        to_save.send(&self.storage, ctx);
    }

    fn to_save(&self, name: Option<&String>, ctx: &Ctx) -> ToSave {
        let path = ctx.file(name, self.kind());
        let ending = path.extension().and_then(OsStr::to_str);
        let usual = match ctx.user.settings.save_format {
            SaveFormat::Sgf => Format::Sgf,
            SaveFormat::Csv => Format::Csv,
        };
        let format = Format::to_save(ending, self.kind(), usual);
        let mut game = Box::new(self.viewer.record.clone());
        // Only the game itself counts, not a copy of it.
        if self.is_rated() {
            game.edit_info(|info| info.rated_against = None);
        }
        // A format with names of players includes theirs.
        if let Format::Sgf | Format::Psq | Format::Rec = format {
            let info = with_terms(&game, &self.terms(ctx));
            game.edit_info(|known| *known = info);
        }
        ToSave { path, format, game }
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
                let length = naming::length(game.on_board());
                if is_on_screen {
                    self.storage.saved = Some(saved.fingerprint);
                }
                let forms = report::saved(path, &length, is_on_screen);
                self.messages.say(forms);
            }
            Err(why) => self.fail(&Refusal::not_saved(path, &why, is_on_screen), ctx),
        }
    }

    /// Copies the moves up to the position on the screen. Copies the drawn board if the game
    /// started from set-up stones, and the commands in Quarto.
    pub(super) fn copy(&mut self, ctx: &mut Ctx) {
        if !ctx.look.profile.has_clipboard {
            return self.refuse(text!("copy-no-clipboard").into());
        }
        let game = self.viewer.shown().on_board();
        let text = match game {
            AnyGame::Rows(game) => text::write(game),
            AnyGame::Quarto(game) => String::from_utf8_lossy(&script::write(game)).into_owned(),
        };
        let report = if game.has_order() {
            text!("copied-moves", number = game.moves())
        } else {
            text!("copied-board", stones = naming::length(game))
        };
        ctx.effects.push(Effect::Copy(text.trim_end().to_owned()));
        self.say(report);
    }

    /// Copies a picture of the position on the screen, where the terminal takes one.
    pub(super) fn copy_picture(&mut self, ctx: &mut Ctx) {
        if !ctx.look.pictures.in_clipboard {
            return self.refuse(text!("copy-no-pictures").into());
        }
        let export = self.picture(PictureFormat::Png, ctx);
        ctx.effects.push(Effect::CopyPicture(Box::new(export)));
        self.say(text!("copied-picture"));
    }

    /// Asks for the name of a picture, and suggests one.
    pub(super) fn ask_for_picture(&self) -> Handled {
        let moves = self.viewer.shown().on_board().moves();
        CommandBar::open_with(&format!("export gomoku-{moves}.png"))
    }

    /// Draws the position on the screen as a picture. A GIF shows the moves that lead to it.
    pub(super) fn export(&self, name: &str, ctx: &mut Ctx) {
        let path = PathBuf::from(name);
        let Some(format) = PictureFormat::of_path(&path) else { return };
        let export = self.picture(format, ctx);
        ctx.effects.push(Effect::Export(path, Box::new(export)));
    }

    fn picture(&self, format: PictureFormat, ctx: &Ctx) -> Export {
        let mut record = self.viewer.record.clone();
        record.stand_at(self.viewer.shown().clone());
        let shown = match format {
            PictureFormat::Gif => Shown::Moves(EACH_MOVE),
            PictureFormat::Svg | PictureFormat::Png => Shown::Position,
        };
        let drawing = Drawing {
            palette: ctx.look.theme.palette.clone(),
            coordinates: ctx.look.labels(),
            cell: CELL,
        };
        let unnumbered = self.viewer.unnumbered(ctx.look.marks.numbers);
        let (forbidden, explained) = (ctx.look.marks.forbidden, self.fouls.drawn().cloned());
        Export { record, drawing, format, shown, unnumbered, forbidden, explained }
    }

    /// Reports that a picture was written, or the reason why not.
    pub(super) fn exported(&mut self, path: &Path, result: Result<(), String>) {
        let path = printable_path(path);
        match result {
            Ok(()) => self.say(text!("exported", path = path)),
            Err(why) => self.refuse(text!("export-failed", path = path, why = why).into()),
        }
    }
}
