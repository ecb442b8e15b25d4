//! About page of the program.

use super::check;
use super::stage::Stage;
use gomoku::tui::event::MouseAction;

const PLACES: &[(&str, &str)] = &[
    ("place-saved", "/home/ada/.local/share/gomoku"),
    ("place-settings", "/home/ada/.config/gomoku/settings.toml"),
];

fn start(width: u16, height: u16) -> Stage {
    Stage::game(width, height, 15).with_places(PLACES)
}

#[test]
fn the_page_opens_from_everywhere_by_key_command_and_palette() {
    let version = concat!("Gomoku ", env!("CARGO_PKG_VERSION"));
    for keys in ["i", "<C-p>about<Enter>", "n<Enter>i", "n<Enter>:about<Enter>"] {
        let mut stage = start(80, 24).press(keys);
        check(&mut stage, &[version, "MIT or Apache-2.0", "Saved games   /home/ada/.local/share"]);
        let mut stage = stage.press("<Esc>");
        assert!(!stage.text().contains(version), "{keys}");
    }
}

#[test]
fn a_narrow_page_has_paths_below_their_names_and_scrolls() {
    let mut stage = start(40, 11).press("i");
    assert!(!stage.text().contains("settings.toml"));
    let mut stage = stage.press("<Down><Down><Down>");
    check(&mut stage, &["Settings", "/home/ada/.config/gomoku/settings.toml"]);
    let shown = stage.text();
    assert_eq!(stage.press("<Down>").text(), shown, "there is no more");
    let mut stage = start(40, 11).press("i<Down>").mouse(5, 5, MouseAction::ScrollUp);
    check(&mut stage, &["Gomoku"]);
    // The licence is wrapped between words.
    check(&mut start(24, 11).press("i"), &["MIT or Apache-2.0, at\nyour option."]);
    // Smaller than any menu.
    check(&mut start(80, 24).press("i").resize(20, 8), &["needed"]);
}

#[test]
fn help_and_quit_work_on_the_page() {
    check(&mut start(80, 24).press("i?"), &["Moves   Game"]);
    assert!(start(80, 24).press("iq").has_quit());
}
