//! Players of the game on the screen, and the score.

use super::Table;
use crate::game::{Computer, ComputerSides, EngineName, Lineup, Names, Participants, Score, State};
use crate::locale::text;
use crate::rules::Stone;
use crate::tui::ctx::Ctx;
use crate::tui::engine_log::EngineLogPage;
use crate::tui::event::{Effect, SeatId};
use crate::tui::layer::Handled;
use crate::tui::lineup::LineupChoice;

#[derive(Debug)]
pub struct Players {
    /// Participants by the sides that they have at the start. Quarto is always played by two people.
    pub at_start: Participants,
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
    pub fn new(at_start: Participants, state: State) -> Self {
        Self {
            at_start,
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

    /// Sets the score before this game, whose end counts.
    pub const fn counts_from(&mut self, score: Score) {
        (self.score_before, self.counts) = (score, true);
    }

    /// Makes the game, which has ended with this score, a study.
    pub fn study(&mut self, score: Score) {
        (self.score_before, self.counts, self.is_study) = (score, false, true);
    }

    /// Score by the sides at the start; `at_start` converts the side of the winner.
    pub fn score(&self, state: State, at_start: impl FnOnce(Stone) -> Stone) -> Score {
        match state {
            State::Over(outcome) if self.counts => {
                self.score_before.with(outcome.winner().map(at_start))
            }
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
    /// Sides that other engines play, with their names.
    pub(super) fn engines(&self, ctx: &Ctx) -> Vec<(Stone, String)> {
        let naming = self.naming(ctx);
        let is_engine =
            |side: &Stone| naming.participants.computer(*side).and_then(Computer::engine).is_some();
        let sides = [Stone::First, Stone::Second].into_iter().filter(is_engine);
        sides.map(|side| (side, naming.player(side))).collect()
    }

    /// Opens the log of the engines at the table.
    pub(super) fn engine_log(&self, ctx: &Ctx) -> Handled {
        Handled::Open(Box::new(EngineLogPage::new(self.engines(ctx))))
    }

    /// Lineup of the next game, by the sides in the current position.
    pub(super) fn lineup(&self, ctx: &Ctx) -> Lineup {
        let lineup = ctx.lineup_in(ctx.next.lineup, self.kind());
        if self.viewer.record.cursor().is_swapped() { lineup.swapped() } else { lineup }
    }

    /// Question about the sides that the computer plays.
    pub(super) fn lineup_choice(&self, ctx: &Ctx) -> LineupChoice {
        let is_swapped = self.viewer.record.cursor().is_swapped();
        LineupChoice { lineup: self.lineup(ctx), is_swapped, kind: self.kind() }
    }

    /// Goes to another position, and frees the seats of computers that have another side there.
    pub(super) fn reseat_after(&mut self, ctx: &mut Ctx, go: impl FnOnce(&mut Self, &mut Ctx)) {
        let before = self.participants();
        go(self, ctx);
        leave_seats(before, self.participants(), ctx);
    }

    /// Continues with the next or previous level or engine of the computer.
    pub(super) fn step(
        &mut self,
        next: impl FnOnce(Lineup, &[EngineName]) -> Lineup,
        ctx: &mut Ctx,
    ) {
        let lineup = next(self.lineup(ctx), &ctx.engines_for(self.kind()));
        self.change_participants(lineup, ctx);
    }

    /// Continues with another lineup. The score is reset if the players change.
    pub(super) fn change_participants(&mut self, lineup: Lineup, ctx: &mut Ctx) {
        let is_swapped = self.viewer.record.cursor().is_swapped();
        ctx.next.lineup = if is_swapped { lineup.swapped() } else { lineup };
        let before = self.players.at_start;
        // A computer that drew X by lot keeps it.
        let lot = before.is_computer(Stone::First);
        let now = ctx.next.lineup.participants(lot);
        // People keep their sides, which they may have swapped.
        if now.computer_sides() != ComputerSides::None || now.swapped() != before {
            self.players.at_start = now;
        }
        let now = self.players.at_start;
        let [who, _] = self.naming(ctx).participants_forms();
        if now == before {
            return self.say(text!("lineup-is", lineup = who));
        }
        // A pause requires that nobody else has to wait.
        let may_pause = now.are_computers() || self.clock.time.is_some();
        self.set_paused(may_pause && self.clock.is_paused, ctx);
        let cursor = self.viewer.record.cursor();
        leave_seats(cursor.seated(before), cursor.seated(now), ctx);
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
