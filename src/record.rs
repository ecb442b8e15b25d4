//! The record of a game: who plays, a tree of everything that was played or could have been, notes on
//! its moves, and where the game stands. Pure.
//!
//! Whatever plays or shows a game holds one. To take back is a step towards the root of the tree, to play
//! again a step away from it; another move in an old position begins a variation, so that nothing is
//! ever lost.

mod cursor;
mod edit;
mod info;
mod notes;
mod tree;

pub use cursor::Cursor;
pub use edit::{Change, Edit};
pub use info::{Info, Player};
pub use notes::{Evaluation, Judgement, Mark, MarkKind, Notes, Property};
pub use tree::{Action, Branch, NodeId, Revision, Tree};

use std::time::Duration;

use crate::game::{AnyGame, End, GameKind, IllegalMove, State, Target, TargetKind};
use crate::rules::{Shape, Stone};

/// A game with everything that is known of it, and the position in which it stands.
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

/// Equal if they know the same of the same game, and stand in the same place of the same line.
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

/// The record of this game, with its moves as the only line; it stands at their end.
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

/// The position from which a game began, as a game without moves.
fn start(game: AnyGame) -> AnyGame {
    match game {
        AnyGame::Rows(game) => {
            AnyGame::Rows(crate::rules::Game::from_position(game.start().clone()))
        }
        AnyGame::Quarto(_) => AnyGame::new(game.kind()),
    }
}

/// What was played in a game, in order.
fn actions(game: &AnyGame) -> Vec<Action> {
    match game {
        AnyGame::Rows(game) => game.moves().iter().copied().map(Action::Stone).collect(),
        AnyGame::Quarto(game) => {
            let moves = game.moves().iter();
            let placed = moves.flat_map(|it| [Action::Piece(it.piece), Action::Stone(it.point)]);
            placed.chain(game.selected().map(Action::Piece)).collect()
        }
    }
}

impl Record {
    /// The record of a game without moves.
    pub fn new(kind: GameKind) -> Self {
        Self::from(AnyGame::new(kind))
    }

    /// All moves, and what is known of them.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Where the game stands.
    pub const fn cursor(&self) -> &Cursor {
        &self.here
    }

    /// The game on the board, with the moves that lead to where it stands.
    pub const fn on_board(&self) -> &AnyGame {
        self.here.on_board()
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        self.here.kind()
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.here.shape()
    }

    /// Whose turn it is, or how the game ended.
    pub fn state(&self) -> State {
        self.here.state()
    }

    /// What the side to move has to choose.
    pub fn target_kind(&self) -> TargetKind {
        self.here.target_kind()
    }

    /// Where the game stands.
    pub fn node(&self) -> NodeId {
        self.here.node()
    }

    /// The nodes from the root through the one where the game stands to the end of that line.
    pub fn line(&self) -> &[NodeId] {
        self.here.line()
    }

    /// Number of actions between the root and where the game stands.
    pub const fn ply(&self) -> usize {
        self.here.ply()
    }

    /// What is known of the game as a whole.
    pub const fn info(&self) -> &Info {
        self.tree.info()
    }

    /// Changes the tree; `None` if that is impossible. The game follows: if it stood in a node that is gone, it
    /// stands in the one before.
    fn apply(&mut self, edit: Edit) -> Option<Edit> {
        let inverse = self.tree.apply(edit)?;
        self.here.follow(&self.tree);
        Some(inverse)
    }

    /// Puts the mover's stone there, selects or places a piece. A move that the tree has is gone to, another
    /// one begins a variation.
    ///
    /// # Errors
    /// If the move is illegal, the game is over, or the tree is full; then nothing has changed.
    pub fn play(&mut self, target: Target) -> Result<State, IllegalMove> {
        let action = self.here.put(target)?;
        if self.descend(action) {
            Ok(self.state())
        } else {
            self.here.take_off();
            Err(IllegalMove::RecordFull)
        }
    }

