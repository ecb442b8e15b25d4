//! The thread that reads the keyboard and the mouse.

use std::io;
use std::sync::mpsc::Sender;

use ratatui::crossterm::event::{
    self as terminal_event, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::layout::{Position, Size};

use super::start_thread;
use crate::tui::event::{Event, MouseAction, MouseEvent};

/// Starts the thread. It ends with the loop or the process.
///
/// # Errors
/// If there can be no further thread.
pub fn read(events: Sender<Event>) -> io::Result<()> {
    start_thread("keys", move || {
        loop {
            let event = match terminal_event::read() {
                Ok(terminal_event::Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    Event::Key(key)
                }
                Ok(terminal_event::Event::Mouse(mouse)) => match action(mouse.kind) {
                    Some(action) => {
                        let at = Position { x: mouse.column, y: mouse.row };
                        Event::Mouse(MouseEvent { at, action })
                    }
                    None => continue,
                },
                Ok(terminal_event::Event::Paste(text)) => Event::Paste(text),
                Ok(terminal_event::Event::Resize(width, height)) => {
                    Event::Resized(Size { width, height })
                }
                Ok(_) => continue,
                Err(error) => Event::InputLost(error),
            };
            let is_last = matches!(event, Event::InputLost(_));
            if events.send(event).is_err() || is_last {
                return;
            }
        }
    })
}

const fn action(kind: MouseEventKind) -> Option<MouseAction> {
    match kind {
        MouseEventKind::Moved | MouseEventKind::Drag(_) => Some(MouseAction::Move),
        MouseEventKind::Down(MouseButton::Left) => Some(MouseAction::Click),
        MouseEventKind::ScrollUp => Some(MouseAction::ScrollUp),
        MouseEventKind::ScrollDown => Some(MouseAction::ScrollDown),
        _ => None,
    }
}
