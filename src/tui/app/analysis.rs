//! The analysis: the engine thinks about the position that is shown, without end, and about the others
//! of the line for a moment each.

use std::time::Duration;

use super::game::GameScreen;
use super::session::Session;
use crate::game::{AnyGame, Outcome, State, Step};
use crate::player::{
    Answer, EngineSettings, Failure, Info, Level, Limits, Line, Response, Ticket, Verdict,
};
use crate::record::{Cursor, Evaluation, NodeId, Tree};
use crate::rules::{Point, Stone};
use crate::tui::command::Command;
use crate::tui::event::{Effect, SeatId, SeatOptions};
use crate::tui::messages::Refusal;

/// So many positions are visited for the curve, for each move of the line.
const SURVEY: Limits = Limits { turn: None, left: None, depth: None, nodes: Some(20_000) };

/// The analysis of the position that is shown.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// Whether it goes on wherever one walks.
    pub is_on: bool,
    /// The position that is thought about, or was until its result was proved.
    asked: Option<(NodeId, Ticket)>,
    /// Whether it is thought about still.
    is_thinking: bool,
    /// How far the engine has come.
    info: Option<Info>,
    /// Index of the line that is shown on the board.
    selected: Option<usize>,
    /// The position that is looked at for the curve.
    surveyed: Option<(NodeId, Ticket)>,
}

impl Analysis {
    /// How far the engine has come with the position that is shown.
    pub const fn info(&self) -> Option<&Info> {
        self.info.as_ref()
    }

    /// Whether the engine thinks.
    pub const fn is_thinking(&self) -> bool {
        self.is_thinking
    }

    /// The lines that were found, the best first.
    pub fn lines(&self) -> &[Line] {
        self.info.as_ref().map_or(&[], |info| &info.lines)
    }

    /// Index of the line that is shown on the board, if one was chosen.
    pub fn selected(&self) -> Option<usize> {
        self.selected.filter(|&index| index < self.lines().len())
    }
}

impl GameScreen {
    /// Obeys a command about the analysis.
    pub(super) fn direct_analysis(&mut self, command: &Command, session: &mut Session) {
        match *command {
            Command::Analyse => self.toggle_analysis(session),
            Command::StepLine(step) => self.select_line(step),
            Command::ChooseLine(index) => self.choose_line(index),
            _ => {}
        }
    }

    /// Begins or ends the analysis.
    fn toggle_analysis(&mut self, session: &mut Session) {
        self.keep_evaluation();
        let is_on = !self.analysis.is_on;
        self.analysis = Analysis { is_on, ..Analysis::default() };
        if !is_on {
            leave(session);
        }
    }

    /// Chooses the line before or after, or none behind the last.
    fn select_line(&mut self, step: Step) {
        let count = self.analysis.lines().len();
        self.analysis.selected = match (self.analysis.selected(), step) {
            (None, Step::Up) => Some(0),
            (None, Step::Down) => count.checked_sub(1),
            (Some(index), Step::Up) => Some(index + 1).filter(|&next| next < count),
            (Some(index), Step::Down) => index.checked_sub(1),
        };
    }

    /// Shows this line, or none if it is shown.
    fn choose_line(&mut self, index: usize) {
        let is_shown = self.analysis.selected() == Some(index);
        self.analysis.selected = Some(index).filter(|_| !is_shown);
    }

