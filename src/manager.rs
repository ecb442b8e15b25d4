//! The manager of a match: starts the engines, asks them for their moves, keeps their time and is
//! the referee.
//!
//! Several games may be played side by side, each at a [`Tables`] table with processes of its own,
//! which go on to the next game. Nothing waits without a limit. Which games are played, and what
//! becomes of them, is the business of `tournament`.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `entrant` | an engine with its resources |
//! | `budget` | the time that an engine has in a game |
//! | `seat` | the process of an engine at a table |
//! | `game` | one game from its opening to its end |
//! | `proof` | the end of a game that is proved to be won |
//! | `tables` | games side by side |

mod budget;
mod entrant;
mod game;
mod proof;
mod seat;
mod tables;

pub use entrant::{Entrant, TimeLimit};
pub use tables::{NotPlayed, Spectator, Tables};
