use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use super::*;
use crate::game::GameKind;
use crate::player::{Answer, Failure, Line, PlayerWorker, Response, Stop, Ticket, Verdict};
use crate::rules::{Placement, Rule, Shape, Status, Topology, Variant, parse_moves};

const SMALL: EngineSettings = EngineSettings { memory: 4 << 20, threads: 1 };

/// Long enough for any machine; reached only if a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

fn game(moves: &str) -> Game {
    parse_moves(moves, Variant::GOMOKU_15).unwrap()
}

fn depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

#[track_caller]
fn check_lines(game: &Game, info: &Info, wanted: usize) {
    assert_eq!(info.lines.len(), wanted, "{info:?}");
    for (index, line) in info.lines.iter().enumerate() {
        let mut game = game.clone();
        for &point in &line.pv {
            game.play(point).unwrap();
        }
        let begins_alike = |other: &Line| other.pv[0] == line.pv[0];
        assert!(!info.lines[..index].iter().any(begins_alike), "{info:?}");
    }
}

#[test]
fn one_analyst_follows_a_game_to_its_end() {
    for threads in [1, 2] {
        let mut analyst = Analyst::new(EngineSettings { threads, ..SMALL }, 3);
        let shape = Shape::new(7, 7, Topology::Plane).unwrap();
        let small = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
        let begun = || parse_moves("d4e5", small).unwrap();
        let mut game = begun();
        while let Status::ToMove(_) = game.status() {
            let info = analyst.analyse(&game, &depth(3), &Ctx::quiet()).unwrap();
            check_lines(&game, &info, info.lines.len());
            game.play(info.pv()[0]).unwrap();
        }
        assert!(game.moves().len() > 8);
        // Back to the start.
        let info = analyst.analyse(&begun(), &depth(3), &Ctx::quiet()).unwrap();
        check_lines(&begun(), &info, 3);
    }
}

#[test]
fn forced_wins_are_reported_with_their_lines() {
    let by_fours = "h8g8i8a1j8a3k9c2k10e1";
    let by_threes = "g7a1h7a15i9o1i10o15";
    for moves in [by_fours, by_threes] {
        for threads in [1, 2] {
            let mut analyst = Analyst::new(EngineSettings { threads, ..SMALL }, 3);
            let game = game(moves);
            // Only the proof ends this analysis.
            let info = analyst.analyse(&game, &Limits::default(), &Ctx::quiet()).unwrap();
            check_lines(&game, &info, 3);
            let Some(Verdict::Win(plies)) = info.verdict() else { panic!("{info:?}") };
            assert_eq!(
                info.pv().len() + 2,
                usize::from(plies),
                "to the four that cannot be stopped"
            );
        }
    }
}

#[test]
fn the_analysis_reports_until_it_is_stopped() {
    let stop = Stop::default();
    let from_within = stop.clone();
    let reports = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&reports);
    let ctx = Ctx::new(stop, move |info: &Info<Target>| {
        heard.lock().unwrap().push(info.named(Target::cell));
        if info.depth() >= 4 {
            from_within.stop();
        }
    });
    let game = game("h8i9j10h9");
    let mut analyst = Analyst::new(SMALL, 3);
    let last = analyst.analyse(&game, &Limits::default(), &ctx).unwrap();
    let reports = reports.lock().unwrap();
    assert_eq!(reports.last(), Some(&last));
    assert_eq!(reports.first().map(Info::depth), Some(1), "the first one soon");
    assert!(reports.is_sorted_by_key(|info| info.nodes));
    reports.iter().for_each(|info| check_lines(&game, info, 3));
}

#[test]
fn on_a_seat_the_analyst_answers_a_stop() {
    let (sender, answers) = mpsc::channel();
    let player = Box::new(Analyst::new(SMALL, 2));
    let mut seat = PlayerWorker::new(player, move |answer| drop(sender.send(answer))).unwrap();
    let game = game("h8i9j10h9");
    seat.ask(Ticket(1), game.clone(), Limits::default()).unwrap();
    let Answer { response, .. } = answers.recv_timeout(PATIENCE).unwrap();
    assert!(matches!(response, Response::Thinking(info) if info.lines.len() == 2));
    seat.stop();
    let last = answers.iter().find(|answer| !matches!(answer.response, Response::Thinking(_)));
    let Response::Move { target: Target::Cell(point), .. } = last.unwrap().response else {
        panic!("it has a move")
    };
    assert!(game.check(point).is_ok());
    // An unsupported game is reported at once.
    let large: Variant = "26x26-5-renju".parse().unwrap();
    seat.ask(Ticket(2), Game::new(large), Limits::default()).unwrap();
    let refused = Failure::NoMove(NoMove::Unsupported(GameKind::Rows(large)));
    let answer = answers.recv_timeout(PATIENCE).unwrap();
    assert_eq!(answer, Answer { ticket: Ticket(2), response: Response::Failed(refused) });
}

#[test]
fn games_with_levels_are_supported() {
    let mut analyst = Analyst::new(SMALL, 3);
    let mut ask = |game: &Game| analyst.analyse(game, &depth(1), &Ctx::quiet());
    let sides = [(5, 5), (20, 20), (5, 20), (21, 15), (15, 4), (15, 15)];
    for (width, height) in sides {
        for topology in [Topology::Plane, Topology::Torus] {
            for (length, rule) in [(5, Rule::Freestyle), (5, Rule::Standard), (4, Rule::Freestyle)]
            {
                let shape = Shape::new(width, height, topology).unwrap();
                let variant = Variant::new(shape, length, rule, Placement::Anywhere).unwrap();
                let answer = ask(&Game::new(variant));
                let kind = GameKind::Rows(variant);
                let refused = Err(NoMove::Unsupported(kind));
                assert_eq!(answer != refused, kind.has_levels(), "{variant}");
                assert!(answer.is_ok() || answer == refused);
            }
        }
    }
    let over = game("a1b1a2b2a3b3a4b4a5");
    assert_eq!(ask(&over), Err(NoMove::GameOver));
}

#[test]
fn any_amount_of_memory_and_lines_works() {
    for memory in [0, 1 << 10, (2 << 20) + 1] {
        // With enough lines requested, every move near the stones has one.
        for (lines, expected) in [(0, 1), (1, 1), (7, 7), (1_000, 42)] {
            let mut analyst = Analyst::new(EngineSettings { memory, threads: 3 }, lines);
            let game = game("h8i9");
            let info = analyst.analyse(&game, &depth(1), &Ctx::quiet()).unwrap();
            check_lines(&game, &info, expected);
        }
    }
}
