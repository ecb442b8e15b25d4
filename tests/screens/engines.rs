//! Other engines in the seats of the computer: their choice, their names, and their failures.

use std::time::Duration;

use gomoku::game::{Computer, ComputerSides, EngineName, Lineup, Target};
use gomoku::locale::Language;
use gomoku::player::{Failure, Level, NoMove, Response, Said};
use gomoku::rules::{BySide, Point, Stone, Variant};
use gomoku::settings::Stakes;
use gomoku::tui::event::{SeatId, SeatOptions};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

const GOMOKU: Variant = Variant::GOMOKU_15;

fn engine(name: &str) -> Computer {
    Computer::Engine(EngineName::new(name).unwrap())
}

fn level(number: u8) -> Computer {
    Level::new(number).unwrap().into()
}

fn lineup(computer: ComputerSides, first: Computer, second: Computer) -> Lineup {
    Lineup { computer, players: BySide { first, second }, ..Lineup::default() }
}

/// Start menu of a user with two engines, who last played at this level or against this engine.
fn start(width: u16, height: u16, last: Computer) -> Stage {
    let stage = Stage::new(width, height).with_engines(&["rapfi", "Embryo-21.01"]);
    stage.slow().offering_lineup(lineup(ComputerSides::Second, last, last))
}

/// Game of a person, who has X, against an engine.
fn game() -> Stage {
    let stage = Stage::game(80, 24, 15).with_engines(&["rapfi", "Embryo-21.01"]).slow();
    stage.seated(GOMOKU, lineup(ComputerSides::Second, engine("rapfi"), engine("rapfi")))
}

fn said(row: u8, col: u8) -> Response {
    Response::chosen(Target::Cell(Point::new(row, col)))
}

fn missing() -> Response {
    Response::Failed(Failure::NoMove(NoMove::Failed("there is no engine rapfi".to_owned())))
}

#[test]
fn the_level_steps_on_to_the_engines_of_the_list() {
    let mut stage = start(80, 24, level(9)).press("n+");
    check(&mut stage, &["< 10 >", "full strength"]);
    let mut stage = stage.press("<Right>");
    check(&mut stage, &["< rapfi >  another engine", "You play X against rapfi. You begin."]);
    let mut stage = stage.press("+");
    check(&mut stage, &["< Embryo-21.01 >  another engine"]);
    let mut stage = stage.press("+");
    check(&mut stage, &["< Embryo-21.01 >"]);
    let mut stage = stage.press("<Left>-");
    check(&mut stage, &["< 10 >"]);
    // Nothing changes without engines.
    let mut stage =
        Stage::new(80, 24).offering_lineup(Lineup::new(ComputerSides::Second, Level::MAX));
    stage = stage.press("n+");
    check(&mut stage, &["< 10 >"]);
}

#[test]
fn pictures_of_the_page_with_engines() {
    for (width, height) in [(80, 24), (40, 20), (24, 14)] {
        let mut stage = start(width, height, level(10)).press("n+");
        assert_snapshot!(format!("new_game_{width}x{height}"), stage.text());
    }
    let both = lineup(ComputerSides::Both, engine("rapfi"), level(10));
    let stage = Stage::new(80, 24).with_engines(&["rapfi"]).slow().offering_lineup(both);
    assert_snapshot!("new_game_of_two", stage.press("n").text());
    assert_snapshot!("game", game().press("<Enter>").picture());
}

#[test]
fn the_game_against_an_engine_is_the_last_choice() {
    let mut stage = start(80, 24, level(10)).keeping().press("n+<Enter>");
    assert_eq!(stage.side('O'), "rapfi");
    let last = stage.store().last().unwrap();
    assert_eq!(last.lineup.opponent(), Some(engine("rapfi")));
    let stage = stage.press("<Enter>");
    let asked = stage.asked().last().unwrap().clone();
    assert_eq!((asked.seat, asked.engine), (SeatId::Side(Stone::Second), EngineName::new("rapfi")));
    assert!(asked.pace.is_zero());
    let mut stage = stage.say(said(6, 6));
    check(&mut stage, &["You (X) to move"]);
    // A resumed game is one against the engine.
    let mut stage = stage.press("q").beginning().press("<Enter>");
    check(&mut stage, &["You play X against rapfi."]);
    let stage = stage.press(":8,8<Enter>");
    assert_eq!(stage.asked().last().unwrap().engine, EngineName::new("rapfi"));
}

