//! Record of a game: its players, a tree of moves with notes, and the current position. Pure.
//!
//! Undo steps towards the root, redo away from it. A different move in an earlier position starts a
//! variation, so nothing is lost.
//!
//! The program plays and shows every game as a `Record`: a `Tree`, and the `Cursor` of the current
//! position. The tree alone owns the moves, the notes and the information about the game.
//!
//! A cursor does not hold a tree. It holds the line that it follows, its place on that line, and
//! the game on the board there, so no step replays the game from the start. Looking back, analysis,
//! review, explorer and autoplay are cursors on the one tree, so there are no copies to keep in
//! step. If the node of a cursor is deleted, the cursor moves to the nearest remaining node before
//! it. The cost of a step does not depend on the size of the tree.

mod cursor;
mod notes;
mod packed;
mod tree;

pub use cursor::Cursor;
pub use notes::{
    Evaluation, Info, Judgement, Mark, MarkKind, Notes, Player, Property, ReviewSummary,
    SideSummary, Turning,
};
pub use tree::{Action, Change, NodeId, Revision, Tree};

use std::time::Duration;

use crate::game::{AnyGame, End, GameKind, IllegalMove, State, Target, TargetKind};
use crate::rules::opening::{OpeningRule, Seat};
use crate::rules::{Game, Shape, Stone};

/// Record of a game, with its current position.
///
/// ```
/// use gomoku::game::{GameKind, Target};
/// use gomoku::record::Record;
/// use gomoku::rules::{Point, Variant};
///
/// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
/// record.play(Target::Cell(Point::new(7, 7)))?;
/// record.play(Target::Cell(Point::new(6, 8)))?;
/// record.take_back();
/// record.play(Target::Cell(Point::new(6, 7)))?;
/// // The move that was taken back is the first of two continuations.
/// let parent = record.tree().parent(record.node()).ok_or("one move was played before")?;
/// assert_eq!(record.tree().children(parent).count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    tree: Tree,
    here: Cursor,
}

/// Compares games, notes, current lines and current positions.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_line = || {
            let (one, two) = (self.line(), other.line());
            let is_same = |(&one, &two)| self.tree.action(one) == other.tree.action(two);
            one.len() == two.len() && one.iter().zip(two).all(is_same)
        };
        self.ply() == other.ply()
            && self.on_board() == other.on_board()
            && same_line()
            && self.tree == other.tree
    }
}

impl Eq for Record {}

/// Records the moves of a game as the only line, with its last position current.
impl From<AnyGame> for Record {
    fn from(game: AnyGame) -> Self {
        let (mut tree, mut node) = (Tree::default(), NodeId::ROOT);
        for action in actions(&game) {
            node = tree.add(node, action).unwrap_or(node);
        }
        let mut here = Cursor::new(&tree, start(game));
        here.go_to_line_end(&tree);
        Self { tree, here }
    }
}

/// Undoes all moves of a game.
fn start(game: AnyGame) -> AnyGame {
    match game {
        AnyGame::Rows(mut game) => {
            while game.undo().is_some() {}
            AnyGame::Rows(game)
        }
        AnyGame::Quarto(_) => AnyGame::new(game.kind()),
    }
}

fn actions(game: &AnyGame) -> Vec<Action> {
    match game {
        AnyGame::Rows(game) => game.turns().map(Action::from).collect(),
        AnyGame::Quarto(game) => {
            let moves = game.moves().iter();
            let placed = moves.flat_map(|it| [Action::Piece(it.piece), Action::Stone(it.point)]);
            placed.chain(game.selected().map(Action::Piece)).collect()
        }
    }
}

impl Record {
    /// Creates a record without moves.
    pub fn new(kind: GameKind) -> Self {
        Self::from(AnyGame::new(kind))
    }

    /// Creates a record without moves of a game that begins with an opening, if the rule of the
    /// opening fits the game.
    pub fn with_opening(kind: GameKind, rule: OpeningRule) -> Self {
        let game = match kind {
            GameKind::Rows(variant) => Game::with_opening(variant, rule).ok(),
            GameKind::Quarto(_) => None,
        };
        Self::from(game.map_or_else(|| AnyGame::new(kind), AnyGame::Rows))
    }

    /// Opening rule of the game.
    pub fn opening_rule(&self) -> OpeningRule {
        match self.on_board() {
            AnyGame::Rows(game) => game.opening_rule(),
            AnyGame::Quarto(_) => OpeningRule::Free,
        }
    }

