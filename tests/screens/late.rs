//! Late answers: when the disk answers a request that nobody waits for any more, the screen does
//! not change, but completed work is still reported.

use gomoku::game::Participants;
use gomoku::player::{Failure, Response, Ticket};
use gomoku::rules::{Game, Point, Variant};
use gomoku::store::{StoreError, collection::ReadProgress};
use gomoku::tui::event::{Effect, Event, SearchAnswer};

use super::check;
use super::puzzle::{MISSED, fours, threes};
use super::stage::Stage;

const FILE: &str = "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n3;7;8;0\n";

/// Checks that the text contains none of these parts.
#[track_caller]
pub fn check_missing(stage: &mut Stage, absent: &[&str]) {
    let text = stage.text();
    for part in absent {
        assert!(!text.contains(part), "{part:?} is in\n{text}");
    }
}

/// Starts a game of two stones, with a file of three stones on a disk that answers on request.
fn loading() -> Stage {
    let stage = Stage::game(100, 30, 15).file("other.csv", FILE).press("<Enter><Up><Enter>");
    stage.with_slow_disk(|it| matches!(it, Effect::Load(..) | Effect::Save { .. }))
}

const TOO_LATE: &str = "You moved on before the game was read, so it was not opened (other.csv).";

#[test]
fn a_late_save_is_not_attributed_to_the_current_game() {
    let mut stage = loading().press("s:n 15<Enter>");
    check(&mut stage, &["Move 1"]);
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Earlier game saved: 2 moves in game.csv", "Move 1"]);
    // The next game is a different one, so the content of the file is kept as a copy.
    let mut stage = stage.press(":0,0<Enter>s");
    stage.work();
    check(&mut stage, &["Game saved: 1 move in game.csv"]);
    let saved = ["game.csv~", "game.csv"].map(|name| stage.read(name).unwrap());
    let header = "No;Row;Col;Player\n";
    assert_eq!(saved, ["1;7;7;0\n2;6;7;1\n", "1;0;0;0\n"].map(|moves| format!("{header}{moves}")));
    // For the same game, no copy is needed, however late the answer comes.
    let mut stage = stage.press("s:0,1<Enter>u:0,2<Enter>");
    stage.work();
    check(&mut stage, &["Game saved: 1 move in game.csv"]);
}

#[test]
fn a_late_save_error_is_not_attributed_to_the_current_game() {
    let mut stage = loading().file("game.csv", "mine").press("s:n 15<Enter>");
    stage.work();
    check(&mut stage, &["The earlier game could not be saved: the existing file"]);
    let mut stage = stage.press(":0,0<Enter>s");
    stage.work();
    check(&mut stage, &["could not be saved: the existing file"]);
}

#[test]
fn a_late_load_does_not_replace_the_current_game() {
    // A move, an undo, an end; another game, also with a move.
    for keys in [":0,0<Enter>", "u", "!y", ":n 15<Enter>", ":n 15<Enter>:0,0<Enter>"] {
        let mut stage = loading().press(":l other.csv<Enter>").press(keys);
        let before = stage.record();
        assert_eq!(stage.work(), 1, "{keys}");
        assert_eq!(stage.record(), before, "{keys}");
        check(&mut stage, &[TOO_LATE]);
        // Requested again, it is shown.
        let mut stage = stage.press(":l other.csv<Enter>");
        stage.work();
        check(&mut stage, &["Game loaded: 3 moves from other.csv"]);
    }
    // A missing file is reported in any case.
    let mut stage = loading().press(":l missing.csv<Enter>:0,0<Enter>");
    stage.work();
    check(&mut stage, &["Not loaded: no such file or directory (missing.csv)", "Move 4"]);
}

#[test]
fn looking_back_does_not_cancel_a_load() {
    for keys in ["", "[[]", "<Left><Left>", "??", "cc#", ":hi"] {
        let mut stage = loading().press(":l other.csv<Enter>").press(keys);
        assert_eq!(stage.work(), 1, "{keys}");
        check(&mut stage, &["Game loaded: 3 moves from other.csv"]);
    }
    // The computer's move does not count as the player's.
    let stage = Stage::against_computer(100, 30, Variant::GOMOKU_15).file("other.csv", FILE).slow();
    let stage = stage.press(":7,7<Enter>").with_slow_disk(|it| matches!(it, Effect::Load(..)));
    let mut stage = stage.press(":l other.csv<Enter>").answer();
    check(&mut stage, &["Move 3"]);
    stage.work();
    check(&mut stage, &["Game loaded: 3 moves from other.csv"]);
}

