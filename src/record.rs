//! The record of a game: who plays, a tree of everything that was played or could have been, notes on
//! its moves, and where the game stands. Pure.
//!
//! Whatever plays or shows a game holds one. To take back is a step towards the root of the tree, to play
//! again a step away from it; another move in an old position begins a variation, so that nothing is
//! ever lost.

mod info;
mod notes;
mod tree;

pub use info::{Info, Player};
pub use notes::{Evaluation, Judgement, Mark, MarkKind, Notes, Property};
pub use tree::{Action, NodeId, Tree};

use std::time::Duration;

use crate::game::{AnyGame, End, GameKind, IllegalMove, State, Target, TargetKind};
use crate::quarto;
use crate::rules::{self, Placement, Shape, Stone};

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
    /// Who plays, when, and what else is known of the game as a whole.
    pub info: Info,
    tree: Tree,
    /// The nodes from the root through the one where the game stands to the end of that line.
    line: Vec<NodeId>,
    /// Which of them that is.
    at: usize,
    /// The game on the board there.
    game: AnyGame,
}

/// Equal if they know the same of the same game, and stand in the same place of the same line.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.tree == other.tree && self.stands_alike(other)
    }
}

impl Eq for Record {}

impl Record {
    /// Whether both are the same but for what the program found by itself: evaluations and judgements.
    pub fn is_same_work(&self, other: &Self) -> bool {
        self.tree.agrees(&other.tree, Notes::is_same_work) && self.stands_alike(other)
    }

    /// Whether both know the same of the game as a whole, and stand in the same place of the same line.
    fn stands_alike(&self, other: &Self) -> bool {
        let same_line = || {
            let (one, two) = (&self.line, &other.line);
            let is_same = |(&one, &two)| self.tree.action(one) == other.tree.action(two);
            one.len() == two.len() && one.iter().zip(two).all(is_same)
        };
        self.at == other.at && self.game == other.game && self.info == other.info && same_line()
    }
}

