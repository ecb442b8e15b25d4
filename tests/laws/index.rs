//! Index of many games: whatever its file holds, it is intact or rebuilt.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};

use gomoku::collection::{Entry, Order, of_block};
use gomoku::store::Store;
use gomoku::store::collection::Query;
use tempfile::TempDir;

use super::draw::Draw;
use super::reach::reach;

const GAMES: &[u8] = b"(;GM[4]SZ[15]PB[Ada]DT[2026];B[hh];W[ii];B[gg])(;GM[4]SZ[15];B[zz])\
    (;GM[4]SZ[19]PB[Eve]PW[Ada]RE[W+R];B[jj];W[ji])";

/// Folder with games, and their index after closing it.
struct Place {
    dir: TempDir,
    store: Store,
    index: Vec<u8>,
    seal: Vec<u8>,
}

/// Used by one test after the other, since an index in use does not block.
static PLACE: LazyLock<Mutex<Place>> = LazyLock::new(|| {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("games.sgf"), GAMES).unwrap();
    let store = Store::in_directory(dir.path().join("data"));
    let path = {
        let mut collection = store.collection(&[dir.path().join("games.sgf")]).unwrap();
        collection.update(&mut |_| ControlFlow::Continue(())).unwrap();
        collection.index_path().unwrap().to_path_buf()
    };
    let read = |path: &Path| fs::read(path).unwrap();
    let (index, seal) = (read(&path), read(&path.with_extension("seal")));
    Mutex::new(Place { dir, store, index, seal })
});

/// Law of the index: a damaged file, with its own seal or another one, is rebuilt, and has all
/// games. Damaged entries and blocks are rejected.
pub fn index(bytes: &[u8]) {
    entries(bytes);
    let place = PLACE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut draw = Draw::new(bytes);
    let what = draw.byte() % 8;
    let (mut index, mut seal) = (place.index.clone(), place.seal.clone());
    let damaged = if what == 0 { &mut seal } else { &mut index };
    if what < 5 {
        for _ in 0..=draw.below(8) {
            let at = usize::try_from(draw.number()).unwrap() % damaged.len();
            damaged[at] ^= draw.byte();
        }
    } else if what == 5 {
        damaged.truncate(usize::try_from(draw.number()).unwrap() % (damaged.len() + 1));
    } else if what == 6 {
        *damaged = draw.rest().to_vec();
    }
    let roots = [place.dir.path().join("games.sgf")];
    let path = {
        let collection = place.store.collection(&roots).unwrap();
        collection.index_path().unwrap().to_path_buf()
    };
    fs::write(&path, &index).unwrap();
    let is_damaged = index != place.index;
    fs::write(path.with_extension("seal"), &seal).unwrap();
    let is_whole = index == place.index && seal == place.seal;
    let mut collection = place.store.collection(&roots).unwrap();
    assert_eq!(collection.index_path(), Some(&*path));
    let count = |collection: &gomoku::store::Collection| {
        collection.games(&Query::default(), Order::Found, 0, 9).unwrap().total
    };
    assert_eq!(count(&collection), if is_whole { 3 } else { 0 });
    reach(match (is_whole, is_damaged) {
        (true, _) => "index: whole",
        (false, true) => "index: damaged",
        (false, false) => "index: its seal is damaged",
    });
    collection.update(&mut |_| ControlFlow::Continue(())).unwrap();
    assert_eq!(count(&collection), 3);
}

/// Checks that invalid entries are rejected, and valid ones are written as they were read.
fn entries(bytes: &[u8]) {
    assert!(of_block(bytes).count() <= bytes.len() / 3);
    if let Some(entry) = Entry::of_bytes(bytes) {
        reach("index: an entry");
        let entry = entry.to_owned();
        let written = entry.to_bytes();
        let again = Entry::of_bytes(&written).map(|entry| entry.to_owned());
        assert_eq!(again, Some(entry));
    }
}
