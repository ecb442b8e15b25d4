//! Linux, macOS and the like: who started the process, and the signals that end it.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, getppid};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::worker::start;

/// How often it is looked whether the manager is there still, while nothing comes.
const PATIENCE: Timespec = Timespec { tv_sec: 3, tv_nsec: 0 };

/// The standard input of a brain. A manager that dies may leave a child behind that holds the pipe open: once the
/// process that started this one is gone, and nothing has come for a while, it is at its end.
pub struct ManagersInput {
    /// Who started this process. Where that is the one that adopts orphans, it outlives us all.
    parent: Option<Pid>,
}

impl ManagersInput {
    /// That of this process.
    pub fn new() -> Self {
        Self { parent: getppid() }
    }
}

impl Read for ManagersInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let stdin = rustix::stdio::stdin();
        // What has come is read first, whoever is gone.
        while poll(&mut [PollFd::new(&stdin, PollFlags::IN)], Some(&PATIENCE))? == 0 {
            if getppid() != self.parent {
                return Ok(0);
            }
        }
        Ok(rustix::io::read(stdin, buffer)?)
    }
}

/// Handles the signals that end a process on a thread of its own: the flag is set at once, then this is done, and
/// the process ends as the signal would have ended it. One that the process was started to ignore (`nohup`) ends
/// nothing.
///
/// # Errors
/// If the system refuses a handler or a thread.
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
            // Does not return for a signal that ends a process.
            let _ = emulate_default_handler(signal);
            std::process::exit(128 + signal);
        }
    };
    start("signals", end)
}

/// Memory that this process holds, in bytes; `None` if the system does not tell (other than Linux).
#[expect(clippy::disallowed_methods, reason = "what the system tells of the process")]
pub fn resident() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: usize = held.split_whitespace().next()?.parse().ok()?;
    kilobytes.checked_mul(1 << 10)
}

/// The signals that this process ignores, from the lowest bit on; none where the system does not tell (other than Linux).
#[expect(clippy::disallowed_methods, reason = "what the system tells of the process")]
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}
