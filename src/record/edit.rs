//! Changes of a tree: each goes through [`Tree::apply`] and has its inverse.

use super::tree::{Action, Branch, NodeId, Revision, Tree};
use super::{Info, Notes};

/// A change of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds a continuation behind those of this node: a move, or an end of the game off the board.
    Play(NodeId, Action),
    /// Takes out a node, with all that follows it.
    Delete(NodeId),
    /// Puts a branch back that was taken out.
    Restore {
        /// The node before it.
        parent: NodeId,
        /// Its place among the continuations of that node.
        place: usize,
        /// What was taken out.
        branch: Box<Branch>,
    },
    /// Makes a node the first continuation of the one before it, or puts it in another place.
    Promote {
        /// The node.
        node: NodeId,
        /// Its place among the continuations, from 0.
        place: usize,
    },
    /// Notes this on a node, in place of what is noted there.
    Note(NodeId, Box<Notes>),
    /// What is known of the game as a whole.
    Info(Box<Info>),
}

/// Something that has changed in a tree, for whoever keeps a copy of it. Notes and what is known of the game are
/// in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A node is new.
    Played {
        /// The node.
        node: NodeId,
        /// The node before it.
        parent: NodeId,
        /// What leads from there to it.
        action: Action,
    },
    /// A node is gone, with all that followed it.
    Deleted(NodeId),
    /// A node has another place among the continuations of the one before it.
    Promoted(NodeId, usize),
    /// Somebody noted something else on a node.
    Noted(NodeId),
    /// The program found something else of a node: its evaluation, or the judgement of the move.
    Evaluated(NodeId),
    /// A move has other times.
    Timed(NodeId),
    /// Something else is known of the game as a whole.
    Info,
}

impl Tree {
    /// Changes the tree, and returns what takes the change back; `None` if it is impossible: there is no such
    /// node, or no room for another one. Then nothing has changed.
    pub fn apply(&mut self, edit: Edit) -> Option<Edit> {
        let inverse = match edit {
            Edit::Play(parent, action) => {
                let node = self.add(parent, action)?;
                self.log_change(Change::Played { node, parent, action });
                Edit::Delete(node)
            }
            Edit::Delete(node) => {
                let (parent, place, branch) = self.remove(node)?;
                self.log_change(Change::Deleted(node));
                Edit::Restore { parent, place, branch: Box::new(branch) }
            }
            Edit::Restore { parent, place, branch } => {
                if !self.has_room(&branch) {
                    return None;
                }
                let top = self.graft(parent, place, *branch)?;
                self.log_branch(top, place);
                Edit::Delete(top)
            }
            Edit::Promote { node, place } => {
                let (before, now) = self.reorder(node, place)?;
                if before != now {
                    self.log_change(Change::Promoted(node, now));
                }
                Edit::Promote { node, place: before }
            }
            Edit::Note(node, notes) => {
                let before = self.swap_notes(node, notes)?;
                let now = self.notes(node);
                let is_timed = (now.left, now.spent) != (before.left, before.spent);
                let is_noted = !now.is_same_work(&before);
                let is_evaluated =
                    (now.evaluation, now.judgement) != (before.evaluation, before.judgement);
                let changes = [
                    is_timed.then_some(Change::Timed(node)),
                    is_noted.then_some(Change::Noted(node)),
                    (is_evaluated && !is_noted).then_some(Change::Evaluated(node)),
                ];
                changes.into_iter().flatten().for_each(|change| self.log_change(change));
                Edit::Note(node, before)
            }
            Edit::Info(info) => {
                let before = std::mem::replace(&mut self.info, *info);
                if self.info != before {
                    self.log_change(Change::Info);
                }
                Edit::Info(Box::new(before))
            }
        };
        Some(inverse)
    }

    fn log_change(&mut self, change: Change) {
        self.revision = Revision(self.revision.0 + 1);
        if let Some(log) = &mut self.log {
            log.push(change);
        }
    }

    fn log_branch(&mut self, top: NodeId, place: usize) {
        let nodes: Vec<NodeId> = self.below(top).collect();
        for node in nodes {
            if let (Some(parent), Some(action)) = (self.parent(node), self.action(node)) {
                self.log_change(Change::Played { node, parent, action });
            }
            if !self.notes(node).is_empty() {
                self.log_change(Change::Noted(node));
            }
        }
        self.log_change(Change::Promoted(top, place));
    }

    /// From now on the changes are remembered until somebody takes them.
    pub fn keep_log(&mut self) {
        self.log.get_or_insert_default();
    }

    /// Takes the changes since they were taken last.
    pub fn take_log(&mut self) -> Vec<Change> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
