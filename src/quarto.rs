//! Quarto, the game of four attributes: one player selects a piece, the other places it.
//!
//! Sixteen pieces, each of them different in four attributes; a board of 6x6 cells, a plane or a
//! torus. Whoever places the last of four pieces that lie side by side in a straight line and share
//! an attribute wins. When all pieces are placed and nobody has won, it is a draw. Pure: no I/O,
//! clock, thread or randomness.
//!
//! Its moves are not those of the [`rules`](crate::rules), so it has a game of its own and shares
//! points, axes, shapes and the two sides only.

mod command;
mod game;
mod piece;

pub use command::{Command, CommandError};
pub use game::{Four, Game, IllegalMove, Move, Status};
pub use piece::{Attribute, Bag, Piece};

#[cfg(test)]
mod tests;
