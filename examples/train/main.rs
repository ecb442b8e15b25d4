//! Trains on games that the engine plays against itself: the network of the evaluation, the
//! classical weights, and the winning chance.
//!
//! ```text
//! cargo run --release --example train -- generate freestyle --data target/games.txt --games 50000
//! cargo run --release --example train -- network freestyle --data target/games.txt --output NETWORK
//! ```
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "a fit of numbers"
)]
#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "reads and writes files, and uses all cores")]

mod chance;
mod generate;
mod lessons;
mod model;
mod network;
mod record;
mod sample;
mod weights;

use std::fs::{self, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, Parser};
use gomoku::engine::Evaluator;
use gomoku::engine::{Vcf, scale};
use gomoku::rules::Rule;

use network::{Dataset, Rounding, Settings, Target};
use record::Record;

/// Trains on the engine's own games.
#[derive(Debug, Parser)]
enum Command {
    /// Plays games and appends them to a file, one a line.
    Generate(Generate),
    /// Fits the network of the evaluation to games.
    Network(Network),
    /// Fits the weights of the classical evaluation and of the move scores to games.
    Weights(Weights),
    /// Fits the winning chance to games, and prints it.
    Chance(Games),
}

/// Games to train on.
#[derive(Debug, Args)]
struct Games {
    /// Rule: freestyle, standard or renju.
    #[arg(value_parser = rule)]
    rule: Rule,
    /// Files of games.
    #[arg(long, num_args = 1.., required = true)]
    data: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct Network {
    #[command(flatten)]
    games: Games,
    /// File for the network.
    #[arg(long)]
    output: PathBuf,
    /// Initial network, for either rule.
    #[arg(long)]
    start: Option<PathBuf>,
    /// Number of epochs over all positions.
    #[arg(long, default_value_t = 12)]
    epochs: usize,
    /// Initial learning rate.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Parameter λ of TD(λ), from 0 to 1: the influence of later positions of the game.
    #[arg(long, default_value_t = 0.0)]
    lambda: f32,
    /// Number of threads. The network does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct Weights {
    #[command(flatten)]
    games: Games,
    /// File for the weights.
    #[arg(long)]
    output: PathBuf,
}

#[derive(Debug, Args)]
struct Generate {
    /// Rule: freestyle, standard or renju.
    #[arg(value_parser = rule)]
    rule: Rule,
    /// File for the games; games already in it count.
    #[arg(long)]
    data: PathBuf,
    /// Evaluation of the engine that plays: network or classical.
    #[arg(long, value_parser = evaluation, default_value_t = Evaluator::Network)]
    evaluation: Evaluator,
    /// Number of games that the file should have.
    #[arg(long, default_value_t = 100_000)]
    games: usize,
    /// Nodes for the search of a move.
    #[arg(long, default_value_t = 60_000)]
    nodes: u64,
    /// Number of leaves of each such search that are searched in turn.
    #[arg(long, default_value_t = 12)]
    leaves: usize,
    /// Nodes for the search of a leaf.
    #[arg(long, default_value_t = 5_000)]
    leaf_nodes: u64,
    /// Number of threads. The games do not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Seed of the first game; each further game uses the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn evaluation(text: &str) -> Result<Evaluator, &'static str> {
    let named = Evaluator::ALL.into_iter().find(|evaluation| evaluation.to_string() == text);
    named.ok_or("the evaluation is network or classical")
}

fn rule(text: &str) -> Result<Rule, String> {
    let rules = [Rule::Freestyle, Rule::Standard, Rule::Renju];
    let named = text.parse().ok().filter(|rule| rules.contains(rule));
    named.ok_or_else(|| "the rule is freestyle, standard or renju".to_owned())
}

fn main() -> anyhow::Result<()> {
    match Command::parse() {
        Command::Generate(arguments) => generate(&arguments),
        Command::Network(arguments) => fit_network(&arguments),
        Command::Weights(arguments) => fit_weights(&arguments),
        Command::Chance(games) => {
            let games = games.read(|record| Ok(lessons::judged(record)))?;
            print!("{}", chance::fit(&games));
            Ok(())
        }
    }
}

/// Counts the games in a file. A line cut off by an interruption is removed.
fn games_in(path: &Path) -> anyhow::Result<usize> {
    let Ok(file) = fs::File::open(path) else { return Ok(0) };
    let (mut reader, mut line) = (BufReader::new(file), Vec::new());
    let (mut games, mut whole) = (0, 0);
    while reader.read_until(b'\n', &mut line)? > 0 && line.ends_with(b"\n") {
        games += 1;
        whole += line.len() as u64;
        line.clear();
    }
    OpenOptions::new().write(true).open(path)?.set_len(whole)?;
    Ok(games)
}

fn generate(arguments: &Generate) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", arguments.data.display());
    let done = games_in(&arguments.data).with_context(cannot)?;
    let plan = generate::Plan {
        rule: arguments.rule,
        evaluation: arguments.evaluation,
        games: done..arguments.games,
        nodes: arguments.nodes,
        leaves: arguments.leaves,
        leaf_nodes: arguments.leaf_nodes,
        threads: arguments.threads,
        seed: arguments.seed,
    };
    let file = OpenOptions::new().append(true).create(true).open(&arguments.data);
    let mut file = file.with_context(cannot)?;
    let mut number = done;
    generate::play(&plan, |game| {
        number += 1;
        if number % 1_000 == 0 {
            println!("{number} games");
        }
        file.write_all(format!("{game}\n").as_bytes())
    })
    .with_context(cannot)
}

