//! The Gomocup protocol: text lines between a manager, which owns the game, and brains, which play.
//!
//! `docs/gomocup.md` has the words, and what is decided where the protocol leaves room.

pub mod brain;
mod lines;
pub mod message;
