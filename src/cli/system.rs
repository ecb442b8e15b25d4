//! Processes on this system. Nothing else on the command line depends on the system.
//!
//! `unix` supports Linux, macOS and the like, `elsewhere` all others, with the same functions.
//! `--cfg elsewhere` builds the latter on any system, for checks and tests.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{handle_signals, managers_input, resident};
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{handle_signals, managers_input, resident};
