//! Searches for a proof that X wins freestyle Gomoku on 15x15, and checks it:
//!
//! ```sh
//! prove search DIR THREADS SECONDS MOVES...        # go on with the search in a directory
//! prove propose DIR MOVES MOVE...                  # let X try these moves first
//! prove value DIR MOVES NODES                      # judge the replies to X's moves again
//! prove write DIR FILE MOVES...                    # write what is proved of these positions
//! prove mend DIR FILE COUNT SEED MOVES...          # search again what the check finds open
//! prove check FILE COUNT SEED MOVES...             # check positions from these on
//! ```
//!
//! `MOVES` are positions with X to move, as `h8h9`; without any it is the empty board. `COUNT` is a
//! number of random positions, or a part of all, as `1/2`. A search may be killed at any time, and
//! goes on from where it was. `docs/engine/proof.md` has the figures.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `cells` | cells and positions up to symmetry |
//! | `judge` | the engine and its solvers as judges of positions |
//! | `facts` | the file of all that was found out |
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

use cells::{CELLS, Cell, Stones, VARIANT, cell, point, turn};
use check::Hole;
use facts::Fact;
use gomoku::proof::{self, Proof};
use gomoku::rules::{Game, parse_moves, parse_point};
use graph::Stage;
use judge::{Judge, LONGEST_WON, OpenReply, Replies};
use search::Search;
use solver::Solver;
use walk::{Choice, walk};
use wins::Wins;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// X's first move: the centre.
const FIRST: Cell = CELLS / 2;

const USAGE: &str = "usage: prove search DIR THREADS SECONDS MOVES...
       prove propose DIR MOVES MOVE...
       prove value DIR MOVES NODES
       prove write DIR FILE MOVES...
       prove mend DIR FILE COUNT SEED MOVES...
       prove check FILE COUNT SEED MOVES...";

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
        ["search", directory, threads, seconds, ref roots @ ..] => {
            let mut search = open(directory)?;
            positions(roots)?.iter().try_for_each(|root| search.add_root(root))?;
            let (start, time) = (Instant::now(), Duration::from_secs(seconds.parse()?));
            let search = work::search(search, threads.parse()?, time)?;
            work::report(&search, start.elapsed());
            for (root, &id) in roots.iter().zip(search.roots()) {
                let node = search.graph().node(id);
                println!("{root} {}", if node.is_proved() { "proved" } else { "open" });
            }
            Ok(())
        }
        ["propose", directory, moves, ref tries @ ..] => propose(directory, moves, tries),
        ["value", directory, moves, nodes] => value(directory, moves, nodes.parse()?),
        ["write", directory, file, ref roots @ ..] => write(directory, file, &positions(roots)?),
        ["mend", directory, file, count, seed, ref roots @ ..] => {
            let mut search = open(directory)?;
            let bytes = std::fs::read(file)?;
            let mut added = Ok(());
            let order = (Choice::parse(count).ok_or(USAGE)?, seed.parse()?);
            let mut wins = Wins::open(&Path::new(directory).join("wins"))?;
            let (proof, roots) = (Proof::from_bytes(&bytes)?, starts(roots)?);
            walk(proof, &roots, order, &mut wins, |hole| {
                if added.is_ok() {
                    added = reopen(hole).iter().try_for_each(|fact| search.add(fact));
                }
            });
            Ok(added?)
        }
        ["check", file, count, seed, ref roots @ ..] => {
            let bytes = std::fs::read(file)?;
            let order = (Choice::parse(count).ok_or(USAGE)?, seed.parse()?);
            let (proof, roots) = (Proof::from_bytes(&bytes)?, starts(roots)?);
            let holes = walk(proof, &roots, order, &mut Solver::new(), |_| ());
            if holes == 0 { Ok(()) } else { Err("this is no proof".into()) }
        }
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
fn value(directory: &str, moves: &str, nodes: u64) -> Result {
    let mut search = open(directory)?;
    let graph = search.graph();
    let id = graph.find(&position(moves)?).ok_or("the position was never reached")?;
    let found: Vec<Stones> = graph.unknown(id).map(|node| node.stones.clone()).collect();
    let mut judge = Judge::new();
    for stones in found {
        if let Some(value) = judge.value_of(&stones, nodes) {
            search.add(&Fact::Value { stones, value })?;
        }
    }
    Ok(())
}

/// Writes X's moves in the proofs of these positions, and the first move if all its replies are
/// among them.
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
    let mut moves: Vec<(Stones, Cell)> = stored.collect();
    let is_stored = |reply| {
        let after = Stones::new(&[FIRST], &[reply]);
        graph.find(&after).is_some_and(|id| seen.contains(&id))
    };
    if (0..CELLS).all(|reply| reply == FIRST || is_stored(reply)) {
        moves.push((Stones::default(), FIRST));
    }
    let count = moves.len();
    let answers = moves.into_iter().filter_map(|(stones, x)| Some((stones.position()?, point(x))));
    let bytes = proof::to_bytes(answers)?;
    println!("{count} positions, {} bytes", bytes.len());
    Ok(std::fs::write(file, bytes)?)
}

/// Facts that a reply is open which the search believed to be won, and no win by fours and threes.
fn reopen(hole: &Hole) -> [Fact; 2] {
    let (stones, symmetry) = hole.stones.canonical();
    let (x, reply) = (turn(hole.x, symmetry), turn(hole.reply, symmetry));
    let after = stones.with(Some(x), Some(reply)).canonical().0;
    let open = vec![OpenReply { cell: reply, value: LONGEST_WON }];
    let replies = Replies::Open { open, rest: Vec::new() };
    [
        Fact::Replies { stones, x, replies },
        Fact::Moves { stones: after, stage: Stage::Similar, moves: Vec::new() },
    ]
}

#[cfg(test)]
mod tests;
