//! Tree of moves.
//!
//! Each node has an `Action`: a stone, a selected piece of Quarto, or an ending off the board. A
//! tree changes in five ways: add, delete, reorder, notes, info. Each change raises the revision
//! and is logged, so that copies can be updated.
//!
//! Slots of deleted nodes are reused, but a `NodeId` holds a number that never is. An old id
//! therefore never refers to another node.
//!
//! A node takes 16 bytes, so that a library of millions of moves fits into memory. Notes are stored
//! beside the nodes (`Shelf`), packed, and numbers only in trees where they differ from the slots.

mod shelf;

use std::borrow::Cow;
use std::num::NonZeroU32;

use shelf::Shelf;

use super::{Info, Notes};
use crate::game::End;
use crate::quarto::Piece;
use crate::rules::opening::Choice;
use crate::rules::{Point, Turn};

/// Action that leads from one position to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Stone, or selected piece, placed on this cell.
    Stone(Point),
    /// Selection of this piece.
    Piece(Piece),
    /// Pass without a stone.
    Pass,
    /// Decision in the opening.
    Choose(Choice),
    /// Number of fifth moves declared in the opening.
    Declare(u8),
    /// Fifth move offered in the opening.
    Offer(Point),
    /// Ending off the board.
    End(End),
}

impl From<Turn> for Action {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::Stone(point) => Self::Stone(point),
            Turn::Pass => Self::Pass,
            Turn::Choose(choice) => Self::Choose(choice),
            Turn::Declare(number) => Self::Declare(number),
            Turn::Offer(point) => Self::Offer(point),
        }
    }
}

/// Node of a tree: the position after an action.
///
/// The id remains valid while the node is in the tree, and never refers to another one: the tree
/// reuses slots, but not numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId {
    slot: u32,
    number: u32,
}

impl NodeId {
    /// Root: the start position.
    pub const ROOT: Self = Self { slot: 0, number: 0 };

    /// Number of nodes added to the tree before this one.
    pub const fn number(self) -> u32 {
        self.number
    }

    const fn index(self) -> usize {
        self.slot as usize
    }
}

/// Moves from a start position, played or considered, with their notes.
///
/// Children are ordered: the first one continues the line, the others are variations. The main line
/// follows the first children from the root. Trees are equal if they have the same moves and notes
/// in the same order.
#[derive(Clone, Debug)]
pub struct Tree {
    info: Info,
    pub(super) nodes: Vec<Node>,
    /// Numbers of the nodes by slot; `None` while each number is that of its slot.
    numbers: Option<Vec<u32>>,
    notes: Shelf,
    free: Option<Link>,
    len: usize,
    next: u32,
    /// Number of nodes at which the tree is full.
    pub(super) limit: usize,
    revision: Revision,
    /// Changes since the log was last taken; `None` before the first call.
    log: Option<Vec<Change>>,
}

/// Logged change of a tree, for updating copies of it. New notes and info are read from the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Node added to the tree.
    #[expect(missing_docs, reason = "the names say it")]
    Played { node: NodeId, parent: NodeId, action: Action },
    /// Node deleted, with all its descendants.
    Deleted(NodeId),
    /// Node moved to this index among its siblings.
    Promoted(NodeId, usize),
    /// Notes of this node changed.
    Noted(NodeId),
    /// Evaluation, judgement or summary changed by the program.
    Evaluated(NodeId),
    /// Times of this move changed.
    Timed(NodeId),
    /// Information on the game as a whole changed.
    Info,
}

/// Revision of a tree. An equal revision means that the tree is unchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision(u64);

/// Slot of a node other than the root.
type Link = NonZeroU32;

#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Slot of the parent; the root is its own parent.
    parent: u32,
    child: Option<Link>,
    /// Next sibling; in a vacant slot, the next vacant slot.
    sibling: Option<Link>,
    /// Action that leads here; `None` for the root.
    action: Option<Action>,
    is_vacant: bool,
}

const _: () = assert!(size_of::<Node>() == 16);

const NONE: &Notes = &Notes::NONE;

/// Number that no node has.
const NO_NUMBER: u32 = u32::MAX;