    /// Returns all moves with their notes.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Returns the current position in the tree.
    pub const fn cursor(&self) -> &Cursor {
        &self.here
    }

    /// Returns the game up to the current position.
    pub const fn on_board(&self) -> &AnyGame {
        self.here.on_board()
    }

    /// Returns the kind of the game.
    pub const fn kind(&self) -> GameKind {
        self.here.kind()
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.here.shape()
    }

    /// Returns the side to move, or the outcome.
    pub fn state(&self) -> State {
        self.here.state()
    }

    /// Returns the kind of target that the side to move must choose.
    pub fn target_kind(&self) -> TargetKind {
        self.here.target_kind()
    }

    /// Returns the node of the current position.
    pub fn node(&self) -> NodeId {
        self.here.node()
    }

    /// Returns the nodes of the current line, from the root through the current one to its end.
    pub fn line(&self) -> &[NodeId] {
        self.here.line()
    }

    /// Number of actions that lead to the current position.
    pub const fn ply(&self) -> usize {
        self.here.ply()
    }

    /// Returns the information on the game as a whole.
    pub const fn info(&self) -> &Info {
        self.tree.info()
    }

    /// Number of positions in which a hint was taken.
    pub fn hints(&self) -> usize {
        let nodes = self.tree.preorder();
        nodes.filter(|&node| self.tree.notes(node).hints > 0).count()
    }

    /// Plays a move: follows a known continuation, or starts a variation.
    ///
    /// # Errors
    /// Fails if the move is illegal, the game is over, or the tree is full. The record is then
    /// unchanged.
    pub fn play(&mut self, target: Target) -> Result<State, IllegalMove> {
        let action = self.here.put(target)?;
        if self.descend(action) {
            Ok(self.state())
        } else {
            self.here.take_off();
            Err(IllegalMove::RecordFull)
        }
    }

    /// Records the resignation of a side; `false` if the game is already over.
    pub fn resign(&mut self, loser: Stone) -> bool {
        self.end(End::Resigned(loser))
    }

    /// Ends the game off the board; `false` if it is already over.
    pub fn end(&mut self, end: End) -> bool {
        matches!(self.state(), State::ToMove(_)) && self.descend(Action::End(end))
    }

    /// Checks whether the current position, in which the game is in progress, is drawn by its limit.
    pub(crate) fn is_at_limit(&self) -> bool {
        match self.on_board() {
            AnyGame::Rows(game) => self.info().limit.is_reached(game),
            AnyGame::Quarto(_) => false,
        }
    }

    /// Ends the game as drawn if it is in progress and has reached its move limit. Returns whether
    /// it does.
    pub fn end_at_limit(&mut self) -> bool {
        self.is_at_limit() && self.end(End::MoveLimit)
    }

    /// Ends the game like [`end`](Self::end) in a node that need not be current; `None` if it is
    /// over there.
    pub(crate) fn end_at(&mut self, node: NodeId, end: End) -> Option<NodeId> {
        self.cursor_at(node)?.state().mover()?;
        let action = Action::End(end);
        let added = self.child_or_new(node, action)?;
        self.here.follow(&self.tree);
        Some(added)
    }

    /// Moves to the node of an action already played on the board; `false` if the tree is full.
    fn descend(&mut self, action: Action) -> bool {
        let Some(node) = self.child_or_new(self.node(), action) else { return false };
        self.here.descend(&self.tree, node);
        true
    }

    fn child_or_new(&mut self, parent: NodeId, action: Action) -> Option<NodeId> {
        self.tree.child(parent, action).or_else(|| self.tree.add(parent, action))
    }

    /// Checks whether there is anything to undo.
    pub const fn can_take_back(&self) -> bool {
        self.here.can_go_back()
    }

    /// Undoes the last action and returns it. It stays in the tree.
    pub fn take_back(&mut self) -> Option<Action> {
        self.here.back(&self.tree)
    }

    /// Checks whether there is anything to redo.
    pub const fn can_redo(&self) -> bool {
        self.here.can_go_on()
    }

    /// Plays the next move of the current line and returns it.
    pub fn redo(&mut self) -> Option<Action> {
        self.here.forward(&self.tree)
    }

