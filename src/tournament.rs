//! Matches between programs: which games are played, how they ended, and what they show. Pure: who
//! plays them starts the programs and writes the files.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `pairs` | results of games, and of pairs of games with the same opening |
//! | `elo` | the difference in strength that results show, with its error |
//! | `sprt` | the test that ends a match as soon as it is decided |

mod elo;
mod pairs;
mod sprt;

pub use elo::{Estimate, Interval, elo, expected};
pub use pairs::{Games, Pairs};
pub use sprt::{Decision, Model, Sprt, SprtError};
