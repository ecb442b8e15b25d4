//! Hint for the position on the board, given in steps: where to look, by what, the move, the line.
//!
//! Each press of the key goes a step further. The second one marks the stones in question. The first step is shown while the adviser still
//! searches, from the best move so far. The record counts the steps (`Notes::hints`).

use super::Table;
use super::computer::Purpose;
use super::report;
use crate::game::{AnyGame, GameKind, Target};
use crate::locale::text;
use crate::player::{Advice, Claim, Info, Reason, SmallReason, WinKind};
use crate::puzzle::joined;
use crate::record::NodeId;
use crate::rules::{Game, Point, Shape, Status};
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
    reason: Option<Advice>,
    /// Expected moves, beginning with the hint.
    line: Vec<Target>,
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
    pub(super) fn take_hint(&mut self, target: Target, reason: Option<Advice>, ctx: &Ctx) {
        let is_move = matches!(target, Target::Cell(_) | Target::Piece(_));
        if !is_move || self.viewer.record.cursor().task().is_some() {
            return self.tell_act(target, ctx);
        }
        let node = self.viewer.record.node();
        let line = self.computer.thought.as_ref().map_or(&[][..], Info::pv);
        let line = if line.first() == Some(&target) { line.to_vec() } else { vec![target] };
        if let Some(hint) = self.hint.as_mut().filter(|hint| hint.node == node) {
            hint.found = Some(Found { reason, line });
        }
        self.tell_hint(ctx);
    }

    /// Shows the step of the hint. At the third one, the cursor moves to the cell.
    fn tell_hint(&mut self, ctx: &Ctx) {
        let Some(StepHint { step, found: Some(found), .. }) = &self.hint else { return };
        let Some(&target) = found.line.first() else { return };
        let naming = self.naming(ctx);
        let reason = found.reason.as_ref();
        let said = match step {
            Step::Where => where_to_look(target, reason, self.viewer.record.shape()),
            Step::By => by_what(reason),
            Step::Line if found.line.len() > 1 => self.line(&found.line, &naming),
            Step::Move | Step::Line => report::hint(target, reason, &naming),
        };
        let is_move = *step >= Step::Move;
        if is_move {
            self.viewer.point_to(target);
        }
        self.say(said);
        self.count_hint();
    }

    /// Shows what the adviser would do in the opening, or that it would pass.
    fn tell_act(&mut self, target: Target, ctx: &Ctx) {
        let naming = self.naming(ctx);
        let said = match target {
            Target::Cell(_) | Target::Column(_) | Target::Piece(_) => {
                let said = report::hint(target, None, &naming);
                self.viewer.point_to(target);
                said
            }
            Target::Choose(_) => {
                let options = options(self.viewer.record.cursor(), &naming);
                let option = options.into_iter().find(|it| it.target == target);
                text!("hint-option", option = option.map_or_else(String::new, |it| it.label))
            }
            Target::Declare(count) => text!("hint-declare", count = count),
            Target::Pass => text!("hint-option", option = text!("pass")),
        };
        self.hint = None;
        self.say(said);
        let node = self.viewer.record.node();
        if self.viewer.record.tree().notes(node).hints < Step::Move as u8 {
            self.viewer.record.annotate(node, |notes| notes.hints = Step::Move as u8);
            self.viewer.follow_tree();
        }
    }

    fn line(&self, line: &[Target], naming: &Naming) -> String {
        let Some(mover) = self.state().mover() else { return String::new() };
        let moves = line.iter().take(LINE).enumerate();
        let moves = moves.map(|(ply, &at)| match naming.kind {
            GameKind::Rows(_) => format!("{} {}", mark(mover.after(ply)), naming.target(at)),
            // A player places a piece, and gives the next one.
            GameKind::Quarto(_) => naming.target(at),
        });
        text!("hint-line", moves = moves.collect::<Vec<_>>().join(&text!("list-comma")))
    }

    /// First step of a hint whose search is still running, from the best move so far.
    pub(super) fn hint_so_far(&self) -> Option<String> {
        let thinking = self.computer.thinking().filter(|it| it.purpose == Purpose::Hint)?;
        let &target = thinking.info.as_ref()?.pv().first()?;
        Some(where_to_look(target, None, self.viewer.record.shape()))
    }

    /// Stones that the second step of the hint is about, to be marked on the board.
    pub(super) fn hinted_stones(&self) -> Vec<Point> {
        let node = self.viewer.record.node();
        match &self.hint {
            Some(StepHint { node: at, step: Step::By, found: Some(found) })
                if *at == node && !self.viewer.is_looking() =>
            {
                let (AnyGame::Rows(game), Some(&Target::Cell(point))) =
                    (self.viewer.record.on_board(), found.line.first())
                else {
                    return Vec::new();
                };
                match &found.reason {
                    Some(Advice::Gomoku(reason)) => stones_of(game, point, Some(reason)),
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    /// Moves of the last step of the hint, to be shown on the board.
    pub(super) fn hinted_line(&self) -> &[Target] {
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
fn where_to_look(target: Target, reason: Option<&Advice>, shape: Shape) -> String {
    let third = |at: u8, length: u8| usize::from(at) * 3 / usize::from(length.max(1));
    let region = target.cell().map_or("bag", |point| {
        [
            ["top-left", "top", "top-right"],
            ["left", "centre", "right"],
            ["bottom-left", "bottom", "bottom-right"],
        ][third(point.row, shape.height())][third(point.col, shape.width())]
    });
    text!("hint-where", kind = kind_of(reason), region = region)
}

/// Subject of the position, for the selectors of messages.
const fn kind_of(reason: Option<&Advice>) -> &'static str {
    match reason {
        None | Some(Advice::Proved(Claim::Loses)) => "unknown",
        Some(Advice::Proved(Claim::Wins(_))) => "win",
        Some(Advice::Small(reason)) => match reason {
            SmallReason::Completes | SmallReason::Wins(_) => "win",
            SmallReason::Blocks | SmallReason::HoldsOut(_) => "stop",
            SmallReason::GivesLosing
            | SmallReason::GivesLastSafe
            | SmallReason::GivesSafe(_)
            | SmallReason::Draws
            | SmallReason::IsBestFound { .. } => "unknown",
        },
        Some(Advice::Gomoku(reason)) => kind_in_gomoku(reason),
    }
}

const fn kind_in_gomoku(reason: &Reason) -> &'static str {
    match reason {
        Reason::MakesFive
        | Reason::MakesOpenFour
        | Reason::MakesFourStoppedByFoul(_)
        | Reason::MakesFourAndThree
        | Reason::Wins { .. }
        | Reason::MakesTwoThrees => "win",
        Reason::StopsFour(_)
        | Reason::StopsOpenThree(_)
        | Reason::TakesTwoFours
        | Reason::StopsTwoFours(_)
        | Reason::TakesFourAndThree
        | Reason::TakesTwoThrees
        | Reason::StopsWinByFours
        | Reason::HoldsOut(_) => "stop",
        _ => "build",
    }
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
fn by_what(reason: Option<&Advice>) -> String {
    let by = match reason {
        Some(Advice::Gomoku(reason)) => by_in_gomoku(reason),
        Some(Advice::Proved(Claim::Wins(_))) => "win",
        Some(Advice::Proved(Claim::Loses)) => "delay",
        Some(Advice::Small(reason)) => match reason {
            SmallReason::Completes => "row",
            SmallReason::Blocks => "block",
            SmallReason::Wins(_) => "win",
            SmallReason::HoldsOut(_) => "delay",
            SmallReason::GivesLosing => "losing-piece",
            SmallReason::GivesLastSafe | SmallReason::GivesSafe(_) => "safe-piece",
            SmallReason::Draws => "draw",
            SmallReason::IsBestFound { .. } => "quiet",
        },
        None => "quiet",
    };
    text!("hint-by", by = by)
}

const fn by_in_gomoku(reason: &Reason) -> &'static str {
    match reason {
        Reason::MakesFive => "five",
        Reason::StopsFour(_) => "stop-four",
        Reason::MakesOpenFour => "open-four",
        Reason::MakesFourStoppedByFoul(_) => "foul",
        Reason::MakesFourAndThree => "four-three",
        Reason::Wins { by: WinKind::Fours, .. } => "win-fours",
        Reason::Wins { by: WinKind::ThreesAndFours, .. } => "win-threes",
        Reason::Wins { by: WinKind::Other, .. } => "win-quiet",
        Reason::StopsOpenThree(_) => "stop-three",
        Reason::TakesTwoFours
        | Reason::StopsTwoFours(_)
        | Reason::TakesFourAndThree
        | Reason::TakesTwoThrees => "stop-double",
        Reason::MakesTwoThrees => "two-threes",
        Reason::StopsWinByFours => "stop-fours",
        Reason::MakesOpenThree => "three",
        Reason::MakesFour => "four",
        Reason::HoldsOut(_) => "delay",
        Reason::BuildsInSeveralDirections => "several",
        Reason::TakesFour | Reason::TakesOpenThree | Reason::TakesSeveralDirections => "take",
        Reason::MakesThree => "closed-three",
        Reason::MakesOpenTwo => "open-two",
        Reason::IsBestFound { .. } => "quiet",
    }
}
