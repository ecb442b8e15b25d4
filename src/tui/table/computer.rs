//! Computer at the table: requests to it, the progress of its search, and its answers.
//!
//! Each question has a ticket. `Computer` remembers the ticket for its position, the purpose (a
//! move, a hint, the answer to an offer of a draw, or pondering, for which nobody waits) and the
//! progress of the search. Three rules each have one place:
//!
//! - The update asks whenever it is the computer's turn, it has not been asked yet, and it is not
//!   paused (`Table::ask_computer`).
//! - Every change of the position or of the players forgets the question and stops the search
//!   (`Computer::forget`).
//! - An answer with another ticket is late. It changes nothing, and costs no frame.
//!
//! The screen has no clock for this: progress reports advance the time in the status line. Two
//! places wait for time. `player::Levelled::paced` slows down two computers that play each other,
//! so that a person can follow. The other is the timer of a seat.

use std::time::Duration;

use super::Table;
use crate::game::{self, Target};
use crate::locale::text;
use crate::player::{
    Answer, EngineSettings, Failure, Info, Level, Response, Said, Ticket, Verdict, quick_search,
};
use crate::rules::Stone;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, SeatId, SeatOptions};
use crate::tui::refusal::{Refusal, Validity};

#[derive(Debug, Default)]
pub struct Computer {
    thinking: Option<Thinking>,
    /// Set if it gave no answer. The player can ask again.
    has_failed: bool,
    /// Progress of the last search for a move or a hint in this game.
    pub thought: Option<Info<Target>>,
    /// Last message of another engine in this game, and its side.
    pub said: Option<(Stone, Box<Said>)>,
}

#[derive(Debug)]
pub struct Thinking {
    pub ticket: Ticket,
    pub purpose: Purpose,
    pub info: Option<Info<Target>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Move,
    Hint,
    /// Answer to the offer of a draw.
    Draw,
    /// Pondering during a person's turn; nobody waits for the answer.
    Ponder,
}

impl Computer {
    pub const fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    pub fn is_thinking_for(&self, purpose: Purpose) -> bool {
        self.thinking().is_some_and(|thinking| thinking.purpose == purpose)
    }

    /// Expected moves, starting with the computer's next one.
    pub fn expected(&self) -> &[Target] {
        let is_shown = |it: &&Thinking| matches!(it.purpose, Purpose::Move | Purpose::Hint);
        let awaited = self.thinking().filter(is_shown);
        awaited.and_then(|thinking| thinking.info.as_ref()).map_or(&[], Info::pv)
    }

    /// Remembers the progress of the search without showing it.
    pub fn note(&mut self, info: Info<Target>) {
        if let Some(thinking) = &mut self.thinking {
            thinking.info = Some(info);
        }
    }

    /// Remembers a message of another engine. Words that say nothing of its search do not replace
    /// those that do.
    fn hear(&mut self, side: Stone, said: Box<Said>) {
        let is_new = |before: &(Stone, Box<Said>)| before.0 != side || !before.1.is_of_search();
        if said.is_of_search() || self.said.as_ref().is_none_or(is_new) {
            self.said = Some((side, said));
        }
    }

    /// Ends the request, and returns the value that its search found.
    pub fn finish(&mut self) -> Option<Verdict> {
        self.thinking.take()?.info?.verdict()
    }

    /// Cancels the pending engine request because the position or the players have changed.
    pub fn forget(&mut self, ctx: &mut Ctx) {
        self.has_failed = false;
        if self.thinking.take().is_some() {
            ctx.effects.push(Effect::Stop);
        }
    }
}

impl Table {
    /// Asks the computer, if it has a task and was not asked yet.
    pub(super) fn ask_computer(&mut self, ctx: &mut Ctx) {
        let Some(mover) = self.side_to_act() else { return };
        let is_asked = self.computer.thinking.is_some() || self.computer.has_failed;
        if is_asked || self.clock.is_paused || self.players.is_study {
            return;
        }
        let other = mover.opponent();
        let remembers = || self.naming(ctx).level(other).is_some_and(Level::remembers);
        if self.is_computers_turn() {
            self.ask(SeatId::Side(mover), Purpose::Move, ctx);
        } else if ctx.ponders && remembers() && self.viewer.record.cursor().task().is_none() {
            self.ask(SeatId::Side(other), Purpose::Ponder, ctx);
        }
    }

