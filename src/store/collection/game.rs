//! Game of a collection, read or removed from its file.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{Read as _, Seek as _, SeekFrom};
use std::ops::Range;

use super::library::is_named_library;
use super::query::IndexedGame;
use super::read::{is_wide, read_options};
use super::walk::Stamp;
use crate::collection::{Found, found_in_file, is_library, load};
use crate::formats::{self, Format, Loaded, ReadOptions, openings, rif, sgf};
use crate::store::replace::{Holder, Replacement, replace_for};
use crate::store::{StoreError, behind_links, contents, ending};
use crate::translate::in_english;

/// Number of bytes at the start of a file that tell its format.
const START: u64 = 1 << 16;

impl IndexedGame {
    /// Checks by the name of its file whether this is a library, with many lines.
    pub fn is_library(&self) -> bool {
        is_named_library(&self.path)
    }

    /// Reads the game from its file, unless another game has taken its place.
    pub fn load(&self) -> Result<Loaded, StoreError> {
        let (loaded, bytes) = match self.format()? {
            Format::Rif => (self.in_database()?, Vec::new()),
            format @ (Format::Yxdb | Format::Openings) => (self.in_list(format)?, Vec::new()),
            _ => {
                let bytes = self.bytes()?;
                (self.loaded(&bytes)?, bytes)
            }
        };
        if self.is(&loaded, &bytes) { Ok(loaded) } else { Err(StoreError::Changed) }
    }

    fn bytes(&self) -> Result<Vec<u8>, StoreError> {
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(self.start))?;
        let mut bytes = Vec::new();
        file.take(self.length).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Format of the file, SGF if in doubt, of which a game looks like a file.
    fn format(&self) -> Result<Format, StoreError> {
        let mut file = contents::open(&self.path)?;
        let mut bytes = contents::start_of_file(&mut file, START)?;
        let ending = ending(&self.path);
        let format = Format::of_content(&bytes).or_else(|| ending.and_then(Format::of_ending));
        if let None | Some(Format::Text | Format::Csv) = format {
            file.take(openings::MAX_SIZE).read_to_end(&mut bytes)?;
        }
        Ok(Format::of_file(&bytes, ending).unwrap_or(Format::Sgf))
    }

    /// Reads the tables at the start of a database, and the game.
    fn in_database(&self) -> Result<Loaded, StoreError> {
        let mut tables = contents::open(&self.path)?;
        let mut scanner = rif::Scanner::new(self.encoding);
        let mut bytes = Vec::new();
        let mut at = 0;
        let mut is_first = true;
        loop {
            let step = START.max(bytes.len() as u64);
            let is_last = tables.by_ref().take(step).read_to_end(&mut bytes)? == 0;
            if is_first && is_wide(&bytes, self.encoding) {
                return self.in_list(Format::Rif);
            }
            is_first = false;
            if is_last || scanner.next_game(&bytes, &mut at, is_last).is_some() {
                break;
            }
            bytes.drain(..at);
            at = 0;
        }
        let bytes = self.bytes()?;
        let game = scanner.next_game(&bytes, &mut 0, true).ok_or(StoreError::Changed)?;
        scanner.read(&game).map_err(StoreError::Format)
    }

    /// Reads a list up to the game.
    fn in_list(&self, format: Format) -> Result<Loaded, StoreError> {
        let bytes = contents::of_path(&self.path, format.max_size())?;
        let mut games = formats::games(&bytes, format, self.options());
        let is_this = |range: &Range<usize>| {
            (range.start as u64, range.len() as u64) == (self.start, self.length)
        };
        let game = games.find(|found| is_this(&found.range)).ok_or(StoreError::Changed)?;
        game.game.map_err(StoreError::Format)
    }

    fn loaded(&self, bytes: &[u8]) -> Result<Loaded, StoreError> {
        load(bytes, ending(&self.path), self.options()).map_err(StoreError::Format)
    }

    fn options(&self) -> ReadOptions {
        read_options(&self.path, self.encoding)
    }

    fn is(&self, loaded: &Loaded, bytes: &[u8]) -> bool {
        let ending = ending(&self.path);
        let found = if is_library(bytes, ending) {
            found_in_file(bytes, ending, self.options()).ok()
        } else {
            Some(Found::from(&loaded.record))
        };
        let Some(Found { header: found, .. }) = found else { return false };
        self.game.as_ref().is_ok_and(|listed| {
            (listed.kind, listed.moves, &listed.players, &listed.date)
                == (found.kind, found.moves, &found.players, &found.date)
        })
    }

    /// Removes the game, damaged or not, from its file. The file is deleted with its last game.
    /// Nothing is removed from the databases of other programs, nor from a list of openings.
    pub fn delete(&self) -> Result<(), StoreError> {
        match self.format() {
            Ok(format) if format.is_only_read() => return Err(StoreError::OnlyRead(format)),
            _ => {}
        }
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
                    && sgf::games_in(bytes, self.encoding).any(|found| found.range == here)
        };
        let is_there = || match self.loaded(&bytes[here.clone()]) {
            Ok(loaded) => self.is(&loaded, &bytes[here.clone()]) && is_one(),
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
