//! Searches for a proof that X wins Gomoku on 15x15, and checks it:
//!
//! ```sh
//! prove search DIR RULE THREADS SECONDS MOVES...   # go on with the search in a directory
//! prove propose DIR MOVES MOVE...                  # let X try these moves first
//! prove value DIR RULE MOVES NODES                 # judge the replies to X's moves again
//! prove write DIR FILE MOVES...                    # write what is proved of these positions
//! prove read DIR FILE MOVES...                     # take over what a file proves of them
//! prove mend DIR FILE RULE COUNT SEED MOVES...     # search again what the check finds open
//! prove check FILE RULE COUNT SEED MOVES...        # check positions from these on
//! ```
//!
//! `RULE` is `freestyle` or `standard`, where a longer row does not win. `MOVES` are positions with X
//! to move, as `h8h9`; without any it is the empty board. `COUNT` is a number of random positions, or
//! a part of all, as `1/2`. A search may be killed at any time, and goes on from where it was.
//! `docs/engine/proof.md` has the figures.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `cells` | cells and positions up to symmetry |
//! | `judge` | the engine and its solvers as judges of positions |
//! | `facts` | the file of all that was found out |
//! | `known` | facts that a file proves, and those that the check does not confirm |
//! | `effort`, `answers`, `graph` | positions, their moves, and the effort that they may still take |
//! | `search`, `work` | the choice of the next piece of work; threads |
//! | `check`, `walk` | the checker, which trusts the rules alone; the positions to check |
//! | `solver` | the solver, which proposes moves to the checker |
//! | `wins` | wins that were checked before |
//! | `squares` | squares and positions of the engine |
#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::print_stderr, reason = "how it gets on")]
#![expect(clippy::disallowed_methods, reason = "runs for hours, and keeps what it finds")]

extern crate gomoku_core as gomoku;

mod answers;
mod cells;
mod check;
mod effort;
mod facts;
mod graph;
mod judge;
mod known;
mod search;
mod solver;
mod squares;
mod walk;
mod wins;
mod work;

use std::collections::HashSet;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cells::{Cell, Stones, VARIANT, cell, point, turn};
use check::Checker;
use facts::Fact;
use gomoku::proof::{self, Proof};
use gomoku::rules::{Game, Rule, parse_moves, parse_point};
use graph::{Id, Stage};
use judge::Judge;
use search::Search;
use solver::Solver;
use walk::{Choice, walk};
use wins::Wins;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

const USAGE: &str = "usage: prove search DIR RULE THREADS SECONDS MOVES...
       prove propose DIR MOVES MOVE...
       prove value DIR RULE MOVES NODES
       prove write DIR FILE MOVES...
       prove read DIR FILE MOVES...
       prove mend DIR FILE RULE COUNT SEED MOVES...
       prove check FILE RULE COUNT SEED MOVES...
RULE is freestyle or standard";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result {
    match *arguments {
        ["search", directory, rule, threads, seconds, ref roots @ ..] => {
            let (mut search, rule) = (open(directory)?, parse_rule(rule)?);
            let roots = starts(roots)?;
            roots.iter().try_for_each(|root| search.add_root(root))?;
            let (start, time) = (Instant::now(), Duration::from_secs(seconds.parse()?));
            let search = work::search(search, rule, threads.parse()?, time)?;
            work::report(&search, start.elapsed());
            let is_proved = |&&id: &&Id| search.graph().node(id).is_proved();
            println!(
                "{} of {} proved",
                search.roots().iter().filter(is_proved).count(),
                roots.len()
            );
            Ok(())
        }
        ["propose", directory, moves, ref tries @ ..] => propose(directory, moves, tries),
        ["value", directory, rule, moves, nodes] => {
            value(directory, Judge::new(parse_rule(rule)?), moves, nodes.parse()?)
        }
        ["write", directory, file, ref roots @ ..] => write(directory, file, &starts(roots)?),
        ["read", directory, file, ref roots @ ..] => {
            let mut search = open(directory)?;
            let bytes = std::fs::read(file)?;
            let checker = Checker::new(Proof::from_bytes(&bytes)?, Rule::Freestyle).ok_or(USAGE)?;
            for stones in checker.positions(&starts(roots)?) {
                known::stored(&checker, &stones).iter().try_for_each(|fact| search.add(fact))?;
            }
            Ok(())
        }
        ["mend", directory, file, rule, count, seed, ref roots @ ..] => {
            let wins = Path::new(directory).join(format!("wins-{rule}"));
            let (mut search, rule) = (open(directory)?, parse_rule(rule)?);
            let bytes = std::fs::read(file)?;
            let checker = Checker::new(Proof::from_bytes(&bytes)?, rule).ok_or(USAGE)?;
            let mut added = Ok(());
            let order = (Choice::parse(count).ok_or(USAGE)?, seed.parse()?);
            let mut wins = Wins::open(&wins, rule)?;
            walk(&checker, &starts(roots)?, order, &mut wins, |hole| {
                if added.is_ok() {
                    added = known::open(hole).iter().try_for_each(|fact| search.add(fact));
                }
            });
            Ok(added?)
        }
        ["check", file, rule, count, seed, ref roots @ ..] => {
            let (bytes, rule) = (std::fs::read(file)?, parse_rule(rule)?);
            let checker = Checker::new(Proof::from_bytes(&bytes)?, rule).ok_or(USAGE)?;
            let order = (Choice::parse(count).ok_or(USAGE)?, seed.parse()?);
            let holes = walk(&checker, &starts(roots)?, order, &mut Solver::new(rule), |_| ());
            if holes == 0 { Ok(()) } else { Err("this is no proof".into()) }
        }
        _ => Err(USAGE.into()),
    }
}

