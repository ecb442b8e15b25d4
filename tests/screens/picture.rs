//! Pictures of the board in files.

use super::check;
use super::stage::Stage;

#[test]
fn the_position_on_the_screen_is_exported() {
    let stage = Stage::game(80, 24, 15).press("<Enter>:6,8<Enter>:5,9<Enter>");
    let mut stage = stage.press("E");
    check(&mut stage, &[":export gomoku-3.png"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Exported gomoku-3.png"]);
    let bytes = std::fs::read(stage.path("gomoku-3.png")).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    // An earlier position has a stone less.
    let stage = stage.press(":export now.svg<Enter>[:export earlier.svg<Enter>");
    let stones = |name: &str| stage.read(name).unwrap().matches("url(#").count();
    assert_eq!([stones("now.svg"), stones("earlier.svg")], [3, 2]);
    let stage = stage.press(":export all.gif<Enter>");
    assert!(std::fs::read(stage.path("all.gif")).unwrap().starts_with(b"GIF89a"));
}

#[test]
fn a_picture_that_cannot_be_written_has_a_reason() {
    let mut stage = Stage::game(80, 24, 15).press(":export board<Enter>");
    check(&mut stage, &["name a file that ends with .svg, .png or .gif", ":export board"]);
    let mut stage = stage.press(":export none/a.png<Enter>");
    check(&mut stage, &["Cannot export none/a.png: no such file or directory."]);
    let mut stage = stage.file("game.png", "No;Row;Col;Player\n").press(":export game.png<Enter>");
    check(&mut stage, &["Cannot export game.png: the existing file is not a picture"]);
    assert_eq!(stage.read("game.png").unwrap(), "No;Row;Col;Player\n");
}
