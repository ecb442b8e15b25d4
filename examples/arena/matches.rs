//! `arena match`: two brains against each other.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;
use gomoku::player::work_off;
use gomoku::rules::{Game, Rule};
use gomoku::tournament::Sprt;

use crate::brain::{Brain, Setup};
use crate::contest::Contest;
use crate::game::{self, End};
use crate::openings;
use crate::record::{self, Entry};
use crate::{GameArguments, rule};

/// Brains, and the conditions of the match.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Program of A and its arguments, separated by spaces.
    #[arg(long, value_name = "COMMAND")]
    a: String,
    /// Program of B and its arguments.
    #[arg(long, value_name = "COMMAND")]
    b: String,
    #[command(flatten)]
    game: GameArguments,
    /// List of openings.
    #[arg(long, value_name = "FILE")]
    openings: PathBuf,
    /// Number of games; each opening is played with both colours.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Number of games at a time.
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// Milliseconds for each move.
    #[arg(long)]
    time: Option<u64>,
    /// Milliseconds for each move of A.
    #[arg(long, value_name = "TIME")]
    time_a: Option<u64>,
    /// Milliseconds for each move of B.
    #[arg(long, value_name = "TIME")]
    time_b: Option<u64>,
    /// Nodes for each move.
    #[arg(long)]
    nodes: Option<u64>,
    /// Nodes for each move of A.
    #[arg(long, value_name = "NODES")]
    nodes_a: Option<u64>,
    /// Nodes for each move of B.
    #[arg(long, value_name = "NODES")]
    nodes_b: Option<u64>,
    /// Memory of each process in MB; if not given, the programs' own default.
    #[arg(long, value_name = "MB")]
    memory: Option<u64>,
    /// Memory of A in MB.
    #[arg(long, value_name = "MB")]
    memory_a: Option<u64>,
    /// Memory of B in MB.
    #[arg(long, value_name = "MB")]
    memory_b: Option<u64>,
    /// Number of search threads.
    #[arg(long)]
    threads: Option<u16>,
    /// Number of search threads of A.
    #[arg(long, value_name = "THREADS")]
    threads_a: Option<u16>,
    /// Number of search threads of B.
    #[arg(long, value_name = "THREADS")]
    threads_b: Option<u16>,
    /// Rule that A is told in place of the game's.
    #[arg(long, value_name = "RULE", value_parser = rule)]
    rule_a: Option<Rule>,
    /// Rule that B is told in place of the game's.
    #[arg(long, value_name = "RULE", value_parser = rule)]
    rule_b: Option<Rule>,
    /// Milliseconds by which a move may be late without losing.
    #[arg(long, value_name = "MS", default_value_t = 0)]
    tolerance: u64,
    /// End the match once it is decided whether A is stronger by the first or by the second number
    /// of Elo.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// File for the games; an existing match is continued.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Arguments {
    fn setups(&self) -> anyhow::Result<[Setup; 2]> {
        let Self { tolerance, .. } = *self;
        let a = Setup {
            command: self.a.clone(),
            time: self.time_a.or(self.time),
            nodes: self.nodes_a.or(self.nodes),
            memory: self.memory_a.or(self.memory),
            threads: self.threads_a.or(self.threads),
            rule: self.rule_a,
            tolerance,
        };
        let b = Setup {
            command: self.b.clone(),
            time: self.time_b.or(self.time),
            nodes: self.nodes_b.or(self.nodes),
            memory: self.memory_b.or(self.memory),
            threads: self.threads_b.or(self.threads),
            rule: self.rule_b,
            tolerance,
        };
        let is_limited = |setup: &Setup| setup.time.is_some() || setup.nodes.is_some();
        anyhow::ensure!(is_limited(&a) && is_limited(&b), "each side needs --time or --nodes");
        Ok([a, b])
    }
}

/// Plays the match to its end.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let setups = arguments.setups()?;
    let variant = arguments.game.variant()?;
    let place = || arguments.openings.display().to_string();
    let text = std::fs::read_to_string(&arguments.openings).with_context(place)?;
    let openings = openings::parse(&text, variant).with_context(place)?;
    let most = 2 * openings::pairs(&openings);
    anyhow::ensure!(arguments.games <= most, "these openings are enough for {most} games");
    let [a, b] = &setups;
    let title = format!("# {variant}, {}; A: {a}; B: {b}", place());
    let mut contest = Contest::new(variant.shape(), arguments.sprt);
    if let Some(path) = &arguments.record {
        contest.open(path, &title, &openings).with_context(|| path.display().to_string())?;
    }
    contest.plan(arguments.games);
    println!("{title}");
    let tables = Mutex::new(Vec::new());
    work_off(&mut contest, arguments.concurrency, |number| {
        play(number, &openings, &setups, &tables)
    });
    contest.end()
}

/// Plays one game at a free table: with two brains that are waiting for one, or two new ones.
fn play(
    number: usize,
    openings: &[Game],
    setups: &[Setup; 2],
    tables: &Mutex<Vec<[Brain; 2]>>,
) -> anyhow::Result<Entry> {
    let opening = openings::of_pair(openings, number / 2).context("there is no opening")?;
    let free = tables.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let mut table = match free {
        Some(table) => table,
        None => [Brain::start(&setups[0])?, Brain::start(&setups[1])?],
    };
    let game = game::play(&opening, record::first(number), &mut table);
    // A brain that broke a rule may be in any state: both are restarted.
    if matches!(game.end, End::Row | End::Full) {
        tables.lock().unwrap_or_else(PoisonError::into_inner).push(table);
    }
    let shape = opening.variant().shape();
    Ok(Entry { number, opening: openings::line(opening.moves(), shape), game })
}
