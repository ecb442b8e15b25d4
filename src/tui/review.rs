//! Review of the game on the screen.
//!
//! `term/workers` runs the review and sends its news as events. `study` writes it into the record.

use super::analysis;
use super::command::{Command, Walk};
use super::ctx::Ctx;
use super::event::{Effect, ReviewNews};
use super::naming::Naming;
use super::refusal::Refusal;
use super::viewer::{Viewer, is_move};
use crate::game::{AnyGame, Participants, State};
use crate::locale::text;
use crate::player::Ticket;
use crate::puzzle::{Origin, Puzzle};
use crate::record::{Info, Judgement, NodeId};
use crate::review::{ProvedPart, Report, ReviewProgress, TurningPoint, Words};
use crate::rules::{BySide, Coordinates, Stone};
use crate::study;

#[derive(Clone, Debug)]
pub struct ReviewState {
    pub ticket: Ticket,
    line: Vec<NodeId>,
    found: Option<Box<Report>>,
    progress: ReviewProgress,
    pub is_running: bool,
}

impl ReviewState {
    /// Checks that the line can be reviewed; `is_played` means that a person is playing it.
    pub fn check(viewer: &Viewer, is_played: bool) -> Result<(), Refusal> {
        analysis::check(viewer.record.kind())?;
        if !viewer.shown().line().iter().any(|&id| is_move(viewer.tree(), id)) {
            return Err(text!("refusal-review-empty").into());
        }
        // A player gets no advice during the game.
        if is_played { Err(text!("refusal-review-playing").into()) } else { Ok(()) }
    }

    pub fn begin(viewer: &Viewer, ctx: &mut Ctx) -> Self {
        let mut end = viewer.shown().clone();
        end.go_to_line_end(viewer.tree());
        let winner = match end.state() {
            State::Over(outcome) => outcome.winner(),
            State::ToMove(_) => None,
        };
        let game = end.on_board().clone();
        let ticket = ctx.next_ticket();
        // An ending off the board is not a position of its own.
        let actions = match &game {
            AnyGame::Rows(game) => game.moves().len(),
            // Each move is two: a piece is given and placed.
            AnyGame::Quarto(game) => {
                2 * game.moves().len() + usize::from(game.selected().is_some())
            }
        };
        let line = viewer.shown().line().iter().copied().take(actions + 1).collect();
        let threads = ctx.cores.get();
        ctx.effects.push(Effect::Review { ticket, game: Box::new(game), winner, threads });
        let progress = ReviewProgress { done: 0, all: 0 };
        Self { ticket, line, found: None, progress, is_running: true }
    }

    /// Checks whether it has findings about the line on the screen.
    pub fn is_of_line(&self, viewer: &Viewer) -> bool {
        self.line == viewer.shown().line() && self.found.is_some()
    }

    pub fn hear(&mut self, news: ReviewNews, viewer: &mut Viewer) {
        self.progress = news.progress;
        self.is_running = !news.is_finished;
        if let Some(report) = news.report {
            self.found = Some(report);
        }
        // Until the end, judgements may change, so the record gets none.
        if let Some(report) = self.found.as_ref().filter(|_| news.is_finished) {
            study::annotate(&mut viewer.record, &self.line, report);
        }
    }

    /// Judgement of the move that leads to this node, while it may still change.
    pub fn provisional(&self, node: NodeId) -> Option<Judgement> {
        let report = self.found.as_ref().filter(|_| self.is_running)?;
        let index = self.line.iter().position(|&id| id == node)?.checked_sub(1)?;
        report.moves.get(index)?.mark.map(|(mark, _)| study::judgement(mark))
    }

    /// Creates puzzles from wins that a side missed or narrowly found, in a game of these players.
    pub fn puzzles(&self, viewer: &Viewer, source: String, info: Info) -> Vec<Puzzle> {
        let Some(report) = &self.found else { return Vec::new() };
        let last = self.line.last().copied().unwrap_or_else(|| viewer.record.node());
        let Some(AnyGame::Rows(game)) = viewer.record.game_at(last) else { return Vec::new() };
        let BySide { first, second } = info.players;
        let origin = Origin { source, players: [first.name, second.name], date: info.date };
        study::puzzles(&game, report, &origin)
    }

