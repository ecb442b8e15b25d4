//! Report of a finished review.

use super::accuracy;
use super::facts::Facts;
use super::lesson::{Lesson, lessons};
use super::mark::{JudgedMove, MoveMark, judge};
use super::outlook::Outlook;
use super::proof::Proof;
use super::turning::{TurningPoint, turning_point};
use super::variation::{Basis, Better, Chance, Variation};
use crate::game::Target;
use crate::player::Line;
use crate::rules::{BySide, Game, Point, Stone};

#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub winner: Option<Stone>,
    pub turning_point: TurningPoint,
    /// Positions from start to end: one more than there are moves.
    pub positions: Vec<PositionReport>,
    pub moves: Vec<MoveReport>,
    pub sides: BySide<SideReport>,
    pub lessons: Vec<Lesson>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PositionReport {
    pub to_move: Stone,
    pub chance: Option<Chance>,
    pub outlook: Outlook,
    pub proof: Option<Proof>,
    pub evaluation: Option<Line<Target>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    pub index: usize,
    pub played: Target,
    pub side: Stone,
    /// Side of the next move. In Quarto a player places and gives in turn.
    pub next: Stone,
    pub chances: Option<(Chance, Chance)>,
    /// Cost in winning chances, from 0 to 1. The best move according to a search costs nothing,
    /// unless it loses.
    pub cost: f64,
    pub mark: Option<(MoveMark, Basis)>,
    /// Better move, for moves that cost something and at the turning point.
    pub better: Option<Better>,
    /// Move examined in a lost position: it only delays.
    pub delaying: Option<Better>,
    /// Continuation, for moves that cost something and at the turning point.
    pub refutation: Option<Variation>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideReport {
    pub moves: usize,
    /// Number of moves without an alternative, since every other move is proved to lose.
    pub only_moves: usize,
    pub good_finds: usize,
    pub missed_wins: usize,
    pub mistakes: usize,
    pub blunders: usize,
    /// Accuracy from 0 to 100, over the moves with a choice: those that neither stop a five nor
    /// come from a lost position. `None` without such moves, or while nothing is known about them.
    pub accuracy: Option<f64>,
}

impl Report {
    pub(super) fn new(
        game: &Game,
        facts: &Facts<'_>,
        winner: Option<Stone>,
        is_complete: bool,
    ) -> Self {
        let moves = game.moves().len();
        let turning_point = turning_point(facts, moves, winner, is_complete);
        let judgements: Vec<JudgedMove> = (0..moves)
            .map(|index| judge(facts, index, turning_point).unwrap_or_default())
            .collect();
        let move_report = |(index, (&point, judgement)): (usize, (&Point, &JudgedMove))| {
            let JudgedMove { chances, cost, mark, .. } = *judgement;
            let is_told = is_told(turning_point, index, mark);
            let is_lost = facts.outlook(index).is_lost();
            MoveReport {
                index,
                played: Target::Cell(point),
                side: game.side_of(index),
                next: game.side_of(index).opponent(),
                chances,
                cost,
                mark,
                better: (is_told && !is_lost).then(|| facts.better(index).cloned()).flatten(),
                delaying: is_lost.then(|| facts.better(index).cloned()).flatten(),
                refutation: is_told.then(|| expected(facts, index + 1)).flatten(),
            }
        };
        let position_report = |index| PositionReport {
            to_move: facts.to_move(index),
            chance: facts.chance(index),
            outlook: facts.outlook(index),
            proof: facts.proof(index).cloned(),
            evaluation: facts.evaluation(index).map(|line| line.named(|at| Some(Target::Cell(at)))),
        };
        let of_side = |side| {
            let own =
                judgements.iter().enumerate().filter(|(index, _)| game.side_of(*index) == side);
            SideReport::new(own.map(|(_, judgement)| judgement))
        };
        Self {
            winner,
            turning_point,
            positions: (0..=moves).map(position_report).collect(),
            moves: game.moves().iter().zip(&judgements).enumerate().map(move_report).collect(),
            sides: BySide { first: of_side(Stone::First), second: of_side(Stone::Second) },
            lessons: lessons(facts, moves, turning_point),
        }
    }

    /// Checks that all positions of the loser are proved to be lost.
    pub fn is_loss_proved(&self) -> bool {
        let positions = self.positions.iter();
        let mut own = positions.filter(|position| Some(position.to_move) != self.winner);
        own.all(|position| position.outlook == Outlook::Lost(Basis::Proved))
    }

    /// Indices of the moves whose better alternatives are reported.
    pub(super) fn told(&self) -> impl Iterator<Item = usize> {
        let told = self.moves.iter().filter(|it| is_told(self.turning_point, it.index, it.mark));
        told.map(|moved| moved.index)
    }
}

fn is_told(turning_point: TurningPoint, index: usize, mark: Option<(MoveMark, Basis)>) -> bool {
    turning_point == TurningPoint::Move(index) || mark.is_some_and(|(mark, _)| mark.is_error())
}

impl SideReport {
    pub(super) fn new<'a>(judgements: impl Iterator<Item = &'a JudgedMove>) -> Self {
        let mut report = Self::default();
        let mut accuracies = Vec::new();
        for JudgedMove { chances, cost, mark, had_choice } in judgements {
            report.moves += 1;
            match mark {
                Some((MoveMark::OnlyMove, _)) => report.only_moves += 1,
                Some((MoveMark::GoodFind(_), _)) => report.good_finds += 1,
                Some((MoveMark::MissedWin(_), _)) => report.missed_wins += 1,
                Some((MoveMark::Mistake, _)) => report.mistakes += 1,
                Some((MoveMark::Blunder, _)) => report.blunders += 1,
                None => {}
            }
            if *had_choice && chances.is_some() {
                accuracies.push(accuracy::of_move(*cost));
            }
        }
        report.accuracy = accuracy::of_side(&accuracies);
        report
    }
}

/// Line of the side to move: its proved win, or else the line of a search.
fn expected(facts: &Facts<'_>, index: usize) -> Option<Variation> {
    match facts.proof(index) {
        Some(Proof::Win(win)) => Some(win.clone().into()),
        _ => facts.evaluation(index).cloned().map(Variation::from),
    }
}
