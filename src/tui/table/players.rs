//! Players of the game on the screen, and the score.

use super::Table;
use crate::game::{ComputerSides, Lineup, Names, Participants, Score, State};
use crate::locale::text;
use crate::rules::Stone;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, SeatId};

#[derive(Debug)]
pub struct Players {
    /// Participants. Quarto is always played by two people.
    pub participants: Participants,
    /// Names that replace those from the settings.
    names: Option<Names>,
    pub score_before: Score,
    /// Set if the end of this game counts: it was not over when the game or the score started.
    counts: bool,
    /// Set for a study: the player plays both sides, and new moves are variations.
    pub is_study: bool,
    /// File name of the collection that a study was opened from.
    pub collection: Option<String>,
}

impl Players {
    pub fn new(participants: Participants, state: State) -> Self {
        Self {
            participants,
            names: None,
            score_before: Score::default(),
            counts: state.mover().is_some(),
            is_study: false,
            collection: None,
        }
    }

    /// Sets the names of the players, if known.
    pub fn call(&mut self, names: Names) {
        self.names = Some(names).filter(|names| *names != Names::UNKNOWN);
    }

    pub fn names<'a>(&'a self, ctx: &'a Ctx) -> &'a Names {
        self.names.as_ref().unwrap_or(&ctx.user.names)
    }

    /// Makes the game, which has ended in this state, a study.
    pub fn study(&mut self, state: State) {
        (self.score_before, self.counts, self.is_study) = (self.score(state), false, true);
    }

    pub fn score(&self, state: State) -> Score {
        match state {
            State::Over(outcome) if self.counts => self.score_before.with(outcome.winner()),
            _ => self.score_before,
        }
    }

    /// Resets the score. The end of this game counts if it is not over yet.
    pub fn reset_score(&mut self, state: State) {
        self.score_before = Score::default();
        self.counts = state.mover().is_some();
    }
}

impl Table {
    /// Continues with another lineup. The score is reset if the players change.
    pub(super) fn change_participants(&mut self, lineup: Lineup, ctx: &mut Ctx) {
        ctx.next.lineup = lineup;
        let before = self.players.participants;
        // A computer that drew X by lot keeps it.
        let lot = before.is_computer(Stone::First);
        let now = ctx.next.lineup.participants(lot);
        // People keep their sides, which they may have swapped.
        if now.computer_sides() != ComputerSides::None || now.swapped() != before {
            self.players.participants = now;
        }
        let now = self.players.participants;
        let [who, _] = self.naming(ctx).participants_forms();
        if now == before {
            return self.say(text!("lineup-is", lineup = who));
        }
        // A pause requires that nobody else has to wait.
        let may_pause = now.are_computers() || self.clock.time.is_some();
        self.set_paused(may_pause && self.clock.is_paused, ctx);
        leave_seats(before, now, ctx);
        self.players.reset_score(self.state());
        self.say(text!("lineup-changed", lineup = who));
    }
}

/// Frees the seats of computers whose sides are now played by people.
pub(super) fn leave_seats(before: Participants, now: Participants, ctx: &mut Ctx) {
    for side in [Stone::First, Stone::Second] {
        if before.is_computer(side) && !now.is_computer(side) {
            ctx.effects.push(Effect::Leave(SeatId::Side(side)));
        }
    }
}
