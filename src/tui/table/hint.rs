//! Hint for the position on the board, given in steps: where to look, by what, the move, the line.
//!
//! Each press of the key goes a step further. The second one marks the stones in question. The first step is shown while the adviser still
//! searches, from the best move so far. The record counts the steps (`Notes::hints`).

use super::Table;
use super::computer::Purpose;
use super::report;
use crate::game::{AnyGame, Target};
use crate::locale::text;
use crate::player::{Info, Reason, WinKind};
use crate::puzzle::joined;
use crate::record::NodeId;
use crate::rules::{Game, Point, Shape, Status, Turn};
use crate::tui::ctx::Ctx;
use crate::tui::event::SeatId;
use crate::tui::naming::{Naming, mark};
use crate::tui::opening::options;

/// Maximum number of moves of the line.
const LINE: usize = 7;

#[derive(Debug)]
pub struct StepHint {
    node: NodeId,
    step: Step,
    found: Option<Found>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Where = 1,
    By,
    Move,
    Line,
}

/// Answer of the adviser.
#[derive(Debug)]
struct Found {
    reason: Option<Reason>,
    /// Expected moves, beginning with the hint.
    line: Vec<Point>,
}

impl Step {
    const fn next(self) -> Self {
        match self {
            Self::Where => Self::By,
            Self::By => Self::Move,
            Self::Move | Self::Line => Self::Line,
        }
    }
}

impl Table {
    /// Goes a step further with the hint for this position.
    pub(super) fn ask_for_hint(&mut self, ctx: &mut Ctx) {
        self.viewer.stop_looking();
        let node = self.viewer.record.node();
        let is_pending = self.computer.is_thinking_for(Purpose::Hint);
        let known = self.hint.as_mut().filter(|hint| hint.node == node);
        match known.filter(|hint| is_pending || hint.found.is_some()) {
            Some(hint) => hint.step = hint.step.next(),
            None => self.hint = Some(StepHint { node, step: Step::Where, found: None }),
        }
        if is_pending || self.hint.as_ref().is_some_and(|hint| hint.found.is_some()) {
            self.tell_hint(ctx);
        } else {
            self.ask(SeatId::Adviser, Purpose::Hint, ctx);
        }
    }

    /// Writes the step of the hint that is shown into the record.
    pub(super) fn count_hint(&mut self) {
        let node = self.viewer.record.node();
        let Some(hint) = self.hint.as_ref().filter(|hint| hint.node == node) else { return };
        let step = if hint.found.is_some() { hint.step } else { Step::Where } as u8;
        if self.viewer.record.tree().notes(node).hints < step {
            self.viewer.record.annotate(node, |notes| notes.hints = step);
            self.viewer.follow_tree();
        }
    }

    /// Takes the turn of the adviser, which is legal.
    pub(super) fn take_hint(&mut self, turn: Turn, reason: Option<Reason>, ctx: &Ctx) {
        let point = match turn {
            Turn::Stone(point) if self.viewer.record.cursor().task().is_none() => point,
            turn => return self.tell_act(turn, ctx),
        };
        let node = self.viewer.record.node();
        let line = self.computer.thought.as_ref().map_or(&[][..], Info::pv);
        let line = if line.first() == Some(&point) { line.to_vec() } else { vec![point] };
        if let Some(hint) = self.hint.as_mut().filter(|hint| hint.node == node) {
            hint.found = Some(Found { reason, line });
        }
        self.tell_hint(ctx);
    }

    /// Shows the step of the hint. At the third one, the cursor moves to the cell.
    fn tell_hint(&mut self, ctx: &Ctx) {
        let Some(StepHint { step, found: Some(found), .. }) = &self.hint else { return };
        let Some(&point) = found.line.first() else { return };
        let naming = self.naming(ctx);
        let reason = found.reason.as_ref();
        let said = match step {
            Step::Where => where_to_look(point, reason, self.viewer.record.shape()),
            Step::By => by_what(reason),
            Step::Line if found.line.len() > 1 => self.line(&found.line, &naming),
            Step::Move | Step::Line => report::hint(point, reason, &naming),
        };
        let is_move = *step >= Step::Move;
        if is_move {
            self.viewer.point_to(Target::Cell(point));
        }
        self.say(said);
        self.count_hint();
    }

    /// Shows what the adviser would do in the opening, or that it would pass.
    fn tell_act(&mut self, turn: Turn, ctx: &Ctx) {
        let naming = self.naming(ctx);
        let said = match turn {
            Turn::Stone(point) | Turn::Offer(point) => {
                let said = report::hint(point, None, &naming);
                self.viewer.point_to(Target::Cell(point));
                said
            }
            Turn::Choose(_) => {
                let options = options(self.viewer.record.cursor(), &naming);
                let option = options.into_iter().find(|it| it.target == turn.into());
                text!("hint-option", option = option.map_or_else(String::new, |it| it.label))
            }
            Turn::Declare(count) => text!("hint-declare", count = count),
            Turn::Pass => text!("hint-option", option = text!("pass")),
        };
        self.hint = None;
        self.say(said);
        let node = self.viewer.record.node();
        if self.viewer.record.tree().notes(node).hints < Step::Move as u8 {
            self.viewer.record.annotate(node, |notes| notes.hints = Step::Move as u8);
            self.viewer.follow_tree();
        }
    }

