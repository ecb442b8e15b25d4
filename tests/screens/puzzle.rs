//! Puzzle room on the screen.

use std::time::Duration;

use gomoku::puzzle::{AttemptOutcome, Grade, Origin, Puzzle};
use gomoku::rules::{Point, Rule, Variant, parse_moves, parse_point};
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

fn cells(names: &str) -> Vec<Point> {
    let cell = |name| parse_point(name, Variant::GOMOKU_15.shape()).unwrap();
    names.split(' ').map(cell).collect()
}

fn win(moves: &str, line: &str) -> Puzzle {
    let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
    let players = ["Ada", "Eve"].map(str::to_owned);
    let origin = Origin { source: String::new(), players, date: "2026-11-20".to_owned() };
    Puzzle::win(game, cells(line), origin).unwrap()
}

/// Puzzle in which 8,8 makes two open threes of X's pairs.
pub fn threes() -> Puzzle {
    win("g7a1h7a15i9o1i10o15", "i7 i11 f7")
}

/// Puzzle in which 7,9 makes a four, 7,10 answers it, and 4,9 makes one that cannot be stopped.
pub fn fours() -> Puzzle {
    win("g8f8h8a1i8a3j9a5j10a7", "j8 k8 j11")
}

/// Puzzle in which O must stop an open three of X.
fn defence() -> Puzzle {
    let game = parse_moves("h8a1i8a3j8", Variant::GOMOKU_15).unwrap();
    Puzzle::defence(game, cells("g8")[0], cells("k8"), Origin::default()).unwrap()
}

/// X ignores its own open three, and wins later.
pub const MISSED: &str = ":7,7<Enter>:0,0<Enter>:7,8<Enter>:0,2<Enter>:7,9<Enter>:0,4<Enter>:14,14<Enter>\
                      :0,8<Enter>:7,10<Enter>:0,10<Enter>:7,11<Enter>";

/// Opens the room with this puzzle, which is new.
pub fn at(width: u16, height: u16, puzzle: Puzzle) -> Stage {
    Stage::new(width, height).with_puzzles([puzzle]).press("W<Enter>")
}

#[test]
fn the_start_screen_opens_the_room_and_shows_what_is_due() {
    let mut stage = Stage::new(80, 24).with_puzzles([fours(), threes()]);
    let text = stage.text();
    assert!(text.contains("Puzzles") && !text.contains("due"), "{text}");
    let mut stage = stage.press("<Down><Down><Down><Down><Down><Enter><Enter>");
    check(
        &mut stage,
        &["PUZZLE", "X to move: find the win", "Ada - Eve, 2026-11-20", "0 due, 2 new"],
    );
    // A failed puzzle is due at once, and listed in the menu.
    let mut stage = stage.press("s<Esc><Esc>");
    check(&mut stage, &["Puzzles: 1 due"]);
    let mut stage = stage.days_later(9);
    check(&mut stage, &["Puzzles: 1 due"]);
    // When it is solved, new puzzles are shown only on request.
    let mut stage = stage.press("W<Enter>:j8<Enter>:j11<Enter><Enter>");
    check(&mut stage, &["No puzzle is due for 7 days. There is 1", "new puzzle"]);
    check(&mut stage.press("<Enter>"), &["rated 950"]);
}

#[test]
fn a_puzzle_is_solved_against_the_best_defence() {
    let mut stage = at(80, 24, fours());
    check(&mut stage, &["rated 800", "no rating yet"]);
    let mut stage = stage.wait(Duration::from_secs(20)).press(":j8<Enter>");
    check(&mut stage, &["Correct: O answers 7,10. Your move."]);
    assert_eq!(stage.attempts(), []);
    let mut stage = stage.press(":j11<Enter>");
    check(
        &mut stage,
        &["Solved in 00:20 (good). It is due again", "2 days, 2026-11-24.", "streak 1 day"],
    );
    check(&mut stage, &["1 X 7,9 makes a four", "2 O 7,10 blocks the opponent's"]);
    assert_eq!(stage.attempts(), [(AttemptOutcome::Solved, Grade::Good)]);
    // Nothing else is due today.
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["No puzzle is due for 2 days. There are no new", "puzzles."]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["There is no puzzle on the board."]);
    let mut stage = stage.days_later(2);
    check(&mut stage, &["Puzzles: 1 due"]);
    check(&mut stage.press("W<Enter>"), &["X to move: find the win", "1 due, 0 new"]);
}

