//! What the processes of this system do in their own way; nothing else on the command line asks which one it is.
//!
//! `unix` is for Linux, macOS and the like, `elsewhere` for all others. Both have the same functions. With `--cfg
//! elsewhere` the latter is built where the former belongs, so that it can be checked and tested there.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{ManagersInput, handle_signals, resident};
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{ManagersInput, handle_signals, resident};