    /// Shows the position after the losing move, if there is one.
    pub fn walk_to_turning_point(&self, viewer: &mut Viewer) {
        let found = self.found.as_ref().map(|report| report.turning_point);
        if let Some(TurningPoint::Move(index) | TurningPoint::Since(index)) = found
            && let Some(&node) = self.line.get(index + 1)
        {
            viewer.walk(Walk::To(node));
        }
    }

    /// Describes the losing move, and the play of each side, as one text each.
    pub fn texts(&self, naming: &Naming) -> Vec<String> {
        let ReviewProgress { done, all } = self.progress;
        let mut texts = Vec::new();
        if self.is_running {
            let percent = text!("percent", number = done * 100 / all.max(1));
            texts.push(text!("review-progress", percent = percent));
            texts.extend(self.found.as_ref().map(|_| text!("review-provisional")));
        }
        if let Some(report) = &self.found {
            let words = Words::new(naming.kind, naming.coordinates);
            let sides = [Stone::First, Stone::Second];
            let headline = words.turning_point(report);
            let is_known = report.turning_point != TurningPoint::Unknown;
            texts.push(if self.is_running && is_known {
                text!("review-so-far", text = headline)
            } else {
                headline
            });
            texts.extend(sides.map(|side| words.side(side, report.sides.of(side))));
        }
        texts
    }
}

/// Checks whether a side learns from its mistakes: every one that a person plays, or both if two
/// computers do.
pub fn is_asked(side: Stone, participants: Participants) -> bool {
    participants.are_computers() || !participants.is_computer(side)
}

/// Number of mistakes on the line on the screen from which a player can learn.
pub fn mistakes(viewer: &Viewer, participants: Participants) -> usize {
    let (tree, shown) = (viewer.tree(), viewer.shown());
    let AnyGame::Rows(game) = shown.on_board() else { return 0 };
    let moves = shown.line().iter().skip(1).filter(|&&id| is_move(tree, id));
    let is_error = |&(index, &id): &(usize, &NodeId)| {
        is_asked(game.side_of(index), participants) && study::error(tree, id).is_some()
    };
    moves.enumerate().filter(is_error).count()
}

/// Texts of the review in progress or just finished, or else of one kept in the record about the
/// line on the screen.
pub fn texts(review: Option<&ReviewState>, viewer: &Viewer, naming: &Naming) -> Vec<String> {
    let mut texts = if let Some(review) = review {
        review.texts(naming)
    } else {
        let tree = viewer.tree();
        let last = viewer.shown().line().iter().rev().find(|&&id| is_move(tree, id));
        let summary = last.and_then(|&last| tree.notes(last).review);
        let words = Words::new(naming.kind, naming.coordinates);
        summary.map_or_else(Vec::new, |summary| study::summary_texts(&summary, &words))
    };
    // What the proof says is known at once, but nobody asked before there was a review.
    if !texts.is_empty()
        && let Some(part) = proved_part(viewer)
    {
        let words = Words::new(naming.kind, naming.coordinates);
        texts.push(words.proved_part(part));
    }
    let number = mistakes(viewer, naming.participants);
    let is_done = !texts.is_empty() && review.is_none_or(|review| !review.is_running);
    let key = naming.keymap.key(&Command::Mistakes).filter(|_| is_done && number > 0);
    texts.extend(key.map(|key| text!("review-learn", key = key, number = number)));
    texts
}

/// Part of the line on the screen that the embedded proof knows.
fn proved_part(viewer: &Viewer) -> Option<ProvedPart> {
    let mut end = viewer.shown().clone();
    end.go_to_line_end(viewer.tree());
    match end.on_board() {
        AnyGame::Rows(game) => ProvedPart::of(game),
        AnyGame::Quarto(_) => None,
    }
}

/// Comment on the position on the screen, in these coordinates.
pub fn comment(viewer: &Viewer, coordinates: Coordinates) -> String {
    let shown = viewer.shown();
    let notes = viewer.tree().notes(shown.node());
    study::told(&notes.comment, shown.shape(), coordinates).into_owned()
}
