use std::sync::{Arc, Mutex};

use super::*;
use crate::game::GameKind;
use crate::player::{Info, Stop, Verdict};
use crate::rules::{Placement, Rule, Shape, Status, Topology, Variant, parse_moves};

const TWO: EngineSettings = EngineSettings { memory: 4 << 20, threads: 2 };

fn variant(side: u8, rule: Rule) -> Variant {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

fn game(moves: &str) -> Game {
    parse_moves(moves, Variant::GOMOKU_15).unwrap()
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Returns the move and the report of the search, without the time.
#[track_caller]
fn ask(player: &mut EnginePlayer, game: &Game, limits: &Limits) -> (Point, Info) {
    let last = Arc::new(Mutex::new(None));
    let heard = Arc::clone(&last);
    let ctx = Ctx::new(Stop::default(), move |info| *heard.lock().unwrap() = Some(info.clone()));
    let point = player.choose(game, limits, &ctx).unwrap();
    assert!(game.check(point).is_ok(), "{point:?} in {:?}", game.moves());
    let info = last.lock().unwrap().take().unwrap();
    let info = info.named(Target::cell);
    assert!(info.pv().first().is_none_or(|first| *first == point), "{info:?}");
    (point, Info { elapsed: std::time::Duration::ZERO, ..info })
}

#[test]
fn two_threads_play_legal_moves_to_the_end() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let mut player = EnginePlayer::new(TWO);
        let mut game = Game::new(variant(6, rule));
        while let Status::ToMove(_) = game.status() {
            let (point, _) = ask(&mut player, &game, &nodes(200));
            game.play(point).unwrap();
        }
        assert!(game.moves().len() >= 9);
    }
}

#[test]
fn two_threads_find_the_win_that_one_finds() {
    let by_fours = "h8g8i8a1j8a3k9c2k10e1";
    let by_threes = "g7a1h7a15i9o1i10o15";
    for moves in [by_fours, by_threes] {
        for settings in [EngineSettings::default(), TWO] {
            let mut player = EnginePlayer::new(settings);
            let game = game(moves);
            let (_, info) = ask(&mut player, &game, &nodes(4_000));
            assert!(matches!(info.verdict(), Some(Verdict::Win(_))), "{settings:?}: {info:?}");
        }
    }
}

#[test]
fn any_amount_of_memory_works() {
    for memory in [0, 1 << 10, (2 << 20) + 1] {
        for threads in [0, 1, 3] {
            let mut player = EnginePlayer::new(EngineSettings { memory, threads });
            ask(&mut player, &game("h8i9"), &nodes(300));
        }
    }
}

#[test]
fn with_one_thread_a_new_game_is_independent_of_the_last() {
    let settings = EngineSettings { memory: 4 << 20, threads: 1 };
    let others = [variant(15, Rule::Standard), variant(10, Rule::Freestyle)];
    let mut player = EnginePlayer::new(settings);
    ask(&mut player, &game("h8i9j10h9"), &nodes(1_000));
    for other in others {
        let game = parse_moves("f6e7g5d8", other).unwrap();
        let fresh = ask(&mut EnginePlayer::new(settings), &game, &nodes(1_000));
        assert_eq!(ask(&mut player, &game, &nodes(1_000)), fresh, "{other}");
    }
}

#[test]
fn finished_and_unsupported_games_are_refused() {
    let mut player = EnginePlayer::new(TWO);
    let mut refused =
        |game: &Game| player.choose(game, &Limits::default(), &Ctx::quiet()).expect_err("no move");
    let over = game("a1b1a2b2a3b3a4b4a5");
    assert_eq!(refused(&over), NoMove::GameOver);
    let torus = Shape::new(15, 15, Topology::Torus).unwrap();
    let large = Shape::new(21, 15, Topology::Plane).unwrap();
    let plane = Variant::GOMOKU_15.shape();
    for variant in [
        Variant::CONNECT_FOUR,
        Variant::TIC_TAC_TOE,
        Variant::new(torus, 5, Rule::Freestyle, Placement::Anywhere).unwrap(),
        Variant::new(large, 5, Rule::Freestyle, Placement::Anywhere).unwrap(),
        Variant::new(plane, 6, Rule::Standard, Placement::Anywhere).unwrap(),
        Variant::new(plane, 5, Rule::Freestyle, Placement::Gravity).unwrap(),
    ] {
        assert_eq!(refused(&Game::new(variant)), NoMove::Unsupported(GameKind::Rows(variant)));
    }
    // The player still works afterwards.
    ask(&mut player, &game("h8"), &nodes(100));
}

/// Only the stop flag ends these searches.
#[test]
fn a_stop_ends_the_search_with_a_legal_move() {
    let game = game("h8i9j10h9");
    for threads in [1, 2] {
        let mut player = EnginePlayer::new(EngineSettings { threads, ..TWO });
        let stop = Stop::default();
        let from_within = stop.clone();
        let ctx = Ctx::new(stop, move |info| {
            if info.depth() >= 3 {
                from_within.stop();
            }
        });
        // Stopped during the search, then before it starts.
        for _ in 0..2 {
            let point = player.choose(&game, &Limits::default(), &ctx).unwrap();
            assert!(game.check(point).is_ok());
        }
    }
}
