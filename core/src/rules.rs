//! Boards, games and their notation. Pure: no I/O, clock, thread or randomness.
//!
//! This is the slow but obviously correct reference implementation. The engine has its own board,
//! which is tested against this one.
//!
//! # Variants are data
//!
//! A `Variant` is a value: a shape (3 to 26 cells a side, plane or torus), a row length, a rule (the
//! rows that win, and the points that a side may not take) and a placement (anywhere, or falling).
//! There is one concrete `Game` and no trait.
//!
//! A `Position` is a set of stones and a side to move. It need not be reachable by alternating
//! moves: files that list a board and the protocol's `BOARD` command contain such positions. A
//! `Game` is a position and the moves played from it. Most games start from the empty board.
//!
//! The win check looks along the four axes of the last stone. The board is surrounded by a border
//! of free cells, so a row ends at the edge without a special case.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `point`, `shape`, `symmetry` | cells and axes; the extent of the board; its symmetries |
//! | `stone`, `board`, `row` | sides, stones on cells, rows of stones |
//! | `variant` | a game of the family as a value |
//! | `position` | any stones, with either side to move |
//! | `game` | moves from a position |
//! | `notation`, `moves` | a cell as text; a game as one word |
//! | `renju` | fouls, and the shapes that make them |
//! | `threats` | fours and open threes |
//! | `opening` | opening rules: zones, swaps, fifth moves; the openings of renju |
//! | `field` | boards as numbers: -1, 0 and 1 |
//! | `hash` | `SplitMix64` |

mod board;
mod code;
mod field;
mod game;
mod hash;
mod lines;
mod moves;
mod notation;
pub mod opening;
mod picture;
mod point;
mod position;
mod renju;
mod row;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod shape;
mod stone;
mod symmetry;
mod text;
mod threats;
mod variant;

pub use board::{Board, ZobristKey};
#[doc(hidden)]
pub use code::plain_number;
pub use field::FieldError;
pub use game::{Game, IllegalMove, ReplayError, Status, Turn};
#[doc(hidden)]
pub use hash::{salt, splitmix64, spread};
pub use lines::Lines;
pub use moves::{MovesError, parse_moves};
pub use notation::{Coordinates, NotationError, parse_point};
pub use point::{Axis, Delta, Point};
pub use position::Position;
pub use renju::{Foul, FoulKind, Four, Shapes, Spoilt, StraightFour, Three};
pub use row::Row;
pub use shape::{Shape, ShapeError, Topology};
pub use stone::{BySide, Stone};
pub use symmetry::Symmetry;
pub use text::ParseError;
pub use threats::{Threat, ThreatKind};
pub use variant::{Placement, Rule, Variant, VariantError, in_words};

#[cfg(test)]
mod tests;
