//! View of a mistake: the board, the task, and what came of the player's move.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{MistakeRoom, Turn};
use crate::game::AnyGame;
use crate::locale::text;
use crate::review::RetryReply;
use crate::rules::Point;
use crate::study::{self, Mistake};
use crate::tui::board::{BoardView, judgement_role};
use crate::tui::ctx::Ctx;
use crate::tui::layer::{Foot, Layer as _};
use crate::tui::layout::GameLayout;
use crate::tui::naming::{mark, sign};
use crate::tui::text::{self, beside, draw_lines, fit_line, heading, too_small, wrap};
use crate::tui::theme::Role;

/// Maximum number of moves of a better line.
const LINE: usize = 7;

pub(super) fn draw(room: &MistakeRoom, ctx: &Ctx, frame: &mut Frame) {
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

fn board(room: &MistakeRoom, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
    let AnyGame::Rows(game) = room.shown.on_board() else { return };
    let side = room.mistake().map(|mistake| mistake.game.side_of(mistake.game.moves().len()));
    let ghost = side.filter(|_| matches!(room.turn, Turn::Player));
    let better = room.mistake().filter(|_| matches!(room.turn, Turn::Over(None)));
    let line = better.map(|mistake| mistake.better.clone()).unwrap_or_default();
    let expected = side.map(|side| line.into_iter().zip((0..).map(move |ply| side.after(ply))));
    let view = BoardView {
        coordinates: ctx.look.labels(),
        cursor: ghost.map(|side| (room.pointer.cell, Some(side))),
        expected: expected.into_iter().flatten().take(LINE).collect(),
        unnumbered: 0,
        ..BoardView::new(game, &layout.board, &ctx.look.theme)
    };
    frame.render_widget(&view, layout.board.area);
}

fn panel(room: &MistakeRoom, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
    let theme = &ctx.look.theme;
    let width = usize::from(area.width);
    let place = room
        .mistake()
        .map(|_| text!("mistakes-place", number = room.at + 1, total = room.all.len()));
    let title = vec![Span::styled(text!("mistakes-title"), theme.style(Role::Title))];
    let place = vec![Span::styled(place.unwrap_or_default(), theme.style(Role::Faint))];
    let mut lines = vec![beside(title, place, width), Line::default()];
    for text in wrap(&room.task(ctx)[0], width) {
        lines.push(Line::styled(text, theme.style(Role::Title)));
    }
    if let Some(mistake) = room.mistake() {
        let played = room.naming(ctx).cell(mistake.played);
        lines.push(Line::from(vec![
            Span::styled(text!("mistakes-played", cell = played), theme.style(Role::Faint)),
            Span::raw(" "),
            Span::styled(sign(mistake.judgement), theme.style(judgement_role(mistake.judgement))),
        ]));
    }
    let mut section = |name: &str, text: &str, role| {
        lines.extend([Line::default(), heading(name, width, theme)]);
        let rows = text.lines().flat_map(|text| wrap(text, width));
        lines.extend(rows.map(|text| Line::styled(text, theme.style(role))));
    };
    if let Some((name, text, role)) = room.said(ctx) {
        section(&name, &text, role);
    }
    if let (Turn::Over(_), Some(mistake)) = (&room.turn, room.mistake())
        && !mistake.comment.is_empty()
    {
        let shape = mistake.game.variant().shape();
        let comment = study::told(&mistake.comment, shape, ctx.look.coordinates);
        section(&text!("panel-comment"), &crate::printable::printable(&comment), Role::Ground);
    }
    draw_lines(&lines, area, buffer);
}

fn status(room: &MistakeRoom, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
    let theme = &ctx.look.theme;
    let cell = match room.turn {
        Turn::Player if room.mistake().is_some() => room.naming(ctx).cell(room.pointer.cell),
        _ => String::new(),
    };
    let width = usize::from(area.width);
    let forms = match room.turn {
        Turn::Answer { .. } => vec![text!("puzzle-checking")],
        _ => room.task(ctx).to_vec(),
    };
    let said = fit_line(&forms, width.saturating_sub(cell.len() + 1));
    let said = Span::styled(said, theme.style(Role::Status));
    let line = beside(vec![said], vec![Span::styled(cell, theme.style(Role::Faint))], width);
    text::draw(&line, area, buffer);
}

impl MistakeRoom {
    /// Task in a long and a short form.
    fn task(&self, ctx: &Ctx) -> [String; 2] {
        let Some(mistake) = self.mistake() else {
            let (found, total) = (self.found, self.all.len());
            let done = text!("mistakes-done", found = found, total = total);
            return [done.clone(), done];
        };
        let moves = mistake.game.moves().len();
        let player = mark(mistake.game.side_of(moves));
        let played = self.naming(ctx).cell(mistake.played);
        [
            text!("mistakes-task", number = moves + 1, player = player, played = played),
            text!("mistakes-task.short", player = player, played = played),
        ]
    }

    /// Heading and text about the player's move, or about the better one.
    fn said(&self, ctx: &Ctx) -> Option<(String, String, Role)> {
        let (naming, mistake) = (self.naming(ctx), self.mistake()?);
        let opponent = mark(mistake.game.side_of(mistake.game.moves().len()).opponent());
        let line = |points: &[Point]| {
            let cells: Vec<String> =
                points.iter().take(LINE).map(|&point| naming.cell(point)).collect();
            cells.join(" ")
        };
        Some(match &self.turn {
            Turn::Player | Turn::Answer { .. } => return None,
            Turn::Refuted { point, reply } => (
                text!("puzzle-heading-wrong"),
                refuted(&naming.cell(*point), opponent, reply, line),
                Role::Error,
            ),
            Turn::Over(found) => {
                let result = found.as_ref().map(|(point, reply)| {
                    let cell = naming.cell(*point);
                    match reply {
                        RetryReply::Wins => text!("mistakes-wins", cell = cell),
                        _ => text!("mistakes-holds", cell = cell),
                    }
                });
                let known = better(mistake, line);
                let said: Vec<String> = result.into_iter().chain([known]).collect();
                let said = said.join(&text!("between-sentences"));
                (text!("puzzle-heading-result"), said, Role::Accent)
            }
        })
    }

    pub(super) fn foot(&self, ctx: &Ctx, area: Rect) -> Foot {
        match (&self.refusal, self.said(ctx)) {
            (Some(refusal), _) => Foot::new(&refusal.forms(&self.naming(ctx)), Role::Error, area),
            // If there is a panel, it shows this.
            (None, Some((_, text, role))) if !ctx.look.has_panel(self.shown.kind()) => {
                Foot::new(&[text], role, area)
            }
            _ => Foot::new(&[], Role::Notice, area),
        }
    }
}

/// Describes the better line of the record, if it has one.
fn better(mistake: &Mistake, line: impl Fn(&[Point]) -> String) -> String {
    if mistake.better.is_empty() {
        return text!("mistakes-none-known");
    }
    text!("review-better", line = line(&mistake.better))
}

fn refuted(
    cell: &str,
    opponent: &str,
    reply: &RetryReply,
    line: impl Fn(&[Point]) -> String,
) -> String {
    match reply {
        RetryReply::Loses(win) => {
            let line = line(&win.pv);
            text!("mistakes-loses", cell = cell, winner = opponent, line = line)
        }
        RetryReply::Worse { best, chance, .. } => {
            let [best, chance] = [best, chance].map(|chance| format!("{:.0}", 100.0 * chance));
            text!("mistakes-worse", cell = cell, best = best, chance = chance)
        }
        RetryReply::Wins | RetryReply::Holds { .. } | RetryReply::Undecided => String::new(),
    }
}
