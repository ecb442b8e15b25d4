//! A running engine: lines to it and from it.
//!
//! Four threads serve a process: one writes its input, one reads its output, one its standard
//! error, and one waits for its end. So no engine can block this program, whether it does not read
//! or does not write.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use super::log::{Direction, Log};
use super::reader::{OutputEnd, read_lines};
use super::system::{self, Control, GUARD, NOT_STARTED, Spawned, Usage};
use super::{Fault, fault};
use crate::settings::engines::{EngineEntry, ErrorOutput};
use crate::worker::start;

/// Messages that wait to be read by the engine; further ones fail.
const MOST_WAITING: usize = 64;
/// Lines that wait to be heard by this program. The engine waits until there is room for more.
const MOST_UNHEARD: usize = 1024;
/// Time from the end of a process to the end of its output.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// Program of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Program and its arguments. No shell sees them.
    pub command: Vec<String>,
    /// Directory in which it runs; by default that of this program.
    pub directory: Option<PathBuf>,
    /// Set if its standard error goes to the log, and otherwise it is discarded.
    pub keeps_errors: bool,
    /// Time that the processes which it leaves behind may take to end, before they are killed.
    pub linger: Duration,
}

impl From<&EngineEntry> for Program {
    fn from(entry: &EngineEntry) -> Self {
        let named = entry.command.first().map(Path::new).filter(|name| name.is_absolute());
        let own = named.and_then(Path::parent).map(Path::to_owned);
        Self {
            command: entry.command.clone(),
            directory: entry.directory.as_ref().map(PathBuf::from).or(own),
            keeps_errors: entry.errors == ErrorOutput::Log,
            linger: Duration::ZERO,
        }
    }
}

/// Event of an engine's process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Line of its output, with the time of its arrival.
    Line(Instant, String),
    /// Nothing more: its output has ended.
    End(OutputEnd),
    /// The process has ended.
    Exit(Option<ExitStatus>),
}

/// Running engine. It is ended when it is dropped.
pub struct Process {
    /// Input of the engine, until it is closed.
    input: Option<SyncSender<Vec<u8>>>,
    heard: Receiver<Heard>,
    control: Option<Control>,
    log: Log,
    started: Instant,
    guard: u32,
    has_ended: bool,
    /// Exit status, if the process has ended and its status is known.
    status: Option<ExitStatus>,
    /// Last line that was heard.
    last: String,
}

#[expect(clippy::disallowed_methods, reason = "the one clock of engines")]
pub(super) fn now() -> Instant {
    Instant::now()
}

impl Process {
    /// Starts a program under a guard, which is this program, by its path. The log receives all
    /// lines.
    ///
    /// # Errors
    /// Fails if there is no such program, or the system cannot start it.
    pub fn start(guard: &Path, program: &Program, log: Log) -> Result<Self, Fault> {
        let not_started = |why: io::Error| Fault::NotStarted(why.to_string());
        let name = program.command.first().ok_or_else(|| Fault::NotFound(String::new()))?;
        if name.contains('/') && !is_file(Path::new(name), program.directory.as_deref()) {
            return Err(Fault::NotFound(name.clone()));
        }
        let Spawned { input, mut output, errors, running, control } =
            system::spawn(guard, program).map_err(not_started)?;
        let started = now();
        let note = fault::started(&program.command);
        log.add(Duration::ZERO, Direction::Note, &note);
        let guard = running.id();
        let (sender, heard) = sync_channel(MOST_UNHEARD);
        let exits = sender.clone();
        let lines = log.clone();
        start("engine-output", move || {
            let hear = |at: Instant, line: String| {
                lines.add(at.saturating_duration_since(started), Direction::From, &line);
                sender.send(Heard::Line(at, line)).is_ok()
            };
            let end = read_lines(&mut output, now, hear);
            // Before the output is closed, which may end the engine.
            let _ = sender.send(Heard::End(end));
        })
        .map_err(not_started)?;
        start("engine-exit", move || {
            let status = running.wait();
            let _ = exits.send(Heard::Exit(status));
        })
        .map_err(not_started)?;
        let input = Some(write_to(input).map_err(not_started)?);
        if let Some(mut errors) = errors {
            let errors_log = log.clone();
            start("engine-errors", move || {
                let hear = |at: Instant, line: String| {
                    let at = at.saturating_duration_since(started);
                    errors_log.add(at, Direction::Error, &line);
                    true
                };
                read_lines(&mut errors, now, hear);
            })
            .map_err(not_started)?;
        }
        let control = Some(control);
        Ok(Self {
            input,
            heard,
            control,
            log,
            started,
            guard,
            has_ended: false,
            status: None,
            last: String::new(),
        })
    }

