//! The full screen: state, views, and the one loop that joins them to the terminal.
//!
//! [`App::update`](app::App::update) turns events into state and effects, and performs nothing;
//! [`screen::draw`] shows the state. The loop blocks until something happens and draws when
//! something did.

pub mod app;
pub mod command;
pub mod custom;
pub mod event;
pub mod help;
pub mod keymap;
pub mod layout;
pub mod menu;
pub mod mind;
pub mod playing;
pub mod rescue;
pub mod screen;
pub mod table;
pub mod terminal;
pub mod theme;
pub mod words;

mod seats;
mod threads;
mod widget;

use std::io;
use std::sync::mpsc::{self, Receiver};

use anyhow::Context as _;
use ratatui::layout::Size;

use crate::player::{Answer, Failure, Response};
use crate::store::{Files, Store};
use app::{App, Opening, Seating};
use event::{Effect, Event, perform};
use rescue::Rescue;
use seats::Seats;
use terminal::{Mouse, Screen};
use theme::Theme;

/// What the full screen begins with.
#[derive(Debug)]
pub struct Options {
    /// The first screen.
    pub opening: Opening,
    /// Who plays.
    pub seating: Seating,
    /// Where games are saved if nothing else is said.
    pub files: Files,
    /// The user's directory.
    pub store: Store,
    /// Colours and glyphs.
    pub theme: Theme,
    /// Whose the mouse is.
    pub mouse: Mouse,
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
    let screen = Screen::enter(options.mouse).context("cannot use the terminal")?;
    #[cfg(unix)]
    threads::watch_terminal(rescue.clone()).context("cannot start a thread")?;
    threads::read_keys(sender.clone()).context("cannot start a thread")?;

    let window = screen.size().context("cannot use the terminal")?;
    let mut session = Session {
        app: App::new(options.opening, options.seating, options.files, options.theme, window),
        seats: Seats::new(options.seating.seed, sender),
        store: options.store,
        screen,
        rescue,
        #[cfg(unix)]
        signals,
        is_stopped: false,
    };
    let result = session.run(&events, window);
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
    seats: Seats,
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
    fn run(&mut self, events: &Receiver<Event>, window: Size) -> io::Result<()> {
        // A game that was opened may begin with the computer's turn.
        self.handle(Event::Resized(window))?;
        self.screen.draw(&self.app)?;
        loop {
            let first = events.recv().map_err(io::Error::other)?;
            let mut is_changed = false;
            for event in std::iter::once(first).chain(events.try_iter().take(BATCH)) {
                if let Event::Answered(answer) = &event {
                    self.seats.hear(answer);
                }
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
                let window = self.screen.size()?;
                self.handle(Event::Resized(window))?;
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
                Effect::Ask { sitter, manner, ticket, game } => {
                    let asked = self.seats.ask(sitter, manner, ticket, *game);
                    asked.err().map(|error| {
                        let response = Response::Failed(Failure::Panicked(error.to_string()));
                        Event::Answered(Answer { ticket, response })
                    })
                }
                Effect::Stop => {
                    self.seats.stop();
                    None
                }
                Effect::Leave(sitter) => {
                    self.seats.leave(sitter);
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