fn parse_rule(text: &str) -> Result<Rule> {
    match text {
        "freestyle" => Ok(Rule::Freestyle),
        "standard" => Ok(Rule::Standard),
        _ => Err(USAGE.into()),
    }
}

fn open(directory: &str) -> Result<Search> {
    std::fs::create_dir_all(directory)?;
    Ok(Search::open(&Path::new(directory).join("facts"))?)
}

/// Stones after moves of X and O in turn.
fn position(moves: &str) -> Result<Stones> {
    Ok(stones_of(&parse_moves(moves, VARIANT)?))
}

fn stones_of(game: &Game) -> Stones {
    let of = |side: usize| -> Vec<Cell> {
        game.moves().iter().skip(side).step_by(2).map(|&point| cell(point)).collect()
    };
    Stones::new(&of(0), &of(1))
}

fn positions(moves: &[&str]) -> Result<Vec<Stones>> {
    moves.iter().map(|moves| position(moves)).collect()
}

/// Positions to check; the empty board without any.
fn starts(moves: &[&str]) -> Result<Vec<Stones>> {
    if moves.is_empty() { Ok(vec![Stones::default()]) } else { positions(moves) }
}

/// Lets X try moves first in a position, before the engine's own.
fn propose(directory: &str, moves: &str, tries: &[&str]) -> Result {
    const EFFORT: f64 = 1.0;
    let mut search = open(directory)?;
    let (stones, symmetry) = position(moves)?.canonical();
    let mut proposed = Vec::new();
    for text in tries {
        let x = cell(parse_point(text, VARIANT.shape())?);
        proposed.push((turn(x, symmetry), EFFORT));
    }
    Ok(search.add(&Fact::Moves { stones, stage: Stage::Similar, moves: proposed })?)
}

/// Searches the replies to X's moves in a position again, for better efforts.
fn value(directory: &str, mut judge: Judge, moves: &str, nodes: u64) -> Result {
    let mut search = open(directory)?;
    let graph = search.graph();
    let id = graph.find(&position(moves)?).ok_or("the position was never reached")?;
    let found: Vec<Stones> = graph.unknown(id).map(|node| node.stones.clone()).collect();
    for stones in found {
        if let Some(value) = judge.value_of(&stones, nodes) {
            search.add(&Fact::Value { stones, value })?;
        }
    }
    Ok(())
}

/// Writes X's moves in the proofs of these positions.
fn write(directory: &str, file: &str, roots: &[Stones]) -> Result {
    let search = open(directory)?;
    let graph = search.graph();
    let mut seen = HashSet::new();
    for root in roots {
        let id = graph.find(root).filter(|&id| graph.node(id).is_proved());
        graph.proof(id.ok_or("a position is not proved")?, &mut seen);
    }
    let nodes = seen.iter().map(|&id| graph.node(id));
    // The others are won by fours and threes.
    let stored = nodes.filter_map(|node| {
        let edge = node.best().filter(|edge| edge.is_won())?;
        Some((node.stones.clone(), edge.x))
    });
    let moves: Vec<(Stones, Cell)> = stored.collect();
    let count = moves.len();
    let answers = moves.into_iter().filter_map(|(stones, x)| Some((stones.position()?, point(x))));
    let bytes = proof::to_bytes(answers)?;
    println!("{count} positions, {} bytes", bytes.len());
    Ok(std::fs::write(file, bytes)?)
}

#[cfg(test)]
mod tests;
