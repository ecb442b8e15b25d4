//! Fits the engine's weights to games that it plays against itself, and writes them down; or fits the
//! chance of winning, and prints it.
//!
//! ```text
//! cargo run --release --example tune -- freestyle --games 4000
//! cargo run --release --example tune -- freestyle --games 400 --nodes 20000 --chance
//! ```
#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "reads and writes files, and uses all cores")]

mod chance;
mod fit;
mod games;
mod model;

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Parser;
use gomoku::rules::Rule;

/// Fits the engine's weights to its own games.
#[derive(Debug, Parser)]
struct Arguments {
    /// The rule: freestyle or standard.
    #[arg(value_parser = rule)]
    rule: Rule,
    /// Games to be played.
    #[arg(long, default_value_t = 4_000)]
    games: usize,
    /// Nodes for each move.
    #[arg(long, default_value_t = 4_000)]
    nodes: u64,
    /// Threads that play.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Fits the chance of winning instead of the weights, and writes nothing.
    #[arg(long)]
    chance: bool,
    /// The games; those that are there already are not played again.
    #[arg(long)]
    record: Option<PathBuf>,
    /// Where the weights go.
    #[arg(long)]
    output: Option<PathBuf>,
}

fn rule(text: &str) -> Result<Rule, String> {
    match text {
        "freestyle" => Ok(Rule::Freestyle),
        "standard" => Ok(Rule::Standard),
        _ => Err("the rule is freestyle or standard".to_owned()),
    }
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let name = match arguments.rule {
        Rule::Freestyle => "freestyle",
        Rule::Standard => "standard",
    };
    let what = if arguments.chance { "chance" } else { "tune" };
    let record = arguments.record.unwrap_or_else(|| format!("target/{what}-{name}.txt").into());
    let output =
        arguments.output.unwrap_or_else(|| format!("src/engine/weights/{name}.txt").into());
    let read = || fs::read_to_string(&record);
    let done = read().unwrap_or_default().lines().count();
    if done < arguments.games {
        let plan = games::Plan {
            rule: arguments.rule,
            games: arguments.games - done,
            nodes: arguments.nodes,
            threads: arguments.threads,
            seed: arguments.seed + done as u64,
        };
        let cannot = || format!("cannot write {}", record.display());
        let file = OpenOptions::new().append(true).create(true).open(&record);
        let mut file = file.with_context(cannot)?;
        games::play(&plan, |game| file.write_all(game.as_bytes())).with_context(cannot)?;
    }
    let text = read().with_context(|| format!("cannot read {}", record.display()))?;
    if arguments.chance {
        print!("{}", chance::fit(&games::judged(&text)?));
        return Ok(());
    }
    let samples = games::samples(&text, arguments.rule)?;
    println!("{} games, {} positions", text.lines().count(), samples.len());
    let weights = fit::fit(&samples, arguments.rule);
    fs::write(&output, weights).with_context(|| format!("cannot write {}", output.display()))?;
    println!("written to {}", output.display());
    Ok(())
}
