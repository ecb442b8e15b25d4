//! Panel beside the board, in rows. The view draws them, and the mouse finds places in them.
//!
//! `panel/moves` lists the moves of the shown line, with the variations that leave it below their
//! row.

mod moves;
mod text;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use super::Table;
use crate::locale::text;
use crate::record::NodeId;
use crate::rules::Stone;
use crate::tui::analysis::{self, curve_plies};
use crate::tui::command::{Command, Walk};
use crate::tui::ctx::Ctx;
use crate::tui::layout::{BAG_TOP, BagLayout};
use crate::tui::text::{draw_lines, heading};
use crate::tui::{editor, explorer};
use moves::MovePlaces;
use text::PanelText;

/// Maximum number of rows of messages, which take at most a third of the free rows.
const MESSAGES_MAX: usize = 8;
/// Minimum number of rows of a comment or a longer message.
const ENOUGH: usize = 3;
/// Minimum number of rows of moves above the computer's thoughts.
const MOVES_MIN: usize = 6;
/// Rows of the computer's thoughts, including their heading and a blank row.
const THOUGHTS: usize = 5;
/// Possible numbers of rows of the curve, including a blank row.
const CURVE: [usize; 4] = [6, 5, 4, 3];
const GAP: &str = "  ";

#[derive(Default)]
pub struct Panel {
    /// Lines of text, and their places.
    texts: Vec<(Vec<Line<'static>>, Rect)>,
    moves: (Vec<MovePlaces>, Rect),
    analysis: Rect,
    curve: Rect,
    pub explorer: Rect,
}

/// Rows of an area that are still free.
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
        head.extend([Stone::First, Stone::Second].map(|side| text.player(side)));
        let mut head_rows = head.len() + 1;
        if let Some(bag) = bag {
            head_rows = head_rows.max(usize::from(BAG_TOP + bag.rows() + 1));
            head.resize(usize::from(BAG_TOP) - 1, Line::default());
            head.push(heading(&text!("panel-pieces"), width, theme));
        }
        let mut rows = Rows(area);
        let mut texts = vec![(head, rows.take(head_rows))];
        texts.push((vec![heading(&text.count(), width, theme)], rows.take(1)));

        if let Some(explored) = table.explored() {
            let wanted = explorer::HEAD + explored.continuations().len().max(1);
            let explorer = rows.take_last(wanted.min(rows.left().saturating_sub(MOVES_MIN / 2)));
            let (lines, places) = text.moves(rows.left());
            let moves = rows.take(lines.len());
            texts.push((lines, moves));
            texts.push((explored.lines(&text.naming, theme, explorer), explorer));
            return Self { texts, moves: (places, moves), explorer, ..Self::default() };
        }

        let end = text.end();
        let free = rows.left().saturating_sub(end.len());
        let mut comment = text.comment();
        // The end is cut off if it does not fit. A heading alone is useless.
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

        let heights = [messages.len(), thoughts.len(), curve, analysis, comment.len()];
        let [messages_area, thoughts_area, curve, analysis, comment_area] =
            heights.map(|height| rows.take_last(height));
        let room = rows.left().saturating_sub(end.len());
        let (lines, places) = if table.is_hidden() { Default::default() } else { text.moves(room) };
        let moves = rows.take(lines.len());
        texts.extend([
            (lines, moves),
            (end, rows.0),
            (comment, comment_area),
            (thoughts, thoughts_area),
            (messages, messages_area),
        ]);
        if has_analysis {
            let Table { analysis: found, viewer, .. } = table;
            texts.push((analysis::lines(found, viewer, &text.naming, theme, width), analysis));
        }
        Self { texts, moves: (places, moves), analysis, curve, explorer: Rect::default() }
    }

    pub fn draw(&self, table: &Table, ctx: &Ctx, buffer: &mut Buffer) {
        for (lines, area) in &self.texts {
            draw_lines(lines, *area, buffer);
        }
        let Table { analysis, viewer, .. } = table;
        analysis::curve(analysis, viewer, &ctx.look.theme, self.curve, buffer);
    }

    /// Row of the explorer at a place of the window, from 0.
    pub fn explorer_row_at(&self, at: Position) -> Option<usize> {
        row_at(at, self.explorer)?.checked_sub(explorer::HEAD)
    }

    /// Command of a click on a move, on the curve of this line, or on a line of the analysis.
    pub fn command_at(&self, at: Position, line: &[NodeId]) -> Option<Command> {
        let on_curve = || {
            let column = self.curve.contains(at).then(|| usize::from(at.x - self.curve.x))?;
            let ply = *curve_plies(line.len(), self.curve.width.into()).get(column)?;
            Some(line[ply])
        };
        let node = self.move_at(at).or_else(on_curve);
        let walk = node.map(|node| Command::Walk(Walk::To(node)));
        let index = || row_at(at, self.analysis)?.checked_sub(analysis::HEAD);
        walk.or_else(|| index().map(Command::ChooseLine))
    }

    /// Position after the move at a place of the window.
    fn move_at(&self, at: Position) -> Option<NodeId> {
        let (rows, area) = &self.moves;
        let (row, column) = (row_at(at, *area)?, usize::from(at.x - area.x));
        rows.get(row)?.iter().find(|(columns, _)| columns.contains(&column)).map(|&(_, node)| node)
    }
}

fn row_at(at: Position, area: Rect) -> Option<usize> {
    area.contains(at).then(|| usize::from(at.y - area.y))
}

impl Table {
    /// Checks whether at least two positions of the line have an evaluation.
    fn has_curve(&self) -> bool {
        let tree = self.viewer.tree();
        let line = self.viewer.shown().line().iter();
        let known = line.filter(|&&id| tree.notes(id).evaluation.is_some());
        !self.is_hidden() && known.take(2).count() == 2
    }
}
