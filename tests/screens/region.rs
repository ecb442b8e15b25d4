//! The winning region: moves that win, and moves that alone hold.

use gomoku::game::GameKind;
use gomoku::player::{MoveFate, Region, RegionGoal};
use gomoku::quarto::Board;
use gomoku::rules::{Point, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::event::{Event, MouseAction};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// An open three of X, and X to move.
const WINS: &str = ":h8<Enter>:a1<Enter>:i8<Enter>:c15<Enter>:j8<Enter>:a9<Enter>";
/// An open three of X, and O to move.
const HOLDS: &str = ":h8<Enter>:a1<Enter>:i8<Enter>:c15<Enter>:j8<Enter>";

fn stage(width: u16, height: u16) -> Stage {
    Stage::game(width, height, 15)
}

#[test]
fn moves_that_win_are_counted_while_they_are_examined() {
    let mut stage = stage(120, 40).press(WINS).press("f");
    check(&mut stage, &["Winning region", "Looking for a win by threats"]);
    let mut stage = stage.examine(Some(1));
    check(&mut stage, &["*   wins", "?   not known", " points examined"]);
    let stage = stage.examine(Some(150));
    let mut stage = stage.examine(None);
    check(&mut stage, &["moves win."]);
    let before = stage.picture();
    let mut stage = stage.press("f");
    assert!(!stage.text().contains("Winning region"));
    assert_ne!(before, stage.picture());
}

#[test]
fn only_the_moves_that_hold_are_marked_against_a_threat() {
    let stage = stage(120, 40).press(HOLDS).press("f");
    let mut stage = stage.examine(None);
    check(
        &mut stage,
        &["!   holds; all others lose    2", "Only 2 moves hold.", "220 of 220 points examined"],
    );
    // Both ends of the three, the legend, and the key that resigns.
    assert_eq!(stage.text().matches(" ! ").count(), 4);
}

#[test]
fn a_position_is_lost_only_when_no_move_is_left_to_examine() {
    let mut stage = stage(120, 40).press(HOLDS).press("f");
    let ticket = stage.examining().unwrap();
    let report = |moves: u8| {
        let points = (0..moves).map(|row| (Point::new(row, 1), MoveFate::Refuted)).collect();
        Box::new(Region { goal: RegionGoal::Hold, points, total: 3 })
    };
    stage.send(Event::Examined(ticket, report(2), false));
    check(&mut stage, &["2 of 3 points examined", "holds; all others lose    0"]);
    assert!(!stage.text().contains("No move holds"), "{}", stage.text());
    stage.send(Event::Examined(ticket, report(3), true));
    check(&mut stage, &["No move holds: the other side wins by threats."]);
}

#[test]
fn the_region_follows_the_position_and_late_answers_change_nothing() {
    let stage = stage(120, 40).press(HOLDS).press("f");
    let late = stage.examining();
    let mut stage = stage.examine(None);
    check(&mut stage, &["holds; all others lose"]);
    let mut stage = stage.press("[");
    check(&mut stage, &["Looking for a win by threats"]);
    assert_ne!(stage.examining(), late);
    let before = stage.text();
    assert!(!stage.is_drawn(Event::Failed(late.unwrap(), "too late".to_owned())));
    assert_eq!(stage.text(), before);
    let mut stage = stage.examine(None);
    check(&mut stage, &["Winning region"]);
}

#[test]
fn an_examination_stops_with_the_region_and_with_the_game() {
    let stage = stage(120, 40).press(HOLDS).press("f");
    let stops = stage.stops();
    let stage = stage.press("f");
    assert_eq!(stage.stops(), stops + 1);
    let stage = stage.press("f").press("n<Enter>");
    assert!(stage.stops() > stops + 1, "a new game ends it");
}

#[test]
fn an_examination_that_ends_early_is_reported_as_stopped() {
    let mut stage = stage(120, 40).press(HOLDS).press("f");
    let ticket = stage.examining().unwrap();
    let points = vec![(Point::new(0, 1), MoveFate::Refuted)];
    let region = Region { goal: RegionGoal::Hold, points, total: 3 };
    stage.send(Event::Examined(ticket, Box::new(region.clone()), false));
    check(&mut stage, &["  1 of 3 points examined"]);
    stage.send(Event::Examined(ticket, Box::new(region), true));
    check(&mut stage, &["Stopped: 1 of 3 points examined"]);
    // Nothing is left to stop.
    let stops = stage.stops();
    assert_eq!(stage.press("f").stops(), stops);
}

#[test]
fn a_failed_examination_is_reported() {
    let mut stage = stage(120, 40).press(HOLDS).press("f");
    let ticket = stage.examining().unwrap();
    stage.send(Event::Failed(ticket, "no thread".to_owned()));
    check(&mut stage, &["The analysis has stopped: no thread. Press f to start it again."]);
}

#[test]
fn positions_without_threats_and_finished_games_have_no_region() {
    let mut stage = stage(120, 40).press(":h8<Enter>:a1<Enter>").press("f").examine(None);
    check(&mut stage, &["Neither side can win by threats alone."]);
    let over = ":h8<Enter>:a1<Enter>:i8<Enter>:a2<Enter>:j8<Enter>:a3<Enter>:k8<Enter>:a4<Enter>:l8<Enter>";
    let mut stage = super::region::stage(120, 40).press(over).press("f");
    check(&mut stage, &["The game is over here."]);
    let mut quarto = Stage::of(120, 40, GameKind::Quarto(Board::PLANE)).press("f");
    check(&mut quarto, &["There is no winning region in this game; a values every move."]);
}

#[test]
fn the_region_replaces_the_values_of_the_analysis_on_the_board() {
    let stage = stage(120, 40).press(HOLDS).press("af").examine(None);
    let mut stage = stage.mouse(0, 0, MouseAction::Move);
    check(&mut stage, &["Analysis ", "Winning region", " ! "]);
}

mod snapshots {
    use super::*;

    fn wins(width: u16, height: u16) -> Stage {
        stage(width, height).press(WINS).press("f").examine(Some(9))
    }

    fn holds(width: u16, height: u16) -> Stage {
        stage(width, height).press(HOLDS).press("f").examine(None)
    }

    #[test]
    fn winning_moves_at_80x24() {
        assert_snapshot!(wins(80, 24).picture());
    }

    #[test]
    fn winning_moves_at_120x40() {
        assert_snapshot!(wins(120, 40).picture());
    }

    #[test]
    fn winning_moves_at_200x60() {
        assert_snapshot!(wins(200, 60).picture());
    }

    #[test]
    fn moves_that_hold_at_80x24() {
        assert_snapshot!(holds(80, 24).picture());
    }

    #[test]
    fn moves_that_hold_at_120x40() {
        assert_snapshot!(holds(120, 40).picture());
    }

    #[test]
    fn moves_that_hold_at_200x60() {
        assert_snapshot!(holds(200, 60).picture());
    }

    #[test]
    fn without_colours_and_with_plain_characters() {
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        assert_snapshot!(stage.press(WINS).press("f").examine(Some(9)).picture());
    }
}
