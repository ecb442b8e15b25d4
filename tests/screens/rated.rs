//! Rated games: how they begin, what they refuse, and the rating after their end.

use gomoku::formats::{SavedGame, sgf};
use gomoku::game::{AnyGame, ComputerSides, Lineup, Participant, Participants};
use gomoku::player::Level;
use gomoku::record::Record;
use gomoku::rules::{Game, Point, Variant};
use gomoku::statistics::RatingHistory;
use gomoku::tui::app::Opening;
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Start menu of a person without rated games, whose games are kept.
fn start(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height).keeping();
    stage.begin(Opening::Start(gomoku::rules::Rule::Freestyle));
    stage
}

/// Rated game with two moves on the board.
fn rated(width: u16, height: u16) -> Stage {
    start(width, height).press("R:h8<Enter>")
}

fn mark(stage: &Stage) -> Option<u16> {
    stage.record().info().rated_against
}

#[test]
fn an_even_game_begins_at_the_level_of_the_rating() {
    check(&mut start(80, 24), &["Even game, level 3"]);
    let mut stage = start(120, 40).press("R");
    check(
        &mut stage,
        &["Rated: level 3 (938), you 938 +-350. No hints or undo. You begin.", "Game 1, rated"],
    );
    assert_eq!(mark(&stage), Some(938));
    // The entry of the menu and the typed command do the same.
    for keys in ["<Down><Down><Enter>", "n<Enter>:even<Enter>"] {
        assert_eq!(mark(&start(80, 24).press(keys)), Some(938), "{keys}");
    }
}

#[test]
fn the_new_game_page_compares_the_ratings() {
    let lineup = Lineup::new(ComputerSides::Second, Level::default());
    let page = |keys: &str| start(80, 24).offering_lineup(lineup).press(&format!("n{keys}"));
    let down = "<Down>".repeat(5);
    let even = page(&format!("{down}<Right><Right>"));
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut stage = page(&format!("{down}<Right><Right>")).resize(width, height);
        assert_snapshot!(format!("new_game_{width}x{height}"), stage.text());
    }
    assert_eq!(mark(&even.press("<Enter>")), Some(938));
    // A level that the player chooses is rated as well.
    let mut stage = page(&format!("{down}<Right><Right>+"));
    check(&mut stage, &["yes, at this level", "about 1260; you 938 +-350"]);
    assert_eq!(mark(&stage.press("<Enter>")), Some(1260));
    // Two people, and other games, have no rating.
    for keys in ["ooo", "<Up><Up><Up><Up><Up><Right>"] {
        let stage = page(&format!("{down}<Right><Right>{keys}"));
        assert_eq!(mark(&stage.press("<Enter>")), None, "{keys}");
    }
}

#[test]
fn a_rated_game_refuses_all_help() {
    for (keys, why) in [
        ("h", "no hints"),
        ("u", "moves stand"),
        ("[:h9<Enter>", "moves stand"),
        ("<Delete>", "moves stand"),
        ("a", "no analysis"),
        ("t", "no analysis"),
        ("g", "no analysis"),
        ("e", "no analysis"),
        ("v", "no analysis"),
        ("f", "no analysis"),
        ("x", "no opening explorer"),
        ("o", "the players stay"),
        ("+", "the players stay"),
        (":o both<Enter>", "the players stay"),
        (":level 1<Enter>", "the players stay"),
    ] {
        let mut stage = rated(120, 40).press(keys);
        let before = stage.record();
        check(&mut stage, &[&format!("This game is rated: {why}. U makes it casual.")]);
        assert_eq!(stage.record().on_board().moves(), 2, "{keys}");
        assert_eq!(before.info().rated_against, Some(938));
    }
    // The computer is not hurried while it thinks.
    let mut stage = start(120, 40).slow().press("R:h8<Enter>m");
    check(&mut stage, &["the computer takes its time"]);
    assert_eq!(stage.stops(), 0);
    // Looking back is no help.
    check(&mut rated(120, 40).press("["), &["Move 1 of 2"]);
}

#[test]
fn marks_that_help_are_not_drawn_in_a_rated_game() {
    let moves = ":a1<Enter>:c3<Enter>:e5<Enter>:g7<Enter>";
    let with = Stage::new(120, 40).keeping().press(&format!("n<Enter>tgR{moves}")).text();
    let without = Stage::new(120, 40).keeping().press(&format!("n<Enter>R{moves}")).text();
    let board = |text: &str| text.lines().map(|line| line.chars().take(64).collect()).collect();
    let [with, without]: [Vec<String>; 2] = [board(&with), board(&without)];
    assert_eq!(with[..30], without[..30]);
}

#[test]
fn a_rated_game_becomes_casual_after_a_question() {
    let mut stage = rated(120, 40).press("U");
    check(&mut stage, &["Make this game casual? It will not count for your rating. (y/n)"]);
    let stage = stage.press("n");
    assert_eq!(mark(&stage), Some(938));
    let mut stage = stage.press("Uy");
    check(&mut stage, &["This game no longer counts for your rating."]);
    assert_eq!(mark(&stage), None);
    let stage = stage.press("u");
    assert_eq!(stage.record().on_board().moves(), 0);
    check(&mut stage.press("U"), &["This game is not rated."]);
    // Neither does it count when it ends.
    let stage = rated(80, 24).press("Uy!y");
    assert_eq!(stage.store().rating(), RatingHistory::default());
}

