//! Whole program in a pseudo-terminal: `cargo bench --bench startup`.
//!
//! Prints the time from start to first frame, from key to first byte and to the complete answer,
//! the bytes for a cursor step, the memory, and the activity while idle.
#![expect(clippy::cast_precision_loss, reason = "figures to be read")]
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

#[expect(dead_code, reason = "the tests of the terminal use the rest")]
#[path = "../tests/terminal/pty.rs"]
mod pty;

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::PtyPair;
use pty::{Pty, View};

const RUNS: usize = 30;
const STEPS: usize = 30;
/// Number of steps during an analysis on all cores that the settings permit.
const ANALYSED: usize = 200;

/// Starts the program on a 19x19 board, and waits for its first frame.
fn start(home: &Path) -> Pty {
    let program = Pty::gomoku(&["--size", "19", "--vs", "person"], home);
    program.wait_for("quit");
    program
}

fn end(mut program: Pty) {
    program.press("\u{3}\u{3}");
    program.wait_for_end();
}

/// Number of bytes received so far, once no more are on their way.
fn bytes(program: &Pty) -> usize {
    thread::sleep(Duration::from_millis(20));
    program.bytes()
}

/// Reads a line of `/proc/PID/status`, in KiB.
fn memory(program: &Pty, name: &str) -> Option<u64> {
    let pid = program.pid();
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with(name))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Processor time used so far, in ticks.
fn ticks(program: &Pty) -> Option<u64> {
    let pid = program.pid();
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
}

/// Formats the smallest, the median and the largest value.
fn spread(mut values: Vec<f64>) -> String {
    values.sort_by(f64::total_cmp);
    format!(
        "min {:.2}, median {:.2}, max {:.2}",
        values[0],
        values[values.len() / 2],
        values[values.len() - 1]
    )
}

/// Time from a step of the cursor in this row until the window shows it, in ms.
fn answered(program: &mut Pty, row: u8, step: usize) -> f64 {
    let (key, col) = if step.is_multiple_of(2) { ("\u{1b}[C", 10) } else { ("\u{1b}[D", 9) };
    let start = Instant::now();
    program.press(key);
    program.wait_for(&format!(" {row},{col}"));
    start.elapsed().as_secs_f64() * 1e3
}

/// Times from a key to the first byte of its answer, in ms. Nothing else runs, and the byte is not
/// examined.
fn first_bytes(home: &Path) -> Vec<f64> {
    let PtyPair { master, slave } = pty::open();
    let mut child =
        slave.spawn_command(pty::gomoku(&["--size", "19", "--vs", "person"], home)).unwrap();
    drop(slave);
    let mut view = View::new(&*master);
    view.read_until("quit");
    let times = (0..STEPS).map(|step| {
        let (key, cell) = if step % 2 == 0 { ("\u{1b}[C", " 9,10") } else { ("\u{1b}[D", " 9,9") };
        thread::sleep(Duration::from_millis(20));
        let start = Instant::now();
        view.press(key);
        let count = view.read();
        let time = start.elapsed().as_secs_f64() * 1e3;
        assert!(count > 0, "the program ended");
        view.read_until(cell);
        time
    });
    let times = times.collect();
    view.press("\u{3}\u{3}");
    drop((view, master));
    child.wait().unwrap();
    times
}

/// Prints the time from a key to its answer during an analysis with as many threads as cores.
fn analysed() {
    let home = tempfile::tempdir().unwrap();
    let threads = thread::available_parallelism().unwrap();
    let settings = home.path().join(".config/gomoku/settings.toml");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    fs::write(settings, format!("threads = {threads}\n")).unwrap();
    let mut program = start(home.path());
    // In the first row, which no line of the engine uses.
    program.press("\u{1b}[5~a");
    program.wait_for(" 0,9");
    program.wait_for("depth");
    thread::sleep(Duration::from_secs(1));
    let analysed = (0..ANALYSED).map(|step| {
        // Not in step with the reports, of which there are ten a second.
        thread::sleep(Duration::from_millis(37));
        answered(&mut program, 0, step)
    });
    let mut analysed: Vec<f64> = analysed.collect();
    analysed.sort_by(f64::total_cmp);
    let most = analysed[ANALYSED * 9 / 10];
    let analysed = spread(analysed);
    println!(
        "key to answer while {threads} threads think along [ms]: {analysed}, nine of ten within {most:.2} \
         ({ANALYSED} steps)"
    );
    end(program);
}

fn main() {
    let home = tempfile::tempdir().expect("a directory");
    let mut first_frame = Vec::new();
    let mut answer = Vec::new();
    let mut step_bytes = Vec::new();
    let mut peaks = Vec::new();
    for _ in 0..RUNS {
        let begin = Instant::now();
        let program = start(home.path());
        first_frame.push(begin.elapsed().as_secs_f64() * 1e3);
        peaks.extend(memory(&program, "VmHWM"));
        end(program);
    }
    let mut program = start(home.path());
    for step in 0..STEPS {
        let before = bytes(&program);
        answer.push(answered(&mut program, 9, step));
        step_bytes.push((bytes(&program) - before) as f64);
    }
    let (before, ticks_before) = (bytes(&program), ticks(&program));
    thread::sleep(Duration::from_secs(5));
    let idle_bytes = bytes(&program) - before;
    let idle_ticks = ticks(&program).zip(ticks_before).map(|(after, before)| after - before);
    println!("start to first frame [ms]: {} ({RUNS} runs)", spread(first_frame));
    println!("key to first byte [ms]: {} ({STEPS} steps)", spread(first_bytes(home.path())));
    println!("key to answer [ms]: {} ({STEPS} steps)", spread(answer));
    println!("cursor step [bytes]: {}", spread(step_bytes));
    println!("peak memory [KiB]: {}", spread(peaks.iter().map(|&kib| kib as f64).collect()));
    println!("five seconds idle: {idle_bytes} bytes, {idle_ticks:?} ticks of processor time");
    end(program);
    analysed();
}
