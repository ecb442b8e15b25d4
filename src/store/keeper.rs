//! Keeper of the game on the screen: saves it in the user's directory or, if that fails, among
//! temporary files.
//!
//! The keeper has the text of the journal, but no tree. If a write fails, the next one makes up for
//! it by writing everything that the file lacks.
//!
//! The system has everything that was written, whatever happens to the program. `sync` waits for
//! the disk on a separate thread, so that the next move can be written in the meantime. The frame
//! that shows a move waits until the system has it, unless the disk hangs (`Written`). So a kill
//! loses at most a move that no frame has shown, and a power cut loses only data that was not on
//! the disk yet.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::clock::now;
use super::journal::{EXTENSION, Resumed, Text, is_archived};
use super::{Journal, Listed, Store, StoreError, behind_links, collection};
use crate::formats::SavedGame;
use crate::formats::journal::{JournalStatus, Update};
use crate::printable::printable_path;
use crate::translate::message;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Another game came to the screen. If it was opened, it has the path of its journal.
    Came(Box<SavedGame>),
    Changed(Update),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotKept {
    pub why: String,
    /// File that holds the moves instead.
    pub instead: Option<PathBuf>,
}

#[derive(Debug)]
pub struct Keeper {
    store: Store,
    /// Journal that was opened, but is not on the screen yet.
    opened: Option<(Journal, Text)>,
    seat: Option<ShownGame>,
    fallback: Option<Store>,
    /// Set if the player knows that moves are not saved.
    was_told: bool,
    last_words: Vec<String>,
}

#[derive(Debug)]
struct ShownGame {
    /// Content that the journal should have.
    text: Text,
    is_work: bool,
    journal: Option<Journal>,
    fallback: Option<Journal>,
    is_kept: bool,
}

impl Keeper {
    pub const fn new(store: Store) -> Self {
        Self {
            store,
            opened: None,
            seat: None,
            fallback: None,
            was_told: false,
            last_words: Vec::new(),
        }
    }

    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Claims a stored game to resume it. A game that is being played elsewhere, or is damaged, is
    /// copied.
    pub fn open(&mut self, path: &Path) -> Result<SavedGame, StoreError> {
        let place = path.with_extension(EXTENSION);
        if let Some((journal, text)) = self.claimed(&place) {
            let path = Some(journal.path().to_path_buf());
            return Ok(SavedGame { path, ..text.game()? });
        }
        let reopen = if is_archived(path) { Store::reopen } else { Store::resume };
        match reopen(&self.store, path) {
            Ok(Resumed { journal, game, text }) => {
                if let Some((other, _)) = self.opened.replace((journal, text)) {
                    self.store.close(other);
                }
                Ok(game)
            }
            Err(StoreError::Elsewhere) => {
                Ok(SavedGame { path: None, ..self.store.contents(path)? })
            }
            Err(StoreError::Format(why)) => {
                // Next to the SGF of a finished game is a damaged journal.
                let archived = is_archived(path).then(|| self.store.contents(path).ok()).flatten();
                let whole = archived.or_else(|| Store::part(path));
                let damage = Some(why.to_string());
                let game = whole.ok_or(StoreError::Format(why))?;
                Ok(SavedGame { path: None, damage, ..game })
            }
            Err(why) => Err(why),
        }
    }

    /// Claims the journal of a game in progress that is shared with another program, if there is one.
    pub fn open_shared(&mut self, shared: u64) -> Option<SavedGame> {
        let games = self.going_on().into_iter();
        let mut found = games.filter_map(|listed| match listed {
            Listed::Game(game) | Listed::Here(game) if game.shared == Some(shared) => game.path,
            _ => None,
        });
        self.open(&found.next()?).ok()
    }

    pub fn release(&mut self, path: &Path) {
        if let Some((journal, _)) = self.opened.take_if(|(journal, _)| journal.path() == path) {
            self.store.close(journal);
        }
    }

    pub fn going_on(&self) -> Vec<Listed> {
        let mut games = self.store.going_on();
        for listed in &mut games {
            self.mark(listed);
        }
        games
    }