impl Node {
    const fn new(action: Option<Action>, parent: u32) -> Self {
        Self { parent, child: None, sibling: None, action, is_vacant: false }
    }
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            info: Info::default(),
            nodes: vec![Node::new(None, 0)],
            numbers: None,
            notes: Shelf::default(),
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
        // Two nodes whose continuations are the same throughout end together.
        self.info == other.info
            && self.len == other.len
            && self.preorder().zip(other.preorder()).all(is_same)
    }
}

impl Eq for Tree {}

impl Tree {
    /// Maximum number of nodes for moves. Endings may exceed it, since a game can always be
    /// resigned.
    pub const MAX_NODES: usize = 1 << 26;

    /// Returns the information on the game as a whole.
    pub const fn info(&self) -> &Info {
        &self.info
    }

    /// Returns the revision.
    pub const fn revision(&self) -> Revision {
        self.revision
    }

    /// Number of nodes, including the root.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Checks whether the root is the only node.
    pub const fn is_empty(&self) -> bool {
        self.len == 1
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        let node = self.nodes.get(id.index())?;
        (!node.is_vacant && self.number(id.slot)? == id.number).then_some(node)
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.node(id)?;
        self.nodes.get_mut(id.index())
    }

    /// Returns the number of the node in a slot.
    fn number(&self, slot: u32) -> Option<u32> {
        match &self.numbers {
            None => Some(slot),
            Some(numbers) => numbers.get(slot as usize).copied(),
        }
    }

    fn id(&self, slot: u32) -> Option<NodeId> {
        self.number(slot).map(|number| NodeId { slot, number })
    }

    fn linked(&self, link: Option<Link>) -> Option<NodeId> {
        self.id(link?.get())
    }

    /// Checks whether this node is in the tree.
    pub fn contains(&self, id: NodeId) -> bool {
        self.node(id).is_some()
    }

