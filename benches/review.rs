//! Review of a whole game: `cargo bench --bench review`.
//!
//! Prints the time until the losing move is first reported, and until the end, with one thread and
//! with two.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::Instant;

use gomoku::game::GameKind;
use gomoku::player::Stop;
use gomoku::review::{Effort, Review, TurningPoint, Words};
use gomoku::rules::{Coordinates, Variant, parse_moves};

/// Games, each after the letter of its winner, and the number of the one that is reviewed: 58
/// moves, won by O.
const GAMES: &str = include_str!("../tests/data/renju/games.txt");
const NUMBER: usize = 457;

fn main() {
    let (_, moves) = GAMES.lines().nth(NUMBER - 1).unwrap().split_once(' ').unwrap();
    let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
    for threads in [1, 2] {
        let mut review = Review::new(game.clone(), None, Effort::FULL).unwrap();
        let start = Instant::now();
        let mut first = None;
        review.run(threads, &Stop::default(), |review| {
            if first.is_none() && matches!(review.report().turning_point, TurningPoint::Move(_)) {
                first = Some(start.elapsed());
            }
        });
        let (first, whole) = (first.unwrap(), start.elapsed());
        let words = Words::new(GameKind::Rows(game.variant()), Coordinates::Letters);
        let moves = game.moves().len();
        println!("{moves} moves, {threads} threads: first {first:.2?}, whole {whole:.2?}");
        println!("{}", words.turning_point(&review.report()));
    }
}