    /// Deletes a game in progress, readable or not, unless it is on the screen.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        self.check_off_screen(path).and_then(|()| self.store.delete(path))
    }

    /// Removes a game from its file, unless it is on the screen.
    pub fn take_out(&self, listed: &collection::IndexedGame) -> Result<(), StoreError> {
        self.check_off_screen(&listed.path).and_then(|()| self.store.take_out(listed))
    }

    fn check_off_screen(&self, path: &Path) -> Result<(), StoreError> {
        let journal = path.with_extension(EXTENSION);
        let is_here = [path, &journal].into_iter().any(|path| self.claimed(path).is_some());
        if is_here { Err(StoreError::OnScreen) } else { Ok(()) }
    }

    pub(super) fn mark(&self, listed: &mut Listed) {
        if let Listed::Elsewhere(game) = listed
            && game.path.as_ref().is_some_and(|path| self.claimed(path).is_some())
        {
            *listed = Listed::Here(game.clone());
        }
    }

    fn claimed(&self, path: &Path) -> Option<(&Journal, &Text)> {
        let on_screen =
            self.seat.as_ref().and_then(|seat| Some((seat.journal.as_ref()?, &seat.text)));
        let opened = self.opened.as_ref().map(|(journal, text)| (journal, text));
        let same = |(journal, _): &(&Journal, &Text)| {
            journal.path() == path || behind_links(journal.path()) == behind_links(path)
        };
        opened.into_iter().chain(on_screen).find(same)
    }

    /// Saves the changes on the screen. An error is reported only the first time.
    pub fn keep(&mut self, news: News) -> Result<(), NotKept> {
        match news {
            News::Came(game) => {
                self.seat(&game);
                Ok(())
            }
            News::Changed(update) => self.change(&update),
        }
    }

    pub fn keep_whole(&mut self, game: &SavedGame) -> Result<(), NotKept> {
        self.seat(game);
        let standing = JournalStatus::of(&game.record, game.is_study);
        self.change(&Update { lines: String::new(), is_work: true, standing })
    }

    fn seat(&mut self, game: &SavedGame) {
        let is_from = |journal: &Journal| Some(journal.path()) == game.path.as_deref();
        // The same game may be shown again.
        let again = self.seat.as_mut().and_then(|seat| {
            let journal = seat.journal.take_if(|journal| is_from(journal))?;
            Some((journal, seat.text.clone()))
        });
        self.leave();
        let opened = again.or_else(|| self.opened.take_if(|(journal, _)| is_from(journal)));
        let (journal, text) = match opened {
            Some((journal, text)) => (Some(journal), text),
            None => (None, Text::of(game)),
        };
        self.seat =
            Some(ShownGame { text, is_work: false, journal, fallback: None, is_kept: true });
    }

    fn change(&mut self, update: &Update) -> Result<(), NotKept> {
        let Some(seat) = &mut self.seat else { return Ok(()) };
        seat.text.lines.extend_from_slice(update.lines.as_bytes());
        seat.text.standing = update.standing;
        seat.is_work |= update.is_work;
        let is_new = seat.is_work && !update.standing.is_blank;
        if seat.journal.is_none() && seat.fallback.is_none() && !is_new {
            // A finished game may be analysed for hours.
            if seat.text.is_long()
                && let Ok(text) = seat.text.compacted()
            {
                seat.text = text;
            }
            return Ok(());
        }
        match write(&mut seat.journal, &self.store, &mut seat.text) {
            Ok(()) => {
                seat.is_kept = true;
                self.was_told = false;
                if let Some(fallback) = seat.fallback.take() {
                    fallback.delete();
                }
                Ok(())
            }
            Err(why) => {
                seat.is_kept = false;
                if self.fallback.is_none() {
                    self.fallback = Store::temporary().ok();
                }
                let fallback = self.fallback.as_ref().ok_or(StoreError::NoHome);
                let written =
                    fallback.and_then(|store| write(&mut seat.fallback, store, &mut seat.text));
                if std::mem::replace(&mut self.was_told, true) {
                    return Ok(());
                }
                // A game reported as saved is on the disk.
                let instead = written.ok().and(seat.fallback.as_ref());
                let instead = instead.filter(|fallback| fallback.sync().is_ok());
                let instead = instead.map(|journal| journal.path().to_path_buf());
                Err(NotKept { why: why.to_string(), instead })
            }
        }
    }

    /// Takes the files to sync, in this order, to make everything written so far durable.
    pub fn ahead(&mut self) -> impl Iterator<Item = File> {
        let journals = self.seat.as_mut().map(|seat| [&mut seat.journal, &mut seat.fallback]);
        journals.into_iter().flatten().flatten().flat_map(Journal::ahead)
    }

    /// Leaves the screen. Lists the places of games that could not be saved where they belong.
    pub fn finish(&mut self) -> Vec<String> {
        self.leave();
        if let Some((opened, _)) = self.opened.take() {
            self.store.close(opened);
        }
        std::mem::take(&mut self.last_words)
    }

    /// Releases the game that has left the screen.
    pub fn leave(&mut self) {
        let Some(seat) = self.seat.take() else { return };
        if !seat.is_kept && !seat.text.standing.is_blank {
            let fallback = seat.fallback.as_ref().filter(|fallback| fallback.holds(&seat.text));
            self.last_words.push(match fallback {
                Some(fallback) => {
                    let path = printable_path(fallback.path());
                    message!("store-kept-in", "the game was saved in {path}", path = path)
                        .to_string()
                }
                None => lost(&seat.text),
            });
        }
        if let Some(journal) = seat.journal {
            self.store.close(journal);
        }
        if let Some(fallback) = seat.fallback {
            fallback.close();
        }
        if let Some(fallback) = self.fallback.take() {
            fallback.remove_if_empty();
        }
    }
}

/// Text of a game that no directory accepted, fit to be saved to a file and opened.
fn lost(text: &Text) -> String {
    let text = String::from_utf8(text.bytes()).unwrap_or_default();
    let why = message!(
        "store-lost",
        "the game could not be saved; gomoku opens a file with these lines:"
    );
    format!("{why}\n\n{text}")
}

fn write(journal: &mut Option<Journal>, store: &Store, text: &mut Text) -> Result<(), StoreError> {
    match journal {
        Some(journal) if journal.can_grow => journal.append(text)?,
        Some(journal) => rewrite(journal, text)?,
        None => {
            text.begun = now();
            *journal = Some(store.begin_with(text)?);
        }
    }
    if let Some(journal) = journal {
        if text.is_long() && rewrite(journal, text).is_err() {
            // Later, when it has grown as long again.
            text.whole = text.lines.len();
        }
        // A journal that was not moved is listed where it is, and moved at the next start.
        let _ = store.settle(journal);
    }
    Ok(())
}

fn rewrite(journal: &mut Journal, text: &mut Text) -> Result<(), StoreError> {
    let whole = text.compacted()?;
    journal.compact(&whole)?;
    *text = whole;
    Ok(())
}

#[cfg(test)]
mod tests;
