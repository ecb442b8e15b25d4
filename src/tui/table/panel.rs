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
use crate::tui::analysis::{self, Curve, ply_at};
use crate::tui::command::{Command, Walk};
use crate::tui::ctx::Ctx;
use crate::tui::layout::{BAG_TOP, BagLayout};
use crate::tui::text::{EXCERPT_MIN, draw_lines, heading, last_top};
use crate::tui::{editor, explorer};
use moves::MovePlaces;
use text::PanelText;

/// Maximum number of rows of messages, which take at most a third of the free rows.
const MESSAGES_MAX: usize = 8;
/// Minimum number of rows of a longer message, and of a comment with its heading.
const ENOUGH: usize = 3;
/// Rows of a comment above its text: a blank row and the heading.
const HEADING: usize = 2;
/// Number of rows of a comment, including its heading, that have precedence over everything else.
const COMMENT_FIRST: usize = 8;
/// Minimum number of rows of moves above the computer's thoughts.
const MOVES_MIN: usize = 6;
/// Rows of the computer's thoughts, including their heading and a blank row.
const THOUGHTS: usize = 5;
/// Possible numbers of rows of the curve, and rows to leave free for the moves.
const CURVE: [(usize, usize); 6] = [
    (10, 4 * MOVES_MIN),
    (8, 2 * MOVES_MIN),
    (6, MOVES_MIN),
    (5, MOVES_MIN / 2),
    (4, MOVES_MIN / 2),
    (3, MOVES_MIN / 2),
];
/// Number of rows up to which a curve is small.
const SMALL_CURVE: usize = 6;
const GAP: &str = "  ";

