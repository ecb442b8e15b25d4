//! The tree of moves.

use std::collections::HashMap;
use std::num::NonZeroU32;

use super::edit::Change;
use super::{Info, Notes};
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

/// A node of a tree: the position behind an action.
///
/// It means the same node as long as that is in the tree, whatever else comes and goes, and no other one
/// afterwards: the tree uses a slot again, but never a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId {
    slot: u32,
    number: u32,
}

impl NodeId {
    /// The position at the start.
    pub const ROOT: Self = Self { slot: 0, number: 0 };

    /// The number of the node: how many came into the tree before it.
    pub const fn number(self) -> u32 {
        self.number
    }

    const fn index(self) -> usize {
        self.slot as usize
    }
}

/// Everything that was played from one position on, and what could have been, with what is known of it.
///
/// Children are in order: the first is how the line goes on, the others are variations. The main line
/// is that of first children from the root. Two trees are equal if they know the same of the same moves
/// in the same order.
///
/// A tree changes by an [`Edit`](super::Edit) and by nothing else.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) info: Info,
    nodes: Vec<Node>,
    /// The first of the slots that hold no node.
    free: Option<Link>,
    /// Number of nodes in the tree.
    len: usize,
    /// Number of the next node.
    next: u32,
    /// Number of nodes from which on there is no room for another move.
    limit: usize,
    pub(super) revision: Revision,
    /// The changes since somebody took them, if anybody does.
    pub(super) log: Option<Vec<Change>>,
}

/// How often a tree was changed. Two cursors on one tree see the same if it has the same revision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision(pub(super) u64);

/// The slot of any node but the root.
type Link = NonZeroU32;

#[derive(Clone, Debug)]
struct Node {
    /// What leads here; nothing to the root.
    action: Option<Action>,
    /// [`VACANT`] in a slot that holds no node.
    number: u32,
    /// The slot of the node before; the root's own of the root.
    parent: u32,
    /// The first continuation.
    child: Option<Link>,
    /// The next continuation of the parent; the next vacant slot of one.
    sibling: Option<Link>,
    notes: Option<Box<Notes>>,
}

/// The number in slots that hold no node.
const VACANT: u32 = u32::MAX;

impl Node {
    const fn new(number: u32, action: Option<Action>, parent: u32) -> Self {
        Self { action, number, parent, child: None, sibling: None, notes: None }
    }
}

/// Only the root.
impl Default for Tree {
    fn default() -> Self {
        Self {
            info: Info::default(),
            nodes: vec![Node::new(0, None, 0)],
            free: None,
            len: 1,
            next: 1,
            limit: Self::MAX_NODES,
            revision: Revision::default(),
            log: None,
        }
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let has = |tree: &Self, id| {
            tree.node(id).map(|node| (node.child.is_some(), node.sibling.is_some()))
        };
        let is_same = |(one, two): (NodeId, NodeId)| {
            self.action(one) == other.action(two)
                && self.notes(one) == other.notes(two)
                && has(self, one) == has(other, two)
        };
        // Two that go on alike everywhere end together.
        self.info == other.info
            && self.len == other.len
            && self.preorder().zip(other.preorder()).all(is_same)
    }
}

impl Eq for Tree {}

impl Tree {
    /// Maximum number of nodes that moves make. Ends off the board may be more: a game can always be given up.
    pub const MAX_NODES: usize = 1 << 24;

    /// What is known of the game as a whole.
    pub const fn info(&self) -> &Info {
        &self.info
    }

    /// How often the tree was changed.
    pub const fn revision(&self) -> Revision {
        self.revision
    }

