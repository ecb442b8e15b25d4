//! The window's title and the bell.

use super::stage::Stage;
use gomoku::game::{GameKind, Target};
use gomoku::player::Response;
use gomoku::quarto::Board;
use gomoku::rules::{Point, Rule, Variant};
use gomoku::settings::Bell;
use gomoku::tui::app::Opening;

const GOMOKU: GameKind = GameKind::Rows(Variant::GOMOKU_15);

fn against_computer(title: bool, bell: Bell) -> Stage {
    let stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).slow();
    stage.with_signs(title, bell, Opening::New(GOMOKU))
}

#[track_caller]
fn check_titles(stage: &Stage, expected: &[&str]) {
    assert_eq!(stage.titles(), expected);
}

#[test]
fn the_title_shows_the_side_to_move() {
    let stage = against_computer(true, Bell::YourTurn);
    check_titles(&stage, &["Gomoku: your move"]);
    let stage = stage.press("<Left><Up>?<Esc><Enter>").thinks_of(&[(6, 6)]);
    let mut expected = vec!["Gomoku: your move", "Gomoku: the computer is thinking"];
    check_titles(&stage, &expected);
    let stage = stage.answer();
    expected.push("Gomoku: your move");
    check_titles(&stage, &expected);
}

#[test]
fn the_title_shows_the_result() {
    let three = Opening::New(GameKind::Rows(Variant::TIC_TAC_TOE));
    let won = ["0,0", "1,0", "1,1", "2,0", "2,2"].iter();
    let stage = Stage::new(80, 24).with_signs(true, Bell::YourTurn, three);
    let stage = won.fold(stage, |stage, cell| stage.press(&format!(":{cell}<Enter>")));
    assert_eq!(stage.titles()[..2], ["Tic-tac-toe: X to move", "Tic-tac-toe: O to move"]);
    assert_eq!(stage.titles().last(), Some(&"Tic-tac-toe: X wins"));
    let quarto = Opening::New(GameKind::Quarto(Board::PLANE));
    check_titles(
        &Stage::new(80, 24).with_signs(true, Bell::YourTurn, quarto),
        &["Quarto: Player 1 to move"],
    );
    let menu = Opening::Start(Rule::Freestyle);
    check_titles(&Stage::new(80, 24).with_signs(true, Bell::YourTurn, menu), &["Gomoku"]);
}

#[test]
fn the_title_does_not_change_with_every_move_of_two_computers() {
    let stage = Stage::watching(80, 24, Variant::GOMOKU_15, [4, 4]);
    let stage = stage.with_signs(true, Bell::YourTurn, Opening::New(GOMOKU)).answer().answer();
    check_titles(&stage, &["Gomoku: the computer plays"]);
    assert_eq!(stage.bells(), 0);
}

#[test]
fn the_bell_rings_after_the_computers_move() {
    let stage = against_computer(true, Bell::YourTurn).press("<Enter>").thinks_of(&[(6, 6)]);
    assert_eq!(stage.bells(), 0);
    let stage = stage.answer();
    assert_eq!(stage.bells(), 1);
    // A hint is not a move, and late answers are ignored.
    let hint = Response::chosen(Target::Cell(Point::new(0, 0)));
    let stage = stage.press("h").say(hint.clone()).say_to(1, hint);
    assert_eq!(stage.bells(), 1);
}

#[test]
fn titles_and_bells_can_be_disabled() {
    let stage = against_computer(false, Bell::Never).press("<Enter>").answer();
    assert_eq!((stage.titles().len(), stage.bells()), (0, 0));
    let stage = against_computer(true, Bell::Never).press("<Enter>").answer();
    assert_eq!((stage.titles().len(), stage.bells()), (3, 0));
}
