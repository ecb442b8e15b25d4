//! Writer of games and their postings into an index.

use std::collections::HashMap;
use std::path::Path;

use redb::WriteTransaction;

use super::read::GameAt;
use super::tables::{self, BlockKey, FileRow, Gone, NEXT_FILE, NEXT_GAME};
use super::typed::Writer;
use super::walk::Stamp;
use crate::collection::{
    Ending, Entry, GameLocation, Header, Keys, PositionKey, Posting, blocks, of_block, postings,
};
use crate::rules::Variant;
use crate::store::system::to_bytes;

/// Number of postings sorted in memory at once, 16 bytes each. Only the last game can make a
/// segment longer.
const SEGMENT: usize = 1 << 20;

/// Factor of growth: a segment absorbs earlier ones of up to this many times its length. That means
/// few segments, and few rewrites.
const GROWTH: usize = 4;

/// Maximum number of board keys kept at once.
const MOST_KEYS: usize = 32;

#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    number: u32,
    first_game: u32,
}

/// Returns the next number. Running out of numbers is an error that rebuilds the index.
fn following(number: u32) -> Result<u32, redb::Error> {
    number.checked_add(1).ok_or_else(|| redb::Error::Corrupted("no number is left".to_owned()))
}

pub(super) struct IndexWriter<'a> {
    files: Writer<'a, [u8], FileRow>,
    paths: Writer<'a, u32, [u8]>,
    games: Writer<'a, u32, [u8]>,
    postings: Writer<'a, BlockKey, [u8]>,
    segments: Writer<'a, u32, u64>,
    gone: Writer<'a, u32, u32>,
    next: Writer<'a, [u8], u32>,
    next_game: u32,
    /// Postings without a segment, and the first game that may have some.
    buffer: Vec<Posting>,
    first_game: u32,
    has_written: bool,
    keys: HashMap<Variant, Keys>,
}

impl<'a> IndexWriter<'a> {
    pub(super) fn new(transaction: &'a WriteTransaction) -> Result<Self, redb::Error> {
        let next = tables::NEXT.write(transaction)?;
        let next_game = next.get(NEXT_GAME)?.map_or(0, |next| next.value());
        Ok(Self {
            files: tables::FILES.write(transaction)?,
            paths: tables::PATHS.write(transaction)?,
            games: tables::GAMES.write(transaction)?,
            postings: tables::POSTINGS.write(transaction)?,
            segments: tables::SEGMENTS.write(transaction)?,
            gone: tables::GONE.write(transaction)?,
            next,
            next_game,
            buffer: Vec::new(),
            first_game: next_game,
            has_written: false,
            keys: HashMap::new(),
        })
    }

    pub(super) const fn has_written(&self) -> bool {
        self.has_written
    }

    pub(super) fn forget(&mut self, path: &Path) -> Result<(), redb::Error> {
        let row = self.files.remove(&to_bytes(path))?.map(|row| row.value());
        let Some((number, _, _, first, count)) = row else { return Ok(()) };
        self.paths.remove(&number)?;
        self.forget_games(first, count)
    }

    fn forget_games(&mut self, first: u32, count: u32) -> Result<(), redb::Error> {
        if count > 0 {
            self.games.remove_in(first..first.saturating_add(count))?;
            self.gone.insert(&first, &count)?;
        }
        Ok(())
    }

    pub(super) fn begin(&mut self, path: &Path) -> Result<Begun, redb::Error> {
        let number = self.next.get(NEXT_FILE)?.map_or(0, |next| next.value());
        self.next.insert(NEXT_FILE, &following(number)?)?;
        self.paths.insert(&number, &to_bytes(path))?;
        Ok(Begun { number, first_game: self.next_game })
    }

