//! Fouls by the engine and by the referee, and nodes a second under each rule:
//! `cargo bench --bench renju`.
#![expect(clippy::cast_precision_loss, reason = "figures to be read")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use gomoku::engine::{
    Evaluator, Limits, Position, Search, Square, ThreadData, TranspositionTable, Unwatched,
};
use gomoku::rules::{Game, Rule, Stone, Variant, parse_moves};

/// Games of programs under the rules of renju, with their winners.
const GAMES: &str = include_str!("../tests/data/renju/games.txt");

/// Positions in the middle of games, with `First` to move.
fn positions(rule: Rule) -> Vec<Game> {
    let variant = Variant::GOMOKU_15.with_rule(rule);
    let lines = GAMES.lines().step_by(90);
    let games = lines.filter_map(|line| parse_moves(line.split_once(' ')?.1, variant).ok());
    let cut = games.filter_map(|game| {
        let moves = game.moves().len() / 4 * 2;
        Game::from_moves(variant, game.moves()[..moves].to_vec()).ok()
    });
    cut.collect()
}

/// Free points of all positions, and those that the patterns do not settle.
fn fouls(criterion: &mut Criterion) {
    let games = positions(Rule::Renju);
    let boards: Vec<Position> = games.iter().filter_map(|game| Position::of(game).ok()).collect();
    let questions: Vec<(usize, Square)> = (boards.iter().enumerate())
        .flat_map(|(index, board)| board.free().iter().map(move |square| (index, square)))
        .collect();
    let fouls = boards.iter().map(|board| board.fouls(Stone::First).len()).sum::<usize>();
    println!("{} boards, {} points, {fouls} fouls", boards.len(), questions.len());
    criterion.bench_function("a point, by the engine", |bencher| {
        let mut next = questions.iter().cycle();
        bencher.iter(|| next.next().map(|&(index, at)| boards[index].is_foul(at, Stone::First)));
    });
    let hard = (0..questions.len()).filter(|&index| {
        let (board, square) = questions[index];
        boards[board].is_foul(square, Stone::First)
    });
    let hard: Vec<(usize, Square)> = hard.map(|index| questions[index]).collect();
    criterion.bench_function("a foul, by the engine", |bencher| {
        let mut next = hard.iter().cycle();
        bencher.iter(|| next.next().map(|&(index, at)| boards[index].is_foul(at, Stone::First)));
    });
    criterion.bench_function("all points of a board, by the engine", |bencher| {
        let mut next = boards.iter().cycle();
        bencher.iter(|| next.next().map(|board| board.fouls(black_box(Stone::First))));
    });
    criterion.bench_function("all points of a board, by the referee", |bencher| {
        let mut next = games.iter().cycle();
        bencher.iter(|| {
            let game = next.next()?;
            Some(game.variant().fouls(game.board(), Stone::First).count())
        });
    });
}

/// Nodes and time of searches of the same positions.
fn search(rule: Rule) -> (u64, Duration) {
    let mut tt = TranspositionTable::new(16 << 20);
    let mut thread = ThreadData::default();
    let mut nodes = 0;
    let begin = Instant::now();
    for game in positions(rule) {
        let Ok(position) = Position::of(&game) else { continue };
        tt.clear();
        thread.clear();
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let (table, network) = (tt.share(), Evaluator::Network);
        let search = Search::new(network, position, table, &mut thread, limits, &Unwatched);
        nodes += search.run().map_or(0, |result| result.info.nodes);
    }
    (nodes, begin.elapsed())
}

/// Compares the rules by turns, so that other work on the machine affects all of them.
fn nodes() {
    const ROUNDS: usize = 7;
    for rule in Rule::ALL {
        let mut ratios: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let [usual, this] = [Rule::Freestyle, rule].map(|rule| {
                    let (nodes, time) = search(rule);
                    nodes as f64 / time.as_secs_f64()
                });
                this / usual
            })
            .collect();
        ratios.sort_by(f64::total_cmp);
        let (least, most) = (ratios[0], ratios[ROUNDS - 1]);
        println!(
            "{rule}: {:.2} ({least:.2} to {most:.2}) of freestyle's nodes a second",
            ratios[ROUNDS / 2]
        );
    }
}

criterion_group!(benches, fouls);

fn main() {
    benches();
    nodes();
}
