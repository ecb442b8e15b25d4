//! Graph of the search: positions with X to move, up to symmetry, and what is known of them.

use std::collections::{BTreeSet, HashMap};

use crate::cells::{Cell, Stones, Symmetry, inverse, turn};
use crate::judge::{OpenReply, Replies};

/// Position number.
pub type Id = usize;

/// Reply of O, and the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Child {
    pub reply: Cell,
    pub id: Id,
    /// Symmetry from the cells of the parent to those of the child.
    pub symmetry: Symmetry,
}

#[derive(Clone, Debug)]
pub enum Tried {
    No,
    NoThreat,
    Yes { children: Vec<Child>, rest: Vec<Cell> },
}

/// Move of X.
#[derive(Clone, Debug)]
pub struct Edge {
    pub x: Cell,
    /// Expected effort before the move is tried.
    pub prior: f32,
    pub tried: Tried,
    pub cost: f32,
    pub is_busy: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    New,
    /// Won by fours and threes with this many nodes.
    Leaf(u64),
    /// Expanded, in stages.
    Open(u8),
}

pub struct Node {
    pub stones: Stones,
    /// Value for X in the numbers of the engine.
    pub value: i32,
    pub state: State,
    pub edges: Vec<Edge>,
    pub parents: Vec<Id>,
    /// Expected effort to prove it: 0 if it is proved, infinite if X has nothing left to try.
    pub cost: f32,
    pub is_busy: bool,
}

#[derive(Default)]
pub struct Graph {
    pub nodes: Vec<Node>,
    ids: HashMap<Stones, Id>,
    /// Stones of O against which X is known to win, and X's move, by X's stones.
    answers: HashMap<Stones, Vec<(Vec<Cell>, Cell)>>,
}

/// Part of the effort for a further open reply, since similar replies have similar answers.
const SHARED: f32 = 0.85;
/// Effort for each reply not looked at yet.
const REST: f32 = 0.4;
pub static PRIOR: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("PRIOR", 1.0));
pub static SHARE: std::sync::LazyLock<f32> = std::sync::LazyLock::new(|| env("SHARE", 0.85));
pub fn env(name: &str, value: f32) -> f32 {
    std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(value)
}
/// Stages of expansion: what wins against similar stones of O, the engine's best moves, and more
/// of them.
pub const SIMILAR: u8 = 1;
pub const USUAL: u8 = 2;
pub const WIDE: u8 = 3;

/// Expected number of moves to be tried until a position of this value is proved.
pub fn expected(value: i32) -> f32 {
    const TABLE: [(i32, f32); 14] = [
        (-1_000, 30_000.0), (-300, 5_000.0), (-100, 1_500.0), (0, 600.0), (100, 200.0), (200, 75.0),
        (300, 30.0), (400, 14.0), (500, 8.0), (600, 5.0), (900, 3.0), (1_500, 3.0),
        (2_000, 5.0), (2_800, 1.0),
    ];
    let value = value.clamp(TABLE[0].0, TABLE[TABLE.len() - 1].0);
    let at = TABLE.iter().position(|entry| entry.0 >= value).unwrap_or(0).max(1);
    let ((low, from), (high, to)) = (TABLE[at - 1], TABLE[at]);
    let part = (value - low) as f32 / (high - low) as f32;
    from * (to / from).powf(part)
}

impl Edge {
    pub fn new(x: Cell, prior: f32) -> Self {
        Self { x, prior, tried: Tried::No, cost: prior, is_busy: false }
    }

    pub fn is_won(&self) -> bool {
        self.cost == 0.0
    }
}

impl Node {
    /// Best edge so far.
    pub fn best(&self) -> Option<&Edge> {
        self.edges.iter().min_by(|a, b| a.cost.total_cmp(&b.cost))
    }

    /// Effort to expect before another expansion is worth it.
    pub fn widening(&self) -> f32 {
        match self.state {
            State::Open(SIMILAR) => 1.5 * expected(self.value),
            State::Open(USUAL) => 3.0 * expected(self.value),
            _ => f32::INFINITY,
        }
    }
}

impl Graph {
    pub fn find(&self, stones: &Stones) -> Option<Id> {
        self.ids.get(&stones.canonical().0).copied()
    }

    /// Returns the position, new if need be with this value, and the symmetry that leads to it.
    pub fn add(&mut self, stones: &Stones, value: i32) -> (Id, Symmetry) {
        let (stones, symmetry) = stones.canonical();
        if let Some(&id) = self.ids.get(&stones) {
            return (id, symmetry);
        }
        let id = self.nodes.len();
        self.ids.insert(stones.clone(), id);
        let cost = expected(value);
        self.nodes.push(Node { stones, value, state: State::New, edges: Vec::new(), parents: Vec::new(), cost, is_busy: false });
        (id, symmetry)
    }

    /// Adds moves of X with the effort they promise; mirror images once.
    pub fn expand(&mut self, id: Id, stage: u8, moves: &[(Cell, f32)]) {
        let node = &mut self.nodes[id];
        let mut images: BTreeSet<Stones> =
            node.edges.iter().map(|edge| node.stones.with(Some(edge.x), None).canonical().0).collect();
        for &(x, prior) in moves {
            if images.insert(node.stones.with(Some(x), None).canonical().0) {
                node.edges.push(Edge::new(x, prior));
            }
        }
        node.state = State::Open(stage);
    }

    pub fn set_leaf(&mut self, id: Id, nodes: u64) {
        self.nodes[id].state = State::Leaf(nodes);
    }

