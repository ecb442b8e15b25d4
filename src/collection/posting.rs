//! Postings: records that a game reached a position, and how it continued.

use super::bytes::{put, take};
use super::{Canonical, Ending, Keys, PositionKey};
use crate::rules::{Game, Stone};

/// Record that a game reached a position. Postings sort by position, then by game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Posting {
    pub key: PositionKey,
    pub game: u32,
    then: u16,
}

/// Cell that marks games that ended with the position.
const NO_CELL: u16 = (1 << 14) - 1;

const ENDINGS: [Ending; 4] =
    [Ending::Unfinished, Ending::Won(Stone::First), Ending::Won(Stone::Second), Ending::Drawn];

impl Posting {
    pub fn new(key: PositionKey, game: u32, next: Option<u16>, ending: Ending) -> Self {
        let code = (0..).zip(ENDINGS).find(|(_, one)| *one == ending).map_or(0, |(code, _)| code);
        let next = next.filter(|&cell| cell < NO_CELL).unwrap_or(NO_CELL);
        Self { key, game, then: next << 2 | code }
    }

    /// Next move, as a cell of the canonical image of the position.
    pub fn next(self) -> Option<u16> {
        Some(self.then >> 2).filter(|&cell| cell < NO_CELL)
    }

    pub const fn ending(self) -> Ending {
        ENDINGS[(self.then & 3) as usize]
    }
}

/// Postings of a game: one for its start, and one for each move.
pub fn postings(
    keys: &Keys,
    number: u32,
    game: &Game,
    ending: Ending,
) -> impl Iterator<Item = Posting> {
    let mut position = Canonical::new(keys, game.start());
    let moves = game.moves().iter().copied().map(Some).chain([None]);
    moves.enumerate().map(move |(index, next)| {
        // Turns alternate but for passes.
        position.set_turn(game.side_of(index));
        let cell = next.and_then(|point| position.cell(point));
        let posting = Posting::new(position.key(), number, cell, ending);
        if let Some(point) = next {
            position.play(point);
        }
        posting
    })
}

/// Maximum number of bytes of a block. With the overhead of the index, it fills a power of two.
const MAX_BLOCK: usize = (1 << 14) - 128;
/// Maximum number of bytes of a posting: two numbers of ten, and one of three.
const MAX_POSTING: usize = 23;

/// Encodes sorted postings as blocks, each with the key of its first posting.
pub fn blocks(postings: &[Posting]) -> impl Iterator<Item = (PositionKey, Vec<u8>)> {
    let mut rest = postings;
    std::iter::from_fn(move || {
        let first = rest.first()?.key;
        let mut bytes = Vec::with_capacity(MAX_BLOCK);
        let mut last = Posting { key: PositionKey(0), game: 0, then: 0 };
        while let Some((&posting, after)) = rest.split_first()
            && bytes.len() + MAX_POSTING <= MAX_BLOCK
        {
            put(&mut bytes, posting.key.0.wrapping_sub(last.key.0));
            // The games of a position are sorted.
            let from = if posting.key == last.key { last.game } else { 0 };
            put(&mut bytes, posting.game.wrapping_sub(from).into());
            put(&mut bytes, posting.then.into());
            last = posting;
            rest = after;
        }
        Some((first, bytes))
    })
}

/// Decodes a block, up to invalid bytes.
pub fn of_block(mut bytes: &[u8]) -> impl Iterator<Item = Posting> {
    let mut last = Posting { key: PositionKey(0), game: 0, then: 0 };
    std::iter::from_fn(move || {
        let key = PositionKey(last.key.0.wrapping_add(take(&mut bytes)?));
        let from = if key == last.key { last.game } else { 0 };
        let game = from.wrapping_add(take(&mut bytes)?.try_into().ok()?);
        last = Posting { key, game, then: take(&mut bytes)?.try_into().ok()? };
        Some(last)
    })
}
