//! Table that follows the shared game: after each entry both are at the same position.

use std::time::Duration;

use crate::friend::{Change, Entry, Session, SharedGame};
use crate::game::{Clock, Target};
use crate::locale::text;
use crate::record::{Action, Record};
use crate::rules::opening::Seat;
use crate::tui::command::Walk;
use crate::tui::ctx::Ctx;
use crate::tui::naming;
use crate::tui::table::Table;

/// Time that a friend's clock may have more than this program has seen, for the way of the lines.
const FORGIVEN: Duration = Duration::from_secs(2);

impl Table {
    /// Plays an entry of the shared game at the table.
    pub(super) fn follow_entry(&mut self, entry: Entry, ctx: &mut Ctx) {
        let acted = self.seat_to_act();
        let fits = |table: &Self, ctx: &Ctx| {
            table.session(ctx).and_then(Session::game).is_some_and(|game| table.is_at(game))
        };
        match entry.change {
            Change::Act(target) => {
                if fits(self, ctx) || self.play_computers(target, ctx).is_err() {
                    return self.align_shared(ctx);
                }
                self.take_time(acted, entry.left, ctx);
            }
            Change::Back(_) => {
                self.viewer.moved_at = None;
                self.align_shared(ctx);
                self.say(text!("friend-taken-back"));
            }
            Change::End(end) => {
                if self.viewer.record.end(end) {
                    self.end_off_board(ctx);
                }
            }
        }
        if !fits(self, ctx) {
            self.align_shared(ctx);
        }
    }

    /// Stops both clocks until the programs are in step again.
    pub(super) fn stop_clocks(&mut self, ctx: &Ctx) {
        if let Some(clock) = &mut self.clock.time {
            clock.stop(ctx.now);
        }
    }

    /// Takes the time that the friend's clock has, and says so if it has much more than this one.
    fn take_time(&mut self, acted: Option<Seat>, left: Option<Duration>, ctx: &Ctx) {
        let (Some(seat), Some(left)) = (acted, left) else { return };
        let is_running = |clock: &Clock| clock.running() == Some(seat);
        let Some(clock) = self.clock.time.as_mut().filter(|clock| !is_running(clock)) else {
            return;
        };
        let missing = clock.report(seat, left, FORGIVEN);
        let granted = clock.left(seat, ctx.now);
        let node = self.viewer.record.node();
        self.viewer.record.annotate(node, |notes| notes.left = Some(granted));
        if !missing.is_zero() {
            let (name, ours) = (self.friends_name(ctx), naming::time(granted));
            let theirs = naming::time(left);
            self.say(text!("friend-clocks", name = name, ours = ours, theirs = theirs));
        }
    }

    /// Checks whether the table is at the position of the shared game.
    fn is_at(&self, game: &SharedGame) -> bool {
        let actions = |record: &Record| -> Vec<Option<Action>> {
            let line = record.line().iter().take(record.ply() + 1);
            line.map(|node| record.tree().action(*node)).collect()
        };
        actions(&self.viewer.record) == actions(game.record())
    }

    /// Goes to the position of the shared game, whatever the table shows.
    pub fn align_shared(&mut self, ctx: &mut Ctx) {
        let Some(game) = self.session(ctx).and_then(Session::game).cloned() else { return };
        let wanted = game.record();
        let actions: Vec<(Action, Option<Duration>)> = wanted
            .line()
            .iter()
            .take(wanted.ply() + 1)
            .filter_map(|node| {
                Some((wanted.tree().action(*node)?, wanted.tree().notes(*node).left))
            })
            .collect();
        let record = &mut self.viewer.record;
        let own = |record: &Record, ply: usize| {
            record.line().get(ply).and_then(|node| record.tree().action(*node))
        };
        let common = (0..actions.len().min(record.ply()))
            .take_while(|&at| own(record, at + 1) == Some(actions[at].0))
            .count();
        while record.ply() > common {
            record.take_back();
        }
        for (action, left) in &actions[common..] {
            let played = match *action {
                Action::End(end) => record.end(end),
                action => target_of(action).is_some_and(|target| record.play(target).is_ok()),
            };
            if !played {
                break;
            }
            if left.is_some() {
                record.annotate(record.node(), |notes| notes.left = *left);
            }
        }
        record.promote(record.node());
        self.viewer.stop_looking();
        self.viewer.walk(Walk::To(self.viewer.record.node()));
        self.taken_line = None;
        let (turns, seat) = (self.viewer.record.turns(), self.seat_to_act());
        self.clock.replay(turns, seat, ctx.now);
        if !self.session(ctx).is_some_and(Session::is_connected) {
            self.stop_clocks(ctx);
        }
        if self.state().mover().is_none() && self.ended_at.is_none() {
            self.note_end(ctx);
        }
    }

    /// Ends the shared game, since the time of the player at this screen is over. The time of the
    /// friend is told by their own program.
    pub(in crate::tui::table) fn fall_shared(&mut self, loser: Seat, ctx: &mut Ctx) {
        if self.own_seat() != Some(loser) {
            self.stop_clocks(ctx);
            let said = text!("friend-time-over", name = self.friends_name(ctx));
            return self.say(said);
        }
        let fallen = self.session_mut(ctx).and_then(|session| session.fall().ok());
        match fallen {
            Some(entry) => self.follow_entry(entry, ctx),
            None => self.stop_clocks(ctx),
        }
    }
}

const fn target_of(action: Action) -> Option<Target> {
    match action {
        Action::Stone(point) | Action::Offer(point) => Some(Target::Cell(point)),
        Action::Piece(piece) => Some(Target::Piece(piece)),
        Action::Pass => Some(Target::Pass),
        Action::Choose(choice) => Some(Target::Choose(choice)),
        Action::Declare(number) => Some(Target::Declare(number)),
        Action::End(_) => None,
    }
}