#[derive(Default)]
pub struct Panel {
    /// Lines of text, and their places.
    texts: Vec<(Vec<Line<'static>>, Rect)>,
    moves: (Vec<MovePlaces>, Rect),
    analysis: Rect,
    curve: Rect,
    /// Place of a comment that is longer than it.
    excerpt: Rect,
    /// Highest first row of the comment; 0 if it fits.
    pub last_top: usize,
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

/// Rows of the curve, if this many are free. A short game leaves rows to a small curve.
fn curve_rows(free: usize, listed: usize) -> usize {
    let fits = |&(rows, moves): &(usize, usize)| {
        free >= rows + if rows > SMALL_CURVE { moves } else { moves.min(listed) }
    };
    CURVE.into_iter().find(fits).map_or(0, |(rows, _)| rows)
}

/// Lines above the moves: the game, the players, and the heading of the bag; and all their rows.
fn head(text: &PanelText<'_>, bag: Option<&BagLayout>) -> (Vec<Line<'static>>, usize) {
    let mut head = text.title();
    head.push(Line::default());
    head.extend([Stone::First, Stone::Second].map(|side| text.player(side)));
    head.extend(text.presence());
    let mut rows = head.len() + 1;
    if let Some(bag) = bag {
        rows = rows.max(usize::from(BAG_TOP + bag.rows() + 1));
        head.resize(usize::from(BAG_TOP) - 1, Line::default());
        head.push(heading(&text!("panel-pieces"), text.width, &text.ctx.look.theme));
    }
    (head, rows)
}

impl Panel {
    pub fn new(table: &Table, ctx: &Ctx, bag: Option<&BagLayout>, area: Rect) -> Self {
        let width = usize::from(area.width);
        let text = PanelText { table, ctx, naming: table.naming(ctx), width };
        let theme = &ctx.look.theme;
        if let Some(editor) = table.editor() {
            let mut head = text.title();
            head.extend(editor::lines(editor, theme, width));
            return Self { texts: vec![(head, area)], ..Self::default() };
        }
        let (head, head_rows) = head(&text, bag);
        let mut rows = Rows(area);
        let mut texts = vec![(head, rows.take(head_rows))];
        let opening = text.opening();
        let place = rows.take(opening.len());
        texts.push((opening, place));
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
        let (mut comment_head, comment) = text.comment();
        let is_analysed = table.analysis.is_on && !table.is_hidden();
        let analysis = analysis::rows(&table.analysis);
        let has_region = table.analysis.region.is_on && !table.is_hidden();
        let region = if has_region { analysis::REGION_ROWS } else { 0 };
        let reserved = region + if is_analysed { analysis } else { 0 };
        let wanted = comment_head.len() + comment.len();
        let mut comment_rows = first_comment_rows(wanted, free, reserved);
        let is_long = |rows: usize| wanted > rows;
        let free = free.saturating_sub(comment_rows);
        let has_region = has_region && free >= region + MOVES_MIN / 2;
        let region = if has_region { region } else { 0 };
        let free = free.saturating_sub(region);
        // Where there is not enough room, the worst lines are left out.
        let analysis = analysis.min(free.saturating_sub(MOVES_MIN / 2));
        let has_analysis = is_analysed && analysis > analysis::HEAD;
        let analysis = if has_analysis { analysis } else { 0 };
        let free = free.saturating_sub(analysis);
        let has_curve = is_analysed || table.has_curve();
        let curve = if has_curve { curve_rows(free, text.rows_of_moves()) } else { 0 };
        let free = free.saturating_sub(curve);
        // The rest of a long comment is more important than old messages and thoughts.
        let messages = if is_long(comment_rows) {
            Vec::new()
        } else {
            text.messages((free / 3).min(MESSAGES_MAX))
        };
        let free = free.saturating_sub(messages.len());
        let mut thoughts = text.thoughts();
        if has_analysis || is_long(comment_rows) || free < THOUGHTS + MOVES_MIN {
            thoughts.clear();
        }
        if is_long(comment_rows) {
            let missing = wanted - comment_rows;
            comment_rows += missing.min(free.saturating_sub(text.rows_of_moves().min(MOVES_MIN)));
        }
        if comment_rows < HEADING + EXCERPT_MIN && is_long(comment_rows) {
            comment_head.clear();
        }

        let [messages_area, thoughts_area, curve, analysis, region, mut comment_area] =
            [messages.len(), thoughts.len(), curve, analysis, region, comment_rows]
                .map(|height| rows.take_last(height));
        let mut comment_rows = Rows(comment_area);
        let comment_head_area = comment_rows.take(comment_head.len());
        comment_area = comment_rows.0;
        let last_top = last_top(comment.len(), comment_rows.left());
        let comment = text.excerpt(comment, comment_rows.left());
        let room = rows.left().saturating_sub(end.len());
        let (lines, places) = if table.is_hidden() { Default::default() } else { text.moves(room) };
        let moves = rows.take(lines.len());
        texts.extend([
            (lines, moves),
            (end, rows.0),
            (comment_head, comment_head_area),
            (comment, comment_area),
            (thoughts, thoughts_area),
            (messages, messages_area),
        ]);
        if has_analysis {
            let (found, room) = (&table.analysis, [width, usize::from(analysis.height)]);
            let lines = analysis::lines(found, &table.viewer, &text.naming, theme, room);
            texts.push((lines, analysis));
        }
        if has_region {
            let lines = table.analysis.region.lines(&table.viewer, theme, width);
            texts.push((lines, region));
        }
        let excerpt = if last_top > 0 { comment_area } else { Rect::default() };
        let moves = (places, moves);
        Self { texts, moves, analysis, curve, excerpt, last_top, explorer: Rect::default() }
    }

    pub fn draw(&self, table: &Table, ctx: &Ctx, buffer: &mut Buffer) {
        for (lines, area) in &self.texts {
            draw_lines(lines, *area, buffer);
        }
        if !self.curve.is_empty() {
            Curve::new(&table.analysis, &table.viewer).draw(&ctx.look.theme, self.curve, buffer);
        }
    }

    /// Row of the explorer at a place of the window, from 0.
    pub fn explorer_row_at(&self, at: Position) -> Option<usize> {
        row_at(at, self.explorer)?.checked_sub(explorer::HEAD)
    }

    /// Command of a click on a move, on the curve of this line, or on a line of the analysis.
    pub fn command_at(&self, at: Position, line: &[NodeId]) -> Option<Command> {
        let node = self.move_at(at).or_else(|| self.curve_at(at, line));
        let walk = node.map(|node| Command::Walk(Walk::To(node)));
        let index = || row_at(at, self.analysis)?.checked_sub(analysis::HEAD);
        walk.or_else(|| index().map(Command::ChooseLine))
    }

    /// Position of this line below or above a place on the curve.
    pub fn curve_at(&self, at: Position, line: &[NodeId]) -> Option<NodeId> {
        ply_at(at, self.curve, line.len()).map(|ply| line[ply])
    }

    /// Checks for a place on a text that can be scrolled.
    pub fn is_scrolled_at(&self, at: Position) -> bool {
        self.excerpt.contains(at)
    }

    /// Position after the move at a place of the window.
    fn move_at(&self, at: Position) -> Option<NodeId> {
        let (rows, area) = &self.moves;
        let (row, column) = (row_at(at, *area)?, usize::from(at.x - area.x));
        rows.get(row)?.iter().find(|(columns, _)| columns.contains(&column)).map(|&(_, node)| node)
    }
}

/// Rows of a comment that have precedence over other parts. Only a few rows of moves come first,
/// and the reserved ones if an excerpt fits beside them.
fn first_comment_rows(wanted: usize, free: usize, reserved: usize) -> usize {
    let most = free.saturating_sub(MOVES_MIN / 2);
    let beside = most.saturating_sub(reserved);
    let most = if beside >= HEADING + EXCERPT_MIN { beside } else { most };
    match wanted.min(COMMENT_FIRST).min(most) {
        rows if rows >= ENOUGH || rows == wanted => rows,
        // In a low panel, the comment comes even before the moves.
        _ => wanted.min(free),
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
