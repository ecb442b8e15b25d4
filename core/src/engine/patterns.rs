//! Effect of a stone: its [`Pattern`] along each line, the [`PatternCode`] of all four, and the
//! resulting [`Threat`].

mod pattern;
mod tables;
mod threat;

pub use pattern::{Pattern, reach};
pub use tables::{PATTERN_CODES, PatternCode, PatternTables};
pub use threat::Threat;
