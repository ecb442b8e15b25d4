//! The review of the game on the screen: where it was lost.

use std::borrow::Cow;

use super::game::GameScreen;
use super::session::Session;
use super::walk::is_move;
use crate::formats::with_terms;
use crate::game::{AnyGame, State};
use crate::player::Ticket;
use crate::puzzle::{Origin, Puzzle};
use crate::record::NodeId;
use crate::review::{Progress, Report, TurningPoint, Words};
use crate::rules::{BySide, Coordinates, Stone};
use crate::study;
use crate::tui::command::Walk;
use crate::tui::event::{Effect, ReviewNews};
use crate::tui::messages::{self, Naming, Refusal};

/// A review that was asked for.
#[derive(Clone, Debug)]
pub struct ReviewState {
    ticket: Ticket,
    /// The line that is reviewed.
    line: Vec<NodeId>,
    /// What is known so far.
    found: Option<Box<Report>>,
    progress: Progress,
    is_finished: bool,
}

impl ReviewState {
    /// Whether it goes on.
    pub const fn is_running(&self) -> bool {
        !self.is_finished
    }

    /// How far it has come.
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// What is known so far.
    pub fn found(&self) -> Option<&Report> {
        self.found.as_deref()
    }
}

impl GameScreen {
    /// Whether the line that is shown can be reviewed.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check_review(&self) -> Result<(), Refusal> {
        if !self.kind().has_levels() {
            return Err(Refusal::NoAnalysis(self.kind()));
        }
        let tree = self.tree();
        if !self.shown().line().iter().any(|&id| is_move(tree, id)) {
            return Err(Refusal::NothingToReview);
        }
        // Who is still playing is not told what to do.
        let is_played = self.game.state().mover().is_some() && !self.is_study;
        if is_played && self.participants().person().is_some() {
            return Err(Refusal::ReviewLater);
        }
        Ok(())
    }

    /// Reviews the line that is shown; ends the review that goes on; walks to what was found.
    pub(super) fn review(&mut self, session: &mut Session) {
        let line = self.shown().line().to_vec();
        match &self.review {
            Some(review) if review.is_running() => {
                session.effects.push(Effect::StopReview);
                self.review = None;
                return;
            }
            Some(review) if review.line == line && review.found.is_some() => {
                return self.walk_to_turning_point();
            }
            _ => {}
        }
        let mut end = self.shown().clone();
        end.go_to_line_end(self.tree());
        let winner = match end.state() {
            State::Over(outcome) => outcome.winner(),
            State::ToMove(_) => None,
        };
        let AnyGame::Rows(game) = end.on_board().clone() else { return };
        let ticket = session.next_ticket();
        let progress = Progress { done: 0, all: 0 };
        // An end off the board is no position of its own.
        let line = line.into_iter().take(game.moves().len() + 1).collect();
        self.review = Some(ReviewState { ticket, line, found: None, progress, is_finished: false });
        let threads = session.cores.get();
        session.effects.push(Effect::Review { ticket, game: Box::new(game), winner, threads });
    }

    /// Whether it is the review of this ticket that stands on the screen.
    pub(super) fn has_review(&self, ticket: Ticket) -> bool {
        self.review.as_ref().is_some_and(|review| review.ticket == ticket)
    }

    /// The review that goes on has failed; it can be asked for again.
    pub(super) fn not_reviewed(&mut self, why: String, session: &Session) {
        self.review = None;
        self.refuse(Refusal::NotReviewed(why), session);
    }

    /// Hears what a review has found; whether it is the one that goes on.
    pub(super) fn reviewed(&mut self, news: ReviewNews, session: &mut Session) -> bool {
        let Some(review) = self.review.as_mut().filter(|it| it.ticket == news.ticket) else {
            return false;
        };
        review.progress = news.progress;
        review.is_finished = news.is_finished;
        let report = &*review.found.insert(news.report);
        if news.is_finished {
            study::annotate(&mut self.game, &review.line.clone(), report);
            let puzzles = self.puzzles_of_review(session);
            if !puzzles.is_empty() {
                session.effects.push(Effect::KeepPuzzles { ticket: news.ticket, puzzles });
            }
            self.follow_tree();
            self.walk_to_turning_point();
        } else {
            for (moved, &node) in report.moves.iter().zip(review.line.iter().skip(1)) {
                if let Some((mark, _)) = moved.mark {
                    let judgement = Some(study::judgement(mark));
                    self.game.annotate(node, |notes| notes.judgement = judgement);
                }
            }
            self.follow_tree();
        }
        true
    }

    /// What persons missed or just found in the game that was reviewed. Those of a game of a collection are not the
    /// player's own.
    fn puzzles_of_review(&self, session: &Session) -> Vec<Puzzle> {
        let Some(ReviewState { line, found: Some(report), .. }) = &self.review else {
            return Vec::new();
        };
        let last = line.last().copied().unwrap_or_else(|| self.game.node());
        let Some(AnyGame::Rows(game)) = self.game.game_at(last) else { return Vec::new() };
        let info = with_terms(self.game.info(), self.kind(), &self.terms(session));
        let BySide { first, second } = info.players;
        let players = [first.name, second.name];
        let source = self.collection.clone().unwrap_or_default();
        let origin = Origin { source, players, date: info.date };
        let mut puzzles = study::puzzles(&game, report, &origin);
        puzzles.retain(|puzzle| !self.participants().is_computer(puzzle.side()));
        puzzles
    }

    /// Shows the position behind the move that lost the game, if there is one.
    fn walk_to_turning_point(&mut self) {
        let Some(review) = &self.review else { return };
        let found = review.found.as_ref().map(|report| report.turning_point);
        if let Some(TurningPoint::Move(index)) = found
            && let Some(&node) = review.line.get(index + 1)
        {
            self.walk(Walk::To(node));
        }
    }

    /// What is said of the position that is shown, in these coordinates.
    pub fn told_comment(&self, coordinates: Coordinates) -> Cow<'_, str> {
        let shown = self.shown();
        study::told(&self.tree().notes(shown.node()).comment, shown.shape(), coordinates)
    }

    /// What the review says: where the game was lost, and how each side played, a text each.
    pub fn review_texts(&self, naming: &Naming) -> Vec<String> {
        let Some(review) = &self.review else { return Vec::new() };
        let Progress { done, all } = review.progress;
        let going_on = review.is_running().then(|| messages::reviewing(done, all));
        let told = review.found.as_ref().map(|report| {
            let words = Words::new(naming.shape(), naming.coordinates);
            let BySide { first, second } = &report.sides;
            let sides = [(Stone::First, first), (Stone::Second, second)];
            let sides = sides.map(|(side, report)| words.side(side, report));
            [words.turning_point(report)].into_iter().chain(sides).collect::<Vec<_>>()
        });
        going_on.into_iter().chain(told.into_iter().flatten()).collect()
    }
}
