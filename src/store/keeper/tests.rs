use std::fs;

use super::*;
use crate::formats::journal;
use crate::game::{GameKind, Participants, Target};
use crate::player::Verdict;
use crate::record::{Evaluation, Record};
use crate::rules::{Point, Variant};
use crate::store::tests::screen::Screen;

/// Creates a game of this many stones.
fn saved(stones: u8) -> SavedGame {
    let mut game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for col in 0..stones {
        game.play(Target::Cell(Point::new(col % 2, col))).unwrap();
    }
    SavedGame::new(game, Participants::PERSONS)
}

/// Creates a screen that shows a game of two stones, and the journal of another game that nobody is
/// playing.
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
fn the_game_on_the_screen_is_listed_as_here_and_not_deleted() {
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
fn the_game_on_the_screen_is_recognised_by_any_path() {
    let home = tempfile::tempdir().unwrap();
    let (screen, here, _) = two_games(home.path());
    let link = home.path().join("link");
    std::os::unix::fs::symlink(home.path().join("data"), &link).unwrap();
    let same = link.join(here.strip_prefix(home.path().join("data")).unwrap());
    assert!(matches!(screen.delete(&same), Err(StoreError::OnScreen)));
    // Even if its file is gone.
    fs::remove_file(&here).unwrap();
    assert!(screen.claimed(&here).is_some());
}

#[test]
fn an_emptied_board_leaves_no_file() {
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
fn a_game_that_could_not_be_saved_is_printed_as_a_readable_file() {
    let text = lost(&Text::of(&saved(4)));
    let (sentence, lines) = text.split_once("\n\n").unwrap();
    assert_eq!(sentence, "the game could not be saved; gomoku opens a file with these lines:");
    let game = journal::read(lines.as_bytes()).unwrap();
    assert_eq!(game, SavedGame { begun: game.begun, ..saved(4) });
}

#[test]
fn comments_of_any_length_are_read_back() {
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

/// Returns the journal of the game on a screen, and its length.
fn length(screen: &Screen) -> (PathBuf, u64) {
    let journal = screen.seat.as_ref().unwrap().journal.as_ref().unwrap();
    let path = journal.path().to_path_buf();
    let length = fs::metadata(&path).unwrap().len();
    (path, length)
}

#[test]
fn a_grown_journal_is_compacted_and_stays_claimed() {
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
fn analysing_a_game_creates_no_journal_and_bounds_memory() {
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
    // Each of them takes at least 30 bytes.
    assert!((1 << 20..(1 << 20) + 1000).contains(&longest), "{longest} bytes");
    assert!(screen.finish().is_empty());
    assert_eq!(store.going_on(), []);
}

#[test]
fn a_journal_of_version_1_is_continued_in_version_2() {
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