    /// A side gives up; `false` if the game is over already.
    ///
    /// ```
    /// use gomoku::game::{GameKind, Outcome, State, Win};
    /// use gomoku::record::Record;
    /// use gomoku::rules::{Stone, Variant};
    ///
    /// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    /// record.resign(Stone::First);
    /// assert_eq!(record.state(), State::Over(Outcome::Won(Stone::Second, Win::Resignation)));
    /// ```
    pub fn resign(&mut self, loser: Stone) -> bool {
        self.end(End::Resigned(loser))
    }

    /// The game ends off the board; `false` if it is over already.
    pub fn end(&mut self, end: End) -> bool {
        matches!(self.state(), State::ToMove(_)) && self.descend(Action::End(end))
    }

    /// An end of the game off the board in this node, without going there; `None` if it is over there, or there is
    /// no such node.
    pub(crate) fn end_at(&mut self, node: NodeId, end: End) -> Option<NodeId> {
        self.state_at(node)?.mover()?;
        let action = Action::End(end);
        let added = self.child_or_new(node, action)?;
        self.here.follow(&self.tree);
        Some(added)
    }

    /// One step down the tree, by a node that is there or a new one, for an action that is on the board already;
    /// `false` if there is no room for a new one.
    fn descend(&mut self, action: Action) -> bool {
        let Some(node) = self.child_or_new(self.node(), action) else { return false };
        self.here.descend(&self.tree, node);
        true
    }

    /// The continuation by this action, or a new one; `None` if there is no room for it.
    fn child_or_new(&mut self, parent: NodeId, action: Action) -> Option<NodeId> {
        self.tree.child(parent, action).or_else(|| {
            match self.tree.apply(Edit::Play(parent, action))? {
                Edit::Delete(node) => Some(node),
                _ => None,
            }
        })
    }

    /// Whether there is something to take back.
    pub const fn can_take_back(&self) -> bool {
        self.here.can_go_back()
    }

    /// Takes back what happened last, and says what that was. It stays in the tree.
    pub fn take_back(&mut self) -> Option<Action> {
        self.here.back(&self.tree)
    }

    /// Whether the line goes on behind where the game stands.
    pub const fn can_redo(&self) -> bool {
        self.here.can_go_on()
    }

    /// Plays the next move of the line, and says what that was.
    ///
    /// ```
    /// use gomoku::game::{GameKind, Target};
    /// use gomoku::record::Record;
    /// use gomoku::rules::{Point, Variant};
    ///
    /// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    /// record.play(Target::Cell(Point::new(7, 7)))?;
    /// let taken = record.take_back();
    /// assert_eq!(record.redo(), taken);
    /// assert_eq!((record.on_board().moves(), record.redo()), (1, None));
    /// # Ok::<(), gomoku::game::IllegalMove>(())
    /// ```
    pub fn redo(&mut self) -> Option<Action> {
        self.here.forward(&self.tree)
    }

