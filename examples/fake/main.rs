//! Engine with one fault, for tests of what deals with engines: our own brain, spoiled.
//!
//! ```sh
//! cargo run --example fake -- dies
//! cargo run --example fake -- late 500
//! ```
#![expect(clippy::print_stderr, reason = "a program for tests")]
#![expect(clippy::disallowed_methods, reason = "an engine may do what it likes")]

mod fault;
mod spoiled;

use std::io::{BufReader, stdin};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use fault::Fault;
use gomoku::gomocup::brain::{self, Options};
use gomoku::player::{EnginePlayer, EngineSettings, Player};
use gomoku::rules::Rule;
use spoiled::{Input, Output};

/// Time by which late moves are late.
const LATE: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    let [name, late] = [1, 2].map(|index| std::env::args().nth(index).unwrap_or_default());
    let late = late.parse().map_or(LATE, Duration::from_millis);
    let Some(fault) = Fault::of(&name) else {
        eprintln!("fake FAULT [MS], with a FAULT of {}", Fault::names().join(", "));
        return ExitCode::from(2);
    };
    match fault {
        // A child that keeps the output open.
        Fault::LeavesChild => {
            let program = Command::new("sleep").arg("600").stdin(Stdio::null()).spawn();
            if program.is_err() {
                return ExitCode::FAILURE;
            }
        }
        Fault::Stays => ignore_signals(),
        Fault::NeverReads => forever(),
        _ => {}
    }
    let players = Box::new(|settings, _| Box::new(EnginePlayer::new(settings)) as Box<dyn Player>);
    let settings = EngineSettings { memory: 2 << 20, threads: 1 };
    let options = Options { players, settings, rule: Rule::Freestyle, resident: 5 << 20, seed: 1 };
    let played = brain::run(
        options,
        BufReader::new(Input::new(fault, stdin())),
        &mut Output::new(fault, late),
    );
    if fault == Fault::Stays {
        forever();
    }
    if played.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Does nothing, for as long as any test.
pub fn forever() {
    std::thread::sleep(Duration::from_secs(600));
}

#[cfg(unix)]
fn ignore_signals() {
    let flag = std::sync::Arc::default();
    // It fails only for signals that cannot be ignored.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGTERM, flag);
}

#[cfg(not(unix))]
const fn ignore_signals() {}