/// The record of this game, with its moves as the only line; it stands at their end.
impl From<AnyGame> for Record {
    fn from(game: AnyGame) -> Self {
        let mut tree = Tree::default();
        let mut line = vec![NodeId::ROOT];
        let mut node = NodeId::ROOT;
        for action in actions(&game) {
            node = tree.add(node, action);
            line.push(node);
        }
        Self { info: Info::default(), tree, at: line.len() - 1, line, game }
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

    /// The game on the board, with the moves that lead to where it stands.
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
        match self.tree.action(self.node()) {
            Some(Action::End(end)) => State::Over(end.outcome()),
            _ => self.game.state(),
        }
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

    /// All moves.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Where the game stands.
    pub fn node(&self) -> NodeId {
        self.line.get(self.at).copied().unwrap_or(NodeId::ROOT)
    }

    /// The nodes from the root through the one where the game stands to the end of that line.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many actions lie between the root and where the game stands.
    pub const fn ply(&self) -> usize {
        self.at
    }

    /// Puts the mover's stone there, selects or places a piece. A move that the tree has is gone to, another
    /// one begins a variation.
    ///
    /// # Errors
    /// If the move is illegal or the game is over; then nothing has changed.
    pub fn play(&mut self, target: Target) -> Result<State, IllegalMove> {
        if let State::Over(_) = self.state() {
            return Err(IllegalMove::GameOver);
        }
        let action = match &mut self.game {
            AnyGame::Rows(game) => play_rows(game, target).map_err(IllegalMove::Rows)?,
            AnyGame::Quarto(game) => play_quarto(game, target).map_err(IllegalMove::Quarto)?,
        };
        self.descend(action);
        Ok(self.state())
    }

    /// A side gives up; does nothing when the game is over.
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
    pub fn resign(&mut self, loser: Stone) {
        self.end(End::Resigned(loser));
    }

    /// The game ends off the board; does nothing when it is over.
    pub fn end(&mut self, end: End) {
        if let State::ToMove(_) = self.state() {
            self.descend(Action::End(end));
        }
    }

    /// One step down the tree, by a node that is there or a new one.
    fn descend(&mut self, action: Action) {
        let here = self.node();
        let node = self.tree.child(here, action).unwrap_or_else(|| self.tree.add(here, action));
        self.at += 1;
        if self.line.get(self.at) != Some(&node) {
            self.line.truncate(self.at);
            self.line.push(node);
            self.line.extend(self.tree.main_line(node).skip(1));
        }
    }

    /// Whether there is something to take back.
    pub const fn can_take_back(&self) -> bool {
        self.at > 0
    }

    /// Takes back what happened last, and says what that was. It stays in the tree.
    pub fn take_back(&mut self) -> Option<Action> {
        let action = self.tree.action(self.node())?;
        undo(&mut self.game, action);
        self.at = self.at.saturating_sub(1);
        Some(action)
    }

    /// Whether the line goes on behind where the game stands.
    pub const fn can_redo(&self) -> bool {
        self.at + 1 < self.line.len()
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
        let node = *self.line.get(self.at + 1)?;
        let action = self.tree.action(node)?;
        apply(&mut self.game, action).ok()?;
        self.at += 1;
        Some(action)
    }

    /// Goes to a node of the tree, and says whether there is such a node. The line then leads through it
    /// and on by the first continuations.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if !self.tree.contains(node) {
            return false;
        }
        let (path, before) = (self.tree.path(node), self.tree.path(self.node()));
        let common = path.iter().zip(&before).take_while(|(one, other)| one == other).count();
        for action in before[common..].iter().rev().filter_map(|&id| self.tree.action(id)) {
            undo(&mut self.game, action);
        }
        for action in path[common..].iter().filter_map(|&id| self.tree.action(id)) {
            // It was legal when it came into the tree.
            let _ = apply(&mut self.game, action);
        }
        if !self.line.contains(&node) {
            self.line = self.tree.line_through(node);
        }
        self.at = path.len() - 1;
        true
    }

    /// The game as it stands in a node; `None` if there is no such node.
    pub fn game_at(&self, node: NodeId) -> Option<AnyGame> {
        let mut there = self.clone();
        there.go_to(node).then_some(there.game)
    }

    /// Whose turn it is in a node, or how the game ended there.
    pub fn state_at(&self, node: NodeId) -> Option<State> {
        match self.tree.action(node) {
            Some(Action::End(end)) => Some(State::Over(end.outcome())),
            _ => self.game_at(node).map(|game| game.state()),
        }
    }

    /// For every action up to where the game stands: whose turn it was then, and the time that was left to
    /// whoever acted, if that is known.
    pub fn turns(&self) -> Vec<(Option<Stone>, Option<Duration>)> {
        let mut there = Self::from(self.game.clone());
        there.go_to(NodeId::ROOT);
        let nodes = self.line.iter().skip(1).take(self.at);
        let turn = |&node: &NodeId| {
            there.redo();
            let is_end = matches!(self.tree.action(node), Some(Action::End(_)));
            let mover = there.state().mover().filter(|_| !is_end);
            (mover, self.tree.notes(node).left)
        };
        nodes.map(turn).collect()
    }

    /// Whose turn it is at the end of the main line, or how the game ended there.
    pub fn main_state(&self) -> State {
        let mut there = self.clone();
        there.go_to_end();
        there.state()
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
        (other.info == Info::default() || self.info == other.info)
            && self.game_at(NodeId::ROOT) == other.game_at(NodeId::ROOT)
    }

    /// Changes the notes on a node, if there is such a node.
    pub fn notes_mut(&mut self, node: NodeId) -> Option<&mut Notes> {
        self.tree.notes_mut(node)
    }

    /// Adds a continuation to a node without going there, if it is legal there and new; the node that has
    /// it.
    ///
    /// # Errors
    /// If it is illegal.
    pub fn add(&mut self, node: NodeId, target: Target) -> Result<NodeId, IllegalMove> {
        let (line, at, game) = (self.line.clone(), self.at, self.game.clone());
        if !self.go_to(node) {
            return Err(IllegalMove::GameOver);
        }
        let added = self.play(target).map(|_| self.node());
        (self.line, self.at, self.game) = (line, at, game);
        if let Some(&last) = self.line.last() {
            // Where the line ended it may go on now.
            self.line.extend(self.tree.main_line(last).skip(1));
        }
        added
    }

    /// Takes a node and all that follows it out of the tree; the root stays. If the game stood there, it
    /// goes back to the node before.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.tree.parent(node).filter(|_| self.tree.contains(node)) else {
            return false;
        };
        if self.line[..=self.at].contains(&node) {
            self.go_to(parent);
        }
        self.tree.remove(node);
        self.line = self.tree.line_through(self.node());
        true
    }

    /// Makes a node the first continuation of the one before it.
    pub fn promote(&mut self, node: NodeId) {
        self.tree.promote(node);
    }

    /// Goes to the end of the main line.
    pub fn go_to_end(&mut self) {
        let last = self.tree.main_line(NodeId::ROOT).last();
        self.go_to(last.unwrap_or(NodeId::ROOT));
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

/// Plays an action on the board; an end changes nothing there.
fn apply(game: &mut AnyGame, action: Action) -> Result<(), IllegalMove> {
    let target = match action {
        Action::Stone(point) => Target::Cell(point),
        Action::Piece(piece) => Target::Piece(piece),
        Action::End(_) => return Ok(()),
    };
    match game {
        AnyGame::Rows(game) => play_rows(game, target).map(drop).map_err(IllegalMove::Rows),
        AnyGame::Quarto(game) => play_quarto(game, target).map(drop).map_err(IllegalMove::Quarto),
    }
}

/// Takes an action back from the board.
fn undo(game: &mut AnyGame, action: Action) {
    match (action, game) {
        (Action::End(_), _) => {}
        (_, AnyGame::Rows(game)) => drop(game.undo()),
        (Action::Piece(_), AnyGame::Quarto(game)) => drop(game.put_back()),
        (Action::Stone(_), AnyGame::Quarto(game)) => drop(game.take_up()),
    }
}

#[cfg(test)]
mod tests;