#[test]
fn a_late_load_does_not_interrupt_writing() {
    let mut stage = loading().press(":l other.csv<Enter>;a good move");
    stage.work();
    check(&mut stage, &["a good move"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Comment saved."]);
    let mut stage = loading().press(":l other.csv<Enter>e<Right> ");
    stage.work();
    assert_eq!(stage.record().on_board().stones(), 2);
    check(&mut stage, &["Setting up: 2 X, 1 O"]);
}

#[test]
fn of_two_loads_the_last_one_is_shown() {
    let longer = format!("{FILE}4;0;0;1\n");
    let mut stage = loading().file("longer.csv", &longer);
    stage = stage.press(":l other.csv<Enter>:l longer.csv<Enter>:l longer.csv<Enter>");
    let first = stage.first_of_work().unwrap();
    stage.send(first);
    check_missing(&mut stage, &["other.csv"]);
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Game loaded: 4 moves from longer.csv"]);
}

#[test]
fn a_game_opened_late_is_released_and_not_shown() {
    let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
    let stage = Stage::new(100, 30).keeping().offering(game, Participants::PERSONS);
    let path = stage.store().latest().unwrap().path.unwrap();
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::Open(..)));
    // From the list, which is left; and from the start, where another game is started.
    let mut stage = stage.press("H<Enter><Esc>");
    stage.work();
    check(&mut stage, &["New game", "You moved on before the game was read"]);
    drop(stage.store().resume(&path).expect("nobody has claimed it"));
    let mut stage = stage.press("<Enter>n<Enter>");
    stage.work();
    check(&mut stage, &["Move 1", "You moved on before the game was read"]);
    drop(stage.store().resume(&path).expect("nobody has claimed it"));
    // Requested again before the first answer, it is shown.
    let mut stage = stage.press("H<Enter><Esc>H<Enter>");
    assert_eq!(stage.work(), 2);
    check(&mut stage, &["Move 2"]);
    assert!(stage.store().resume(&path).is_err(), "it is on the screen");
    let stage = stage.press(":0,0<Enter>");
    let listing = stage.store().list(0, 9);
    assert_eq!(listing.unfinished, 1);
}

#[test]
fn a_game_of_a_collection_read_late_is_not_shown() {
    let stage = Stage::game(100, 30, 15).file("x.csv", FILE).press("<Enter>");
    let path = stage.path("x.csv").display().to_string();
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::Read(..)));
    let mut stage = stage.press("Ho").press(&path).press("<Enter><Enter><Esc>");
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Move 2", "You moved on before the game was read"]);
}

#[test]
fn late_puzzles_do_not_cover_another_game() {
    let stage = Stage::new(100, 30).with_puzzles([fours(), threes()]);
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::ReadPuzzles(_)));
    let mut stage = stage.press("Wn<Enter>");
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Move 1"]);
    check_missing(&mut stage, &["Daily puzzle"]);
    let mut stage = stage.press("W");
    stage.work();
    check(&mut stage, &["Daily puzzle"]);
}

#[test]
fn unrequested_puzzles_open_no_room_and_report_no_error() {
    let mut stage = Stage::new(100, 30).with_slow_disk(|it| matches!(it, Effect::ReadPuzzles(_)));
    stage = stage.press("W");
    // The answer to the request at the start.
    let why = StoreError::NotAFile;
    stage.send(Event::PuzzlesRead(Ticket(1), Err(why)));
    check(&mut stage, &["New game"]);
    check_missing(&mut stage, &["cannot be read"]);
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Daily puzzle"]);
}

#[test]
fn a_late_log_entry_does_not_grade_the_next_attempt() {
    let stage = Stage::new(80, 24).with_puzzles([fours()]);
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::LogAttempt(..)));
    // The puzzle is solved; then the room is left and reopened before the disk has logged it.
    let stage = stage.press("W<Enter>:j8<Enter>:j11<Enter>").press("<Esc><Esc>W<Enter>");
    let mut stage = stage.press(":j8<Enter>:j11<Enter>");
    let event = stage.first_of_work().unwrap();
    stage.send(event);
    check(&mut stage, &["Solved in 00:00."]);
    check_missing(&mut stage, &["Solved in 00:00 ("]);
    stage.work();
    check(&mut stage, &["Solved in 00:00 ("]);
}

#[test]
fn late_lists_are_not_shown() {
    let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
    let stage = Stage::new(100, 30).keeping().offering(game, Participants::PERSONS);
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::List(_)));
    let mut stage = stage.press("H<Esc>H");
    let first = stage.first_of_work().unwrap();
    assert!(!stage.is_drawn(first));
    check_missing(&mut stage, &["goes on"]);
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["1 in progress"]);
}

