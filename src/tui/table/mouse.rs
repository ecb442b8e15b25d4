//! Mouse: the cursor follows it, a click is Enter, the wheel steps through the record.

use ratatui::layout::Position;

use super::Table;
use super::panel::Panel;
use crate::game::{AnyGame, Target, TargetKind};
use crate::tui::command::{Command, SetUp};
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
        let is_click = mouse.action == MouseAction::Click;
        let panel = layout.panel.filter(|area| is_click && area.contains(mouse.at));
        let panel = panel.map(|area| Panel::new(self, ctx, layout.bag.as_ref(), area));
        let line = self.viewer.shown().line();
        if let Some(command) = panel.and_then(|panel| panel.command_at(mouse.at, line)) {
            return vec![command];
        }
        let pointed = self.viewer.pointer.target(self.viewer.shown());
        match (self.target_at(mouse.at, layout), mouse.action) {
            (Some(at), MouseAction::Click) => vec![Command::PointAt(at), Command::Play(at)],
            (Some(at), MouseAction::Move) if at != pointed => vec![Command::PointAt(at)],
            (_, action) => walk_by_wheel(action, |command| self.check(command, ctx).is_ok()),
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
        MouseAction::Move if point != editor.pointer.cell => vec![at],
        MouseAction::Click => vec![at, Command::SetUp(SetUp::Put)],
        MouseAction::Move | MouseAction::ScrollUp | MouseAction::ScrollDown => Vec::new(),
    }
}
