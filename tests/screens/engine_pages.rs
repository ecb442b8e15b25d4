//! List of other engines, the log of those at the table, and what they say of their search.

use std::time::Duration;

use gomoku::doctor::{Finding, Mark, title};
use gomoku::external::{Direction, Entry};
use gomoku::game::{Computer, ComputerSides, EngineName, Lineup};
use gomoku::locale::Language;
use gomoku::player::{Failure, NoMove, Response, Said};
use gomoku::rules::{BySide, Point, Rule, Stone, Variant};
use gomoku::settings::engines::{EngineEntry, Terms};
use gomoku::tui::event::{EngineEdit, Event, ExaminationNews, SeatId};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

fn name(text: &str) -> EngineName {
    EngineName::new(text).unwrap()
}

fn rapfi() -> EngineEntry {
    EngineEntry {
        title: Some("Rapfi 0.43.02".to_owned()),
        terms: Terms { turn: Duration::from_secs(2), ..Terms::default() },
        rules: vec![Rule::Freestyle, Rule::Standard, Rule::Renju],
        sizes: Some((5, 22)),
        analyses: true,
        ..EngineEntry::new(name("rapfi"), vec!["./engines/pbrain-rapfi".into(), "--x\u{1b}".into()])
    }
}

fn pela() -> EngineEntry {
    EngineEntry::new(name("pela"), vec!["./engines/pbrain-pela".to_owned()])
}

fn pela_with_time(seconds: u64) -> EngineEntry {
    let turn = Duration::from_secs(seconds);
    EngineEntry { terms: Terms { turn, ..Terms::default() }, ..pela() }
}

fn list(width: u16, height: u16) -> Stage {
    start(width, height, vec![rapfi(), pela()])
}

/// Start menu of a user with these engines.
fn start(width: u16, height: u16, engines: Vec<EngineEntry>) -> Stage {
    Stage::new(width, height).listing(engines).offering_lineup(Lineup::default())
}

/// Game of a person, who has X, against rapfi.
fn game(width: u16, height: u16) -> Stage {
    let computer = Computer::Engine(name("rapfi"));
    let players = BySide { first: computer, second: computer };
    let lineup = Lineup { computer: ComputerSides::Second, players, ..Lineup::default() };
    let stage = Stage::game(width, height, 15).listing(vec![rapfi(), pela()]).slow();
    stage.seated(Variant::GOMOKU_15, lineup)
}

fn said(number: Option<u8>, evaluation: &str, cells: &[(u8, u8)]) -> Response {
    Response::Said(Box::new(Said {
        text: "depth 12".to_owned(),
        depth: Some("12-18".to_owned()),
        evaluation: Some(evaluation.to_owned()),
        number,
        pv: cells.iter().map(|&(row, col)| Point::new(row, col)).collect(),
        ..Said::default()
    }))
}

#[test]
fn pictures_of_the_list() {
    for (width, height) in [(80, 24), (120, 40), (40, 20), (24, 11)] {
        let mut stage = list(width, height).press("G");
        assert_snapshot!(format!("engines_{width}x{height}"), stage.text());
    }
    let mut empty = Stage::new(80, 24).press("G");
    assert_snapshot!("engines_none", empty.text());
}

#[test]
fn an_engine_is_added_by_its_command() {
    let mut stage = Stage::new(80, 24).press("Ga");
    check(&mut stage, &["Program:", "such as ~/rapfi/pbrain-rapfi"]);
    let mut stage = stage.press("./x 'a b'<Enter>");
    assert_eq!(stage.edits(), [EngineEdit::Add("./x 'a b'".to_owned())]);
    check(&mut stage, &["It is being started..."]);
    // One thing after the other.
    let mut stage = stage.press("a");
    check(&mut stage, &["The list is being changed."]);
    let mut stage = stage.edited(Err("there is no program ./x".to_owned()));
    check(&mut stage, &["The list was not changed: there is no program ./x."]);
    let stage = stage.press("a").paste("./pbrain-pela\nno").press("<Enter>");
    assert_eq!(stage.edits()[1], EngineEdit::Add("./pbrain-pela".to_owned()));
    let mut stage = stage.edited(Ok(vec![rapfi(), pela()]));
    check(&mut stage, &[">  pela"]);
    // Nothing is added by mistake.
    let stage = stage.press("a<Enter>a./y<Esc>");
    assert_eq!(stage.edits().len(), 2);
}

