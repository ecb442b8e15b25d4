//! Ten levels: threats that each of them sees, and reproducibility from the seed.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::time::Duration;

use fastrand::Rng;
use gomoku::engine::{Position, Square, Threat};
use gomoku::player::{Ctx, Level, Levelled, Limits, NoMove, Player as _, Simple, Stop};
use gomoku::rules::{
    Axis, Delta, Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant,
};

/// Limit of nodes. Larger searches take long without optimisation, and show nothing more.
const FEW: Limits = Limits { turn: None, left: None, depth: None, nodes: Some(150) };

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn choose(number: u8, seed: u64, game: &Game) -> Point {
    Levelled::new(level(number), seed).choose(game, &FEW, &Ctx::quiet()).unwrap()
}

fn gomoku(width: u8, height: u8, rule: Rule) -> Variant {
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

/// Plays a game of two beginners with this seed, up to this many moves, which is not over.
fn beginners(variant: Variant, seed: u64, moves: usize) -> Game {
    let mut game = Game::new(variant);
    while game.moves().len() < moves {
        let point = choose(1 + u8::try_from(seed % 2).unwrap(), seed, &game);
        if !matches!(game.play(point).unwrap(), Status::ToMove(_)) {
            game.undo();
            break;
        }
    }
    game
}

#[test]
fn moves_depend_only_on_seed_and_position() {
    for number in 1..=8 {
        let games: Vec<Game> =
            (0..4).map(|moves| beginners(Variant::GOMOKU_15, 1, 7 * moves)).collect();
        let once: Vec<Point> = games.iter().map(|game| choose(number, 5, game)).collect();
        let mut player = Levelled::new(level(number), 5);
        let mut ask = |game: &Game| player.choose(game, &FEW, &Ctx::quiet()).unwrap();
        let mut back: Vec<Point> = games.iter().rev().map(&mut ask).collect();
        back.reverse();
        assert_eq!(back, once, "level {number}, asked in another order");
    }
}

#[test]
fn levels_up_to_8_are_limited_by_nodes_and_others_by_time() {
    let limits: Vec<Limits> = Level::all().map(Level::limits).collect();
    let nodes: Vec<Option<u64>> = limits.iter().map(|limits| limits.nodes).collect();
    assert_eq!(nodes[..3], [None; 3], "they search nothing");
    assert!(nodes[3..8].is_sorted() && nodes[3..8].iter().all(Option::is_some));
    // At 0.6 million nodes a second, that is 0.1 s.
    assert!(nodes[7] <= Some(60_000));
    let times: Vec<u64> = limits.iter().filter_map(|limits| Some(limits.turn?.as_secs())).collect();
    assert_eq!(times, [1, 5]);
    // With lower limits, they use less.
    let game = beginners(Variant::GOMOKU_15, 2, 6);
    let limits = Limits { turn: Some(Duration::from_millis(1)), ..Limits::default() };
    for level in Level::all() {
        let choice = Levelled::new(level, 2).choose(&game, &limits, &Ctx::quiet()).unwrap();
        assert_eq!(game.check(choice), Ok(Stone::First), "level {level}");
    }
}

#[test]
fn different_seeds_play_different_games() {
    let game = beginners(Variant::GOMOKU_15, 3, 1);
    for number in 1..=8 {
        let first = choose(number, 0, &game);
        assert!((1..30).any(|seed| choose(number, seed, &game) != first), "level {number}");
    }
}

/// Plays like a child with one idea: it extends the row of five cells that has most of its stones
/// and none of the other side's. It stops nothing except fives.
fn child(game: &Game, side: Stone) -> Point {
    let (board, shape) = (game.board(), game.variant().shape());
    let window = |start: Point, delta: Delta| -> Option<Vec<Point>> {
        let steps = std::iter::successors(Some(start), |&at| shape.step(at, delta));
        Some(steps.take(5).collect::<Vec<_>>()).filter(|cells| cells.len() == 5)
    };
    let best_of = |side: Stone| {
        let windows = shape.points().flat_map(|start| {
            Axis::ALL.into_iter().filter_map(move |axis| window(start, axis.delta()))
        });
        let open = windows
            .filter(|cells| cells.iter().all(|&cell| board.get(cell) != Some(side.opponent())));
        let stones = |cells: &Vec<Point>| {
            cells.iter().filter(|&&cell| board.get(cell) == Some(side)).count()
        };
        // Adjacent stones before those with a gap, and the middle before the edge.
        let rank = |cells: &Vec<Point>| {
            let taken: Vec<bool> = cells.iter().map(|&cell| board.get(cell).is_some()).collect();
            let changes = taken.windows(2).filter(|pair| pair[0] != pair[1]).count();
            let middle = cells[2].row.abs_diff(shape.height() / 2)
                + cells[2].col.abs_diff(shape.width() / 2);
            (stones(cells), usize::MAX - changes, u8::MAX - middle)
        };
        let best = open.max_by_key(rank);
        best.map(|cells| (stones(&cells), cells))
    };
    let next_to_stones = |cells: &[Point]| {
        let free = (0..5).filter(|&at| board.get(cells[at]).is_none());
        let distance = |&at: &usize| {
            (0..5_usize)
                .filter(|&other| board.get(cells[other]).is_some())
                .map(|other| other.abs_diff(at))
                .min()
        };
        cells[free.min_by_key(distance).unwrap()]
    };
    let own = best_of(side);
    if let Some((4, cells)) = &own {
        return next_to_stones(cells);
    }
    if let Some((4, cells)) = best_of(side.opponent()) {
        return next_to_stones(&cells);
    }
    own.map_or_else(|| game.legal_moves().next().unwrap(), |(_, cells)| next_to_stones(&cells))
}

/// Number of these games that a level wins against the child, which moves first.
fn wins_against_the_child(number: u8, games: u64) -> u64 {
    let wins = |seed: &u64| {
        let mut game = Game::new(Variant::GOMOKU_15);
        while let Status::ToMove(mover) = game.status() {
            let point = match mover {
                Stone::First => child(&game, mover),
                Stone::Second => choose(number, *seed, &game),
            };
            game.play(point).unwrap();
        }
        game.status() == Status::Won(Stone::Second)
    };
    u64::try_from((0..games).filter(wins).count()).unwrap()
}

#[test]
fn the_first_level_loses_to_a_scripted_attack() {
    let lost = 20 - wins_against_the_child(1, 20);
    assert!(lost >= 14, "{lost} of 20");
}

#[test]
fn the_fifth_level_beats_a_scripted_attack() {
    assert_eq!(wins_against_the_child(5, 6), 6);
}

/// Number of cells that would make an unstoppable four of a side.
fn open_fours(position: &Position, side: Stone) -> usize {
    position.count(side, Threat::OpenFour)
}

/// Mistake of a move in a position where something must be stopped.
fn fault(game: &Game, choice: Point) -> Option<&'static str> {
    let mut position = Position::of(game).unwrap();
    let us = position.to_move();
    let them = us.opponent();
    let cell = Square::new(choice);
    let own = position.threat(cell, us);
    if position.count(us, Threat::Five) > 0 {
        return (own != Threat::Five).then_some("misses its own five");
    }
    if position.count(them, Threat::Five) > 0 {
        return (position.threat(cell, them) != Threat::Five).then_some("does not stop the four");
    }
    let before = open_fours(&position, them);
    if before == 0 || own >= Threat::Four {
        return None;
    }
    let mut left = |cell: Square| {
        position.place(cell);
        let left = open_fours(&position, them);
        position.undo();
        left
    };
    let after = left(cell);
    let can_be_stopped = game.legal_moves().any(|point| left(Square::new(point)) == 0);
    let is_stopped = if can_be_stopped { after == 0 } else { after < before };
    (!is_stopped).then_some("does not stop the three")
}

