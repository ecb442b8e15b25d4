//! The full screen: state, views, and the one loop that joins them to the terminal.
//!
//! [`App::update`](app::App::update) turns events into state and effects, and performs nothing;
//! [`screen::draw`] shows the state. The loop blocks until something happens and draws when
//! something did.

pub mod app;
pub mod command;
pub mod event;
pub mod help;
pub mod keymap;
pub mod layout;
pub mod rescue;
pub mod screen;
pub mod size;
pub mod table;
pub mod terminal;
pub mod theme;
pub mod words;

mod threads;
mod widget;

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};

use anyhow::Context as _;

use crate::store::Store;
use app::{App, Opening};
use event::{Effect, Event, perform};
use rescue::Rescue;
use terminal::Screen;
use theme::Theme;

/// What the full screen begins with.
#[derive(Debug)]
pub struct Options {
    /// The first screen.
    pub opening: Opening,
    /// Where games are saved if nothing else is said.
    pub file: PathBuf,
    /// The user's directory.
    pub store: Store,
    /// Colours and glyphs.
    pub theme: Theme,
}

/// Plays until the user quits.
///
/// # Errors
/// If the terminal cannot be used, or is lost.
pub fn run(options: Options) -> anyhow::Result<()> {
    let rescue = Rescue::new(options.store.clone());
    rescue.catch_panics();
    let (sender, events) = mpsc::channel();
    #[cfg(unix)]
    let signals = threads::Signals::handle(rescue.clone(), sender.clone())
        .context("cannot handle signals")?;
    let screen = Screen::enter().context("cannot use the terminal")?;
    #[cfg(unix)]
    threads::watch_terminal(rescue.clone()).context("cannot start a thread")?;
    threads::read_keys(sender).context("cannot start a thread")?;

    let window = screen.size().context("cannot use the terminal")?;
    let mut session = Session {
        app: App::new(options.opening, options.file, options.theme, window),
        store: options.store,
        screen,
        rescue,
        #[cfg(unix)]
        signals,
        is_stopped: false,
    };
    let result = session.run(&events);
    if result.is_err() {
        session.rescue.abandon_ship();
    }
    result.context("lost the terminal")
}

/// The loop and what it holds.
struct Session {
    app: App,
    store: Store,
    screen: Screen,
    rescue: Rescue,
    #[cfg(unix)]
    signals: threads::Signals,
    /// Given back to the shell: nothing is drawn.
    is_stopped: bool,
}

/// Whether the loop goes on.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    End,
}

/// So many events are handled before the screen shows what came of them.
const BATCH: usize = 64;

impl Session {
    fn run(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        self.screen.draw(&self.app)?;
        loop {
            let first = events.recv().map_err(io::Error::other)?;
            let mut is_changed = false;
            for event in std::iter::once(first).chain(events.try_iter().take(BATCH)) {
                if self.app.ignores(&event) {
                    continue;
                }
                is_changed = true;
                if self.handle(event)? == Next::End {
                    return Ok(());
                }
                self.rescue.set(self.app.unsaved());
            }
            if is_changed && !self.is_stopped {
                self.screen.draw(&self.app)?;
            }
        }
    }

    fn handle(&mut self, event: Event) -> io::Result<Next> {
        match event {
            Event::InputLost(error) => return Err(error),
            Event::Resumed => {
                self.screen.enter_again()?;
                self.is_stopped = false;
                // The window may have changed meanwhile.
                self.app.update(Event::Resized(self.screen.size()?));
            }
            _ => {}
        }
        for effect in self.app.update(event) {
            let answer = match effect {
                Effect::Quit => {
                    self.rescue.set(None);
                    return Ok(Next::End);
                }
                Effect::Suspend => {
                    self.suspend()?;
                    None
                }
                effect => perform(&self.store, effect),
            };
            if let Some(answer) = answer
                && self.handle(answer)? == Next::End
            {
                return Ok(Next::End);
            }
        }
        Ok(Next::GoOn)
    }

    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        if self.is_stopped {
            return Ok(());
        }
        if !threads::Signals::has_shell() {
            self.app.refuse("There is no shell to go back to.".to_owned());
            return Ok(());
        }
        terminal::leave();
        self.is_stopped = true;
        self.signals.stop()
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<()> {
        self.app.refuse("There is no shell to go back to.".to_owned());
        Ok(())
    }
}