    /// Whether the position that is shown can be analysed.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check_analysis(&self) -> Result<(), Refusal> {
        if self.kind().has_levels() { Ok(()) } else { Err(Refusal::NoAnalysis(self.kind())) }
    }

    /// Asks about the position that is shown, if the analysis is on and it was not asked about yet, and about
    /// the next one of the line of which nothing is known.
    pub(super) fn ask_analyst(&mut self, session: &mut Session) {
        if !self.analysis.is_on {
            return;
        }
        let node = self.shown().node();
        if self.analysis.asked.map(|(asked, _)| asked) != Some(node) {
            self.keep_evaluation();
            self.analysis.info = None;
            self.analysis.selected = None;
            self.analysis.asked = self.ask_about(node, SeatId::Analyst, Limits::default(), session);
            if self.analysis.asked.is_none() && self.analysis.is_thinking {
                session.effects.push(Effect::StopSeat(SeatId::Analyst));
            }
            self.analysis.is_thinking = self.analysis.asked.is_some();
            self.analysis.asked = self.analysis.asked.or(Some((node, session.next_ticket())));
        }
        if self.analysis.surveyed.is_none() {
            let next = self.next_to_survey();
            self.analysis.surveyed =
                next.and_then(|next| self.ask_about(next, SeatId::Surveyor, SURVEY, session));
        }
    }

    /// Asks about a position in which somebody is to move.
    fn ask_about(
        &self,
        node: NodeId,
        seat: SeatId,
        limits: Limits,
        session: &mut Session,
    ) -> Option<(NodeId, Ticket)> {
        let mut cursor = self.shown().clone();
        cursor.go_to(self.tree(), node);
        let (AnyGame::Rows(game), State::ToMove(_)) = (cursor.on_board(), cursor.state()) else {
            return None;
        };
        let engine = match seat {
            SeatId::Analyst => session.engine(),
            _ => EngineSettings::default(),
        };
        let options = SeatOptions { level: Level::MAX, pace: Duration::ZERO, engine };
        let (ticket, game) = (session.next_ticket(), Box::new(game.clone()));
        session.effects.push(Effect::Ask { seat, options, limits, ticket, game });
        Some((node, ticket))
    }

    /// The last position of the line of which nothing is known: near the end most is decided, and a moment
    /// is enough.
    fn next_to_survey(&self) -> Option<NodeId> {
        let shown = self.shown();
        let is_over = matches!(state_at_end(self.tree(), shown), State::Over(_));
        let ends = shown.line().len() - usize::from(is_over);
        let is_unknown =
            |&&id: &&NodeId| id != shown.node() && self.tree().notes(id).evaluation.is_none();
        shown.line()[..ends].iter().rev().find(is_unknown).copied()
    }

    /// Hears what was found of a position; `None` if that was not asked.
    pub(super) fn hear_analysis(&mut self, answer: &Answer) -> Option<bool> {
        if self.analysis.asked.is_some_and(|(_, ticket)| ticket == answer.ticket) {
            match &answer.response {
                Response::Thinking(info) => self.analysis.info = Some(info.clone()),
                Response::Move { .. } | Response::Failed(_) => {
                    self.analysis.is_thinking = false;
                    self.keep_evaluation();
                }
                Response::Short(_) => return None,
            }
            return Some(true);
        }
        let (node, _) = self.analysis.surveyed.filter(|(_, ticket)| *ticket == answer.ticket)?;
        match &answer.response {
            Response::Thinking(info) => self.note_evaluation(node, info),
            Response::Move { .. } => self.analysis.surveyed = None,
            // Nobody asks again.
            Response::Failed(_) => {}
            Response::Short(_) => return None,
        }
        Some(true)
    }

    /// Ends the analysis if this is its question and its engine has failed; whether it is.
    pub(super) fn analysis_fails(&mut self, answer: &Answer, session: &mut Session) -> bool {
        let Response::Failed(why @ Failure::Panicked(_)) = &answer.response else { return false };
        let Analysis { asked, surveyed, .. } = &self.analysis;
        let is_asked = asked.iter().chain(surveyed).any(|(_, ticket)| *ticket == answer.ticket);
        if is_asked {
            self.toggle_analysis(session);
            self.refuse(Refusal::NotAnalysed(why.clone()), session);
        }
        is_asked
    }

    /// Notes what was found of the position that was thought about.
    fn keep_evaluation(&mut self) {
        if let (Some((node, _)), Some(info)) = (self.analysis.asked, self.analysis.info.clone()) {
            self.note_evaluation(node, &info);
        }
    }

    /// Notes what was found of a position, if it was searched deeper than before.
    fn note_evaluation(&mut self, node: NodeId, info: &Info) {
        let Some(best) = info.best() else { return };
        let found = Evaluation { verdict: best.verdict, depth: best.depth };
        let is_proved = |verdict| !matches!(verdict, Verdict::Open(_));
        let is_better = self.game.tree().notes(node).evaluation.is_none_or(|known| {
            is_proved(found.verdict) || !is_proved(known.verdict) && known.depth <= found.depth
        });
        if is_better {
            self.game.annotate(node, |notes| notes.evaluation = Some(found));
        }
    }

    /// The chance of the first side to win in the position that is shown, from 0 to 1, if it is known.
    pub fn chance(&self) -> Option<f64> {
        let shown = self.shown();
        let found = self.analysis.info().and_then(Info::verdict);
        match (shown.state(), found) {
            (State::Over(outcome), _) => Some(chance_of_end(outcome)),
            (State::ToMove(mover), Some(verdict)) => Some(of_first(verdict, mover)),
            (State::ToMove(mover), None) => {
                let known = self.tree().notes(shown.node()).evaluation?;
                Some(of_first(known.verdict, mover))
            }
        }
    }

    /// What is shown on the board of the analysis: the line that is selected, or the first moves of all.
    pub fn previewed(&self) -> Vec<(Point, Stone)> {
        let Some(mover) = self.shown().state().mover().filter(|_| self.analysis.is_on) else {
            return Vec::new();
        };
        let lines = self.analysis.lines();
        match self.analysis.selected() {
            Some(index) => {
                let sides = (0..).map(|ply| mover.after(ply));
                lines[index].pv.iter().copied().zip(sides).collect()
            }
            None => lines.iter().filter_map(|line| Some((*line.pv.first()?, mover))).collect(),
        }
    }

    /// The chance of the first side at every position of the line, as far as it is known.
    pub fn curve(&self) -> Vec<(NodeId, Option<f64>)> {
        let shown = self.shown();
        let AnyGame::Rows(game) = shown.on_board() else { return Vec::new() };
        let chance = |(ply, &id): (usize, &NodeId)| {
            let known = self.tree().notes(id).evaluation;
            let known = || known.map(|it| of_first(it.verdict, game.side_of(ply)));
            (id, if id == shown.node() { self.chance() } else { known() })
        };
        let mut curve: Vec<_> = shown.line().iter().enumerate().map(chance).collect();
        if let (Some(last), State::Over(outcome)) =
            (curve.last_mut(), state_at_end(self.tree(), shown))
        {
            last.1 = Some(chance_of_end(outcome));
        }
        curve
    }
}

/// Whose turn it is at the end of the line, or how the game ended there.
fn state_at_end(tree: &Tree, cursor: &Cursor) -> State {
    let mut end = cursor.clone();
    end.go_to_line_end(tree);
    end.state()
}

/// What the end of a game was worth to the first side.
const fn chance_of_end(outcome: Outcome) -> f64 {
    match outcome.winner() {
        Some(Stone::First) => 1.0,
        Some(Stone::Second) => 0.0,
        None => 0.5,
    }
}

/// The engine leaves: its memory is free.
pub(super) fn leave(session: &mut Session) {
    session.effects.push(Effect::Leave(SeatId::Analyst));
    session.effects.push(Effect::Leave(SeatId::Surveyor));
}

/// The chance of the first side, of a verdict for the side to move.
fn of_first(verdict: Verdict, mover: Stone) -> f64 {
    match mover {
        Stone::First => verdict.chance(),
        Stone::Second => 1.0 - verdict.chance(),
    }
}
