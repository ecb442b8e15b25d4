//! The core of `gomoku`: the rules of Gomoku and related games, and an engine that plays them.
//!
//! The package `gomoku-tui` shows these modules as its own, beside game records, file formats,
//! players and the terminal program. Use that one, unless rules and engine are all that you need.

pub mod engine;
mod limits;
mod memory;
pub mod proof;
pub mod rules;
pub mod solve;
#[doc(hidden)]
pub mod translate;
