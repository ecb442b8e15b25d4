//! View of a lesson: the board, the idea and the task, and comments on the moves.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{LessonRoom, Turn, words};
use crate::game::AnyGame;
use crate::lesson::LESSONS;
use crate::locale::text;
use crate::record::{Mark, MarkKind};
use crate::tui::board::{BoardView, badge};
use crate::tui::ctx::Ctx;
use crate::tui::layer::{Foot, Layer as _};
use crate::tui::layout::GameLayout;
use crate::tui::naming::mark;
use crate::tui::text::{self, beside, draw_lines, fit_line, heading, too_small, wrap};
use crate::tui::theme::Role;

pub(super) fn draw(room: &LessonRoom, ctx: &Ctx, frame: &mut Frame) {
    let layout = match ctx.look.game_layout(room.shown.kind()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    board(room, ctx, &layout, frame);
    if let Some(area) = layout.panel {
        panel(room, ctx, area, frame.buffer_mut());
    }
    status(room, ctx, layout.status, frame.buffer_mut());
    let foot = room.foot(ctx, layout.foot);
    foot.draw(&room.labels(ctx), &ctx.look.theme, frame);
}

fn board(room: &LessonRoom, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
    let AnyGame::Rows(game) = room.shown.on_board() else { return };
    let student = room.lesson.student();
    let view = BoardView {
        coordinates: ctx.look.labels(),
        cursor: room.is_students_turn().then_some((room.pointer.cell, Some(student))),
        unnumbered: 0,
        marks: &hint_marks(room),
        ..BoardView::new(game, &layout.board, &ctx.look.theme)
    };
    frame.render_widget(&view, layout.board.area);
}

fn hint_marks(room: &LessonRoom) -> Vec<Mark> {
    let (points, kind) = match (&room.hint, room.hints) {
        (Some(hint), 1) => (&hint.stones[..], MarkKind::Circle),
        (Some(hint), 2..) => (std::slice::from_ref(&hint.point), MarkKind::Cross),
        _ => return Vec::new(),
    };
    points.iter().map(|&point| Mark { point, kind: kind.clone() }).collect()
}

fn panel(room: &LessonRoom, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
    let theme = &ctx.look.theme;
    let width = usize::from(area.width);
    let place = text!("lesson-place", number = room.number + 1, all = LESSONS.len());
    let mut lines = vec![
        Line::styled(place, theme.style(Role::Faint)),
        Line::styled(fit_line(&[words::name(room.number)], width), theme.style(Role::Title)),
        Line::default(),
    ];
    lines.extend(wrap(&words::idea(room.number), width).into_iter().map(Line::from));
    lines.push(Line::default());
    let mover = badge(room.lesson.student(), theme);
    let taken: usize = mover.iter().map(Span::width).sum();
    let texts = wrap(&words::task(room.number), width.saturating_sub(taken));
    for (index, text) in texts.into_iter().enumerate() {
        let mut spans = if index == 0 { mover.clone() } else { vec![" ".repeat(taken).into()] };
        spans.push(Span::styled(text, theme.style(Role::Title)));
        lines.push(spans.into());
    }
    // Whoever takes the first lesson may not know the keys yet.
    let said = room.said(ctx);
    if room.number == 0 && room.is_students_turn() && said.is_none() {
        lines.push(Line::default());
        let how = wrap(&text!("lesson-how"), width).into_iter();
        lines.extend(how.map(|text| Line::styled(text, theme.style(Role::Faint))));
    }
    if let Some((name, text, role)) = said {
        lines.extend([Line::default(), heading(&name, width, theme)]);
        let rows = wrap(&text, width).into_iter();
        lines.extend(rows.map(|text| Line::styled(text, theme.style(role))));
    }
    draw_lines(&lines, area, buffer);
}

fn status(room: &LessonRoom, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
    let theme = &ctx.look.theme;
    let cell = room.naming(ctx).cell(room.pointer.cell);
    let cell = if room.is_students_turn() { cell } else { String::new() };
    let width = usize::from(area.width);
    let said = fit_line(&room.status(), width.saturating_sub(cell.width() + 1));
    let said = Span::styled(said, theme.style(Role::Status));
    let line = beside(vec![said], vec![Span::styled(cell, theme.style(Role::Faint))], width);
    text::draw(&line, area, buffer);
}

impl LessonRoom {
    /// Text of the status line, longest form first.
    fn status(&self) -> Vec<String> {
        let student = mark(self.lesson.student());
        match self.turn {
            Turn::Checking { .. } => vec![text!("puzzle-checking")],
            Turn::Done => vec![text!("lesson-is-done")],
            Turn::Refuted { .. } => {
                vec![text!("lesson-try-again"), text!("command-try-again.word")]
            }
            Turn::Student => vec![
                text!("lesson-your-move", name = words::name(self.number), student = student),
                text!("lesson-your-move.short", student = student),
            ],
        }
    }

    /// Heading and text about the last move, a hint, or the end.
    fn said(&self, ctx: &Ctx) -> Option<(String, String, Role)> {
        let (naming, student) = (self.naming(ctx), self.lesson.student());
        Some(match (&self.turn, &self.hint, self.answer) {
            (Turn::Refuted { point, refuted, .. }, ..) => {
                let said = words::refuted(*point, student, refuted, &naming);
                (text!("lesson-heading-wrong"), said, Role::Error)
            }
            (Turn::Done, ..) => {
                let done = words::done(self.lesson.goal, student);
                let end = self.next(ctx).is_none().then(|| text!("lesson-last"));
                let said: Vec<String> = std::iter::once(done).chain(end).collect();
                let said = said.join(&text!("between-sentences"));
                (text!("lesson-heading-done"), said, Role::Accent)
            }
            (Turn::Student, Some(hint), _) if self.hints > 0 => {
                let said = words::hint(hint, self.hints, &naming);
                (text!("puzzle-heading-hint"), said, Role::Notice)
            }
            (Turn::Student, _, Some(answer)) => {
                let cell = naming.cell(answer);
                let said =
                    text!("lesson-right", opponent = mark(student.opponent()), answer = cell);
                (text!("lesson-heading-right"), said, Role::Notice)
            }
            (Turn::Student | Turn::Checking { .. }, ..) => return None,
        })
    }

    /// Text at the foot: a refusal, or what the panel would say. Without a panel, also the task.
    pub(super) fn foot(&self, ctx: &Ctx, area: Rect) -> Foot {
        let has_panel = ctx.look.has_panel(self.shown.kind());
        match (&self.refusal, self.said(ctx)) {
            (Some(refusal), _) => Foot::new(&refusal.forms(&self.naming(ctx)), Role::Error, area),
            (None, Some((_, text, role))) if !has_panel => Foot::new(&[text], role, area),
            (None, None) if !has_panel => {
                Foot::new(&[words::task(self.number)], Role::Notice, area)
            }
            _ => Foot::new(&[], Role::Notice, area),
        }
    }
}