    /// Goes to a node of the tree, and says whether there is such a node. The line then leads through it
    /// and on by the first continuations.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        self.here.go_to(&self.tree, node)
    }

    /// Stands so many steps from the root on the line that ends with a node; `false` if there is no such place.
    pub(crate) fn stand(&mut self, line_end: NodeId, ply: usize) -> bool {
        self.here.stand(&self.tree, line_end, ply)
    }

    /// Stands where this cursor does, in the line that it follows.
    pub fn stand_at(&mut self, cursor: Cursor) {
        self.here = cursor;
        self.here.follow(&self.tree);
    }

    /// Another cursor, in a node; `None` if there is no such node.
    pub fn cursor_at(&self, node: NodeId) -> Option<Cursor> {
        let mut cursor = self.here.clone();
        cursor.go_to(&self.tree, node).then_some(cursor)
    }

    /// The game as it stands in a node; `None` if there is no such node.
    pub fn game_at(&self, node: NodeId) -> Option<AnyGame> {
        self.cursor_at(node).map(|cursor| cursor.on_board().clone())
    }

    /// Whose turn it is in a node, or how the game ended there.
    pub fn state_at(&self, node: NodeId) -> Option<State> {
        self.cursor_at(node).map(|cursor| cursor.state())
    }

    /// For every action up to where the game stands: whose turn it was then, and the time that was left to
    /// whoever acted, if that is known.
    pub fn turns(&self) -> Vec<(Option<Stone>, Option<Duration>)> {
        let mut cursor = self.here.clone();
        let mut turns = Vec::with_capacity(self.ply());
        while cursor.can_go_back() {
            turns.push((cursor.state().mover(), self.tree.notes(cursor.node()).left));
            cursor.back(&self.tree);
        }
        turns.reverse();
        turns
    }

    /// Whose turn it is at the end of the main line, or how the game ended there.
    pub fn main_state(&self) -> State {
        let mut end = self.here.clone();
        end.go_to_end(&self.tree);
        end.state()
    }

    /// Whether this record knows everything that another one does: it begins with the same position, and
    /// has all of its moves with the same notes.
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

    /// Changes the notes on a node; `false` if there is no such node.
    ///
    /// ```
    /// use gomoku::game::GameKind;
    /// use gomoku::record::{NodeId, Record};
    /// use gomoku::rules::Variant;
    ///
    /// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    /// assert!(record.annotate(NodeId::ROOT, |notes| notes.comment.push_str("Here we go.")));
    /// assert_eq!(record.tree().notes(NodeId::ROOT).comment, "Here we go.");
    /// ```
    pub fn annotate(&mut self, node: NodeId, change: impl FnOnce(&mut Notes)) -> bool {
        let mut notes = Box::new(self.tree.notes(node).clone());
        change(&mut notes);
        self.apply(Edit::Note(node, notes)).is_some()
    }

    /// Changes what is known of the game as a whole.
    pub fn edit_info(&mut self, change: impl FnOnce(&mut Info)) {
        let mut info = Box::new(self.info().clone());
        change(&mut info);
        self.apply(Edit::Info(info));
    }

    /// Adds a continuation to a node without going there, if it is legal there and new; the node that has
    /// it.
    ///
    /// # Errors
    /// If it is illegal, or the tree is full.
    pub fn add(&mut self, node: NodeId, target: Target) -> Result<NodeId, IllegalMove> {
        let action = self.cursor_at(node).ok_or(IllegalMove::GameOver)?.put(target)?;
        let added = self.child_or_new(node, action).ok_or(IllegalMove::RecordFull)?;
        self.here.follow(&self.tree);
        Ok(added)
    }

    /// Takes a node and all that follows it out of the tree; the root stays. If the game stood there, it
    /// goes back to the node before. Returns what brings the node back; `None` if there is no such node.
    pub fn delete(&mut self, node: NodeId) -> Option<Edit> {
        self.apply(Edit::Delete(node))
    }

    /// Takes an edit back: applies the inverse that it gave.
    pub fn revert(&mut self, inverse: Edit) -> bool {
        self.apply(inverse).is_some()
    }

    /// Makes a node the first continuation of the one before it.
    pub fn promote(&mut self, node: NodeId) {
        self.reorder(node, 0);
    }

    /// Puts a node in this place among the continuations of the one before it, from 0.
    pub(crate) fn reorder(&mut self, node: NodeId, place: usize) {
        self.apply(Edit::Promote { node, place });
    }

    /// Goes to the end of the main line.
    pub fn go_to_end(&mut self) {
        self.here.go_to_end(&self.tree);
    }

    /// From now on changes are remembered until [`take_log`](Self::take_log) takes them.
    pub fn keep_log(&mut self) {
        self.tree.keep_log();
    }

    /// The changes since they were taken last, oldest first.
    pub fn take_log(&mut self) -> Vec<Change> {
        self.tree.take_log()
    }

    /// The tree, for who reads a file that numbers its nodes.
    pub(crate) const fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }
}

#[cfg(test)]
mod tests;
