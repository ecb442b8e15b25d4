#![expect(clippy::disallowed_methods, reason = "tests of the file system")]

use std::fs;

use super::*;
use crate::game::{GameKind, Participants, Target};
use crate::record::Record;
use crate::rules::{Point, Variant};

/// A game of so many stones.
fn sheet(stones: u8) -> Sheet {
    let mut game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for col in 0..stones {
        game.play(Target::Cell(Point::new(col % 2, col))).unwrap();
    }
    Sheet::new(game, Participants::PERSONS)
}

fn sitting(number: u64, stones: u8) -> Sitting {
    Sitting { number, from: None, sheet: sheet(stones) }
}

/// A keeper with a game of two stones on the screen, and the journal of another one that nobody plays.
fn two_games(home: &Path) -> (Keeper, PathBuf, PathBuf) {
    let store = Store::in_directory(home.join("data"));
    let left = store.begin(&sheet(3)).unwrap();
    let other = left.path().to_path_buf();
    left.close();
    let mut keeper = Keeper::new(store);
    keeper.keep(Some(sitting(1, 0))).unwrap();
    keeper.keep(Some(sitting(1, 2))).unwrap();
    let journal = keeper.seat.as_ref().unwrap().journal.as_ref().unwrap();
    let here = journal.path().to_path_buf();
    (keeper, here, other)
}

#[test]
fn of_the_games_that_go_on_the_one_on_the_screen_is_here_and_stays() {
    let home = tempfile::tempdir().unwrap();
    let (keeper, here, other) = two_games(home.path());
    let mut games = keeper.going_on();
    games.sort_by_key(|game| !matches!(game, Listed::Here(_)));
    let [Listed::Here(first), Listed::Game(second)] = &games[..] else { panic!("{games:?}") };
    assert_eq!((&first.path, &second.path), (&here, &other));
    assert!(matches!(keeper.delete(&here), Err(StoreError::OnScreen)));
    keeper.delete(&other).unwrap();
    assert!(here.exists() && !other.exists());
}

#[cfg(unix)]
#[test]
fn the_game_on_the_screen_is_known_by_every_path_to_it() {
    let home = tempfile::tempdir().unwrap();
    let (keeper, here, _) = two_games(home.path());
    let link = home.path().join("link");
    std::os::unix::fs::symlink(home.path().join("data"), &link).unwrap();
    let same = link.join(here.strip_prefix(home.path().join("data")).unwrap());
    assert!(matches!(keeper.delete(&same), Err(StoreError::OnScreen)));
    // Also when its file is gone.
    fs::remove_file(&here).unwrap();
    assert!(keeper.claimed(&here).is_some());
}

#[test]
fn a_board_that_was_only_emptied_leaves_nothing() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let mut keeper = Keeper::new(store.clone());
    keeper.keep(Some(sitting(1, 2))).unwrap();
    keeper.keep(Some(sitting(1, 0))).unwrap();
    assert_eq!(store.going_on(), []);
    assert_eq!(keeper.finish(), Vec::<String>::new());
    assert!(!home.path().join("data").exists());
}

#[test]
fn what_no_directory_took_is_told_in_a_form_that_is_read() {
    let text = lost(sheet(4));
    let (sentence, lines) = text.split_once("\n\n").unwrap();
    assert_eq!(sentence, "no directory took the game; in a file with these lines gomoku opens it:");
    assert_eq!(journal::read(lines.as_bytes()).unwrap().sheet, sheet(4));
}
