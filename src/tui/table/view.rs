//! View of the game with everything around its board.

use ratatui::Frame;
use ratatui::text::Line;

use super::Table;
use super::panel::Panel;
use crate::game::{AnyGame, Target};
use crate::locale::text;
use crate::record::{Mark, MarkKind};
use crate::rules::opening::Work;
use crate::rules::{Point, Stone};
use crate::tui::analysis::Candidate;
use crate::tui::board::{BoardView, ValuedMove};
use crate::tui::ctx::Ctx;
use crate::tui::layer::Layer as _;
use crate::tui::layout::{GameLayout, centred};
use crate::tui::quarto::QuartoView;
use crate::tui::text::{self, too_small};
use crate::tui::theme::Role;

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
    let (status, foot) = table.foot(&layout, ctx);
    foot.draw_words(&table.words(ctx), &ctx.look.theme, frame);
    text::draw(&status, layout.status, frame.buffer_mut());
}

fn board(table: &Table, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
    let (viewer, theme, coordinates) = (&table.viewer, &ctx.look.theme, ctx.look.labels());
    let (board, area) = (&layout.board, layout.board.area);
    let mover = viewer.shown().state().mover();
    let motion = viewer.motion(ctx.now).map(|(motion, _)| motion).unwrap_or_default();
    let cursor = viewer.pointer.shown(viewer.shown());
    let editor = table.editor();
    match editor.map_or(viewer.shown(), |editor| editor.record.cursor()).on_board() {
        _ if editor.is_none() && table.is_hidden() => {
            let paused = Line::styled(text!("board-paused"), theme.style(Role::Heading)).centered();
            text::draw(&paused, centred(area, area.width, 1), frame.buffer_mut());
        }
        AnyGame::Rows(game) => {
            let has_threats = ctx.look.marks.threats && !table.is_without_help();
            let threats = has_threats.then(|| game.variant().threats(game.board()));
            let threats = threats.unwrap_or_default();
            let (forbidden, explained) = (table.fouls.points(), table.fouls.drawn());
            let bare = BoardView {
                coordinates,
                threats,
                forbidden,
                explained,
                ..BoardView::new(game, board, theme)
            };
            let mut marks = viewer.tree().notes(viewer.shown().node()).marks.clone();
            let stones = table.hinted_stones().into_iter();
            marks.extend(stones.map(|point| Mark { point, kind: MarkKind::Circle }));
            let view = if let Some(editor) = editor {
                BoardView { cursor: Some((editor.pointer.cell, Some(editor.side))), ..bare }
            } else {
                let cursor = match (cursor, mover) {
                    (Target::Cell(point), Some(mover)) => {
                        let is_decided = decides(table);
                        Some((point, table.ghost(mover).filter(|_| !is_decided)))
                    }
                    _ => None,
                };
                BoardView {
                    cursor,
                    expected: expected(table, mover, ctx),
                    candidates: candidates(table),
                    zone: table.zone(),
                    unnumbered: viewer.unnumbered(ctx.look.marks.numbers),
                    marks: &marks,
                    judgement: viewer.tree().notes(viewer.shown().node()).judgement,
                    motion,
                    ..bare
                }
            };
            frame.render_widget(&view, area);
        }
        AnyGame::Quarto(game) => {
            let (cursor, bag) = (mover.map(|_| cursor), layout.bag.as_ref());
            let shows_values = table.analysis.shows_values();
            let candidates =
                if shows_values { table.analysis.candidates(viewer) } else { Vec::new() };
            let view = QuartoView {
                bag,
                coordinates,
                cursor,
                candidates: &candidates,
                motion,
                ..QuartoView::new(game, board, theme)
            };
            frame.render_widget(&view, area);
        }
    }
}

/// Values of the best moves of the analysis.
fn candidates(table: &Table) -> Vec<ValuedMove> {
    if table.explored().is_some() {
        return Vec::new();
    }
    if table.analysis.region.is_on {
        let marks = table.analysis.region.marks().into_iter();
        let mark = |(point, glyph, role): (Point, &str, Role)| ValuedMove {
            point,
            forms: vec![format!(" {glyph} "), glyph.to_owned()],
            role,
        };
        return marks.map(mark).collect();
    }
    if !table.analysis.shows_values() {
        return table.offered();
    }
    let all = table.analysis.candidates(&table.viewer).into_iter();
    let valued = |it: Candidate| {
        let point = it.target.cell()?;
        Some(ValuedMove { point, forms: it.forms, role: it.loss.role() })
    };
    all.filter_map(valued).chain(table.offered()).collect()
}

/// Checks whether a decision without a cell is due in the position on the screen.
fn decides(table: &Table) -> bool {
    let work = table.viewer.shown().task().map(|task| task.work);
    matches!(work, Some(Work::Decide | Work::Declare { .. }))
}

/// Moves to show on the board: of the explorer, the analysis, or the computer's search.
fn expected(table: &Table, mover: Option<Stone>, ctx: &Ctx) -> Vec<(Point, Stone)> {
    let Some(mover) = mover else { return Vec::new() };
    if let Some(explored) = table.explored() {
        explored.continuation().map(|it| (it.point, mover)).into_iter().collect()
    } else if table.analysis.is_on {
        cells(table.analysis.previewed(&table.viewer))
    } else if !table.hinted_line().is_empty() && !table.viewer.is_looking() {
        let sides = (0..).map(|ply| mover.after(ply));
        cells(table.hinted_line().iter().copied().zip(sides))
    } else if ctx.look.marks.expected && !table.viewer.is_looking() && !table.is_without_help() {
        let sides = (0..).map(|ply| mover.after(ply));
        cells(table.computer.expected().iter().copied().zip(sides))
    } else {
        Vec::new()
    }
}

/// Moves that are cells.
fn cells(moves: impl IntoIterator<Item = (Target, Stone)>) -> Vec<(Point, Stone)> {
    moves.into_iter().filter_map(|(target, side)| Some((target.cell()?, side))).collect()
}

impl Table {
    /// Side of the stone that the cursor shows: that of the person, even while the computer thinks.
    fn ghost(&self, mover: Stone) -> Option<Stone> {
        let participants = self.participants();
        if self.viewer.is_looking() || self.players.is_study || self.state().mover().is_none() {
            return Some(mover);
        }
        if self.viewer.shown().task().is_some() {
            return Some(mover).filter(|_| !participants.are_computers());
        }
        Some(participants.person().unwrap_or(mover)).filter(|_| !participants.are_computers())
    }
}
