//! The one loop: events go into the state, and what is to be done comes out.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::app::App;
use super::event::{Effect, Event};

/// So many events are handled before the screen shows what came of them.
const BATCH: usize = 64;

/// The world around the loop: the terminal, the files, the computer.
pub trait Host {
    /// How much time has passed since the program began.
    fn now(&self) -> Duration;

    /// Sees every event before the state does. What it returns comes next.
    ///
    /// # Errors
    /// If the terminal is lost.
    fn see(&mut self, event: &Event) -> io::Result<Option<Event>>;

    /// Does what is to be done, and says what came of it. [`Effect::Quit`] ends the loop after that.
    ///
    /// # Errors
    /// If the terminal is lost.
    fn perform(&mut self, effect: Effect) -> io::Result<Option<Event>>;

    /// Shows the state.
    ///
    /// # Errors
    /// If the terminal is lost.
    fn draw(&mut self, app: &App) -> io::Result<()>;
}

/// Whether the loop goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    Continue,
    /// The program ends.
    Quit,
}

/// The state and the world around it.
#[derive(Debug)]
pub struct EventLoop<H> {
    /// The state.
    pub app: App,
    /// The world around it.
    pub host: H,
}

impl<H: Host> EventLoop<H> {
    /// Blocks for events and for the time when the state wants to be looked at again, and draws when
    /// something has changed, until the user quits.
    ///
    /// # Errors
    /// If the terminal is lost.
    pub fn run(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        loop {
            let first = match self.app.wakes_at() {
                None => events.recv().map_err(io::Error::other)?,
                Some(at) => match events.recv_timeout(at.saturating_sub(self.host.now())) {
                    Ok(event) => event,
                    Err(RecvTimeoutError::Timeout) => Event::Tick,
                    Err(gone) => return Err(io::Error::other(gone)),
                },
            };
            if self.step(std::iter::once(first).chain(events.try_iter()))? == Flow::Quit {
                return Ok(());
            }
        }
    }

    /// Handles some of the events that are there, and draws once if they have changed something.
    ///
    /// # Errors
    /// If the terminal is lost.
    pub fn step(&mut self, events: impl Iterator<Item = Event>) -> io::Result<Flow> {
        let mut is_changed = false;
        for event in events.take(BATCH) {
            let Some(flow) = self.handle(event)? else { continue };
            if flow == Flow::Quit {
                return Ok(Flow::Quit);
            }
            is_changed = true;
        }
        if is_changed {
            self.host.draw(&self.app)?;
        }
        Ok(Flow::Continue)
    }

    /// Handles an event and all that follows from it; `None` if it changes nothing.
    fn handle(&mut self, event: Event) -> io::Result<Option<Flow>> {
        let next = self.host.see(&event)?;
        if let Event::InputLost(error) = event {
            return Err(error);
        }
        let effects = self.app.update(event, self.host.now());
        if effects.is_none() && next.is_none() {
            return Ok(None);
        }
        for effect in effects.into_iter().flatten() {
            let is_last = effect == Effect::Quit;
            let answer = self.host.perform(effect)?;
            if is_last || self.follow(answer)? == Flow::Quit {
                return Ok(Some(Flow::Quit));
            }
        }
        self.follow(next).map(Some)
    }

    fn follow(&mut self, event: Option<Event>) -> io::Result<Flow> {
        let Some(event) = event else { return Ok(Flow::Continue) };
        Ok(self.handle(event)?.unwrap_or(Flow::Continue))
    }
}
