//! End of the program: the terminal is restored, then the disk finishes its jobs.
//!
//! After a signal, a panic or the loss of the terminal, the first thread that notices does both,
//! and the others wait. Nothing here waits for the event loop, which may hang, and every wait has a
//! limit.
//!
//! `Rescue` also handles a requested end. The terminal is restored **first**. Then the disk
//! finishes its jobs, for five seconds at most, and reports what the player must know.
//!
//! It cannot wait for the loop, which may hang in a write to a terminal that accepts no output. For
//! the same reason frames bypass the locked standard output, the mode is restored before anything
//! is written, and the last words have a time limit. It opens nothing either: the descriptors of
//! the terminal are those of the standard streams, and the mode is saved at the start.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::cell::Cell;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::sync::{Arc, Once};
use std::thread;
use std::time::Duration;

use super::disk::Disk;
use super::guard;
use crate::printable::printable_lines;
use crate::worker;

/// Maximum time that a blocked terminal may delay the end.
const PATIENCE: Duration = Duration::from_secs(1);

thread_local! {
    /// Set on the thread that ends the program, which must not wait for itself if it panics.
    static IS_ENDING: Cell<bool> = const { Cell::new(false) };
}

#[derive(Clone)]
pub struct Rescue {
    /// Finishes the work of the program, and returns the final messages.
    finish: Arc<dyn Fn() -> Vec<String> + Send + Sync>,
    end: Arc<Once>,
}

impl Rescue {
    pub fn new(disk: Disk) -> Self {
        Self::finishing(move || disk.finish())
    }

    /// Creates a rescue that finishes other work than that of the disk.
    pub fn finishing(finish: impl Fn() -> Vec<String> + Send + Sync + 'static) -> Self {
        Self { finish: Arc::new(finish), end: Arc::new(Once::new()) }
    }

    /// Restores the terminal for good, lets the disk finish, and prints the final messages. Only
    /// the first call does so; later calls wait for it. Returns whether the terminal still accepts
    /// output.
    pub fn rescue(&self) -> bool {
        if IS_ENDING.replace(true) {
            // A panic occurred during the rescue.
            return soon(guard::leave_for_good);
        }
        let mut takes_output = true;
        self.end.call_once(|| {
            takes_output = soon(guard::leave_for_good);
            let last_words = (self.finish)();
            if !last_words.is_empty() {
                takes_output &= soon(move || say(&last_words));
            }
        });
        IS_ENDING.set(false);
        takes_output
    }

    /// Makes a panic restore the terminal, report itself, and exit with status 101. A panic of a
    /// worker is returned as an answer instead.
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn catch_panics(&self) {
        let rescue = self.clone();
        panic::set_hook(Box::new(move |info| {
            if worker::answers_panics() {
                return;
            }
            if rescue.rescue() {
                say_panic(info);
            }
            std::process::exit(101);
        }));
    }

    /// Ends the process by calling `end`, or with `status` if that returns.
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn end(&self, status: i32, end: impl FnOnce()) -> ! {
        self.rescue();
        end();
        std::process::exit(status);
    }
}

/// Prints the panic like the standard hook, but made printable, since the message may quote
/// anything.
fn say_panic(info: &PanicHookInfo) {
    let thread = thread::current();
    let name = thread.name().unwrap_or("without a name");
    let trace = Backtrace::capture();
    let text = match trace.status() {
        BacktraceStatus::Captured => format!("thread '{name}' {info}\n{trace}"),
        _ => format!("thread '{name}' {info}\n"),
    };
    let _ = io::stderr().write_all(printable_lines(&text).as_bytes());
}

fn say(last_words: &[String]) {
    for text in last_words {
        // Not `eprintln!`, which panics if stderr is closed.
        let _ = writeln!(io::stderr(), "gomoku: {}", printable_lines(text.trim_end()));
    }
}

/// Runs `work` for at most [`PATIENCE`]. Returns whether it finished.
fn soon(work: impl FnOnce() + Send + 'static) -> bool {
    worker::soon(PATIENCE, work).is_some()
}