#[test]
fn other_games_are_played_at_a_level() {
    let stage = start(80, 24, engine("rapfi")).press("n");
    // Connect four, and back.
    let mut stage = stage.press("<Right>");
    check(&mut stage, &["Connect four", "You play X against the computer, level 5"]);
    let mut stage = stage.press("<Left>");
    check(&mut stage, &["You play X against rapfi"]);
    // Omok, whose rule the protocol lacks; Quarto; a torus.
    for keys in ["eeeee", "<Right><Right><Right>", "<Left><Down><Down><Down><Down><Down><Right>"] {
        let mut stage = start(80, 24, engine("rapfi")).press(&format!("n{keys}"));
        check(&mut stage, &["You play X against the computer, level 5"]);
        let mut stage = stage.press("++++++++");
        check(&mut stage, &["< 10 >", "level 10"]);
    }
    let mut stage = start(80, 24, engine("rapfi")).press("n<Right><Enter>");
    assert_eq!(stage.side('O'), "Computer, level 5");
    let stage = stage.press("3<Enter>");
    assert_eq!((stage.asked()[0].level, stage.asked()[0].engine), (5, None));
}

#[test]
fn a_game_that_engines_do_not_play_can_be_loaded_over_one_that_they_play() {
    let mut stage = game().file("four.sgf", "(;GM[4]RU[7x6-4-fall];B[df])");
    stage = stage.press(":l four.sgf<Enter>y");
    assert_eq!(stage.side('O'), "Computer, level 5  to move");
    assert_eq!(stage.asked().last().unwrap().level, 5);
    let mut stage = stage.press("o");
    check(&mut stage, &["Which sides should the computer play, at level 5?"]);
}

#[test]
fn the_players_of_a_running_game_may_be_engines() {
    let stage = Stage::game(80, 24, 15).with_engines(&["rapfi", "Embryo-21.01"]).slow();
    let last = lineup(ComputerSides::Second, level(10), level(10));
    let mut stage = stage.seated(GOMOKU, last).press("<Enter>+");
    check(&mut stage, &["You play X against rapfi. The score starts again.", "rapfi"]);
    assert_eq!(stage.asked().last().unwrap().engine, EngineName::new("rapfi"));
    let mut stage = stage.press("o");
    check(&mut stage, &["Which sides should rapfi play?"]);
    let mut stage = stage.press("+");
    check(&mut stage, &["Which sides should Embryo-21.01 play?"]);
    let mut stage = stage.press("b");
    check(&mut stage, &["X: Embryo-21.01; O: Embryo-21.01. The score starts again."]);
}

#[test]
fn two_different_computers_are_named_by_their_sides() {
    let both = lineup(ComputerSides::Both, engine("rapfi"), level(7));
    let stage = Stage::game(80, 24, 15).with_engines(&["rapfi"]).slow();
    let mut stage = stage.seated(GOMOKU, both);
    check(&mut stage, &["rapfi (X) is thinking"]);
    assert_eq!([stage.side('X'), stage.side('O')], ["rapfi  to move", "Computer, level 7"]);
    let mut stage = stage.say(said(7, 7));
    check(&mut stage, &["Computer (level 7, O) is thinking"]);
    assert!(stage.asked().iter().all(|asked| asked.pace == SeatOptions::WATCHED));
    let mut stage = stage.press("o");
    check(&mut stage, &["X: rapfi, O: level 7. Which sides should they play?"]);
}

#[test]
fn an_engine_that_begins_is_named() {
    let first = lineup(ComputerSides::First, engine("rapfi"), level(3));
    let mut stage = Stage::new(80, 24).offering_lineup(first).press("n");
    check(&mut stage, &["You play O against rapfi. rapfi begins."]);
    let by_lot = lineup(ComputerSides::ByLot, level(3), engine("rapfi"));
    let mut stage = Stage::new(80, 24).offering_lineup(by_lot).press("n");
    check(&mut stage, &["You play rapfi; X is chosen at random"]);
}

#[test]
fn an_engine_that_fails_leaves_the_game_as_it_is() {
    let mut stage = game().press("<Enter>").say(missing());
    check(&mut stage, &["rapfi (O) did not move: there is no engine rapfi. Press m to ask again."]);
    let asked = stage.asked().len();
    let stage = stage.press("m");
    assert_eq!(stage.asked().len(), asked + 1);
    let mut again = stage.say(missing());
    check(&mut again, &["there is no engine rapfi", "7,7"]);
    // Another player takes over.
    let mut stage = again.press("-").say(said(6, 6));
    assert_eq!(stage.side('O'), "Computer, level 10");
    check(&mut stage, &["You (X) to move"]);
}

#[test]
fn games_against_engines_are_not_rated() {
    let rated = format!("n{}", "<Down>".repeat(5));
    let mut stage = start(80, 24, engine("rapfi")).press(&rated);
    assert!(!stage.text().contains("Rated"), "{}", stage.text());
    // An even game is one against a level.
    let mut stage = start(80, 24, engine("rapfi")).press("R");
    check(&mut stage, &["Rated: level 3"]);
    // In a rated game, there are levels only.
    let mut stage = start(80, 24, level(10)).press(&format!("{rated}<Right>+"));
    check(&mut stage, &["yes, at this level", "< 10 >"]);
    let stage = stage.keeping().press("<Enter>");
    assert_eq!(stage.store().last().unwrap().stakes, Stakes::Rated);
}

