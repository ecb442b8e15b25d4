//! Help and its sections.

use super::check;
use super::stage::Stage;
use gomoku::game::GameKind;
use gomoku::quarto::Board;
use gomoku::rules::{Rule, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

const TABS: &str = "Moves   Game   Computer   Display   Commands   Rules";

mod pictures {
    use super::*;

    #[test]
    fn at_every_size() {
        for (width, height) in [(80, 24), (120, 40), (200, 60), (40, 20), (24, 11)] {
            let mut stage = Stage::game(80, 24, 15).press("?").resize(width, height);
            assert_snapshot!(format!("at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn every_section() {
        let mut stage = Stage::game(80, 24, 15).press("?");
        for section in ["move", "game", "computer", "look", "words", "this_game"] {
            assert_snapshot!(section, stage.text());
            stage = stage.press("<Tab>");
        }
    }

    #[test]
    fn how_each_game_is_played() {
        let kinds = [
            ("connect_four", GameKind::Rows(Variant::CONNECT_FOUR)),
            ("exactly_five", GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Standard))),
            ("renju", GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Renju))),
            ("omok", GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Omok))),
            ("quarto_on_a_torus", GameKind::Quarto(Board::TORUS)),
        ];
        for (name, kind) in kinds {
            assert_snapshot!(name, Stage::of(80, 30, kind).press("?<S-Tab>").text());
        }
    }

    #[test]
    fn without_colours() {
        let opening = Opening::New(GameKind::Rows(Variant::TIC_TAC_TOE));
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        assert_snapshot!(stage.press("?<S-Tab>").picture());
    }
}

#[test]
fn paging_goes_through_all_sections_and_stops_at_the_end() {
    let mut stage = Stage::game(80, 24, 15).press("?");
    let top = stage.text();
    let mut end = stage.press(&"<PgDn>".repeat(26));
    let last = end.text();
    assert!(last.contains("Opening rules"), "{last}");
    let mut stage = end.press("<PgDn><Down><PgUp>");
    assert_ne!(stage.text(), last);
    assert_eq!(stage.press(&"<PgUp>".repeat(26)).text(), top);
}

#[test]
fn a_section_scrolls_from_start_to_end() {
    let mut stage = Stage::of(60, 14, GameKind::Rows(Variant::TIC_TAC_TOE)).press("?");
    let top = stage.text();
    assert!(top.contains("-- more --"));
    let mut stage = stage.press("<End>");
    let last = stage.text();
    assert!(last.contains("1 2 3") && !last.contains("-- more --"), "{last}");
    let mut stage = stage.press("<Down>");
    assert_eq!(stage.text(), last);
    let mut stage = stage.mouse(30, 5, MouseAction::ScrollUp);
    assert_ne!(stage.text(), last);
    let mut stage = stage.mouse(30, 5, MouseAction::ScrollDown);
    assert_eq!(stage.text(), last);
    assert_eq!(stage.press("<Home>").text(), top);
}

#[test]
fn keys_and_clicks_open_sections_at_their_start() {
    let mut stage = Stage::game(80, 24, 15).press("?");
    check(&mut stage, &[TABS, "Move the cursor"]);
    let top = stage.text();
    for keys in ["<Tab><S-Tab>", "<Right><Left>", "<End><Tab><Left>", "<Left><Tab>"] {
        stage = stage.press(keys);
        assert_eq!(stage.text(), top, "{keys}");
    }
    let (x, y) = stage.find("Commands");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    assert_eq!(stage.text(), top);
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["Command bar, opened by"]);
    // With room for only one name, clicking it opens the next section.
    let mut stage = Stage::game(40, 20, 15).press("?");
    check(&mut stage, &[" Moves   1 of 6"]);
    check(&mut stage.mouse(2, 0, MouseAction::Click), &[" Game   2 of 6"]);
}

#[test]
fn the_help_explains_the_game_selected_in_the_menu() {
    let stage = Stage::new(80, 24).press("n<Right>?");
    let mut stage = stage.press(&"<PgDn>".repeat(24));
    check(&mut stage, &["Connect four", "the stone falls\n     to its lowest"]);
}

#[test]
fn the_footer_can_be_clicked_in_the_help_and_the_palette() {
    for (keys, shown) in [("?", "Moves   Game"), ("<C-p>", " Commands ")] {
        let mut stage = Stage::game(80, 24, 15).press(keys);
        check(&mut stage, &[shown]);
        let (x, y) = stage.find("close");
        let mut stage = stage.mouse(x, y, MouseAction::Click);
        assert!(!stage.text().contains(shown), "{keys}");
    }
    let mut stage = Stage::game(80, 24, 15).press("?");
    let (x, y) = stage.find("section");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["Save game"]);
}

#[test]
fn each_sign_of_a_word_with_two_can_be_clicked() {
    for width in [80, 120] {
        let stage = Stage::game(width, 40, 15).press("7,7<Enter>6,6<Enter>!y");
        let click = |mut stage: Stage, sign: &str| {
            let (x, y) = stage.find("[ ]");
            let x = if sign == "]" { x + 2 } else { x };
            stage.mouse(x, y, MouseAction::Click)
        };
        let mut stage = click(click(stage, "["), "[");
        check(&mut stage, &["Move 1 of 2"]);
        let mut stage = click(stage, "]");
        check(&mut stage, &["Move 2 of 2"]);
        let (x, y) = stage.find("moves  ");
        check(&mut stage.mouse(x, y, MouseAction::Click), &["Move 1 of 2"]);
        // On the page of a new game.
        let mut stage = Stage::new(width, 40).press("no");
        let (x, y) = stage.find("+ -");
        check(&mut stage.mouse(x + 2, y, MouseAction::Click), &["level 4"]);
        let mut stage = Stage::new(width, 40).press("no");
        let (x, y) = stage.find("+ -");
        check(&mut stage.mouse(x, y, MouseAction::Click), &["level 6"]);
    }
}
