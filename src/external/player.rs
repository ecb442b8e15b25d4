//! An engine as a player.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::{Client, Fault, Log, MoveClock, Program, Terms};
use crate::game::GameKind;
use crate::player::{Ctx, Level, Limits, NoMove, OpeningPlayer, Player, Said, Watch};
use crate::rules::{Game, Point, Status, Turn};

/// Shortest time between two messages that are passed on.
const INTERVAL: Duration = Duration::from_millis(50);
/// Time after the limit for which a move is awaited. A person may wait for less.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time for the move of an engine that was started again because it could not be stopped.
const AT_ONCE: Duration = Duration::from_millis(10);

/// Another engine as a player. It is started by the first request, and again after a fault.
///
/// In an opening, our own player of the highest level decides in its place, since the protocol
/// knows no other openings.
pub struct ExternalPlayer {
    guard: PathBuf,
    program: Program,
    terms: Terms,
    log: Log,
    client: Option<Client>,
    opening: OpeningPlayer,
    /// Minimum time from the request to the move.
    pace: Duration,
}

impl ExternalPlayer {
    /// Creates a player that runs a program under a guard, which is this program, by its path.
    pub fn new(guard: PathBuf, program: Program, terms: Terms, log: Log) -> Self {
        let opening = OpeningPlayer::new(Level::MAX, 0);
        Self { guard, program, terms, log, client: None, opening, pace: Duration::ZERO }
    }

    /// Delays each move until this time after the request. The stop flag ends the delay.
    #[must_use]
    pub fn paced(self, pace: Duration) -> Self {
        Self { pace, ..self }
    }

    fn ask(
        &mut self,
        game: &Game,
        clock: &MoveClock,
        hear: &mut dyn FnMut(&Said),
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Point>, Fault> {
        // An engine that has ended since its last move is started again.
        let before = self.client.take();
        let running = before.and_then(|mut client| client.is_running().then_some(client));
        let mut client = running.map_or_else(|| self.start(), Ok)?;
        let answered = client.choose(game, clock, hear, is_stopped)?;
        // Without an answer it was ended.
        self.client = answered.is_some().then_some(client);
        Ok(answered.map(|answered| answered.point))
    }

    fn start(&self) -> Result<Client, Fault> {
        let mut client =
            Client::start(&self.guard, &self.program, self.terms.clone(), self.log.clone())?;
        client.about()?;
        Ok(client)
    }

    /// Returns the times of a move within these limits.
    fn clock(&self, limits: &Limits) -> MoveClock {
        let turn = limits.turn.map_or(self.terms.turn, |turn| turn.min(self.terms.turn));
        MoveClock { turn, left: limits.left, patience: PATIENCE }
    }
}

impl Player for ExternalPlayer {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        if !matches!(game.status(), Status::ToMove(_)) {
            return Err(NoMove::GameOver);
        }
        if game.variant().rule().number().is_none() {
            return Err(NoMove::Unsupported(GameKind::Rows(game.variant())));
        }
        let failed = |fault: Fault| NoMove::Failed(fault.to_string());
        let clock = self.clock(limits);
        let (mut next, mut waiting) = (Duration::ZERO, None);
        let mut hear = |said: &Said| {
            if ctx.elapsed() < next {
                waiting = Some(said.clone());
            } else {
                (next, waiting) = (ctx.elapsed() + INTERVAL, None);
                ctx.say(said);
            }
        };
        let answer = self.ask(game, &clock, &mut hear, &|| ctx.is_stopped()).map_err(failed)?;
        if let Some(said) = waiting {
            ctx.say(&said);
        }
        let point = if let Some(point) = answer {
            point
        } else {
            // It could not be stopped, and is asked again for a move at once.
            let clock = MoveClock { turn: AT_ONCE, ..clock };
            let again = self.ask(game, &clock, &mut |_| {}, &|| false).map_err(failed)?;
            again.ok_or(NoMove::GameOver)?
        };
        while !ctx.is_stopped() && ctx.elapsed() < self.pace {
            std::thread::park_timeout(INTERVAL.min(self.pace.saturating_sub(ctx.elapsed())));
        }
        Ok(point)
    }

    fn take_turn(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Turn, NoMove> {
        if let Some(opening) = game.opening().filter(|opening| !opening.is_over()) {
            let act = self.opening.choose(opening, game.variant(), limits, ctx);
            return act.map(Turn::from).ok_or(NoMove::GameOver);
        }
        if game.check_pass().is_ok() && game.legal_moves().next().is_none() {
            return Ok(Turn::Pass);
        }
        self.choose(game, limits, ctx).map(Turn::Stone)
    }
}

impl fmt::Debug for ExternalPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExternalPlayer").field("program", &self.program).finish_non_exhaustive()
    }
}
