//! Threads that search.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gomoku::rules::Rule;

use crate::cells::{self, Cell};
use crate::effort::{self, expected};
use crate::facts::Fact;
use crate::graph::{Id, Stage, Tried};
use crate::judge::{FEW_STONES, Judge, LONGEST_WON};
use crate::search::{Expansion, Job, Search};

const REPORT_INTERVAL: Duration = Duration::from_secs(60);
/// Pause of a thread for which there is no work beside that of the others.
const PAUSE: Duration = Duration::from_millis(5);

/// Number of moves that won against similar stones to try.
const SIMILAR: usize = 2;
/// Stones up to which solving by fours and threes is pointless.
const UNSOLVED_STONES: usize = 4;

/// Searches until everything is proved or the time is over.
pub fn search(search: Search, rule: Rule, threads: usize, time: Duration) -> io::Result<Search> {
    let start = Instant::now();
    let shared = Mutex::new(search);
    let results: Vec<io::Result<()>> = std::thread::scope(|scope| {
        let run = |number| {
            let shared = &shared;
            scope.spawn(move || work(shared, Judge::new(rule), start, time, number == 0))
        };
        let handles: Vec<_> = (0..threads).map(run).collect();
        let failed = |_| Err(io::Error::other("a thread failed"));
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(failed)).collect()
    });
    results.into_iter().collect::<io::Result<()>>()?;
    Ok(shared.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn lock(shared: &Mutex<Search>) -> MutexGuard<'_, Search> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn work(
    shared: &Mutex<Search>,
    mut judge: Judge,
    start: Instant,
    time: Duration,
    reports: bool,
) -> io::Result<()> {
    let mut reported = start;
    while start.elapsed() < time {
        let mut search = lock(shared);
        if reports && reported.elapsed() >= REPORT_INTERVAL {
            reported = Instant::now();
            report(&search, start.elapsed());
        }
        if search.is_over() {
            break;
        }
        let job = search.take();
        drop(search);
        let Some(job) = job else {
            std::thread::sleep(PAUSE);
            continue;
        };
        let fact = perform(&mut judge, &job);
        lock(shared).finish(&job, fact.as_ref())?;
    }
    Ok(())
}

fn perform(judge: &mut Judge, job: &Job) -> Option<Fact> {
    match job {
        Job::Replies { stones, x, rest, .. } => {
            let replies = judge.replies(stones, *x, rest.as_deref())?;
            Some(Fact::Replies { stones: stones.clone(), x: *x, replies })
        }
        Job::Expand { task, .. } => Some(expand(judge, task)),
    }
}

fn expand(judge: &mut Judge, task: &Expansion) -> Fact {
    let Expansion { stones, value, effort, stage, similar } = task;
    let (stones, value, stage) = (stones.clone(), *value, *stage);
    if stage == Stage::Similar && judge.wins(&stones, leaf_nodes(stones.len(), value)) {
        return Fact::Leaf { stones };
    }
    let similar = &similar[..similar.len().min(SIMILAR)];
    if stage == Stage::Similar && !similar.is_empty() {
        let efforts = [0.5, 1.0].map(|part| part * expected(value));
        let moves = similar.iter().copied().zip(efforts).collect();
        return Fact::Moves { stones, stage, moves };
    }
    // A good move saves more than the search for it takes.
    let (stage, lines, nodes) = match stage {
        Stage::Similar | Stage::Usual => (Stage::Usual, 2, effort::nodes(expected(value))),
        Stage::Wide(_) => (stage, 3, 2 * effort::nodes(*effort)),
    };
    let lines = judge.moves(&stones, lines, nodes);
    let mut moves: Vec<(Cell, f64)> = Vec::new();
    for (rank, (x, value)) in (0_u8..).zip(lines).filter(|line| line.1.1 > -LONGEST_WON) {
        let rank = f64::from(rank);
        // Where every reply counts, each move that is tried costs much.
        let part = if stones.len() <= FEW_STONES { 6.0 * (1.0 + rank) } else { 1.0 + 0.15 * rank };
        moves.push((x, part * expected(value)));
    }
    for &x in similar {
        if !moves.iter().any(|it| it.0 == x) {
            moves.push((x, 0.8 * expected(value)));
        }
    }
    Fact::Moves { stones, stage, moves }
}

/// Nodes for a win by fours and threes of a position that was open.
const fn leaf_nodes(stones: usize, value: i32) -> u64 {
    match value {
        _ if stones <= UNSOLVED_STONES => 0,
        ..300 => 0,
        300..450 => 2_000,
        450..LONGEST_WON => 10_000,
        LONGEST_WON.. => 30_000,
    }
}

/// Prints what is proved, and where the search is.
#[expect(clippy::print_stdout, reason = "how it gets on")]
pub fn report(search: &Search, elapsed: Duration) {
    let (graph, roots) = (search.graph(), search.roots());
    let proved = graph.nodes().iter().filter(|node| node.is_proved()).count();
    let won = roots.iter().filter(|&&root| graph.node(root).is_proved()).count();
    let open = search.open_roots();
    let efforts: Vec<String> =
        open.iter().take(8).map(|&root| format!("{:.0}", graph.node(root).effort)).collect();
    println!(
        "{} s: {won} of {} roots, efforts {}; {proved} of {} positions",
        elapsed.as_secs(),
        roots.len(),
        efforts.join(" "),
        graph.nodes().len(),
    );
    if let Some(&root) = open.first() {
        println!("  {}", line(search, root));
    }
}

/// Best moves of X with their efforts, each with the hardest reply and its value.
fn line(search: &Search, root: Id) -> String {
    let graph = search.graph();
    let (mut id, mut symmetries) = (root, vec![search.symmetry(root)]);
    let mut words = Vec::new();
    while let Some(edge) = graph.node(id).best()
        && let Tried::Yes { children, .. } = &edge.tried
    {
        let effort = |id: Id| graph.node(id).effort;
        let hardest = children.iter().max_by(|a, b| effort(a.id).total_cmp(&effort(b.id)));
        let Some(child) = hardest else { break };
        // Back to the cells of the root.
        let turn = |cell, &symmetry: &u8| cells::turn(cell, cells::inverse(symmetry));
        let show = |cell| cells::name(symmetries.iter().rev().fold(cell, turn));
        let value = graph.node(child.id).value;
        words.push(format!("{}({:.0}) {}({value})", show(edge.x), edge.effort, show(child.reply)));
        symmetries.push(child.symmetry);
        id = child.id;
    }
    words.join(" ")
}
