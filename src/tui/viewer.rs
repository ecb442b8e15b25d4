//! Viewer of the record on the board: the position shown, the pointer, and animations.
//!
//! `Viewer::record` is the record at the current position of the game. The clock, the computer, the
//! journal and the score use only that. `look` is another cursor on its tree, set while another
//! position is shown. `shown()` is the one of the two that is drawn.
//!
//! Playing in an earlier position first makes it the current one (`Table::stand_here`). A move in a
//! game in progress becomes its main line. A move in a finished game is a variation of it
//! (`Players::is_study`), so the game in the history stays as it was.

mod motion;
mod pointer;

pub use motion::Motion;
pub use pointer::Pointer;

use std::time::Duration;

use super::command::{Command, Walk};
use super::ctx::Numbers;
use super::event::MouseAction;
use super::refusal::Refusal;
use crate::collection::reached;
use crate::game::{AnyGame, State, Target};
use crate::locale::text;
use crate::record::{Action, Cursor, NodeId, Record, Tree};
use crate::rules::Position;

/// Time for each position during autoplay.
const PACE: Duration = Duration::from_secs(1);
/// Number of last stones that have numbers on request.
const FEW: usize = 5;

#[derive(Clone, Debug)]
pub struct Viewer {
    pub record: Record,
    pub pointer: Pointer,
    /// Position shown, if it is not the current one.
    look: Option<Box<Cursor>>,
    /// Time of the next move during autoplay.
    pub autoplay: Option<Duration>,
    /// Time of the last move, if it is animated.
    pub moved_at: Option<Duration>,
}

impl Viewer {
    pub fn new(record: Record) -> Self {
        let pointer = Pointer::new(record.cursor());
        Self { record, pointer, look: None, autoplay: None, moved_at: None }
    }

    /// Cursor at the position on the screen.
    pub fn shown(&self) -> &Cursor {
        self.look.as_deref().unwrap_or_else(|| self.record.cursor())
    }

    pub const fn tree(&self) -> &Tree {
        self.record.tree()
    }

    /// Checks whether the screen shows a position other than the current one.
    pub const fn is_looking(&self) -> bool {
        self.look.is_some()
    }

    pub fn check_walk(&self, walk: Walk) -> Result<(), Refusal> {
        let shown = self.shown();
        match walk {
            Walk::Back | Walk::Start if shown.can_go_back() => Ok(()),
            Walk::Forward | Walk::End if shown.can_go_on() || self.is_looking() => Ok(()),
            Walk::NextBranch => next_branch(self.tree(), shown).map(drop).ok_or_else(one_line),
            Walk::To(node) if self.tree().contains(node) => Ok(()),
            _ => Err(no_position()),
        }
    }

    pub fn walk(&mut self, walk: Walk) {
        let (tree, mut look) = (self.tree(), self.shown().clone());
        match walk {
            Walk::Back => drop(look.back(tree)),
            Walk::Forward => drop(look.forward(tree)),
            Walk::Start => drop(look.go_to(tree, NodeId::ROOT)),
            Walk::End => look.go_to_line_end(tree),
            Walk::NextBranch => drop(next_branch(tree, &look).map(|node| look.go_to(tree, node))),
            Walk::To(node) => drop(look.go_to(tree, node)),
        }
        self.autoplay = None;
        self.moved_at = None;
        if look.node() == self.record.node() {
            // The line followed is part of the record.
            self.record.stand_at(look);
            self.look = None;
        } else {
            self.look = Some(Box::new(look));
        }
        self.point_to_last();
    }

    /// Shows the position of the main line that is symmetric to this one, if there is one.
    pub fn walk_to_position(&mut self, position: &Position) {
        let mut end = self.record.cursor().clone();
        end.go_to_end(self.tree());
        let AnyGame::Rows(game) = end.on_board() else { return };
        if let Some(&node) = reached(game, position).and_then(|ply| end.line().get(ply)) {
            self.walk(Walk::To(node));
        }
    }

    fn point_to_last(&mut self) {
        let shown = self.look.as_deref().unwrap_or_else(|| self.record.cursor());
        if let Some(last) = shown.on_board().last() {
            self.pointer.point_to(Target::Cell(last), shown);
        }
    }

    pub fn move_pointer(&mut self, command: &Command) {
        let shown = self.look.as_deref().unwrap_or_else(|| self.record.cursor());
        self.pointer.follow(command, shown);
    }

