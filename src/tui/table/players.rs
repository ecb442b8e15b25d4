//! The players of the game on the screen, and the score.

use super::Table;
use crate::game::{ComputerSides, Lineup, Names, Participants, Score, State};
use crate::locale::text;
use crate::rules::Stone;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, SeatId};

#[derive(Debug)]
pub struct Players {
    /// The players; Quarto is for two persons whatever they are.
    pub participants: Participants,
    /// Names other than those of the settings.
    names: Option<Names>,
    pub score_before: Score,
    /// Counts the end of this game: it was still to come when the game or the score began.
    counts: bool,
    /// Both sides are the player's, and new moves are variations.
    pub is_study: bool,
    /// File name of the collection from which a study was taken.
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

    /// Names the players, if the names are known.
    pub fn call(&mut self, names: Names) {
        self.names = Some(names).filter(|names| *names != Names::UNKNOWN);
    }

    pub fn names<'a>(&'a self, ctx: &'a Ctx) -> &'a Names {
        self.names.as_ref().unwrap_or(&ctx.user.names)
    }

    /// Makes it a study of a game that has ended in this state.
    pub fn study(&mut self, state: State) {
        (self.score_before, self.counts, self.is_study) = (self.score(state), false, true);
    }

    pub fn score(&self, state: State) -> Score {
        match state {
            State::Over(outcome) if self.counts => self.score_before.with(outcome.winner()),
            _ => self.score_before,
        }
    }

    /// Starts a new score: the end of this game counts if it is still to come.
    pub fn reset_score(&mut self, state: State) {
        self.score_before = Score::default();
        self.counts = state.mover().is_some();
    }
}

impl Table {
    /// Continues with another lineup; the score starts again if the players are others.
    pub(super) fn change_participants(&mut self, lineup: Lineup, ctx: &mut Ctx) {
        ctx.next.lineup = lineup;
        let before = self.players.participants;
        // A computer that plays X by lot keeps it.
        let lot = before.is_computer(Stone::First);
        let now = ctx.next.lineup.participants(lot);
        // Persons keep their sides, which they may have changed.
        if now.computer_sides() != ComputerSides::None || now.swapped() != before {
            self.players.participants = now;
        }
        let now = self.players.participants;
        let [who, _] = self.naming(ctx).participants_forms();
        if now == before {
            return self.say(text!("lineup-is", lineup = who));
        }
        // There is a pause only where nobody else would wait.
        let may_pause = now.are_computers() || self.clock.time.is_some();
        self.set_paused(may_pause && self.clock.is_paused, ctx);
        leave_seats(before, now, ctx);
        self.players.reset_score(self.state());
        self.say(text!("lineup-changed", lineup = who));
    }
}

/// Frees the seats of computers whose sides persons play now.
pub(super) fn leave_seats(before: Participants, now: Participants, ctx: &mut Ctx) {
    for side in [Stone::First, Stone::Second] {
        if before.is_computer(side) && !now.is_computer(side) {
            ctx.effects.push(Effect::Leave(SeatId::Side(side)));
        }
    }
}
