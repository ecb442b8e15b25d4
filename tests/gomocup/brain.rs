//! Brain as a separate program, and the pipes to it.

use std::ffi::OsStr;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use gomoku::gomocup::message::Reply;
use gomoku::rules::Point;

/// Maximum time of anything on a busy machine, before a test fails.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_gomoku");

/// Polls until the condition is true.
#[track_caller]
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "waited in vain until {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Brain with its pipes, killed when dropped.
pub struct Brain {
    child: Child,
    pub input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Drop for Brain {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Brain {
    pub fn new() -> Self {
        Self::run(PROGRAM, &["brain"])
    }

    /// Starts a brain with a board, which thinks briefly.
    pub fn on(side: u8) -> Self {
        let mut brain = Self::new();
        brain.check(&format!("START {side}"), "OK");
        brain.say("INFO timeout_turn 300");
        brain.say("INFO max_node 1000");
        brain
    }

    pub fn run(program: impl AsRef<OsStr>, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (sender, output) = mpsc::channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            for line in stdout.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self { input: child.stdin.take(), child, output }
    }

    /// Id of the process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills the process that was started.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends these bytes.
    pub fn send(&mut self, bytes: &[u8]) {
        self.try_send(bytes).unwrap();
    }

    /// Sends these bytes to a brain that may have exited.
    pub fn try_send(&mut self, bytes: &[u8]) -> io::Result<()> {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).and_then(|()| input.flush())
    }

    /// Sends one command, which may have several lines.
    pub fn say(&mut self, command: &str) {
        self.send(format!("{}\r\n", command.replace('\n', "\r\n")).as_bytes());
    }

    /// Returns the next reply; `None` if the brain has exited.
    #[track_caller]
    pub fn next(&self) -> Option<String> {
        loop {
            let line = self.next_line()?;
            if !line.starts_with("MESSAGE") && !line.starts_with("DEBUG") {
                return Some(line);
            }
        }
    }

    /// Returns the next line, which need not be a reply; `None` if the brain has exited.
    #[track_caller]
    pub fn next_line(&self) -> Option<String> {
        match self.output.recv_timeout(PATIENCE) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("no answer"),
        }
    }

    #[track_caller]
    pub fn hear(&self) -> String {
        self.next().expect("the brain has left")
    }

    #[track_caller]
    pub fn hear_move(&self) -> Point {
        let line = self.hear();
        match line.parse() {
            Ok(Reply::Move(point)) => point,
            _ => panic!("{line}"),
        }
    }

    /// Sends one command, and compares the beginning of the reply.
    #[track_caller]
    pub fn check(&mut self, command: &str, expected: &str) {
        self.say(command);
        let answer = self.hear();
        let is_expected = answer
            .strip_prefix(expected)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        assert!(is_expected, "{command}: {answer}");
    }

    /// Checks that the brain sends nothing by itself.
    #[track_caller]
    pub fn is_silent(&mut self) {
        self.say("ABOUT");
        let answer = self.hear();
        assert!(answer.starts_with("name="), "{answer}");
    }

    /// Checks that the brain exits successfully. Returns the remaining output.
    #[track_caller]
    pub fn leaves(mut self) -> Vec<String> {
        let said = std::iter::from_fn(|| self.next()).collect();
        assert!(self.child.wait().unwrap().success());
        said
    }
}
