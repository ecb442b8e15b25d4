//! Settings page, and invalid settings files.

use super::stage::Stage;
use gomoku::rules::Variant;
use gomoku::settings::{First, parse};
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use insta::assert_snapshot;

const FILE: &str = "settings.toml";

mod pictures {
    use super::*;

    #[test]
    fn from_the_start_and_from_a_game() {
        assert_snapshot!("settings_at_80x24", Stage::game(80, 24, 15).press(",").picture());
        let mut stage = Stage::new(120, 40).press(
            "<Down><Down><Down><Down><Down><Down><Down><Down><Enter><Down><Down><Down><Right>",
        );
        assert_snapshot!("settings_at_120x40", stage.picture());
        assert_snapshot!("settings_at_40x20", Stage::new(40, 20).press(",<Up>").picture());
        assert_snapshot!("settings_at_24x11", Stage::new(24, 11).press(",").picture());
    }

    #[test]
    fn settings_that_cannot_be_used() {
        let problem = "settings.toml, line 4, column 9: level must be a number from 1 to 10, not 12\n\
                       settings.toml, line 9, column 1: there is no setting colour; the settings are \
                       theme and others";
        let stage = |width, height| Stage::new(width, height).with_problem(problem);
        assert_snapshot!("problem_at_80x24", stage(80, 24).picture());
        assert_snapshot!("problem_at_24x11", stage(24, 11).picture());
    }
}

#[test]
fn a_change_is_applied_at_once_and_written_preserving_comments() {
    let before = "# mine\nlevel = 7 # strong\ncoordinates = \"numbers\" # or not\n";
    let stage = Stage::game(80, 24, 15).file(FILE, before);
    let mut stage = stage.press(",<Down><Down><Down><Right>");
    assert!(stage.text().contains("< letters >"), "{}", stage.text());
    let after = before.replace("numbers", "letters");
    assert_eq!(stage.read(FILE), Some(after));
    let mut stage = stage.press("<Esc>");
    assert!(stage.text().contains(" A B C D"), "{}", stage.text());
}

#[test]
fn concurrent_edits_of_the_file_are_kept() {
    let stage = Stage::new(80, 24).press(",").file(FILE, "bell = \"your-turn\" # new\n");
    let stage = stage.press("<Down><Down><Down><Down> ");
    assert_eq!(stage.read(FILE).unwrap(), "bell = \"your-turn\" # new\nmouse = false\n");
}

#[test]
fn an_invalid_file_is_reported_and_not_changed() {
    let mut stage = Stage::game(80, 24, 15).file(FILE, "level = 12\n").press(",<Right>");
    let text = stage.text();
    assert!(text.contains("Not saved") && text.contains("line 1, column 9"), "{text}");
    assert_eq!(stage.read(FILE).unwrap(), "level = 12\n");
}

#[test]
fn the_next_language_is_spoken_at_once_and_written() {
    let messages = "language-name = Klingonisch\nsettings-title = SeHlaw\n\
                    settings-animations = Animationsgeschwindigkeit\nsettings-off = Qotlh\n";
    let mut stage = Stage::new(80, 24).with_messages("tlh", messages).file(FILE, "# mine\n");
    stage = stage.press(",");
    let english = stage.text();
    assert!(english.contains("Settings") && english.contains("< auto: English >"), "{english}");
    let mut stage = stage.press("<Left>");
    let text = stage.text();
    assert!(text.contains("SeHlaw") && text.contains("< Klingonisch >"), "{text}");
    // The column of the names is as wide as the longest of them.
    assert!(text.contains("Animationsgeschwindigkeit   Qotlh"), "{text}");
    assert!(text.contains("Theme                       auto: classic"), "{text}");
    assert_eq!(stage.read(FILE).unwrap(), "# mine\nlanguage = \"tlh\"\n");
    let mut stage = stage.press("<Right><Right>");
    assert!(stage.text().contains("< English >"), "{}", stage.text());
    assert_eq!(stage.read(FILE).unwrap(), "# mine\nlanguage = \"en\"\n");
}

#[test]
fn a_former_name_in_the_file_is_replaced_by_the_first_change() {
    let stage = Stage::new(80, 24).file(FILE, "movements = true # mine\n");
    let stage = stage.press(",<Down><Down><Down><Down> ");
    assert_eq!(stage.read(FILE).unwrap(), "animations = true # mine\nmouse = false\n");
}

