//! Gomocup protocol: lines of text between a manager, which owns the game, and brains, which play.
//!
//! `docs/gomocup.md` lists the messages, and the decisions where the protocol leaves room.

pub mod brain;
mod lines;
pub mod message;