    /// Records which replies are open after a move of X. Further ones come to those known.
    pub fn set_replies(&mut self, id: Id, x: Cell, replies: &Replies) {
        let stones = self.nodes[id].stones.clone();
        let mut added = Vec::new();
        if let Replies::Open { open, .. } = replies {
            for &OpenReply { cell: reply, value } in open {
                let (child, symmetry) = self.add(&stones.with(Some(x), Some(reply)), value);
                added.push(Child { reply, id: child, symmetry });
            }
        }
        for child in &added {
            let parents = &mut self.nodes[child.id].parents;
            if !parents.contains(&id) {
                parents.push(id);
            }
        }
        let edges = &mut self.nodes[id].edges;
        if !edges.iter().any(|edge| edge.x == x) {
            edges.push(Edge::new(x, f32::INFINITY));
        }
        let Some(edge) = edges.iter_mut().find(|edge| edge.x == x) else { return };
        edge.tried = match (replies, std::mem::replace(&mut edge.tried, Tried::No)) {
            (Replies::NoThreat, _) => Tried::NoThreat,
            (Replies::Open { rest, .. }, Tried::Yes { mut children, .. }) => {
                children.extend(added);
                Tried::Yes { children: distinct(children), rest: rest.clone() }
            }
            (Replies::Open { rest, .. }, _) => {
                Tried::Yes { children: distinct(added), rest: rest.clone() }
            }
        };
    }

    /// Moves that win with the same stones of X against stones of O of which all but one are the
    /// same, the most frequent first.
    pub fn similar(&self, id: Id) -> Vec<Cell> {
        let stones = &self.nodes[id].stones;
        let (xs, symmetry) = Stones::new(stones.xs(), &[]).canonical();
        let Some(answers) = self.answers.get(&xs) else { return Vec::new() };
        let os: Vec<Cell> = stones.os().iter().map(|&cell| turn(cell, symmetry)).collect();
        let mut counts: HashMap<Cell, u32> = HashMap::new();
        for (others, x) in answers {
            let same = os.iter().filter(|&cell| others.contains(cell)).count();
            if same + 1 >= os.len() && !os.contains(x) {
                *counts.entry(*x).or_default() += 1;
            }
        }
        let mut moves: Vec<(Cell, u32)> = counts.into_iter().collect();
        moves.sort_by_key(|&(cell, count)| (std::cmp::Reverse(count), cell));
        moves.into_iter().map(|(cell, _)| turn(cell, inverse(symmetry))).collect()
    }

    /// Remembers the move that wins a position.
    fn learn(&mut self, id: Id) {
        let node = &self.nodes[id];
        let Some(edge) = node.best().filter(|edge| edge.is_won()) else { return };
        let (xs, symmetry) = Stones::new(node.stones.xs(), &[]).canonical();
        let os = node.stones.os().iter().map(|&cell| turn(cell, symmetry)).collect();
        let x = turn(edge.x, symmetry);
        self.answers.entry(xs).or_default().push((os, x));
    }

    fn edge_cost(&self, edge: &Edge) -> f32 {
        match &edge.tried {
            Tried::No => edge.prior * *PRIOR,
            Tried::NoThreat => f32::INFINITY,
            Tried::Yes { children, rest } => {
                let mut costs: Vec<f32> = children.iter().map(|child| self.nodes[child.id].cost).filter(|&cost| cost > 0.0).collect();
                costs.sort_by(|a, b| b.total_cmp(a));
                let mut part = 1.0;
                let mut sum = rest.len() as f32 * REST;
                for cost in costs {
                    sum += part * cost;
                    part *= *SHARE;
                }
                sum
            }
        }
    }

    /// Computes the effort for a position anew; `true` if it changed.
    fn update(&mut self, id: Id) -> bool {
        let node = &self.nodes[id];
        let cost = match node.state {
            State::New => return false,
            State::Leaf(_) => 0.0,
            State::Open(_) => {
                let costs: Vec<f32> = node.edges.iter().map(|edge| self.edge_cost(edge)).collect();
                let node = &mut self.nodes[id];
                for (edge, &cost) in node.edges.iter_mut().zip(&costs) {
                    edge.cost = cost;
                }
                costs.into_iter().fold(node.widening(), f32::min)
            }
        };
        let node = &mut self.nodes[id];
        let before = std::mem::replace(&mut node.cost, cost);
        if cost == 0.0 && before > 0.0 {
            self.learn(id);
        }
        before != cost
    }

    /// Collects the positions of the proof of a position.
    pub fn proof(&self, id: Id, seen: &mut std::collections::HashSet<Id>) {
        if !seen.insert(id) { return; }
        let Some(edge) = self.nodes[id].best() else { return };
        if let (true, Tried::Yes { children, .. }) = (edge.is_won(), &edge.tried) {
            for child in children { self.proof(child.id, seen); }
        }
    }

    /// Updates everything.
    pub fn propagate_everything(&mut self) {
        self.propagate_all(0..self.nodes.len());
    }

    /// Updates a position and all that depend on it.
    pub fn propagate(&mut self, id: Id) {
        self.propagate_all([id]);
    }

    fn propagate_all(&mut self, ids: impl IntoIterator<Item = Id>) {
        // Those with more stones first.
        let mut queue: BTreeSet<(usize, Id)> = ids.into_iter().map(|id| (self.nodes[id].stones.len(), id)).collect();
        while let Some((_, id)) = queue.pop_last() {
            if self.update(id) {
                let parents = self.nodes[id].parents.iter();
                queue.extend(parents.map(|&parent| (self.nodes[parent].stones.len(), parent)));
            }
        }
    }
}

fn distinct(children: Vec<Child>) -> Vec<Child> {
    let mut seen = BTreeSet::new();
    children.into_iter().filter(|child| seen.insert(child.id)).collect()
}
