//! Graph of the search: positions with X to move, up to symmetry, and what is known of them.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::answers::Answers;
use crate::cells::{Cell, Stones, Symmetry};
use crate::effort::{self, expected, together};
use crate::facts::Fact;
use crate::judge::{OpenReply, Replies};

/// Number of a position.
pub type Id = usize;

/// Reply of O, and the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Child {
    pub reply: Cell,
    pub id: Id,
    /// Symmetry from the cells of the parent to those of the child.
    pub symmetry: Symmetry,
}

/// Knowledge of a move of X.
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
    pub tried: Tried,
    /// Effort that is expected, at first by the engine's value of the move.
    pub effort: f64,
    pub is_busy: bool,
}

/// Stage of expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Moves that win against similar stones of O.
    Similar,
    /// The engine's best moves.
    Usual,
    /// More of them, after longer and longer searches, counted from 1.
    Wide(u8),
}

impl Stage {
    /// Number of longer searches.
    const WIDE: u8 = 4;

    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Similar => Some(Self::Usual),
            Self::Usual => Some(Self::Wide(1)),
            Self::Wide(Self::WIDE..) => None,
            Self::Wide(times) => Some(Self::Wide(times + 1)),
        }
    }

    /// Effort, in parts of the one expected, beyond which the next stage is worth it.
    fn patience(self) -> f64 {
        match self {
            Self::Similar => 1.5,
            Self::Usual => 3.0,
            Self::Wide(Self::WIDE..) => f64::INFINITY,
            Self::Wide(times) => 3.0 * 3.0_f64.powi(times.into()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    New,
    /// Won by fours and threes.
    Leaf,
    Open(Stage),
}

pub struct Node {
    pub stones: Stones,
    /// Value for X in the numbers of the engine.
    pub value: i32,
    pub state: State,
    pub edges: Vec<Edge>,
    parents: Vec<Id>,
    /// Effort to prove it; infinite if X has nothing left to try.
    pub effort: f64,
    pub is_busy: bool,
}

#[derive(Default)]
pub struct Graph {
    nodes: Vec<Node>,
    ids: HashMap<Stones, Id>,
    answers: Answers,
}

impl Edge {
    pub fn is_won(&self) -> bool {
        self.effort <= effort::NONE
    }
}

impl Node {
    pub fn is_proved(&self) -> bool {
        self.effort <= effort::NONE
    }

    /// Checks whether the position is neither proved nor given up.
    pub fn is_open(&self) -> bool {
        !self.is_proved() && self.effort.is_finite()
    }

    /// Edge with the least effort.
    pub fn best(&self) -> Option<&Edge> {
        self.edges.iter().min_by(|a, b| a.effort.total_cmp(&b.effort))
    }

    /// Effort beyond which the next stage of expansion is worth it.
    pub fn widening(&self) -> f64 {
        match self.state {
            State::Open(stage) => stage.patience() * expected(self.value),
            State::New | State::Leaf => f64::INFINITY,
        }
    }
}

impl Graph {
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id]
    }

    pub fn node_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id]
    }

    pub fn find(&self, stones: &Stones) -> Option<Id> {
        self.ids.get(&stones.canonical().0).copied()
    }

    /// Returns the moves that won against almost the same stones of O.
    pub fn similar(&self, id: Id) -> Vec<Cell> {
        self.answers.similar(&self.nodes[id].stones)
    }

    /// Returns the position, new if need be with this value, and the symmetry that leads to it.
    pub fn add(&mut self, stones: &Stones, value: i32) -> (Id, Symmetry) {
        let (stones, symmetry) = stones.canonical();
        if let Some(&id) = self.ids.get(&stones) {
            return (id, symmetry);
        }
        let id = self.nodes.len();
        self.ids.insert(stones.clone(), id);
        self.nodes.push(Node {
            stones,
            value,
            state: State::New,
            edges: Vec::new(),
            parents: Vec::new(),
            effort: expected(value),
            is_busy: false,
        });
        (id, symmetry)
    }

    /// Adds what was found out. Efforts do not change before [`update`](Self::update).
    pub fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::Value { stones, value } => {
                let (id, _) = self.add(stones, *value);
                let node = &mut self.nodes[id];
                // A longer search knows better.
                if node.state == State::New {
                    (node.value, node.effort) = (*value, expected(*value));
                }
            }
            Fact::Leaf { stones } => {
                let (id, _) = self.add(stones, 0);
                self.nodes[id].state = State::Leaf;
            }
            Fact::Moves { stones, stage, moves } => {
                let (id, _) = self.add(stones, 0);
                self.expand(id, *stage, moves);
            }
            Fact::Replies { stones, x, replies } => {
                let (id, _) = self.add(stones, 0);
                self.set_replies(id, *x, replies);
            }
        }
    }

    /// Adds moves of X with the effort they promise; mirror images once.
    fn expand(&mut self, id: Id, stage: Stage, moves: &[(Cell, f64)]) {
        let node = &mut self.nodes[id];
        let image = |x| node.stones.with(Some(x), None).canonical().0;
        let mut images: BTreeSet<Stones> = node.edges.iter().map(|edge| image(edge.x)).collect();
        for &(x, effort) in moves {
            if images.insert(node.stones.with(Some(x), None).canonical().0) {
                node.edges.push(Edge { x, tried: Tried::No, effort, is_busy: false });
            }
        }
        node.state = State::Open(stage);
    }

    /// Records which replies are open after a move of X, besides those known before.
    fn set_replies(&mut self, id: Id, x: Cell, replies: &Replies) {
        let (mut children, rest) = match replies {
            Replies::NoThreat => (None, Vec::new()),
            Replies::Open { open, rest } => (Some(self.children(id, x, open)), rest.clone()),
        };
        let edges = &mut self.nodes[id].edges;
        let at = edges.iter().position(|edge| edge.x == x).unwrap_or_else(|| {
            edges.push(Edge { x, tried: Tried::No, effort: f64::INFINITY, is_busy: false });
            edges.len() - 1
        });
        if let (Tried::Yes { children: before, .. }, Some(children)) =
            (&edges[at].tried, &mut children)
        {
            children.splice(..0, before.iter().copied());
        }
        edges[at].tried = match children {
            Some(children) => Tried::Yes { children: distinct(children), rest },
            None => Tried::NoThreat,
        };
    }

    /// Iterates over the positions after replies to X's moves that were not looked at yet.
    pub fn unknown(&self, id: Id) -> impl Iterator<Item = &Node> {
        let children = self.nodes[id].edges.iter().flat_map(|edge| match &edge.tried {
            Tried::Yes { children, .. } => &children[..],
            Tried::No | Tried::NoThreat => &[],
        });
        children.map(|child| &self.nodes[child.id]).filter(|node| node.state == State::New)
    }

    fn children(&mut self, id: Id, x: Cell, open: &[OpenReply]) -> Vec<Child> {
        let stones = self.nodes[id].stones.clone();
        let mut children = Vec::new();
        for &OpenReply { cell: reply, value } in open {
            let (child, symmetry) = self.add(&stones.with(Some(x), Some(reply)), value);
            let parents = &mut self.nodes[child].parents;
            if !parents.contains(&id) {
                parents.push(id);
            }
            children.push(Child { reply, id: child, symmetry });
        }
        children
    }

    /// Adds the positions of the proof of a position, as far as it goes.
    pub fn proof(&self, id: Id, seen: &mut HashSet<Id>) {
        let mut queue = vec![id];
        while let Some(id) = queue.pop() {
            if !seen.insert(id) {
                continue;
            }
            if let Some(Edge { tried: Tried::Yes { children, .. }, .. }) =
                self.nodes[id].best().filter(|edge| edge.is_won())
            {
                queue.extend(children.iter().map(|child| child.id));
            }
        }
    }

    fn edge_effort(&self, edge: &Edge) -> f64 {
        match &edge.tried {
            Tried::No => edge.effort,
            Tried::NoThreat => f64::INFINITY,
            Tried::Yes { children, rest } => {
                let open = children.iter().map(|child| &self.nodes[child.id]);
                let open = open.filter(|node| !node.is_proved());
                together(open.map(|node| node.effort).collect(), rest.len())
            }
        }
    }

    /// Computes the effort for a position anew; `true` if it changed.
    fn compute(&mut self, id: Id) -> bool {
        let node = &self.nodes[id];
        let effort = match node.state {
            State::New => return false,
            State::Leaf => effort::NONE,
            State::Open(_) => {
                let efforts: Vec<f64> =
                    node.edges.iter().map(|edge| self.edge_effort(edge)).collect();
                let node = &mut self.nodes[id];
                for (edge, &effort) in node.edges.iter_mut().zip(&efforts) {
                    edge.effort = effort;
                }
                efforts.into_iter().fold(node.widening(), f64::min)
            }
        };
        let node = &mut self.nodes[id];
        let was_proved = node.is_proved();
        let before = std::mem::replace(&mut node.effort, effort);
        if !was_proved
            && node.is_proved()
            && let Some(edge) = node.best().filter(|edge| edge.is_won())
        {
            let (stones, x) = (node.stones.clone(), edge.x);
            self.answers.add(&stones, x);
        }
        before.total_cmp(&effort).is_ne()
    }

    /// Updates the efforts of positions, and of all that depend on them.
    pub fn update(&mut self, ids: impl IntoIterator<Item = Id>) {
        // Those with more stones first.
        let entry = |graph: &Self, id: Id| (graph.nodes[id].stones.len(), id);
        let mut queue: BTreeSet<(usize, Id)> = ids.into_iter().map(|id| entry(self, id)).collect();
        while let Some((_, id)) = queue.pop_last() {
            if self.compute(id) {
                queue.extend(self.nodes[id].parents.iter().map(|&parent| entry(self, parent)));
            }
        }
    }
}

