//! Faults injected by tests into the current thread.

use std::cell::Cell;
use std::io;

thread_local! {
    static THREADS: Cell<usize> = const { Cell::new(usize::MAX) };
    static PANICS_AFTER: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Limits the threads that `work` can start.
pub(crate) fn with_threads<T>(number: usize, work: impl FnOnce() -> T) -> T {
    THREADS.set(number);
    let done = work();
    THREADS.set(usize::MAX);
    done
}

pub(crate) fn panic_after(guarded: usize) {
    PANICS_AFTER.set(Some(guarded));
}

pub(in crate::worker) fn start() -> io::Result<()> {
    let left = THREADS.get().checked_sub(1).ok_or(io::ErrorKind::WouldBlock)?;
    THREADS.set(left);
    Ok(())
}

pub(in crate::worker) fn work() {
    let left = PANICS_AFTER.get();
    PANICS_AFTER.set(left.and_then(|left| left.checked_sub(1)));
    assert_ne!(left, Some(0), "a fault for a test");
}
