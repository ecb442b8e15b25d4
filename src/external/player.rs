//! An engine as a player.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::swap2::{self, Swap2Plan};
use super::{Client, Fault, Log, MoveClock, Program};
use crate::game::GameKind;
use crate::player::{Ctx, Level, Limits, NoMove, OpeningPlayer, Player, Said, Watch};
use crate::rules::{Game, Point, Status, Turn};
use crate::settings::engines::{Dialect, Swap2, Terms};

/// Shortest time between two messages that are passed on.
const INTERVAL: Duration = Duration::from_millis(50);
/// Time after the limit for which a move is awaited. A person may wait for less.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time of an analysis that ends when it is stopped.
const ENDLESS: Duration = Duration::from_secs(24 * 3600);
/// Time for which it is better to await a move than to end an engine that cannot be stopped.
const SHORT: Duration = Duration::from_secs(3);
/// Time for the move of an engine that was started again because it could not be stopped.
const AT_ONCE: Duration = Duration::from_millis(10);

/// Another engine as a player. It is started by the first request, and again after a fault.
///
/// In an opening by swap2, an engine that knows the rule decides. In any other one, our own player
/// of the highest level decides in its place, since the protocol knows no other openings.
pub struct ExternalPlayer {
    guard: PathBuf,
    program: Program,
    terms: Terms,
    log: Log,
    client: Option<Client>,
    opening: OpeningPlayer,
    /// Decisions of the engine in an opening by swap2 that are still to come.
    plan: Swap2Plan,
    /// Minimum time from the request to the move.
    pace: Duration,
    /// Number of lines to analyse, if it does not play.
    lines: Option<u8>,
}

/// Messages that wait until they may be passed on: the last one of each line.
#[derive(Default)]
struct Waiting {
    /// Time from which the next one may be passed on.
    next: Duration,
    messages: BTreeMap<Option<u8>, Said>,
}

impl Waiting {
    /// Passes a message on, or lets it wait if another one has just been.
    fn hear(&mut self, said: &Said, ctx: &Ctx) {
        self.messages.insert(said.number, said.clone());
        if ctx.elapsed() >= self.next {
            self.pass_on(ctx);
        }
    }

    fn pass_on(&mut self, ctx: &Ctx) {
        self.next = ctx.elapsed() + INTERVAL;
        for said in std::mem::take(&mut self.messages).values() {
            ctx.say(said);
        }
    }
}

impl ExternalPlayer {
    /// Creates a player that runs a program under a guard, which is this program, by its path.
    pub fn new(guard: PathBuf, program: Program, terms: Terms, log: Log) -> Self {
        let opening = OpeningPlayer::new(Level::MAX, 0);
        Self {
            guard,
            program,
            terms,
            log,
            client: None,
            opening,
            plan: Swap2Plan::default(),
            pace: Duration::ZERO,
            lines: None,
        }
    }

    /// Makes it analyse this many lines instead of playing. An engine that can be stopped then thinks
    /// until it is.
    #[must_use]
    pub fn analysing(self, lines: u8) -> Self {
        Self { lines: Some(lines), ..self }
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
        let mut client = self.running()?;
        let answered = match self.lines {
            Some(lines) => client.analyse(game, lines, clock, hear, is_stopped)?,
            None => client.choose(game, clock, hear, is_stopped)?,
        };
        // Without an answer it was ended.
        self.client = answered.is_some().then_some(client);
        Ok(answered.map(|answered| answered.point))
    }

    /// Next decision of an opening by swap2. `None` if it is no longer wanted, or no decision.
    fn open(
        &mut self,
        game: &Game,
        clock: &MoveClock,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Turn>, Fault> {
        let mut client = self.running()?;
        let Some(answer) = client.open(game, clock, is_stopped)? else { return Ok(None) };
        self.client = Some(client);
        self.plan = Swap2Plan::new(game, &answer).unwrap_or_default();
        Ok(self.plan.next(game))
    }

    /// Takes the client out; an engine that has ended since its last move is started again.
    fn running(&mut self) -> Result<Client, Fault> {
        let before = self.client.take();
        let running = before.and_then(|mut client| client.is_running().then_some(client));
        running.map_or_else(|| self.start(), Ok)
    }

    fn start(&self) -> Result<Client, Fault> {
        let mut client =
            Client::start(&self.guard, &self.program, self.terms.clone(), self.log.clone())?;
        client.about()?;
        Ok(client)
    }

    /// Returns the times of a move within these limits, which count from the request. The time in
    /// which the engine starts and its line is on its way is not left to it.
    fn clock(&mut self, limits: &Limits, ctx: &Ctx) -> Result<MoveClock, Fault> {
        if self.lines.is_some() && self.terms.dialect == Dialect::Yixin {
            return Ok(MoveClock { turn: ENDLESS, left: None, patience: PATIENCE });
        }
        let client = self.running()?;
        let spent = ctx.elapsed() + client.latency();
        self.client = Some(client);
        let [turn, left] = [limits.turn, limits.left].map(|it| Some(it?.saturating_sub(spent)));
        let turn = turn.map_or(self.terms.turn, |turn| turn.min(self.terms.turn));
        Ok(MoveClock { turn, left, patience: PATIENCE })
    }
}

impl From<Fault> for NoMove {
    fn from(fault: Fault) -> Self {
        Self::Failed(fault.to_string())
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
        let clock = self.clock(limits, ctx)?;
        // A short analysis is not worth another start of the engine.
        let is_awaited = self.lines.is_some() && clock.turn <= SHORT;
        let is_stopped = || ctx.is_stopped() && !is_awaited;
        let mut waiting = Waiting::default();
        let answer = self.ask(game, &clock, &mut |said| waiting.hear(said, ctx), &is_stopped);
        waiting.pass_on(ctx);
        let point = if let Some(point) = answer? {
            point
        } else {
            // It could not be stopped, and is asked again for a move at once.
            let clock = MoveClock { turn: AT_ONCE, ..clock };
            let again = self.ask(game, &clock, &mut |_| {}, &|| false)?;
            again.ok_or(NoMove::GameOver)?
        };
        while !ctx.is_stopped() && ctx.elapsed() < self.pace {
            std::thread::park_timeout(INTERVAL.min(self.pace.saturating_sub(ctx.elapsed())));
        }
        Ok(point)
    }

    fn take_turn(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Turn, NoMove> {
        if let Some(turn) = self.plan.next(game) {
            return Ok(turn);
        }
        if self.terms.swap2 != Swap2::Unknown && swap2::is_open(game) {
            let clock = self.clock(limits, ctx)?;
            if let Some(turn) = self.open(game, &clock, &|| ctx.is_stopped())? {
                return Ok(turn);
            }
        }
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
