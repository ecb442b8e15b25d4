//! Text that is longer than its place: free rows come first, then it scrolls and says so.

use gomoku::tui::event::MouseAction;
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Reviewed game, in which the comment on move 5 has 310 characters.
const GAME: &str = include_str!("../data/review/long-comment.sgf");
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];
const END: &str = "several directions.";

/// Shows the position after move 5.
fn commented(width: u16, height: u16) -> Stage {
    let stage = Stage::game(width, height, 15).file("game.sgf", GAME);
    stage.press(":l game.sgf<Enter><Esc>{]]]]]")
}

/// Shows a comment of this many lines, in a game of one move.
fn with_comment(width: u16, height: u16, lines: usize) -> Stage {
    let words: Vec<String> = (1..=lines).map(|line| format!("line {line}.")).collect();
    let game = format!("(;FF[4]GM[4]SZ[15];B[hh]C[{}])", words.join("\n"));
    Stage::game(width, height, 15).file("game.sgf", &game).press(":l game.sgf<Enter><Esc>")
}

#[test]
fn no_comment_is_cut_without_a_sign() {
    for (width, height) in SIZES {
        let mut stage = commented(width, height);
        let text = stage.text();
        let is_whole = text.contains(END) || text.contains("directions.");
        assert!(is_whole || text.contains("more line"), "{width}x{height}\n{text}");
        if height >= 40 {
            assert!(is_whole, "there are free rows at {width}x{height}\n{text}");
        }
        let mut stage = stage.press("JJJ");
        check(&mut stage, &["directions."]);
    }
}

#[test]
fn long_comments_scroll_by_keys_and_by_the_wheel() {
    for (width, height) in SIZES {
        let mut stage = with_comment(width, height, 80);
        check(&mut stage, &["line 1.", "more lines: J", "Move 2"]);
        let (x, y) = stage.find("line 1.");
        let mut stage = stage.press("J");
        assert!(!stage.text().contains("line 1."));
        check(&mut stage, &["line 4."]);
        let mut stage = stage.press("K");
        check(&mut stage, &["line 1."]);
        let stage = stage.mouse(x, y, MouseAction::ScrollDown);
        let mut stage = stage.mouse(x, y, MouseAction::ScrollDown);
        check(&mut stage, &["line 7.", "Move 2"]);
        let mut stage = stage.press(&"J".repeat(40));
        check(&mut stage, &["line 80.", "lines above: K"]);
        // One step back is seen at once, since no step went beyond the end.
        let before = stage.text();
        let mut stage = stage.press("K");
        assert_ne!(stage.text(), before);
        // Another position starts at the top.
        check(&mut stage.press("[]"), &["line 1."]);
    }
    let mut short = with_comment(120, 40, 2).press("J");
    check(&mut short, &["No text here is longer than its place."]);
}

#[test]
fn without_a_panel_comments_scroll_below_the_board() {
    let mut stage = with_comment(24, 20, 12);
    check(&mut stage, &["line 1.", "\u{25be}"]);
    let mut stage = stage.press("JJJJJJJJ");
    check(&mut stage, &["12. \u{25b4}"]);
}

#[test]
fn a_comment_leaves_room_for_the_analysis() {
    let mut stage = commented(80, 24).press("a").thinks_of(&[(6, 8), (8, 8)]);
    check(&mut stage, &["Comment ", "more lines: J", "Analysis ", "1  50%  6,8 8,8"]);
}

mod pictures {
    use super::*;

    #[test]
    fn at_80x24() {
        assert_snapshot!(commented(80, 24).picture());
    }

    #[test]
    fn at_120x40() {
        assert_snapshot!(commented(120, 40).picture());
    }

    #[test]
    fn at_200x60() {
        assert_snapshot!(commented(200, 60).picture());
    }

    #[test]
    fn at_80x24_to_the_end() {
        assert_snapshot!(with_comment(80, 24, 20).press("JJJJJJ").picture());
    }
}
