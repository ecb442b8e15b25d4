//! Process of ssh, which connects to another machine.
//!
//! It runs in the foreground, so it may ask for a password on the terminal. Its errors are shown
//! until the other program has spoken. After that, only the last line is kept.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read as _, Write as _};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::address::Machine;
use super::fault::{End, LinkError, words};
use super::system::Socket;
use crate::printable::printable;
use crate::worker::start;

/// Options of every connection: no terminal, nothing forwarded, and a dead connection ends.
const OPTIONS: [&str; 7] =
    ["-T", "-a", "-x", "-o", "ClearAllForwardings=yes", "-o", "ServerAliveInterval=20"];
/// Options of a connection without questions on the terminal.
const WITHOUT_QUESTIONS: [&str; 2] = ["-o", "BatchMode=yes"];
/// Interval at which to check whether the process has ended.
const INTERVAL: Duration = Duration::from_millis(20);
/// Time from the end of the process to the end of its errors.
const LAST_WORDS: Duration = Duration::from_millis(200);
/// Maximum length of a line of errors in bytes.
const LONGEST: usize = 1 << 10;
/// Exit status of ssh if it could not connect.
const NOT_CONNECTED: i32 = 255;

/// Use of the terminal while ssh connects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminal {
    /// ssh may ask for a password on it, and print its errors.
    Free,
    /// This program has its screen there: ssh asks nothing and prints nothing.
    Taken,
}

/// Running process of ssh.
#[derive(Clone)]
pub(super) struct Ssh {
    child: Arc<Mutex<Child>>,
    /// Last line of its errors.
    last: Arc<Mutex<String>>,
    /// Ends when all errors are read.
    errors: Arc<Mutex<Receiver<()>>>,
    /// Set when the other program has spoken.
    has_spoken: Arc<AtomicBool>,
}

/// Command of the user's own for ssh.
#[expect(clippy::disallowed_methods, reason = "the environment names the command for ssh")]
pub(super) fn command() -> Option<OsString> {
    std::env::var_os("GOMOKU_SSH").filter(|command| !command.is_empty())
}

/// Splits a command for ssh into at least one word.
fn words_of(command: Option<&OsStr>) -> Result<Vec<String>, LinkError> {
    let words = command.map_or(Some("ssh"), OsStr::to_str).and_then(shlex::split);
    words.filter(|words| !words.is_empty()).ok_or(LinkError::NoCommand)
}

impl Ssh {
    /// Starts ssh. Returns its input and output, too.
    pub fn start(
        command: Option<&OsStr>,
        machine: &Machine,
        terminal: Terminal,
    ) -> Result<(Self, Socket), LinkError> {
        let (program, arguments) = (words_of(command)?, machine.arguments()?);
        let mut command = Command::new(&program[0]);
        command.args(&program[1..]).args(OPTIONS);
        if terminal == Terminal::Taken {
            command.args(WITHOUT_QUESTIONS);
        }
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let not_started =
            |why: io::Error| LinkError::NotStarted(program[0].clone(), why.to_string());
        let mut child = command.spawn().map_err(not_started)?;
        let (input, output, errors) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (reads, has_read) = mpsc::channel();
        let ssh = Self {
            child: Arc::new(Mutex::new(child)),
            last: Arc::default(),
            errors: Arc::new(Mutex::new(has_read)),
            has_spoken: Arc::new(AtomicBool::new(terminal == Terminal::Taken)),
        };
        let (Some(input), Some(output), Some(errors)) = (input, output, errors) else {
            ssh.kill();
            return Err(LinkError::system(io::Error::other("no pipe")));
        };
        let tells = ssh.clone();
        let copy = move || {
            tells.copy(errors);
            drop(reads);
        };
        start("link-errors", copy).map_err(|why| {
            ssh.kill();
            not_started(why)
        })?;
        let kills = ssh.clone();
        let cut = Box::new(move || kills.kill());
        Ok((ssh, Socket { input: Box::new(output), output: Box::new(input), cut }))
    }

    /// Copies the errors to those of this program, as long as the other program has not spoken.
    fn copy(&self, mut errors: ChildStderr) {
        let (mut buffer, mut line) = ([0; LONGEST], Vec::new());
        loop {
            let count = match errors.read(&mut buffer) {
                Ok(0) => break,
                Ok(count) => count,
                Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => break,
            };
            for &byte in &buffer[..count] {
                if byte == b'\n' {
                    self.tell(&line);
                    line.clear();
                } else if line.len() < LONGEST {
                    line.push(byte);
                }
            }
        }
        self.tell(&line);
    }

    fn tell(&self, line: &[u8]) {
        let text = String::from_utf8_lossy(line);
        let text = printable(text.trim());
        if text.is_empty() {
            return;
        }
        if !self.has_spoken.load(Ordering::Relaxed) {
            // If nobody can read it, the connection still works.
            let _ = writeln!(io::stderr(), "{text}");
        }
        *locked(&self.last) = text.into_owned();
    }

    /// Waits for the end of the process, at most for this time, and then kills it. Returns the
    /// reason of its end.
    pub fn end(&self, patience: Duration) -> End {
        let mut waited = Duration::ZERO;
        let status = loop {
            match locked(&self.child).try_wait() {
                Ok(None) if waited < patience => {}
                Ok(status) => break status,
                Err(_) => break None,
            }
            std::thread::park_timeout(INTERVAL);
            waited += INTERVAL;
        };
        let Some(status) = status else {
            self.kill();
            return End::Closed;
        };
        if status.success() {
            return End::Closed;
        }
        let _ = locked(&self.errors).recv_timeout(LAST_WORDS);
        match (locked(&self.last).as_str(), status.code()) {
            ("", None | Some(NOT_CONNECTED)) => End::Closed,
            ("", Some(code)) => End::Failed(format!("ssh: {code}")),
            (last, _) => End::Failed(words(last)),
        }
    }

    /// Stops showing errors, since the other program has spoken.
    pub fn shows_no_more(&self) {
        self.has_spoken.store(true, Ordering::Relaxed);
    }

    fn kill(&self) {
        let mut child = locked(&self.child);
        let _ = child.kill();
        // After the signal it ends at once.
        let _ = child.wait();
    }
}

fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}