#[test]
fn answers_about_obsolete_searches_are_ignored() {
    let stage = Stage::game(100, 30, 15).file("x.csv", FILE);
    let path = stage.path("x.csv").display().to_string();
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::Search(_)));
    let mut stage = stage.press("Ho").press(&path).press("<Enter>");
    let [first, second] = stage.searches()[..] else { panic!("two searches") };
    let progress = ReadProgress { files_read: 3, files: 17, games: 500 };
    let broken = || Err(StoreError::Index("it is damaged".to_owned()));
    assert!(!stage.is_drawn(Event::Found(SearchAnswer::Reading(first, progress))));
    assert!(!stage.is_drawn(Event::Found(SearchAnswer::Read(first, broken()))));
    check_missing(&mut stage, &["cannot be searched"]);
    assert!(stage.is_drawn(Event::Found(SearchAnswer::Read(second, broken()))));
    check(&mut stage, &["The games cannot be searched"]);
    // The explorer asks about the same games.
    let mut stage = stage.press("<Esc>x");
    let last = *stage.searches().last().unwrap();
    assert!(!stage.is_drawn(Event::Found(SearchAnswer::Read(second, broken()))));
    assert!(stage.is_drawn(Event::Found(SearchAnswer::Reading(last, progress))));
}

#[test]
fn stored_puzzles_are_reported_only_in_their_own_game() {
    let stage = Stage::game(120, 40, 15).with_slow_disk(|it| matches!(it, Effect::KeepPuzzles(..)));
    let mut stage = stage.press(MISSED).press("v").review(None);
    let mut other = Stage::game(120, 40, 15);
    let event = stage.first_of_work().expect("the review has found one");
    other.send(event);
    check_missing(&mut other, &["saved from this game"]);
}

/// Failure of a request, as a worker reports it.
fn failure(ticket: Ticket) -> Event {
    Event::Failed(ticket, "the system starts no further thread".to_owned())
}

#[test]
fn a_failed_review_is_reported_and_can_be_repeated() {
    let mut stage = Stage::game(120, 40, 15).press(MISSED).press("v");
    let ticket = stage.reviewing().unwrap();
    assert!(!stage.is_drawn(failure(Ticket(ticket.0 + 1))), "that is another question");
    assert!(stage.is_drawn(failure(ticket)));
    check(&mut stage, &["The review failed: the system starts no further thread."]);
    check_missing(&mut stage, &["Reviewing"]);
    assert!(!stage.is_drawn(failure(ticket)), "it is said once");
    let mut stage = stage.press("v").review(None);
    check(&mut stage, &["Move 8 was the losing"]);
}

#[test]
fn a_move_that_is_not_judged_is_undone_and_can_be_repeated() {
    let stage = Stage::new(100, 30).with_puzzles([fours()]).slow();
    let mut stage = stage.press("W<Enter>:j8<Enter>");
    check(&mut stage, &["Checking your move"]);
    let Some(Event::Judged(ticket, _)) = stage.judged().pop() else { panic!("it is asked") };
    assert!(stage.is_drawn(failure(ticket)));
    check(&mut stage, &["Your move was not checked: the system starts no further thread. Play it"]);
    assert_eq!(stage.attempts(), []);
    let mut stage = stage.press(":j8<Enter>").judge();
    check(&mut stage, &["Correct: O answers 7,10. Your move."]);
}

#[test]
fn a_solution_without_reasons_is_shown_and_reasons_can_be_requested() {
    let stage = Stage::new(120, 40).with_puzzles([fours()]);
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::Explain(..)));
    let mut stage = stage.press("W<Enter>s");
    let Some(Event::Explained(ticket, _)) = stage.first_of_work() else { panic!("it is asked") };
    assert!(stage.is_drawn(failure(ticket)));
    check(
        &mut stage,
        &["The solution has no reasons: the system starts no further thread. Ask for"],
    );
    check(&mut stage.press("]"), &["Solution, move 1 of 3"]);
    // Requested again, they arrive. The result counts as before.
    let stage = Stage::new(120, 40).with_puzzles([fours()]);
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::Explain(..)));
    let mut stage = stage.press("W<Enter>:j8<Enter>:j11<Enter>");
    let Some(Event::Explained(ticket, _)) = stage.first_of_work() else { panic!("it is asked") };
    stage.send(failure(ticket));
    let mut stage = stage.press("s");
    check(&mut stage, &["Solved in 00:00 (easy)."]);
    check_missing(&mut stage, &["makes a four"]);
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["1 X 7,9", "makes a four", "Solved in 00:00 (easy)."]);
    let mut stage = stage.press("s");
    check(&mut stage, &["This puzzle is finished."]);
}

#[test]
fn a_failed_analysis_ends_and_can_be_restarted() {
    let stage = Stage::game(120, 40, 15).press("<Enter><Up>a");
    let why = Failure::Panicked("the system starts no further thread".to_owned());
    let mut stage = stage.say_to(0, Response::Failed(why));
    check(&mut stage, &["The analysis has stopped: the computer failed: the"]);
    let asked = stage.asked().len();
    let stage = stage.press("a");
    assert_eq!(stage.asked().len(), asked + 1);
}
