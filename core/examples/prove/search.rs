//! Search of the graph by several threads, best first.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::cells::{Cell, Stones, name};
use crate::facts::{Fact, Facts};
use crate::graph::{Graph, Id, SIMILAR, State, Tried, USUAL, WIDE, expected};
use crate::judge::{Judge, LEAST_WON};

/// Piece of work for one thread.
enum Job {
    Expand { id: Id, stones: Stones, value: i32, stage: u8, similar: Vec<Cell> },
    Replies { id: Id, edge: usize, stones: Stones, x: Cell, rest: Option<Vec<Cell>> },
}

pub struct Search {
    pub graph: Graph,
    facts: Facts,
    pub roots: Vec<Id>,
    jobs: [u64; 2],
    seconds: [f64; 2],
}

/// Nodes of the engine for each move of X that is expected to be tried.
const NODES_PER_MOVE: f32 = 60_000.0;

/// Most nodes that the choice of a job visits when other threads are at work.
const VISITS: u32 = 5_000;

impl Search {
    pub fn open(path: &std::path::Path) -> std::io::Result<Self> {
        let mut graph = Graph::default();
        let facts = Facts::open(path, |fact| {
            apply(&mut graph, &fact);
        })?;
        graph.propagate_everything();
        Ok(Self { graph, facts, roots: Vec::new(), jobs: [0; 2], seconds: [0.0; 2] })
    }

    /// Adds a position that is to be proved.
    pub fn add_root(&mut self, stones: &Stones, value: i32) -> std::io::Result<()> {
        if self.graph.find(stones).is_none() {
            self.facts.add(&Fact::Root { stones: stones.clone(), value })?;
        }
        let (id, _) = self.graph.add(stones, value);
        self.roots.push(id);
        Ok(())
    }

