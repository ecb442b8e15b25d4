//! Statistics of the player on the screen.

use std::fmt::Write as _;

use gomoku::rules::Rule;
use gomoku::tui::app::Opening;
use gomoku::tui::event::{Effect, Event, MouseAction};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Moves of a game in which one side makes a row in this direction, and the other side overlooks a
/// four, an open three, or nothing.
fn moves(is_x: bool, direction: (i8, i8), kind: usize) -> String {
    let at = |step: i8| (7 + direction.0 * step, 7 + direction.1 * step);
    let far = [(0, 0), (14, 0), (0, 14), (14, 13)];
    let attack = [at(0), at(1), at(2), at(3)];
    let (attack, defence) = match kind {
        // The four is stopped.
        0 => (&attack[..], vec![at(-1), far[0], far[1], at(4), far[2]]),
        1 => (&attack[..], vec![at(-1), far[0], far[1], far[2], far[3]]),
        _ => (&attack[..3], far.to_vec()),
    };
    let (first, second) =
        if is_x { (&defence[..=attack.len()], attack) } else { (attack, &defence[..attack.len()]) };
    let mut text = String::new();
    let cell = |(col, row): (i8, i8)| {
        [col, row].map(|at| char::from(b'a' + u8::try_from(at).unwrap())).iter().collect::<String>()
    };
    for ply in 0..first.len() + second.len() {
        let moves = [first, second][ply % 2];
        let Some(&point) = moves.get(ply / 2) else { break };
        write!(text, ";{}[{}]", ["B", "W"][ply % 2], cell(point)).unwrap();
    }
    text
}

const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Stage with a history of this many games, most of them reviewed, and some puzzles.
fn played(stage: Stage, games: usize) -> Stage {
    std::fs::create_dir_all(stage.path("history")).unwrap();
    for number in 0..games {
        let (level, is_x) = (1 + number * 7 % 5, number % 3 > 0);
        let computer = format!("{}[Gomoku level {level}]", if is_x { "PW" } else { "PB" });
        let result = ["B+R", "W+R", "B+R", "0", "W+R"][number * 3 % 5];
        let size = if number % 7 == 6 { 19 } else { 15 };
        let date = format!("2026-{:02}-{:02}", 1 + number / 28, 1 + number % 28);
        let accuracy = 58 + (number * 37 % 23) + number / 6;
        let mut sgf = format!("(;GM[4]SZ[{size}]{computer}RE[{result}]DT[{date}]");
        if number % 10 == 1 {
            sgf += "GKA[938]";
        }
        let direction = DIRECTIONS[if number % 5 < 2 { 3 } else { number % 4 }];
        sgf += &moves(is_x, direction, number * 5 % 7 % 3);
        if number % 4 != 1 {
            write!(sgf, "GKS[unknown][0 1 0 2 0 {accuracy}][1 0 0 0 0 {accuracy}]").unwrap();
        }
        sgf += ")";
        let name = format!("{}T120000.{number:06}Z.sgf", date.replace('-', ""));
        std::fs::write(stage.path(&format!("history/{name}")), sgf).unwrap();
    }
    // Two people.
    let two = "(;GM[4]SZ[15]PB[Ada]PW[Eve]RE[B+R];B[hh])";
    std::fs::write(stage.path("history/two.sgf"), two).unwrap();
    let deck = gomoku::puzzle::Deck::first_collection();
    let mut log = String::new();
    for (number, puzzle) in deck.puzzles().iter().step_by(9).take(40).enumerate() {
        let (outcome, grade) =
            if number % 4 == 3 { ("failed", "again") } else { ("solved", "good") };
        let (id, rating) = (puzzle.id(), puzzle.rating());
        writeln!(
            log,
            "{{\"at\":\"2026-11-20T08:00:00\",\"puzzle\":\"{id}\",\"rating\":{rating},\
             \"outcome\":\"{outcome}\",\"grade\":\"{grade}\",\"seconds\":20}}"
        )
        .unwrap();
    }
    let mut stage = stage.file("attempts.jsonl", &log);
    let rating = stage.store().rating();
    stage.send(Event::RatingRead(Box::new(rating)));
    stage
}

fn full(width: u16, height: u16) -> Stage {
    played(Stage::new(width, height), 150).press("S")
}

