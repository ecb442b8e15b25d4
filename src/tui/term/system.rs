//! The only part of the screen that depends on the operating system.
//!
//! `unix` supports Linux, macOS and the like, `elsewhere` all others, with the same functions. With
//! `--cfg elsewhere`, the latter replaces `unix`, so that it can be tested there.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{Mode, Output, Signals, be_nicer, take_pipe, watch_terminal};
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{Mode, Output, Signals, be_nicer, take_pipe, tty, watch_terminal};
