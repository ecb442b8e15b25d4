//! Game offered by the start menu, which may arrive when the menu is already visible.

use gomoku::formats::SavedGame;
use gomoku::game::{AnyGame, ComputerSides, GameKind, Lineup, Participants, Seats};
use gomoku::player::Level;
use gomoku::record::Record;
use gomoku::rules::{Game, Point, Stone, Variant};
use gomoku::store::Unreadable;
use gomoku::tui::event::{Effect, Event, MouseAction, SeatId};
use insta::assert_snapshot;

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
    for (keys, choice) in [("<Down>", "Play with a friend"), ("<Down><Up>", "New game")] {
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

/// Game of two people with one stone, saved in the directory of the stage.
fn playing() -> Stage {
    Stage::game(80, 24, 15).keeping().press("<Left><Right><Enter>")
}

#[test]
fn a_key_leads_back_to_the_start_from_everywhere() {
    for keys in [
        "Q",
        "nQ",
        ",<Esc>Q",
        "WQ",
        "iQ",
        "?Q",
        "HQ",
        "xQ",
        "aQ",
        "[Q",
        "!Q",
        ":menu<Enter>",
        "<C-p>back to the start<Enter>",
    ] {
        let mut stage = playing().press(keys);
        assert_eq!(selected(&mut stage), "Resume game", "{keys}");
        let listing = stage.store().list(0, 9);
        assert_eq!(listing.unfinished, 1, "{keys}");
        let mut stage = stage.press("<Enter>");
        assert!(stage.text().contains("Move 2"), "{keys}: {}", stage.text());
    }
    // A finished game is not offered, but kept.
    let mut stage = playing().press("!yQ");
    assert_eq!(selected(&mut stage), "New game");
    assert_eq!(stage.store().list(0, 9).games.len(), 1);
    // From the pages of the start menu.
    for keys in ["Q", "nQ", "HQ", "iQ", "WQ"] {
        assert_eq!(selected(&mut Stage::new(80, 24).press(keys)), "New game", "{keys}");
    }
    // The word in the footer of a wide window.
    let mut stage = Stage::game(200, 60, 15).keeping().press("<Left><Right><Enter>");
    let (x, y) = stage.find("menu");
    assert_eq!(selected(&mut stage.mouse(x, y, MouseAction::Click)), "Resume game");
}

#[test]
fn nothing_that_is_edited_is_left_for_the_start() {
    let mut stage = playing().press("e<Right> Q");
    assert!(stage.text().contains("Finish or cancel what you are editing"), "{}", stage.text());
    // In text, it is a letter.
    let mut stage = playing().press(";Queen");
    assert!(stage.text().contains("Queen"), "{}", stage.text());
}

#[test]
fn leaving_for_the_start_stops_the_computer() {
    let stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).slow().press("<Enter>");
    let mut stage = stage.press("Q");
    assert!(stage.left().contains(&SeatId::Side(Stone::Second)));
    let before = stage.text();
    let mut stage = stage.answer();
    assert_eq!(stage.text(), before, "its answer is late");
}

#[test]
fn a_save_that_fails_after_leaving_is_reported() {
    let stage = playing().with_slow_disk(|it| matches!(it, Effect::Save { .. }));
    let mut stage = stage.press(":s none/a.sgf<Enter>Q");
    assert_eq!(stage.work(), 1);
    let text = stage.text();
    assert!(text.contains("The earlier game could not be saved: no"), "{text}");
    // A report about the earlier game is not taken for one about the next.
    let stage = playing().with_slow_disk(|it| matches!(it, Effect::Save { .. }));
    let mut stage = stage.press(":s a.sgf<Enter>Qn<Enter>");
    assert_eq!(stage.work(), 1);
    let text = stage.text();
    assert!(text.contains("Earlier game saved: 1 move in a.sgf."), "{text}");
}