#[test]
fn the_next_theme_is_seen_at_once() {
    let mut stage = Stage::new(80, 24).press(",<Down>");
    let before = stage.ground();
    let mut stage = stage.press("<Right><Right>");
    assert!(stage.text().contains("< classic-light >"), "{}", stage.text());
    assert_ne!(stage.ground(), before);
    assert_eq!(parse(&stage.read(FILE).unwrap()).unwrap().theme.as_str(), "classic-light");
}

#[test]
fn names_are_typed_and_used() {
    let stage = Stage::game(120, 40, 15).press(&format!(",{}", "<Up>".repeat(14)));
    let mut stage = stage.press("Ada q<Backspace><Backspace>");
    assert!(stage.text().contains("> Ada_"), "{}", stage.text());
    assert!(stage.read(FILE).unwrap().ends_with("player-1 = \"Ada\"\n"));
    let mut stage = stage.press("<Esc>");
    assert!(stage.text().contains("Ada"), "{}", stage.text());
}

#[test]
fn the_next_new_game_uses_the_settings() {
    let stage = Stage::new(80, 24).press(&format!(",{}<Right><Right><Esc>", "<Up>".repeat(11)));
    let mut stage = stage.press("n");
    assert!(stage.text().contains("19 x 19"), "{}", stage.text());
    let stage = stage.press("<Enter>");
    // The choice is stored, but is not a setting.
    let last = stage.store().last().unwrap();
    assert_eq!(last.kind.shape().width(), 19);
    assert!(stage.read(FILE).unwrap().ends_with("size = 19\n"));
}

#[test]
fn the_move_limit_of_new_games_is_chosen_by_its_words() {
    let limit = |steps: usize| {
        let right = "<Right>".repeat(steps);
        Stage::new(80, 24).press(&format!(",<Up><Up><Up><Up><Up><Up>{right}")).text()
    };
    for (steps, words) in [(1, "< 25 cells left free >"), (2, "< 60 moves >")] {
        assert!(limit(steps).contains(words), "{}", limit(steps));
    }
    let stage = Stage::new(80, 24).press(",<Up><Up><Up><Up><Up><Up><Right><Right>");
    assert!(stage.read(FILE).unwrap().ends_with("draw-after = 60\n"));
    let stage = stage.press("<Esc>n<Enter>");
    assert_eq!(stage.record().info().limit.to_string(), "60");
}

#[test]
fn a_level_set_in_a_game_applies_to_the_next_one() {
    let stage = Stage::against_computer(80, 24, Variant::GOMOKU_15);
    let up = "<Up>".repeat(12);
    let mut stage = stage.press(&format!(",{up}<Right><Right>"));
    assert!(stage.text().contains("< 7 >"), "{}", stage.text());
    let mut stage = stage.press("<Esc>");
    assert!(stage.text().contains("level 5"), "{}", stage.text());
    let mut stage = stage.press("n");
    assert!(stage.text().contains("Level          7"), "{}", stage.text());
}

#[test]
fn a_problem_notice_stays_until_a_key_is_pressed() {
    let stage = Stage::new(80, 24).with_problem("settings.toml, line 1, column 9: no");
    let mut stage = stage.resize(100, 30);
    assert!(stage.text().contains("line 1, column 9"));
    let mut stage = stage.press("q");
    assert!(!stage.has_quit() && stage.text().contains("New game"));
}

#[test]
fn a_problem_notice_closes_by_a_click_and_ctrl_c_quits() {
    let problem = || Stage::new(80, 24).with_problem("settings.toml, line 1, column 9: no");
    let (x, y) = Stage::new(80, 24).find("Quit");
    let mut stage = problem().mouse(x, y, MouseAction::Click);
    assert!(!stage.has_quit() && stage.text().contains("New game"));
    assert!(problem().press("<C-c><C-c>").has_quit());
}

