//! Cursor: a position in a tree.

use super::tree::{Action, NodeId, Revision, Tree};
use crate::game::{AnyGame, End, GameKind, IllegalMove, Participants, State, Target, TargetKind};
use crate::quarto;
use crate::rules::opening::{Seat, Task, Work};
use crate::rules::{self, Placement, Shape, Stone, Turn};

/// Position in a tree, a line through it, and the game up to there.
///
/// Holds no part of the tree, so any number of cursors can share one. If the current node is
/// removed, the cursor steps back to its nearest remaining ancestor.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// Nodes from the root through the current one to the end of the line.
    line: Vec<NodeId>,
    at: usize,
    game: AnyGame,
    /// Ending off the board, if the game ended that way.
    end: Option<End>,
    /// Revision of the tree that the line is based on.
    revision: Revision,
}

impl Cursor {
    /// Creates a cursor at the root, in the start position of the tree.
    pub(super) fn new(tree: &Tree, start: AnyGame) -> Self {
        let line = tree.main_line(NodeId::ROOT).collect();
        Self { line, at: 0, game: start, end: None, revision: tree.revision() }
    }

    /// Returns the game up to the current node.
    pub const fn on_board(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the kind of the game.
    pub const fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.kind().shape()
    }

    /// Returns the side to move, or the outcome.
    pub fn state(&self) -> State {
        self.end.map_or_else(|| self.game.state(), |end| State::Over(end.outcome()))
    }

    /// Player who has this side. The opener has the first one, unless the opening swapped the sides.
    pub fn holder(&self, side: Stone) -> Seat {
        match &self.game {
            AnyGame::Rows(game) => game.holder(side),
            AnyGame::Quarto(_) => Seat::of_first_side(side),
        }
    }

    /// Checks whether the opening has exchanged the sides of the players.
    pub fn is_swapped(&self) -> bool {
        self.holder(Stone::First) == Seat::Responder
    }

    /// Converts participants from the sides of the start to those of this position, or back.
    #[must_use]
    pub(crate) fn seated(&self, participants: Participants) -> Participants {
        if self.is_swapped() { participants.swapped() } else { participants }
    }

    /// Side of a player.
    pub fn side_of(&self, seat: Seat) -> Stone {
        match &self.game {
            AnyGame::Rows(game) => game.side_held_by(seat),
            AnyGame::Quarto(_) => seat.first_side(),
        }
    }

    /// Player who has to act: in an opening not always the one whose side is to move. `None` after
    /// the end.
    pub fn seat_to_act(&self) -> Option<Seat> {
        let mover = self.state().mover()?;
        Some(self.task().map_or_else(|| self.holder(mover), |task| task.seat))
    }

    /// Side of the player who has to act; `None` after the end.
    pub fn side_to_act(&self) -> Option<Stone> {
        self.seat_to_act().map(|seat| self.side_of(seat))
    }

    /// Returns what is to be done in the opening; `None` after it.
    pub fn task(&self) -> Option<Task> {
        match (&self.game, self.end) {
            (AnyGame::Rows(game), None) => game.task(),
            _ => None,
        }
    }

    /// Returns the kind of target that the side to move must choose.
    pub fn target_kind(&self) -> TargetKind {
        match &self.game {
            AnyGame::Quarto(game) => match game.status() {
                quarto::Status::Select(_) => TargetKind::Piece,
                _ => TargetKind::Cell(game.shape()),
            },
            AnyGame::Rows(game) => match game.variant().placement() {
                Placement::Gravity => TargetKind::Column(self.shape()),
                Placement::Anywhere => TargetKind::Cell(self.shape()),
            },
        }
    }

    /// Returns the current node.
    pub fn node(&self) -> NodeId {
        self.line.get(self.at).copied().unwrap_or(NodeId::ROOT)
    }

    /// Returns the nodes from the root through the current one to the end of the line.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// Returns the last node of the line.
    pub fn line_end(&self) -> NodeId {
        self.line.last().copied().unwrap_or(NodeId::ROOT)
    }

    /// Number of actions that lead to the current node.
    pub const fn ply(&self) -> usize {
        self.at
    }

    /// Checks whether there is an earlier position.
    pub const fn can_go_back(&self) -> bool {
        self.at > 0
    }

    /// Checks whether the line has a next node.
    pub const fn can_go_on(&self) -> bool {
        self.at + 1 < self.line.len()
    }

    /// Checks whether the target can be played here.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal.
    pub fn check(&self, target: Target) -> Result<(), IllegalMove> {
        self.clone().put(target).map(drop)
    }

    pub(super) fn put(&mut self, target: Target) -> Result<Action, IllegalMove> {
        if let State::Over(_) = self.state() {
            return Err(IllegalMove::GameOver);
        }
        match &mut self.game {
            AnyGame::Rows(game) => play_rows(game, target).map_err(IllegalMove::Rows),
            AnyGame::Quarto(game) => match target {
                Target::Pass | Target::Choose(_) | Target::Declare(_) => {
                    Err(IllegalMove::Rows(rules::IllegalMove::NoPass))
                }
                target => play_quarto(game, target).map_err(IllegalMove::Quarto),
            },
        }
    }