    /// Iterates over a node and its ancestors up to the root.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = Some(id).filter(|&id| self.contains(id));
        std::iter::successors(first, |&id| self.parent(id))
    }

    /// Parent of a node; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id)?;
        // Only the root has no action.
        node.action.and_then(|_| self.id(node.parent))
    }

    /// Action that leads to a node; `None` for the root.
    pub fn action(&self, id: NodeId) -> Option<Action> {
        self.node(id)?.action
    }

    /// Iterates over the continuations in order.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(id).and_then(|node| self.linked(node.child));
        std::iter::successors(first, |&id| self.linked(self.node(id)?.sibling))
    }

    /// Finds the continuation by this action.
    pub fn child(&self, id: NodeId, action: Action) -> Option<NodeId> {
        self.children(id).find(|&child| self.action(child) == Some(action))
    }

    /// Lists the nodes from the root to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.ancestors(id).collect();
        path.reverse();
        path
    }

    /// Iterates over a node and its first continuations to the end.
    pub fn main_line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        let first = Some(from).filter(|&id| self.contains(id));
        std::iter::successors(first, |&id| self.linked(self.node(id)?.child))
    }

    /// Checks whether a node is part of the main line.
    pub fn is_on_main_line(&self, id: NodeId) -> bool {
        self.ancestors(id)
            .all(|id| self.parent(id).is_none_or(|parent| self.children(parent).next() == Some(id)))
    }

    /// Iterates over all nodes, parents first, siblings in order.
    pub fn preorder(&self) -> impl Iterator<Item = NodeId> {
        self.below(NodeId::ROOT)
    }

    /// Iterates over a node and all its descendants, parents first, siblings in order.
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

    /// Returns the notes on a node.
    pub fn notes(&self, id: NodeId) -> Cow<'_, Notes> {
        let notes = || self.node(id).and_then(|_| self.notes.get(id.slot));
        // Most trees of millions of nodes have few notes.
        if self.notes.is_empty() { None } else { notes() }.map_or(Cow::Borrowed(NONE), Cow::Owned)
    }

    /// Checks whether a node has notes.
    pub fn has_notes(&self, id: NodeId) -> bool {
        self.node(id).is_some() && self.notes.has(id.slot)
    }

    fn log_change(&mut self, change: Change) {
        self.revision = Revision(self.revision.0 + 1);
        if let Some(log) = &mut self.log {
            log.push(change);
        }
    }

    /// Takes the changes logged since the last call. The first call starts the log.
    pub fn take_log(&mut self) -> Vec<Change> {
        self.log.replace(Vec::new()).unwrap_or_default()
    }

    pub(super) fn set_info(&mut self, info: Info) {
        if self.info != info {
            self.info = info;
            self.log_change(Change::Info);
        }
    }

    /// Replaces the notes on a node; `false` if there is no such node, or no room for notes.
    pub(crate) fn set_notes(&mut self, id: NodeId, notes: &Notes) -> bool {
        let before = self.notes(id);
        let is_timed = (notes.left, notes.spent) != (before.left, before.spent);
        let is_noted = !notes.is_same_work(&before);
        let found = |notes: &Notes| (notes.evaluation, notes.judgement, notes.review);
        let is_evaluated = found(notes) != found(&before);
        let changes = [
            is_timed.then_some(Change::Timed(id)),
            is_noted.then_some(Change::Noted(id)),
            (is_evaluated && !is_noted).then_some(Change::Evaluated(id)),
        ];
        drop(before);
        let is_set = self.contains(id) && self.notes.put(id.slot, notes);
        if is_set {
            changes.into_iter().flatten().for_each(|change| self.log_change(change));
        }
        is_set
    }

    /// Sets the number of the next node; `false` if that is impossible.
    pub(crate) const fn set_next_number(&mut self, number: u32) -> bool {
        let is_possible = number != 0 && number != NO_NUMBER;
        if is_possible {
            self.next = number;
        }
        is_possible
    }

    pub(crate) const fn next_number(&self) -> u32 {
        self.next
    }

    /// Appends a continuation; `None` if the tree is full, or there is no such parent.
    pub(super) fn add(&mut self, parent: NodeId, action: Action) -> Option<NodeId> {
        if !self.contains(parent) || self.child(parent, action).is_some() {
            return None;
        }
        let last = self.children(parent).last();
        self.append(parent, last, action)
    }

    /// Appends a continuation that a node does not have, after its last one; `None` if the tree is
    /// full.
    pub(crate) fn append(
        &mut self,
        parent: NodeId,
        last: Option<NodeId>,
        action: Action,
    ) -> Option<NodeId> {
        let is_full = self.len >= self.limit && !matches!(action, Action::End(_));
        if is_full || self.next == NO_NUMBER {
            return None;
        }
        let node = Node::new(Some(action), parent.slot);
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
        self.set_number(id);
        self.next += 1;
        self.len += 1;
        match last {
            Some(last) => self.node_mut(last)?.sibling = Some(link),
            None => self.node_mut(parent)?.child = Some(link),
        }
        self.log_change(Change::Played { node: id, parent, action });
        Some(id)
    }

    /// Stores the number of a node that was put into its slot.
    fn set_number(&mut self, id: NodeId) {
        if self.numbers.is_none() && id.slot != id.number {
            self.numbers = Some(Vec::new());
        }
        if let Some(numbers) = &mut self.numbers {
            let slots = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
            let known = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
            numbers.extend(known..slots);
            if let Some(number) = numbers.get_mut(id.index()) {
                *number = id.number;
            }
        }
    }

    /// Deletes a node with all its descendants; `None` for the root, or if there is no such node.
    pub(super) fn delete(&mut self, top: NodeId) -> Option<()> {
        let nodes: Vec<NodeId> = self.below(top).collect();
        self.unlink(top)?;
        for id in nodes {
            let vacant = Node { sibling: self.free, is_vacant: true, ..Node::new(None, 0) };
            *self.nodes.get_mut(id.index())? = vacant;
            self.notes.remove(id.slot);
            self.free = Link::new(id.slot);
            self.len -= 1;
        }
        self.log_change(Change::Deleted(top));
        Some(())
    }

    /// Moves a node to this index among its siblings, or to the end; `None` for the root.
    pub(super) fn reorder(&mut self, id: NodeId, place: usize) -> Option<()> {
        let (parent, before) = self.unlink(id)?;
        let place = place.min(self.children(parent).count());
        let ahead = place.checked_sub(1).and_then(|last| self.children(parent).nth(last));
        let link = Link::new(id.slot);
        let next = match ahead {
            Some(ahead) => std::mem::replace(&mut self.node_mut(ahead)?.sibling, link),
            None => std::mem::replace(&mut self.node_mut(parent)?.child, link),
        };
        self.node_mut(id)?.sibling = next;
        if place != before {
            self.log_change(Change::Promoted(id, place));
        }
        Some(())
    }

    /// Detaches a node from its parent. Returns the parent and the node's index.
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