    /// Searches until everything is proved or the time is over.
    pub fn run(self, threads: usize, memory: usize, time: Duration, stall: Duration) -> Self {
        let start = Instant::now();
        let shared = Mutex::new(self);
        std::thread::scope(|scope| {
            for number in 0..threads {
                let shared = &shared;
                scope.spawn(move || work(shared, number, memory, start, time, stall));
            }
        });
        shared.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_over(&self) -> bool {
        self.roots.iter().all(|&root| {
            let cost = self.graph.nodes[root].cost;
            cost == 0.0 || cost.is_infinite()
        })
    }

    /// Takes the next piece of work, from the root that is nearest to its proof.
    fn take(&mut self) -> Option<Job> {
        let mut roots: Vec<Id> = self.roots.clone();
        let cost = |id: &Id| self.graph.nodes[*id].cost;
        roots.retain(|id| cost(id) > 0.0 && cost(id).is_finite());
        roots.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
        let mut visits = VISITS;
        roots.into_iter().find_map(|root| self.descend(root, &mut visits))
    }

    fn descend(&mut self, id: Id, visits: &mut u32) -> Option<Job> {
        *visits = visits.checked_sub(1)?;
        let node = &self.graph.nodes[id];
        if node.cost == 0.0 || node.cost.is_infinite() {
            return None;
        }
        let stage = match node.state {
            State::New => return self.expansion(id, SIMILAR),
            State::Leaf(_) => return None,
            State::Open(stage) => stage,
        };
        let mut order: Vec<usize> = (0..node.edges.len()).filter(|&at| node.edges[at].cost.is_finite()).collect();
        order.sort_by(|&a, &b| node.edges[a].cost.total_cmp(&node.edges[b].cost));
        let widening = node.widening();
        if order.first().is_none_or(|&at| node.edges[at].cost > widening) && stage < WIDE {
            return self.expansion(id, stage + 1);
        }
        order.truncate(3);
        order.into_iter().find_map(|at| self.try_edge(id, at, visits))
    }

    fn expansion(&mut self, id: Id, stage: u8) -> Option<Job> {
        if self.graph.nodes[id].is_busy {
            return None;
        }
        let similar = self.graph.similar(id);
        let node = &mut self.graph.nodes[id];
        node.is_busy = true;
        Some(Job::Expand { id, stones: node.stones.clone(), value: node.value, stage, similar })
    }

    fn try_edge(&mut self, id: Id, at: usize, visits: &mut u32) -> Option<Job> {
        let node = &self.graph.nodes[id];
        let edge = &node.edges[at];
        let rest = match &edge.tried {
            Tried::No => None,
            Tried::NoThreat => return None,
            Tried::Yes { rest, children } if rest.is_empty() => {
                let cost = |id: Id| self.graph.nodes[id].cost;
                let mut open: Vec<Id> = children.iter().map(|child| child.id).collect();
                open.retain(|&child| cost(child) > 0.0);
                open.sort_by(|&a, &b| cost(b).total_cmp(&cost(a)));
                return open.into_iter().find_map(|child| self.descend(child, visits));
            }
            Tried::Yes { rest, .. } => Some(rest.clone()),
        };
        let (stones, x) = (node.stones.clone(), edge.x);
        let edge = &mut self.graph.nodes[id].edges[at];
        if std::mem::replace(&mut edge.is_busy, true) {
            return None;
        }
        Some(Job::Replies { id, edge: at, stones, x, rest })
    }

    fn finish(&mut self, job: &Job, fact: Option<Fact>, seconds: f64) -> std::io::Result<()> {
        let (id, kind) = match *job {
            Job::Expand { id, .. } => {
                self.graph.nodes[id].is_busy = false;
                (id, 0)
            }
            Job::Replies { id, edge, .. } => {
                self.graph.nodes[id].edges[edge].is_busy = false;
                (id, 1)
            }
        };
        self.jobs[kind] += 1;
        self.seconds[kind] += seconds;
        if let Some(fact) = fact {
            self.facts.add(&fact)?;
            apply(&mut self.graph, &fact);
        }
        self.graph.propagate(id);
        Ok(())
    }

    pub fn report(&self, elapsed: Duration) {
        let proved = self.graph.nodes.iter().filter(|node| node.cost == 0.0).count();
        let won = self.roots.iter().filter(|&&root| self.graph.nodes[root].cost == 0.0).count();
        let mut open: Vec<f32> = self.roots.iter().map(|&root| self.graph.nodes[root].cost).filter(|&cost| cost > 0.0).collect();
        open.sort_by(f32::total_cmp);
        open.truncate(8);
        println!(
            "# {:.0} s: {won} of {} roots, cost {open:.0?}, nodes {} proved {proved}, expansions {} in {:.0} s, moves {} in {:.0} s",
            elapsed.as_secs_f64(), self.roots.len(), self.graph.nodes.len(), self.jobs[0], self.seconds[0], self.jobs[1], self.seconds[1]
        );
    }

    /// Line that the search is at, from a root.
    pub fn line(&self, mut id: Id) -> String {
        let mut line = String::new();
        let mut symmetry = 0;
        loop {
            let node = &self.graph.nodes[id];
            let Some(edge) = node.best() else { break };
            let Tried::Yes { children, .. } = &edge.tried else { break };
            let hardest = children.iter().max_by(|a, b| self.graph.nodes[a.id].cost.total_cmp(&self.graph.nodes[b.id].cost));
            let Some(child) = hardest else { break };
            let show = |cell| name(crate::cells::turn(cell, symmetry));
            line += &format!("{}({:.0}) {}({}) ", show(edge.x), edge.cost, show(child.reply), self.graph.nodes[child.id].value);
            // Back to the cells of the root: first those of the parent, then on.
            symmetry = compose(crate::cells::inverse(child.symmetry), symmetry);
            id = child.id;
        }
        line
    }
}

/// Symmetry that does the first, then the second.
pub fn compose(first: u8, second: u8) -> u8 {
    // The images of two cells decide.
    let image = |cell| crate::cells::turn(crate::cells::turn(cell, first), second);
    crate::cells::SYMMETRIES
        .into_iter()
        .find(|&it| [1, 15].iter().all(|&cell| crate::cells::turn(cell, it) == image(cell)))
        .unwrap_or(0)
}

fn apply(graph: &mut Graph, fact: &Fact) {
    match fact {
        Fact::Root { stones, value } => {
            graph.add(stones, *value);
        }
        Fact::Leaf { stones, nodes } => {
            let (id, _) = graph.add(stones, 0);
            graph.set_leaf(id, *nodes);
        }
        Fact::Moves { stones, stage, moves } => {
            let (id, _) = graph.add(stones, 0);
            graph.expand(id, *stage, moves);
        }
        Fact::Replies { stones, x, replies } => {
            let (id, _) = graph.add(stones, 0);
            graph.set_replies(id, *x, replies);
        }
    }
}

fn lock(shared: &Mutex<Search>) -> MutexGuard<'_, Search> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn work(shared: &Mutex<Search>, number: usize, memory: usize, start: Instant, time: Duration, stall: Duration) {
    let mut judge = Judge::new(memory);
    let mut reported = start;
    while start.elapsed() < time {
        let mut search = lock(shared);
        if number == 0 && reported.elapsed() >= stall {
            reported = Instant::now();
            search.report(start.elapsed());
            let hardest = search.roots.iter().copied().filter(|&root| search.graph.nodes[root].cost > 0.0).min_by(|&a, &b| search.graph.nodes[a].cost.total_cmp(&search.graph.nodes[b].cost));
            if let Some(root) = hardest {
                println!("  {}", search.line(root));
            }
        }
        if search.is_over() {
            break;
        }
        let job = search.take();
        drop(search);
        let Some(job) = job else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let begun = Instant::now();
        let fact = perform(&mut judge, &job);
        if let Err(why) = lock(shared).finish(&job, fact, begun.elapsed().as_secs_f64()) {
            eprintln!("The fact could not be saved: {why}");
            break;
        }
    }
}