#[test]
fn the_list_is_changed_by_keys() {
    let stage = list(80, 24).press("G<Down>+");
    let slower = pela_with_time(2);
    assert_eq!(stage.edits(), [EngineEdit::Set(Box::new(slower.clone()))]);
    let stage = stage.edited(Ok(vec![rapfi(), slower])).press("-");
    assert_eq!(stage.edits()[1], EngineEdit::Set(Box::new(pela())));
    let stage = stage.edited(Ok(vec![rapfi(), pela()])).press("A");
    let analyst = EngineEntry { analyses: true, ..pela() };
    assert_eq!(stage.edits()[2], EngineEdit::Set(Box::new(analyst.clone())));
    let mut stage = stage.edited(Ok(vec![rapfi(), analyst])).press("<Delete>");
    check(&mut stage, &["Remove pela from the list? Its program stays."]);
    let stage = stage.press("n<Delete>y");
    assert_eq!(stage.edits()[3..], [EngineEdit::Remove(name("pela"))]);
    let mut stage = stage.edited(Ok(vec![rapfi()]));
    check(&mut stage, &[">  rapfi"]);
    assert!(!stage.text().contains("pela"));
    // The longest time is kept.
    let longest = pela_with_time(60);
    assert_eq!(start(80, 24, vec![longest]).press("G+").edits(), []);
}

#[test]
fn a_game_against_the_selected_engine_is_offered() {
    let mut stage = list(80, 24).press("G<Down><Enter>");
    check(&mut stage, &["15 x 15", "You play X against pela"]);
    let mut none = Stage::new(80, 24).press("G<Enter>");
    check(&mut none, &["There is no engine yet; a adds one."]);
}

#[test]
fn an_engine_is_offered_only_in_games_that_it_plays() {
    let only = EngineEntry { sizes: Some((19, 20)), ..pela() };
    let mut stage = start(80, 24, vec![only]).press("G<Enter>");
    check(&mut stage, &["19 x 19", "You play X against pela"]);
    // On a smaller board, it is not among the levels.
    let only = EngineEntry { sizes: Some((19, 20)), ..pela() };
    let mut stage = start(80, 24, vec![only]).press("no+++++++++");
    check(&mut stage, &["10"]);
    assert!(!stage.text().contains("pela"));
}

#[test]
fn the_search_of_an_engine_is_shown_in_its_own_words() {
    let stage = game(120, 40).press("<Enter>").say(said(None, "+M5", &[(6, 6), (5, 5)]));
    let mut stage = stage;
    check(&mut stage, &["rapfi (O) ──", "depth 12-18", "value +M5", "line  6,6 5,5"]);
    // Other words do not replace it.
    let words = Response::Said(Box::new(Said { text: "hello".to_owned(), ..Said::default() }));
    let mut stage = stage.say(words.clone());
    check(&mut stage, &["value +M5"]);
    let mut stage = game(120, 40).press("<Enter>").say(words);
    check(&mut stage, &["rapfi (O) ──", "  hello"]);
}

fn entry(direction: Direction, text: &str) -> Entry {
    Entry { at: Duration::from_millis(1234), direction, text: text.to_owned() }
}

fn log(lines: usize) -> Vec<Entry> {
    (0..lines).map(|number| entry(Direction::From, &format!("MESSAGE line {number}"))).collect()
}

#[test]
fn the_log_of_an_engine_is_a_key_away() {
    let lines = vec![
        entry(Direction::Note, "started: ./x"),
        entry(Direction::To, "START 15"),
        entry(Direction::From, "OK"),
        entry(Direction::Error, "warning"),
    ];
    let mut stage = game(80, 24).with_log(lines).press("O");
    assert_snapshot!("engine_log", stage.picture());
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["You (X) to move"]);
    // Without an engine there is no log.
    let mut stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).press("O");
    check(&mut stage, &["No other engine plays here; G lists yours."]);
}

#[test]
fn the_log_follows_its_end_until_it_is_scrolled() {
    let mut stage = game(80, 24).with_log(log(100)).press("O");
    check(&mut stage, &["100 lines", "MESSAGE line 99"]);
    let mut stage = stage.press("<PgUp>");
    let before = stage.text();
    assert!(!before.contains("MESSAGE line 99"), "{before}");
    // More lines arrive, and the page stays.
    let mut stage = stage.with_log(log(120));
    stage = stage.press("<Up><Down>");
    let line = |text: &str| text.lines().find(|line| line.contains("MESSAGE")).unwrap().to_owned();
    assert_eq!(line(&stage.text()), line(&before));
    let mut stage = stage.press("<Home>");
    check(&mut stage, &["MESSAGE line 0"]);
    let mut stage = stage.press("<End>");
    check(&mut stage, &["MESSAGE line 119"]);
}

#[test]
fn another_engine_analyses_beside_ours() {
    let mut stage = game(120, 40).press("<Enter>").press("a");
    let seats: Vec<SeatId> = stage.asked().iter().map(|asked| asked.seat).collect();
    let at = seats.iter().rposition(|seat| *seat == SeatId::Second).unwrap();
    let ago = seats.len() - 1 - at;
    assert_eq!(stage.asked()[at].engine, Some(name("rapfi")));
    check(&mut stage, &["rapfi ──"]);
    for (number, value) in [(1, "35"), (2, "-7")] {
        stage = stage.say_to(ago, said(Some(number), value, &[(6, 6), (5, 5)]));
    }
    check(&mut stage, &[" 1  35  12-18  6,6 5,5", " 2  -7  12-18  6,6 5,5"]);
    assert_snapshot!("second_opinion", stage.text());
    let failed = Response::Failed(Failure::NoMove(NoMove::Failed("it has ended".to_owned())));
    let stage = stage.say_to(ago, failed).press("a");
    assert!(stage.left().contains(&SeatId::Second));
}

