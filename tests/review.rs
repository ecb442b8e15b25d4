//! Reviews of games, compared with exhaustive search, and checked by a checker that knows only the
//! rules.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "solver/asked.rs"]
mod asked;
#[path = "review/brute.rs"]
mod brute;
#[path = "solver/checker.rs"]
mod checker;
#[path = "review/engine_games.rs"]
mod engine_games;
#[path = "solver/prover.rs"]
mod prover;
#[path = "review/small_boards.rs"]
mod small_boards;

use gomoku::player::Stop;
use gomoku::review::{Effort, ProofLimits, Report, Review, Round};
use gomoku::rules::Game;

/// Complete proofs, with almost no search.
const PROOFS: Effort = Effort {
    rounds: &[
        Round { search: 100, ..Effort::FULL.rounds[0] },
        Round { search: 100, ..Effort::FULL.rounds[1] },
    ],
    better: 100,
    ..Effort::FULL
};

/// Proofs that are fast enough in unoptimised builds.
const SMALL_PROOFS: Effort = Effort {
    rounds: &[Round {
        proof: ProofLimits { win: 1_000, defence: &[(300, 20)], without_threat: false },
        search: 100,
    }],
    turning_point: None,
    ..PROOFS
};

/// Reviews a game that ended on the board.
fn review(game: &Game, effort: Effort, threads: usize) -> Report {
    let mut review = Review::new(game.clone(), None, effort).unwrap();
    review.run(threads, &Stop::default(), |_| {});
    assert!(review.is_finished());
    review.report()
}

/// Returns the game before the move with this index.
fn before(game: &Game, index: usize) -> Game {
    let mut before = game.clone();
    while before.moves().len() > index {
        before.undo();
    }
    before
}

/// Number of games to try. `GOMOKU_GAMES` sets another number for a longer run.
#[expect(clippy::disallowed_methods, reason = "a longer run by hand")]
fn games() -> Option<usize> {
    std::env::var("GOMOKU_GAMES").ok().map(|number| number.parse().unwrap())
}
