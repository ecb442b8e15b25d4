//! Choice of the next piece of work: best first for X, hardest first for O.

use std::io;
use std::path::Path;

use crate::cells::{Cell, Stones, Symmetry};
use crate::facts::{Fact, Facts};
use crate::graph::{Graph, Id, Stage, State, Tried};

/// Piece of work for one thread.
pub enum Job {
    /// Find moves of X.
    Expand { id: Id, task: Expansion },
    /// Find the replies that stay open after a move of X.
    Replies { id: Id, edge: usize, stones: Stones, x: Cell, rest: Option<Vec<Cell>> },
}

/// Position whose moves are wanted.
pub struct Expansion {
    pub stones: Stones,
    pub value: i32,
    pub effort: f64,
    pub stage: Stage,
    /// Moves that won against similar stones.
    pub similar: Vec<Cell>,
}

/// Search for proofs of some positions, all of whose facts are on the disk.
pub struct Search {
    graph: Graph,
    facts: Facts,
    roots: Vec<Id>,
    /// Symmetries that lead to the roots as stored.
    symmetries: Vec<Symmetry>,
}

/// Number of positions visited at most to find work beside that of other threads.
const VISITS: u32 = 5_000;
/// Number of X's moves between which a thread chooses if others are at work on the best.
const CHOICES: usize = 3;

impl Search {
    /// Opens a file of facts.
    pub fn open(path: &Path) -> io::Result<Self> {
        let mut graph = Graph::default();
        let facts = Facts::open(path, |fact| graph.apply(fact))?;
        graph.update(0..graph.nodes().len());
        Ok(Self { graph, facts, roots: Vec::new(), symmetries: Vec::new() })
    }

    pub const fn graph(&self) -> &Graph {
        &self.graph
    }

    pub fn roots(&self) -> &[Id] {
        &self.roots
    }

    /// Symmetry from the cells of a root as it was given to those of its position.
    pub fn symmetry(&self, root: Id) -> Symmetry {
        let at = self.roots.iter().position(|&it| it == root);
        at.map_or(0, |at| self.symmetries[at])
    }

    /// Adds a position that is to be proved.
    pub fn add_root(&mut self, stones: &Stones) -> io::Result<()> {
        if self.graph.find(stones).is_none() {
            self.add(&Fact::Value { stones: stones.clone(), value: 0 })?;
        }
        let (id, symmetry) = self.graph.add(stones, 0);
        self.roots.push(id);
        self.symmetries.push(symmetry);
        Ok(())
    }

    /// Saves a fact and uses it.
    pub fn add(&mut self, fact: &Fact) -> io::Result<()> {
        self.facts.add(fact)?;
        self.graph.apply(fact);
        Ok(())
    }

    pub fn is_over(&self) -> bool {
        !self.roots.iter().any(|&root| self.graph.node(root).is_open())
    }

    /// Open roots, those that are nearest to their proofs first.
    pub fn open_roots(&self) -> Vec<Id> {
        self.by_effort(self.roots.iter().copied())
    }

    fn by_effort(&self, ids: impl Iterator<Item = Id>) -> Vec<Id> {
        let mut ids: Vec<Id> = ids.filter(|&id| self.graph.node(id).is_open()).collect();
        let effort = |id| self.graph.node(id).effort;
        ids.sort_by(|&a, &b| effort(a).total_cmp(&effort(b)));
        ids
    }

    /// Takes the next piece of work.
    pub fn take(&mut self) -> Option<Job> {
        let mut visits = VISITS;
        self.open_roots().into_iter().find_map(|root| self.descend(root, &mut visits))
    }

    fn descend(&mut self, id: Id, visits: &mut u32) -> Option<Job> {
        *visits = visits.checked_sub(1)?;
        let node = self.graph.node(id);
        if !node.is_open() {
            return None;
        }
        let next = match node.state {
            State::New => return self.expansion(id, Stage::Similar),
            State::Leaf => return None,
            State::Open(stage) => stage.next(),
        };
        let effort = |at: usize| node.edges[at].effort;
        let mut order: Vec<usize> = (0..node.edges.len()).collect();
        order.retain(|&at| effort(at).is_finite());
        order.sort_by(|&a, &b| effort(a).total_cmp(&effort(b)));
        if let Some(stage) = next
            && order.first().is_none_or(|&best| effort(best) > node.widening())
        {
            return self.expansion(id, stage);
        }
        order.truncate(CHOICES);
        order.into_iter().find_map(|at| self.try_edge(id, at, visits))
    }

    fn expansion(&mut self, id: Id, stage: Stage) -> Option<Job> {
        if self.graph.node(id).is_busy {
            return None;
        }
        let similar = self.graph.similar(id);
        let node = self.graph.node_mut(id);
        node.is_busy = true;
        let (stones, value, effort) = (node.stones.clone(), node.value, node.effort);
        Some(Job::Expand { id, task: Expansion { stones, value, effort, stage, similar } })
    }

    fn try_edge(&mut self, id: Id, at: usize, visits: &mut u32) -> Option<Job> {
        let node = self.graph.node(id);
        let edge = &node.edges[at];
        let rest = match &edge.tried {
            Tried::No => None,
            Tried::NoThreat => return None,
            Tried::Yes { rest, children } if rest.is_empty() => {
                let open = self.by_effort(children.iter().map(|child| child.id));
                return open.into_iter().rev().find_map(|child| self.descend(child, visits));
            }
            Tried::Yes { rest, .. } => Some(rest.clone()),
        };
        let (stones, x) = (node.stones.clone(), edge.x);
        let edge = &mut self.graph.node_mut(id).edges[at];
        if std::mem::replace(&mut edge.is_busy, true) {
            return None;
        }
        Some(Job::Replies { id, edge: at, stones, x, rest })
    }

    /// Ends a piece of work with what was found out.
    pub fn finish(&mut self, job: &Job, fact: Option<&Fact>) -> io::Result<()> {
        let id = match *job {
            Job::Expand { id, .. } => {
                self.graph.node_mut(id).is_busy = false;
                id
            }
            Job::Replies { id, edge, .. } => {
                self.graph.node_mut(id).edges[edge].is_busy = false;
                id
            }
        };
        if let Some(fact) = fact {
            self.add(fact)?;
        }
        self.graph.update([id]);
        Ok(())
    }
}