    pub(super) fn add(&mut self, file: Begun, game: GameAt) -> Result<(), redb::Error> {
        let number = self.next_game;
        self.next_game = following(number)?;
        let GameAt { start, length, found } = game;
        let place = GameLocation { file: file.number, start, length };
        let (game, rows) = match found {
            Ok(found) => (Ok(found.header), found.game),
            Err(why) => (Err(why), None),
        };
        let ending = game.as_ref().map_or(Ending::Unfinished, Header::ending);
        self.games.insert(&number, &Entry { place, game }.to_bytes())?;
        if let Some(rows) = rows {
            let variant = rows.variant();
            if self.keys.len() > MOST_KEYS {
                self.keys.clear();
            }
            let keys = self.keys.entry(variant).or_insert_with(|| Keys::new(variant));
            self.buffer.extend(postings(keys, number, &rows, ending));
        }
        if self.buffer.len() >= SEGMENT {
            self.write_segment()?;
            self.has_written = true;
        }
        Ok(())
    }

    pub(super) fn end(
        &mut self,
        file: Begun,
        path: &Path,
        stamp: Stamp,
    ) -> Result<(), redb::Error> {
        let count = self.next_game - file.first_game;
        let row = (file.number, stamp.size, stamp.changed, file.first_game, count);
        self.files.insert(&to_bytes(path), &row)
    }

    pub(super) fn forget_begun(&mut self, file: Begun) -> Result<(), redb::Error> {
        self.paths.remove(&file.number)?;
        self.forget_games(file.first_game, self.next_game - file.first_game)
    }

    pub(super) fn finish(mut self) -> Result<(), redb::Error> {
        self.write_segment()?;
        self.next.insert(NEXT_GAME, &self.next_game)?;
        self.compact()
    }

    /// Sorts the buffer and the short segments before it into one segment.
    fn write_segment(&mut self) -> Result<(), redb::Error> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        let gone = self.gone()?;
        while let Some((segment, length)) = self.last_segment()?
            && length <= GROWTH * self.buffer.len()
            && length + self.buffer.len() <= SEGMENT
        {
            self.take_segment(segment, &gone)?;
            self.first_game = segment;
        }
        self.put_segment(self.first_game)?;
        self.first_game = self.next_game;
        Ok(())
    }

    fn last_segment(&self) -> Result<Option<(u32, usize)>, redb::Error> {
        let last = self.segments.last()?;
        Ok(last
            .map(|(first, length)| (first.value(), length.value().try_into().unwrap_or(SEGMENT))))
    }

    /// Moves the postings of a segment, excluding those of removed games, into the buffer.
    fn take_segment(&mut self, segment: u32, gone: &Gone) -> Result<(), redb::Error> {
        let range = (segment, 0, 0)..=(segment, u64::MAX, u32::MAX);
        for block in self.postings.range(range.clone())? {
            let (_, block) = block?;
            self.buffer.extend(of_block(block.value()).filter(|posting| !gone.has(posting.game)));
        }
        self.postings.remove_in(range)?;
        self.segments.remove(&segment)?;
        Ok(())
    }

    fn put_segment(&mut self, segment: u32) -> Result<(), redb::Error> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        self.buffer.sort_unstable();
        for (number, (PositionKey(key), block)) in (0..).zip(blocks(&self.buffer)) {
            self.postings.insert(&(segment, key, number), &block)?;
        }
        self.segments.insert(&segment, &(self.buffer.len() as u64))?;
        self.buffer.clear();
        Ok(())
    }

    /// Removes the postings of removed games once they outnumber the others.
    fn compact(&mut self) -> Result<(), redb::Error> {
        let gone = self.gone()?;
        if gone.count() <= self.games.len()? {
            return Ok(());
        }
        let segments: Result<Vec<u32>, redb::Error> =
            self.segments.rows()?.map(|row| Ok(row?.0.value())).collect();
        for segment in segments? {
            self.take_segment(segment, &gone)?;
            self.put_segment(segment)?;
        }
        self.gone.clear()
    }

    fn gone(&self) -> Result<Gone, redb::Error> {
        Gone::of(&self.gone)
    }
}
