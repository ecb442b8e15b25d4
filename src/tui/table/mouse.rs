//! Mouse: the cursor follows it, a click is Enter, the wheel steps through the record.

use ratatui::layout::Position;

use super::Table;
use super::panel::Panel;
use crate::game::{AnyGame, Step, Target, TargetKind};
use crate::tui::command::{Command, SetUp, Walk};
use crate::tui::ctx::Ctx;
use crate::tui::editor::Editor;
use crate::tui::event::{MouseAction, MouseEvent};
use crate::tui::explorer::{Explored, HEAD};
use crate::tui::layer::Layer as _;
use crate::tui::layout::GameLayout;
use crate::tui::menu::list_commands;
use crate::tui::viewer::walk_by_wheel;

impl Table {
    pub(super) fn mouse_over_board(
        &self,
        mouse: MouseEvent,
        layout: &GameLayout,
        ctx: &Ctx,
    ) -> Vec<Command> {
        let panel = layout
            .panel
            .filter(|area| mouse.action != MouseAction::Move && area.contains(mouse.at));
        let panel = panel.map(|area| Panel::new(self, ctx, layout.bag.as_ref(), area));
        if let Some(command) = panel.and_then(|panel| self.command_in(&panel, mouse)) {
            return vec![command];
        }
        let pointed = self.viewer.pointer.target(self.viewer.shown());
        let shows_values = self.analysis.shows_values();
        let chosen = |at| self.analysis.line_at(at).filter(|_| shows_values);
        match (self.target_at(mouse.at, layout), mouse.action) {
            // The first click on a candidate shows its line, and the next one plays it.
            (Some(at), MouseAction::Click) => {
                vec![
                    Command::PointAt(at),
                    chosen(at).map_or(Command::Play(at), Command::ChooseLine),
                ]
            }
            (Some(at), MouseAction::Move | MouseAction::Drag) if at != pointed => {
                vec![Command::PointAt(at)]
            }
            (_, action) => walk_by_wheel(action, |command| self.check(command, ctx).is_ok()),
        }
    }

    /// Command of the mouse in the panel: a click on a move or a line, a step of the wheel over a
    /// text, or dragging along the curve.
    fn command_in(&self, panel: &Panel, mouse: MouseEvent) -> Option<Command> {
        let line = self.viewer.shown().line();
        match mouse.action {
            MouseAction::Click => panel.command_at(mouse.at, line),
            MouseAction::Drag => {
                let node = panel.curve_at(mouse.at, line)?;
                let is_new = node != self.viewer.shown().node();
                is_new.then_some(Command::Walk(Walk::To(node)))
            }
            MouseAction::ScrollDown if panel.is_scrolled_at(mouse.at) => {
                Some(Command::ScrollText(Step::Up))
            }
            MouseAction::ScrollUp if panel.is_scrolled_at(mouse.at) => {
                Some(Command::ScrollText(Step::Down))
            }
            MouseAction::Move | MouseAction::ScrollDown | MouseAction::ScrollUp => None,
        }
    }

    /// Commands of the mouse in the explorer: a click in the list chooses a move, and the wheel
    /// selects one. Over the board, the wheel steps through the record.
    pub(super) fn mouse_in_explorer(
        &self,
        explored: &Explored,
        mouse: MouseEvent,
        layout: &GameLayout,
        ctx: &Ctx,
    ) -> Vec<Command> {
        let Some(area) = layout.panel.filter(|area| area.contains(mouse.at)) else {
            return walk_by_wheel(mouse.action, |command| self.check(command, ctx).is_ok());
        };
        let panel = Panel::new(self, ctx, layout.bag.as_ref(), area);
        let rows = usize::from(panel.explorer.height).saturating_sub(HEAD);
        let row = panel.explorer_row_at(mouse.at).filter(|_| !self.is_hidden());
        let index = row.and_then(|row| explored.shown(rows).nth(row));
        if let (None, MouseAction::Click) = (index, mouse.action) {
            return panel.command_at(mouse.at, self.viewer.shown().line()).into_iter().collect();
        }
        list_commands(index, explored.selected, mouse.action)
    }

    /// Target at a place of the window, if it can be played now.
    fn target_at(&self, at: Position, layout: &GameLayout) -> Option<Target> {
        if self.is_hidden() {
            return None;
        }
        let point = layout.board.point_at(at);
        match self.viewer.shown().target_kind() {
            TargetKind::Cell(_) => point.map(Target::Cell),
            TargetKind::Column(_) => point.map(|point| Target::Column(point.col)),
            TargetKind::Piece => {
                let AnyGame::Quarto(game) = self.viewer.shown().on_board() else { return None };
                let piece = layout.bag?.piece_at(at)?;
                game.bag().contains(piece).then_some(Target::Piece(piece))
            }
        }
    }
}

/// Commands of the mouse in the editor, which accepts every cell, even in games with gravity.
pub(super) fn in_editor(editor: &Editor, mouse: MouseEvent, layout: &GameLayout) -> Vec<Command> {
    let Some(point) = layout.board.point_at(mouse.at) else { return Vec::new() };
    let at = Command::PointAt(Target::Cell(point));
    match mouse.action {
        MouseAction::Move | MouseAction::Drag if point != editor.pointer.cell => vec![at],
        MouseAction::Click => vec![at, Command::SetUp(SetUp::Put)],
        MouseAction::Move | MouseAction::Drag | MouseAction::ScrollUp | MouseAction::ScrollDown => {
            Vec::new()
        }
    }
}