    /// Points at the target in the current position.
    pub fn point_to(&mut self, target: Target) {
        self.pointer.point_to(target, self.record.cursor());
    }

    /// Shows the current position.
    pub fn stop_looking(&mut self) {
        self.autoplay = None;
        if self.look.take().is_some() {
            self.moved_at = None;
            self.point_to_last();
        }
    }

    /// Takes the cursor of the position on the screen, if that is not the current position.
    pub fn take_look(&mut self) -> Option<Cursor> {
        let look = self.look.take()?;
        self.autoplay = None;
        Some(*look)
    }

    pub fn follow_tree(&mut self) {
        if let Some(look) = &mut self.look {
            look.follow(self.record.tree());
            if look.node() == self.record.node() {
                self.look = None;
            }
        }
    }

    /// First node of the variation on the screen.
    pub fn branch(&self) -> Option<NodeId> {
        let tree = self.tree();
        let has_siblings = |&id: &NodeId| {
            tree.parent(id).is_some_and(|parent| tree.children(parent).nth(1).is_some())
        };
        tree.ancestors(self.shown().node()).find(has_siblings)
    }

    /// Starts autoplay, from the start if the screen shows the end; or stops it.
    pub fn toggle_autoplay(&mut self, now: Duration) {
        if self.autoplay.take().is_some() {
            return;
        }
        if !self.shown().can_go_on() {
            self.walk(Walk::Start);
        }
        self.autoplay = Some(now + PACE);
    }

    pub fn pass_autoplay(&mut self, now: Duration) {
        while let Some(due) = self.autoplay.filter(|&due| due <= now) {
            self.walk(Walk::Forward);
            self.autoplay = self.shown().can_go_on().then_some(due + PACE);
        }
    }

    pub fn position(&self) -> Option<Position> {
        let AnyGame::Rows(game) = self.shown().on_board() else { return None };
        let position = Position::from_stones(game.variant(), game.stones()).ok()?;
        Some(position.with_to_move(game.side_of(game.moves().len())))
    }

    pub fn state_at_end(&self) -> State {
        let mut end = self.shown().clone();
        end.go_to_line_end(self.tree());
        end.state()
    }

    /// Number of first moves whose stones have no number. The moves of a variation have numbers,
    /// unless the player chooses otherwise.
    pub fn unnumbered(&self, numbers: Numbers) -> usize {
        let shown = self.shown();
        match numbers {
            Numbers::Off => {
                let tree = self.tree();
                let path = tree.path(shown.node());
                let is_first = |id: &NodeId| {
                    tree.parent(*id).is_none_or(|parent| tree.children(parent).next() == Some(*id))
                };
                let main = path.iter().skip(1).take_while(|id| is_first(id));
                main.filter(|&&id| is_move(tree, id)).count()
            }
            Numbers::LastFive => shown.on_board().moves().saturating_sub(FEW),
            Numbers::All => 0,
        }
    }
}

pub fn one_line() -> Refusal {
    Refusal::of_position(text!("refusal-one-line"))
}

pub fn no_position() -> Refusal {
    Refusal::of_position(text!("refusal-no-position"))
}

/// Checks for a complete move: selecting a piece in Quarto belongs to the move that follows.
pub fn is_move(tree: &Tree, id: NodeId) -> bool {
    matches!(tree.action(id), Some(Action::Stone(_)))
}

/// First move of the next variation: beside the nearest move on the path, or else the next one.
fn next_branch(tree: &Tree, cursor: &Cursor) -> Option<NodeId> {
    let beside = |&id: &NodeId| {
        let parent = tree.parent(id)?;
        let mut after = tree.children(parent).skip_while(move |&child| child != id).skip(1);
        let next = after.next().or_else(|| tree.children(parent).next())?;
        (next != id).then_some(next)
    };
    let back = tree.ancestors(cursor.node());
    let forward = cursor.line().iter().skip(cursor.ply() + 1).copied();
    back.chain(forward).find_map(|id| beside(&id))
}

/// Step of the wheel through a record. At the ends of the record, the wheel does nothing.
pub fn walk_by_wheel(action: MouseAction, can: impl Fn(&Command) -> bool) -> Vec<Command> {
    let walk = match action {
        MouseAction::ScrollUp => Walk::Back,
        MouseAction::ScrollDown => Walk::Forward,
        MouseAction::Move | MouseAction::Click | MouseAction::Drag => return Vec::new(),
    };
    Some(Command::Walk(walk)).filter(can).into_iter().collect()
}