fn distinct(mut children: Vec<Child>) -> Vec<Child> {
    let mut seen = BTreeSet::new();
    children.retain(|child| seen.insert(child.id));
    children
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(stones: &Stones, moves: &[(Cell, f64)]) -> Fact {
        Fact::Moves { stones: stones.clone(), stage: Stage::Usual, moves: moves.to_vec() }
    }

    fn replies(stones: &Stones, x: Cell, open: &[(Cell, i32)]) -> Fact {
        let open = open.iter().map(|&(cell, value)| OpenReply { cell, value }).collect();
        let replies = Replies::Open { open, rest: Vec::new() };
        Fact::Replies { stones: stones.clone(), x, replies }
    }

    fn graph(facts: &[Fact]) -> Graph {
        let mut graph = Graph::default();
        for fact in facts {
            graph.apply(fact);
        }
        graph.update(0..graph.nodes.len());
        graph
    }

    #[test]
    fn a_position_is_proved_with_every_open_reply_to_one_move() {
        let root = Stones::new(&[112], &[0]).canonical().0;
        let after = |reply| root.with(Some(100), Some(reply)).canonical().0;
        let mut facts = vec![
            Fact::Value { stones: root.clone(), value: 300 },
            moves(&root, &[(100, 9.0), (90, 5.0)]),
            replies(&root, 100, &[(50, 400), (60, 400)]),
            Fact::Leaf { stones: after(50) },
        ];
        let open = graph(&facts);
        assert!(open.node(0).is_open());
        assert_eq!(open.node(0).best().map(|edge| edge.x), Some(90));
        facts.push(moves(&after(60), &[(7, 1.0)]));
        facts.push(replies(&after(60), 7, &[]));
        let proved = graph(&facts);
        assert!(proved.node(0).is_proved());
        let mut seen = HashSet::new();
        proved.proof(0, &mut seen);
        assert_eq!(seen.len(), 3);
        // The same move is known for another stone of O.
        let id = proved.find(&after(60)).unwrap();
        assert_eq!(proved.similar(id), [7]);
    }

    #[test]
    fn a_move_that_threatens_nothing_is_not_tried_again() {
        let root = Stones::new(&[112], &[0]).canonical().0;
        let replies = Replies::NoThreat;
        let graph =
            graph(&[moves(&root, &[(100, 1.0)]), Fact::Replies { stones: root, x: 100, replies }]);
        assert!(graph.node(0).best().is_some_and(|edge| edge.effort.is_infinite()));
        // Other moves may win.
        assert!(graph.node(0).is_open());
    }
}
