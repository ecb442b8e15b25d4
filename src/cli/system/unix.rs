//! Linux, macOS and similar systems.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, getppid};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::worker::start;

/// Interval at which to check for the manager while there is no input.
const PATIENCE: Timespec = Timespec { tv_sec: 3, tv_nsec: 0 };

/// Standard input of a brain. A manager that dies may leave a child process that keeps the pipe
/// open. So the input also ends once the parent process is gone and nothing has arrived for a
/// while.
pub fn managers_input() -> impl Read {
    ManagersInput { parent: getppid() }
}

struct ManagersInput {
    /// Process that started this one. If it adopts orphans, it never ends.
    parent: Option<Pid>,
}

impl Read for ManagersInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let stdin = rustix::stdio::stdin();
        // Available input is read first, even if the parent is gone.
        while poll(&mut [PollFd::new(&stdin, PollFlags::IN)], Some(&PATIENCE))? == 0 {
            if getppid() != self.parent {
                return Ok(0);
            }
        }
        Ok(rustix::io::read(stdin, buffer)?)
    }
}

/// Handles signals that end a process, on a thread of its own: sets the flag, runs `before`, and
/// ends the process as the signal would have. Signals ignored since the start (`nohup`) end
/// nothing.
#[expect(clippy::disallowed_methods, reason = "a signal ends the process")]
pub fn handle_signals(
    is_ending: &Arc<AtomicBool>,
    before: impl FnOnce() + Send + 'static,
) -> io::Result<()> {
    let ignored = ignored_signals();
    let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];
    let ends: Vec<_> = ends.into_iter().filter(|end| ignored >> (end - 1) & 1 == 0).collect();
    for end in &ends {
        signal_hook::flag::register(*end, Arc::clone(is_ending))?;
    }
    let mut signals = Signals::new(ends)?;
    let end = move || {
        if let Some(signal) = signals.forever().next() {
            before();
            // Does not return for a signal that ends the process.
            let _ = emulate_default_handler(signal);
            std::process::exit(128 + signal);
        }
    };
    start("signals", end)
}

/// Memory of this process in bytes; `None` if unknown (on systems other than Linux).
pub fn resident() -> Option<usize> {
    let kilobytes: usize = status("VmRSS:")?.split_whitespace().next()?.parse().ok()?;
    kilobytes.checked_mul(1 << 10)
}

/// Signals ignored by this process, from the lowest bit on; none if unknown (on systems other than
/// Linux).
fn ignored_signals() -> u64 {
    let mask = status("SigIgn:");
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

#[expect(clippy::disallowed_methods, reason = "what the system tells of the process")]
fn status(key: &str) -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix(key)).map(str::to_owned)
}
