//! A brain: another program, to which the protocol is spoken through its standard input and output.

use std::fmt;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::process::{Child, Command as Program, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use gomoku::gomocup::message::{Command, InfoItem, Reply};
use gomoku::rules::{Point, Rule, Variant};

/// What a brain may take to begin a game before it is told so again, and how often it is told.
const START: (Duration, u8) = (Duration::from_secs(2), 5);
/// What a brain is not asked for after an answer: some tell their move a moment before they hear again.
const REST: Duration = Duration::from_millis(3);
/// What a brain without a limit of time may take for a move.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a move that is lost on time is waited for, to tell how late it was.
const LATE: Duration = Duration::from_secs(1);
/// What a brain may take to leave.
const FAREWELL: Duration = Duration::from_millis(500);
/// The value of `time_left` that is no limit.
const UNLIMITED: i64 = 0x7fff_ffff;
/// Bytes of a line; what follows counts as the next one.
const LONGEST_LINE: u64 = 1 << 16;

/// A brain's program, and what it may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The program and its arguments, parted by spaces.
    pub command: String,
    /// Milliseconds for a move.
    pub time: Option<u64>,
    /// Nodes for a move.
    pub nodes: Option<u64>,
    /// MB of the process.
    pub memory: Option<u64>,
    /// Threads that search.
    pub threads: Option<u16>,
    /// Milliseconds for which a late move is not lost.
    pub tolerance: u64,
}

/// `./pbrain-gomoku, 300 ms, 64 MB`
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { command, time, nodes, memory, threads, tolerance } = self;
        f.write_str(command)?;
        let limits = [
            (*time, "ms"),
            (*nodes, "nodes"),
            (*memory, "MB"),
            (threads.map(u64::from), "threads"),
            (Some(*tolerance).filter(|&late| late > 0), "ms late at most"),
        ];
        let mut told = limits.into_iter().filter_map(|(limit, unit)| Some((limit?, unit)));
        told.try_for_each(|(limit, unit)| write!(f, ", {limit} {unit}"))
    }
}

/// Why a brain has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It takes too long.
    Time,
    /// It has ended, or refuses to begin.
    Crash,
}

/// A line of a brain, with the time at which it came.
type Timed = (Instant, String);

/// A brain that runs.
pub struct Brain {
    setup: Setup,
    process: Child,
    lines: Receiver<Timed>,
    /// When it can be asked again.
    rested: Instant,
}

impl Brain {
    /// Starts the program.
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

    /// Begins a game from the empty board.
    pub fn begin(&mut self, variant: Variant) -> Result<(), Fault> {
        self.rest();
        self.start_game(variant.shape().width())?;
        let Setup { time, nodes, memory, threads, .. } = self.setup;
        let rule = match variant.rule() {
            Rule::Freestyle => 0,
            Rule::Standard => 1,
        };
        let turn = time.unwrap_or_else(|| u64::try_from(PATIENCE.as_millis()).unwrap_or_default());
        let told = [
            ("rule", Some(rule)),
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

    /// Waits until it can be asked again, and forgets what it says until then.
    fn rest(&self) {
        while self.reply(self.rested).is_ok() {}
    }

    /// Its answer to a command that asks for a move, and what it took, also for a late one.
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

    /// All lines of a command at once.
    fn say(&mut self, command: &Command) -> Result<(), Fault> {
        let input = self.process.stdin.as_mut().ok_or(Fault::Crash)?;
        input.write_all(format!("{command}\n").as_bytes()).map_err(|_| Fault::Crash)
    }

    /// The next line that is a reply of the protocol.
    fn reply(&self, deadline: Instant) -> Result<(Instant, Reply), Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                // However much a brain says, time passes.
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

/// It is asked to leave, and made to if it does not.
impl Drop for Brain {
    fn drop(&mut self) {
        let _ = self.say(&Command::End);
        let deadline = Instant::now() + FAREWELL;
        while self.reply(deadline).is_ok() {}
        // Both fail only if it has left.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads lines on a thread of its own, so that one can wait for them for a limited time.
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
