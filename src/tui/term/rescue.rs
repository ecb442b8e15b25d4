//! The end of the program: the terminal is given back, then what the disk still has to do is done.
//!
//! At an end that nobody asked for (a signal, a panic, a terminal that is gone) that happens on
//! whichever thread notices first; the others wait for it. Nothing here waits for the screen's
//! loop, which may hang, and nothing waits for ever.

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

/// How long a terminal that takes no output may hold up the end.
const PATIENCE: Duration = Duration::from_secs(1);

thread_local! {
    /// This thread ends the program: if it panics, it must not wait for itself.
    static IS_ENDING: Cell<bool> = const { Cell::new(false) };
}

/// Ends the program in order. Clones share it.
#[derive(Clone)]
pub struct Rescue {
    disk: Disk,
    end: Arc<Once>,
}

impl Rescue {
    /// For a program with this disk.
    pub fn new(disk: Disk) -> Self {
        Self { disk, end: Arc::new(Once::new()) }
    }

    /// Gives the terminal back, for good, lets the disk finish and says what the player must know,
    /// once; a thread that comes later waits until that is done. Whether the terminal takes output
    /// still.
    pub fn rescue(&self) -> bool {
        if IS_ENDING.replace(true) {
            // A panic at the end.
            return soon(guard::leave_for_good);
        }
        let mut takes_output = true;
        self.end.call_once(|| {
            takes_output = soon(guard::leave_for_good);
            let last_words = self.disk.finish();
            if !last_words.is_empty() {
                takes_output &= soon(move || say(&last_words));
            }
        });
        IS_ENDING.set(false);
        takes_output
    }

    /// Makes a panic of any thread give the terminal back, report, and end the process with status
    /// 101. Of any but a worker's: that is an answer.
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

    /// Ends the process in this way, or with this status if it still goes on then.
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn end(&self, status: i32, end: impl FnOnce()) -> ! {
        self.rescue();
        end();
        std::process::exit(status);
    }
}

/// Reports a panic as the language does, but in what may go to a terminal: its message may quote anything.
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
        // Not eprintln!, which panics where stderr is gone.
        let _ = writeln!(io::stderr(), "gomoku: {}", printable_lines(text.trim_end()));
    }
}

/// Does something that a terminal which takes no output may hold up, but does not wait for ever.
/// Whether it was done.
fn soon(work: impl FnOnce() + Send + 'static) -> bool {
    worker::soon(PATIENCE, work).is_some()
}
