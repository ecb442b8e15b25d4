//! What the mouse means where it is: the cursor follows it, a click is Enter, the wheel scrolls and
//! changes.

use ratatui::layout::{Position, Size};

use super::game::{GameScreen, Overlay};
use super::page::Page;
use super::panel::EXPLORER;
use super::session::Session;
use super::start::StartMenu;
use super::{App, Screen};
use crate::game::{AnyGame, Target, TargetKind};
use crate::tui::command::{Command, Direction, SetUp, Walk};
use crate::tui::event::{MouseAction, MouseEvent};
use crate::tui::help::Section;
use crate::tui::layout::{self, StartLayout};

impl App {
    /// The commands that the mouse gives, in order.
    pub(super) fn mouse_commands(&self, mouse: MouseEvent) -> Vec<Command> {
        let is_above = self.session.help.is_some() || self.session.palette.is_some();
        if (is_above || !self.is_too_small())
            && mouse.action == MouseAction::Click
            && let Some(command) = self.footer_command(mouse.at)
        {
            return vec![command];
        }
        if let Some(help) = self.session.help {
            let layout = help.layout(self.session.area());
            let named = layout.section_at(mouse.at, help.index(), Section::ALL.len());
            let select = named.filter(|_| mouse.action == MouseAction::Click).map(Command::Select);
            let scroll = wheel(mouse.action).map(Command::Move);
            return select.or(scroll).into_iter().collect();
        }
        if let Some(palette) = &self.session.palette {
            return self.mouse_over_palette(palette, mouse);
        }
        if self.is_too_small() {
            return Vec::new();
        }
        if let Some(room) = &self.puzzles {
            return room.mouse_commands(mouse, &self.session);
        }
        match &self.screen {
            Screen::Start(menu) => menu.mouse_commands(mouse, &self.session),
            Screen::Game(game) => match (&game.question, &game.overlay) {
                (None, Overlay::None) => game.mouse_commands(mouse, &self.session),
                (None, Overlay::Editor(_)) => game.mouse_in_editor(mouse, &self.session),
                (None, Overlay::Explorer(_)) => game.explorer_commands(mouse, &self.session),
                (None, Overlay::Page(page)) => page.mouse_commands(mouse, &self.session),
                _ => Vec::new(),
            },
        }
    }
}

impl GameScreen {
    fn mouse_commands(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        if mouse.action == MouseAction::Click
            && let Some(command) = self.click_in_panel(mouse.at, session)
        {
            return vec![command];
        }
        match (self.target_at(mouse.at, session), mouse.action) {
            (_, MouseAction::ScrollUp) => self.if_obeyed(Command::Walk(Walk::Back)),
            (_, MouseAction::ScrollDown) => self.if_obeyed(Command::Walk(Walk::Forward)),
            (Some(target), MouseAction::Click) => {
                vec![Command::PointAt(target), Command::Play(target)]
            }
            (Some(target), MouseAction::Move) => vec![Command::PointAt(target)],
            _ => Vec::new(),
        }
    }

    /// In the editor every cell can be pointed at, also where stones fall.
    fn mouse_in_editor(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        let layout = layout::game(session.area(), self.kind(), session.zoom).ok();
        let point = layout.and_then(|layout| layout.board.point_at(mouse.at));
        let at = point.map(|point| Command::PointAt(Target::Cell(point)));
        match mouse.action {
            MouseAction::Move => at.into_iter().collect(),
            MouseAction::Click => {
                at.into_iter().flat_map(|at| [at, Command::SetUp(SetUp::Put)]).collect()
            }
            MouseAction::ScrollUp | MouseAction::ScrollDown => Vec::new(),
        }
    }

