//! Effect of a stone: its [`Pattern`] along each line, the [`PatternCode`] of all four, and the
//! resulting [`Threat`].

mod pattern;
mod tables;
mod threat;

pub use pattern::{MAX_REACH, Pattern, reach};
pub use tables::{CodeMeaning, PatternCode, PatternTables};
pub use threat::Threat;
