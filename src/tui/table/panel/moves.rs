//! List of moves: the line on the screen, two moves in each row, with variations below their row.

use std::ops::Range;

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::PanelText;
use crate::game::{AnyGame, State};
use crate::locale::text;
use crate::record::{Action, NodeId, Tree};
use crate::rules::Stone;
use crate::tui::board::judgement_role;
use crate::tui::naming::{self, sign};
use crate::tui::opening::beside_opening;
use crate::tui::quarto;
use crate::tui::text::cut;
use crate::tui::theme::Role;
use crate::tui::viewer::is_move;

/// Columns of the number of a move, without and with the space after it.
const NUMBER: usize = 4;
const HEAD: usize = NUMBER + 2;
/// Columns of a move, including its mark; in Quarto, also the piece before the cell.
const MOVE: usize = 10;

/// Columns of each move in a row, and the position after it.
pub type MovePlaces = Vec<(Range<usize>, NodeId)>;

/// Row without its text, since only few of thousands of rows are shown.
enum PlannedRow {
    /// Moves of the line, starting with the move of this index.
    Line(usize, Vec<NodeId>),
    /// Decision of the opening.
    Decision(NodeId),
    /// Fifth moves offered, starting with the one of this index.
    Offers(usize, Vec<NodeId>),
    /// Variation that leaves the line with this node, a move of this index.
    Branch(usize, NodeId),
}

/// Checks for a turn that has a number in the list: a move or a pass.
fn is_listed(tree: &Tree, id: NodeId) -> bool {
    is_move(tree, id) || tree.action(id) == Some(Action::Pass)
}