    /// In the list of the explorer a click chooses and the wheel steps; over the board the wheel walks.
    fn explorer_commands(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        let Ok(layout) = layout::game(session.area(), self.kind(), session.zoom) else {
            return Vec::new();
        };
        let Some(area) = layout.panel.filter(|area| area.contains(mouse.at)) else {
            return match mouse.action {
                MouseAction::ScrollUp => self.if_obeyed(Command::Walk(Walk::Back)),
                MouseAction::ScrollDown => self.if_obeyed(Command::Walk(Walk::Forward)),
                MouseAction::Move | MouseAction::Click => Vec::new(),
            };
        };
        let panel = self.panel(session, layout.bag.as_ref(), area);
        let index =
            panel.explorer_row_at(mouse.at).zip(self.explored()).and_then(|(row, explored)| {
                let rows = usize::from(panel.explorer.height).saturating_sub(EXPLORER);
                explored.shown(rows).nth(row)
            });
        match (index, mouse.action) {
            (Some(index), MouseAction::Move) => vec![Command::Select(index)],
            (Some(index), MouseAction::Click) => vec![Command::Select(index), Command::Accept],
            (None, MouseAction::Click) => {
                let node = panel.move_at(mouse.at);
                node.map(|node| Command::Walk(Walk::To(node))).into_iter().collect()
            }
            _ => wheel(mouse.action).map(Command::Move).into_iter().collect(),
        }
    }

    /// At the ends of the record the wheel says nothing.
    fn if_obeyed(&self, command: Command) -> Vec<Command> {
        if self.check(&command).is_ok() { vec![command] } else { Vec::new() }
    }

    /// What a click in the panel means: on a move, on the curve, on a line of the analysis.
    fn click_in_panel(&self, at: Position, session: &Session) -> Option<Command> {
        let layout = layout::game(session.area(), self.kind(), session.zoom).ok()?;
        let area = layout.panel.filter(|area| area.contains(at))?;
        let panel = self.panel(session, layout.bag.as_ref(), area);
        let line = self.shown().line();
        let on_curve = || panel.ply_at(at, line.len()).map(|ply| line[ply]);
        let node = panel.move_at(at).or_else(on_curve);
        let walk = node.map(|node| Command::Walk(Walk::To(node)));
        walk.or_else(|| panel.line_at(at).map(Command::ChooseLine))
    }

    /// What lies at a place of the window, of what the player may point at now.
    fn target_at(&self, at: Position, session: &Session) -> Option<Target> {
        if self.is_hidden() {
            return None;
        }
        let layout = layout::game(session.area(), self.kind(), session.zoom).ok()?;
        match self.shown().target_kind() {
            TargetKind::Cell(_) => layout.board.point_at(at).map(Target::Cell),
            TargetKind::Column(_) => {
                layout.board.point_at(at).map(|point| Target::Column(point.col))
            }
            TargetKind::Piece => {
                let AnyGame::Quarto(game) = self.shown().on_board() else { return None };
                let piece = layout.bag?.piece_at(at)?;
                game.bag().contains(piece).then_some(Target::Piece(piece))
            }
        }
    }
}

impl StartMenu {
    fn mouse_commands(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        match &self.page {
            Some(page) => page.mouse_commands(mouse, session),
            None => list_commands(self.layout(session.area()), mouse),
        }
    }
}

impl Page {
    fn mouse_commands(&self, mouse: MouseEvent, session: &Session) -> Vec<Command> {
        let layout = self.layout(session.area());
        let is_typed = match self {
            Self::New(page) => !page.typed.is_empty(),
            Self::Settings(page) => page.key().is_typed(),
            Self::Games(page) if page.has_question() => return Vec::new(),
            Self::Games(_) => return list_commands(layout, mouse),
        };
        let Some(line) = layout.ok().and_then(|layout| layout.entry_at(mouse.at)) else {
            return Vec::new();
        };
        let change = |direction| vec![Command::Select(line), Command::Move(direction)];
        match mouse.action {
            // What is typed stays until something is clicked.
            MouseAction::Move if is_typed => Vec::new(),
            MouseAction::Move => vec![Command::Select(line)],
            MouseAction::ScrollDown => change(Direction::Left),
            MouseAction::Click | MouseAction::ScrollUp => change(Direction::Right),
        }
    }
}

/// In a list a click chooses; the wheel goes on from what is selected, wherever the mouse is.
fn list_commands(layout: Result<StartLayout, Size>, mouse: MouseEvent) -> Vec<Command> {
    let Ok(layout) = layout else { return Vec::new() };
    match (layout.entry_at(mouse.at), mouse.action) {
        (Some(line), MouseAction::Move) => vec![Command::Select(line)],
        (Some(line), MouseAction::Click) => vec![Command::Select(line), Command::Accept],
        _ => wheel(mouse.action).map(Command::Move).into_iter().collect(),
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
