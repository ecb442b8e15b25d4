#![expect(clippy::disallowed_methods, reason = "tests of the file system")]

use super::*;
use crate::game::{GameKind, Participants, Target};
use crate::record::Record;
use crate::rules::{Point, Variant};

/// A game of so many stones.
fn saved(stones: u8) -> SavedGame {
    let mut game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for col in 0..stones {
        game.play(Target::Cell(Point::new(col % 2, col))).unwrap();
    }
    SavedGame::new(game, Participants::PERSONS)
}

#[test]
fn a_part_of_a_line_that_is_longer_than_the_next_one_does_not_outlast_it() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().to_path_buf());
    let journal = store.begin(&saved(2)).unwrap();
    let path = journal.path().to_path_buf();
    journal.close();
    let whole = fs::read(&path).unwrap();
    fs::write(&path, [&whole[..], "a line that was cut off ".repeat(9).as_bytes()].concat())
        .unwrap();
    let Resumed { mut journal, mut text, .. } = store.resume(&path).unwrap();
    assert_eq!(fs::read(&path).unwrap(), whole);
    text.lines.extend_from_slice(b"move 0,2\n");
    journal.append(&text).unwrap();
    assert_eq!(store.contents(&path).unwrap().record, saved(3).record);
}

/// The name of a journal that is too long for the system, so that nobody may wait for another one.
#[cfg(target_os = "linux")]
#[test]
fn a_journal_that_cannot_have_its_name_is_not_begun() {
    let home = tempfile::tempdir().unwrap();
    let mut data = home.path().to_path_buf();
    // The longest path is of 4096 bytes, with its end.
    while data.as_os_str().len() < 4070 {
        let rest = 4070 - data.as_os_str().len();
        data.push("d".repeat(rest.saturating_sub(1).clamp(1, 200)));
    }
    let error = Store::in_directory(data).begin(&saved(1)).unwrap_err();
    assert_eq!(error.to_string(), "the name is too long");
}

#[test]
fn who_only_looks_whether_a_journal_is_claimed_does_not_claim_it() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let looks = File::open(file.path()).unwrap();
    looks.lock_shared().unwrap();
    std::thread::scope(|scope| {
        let claims = scope.spawn(|| claim(file.as_file()));
        // A claim that fails would do so before this.
        std::thread::sleep(std::time::Duration::from_millis(20));
        looks.unlock().unwrap();
        claims.join().unwrap().unwrap();
    });
    assert!(is_claimed(&looks));
}

#[test]
fn a_path_may_lead_to_another_file_than_the_one_that_is_open() {
    let home = tempfile::tempdir().unwrap();
    let (path, other) = (home.path().join("a"), home.path().join("b"));
    fs::write(&path, "").unwrap();
    fs::write(&other, "").unwrap();
    let file = File::open(&path).unwrap();
    assert!(same_file(&file, &path).unwrap());
    fs::rename(&other, &path).unwrap();
    assert!(!same_file(&file, &path).unwrap());
}
