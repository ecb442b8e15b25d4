//! Loop of the screen of a match, which is played on other threads.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context as _;

use super::system::{Signals, watch_terminal};
use super::{Rescue, TerminalGuard, guard, input};
use crate::locale::text;
use crate::tui::event::Event;
use crate::tui::spectator::{Pressed, Scene, Spectator};
use crate::tui::theme::Theme;

/// Time between two frames while moves are played.
const FRAME: Duration = Duration::from_millis(100);

/// Shows a match until the user quits, or a signal ends the program: then `finish` runs, after the
/// terminal was restored, and `is_ending` is true.
///
/// # Errors
/// Fails if the terminal cannot be used.
pub fn spectate(
    scene: &Mutex<Scene>,
    theme: &Theme,
    is_ending: &dyn Fn() -> bool,
    finish: impl Fn() -> Vec<String> + Send + Sync + 'static,
) -> anyhow::Result<()> {
    let (sender, events) = mpsc::channel();
    let rescue = Rescue::finishing(finish);
    rescue.catch_panics();
    let signals = Signals::handle(rescue.clone(), sender.clone())
        .with_context(|| text!("terminal-no-signals"))?;
    let mut terminal = TerminalGuard::enter(false).with_context(|| text!("terminal-unusable"))?;
    watch_terminal(rescue).with_context(|| text!("terminal-no-thread"))?;
    let (backlog, places) = input::backlog();
    input::read(sender, backlog, false).with_context(|| text!("terminal-unreadable"))?;
    let (mut view, mut shown, mut is_suspended) = (Spectator::default(), None, false);
    while !is_ending() {
        let version = scene.lock().unwrap_or_else(PoisonError::into_inner).version;
        if shown != Some(version) && !is_suspended {
            let now = scene.lock().unwrap_or_else(PoisonError::into_inner).clone();
            shown = Some(now.version);
            terminal
                .draw_plain(|frame| view.draw(&now, theme, frame))
                .with_context(|| text!("terminal-lost"))?;
        }
        let event = match events.recv_timeout(FRAME) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        places.free(&event);
        let pressed = match event {
            Event::Key(key) => view.press(key),
            Event::Suspended => Pressed::Suspend,
            _ => Pressed::Nothing,
        };
        match pressed {
            Pressed::Quit => break,
            Pressed::Switched => shown = None,
            // As in a game; the interrupted games of the match are played again.
            Pressed::Suspend if !is_suspended && Signals::has_shell() => {
                guard::leave();
                is_suspended = true;
                signals.stop().with_context(|| text!("terminal-lost"))?;
            }
            Pressed::Suspend | Pressed::Nothing => {}
        }
        match event {
            Event::WindowChanged => {
                signals.look_at_window();
                shown = None;
            }
            Event::Resumed => {
                terminal.enter_again().with_context(|| text!("terminal-lost"))?;
                (shown, is_suspended) = (None, false);
            }
            Event::Resized(_) => shown = None,
            Event::InputLost(error) => return Err(error).with_context(|| text!("terminal-lost")),
            _ => {}
        }
    }
    Ok(())
}
