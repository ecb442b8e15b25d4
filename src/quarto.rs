//! Quarto, the game of four attributes: one player selects a piece, the other places it.
//!
//! The sixteen pieces differ in four attributes; the board has 4x4 or 6x6 cells on a plane or a torus.
//! Whoever places the last of four adjacent pieces in a straight line that share an attribute wins.
//! The game is drawn if no piece is left. Pure: no I/O, clock, thread or randomness.
//!
//! A move selects a piece before it places one, so Quarto is a module with a `Game` of its own.
//! Where it meets the games of rows, `game` has one pair of enums: `GameKind` and `AnyGame`.
//!
//! The files: `board`, `piece`, `game`, and `command`, the language of its dialog.

mod board;
mod command;
mod game;
mod piece;

pub use board::{Board, BoardSize, UnknownBoard};
pub use command::{Command, CommandError};
pub use game::{Four, Game, IllegalMove, Move, Status};
pub use piece::{Attribute, Bag, Piece};

#[cfg(test)]
mod tests;
