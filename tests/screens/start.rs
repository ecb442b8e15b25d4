//! Game offered by the start menu, which may arrive when the menu is already visible.

use gomoku::formats::SavedGame;
use gomoku::game::{AnyGame, Participants};
use gomoku::record::Record;
use gomoku::rules::{Game, Point, Variant};
use gomoku::store::Unreadable;
use gomoku::tui::event::Event;

use super::stage::Stage;

fn kept(stage: &Stage) -> SavedGame {
    let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
    stage.keep(&SavedGame::new(Record::from(AnyGame::Rows(game)), Participants::PERSONS))
}

fn latest(stage: &Stage) -> Event {
    Event::Latest(Some(Box::new(kept(stage))))
}

/// Selected line of the menu.
fn selected(stage: &mut Stage) -> String {
    let text = stage.text();
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(">  "));
    line.unwrap_or_else(|| panic!("{text}")).split("  ").next().unwrap().to_owned()
}

#[test]
fn a_game_found_late_is_offered_and_selected() {
    let mut stage = Stage::new(80, 24).keeping();
    assert_eq!(selected(&mut stage), "New game");
    assert!(!stage.text().contains("Resume game"));
    let event = latest(&stage);
    assert!(stage.is_drawn(event));
    assert_eq!(selected(&mut stage), "Resume game");
    let mut stage = stage.press("<Enter>");
    assert!(stage.text().contains("Move 2"), "{}", stage.text());
}

#[test]
fn the_selection_of_the_player_is_kept() {
    for (keys, choice) in [("<Down>", "Games"), ("<Down><Up>", "New game")] {
        let mut stage = Stage::new(80, 24).press(keys);
        let event = latest(&stage);
        stage.send(event);
        assert_eq!(selected(&mut stage), choice);
        assert!(stage.text().contains("Resume game"), "{}", stage.text());
    }
    // The open page stays open, and the game is offered behind it.
    let mut stage = Stage::new(80, 24).press("n");
    let before = stage.text();
    let event = latest(&stage);
    stage.send(event);
    assert_eq!(stage.text(), before);
    let mut stage = stage.press("<Esc>");
    assert!(stage.text().contains("Resume game"), "{}", stage.text());
    assert_eq!(selected(&mut stage), "New game");
}

#[test]
fn a_newer_game_replaces_the_offered_one() {
    let mut stage = Stage::new(80, 24);
    let event = latest(&stage);
    stage.send(event);
    let game = Game::from_moves(Variant::CONNECT_FOUR, []).unwrap();
    let record = Record::from(AnyGame::Rows(game));
    let other = SavedGame { record, ..kept(&stage) };
    stage.send(Event::Latest(Some(Box::new(other))));
    assert_eq!(selected(&mut stage), "Resume game");
    assert!(stage.text().contains("Connect four"), "{}", stage.text());
    stage.send(Event::Latest(None));
    assert_eq!(selected(&mut stage), "New game");
    assert!(!stage.text().contains("Resume game"), "{}", stage.text());
    assert!(!stage.is_drawn(Event::Latest(None)), "there is nothing new");
}

#[test]
fn no_game_is_offered_after_starting_another() {
    let mut stage = Stage::game(80, 24, 15);
    let before = stage.text();
    let event = latest(&stage);
    assert!(!stage.is_drawn(event));
    let file = Unreadable { path: "1.journal".into(), why: "line 1".to_owned() };
    assert!(!stage.is_drawn(Event::Unreadable(vec![file])));
    assert_eq!(stage.text(), before);
}

#[test]
fn unreadable_games_are_reported_with_their_number() {
    let mut stage = Stage::new(100, 24);
    let file = |name: &str| Unreadable { path: name.into(), why: "line 1: oh".to_owned() };
    stage.send(Event::Unreadable(vec![file("1.journal")]));
    assert!(stage.text().contains("1.journal cannot be read: line 1: oh"), "{}", stage.text());
    stage.send(Event::Unreadable(vec![file("1.journal"), file("2.journal")]));
    let expected = "1.journal cannot be read: line 1: oh (and 1 more file).";
    assert!(stage.text().contains(expected), "{}", stage.text());
}
