//! Machines on which no process may be watched.

use nix::errno::Errno;

/// Says that processes may not be watched on this machine, so that what needs it is not run.
const WITHOUT: &str = "GOMOKU_WITHOUT_PTRACE";

/// Returns what a watched process did; `None` if it may not be watched here and that is known.
///
/// # Panics
/// If it may not be watched and nobody has said so: a test that was not run has not passed.
#[track_caller]
pub fn unless_refused<T>(run: nix::Result<T>) -> Option<T> {
    let why = match run {
        Ok(run) => return Some(run),
        Err(why) => why,
    };
    let is_known = std::env::var(WITHOUT).is_ok_and(|it| it == "1");
    assert!(
        is_known && matches!(why, Errno::EPERM | Errno::EACCES | Errno::ENOSYS),
        "a process cannot be watched ({why}); where that is not allowed, {WITHOUT}=1 leaves it out"
    );
    println!("not run: a process cannot be watched ({why})");
    None
}
