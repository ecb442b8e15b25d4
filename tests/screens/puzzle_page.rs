//! Page of the puzzles: what it opens, and what it shows of the player's progress.

use gomoku::puzzle::{Activity, AttemptOutcome, Deck, Grade, Theme};
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;
use jiff::civil::date;

use super::check;
use super::late::check_missing;
use super::puzzle::{fours, threes};
use super::stage::Stage;

/// Page over the start menu, with the puzzles of the program.
fn page(width: u16, height: u16) -> Stage {
    Stage::new(width, height).press("W")
}

#[test]
fn the_start_menu_opens_the_page() {
    let mut stage = Stage::new(80, 24).press("<Down><Down><Down><Down><Down><Enter>");
    check(&mut stage, &["PUZZLES", "no rating yet", "Next puzzle", "0 due", "Daily puzzle"]);
    check(&mut stage, &["2026-11-22, not solved yet", "Timed run", "no run yet"]);
    check(&mut stage, &["Theme: four and three", "0 of "]);
    check(&mut stage.press("<Esc>"), &["New game"]);
}

#[test]
fn the_first_puzzle_of_a_new_player_is_a_win_in_one_move() {
    let mut stage = page(120, 40).press("<Enter>");
    check(&mut stage, &["find the win", "rated 700", "no rating yet"]);
    let mut stage = stage.press("s");
    check(&mut stage, &["Themes: win in one"]);
}

#[test]
fn rooms_open_over_the_page_and_return_to_it() {
    let mut stage = page(80, 24).press("<Enter>");
    check(&mut stage, &["PUZZLE  "]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["PUZZLES", "Next puzzle"]);
    let mut stage = stage.press("<Down><Enter>");
    check(&mut stage, &["DAILY PUZZLE 2026-11-22"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["> ", "Daily puzzle"]);
    // Typed in a room, the command goes back to the page.
    let mut stage = stage.press("<Enter>:puzzles<Enter>");
    check(&mut stage, &["Timed run"]);
}

#[test]
fn the_daily_puzzle_is_marked_once_it_is_tried() {
    let daily = Deck::daily(date(2026, 11, 22)).unwrap();
    let stage = page(80, 24).press("<Down><Enter>s");
    assert_eq!(stage.attempts(), [(AttemptOutcome::Failed, Grade::Again)]);
    let log = stage.store().attempts().unwrap().entries;
    assert_eq!(log[0].puzzle, daily.id());
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["2026-11-22, failed"]);
    // Tomorrow has another one.
    let mut stage = stage.days_later(1).press("W");
    check(&mut stage, &["2026-11-23, not solved yet"]);
}

#[test]
fn other_puzzles_follow_the_daily_one() {
    let mut stage = page(80, 24).press("<Down><Enter>s<Enter>");
    check(&mut stage, &["PUZZLE  "]);
    check_missing(&mut stage, &["DAILY"]);
}

#[test]
fn a_theme_shows_only_its_puzzles() {
    let stage = Stage::new(80, 24).with_puzzles([fours(), threes()]);
    let mut stage = stage.press("W<Enter>:puzzles double-three<Enter>");
    check(&mut stage, &["PUZZLE: double three", "rated 950", "0 of 1 solved"]);
    // The only one comes again.
    let mut stage = stage.press("n");
    check(&mut stage, &["rated 950"]);
    let mut stage = stage.press(":puzzles VCF<Enter>");
    check(&mut stage, &["PUZZLE: win by fours (VCF)", "rated 800"]);
    let mut stage = stage.press(":j8<Enter>:j11<Enter>");
    check(&mut stage, &["Themes: four and three, win by", "fours (VCF), race against a threat."]);
    let mut stage = stage.press(":puzzles long<Enter>");
    check(&mut stage, &["There is no puzzle with this theme."]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["1 of 1 solved", "0 of 1 solved"]);
}

#[test]
fn activities_are_typed_anywhere_and_mistakes_list_them() {
    let mut stage = Stage::game(80, 24, 15).press(":puzzles daily<Enter>");
    check(&mut stage, &["DAILY PUZZLE 2026-11-22"]);
    let mut stage = stage.press("<Esc><Esc>");
    check(&mut stage, &["Move 1"]);
    let mut stage = stage.press(":puzzles yesterday<Enter>");
    check(&mut stage, &["the puzzles are next, daily, run, one-move"]);
}

#[test]
fn every_activity_opens_from_the_page_and_from_the_command_line() {
    for (index, activity) in Activity::all().enumerate() {
        let by_keys = page(80, 24).press(&"<Down>".repeat(index)).press("<Enter>").text();
        let mut stage = Stage::new(80, 24);
        stage.begin(Opening::Puzzles(Some(activity)));
        assert_eq!(stage.text(), by_keys, "{}", activity.name());
        assert!(!by_keys.contains("No puzzle"), "{by_keys}");
    }
    assert_eq!(Activity::all().count(), 3 + Theme::ALL.len());
}

#[test]
fn the_mouse_chooses_an_activity() {
    let mut stage = page(80, 24);
    let (x, y) = stage.find("Timed run");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["TIMED RUN"]);
    let mut stage = stage.press("<Esc>");
    let (x, y) = stage.find("Esc  back");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["New game"]);
}

mod pictures {
    use super::*;

    #[test]
    fn page_at_80x24() {
        assert_snapshot!(Stage::new(80, 24).with_puzzles([fours(), threes()]).press("W").picture());
    }

    #[test]
    fn page_at_120x40() {
        let stage = Stage::new(120, 40).with_puzzles([fours(), threes()]);
        assert_snapshot!(stage.press("W<Enter>s<Esc>").picture());
    }

    #[test]
    fn page_at_200x60() {
        assert_snapshot!(
            Stage::new(200, 60).with_puzzles([fours(), threes()]).press("W").picture()
        );
    }

    #[test]
    fn page_in_the_smallest_window() {
        assert_snapshot!(Stage::new(33, 11).with_puzzles([fours()]).press("W").picture());
    }

    #[test]
    fn page_in_ascii_without_colours() {
        let opening = Opening::Start(gomoku::rules::Rule::Freestyle);
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        assert_snapshot!(stage.with_puzzles([fours(), threes()]).press("W<Down>").picture());
    }
}
