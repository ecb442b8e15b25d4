//! Long runs in one process, which must not grow:
//!
//! ```sh
//! cargo run --release --example soak -- games               # 10,000 games at low levels, 200 at high ones
//! cargo run --release --example soak -- screen              # a million random events, with a computer playing
//! cargo build --release && cargo run --release --example soak -- brain    # 10,000 games by the protocol
//! ```
//!
//! Each reports its memory now and then, and fails if it ends with more than 10 MB above the start.
//! A run with the same seed is the same, as far as threads and the clock permit.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "watches processes by the clock")]

mod brain;
mod games;
mod memory;
mod screen;

use clap::Parser;

/// Long runs in one process, which must not grow. The memory is read from /proc: Linux only.
#[derive(Debug, Parser)]
enum Arguments {
    /// Games of the computer against itself, each with new players, threads and tables.
    Games(games::Arguments),
    /// Random keys, clicks, texts and sizes of the window on the screen, with a computer playing.
    Screen(screen::Arguments),
    /// Games over the protocol with one brain, with random INFO, TAKEBACK, RESTART, BOARD and
    /// invalid lines.
    Brain(brain::Arguments),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse() {
        Arguments::Games(arguments) => games::run(&arguments),
        Arguments::Screen(arguments) => screen::run(&arguments),
        Arguments::Brain(arguments) => brain::run(&arguments),
    }
}
