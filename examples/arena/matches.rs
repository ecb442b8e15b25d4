//! `arena match`: two brains against each other.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;
use gomoku::player::{Tasks, work_off};
use gomoku::rules::{Game, Shape};

use crate::Played;
use crate::brain::{Brain, Setup};
use crate::game::{self, End, Side, Times};
use crate::openings;
use crate::pairs::Pairs;
use crate::record::{self, Entry};
use crate::sprt::Sprt;

/// A line about the match comes after so many games.
const REPORT: usize = 20;

/// Two brains, and how they play.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The program of A and its arguments, parted by spaces.
    #[arg(long, value_name = "COMMAND")]
    a: String,
    /// The program of B.
    #[arg(long, value_name = "COMMAND")]
    b: String,
    #[command(flatten)]
    played: Played,
    /// The list of openings.
    #[arg(long, value_name = "FILE")]
    openings: PathBuf,
    /// How many games, each opening with both colours.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// How many games at a time.
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// Milliseconds for a move.
    #[arg(long)]
    time: Option<u64>,
    /// The same for A.
    #[arg(long, value_name = "TIME")]
    time_a: Option<u64>,
    /// The same for B.
    #[arg(long, value_name = "TIME")]
    time_b: Option<u64>,
    /// Nodes for a move.
    #[arg(long)]
    nodes: Option<u64>,
    /// The same for A.
    #[arg(long, value_name = "NODES")]
    nodes_a: Option<u64>,
    /// The same for B.
    #[arg(long, value_name = "NODES")]
    nodes_b: Option<u64>,
    /// MB of each process; if it is not given, what the programs take by themselves.
    #[arg(long, value_name = "MB")]
    memory: Option<u64>,
    /// The same for A.
    #[arg(long, value_name = "MB")]
    memory_a: Option<u64>,
    /// The same for B.
    #[arg(long, value_name = "MB")]
    memory_b: Option<u64>,
    /// Threads that search.
    #[arg(long)]
    threads: Option<u16>,
    /// The same for A.
    #[arg(long, value_name = "THREADS")]
    threads_a: Option<u16>,
    /// The same for B.
    #[arg(long, value_name = "THREADS")]
    threads_b: Option<u16>,
    /// Milliseconds for which a late move is not lost.
    #[arg(long, value_name = "MS", default_value_t = 0)]
    tolerance: u64,
    /// Ends the match once it is decided whether A is stronger by the first or by the second number of Elo.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Where the games go; a match of which some are there already goes on.
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
            tolerance,
        };
        let b = Setup {
            command: self.b.clone(),
            time: self.time_b.or(self.time),
            nodes: self.nodes_b.or(self.nodes),
            memory: self.memory_b.or(self.memory),
            threads: self.threads_b.or(self.threads),
            tolerance,
        };
        let is_limited = |setup: &Setup| setup.time.is_some() || setup.nodes.is_some();
        anyhow::ensure!(is_limited(&a) && is_limited(&b), "each side needs --time or --nodes");
        Ok([a, b])
    }
}

/// Plays the match.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let setups = arguments.setups()?;
    let variant = arguments.played.variant()?;
    let place = || arguments.openings.display().to_string();
    let text = std::fs::read_to_string(&arguments.openings).with_context(place)?;
    let openings = openings::parse(&text, variant).with_context(place)?;
    let most = 2 * openings::pairs(&openings);
    anyhow::ensure!(arguments.games <= most, "these openings are enough for {most} games");
    let [a, b] = &setups;
    let title = format!("# {variant}, {}; A: {a}; B: {b}", place());
    let mut contest = Contest {
        games: BTreeMap::new(),
        todo: Vec::new(),
        shape: variant.shape(),
        sprt: arguments.sprt,
        file: None,
        failure: None,
    };
    if let Some(path) = &arguments.record {
        contest.open(path, &title, &openings).with_context(|| path.display().to_string())?;
    }
    contest.todo = (0..arguments.games).filter(|game| !contest.games.contains_key(game)).collect();
    contest.todo.reverse();
    println!("{title}");
    let tables = Mutex::new(Vec::new());
    work_off(&mut contest, arguments.concurrency, |number| {
        play(number, &openings, &setups, &tables)
    });
    if let Some(failure) = contest.failure {
        return Err(failure);
    }
    print!("{contest}");
    Ok(())
}

/// Plays one game at a free table: two brains that wait for one, or two new ones.
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
    // Who breaks a rule may be anywhere: both begin anew.
    if matches!(game.end, End::Row | End::Full) {
        tables.lock().unwrap_or_else(PoisonError::into_inner).push(table);
    }
    let shape = opening.variant().shape();
    Ok(Entry { number, opening: openings::line(opening.moves(), shape), game })
}

