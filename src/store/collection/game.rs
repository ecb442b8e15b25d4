//! Game of a collection, read or removed from its file.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{Read as _, Seek as _, SeekFrom};

use super::query::IndexedGame;
use super::read::board;
use super::walk::Stamp;
use crate::collection::{Found, load};
use crate::formats::{Format, Loaded, sgf};
use crate::store::replace::{Holder, Replacement, replace_for};
use crate::store::{StoreError, behind_links, ending};
use crate::translate::in_english;

impl IndexedGame {
    /// Reads the game from its file, unless another game has taken its place.
    pub fn load(&self) -> Result<Loaded, StoreError> {
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(self.start))?;
        let mut bytes = Vec::new();
        file.take(self.length).read_to_end(&mut bytes)?;
        let loaded = self.loaded(&bytes)?;
        if self.is(&loaded) { Ok(loaded) } else { Err(StoreError::Changed) }
    }

    fn loaded(&self, bytes: &[u8]) -> Result<Loaded, StoreError> {
        load(bytes, ending(&self.path), board(&self.path)).map_err(StoreError::Format)
    }

    fn is(&self, loaded: &Loaded) -> bool {
        let found = Found::from(loaded.record.clone()).header;
        self.game.as_ref().is_ok_and(|listed| {
            (listed.kind, listed.moves, &listed.players, &listed.date)
                == (found.kind, found.moves, &found.players, &found.date)
        })
    }

    /// Removes the game, damaged or not, from its file. The file is deleted with its last game.
    pub fn delete(&self) -> Result<(), StoreError> {
        let target = behind_links(&self.path);
        replace_for(&target, u64::MAX, Holder::Disk, |bytes| {
            let stamp = Stamp::of(&fs::metadata(&target)?);
            self.taken_out_of(bytes, stamp)
        })
    }

    /// Computes the remaining content of a file of these bytes.
    fn taken_out_of<'a>(&self, bytes: &[u8], stamp: Stamp) -> Result<Replacement<'a>, StoreError> {
        let here = || usize::try_from(self.start).ok().zip(usize::try_from(self.length).ok());
        let here = here().and_then(|(start, length)| Some(start..start.checked_add(length)?));
        let here = here.filter(|here| here.end <= bytes.len()).ok_or(StoreError::Changed)?;
        let is_whole = here == (0..bytes.len());
        // Text appended to a game, or inserted into it, is not another game, and must not be left
        // without its beginning.
        let is_one = || {
            is_whole
                || Format::of_content(bytes) == Some(Format::Sgf)
                    && sgf::games(bytes).any(|found| found.range == here)
        };
        let is_there = || match self.loaded(&bytes[here.clone()]) {
            Ok(loaded) => self.is(&loaded) && is_one(),
            Err(why) => is_whole && self.game == Err(in_english(|| why.to_string())),
        };
        let is_unchanged = self.stamp == Some(stamp);
        if !is_unchanged && !is_there() {
            return Err(StoreError::Changed);
        }
        let rest = [&bytes[..here.start], &bytes[here.end..]].concat();
        Ok(if rest.trim_ascii().is_empty() {
            Replacement::Remove
        } else {
            Replacement::Put { bytes: Cow::from(rest), keeps_old: false }
        })
    }
}
