//! Who keeps the game on the screen: what is played is on the disk, in the user's directory or, where
//! that takes nothing, in one for temporary files.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::archive::is_archived;
use super::clock::now;
use super::journal::{EXTENSION, Resumed, Text};
use super::{Journal, Listed, Listing, Store, StoreError, behind_links, collection};
use crate::formats::SavedGame;
use crate::formats::journal::{Standing, Update};
use crate::printable::printable_path;

/// What is new on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Another game has come to it, as it is: one that was opened says in which journal it lies.
    Came(Box<SavedGame>),
    /// Something has happened in the game that is there.
    Changed(Update),
}

/// Moves could not be written where they belong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotKept {
    /// Why.
    pub why: String,
    /// The file that holds them instead.
    pub instead: Option<PathBuf>,
}

/// Keeps the game on the screen.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
    /// Opened, and not on the screen yet.
    opened: Option<(Journal, Text)>,
    seat: Option<Seat>,
    /// For when the store takes nothing.
    refuge: Option<Store>,
    /// It was said that moves are not kept.
    was_told: bool,
    last_words: Vec<String>,
}

/// The game on the screen, and where it is kept.
#[derive(Debug)]
struct Seat {
    /// What its journal is to hold.
    text: Text,
    /// Something has happened that is worth a journal.
    is_work: bool,
    journal: Option<Journal>,
    refuge: Option<Journal>,
    is_kept: bool,
}

impl Keeper {
    /// Nothing is on the screen yet.
    pub const fn new(store: Store) -> Self {
        Self {
            store,
            opened: None,
            seat: None,
            refuge: None,
            was_told: false,
            last_words: Vec::new(),
        }
    }

