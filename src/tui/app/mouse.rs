//! What the mouse means where it is: the cursor follows it, a click is Enter, the wheel scrolls and
//! changes.

use ratatui::layout::Position;

use super::game::{GameScreen, Overlay};
use super::session::Session;
use super::start::StartMenu;
use super::{App, Screen};
use crate::game::{AnyGame, Step, Target, TargetKind};
use crate::tui::command::{Command, Direction};
use crate::tui::event::{MouseAction, MouseEvent};
use crate::tui::layout;

impl App {
    /// The commands that the mouse gives, in order.
    pub(super) fn mouse_commands(&self, mouse: MouseEvent) -> Vec<Command> {
        if self.session.help.is_some() {
            return wheel(mouse.action).map(Command::Move).into_iter().collect();
        }
        if let Some(palette) = &self.session.palette {
            return self.mouse_over_palette(palette, mouse);
        }
        if self.is_too_small() {
            return Vec::new();
        }
        match &self.screen {
            Screen::Start(menu) => menu.mouse_commands(mouse, &self.session),
            Screen::Game(game) => match (&game.question, &game.overlay) {
                (None, Overlay::None) => game.mouse_commands(mouse, &self.session),
                (None, Overlay::Menu(menu)) => menu.mouse_commands(mouse, &self.session),
                _ => Vec::new(),
            },
        }
    }
}

impl GameScreen {
    fn mouse_commands(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        match (self.target_at(mouse.at, session), mouse.action) {
            (Some(target), MouseAction::Click) => {
                vec![Command::PointAt(target), Command::Play(target)]
            }
            (Some(target), MouseAction::Move) => vec![Command::PointAt(target)],
            _ => Vec::new(),
        }
    }

    /// What lies at a place of the window, of what the player may point at now.
    fn target_at(&self, at: Position, session: &Session) -> Option<Target> {
        if self.is_hidden() {
            return None;
        }
        let layout = layout::game(session.area(), self.kind(), session.zoom).ok()?;
        match self.game.target_kind() {
            TargetKind::Cell(_) => layout.board.point_at(at).map(Target::Cell),
            TargetKind::Column(_) => {
                layout.board.point_at(at).map(|point| Target::Column(point.col))
            }
            TargetKind::Piece => {
                let AnyGame::Quarto(game) = self.game.on_board() else { return None };
                let piece = layout.bag?.piece_at(at)?;
                game.bag().contains(piece).then_some(Target::Piece(piece))
            }
        }
    }
}

impl StartMenu {
    fn mouse_commands(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        let Ok(layout) = self.layout(session.area()) else { return Vec::new() };
        if layout.lineup().contains(mouse.at) {
            return match mouse.action {
                MouseAction::Move => Vec::new(),
                MouseAction::Click => vec![Command::Computer(None)],
                MouseAction::ScrollUp => vec![Command::StepLevel(Step::Up)],
                MouseAction::ScrollDown => vec![Command::StepLevel(Step::Down)],
            };
        }
        let Some(index) = layout.entry_at(mouse.at) else { return Vec::new() };
        let is_new = self.line() != index;
        match (&self.form, mouse.action) {
            // What is typed stays until something is clicked: nothing is selected then.
            (None, MouseAction::Move) if self.selected().is_none() => Vec::new(),
            (_, MouseAction::Move) => vec![Command::Select(index)],
            (None, MouseAction::Click) => vec![Command::Select(index), Command::Accept],
            // The wheel goes on from what is selected in the menu, wherever the mouse is.
            (None, _) => wheel(mouse.action).map(Command::Move).into_iter().collect(),
            // The first click on a field of the form selects it only.
            (Some(_), _) if is_new => vec![Command::Select(index)],
            (Some(_), MouseAction::ScrollDown) => vec![Command::Move(Direction::Left)],
            (Some(_), _) => vec![Command::Move(Direction::Right)],
        }
    }
}

/// Where the wheel turns to.
const fn wheel(action: MouseAction) -> Option<Direction> {
    match action {
        MouseAction::ScrollUp => Some(Direction::Up),
        MouseAction::ScrollDown => Some(Direction::Down),
        MouseAction::Move | MouseAction::Click => None,
    }
}
