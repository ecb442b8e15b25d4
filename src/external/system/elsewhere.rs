//! Systems other than Unix: there is no guard, and only the engine's own process is ended.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{Spawned, Usage};
use crate::external::process::Program;

/// Interval at which to check whether an engine has ended.
const INTERVAL: Duration = Duration::from_millis(20);

/// Process of a running engine.
pub struct Running(Arc<Mutex<Child>>, u32);

/// Means to end an engine. Dropping it ends the engine.
pub struct Control(Arc<Mutex<Child>>);

impl Control {
    /// Does nothing: processes cannot be stopped here.
    #[expect(clippy::unused_self, reason = "elsewhere it can")]
    pub const fn suspend(&mut self, _: bool) {}
}

impl Drop for Control {
    fn drop(&mut self) {
        let _ = self.0.lock().unwrap_or_else(PoisonError::into_inner).kill();
    }
}

impl Running {
    /// Waits for the end of the engine.
    pub fn wait(self) -> Option<ExitStatus> {
        loop {
            match self.0.lock().unwrap_or_else(PoisonError::into_inner).try_wait() {
                Ok(None) => {}
                Ok(status) => return status,
                Err(_) => return None,
            }
            std::thread::park_timeout(INTERVAL);
        }
    }

    /// Process of the engine.
    pub const fn id(&self) -> u32 {
        self.1
    }
}

/// Starts a program.
pub(in crate::external) fn spawn(_: &Path, program: &Program) -> io::Result<Spawned> {
    let (name, arguments) = program.command.split_first().ok_or(io::ErrorKind::NotFound)?;
    let mut command = Command::new(name);
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(if program.keeps_errors { Stdio::piped() } else { Stdio::null() });
    if let Some(directory) = &program.directory {
        command.current_dir(directory);
    }
    let mut child = command.spawn()?;
    let none = || io::Error::other("no pipe");
    let (input, output) = (child.stdin.take(), child.stdout.take());
    let (input, output) = (input.ok_or_else(none)?, output.ok_or_else(none)?);
    let (errors, id) = (child.stderr.take(), child.id());
    let child = Arc::new(Mutex::new(child));
    let (running, control) = (Running(Arc::clone(&child), id), Control(child));
    Ok(Spawned { input, output, errors, running, control })
}

/// Returns nothing: the system does not tell.
pub(in crate::external) const fn usage(_: u32) -> Option<Usage> {
    None
}

/// Returns the path of this program, to start it again.
pub fn own_program() -> PathBuf {
    // If the system does not know it, it looks for the usual name.
    std::env::current_exe().unwrap_or_else(|_| PathBuf::from("gomoku"))
}

/// Fails: there are no guards here.
///
/// # Errors
/// Always.
pub fn run_guard(_: u32, _: Duration, _: &[OsString]) -> io::Result<u8> {
    Err(io::ErrorKind::Unsupported.into())
}
