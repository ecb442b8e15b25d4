//! Review of the game on the screen: its start, its news and its puzzles.

use super::Table;
use crate::formats::with_terms;
use crate::locale::text;
use crate::player::Ticket;
use crate::study;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, ReviewNews};
use crate::tui::layer::{Handled, Layer as _};
use crate::tui::mistakes;
use crate::tui::refusal::Refusal;
use crate::tui::review::{self, ReviewState};

impl Table {
    pub(super) fn has_review(&self, ticket: Ticket) -> bool {
        self.review.as_ref().is_some_and(|review| review.ticket == ticket)
    }

    pub(super) fn is_reviewing(&self) -> bool {
        self.review.as_ref().is_some_and(|review| review.is_running)
    }

    /// Reviews the line on the screen, stops a review in progress, or goes to the losing move.
    pub(super) fn toggle_review(&mut self, ctx: &mut Ctx) {
        match &self.review {
            Some(review) if review.is_running => {
                ctx.effects.push(Effect::StopReview);
                self.review = None;
            }
            Some(review) if review.is_of_line(&self.viewer) => {
                review.walk_to_turning_point(&mut self.viewer);
            }
            _ => self.review = Some(ReviewState::begin(&self.viewer, ctx)),
        }
    }

    /// Takes news of a review. Returns whether it is the one in progress.
    pub(super) fn reviewed(&mut self, news: ReviewNews, ctx: &mut Ctx) -> bool {
        let terms = self.terms(ctx);
        let participants = self.participants();
        let Some(review) = self.review.as_mut().filter(|it| it.ticket == news.ticket) else {
            return false;
        };
        review.hear(news, &mut self.viewer);
        if review.is_running {
            return true;
        }
        let record = &self.viewer.record;
        let info = with_terms(record, &terms);
        // Games of a collection are not the player's own.
        let source = self.players.collection.clone().unwrap_or_default();
        let mut puzzles = review.puzzles(&self.viewer, source, info);
        puzzles.retain(|puzzle| !participants.is_computer(puzzle.side()));
        if !puzzles.is_empty() {
            ctx.effects.push(Effect::KeepPuzzles(review.ticket, puzzles));
        }
        self.viewer.follow_tree();
        review.walk_to_turning_point(&mut self.viewer);
        true
    }

    /// Checks that the line on the screen has mistakes of a person to learn from.
    pub(super) fn check_mistakes(&self) -> Result<(), Refusal> {
        let participants = self.participants();
        let is_played = self.state().mover().is_some() && !self.players.is_study;
        if is_played && participants.person().is_some() {
            return Err(text!("refusal-review-playing").into());
        }
        if review::mistakes(&self.viewer, participants) > 0 {
            return Ok(());
        }
        Err(Refusal::tip("refusal-no-mistakes", Command::Review))
    }

    pub(super) fn learn_from_mistakes(&mut self, ctx: &mut Ctx) -> Handled {
        self.rest(ctx);
        let participants = self.participants();
        let is_asked = |side| review::is_asked(side, participants);
        let (record, line) = (&self.viewer.record, self.viewer.shown().line());
        let all = study::mistakes(record, line, is_asked);
        mistakes::open(all, ctx)
    }
}
