//! Opening rule on the page of a new game, in the settings and in the start menu.

use gomoku::game::{ComputerSides, Lineup};
use gomoku::locale::Language;
use gomoku::player::Level;
use gomoku::rules::Rule;
use gomoku::rules::opening::OpeningRule;
use gomoku::settings::{Choice, Stakes};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Rules from free on, and back to it, as the keys `step` step through the row.
fn stepped(page: &str, step: &str) -> Vec<String> {
    let mut stage = Stage::new(80, 24).press(page);
    let mut rules: Vec<String> = Vec::new();
    while rules.len() < 2 || rules.last() != rules.first() {
        assert!(rules.len() < 20, "{rules:?}");
        let text = stage.text();
        let (_, rest) = text.split_once("Opening").unwrap_or_else(|| panic!("{text}"));
        let (_, rest) = rest.split_once("< ").unwrap();
        rules.push(rest.split_once(" >").unwrap().0.to_owned());
        stage = stage.press(step);
    }
    rules
}

#[test]
fn the_row_steps_through_the_rules_that_fit() {
    let gomoku = ["free", "swap", "swap (one stone)", "swap2", "pro", "long pro", "free"];
    assert_eq!(stepped("n<Down><Down><Down>", "<Right>"), gomoku);
    let mut backwards = gomoku;
    backwards.reverse();
    assert_eq!(stepped("n<Down><Down><Down>", "<Left>"), backwards);
    // Exactly five has the same ones; renju has its own before them.
    assert_eq!(stepped("ne<Down>", "O"), gomoku);
    let own = ["RIF", "Yamaguchi", "Soosyrv-8", "Taraguchi-10", "Tarannikov", "Sakata"];
    let renju = [&gomoku[..1], &own[..], &gomoku[1..]].concat();
    assert_eq!(stepped("nee<Down>", "<Right>"), renju);
}

#[test]
fn the_row_is_hidden_where_no_rule_fits() {
    let why = "Opening rules need five in a row on a board with edges, without gravity.";
    // Custom games: four in a row, a torus, and stones that fall.
    let custom = |keys: &str| format!("n<Left>{keys}");
    let down = |rows: usize, key: &str| format!("{}{key}", "<Down>".repeat(rows));
    let hidden = ["n<Right>", "n<Right><Right>", "n<Right><Right><Right>"].map(str::to_owned);
    let fields = [down(3, "4"), down(5, "<Right>"), down(6, "<Right>")].map(|it| custom(&it));
    for keys in hidden.iter().chain(&fields) {
        let mut stage = Stage::new(80, 24).press(keys);
        assert!(!stage.text().contains("Opening"), "{keys}: {}", stage.text());
        check(&mut stage.press("O"), &[why]);
    }
    let mut stage = Stage::new(80, 24).press(&custom("OO"));
    check(&mut stage, &["Custom game", "Opening      < swap (one stone) >"]);
}

#[test]
fn a_rule_that_does_not_fit_is_kept_for_a_game_that_it_fits() {
    // Renju, and its last own rule.
    let stage = Stage::new(80, 24).press("nee<Down><Left><Left><Left><Left><Left><Left>");
    let mut stage = stage.press("e");
    check(&mut stage, &["caro", "Opening        free"]);
    let mut stage = stage.press("<Left>");
    check(&mut stage, &["Opening        Sakata"]);
    let mut stage = stage.press("<Up><Up><Right><Left>");
    check(&mut stage, &["Renju", "Opening        Sakata"]);
    // The game begins without it where it does not fit.
    let stage = stage.press("e<Enter>");
    assert_eq!(stage.record().opening_rule(), OpeningRule::Free);
    check(&mut stage.press("ne<Left><Left>"), &["Opening        Sakata"]);
}

#[test]
fn games_with_an_opening_are_not_rated() {
    let lineup = Lineup::new(ComputerSides::Second, Level::default());
    let stage = Stage::new(80, 24).keeping().offering_lineup(lineup);
    let mut stage = stage.press(&format!("n{}<Right><Right>", "<Down>".repeat(5)));
    check(&mut stage, &["Rated        < yes, an even game >"]);
    let mut stage = stage.press("O");
    assert!(!stage.text().contains("Rated"), "{}", stage.text());
    check(&mut stage, &["Opening      < swap >", "level 5", "First move"]);
    let stage = stage.press("<Enter>");
    let info = stage.record().info().clone();
    assert_eq!((stage.record().opening_rule(), info.rated_against), (OpeningRule::Swap, None));
    // Without one, the choice of a rated game is still there.
    check(&mut stage.press("nO<Left><Left>"), &["Rated", "yes, an even game"]);
}

#[test]
fn the_last_choice_has_its_opening() {
    let stage = Stage::new(80, 24).keeping().press("nOOO<Enter>");
    assert_eq!(stage.record().opening_rule(), OpeningRule::Swap2);
    let last: Choice = stage.store().last().unwrap();
    assert_eq!((last.opening, last.stakes), (OpeningRule::Swap2, Stakes::Casual));
    let mut stage = stage.press("n");
    check(&mut stage, &["Opening        swap2"]);
    let mut stage = stage.press("<Esc>Q");
    check(&mut stage, &["Two players; opening: swap2"]);
    // It is named only where it is used.
    let mut stage = stage.press("n<Right><Enter>Q");
    check(&mut stage, &["Connect four", "Two players. Player 1 begins."]);
}

#[test]
fn the_setting_is_the_rule_of_new_games() {
    let up = "<Up>".repeat(9);
    let stage = Stage::new(80, 24).press(&format!(",{up}<Right><Right><Right>"));
    assert!(stage.read("settings.toml").unwrap().ends_with("opening = \"swap2\"\n"));
    let mut stage = stage;
    check(&mut stage, &["Opening      < swap2 >", "openings of renju are used only in renju"]);
    let stage = stage.press("<Esc>n<Enter>");
    assert_eq!(stage.record().opening_rule(), OpeningRule::Swap2);
    assert_eq!(stage.record().kind().variant().rule(), Rule::Freestyle);
}

#[test]
fn the_meaning_of_every_rule_fits_in_every_language() {
    for language in Language::ALL {
        let mut stage = Stage::new(40, 20).speaking(language.tag()).press("neeO");
        for _ in OpeningRule::ALL {
            let text = stage.text();
            assert!(!text.contains(".."), "{}: {text}", language.tag());
            stage = stage.press("O");
        }
    }
    let swap = "Player 1 places three stones, player 2 picks a side";
    let mut stage = Stage::new(80, 24).press("nO");
    check(&mut stage, &[swap]);
    assert!(!stage.press("<Up>").text().contains(swap));
}

#[test]
fn pictures_of_the_opening_of_a_new_game() {
    for (width, height) in [(80, 24), (120, 40), (40, 20), (24, 11)] {
        let mut stage = Stage::new(width, height).press("nooeeOOO");
        assert_snapshot!(format!("opening_{width}x{height}"), stage.picture());
    }
    assert_snapshot!("custom_80x24", Stage::new(80, 24).press("n<Left>OO").text());
}
