//! One end of a game with a friend, without a screen, for tests: it reads the lines of the other
//! program from its input and writes its own to its output.
//!
//! ```sh
//! cargo run --example friend -- play host --seed 1 --games 5 --log host.log --record host.games
//! cargo run --example friend -- hostile out-of-turn guest
//! cargo run --example friend -- latency 10000
//! ```
//!
//! `play` plays at random, and asks and answers at random. Its status is 0 once all games are over,
//! 3 if the input ends before, 4 if the two logs differ, and 9 if it dies on demand.
#![expect(clippy::print_stderr, reason = "a program for tests")]
#![expect(clippy::print_stdout, reason = "a program for tests")]
#![expect(clippy::disallowed_methods, reason = "a process with files and a clock of its own")]

mod arguments;
mod desk;
mod fault;
mod files;
mod hostile;
mod latency;
mod pipes;
mod play;
mod random;

use std::process::ExitCode;

use arguments::Arguments;

fn main() -> ExitCode {
    let mut arguments = Arguments::of(std::env::args().skip(1));
    let ended = match arguments.word().as_deref() {
        Some("play") => play::Options::of(&mut arguments).map(play::run),
        Some("hostile") => {
            hostile::Options::of(&mut arguments).map(|options| hostile::run(&options))
        }
        Some("latency") => latency::run(&mut arguments),
        _ => None,
    };
    ended.unwrap_or_else(|| {
        eprintln!(
            "friend play host|guest --seed N --games N --log FILE [--record FILE] [--from NUMBER]\n\
             \x20           [--stubborn] [--die-after LINES [--die-when heard|kept|sent]]\n\
             friend hostile FAULT host|guest [--seed N]\n\
             friend latency [MOVES]\n\n\
             FAULT: {}\nNUMBER of the first game: each of {} has another kind, opening or start",
            fault::Fault::names().collect::<Vec<_>>().join(", "),
            random::proposals()
        );
        ExitCode::from(2)
    })
}