#[test]
fn the_rating_follows_the_saved_games() {
    let mut stage = rated(120, 40).press("!y");
    let after = stage.store().rating();
    assert_eq!(after.points().len(), 1);
    let value = format!("{:.0}", after.now().value());
    check(&mut stage, &[&format!("Rating 938 -> {value} (+-"), "Even level: 2."]);
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut stage = rated(width, height).press("!y");
        assert_snapshot!(format!("end_{width}x{height}"), stage.text());
    }
    // Enter begins the next one, with the sides swapped and at the new level.
    let mut stage = stage.wait(std::time::Duration::from_secs(1)).press("<Enter>");
    check(&mut stage, &["Rated: level 2 (613), you 763", "Computer, level 2"]);
    assert_eq!((mark(&stage), stage.asked().last().unwrap().level), (Some(613), 2));
    // What was shown is what the history says, after a restart and as SGF.
    let mut stage = stage.press("!yQ").beginning();
    let again = stage.store().rating();
    assert_eq!(again.points().len(), 2);
    assert_eq!(again.points()[0], after.points()[0]);
    let level = again.now().level();
    check(&mut stage, &[&format!("Even game, level {level}")]);
}

#[test]
fn the_sides_of_even_games_alternate() {
    let mut stage = rated(120, 40).press("!yQR");
    check(&mut stage, &["Rated: level 2 (613)", "The computer begins."]);
    // The side follows from the last game that has ended.
    let mut stage = stage.press("Ry");
    check(&mut stage, &["The computer begins."]);
    check(&mut stage.press("!yQR"), &["You begin."]);
}

#[test]
fn the_moves_of_a_finished_rated_game_stand() {
    let over = "The game was rated and has ended, so its moves stand.";
    check(&mut rated(120, 40).press("!yu"), &[over]);
    check(&mut rated(120, 40).press("!y<Delete>"), &[over]);
    check(&mut rated(120, 40).press("!yU"), &[over]);
    check(&mut rated(120, 40).press("!y[[:a1<Enter>P"), &[over]);
    // A study of it is allowed, and the game still counts.
    let stage = rated(120, 40).press("!y[[:a1<Enter>:b2<Enter>uu");
    assert!(stage.record().tree().len() > 5);
    let rating = stage.store().rating();
    assert_eq!(rating.points().len(), 1);
    let stage = stage.press("Q");
    assert_eq!(stage.store().rating(), rating);
}

#[test]
fn an_unfinished_rated_game_waits_for_its_end() {
    let mut stage = rated(120, 40).press("n<Enter>");
    check(
        &mut stage,
        &["Leave the rated game? It stays in progress and counts when it ends. (y/n)"],
    );
    let stage = stage.press("n");
    assert_eq!((mark(&stage), stage.record().on_board().moves()), (Some(938), 2));
    let stage = stage.press("Ry");
    assert_eq!((mark(&stage), stage.record().on_board().moves()), (Some(938), 0));
    assert_eq!(stage.store().rating().points().len(), 0);
    // It is offered again, as a rated game.
    let mut stage = stage.beginning();
    check(&mut stage, &["Resume game"]);
    let stage = stage.press("<Enter>");
    assert_eq!((mark(&stage), stage.record().on_board().moves()), (Some(938), 2));
    let mut stage = stage.press("h");
    check(&mut stage, &["This game is rated: no hints."]);
    assert_eq!(stage.press("!y").store().rating().points().len(), 1);
}

#[test]
fn copies_of_a_rated_game_do_not_count() {
    let stage = rated(80, 24).press("s");
    let saved = stage.read("game.csv").unwrap_or_default();
    assert!(!saved.contains("GKA"), "{saved}");
    let stage = rated(80, 24).press(":s copy.sgf<Enter>");
    assert!(!stage.read("copy.sgf").unwrap().contains("GKA"));
    let mut record = Record::from(AnyGame::Rows(
        Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap(),
    ));
    record.edit_info(|info| info.rated_against = Some(938));
    let file = String::from_utf8(sgf::write(&record).unwrap()).unwrap();
    assert!(file.contains("GKA[938]"));
    let stage = start(80, 24).file("mine.sgf", &file).press("n<Enter>:l mine.sgf<Enter>");
    assert_eq!((stage.record().on_board().moves(), mark(&stage)), (1, None));
    // Neither does a study of a game from a list of games.
    let stage = start(80, 24).file("mine.sgf", &file);
    let path = stage.path("mine.sgf").display().to_string();
    let stage = stage.press("n<Enter>:games ").press(&path).press("<Enter><Enter>");
    assert_eq!((stage.record().on_board().moves(), mark(&stage)), (1, None));
    // Nor a copy of a game that is open elsewhere.
    let stage = start(80, 24);
    let level = Participant::Computer(Level::new(3).unwrap().into());
    let participants = Participants::new(Participant::PERSON, level);
    let elsewhere = stage.store().begin(&SavedGame::new(record, participants)).unwrap();
    let mut stage = stage.press("H<Enter>");
    check(&mut stage, &["This game is open elsewhere, so this is a copy (1 move)."]);
    assert_eq!(mark(&stage), None);
    elsewhere.close();
}
