//! Matches between programs: which games are played, how they ended, and what they show. Pure: who
//! plays them starts the programs and writes the files.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `openings` | the openings of a match, embedded and from files |
//! | `schedule` | the games of a match in their order |
//! | `conditions` | the engines and everything else that must stay the same |
//! | `journal` | the file of a match: its conditions and finished games |
//! | `result` | the end of a game: who won and why, and the times |
//! | `pairs` | results of games, and of pairs of games with the same opening |
//! | `elo` | the difference in strength that results show, with its error |
//! | `sprt` | the test that ends a match as soon as it is decided |
//! | `standings` | the table of all engines, as text, Markdown and JSON |
//! | `table` | columns of text, and of Markdown |
//! | `record` | a finished game as a record, for SGF and other files |

mod conditions;
mod elo;
mod journal;
pub mod openings;
mod pairs;
mod record;
mod result;
mod schedule;
mod sprt;
mod standings;
mod table;

pub use conditions::{Conditions, Difference, Engine, Limits};
pub use elo::{Estimate, Interval, elo, expected};
pub use journal::{Damage, Journal, JournalError};
pub use openings::{Openings, OpeningsError};
pub use pairs::{Games, Pairs};
pub use record::record;
pub use result::{Contradiction, Finished, PlayedMove, Reason, ShortText, Times};
pub use schedule::{Kind, Plan, Schedule, ScheduleError, Scheduled};
pub use sprt::{Decision, Model, Sprt, SprtError};
pub use standings::{Standing, Standings};
