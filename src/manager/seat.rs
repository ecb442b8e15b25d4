//! Process of an engine at a table.

use std::path::Path;

use super::entrant::Entrant;
use crate::external::{Answered, Client, Fault, Log, MoveClock};
use crate::rules::Game;
use crate::settings::engines::Restart;

/// Place of an engine at a table. Its process is started when it is needed, and again after a
/// fault.
pub struct Seat<'a> {
    /// Program that is the guard of the process: this one.
    guard: &'a Path,
    pub entrant: &'a Entrant,
    client: Option<Client>,
    /// Set if the engine is to be ended after the game because of a fault.
    has_failed: bool,
}

impl<'a> Seat<'a> {
    pub const fn new(guard: &'a Path, entrant: &'a Entrant) -> Self {
        Self { guard, entrant, client: None, has_failed: false }
    }

    /// Makes the engine ready for a game. One that has ended since its last game is started again.
    ///
    /// # Errors
    /// Fails if it cannot be started.
    pub fn begin(&mut self) -> Result<(), Fault> {
        let before = self.client.take().and_then(|mut client| {
            client.leave_game();
            client.is_running().then_some(client)
        });
        self.client = Some(before.map_or_else(|| self.start(), Ok)?);
        Ok(())
    }

    fn start(&self) -> Result<Client, Fault> {
        let Entrant { program, terms, .. } = self.entrant;
        let mut client = Client::start(self.guard, program, terms.clone(), Log::default())?;
        client.about()?;
        Ok(client)
    }

    /// Requests the move of the side to move. `None` if it is no longer wanted.
    ///
    /// # Errors
    /// Fails if there is no legal move in time. The engine is then ended.
    pub fn choose(
        &mut self,
        game: &Game,
        clock: &MoveClock,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Answered>, Fault> {
        let mut client = match self.client.take() {
            Some(client) => client,
            None => self.start()?,
        };
        self.suspend(&mut client, false);
        let answer = client.choose(game, clock, &mut |_| {}, is_stopped);
        self.has_failed |= answer.is_err();
        self.suspend(&mut client, true);
        // Without an answer it was ended.
        self.client = (!matches!(answer, Ok(None))).then_some(client);
        answer
    }

    fn suspend(&self, client: &mut Client, is_suspended: bool) {
        if self.entrant.suspend {
            client.suspend(is_suspended);
        }
    }

    /// Lets the engine rest until the next game, or ends it.
    pub fn end(&mut self) {
        let is_kept = self.entrant.restart == Restart::Auto && !self.has_failed;
        self.has_failed = false;
        let client = self.client.take().filter(|_| is_kept);
        self.client = client.map(|mut client| {
            // It may have to end before it is asked again.
            self.suspend(&mut client, false);
            client
        });
    }

    /// Ends the engine after the game, because of a fault.
    pub const fn dismiss(&mut self) {
        self.has_failed = true;
    }
}
