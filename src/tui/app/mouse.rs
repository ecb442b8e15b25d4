//! What the mouse does: the cursor follows it, a click is Enter, the wheel scrolls and changes.

use ratatui::layout::Position;

use super::{App, Screen};
use crate::play::Step;
use crate::tui::event::{Effect, Mouse, MouseDeed};
use crate::tui::keymap::{Action, Context, Direction};
use crate::tui::layout;
use crate::tui::menu::Menu;
use crate::tui::playing::{Asked, Target};
use crate::tui::table::Table;

impl App {
    /// Whether the mouse is where it was, or where it has no meaning.
    pub(super) fn ignores_mouse(&self, Mouse { at, what }: Mouse) -> bool {
        match (self.context(), what, &self.screen) {
            (Context::Help, _, _) => wheel(what).is_none(),
            (Context::Board, MouseDeed::Click, Screen::Table(table)) => {
                self.target(table, at).is_none()
            }
            (Context::Board, MouseDeed::Move, Screen::Table(table)) => {
                self.target(table, at).is_none_or(|target| target == table.playing().aim())
            }
            (Context::Menu, MouseDeed::Move, _) => {
                // What is typed stays until something is clicked: nothing is selected then.
                let selected = self.menu().and_then(Menu::selected);
                selected.is_none() || self.choice(at).is_none_or(|index| selected == Some(index))
            }
            (Context::Custom, MouseDeed::Move, _) => {
                let is_new = |index| self.menu().is_some_and(|menu| menu.line() != index);
                !self.choice(at).is_some_and(is_new)
            }
            (Context::Menu | Context::Custom, _, _) => {
                self.choice(at).is_none() && !self.is_at_players(at)
            }
            _ => true,
        }
    }

    pub(super) fn mouse(&mut self, mouse: Mouse) -> Vec<Effect> {
        if self.ignores_mouse(mouse) {
            return Vec::new();
        }
        let Mouse { at, what } = mouse;
        match (self.context(), what) {
            (Context::Help, what) => {
                if let Some(direction) = wheel(what) {
                    self.scroll(Action::Move(direction));
                }
            }
            (Context::Board, what) => {
                let Screen::Table(table) = &self.screen else { return Vec::new() };
                let Some(target) = self.target(table, at) else { return Vec::new() };
                let Screen::Table(table) = &mut self.screen else { return Vec::new() };
                table.point_to(target);
                if what == MouseDeed::Click {
                    table.notice = None;
                    self.act_or_refuse(target);
                }
            }
            (Context::Menu | Context::Custom, what) if self.is_at_players(at) => {
                return match what {
                    MouseDeed::Move => Vec::new(),
                    MouseDeed::Click => self.handle_in_menu(Action::Opponent, None),
                    MouseDeed::ScrollUp => self.handle_in_menu(Action::Level(Step::Up), None),
                    MouseDeed::ScrollDown => self.handle_in_menu(Action::Level(Step::Down), None),
                };
            }
            (context @ (Context::Menu | Context::Custom), what) => {
                let Some(index) = self.choice(at) else { return Vec::new() };
                let Some(menu) = self.menu_mut() else { return Vec::new() };
                let is_new = menu.line() != index;
                // The wheel goes on from what is selected in the menu, wherever the mouse is.
                if context == Context::Custom || wheel(what).is_none() {
                    menu.point_to(index);
                }
                // The first click on a field of the form selects it only.
                let action = in_menu(context, what).filter(|_| context == Context::Menu || !is_new);
                if let Some(action) = action {
                    return self.handle_in_menu(action, None);
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// What lies at a place of the window, of what the player may point at now.
    fn target(&self, table: &Table, at: Position) -> Option<Target> {
        let layout = layout::table(self.area(), table.kind()).ok()?;
        match table.playing().asked() {
            Asked::Cell(_) => layout.point_at(at).map(Target::Cell),
            Asked::Column(_) => layout.point_at(at).map(|point| Target::Column(point.col)),
            Asked::Piece => {
                let bag = |target: &Target| table.playing().has(*target);
                layout.piece_at(at).map(Target::Piece).filter(bag)
            }
        }
    }

    /// Whether the menu says there who would play.
    fn is_at_players(&self, at: Position) -> bool {
        let layout = self.menu().and_then(|menu| menu.layout(self.area()).ok());
        layout.is_some_and(|layout| layout.players().contains(at))
    }

    /// The choice of the menu, or the field of its form, at a place of the window.
    fn choice(&self, at: Position) -> Option<usize> {
        let menu = self.menu()?;
        menu.layout(self.area()).ok()?.choice_at(at)
    }
}

/// Where the wheel turns to.
const fn wheel(what: MouseDeed) -> Option<Direction> {
    match what {
        MouseDeed::ScrollUp => Some(Direction::Up),
        MouseDeed::ScrollDown => Some(Direction::Down),
        MouseDeed::Move | MouseDeed::Click => None,
    }
}

/// A click chooses and the wheel selects; on a field of the form both change the field.
const fn in_menu(context: Context, what: MouseDeed) -> Option<Action> {
    match (context, what) {
        (Context::Custom, MouseDeed::Click | MouseDeed::ScrollUp) => {
            Some(Action::Move(Direction::Right))
        }
        (Context::Custom, MouseDeed::ScrollDown) => Some(Action::Move(Direction::Left)),
        (_, MouseDeed::ScrollUp) => Some(Action::Move(Direction::Up)),
        (_, MouseDeed::ScrollDown) => Some(Action::Move(Direction::Down)),
        (_, MouseDeed::Click) => Some(Action::Accept),
        _ => None,
    }
}