    /// Sends a text, which may have several lines, with a line break at its end. Does not wait for
    /// the engine to read it.
    ///
    /// # Errors
    /// Fails if the engine does not read, or has ended.
    pub fn say(&self, text: &str) -> Result<(), Fault> {
        for line in text.lines() {
            self.log.add(self.age(), Direction::To, line);
        }
        self.send(format!("{text}\n").into_bytes())
    }

    /// Sends these bytes, and nothing else.
    ///
    /// # Errors
    /// Fails if the engine does not read.
    pub fn send(&self, bytes: Vec<u8>) -> Result<(), Fault> {
        // If the writer has ended, so has the engine, which is heard.
        match self.input.as_ref().map(|input| input.try_send(bytes)) {
            Some(Err(std::sync::mpsc::TrySendError::Full(_))) => Err(Fault::DoesNotRead),
            _ => Ok(()),
        }
    }

    /// Closes the input of the engine, once it has read what was sent.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Returns the next line that arrives until a time; `None` if there is none.
    ///
    /// # Errors
    /// Fails if the engine has ended, or floods its output.
    pub fn line(&mut self, until: Instant) -> Result<Option<(Instant, String)>, Fault> {
        let left = until.saturating_duration_since(now());
        match self.heard.recv_timeout(left) {
            Ok(Heard::Line(at, line)) => Ok(Some(self.heard(at, line))),
            Ok(Heard::End(OutputEnd::Flood)) => Err(self.fail(Fault::Floods)),
            Ok(Heard::End(_)) | Err(RecvTimeoutError::Disconnected) => {
                self.wait(now() + LAST_WORDS);
                Err(self.ended())
            }
            Ok(Heard::Exit(status)) => {
                (self.has_ended, self.status) = (true, status);
                match self.last_line() {
                    Some((at, line)) => Ok(Some(self.heard(at, line))),
                    None => Err(self.ended()),
                }
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }

    fn heard(&mut self, at: Instant, line: String) -> (Instant, String) {
        self.last.clone_from(&line);
        (at, line)
    }

    /// Fault of a process that has ended. A guard that could not start it has said why.
    fn ended(&mut self) -> Fault {
        let is_not_started =
            self.status.and_then(|status| status.code()) == Some(NOT_STARTED.into());
        let why = self.last.strip_prefix(GUARD).and_then(|rest| rest.strip_prefix(": "));
        match why {
            Some(why) if is_not_started => {
                let why = Fault::NotStarted(why.to_owned());
                self.fail(why)
            }
            _ => self.fail(Fault::Ended(self.status)),
        }
    }

    /// Line that was on its way when the process ended.
    fn last_line(&self) -> Option<(Instant, String)> {
        match self.heard.recv_timeout(LAST_WORDS) {
            Ok(Heard::Line(at, line)) => Some((at, line)),
            _ => None,
        }
    }

    /// Waits for the end of the process until a time, and discards its output. Returns whether it
    /// has ended.
    pub fn wait(&mut self, until: Instant) -> bool {
        while !self.has_ended {
            match self.heard.recv_timeout(until.saturating_duration_since(now())) {
                Ok(Heard::Exit(status)) => (self.has_ended, self.status) = (true, status),
                Ok(_) => {}
                Err(_) => break,
            }
        }
        self.has_ended
    }

    /// Ends the process now: asks it to end, and kills it half a second later.
    pub fn kill(&mut self) {
        self.control = None;
    }

    /// Stops the processes of the engine, or lets them continue.
    pub fn suspend(&mut self, is_suspended: bool) {
        if let Some(control) = &mut self.control {
            control.suspend(is_suspended);
        }
    }

    /// Time since the engine was started.
    pub fn age(&self) -> Duration {
        now().saturating_duration_since(self.started)
    }

    /// Process that is the parent of the engine's.
    pub const fn guard(&self) -> u32 {
        self.guard
    }

    /// Measures the engine's processes; `None` where the system does not tell.
    pub fn usage(&self) -> Option<Usage> {
        system::usage(self.guard)
    }

    /// Exit status, if the process has ended and its status is known.
    pub const fn status(&self) -> Option<ExitStatus> {
        self.status
    }

    /// Returns the log.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Ends the process because of a fault, and puts it into the log.
    pub(super) fn fail(&mut self, fault: Fault) -> Fault {
        self.log.add(self.age(), Direction::Note, &fault.to_string());
        self.kill();
        fault
    }
}

fn is_file(path: &Path, directory: Option<&Path>) -> bool {
    directory.map_or_else(|| path.to_owned(), |directory| directory.join(path)).is_file()
}

/// Writes all that is sent on a thread of its own, until the sender or the input is gone.
fn write_to(mut input: impl Write + Send + 'static) -> io::Result<SyncSender<Vec<u8>>> {
    let (sender, receiver) = sync_channel::<Vec<u8>>(MOST_WAITING);
    start("engine-input", move || {
        for bytes in receiver {
            if input.write_all(&bytes).and_then(|()| input.flush()).is_err() {
                break;
            }
        }
    })?;
    Ok(sender)
}
