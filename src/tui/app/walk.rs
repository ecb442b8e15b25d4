//! Looking at another position of the record than the one where the game stands, and what is done to the
//! tree of moves from there.

use std::time::Duration;

use super::game::{GameScreen, Question};
use super::session::Session;
use crate::collection::reached;
use crate::game::{AnyGame, State, Target};
use crate::record::{Action, Cursor, NodeId, Tree};
use crate::rules::{Position, Stone};
use crate::tui::command::{Command, Walk};
use crate::tui::messages::Report;

/// How long a position is seen while the record is played through.
const PACE: Duration = Duration::from_secs(1);

impl GameScreen {
    /// The record, standing in the position that is shown.
    pub fn shown(&self) -> &Cursor {
        self.look.as_deref().unwrap_or_else(|| self.game.cursor())
    }

    /// All moves of the game, and what is known of them.
    pub const fn tree(&self) -> &Tree {
        self.game.tree()
    }

    /// Whether one looks at another position than the one where the game stands.
    pub const fn is_looking(&self) -> bool {
        self.look.is_some()
    }

    /// In whose colour the cursor shows a stone to come in the position that is shown, of whom it is to move
    /// there: in the person's, also while the computer thinks.
    pub fn ghost(&self, mover: Stone) -> Option<Stone> {
        let participants = self.participants();
        if self.is_looking() || self.is_study || self.game.state().mover().is_none() {
            return Some(mover);
        }
        Some(participants.person().unwrap_or(mover)).filter(|_| !participants.are_computers())
    }

    /// Obeys a command about the record.
    pub(super) fn study_record(&mut self, command: &Command, session: &Session) {
        match command {
            &Command::Walk(walk) => self.walk(walk),
            Command::Delete => self.ask_to_delete(),
            Command::Promote => self.promote_branch(session),
            Command::Autoplay => self.step_autoplay(session),
            Command::Comment(Some(text)) => self.comment(self.shown().node(), text, session),
            Command::Comment(None) => self.open_comment(),
            _ => {}
        }
    }

    /// Goes to another position, to look at it.
    pub(super) fn walk(&mut self, walk: Walk) {
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
        self.look_at(look);
    }

    /// Shows the position of the main line that is this one in one of its images, if there is one.
    pub(super) fn walk_to_position(&mut self, position: &Position) {
        let mut end = self.game.cursor().clone();
        end.go_to_end(self.tree());
        let AnyGame::Rows(game) = end.on_board() else { return };
        if let Some(&node) = reached(game, position).and_then(|ply| end.line().get(ply)) {
            self.walk(Walk::To(node));
        }
    }

    /// Shows this position.
    fn look_at(&mut self, look: Cursor) {
        self.moved_at = None;
        let is_here = look.node() == self.game.node();
        if is_here {
            // Which of the lines through it one follows is part of the record.
            self.game.stand_at(look);
            self.look = None;
        } else {
            self.look = Some(Box::new(look));
        }
        self.point_to_last();
    }

    /// Puts the cursor on what was played last in the position that is shown.
    fn point_to_last(&mut self) {
        let shown = self.look.as_deref().unwrap_or_else(|| self.game.cursor());
        let last = match shown.on_board() {
            AnyGame::Rows(game) => game.moves().last().copied(),
            AnyGame::Quarto(game) => game.moves().last().map(|last| last.point),
        };
        if let Some(last) = last {
            self.cursor.point_to(Target::Cell(last), shown);
        }
    }

    /// Back to where the game stands.
    pub(super) fn stop_looking(&mut self) {
        self.autoplay = None;
        if self.look.take().is_some() {
            self.moved_at = None;
            self.point_to_last();
        }
    }

    /// What one looks at follows what happened to the tree.
    pub(super) fn follow_tree(&mut self) {
        if let Some(look) = &mut self.look {
            look.follow(self.game.tree());
            if look.node() == self.game.node() {
                self.look = None;
            }
        }
    }

