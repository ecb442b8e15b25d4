//! The program as a whole, in a pseudo-terminal: `cargo bench --bench startup`.
//!
//! Prints the time from start to first frame and from key to answer, the bytes for a cursor step,
//! the memory, and what the program does while nothing happens.
#![expect(clippy::cast_precision_loss, reason = "figures to be read")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const RUNS: usize = 30;
const STEPS: usize = 30;

struct Program {
    child: Box<dyn Child + Send + Sync>,
    /// Kept: dropping it closes the terminal.
    _master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    seen: Arc<Seen>,
}

/// What came out of the program, filled by a thread that reads all the time.
struct Seen {
    screen: Mutex<(vt100::Parser, usize)>,
    has_more: Condvar,
}

impl Program {
    fn start(home: &std::path::Path) -> Self {
        let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_gomoku"));
        command.args(["--size", "19"]);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("XDG_DATA_HOME", home);
        let (rows, cols) = (NonZeroU16::new(24), NonZeroU16::new(80));
        let screen = vt100::Parser::new(rows.expect("not 0"), cols.expect("not 0"), 0);
        let seen = Arc::new(Seen { screen: Mutex::new((screen, 0)), has_more: Condvar::new() });
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let filled = Arc::clone(&seen);
        thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let mut screen = filled.screen.lock().expect("no panic elsewhere");
                screen.0.process(&buffer[..count]);
                screen.1 += count;
                filled.has_more.notify_all();
            }
        });
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let writer = pair.master.take_writer().expect("a writer");
        Self { child, writer, _master: pair.master, seen }
    }

    /// Waits until this stands on the screen.
    fn wait_for(&self, part: &str) {
        let mut screen = self.seen.screen.lock().expect("no panic elsewhere");
        while !screen.0.screen().contents().contains(part) {
            let (more, timeout) = self
                .seen
                .has_more
                .wait_timeout(screen, Duration::from_secs(30))
                .expect("no panic elsewhere");
            assert!(!timeout.timed_out(), "{part:?} does not come");
            screen = more;
        }
    }

    /// How many bytes came so far, when no more are on their way.
    fn bytes(&self) -> usize {
        thread::sleep(Duration::from_millis(20));
        self.seen.screen.lock().expect("no panic elsewhere").1
    }

    fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("the program reads");
    }

    /// A line of `/proc/PID/status`, in KiB.
    fn memory(&self, name: &str) -> Option<u64> {
        let pid = self.child.process_id()?;
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let line = status.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Processor time used so far, in ticks.
    fn ticks(&self) -> Option<u64> {
        let pid = self.child.process_id()?;
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
    }

    fn end(mut self) {
        self.press("\u{3}\u{3}");
        self.child.wait().expect("the program ends");
    }
}

/// Smallest, middle and largest.
fn spread(mut values: Vec<f64>) -> String {
    values.sort_by(f64::total_cmp);
    format!(
        "min {:.2}, median {:.2}, max {:.2}",
        values[0],
        values[values.len() / 2],
        values[values.len() - 1]
    )
}

fn main() {
    let home = tempfile::tempdir().expect("a directory");
    let mut first_frame = Vec::new();
    let mut answer = Vec::new();
    let mut step_bytes = Vec::new();
    let mut memory = Vec::new();
    for _ in 0..RUNS {
        let start = Instant::now();
        let program = Program::start(home.path());
        program.wait_for("q quit");
        first_frame.push(start.elapsed().as_secs_f64() * 1e3);
        memory.extend(program.memory("VmHWM"));
        program.end();
    }
    let mut program = Program::start(home.path());
    program.wait_for("q quit");
    for step in 0..STEPS {
        let (key, col) = if step % 2 == 0 { ("\u{1b}[C", 10) } else { ("\u{1b}[D", 9) };
        let before = program.bytes();
        let start = Instant::now();
        program.press(key);
        program.wait_for(&format!(" 9,{col}"));
        answer.push(start.elapsed().as_secs_f64() * 1e3);
        step_bytes.push((program.bytes() - before) as f64);
    }
    let (before, ticks) = (program.bytes(), program.ticks());
    thread::sleep(Duration::from_secs(5));
    let idle_bytes = program.bytes() - before;
    let idle_ticks = program.ticks().zip(ticks).map(|(after, before)| after - before);
    println!("start to first frame [ms]: {} ({RUNS} runs)", spread(first_frame));
    println!("key to answer [ms]: {} ({STEPS} steps)", spread(answer));
    println!("cursor step [bytes]: {}", spread(step_bytes));
    println!("peak memory [KiB]: {}", spread(memory.iter().map(|&kib| kib as f64).collect()));
    println!("five seconds idle: {idle_bytes} bytes, {idle_ticks:?} ticks of processor time");
    program.end();
}
