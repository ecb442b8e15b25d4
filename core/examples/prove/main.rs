//! Searches for a proof that X wins freestyle Gomoku on 15x15, and checks it:
//!
//! ```sh
//! prove search DIR THREADS SECONDS MOVES...        # go on with the search in a directory
//! prove propose DIR MOVES MOVE...                  # let X try these moves first
//! prove write DIR FILE MOVES...                    # write what is proved of these positions
//! prove mend DIR FILE MOVES...                     # search again what the solver does not win
//! prove check FILE claims|five COUNT SEED MOVES... # check positions from these on
//! ```
//!
//! `MOVES` are positions with X to move, as `h8h9`. A search may be killed at any time, and goes on
//! from where it was. `docs/engine/proof.md` has the figures.
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
//! | `proof` | the file with X's moves |
//! | `check`, `solver` | the checker, and the solver that it does not trust |
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
mod proof;
mod search;
mod solver;
mod work;

use std::collections::HashSet;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cells::{Stones, VARIANT, cell, turn};
use check::{Depth, Hole, check};
use facts::Fact;
use gomoku::rules::{parse_moves, parse_point};
use graph::Stage;
use judge::{LONGEST_WON, OpenReply, Replies};
use proof::{Keys, Proof};
use search::Search;
use solver::Solver;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

const USAGE: &str = "usage: prove search DIR THREADS SECONDS MOVES...
       prove propose DIR MOVES MOVE...
       prove write DIR FILE MOVES...
       prove mend DIR FILE MOVES...
       prove check FILE claims|five COUNT SEED MOVES...";

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
        ["write", directory, file, ref roots @ ..] => write(directory, file, &positions(roots)?),
        ["mend", directory, file, ref roots @ ..] => {
            let mut search = open(directory)?;
            let walk = Walk { depth: Depth::Claims, most: usize::MAX, seed: 0 };
            for hole in walk.check(&read(file)?, &positions(roots)?) {
                reopen(&hole).iter().try_for_each(|fact| search.add(fact))?;
            }
            Ok(())
        }
        ["check", file, depth, count, seed, ref roots @ ..] => {
            let depth = match depth {
                "claims" => Depth::Claims,
                "five" => Depth::Five,
                _ => return Err(USAGE.into()),
            };
            let walk = Walk { depth, most: count.parse()?, seed: seed.parse()? };
            let holes = walk.check(&read(file)?, &positions(roots)?);
            if holes.is_empty() { Ok(()) } else { Err("this is no proof".into()) }
        }
        _ => Err(USAGE.into()),
    }
}

fn open(directory: &str) -> Result<Search> {
    std::fs::create_dir_all(directory)?;
    Ok(Search::open(&Path::new(directory).join("facts"))?)
}

fn read(file: &str) -> Result<Proof> {
    Ok(Proof::from_bytes(&std::fs::read(file)?).ok_or("the file is no proof")?)
}

/// Stones after moves of X and O in turn.
fn position(moves: &str) -> Result<Stones> {
    let game = parse_moves(moves, VARIANT)?;
    let of = |side: usize| -> Vec<u8> {
        game.moves().iter().skip(side).step_by(2).map(|&point| cell(point)).collect()
    };
    Ok(Stones::new(&of(0), &of(1)))
}

fn positions(moves: &[&str]) -> Result<Vec<Stones>> {
    moves.iter().map(|moves| position(moves)).collect()
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
    let moves: Vec<_> = stored.collect();
    let proof = Proof::new(&Keys::new(), &moves).ok_or("two positions have the same key")?;
    let bytes = proof.to_bytes();
    println!("{} positions, {} bytes", proof.len(), bytes.len());
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

/// Walk through a proof, in an order that the seed determines.
struct Walk {
    depth: Depth,
    /// Number of positions to check.
    most: usize,
    seed: u64,
}

impl Walk {
    fn check(&self, proof: &Proof, roots: &[Stones]) -> Vec<Hole> {
        let (keys, mut solver) = (Keys::new(), Solver::new());
        let mut random = fastrand::Rng::with_seed(self.seed);
        let (start, mut seen, mut holes) = (Instant::now(), HashSet::new(), Vec::new());
        let mut queue = roots.to_vec();
        while !queue.is_empty() && seen.len() < self.most {
            let stones = queue.swap_remove(random.usize(..queue.len()));
            if seen.insert(keys.of(&stones).0) {
                let found = check(proof, &keys, &stones, &mut solver, self.depth, |next| {
                    queue.push(next);
                });
                for hole in &found {
                    println!("{hole}");
                }
                holes.extend(found);
            }
        }
        let seconds = start.elapsed().as_secs();
        println!("{} of {} positions checked in {seconds} s", seen.len(), proof.len());
        holes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proof of a position that was hard to solve.
    const PART: &[u8] = include_bytes!("testdata/part.proof");
    const ROOT: &str = "h8h9g10f8i10j10e10h10";

    #[test]
    fn a_random_part_of_a_proof_holds() {
        let (proof, roots) = (Proof::from_bytes(PART).unwrap(), [position(ROOT).unwrap()]);
        assert_eq!(Walk { depth: Depth::Claims, most: 4, seed: 1 }.check(&proof, &roots), []);
        // Deep in the proof, where the wins are short.
        let (keys, mut last) = (Keys::new(), roots[0].clone());
        let mut solver = Solver::new();
        while let Some(next) = {
            let mut next = None;
            check(&proof, &keys, &last, &mut Trusting, Depth::Claims, |it| next = Some(it));
            next
        } {
            last = next;
        }
        assert_eq!(check(&proof, &keys, &last, &mut solver, Depth::Five, |_| ()), []);
    }

    /// Guide that believes that X wins everything.
    struct Trusting;

    impl check::Guide for Trusting {
        fn propose(&mut self, _: &Stones) -> Option<cells::Cell> {
            None
        }

        fn claims(&mut self, _: &Stones) -> bool {
            true
        }
    }
}
