//! A place in a tree.

use super::tree::{Action, NodeId, Revision, Tree};
use crate::game::{AnyGame, End, GameKind, IllegalMove, State, Target, TargetKind};
use crate::quarto;
use crate::rules::{self, Placement, Shape};

/// A place in a tree, the line that leads through it, and the game on the board there.
///
/// It holds nothing of the tree itself, so that any number of cursors stand in one tree. What it is asked for
/// with the tree it looks up there: a cursor whose node is gone steps back to the nearest one before it that is not.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The nodes from the root through the one where it stands to the end of that line.
    line: Vec<NodeId>,
    /// Which of them that is.
    at: usize,
    /// The game on the board there.
    game: AnyGame,
    /// How the game ended off the board there.
    end: Option<End>,
    /// The tree as the line was taken from it.
    revision: Revision,
}

impl Cursor {
    /// At the root, in the position from which all games of the tree begin.
    pub(super) fn new(tree: &Tree, start: AnyGame) -> Self {
        let line = tree.main_line(NodeId::ROOT).collect();
        Self { line, at: 0, game: start, end: None, revision: tree.revision() }
    }

    /// The game on the board, with the moves that lead to where the cursor stands.
    pub const fn on_board(&self) -> &AnyGame {
        &self.game
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.kind().shape()
    }

    /// Whose turn it is, or how the game ended.
    pub fn state(&self) -> State {
        self.end.map_or_else(|| self.game.state(), |end| State::Over(end.outcome()))
    }

    /// What the side to move has to choose.
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

    /// The node where it stands.
    pub fn node(&self) -> NodeId {
        self.line.get(self.at).copied().unwrap_or(NodeId::ROOT)
    }

    /// The nodes from the root through the one where it stands to the end of that line.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The last node of the line.
    pub fn line_end(&self) -> NodeId {
        self.line.last().copied().unwrap_or(NodeId::ROOT)
    }

    /// Number of actions between the root and where it stands.
    pub const fn ply(&self) -> usize {
        self.at
    }

    /// Whether there is a position before this one.
    pub const fn can_go_back(&self) -> bool {
        self.at > 0
    }

    /// Whether the line goes on behind this position.
    pub const fn can_go_on(&self) -> bool {
        self.at + 1 < self.line.len()
    }

    /// Whether the target can be played here.
    ///
    /// # Errors
    /// If it is illegal, or the game is over.
    pub fn check(&self, target: Target) -> Result<(), IllegalMove> {
        self.clone().put(target).map(drop)
    }

    /// Plays a target on the board, and returns the action that it is.
    pub(super) fn put(&mut self, target: Target) -> Result<Action, IllegalMove> {
        if let State::Over(_) = self.state() {
            return Err(IllegalMove::GameOver);
        }
        match &mut self.game {
            AnyGame::Rows(game) => play_rows(game, target).map_err(IllegalMove::Rows),
            AnyGame::Quarto(game) => play_quarto(game, target).map_err(IllegalMove::Quarto),
        }
    }

    /// Takes the last action back from the board.
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

    /// Puts an action on the board that was legal when it came into the tree.
    fn put_again(&mut self, action: Action) -> Option<()> {
        match action {
            Action::Stone(point) => self.put(Target::Cell(point)).ok().map(drop),
            Action::Piece(piece) => self.put(Target::Piece(piece)).ok().map(drop),
            Action::End(end) => {
                self.end = Some(end);
                Some(())
            }
        }
    }

    /// Stands one step on, in a node behind this one, whose action is on the board already.
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

    /// Goes one step back along the line, and returns the action that is taken back.
    pub fn back(&mut self, tree: &Tree) -> Option<Action> {
        self.follow(tree);
        let action = tree.action(self.node())?;
        self.take_off();
        self.at -= 1;
        Some(action)
    }

    /// Goes one step on along the line, and returns the action that is played.
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

    /// Goes to a node; `false` if there is no such node. The line then leads through it and on by the first
    /// continuations.
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
            // It was legal when it came into the tree.
            let _ = tree.action(id).and_then(|action| self.put_again(action));
        }
        self.at = path.len() - 1;
        if self.line.get(self.at) != Some(&node) {
            self.line = path;
            self.line.extend(tree.main_line(node).skip(1));
        }
        true
    }

    /// Stands so many steps from the root on the line that ends with a node; `false` if there is no such place.
    pub(crate) fn stand(&mut self, tree: &Tree, line_end: NodeId, ply: usize) -> bool {
        let Some(&node) = tree.path(line_end).get(ply) else { return false };
        self.go_to(tree, line_end) && self.go_to(tree, node)
    }

    /// Follows what has changed in the tree: nodes that are gone, and those behind the end of the line.
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

/// What a target means in a game of rows.
fn play_rows(game: &mut rules::Game, target: Target) -> Result<Action, rules::IllegalMove> {
    let point = match target {
        Target::Cell(point) => point,
        Target::Column(col) => game.landing(col)?,
        Target::Piece(_) => return Err(rules::IllegalMove::OffBoard),
    };
    game.play(point).map(|_| Action::Stone(point))
}

fn play_quarto(game: &mut quarto::Game, target: Target) -> Result<Action, quarto::IllegalMove> {
    match target {
        Target::Cell(point) => game.place(point).map(|_| Action::Stone(point)),
        Target::Piece(piece) => game.select(piece).map(|_| Action::Piece(piece)),
        Target::Column(_) => Err(quarto::IllegalMove::OffBoard),
    }
}
