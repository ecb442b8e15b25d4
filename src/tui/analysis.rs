//! Analysis: without limit for the position on the screen, brief for the other positions of its
//! line.
//!
//! There are two seats. The analyst analyses the shown position without end. The surveyor takes a
//! moment for each other position, from the end of the line. Only one of them thinks at a time: the
//! analyst gets a few seconds first, then the surveyor, and then the analyst continues with what it
//! knows. After each event the analysis asks for what it has not asked yet (`Layer::settle`), and an
//! answer with another ticket is late. The results are noted in the record, but they alone create no
//! file, because only people's work is worth keeping (`journal::Update::is_work`).

mod candidates;
mod curve;
mod region;
mod second;
mod view;

pub use candidates::Candidate;
pub use curve::{Curve, ply_at};
pub use region::{REGION_ROWS, RegionSearch};
use second::SecondOpinion;
pub use view::{HEAD, best_line, lines, rows};

use std::time::Duration;

use super::ctx::Ctx;
use super::refusal::Refusal;
use super::viewer::Viewer;
use crate::game::{Computer, GameKind, Outcome, State, Step, Target};
use crate::locale::text;
use crate::player::{
    Answer, EngineSettings, Failure, Info, Level, Limits, Line, Response, SIDES, Ticket, Verdict,
};
use crate::record::{Evaluation, NodeId};
use crate::rules::Stone;
use crate::tui::command::Command;
use crate::tui::event::{Effect, SeatId, SeatOptions};

/// Limits of the search of each position of the line for the curve.
const SURVEY: Limits = Limits { turn: None, left: None, depth: None, nodes: Some(20_000) };

/// Time for the position on the screen before the other positions of its line get theirs.
const FIRST: Duration = Duration::from_secs(3);

/// Position of a request, and its ticket.
type Asked = (NodeId, Ticket);

#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// Set if the analysis follows each step through the record.
    pub is_on: bool,
    /// Position of the search, which may have ended with a proof.
    asked: Option<Asked>,
    pub is_thinking: bool,
    /// Set if the search ends early, for the rest of the line.
    is_brief: bool,
    /// Latest report of the search.
    pub info: Option<Info<Target>>,
    /// Last report of the search that this one continues.
    before: Option<Info<Target>>,
    /// Index of the line shown on the board.
    selected: Option<usize>,
    surveyed: Option<Asked>,
    /// Moves that win or hold, shown on request.
    pub region: RegionSearch,
    /// Positions for which a survey found nothing.
    unknown: Vec<NodeId>,
    /// Lines of another engine.
    second: SecondOpinion,
}

impl Analysis {
    /// Best lines, best first.
    pub fn lines(&self) -> &[Line<Target>] {
        self.info.as_ref().map_or(&[], |info| &info.lines)
    }

    /// Index of the selected line, if any.
    pub fn selected(&self) -> Option<usize> {
        self.selected.filter(|&index| index < self.lines().len())
    }

    pub fn execute(&mut self, command: &Command, viewer: &mut Viewer, ctx: &mut Ctx) {
        let (selected, count) = (self.selected(), self.lines().len());
        match *command {
            Command::Analyse => self.toggle(viewer, ctx),
            // Beyond the last line, and before the first, no line is selected.
            Command::StepLine(step) => {
                self.selected = match (selected, step) {
                    (None, Step::Up) => Some(0),
                    (None, Step::Down) => count.checked_sub(1),
                    (Some(index), Step::Up) => Some(index + 1).filter(|&next| next < count),
                    (Some(index), Step::Down) => index.checked_sub(1),
                }
            }
            Command::ChooseLine(index) => {
                self.selected = Some(index).filter(|_| selected != Some(index));
            }
            _ => {}
        }
    }

    fn toggle(&mut self, viewer: &mut Viewer, ctx: &mut Ctx) {
        self.keep_evaluation(viewer);
        let is_on = !self.is_on;
        let region = std::mem::take(&mut self.region);
        *self = Self { is_on, region, ..Self::default() };
        if !is_on {
            leave(ctx);
        }
    }

