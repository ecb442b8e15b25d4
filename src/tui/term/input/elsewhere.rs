//! Input through the terminal library.

use std::io;
use std::sync::mpsc::Sender;

use ratatui::crossterm::event::{
    Event as Input, KeyEventKind, MouseButton, MouseEventKind, read as read_event,
};
use ratatui::layout::{Position, Size};

use super::Backlog;
use crate::tui::event::{Event, MouseAction, MouseEvent};
use crate::worker::start;

/// Not set, since the terminal library would report replies as keys.
pub const HEARS_REPLIES: bool = false;

pub fn read(events: Sender<Event>, mut backlog: Backlog, _: bool) -> io::Result<()> {
    start("keys", move || {
        loop {
            let event = match read_event() {
                Ok(Input::Key(key)) if key.kind != KeyEventKind::Release => Event::Key(key),
                Ok(Input::Mouse(mouse)) => {
                    let action = match mouse.kind {
                        MouseEventKind::Drag(MouseButton::Left) => MouseAction::Drag,
                        MouseEventKind::Moved | MouseEventKind::Drag(_) => MouseAction::Move,
                        MouseEventKind::Down(MouseButton::Left) => MouseAction::Click,
                        MouseEventKind::ScrollUp => MouseAction::ScrollUp,
                        MouseEventKind::ScrollDown => MouseAction::ScrollDown,
                        _ => continue,
                    };
                    let at = Position { x: mouse.column, y: mouse.row };
                    Event::Mouse(MouseEvent { at, action })
                }
                Ok(Input::Paste(text)) => Event::Paste(text),
                Ok(Input::Resize(width, height)) => Event::Resized(Size { width, height }),
                Ok(_) => continue,
                Err(error) => Event::InputLost(error),
            };
            let is_last = matches!(event, Event::InputLost(_));
            if backlog.send(&events, event).is_err() || is_last {
                return;
            }
        }
    })
}
