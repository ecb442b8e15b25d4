//! The list of moves: the line on the screen, two moves a row, and below a row the variations that
//! leave the line there.

use super::{Viewer, is_move};
use crate::game::AnyGame;
use crate::quarto::Piece;
use crate::record::{Action, Cursor, Judgement, NodeId, Tree};
use crate::rules::Stone;
use crate::tui::naming::{self, Naming};

/// Columns of a move's number, with the air behind it.
const NUMBER: usize = 6;
/// Columns of a move on the line, with its mark; in Quarto with the piece before the cell.
const MOVE: usize = 10;
/// Columns before the first move of a branch.
const INDENT: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// A variation beside the line.
    pub is_branch: bool,
    /// Number of its first move, from 1; from 0 in Quarto.
    pub number: usize,
    pub moves: Vec<ListedMove>,
    /// More moves follow than fit.
    pub goes_on: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMove {
    pub node: NodeId,
    /// Column of the list at which it begins.
    pub column: usize,
    /// Its cell, in Quarto with its piece, and what the review says of it.
    pub text: String,
    pub side: Stone,
    /// The position on the screen is before it, or in another branch.
    pub is_ahead: bool,
    pub piece: Option<Piece>,
}

/// The part of the list for which there are rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    pub rows: Vec<MoveRow>,
}

impl MoveList {
    pub fn at(&self, row: usize, column: usize) -> Option<NodeId> {
        let mut moves = self.rows.get(row)?.moves.iter();
        let is_there =
            |it: &&ListedMove| (it.column..it.column + it.text.chars().count()).contains(&column);
        moves.find(is_there).map(|it| it.node)
    }
}

impl Viewer {
    /// The rows of the list around the position on the screen.
    pub fn move_list(&self, naming: &Naming, width: usize, rows: usize) -> MoveList {
        let (tree, cursor) = (self.tree(), self.shown());
        let all = MoveRows { tree, cursor, naming, width };
        let plan = all.plan();
        let node = cursor.node();
        let has_node = |row: &_| matches!(row, PlannedRow::Line(_, nodes) if nodes.contains(&node));
        let here = plan.iter().rposition(has_node).unwrap_or(0);
        let last = plan.len().saturating_sub(rows);
        // At the end of the line, the moves that lead there; else some after it, too.
        let first = if cursor.can_go_on() { here.saturating_sub(rows / 2).min(last) } else { last };
        MoveList { rows: plan[first..].iter().take(rows).map(|row| all.row(row)).collect() }
    }
}

/// A row before it has its words: of thousands of rows few are shown.
enum PlannedRow {
    /// Moves of the line; the first of them has this index.
    Line(usize, Vec<NodeId>),
    /// A branch that leaves the line with this node, a move of this index.
    Branch(usize, NodeId),
}

struct MoveRows<'a> {
    tree: &'a Tree,
    cursor: &'a Cursor,
    naming: &'a Naming<'a>,
    width: usize,
}

impl MoveRows<'_> {
    fn plan(&self) -> Vec<PlannedRow> {
        let (tree, line) = (self.tree, self.cursor.line());
        let mut rows: Vec<PlannedRow> = Vec::new();
        let mut branches = Vec::new();
        let mut index = 0;
        for &node in line.iter().skip(1) {
            let siblings = tree.parent(node).into_iter().flat_map(|parent| tree.children(parent));
            let has_moves = |&id: &NodeId| tree.main_line(id).any(|id| is_move(tree, id));
            let others = siblings.filter(|&other| other != node).filter(has_moves);
            let first = index;
            if is_move(tree, node) {
                if index % 2 == 0 {
                    rows.append(&mut branches);
                    rows.push(PlannedRow::Line(index, Vec::with_capacity(2)));
                }
                if let Some(PlannedRow::Line(_, nodes)) = rows.last_mut() {
                    nodes.push(node);
                }
                index += 1;
            }
            branches.extend(others.map(|other| PlannedRow::Branch(first, other)));
        }
        rows.append(&mut branches);
        rows
    }

    fn row(&self, planned: &PlannedRow) -> MoveRow {
        match planned {
            &PlannedRow::Branch(index, node) => self.branch(node, index),
            PlannedRow::Line(first, nodes) => {
                let moves = nodes.iter().zip(*first..);
                let moves = moves.map(|(&node, at)| self.listed(node, at, NUMBER + at % 2 * MOVE));
                let number = self.number(*first);
                MoveRow { is_branch: false, number, moves: moves.collect(), goes_on: false }
            }
        }
    }

    /// The moves of a branch that begins with this node, as many as fit into a row.
    fn branch(&self, node: NodeId, index: usize) -> MoveRow {
        let tree = self.tree;
        let number = self.number(index);
        let mut row = MoveRow { is_branch: true, number, moves: Vec::new(), goes_on: false };
        let mut column = INDENT + number.to_string().len() + 1;
        let moves = tree.main_line(node).filter(|&id| is_move(tree, id));
        for (id, index) in moves.zip(index..) {
            let listed = self.listed(id, index, column);
            let end = column + listed.text.chars().count();
            // A sign that it goes on stands behind the last one.
            if end + 2 > self.width && !row.moves.is_empty() {
                row.goes_on = true;
                break;
            }
            column = end + 1;
            row.moves.push(listed);
        }
        row
    }

    fn listed(&self, node: NodeId, index: usize, column: usize) -> ListedMove {
        let tree = self.tree;
        let mut text = String::new();
        let piece = match tree.parent(node).and_then(|before| tree.action(before)) {
            Some(Action::Piece(piece)) => Some(piece),
            _ => None,
        };
        text.extend(piece.map(|piece| format!("{} ", naming::piece(piece))));
        if let Some(Action::Stone(point)) = tree.action(node) {
            text += &self.naming.cell(point);
        }
        text.extend(tree.notes(node).judgement.map(sign));
        let is_ahead = !self.cursor.line()[..=self.cursor.ply()].contains(&node);
        ListedMove { node, column, text, side: self.first().after(index), piece, is_ahead }
    }

    fn first(&self) -> Stone {
        match self.cursor.on_board() {
            AnyGame::Rows(game) => game.side_of(0),
            // Who places the first piece is the one who did not select it.
            AnyGame::Quarto(_) => Stone::Second,
        }
    }

    const fn number(&self, index: usize) -> usize {
        naming::number(self.cursor.kind(), index)
    }
}

/// `?!`: the sign of a judgement behind a move, as in the books of chess.
fn sign(judgement: Judgement) -> String {
    let sign = match judgement {
        Judgement::OnlyMove => "*",
        Judgement::GoodFind => "!",
        Judgement::Interesting => "!?",
        Judgement::Doubtful => "?!",
        Judgement::Mistake => "?",
        // In so many moves of the winner.
        Judgement::MissedWin(plies) => return format!("?w{}", plies.div_ceil(2)),
        Judgement::Blunder => "??",
    };
    sign.to_owned()
}
