//! The game with everything around its board.

use ratatui::Frame;
use ratatui::text::Line;

use super::panel::Panel;
use super::status::StatusLine;
use super::{Mode, Table};
use crate::game::{AnyGame, Target};
use crate::rules::{Game, Point, Stone};
use crate::tui::board::BoardView;
use crate::tui::ctx::Ctx;
use crate::tui::editor::Editor;
use crate::tui::layout::{GameLayout, centred};
use crate::tui::quarto::QuartoView;
use crate::tui::text::{self, too_small};
use crate::tui::theme::Role;
use crate::tui::viewer::Motion;

pub(super) fn draw(table: &Table, ctx: &Ctx, frame: &mut Frame) {
    let layout = match ctx.look.game_layout(table.kind()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    board(table, ctx, &layout, frame);
    if let Some(area) = layout.panel {
        let panel = Panel::new(table, ctx, layout.bag.as_ref(), area);
        panel.draw(table, ctx, frame.buffer_mut());
    }
    let status = StatusLine::new(table, ctx, &layout);
    let foot = table.foot(&status.untold, layout.foot, ctx);
    foot.draw(&table.labels(ctx), &ctx.look.theme, frame);
    text::draw(&status.line(table, ctx, &layout), layout.status, frame.buffer_mut());
}

fn board(table: &Table, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
    let (viewer, theme) = (&table.viewer, &ctx.look.theme);
    let mover = viewer.shown().state().mover();
    let (motion, _) = viewer.motion(ctx.now);
    let cursor = viewer.pointer.shown(viewer.shown());
    match (&table.mode, viewer.shown().on_board()) {
        (Mode::SetUp(editor), _) => edited(editor, ctx, layout, frame),
        _ if table.is_hidden() => {
            let paused = Line::styled("Paused", theme.style(Role::Heading)).centered();
            let row = centred(layout.board.area, layout.board.area.width, 1);
            text::draw(&paused, row, frame.buffer_mut());
        }
        (_, AnyGame::Rows(game)) => {
            let side = mover.and_then(|mover| table.ghost(mover));
            let cursor = match cursor {
                Target::Cell(point) if mover.is_some() => Some((point, side)),
                _ => None,
            };
            let view = BoardView {
                cursor,
                expected: expected(table, mover, ctx),
                unnumbered: viewer.unnumbered(ctx.look.marks.numbers),
                marks: &viewer.tree().notes(viewer.shown().node()).marks,
                motion,
                ..bare(game, ctx, layout)
            };
            frame.render_widget(&view, layout.board.area);
        }
        (_, AnyGame::Quarto(game)) => {
            let (board, bag) = (&layout.board, layout.bag.as_ref());
            let (cursor, coordinates) = (mover.map(|_| cursor), ctx.look.labels());
            let view = QuartoView { game, layout: board, bag, theme, coordinates, cursor, motion };
            frame.render_widget(&view, layout.board.area);
        }
    }
}

/// Moves to show on the board: of the explorer, the analysis, or the computer's search.
fn expected(table: &Table, mover: Option<Stone>, ctx: &Ctx) -> Vec<(Point, Stone)> {
    let Some(mover) = mover else { return Vec::new() };
    if let Some(explored) = table.explored() {
        explored.continuation().map(|it| (it.point, mover)).into_iter().collect()
    } else if table.analysis.is_on {
        table.analysis.previewed(&table.viewer)
    } else if ctx.look.marks.expected && !table.viewer.is_looking() {
        let sides = (0..).map(|ply| mover.after(ply));
        table.computer.expected().iter().copied().zip(sides).collect()
    } else {
        Vec::new()
    }
}

/// The board with stones and threats alone.
fn bare<'a>(game: &'a Game, ctx: &'a Ctx, layout: &'a GameLayout) -> BoardView<'a> {
    let threats = ctx.look.marks.threats.then(|| game.variant().threats(game.board()));
    BoardView {
        game,
        layout: &layout.board,
        theme: &ctx.look.theme,
        coordinates: ctx.look.labels(),
        cursor: None,
        expected: Vec::new(),
        threats: threats.unwrap_or_default(),
        unnumbered: 0,
        marks: &[],
        motion: Motion::Rest,
    }
}

fn edited(editor: &Editor, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
    let AnyGame::Rows(game) = editor.record.on_board() else { return };
    let cursor = Some((editor.pointer.cell, Some(editor.side)));
    let view = BoardView { cursor, ..bare(game, ctx, layout) };
    frame.render_widget(&view, layout.board.area);
}

impl Table {
    /// Side of the stone that the cursor shows: that of the person, also while the computer thinks.
    fn ghost(&self, mover: Stone) -> Option<Stone> {
        let participants = self.participants();
        if self.viewer.is_looking() || self.players.is_study || self.state().mover().is_none() {
            return Some(mover);
        }
        Some(participants.person().unwrap_or(mover)).filter(|_| !participants.are_computers())
    }
}
