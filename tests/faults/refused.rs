//! Machines on which processes cannot be watched.

use nix::errno::Errno;

/// Variable that says that processes cannot be watched on this machine, so that tests that need it
/// are skipped.
const WITHOUT: &str = "GOMOKU_WITHOUT_PTRACE";

/// Returns the run of a watched process; `None` if processes cannot be watched here and that is
/// known.
///
/// # Panics
/// Panics if processes cannot be watched and that was not declared, since a test that was not run
/// has not passed.
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
