//! Changes of a tree: each goes through [`Tree::apply`] and has its inverse.

use super::tree::{Action, Branch, Change, NodeId, Revision, Tree};
use super::{Info, Notes};

/// Change of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds a last continuation to this node: a move, or an end off the board.
    Play(NodeId, Action),
    /// Deletes a node with all that follows.
    Delete(NodeId),
    /// Restores a deleted branch.
    Restore {
        /// Parent of the branch.
        parent: NodeId,
        /// Place among the parent's continuations.
        place: usize,
        /// Deleted branch.
        branch: Box<Branch>,
    },
    /// Moves a node among its siblings.
    Promote {
        /// Node to move.
        node: NodeId,
        /// New place, from 0.
        place: usize,
    },
    /// Replaces the notes on a node.
    Note(NodeId, Box<Notes>),
    /// Replaces what is known of the game as a whole.
    Info(Box<Info>),
}

impl Tree {
    /// Applies an edit and returns its inverse. `None`, without a change, if there is no such node,
    /// or no room for another one.
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

    /// Logs changes from now on, until they are taken.
    pub fn keep_log(&mut self) {
        self.log.get_or_insert_default();
    }

    /// Takes the changes logged since the last call.
    pub fn take_log(&mut self) -> Vec<Change> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
