//! Speed of the live analysis: `cargo bench --bench analysis [-- PROGRAM]`.
//!
//! Analyses positions on the screen and with `gomoku analyse`, by turns, on one core and with the
//! same niceness. Prints the nodes a second of both, their ratio, the time from the key to the first
//! line, and the length of a proved win. If a program is given, it replaces the one that was built.
#![expect(clippy::cast_precision_loss, reason = "figures to be read")]
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

#[expect(dead_code, reason = "the tests of the terminal use the rest")]
#[path = "../tests/terminal/pty.rs"]
mod pty;

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use pty::Pty;

const PAIRS: usize = 5;
/// Less than the time after which the rest of the line is analysed.
const TIME: Duration = Duration::from_millis(2_500);

/// Names of positions, and the moves that lead to them.
const POSITIONS: [(&str, &str); 3] = [
    ("quiet", "h8 i9 h9 h10 g8 i8"),
    // O has had to answer a four, which is a position without a choice.
    ("after a four", "h8 g8 i8 i9 j8 h10 k8 l8"),
    ("win", "g7 a1 h7 a15 i9 o1 i10 o15"),
];

/// Core for both programs. The benchmark itself needs few of its cycles.
const CORE: &str = "0";

/// Result of an analysis.
#[derive(Debug)]
struct Found {
    speed: f64,
    /// Moves up to a proved win.
    wins_in: Option<u64>,
}

fn on_the_screen(program: &str, home: &Path, moves: &str) -> (Found, Duration) {
    let arguments = ["-c", CORE, program, "--size", "15"];
    let mut screen = Pty::start(pty::command("taskset", &arguments, home));
    screen.wait_for("quit");
    for cell in moves.split(' ') {
        screen.press(&format!(":{cell}\r"));
    }
    screen.wait_for(&format!("Move {}", moves.split(' ').count() + 1));
    let start = Instant::now();
    screen.press("a");
    screen.wait_for("depth ");
    let first = start.elapsed();
    thread::sleep(TIME.saturating_sub(first));
    let text = screen.text();
    let found = Found {
        speed: before(&text, "/s").map_or(f64::NAN, |word| number(&word)),
        wins_in: text.split_once("wins in ").and_then(|(_, rest)| leading(rest)),
    };
    screen.press("\u{3}\u{3}");
    screen.wait_for_end();
    (found, first)
}

fn without_a_screen(program: &str, moves: &str) -> Found {
    let time = TIME.as_secs_f64().to_string();
    let output = Command::new("taskset")
        .args(["-c", CORE, "nice", "-n", "10", program, "analyse", &moves.replace(' ', "")])
        .args(["--time", &time, "--json"])
        .output()
        .unwrap();
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    Found {
        speed: report["nodes_per_second"].as_u64().unwrap() as f64,
        wins_in: report["lines"][0]["proof"]["wins_in"].as_u64(),
    }
}

/// Word that ends with this text.
fn before(text: &str, end: &str) -> Option<String> {
    text.split_whitespace().find_map(|word| word.strip_suffix(end)).map(str::to_owned)
}

fn leading(text: &str) -> Option<u64> {
    let end = text.find(|char: char| !char.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

/// Reads `290k` or `1.2M`.
fn number(text: &str) -> f64 {
    let (digits, factor) = match text.strip_suffix('M') {
        Some(digits) => (digits, 1e6),
        None => text.strip_suffix('k').map_or((text, 1.0), |digits| (digits, 1e3)),
    };
    digits.parse::<f64>().map_or(f64::NAN, |number| number * factor)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let given = env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let program = given.unwrap_or_else(|| env!("CARGO_BIN_EXE_gomoku").to_owned());
    let home = tempfile::tempdir().unwrap();
    let settings = home.path().join(".config/gomoku/settings.toml");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    fs::write(settings, "threads = 1\nmemory = 32\n").unwrap();
    println!(
        "position       nodes/s: screen, analyse  ratio  first line [ms]  wins in: screen, analyse"
    );
    for (name, moves) in POSITIONS {
        let (mut screens, mut others, mut firsts, mut wins) = (vec![], vec![], vec![], None);
        for _ in 0..PAIRS {
            let (screen, first) = on_the_screen(&program, home.path(), moves);
            let other = without_a_screen(&program, moves);
            screens.push(screen.speed);
            others.push(other.speed);
            firsts.push(first.as_secs_f64() * 1e3);
            wins = Some((screen.wins_in, other.wins_in));
        }
        let ratios = screens.iter().zip(&others).map(|(screen, other)| screen / other).collect();
        let (screen, other, ratio) = (median(screens), median(others), median(ratios));
        let first = median(firsts);
        let (win, other_win) = wins.unwrap_or_default();
        println!(
            "{name:12}  {screen:9.0}  {other:9.0}  {ratio:5.2}  {first:15.0}  {win:?}, {other_win:?}"
        );
    }
}