    pub(super) fn take_off(&mut self) {
        if self.end.take().is_some() {
            return;
        }
        match &mut self.game {
            AnyGame::Rows(game) => drop(game.undo()),
            AnyGame::Quarto(game) if game.selected().is_some() => drop(game.put_back()),
            AnyGame::Quarto(game) => drop(game.take_up()),
        }
    }

    /// Replays an action that was legal when it was added to the tree.
    fn put_again(&mut self, action: Action) -> Option<()> {
        let turn = match action {
            Action::End(end) => {
                self.end = Some(end);
                return Some(());
            }
            Action::Piece(piece) => return self.put(Target::Piece(piece)).ok().map(drop),
            Action::Stone(point) => Turn::Stone(point),
            Action::Pass => Turn::Pass,
            Action::Choose(choice) => Turn::Choose(choice),
            Action::Declare(number) => Turn::Declare(number),
            Action::Offer(point) => Turn::Offer(point),
        };
        match (&mut self.game, turn) {
            (AnyGame::Rows(game), turn) => game.take(turn).ok().map(drop),
            (_, Turn::Stone(point)) => self.put(Target::Cell(point)).ok().map(drop),
            _ => None,
        }
    }

    /// Extends the path to a child whose action is already on the board.
    pub(super) fn descend(&mut self, tree: &Tree, node: NodeId) {
        self.at += 1;
        if self.line.get(self.at) != Some(&node) {
            self.line.truncate(self.at);
            self.line.extend(tree.main_line(node));
        }
        if let Some(Action::End(end)) = tree.action(node) {
            self.end = Some(end);
        }
        self.revision = tree.revision();
    }

    /// Steps back and returns the action undone.
    pub fn back(&mut self, tree: &Tree) -> Option<Action> {
        self.follow(tree);
        let action = tree.action(self.node())?;
        self.take_off();
        self.at -= 1;
        Some(action)
    }

    /// Steps forward and returns the action played.
    pub fn forward(&mut self, tree: &Tree) -> Option<Action> {
        self.follow(tree);
        let action = tree.action(*self.line.get(self.at + 1)?)?;
        self.put_again(action)?;
        self.at += 1;
        Some(action)
    }

    /// Goes to the end of the line.
    pub fn go_to_line_end(&mut self, tree: &Tree) {
        while self.forward(tree).is_some() {}
    }

    /// Goes to the end of the main line.
    pub fn go_to_end(&mut self, tree: &Tree) {
        let last = tree.main_line(NodeId::ROOT).last();
        self.go_to(tree, last.unwrap_or(NodeId::ROOT));
    }

    /// Goes to a node; `false` if there is no such node. The line then leads through it and its
    /// first continuations.
    pub fn go_to(&mut self, tree: &Tree, node: NodeId) -> bool {
        self.follow(tree);
        if !tree.contains(node) {
            return false;
        }
        let path = tree.path(node);
        let here = &self.line[..=self.at];
        let common = path.iter().zip(here).take_while(|(one, other)| one == other).count();
        for _ in common..=self.at {
            self.take_off();
        }
        for &id in &path[common..] {
            // It was legal when it was added to the tree.
            let _ = tree.action(id).and_then(|action| self.put_again(action));
        }
        self.at = path.len() - 1;
        if self.line.get(self.at) != Some(&node) {
            self.line = path;
            self.line.extend(tree.main_line(node).skip(1));
        }
        true
    }

    /// Adapts to a changed tree: drops removed nodes, and adds new ones after the end of the line.
    pub fn follow(&mut self, tree: &Tree) {
        if self.revision == tree.revision() {
            return;
        }
        let left = self.line.iter().take_while(|&&id| tree.contains(id)).count();
        while self.at > 0 && self.at >= left {
            self.take_off();
            self.at -= 1;
        }
        self.line.truncate(left);
        self.line.extend(tree.main_line(self.line_end()).skip(1));
        self.revision = tree.revision();
    }
}

fn play_rows(game: &mut rules::Game, target: Target) -> Result<Action, rules::IllegalMove> {
    let offers = || matches!(game.task().map(|task| task.work), Some(Work::Offer { .. }));
    let turn = match target {
        Target::Cell(point) if offers() => Turn::Offer(point),
        Target::Cell(point) => Turn::Stone(point),
        Target::Column(col) => Turn::Stone(game.landing(col)?),
        Target::Piece(_) => return Err(rules::IllegalMove::OffBoard),
        Target::Pass => Turn::Pass,
        Target::Choose(choice) => Turn::Choose(choice),
        Target::Declare(number) => Turn::Declare(number),
    };
    game.take(turn).map(|_| turn.into())
}

fn play_quarto(game: &mut quarto::Game, target: Target) -> Result<Action, quarto::IllegalMove> {
    match target {
        Target::Cell(point) => game.place(point).map(|_| Action::Stone(point)),
        Target::Piece(piece) => game.select(piece).map(|_| Action::Piece(piece)),
        Target::Column(_) | Target::Pass | Target::Choose(_) | Target::Declare(_) => {
            Err(quarto::IllegalMove::OffBoard)
        }
    }
}
