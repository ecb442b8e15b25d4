//! Starting and ending engines on this system.
//!
//! `unix` supports Linux, macOS and the like, `elsewhere` all others, with the same functions.
//! `--cfg elsewhere` builds the latter on any system, for checks and tests.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{Control, Running, spawn, usage};
#[cfg(any(not(unix), elsewhere))]
pub use elsewhere::{own_program, run_guard};
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{Control, Running, spawn, usage};
#[cfg(all(unix, not(elsewhere)))]
pub use unix::{own_program, run_guard};

use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::time::Duration;

/// First argument of this program as a guard.
pub const GUARD: &str = "guard-engine";
/// Exit status of a guard that cannot start the engine, as of shells.
pub const NOT_STARTED: u8 = 127;

/// Resources of the processes of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Processes by their numbers, the engine itself first.
    pub processes: Vec<u32>,
    /// Memory in bytes that no other process shares.
    pub memory: u64,
    /// Processor time so far.
    pub time: Duration,
}

/// Engine that was started.
pub(super) struct Spawned {
    pub input: ChildStdin,
    pub output: ChildStdout,
    pub errors: Option<ChildStderr>,
    pub running: Running,
    pub control: Control,
}
