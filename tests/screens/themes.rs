//! List of themes with its preview, and themes set by name.

use super::check;
use super::stage::Stage;
use gomoku::game::GameKind;
use gomoku::rules::Variant;
use gomoku::tui::event::{Event, MouseAction};
use gomoku::tui::theme::{GlyphSet, Theme};
use insta::assert_snapshot;
use ratatui::style::Color;

const FILE: &str = "settings.toml";

/// Ground of a theme of the program.
fn ground(name: &str) -> Color {
    let theme = Theme::shipped(name);
    assert_eq!(theme.glyphs, GlyphSet::Lines);
    theme.colour(theme.palette.ground)
}

mod pictures {
    use super::*;

    #[test]
    fn over_a_game() {
        let moves = "<Enter><Right><Enter><Up><Enter>";
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage =
                Stage::game(width, height, 15).press(moves).press("T<Down><Down><Down>");
            assert_snapshot!(format!("themes_at_{width}x{height}"), stage.picture());
        }
        let mut stage = Stage::game(24, 20, 15).press("T<Down>");
        assert_snapshot!("themes_at_24x20", stage.picture());
    }
}

#[test]
fn the_selected_theme_is_shown_at_once_and_esc_restores() {
    let mut stage = Stage::game(80, 24, 15);
    assert_eq!(stage.ground(), ground("classic"));
    let mut stage = stage.press("T");
    check(&mut stage, &["Themes", ">  auto: classic ", "classic-light", "tritanopia", "mono"]);
    let mut stage = stage.press("<Down><Down>");
    check(&mut stage, &[">  classic-light"]);
    assert_eq!(stage.ground(), ground("classic-light"));
    assert_eq!(stage.read(FILE), None, "a preview is not written");
    // Ctrl-T goes to the next one, too.
    let mut stage = stage.press("<End><C-t><Up><Up>");
    assert_eq!(stage.ground(), ground("tritanopia"));
    let mut stage = stage.press("<Esc>");
    assert_eq!((stage.ground(), stage.read(FILE)), (ground("classic"), None));
    check(&mut stage, &["Move 1"]);
    assert!(!stage.text().contains("tritanopia"));
}

#[test]
fn enter_keeps_the_theme_and_writes_it() {
    let stage = Stage::game(80, 24, 15).file(FILE, "# mine\nlevel = 7\n");
    let mut stage = stage.press("T<Down><Down><Enter>");
    assert_eq!(stage.ground(), ground("classic-light"));
    let written = "# mine\nlevel = 7\ntheme = \"classic-light\"\n";
    assert_eq!(stage.read(FILE).as_deref(), Some(written));
    // The list begins there the next time.
    check(&mut stage.press("T"), &[">  classic-light"]);
}

#[test]
fn themes_are_previewed_and_chosen_with_the_mouse() {
    let mut stage = Stage::game(80, 24, 15).press("T");
    let (x, y) = stage.find("paper");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    assert_eq!(stage.ground(), ground("paper"));
    let mut stage = stage.mouse(x, y, MouseAction::ScrollUp);
    assert_eq!(stage.ground(), ground("night"));
    // A click outside restores, and plays nothing.
    let mut stage = stage.mouse(10, 10, MouseAction::Click);
    assert_eq!(stage.ground(), ground("classic"));
    check(&mut stage, &["Move 1"]);
    let mut stage = stage.press("T").mouse(x, y, MouseAction::Click);
    assert_eq!(stage.ground(), ground("paper"));
    assert!(stage.read(FILE).unwrap().ends_with("\ntheme = \"paper\"\n"));
}

#[test]
fn a_theme_is_set_by_name() {
    let mut stage = Stage::game(80, 24, 15).press(":theme paper<Enter>");
    assert_eq!(stage.ground(), ground("paper"));
    assert!(stage.read(FILE).unwrap().ends_with("\ntheme = \"paper\"\n"));
    let mut stage = stage.press(":theme sepia<Enter>");
    check(&mut stage, &[":theme sepia", "sepia"]);
    assert_eq!(stage.ground(), ground("paper"));
    let mut stage = stage.press("<Esc>:theme auto<Enter>");
    assert_eq!(stage.ground(), ground("classic"));
    check(&mut stage.press(":theme<Enter>"), &[">  auto: classic "]);
}

#[test]
fn an_invalid_settings_file_is_reported_and_kept() {
    let stage = Stage::game(80, 24, 15).file(FILE, "level = 12\n");
    let mut stage = stage.press("T<Down><Down><Enter>");
    check(&mut stage, &["Not saved"]);
    assert_eq!(stage.read(FILE).as_deref(), Some("level = 12\n"));
}

#[test]
fn themes_are_chosen_on_every_screen() {
    for keys in ["", "n", "H", "W", "i", "<C-p>choose a theme<Enter>"] {
        let stage = Stage::new(80, 24).press(keys);
        let mut stage = if keys.starts_with("<C") { stage } else { stage.press("T") };
        check(&mut stage, &[">  auto: classic "]);
        let mut stage = stage.press("<Down><Down><Enter>");
        assert_eq!(stage.ground(), ground("classic-light"), "{keys}");
    }
}

#[test]
fn the_theme_follows_the_terminal_until_another_one_is_chosen() {
    let light = || Event::Background { is_light: true };
    let mut stage = Stage::game(80, 24, 15);
    stage.send(light());
    assert_eq!(stage.ground(), ground("classic-light"));
    check(&mut stage.press("T"), &[">  auto: classic-light"]);
    // Neither a theme of the settings nor one tried with Ctrl-T changes.
    for keys in [":theme wood<Enter>", "<C-t><C-t>"] {
        let mut stage = Stage::game(80, 24, 15).press(keys);
        let before = stage.ground();
        assert!(!stage.is_drawn(light()), "{keys}");
        assert_eq!(stage.ground(), before);
    }
}

#[test]
fn connect_four_has_red_and_yellow_discs() {
    let mut stage =
        Stage::of(80, 24, GameKind::Rows(Variant::CONNECT_FOUR)).press("<Enter><Enter>");
    let text = stage.picture();
    let yellow = "second-disc.stone";
    assert!(text.contains("first-disc.stone") || text.contains("first.stone"), "{text}");
    assert!(text.contains(yellow), "{text}");
    // Gomoku keeps its own, also after connect four.
    assert!(!stage.press(":n 15<Enter><Enter><Enter><Up><Enter>").picture().contains(yellow));
}

#[test]
fn settings_are_in_groups_where_there_is_room() {
    let mut stage = Stage::new(120, 40).press(",");
    let groups = ["Appearance \u{2500}", "Terminal \u{2500}", "Players \u{2500}"];
    check(&mut stage, &groups);
    check(&mut stage, &["New games \u{2500}", "Engine \u{2500}"]);
    // A heading is no setting for the mouse.
    let (x, y) = stage.find("Terminal");
    let before = stage.text();
    let mut stage = stage.mouse(x, y, MouseAction::Move).mouse(x, y, MouseAction::Click);
    assert_eq!(stage.text(), before);
    let (x, y) = stage.find("Bell");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["Bell         < on your turn >"]);
    // Elsewhere, the title names the group.
    let mut stage = Stage::new(80, 24).press(",");
    check(&mut stage, &["Settings: Appearance"]);
    check(&mut stage.press("<Up>"), &["Settings: Engine"]);
}