    /// Requests analysis of the position on the screen. While nobody analyses it, requests that of
    /// the next position without an evaluation.
    pub fn ask(&mut self, viewer: &mut Viewer, ctx: &mut Ctx) {
        self.second.ask(viewer, ctx);
        let node = viewer.shown().node();
        if self.asked.map(|(asked, _)| asked) != Some(node) {
            self.keep_evaluation(viewer);
            (self.info, self.before, self.selected) = (None, None, None);
            self.is_brief = self.next_to_survey(viewer).is_some();
            let was_thinking = self.is_thinking;
            self.ask_analyst(viewer, node, ctx);
            if was_thinking && !self.is_thinking {
                ctx.effects.push(Effect::StopSeat(SeatId::Analyst));
            }
        }
        if self.is_thinking || self.surveyed.is_some() {
            return;
        }
        if let Some(next) = self.next_to_survey(viewer) {
            self.surveyed =
                ask_about(viewer, next, SeatId::Surveyor, Level::MAX.into(), SURVEY, ctx);
        } else if self.is_brief {
            self.is_brief = false;
            self.before.clone_from(&self.info);
            self.ask_analyst(viewer, node, ctx);
        }
    }

    fn ask_analyst(&mut self, viewer: &Viewer, node: NodeId, ctx: &mut Ctx) {
        let turn = self.is_brief.then_some(FIRST);
        let limits = Limits { turn, ..Limits::default() };
        let asked = ask_about(viewer, node, SeatId::Analyst, Level::MAX.into(), limits, ctx);
        self.is_thinking = asked.is_some();
        self.is_brief &= self.is_thinking;
        self.asked = asked.or(Some((node, ctx.next_ticket())));
    }

    /// Last position of the line without an evaluation. Near the end most is decided, so a moment
    /// is enough.
    fn next_to_survey(&self, viewer: &Viewer) -> Option<NodeId> {
        let shown = viewer.shown();
        let is_over = matches!(viewer.state_at_end(), State::Over(_));
        let ends = shown.line().len() - usize::from(is_over);
        let is_unknown =
            |&id: &NodeId| id != shown.node() && viewer.tree().notes(id).evaluation.is_none();
        let mut unknown = shown.line()[..ends].iter().rev().copied().filter(is_unknown);
        unknown.find(|id| !self.unknown.contains(id))
    }

    /// Adds a report to those of the search that this one continues. Its lines count once they are
    /// as deep.
    fn continued(&self, info: &Info<Target>) -> Info<Target> {
        let Some(before) = &self.before else { return info.clone() };
        let is_proved = info.verdict().is_some_and(Verdict::is_proved);
        let is_ahead = is_proved || info.depth() >= before.depth();
        Info {
            nodes: before.nodes + info.nodes,
            elapsed: before.elapsed + info.elapsed,
            lines: if is_ahead { &info.lines } else { &before.lines }.clone(),
        }
    }

    /// Takes an answer, or the reason why the engine failed; `None` if it belongs to another
    /// request.
    pub fn hear(
        &mut self,
        answer: &Answer,
        viewer: &mut Viewer,
        ctx: &mut Ctx,
    ) -> Option<Result<(), Refusal>> {
        if self.second.hear(answer) {
            return Some(Ok(()));
        }
        let is_answered = |asked: &Asked| asked.1 == answer.ticket;
        let is_here = self.asked.as_ref().is_some_and(is_answered);
        let (node, _) = self.asked.filter(is_answered).or(self.surveyed.filter(is_answered))?;
        match &answer.response {
            Response::Failed(why @ Failure::Panicked(_)) => {
                self.toggle(viewer, ctx);
                let why = ("why", why.to_string());
                return Some(Err(Refusal::tip_with("analysis-failed", Command::Analyse, why)));
            }
            Response::Short(_) | Response::Said(_) => return None,
            Response::Thinking(info) if is_here => self.info = Some(self.continued(info)),
            Response::Thinking(info) => Self::note_evaluation(viewer, node, info),
            Response::Move { .. } | Response::Failed(_) if is_here => {
                self.is_thinking = false;
                self.keep_evaluation(viewer);
            }
            Response::Move { .. } | Response::Failed(_) => {
                self.surveyed = None;
                // Otherwise, it would be requested again and again.
                if viewer.tree().notes(node).evaluation.is_none() {
                    self.unknown.push(node);
                }
            }
        }
        Some(Ok(()))
    }

