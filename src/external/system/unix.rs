//! Linux, macOS and similar systems.
//!
//! The guard starts the engine in a process group of its own, with its own input and output, and
//! waits for two things: the end of the engine, and the end of a pipe whose other end only this
//! program has. The pipe ends when this program closes it, and when this program ends, however it
//! ends. Then the guard asks the engine's group to end, and kills it if it does not.

mod usage;

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, PipeWriter, Read as _, Write as _};
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::OFlags;
use rustix::process::{Pid, Signal, kill_process_group};

use super::{GUARD, Spawned};
use crate::external::process::Program;
use crate::worker::start;
pub(in crate::external) use usage::usage;

/// Time from asking an engine to end to killing it.
const GRACE: Duration = Duration::from_millis(500);
/// Added to the number of a signal that ended an engine, as shells do.
const BY_SIGNAL: u8 = 128;

/// Guard of a running engine.
pub struct Running(Child);

/// Other end of the guard's pipe. Dropping it ends the engine.
pub struct Control(PipeWriter);

/// Byte that stops or continues the engine's processes.
const SUSPEND: u8 = b's';
const RESUME: u8 = b'c';

impl Control {
    /// Stops the engine's processes, or lets them continue.
    pub fn suspend(&mut self, is_suspended: bool) {
        // It fails only if the guard has ended.
        let _ = self.0.write_all(&[if is_suspended { SUSPEND } else { RESUME }]);
    }
}

impl Running {
    /// Waits for the end of the engine.
    pub fn wait(mut self) -> Option<ExitStatus> {
        self.0.wait().ok()
    }

    /// Process that is the parent of the engine's.
    pub fn id(&self) -> u32 {
        self.0.id()
    }
}

/// Starts a program under a guard, which is this program, by its path.
pub(in crate::external) fn spawn(guard: &Path, program: &Program) -> io::Result<Spawned> {
    let (watched, control) = io::pipe()?;
    // A duplicate is inherited by the guard. Others may inherit it, too, since only the other end
    // matters.
    let watched = rustix::io::dup(&watched)?;
    let mut command = Command::new(guard);
    command
        .args([GUARD, &watched.as_raw_fd().to_string()])
        .args([&program.linger.as_millis().to_string(), "--"])
        .args(&program.command)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(if program.keeps_errors { Stdio::piped() } else { Stdio::null() })
        .process_group(0);
    if let Some(directory) = &program.directory {
        command.current_dir(directory);
    }
    let mut child = command.spawn()?;
    let none = || io::Error::other("no pipe");
    let (input, output) = (child.stdin.take(), child.stdout.take());
    Ok(Spawned {
        input: input.ok_or_else(none)?,
        output: output.ok_or_else(none)?,
        errors: child.stderr.take(),
        running: Running(child),
        control: Control(control),
    })
}

/// Returns the path of this program, to start it again. On Linux it works even if the file was
/// replaced or removed in the meantime.
pub fn own_program() -> PathBuf {
    let own = Path::new("/proc/self/exe");
    // If the system does not know it, it looks for the usual name.
    let by_path = || std::env::current_exe().unwrap_or_else(|_| PathBuf::from("gomoku"));
    if own.is_file() { own.to_owned() } else { by_path() }
}

/// Runs an engine as its guard. Returns the status with which to exit: that of the engine. What the
/// engine leaves behind is killed when it has lingered for this time.
///
/// # Errors
/// Fails if the engine cannot be started, or the pipe cannot be opened.
#[expect(clippy::disallowed_methods, reason = "a pipe that this process has inherited")]
pub fn run_guard(watched: u32, linger: Duration, command: &[OsString]) -> io::Result<u8> {
    // A pipe that nobody writes to any more must not be waited for.
    let nonblocking = OFlags::NONBLOCK.bits().cast_signed();
    let path = format!("/dev/fd/{watched}");
    let control = OpenOptions::new().read(true).custom_flags(nonblocking).open(path)?;
    adopt_orphans();
    let (program, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
    let mut child = Command::new(program).args(arguments).process_group(0).spawn()?;
    let group = child.id().try_into().ok().and_then(Pid::from_raw);
    let (ended, has_ended) = mpsc::channel::<()>();
    start("control", move || {
        obey(control, |signal| signal_group(group, signal));
        signal_group(group, Signal::TERM);
        // A stopped process does not see the signal before it continues.
        signal_group(group, Signal::CONT);
        let _ = has_ended.recv_timeout(GRACE);
        signal_group(group, Signal::KILL);
    })?;
    let status = child.wait()?;
    await_orphans(linger);
    drop(ended);
    // Processes that the engine has left behind.
    signal_group(group, Signal::KILL);
    end_orphans();
    let by_signal = status.signal().and_then(|signal| u8::try_from(signal).ok());
    let by_code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(by_signal.map(|signal| BY_SIGNAL | signal).or(by_code).unwrap_or(1))
}

/// Stops and continues the engine as the pipe says, until it ends.
fn obey(mut control: File, signal: impl Fn(Signal)) {
    let mut byte = [0];
    loop {
        match poll(&mut [PollFd::new(&control, PollFlags::IN)], None) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(_) => return,
        }
        match control.read(&mut byte) {
            Ok(0) => return,
            Ok(_) if byte == [SUSPEND] => signal(Signal::STOP),
            Ok(_) => signal(Signal::CONT),
            Err(why) if why.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => return,
        }
    }
}

fn signal_group(group: Option<Pid>, signal: Signal) {
    // It fails only if no process of the group is left.
    let _ = group.map(|group| kill_process_group(group, signal));
}

/// Makes this process the parent of processes whose parents have ended, so that those which have
/// left the engine's group are found.
#[cfg(target_os = "linux")]
fn adopt_orphans() {
    // Without it, only the group is ended.
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

#[cfg(not(target_os = "linux"))]
const fn adopt_orphans() {}

/// Waits for the end of all descendants of this process, at most for this time.
#[cfg(target_os = "linux")]
fn await_orphans(time: Duration) {
    use rustix::process::{WaitOptions, wait};
    const INTERVAL: Duration = Duration::from_millis(5);
    let mut waited = Duration::ZERO;
    while waited < time {
        while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
        if children().is_empty() {
            return;
        }
        std::thread::park_timeout(INTERVAL);
        waited += INTERVAL;
    }
}

/// Kills all descendants of this process.
#[cfg(target_os = "linux")]
fn end_orphans() {
    use rustix::process::{WaitOptions, kill_process, wait};
    /// More generations than any engine has. A process that starts others faster than they are
    /// killed is not waited for.
    const ROUNDS: usize = 50;
    for _ in 0..ROUNDS {
        let children = children();
        if children.is_empty() {
            return;
        }
        for child in children {
            let _ = kill_process(child, Signal::KILL);
        }
        // Their children become those of this process.
        while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
        std::thread::park_timeout(Duration::from_millis(2));
    }
}

#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "what the system tells of the process")]
fn children() -> Vec<Pid> {
    // Each thread has a list of its own.
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let lists = threads.filter_map(|it| std::fs::read_to_string(it.path().join("children")).ok());
    let of = |list: String| {
        let ids: Vec<i32> = list.split_whitespace().filter_map(|id| id.parse().ok()).collect();
        ids.into_iter().filter_map(Pid::from_raw)
    };
    lists.flat_map(of).collect()
}

#[cfg(not(target_os = "linux"))]
const fn end_orphans() {}

#[cfg(not(target_os = "linux"))]
const fn await_orphans(_: Duration) {}
