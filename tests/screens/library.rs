//! Libraries of RenLib: opened, walked through, saved, and in the opening explorer.

use std::path::PathBuf;

use gomoku::formats::renlib;
use gomoku::record::NodeId;
use gomoku::tui::app::Opening;
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// The start, h8, then i9 (`A`, with a comment) and i8 (`B`), and the text `x` at g7.
const LIBRARY: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\
    \x78\0\x87\xc3\0\x01x\0\x69\x89\0\x01the best move\x08and why\0A\0\
    \x5a\xc0\x7a\x40\x79\x41\0\x01B\0";

fn stage(width: u16, height: u16) -> Stage {
    let mut stage = Stage::game(width, height, 15);
    let loaded = Box::new(renlib::read(LIBRARY).unwrap());
    let path = PathBuf::from("a.lib");
    stage.begin(Opening::Load { path, loaded, kind: None, encoding: None });
    stage
}

#[test]
fn a_library_opens_at_its_start_and_shows_its_texts() {
    let mut stage = stage(120, 40);
    check(&mut stage, &["Game loaded: 5 moves", "Move 1"]);
    assert_eq!(stage.record().node(), NodeId::ROOT);
    let mut stage = stage.press("]");
    let text = stage.text();
    assert!(["A", "B"].iter().all(|label| text.contains(label)), "{text}");
    check(&mut stage.press("]"), &["the best move", "and why"]);
}

#[test]
fn a_library_is_saved_with_all_variations() {
    let stage = Stage::game(120, 40, 15);
    std::fs::write(stage.path("a.lib"), LIBRARY).unwrap();
    let name = stage.path("a.lib").display().to_string();
    let stage = stage.press(&format!(":l {name}<Enter>"));
    let name = stage.path("b.lib").display().to_string();
    let stage = stage.press(&format!(":s {name}<Enter>"));
    let saved = std::fs::read(stage.path("b.lib")).unwrap();
    assert_eq!(saved, LIBRARY);
    let again = renlib::read(&saved).unwrap().record;
    assert_eq!(again.tree().len(), 6);
}

#[test]
fn the_explorer_shows_moves_of_libraries() {
    let stage = stage(120, 40);
    let folder = stage.path("games");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("a.lib"), LIBRARY).unwrap();
    let folder = folder.display().to_string();
    let stage = stage.press(&format!(":games {folder}<Enter>"));
    let mut stage = stage;
    check(&mut stage, &["a.lib"]);
    let mut stage = stage.press("<Esc>]x");
    check(&mut stage, &["Opening explorer", "the best move"]);
    assert_snapshot!("library_in_the_explorer_at_120x40", stage.picture());
}

#[test]
fn pictures_of_a_library() {
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut stage = stage(width, height).press("]");
        assert_snapshot!(format!("library_at_{width}x{height}"), stage.picture());
    }
}
