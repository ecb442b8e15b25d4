use super::*;
use crate::game::{GameKind, Participants, Target};
use crate::record::Record;
use crate::rules::{Point, Variant};

/// Creates a game of this many stones.
fn saved(stones: u8) -> SavedGame {
    let mut game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for col in 0..stones {
        game.play(Target::Cell(Point::new(col % 2, col))).unwrap();
    }
    SavedGame::new(game, Participants::PERSONS)
}

#[test]
fn a_partial_line_is_removed_before_a_shorter_one() {
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

/// The name of the journal is too long for the system; the program must not try further names.
#[cfg(target_os = "linux")]
#[test]
fn a_journal_with_an_impossible_name_is_not_created() {
    let home = tempfile::tempdir().unwrap();
    let mut data = home.path().to_path_buf();
    // The longest path has 4096 bytes, including its terminator.
    while data.as_os_str().len() < 4070 {
        let rest = 4070 - data.as_os_str().len();
        data.push("d".repeat(rest.saturating_sub(1).clamp(1, 200)));
    }
    let error = Store::in_directory(data).begin(&saved(1)).unwrap_err();
    assert_eq!(error.to_string(), "the file name is too long");
}
