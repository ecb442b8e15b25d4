//! Clock of the game on the screen, and its pauses.
//!
//! The clock runs on the times that `update` receives. The time passes first (`Layer::pass_time`),
//! so a flag falls with whatever event arrives next.

use std::time::Duration;

use super::Table;
use crate::game::{Clock, Computer, End, Participants};
use crate::player::Limits;
use crate::record::Action;
use crate::rules::opening::Seat;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::layer::Layer as _;

/// Time left to a person at which the bell rings.
const WARNING: Duration = Duration::from_secs(10);

/// Time of both sides, if the game has a clock, and the pause of the game.
#[derive(Debug, Default)]
pub struct GameClock {
    pub time: Option<Clock>,
    /// Set during a pause, which is possible with a clock or between two computers.
    pub is_paused: bool,
    pub pauses_for_shell: bool,
}

impl GameClock {
    /// Checks whether a person has come into time trouble between two times.
    pub fn is_near(&self, since: Duration, now: Duration, at_start: Participants) -> bool {
        let running = self.time.as_ref().and_then(|clock| Some((clock, clock.running()?)));
        running.is_some_and(|(clock, seat)| {
            let [before, now] = [since, now].map(|at| clock.left(seat, at));
            let is_computer = at_start.is_computer(seat.first_side());
            before > WARNING && now <= WARNING && !is_computer
        })
    }

    /// Undoes the time of an action, before which this player had to act. A side that ran out of time
    /// continues without a clock.
    pub fn turn_back(&mut self, taken: Action, mover: Option<Seat>, is_start: bool, now: Duration) {
        let (Some(clock), Some(mover)) = (&mut self.time, mover) else { return };
        match taken {
            _ if is_start => clock.reset(),
            Action::End(End::OutOfTime(_)) => self.time = None,
            Action::End(_) => clock.go_on(mover, now),
            Action::Stone(_)
            | Action::Piece(_)
            | Action::Pass
            | Action::Choose(_)
            | Action::Declare(_)
            | Action::Offer(_) => clock.taken_back(mover, now),
        }
    }

    /// Sets the clock to the time left after these turns.
    pub fn replay(
        &mut self,
        turns: Vec<(Option<Seat>, Option<Duration>)>,
        mover: Option<Seat>,
        now: Duration,
    ) {
        let Some(clock) = &mut self.time else { return };
        *clock = clock.replayed(turns);
        clock.restart(mover.filter(|_| !self.is_paused), now);
    }

    /// Limits of a computer: its own, and the time on the clock.
    pub fn limits(&self, computer: Computer, seat: Seat, now: Duration) -> Limits {
        let limits = computer.limits();
        let Some(clock) = &self.time else { return limits };
        let left = clock.left(seat, now);
        if clock.is_per_move() {
            let turn = limits.turn.map_or(left, |turn| turn.min(left));
            Limits { turn: Some(turn), ..limits }
        } else {
            Limits { left: Some(left), ..limits }
        }
    }
}

impl Table {
    /// Pauses or resumes the clock, and the computers that play both sides.
    pub(super) fn set_paused(&mut self, is_paused: bool, ctx: &mut Ctx) {
        self.computer.forget(ctx);
        self.clock.is_paused = is_paused;
        let mover = self.seat_to_act();
        match (&mut self.clock.time, mover) {
            (Some(clock), _) if is_paused => clock.stop(ctx.now),
            (Some(clock), Some(mover)) => clock.go_on(mover, ctx.now),
            _ => {}
        }
    }

    /// Player who has to act in the current position; `None` after the end.
    pub(super) fn seat_to_act(&self) -> Option<Seat> {
        self.viewer.record.cursor().seat_to_act()
    }

    /// Starts the clock of the player who has to act, and records the time left to the one who acted.
    pub(super) fn press_clock(&mut self, acted: Option<Seat>, ctx: &Ctx) {
        let next = self.seat_to_act();
        let Some(clock) = &mut self.clock.time else { return };
        clock.moved(next, ctx.now);
        if let Some(player) = acted.filter(|&player| next != Some(player)) {
            let (node, left) = (self.viewer.record.node(), clock.left(player, ctx.now));
            self.viewer.record.annotate(node, |notes| notes.left = Some(left));
        }
    }

    /// Pauses the game if possible. Returns whether it did.
    pub(super) fn pause(&mut self, ctx: &mut Ctx) -> bool {
        let can_pause = !self.clock.is_paused && self.check(&Command::Pause, ctx).is_ok();
        if can_pause {
            self.set_paused(true, ctx);
        }
        can_pause
    }

    pub fn wait_for_shell(&mut self, ctx: &mut Ctx) {
        self.clock.pauses_for_shell |= self.pause(ctx);
    }

    /// Resumes the game, since there was no shell to suspend to.
    pub fn stay(&mut self, ctx: &mut Ctx) {
        if std::mem::take(&mut self.clock.pauses_for_shell) {
            self.set_paused(false, ctx);
        }
    }

    /// Stays paused after the shell has returned the terminal.
    pub const fn come_back(&mut self) {
        self.clock.pauses_for_shell = false;
    }
}