#[test]
fn the_level_is_described_beside_its_number() {
    let computer = Lineup::new(ComputerSides::Second, Level::default());
    let stage = Stage::new(80, 24).offering_lineup(computer).press("n");
    let mut stage = stage.press("----");
    let words = [
        "1     a child's opponent, often misses your row",
        "2     overlooks less",
        "3     sees almost everything",
        "4     misses no four",
        "5     looks ahead",
        "6     looks further ahead",
        "7     looks far ahead",
        "8     looks very far ahead",
        "9     thinks for a second",
        "10    thinks for five seconds: full strength",
    ];
    for (number, words) in (1..).zip(words) {
        // The selected row has arrows around its value.
        let words = words.replacen("  ", " >", 1);
        let text = stage.text();
        assert!(text.contains(&format!("Level        < {words}")), "{number}: {text}");
        stage = stage.press("+");
    }
    // A narrow page has only the number.
    assert!(!stage.resize(40, 14).text().contains("strength"));
}

#[test]
fn pictures_of_a_new_game_against_the_computer() {
    let computer = Lineup::new(ComputerSides::Second, Level::default());
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let stage = Stage::new(width, height).offering_lineup(computer);
        let mut stage = stage.press("n<Down><Down><Down><Down><Down><Down>");
        assert_snapshot!(format!("new_game_computer_{width}x{height}"), stage.picture());
    }
}

#[test]
fn the_page_says_who_begins() {
    let computer = Lineup::new(ComputerSides::Second, Level::default());
    let stage = || Stage::new(80, 24).offering_lineup(computer);
    assert!(stage().text().contains("You play X against the computer, level 5. You begin."));
    let begins = "n<Down><Down><Down><Down><Down><Down><Down>";
    let mut stage = stage().press(begins).press("<Right>");
    assert!(
        stage.text().contains("You play O against the computer, level 5. The computer begins.")
    );
    let mut stage = stage.press("<Right>");
    assert!(stage.text().contains("level 5; X is chosen at random"), "{}", stage.text());
}

#[test]
fn two_people_may_draw_lots() {
    let mut stage = Stage::new(80, 24).press("n<Down><Down><Down><Down><Down>");
    let text = stage.text();
    assert!(text.contains("Two players. Player 1 begins."), "{text}");
    assert!(text.contains("First move   < Player 1 >"), "{text}");
    let mut stage = stage.press("<Right>");
    let text = stage.text();
    assert!(text.contains("Two players; X is chosen at random"), "{text}");
    assert!(text.contains("First move   < chosen at random >"), "{text}");
    // The lots differ from game to game, and each is reported.
    let mut drawn = Vec::new();
    for _ in 0..8 {
        stage = stage.press("<Enter>");
        let text = stage.text();
        let first = ["Player 1", "Player 2"]
            .into_iter()
            .find(|name| text.contains(&format!("Drawn by lot: {name} (X) begins.")));
        assert!(stage.side('X').starts_with(first.unwrap_or_else(|| panic!("{text}"))), "{text}");
        drawn.push(first);
        stage = stage.press("n");
    }
    assert!(drawn.contains(&Some("Player 1")) && drawn.contains(&Some("Player 2")), "{drawn:?}");
    assert_eq!(stage.store().last().unwrap().lineup.seats, Seats::ByLot);
    // In Quarto as well.
    let stage = Stage::new(80, 24).press("n<Left><Left>");
    let mut stage = stage.press("<Down><Down><Down><Down><Right><Enter>");
    let text = stage.text();
    assert!(text.contains("Drawn by lot: Player"), "{text}");
}

#[test]
fn a_game_that_flags_started_is_the_last_choice() {
    let lineup = Lineup::new(ComputerSides::Second, Level::new(3).unwrap());
    let stage = Stage::game(80, 24, 17).seated(Variant::GOMOKU_17, lineup);
    let last = stage.store().last().unwrap();
    assert_eq!((last.kind, last.lineup), (GameKind::Rows(Variant::GOMOKU_17), lineup));
    let mut stage = stage.press("Qn");
    let text = stage.text();
    assert!(text.contains("17 x 17") && text.contains("computer, level 3. You begin."), "{text}");
}