    /// Number of nodes in the tree, the root included.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is nothing but the root.
    pub const fn is_empty(&self) -> bool {
        self.len == 1
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index()).filter(|node| node.number == id.number)
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id.index()).filter(|node| node.number == id.number)
    }

    /// The node in a slot.
    fn id(&self, slot: u32) -> Option<NodeId> {
        self.nodes.get(slot as usize).map(|node| NodeId { slot, number: node.number })
    }

    fn linked(&self, link: Option<Link>) -> Option<NodeId> {
        self.id(link?.get())
    }

    /// Whether this is a node of the tree.
    pub fn contains(&self, id: NodeId) -> bool {
        self.node(id).is_some()
    }

    /// The node itself, the one before it, and so on to the root.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = Some(id).filter(|&id| self.contains(id));
        std::iter::successors(first, |&id| self.parent(id))
    }

    /// The node before; `None` of the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id)?;
        // The root alone has no action.
        node.action.and_then(|_| self.id(node.parent))
    }

    /// What leads to a node; `None` of the root.
    pub fn action(&self, id: NodeId) -> Option<Action> {
        self.node(id)?.action
    }

    /// The continuations, the first one first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(id).and_then(|node| self.linked(node.child));
        std::iter::successors(first, |&id| self.linked(self.node(id)?.sibling))
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
        let first = Some(from).filter(|&id| self.contains(id));
        std::iter::successors(first, |&id| self.linked(self.node(id)?.child))
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
        let mut next = Some(top).filter(|&top| self.contains(top));
        std::iter::from_fn(move || {
            let id = next?;
            let down = self.linked(self.node(id)?.child);
            let beside = || {
                let mut back = self.ancestors(id).take_while(|&id| id != top);
                back.find_map(|id| self.linked(self.node(id)?.sibling))
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

    /// Puts other notes on a node, and returns those that it had; `None` if there is no such node.
    pub(super) fn swap_notes(&mut self, id: NodeId, notes: Box<Notes>) -> Option<Box<Notes>> {
        let place = &mut self.node_mut(id)?.notes;
        let before = std::mem::replace(place, Some(notes).filter(|notes| !notes.is_empty()));
        Some(before.unwrap_or_default())
    }

    /// The next node gets this number; `false` if that cannot be.
    pub(crate) const fn set_next_number(&mut self, number: u32) -> bool {
        let is_possible = number != 0 && number != VACANT;
        if is_possible {
            self.next = number;
        }
        is_possible
    }

    /// Number of the next node.
    pub(crate) const fn next_number(&self) -> u32 {
        self.next
    }

    /// Adds a continuation behind those that there are; `None` if no further node has room, or there is no parent.
    pub(super) fn add(&mut self, parent: NodeId, action: Action) -> Option<NodeId> {
        let is_full = self.len >= self.limit && !matches!(action, Action::End(_));
        let is_known = || self.child(parent, action).is_some();
        if is_full || self.next == VACANT || !self.contains(parent) || is_known() {
            return None;
        }
        let last = self.children(parent).last();
        let node = Node::new(self.next, Some(action), parent.slot);
        let link = if let Some(link) = self.free {
            let vacant = self.nodes.get_mut(link.get() as usize)?;
            self.free = vacant.sibling;
            *vacant = node;
            link
        } else {
            let link = u32::try_from(self.nodes.len()).ok().and_then(Link::new)?;
            self.nodes.push(node);
            link
        };
        let id = NodeId { slot: link.get(), number: self.next };
        self.next += 1;
        self.len += 1;
        match last {
            Some(last) => self.node_mut(last)?.sibling = Some(link),
            None => self.node_mut(parent)?.child = Some(link),
        }
        Some(id)
    }

    /// Takes a node out, with all that follows it: where it stood, and what it was.
    pub(super) fn remove(&mut self, top: NodeId) -> Option<(NodeId, usize, Branch)> {
        let nodes: Vec<NodeId> = self.below(top).collect();
        let (parent, place) = self.unlink(top)?;
        let mut branch = Branch { nodes: Vec::with_capacity(nodes.len()) };
        let mut depths = HashMap::new();
        for id in nodes {
            let node = self.nodes.get_mut(id.index())?;
            let depth = depths.get(&node.parent).map_or(0, |depth| depth + 1);
            depths.insert(id.slot, depth);
            let notes = node.notes.take();
            branch.nodes.push(BranchNode { depth, action: node.action?, notes });
            *node = Node { sibling: self.free, ..Node::new(VACANT, None, 0) };
            self.free = Link::new(id.slot);
            self.len -= 1;
        }
        Some((parent, place, branch))
    }

    /// A tree of fewer nodes, for tests.
    #[cfg(test)]
    pub(super) const fn limit(&mut self, nodes: usize) {
        self.limit = nodes;
    }

    /// Number of slots, for tests.
    #[cfg(test)]
    pub(super) const fn slots(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is room for all nodes of a branch.
    pub(super) const fn has_room(&self, branch: &Branch) -> bool {
        let added = branch.nodes.len();
        self.len + added <= self.limit && added < (VACANT - self.next) as usize
    }

    /// Puts a branch back behind a node, in this place among its continuations: its first node.
    pub(super) fn graft(&mut self, parent: NodeId, place: usize, branch: Branch) -> Option<NodeId> {
        let mut path = vec![parent];
        for BranchNode { depth, action, notes } in branch.nodes {
            path.truncate(depth + 1);
            let id = self.add(*path.last()?, action)?;
            self.node_mut(id)?.notes = notes;
            path.push(id);
        }
        let top = *path.get(1)?;
        self.reorder(top, place);
        Some(top)
    }

    /// Puts a node in this place among the continuations of its parent, or behind them: where it stood, and where it
    /// stands.
    pub(super) fn reorder(&mut self, id: NodeId, place: usize) -> Option<(usize, usize)> {
        let (parent, before) = self.unlink(id)?;
        let place = place.min(self.children(parent).count());
        let ahead = place.checked_sub(1).and_then(|last| self.children(parent).nth(last));
        let link = Link::new(id.slot);
        let next = match ahead {
            Some(ahead) => std::mem::replace(&mut self.node_mut(ahead)?.sibling, link),
            None => std::mem::replace(&mut self.node_mut(parent)?.child, link),
        };
        self.node_mut(id)?.sibling = next;
        Some((before, place))
    }

    /// Takes a node out of the list of its parent's continuations: the parent, and where in the list it stood.
    fn unlink(&mut self, id: NodeId) -> Option<(NodeId, usize)> {
        let parent = self.parent(id)?;
        let place = self.children(parent).position(|child| child == id)?;
        let next = self.node_mut(id)?.sibling.take();
        match place.checked_sub(1).and_then(|before| self.children(parent).nth(before)) {
            Some(before) => self.node_mut(before)?.sibling = next,
            None => self.node_mut(parent)?.child = next,
        }
        Some((parent, place))
    }
}

/// A node that was taken out of a tree, with all that followed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Each before its continuations and these in order.
    nodes: Vec<BranchNode>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct BranchNode {
    /// Number of nodes between this one and the first.
    depth: usize,
    action: Action,
    notes: Option<Box<Notes>>,
}
