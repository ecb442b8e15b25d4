//! What a stone makes: its [`Pattern`] along each line, the [`PatternCode`] of the four together, and
//! the [`Threat`] that follows from it.

mod pattern;
mod tables;
mod threat;

pub use pattern::{Pattern, reach};
pub use tables::{PATTERN_CODES, PatternCode, PatternTables};
pub use threat::Threat;