impl Games {
    /// Converts each game, in order.
    fn read<T>(
        &self,
        mut make: impl FnMut(&Record) -> anyhow::Result<T>,
    ) -> anyhow::Result<Vec<T>> {
        let mut made = Vec::new();
        for path in &self.data {
            let file = fs::File::open(path);
            let file = file.with_context(|| format!("cannot read {}", path.display()))?;
            for (number, line) in BufReader::new(file).lines().enumerate() {
                let game = line.map_err(anyhow::Error::from);
                let game = game.and_then(|line| make(&line.parse()?));
                made.push(
                    game.with_context(|| format!("{}, line {}", path.display(), number + 1))?,
                );
            }
        }
        Ok(made)
    }
}

fn write(path: &Path, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn fit_weights(arguments: &Weights) -> anyhow::Result<()> {
    let (rule, mut vcf) = (arguments.games.rule, Vcf::default());
    let games = arguments.games.read(|record| lessons::lessons(record, rule, &mut vcf))?;
    let lessons: Vec<_> = games.into_iter().flatten().collect();
    println!("{} positions", lessons.len());
    write(&arguments.output, weights::fit(&lessons, rule))
}

/// Interval of held-out games: one in this many.
const HELD_OUT: usize = 20;

fn fit_network(arguments: &Network) -> anyhow::Result<()> {
    let rule = arguments.games.rule;
    let target = Target { lambda: arguments.lambda, scale: scale::VALUE as f32 };
    let (mut learnt, mut held_out) = (Dataset::default(), Dataset::default());
    let (mut number, mut vcf) = (0, Vcf::with_entries(1 << 12));
    arguments.games.read(|record| {
        number += 1;
        let set = if number % HELD_OUT == 0 { &mut held_out } else { &mut learnt };
        set.add(record, rule, target, &mut vcf)
    })?;
    println!("{} positions, {} held out", learnt.len(), held_out.len());
    let start = arguments.start.as_ref().map(|path| {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        network::from_bytes(&bytes).with_context(|| path.display().to_string())
    });
    let settings = Settings {
        epochs: arguments.epochs,
        seed: arguments.seed,
        rate: arguments.rate,
        threads: arguments.threads,
    };
    let tell = |line| println!("{line}");
    let start = start.transpose()?;
    let model = network::fit(&learnt, &held_out, rule, &settings, start.as_ref(), tell);
    let bytes = network::to_bytes(&model, rule);
    let rounded = gomoku::engine::Network::parse(&bytes)?;
    let Rounding { mean, greatest } = network::rounding(&model, &rounded, &held_out);
    println!("rounding changes the values by {mean:.2} in the mean, by {greatest} at most");
    write(&arguments.output, bytes)
}
