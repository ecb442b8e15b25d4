//! The lines that make a record of one before.

use std::fmt::{self, Write as _};

use super::entry::{Entry, Times};
use crate::formats::sgf;
use crate::game::GameKind;
use crate::record::{Action, NodeId, Notes, Record};

/// The lines, and where they lead.
struct Changes<'a> {
    before: &'a Record,
    now: &'a Record,
    /// Where the reader of the lines stands, in the tree of now.
    at: NodeId,
    text: String,
}

/// The lines that make this record of one before, which begins with the same position.
pub(super) fn changes(now: &Record, before: &Record) -> String {
    let mut changes = Changes { before, now, at: NodeId::ROOT, text: String::new() };
    if now.info != before.info {
        changes.add(Entry::Info(sgf::info_text(&now.info)));
    }
    changes.find_start();
    changes.compare(Some(NodeId::ROOT), NodeId::ROOT);
    changes.walk(now.node());
    changes.text
}

impl Changes<'_> {
    fn add(&mut self, entry: impl fmt::Display) {
        // Writing to a String cannot fail.
        let _ = writeln!(self.text, "{entry}");
    }

    /// Goes back to the last node before which both trees know.
    fn find_start(&mut self) {
        let path = self.before.tree().path(self.before.node());
        let mut known = 1;
        for action in path.iter().filter_map(|&id| self.before.tree().action(id)) {
            let Some(next) = self.now.tree().child(self.at, action) else { break };
            self.at = next;
            known += 1;
        }
        path[known..].iter().for_each(|_| self.add(Entry::Undo));
    }

    /// Brings the reader's tree from one node on to what it is now. There is no such node if the reader
    /// has just made it. A line is never longer than the board has cells.
    fn compare(&mut self, old: Option<NodeId>, new: NodeId) {
        let (before, now) = (self.before.tree(), self.now.tree());
        self.note(old.map_or(&Notes::NONE, |old| before.notes(old)), new);
        let old_children: Vec<NodeId> =
            old.into_iter().flat_map(|old| before.children(old)).collect();
        let mut known = Vec::new();
        for &child in &old_children {
            let Some(action) = before.action(child) else { continue };
            if let Some(same) = now.child(new, action) {
                known.push(same);
            } else {
                self.walk(new);
                self.play(action, before.notes(child));
                self.add(Entry::Delete);
            }
        }
        let wanted: Vec<NodeId> = now.children(new).collect();
        for &child in &wanted {
            let action = now.action(child);
            let same = action.and_then(|action| before.child(old?, action));
            if same.is_none() {
                known.push(child);
                self.walk(child);
            }
            self.compare(same, child);
        }
        if known != wanted {
            for &child in wanted.iter().rev() {
                self.walk(child);
                self.add(Entry::Promote);
            }
        }
    }

    /// Says what is noted on a node that the reader knows, if it is something else than before. The times of
    /// a move are said with it.
    fn note(&mut self, before: &Notes, node: NodeId) {
        let tree = self.now.tree();
        let now = tree.notes(node);
        let is_same = before.comment == now.comment
            && before.marks == now.marks
            && before.evaluation == now.evaluation
            && before.judgement == now.judgement
            && before.properties == now.properties;
        if !is_same {
            if !tree.ancestors(self.at).any(|id| id == node) {
                self.walk(node);
            }
            let ply = tree.ancestors(node).count() - 1;
            self.add(Entry::Note(ply, sgf::notes_text(now)));
        }
    }

    /// Goes to a node that the reader knows, or to a new one behind it.
    fn walk(&mut self, to: NodeId) {
        let tree = self.now.tree();
        let (here, there) = (tree.path(self.at), tree.path(to));
        let common = here.iter().zip(&there).take_while(|(one, other)| one == other).count();
        here[common..].iter().for_each(|_| self.add(Entry::Undo));
        for &id in &there[common..] {
            if let Some(action) = tree.action(id) {
                self.play(action, tree.notes(id));
            }
        }
        self.at = to;
    }

    /// One step.
    fn play(&mut self, action: Action, notes: &Notes) {
        let times = Times { left: notes.left, spent: notes.spent };
        let entry = match (action, self.now.kind()) {
            (Action::Stone(point), GameKind::Rows(_)) => Entry::Move(point),
            (Action::Stone(point), GameKind::Quarto(_)) => Entry::Place(point),
            (Action::Piece(piece), _) => Entry::Select(piece),
            (Action::End(end), _) => Entry::End(end),
        };
        self.add(format_args!("{entry}{times}"));
    }
}