    /// Stores the evaluation of the position of the search.
    fn keep_evaluation(&self, viewer: &mut Viewer) {
        if let (Some((node, _)), Some(info)) = (self.asked, self.info.clone()) {
            Self::note_evaluation(viewer, node, &info);
        }
    }

    /// Stores an evaluation, if the search was deeper than before.
    fn note_evaluation(viewer: &mut Viewer, node: NodeId, info: &Info<Target>) {
        let Some(best) = info.best() else { return };
        let found = Evaluation { verdict: best.verdict, depth: best.depth };
        let is_better = viewer.record.tree().notes(node).evaluation.is_none_or(|known| {
            found.verdict.is_proved() || !known.verdict.is_proved() && known.depth <= found.depth
        });
        if is_better {
            viewer.record.annotate(node, |notes| notes.evaluation = Some(found));
        }
    }

    /// Winning chance of the first side in the position on the screen, from 0 to 1, if known.
    pub fn chance(&self, viewer: &Viewer) -> Option<f64> {
        match viewer.shown().state() {
            State::Over(outcome) => Some(chance_of_end(outcome)),
            State::ToMove(mover) => self.verdict(viewer).map(|it| of_first(it, mover)),
        }
    }

    /// Moves of the selected line, to show on the board.
    pub fn previewed(&self, viewer: &Viewer) -> Vec<(Target, Stone)> {
        let Some(mover) = viewer.shown().state().mover() else { return Vec::new() };
        let line = self.selected().map(|index| &self.lines()[index]);
        let sides = (0..).map(|ply| mover.after(ply));
        line.map_or_else(Vec::new, |line| line.pv.iter().copied().zip(sides).collect())
    }

    /// Value of the position on the screen, for the side to move.
    fn verdict(&self, viewer: &Viewer) -> Option<Verdict> {
        let known = || viewer.tree().notes(viewer.shown().node()).evaluation.map(|it| it.verdict);
        self.info.as_ref().and_then(Info::verdict).or_else(known)
    }
}

pub fn check(kind: GameKind) -> Result<(), Refusal> {
    match kind {
        _ if kind.has_levels() => Ok(()),
        _ => Err(text!("refusal-analysis", from = SIDES.start(), to = SIDES.end()).into()),
    }
}

/// Requests a search of a position of a game in progress.
fn ask_about(
    viewer: &Viewer,
    node: NodeId,
    seat: SeatId,
    computer: Computer,
    limits: Limits,
    ctx: &mut Ctx,
) -> Option<Asked> {
    let mut cursor = viewer.shown().clone();
    cursor.go_to(viewer.tree(), node);
    let State::ToMove(_) = cursor.state() else { return None };
    let engine = match seat {
        SeatId::Analyst => ctx.engine(),
        _ => EngineSettings::default(),
    };
    let external = computer.engine().and_then(|name| ctx.engine_named(name)).cloned();
    let options = SeatOptions { computer, external, pace: Duration::ZERO, engine };
    let (ticket, game) = (ctx.next_ticket(), Box::new(cursor.on_board().clone()));
    ctx.effects.push(Effect::Ask { seat, options, limits, ticket, game });
    Some((node, ticket))
}

const fn chance_of_end(outcome: Outcome) -> f64 {
    match outcome.winner() {
        Some(Stone::First) => 1.0,
        Some(Stone::Second) => 0.0,
        None => 0.5,
    }
}

/// Frees the engine and its memory.
pub fn leave(ctx: &mut Ctx) {
    ctx.effects.push(Effect::Leave(SeatId::Analyst));
    ctx.effects.push(Effect::Leave(SeatId::Surveyor));
    ctx.effects.push(Effect::Leave(SeatId::Second));
}

/// Converts a verdict for the side to move to the winning chance of the first side.
fn of_first(verdict: Verdict, mover: Stone) -> f64 {
    match mover {
        Stone::First => verdict.chance(),
        Stone::Second => 1.0 - verdict.chance(),
    }
}
