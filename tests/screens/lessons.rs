//! Lessons on the screen.

use std::time::Duration;

use gomoku::lesson::LESSONS;
use gomoku::rules::Rule;
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Moves that finish each lesson, by hints.
const BY_HINTS: &str = "hh<Enter>";

fn list(width: u16, height: u16) -> Stage {
    Stage::new(width, height).press("L")
}

/// Opens the lesson with this number, from 1.
pub fn lesson(number: usize) -> Stage {
    list(80, 24).press(&format!("{}<Enter>", "<Down>".repeat(number - 1)))
}

fn logged(stage: &Stage) -> usize {
    stage.store().lessons().unwrap().0.done()
}

#[test]
fn the_start_menu_leads_to_the_list_and_a_lesson_is_done_once() {
    let mut stage = Stage::new(80, 24).press("<Down><Down><Down><Down><Enter>");
    check(&mut stage, &["LEARN", "0 of 12 lessons done", "Five in a row"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["LESSON 1 OF 12", "You are X. Complete five in a row.", "X to move"]);
    check(&mut stage, &["Move the cursor with the arrow keys"]);
    let mut stage = stage.press(":e8<Enter>");
    check(&mut stage, &["Done", "Five in a row: you win.", "Lesson done"]);
    assert_eq!(logged(&stage), 1);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["LESSON 2 OF 12", "Stop a four"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["1 of 12 lessons done"]);
    let text = stage.text();
    let line = text.lines().find(|line| line.contains("Five in a row")).unwrap();
    assert!(line.contains("done"), "{line}");
    // It can be repeated, and nothing is written twice.
    let mut stage = stage.press("<Home><Enter>:e8<Enter>");
    check(&mut stage, &["you win"]);
    let text = std::fs::read_to_string(stage.store().lessons_path().unwrap()).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    // The program remembers it.
    let mut stage = stage.press("<Esc><Esc>").days_later(1).press("L");
    check(&mut stage, &["1 of 12 lessons done", "> "]);
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_taken_back() {
    let mut stage = lesson(4).press(":a1<Enter>");
    check(&mut stage, &["Not yet", "O makes a four with two", "Press Enter to try again"]);
    let stones = |stage: &mut Stage| stage.text().matches('O').count();
    let refuted = stones(&mut stage);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["The open three: X to move"]);
    assert!(stones(&mut stage) < refuted);
    let mut stage = stage.press(":f8<Enter>");
    check(&mut stage, &["Well stopped"]);
    assert_eq!(logged(&stage), 1);
}

#[test]
fn the_moves_of_a_refutation_follow_one_by_one() {
    let stage = Stage::new(80, 24).moving().press("L<Down><Down><Down><Enter>:a1<Enter>");
    let mut stage = stage.wait(Duration::from_millis(340));
    check(&mut stage, &["Checking your move"]);
    let mut stage = stage.wait(Duration::from_millis(20));
    check(&mut stage, &["Not yet"]);
    let first = stage.text();
    let mut stage = stage.wait(Duration::from_millis(600));
    let second = stage.text();
    let mut stage = stage.wait(Duration::from_millis(600));
    let third = stage.text();
    assert!(first != second && second != third);
    assert!(!stage.moves(), "nothing moves any more");
}

#[test]
fn a_win_is_played_to_the_five() {
    let mut stage = lesson(6).press(":h8<Enter>");
    check(&mut stage, &["Good", "O answers 7,8. Your move."]);
    let mut stage = stage.press(&BY_HINTS.repeat(2));
    check(&mut stage, &["Five in a row: you win."]);
}

#[test]
fn hints_show_the_stones_and_then_the_move() {
    let mut stage = lesson(2).press("h");
    check(&mut stage, &["Look at 6,7, 7,7, 8,7 and 9,7."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["The move is 5,7."]);
    check(&mut stage.press("<Enter>"), &["Well stopped"]);
}

#[test]
fn every_lesson_is_finished_and_the_last_one_leads_to_a_first_game() {
    let mut stage = list(80, 24).press("<Enter>");
    for number in 1..=LESSONS.len() {
        check(&mut stage, &[&format!("LESSON {number} OF 12")]);
        for _ in 0..8 {
            if stage.text().contains("Lesson done") {
                break;
            }
            stage = stage.press(BY_HINTS);
        }
        check(&mut stage, &["Lesson done"]);
        if number < LESSONS.len() {
            stage = stage.press("<Enter>");
        }
    }
    check(&mut stage, &["That was the last", "first game"]);
    assert_eq!(logged(&stage), LESSONS.len());
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["level 1"]);
    assert!(!stage.text().contains("LESSON"), "{}", stage.text());
    // Over the game, the lessons can be repeated.
    let mut stage = stage.press("L");
    check(&mut stage, &["12 of 12 lessons done", "Esc: back to the game"]);
}

#[test]
fn a_lesson_is_restarted_skipped_and_left_for_the_puzzles() {
    let stage = lesson(6);
    let before = lesson(6).text();
    let mut stage = stage.press(":h8<Enter>r");
    assert_eq!(stage.text(), before);
    let mut stage = stage.press("n");
    check(&mut stage, &["LESSON 7 OF 12"]);
    let mut stage = stage.press("W");
    check(&mut stage, &["PUZZLE"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Learn"]);
}

#[test]
fn the_mouse_begins_a_lesson_plays_and_goes_on() {
    let mut stage = list(80, 24);
    let (x, y) = stage.find("Stop a four");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    let (x, y) = stage.find("14  \u{2514}");
    let click = |stage: Stage, row: u16, col: u16| {
        stage.mouse(x + 4 + 2 * col, y - 14 + row, MouseAction::Click)
    };
    stage = click(stage, 0, 0);
    check(&mut stage, &["Not yet"]);
    stage = click(stage, 5, 7);
    check(&mut stage, &["Stop a four: X to move"]);
    stage = click(stage, 5, 7);
    check(&mut stage, &["Well stopped"]);
    check(&mut click(stage, 0, 0), &["LESSON 3 OF 12"]);
}

#[test]
fn late_answers_are_ignored() {
    let stage = Stage::new(80, 24).slow().press("L<Enter>:a1<Enter>u").judge();
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["LEARN"]);
    let mut stage = stage.press("<Enter>:a1<Enter>:b1<Enter>");
    check(&mut stage, &["Your move is being checked."]);
    let mut stage = stage.judge();
    check(&mut stage, &["Not yet"]);
}

#[test]
fn a_damaged_file_is_reported_and_stays() {
    let damaged = "{oops\n{\"at\":\"2026-11-22T11:02:03\",\"lesson\":\"renju\"}\n";
    let stage = Stage::new(80, 24).file("lessons.jsonl", damaged);
    let mut stage = stage.press("L");
    check(&mut stage, &["Part of your progress cannot be read", "lessons.jsonl", "1: column 2"]);
    let stage = stage.press("<Enter>:e8<Enter>");
    let text = std::fs::read_to_string(stage.store().lessons_path().unwrap()).unwrap();
    assert!(text.starts_with(damaged) && text.lines().count() == 3, "{text}");
    let stage = Stage::new(80, 24).file("lessons.jsonl", "my notes\n");
    let mut stage = stage.press("L<Enter>:e8<Enter>");
    check(&mut stage, &["could not be written", "you win"]);
    let text = std::fs::read_to_string(stage.store().lessons_path().unwrap()).unwrap();
    assert_eq!(text, "my notes\n");
}

#[test]
fn commands_for_games_are_refused() {
    check(&mut lesson(1).press(":s<Enter>"), &["Press Esc to leave the lesson."]);
    check(&mut lesson(1).press(":f8<Enter>"), &["there is already a stone there"]);
    check(&mut lesson(1).press("?"), &["During a lesson"]);
    check(&mut lesson(1).press("<C-p>"), &["Begin the lesson again"]);
    let mut stage = Stage::game(80, 24, 15).press(":restart<Enter>");
    check(&mut stage, &["There is no lesson on the board."]);
}

#[test]
fn the_list_can_open_at_once() {
    let mut stage = Stage::new(80, 24);
    stage.begin(Opening::Lessons);
    check(&mut stage, &["LEARN"]);
    check(&mut stage.press("<Esc>"), &["New game", "Learn"]);
}

mod pictures {
    use super::*;

    #[test]
    fn the_list() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = list(width, height).press("<Enter>:e8<Enter><Esc>");
            assert_snapshot!(format!("list_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn a_lesson() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = list(width, height).press("<Down><Down><Down><Enter>");
            assert_snapshot!(format!("lesson_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn a_wrong_move() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = list(width, height).press("<Down><Down><Down><Enter>:c3<Enter>");
            assert_snapshot!(format!("wrong_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn without_colours() {
        let opening = Opening::Start(Rule::Freestyle);
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        let mut stage = stage.press("L<Down><Down><Down><Enter>h");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn in_small_windows() {
        for (width, height) in [(20, 8), (34, 20), (40, 20)] {
            let mut stage = list(width, height);
            let list = stage.picture();
            let mut stage = stage.press("<Down><Down><Down><Enter>");
            let board = stage.picture();
            assert_snapshot!(format!("small_{width}x{height}"), format!("{list}\n\n{board}"));
        }
    }
}
