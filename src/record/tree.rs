//! The tree of moves.

use super::Notes;
use crate::game::End;
use crate::quarto::Piece;
use crate::rules::Point;

/// What leads from one position to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A stone, or the piece that is selected, goes to this cell.
    Stone(Point),
    /// This piece is selected.
    Piece(Piece),
    /// The game ends off the board.
    End(End),
}

/// A node of a tree: the position behind an action. It means the same as long as there is the tree, also
/// when other nodes come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position at the start.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Everything that was played from one position on, and what could have been.
///
/// Children are in order: the first is how the line goes on, the others are variations. The main line
/// is that of first children from the root. Two trees are equal if the same moves with the same notes
/// are in the same order.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    /// What leads here; nothing to the root.
    action: Option<Action>,
    /// The node before; none of the root, and of a node that was taken out.
    parent: Option<NodeId>,
    /// The first continuation.
    child: Option<NodeId>,
    /// The next continuation of the parent.
    sibling: Option<NodeId>,
    notes: Option<Box<Notes>>,
}

impl Node {
    const fn new(action: Option<Action>, parent: Option<NodeId>) -> Self {
        Self { action, parent, child: None, sibling: None, notes: None }
    }
}

/// Only the root.
impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::new(None, None)] }
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.agrees(other, |one, two| one == two)
    }
}

impl Eq for Tree {}

impl Tree {
    /// Whether the same moves are in the same order, with notes that agree in this.
    pub(super) fn agrees(&self, other: &Self, notes: impl Fn(&Notes, &Notes) -> bool) -> bool {
        let has = |tree: &Self, id| {
            tree.node(id).map(|node| (node.child.is_some(), node.sibling.is_some()))
        };
        let is_same = |(one, two): (NodeId, NodeId)| {
            self.action(one) == other.action(two)
                && notes(self.notes(one), other.notes(two))
                && has(self, one) == has(other, two)
        };
        // Two that go on alike everywhere end together.
        self.preorder().zip(other.preorder()).all(is_same)
    }

    /// The most nodes that a tree has.
    pub const MAX_NODES: usize = 1 << 24;

    /// How many nodes came into the tree, those that were taken out included.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is nothing but the root.
    pub fn is_empty(&self) -> bool {
        self.node(NodeId::ROOT).is_none_or(|root| root.child.is_none())
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// Whether this is a node of the tree, which was not taken out of it.
    pub fn contains(&self, id: NodeId) -> bool {
        self.ancestors(id).last() == Some(NodeId::ROOT)
    }

    /// The node itself, the one before it, and so on to the root.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = Some(id).filter(|id| id.index() < self.nodes.len());
        std::iter::successors(first, |&id| self.parent(id))
    }

    /// The node before; `None` of the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }

    /// What leads to a node; `None` of the root.
    pub fn action(&self, id: NodeId) -> Option<Action> {
        self.node(id)?.action
    }

    /// The continuations, the first one first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(id).and_then(|node| node.child);
        std::iter::successors(first, |&id| self.node(id)?.sibling)
    }

    /// The continuation by this action.
    pub fn child(&self, id: NodeId, action: Action) -> Option<NodeId> {
        self.children(id).find(|&child| self.action(child) == Some(action))
    }

    /// The nodes from the root to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.ancestors(id).collect();
        path.reverse();
        path
    }

    /// This node, its first continuation, and so on to the end.
    pub fn main_line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(from), |&id| self.node(id)?.child)
    }

    /// The nodes from the root through this one on to the end.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        line.extend(self.main_line(id).skip(1));
        line
    }

    /// Whether a node is one of the main line.
    pub fn is_on_main_line(&self, id: NodeId) -> bool {
        self.ancestors(id)
            .all(|id| self.parent(id).is_none_or(|parent| self.children(parent).next() == Some(id)))
    }

    /// All nodes, each before its continuations and these in order.
    pub fn preorder(&self) -> impl Iterator<Item = NodeId> {
        self.below(NodeId::ROOT)
    }

    /// A node and all that follow it, each before its continuations and these in order.
    pub fn below(&self, top: NodeId) -> impl Iterator<Item = NodeId> {
        let mut next = Some(top);
        std::iter::from_fn(move || {
            let id = next?;
            let down = self.node(id)?.child;
            let beside = || {
                let mut back = self.ancestors(id).take_while(|&id| id != top);
                back.find_map(|id| self.node(id)?.sibling)
            };
            next = down.or_else(beside);
            Some(id)
        })
    }

    /// What is noted on a node.
    pub fn notes(&self, id: NodeId) -> &Notes {
        const NONE: &Notes = &Notes::NONE;
        self.node(id).and_then(|node| node.notes.as_deref()).unwrap_or(NONE)
    }

    /// The notes on a node, to be changed; `None` if there is no such node.
    pub(super) fn notes_mut(&mut self, id: NodeId) -> Option<&mut Notes> {
        self.contains(id).then(|| {
            let notes = &mut self.nodes[id.index()].notes;
            &mut **notes.get_or_insert_default()
        })
    }

    /// Adds a continuation behind those that there are.
    pub(super) fn add(&mut self, parent: NodeId, action: Action) -> NodeId {
        // A tree never has so many: see `MAX_NODES`.
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let last = self.children(parent).last();
        self.nodes.push(Node::new(Some(action), Some(parent)));
        match last {
            Some(last) => self.nodes[last.index()].sibling = Some(id),
            None => self.nodes[parent.index()].child = Some(id),
        }
        id
    }

    /// Takes a node out, with all that follows it.
    pub(super) fn remove(&mut self, id: NodeId) {
        if self.unlink(id).is_some() {
            self.nodes[id.index()].parent = None;
        }
    }

    /// Makes a node the first continuation of its parent.
    pub(super) fn promote(&mut self, id: NodeId) {
        if let Some(parent) = self.unlink(id) {
            let first = self.nodes[parent.index()].child.replace(id);
            self.nodes[id.index()].sibling = first;
        }
    }

    /// Takes a node out of the list of its parent's continuations; the parent.
    fn unlink(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.parent(id)?;
        let next = self.nodes[id.index()].sibling.take();
        let before =
            self.children(parent).find(|&child| self.nodes[child.index()].sibling == Some(id));
        match before {
            Some(before) => self.nodes[before.index()].sibling = next,
            None => self.nodes[parent.index()].child = next,
        }
        Some(parent)
    }
}
