//! The game that the start menu offers, which may come when the menu is shown already.

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

/// The line of the menu that is selected.
fn selected(stage: &mut Stage) -> String {
    let text = stage.text();
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(">  "));
    line.unwrap_or_else(|| panic!("{text}")).split("  ").next().unwrap().to_owned()
}

#[test]
fn a_game_that_is_found_late_is_offered_and_selected() {
    let mut stage = Stage::new(80, 24).keeping();
    assert_eq!(selected(&mut stage), "New game");
    assert!(!stage.text().contains("Continue"));
    let event = latest(&stage);
    assert!(stage.is_drawn(event));
    assert_eq!(selected(&mut stage), "Continue");
    let mut stage = stage.press("<Enter>");
    assert!(stage.text().contains("Move 2"), "{}", stage.text());
}

#[test]
fn what_the_player_has_chosen_meanwhile_stays_chosen() {
    for (keys, choice) in [("<Down>", "Your games"), ("<Down><Up>", "New game")] {
        let mut stage = Stage::new(80, 24).press(keys);
        let event = latest(&stage);
        stage.send(event);
        assert_eq!(selected(&mut stage), choice);
        assert!(stage.text().contains("Continue"), "{}", stage.text());
    }
    // The page that is open stays open, and the game is offered behind it.
    let mut stage = Stage::new(80, 24).press("n");
    let before = stage.text();
    let event = latest(&stage);
    stage.send(event);
    assert_eq!(stage.text(), before);
    let mut stage = stage.press("<Esc>");
    assert!(stage.text().contains("Continue"), "{}", stage.text());
    assert_eq!(selected(&mut stage), "New game");
}

#[test]
fn a_newer_game_takes_the_place_of_the_one_that_was_offered_and_none_takes_it_away() {
    let mut stage = Stage::new(80, 24);
    let event = latest(&stage);
    stage.send(event);
    let game = Game::from_moves(Variant::CONNECT_FOUR, []).unwrap();
    let record = Record::from(AnyGame::Rows(game));
    let other = SavedGame { record, ..kept(&stage) };
    stage.send(Event::Latest(Some(Box::new(other))));
    assert_eq!(selected(&mut stage), "Continue");
    assert!(stage.text().contains("Connect four"), "{}", stage.text());
    stage.send(Event::Latest(None));
    assert_eq!(selected(&mut stage), "New game");
    assert!(!stage.text().contains("Continue"), "{}", stage.text());
    assert!(!stage.is_drawn(Event::Latest(None)), "there is nothing new");
}

#[test]
fn who_has_begun_a_game_is_offered_no_other_one() {
    let mut stage = Stage::game(80, 24, 15);
    let before = stage.text();
    let event = latest(&stage);
    assert!(!stage.is_drawn(event));
    let file = Unreadable { path: "1.journal".into(), why: "line 1".to_owned() };
    assert!(!stage.is_drawn(Event::Unreadable(vec![file])));
    assert_eq!(stage.text(), before);
}

#[test]
fn what_cannot_be_read_is_told_with_the_number_of_others() {
    let mut stage = Stage::new(100, 24);
    let file = |name: &str| Unreadable { path: name.into(), why: "line 1: oh".to_owned() };
    stage.send(Event::Unreadable(vec![file("1.journal")]));
    assert!(stage.text().contains("1.journal cannot be read: line 1: oh"), "{}", stage.text());
    stage.send(Event::Unreadable(vec![file("1.journal"), file("2.journal")]));
    let expected = "1.journal cannot be read: line 1: oh, and 1 more";
    assert!(stage.text().contains(expected), "{}", stage.text());
}
