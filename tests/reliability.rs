//! Guarantees of the program under kills, concurrent programs and power cuts: the figures of
//! `docs/reliability.md`.
//!
//! Each test makes a few runs; `GOMOKU_RUNS` says how many instead:
//!
//! ```sh
//! GOMOKU_RUNS=250 cargo test --release --test reliability kills -- --nocapture
//! ```
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![cfg(unix)]
#![expect(clippy::disallowed_methods, reason = "these tests watch a process from outside")]
#![expect(clippy::print_stdout, reason = "figures")]

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[path = "faults/calls.rs"]
mod calls;
#[path = "reliability/continues.rs"]
mod continues;
#[path = "reliability/files.rs"]
mod files;
#[path = "terminal/kept.rs"]
mod kept;
#[path = "reliability/kills.rs"]
mod kills;
#[cfg(target_os = "linux")]
#[path = "reliability/power_cuts.rs"]
mod power_cuts;
#[expect(dead_code, reason = "tests/terminal.rs uses the rest")]
#[path = "terminal/pty.rs"]
mod pty;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[path = "faults/refused.rs"]
mod refused;
#[path = "reliability/saves.rs"]
mod saves;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[expect(dead_code, reason = "tests/faults.rs uses the rest")]
#[path = "faults/tracer.rs"]
mod tracer;

/// Number of runs of a test: `usual`, unless `GOMOKU_RUNS` is set.
fn runs(usual: u64) -> u64 {
    let set = std::env::var("GOMOKU_RUNS").ok();
    set.map_or(usual, |set| set.parse().expect("GOMOKU_RUNS is a number"))
}