/// The games of a match.
struct Contest {
    games: BTreeMap<usize, Entry>,
    /// Those that are to come, the next one last.
    todo: Vec<usize>,
    shape: Shape,
    sprt: Option<Sprt>,
    /// Where the games go.
    file: Option<File>,
    /// Why the match cannot go on.
    failure: Option<anyhow::Error>,
}

impl Contest {
    /// Takes the games of a record, and goes on behind them.
    fn open(&mut self, path: &Path, title: &str, openings: &[Game]) -> anyhow::Result<()> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        // The end of a line that was not written to its end.
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = text[..whole].lines().zip(1..);
        match lines.next() {
            Some((first, _)) => anyhow::ensure!(first == title, "another match: {first}"),
            None => writeln!(file, "{title}")?,
        }
        for (line, number) in lines {
            let number: usize = number;
            let entry = Entry::parse(line, self.shape).with_context(|| format!("line {number}"))?;
            let opening = openings::of_pair(openings, entry.number / 2);
            let is_known = opening.is_some_and(|opening| {
                openings::line(opening.moves(), self.shape) == entry.opening
            });
            anyhow::ensure!(is_known, "line {number}: not the opening of this game");
            self.games.insert(entry.number, entry);
        }
        self.file = Some(file);
        Ok(())
    }

    /// The pairs of which both games have ended.
    fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for (number, first) in &self.games {
            if number.is_multiple_of(2)
                && let Some(second) = self.games.get(&(number + 1))
            {
                pairs.add(first.half_points(), second.half_points());
            }
        }
        pairs
    }

    /// How many games match.
    fn count(&self, is_counted: impl Fn(&Entry) -> bool) -> usize {
        self.games.values().filter(|entry| is_counted(entry)).count()
    }

    /// `120 games: 45 won, 20 drawn, 55 lost; pairs 5 10 30 10 5: 50.0 % ± 5.2, Elo +0 (-36 to +36)`
    fn summary(&self) -> String {
        let [lost, drawn, won] = [0, 1, 2].map(|points| self.count(|e| e.half_points() == points));
        let pairs = self.pairs();
        let classes = pairs.0.map(|count| count.to_string()).join(" ");
        let games = self.games.len();
        let told = |sprt: Sprt| format!("; {}", sprt.report(pairs));
        let test = self.sprt.map(told).unwrap_or_default();
        format!(
            "{games} games: {won} won, {drawn} drawn, {lost} lost; pairs {classes}: {pairs}{test}"
        )
    }
}

impl Tasks for Contest {
    type Task = usize;
    type Done = anyhow::Result<Entry>;

    fn next(&mut self) -> Option<usize> {
        let is_decided = self.sprt.is_some_and(|sprt| sprt.decision(self.pairs()).is_some());
        if self.failure.is_some() || is_decided { None } else { self.todo.pop() }
    }

    fn take(&mut self, done: anyhow::Result<Entry>) {
        let kept = done.and_then(|entry| {
            if let Some(file) = &mut self.file {
                file.write_all(entry.line(self.shape).as_bytes()).context("the record")?;
            }
            self.games.insert(entry.number, entry);
            Ok(())
        });
        if let Err(failure) = kept {
            self.failure = Some(failure);
        } else if self.games.len().is_multiple_of(REPORT) {
            println!("{}", self.summary());
        }
    }
}

/// The whole result, some lines.
impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.summary())?;
        for (side, name) in Side::BOTH.into_iter().zip(["A", "B"]) {
            let mut times = Times::default();
            for entry in self.games.values() {
                times += entry.game.times[side as usize];
            }
            let Times { moves, total, longest } = times;
            let mean = total.checked_div(moves).unwrap_or_default();
            let lost = |end| {
                self.count(|entry| entry.game.end == end && entry.game.winner == Some(side.other()))
            };
            writeln!(
                f,
                "{name}: {moves} moves, {} ms in the mean, {} ms at most; lost on time {}, illegal moves {}, crashes {}",
                mean.as_millis(),
                longest.as_millis(),
                lost(End::Time),
                lost(End::Illegal),
                lost(End::Crash),
            )?;
        }
        let decision = self.sprt.and_then(|sprt| sprt.decision(self.pairs()));
        decision.map_or(Ok(()), |decision| writeln!(f, "{decision:?}"))
    }
}

/// `./pbrain-gomoku, 300 ms, 64 MB`
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { command, time, nodes, memory, threads, tolerance } = self;
        f.write_str(command)?;
        let limits = [
            (*time, "ms"),
            (*nodes, "nodes"),
            (*memory, "MB"),
            (threads.map(u64::from), "threads"),
            (Some(*tolerance).filter(|&late| late > 0), "ms late at most"),
        ];
        let mut told = limits.into_iter().filter_map(|(limit, unit)| Some((limit?, unit)));
        told.try_for_each(|(limit, unit)| write!(f, ", {limit} {unit}"))
    }
}
