//! Boards, games and their notation. Pure: no I/O, clock, thread or randomness.
//!
//! This is the slow but obviously correct reference implementation. The engine has its own board,
//! which is tested against this one.

mod board;
mod code;
mod field;
mod game;
mod hash;
mod moves;
mod notation;
mod picture;
mod point;
mod position;
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
pub(crate) use code::plain_number;
pub use field::FieldError;
pub use game::{Game, IllegalMove, ReplayError, Status};
pub(crate) use hash::{salt, splitmix64, spread};
pub use moves::{MovesError, parse_moves};
pub use notation::{Coordinates, NotationError, parse_point};
pub use point::{Axis, Delta, Point};
pub use position::Position;
pub use row::Row;
pub use shape::{Shape, ShapeError, Topology};
pub use stone::{BySide, Stone};
pub use symmetry::Symmetry;
pub use text::ParseError;
pub use threats::{Threat, ThreatKind};
pub use variant::{Placement, Rule, Variant, VariantError, in_words};

#[cfg(test)]
mod tests;
