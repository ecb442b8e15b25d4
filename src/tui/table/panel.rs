//! The panel beside the board, in rows: the view draws them, the mouse finds places in them.

mod moves;
mod players;
mod text;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use super::Table;
use crate::record::NodeId;
use crate::tui::analysis::{self, curve_plies};
use crate::tui::ctx::Ctx;
use crate::tui::layout::{BAG_TOP, BagLayout};
use crate::tui::text::{draw_lines, heading};
use crate::tui::viewer::MoveList;
use crate::tui::{editor, explorer};
use text::PanelText;

/// Maximum rows of messages, which take a third of the free rows at most.
const MESSAGES_MAX: usize = 8;
/// Minimum rows of a comment or a longer message.
const ENOUGH: usize = 3;
/// Minimum rows of moves above the computer's thoughts.
const MOVES_MIN: usize = 6;
/// Rows of the computer's thoughts, with their heading and a row of air.
const THOUGHTS: usize = 5;
/// Rows of the curve with a row of air, as many as there is room for.
const CURVE: [usize; 4] = [6, 5, 4, 3];
const GAP: &str = "  ";

#[derive(Default)]
pub struct Panel {
    /// Lines of text, and their places.
    texts: Vec<(Vec<Line<'static>>, Rect)>,
    moves: (MoveList, Rect),
    analysis: Rect,
    curve: Rect,
    pub explorer: Rect,
}

/// The rows of an area that are still free.
struct Rows(Rect);

impl Rows {
    fn take(&mut self, rows: usize) -> Rect {
        let height = u16::try_from(rows).unwrap_or(u16::MAX).min(self.0.height);
        let taken = Rect { height, ..self.0 };
        self.0 = Rect { y: self.0.y + height, height: self.0.height - height, ..self.0 };
        taken
    }

    fn take_last(&mut self, rows: usize) -> Rect {
        let height = u16::try_from(rows).unwrap_or(u16::MAX).min(self.0.height);
        self.0.height -= height;
        Rect { y: self.0.bottom(), height, ..self.0 }
    }

    const fn left(&self) -> usize {
        self.0.height as usize
    }
}

impl Panel {
    pub fn new(table: &Table, ctx: &Ctx, bag: Option<&BagLayout>, area: Rect) -> Self {
        let width = usize::from(area.width);
        let text = PanelText { table, ctx, naming: table.naming(ctx), width };
        let theme = &ctx.look.theme;
        let mut head = text.title();
        if let Some(editor) = table.editor() {
            head.extend(editor::lines(editor, &text.naming, theme, width));
            return Self { texts: vec![(head, area)], ..Self::default() };
        }
        head.push(Line::default());
        head.extend(text.players());
        let mut head_rows = head.len() + 1;
        if let Some(bag) = bag {
            head_rows = head_rows.max(usize::from(BAG_TOP + bag.rows() + 1));
            head.resize(usize::from(BAG_TOP) - 1, Line::default());
            head.push(heading("Pieces", width, theme));
        }
        let mut rows = Rows(area);
        let mut texts = vec![(head, rows.take(head_rows))];
        texts.push((vec![heading(&text.count(), width, theme)], rows.take(1)));

        if let Some(explored) = table.explored() {
            let wanted = explorer::HEAD + explored.continuations().len().max(1);
            let explorer = rows.take_last(wanted.min(rows.left().saturating_sub(MOVES_MIN / 2)));
            let list = table.viewer.move_list(&text.naming, width, rows.left());
            let moves = rows.take(list.rows.len());
            texts.push((text.moves(&list), moves));
            texts.push((explorer::lines(explored, &text.naming, theme, explorer), explorer));
            return Self { texts, moves: (list, moves), explorer, ..Self::default() };
        }

        let end = text.end();
        let free = rows.left().saturating_sub(end.len());
        let mut comment = text.comment();
        // What does not fit goes from its end; a heading alone says nothing.
        comment.truncate(free.saturating_sub(MOVES_MIN / 2));
        if comment.len() < ENOUGH {
            comment.clear();
        }
        let free = free.saturating_sub(comment.len());
        let is_analysed = table.analysis.is_on && !table.is_hidden();
        let analysis = analysis::HEAD + table.analysis.lines().len().max(1);
        let has_analysis = is_analysed && free >= analysis + MOVES_MIN / 2;
        let analysis = if has_analysis { analysis } else { 0 };
        let free = free.saturating_sub(analysis);
        let has_curve = is_analysed || table.has_curve();
        let curve =
            CURVE.into_iter().find(|rows| has_curve && free >= rows + MOVES_MIN / 2).unwrap_or(0);
        let free = free.saturating_sub(curve);
        let messages = text.messages((free / 3).min(MESSAGES_MAX));
        let free = free.saturating_sub(messages.len());
        let mut thoughts = text.thoughts();
        if has_analysis || free < THOUGHTS + MOVES_MIN {
            thoughts.clear();
        }

        let messages_area = rows.take_last(messages.len());
        let thoughts_area = rows.take_last(thoughts.len());
        let curve = rows.take_last(curve);
        let analysis = rows.take_last(analysis);
        let comment_area = rows.take_last(comment.len());
        let room = rows.left().saturating_sub(end.len());
        let list = if table.is_hidden() {
            MoveList::default()
        } else {
            table.viewer.move_list(&text.naming, width, room)
        };
        let moves = rows.take(list.rows.len());
        texts.extend([
            (text.moves(&list), moves),
            (end, rows.0),
            (comment, comment_area),
            (thoughts, thoughts_area),
            (messages, messages_area),
        ]);
        if has_analysis {
            let Table { analysis: found, viewer, .. } = table;
            texts.push((analysis::lines(found, viewer, &text.naming, theme, width), analysis));
        }
        Self { texts, moves: (list, moves), analysis, curve, explorer: Rect::default() }
    }

    pub fn draw(&self, table: &Table, ctx: &Ctx, buffer: &mut Buffer) {
        for (lines, area) in &self.texts {
            draw_lines(lines, *area, buffer);
        }
        let Table { analysis, viewer, .. } = table;
        analysis::curve(analysis, viewer, &ctx.look.theme, self.curve, buffer);
    }

    /// Index of the line of the analysis at a place of the window.
    pub fn line_at(&self, at: Position) -> Option<usize> {
        row_at(at, self.analysis)?.checked_sub(analysis::HEAD)
    }

    /// Row of the explorer at a place of the window, counted from 0.
    pub fn explorer_row_at(&self, at: Position) -> Option<usize> {
        row_at(at, self.explorer)?.checked_sub(explorer::HEAD)
    }

    /// Ply at a place of the curve of a line with so many positions.
    pub fn ply_at(&self, at: Position, positions: usize) -> Option<usize> {
        let column = at.x.checked_sub(self.curve.x).filter(|_| self.curve.contains(at))?;
        curve_plies(positions, self.curve.width.into()).get(usize::from(column)).copied()
    }

    /// The position after the move at a place of the window.
    pub fn move_at(&self, at: Position) -> Option<NodeId> {
        let (list, area) = &self.moves;
        list.at(row_at(at, *area)?, usize::from(at.x.checked_sub(area.x)?))
    }
}

fn row_at(at: Position, area: Rect) -> Option<usize> {
    area.contains(at).then(|| usize::from(at.y - area.y))
}

impl Table {
    /// Two positions of the line or more have an evaluation.
    fn has_curve(&self) -> bool {
        let tree = self.viewer.tree();
        let line = self.viewer.shown().line().iter();
        let known = line.filter(|&&id| tree.notes(id).evaluation.is_some());
        !self.is_hidden() && known.take(2).count() == 2
    }
}