#[test]
fn other_winning_moves_are_accepted() {
    // The line of the puzzle starts with 8,8.
    let mut stage = at(120, 40, threes()).press(":i8<Enter>");
    check(&mut stage, &["Correct: O answers"]);
}

#[test]
fn a_wrong_move_is_refuted_undone_and_counts_as_failed() {
    let mut stage = at(80, 24, threes()).press(":a8<Enter>");
    check(&mut stage, &["Wrong", "7,0 makes no threat: O can play", "try again"]);
    // It is logged at once: leaving now does not help.
    assert_eq!(stage.attempts(), [(AttemptOutcome::Failed, Grade::Again)]);
    let mut stage = stage.press("<Enter>");
    assert!(!stage.text().contains("Wrong"));
    let mut stage = stage.press(":i7<Enter>hhh<Enter>");
    check(&mut stage, &["Solved after a wrong move, so this"]);
    assert_eq!(stage.attempts().len(), 1);
    // After a move that the opponent answers, the answer is on the board, and is undone with the
    // move.
    let mut stage = at(80, 24, fours());
    let before = stage.text();
    let mut stage = stage.press(":k8<Enter>");
    check(&mut stage, &["X\u{2500}2\u{2500}1", "7,10 does not win: O answers 7,9."]);
    let mut stage = stage.press("u");
    let cells = |text: &str| text.matches(['X', 'O']).count();
    assert_eq!(cells(&stage.text()), cells(&before));
    check(&mut stage.press("u"), &["There is no move to undo."]);
}

#[test]
fn a_defence_is_found() {
    let mut stage = at(80, 24, defence());
    check(&mut stage, &["O to move: find a move that does not lose", "rated 900, your game"]);
    let mut stage = stage.press("h");
    check(&mut stage, &["X threatens to win in 1 move by fours."]);
    let mut stage = stage.press(":o1<Enter>");
    check(&mut stage, &["14,14 loses: X plays 7,6 and wins."]);
    let mut stage = stage.press("<Enter>:g8<Enter>");
    check(&mut stage, &["Solved after a wrong move", "blocks the opponent's open"]);
}

