//! Clocks: their display, the passing of time, and losses on time.

use std::time::Duration;

use gomoku::game::{ComputerSides, Lineup, Target};
use gomoku::player::{Level, Response};
use gomoku::rules::{Point, Variant};
use gomoku::tui::event::Event;
use insta::assert_snapshot;

use super::{Stage, check};

const fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// Starts a game of two people with this time control.
fn timed(width: u16, height: u16, control: &str) -> Stage {
    Stage::game(width, height, 15).timed(control)
}

#[test]
fn a_running_clock() {
    assert_snapshot!(timed(80, 24, "5m+3s").press("<Enter>").wait(seconds(48)).picture());
}

#[test]
fn a_running_clock_in_the_smallest_window() {
    assert_snapshot!(timed(40, 20, "5m").press("<Enter>").wait(seconds(48)).picture());
}

#[test]
fn a_pause_hides_the_board() {
    let mut stage = timed(80, 24, "5m").press("<Enter>").wait(seconds(48)).press("p");
    assert_snapshot!(stage.picture());
    let mut stage = stage.wait(seconds(1000)).press("<Enter>");
    check(&mut stage, &["The game is paused. Press p to resume.", "04:12"]);
    assert!(!stage.moves());
    let mut stage = stage.press("p").wait(seconds(2));
    check(&mut stage, &["04:10", "1  7,7", "Player 2 (O) to move"]);
}

#[test]
fn the_clock_starts_with_the_first_stone_and_adds_increments() {
    let mut stage = timed(80, 24, "5m+3s").wait(seconds(100));
    check(&mut stage, &["05:00"]);
    assert!(!stage.moves());
    let stage = stage.press("<Enter>").wait(seconds(10)).press("<Up><Enter>");
    let mut stage = stage.wait(seconds(30));
    // O used ten seconds, X thirty.
    let sides = [stage.side('X'), stage.side('O')];
    assert_eq!(sides, ["Player 1  to move  04:30", "Player 2  04:53"]);
    // Undo restores the time.
    let mut stage = stage.press("u");
    check(&mut stage, &["05:00", "Player 2 (O) to move"]);
}

#[test]
fn resigning_again_gains_no_time() {
    let stage = timed(80, 24, "1m+30s").press("<Enter>!yu<C-r>u");
    let mut stage = stage.press("<Up><Enter>");
    let sides = [stage.side('X'), stage.side('O')];
    assert_eq!(sides, ["Player 1  to move  01:00", "Player 2  01:30"]);
}

#[test]
fn the_flag_ends_the_game_after_a_warning_bell() {
    let mut stage = timed(80, 24, "1m").press("<Enter>").wait(seconds(49));
    assert_eq!(stage.bells(), 0);
    stage = stage.wait(seconds(1));
    assert_eq!(stage.bells(), 1);
    let mut stage = stage.wait(seconds(10));
    let said = "Player 1 (X) wins on time";
    check(&mut stage, &[said, "00:00", "Enter rematch"]);
    assert!(!stage.moves() && stage.bells() == 1);
    // A key that was on its way plays nothing.
    let mut stage = stage.press("<Up><Enter>");
    check(&mut stage, &[said]);
    let mut stage = stage.wait(seconds(1)).press("<Enter>");
    assert_eq!(stage.side('X'), "Player 2  to move  0  01:00");
}

#[test]
fn a_question_closes_when_its_game_ends() {
    let mut stage = timed(80, 24, "1m").press("<Enter>!");
    check(&mut stage, &["Resign as Player 2 (O)? (y/n)"]);
    let mut stage = stage.wait(seconds(60));
    check(&mut stage, &["Player 1 (X) wins on time", "Enter rematch"]);
    assert!(!stage.text().contains("Resign"));
    // An answer that was on its way is ignored.
    check(&mut stage.press("y"), &["Player 1 (X) wins on time"]);
}

#[test]
fn a_game_lost_on_time_can_be_continued_without_a_clock() {
    let stage = timed(80, 24, "1m").press("<Enter>").wait(seconds(60));
    let mut stage = stage.press("u");
    check(&mut stage, &["The game continues without a clock.", "Player 2 (O) to move"]);
    assert!(!stage.text().contains("00:"));
}

#[test]
fn without_a_shell_the_game_continues_unless_paused() {
    let mut stage = timed(80, 24, "5m").press("<Enter><C-z>");
    check(&mut stage, &["Paused"]);
    stage.send(Event::NoShell);
    check(&mut stage, &["There is no shell", "1  7,7", "Player 2 (O) to move"]);
    let mut stage = stage.press("p<C-z>");
    stage.send(Event::NoShell);
    check(&mut stage, &["Paused"]);
}

#[test]
fn the_flag_falls_with_the_next_event() {
    let mut stage = timed(80, 24, "1m").press("<Enter>");
    stage.elapse(seconds(61));
    stage.send(Event::NoShell);
    check(&mut stage, &["Player 1 (X) wins on time"]);
}

#[test]
fn the_clock_limits_the_computers_thinking() {
    let limits = |control: &str| {
        let lineup = Lineup::new(ComputerSides::Second, Level::MAX);
        let stage = Stage::game(80, 24, 15).slow().timed(control);
        let stage = stage.seated(Variant::GOMOKU_15, lineup).press("<Enter>");
        let limits = stage.asked().last().unwrap().limits;
        (limits.turn.map(|time| time.as_secs()), limits.left.map(|time| time.as_secs()))
    };
    assert_eq!(limits("none"), (Some(5), None));
    assert_eq!(limits("1m"), (Some(5), Some(60)));
    assert_eq!(limits("2s/move"), (Some(2), None));
    assert_eq!(limits("10s/move"), (Some(5), None));
    // Its time runs while it thinks.
    let lineup = Lineup::new(ComputerSides::Second, Level::MAX);
    let stage = Stage::game(80, 24, 15).slow().timed("1m").seated(Variant::GOMOKU_15, lineup);
    let mut stage = stage.press("<Enter>").wait(seconds(51));
    assert_eq!(stage.side('O'), "Computer, level 10  to move  00:09");
    assert_eq!(stage.bells(), 0, "the computer needs no bell");
    let stage = stage.say(Response::chosen(Target::Cell(Point::new(6, 6))));
    check(&mut stage.wait(seconds(5)), &["00:55", "00:09", "You (X) to move"]);
}

#[test]
fn a_resumed_game_has_its_clock() {
    let stage = timed(80, 24, "5m+3s").keeping().press("<Enter>").wait(seconds(10));
    let mut stage = stage.press("<Up><Enter>").wait(seconds(30)).press("<Up><Enter>");
    let after = [stage.side('X'), stage.side('O')];
    assert_eq!(after, ["Player 1  04:33", "Player 2  to move  04:53"]);
    // The time of a move that was not played is not counted.
    let mut stage = stage.wait(seconds(20)).press("q").beginning().press("<Enter>");
    assert_eq!([stage.side('X'), stage.side('O')], after);
    // The clock runs, and undo still restores the time.
    let mut stage = stage.wait(seconds(3));
    check(&mut stage, &["04:50", "04:33"]);
    let mut stage = stage.press("u");
    assert_eq!([stage.side('X'), stage.side('O')], ["Player 1  to move  05:00", "Player 2  04:53"]);
}
