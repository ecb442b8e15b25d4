//! Who keeps the game on the screen: what is played is on the disk, in the user's directory or, where
//! that takes nothing, in one for temporary files.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::archive::is_archived;
use super::journal::{EXTENSION, now};
use super::{Journal, Listed, Listing, Store, StoreError, behind_links, collection};
use crate::formats::journal::{self, Contents, Sheet};
use crate::printable::printable_path;

/// A game on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Its number: the next game on the screen has another one.
    pub number: u64,
    /// The journal that was opened for it, if there was one.
    pub from: Option<PathBuf>,
    /// The game as it stands, and who plays it.
    pub sheet: Sheet,
}

/// A game that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Where its moves go; `None` for a copy, which gets a journal of its own.
    pub path: Option<PathBuf>,
    /// The game and who plays it.
    pub sheet: Sheet,
    /// Why it is a copy of that part of the game alone that can be read.
    pub damage: Option<String>,
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
    opened: Option<Journal>,
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
    /// How it came to the screen: nothing is kept before something is played.
    came: Sheet,
    now: Sitting,
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
    pub fn open(&mut self, path: &Path) -> Result<Opened, StoreError> {
        let place = path.with_extension(EXTENSION);
        if let Some(journal) = self.claimed(&place) {
            let sheet = journal.contents().sheet.clone();
            return Ok(Opened { path: Some(place), sheet, damage: None });
        }
        let reopen = if is_archived(path) { Store::reopen } else { Store::resume };
        match reopen(&self.store, path) {
            Ok(journal) => {
                let sheet = journal.contents().sheet.clone();
                if let Some(other) = self.opened.replace(journal) {
                    self.store.close(other);
                }
                Ok(Opened { path: Some(place), sheet, damage: None })
            }
            Err(StoreError::Elsewhere) => {
                let sheet = self.store.contents(path)?.sheet;
                Ok(Opened { path: None, sheet, damage: None })
            }
            Err(StoreError::Format(why)) => {
                // Beside the SGF of an ended game lies a journal that is damaged.
                let archived = is_archived(path).then(|| self.store.contents(path).ok()).flatten();
                let whole = archived.or_else(|| Store::part(path));
                let Contents { sheet, .. } = whole.ok_or(StoreError::Format(why.clone()))?;
                Ok(Opened { path: None, sheet, damage: Some(why.to_string()) })
            }
            Err(why) => Err(why),
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
        if let Listed::Elsewhere(kept) = listed
            && self.claimed(&kept.path).is_some()
        {
            *listed = Listed::Here(kept.clone());
        }
    }

    /// The journal in this file, if this program has claimed it.
    fn claimed(&self, path: &Path) -> Option<&Journal> {
        let on_screen = self.seat.as_ref().and_then(|seat| seat.journal.as_ref());
        let same = |journal: &&Journal| {
            journal.path() == path || behind_links(journal.path()) == behind_links(path)
        };
        self.opened.iter().chain(on_screen).find(same)
    }

    /// Hears what is on the screen now, and writes what is new.
    ///
    /// # Errors
    /// If it cannot be written where it belongs; only the first time.
    pub fn keep(&mut self, sitting: Option<Sitting>) -> Result<(), NotKept> {
        let from = sitting.as_ref().and_then(|sitting| sitting.from.clone());
        let is_from = |journal: &mut Journal| Some(journal.path()) == from.as_deref();
        if self.seat.as_ref().map(|seat| seat.now.number) != sitting.as_ref().map(|now| now.number)
        {
            // The same game may come again.
            let again = self.seat.as_mut().and_then(|seat| seat.journal.take_if(is_from));
            self.opened = again.or_else(|| self.opened.take());
            self.leave();
        }
        let Some(sitting) = sitting else { return Ok(()) };
        let opened = &mut self.opened;
        let seat = self.seat.get_or_insert_with(|| Seat {
            came: sitting.sheet.clone(),
            // Another one is on its way to the screen.
            journal: opened.take_if(is_from),
            refuge: None,
            now: sitting.clone(),
            is_kept: true,
        });
        seat.now = sitting;
        let sheet = &seat.now.sheet;
        let is_new = !sheet.game.is_same_work(&seat.came.game) && has_stones(sheet);
        if seat.journal.is_none() && seat.refuge.is_none() && !is_new {
            return Ok(());
        }
        match write(&mut seat.journal, &self.store, &seat.now.sheet) {
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
                    refuge.and_then(|store| write(&mut seat.refuge, store, &seat.now.sheet));
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
        if let Some(opened) = self.opened.take() {
            self.store.close(opened);
        }
        std::mem::take(&mut self.last_words)
    }

    /// The game leaves the screen.
    fn leave(&mut self) {
        let Some(seat) = self.seat.take() else { return };
        let has_all = |journal: &Journal| {
            seat.now.sheet.since(&journal.contents().sheet).is_some_and(|rest| rest.is_empty())
        };
        if !seat.is_kept && has_stones(&seat.now.sheet) {
            let refuge = seat.refuge.as_ref().filter(|refuge| has_all(refuge));
            self.last_words.push(match refuge {
                Some(refuge) => format!("the game is kept in {}", printable_path(refuge.path())),
                None => lost(seat.now.sheet),
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
fn lost(sheet: Sheet) -> String {
    let contents = Contents { begun: now(), sheet };
    let text = String::from_utf8(journal::write(&contents)).unwrap_or_default();
    format!("no directory took the game; in a file with these lines gomoku opens it:\n\n{text}")
}

fn has_stones(sheet: &Sheet) -> bool {
    !sheet.game.on_board().is_empty()
}

/// Writes what is new to a journal, which begins with it if there is none yet.
fn write(journal: &mut Option<Journal>, store: &Store, sheet: &Sheet) -> Result<(), StoreError> {
    match journal {
        Some(journal) => journal.append(sheet)?,
        None => *journal = Some(store.begin(sheet)?),
    }
    if let Some(journal) = journal {
        // A journal that is not moved is listed where it is, and moved at the next start.
        let _ = store.settle(journal);
    }
    Ok(())
}

#[cfg(test)]
mod tests;