    /// Where games are kept.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Claims a game that is kept, to go on with it. Of one that another program plays it is a copy, and of one that
    /// is damaged a copy of what can be read.
    ///
    /// # Errors
    /// If there is no such game.
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
                // Beside the SGF of an ended game lies a journal that is damaged.
                let archived = is_archived(path).then(|| self.store.contents(path).ok()).flatten();
                let whole = archived.or_else(|| Store::part(path));
                let damage = Some(why.to_string());
                let game = whole.ok_or(StoreError::Format(why))?;
                Ok(SavedGame { path: None, damage, ..game })
            }
            Err(why) => Err(why),
        }
    }

    /// Releases a game that was opened and does not come to the screen.
    pub fn release(&mut self, path: &Path) {
        if let Some((journal, _)) = self.opened.take_if(|(journal, _)| journal.path() == path) {
            self.store.close(journal);
        }
    }

    /// The games that go on, the one that was changed last first.
    pub fn going_on(&self) -> Vec<Listed> {
        let mut games = self.store.going_on();
        for listed in &mut games {
            self.mark(listed);
        }
        games
    }

    /// Deletes a game that goes on, also one that cannot be read.
    ///
    /// # Errors
    /// If it is on the screen, or as [`Store::delete`].
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        self.check_off_screen(path).and_then(|()| self.store.delete(path))
    }

    /// Takes a game out of its file.
    ///
    /// # Errors
    /// If it is on the screen, or as [`Store::take_out`].
    pub fn take_out(&self, listed: &collection::Listed) -> Result<(), StoreError> {
        self.check_off_screen(&listed.path).and_then(|()| self.store.take_out(listed))
    }

    fn check_off_screen(&self, path: &Path) -> Result<(), StoreError> {
        let journal = path.with_extension(EXTENSION);
        let is_here = [path, &journal].into_iter().any(|path| self.claimed(path).is_some());
        if is_here { Err(StoreError::OnScreen) } else { Ok(()) }
    }

    /// The games from one place of the list on, so many of them.
    pub fn list(&self, skipped: usize, number: usize) -> Listing {
        let mut listing = self.store.list(skipped, number);
        for listed in &mut listing.games {
            self.mark(listed);
        }
        listing
    }

    /// What this program has claimed is here.
    fn mark(&self, listed: &mut Listed) {
        if let Listed::Elsewhere(game) = listed
            && game.path.as_ref().is_some_and(|path| self.claimed(path).is_some())
        {
            *listed = Listed::Here(game.clone());
        }
    }

    /// The journal in this file and what it holds, if this program has claimed it.
    fn claimed(&self, path: &Path) -> Option<(&Journal, &Text)> {
        let on_screen =
            self.seat.as_ref().and_then(|seat| Some((seat.journal.as_ref()?, &seat.text)));
        let opened = self.opened.as_ref().map(|(journal, text)| (journal, text));
        let same = |(journal, _): &(&Journal, &Text)| {
            journal.path() == path || behind_links(journal.path()) == behind_links(path)
        };
        opened.into_iter().chain(on_screen).find(same)
    }

    /// Hears what is new on the screen, and writes it.
    ///
    /// # Errors
    /// If it cannot be written where it belongs; only the first time.
    pub fn keep(&mut self, news: News) -> Result<(), NotKept> {
        match news {
            News::Came(game) => {
                self.seat(&game);
                Ok(())
            }
            News::Changed(update) => self.change(&update),
        }
    }

    /// Keeps a game as it is, that of a screen that is gone.
    ///
    /// # Errors
    /// If it cannot be written where it belongs.
    pub fn keep_whole(&mut self, game: &SavedGame) -> Result<(), NotKept> {
        self.seat(game);
        let standing = Standing::of(game);
        self.change(&Update { lines: String::new(), is_work: true, standing })
    }

    /// Another game has come to the screen.
    fn seat(&mut self, game: &SavedGame) {
        let is_from = |journal: &Journal| Some(journal.path()) == game.path.as_deref();
        // The same game may come again.
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
        self.seat = Some(Seat { text, is_work: false, journal, refuge: None, is_kept: true });
    }

    /// Something has happened in the game on the screen.
    fn change(&mut self, update: &Update) -> Result<(), NotKept> {
        let Some(seat) = &mut self.seat else { return Ok(()) };
        seat.text.lines.extend_from_slice(update.lines.as_bytes());
        seat.text.standing = update.standing;
        seat.is_work |= update.is_work;
        let is_new = seat.is_work && !update.standing.is_blank;
        if seat.journal.is_none() && seat.refuge.is_none() && !is_new {
            // What is only looked at may be analysed for hours.
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
                if let Some(refuge) = seat.refuge.take() {
                    refuge.delete();
                }
                Ok(())
            }
            Err(why) => {
                seat.is_kept = false;
                if self.refuge.is_none() {
                    self.refuge = Store::temporary().ok();
                }
                let refuge = self.refuge.as_ref().ok_or(StoreError::NoHome);
                let written =
                    refuge.and_then(|store| write(&mut seat.refuge, store, &mut seat.text));
                if std::mem::replace(&mut self.was_told, true) {
                    return Ok(());
                }
                // What is said to be kept is on the disk.
                let instead = written.ok().and(seat.refuge.as_ref());
                let instead = instead.filter(|refuge| refuge.sync().is_ok());
                let instead = instead.map(|journal| journal.path().to_path_buf());
                Err(NotKept { why: why.to_string(), instead })
            }
        }
    }

    /// What is to be synced, in this order, so that the disk has all that was written until now.
    pub fn ahead(&mut self) -> impl Iterator<Item = File> {
        let journals = self.seat.as_mut().map(|seat| [&mut seat.journal, &mut seat.refuge]);
        journals.into_iter().flatten().flatten().flat_map(Journal::ahead)
    }

    /// Nothing is on the screen any more. What the player must be told: where the games lie that could
    /// not be kept where they belong, or their moves.
    pub fn finish(&mut self) -> Vec<String> {
        self.leave();
        if let Some((opened, _)) = self.opened.take() {
            self.store.close(opened);
        }
        std::mem::take(&mut self.last_words)
    }

    /// The game leaves the screen.
    fn leave(&mut self) {
        let Some(seat) = self.seat.take() else { return };
        if !seat.is_kept && !seat.text.standing.is_blank {
            let refuge = seat.refuge.as_ref().filter(|refuge| refuge.holds(&seat.text));
            self.last_words.push(match refuge {
                Some(refuge) => format!("the game is kept in {}", printable_path(refuge.path())),
                None => lost(&seat.text),
            });
        }
        if let Some(journal) = seat.journal {
            self.store.close(journal);
        }
        if let Some(refuge) = seat.refuge {
            refuge.close();
        }
        if let Some(refuge) = self.refuge.take() {
            refuge.remove_if_empty();
        }
    }
}

/// Where no directory took it: the game in a form that can be put into a file and opened.
fn lost(text: &Text) -> String {
    let text = String::from_utf8(text.bytes()).unwrap_or_default();
    format!("no directory took the game; in a file with these lines gomoku opens it:\n\n{text}")
}

/// Writes what is new to a journal, which begins with it if there is none yet.
fn write(journal: &mut Option<Journal>, store: &Store, text: &mut Text) -> Result<(), StoreError> {
    match journal {
        Some(journal) if journal.can_grow() => journal.append(text)?,
        Some(journal) => rewrite(journal, text)?,
        None => {
            text.begun = now();
            *journal = Some(store.begin_with(text)?);
        }
    }
    if let Some(journal) = journal {
        if text.is_long() && rewrite(journal, text).is_err() {
            // Another time, when it has become as long again.
            text.whole = text.lines.len();
        }
        // A journal that is not moved is listed where it is, and moved at the next start.
        let _ = store.settle(journal);
    }
    Ok(())
}

/// Writes the game anew in place of all that has happened in it.
fn rewrite(journal: &mut Journal, text: &mut Text) -> Result<(), StoreError> {
    let whole = text.compacted()?;
    journal.compact(&whole)?;
    *text = whole;
    Ok(())
}

#[cfg(test)]
mod tests;
