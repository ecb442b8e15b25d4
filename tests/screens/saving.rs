//! Saving to files, in the format of their names.

use std::fs;

use gomoku::settings::{SaveFormat, Settings};

use super::check;
use super::stage::Stage;

const FINAL: &str = "(;FF[4]GM[4]SZ[15]PB[Ada]PW[Gomoku level 6];B[hh];W[gg];B[hi];W[gi];B[hg])";
const CSV: &str = "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n";

#[test]
fn the_saved_game_is_the_newer_of_both_formats() {
    let settings = |save_format| Settings { save_format, ..Settings::default() };
    let stage = || Stage::game(80, 24, 15).one_each(settings(SaveFormat::Sgf));
    // A save of an earlier version is still loaded.
    let mut stage_csv = stage().file("game.csv", CSV).press("l");
    check(&mut stage_csv, &["Game loaded: 2 moves from game.csv"]);
    let both = stage().file("game.csv", CSV).file("game.sgf", FINAL);
    let old = std::time::SystemTime::UNIX_EPOCH;
    let file = fs::File::options().write(true).open(both.path("game.csv")).unwrap();
    file.set_modified(old).unwrap();
    check(&mut both.press("l"), &["Game loaded: 5 moves from game.sgf"]);
    let both = stage().file("game.csv", CSV).file("game.sgf", FINAL);
    let file = fs::File::options().write(true).open(both.path("game.sgf")).unwrap();
    file.set_modified(old).unwrap();
    check(&mut both.press("l"), &["Game loaded: 2 moves from game.csv"]);
}

#[test]
fn s_saves_as_sgf_unless_the_name_or_the_setting_says_otherwise() {
    let settings = |save_format| Settings { save_format, ..Settings::default() };
    let stage = |format| Stage::game(80, 24, 15).one_each(settings(format)).press("<Enter>");
    let mut sgf = stage(SaveFormat::Sgf).press("s");
    check(&mut sgf, &["Game saved: 1 move in game.sgf."]);
    assert!(sgf.read("game.sgf").unwrap().starts_with("(;"));
    let mut csv = stage(SaveFormat::Csv).press("s");
    check(&mut csv, &["Game saved: 1 move in game.csv."]);
    assert_eq!(csv.read("game.csv").unwrap(), "No;Row;Col;Player\n1;7;7;0\n");
    for (name, is_sgf) in [("a", true), ("a.game", true), ("a.csv", false), ("a.CSV", false)] {
        let stage = stage(SaveFormat::Sgf).press(&format!(":s {name}<Enter>"));
        assert_eq!(stage.read(name).unwrap().starts_with("(;"), is_sgf, "{name}");
    }
    let stage = stage(SaveFormat::Csv).press(":s a<Enter>");
    assert!(stage.read("a").unwrap().starts_with("No;"));
}

#[test]
fn what_a_format_cannot_hold_is_said_before_saving() {
    let stage = || Stage::game(80, 24, 15).press("<Enter>;Hello<Enter>");
    let question = "The CSV format cannot hold the comments.";
    let mut asked = stage().press("s");
    check(&mut asked, &[question, "Save anyway? (y/n)", ":s game.sgf keeps\n everything."]);
    assert_eq!(asked.read("game.csv"), None);
    let mut refused = asked.press("n");
    assert_eq!(refused.read("game.csv"), None);
    check(&mut refused, &["Player 2 (O) to move"]);
    let mut saved = stage().press("sy");
    check(&mut saved, &["Game saved: 1 move in game.csv."]);
    // The player has agreed to lose the comments of this game, but to nothing else.
    let mut again = saved.press("<Left><Enter>s");
    check(&mut again, &["Game saved: 2 moves in game.csv."]);
    check(&mut again.press("us"), &["The CSV format cannot hold variations and undone moves"]);
    check(&mut stage().press("sy:s other.csv<Enter>"), &[question]);
    // Nothing is asked where nothing is lost.
    check(&mut stage().press(":s a.sgf<Enter>"), &["Game saved: 1 move in a.sgf."]);
    check(&mut Stage::game(80, 24, 15).press("<Enter>s"), &["Game saved: 1 move in game.csv."]);
}
