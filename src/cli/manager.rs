//! The input of a brain, which ends with its manager.
//!
//! A manager that dies may leave a child behind that holds the pipe open: then the input never ends by itself.

use std::io::{self, Read};

/// The standard input. Once the process that started this one is gone, and nothing has come for a while, it is
/// at its end.
#[cfg(unix)]
pub(super) struct ManagersInput {
    /// Who started this process. Where that is the one that adopts orphans, it outlives us all.
    parent: Option<rustix::process::Pid>,
}

/// How often it is looked whether the manager is there still, while nothing comes.
#[cfg(unix)]
const PATIENCE: rustix::event::Timespec = rustix::event::Timespec { tv_sec: 3, tv_nsec: 0 };

#[cfg(unix)]
impl ManagersInput {
    /// That of this process.
    pub(super) fn new() -> Self {
        Self { parent: rustix::process::getppid() }
    }
}

#[cfg(unix)]
impl Read for ManagersInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        use rustix::event::{PollFd, PollFlags, poll};

        let stdin = rustix::stdio::stdin();
        // What has come is read first, whoever is gone.
        while poll(&mut [PollFd::new(&stdin, PollFlags::IN)], Some(&PATIENCE))? == 0 {
            if rustix::process::getppid() != self.parent {
                return Ok(0);
            }
        }
        Ok(rustix::io::read(stdin, buffer)?)
    }
}

/// The standard input.
#[cfg(not(unix))]
pub(super) struct ManagersInput;

#[cfg(not(unix))]
impl ManagersInput {
    /// That of this process.
    pub(super) fn new() -> Self {
        Self
    }
}

#[cfg(not(unix))]
impl Read for ManagersInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        io::stdin().read(buffer)
    }
}