#[test]
fn the_page_opens_from_the_menu_by_key_and_by_command() {
    for keys in ["<Down><Down><Down><Down><Down><Down><Enter>", "S", "<C-p>statistics<Enter>"] {
        let mut stage = Stage::new(80, 24).press(keys);
        check(&mut stage, &["MY STATISTICS", "No finished games against the computer yet."]);
        let mut stage = stage.press("<Esc>");
        check(&mut stage, &["New game", "Statistics"]);
    }
    let mut stage = Stage::game(80, 24, 15).press(":stats<Enter>");
    check(&mut stage, &["MY STATISTICS", "Esc: back to the game"]);
    check(&mut stage.press("<Esc>"), &["Player 1"]);
}

#[test]
fn everything_is_reached_by_keys_and_wheel() {
    let mut stage = full(80, 24);
    check(
        &mut stage,
        &["150 games against the computer, 2026-01-01 to", "1 game between two people"],
    );
    check(&mut stage, &["By level", "Level 1", "-- more --"]);
    let top = stage.text();
    let mut stage = stage.press("<PgDn>");
    check(&mut stage, &["Others", "111 reviewed games, mean 81%"]);
    let mut stage = stage.press("<End>");
    check(&mut stage, &["Puzzles", "All puzzles", "rating"]);
    assert!(!stage.text().contains("-- more --"));
    let bottom = stage.text();
    let mut stage = stage.press("<Down><PgDn>");
    assert_eq!(stage.text(), bottom, "there is no more");
    let mut stage = stage.mouse(20, 10, MouseAction::ScrollUp);
    assert_ne!(stage.text(), bottom);
    let mut stage = stage.mouse(20, 10, MouseAction::ScrollDown);
    assert_eq!(stage.text(), bottom);
    let mut stage = stage.press("<Home>");
    assert_eq!(stage.text(), top);
    // A larger window needs less scrolling.
    let mut stage = stage.press("<End>").resize(200, 60);
    check(&mut stage, &["By level", "All puzzles"]);
    assert!(!stage.text().contains("-- more --"));
}

#[test]
fn the_page_waits_for_the_history_and_a_late_answer_changes_nothing() {
    let reads = |effect: &Effect| matches!(effect, Effect::ReadStatistics(_));
    let stage = played(Stage::new(80, 24), 8).with_slow_disk(reads);
    let mut stage = stage.press("S");
    check(&mut stage, &["Reading your games..."]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["New game"]);
    let mut stage = stage.press("S");
    // The answer to the page that was left.
    let late = stage.first_of_work().unwrap();
    stage.send(late);
    check(&mut stage, &["Reading your games..."]);
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["8 games against the computer"]);
}

#[test]
fn damaged_files_are_counted_and_told() {
    let stage = played(Stage::new(80, 24), 3);
    let stage = stage.file("history/bad.sgf", "(;GM[4]SZ[15];B[zz])").file("history/x.sgf", "?");
    let mut stage = stage.press("S");
    check(&mut stage, &["3 games", "2 files of the history cannot be read", "bad.sgf"]);
}

mod pictures {
    use super::*;

    #[test]
    fn with_games() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = full(width, height);
            assert_snapshot!(format!("full_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn the_rest_at_80x24() {
        let mut stage = full(80, 24).press("<PgDn>");
        let second = stage.picture();
        let mut stage = stage.press("<End>");
        assert_snapshot!(format!("{second}\n\n{}", stage.picture()));
    }

    #[test]
    fn without_games() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = Stage::new(width, height).press("S");
            assert_snapshot!(format!("empty_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn without_colours_and_braille() {
        let opening = Opening::Start(Rule::Freestyle);
        let stage = Stage::with(120, 40, opening, GlyphSet::Ascii, Depth::None);
        let mut stage = played(stage, 150).press("S");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn few_games_without_reviews_and_puzzles() {
        let stage = played(Stage::new(80, 24), 2).file("attempts.jsonl", "");
        let mut stage = stage.press("S<End>");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn in_small_windows() {
        for (width, height) in [(20, 8), (24, 11), (40, 20)] {
            let mut stage = full(width, height);
            assert_snapshot!(format!("small_{width}x{height}"), stage.picture());
        }
    }
}
