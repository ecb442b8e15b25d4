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
pub mod playing;
pub mod rescue;
pub mod screen;
pub mod table;
pub mod terminal;
pub mod theme;
pub mod words;

mod threads;
mod widget;

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};

use anyhow::Context as _;
use ratatui::layout::Size;

use crate::play::Mode;
use crate::player::{Limits, Seat, Simple, Ticket};
use crate::rules::Game;
use crate::store::{Files, Store};
use app::{App, Opening};
use event::{Effect, Event, perform};
use rescue::Rescue;
use terminal::{Mouse, Screen};
use theme::Theme;

/// What the full screen begins with.
#[derive(Debug)]
pub struct Options {
    /// The first screen.
    pub opening: Opening,
    /// Who plays.
    pub mode: Mode,
    /// Where the computer takes chance from.
    pub seed: u64,
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
        app: App::new(options.opening, options.mode, options.files, options.theme, window),
        computer: Computer { seed: options.seed, seat: None, answers: sender },
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
    computer: Computer,
    #[cfg(unix)]
    signals: threads::Signals,
    /// Given back to the shell: nothing is drawn.
    is_stopped: bool,
}

/// The computer's seat, taken when it is first needed.
struct Computer {
    seed: u64,
    seat: Option<Seat>,
    answers: Sender<Event>,
}

impl Computer {
    fn ask(&mut self, ticket: Ticket, game: Game) -> io::Result<()> {
        let seat = match self.seat.take() {
            Some(seat) => seat,
            None => self.sit_down()?,
        };
        self.seat.insert(seat).ask(ticket, game, Limits::default())
    }

    fn sit_down(&self) -> io::Result<Seat> {
        let answers = self.answers.clone();
        Seat::new(Box::new(Simple::new(self.seed)), move |answer| {
            // A loop that is gone needs no answer.
            let _ = answers.send(Event::Answered(answer));
        })
    }
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
                Effect::Ask { ticket, game } => {
                    if let Err(error) = self.computer.ask(ticket, *game) {
                        self.app.refuse(format!("The computer cannot play: {error}"));
                    }
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
