//! Starting and ending engines on this system.
//!
//! `unix` supports Linux, macOS and the like, `elsewhere` all others, with the same functions.
//! `--cfg elsewhere` builds the latter on any system, for checks and tests.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub use elsewhere::run_guard;
#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{Control, Running, spawn};
#[cfg(all(unix, not(elsewhere)))]
pub use unix::run_guard;
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{Control, Running, spawn};

use std::path::{Path, PathBuf};
use std::process::{ChildStderr, ChildStdin, ChildStdout};

/// First argument of this program as a guard.
pub const GUARD: &str = "guard-engine";
/// Exit status of a guard that cannot start the engine, as of shells.
pub const NOT_STARTED: u8 = 127;

/// Path of this program, which is the guard of its engines. On Linux it is the file that was
/// started, even if another one has taken its place since.
pub fn own_program() -> PathBuf {
    let linux = Path::new("/proc/self/exe");
    if linux.exists() {
        return linux.to_owned();
    }
    // If the path is unknown, the system looks for the name.
    std::env::current_exe().unwrap_or_else(|_| PathBuf::from("gomoku"))
}

/// Engine that was started.
pub(super) struct Spawned {
    pub input: ChildStdin,
    pub output: ChildStdout,
    pub errors: Option<ChildStderr>,
    pub running: Running,
    pub control: Control,
}
