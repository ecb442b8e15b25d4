//! Engine tables, and the program as a brain: `cargo bench --bench brain`.
//!
//! Prints the time to create the tables of each rule on first use, the time of a brain from a
//! command to its answer, and its memory.
#![expect(clippy::cast_precision_loss, reason = "figures to be read")]
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

mod manager;

use std::fs;
use std::time::Instant;

use gomoku::engine::Position;
use gomoku::rules::{Placement, Rule, Variant};
use manager::Manager;

const RUNS: usize = 20;

/// Balanced opening with X to move.
const OPENING: &str = "BOARD\n11,4,1\n9,7,2\n11,7,1\n5,8,2\n4,6,1\n11,6,2\nDONE";

/// Brain on 15x15 with this many milliseconds for each move.
struct Brain(Manager);

impl Brain {
    fn start(rule: Rule, turn: u64) -> Self {
        let rule = rule.number().unwrap_or_default();
        Self(Manager::start(None, &format!("INFO rule {rule}\nINFO timeout_turn {turn}")))
    }

    /// Measures the milliseconds from a command to its answer.
    fn time(&mut self, command: &str) -> f64 {
        let begin = Instant::now();
        let answer = self.0.ask(command);
        let time = begin.elapsed().as_secs_f64() * 1e3;
        assert!(answer.contains(','), "{answer}");
        time
    }

    /// Reads a line of `/proc/PID/status`, in MB of 2^20 bytes.
    fn memory(&self, name: &str) -> Option<String> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with(name))?;
        let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(format!("{:.1}", kib as f64 / 1024.0))
    }
}

/// Formats the smallest, the median and the largest value.
fn spread(mut values: Vec<f64>) -> String {
    values.sort_by(f64::total_cmp);
    let (middle, last) = (values.len() / 2, values.len() - 1);
    format!("min {:.1}, median {:.1}, max {:.1}", values[0], values[middle], values[last])
}

fn main() {
    let shape = Variant::GOMOKU_15.shape();
    for rule in [Rule::Freestyle, Rule::Standard] {
        println!("{rule:?}");
        let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
        let times = [(), ()].map(|()| {
            let begin = Instant::now();
            Position::new(variant).unwrap();
            begin.elapsed().as_secs_f64() * 1e3
        });
        println!("  first board [ms]: {:.2}, second board: {:.3}", times[0], times[1]);
        for (name, command) in [("BEGIN", "BEGIN"), ("BOARD", OPENING)] {
            for turn in [50, 0] {
                let times = (0..RUNS).map(|_| Brain::start(rule, turn).time(command));
                let times = spread(times.collect());
                println!("  {name}, timeout_turn {turn}, first answer [ms]: {times}");
            }
        }
        let mut brain = Brain::start(rule, 50);
        let times: Vec<f64> = (0..=RUNS).map(|_| brain.time(OPENING)).collect();
        println!("  BOARD, timeout_turn 50, later answers [ms]: {}", spread(times[1..].to_vec()));
        drop(brain);
        let mut brain = Brain::start(rule, 1_000);
        let at_start = brain.memory("VmHWM").unwrap_or_default();
        let time = brain.time(OPENING);
        let peak = brain.memory("VmHWM").unwrap_or_default();
        println!("  peak memory [MB]: {at_start} after START, {peak} after a move of {time:.0} ms");
    }
}
