//! Games that were on the board when the program had to end, each in a file of its own until somebody
//! goes on with it.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Store, StoreError, behind_links, written_beside};
use crate::formats;
use crate::game::{AnyGame, GameKind, Participants};

/// A game that was on the board when the program had to end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its path.
    pub path: PathBuf,
    /// Who played it.
    pub participants: Participants,
    /// The game.
    pub game: AnyGame,
}

/// What the name of such a file says: the file itself is a saved game like any other.
#[derive(Clone, Copy)]
struct KeptName {
    kind: GameKind,
    participants: Participants,
    number: u32,
}

const PREFIX: &str = "interrupted-";

/// `interrupted-15-1.csv` for two persons, `interrupted-15-o5-1.csv` where a computer of level 5 plays O.
impl fmt::Display for KeptName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.kind)?;
        if self.participants != Participants::PERSONS {
            write!(f, "-{}", self.participants)?;
        }
        write!(f, "-{}.{}", self.number, self.kind.extension())
    }
}

impl KeptName {
    fn parse(text: &str) -> Option<Self> {
        let (game, rest) = text.strip_prefix(PREFIX)?.rsplit_once('-')?;
        let (number, _) = rest.split_once('.')?;
        let (kind, participants) = if let Ok(kind) = game.parse() {
            (kind, Participants::PERSONS)
        } else {
            let (kind, participants) = game.rsplit_once('-')?;
            (kind.parse().ok()?, participants.parse().ok()?)
        };
        let name = Self { kind, participants, number: number.parse().ok()? };
        // Only the canonical spelling.
        (name.to_string() == text).then_some(name)
    }

    fn of(path: &Path) -> Option<Self> {
        Self::parse(path.file_name()?.to_str()?)
    }
}

impl Store {
    /// Keeps an unsaved game and who played it for the next start, in the file it was kept in before
    /// or, if the players have changed since, in a new one in its place.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(
        &self,
        game: &AnyGame,
        participants: Participants,
        before: Option<&Path>,
    ) -> Result<PathBuf, StoreError> {
        let bytes = formats::write(game);
        let old = before.and_then(|path| Some((path, KeptName::of(path)?)));
        if let Some((path, name)) = old
            && name.participants == participants
            && written_beside(path, path, &bytes).is_ok_and(|file| file.persist(path).is_ok())
        {
            return Ok(path.to_path_buf());
        }
        let path = self.keep_anew(game.kind(), participants, &bytes)?;
        if let Some((old, _)) = old {
            self.forget(old, None);
        }
        Ok(path)
    }

    /// Writes the bytes to the first file whose name is free.
    fn keep_anew(
        &self,
        kind: GameKind,
        participants: Participants,
        bytes: &[u8],
    ) -> Result<PathBuf, StoreError> {
        let path = |number| self.data.join(KeptName { kind, participants, number }.to_string());
        self.make_directory(&path(1))?;
        let mut file = written_beside(&path(1), &path(1), bytes)?;
        let mut number = 1;
        loop {
            match file.persist_noclobber(path(number)) {
                Ok(_) => return Ok(path(number)),
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                    file = error.file;
                    number += 1;
                }
                Err(error) => return Err(error.error.into()),
            }
        }
    }

    /// The game that was kept last, if there is one.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn kept(&self) -> Option<Kept> {
        let entries = fs::read_dir(&self.data).ok()?;
        let newest_first = |entry: &fs::DirEntry| {
            std::cmp::Reverse(entry.metadata().and_then(|about| about.modified()).ok())
        };
        let mut entries: Vec<fs::DirEntry> = entries.filter_map(Result::ok).collect();
        entries.sort_by_cached_key(|entry| (newest_first(entry), entry.file_name()));
        entries.iter().find_map(|entry| {
            let path = self.data.join(entry.file_name());
            let KeptName { kind, participants, .. } = KeptName::of(&path)?;
            let game = self.load(&path, kind.variant()).ok()?;
            Some(Kept { path, participants, game })
        })
    }

    /// Deletes a kept game that was given up or is now saved in the file `holds`; keeps it if that
    /// is the same file. It may be gone already.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn forget(&self, path: &Path, holds: Option<&Path>) {
        if holds.is_none_or(|holds| behind_links(holds) != behind_links(path)) {
            // A file that stays is offered again: that loses nothing.
            let _ = fs::remove_file(path);
        }
    }
}
