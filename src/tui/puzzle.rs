//! Page of the puzzles, and over it the rooms for solving them: one at a time, or in a timed run.
//!
//! The page is a layer over the start screen or over a game, which waits (`Layer::rest`). It opens
//! when the disk has read the files (`Effect::ReadPuzzles`).
//!
//! `Effect::Judge` judges a move. An attempt is written down as soon as its outcome is certain; a
//! failed one at the first wrong move, so leaving early gains nothing. Due dates are updated once
//! the disk confirms the write. `study` makes the puzzles of a review, and `Effect::KeepPuzzles`
//! keeps them.

mod page;
mod run;
mod task;
mod view;
mod words;

pub use page::PuzzlePage;
pub use run::RunRoom;
pub use task::{PuzzleRoom, no_puzzle};

use super::practice::{afresh, with_moves};
use crate::puzzle::Attempt;
use crate::rules::Game;

/// Game that begins with the position of the puzzle.
fn board(attempt: &Attempt) -> Game {
    let before = attempt.puzzle().game();
    let moves = &attempt.game().moves()[before.moves().len()..];
    with_moves(afresh(before), moves.iter().copied())
}