fn perform(judge: &mut Judge, job: &Job) -> Option<Fact> {
    match job {
        Job::Replies { stones, x, rest, .. } => {
            let replies = judge.replies(stones, *x, rest.as_deref())?;
            Some(Fact::Replies { stones: stones.clone(), x: *x, replies })
        }
        Job::Expand { stones, value, stage, similar, .. } => {
            expand(judge, stones, *value, *stage, similar)
        }
    }
}

fn expand(judge: &mut Judge, stones: &Stones, value: i32, stage: u8, similar: &[Cell]) -> Option<Fact> {
    let mut position = stones.position()?;
    let budget = match value {
        _ if stones.len() <= 4 || stage > SIMILAR => 0,
        ..300 => 0,
        300..450 => 2_000,
        450..LEAST_WON => 10_000,
        _ => 30_000,
    };
    if budget > 0 && judge.wins(&mut position, budget) {
        return Some(Fact::Leaf { stones: stones.clone(), nodes: budget });
    }
    if stage == SIMILAR && !similar.is_empty() {
        let moves = similar.iter().take(2).enumerate();
        let moves = moves.map(|(rank, &x)| (x, (0.5 + 0.5 * rank as f32) * expected(value)));
        return Some(Fact::Moves { stones: stones.clone(), stage, moves: moves.collect() });
    }
    let stage = stage.max(USUAL);
    // A small part of the work that the choice may save.
    let nodes = (expected(value) * NODES_PER_MOVE) as u64;
    // Every reply counts before O has a third stone.
    let is_early = stones.len() <= 2;
    let (lines, nodes) = if stage == USUAL {
        (2, nodes.clamp(20_000, 4_000_000))
    } else {
        (6, (4 * nodes).clamp(80_000, 16_000_000))
    };
    let lines = judge.lines(&position, lines, nodes);
    let mut moves: Vec<(Cell, f32)> = Vec::new();
    for (rank, (x, value)) in lines.into_iter().enumerate().filter(|it| it.1.1 > -LEAST_WON) {
        let part = if is_early { 6.0 * (1 + rank) as f32 } else { 1.0 + 0.15 * rank as f32 };
        moves.push((x, part * expected(value)));
    }
    for &x in similar.iter().take(2) {
        if !moves.iter().any(|it| it.0 == x) {
            moves.push((x, 0.8 * expected(value)));
        }
    }
    Some(Fact::Moves { stones: stones.clone(), stage, moves })
}