#[test]
fn a_long_problem_can_be_read_to_its_end_and_any_other_key_closes_it() {
    let problem =
        (1..=30).map(|number| format!("line {number}: no")).collect::<Vec<_>>().join("\n");
    for (width, height) in [(80, 24), (24, 11), (20, 8)] {
        let mut stage = Stage::new(width, height).with_problem(&problem);
        assert!(stage.text().contains("more lines"), "{}", stage.text());
        for _ in 0..40 {
            stage = stage.press("<Down>");
        }
        let text = stage.text();
        assert!(text.contains("line 30") && text.contains("lines above"), "{text}");
        assert!(text.contains("any key"), "{text}");
        let mut stage = stage.press("<PgUp><Up>");
        assert!(!stage.text().contains("line 30: no"), "{}", stage.text());
        assert!(!stage.press("x").text().contains("line 2"));
    }
    let short = Stage::new(80, 24).with_problem("settings.toml, line 1, column 9: no");
    assert!(short.press("<Down>").text().contains("New game"));
}

#[test]
fn the_setting_for_the_first_player_applies_when_the_computer_joins() {
    // The rows of the page: game, size, rule, opening, players.
    let stage = Stage::new(80, 24).press(&format!(",{}<Right>", "<Up>".repeat(8)));
    let mut stage = stage.press("<Esc>n<Down><Down><Down><Down><Right>");
    assert!(stage.text().contains("First move     the computer"), "{}", stage.text());
    // The same on the page of a custom game.
    let stage = Stage::new(80, 24).begun_by(First::Computer, Opening::Form);
    let mut stage = stage.press("<Down><Down><Down><Down><Down><Down><Down><Right>");
    assert!(stage.text().contains("First move     the computer"), "{}", stage.text());
}

#[test]
fn messages_name_the_configured_keys() {
    let keys = "[keys]\npause = \"w\"\nplay = \"k\"\n";
    let mut stage = Stage::game(80, 24, 15).with_keys(keys).timed("5m").press("kw");
    assert!(stage.text().contains("paused: w to resume"), "{}", stage.text());
    assert!(stage.press("h").text().contains("The game is paused. Press w to resume."));
}

#[test]
fn a_file_with_a_problem_is_not_written() {
    let before = "theme = \"sunst\"\n";
    let stage = Stage::new(80, 24).with_problem("settings.toml, line 1, column 9: no theme");
    let mut stage = stage.file(FILE, before).press("<Esc>,<Down><Down><Down><Right>");
    assert!(stage.text().contains("Not saved"), "{}", stage.text());
    assert_eq!(stage.read(FILE).as_deref(), Some(before));
}

#[test]
fn configured_keys_work_and_are_shown_everywhere() {
    let stage = Stage::game(120, 40, 15).with_keys("[keys]\nundo = \"k\"\nsave = \"F6\"\n");
    let mut stage = stage.press("<Enter>u");
    assert!(
        stage.text().contains("Move 2") && stage.text().contains("k  undo"),
        "{}",
        stage.text()
    );
    let mut stage = stage.press("k");
    assert!(stage.text().contains("Move 1"), "{}", stage.text());
    let mut stage = stage.press("?");
    let text = stage.text();
    let line = text.lines().find(|line| line.contains("Undo")).unwrap();
    assert!(line.trim().starts_with('k'), "{line}");
    let mut stage = stage.press("<Esc><C-p>save game");
    let text = stage.text();
    let line = text.lines().find(|line| line.contains("Save game")).unwrap();
    assert!(line.contains("F6"), "{line}");
}

#[test]
fn a_default_key_taken_by_the_user_is_shown_nowhere_and_its_command_still_works() {
    let stage = Stage::game(120, 40, 15).with_keys("[keys]\nhint = \"S\"\n");
    let mut stage = stage.press("S");
    assert!(stage.text().contains("Move 1"), "{}", stage.text());
    assert!(stage.text().contains("S  hint"), "{}", stage.text());
    let mut stage = stage.press("<Esc><C-p>statistics");
    let text = stage.text();
    let line = text.lines().find(|line| line.contains("Statistics")).unwrap();
    assert!(line.contains("mistakes     "), "{text}");
    let mut stage = stage.press("<Esc>?<Tab>");
    let text = stage.text();
    let line = text.lines().find(|line| line.contains("Statistics: ")).unwrap();
    assert!(line.trim().starts_with("Statistics"), "{text}");
    let mut stage = stage.press("<Esc>:stats<Enter>");
    assert!(stage.text().contains("No finished games"), "{}", stage.text());
}
