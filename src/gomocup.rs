//! Gomocup protocol: lines of text between a manager, which owns the game, and brains, which play.
//!
//! `docs/gomocup.md` lists the messages, and how this program resolves ambiguities of the protocol.

pub mod brain;
mod lines;
pub mod message;
