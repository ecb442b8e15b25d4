//! Searches for a proof that X wins freestyle Gomoku on 15x15 from the empty board.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::print_stderr, reason = "how it gets on")]
#![expect(clippy::disallowed_methods, reason = "runs for hours, and keeps what it finds")]

extern crate gomoku_core as gomoku;

mod cells;
mod check;
mod facts;
mod graph;
mod judge;
mod proof;
mod search;
mod solver;

use std::path::Path;
use std::time::{Duration, Instant};

use cells::{Stones, VARIANT, cell};
use gomoku::rules::parse_moves;
use search::Search;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let Err(why) = run(&args) {
        eprintln!("{why}");
        std::process::exit(1);
    }
}

fn run(args: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    if let [word, facts, file, roots @ ..] = args
        && word == "extract"
    {
        let search = Search::open(Path::new(facts))?;
        let mut seen = std::collections::HashSet::new();
        for root in roots {
            let id = search.graph.find(&stones(root)?).ok_or("unknown root")?;
            search.graph.proof(id, &mut seen);
        }
        let moves: Vec<(Stones, u8)> = seen.iter().filter_map(|&id| {
            let node = &search.graph.nodes[id];
            Some((node.stones.clone(), node.best().filter(|edge| edge.is_won())?.x))
        }).collect();
        let open = seen.iter().filter(|&&id| search.graph.nodes[id].cost > 0.0).count();
        let proof = proof::Proof::new(&proof::Keys::new(), &moves).ok_or("two positions with one key")?;
        println!("{} positions stored, {} leaves, {open} open", moves.len(), seen.len() - moves.len() - open);
        std::fs::write(file, proof.to_bytes())?;
        return Ok(());
    }
    if let [word, file, depth, seconds, roots @ ..] = args
        && word == "check"
    {
        return check(Path::new(file), depth, seconds.parse()?, roots);
    }
    if let [word, path] = args
        && word == "bench"
    {
        return bench(Path::new(path));
    }
    if let [word, moves, nodes, lines] = args
        && word == "lines"
    {
        let mut judge = judge::Judge::new(24 << 20);
        let mut position = stones(moves)?.position().unwrap();
        if stones(moves)?.len() % 2 == 1 {}
        for n in [200_000, 1_000_000, 4_000_000, 32_000_000] {
            if n > nodes.parse()? { break; }
            let t = Instant::now();
            let found = judge.lines(&mut position, lines.parse()?, n);
            println!("{n} {:.1} s: {:?}", t.elapsed().as_secs_f64(), found.iter().map(|(c, v)| format!("{} {v}", cells::name(*c))).collect::<Vec<_>>());
        }
        return Ok(());
    }
    if let [word, path] = args
        && word == "sizes"
    {
        let search = Search::open(Path::new(path))?;
        let graph = &search.graph;
        for (id, node) in graph.nodes.iter().enumerate() {
            let mut seen = std::collections::HashSet::new();
            if node.cost == 0.0 { graph.proof(id, &mut seen); }
            println!("S {} {} {} {}", node.stones.len(), node.value, seen.len(), node.cost);
        }
        return Ok(());
    }
    let [path, threads, seconds, roots @ ..] = args else {
        return Err("prove FILE THREADS SECONDS MOVES...".into());
    };
    let mut search = Search::open(Path::new(path))?;
    for root in roots {
        search.add_root(&stones(root)?, 0)?;
    }
    let start = Instant::now();
    let time = Duration::from_secs(seconds.parse()?);
    let search = search.run(threads.parse()?, 24 << 20, time, Duration::from_secs(20));
    search.report(start.elapsed());
    for (root, &id) in roots.iter().zip(&search.roots) {
        println!("{root} {}", search.graph.nodes[id].cost);
    }
    Ok(())
}

/// Stones after moves of X and O in turn.
fn stones(moves: &str) -> Result<Stones, Box<dyn std::error::Error>> {
    let game = parse_moves(moves, VARIANT)?;
    let of = |side: usize| -> Vec<u8> {
        game.moves().iter().skip(side).step_by(2).map(|&point| cell(point)).collect()
    };
    Ok(Stones::new(&of(0), &of(1)))
}

/// Repeats the moves of a file of facts, and prints the time.
fn bench(path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut judge = judge::Judge::new(std::env::var("MEM").map_or(128, |m| m.parse().unwrap()) << 20);
    let text = std::fs::read_to_string(path)?;
    let start = Instant::now();
    let (mut count, mut opens, mut values) = (0, 0, 0.0);
    for line in text.lines() {
        if let Some(facts::Fact::Replies { stones, x, replies: judge::Replies::Open { .. } }) =
            facts::Fact::parse(&format!("{line}\n"))
        {
            if let Some(judge::Replies::Open { open, rest }) = judge.replies(&stones, x, None) {
                count += 1;
                opens += open.len() + rest.len();
                values += open.iter().map(|it| graph::expected(it.value)).sum::<f32>();
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{count} moves, {opens} open, {values:.0} expected, {seconds:.1} s");
    println!("{:?}", judge.counts);
    Ok(())
}

fn check(file: &Path, depth: &str, seconds: f64, roots: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let depth = if depth == "five" { check::Depth::Five } else { check::Depth::Claims };
    let proof = proof::Proof::from_bytes(&std::fs::read(file)?).ok_or("no proof")?;
    let keys = proof::Keys::new();
    let mut guide = solver::Solver::new(24 << 20);
    let (start, mut seen, mut holes) = (Instant::now(), std::collections::HashSet::new(), 0);
    let mut queue = roots.iter().map(|root| stones(root)).collect::<Result<Vec<_>, _>>()?;
    while let Some(stones) = queue.pop() {
        if !seen.insert(keys.of(&stones).0) { continue; }
        if start.elapsed().as_secs_f64() > seconds { break; }
        for hole in check::check(&proof, &keys, &stones, &mut guide, depth, |next| queue.push(next)) {
            holes += 1;
            println!("hole {hole:?}");
        }
    }
    println!("{} of {} positions, {holes} holes, {:.1} s", seen.len(), proof.len(), start.elapsed().as_secs_f64());
    Ok(())
}