#[test]
fn engines_do_not_ponder() {
    let lineup = lineup(ComputerSides::Second, level(10), engine("rapfi"));
    let stage = Stage::game(80, 24, 15).slow().pondering(GOMOKU, lineup);
    assert_eq!(stage.asked(), []);
    assert_eq!(stage.press("<Enter>").asked().len(), 1);
}

#[test]
fn hints_come_from_the_computer() {
    let stage = game().press("h");
    let asked = stage.asked().last().unwrap();
    assert_eq!((asked.seat, asked.level, asked.engine), (SeatId::Adviser, 9, None));
}

#[test]
fn engines_are_not_offered_draws() {
    let why = "Other engines do not answer offers of a draw.";
    let stage = game().press("<Enter>").say(said(6, 6)).press("<Up><Enter>").say(said(6, 8));
    let asked = stage.asked().len();
    let mut stage = stage.press(":draw<Enter>");
    check(&mut stage, &[why]);
    assert_eq!(stage.asked().len(), asked);
}

#[test]
fn the_clock_limits_engines_which_have_their_own_time_besides() {
    let limits = |control: &str| {
        let lineup = lineup(ComputerSides::Second, level(1), engine("rapfi"));
        let stage = Stage::game(80, 24, 15).slow().timed(control).seated(GOMOKU, lineup);
        let limits = stage.press("<Enter>").asked().last().unwrap().limits;
        (limits.turn.map(|time| time.as_secs()), limits.left.map(|time| time.as_secs()))
    };
    assert_eq!(limits("none"), (None, None));
    assert_eq!(limits("1m"), (None, Some(60)));
    assert_eq!(limits("2s/move"), (Some(2), None));
}

#[test]
fn the_latency_of_the_line_does_not_count_on_the_clock() {
    let late = |seconds| {
        let latency = Duration::from_secs(seconds);
        Response::Said(Box::new(Said { latency, ..Said::default() }))
    };
    let lineup = lineup(ComputerSides::Second, level(1), engine("rapfi"));
    let stage = Stage::game(80, 24, 15).slow().timed("1m").seated(GOMOKU, lineup);
    let stage = stage.press("<Enter>").wait(Duration::from_secs(10)).say(late(0)).say(late(3));
    let mut stage = stage.say(said(6, 6));
    assert_eq!(stage.side('O'), "rapfi  00:53");
}

#[test]
fn engines_are_named_in_lists_and_statistics() {
    let stage = Stage::new(80, 24);
    std::fs::create_dir_all(stage.path("history")).unwrap();
    for (number, result) in [(1, "B+R"), (2, "W+R"), (3, "W+R")] {
        let path = stage.path(&format!("history/2026110{number}T040807.000000Z.sgf"));
        let sgf = format!(
            "(;GM[4]SZ[15]PW[rapfi (engine)]RE[{result}]DT[2026-11-0{number}];B[hh];W[gg])"
        );
        std::fs::write(path, sgf).unwrap();
    }
    let mut stage = stage.keeping().press("H");
    check(&mut stage, &["You - rapfi"]);
    assert!(!stage.text().contains("(engine)"), "{}", stage.text());
    let mut stage = stage.press("<Esc>S");
    check(&mut stage, &["3 games against the computer", "By engine"]);
    let text = stage.text();
    let line = text.lines().find(|line| line.contains("rapfi")).unwrap();
    let numbers: Vec<&str> =
        line.split_whitespace().filter(|it| it.parse::<u8>().is_ok()).collect();
    assert_eq!(numbers[..4], ["3", "1", "0", "2"], "{line}");
    assert!(!text.contains("Level 5"), "{text}");
}

#[test]
fn the_names_of_engines_fit_in_every_language() {
    let long = "abcdefghijklmnopqrstuvwx";
    for language in Language::ALL {
        for sides in [ComputerSides::Second, ComputerSides::First, ComputerSides::ByLot] {
            let lineup = lineup(sides, engine("rapfi"), engine("rapfi"));
            let stage = Stage::new(80, 24).speaking(language.tag()).offering_lineup(lineup);
            let mut stage = stage.press("n");
            let text = stage.text();
            assert!(text.contains("rapfi") && !text.contains(".."), "{}: {text}", language.tag());
        }
        let lineup = lineup(ComputerSides::Both, engine(long), engine(long));
        let stage = Stage::new(24, 14).speaking(language.tag()).offering_lineup(lineup);
        let text = stage.press("n").text();
        assert!(text.contains("abcdef"), "{}: {text}", language.tag());
    }
}