impl PanelText<'_> {
    /// Formats the number of the position, `Move 5`, or `Move 5 of 31` if the screen shows a past
    /// position, and the opening of renju.
    pub fn count(&self) -> String {
        let (count, glyphs) = (self.place(), self.ctx.look.theme.glyphs);
        beside_opening(&count, self.table.viewer.shown(), glyphs).unwrap_or(count)
    }

    fn place(&self) -> String {
        let shown = self.table.viewer.shown();
        let moves = shown.on_board().moves();
        match shown.state() {
            _ if self.table.viewer.is_looking() => naming::place(self.table.viewer.tree(), shown),
            State::ToMove(_) => {
                text!("panel-move", number = naming::number(shown.kind(), moves))
            }
            State::Over(_) if moves == 0 => naming::length(shown.on_board()),
            State::Over(_) => text!("panel-after", number = moves),
        }
    }

    /// Rows of the list around the position on the screen, and the places of their moves.
    pub fn moves(&self, rows: usize) -> (Vec<Line<'static>>, Vec<MovePlaces>) {
        let (plan, cursor) = (self.plan(), self.table.viewer.shown());
        let node = cursor.node();
        let has_node = |row: &_| match row {
            PlannedRow::Line(_, nodes) | PlannedRow::Offers(_, nodes) => nodes.contains(&node),
            PlannedRow::Decision(decision) => *decision == node,
            PlannedRow::Branch(..) => false,
        };
        let here = plan.iter().rposition(has_node).unwrap_or(0);
        let last = plan.len().saturating_sub(rows);
        // At the end of the line, the moves that lead there; otherwise also some moves after the
        // position.
        let first = if cursor.can_go_on() { here.saturating_sub(rows / 2).min(last) } else { last };
        plan[first..].iter().take(rows).map(|row| self.row(row)).unzip()
    }

    /// Number of rows of the whole list.
    pub fn rows_of_moves(&self) -> usize {
        if self.table.is_hidden() { 0 } else { self.plan().len() }
    }

    fn plan(&self) -> Vec<PlannedRow> {
        let (tree, line) = (self.table.viewer.tree(), self.table.viewer.shown().line());
        let mut rows: Vec<PlannedRow> = Vec::new();
        let mut branches = Vec::new();
        let (mut index, mut offered) = (0, 0);
        for &node in line.iter().skip(1) {
            let siblings = tree.parent(node).into_iter().flat_map(|parent| tree.children(parent));
            let has_moves = |&id: &NodeId| tree.main_line(id).any(|id| is_listed(tree, id));
            let others = siblings.filter(|&other| other != node).filter(has_moves);
            let first = index;
            if let Some(Action::Offer(_)) = tree.action(node) {
                let room = (self.width.saturating_sub(HEAD) / MOVE).max(1);
                match rows.last_mut() {
                    Some(PlannedRow::Offers(_, nodes)) if nodes.len() < room => nodes.push(node),
                    _ => {
                        rows.append(&mut branches);
                        rows.push(PlannedRow::Offers(offered, vec![node]));
                    }
                }
                offered += 1;
            } else if self.decision(node).is_some() {
                rows.append(&mut branches);
                rows.push(PlannedRow::Decision(node));
            } else if is_listed(tree, node) {
                let is_open = matches!(rows.last(), Some(PlannedRow::Line(..)));
                if index % 2 == 0 || !is_open {
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

    /// Moves of a row; of a variation, as many as fit.
    fn row(&self, planned: &PlannedRow) -> (Line<'static>, MovePlaces) {
        let (theme, tree) = (&self.ctx.look.theme, self.table.viewer.tree());
        let faint = theme.style(Role::Faint);
        let number = |index| naming::number(self.naming.kind, index);
        let (is_branch, first, head, nodes) = match planned {
            PlannedRow::Decision(node) => return self.decision_row(*node),
            PlannedRow::Offers(first, nodes) => return self.offers_row(*first, nodes),
            PlannedRow::Line(first, nodes) => {
                (false, *first, format!("{:>NUMBER$}  ", number(*first)), nodes.clone())
            }
            &PlannedRow::Branch(first, node) => {
                let head = format!("  {} {} ", theme.glyphs.pick('\u{2514}', '`'), number(first));
                let moves = tree.main_line(node).filter(|&id| is_listed(tree, id));
                (true, first, head, moves.collect())
            }
        };
        let mut filled = head.chars().count();
        let mut spans = vec![Span::styled(head, faint)];
        let mut places = MovePlaces::new();
        for (node, index) in nodes.into_iter().zip(first..) {
            let beside = filled + usize::from(!places.is_empty());
            let column = if is_branch { beside } else { HEAD + index % 2 * MOVE };
            let name = self.name(node, index);
            let end = column + name.iter().map(|span| span.content.chars().count()).sum::<usize>();
            // A sign after the last move shows that the variation continues.
            if is_branch && end + 2 > self.width && !places.is_empty() {
                spans.push(Span::styled(format!(" {}", theme.glyphs.pick('\u{2026}', '~')), faint));
                break;
            }
            spans.push(Span::raw(" ".repeat(column.saturating_sub(filled))));
            spans.extend(name);
            places.push((column..end, node));
            filled = end;
        }
        (spans.into(), places)
    }

    /// Words of a decision of the opening.
    fn decision(&self, node: NodeId) -> Option<String> {
        let naming = &self.naming;
        let action = self.table.viewer.tree().action(node)?;
        naming::decision(action, naming.coordinates, naming.shape())
    }

    /// Row of a decision, indented below the numbers: `      - sides swapped`.
    fn decision_row(&self, node: NodeId) -> (Line<'static>, MovePlaces) {
        let (theme, viewer) = (&self.ctx.look.theme, &self.table.viewer);
        let (words, room) =
            (self.decision(node).unwrap_or_default(), self.width.saturating_sub(HEAD));
        let words = if words.width() > room { cut(&words, room) } else { words };
        let is_here = viewer.is_looking() && viewer.shown().node() == node;
        let style = theme.style(if is_here { Role::Selected } else { Role::Faint });
        let places = vec![(HEAD..HEAD + words.width(), node)];
        (Line::from(vec![Span::raw(" ".repeat(HEAD)), Span::styled(words, style)]), places)
    }

    /// Row of offered fifth moves with their letters: `      A 9,3     B 9,6`.
    fn offers_row(&self, first: usize, nodes: &[NodeId]) -> (Line<'static>, MovePlaces) {
        let (theme, viewer) = (&self.ctx.look.theme, &self.table.viewer);
        let mut spans = vec![Span::raw(" ".repeat(HEAD))];
        let mut places = MovePlaces::new();
        for ((&node, letter), index) in nodes.iter().zip(('A'..='Z').skip(first)).zip(0..) {
            let Some(Action::Offer(point)) = viewer.tree().action(node) else { continue };
            let words = format!("{letter} {}", self.naming.cell(point));
            let is_here = viewer.is_looking() && viewer.shown().node() == node;
            let style = theme.style(if is_here { Role::Selected } else { Role::Faint });
            let column = HEAD + index * MOVE;
            places.push((column..column + words.width(), node));
            let gap = MOVE.saturating_sub(words.width());
            spans.extend([Span::styled(words, style), Span::raw(" ".repeat(gap))]);
        }
        (spans.into(), places)
    }

    /// Formats a cell in the colour of its side, or in Quarto `[W*] 1,4` in that of the piece,
    /// followed by the judgement of the review. The position on the screen is highlighted, and
    /// later moves are faint. While a review runs, its judgements are in parentheses.
    fn name(&self, node: NodeId, index: usize) -> Vec<Span<'static>> {
        let (theme, viewer) = (&self.ctx.look.theme, &self.table.viewer);
        let (tree, cursor) = (viewer.tree(), viewer.shown());
        let mut text = String::new();
        let piece = match tree.parent(node).and_then(|before| tree.action(before)) {
            Some(Action::Piece(piece)) => Some(piece),
            _ => None,
        };
        text.extend(piece.map(|piece| format!("{} ", piece.letters())));
        match tree.action(node) {
            Some(Action::Stone(point)) => text += &self.naming.cell(point),
            Some(Action::Pass) => text += &text!("pass"),
            _ => {}
        }
        let first = match cursor.on_board() {
            AnyGame::Rows(game) => game.start().to_move(),
            // The first piece is placed by the player who did not select it.
            AnyGame::Quarto(_) => Stone::Second,
        };
        let review = self.table.review.as_ref();
        let provisional = review.and_then(|review| review.provisional(node));
        let sign = if let Some(judgement) = provisional {
            Some((format!("({})", sign(judgement)), Role::Faint))
        } else {
            let judgement = tree.notes(node).judgement;
            judgement.map(|judgement| (sign(judgement), judgement_role(judgement)))
        };
        let style = match piece {
            _ if viewer.is_looking() && cursor.node() == node => theme.style(Role::Selected),
            // The position on the screen is before it, or in another variation.
            _ if !cursor.line()[..=cursor.ply()].contains(&node) => theme.style(Role::Faint),
            Some(piece) => quarto::style(piece, theme),
            None => theme.name(first.after(index)),
        };
        let is_selected = viewer.is_looking() && cursor.node() == node;
        let sign = sign.map(|(sign, role)| {
            // The selection covers the sign, too.
            Span::styled(sign, if is_selected { style } else { theme.style(role) })
        });
        std::iter::once(Span::styled(text, style)).chain(sign).collect()
    }
}
