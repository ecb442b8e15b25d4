//! View of a room: the board, the panel beside it, and the status line.

use std::ops::Range;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{Desk, Task};
use crate::game::AnyGame;
use crate::record::{Mark, MarkKind};
use crate::rules::{Point, Stone};
use crate::tui::board::{BoardView, badge};
use crate::tui::ctx::Ctx;
use crate::tui::layout::GameLayout;
use crate::tui::text::{self, beside, draw_lines, fit_line, heading, wrap};
use crate::tui::theme::{Role, Theme};

/// Comment with its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub heading: String,
    pub text: String,
    pub role: Role,
}

impl Said {
    pub fn new(heading: String, text: String, role: Role) -> Self {
        Self { heading, text, role }
    }
}

/// Lines of the panel.
#[derive(Debug)]
pub struct Panel<'a> {
    pub width: usize,
    height: usize,
    theme: &'a Theme,
    lines: Vec<Line<'static>>,
    /// Rows of the choices, with their indices.
    choices: Vec<(Range<usize>, usize)>,
}

impl Panel<'_> {
    pub fn blank(&mut self) {
        self.lines.push(Line::default());
    }

    pub fn line(&mut self, line: Line<'static>) {
        self.lines.push(line);
    }

    /// Adds a text in as many rows as it needs.
    pub fn text(&mut self, text: &str, role: Role) {
        let rows = text.lines().flat_map(|text| wrap(text, self.width));
        let style = self.theme.style(role);
        self.lines.extend(rows.map(|row| Line::styled(row, style)));
    }

    /// Adds a task after the stone of its side. Returns the columns of the stone.
    pub fn task(&mut self, task: &str, side: Option<Stone>) -> usize {
        let stone = side.map_or_else(Vec::new, |side| badge(side, self.theme));
        let taken: usize = stone.iter().map(Span::width).sum();
        let rows = wrap(task, self.width.saturating_sub(taken));
        for (index, row) in rows.into_iter().enumerate() {
            let mut spans = if index == 0 { stone.clone() } else { vec![" ".repeat(taken).into()] };
            spans.push(Span::styled(row, self.theme.style(Role::Title)));
            self.lines.push(spans.into());
        }
        taken
    }

    pub fn heading(&mut self, name: &str) {
        self.lines.extend([Line::default(), heading(name, self.width, self.theme)]);
    }

    pub fn section(&mut self, name: &str, texts: &[String], role: Role) {
        self.heading(name);
        for text in texts {
            self.text(text, role);
        }
    }

    /// Adds a text that can be selected by a click, as [`Command::Select`] with its index.
    pub fn choice(&mut self, index: usize, text: &str, is_selected: bool) {
        let first = self.lines.len();
        self.text(text, if is_selected { Role::Selected } else { Role::Ground });
        self.choices.push((first..self.lines.len(), index));
    }

    pub fn said(&mut self, said: Option<Said>) {
        if let Some(Said { heading, text, role }) = said {
            self.section(&heading, &[text], role);
        }
    }

    /// Number of rows that are left.
    pub fn rows(&self) -> usize {
        self.height.saturating_sub(self.lines.len())
    }
}

/// Marks of a hint: the stones in question, or the move.
pub fn hint_marks(points: &[Point], kind: &MarkKind) -> Vec<Mark> {
    points.iter().map(|&point| Mark { point, kind: kind.clone() }).collect()
}

fn panel<'a>(task: &impl Task, desk: &Desk, ctx: &'a Ctx, area: Rect) -> Panel<'a> {
    let [width, height] = [area.width, area.height].map(usize::from);
    let theme = &ctx.look.theme;
    let mut panel = Panel { width, height, theme, lines: Vec::new(), choices: Vec::new() };
    task.fill(&mut panel, desk, ctx);
    panel
}

/// Index of the choice in the panel at a place of the window.
pub(super) fn choice_at(task: &impl Task, desk: &Desk, ctx: &Ctx, at: Position) -> Option<usize> {
    let area = ctx.look.game_layout(desk.shown.kind()).ok()?.panel?;
    let row = usize::from(at.y.checked_sub(area.y)?);
    let panel = area.contains(at).then(|| panel(task, desk, ctx, area))?;
    panel.choices.into_iter().find(|(rows, _)| rows.contains(&row)).map(|(_, index)| index)
}

pub(super) fn draw(
    task: &impl Task,
    desk: &Desk,
    ctx: &Ctx,
    layout: &GameLayout,
    frame: &mut Frame,
) {
    let theme = &ctx.look.theme;
    let mover = desk.mover().filter(|_| task.game().is_some());
    if let AnyGame::Rows(game) = desk.shown.on_board() {
        let view = BoardView {
            coordinates: ctx.look.labels(),
            cursor: mover.map(|side| (desk.pointer.cell, Some(side))),
            expected: task.expected(desk),
            unnumbered: 0,
            forbidden: desk.fouls.points(),
            explained: desk.fouls.drawn(),
            marks: &task.marks(),
            ..BoardView::new(game, &layout.board, theme)
        };
        frame.render_widget(&view, layout.board.area);
    }
    if let Some(area) = layout.panel {
        draw_lines(&panel(task, desk, ctx, area).lines, area, frame.buffer_mut());
    }
    let cells = mover.map(|_| {
        let naming = desk.naming(ctx);
        [naming.cell_twice(desk.pointer.cell), naming.cell(desk.pointer.cell)]
    });
    let status = task.status(desk, ctx);
    draw_status(&status, cells.unwrap_or_default(), theme, layout.status, frame.buffer_mut());
}

/// Draws the status, and the cell of the cursor in both notations, or in one if there is no room.
fn draw_status(
    forms: &[String],
    [both, one]: [String; 2],
    theme: &Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let width = usize::from(area.width);
    let fits = forms.first().is_none_or(|text| text.width() + 1 + both.width() <= width);
    let cell = if fits { both } else { one };
    let said = fit_line(forms, width.saturating_sub(cell.width() + 1));
    let said = Span::styled(said, theme.style(Role::Status));
    let line = beside(vec![said], vec![Span::styled(cell, theme.style(Role::Faint))], width);
    text::draw(&line, area, buffer);
}
