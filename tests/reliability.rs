//! What the program promises, under kills, rivals and power cuts: the figures of `docs/reliability.md`.
//!
//! Each test makes a few runs; `GOMOKU_RUNS` says how many instead:
//!
//! ```sh
//! GOMOKU_RUNS=1000 cargo test --release --test reliability kills -- --nocapture
//! ```
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![cfg(unix)]
#![expect(clippy::disallowed_methods, reason = "these tests watch a process from outside")]
#![expect(clippy::print_stdout, reason = "figures")]

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
#[path = "reliability/saves.rs"]
mod saves;

/// How many runs a test makes: so many unless `GOMOKU_RUNS` says otherwise.
fn runs(usual: u64) -> u64 {
    let set = std::env::var("GOMOKU_RUNS").ok();
    set.map_or(usual, |set| set.parse().expect("GOMOKU_RUNS is a number"))
}