    pub(super) fn ask(&mut self, seat: SeatId, purpose: Purpose, ctx: &mut Ctx) {
        self.computer.forget(ctx);
        let game = Box::new(self.viewer.record.on_board().clone());
        let computer = match seat {
            SeatId::Side(side) => self.participants().computer(side).unwrap_or_default(),
            SeatId::Adviser | SeatId::Analyst | SeatId::Surveyor | SeatId::Second => {
                SeatOptions::HINT_LEVEL.into()
            }
        };
        let remembers = computer.level().is_some_and(Level::remembers);
        let engine = if remembers { ctx.engine() } else { EngineSettings::default() };
        // Two computers with a clock need no delays.
        let is_watched = self.participants().are_computers() && self.clock.time.is_none();
        let pace = if is_watched { SeatOptions::WATCHED } else { Duration::ZERO };
        let limits = match (purpose, seat) {
            (Purpose::Move | Purpose::Draw, SeatId::Side(side)) => {
                let seat = self.viewer.record.cursor().holder(side);
                self.clock.limits(computer, seat, ctx.now)
            }
            _ => computer.limits(),
        };
        let (computer, limits) = match (purpose, computer) {
            (Purpose::Draw, game::Computer::Level(level)) => {
                let (level, limits) = quick_search(level, limits);
                (level.into(), limits)
            }
            // Nobody offers an engine a draw.
            (Purpose::Draw | Purpose::Move | Purpose::Hint | Purpose::Ponder, computer) => {
                (computer, limits)
            }
        };
        let external = computer.engine().and_then(|name| ctx.engine_named(name)).cloned();
        let options = SeatOptions { computer, external, pace, engine };
        let ticket = ctx.next_ticket();
        self.computer.thinking = Some(Thinking { ticket, purpose, info: None });
        ctx.effects.push(Effect::Ask { seat, options, limits, ticket, game });
    }

    /// Takes an answer of the computer. Returns whether it changes something.
    pub(super) fn answered(&mut self, answer: Answer, ctx: &mut Ctx) -> bool {
        if let Some(heard) = self.analysis.hear(&answer, &mut self.viewer, ctx) {
            heard.unwrap_or_else(|refusal| self.refuse(refusal));
            return true;
        }
        if let Response::Short(shortage) = answer.response {
            self.say(text!("out-of-memory", why = shortage));
            return true;
        }
        let asked = self.computer.thinking.as_mut().filter(|it| it.ticket == answer.ticket);
        // Nobody waits for the answer of a pondering computer.
        let Some(thinking) = asked.filter(|it| it.purpose != Purpose::Ponder) else { return false };
        if thinking.purpose == Purpose::Draw {
            return self.hear_about_draw(answer.response, ctx);
        }
        let is_hint = thinking.purpose == Purpose::Hint;
        let refusal = match answer.response {
            Response::Thinking(info) => {
                thinking.info = Some(info.clone());
                self.computer.thought = Some(info);
                if is_hint {
                    self.count_hint();
                }
                return true;
            }
            Response::Said(said) => {
                let Some(side) = self.side_to_act() else { return false };
                // The time of the line to another engine is not the engine's.
                if let Some(clock) = &mut self.clock.time {
                    clock.give_back(said.latency, ctx.now);
                }
                self.computer.hear(side, said);
                return true;
            }
            Response::Move { target, reason } => {
                self.computer.thinking = None;
                let result = if is_hint {
                    self.viewer.record.cursor().check(target)
                } else {
                    self.play_computers(target, ctx)
                };
                if is_hint && result.is_ok() {
                    self.take_hint(target, reason, ctx);
                }
                let Err(why) = result else { return true };
                text!("computer-illegal", why = why).into()
            }
            Response::Failed(why) if is_hint => text!("hint-failed", why = why).into(),
            Response::Failed(why) => self.not_moved(&why, ctx),
            Response::Short(_) => return false,
        };
        self.computer.thinking = None;
        self.computer.has_failed = !is_hint;
        self.refuse(refusal.until(Validity::Position));
        true
    }

    /// Says why the computer, or another engine by its name, did not move.
    fn not_moved(&self, why: &Failure, ctx: &Ctx) -> Refusal {
        let side = self.side_to_act();
        let engine = side.and_then(|side| self.participants().computer(side)?.engine());
        let (id, why) = match engine.zip(side) {
            Some((_, side)) => {
                let name = self.naming(ctx).player(side);
                ("engine-failed", text!("engine-did-not-move", name = name, why = why))
            }
            None => ("computer-failed", why.to_string()),
        };
        Refusal::tip_with(id, Command::MoveNow, ("why", why))
    }

    /// Makes the computer move now. If it gave no move, it is asked again; during a pause, it plays
    /// one move.
    pub(super) fn move_now(&mut self, ctx: &mut Ctx) {
        match (self.computer.thinking(), self.side_to_act()) {
            (Some(_), _) => ctx.effects.push(Effect::Stop),
            (None, Some(mover)) => self.ask(SeatId::Side(mover), Purpose::Move, ctx),
            (None, None) => {}
        }
    }
}
