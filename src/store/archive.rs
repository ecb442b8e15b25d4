//! Finished games in the history: games of rows as SGF, for other programs.
//!
//! While such a game is on a screen, a journal with the same name beside its SGF receives the
//! changes. When the game leaves the screen, the SGF is rewritten and the journal removed. If both
//! exist, that was interrupted, and the journal takes precedence.
//!
//! A finished game is renamed into the history at once, and renamed back if its end is undone.
//! Quarto stays a journal.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use super::clock::now;
use super::directory::{directory_of, sync};
use super::journal::{ARCHIVED, EXTENSION, NAME, Resumed, is_archived, read};
use super::replace::{Replacement, replace};
use super::{Journal, Store, StoreError, behind_links, check_is_game, contents, would_be_lost};
use crate::formats::{Format, SavedGame, journal, mark_copy, seated, sgf};
use crate::game::{AnyGame, Clock};
use crate::record::Record;

impl Store {
    /// Gives up the claim on a journal. If the game is one of rows and has ended, it becomes SGF;
    /// if it was resumed, its SGF is removed.
    pub(super) fn close(&self, mut journal: Journal) {
        let archive = self.archive_of(journal.path());
        let is_in_history = directory_of(journal.path()) == self.history();
        if !is_in_history || !journal.standing.is_over {
            if archive.exists() {
                // The journal is on the disk before the SGF is removed.
                if journal.sync().is_ok() {
                    // An SGF that stays, or comes back, is ignored, since there is a journal.
                    let _ = fs::remove_file(&archive).and_then(|()| sync(&archive));
                }
            }
            return journal.close();
        }
        let is_written = !journal.is_changed
            || journal.game().is_ok_and(|game| {
                let is_of_rows = matches!(game.record.on_board(), AnyGame::Rows(_));
                is_of_rows && write(&archive, &game, journal.archive.as_deref()).is_ok()
            });
        if is_written {
            journal.delete();
        } else {
            // The journal remains the file of the game, as always in Quarto.
            journal.close();
        }
    }

    pub(super) fn archive_of(&self, journal: &Path) -> PathBuf {
        self.history().join(journal.file_name().unwrap_or_default()).with_extension(ARCHIVED)
    }

    /// Reads a journal, even if claimed by another program, or the SGF of a finished game.
    pub fn contents(&self, path: &Path) -> Result<SavedGame, StoreError> {
        if is_archived(path) {
            return archived(path, &self.bytes(path)?);
        }
        let game = read(&mut File::open(path)?)?;
        Ok(SavedGame { path: Some(path.to_path_buf()), ..game })
    }

    pub(super) fn reopen(&self, archive: &Path) -> Result<Resumed, StoreError> {
        let path = archive.with_extension(EXTENSION);
        if path.exists() {
            return self.resume(&path);
        }
        let bytes = self.bytes(archive)?;
        Journal::beside(path, archived(archive, &bytes)?, bytes)
    }
}

/// Returns the path of the SGF that a journal of the store replaces, which need not exist.
pub(super) fn archive_behind(journal: &Path) -> Option<PathBuf> {
    let is_own = journal.extension() == Some(OsStr::new(EXTENSION)) && begun(journal).is_some();
    is_own.then(|| journal.with_extension(ARCHIVED))
}

pub(super) fn holds(path: &Path) -> bool {
    contents::of_path(path, journal::MAX_SIZE).is_ok_and(|bytes| journal::read(&bytes).is_ok())
}

/// Makes the game as played the main line, fills in the date, and marks a copy.
pub(super) fn record(game: &SavedGame) -> Record {
    let mut record = game.to_record();
    mark_copy(&mut record, game.participants);
    if record.info().date.is_empty() {
        let begun = game.begun.unwrap_or_else(now);
        record.edit_info(|info| info.date = begun.strftime("%Y-%m-%d").to_string());
    }
    if !game.is_study {
        for node in record.tree().path(record.node()) {
            record.promote(node);
        }
    }
    record.go_to_end();
    record
}

/// Writes a finished game as SGF, reads it back and syncs it. A file that another program has put
/// there since `before` was read is kept as `NAME~`, unless this game includes it.
fn write(path: &Path, game: &SavedGame, before: Option<&[u8]>) -> Result<(), StoreError> {
    let record = record(game);
    let bytes = sgf::write(&record)?;
    let read = sgf::read_first(&bytes).map_err(StoreError::Format)?;
    if read.record != record {
        return Err(StoreError::OtherGame);
    }
    let target = behind_links(path);
    let new = (Format::Sgf, &bytes[..]);
    replace(&target, |old| {
        check_is_game(old, &target)?;
        let keeps_old =
            Some(old) != before && would_be_lost(old, Some(ARCHIVED), &record, new, None)?;
        Ok(Replacement::Put { bytes: Cow::from(&bytes), keeps_old })
    })
}

fn archived(path: &Path, bytes: &[u8]) -> Result<SavedGame, StoreError> {
    let loaded = sgf::read_first(bytes).map_err(StoreError::Format)?;
    if let Some(games) = loaded.several() {
        return Err(StoreError::Several(games));
    }
    let record = loaded.record;
    let (participants, names) = seated(record.info());
    let participants = record.main_end().seated(participants);
    let clock =
        Clock::new(record.info().time).map(|clock| Box::new(clock.replayed(record.turns())));
    let begun = Some(begun(path).unwrap_or_else(now));
    let path = Some(path.to_path_buf());
    Ok(SavedGame { names, clock, begun, path, ..SavedGame::new(record, participants) })
}

pub(super) fn begun(path: &Path) -> Option<Timestamp> {
    let name = path.file_stem()?.to_str()?;
    let date = DateTime::strptime(NAME, name).ok()?;
    date.to_zoned_datetime(TimeZone::UTC).ok().map(|date| date.timestamp())
}

#[cfg(test)]
mod tests;