#[test]
fn a_failed_analyst_says_why() {
    let stage = game(120, 40).press("<Enter>").press("a");
    let ago = stage.asked().iter().rev().position(|it| it.seat == SeatId::Second).unwrap();
    let failed = Response::Failed(Failure::NoMove(NoMove::Failed("it has ended".to_owned())));
    let mut stage = stage.say_to(ago, failed);
    check(&mut stage, &["rapfi ──", "it has ended"]);
    // Ours goes on.
    check(&mut stage, &["Analysis ──"]);
}

#[test]
fn two_engines_have_a_log_each() {
    let [first, second] = ["rapfi", "pela"].map(|it| Computer::Engine(name(it)));
    let players = BySide { first, second };
    let lineup = Lineup { computer: ComputerSides::Both, players, ..Lineup::default() };
    let stage = Stage::game(80, 24, 15).listing(vec![rapfi(), pela()]).slow();
    let stage = stage.seated(Variant::GOMOKU_15, lineup).with_log(log(3));
    assert_eq!(stage.asked().last().unwrap().seat, SeatId::Side(Stone::First));
    let mut stage = stage.press("O");
    check(&mut stage, &["Log of rapfi (X)  Log of pela (O)", "3 lines"]);
    let mut stage = stage.press("<Right>");
    check(&mut stage, &["Log of rapfi (X)  Log of pela (O)", "3 lines"]);
}

#[test]
fn the_pages_fit_in_every_language() {
    for language in Language::ALL {
        for (width, height) in [(24, 11), (80, 24)] {
            let mut stage = list(width, height).speaking(language.tag()).press("G");
            let text = stage.text();
            assert!(text.contains("rapfi"), "{}: {text}", language.tag());
            let stage = game(80, 24).speaking(language.tag()).with_log(log(5)).press("O");
            let text = stage.resize(width, height).text();
            assert!(text.contains("MESSAGE") || width < 80, "{}: {text}", language.tag());
        }
    }
}

fn finding(point: u8, mark: Mark, remarks: &[&str]) -> Finding {
    let remarks = remarks.iter().map(|&remark| remark.to_owned()).collect();
    Finding { point, title: title(point), mark, remarks, exchange: Vec::new() }
}

/// Examination of rapfi with these findings so far.
fn examination(width: u16, height: u16, found: Vec<Finding>) -> Stage {
    let mut stage = list(width, height).press("Gd");
    let ticket = stage.examination().unwrap();
    for finding in found {
        let news = ExaminationNews::Found(finding);
        stage.send(Event::Examination(ticket, Box::new(news)));
    }
    stage
}

#[test]
fn an_examination_shows_each_point_as_it_is_found() {
    let found = || {
        vec![
            finding(1, Mark::Pass, &[]),
            finding(2, Mark::Note, &["ABOUT is not answered within 2 s\u{1b}[31m."]),
            finding(3, Mark::Fail, &["START 15 is not answered."]),
            finding(4, Mark::NotExamined, &["it does not start a game"]),
        ]
    };
    for (width, height) in [(80, 24), (24, 11)] {
        let mut stage = examination(width, height, found());
        assert_snapshot!(format!("examination_{width}x{height}"), stage.text());
    }
    // A later point may change an earlier one.
    let mut stage = examination(80, 24, found());
    let ticket = stage.examination().unwrap();
    let news = ExaminationNews::Found(finding(1, Mark::Fail, &["It does not read."]));
    stage.send(Event::Examination(ticket, Box::new(news)));
    check(&mut stage, &["0 pass, 1 note, 2 fail", "It does not read."]);
    // What was found is in the list.
    let known = EngineEntry { sizes: Some((15, 15)), ..rapfi() };
    let news = ExaminationNews::Over(Ok(vec![known, pela()]));
    stage.send(Event::Examination(ticket, Box::new(news)));
    check(&mut stage, &["Done. Its rules and boards are in your list now."]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["15..15"]);
}

#[test]
fn leaving_an_examination_ends_it() {
    let stage = examination(80, 24, vec![finding(1, Mark::Pass, &[])]);
    assert!(stage.examination().is_some());
    let mut stage = stage.press("<Esc>");
    assert_eq!(stage.examination(), None);
    check(&mut stage, &["Other engines"]);
}

#[test]
fn a_long_examination_follows_its_end_until_it_is_scrolled() {
    let remark = "word ".repeat(40);
    let found = (1..=20).map(|point| finding(point, Mark::Note, &[&remark])).collect();
    let mut stage = examination(80, 24, found);
    check(&mut stage, &["20  quick games"]);
    let mut stage = stage.press("<Home>");
    check(&mut stage, &[" 1  starts and reads"]);
    let mut stage = stage.press("<End>");
    check(&mut stage, &["20  quick games"]);
}
