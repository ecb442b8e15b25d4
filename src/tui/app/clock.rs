//! The clock of the game on the screen: what passes, whose flag falls, what waits.

use std::time::Duration;

use super::game::GameScreen;
use super::session::Session;
use crate::game::End;
use crate::player::{Level, Limits};
use crate::record::Action;
use crate::rules::Stone;

/// So much before the end of a person's time the bell rings.
const WARNING: Duration = Duration::from_secs(10);

impl GameScreen {
    /// When what is shown changes by itself, later than now; `None` while nothing moves.
    pub(super) fn wakes_at(&self, session: &Session) -> Option<Duration> {
        let clock = self.clock.as_ref().and_then(|clock| clock.changes_at(session.now));
        let motion = self.motion_changes_at(session.now);
        clock.into_iter().chain(motion).chain(self.autoplay).min()
    }

    /// Time has passed since then: a bell may ring, a flag may fall.
    pub(super) fn pass_time(&mut self, since: Duration, session: &mut Session) {
        self.pass_autoplay(session);
        let participants = self.participants();
        let Some(clock) = &mut self.clock else { return };
        if let Some(side) = clock.running() {
            let [before, now] = [since, session.now].map(|at| clock.left(side, at));
            let is_near = before > WARNING && now <= WARNING;
            if is_near && !participants.is_computer(side) {
                session.ring();
            }
        }
        if let Some(loser) = clock.flag(session.now) {
            clock.stop(session.now);
            self.game.end(End::OutOfTime(loser));
            self.game.promote(self.game.node());
            self.end_off_board(session);
        }
    }

    /// The game has ended without a move.
    pub(super) fn end_off_board(&mut self, session: &mut Session) {
        if let Some(clock) = &mut self.clock {
            clock.stop(session.now);
        }
        self.forget_question(session);
        self.question = None;
        self.note_end(session);
    }

    /// Something was played: the other side's time runs.
    pub(super) fn press_clock(&mut self, session: &Session) {
        let mover = self.game.state().mover();
        let Some(clock) = &mut self.clock else { return };
        let player = clock.running().or(mover.map(Stone::opponent));
        clock.moved(mover, session.now);
        if let Some(player) = player.filter(|&player| mover != Some(player)) {
            let left = Some(clock.left(player, session.now));
            self.game.annotate(self.game.node(), |notes| notes.left = left);
        }
    }

    /// This was taken back, and so is the time. Who ran out of it goes on without a clock.
    pub(super) fn turn_clock_back(&mut self, taken: Action, session: &Session) {
        let (Some(clock), Some(mover)) = (&mut self.clock, self.game.state().mover()) else {
            return;
        };
        match taken {
            Action::End(End::OutOfTime(_)) => self.clock = None,
            Action::End(_) => clock.go_on(mover, session.now),
            Action::Stone(_) | Action::Piece(_) => clock.taken_back(mover, session.now),
        }
    }

    /// Lets the clock, and the computers that play both sides, wait or go on.
    pub(super) fn set_paused(&mut self, is_paused: bool, session: &mut Session) {
        self.is_paused = is_paused;
        self.forget_question(session);
        match (&mut self.clock, self.game.state().mover()) {
            (Some(clock), _) if is_paused => clock.stop(session.now),
            (Some(clock), Some(mover)) => clock.go_on(mover, session.now),
            _ => {}
        }
    }

    /// Whether the board is not to be seen: nobody is to think while the clock stands.
    pub const fn is_hidden(&self) -> bool {
        self.is_paused && self.clock.is_some()
    }

    /// How long a computer of this level may think for this side: as long as it would, and as the
    /// clock leaves.
    pub(super) fn limits(&self, level: Level, side: Stone, now: Duration) -> Limits {
        let limits = level.limits();
        let Some(clock) = &self.clock else { return limits };
        let left = clock.left(side, now);
        if clock.is_per_move() {
            let turn = limits.turn.map_or(left, |turn| turn.min(left));
            Limits { turn: Some(turn), ..limits }
        } else {
            Limits { left: Some(left), ..limits }
        }
    }
}