    /// Goes to a node; `false` if there is no such node. The current line then leads through it and
    /// its first continuations.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        self.here.go_to(&self.tree, node)
    }

    /// Goes to the position and line of a cursor.
    pub fn stand_at(&mut self, cursor: Cursor) {
        self.here = cursor;
        self.here.follow(&self.tree);
    }

    /// Creates a cursor at a node; `None` if there is no such node.
    pub fn cursor_at(&self, node: NodeId) -> Option<Cursor> {
        let mut cursor = self.here.clone();
        cursor.go_to(&self.tree, node).then_some(cursor)
    }

    /// Returns the game up to a node; `None` if there is no such node.
    pub fn game_at(&self, node: NodeId) -> Option<AnyGame> {
        self.cursor_at(node).map(|cursor| cursor.on_board().clone())
    }

    /// Lists the player to act after each action so far, with the time left to the one who acted, if
    /// known.
    pub fn turns(&self) -> Vec<(Option<Seat>, Option<Duration>)> {
        let mut cursor = self.here.clone();
        let mut turns = Vec::with_capacity(self.ply());
        while cursor.can_go_back() {
            turns.push((cursor.seat_to_act(), self.tree.notes(cursor.node()).left));
            cursor.back(&self.tree);
        }
        turns.reverse();
        turns
    }

    /// Returns the side to move at the end of the main line, or the outcome.
    pub fn main_state(&self) -> State {
        self.main_end().state()
    }

    /// Returns the end of the main line.
    pub fn main_end(&self) -> Cursor {
        let mut end = self.here.clone();
        end.go_to_end(&self.tree);
        end
    }

    /// Checks whether this record has the same start as another one, and contains all its moves and
    /// notes.
    pub fn includes(&self, other: &Self) -> bool {
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((here, there)) = pairs.pop() {
            let notes = other.tree.notes(there);
            if !notes.is_empty() && self.tree.notes(here) != notes {
                return false;
            }
            for child in other.tree.children(there) {
                let action = other.tree.action(child);
                let Some(same) = action.and_then(|action| self.tree.child(here, action)) else {
                    return false;
                };
                pairs.push((same, child));
            }
        }
        (*other.info() == Info::default() || self.info() == other.info())
            && self.game_at(NodeId::ROOT) == other.game_at(NodeId::ROOT)
    }

    /// Changes the notes on a node; `false` if there is no such node, or no room for notes.
    pub fn annotate(&mut self, node: NodeId, change: impl FnOnce(&mut Notes)) -> bool {
        let mut notes = self.tree.notes(node).into_owned();
        change(&mut notes);
        let is_there = self.tree.set_notes(node, &notes);
        self.here.follow(&self.tree);
        is_there
    }

    /// Changes the information on the game as a whole.
    pub fn edit_info(&mut self, change: impl FnOnce(&mut Info)) {
        let mut info = self.info().clone();
        change(&mut info);
        self.tree.set_info(info);
        self.here.follow(&self.tree);
    }

    /// Adds a continuation to a node that need not be current, and returns it.
    ///
    /// # Errors
    /// Fails if the move is illegal, or the tree is full.
    pub fn add(&mut self, node: NodeId, target: Target) -> Result<NodeId, IllegalMove> {
        let action = self.cursor_at(node).ok_or(IllegalMove::GameOver)?.put(target)?;
        let added = self.child_or_new(node, action).ok_or(IllegalMove::RecordFull)?;
        self.here.follow(&self.tree);
        Ok(added)
    }

    /// Deletes a node with all its descendants, except the root. If the current node is among them,
    /// the parent of the deleted one becomes current. `None` if there is no such node.
    pub fn delete(&mut self, node: NodeId) -> Option<()> {
        let deleted = self.tree.delete(node);
        self.here.follow(&self.tree);
        deleted
    }

    /// Makes a node the first continuation of its parent.
    pub fn promote(&mut self, node: NodeId) {
        self.reorder(node, 0);
    }

    /// Moves a node to this index among its siblings, from 0.
    pub(crate) fn reorder(&mut self, node: NodeId, place: usize) {
        self.tree.reorder(node, place);
        self.here.follow(&self.tree);
    }

    /// Goes to the end of the main line.
    pub fn go_to_end(&mut self) {
        self.here.go_to_end(&self.tree);
    }

    /// Takes the changes logged since the last call, oldest first. The first call starts the log.
    pub fn take_log(&mut self) -> Vec<Change> {
        self.tree.take_log()
    }

    /// Gives access to the tree, for reading a file that numbers its nodes.
    pub(crate) const fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }
}

#[cfg(test)]
pub(crate) mod tests;
