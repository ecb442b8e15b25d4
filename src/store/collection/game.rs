//! A game of a collection, in its file.

use std::fs::{self, File};
use std::io::{Read as _, Seek as _, SeekFrom};

use super::query::Listed;
use super::read::board;
use super::walk::Stamp;
use crate::collection::{Found, load};
use crate::formats::{Format, Loaded, sgf};
use crate::store::{StoreError, sync_directory, synced_beside};

impl Listed {
    /// Reads the game, with all that its file says of it.
    ///
    /// # Errors
    /// If it is damaged, or the file holds another game in its place by now.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn load(&self) -> Result<Loaded, StoreError> {
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(self.start))?;
        let mut bytes = Vec::new();
        file.take(self.length).read_to_end(&mut bytes)?;
        let loaded = self.loaded(&bytes)?;
        if self.is(&loaded) { Ok(loaded) } else { Err(StoreError::Changed) }
    }

    fn loaded(&self, bytes: &[u8]) -> Result<Loaded, StoreError> {
        let ending = self.path.extension().and_then(|ending| ending.to_str());
        load(bytes, ending, board(&self.path)).map_err(StoreError::Format)
    }

    /// Whether this is the game that was listed.
    fn is(&self, loaded: &Loaded) -> bool {
        let found = Found::from(loaded.record.clone()).header;
        self.game.as_ref().is_ok_and(|listed| {
            (listed.kind, listed.moves, &listed.players, &listed.date)
                == (found.kind, found.moves, &found.players, &found.date)
        })
    }

    /// Takes the game out of its file, in one step, and deletes a file that holds nothing else. What cannot be read
    /// goes like a game.
    ///
    /// # Errors
    /// If the file has changed since it was listed, or cannot be written; then it is as it was.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    pub fn delete(&self) -> Result<(), StoreError> {
        let mut bytes = fs::read(&self.path)?;
        let is_unchanged =
            self.stamp.is_some() && self.stamp == Some(Stamp::of(&fs::metadata(&self.path)?));
        let here = || usize::try_from(self.start).ok().zip(usize::try_from(self.length).ok());
        let here = here().and_then(|(start, length)| Some(start..start.checked_add(length)?));
        let here = here.filter(|here| here.end <= bytes.len()).ok_or(StoreError::Changed)?;
        let is_whole = here == (0..bytes.len());
        // What was put behind a game, or into it, is no other game: it must not be left without its beginning.
        let is_one = || {
            is_whole
                || Format::of_content(&bytes) == Some(Format::Sgf)
                    && sgf::games(&bytes).any(|found| found.range == here)
        };
        let is_there = || match self.loaded(&bytes[here.clone()]) {
            Ok(loaded) => self.is(&loaded) && is_one(),
            Err(why) => is_whole && self.game == Err(why.to_string()),
        };
        if !is_unchanged && !is_there() {
            return Err(StoreError::Changed);
        }
        bytes.drain(here);
        if bytes.trim_ascii().is_empty() {
            fs::remove_file(&self.path)?;
        } else {
            let file = synced_beside(&self.path, &self.path, &bytes)?;
            file.persist(&self.path).map_err(|error| error.error)?;
        }
        sync_directory(&self.path);
        Ok(())
    }
}