#[test]
fn levels_from_4_on_overlook_no_four_or_open_three() {
    let (mut fours, mut threes) = (0, 0);
    for seed in 0..24 {
        let rule = if seed % 4 == 0 { Rule::Standard } else { Rule::Freestyle };
        let mut game = beginners(gomoku(15, 13, rule), seed, 60);
        while game.moves().len() > 6 {
            let position = Position::of(&game).unwrap();
            let them = position.to_move().opponent();
            let is_four = position.count(them, Threat::Five) > 0;
            if is_four || open_fours(&position, them) > 0 {
                if is_four {
                    fours += 1;
                } else {
                    threes += 1;
                }
                for number in 4..=8 {
                    let choice = choose(number, seed, &game);
                    let fault = fault(&game, choice);
                    assert_eq!(fault, None, "level {number}: {choice:?} after {:?}", game.moves());
                }
            }
            game.undo();
        }
    }
    assert!(fours > 30 && threes > 30, "{fours} fours, {threes} threes");
}

#[test]
fn lower_levels_overlook_more() {
    let mut faults = [0; 5];
    for seed in 0..25 {
        let mut game = beginners(Variant::GOMOKU_15, seed, 40);
        while game.moves().len() > 6 {
            for number in 1..=4_u8 {
                let is_fault = fault(&game, choose(number, seed, &game)).is_some();
                faults[usize::from(number)] += u32::from(is_fault);
            }
            game.undo();
        }
    }
    assert!(faults[1] > 2 * faults[2] && faults[2] > 2 * faults[3] && faults[4] == 0, "{faults:?}");
}

#[test]
fn every_move_is_legal_on_every_board() {
    let mut random = Rng::with_seed(4);
    for side in 5..=20 {
        for rule in [Rule::Freestyle, Rule::Standard] {
            for variant in [gomoku(side, side, rule), gomoku(side, 25 - side, rule)] {
                let moves = random.usize(..12);
                let mut game = beginners(variant, random.u64(..), moves);
                for number in 1..=8 {
                    let point = choose(number, random.u64(..), &game);
                    if !matches!(game.play(point).unwrap(), Status::ToMove(_)) {
                        break;
                    }
                }
            }
        }
    }
}

#[test]
fn every_level_plays_to_the_end_of_the_board() {
    for number in 1..=8 {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let mut game = Game::new(gomoku(5, 6, rule));
            while let Status::ToMove(_) = game.status() {
                game.play(choose(number, 2, &game)).unwrap();
            }
            let mut player = Levelled::new(level(number), 2);
            let none = player.choose(&game, &FEW, &Ctx::quiet());
            assert_eq!(none, Err(NoMove::GameOver));
        }
    }
}

#[test]
fn a_stopped_player_answers_at_once() {
    let game = beginners(Variant::GOMOKU_15, 8, 8);
    for level in Level::all() {
        let stop = Stop::default();
        stop.stop();
        let ctx = Ctx::new(stop, |_| {});
        let choice = Levelled::new(level, 1).choose(&game, &level.limits(), &ctx).unwrap();
        assert_eq!(game.check(choice), Ok(Stone::First), "level {level}");
    }
}

#[test]
fn games_of_fouls_on_large_boards_have_the_simple_player() {
    for rule in [Rule::Renju, Rule::Caro, Rule::Omok] {
        let variant = gomoku(21, 15, rule);
        for level in Level::all() {
            let game = Game::new(variant);
            let choice = Levelled::new(level, 3).choose(&game, &level.limits(), &Ctx::quiet());
            let simple = Simple::new(3).choose(&game, &level.limits(), &Ctx::quiet());
            assert_eq!(choice, simple);
        }
    }
}
