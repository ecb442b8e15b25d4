//! Book of connect four: exact values of positions with few stones, which the search takes minutes
//! to prove.
//!
//! It holds all positions with up to three stones, some of those with four, and the lines in which one
//! side plays a best move and the other one anything: those of the first player up to seven stones,
//! and those of the second up to eight. `examples/book` makes it, and can go on.
//!
//! The file is a sorted list of entries of seven bytes, the upper one first: 49 bits of the position,
//! one that is set after a move of a side that plays by the book, and six of the value.

use super::columns::{Columns, Standard};
use super::position::Known;
use super::score::unflat;
use crate::rules::Game;

static BOOK: &[u8] = include_bytes!("book/connect4.bin");

/// Greatest number of stones of a position in the book.
pub const MOST_STONES: u8 = 8;

const BYTES: usize = 7;
const VALUE_BITS: u32 = 6;
/// Bits of an entry below the key.
const LOW_BITS: u32 = VALUE_BITS + 1;
/// Added to values, so that none is negative.
const ZERO: i32 = 1 << (VALUE_BITS - 1);

fn entry(bytes: [u8; BYTES]) -> u64 {
    bytes.into_iter().fold(0, |all, byte| all << u8::BITS | u64::from(byte))
}

/// Looks up the value of a position for the side to move.
pub fn look_up(key: u64) -> Option<Known> {
    let (entries, _) = BOOK.as_chunks();
    let at = entries.binary_search_by_key(&key, |&it| entry(it) >> LOW_BITS).ok()?;
    let low = entry(entries[at]);
    let kept = i32::try_from(low & ((1 << VALUE_BITS) - 1)).ok()? - ZERO;
    Some(Known { value: unflat(kept), is_chosen: low >> VALUE_BITS & 1 == 1 })
}

/// Returns the key of a game of connect four in progress, as the book has it: the same for mirror
/// images.
pub fn book_key(game: &Game) -> Option<u64> {
    Columns::<Standard>::of(game).map(|columns| columns.exact_key())
}

/// Entry of a book: a position, and its proved value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEntry {
    /// Key of the position ([`book_key`]).
    pub key: u64,
    /// Number of stones that the winner keeps ([`stones_kept`](super::stones_kept)).
    pub kept: i32,
    /// Set after a move of a side that plays by the book: all replies are in the book, too.
    pub is_chosen: bool,
}

/// Packs a book. Of several entries of a position it takes one that is chosen.
pub fn packed_book(mut entries: Vec<BookEntry>) -> Vec<u8> {
    entries.sort_unstable_by_key(|it| (it.key, !it.is_chosen));
    entries.dedup_by_key(|it| it.key);
    let packed = |it: BookEntry| {
        let value = u64::from((it.kept + ZERO).unsigned_abs()) & ((1 << VALUE_BITS) - 1);
        it.key << LOW_BITS | u64::from(it.is_chosen) << VALUE_BITS | value
    };
    entries.into_iter().flat_map(|it| packed(it).to_be_bytes().into_iter().skip(1)).collect()
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::solve::columns::Given;
    use crate::solve::exact::proved;
    use crate::solve::position::{Next, Position};
    use crate::solve::score::kept;
    use crate::solve::search::Search;
    use crate::solve::table::Table;

    /// Stones of the deepest positions whose replies are all in the book, after moves of the second
    /// player and of the first.
    const ANSWERED: [u16; 2] = [6, 5];

    fn keys() -> Vec<u64> {
        BOOK.as_chunks().0.iter().map(|&it| entry(it) >> LOW_BITS).collect()
    }

    /// Position on the usual board, for which there is no book.
    fn position(key: u64) -> Columns<Given> {
        Columns::of_key(key)
    }

    #[test]
    fn entries_are_sorted() {
        let keys = keys();
        assert!(keys.len() > 100 && BOOK.len() == BYTES * keys.len(), "{}", keys.len());
        assert!(keys.is_sorted_by(|one, other| one < other));
        let stones = keys.iter().map(|&key| 42 - position(key).left());
        assert_eq!(stones.max(), Some(MOST_STONES.into()));
    }

    #[test]
    fn values_of_deep_positions_are_proved_again() {
        let keys = keys();
        let left = |key: u64| position(key).left();
        let least = keys.iter().map(|&key| left(key)).min().unwrap();
        let mut deepest: Vec<u64> = keys.into_iter().filter(|&key| left(key) == least).collect();
        Rng::with_seed(46).shuffle(&mut deepest);
        let mut table = Table::new(16 << 20);
        let mut search = Search::new(&mut table, &|| false);
        for key in deepest.into_iter().take(20) {
            let value = proved(&position(key), &mut search).unwrap();
            assert_eq!(look_up(key).map(|it| it.value), Some(value), "{:?}", position(key));
        }
    }

    #[test]
    fn values_agree_with_each_other() {
        let (mut whole, mut chosen) = (0, 0);
        for key in keys() {
            let known = look_up(key).unwrap();
            let position = position(key);
            let after = |played| {
                let mut after = position;
                assert_eq!(after.play(played), Next::Opponent);
                after
            };
            let moves = position.legal();
            if position.wins_at_once() {
                continue;
            }
            let values = moves.iter().map(|&played| {
                let after = after(played);
                let is_won = after.wins_at_once();
                if is_won { None } else { look_up(after.exact_key()).map(|it| -it.value) }
            });
            let values: Vec<_> = values.collect();
            assert!(values.iter().flatten().all(|&value| value <= known.value));
            if values.iter().all(Option::is_some) {
                assert_eq!(values.iter().flatten().max(), Some(&known.value));
                whole += 1;
            }
            // After a move by the book, every reply that does not end the game is answered.
            let stones = 42 - position.left();
            let is_answered = |&played: &u16| {
                let after = after(played);
                let is_over = after.wins_at_once() || position.wins(played);
                is_over || look_up(after.exact_key()).is_some()
            };
            if known.is_chosen && stones <= ANSWERED[usize::from(stones % 2)] {
                assert!(moves.iter().all(is_answered), "{position:?}");
                chosen += 1;
            }
            assert!(kept(known.value).abs() <= 18);
        }
        assert!(whole >= 10 && chosen >= 10, "{whole} {chosen}");
    }

    #[test]
    fn a_book_is_packed_and_read() {
        let entries = [(5, -21, false), (3, 21, true), (5, -21, true), (1 << 48, 0, false)];
        let entry_of = |(key, kept, is_chosen)| BookEntry { key, kept, is_chosen };
        let packed = packed_book(entries.map(entry_of).to_vec());
        let (chunks, rest) = packed.as_chunks();
        assert!(rest.is_empty());
        let read: Vec<_> = chunks.iter().map(|&it| entry(it)).collect();
        let expected = [(3, 1, 53), (5, 1, 11), (1 << 48, 0, 32)];
        let expected = expected.map(|(key, is_chosen, value)| key << 7 | is_chosen << 6 | value);
        assert_eq!(read, expected);
    }
}
