//! Event loop: applies events to the state, and performs its effects.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::app::App;
use super::event::{Effect, Event};

/// Maximum number of events between two frames.
const BATCH: usize = 64;

pub trait Host {
    /// Time since the program started.
    fn now(&self) -> Duration;

    /// Sees every event before the state does. A returned event is handled next.
    fn see(&mut self, event: &Event) -> io::Result<Option<Event>>;

    fn perform(&mut self, effect: Effect) -> io::Result<Option<Event>>;

    fn draw(&mut self, app: &App) -> io::Result<()>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Continue,
    Quit,
}

#[derive(Debug)]
pub struct EventLoop<H> {
    pub app: App,
    pub host: H,
}

impl<H: Host> EventLoop<H> {
    /// Runs until the user quits. Blocks until an event arrives or the state's wake-up time.
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

    /// Handles the waiting events, and draws once if any changed the screen.
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

    /// Handles an event. Returns `None` if it changes nothing.
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