    /// The game stands where one looks, to go on from there. One that is over goes on as a study: both sides
    /// are the player's, and no clock runs.
    pub(super) fn stand_here(&mut self, session: &mut Session) {
        let Some(look) = self.look.take() else { return };
        self.autoplay = None;
        if let State::Over(_) = self.game.state() {
            self.begin_study(session);
        }
        self.forget_question(session);
        self.game.stand_at(*look);
        self.thought = None;
        if let Some(clock) = &self.clock {
            let mut clock = clock.replayed(self.game.turns());
            if !self.is_paused
                && let Some(mover) = self.game.state().mover()
            {
                clock.go_on(mover, session.now);
            }
            self.clock = Some(clock);
        }
    }

    /// From now on what is played are variations of a game that has ended.
    fn begin_study(&mut self, session: &mut Session) {
        if self.is_study {
            return;
        }
        (self.score_before, self.counts) = (self.score(), false);
        (self.is_study, self.clock, self.is_paused) = (true, None, false);
        self.leave_all_seats(session);
        self.say(Report::Study, session);
    }

    /// The node whose branch can be taken out or promoted: the first one of the branch in which the
    /// position lies that is shown.
    pub(super) fn branch(&self) -> Option<NodeId> {
        let tree = self.tree();
        let has_siblings = |&id: &NodeId| {
            tree.parent(id).is_some_and(|parent| tree.children(parent).nth(1).is_some())
        };
        tree.ancestors(self.shown().node()).find(has_siblings)
    }

    /// Makes the branch that is shown the first of its position's continuations.
    pub(super) fn promote_branch(&mut self, session: &Session) {
        if let Some(branch) = self.branch() {
            self.game.promote(branch);
            self.follow_tree();
            self.say(Report::Promoted, session);
        }
    }

    /// Asks whether the position that is shown is to go, with all that follows it.
    pub(super) fn ask_to_delete(&mut self) {
        let tree = self.tree();
        let node = self.shown().node();
        let moves = tree.below(node).filter(|&id| is_move(tree, id)).count();
        self.question = Some(Question::Delete { node, moves });
    }

    /// Takes a node out of the tree, with all that follows it, and shows the one before.
    pub(super) fn delete(&mut self, node: NodeId, session: &mut Session) {
        let before = self.tree().parent(node).unwrap_or(NodeId::ROOT);
        if self.game.tree().ancestors(self.game.node()).any(|id| id == node) {
            // The game itself stood there.
            self.walk(Walk::To(before));
            self.stand_here(session);
        }
        self.game.delete(node);
        self.follow_tree();
        self.walk(Walk::To(before));
        self.say(Report::Deleted, session);
    }

    /// Plays the record through, from the beginning if it stands at its end; or stops.
    pub(super) fn step_autoplay(&mut self, session: &Session) {
        if self.autoplay.take().is_some() {
            return;
        }
        if !self.shown().can_go_on() {
            self.walk(Walk::Start);
        }
        self.autoplay = Some(session.now + PACE);
    }

    /// Shows the next position if the time has come.
    pub(super) fn pass_autoplay(&mut self, session: &Session) {
        while let Some(due) = self.autoplay.filter(|&due| due <= session.now) {
            self.walk(Walk::Forward);
            self.autoplay = self.shown().can_go_on().then_some(due + PACE);
        }
    }

    /// Writes a comment on a position.
    pub(super) fn comment(&mut self, node: NodeId, text: &str, session: &Session) {
        self.game.annotate(node, |notes| text.trim().clone_into(&mut notes.comment));
        self.follow_tree();
        self.say(Report::Commented(text.trim().is_empty()), session);
    }
}

/// Whether a node is a move of its own: a piece of Quarto is selected for the move that follows.
pub(super) fn is_move(tree: &Tree, id: NodeId) -> bool {
    matches!(tree.action(id), Some(Action::Stone(_)))
}

/// The first move of the next branch: beside the nearest branch in which the record stands, or else beside
/// the next one on the line.
pub(super) fn next_branch(tree: &Tree, cursor: &Cursor) -> Option<NodeId> {
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
