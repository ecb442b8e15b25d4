//! Brain: another program that speaks the protocol through its standard input and output.

use std::fmt;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::process::{Child, Command as Program, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use gomoku::gomocup::message::{Command, InfoItem, Reply};
use gomoku::rules::{Point, Rule, Variant};

/// Time that a brain may take to start a game before the command is repeated, and the number of
/// attempts.
const START: (Duration, u8) = (Duration::from_secs(2), 5);
/// Pause before the next request after an answer. Some brains send their move a moment before they
/// can read again.
const REST: Duration = Duration::from_millis(3);
/// Time that a brain without a time limit may take for a move.
const PATIENCE: Duration = Duration::from_secs(60);
/// Time to wait for a move after the time limit, to measure how late it is.
const LATE: Duration = Duration::from_secs(1);
/// Time that a brain may take to exit.
const FAREWELL: Duration = Duration::from_millis(500);
/// Value of `time_left` that means no limit.
const UNLIMITED: i64 = 0x7fff_ffff;
/// Maximum number of bytes of a line; the rest counts as the next line.
const LONGEST_LINE: u64 = 1 << 16;

/// Program of a brain, and its resources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Program and its arguments, separated by spaces.
    pub command: String,
    /// Milliseconds for each move.
    pub time: Option<u64>,
    /// Nodes for each move.
    pub nodes: Option<u64>,
    /// Memory of the process in MB.
    pub memory: Option<u64>,
    /// Number of search threads.
    pub threads: Option<u16>,
    /// Rule that it is told in place of the game's.
    pub rule: Option<Rule>,
    /// Milliseconds by which a move may be late without losing.
    pub tolerance: u64,
}

/// Formats as `./pbrain-gomoku, 300 ms, 64 MB`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { command, time, nodes, memory, threads, rule, tolerance } = self;
        f.write_str(command)?;
        let limits = [
            (*time, "ms"),
            (*nodes, "nodes"),
            (*memory, "MB"),
            (threads.map(u64::from), "threads"),
            (Some(*tolerance).filter(|&late| late > 0), "ms late at most"),
        ];
        let mut told = limits.into_iter().filter_map(|(limit, unit)| Some((limit?, unit)));
        told.try_for_each(|(limit, unit)| write!(f, ", {limit} {unit}"))?;
        rule.map_or(Ok(()), |rule| write!(f, ", told {rule}"))
    }
}

/// Reason why a brain has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Time is up.
    Time,
    /// The program has ended, or refuses to start a game.
    Crash,
}

/// Line of a brain, with its time of arrival.
type Timed = (Instant, String);

/// Brain that is running.
pub struct Brain {
    setup: Setup,
    process: Child,
    lines: Receiver<Timed>,
    /// Time from which it can be asked again.
    rested: Instant,
}

impl Brain {
    /// Starts the program of the brain.
    pub fn start(setup: &Setup) -> anyhow::Result<Self> {
        let mut words = setup.command.split_whitespace();
        let program = words.next().context("a brain has no command")?;
        let mut process = Program::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let output = process.stdout.take().context("a brain has no output")?;
        Ok(Self { setup: setup.clone(), process, lines: lines(output), rested: Instant::now() })
    }

    /// Starts a game from the empty board.
    pub fn begin(&mut self, variant: Variant) -> Result<(), Fault> {
        self.rest();
        self.start_game(variant.shape().width())?;
        let Setup { time, nodes, memory, threads, rule, .. } = self.setup;
        let rule = rule.unwrap_or(variant.rule()).number();
        let turn = time.unwrap_or_else(|| u64::try_from(PATIENCE.as_millis()).unwrap_or_default());
        let told = [
            ("rule", rule.map(u64::from)),
            ("timeout_turn", Some(turn)),
            ("timeout_match", Some(0)),
            ("max_node", nodes),
            ("max_memory", memory.map(|megabytes| megabytes << 20)),
            ("thread_num", threads.map(u64::from)),
        ];
        for (key, value) in told {
            if let Some(value) = value {
                self.inform(key, &value.to_string())?;
            }
        }
        Ok(())
    }

    fn start_game(&mut self, side: u8) -> Result<(), Fault> {
        let (patience, times) = START;
        for _ in 0..times {
            self.say(&Command::Start(side))?;
            let deadline = Instant::now() + patience;
            loop {
                match self.reply(deadline) {
                    Ok((_, Reply::Ok)) => return Ok(()),
                    Ok(_) => {}
                    Err(Fault::Time) => break,
                    Err(Fault::Crash) => return Err(Fault::Crash),
                }
            }
        }
        Err(Fault::Time)
    }

    /// Waits until it can be asked again, and discards its output until then.
    fn rest(&self) {
        while self.reply(self.rested).is_ok() {}
    }

    /// Requests a move with a command. Returns its time, even if it is late, and the answer.
    pub fn choose(&mut self, command: &Command) -> (Duration, Result<Point, Fault>) {
        self.rest();
        let informed = self.inform("time_left", &UNLIMITED.to_string());
        let asked = Instant::now();
        let limit = self.setup.time.map_or(PATIENCE, Duration::from_millis)
            + Duration::from_millis(self.setup.tolerance);
        let deadline = asked + limit + LATE;
        let answer = informed.and_then(|()| self.say(command)).and_then(|()| {
            loop {
                if let (at, Reply::Move(point)) = self.reply(deadline)? {
                    return Ok((at, point));
                }
            }
        });
        let answered = answer.map_or_else(|_| Instant::now(), |(at, _)| at);
        self.rested = answered + REST;
        let took = answered.saturating_duration_since(asked);
        let in_time = |(_, point)| if took > limit { Err(Fault::Time) } else { Ok(point) };
        (took, answer.and_then(in_time))
    }

    fn inform(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        self.say(&Command::Info(InfoItem { key: key.to_owned(), value: value.to_owned() }))
    }

    /// Sends all lines of a command at once.
    fn say(&mut self, command: &Command) -> Result<(), Fault> {
        let input = self.process.stdin.as_mut().ok_or(Fault::Crash)?;
        input.write_all(format!("{command}\n").as_bytes()).map_err(|_| Fault::Crash)
    }

    /// Returns the next line that is a reply of the protocol.
    fn reply(&self, deadline: Instant) -> Result<(Instant, Reply), Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                // Time passes, however much a brain prints.
                Ok((at, _)) if at > deadline => return Err(Fault::Time),
                Ok((at, line)) => {
                    if let Ok(reply) = line.parse() {
                        return Ok((at, reply));
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Time),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
            }
        }
    }
}

/// Asks the program to exit, and kills it if it does not.
impl Drop for Brain {
    fn drop(&mut self) {
        let _ = self.say(&Command::End);
        let deadline = Instant::now() + FAREWELL;
        while self.reply(deadline).is_ok() {}
        // Both fail only if it has exited.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads lines on a separate thread, so that waiting for them can be limited.
fn lines(output: impl Read + Send + 'static) -> Receiver<Timed> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        while output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
            let text = String::from_utf8_lossy(&line).into_owned();
            if sender.send((Instant::now(), text)).is_err() {
                break;
            }
            line.clear();
        }
    });
    lines
}
