//! Command palette on the screen.

use super::stage::Stage;
use gomoku::game::GameKind;
use gomoku::quarto::Board;
use gomoku::rules::{Rule, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::event::{Event, MouseAction};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

/// Opens the palette over a game in a window of this size.
fn open(width: u16, height: u16) -> Stage {
    Stage::game(width, height, 15).press("<C-p>")
}

mod pictures {
    use super::*;

    #[test]
    fn all_commands() {
        for (width, height) in [(80, 24), (120, 40), (200, 60), (40, 20), (24, 20)] {
            assert_snapshot!(format!("all_at_{width}x{height}"), open(width, height).picture());
        }
    }

    #[test]
    fn typed_text_is_searched_for() {
        assert_snapshot!("some_found", open(80, 24).press("game 1<Down>").picture());
        assert_snapshot!("none_found", open(40, 20).press("xyzzy").picture());
    }

    #[test]
    fn refused_commands_have_their_reason() {
        assert_snapshot!("refused", open(80, 24).press("stronger<Enter>").picture());
        assert_snapshot!("refused_in_a_narrow_window", open(40, 20).press("undo<Enter>").picture());
    }

    #[test]
    fn without_colours_and_lines() {
        let opening = Opening::New(GameKind::Quarto(Board::PLANE));
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        assert_snapshot!(stage.press("<C-p>comp").picture());
    }

    #[test]
    fn over_the_menu() {
        assert_snapshot!(Stage::new(80, 24).press("<C-p>").picture());
    }
}

#[track_caller]
fn check_shows(mut stage: Stage, part: &str) {
    let text = stage.text();
    assert!(text.contains(part), "{part:?} is not in\n{text}");
}

#[test]
fn enter_executes_the_selected_command_and_esc_nothing() {
    check_shows(open(80, 24).press("quarto<Enter>"), "Player 1 selects");
    check_shows(open(80, 24).press("letters<Enter>"), "H8");
    let mut closed = open(80, 24).press("quarto<Esc>");
    assert!(!closed.text().contains("Commands"));
    check_shows(closed, "7,7");
    // A space and a digit are typed, and do not play.
    check_shows(open(80, 24).press("new 17<Enter>"), "17x17");
}

#[test]
fn the_palette_opens_over_every_screen_with_its_commands() {
    check_shows(Stage::new(80, 24).press("<C-p>exactly<Enter>"), "exactly five");
    let form = Opening::Form;
    let stage = Stage::with(80, 24, form, GlyphSet::Lines, Depth::True).press("<C-p>");
    check_shows(stage, "Players: people or the computer");
    let stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).press("o<C-p>two pl<Enter>");
    check_shows(stage, "Two players");
    let mut quit = Stage::new(80, 24).press("<C-p>quit<Enter>");
    assert!(quit.has_quit(), "{}", quit.text());
}

#[test]
fn the_selection_moves_by_keys() {
    let selected = |keys: &str| {
        let mut stage = open(80, 24).press(keys);
        let text = stage.text();
        let line = text.lines().find(|line| line.contains("> ")).unwrap();
        line.split("> ").nth(1).unwrap().split("  ").next().unwrap().trim().to_owned()
    };
    let first = selected("");
    assert_eq!(selected("<C-n><C-p>"), first);
    assert_eq!(selected("<Down><Down>"), selected("<C-n><C-n>"));
    assert_ne!(selected("<Down>"), first);
    // The selection wraps around, pages do not.
    assert_eq!(selected("<Up>"), selected("<End>"));
    assert_eq!(selected("<Down><PgUp>"), first);
    assert_eq!(selected("<PgDn><PgDn><PgDn><PgDn><PgDn><PgDn>"), selected("<End>"));
    assert_eq!(selected("<End><Home>"), first);
    // Other letters select the best match again.
    assert_eq!(selected("<Down><Down>quart"), "New game: Quarto");
}

#[test]
fn refused_commands_have_a_reason_and_keep_the_palette_open() {
    let stage = open(40, 20).press("undo<Enter>");
    check_shows(stage, "There is no move to undo.");
    let mut stage = open(40, 20).press("undo<Enter><Backspace><C-u>letters<Enter>");
    assert!(!stage.text().contains("no move to undo"));
    check_shows(stage, "H8");
}

#[test]
fn the_mouse_selects_executes_and_closes() {
    let mut stage = open(80, 24);
    let (x, y) = stage.find("Save game");
    let stage = stage.mouse(x, y, MouseAction::Move);
    check_shows(stage, "> Save game");
    let stage = open(80, 24).mouse(x, y, MouseAction::Click);
    check_shows(stage, "Game saved: 0 moves in game.csv.");
    check_shows(open(80, 24).mouse(x, y, MouseAction::ScrollDown), "> Save game");
    let mut beside = open(80, 24).mouse(0, 0, MouseAction::Click);
    assert!(!beside.text().contains("Commands"));
    // The board below does not receive it.
    let mut stage = open(80, 24).mouse(40, 12, MouseAction::Move).press("<Esc>");
    assert_eq!(stage.text(), Stage::game(80, 24, 15).text());
}

#[test]
fn mouse_movements_redraw_only_on_a_new_selection() {
    let mut stage = open(80, 24);
    let (x, y) = stage.find("Save game");
    let to = |x, y| {
        let at = ratatui::layout::Position { x, y };
        Event::Mouse(gomoku::tui::event::MouseEvent { at, action: MouseAction::Move })
    };
    assert!(stage.is_drawn(to(x, y)));
    assert!(!stage.is_drawn(to(x + 1, y)));
}

#[test]
fn pasted_text_is_typed() {
    let mut stage = open(80, 24);
    stage.send(Event::Paste("quarto\nn".to_owned()));
    check_shows(stage.press("<Enter>"), "Player 1 selects");
}

#[test]
fn the_palette_survives_a_shrinking_window() {
    for (width, height) in [(24, 20), (10, 5), (3, 2), (1, 1)] {
        let stage = open(80, 24).press("quarto").resize(width, height).press("<Down><Up>");
        check_shows(stage.resize(80, 24).press("<Enter>"), "Player 1 selects");
    }
}

#[test]
fn help_opens_above_the_palette_and_an_interrupt_closes_it() {
    let mut stage = open(80, 24).press("<F1>");
    assert!(!stage.text().contains("Commands ──"));
    check_shows(stage.press("<Esc>"), "Commands ──");
    assert!(Stage::of(80, 24, GameKind::Rows(Variant::TIC_TAC_TOE)).press("<C-p><C-c>").has_quit());
    let menu = Opening::Start(Rule::Standard);
    let stage = Stage::with(80, 24, menu, GlyphSet::Lines, Depth::True);
    assert!(stage.press("<C-p>x<C-c>").has_quit());
}
