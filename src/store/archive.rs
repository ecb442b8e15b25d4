//! Games that have ended, in the history: games of rows as SGF, which other programs read.
//!
//! While such a game is on a screen, a journal lies beside its SGF, under the same name: what happens is put
//! behind its lines, as in a game that goes on. When the game leaves the screen the SGF is written anew, and
//! then the journal removed. If both are there nobody came to that, and the journal holds.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use super::journal::{EXTENSION, NAME, now};
use super::{Journal, Store, StoreError, directory_of, sync_directory, synced_beside};
use crate::formats::journal::{Contents, Sheet};
use crate::formats::{seated, sgf};
use crate::game::{AnyGame, Clock};
use crate::record::Record;

/// How the names of ended games end.
pub(super) const ARCHIVED: &str = "sgf";

/// Whether this is the SGF of an ended game.
pub(super) fn is_archived(path: &Path) -> bool {
    path.extension() == Some(OsStr::new(ARCHIVED))
}

impl Store {
    /// Gives the claim on a journal up. A game of rows that has ended becomes SGF; one that goes on again is
    /// none any more.
    pub(super) fn close(&self, journal: Journal) {
        let sheet = &journal.contents().sheet;
        let archive = self.archive_of(journal.path());
        let is_ended = directory_of(journal.path()) == self.history() && sheet.is_over();
        if !is_ended {
            if archive.exists() && journal.sync().is_ok() {
                remove(&archive);
            }
            journal.close();
        } else if !matches!(sheet.game.on_board(), AnyGame::Rows(_)) {
            journal.close();
        } else if !journal.is_changed() || write(&archive, journal.contents()).is_ok() {
            journal.delete();
        } else {
            // The journal is the game still.
            journal.close();
        }
    }

    /// The SGF of the game with this journal.
    pub(super) fn archive_of(&self, journal: &Path) -> PathBuf {
        self.history().join(journal.file_name().unwrap_or_default()).with_extension(ARCHIVED)
    }

    /// A journal beside the SGF of an ended game, to go on with it.
    ///
    /// # Errors
    /// If it holds no game or several, or its journal cannot be written.
    pub(super) fn reopen(&self, archive: &Path) -> Result<Journal, StoreError> {
        let path = archive.with_extension(EXTENSION);
        if path.exists() {
            return self.resume(&path);
        }
        Journal::beside(path, archived(archive, &self.bytes(archive)?)?)
    }

    /// What the SGF of an ended game holds.
    ///
    /// # Errors
    /// If it holds no game or several.
    pub(super) fn archived(&self, path: &Path) -> Result<Contents, StoreError> {
        archived(path, &self.bytes(path)?)
    }
}

/// The SGF that a journal holds instead of, whether there is one or not; `None` if this is no journal that the
/// store began.
pub(super) fn archive_behind(journal: &Path) -> Option<PathBuf> {
    let is_own = journal.extension() == Some(OsStr::new(EXTENSION)) && begun(journal).is_some();
    is_own.then(|| journal.with_extension(ARCHIVED))
}

/// Removes a file that nobody needs any more.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn remove(path: &Path) {
    // One that stays is passed over: there is a journal.
    let _ = fs::remove_file(path);
}

/// The game that was played as the main line, with who played it and when.
fn record(contents: &Contents) -> Record {
    let mut record = contents.sheet.to_record();
    if record.info.date.is_empty() {
        record.info.date = contents.begun.strftime("%Y-%m-%d").to_string();
    }
    if !contents.sheet.is_study {
        for node in record.tree().path(record.node()) {
            record.promote(node);
        }
    }
    record.go_to_end();
    record
}

/// Writes an ended game as SGF: when this is done the disk has it, and it can be read.
fn write(path: &Path, contents: &Contents) -> Result<(), StoreError> {
    let record = record(contents);
    let bytes = sgf::write(&record)?;
    let read = sgf::read_first(&bytes).map_err(StoreError::Format)?;
    if read.record != record {
        return Err(StoreError::OtherGame);
    }
    synced_beside(path, path, &bytes)?.persist(path).map_err(|error| error.error)?;
    sync_directory(path);
    Ok(())
}

fn archived(path: &Path, bytes: &[u8]) -> Result<Contents, StoreError> {
    let loaded = sgf::read_first(bytes).map_err(StoreError::Format)?;
    if let Some(games) = loaded.several() {
        return Err(StoreError::Several(games));
    }
    let record = loaded.record;
    let (participants, names) = seated(&record.info);
    let clock = Clock::new(record.info.time).map(|clock| Box::new(clock.replayed(record.turns())));
    let sheet = Sheet { names, clock, ..Sheet::new(record, participants) };
    Ok(Contents { begun: begun(path).unwrap_or_else(now), sheet })
}

/// When the game in a file of this name began.
fn begun(path: &Path) -> Option<Timestamp> {
    let name = path.file_stem()?.to_str()?;
    let date = DateTime::strptime(NAME, name).ok()?;
    date.to_zoned(TimeZone::UTC).ok().map(|date| date.timestamp())
}

#[cfg(test)]
mod tests;
