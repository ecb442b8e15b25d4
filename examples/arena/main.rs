//! Plays levels against one another, creates openings for matches, and makes puzzles:
//!
//! ```sh
//! cargo run --release --example arena -- levels     # the levels against one another
//! cargo run --release --example arena -- family --help
//! cargo run --release --example arena -- proved --help
//! cargo run --release --example arena -- openings --help
//! cargo run --release --example arena -- triples --help
//! cargo run --release --example arena -- practice --help
//! cargo run --release --example arena -- fifths --help
//! cargo run --release --example arena -- puzzles --help
//! ```
//!
//! `gomoku match` plays matches between engines. `docs/engine/log` lists the commands for its tables.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::print_stderr, reason = "how it gets on")]
#![expect(clippy::disallowed_methods, reason = "runs brains by the clock, and keeps their games")]

mod family;
mod fifths;
mod levels;
mod make;
mod openings;
mod pick;
mod practice;
mod proved;
mod puzzles;
mod score;
mod triples;

use std::process::ExitCode;

use clap::Parser;
use gomoku::external::GUARD;
use gomoku::rules::{Placement, Rule, Shape, Topology, Variant};

/// Plays levels against one another, and creates openings for matches.
#[derive(Debug, Parser)]
enum Arguments {
    /// Levels against one another: the table in docs/engine.md.
    Levels(levels::Arguments),
    /// Levels and simple players against one another in the small games.
    Family(family::Arguments),
    /// The highest level as X from the empty board, with its proof, against a brain.
    Proved(proved::Arguments),
    /// Prints balanced openings, one a line.
    Openings(make::Arguments),
    /// Prints balanced openings of three stones for the rules swap and swap2.
    Triples(triples::Arguments),
    /// Plays games of the computer against itself by an opening rule.
    Practice(practice::Arguments),
    /// Plays games of the computer against itself from the 26 openings of renju.
    Fifths(fifths::Arguments),
    /// Prints puzzles from games between levels.
    Puzzles(puzzles::Arguments),
    /// Prints puzzles for the embedded collection, evenly from all grades.
    Pick(pick::Arguments),
}

/// Game to play.
#[derive(Clone, Copy, Debug, clap::Args)]
struct GameArguments {
    /// Rule by its name: freestyle, standard, renju, caro, standard-caro or omok. The protocol has
    /// no number for omok, so that brains are not told it.
    #[arg(long, default_value = "freestyle", value_parser = rule)]
    rule: Rule,
    /// Side of the board.
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u8).range(5..=20))]
    size: u8,
}

fn rule(text: &str) -> Result<Rule, String> {
    text.parse::<Rule>().map_err(|why| why.to_string())
}

impl GameArguments {
    fn variant(self) -> anyhow::Result<Variant> {
        let shape = Shape::new(self.size, self.size, Topology::Plane)?;
        Ok(Variant::new(shape, 5, self.rule, Placement::Anywhere)?)
    }
}

fn main() -> anyhow::Result<ExitCode> {
    // Engines run under a guard, which is this program.
    if std::env::args().nth(1).as_deref() == Some(GUARD) {
        return Ok(gomoku::cli::run(std::env::args_os()));
    }
    run(Arguments::parse()).map(|()| ExitCode::SUCCESS)
}

fn run(arguments: Arguments) -> anyhow::Result<()> {
    match arguments {
        Arguments::Levels(arguments) => levels::run(&arguments),
        Arguments::Family(arguments) => family::run(&arguments),
        Arguments::Proved(arguments) => proved::run(&arguments),
        Arguments::Openings(arguments) => make::run(&arguments),
        Arguments::Triples(arguments) => triples::run(&arguments),
        Arguments::Practice(arguments) => practice::run(&arguments),
        Arguments::Fifths(arguments) => fifths::run(&arguments),
        Arguments::Puzzles(arguments) => puzzles::run(&arguments),
        Arguments::Pick(arguments) => pick::run(&arguments),
    }
}