#[test]
fn hints_have_three_steps_and_the_last_one_gives_the_move_away() {
    let mut stage = at(80, 24, threes()).press("h");
    check(&mut stage, &["Hint", "X wins in 2 moves by threes and fours."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["Look at 5,8, 6,8, 8,6 and 8,7."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["The move is 8,8."]);
    // The cursor is there.
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Correct:"]);
    let mut stage = stage.press("hhh<Enter>");
    check(&mut stage, &["Solved with hints", "(again)", "due again today."]);
    assert_eq!(stage.attempts(), [(AttemptOutcome::Hinted, Grade::Again)]);
}

#[test]
fn the_solution_is_shown_move_by_move() {
    let mut stage = at(80, 24, fours()).press("s");
    check(
        &mut stage,
        &["You viewed the solution, so this counts", "Solution, move 0 of 3", "moves"],
    );
    let mut stage = stage.press("]");
    check(&mut stage, &["Solution, move 1 of 3: 7,9 makes a four", " 1 X 7,9 makes a four"]);
    let mut stage = stage.press("}");
    check(&mut stage, &["Solution, move 3 of 3: 4,9 makes a four that"]);
    let mut stage = stage.press("]");
    check(&mut stage, &["The solution has no such move."]);
    // The first Esc dismisses the message.
    let mut stage = stage.press("<Esc>{");
    check(&mut stage, &["Solution, move 0 of 3"]);
    check(&mut stage.press("h"), &["This puzzle is finished."]);
}

#[test]
fn skipped_puzzles_come_later() {
    let mut stage = Stage::new(80, 24).with_puzzles([fours(), threes()]).press("W<Enter>");
    let first = stage.text();
    let mut stage = stage.press("n");
    assert_ne!(stage.text(), first);
    let mut stage = stage.press("n");
    assert_eq!(stage.text(), first);
    assert_eq!(stage.attempts(), [], "nothing counts");
    // If nothing else is due, the next puzzle is a new one.
    let stage = Stage::new(80, 24).with_puzzles([fours(), threes()]).press("W<Enter>s<Esc><Enter>");
    let mut stage = stage.press("n");
    check(&mut stage, &["rated 950", "1 due, 1 new"]);
    check(&mut stage.press("n"), &["rated 800"]);
}

#[test]
fn the_mouse_plays_and_steps_through_the_solution() {
    let mut stage = at(80, 24, fours());
    let (x, y) = stage.find("14  ");
    // Each cell has two columns; the first cell comes after the number and two blanks.
    let click = |stage: Stage, row: u16, col: u16| {
        stage.mouse(x + 4 + 2 * col, y - 14 + row, MouseAction::Click)
    };
    let mut stage = click(stage, 7, 9);
    check(&mut stage, &["Correct: O answers 7,10"]);
    let mut stage = click(stage, 4, 9);
    check(&mut stage, &["Solved in"]);
    let stage = stage.mouse(0, 0, MouseAction::ScrollDown);
    let mut stage = stage.mouse(0, 0, MouseAction::ScrollDown);
    check(&mut stage, &["Solution, move 2 of 3"]);
    let mut stage = stage.mouse(0, 0, MouseAction::ScrollUp);
    check(&mut stage, &["Solution, move 1 of 3"]);
    let (x, y) = stage.find("next");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["No puzzle is due"]);
}

#[test]
fn answers_are_delayed_and_late_ones_ignored() {
    let stage = Stage::game(80, 24, 15).moving().with_puzzles([fours()]).press("W<Enter>");
    let mut stage = stage.press(":j8<Enter>");
    check(&mut stage, &["Checking your move"]);
    let mut stage = stage.wait(Duration::from_millis(340));
    check(&mut stage, &["Checking your move"]);
    let mut stage = stage.wait(Duration::from_millis(20));
    check(&mut stage, &["Correct:"]);
    assert!(!stage.moves(), "nothing moves any more");
    // The judgement of an undone move is late.
    let mut stage = at(80, 24, fours()).slow().press(":k8<Enter>");
    check(&mut stage, &["Checking your move"]);
    check(&mut stage.press("<Enter>"), &["Your move is being checked."]);
    let stage = at(80, 24, fours()).slow().press(":k8<Enter>u");
    assert_eq!(stage.stops(), 1);
    let mut stage = stage.judge();
    assert!(!stage.text().contains("Wrong"));
    assert_eq!(stage.attempts(), []);
    // The room may be closed in the meantime.
    let stage = at(80, 24, fours()).slow().press(":k8<Enter><Esc>").judge();
    assert_eq!((stage.attempts(), stage.stops()), (Vec::new(), 1));
}

#[test]
fn the_room_covers_a_game_which_waits() {
    let stage = Stage::game(80, 24, 15).timed("5m").press(":7,7<Enter>:puzzles<Enter>");
    let mut stage = stage.wait(Duration::from_secs(60));
    check(&mut stage, &["PUZZLE"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Paused", "05:00"]);
    check(&mut stage.press("p"), &["Player 2 (O) to move"]);
}

#[test]
fn commands_for_games_are_refused_and_can_be_corrected() {
    let mut stage = at(80, 24, fours()).press(":s<Enter>");
    check(&mut stage, &["This command is for games. Press Esc to leave the puzzles."]);
    let mut stage = stage.press(":h8<Enter>");
    check(&mut stage, &["Illegal input, please try again: there is already a stone there"]);
    let mut stage = stage.press("<Esc>5,12");
    check(&mut stage, &[":5,12"]);
    let mut stage = stage.press("<Esc>?");
    check(&mut stage, &["Solving a puzzle"]);
    let mut stage = stage.press("<Esc><C-p>");
    check(&mut stage, &["Show the solution (counts as failed)"]);
    // Elsewhere, there is no puzzle.
    let mut stage = Stage::game(80, 24, 15).press(":solution<Enter>");
    check(&mut stage, &["There is no puzzle on the board."]);
}

#[test]
fn ctrl_c_quits_even_while_typing() {
    for keys in ["<C-c>", ":<C-c>", ":j8<C-c>", ":h8<Enter><C-c>"] {
        assert!(at(80, 24, threes()).press(keys).has_quit(), "{keys}");
    }
}

#[test]
fn a_review_stores_the_puzzles_of_a_game_once() {
    let stage = Stage::game(120, 40, 15).press(MISSED).press("v");
    let mut stage = stage.review(None);
    check(&mut stage, &["saved from this game.", "14,14?w1"]);
    let own = |stage: &Stage| {
        let store = stage.store();
        store.puzzles(&store.puzzles_path().unwrap()).unwrap().entries
    };
    let kept = own(&stage);
    assert!(!kept.is_empty());
    for entry in &kept {
        let puzzle = entry.clone().into_puzzle().unwrap();
        assert!(puzzle.origin().is_own() && !puzzle.origin().date.is_empty());
    }
    // They come before those of the collection.
    let mut stage = stage.press("W<Enter>");
    check(&mut stage, &["rated 700, your game, 20"]);
    let stage = stage.press("<Esc><Esc>").press(":n<Enter><Enter>").press(MISSED).press("v");
    let mut stage = stage.review(None);
    assert_eq!(own(&stage), kept);
    assert!(!stage.text().contains("saved from this game"));
}

#[test]
fn puzzles_from_a_collection_are_not_own_puzzles() {
    let stage = Stage::game(120, 40, 15);
    // The moves of `MISSED`.
    let game = "(;GM[4]SZ[15]PB[Ada]PW[Eve]DT[2020-02-02];B[hh];W[aa];B[ih];W[ca];B[jh];W[ea];B[oo];W[ia];\
        B[kh];W[ka];B[lh])";
    let path = stage.path("finals.sgf");
    std::fs::write(&path, game).unwrap();
    let stage = stage.press(&format!(":games {}<Enter><Enter>v", path.display()));
    let mut stage = stage.review(None);
    check(&mut stage, &["saved from this game."]);
    let store = stage.store();
    for entry in store.puzzles(&store.puzzles_path().unwrap()).unwrap().entries {
        let origin = entry.into_puzzle().unwrap().origin().clone();
        assert_eq!((origin.source.as_str(), origin.date.as_str()), ("finals.sgf", "2020-02-02"));
        assert_eq!(origin.players, ["Ada", "Eve"]);
    }
}

#[test]
fn the_player_without_a_name_in_an_own_game_is_the_user() {
    let players = [String::new(), "Gomoku level 6".to_owned()];
    let puzzle = fours().with_origin(Origin { players, ..Origin::default() });
    check(&mut at(120, 40, puzzle), &["rated 800, You - Gomoku level 6"]);
}

#[test]
fn the_room_can_open_at_once() {
    let mut stage = Stage::new(80, 24);
    stage.begin(Opening::Puzzles(None));
    check(&mut stage, &["PUZZLES", "Daily puzzle"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["PUZZLE  ", "to move", " new"]);
    let mut stage = stage.press("<Esc><Esc>");
    check(&mut stage, &["New game", "Puzzles"]);
    let stage = stage.file("attempts.jsonl", "hello\n");
    let mut stage = stage.press("W");
    check(&mut stage, &["Skipped: ", "line 1: "]);
}

mod pictures {
    use super::*;

    #[test]
    fn nothing_is_due_at_80x24() {
        let stage =
            Stage::new(80, 24).with_puzzles([fours(), threes()]).press("W<Enter>s<Esc><Enter>");
        assert_snapshot!(stage.press(":j8<Enter>:j11<Enter><Enter>").picture());
    }

    #[test]
    fn a_puzzle_at_80x24() {
        assert_snapshot!(at(80, 24, fours()).picture());
    }

    #[test]
    fn a_hint_at_120x40() {
        assert_snapshot!(at(120, 40, threes()).press("hh").picture());
    }

    #[test]
    fn a_wrong_move_at_80x24() {
        assert_snapshot!(at(80, 24, fours()).press(":k8<Enter>").picture());
    }

    #[test]
    fn solved_at_80x24() {
        assert_snapshot!(at(80, 24, fours()).press(":j8<Enter>:j11<Enter>").picture());
    }

    #[test]
    fn solved_at_120x40() {
        assert_snapshot!(at(120, 40, fours()).press(":j8<Enter>:j11<Enter>").picture());
    }

    #[test]
    fn the_solution_at_80x24() {
        assert_snapshot!(at(80, 24, threes()).press("s]]").picture());
    }

    #[test]
    fn a_wrong_move_in_the_smallest_window() {
        assert_snapshot!(at(33, 20, fours()).press(":k8<Enter>").picture());
    }

    #[test]
    fn in_ascii_without_colours() {
        let opening = Opening::Start(Rule::Freestyle);
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        assert_snapshot!(stage.with_puzzles([threes()]).press("W<Enter>hh").picture());
    }
}