    fn line(&self, line: &[Point], naming: &Naming) -> String {
        let Some(mover) = self.state().mover() else { return String::new() };
        let moves = line.iter().take(LINE).enumerate();
        let moves =
            moves.map(|(ply, &at)| format!("{} {}", mark(mover.after(ply)), naming.cell(at)));
        text!("hint-line", moves = moves.collect::<Vec<_>>().join(&text!("list-comma")))
    }

    /// First step of a hint whose search is still running, from the best move so far.
    pub(super) fn hint_so_far(&self) -> Option<String> {
        let thinking = self.computer.thinking().filter(|it| it.purpose == Purpose::Hint)?;
        let &point = thinking.info.as_ref()?.pv().first()?;
        Some(where_to_look(point, None, self.viewer.record.shape()))
    }

    /// Stones that the second step of the hint is about, to be marked on the board.
    pub(super) fn hinted_stones(&self) -> Vec<Point> {
        let node = self.viewer.record.node();
        match &self.hint {
            Some(StepHint { node: at, step: Step::By, found: Some(found) })
                if *at == node && !self.viewer.is_looking() =>
            {
                let (AnyGame::Rows(game), Some(&point)) =
                    (self.viewer.record.on_board(), found.line.first())
                else {
                    return Vec::new();
                };
                stones_of(game, point, found.reason.as_ref())
            }
            _ => Vec::new(),
        }
    }

    /// Moves of the last step of the hint, to be shown on the board.
    pub(super) fn hinted_line(&self) -> &[Point] {
        let node = self.viewer.record.node();
        match &self.hint {
            Some(StepHint { node: at, step: Step::Line, found: Some(found) }) if *at == node => {
                &found.line[..found.line.len().min(LINE)]
            }
            _ => &[],
        }
    }
}

/// First step: what the position is about, and the part of the board.
fn where_to_look(point: Point, reason: Option<&Reason>, shape: Shape) -> String {
    let third = |at: u8, length: u8| usize::from(at) * 3 / usize::from(length.max(1));
    let region = [
        ["top-left", "top", "top-right"],
        ["left", "centre", "right"],
        ["bottom-left", "bottom", "bottom-right"],
    ][third(point.row, shape.height())][third(point.col, shape.width())];
    let kind = match reason {
        None => "unknown",
        Some(
            Reason::MakesFive
            | Reason::MakesOpenFour
            | Reason::MakesFourStoppedByFoul(_)
            | Reason::MakesFourAndThree
            | Reason::Wins { .. }
            | Reason::MakesTwoThrees,
        ) => "win",
        Some(
            Reason::StopsFour(_)
            | Reason::StopsOpenThree(_)
            | Reason::TakesTwoFours
            | Reason::StopsTwoFours(_)
            | Reason::TakesFourAndThree
            | Reason::TakesTwoThrees
            | Reason::StopsWinByFours
            | Reason::HoldsOut(_),
        ) => "stop",
        Some(_) => "build",
    };
    text!("hint-where", kind = kind, region = region)
}

/// Stones that a hint is about: those with which the move combines, or of the threat that it stops.
fn stones_of(game: &Game, point: Point, reason: Option<&Reason>) -> Vec<Point> {
    let Status::ToMove(us) = game.status() else { return Vec::new() };
    let (side, at) = match reason {
        Some(Reason::StopsFour(stones) | Reason::StopsOpenThree(stones)) => return stones.clone(),
        Some(Reason::IsBestFound { .. } | Reason::HoldsOut(_)) | None => return Vec::new(),
        Some(Reason::StopsTwoFours(at)) => (us.opponent(), *at),
        Some(
            Reason::TakesTwoFours
            | Reason::TakesFourAndThree
            | Reason::TakesTwoThrees
            | Reason::StopsWinByFours
            | Reason::TakesFour
            | Reason::TakesOpenThree
            | Reason::TakesSeveralDirections,
        ) => (us.opponent(), point),
        Some(_) => (us, point),
    };
    joined(game.board(), side, at)
}

/// Second step: by what.
fn by_what(reason: Option<&Reason>) -> String {
    let by = match reason {
        Some(Reason::MakesFive) => "five",
        Some(Reason::StopsFour(_)) => "stop-four",
        Some(Reason::MakesOpenFour) => "open-four",
        Some(Reason::MakesFourStoppedByFoul(_)) => "foul",
        Some(Reason::MakesFourAndThree) => "four-three",
        Some(Reason::Wins { by: WinKind::Fours, .. }) => "win-fours",
        Some(Reason::Wins { by: WinKind::ThreesAndFours, .. }) => "win-threes",
        Some(Reason::Wins { by: WinKind::Other, .. }) => "win-quiet",
        Some(Reason::StopsOpenThree(_)) => "stop-three",
        Some(
            Reason::TakesTwoFours
            | Reason::StopsTwoFours(_)
            | Reason::TakesFourAndThree
            | Reason::TakesTwoThrees,
        ) => "stop-double",
        Some(Reason::MakesTwoThrees) => "two-threes",
        Some(Reason::StopsWinByFours) => "stop-fours",
        Some(Reason::MakesOpenThree) => "three",
        Some(Reason::MakesFour) => "four",
        Some(Reason::HoldsOut(_)) => "delay",
        Some(Reason::BuildsInSeveralDirections) => "several",
        Some(Reason::TakesFour | Reason::TakesOpenThree | Reason::TakesSeveralDirections) => "take",
        Some(Reason::MakesThree) => "closed-three",
        Some(Reason::MakesOpenTwo) => "open-two",
        Some(Reason::IsBestFound { .. }) | None => "quiet",
    };
    text!("hint-by", by = by)
}
