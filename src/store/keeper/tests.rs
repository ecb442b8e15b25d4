use std::fs;

use super::*;
use crate::formats::journal;
use crate::game::{GameKind, Participants, Target};
use crate::player::Verdict;
use crate::record::{Evaluation, Record};
use crate::rules::{Point, Variant};
use crate::store::tests::screen::Screen;

/// A game of so many stones.
fn saved(stones: u8) -> SavedGame {
    let mut game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for col in 0..stones {
        game.play(Target::Cell(Point::new(col % 2, col))).unwrap();
    }
    SavedGame::new(game, Participants::PERSONS)
}

/// A screen with a game of two stones on the screen, and the journal of another one that nobody plays.
fn two_games(home: &Path) -> (Screen, PathBuf, PathBuf) {
    let store = Store::in_directory(home.join("data"));
    let left = store.begin(&saved(3)).unwrap();
    let other = left.path().to_path_buf();
    left.close();
    let mut screen = Screen::new(store);
    screen.show(1, &saved(0)).unwrap();
    screen.show(1, &saved(2)).unwrap();
    let journal = screen.seat.as_ref().unwrap().journal.as_ref().unwrap();
    let here = journal.path().to_path_buf();
    (screen, here, other)
}

#[test]
fn of_the_games_that_go_on_the_one_on_the_screen_is_here_and_stays() {
    let home = tempfile::tempdir().unwrap();
    let (screen, here, other) = two_games(home.path());
    let mut games = screen.going_on();
    games.sort_by_key(|game| !matches!(game, Listed::Here(_)));
    let [Listed::Here(first), Listed::Game(second)] = &games[..] else { panic!("{games:?}") };
    assert_eq!((first.path.as_ref(), second.path.as_ref()), (Some(&here), Some(&other)));
    assert!(matches!(screen.delete(&here), Err(StoreError::OnScreen)));
    screen.delete(&other).unwrap();
    assert!(here.exists() && !other.exists());
}

#[cfg(unix)]
#[test]
fn the_game_on_the_screen_is_known_by_every_path_to_it() {
    let home = tempfile::tempdir().unwrap();
    let (screen, here, _) = two_games(home.path());
    let link = home.path().join("link");
    std::os::unix::fs::symlink(home.path().join("data"), &link).unwrap();
    let same = link.join(here.strip_prefix(home.path().join("data")).unwrap());
    assert!(matches!(screen.delete(&same), Err(StoreError::OnScreen)));
    // Also when its file is gone.
    fs::remove_file(&here).unwrap();
    assert!(screen.claimed(&here).is_some());
}

#[test]
fn a_board_that_was_only_emptied_leaves_nothing() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let mut screen = Screen::new(store.clone());
    screen.show(1, &saved(1)).unwrap();
    screen.show(1, &saved(0)).unwrap();
    assert_eq!(store.going_on(), []);
    assert_eq!(screen.finish(), Vec::<String>::new());
    assert!(!home.path().join("data").exists());
}

#[test]
fn what_no_directory_took_is_told_in_a_form_that_is_read() {
    let text = lost(&Text::of(&saved(4)));
    let (sentence, lines) = text.split_once("\n\n").unwrap();
    assert_eq!(sentence, "no directory took the game; in a file with these lines gomoku opens it:");
    let game = journal::read(lines.as_bytes()).unwrap();
    assert_eq!(game, SavedGame { begun: game.begun, ..saved(4) });
}

#[test]
fn a_comment_of_any_length_that_a_file_may_have_is_kept_and_read_again() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let mut loaded = saved(2);
    let comment = "a line of a very long comment\n".repeat((17 << 20) / 30);
    loaded.record.annotate(loaded.record.node(), |notes| notes.comment.clone_from(&comment));
    let mut screen = Screen::new(store.clone());
    screen.show(1, &loaded).unwrap();
    loaded.record.play(Target::Cell(Point::new(9, 9))).unwrap();
    screen.show(1, &loaded).unwrap();
    assert!(screen.finish().is_empty());
    let path = store.latest().unwrap().path.unwrap();
    assert!(fs::metadata(&path).unwrap().len() > 17 << 20);
    let found = Keeper::new(store).open(&path).unwrap();
    assert_eq!(found.record, loaded.record);
}

/// The journal of the game on a screen, and how long it is.
fn length(screen: &Screen) -> (PathBuf, u64) {
    let journal = screen.seat.as_ref().unwrap().journal.as_ref().unwrap();
    let path = journal.path().to_path_buf();
    let length = fs::metadata(&path).unwrap().len();
    (path, length)
}

#[test]
fn a_journal_that_has_grown_is_written_anew_and_stays_claimed() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let mut screen = Screen::new(store.clone());
    let mut game = saved(2);
    screen.show(1, &saved(0)).unwrap();
    screen.show(1, &game).unwrap();
    let (path, _) = length(&screen);
    let mut longest = 0;
    for number in 0..40 {
        let comment = format!("{number} ").repeat(20_000);
        game.record.annotate(game.record.node(), |notes| notes.comment = comment);
        screen.show(1, &game).unwrap();
        longest = longest.max(length(&screen).1);
        assert!(matches!(store.resume(&path), Err(StoreError::Elsewhere)));
    }
    // Forty times 60 KB were written.
    assert!(longest < 1_400_000, "{longest} bytes");
    assert_eq!(length(&screen).0, path);
    game.record.play(Target::Cell(Point::new(9, 9))).unwrap();
    screen.show(1, &game).unwrap();
    screen.finish();
    let games = fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!((store.contents(&path).unwrap().record, games), (game.record, 1));
}

#[test]
fn a_game_that_is_only_analysed_has_no_journal_and_takes_no_more_memory() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let mut screen = Screen::new(store.clone());
    let mut game = saved(2);
    screen.show(1, &game).unwrap();
    let mut longest = 0;
    for depth in 0..40_000_u32 {
        let evaluation = Evaluation {
            verdict: Verdict::Open(i32::try_from(depth).unwrap()),
            depth: u8::try_from(depth % 200).unwrap(),
        };
        game.record.annotate(game.record.node(), |notes| notes.evaluation = Some(evaluation));
        screen.show(1, &game).unwrap();
        longest = longest.max(screen.seat.as_ref().unwrap().text.lines.len());
    }
    // Each of them takes 30 bytes and more.
    assert!((1 << 20..(1 << 20) + 1000).contains(&longest), "{longest} bytes");
    assert!(screen.finish().is_empty());
    assert_eq!(store.going_on(), []);
}

#[test]
fn a_journal_of_version_1_goes_on_in_version_2() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let journal = store.begin(&saved(2)).unwrap();
    let path = journal.path().to_path_buf();
    journal.close();
    let text = fs::read_to_string(&path).unwrap().replace("journal 2", "journal 1");
    let text = text + "move 5,5\nnote 2 C[so so]\nundo\nmove 6,6\npromote\n";
    fs::write(&path, &text).unwrap();
    let mut screen = Screen::new(store.clone());
    let mut game = screen.open(&path).unwrap();
    screen.show(1, &game).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "nothing has happened yet");
    game.record.play(Target::Cell(Point::new(9, 9))).unwrap();
    screen.show(1, &game).unwrap();
    screen.finish();
    assert!(fs::read_to_string(&path).unwrap().starts_with("gomoku journal 2\n"));
    let found = store.contents(&path).unwrap().record;
    assert_eq!(found, game.record);
    let line = found.line();
    assert_eq!((found.tree().notes(line[2]).comment.as_str(), found.tree().len()), ("so so", 6));
}
