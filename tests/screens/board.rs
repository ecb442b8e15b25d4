//! Board in all its sizes and styles, with its marks and animations.

use std::time::Duration;

use super::stage::Stage;
use super::{check, typed, won};
use gomoku::game::GameKind;
use gomoku::quarto::Board;
use gomoku::rules::{Placement, Rule, Shape, Topology, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

const GOMOKU: GameKind = GameKind::Rows(Variant::GOMOKU_15);
const NINETEEN: GameKind = GameKind::Rows(Variant::GOMOKU_19);
const CONNECT_FOUR: GameKind = GameKind::Rows(Variant::CONNECT_FOUR);
const TIC_TAC_TOE: GameKind = GameKind::Rows(Variant::TIC_TAC_TOE);
const QUARTO: GameKind = GameKind::Quarto(Board::PLANE);

fn own(placement: Placement) -> GameKind {
    let shape = Shape::new(9, 7, Topology::Torus).unwrap();
    GameKind::Rows(Variant::new(shape, 4, Rule::Freestyle, placement).unwrap())
}

/// Formats some stones, including adjacent ones, and one at the edge.
fn stones() -> String {
    typed(&["7,7", "7,8", "6,7", "8,8", "0,0", "7,6", "8,7"])
}

fn discs() -> String {
    typed(&["3", "3", "4", "2", "0", "3"])
}

fn pieces() -> String {
    typed(&["0", "1,1", "15", "2,2", "6", "3,3", "9"])
}

fn looking(width: u16, height: u16, kind: GameKind, glyphs: GlyphSet, depth: Depth) -> Stage {
    Stage::with(width, height, Opening::New(kind), glyphs, depth)
}

fn milliseconds(number: u64) -> Duration {
    Duration::from_millis(number)
}

mod sizes {
    use super::*;

    #[track_caller]
    fn check(name: &str, kind: GameKind, keys: &str) {
        for (width, height) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            let mut stage = Stage::of(width, height, kind).press(keys);
            assert_snapshot!(format!("{name}_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn gomoku_15() {
        check("gomoku_15", GOMOKU, &(stones() + "<Right>"));
    }

    #[test]
    fn gomoku_19() {
        check("gomoku_19", NINETEEN, &(stones() + "<Right>"));
    }

    #[test]
    fn connect_four() {
        check("connect_four", CONNECT_FOUR, &discs());
    }

    #[test]
    fn tic_tac_toe() {
        check("tic_tac_toe", TIC_TAC_TOE, &typed(&["1,1", "0,0", "0,2"]));
    }

    #[test]
    fn quarto() {
        check("quarto", QUARTO, &(pieces() + "<Down>"));
    }

    #[test]
    fn a_torus_of_ones_own() {
        check("torus", own(Placement::Anywhere), &typed(&["3,3", "4,4", "0,0", "6,8"]));
    }

    #[test]
    fn a_torus_of_ones_own_where_stones_fall() {
        check("falling", own(Placement::Gravity), &discs());
    }
}

mod looks {
    use super::*;

    #[track_caller]
    fn check(name: &str, glyphs: GlyphSet, depth: Depth) {
        for (game, kind, keys) in [
            ("gomoku", GOMOKU, stones()),
            ("four", CONNECT_FOUR, discs()),
            ("quarto", QUARTO, pieces()),
        ] {
            let mut stage = looking(120, 40, kind, glyphs, depth).press(&keys);
            assert_snapshot!(format!("{game}_{name}"), stage.picture());
        }
    }

    #[test]
    fn in_256_colours() {
        check("in_256_colours", GlyphSet::Lines, Depth::Ansi256);
    }

    #[test]
    fn in_16_colours() {
        check("in_16_colours", GlyphSet::Lines, Depth::Ansi16);
    }

    #[test]
    fn without_colours() {
        check("without_colours", GlyphSet::Lines, Depth::None);
    }

    #[test]
    fn in_dots() {
        check("in_dots", GlyphSet::Dots, Depth::True);
    }

    #[test]
    fn in_ascii() {
        check("in_ascii", GlyphSet::Ascii, Depth::None);
    }
}

mod marks {
    use super::*;

    #[test]
    fn the_cursor_on_the_last_stone_hides_no_mark() {
        for (name, width, height) in [("small", 80, 24), ("large", 120, 40)] {
            let mut stage = Stage::of(width, height, GOMOKU).press("<Enter>");
            assert_snapshot!(format!("cursor_on_the_last_stone_{name}"), stage.picture());
        }
        let mut stage = looking(120, 40, GOMOKU, GlyphSet::Lines, Depth::None).press("<Enter>");
        assert_snapshot!("cursor_on_the_last_stone_without_colours", stage.picture());
    }

    #[test]
    fn numbers_on_the_last_five_stones_on_all_and_on_none() {
        let stage = Stage::of(120, 40, GOMOKU).press(&(won(0, 1) + "u#"));
        let mut stage = stage;
        assert_snapshot!("numbers_on_the_last_five_stones", stage.picture());
        let mut stage = stage.press("#");
        assert_snapshot!("numbers_on_all_stones", stage.picture());
        check(&mut stage.press("#"), &["X", "O"]);
        let mut small = Stage::of(80, 24, GOMOKU).press(&(stones() + "##"));
        check(&mut small, &["5\u{2500}", "[7]"]);
    }

    #[test]
    fn the_cursor_does_not_hide_digits() {
        let cells = (0..12).map(|index| format!("{},{}", 2 * (index / 6), 2 * (index % 6)));
        let cells: Vec<String> = cells.collect();
        let moves = typed(&cells.iter().map(String::as_str).collect::<Vec<_>>()) + "##";
        for (width, height, shown) in [(80, 24, "12"), (120, 40, "[12\u{2580}]")] {
            check(&mut Stage::of(width, height, GOMOKU).press(&moves), &[shown]);
        }
    }

    /// On a full column, the cursor is on a stone; the window ends with the board.
    #[test]
    fn the_cursor_on_a_number_fits_its_cell() {
        let moves = typed(&["0", "0", "0", "0", "6", "6", "6", "6", "6", "6"]) + "##";
        let mut stage = Stage::of(24, 14, CONNECT_FOUR).press(&moves);
        check(&mut stage, &["10"]);
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn coordinates_are_numbers_letters_or_none() {
        let mut stage = Stage::of(80, 24, GOMOKU);
        check(&mut stage, &["  0   2   4", "14  \u{2514}"]);
        let mut stage = stage.press("c");
        check(&mut stage, &["A B C D E", "1  \u{2514}"]);
        let mut stage = stage.press("c");
        assert!(!stage.text().contains("A B C") && !stage.text().contains("1  \u{2514}"));
        check(&mut stage.press("c"), &["  0   2   4"]);
    }

    #[test]
    fn threats_of_both_sides() {
        let moves = typed(&["7,5", "3,3", "7,6", "4,3", "7,7", "5,3", "2,14", "6,3", "2,13"]) + "t";
        let mut stage = Stage::of(120, 40, GOMOKU).press(&moves);
        assert_snapshot!("threats", stage.picture());
        let mut plain = looking(80, 24, GOMOKU, GlyphSet::Lines, Depth::None).press(&moves);
        assert_snapshot!("threats_without_colours", plain.picture());
        let mut without = Stage::of(120, 40, GOMOKU).press(moves.trim_end_matches('t'));
        assert_eq!(stage.press("t").picture(), without.picture());
    }

    #[test]
    fn zooming_by_hand_is_kept_and_fits() {
        let count = |stage: &mut Stage| stage.text().matches("\u{253c}\u{2500}\u{2500}").count();
        let mut stage = Stage::of(120, 40, GOMOKU);
        assert!(count(&mut stage) > 100);
        let mut stage = stage.press("zZ");
        assert_eq!(count(&mut stage), 0);
        let mut stage = stage.press(":n 17<Enter>");
        assert_eq!(count(&mut stage), 0);
        let mut stage = stage.press("z").resize(80, 24);
        assert_eq!(count(&mut stage), 0);
        assert!(count(&mut stage.resize(120, 44)) > 100);
    }
}

mod motion {
    use super::*;

    #[test]
    fn a_winning_row_pulses_twice_and_stays_lit() {
        let stage = Stage::of(120, 40, GOMOKU).moving().press(&won(0, 1));
        assert!(stage.moves());
        let mut stage = stage;
        let lit = stage.picture();
        let mut stage = stage.wait(milliseconds(300));
        assert_snapshot!("a_won_row_at_its_brightest", stage.picture());
        let mut stage = stage.wait(milliseconds(300));
        assert_eq!(stage.picture(), lit);
        let mut stage = stage.wait(milliseconds(300));
        assert_ne!(stage.picture(), lit);
        let mut stage = stage.wait(milliseconds(300));
        assert_eq!(stage.picture(), lit);
        assert!(!stage.moves());
        assert_snapshot!("a_won_row", lit);
    }

    #[test]
    fn four_pieces_alike_pulse_too() {
        let won = typed(&["3", "0,0", "7", "1,1", "11", "2,2", "15", "3,3"]);
        let mut stage = Stage::of(120, 40, QUARTO).moving().press(&won);
        let lit = stage.picture();
        let mut stage = stage.wait(milliseconds(300));
        assert_ne!(stage.picture(), lit);
        let mut stage = stage.wait(milliseconds(900));
        assert_eq!(stage.picture(), lit);
        assert!(!stage.moves());
    }

    #[test]
    fn a_disc_falls_in_a_quarter_of_a_second() {
        for (name, depth) in [("discs", Depth::True), ("letters", Depth::None)] {
            let stage = looking(120, 40, CONNECT_FOUR, GlyphSet::Lines, depth);
            let mut stage = stage.moving().press("<Enter>").wait(milliseconds(120));
            assert!(stage.moves());
            assert_snapshot!(format!("{name}_half_way_down"), stage.picture());
            let mut stage = stage.wait(milliseconds(130));
            assert!(!stage.moves());
            let mut still = looking(120, 40, CONNECT_FOUR, GlyphSet::Lines, depth).press("<Enter>");
            assert_eq!(stage.picture(), still.picture());
        }
    }

    #[test]
    fn nothing_moves_without_animations_or_after_an_undo() {
        assert!(!Stage::of(80, 24, CONNECT_FOUR).press("<Enter>").moves());
        assert!(!Stage::of(80, 24, CONNECT_FOUR).moving().press("<Enter>u").moves());
        assert!(!Stage::of(80, 24, GOMOKU).moving().press("<Enter>").moves());
    }
}

#[test]
fn each_severity_has_a_sign_of_its_own_in_the_smallest_cells() {
    for (property, sign) in [("DO[]", "O~"), ("IT[]", "O+"), ("BM[1]", "O?"), ("BM[2]", "O#")] {
        let game = format!("(;GM[4]SZ[15];B[hh];W[ig]{property})");
        let stage = Stage::game(80, 24, 15).file("a.sgf", &game);
        let mut stage = stage.press(":l a.sgf<Enter>");
        let text = stage.text();
        assert!(text.contains(sign), "{property}: {text}");
    }
    // Larger cells have room for the usual signs.
    let stage = Stage::game(120, 40, 15).file("a.sgf", "(;GM[4]SZ[15];B[hh];W[ig]BM[2])");
    let mut stage = stage.press(":l a.sgf<Enter>");
    super::check(&mut stage, &["??"]);
}
