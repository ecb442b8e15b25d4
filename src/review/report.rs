//! What a review says of a game.

use super::accuracy;
use super::chance::{Basis, Chance};
use super::facts::Facts;
use super::lesson::{Lesson, lessons};
use super::mark::{Judgement, Mark, judge};
use super::proof::Proof;
use super::turning::{TurningPoint, turning_point};
use super::variation::{Better, Variation};
use crate::player::Line;
use crate::rules::{BySide, Game, Point, Stone};

/// What is known of a game so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Who won, on the board or off it.
    pub winner: Option<Stone>,
    /// Where it was lost.
    pub turning_point: TurningPoint,
    /// The positions from the start to the end: one more than there are moves.
    pub positions: Vec<PositionReport>,
    /// The moves in order.
    pub moves: Vec<MoveReport>,
    /// Each side's play.
    pub sides: BySide<SideReport>,
    /// What can be learned from it.
    pub lessons: Vec<Lesson>,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionReport {
    /// The side to move.
    pub to_move: Stone,
    /// How likely it wins.
    pub chance: Option<Chance>,
    /// What is proved; `None` before it was looked at.
    pub proof: Option<Proof>,
    /// What a search thinks, if one was made.
    pub evaluation: Option<Line>,
}

/// What is known of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    /// Its index from 0.
    pub index: usize,
    /// Its cell.
    pub point: Point,
    /// Who played it.
    pub side: Stone,
    /// Its side's chance before and after it.
    pub chances: Option<(Chance, Chance)>,
    /// What it cost of the chance of winning, from 0 to 1. The best move that a search found costs nothing,
    /// unless it is proved to lose.
    pub cost: f64,
    /// What there is to say of it, and what that rests on.
    pub mark: Option<(Mark, Basis)>,
    /// What should have been played, after a move that cost something and at the turning point.
    pub better: Option<Better>,
    /// What happens after it, after a move that cost something and at the turning point.
    pub refutation: Option<Variation>,
}

/// How a side played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideReport {
    /// Its moves.
    pub moves: usize,
    /// Those after which every other move is proved to lose.
    pub only_moves: usize,
    /// Its good finds.
    pub good_finds: usize,
    /// Its missed wins.
    pub missed_wins: usize,
    /// Its mistakes, without blunders.
    pub mistakes: usize,
    /// Its blunders.
    pub blunders: usize,
    /// From 0 to 100, over the moves that were a choice: neither stopped a five nor were lost before. `None`
    /// if there are none, or nothing is known of them yet.
    pub accuracy: Option<f64>,
}

impl Report {
    /// What follows from what is known of the positions.
    pub(super) fn new(game: &Game, facts: &Facts<'_>, winner: Option<Stone>) -> Self {
        let moves = game.moves().len();
        let turning_point = turning_point(facts, moves, winner);
        let judgements: Vec<Option<Judgement>> =
            (0..moves).map(|index| judge(facts, index)).collect();
        let move_report = |(index, (&point, judgement)): (usize, (&Point, &Option<Judgement>))| {
            let mark = judgement.and_then(|judgement| judgement.mark);
            let is_told = turning_point == TurningPoint::Move(index)
                || mark.is_some_and(|(mark, _)| mark.is_error());
            MoveReport {
                index,
                point,
                side: game.side_of(index),
                chances: judgement.and_then(|judgement| judgement.chances),
                cost: judgement.map_or(0.0, |judgement| judgement.cost),
                mark,
                better: is_told.then(|| facts.better(index).cloned()).flatten(),
                refutation: is_told.then(|| expected(facts, index + 1)).flatten(),
            }
        };
        let position_report = |index| PositionReport {
            to_move: facts.to_move(index),
            chance: facts.chance(index),
            proof: facts.proof(index).cloned(),
            evaluation: facts.evaluation(index).cloned(),
        };
        let of_side = |side| {
            let own =
                judgements.iter().enumerate().filter(|(index, _)| game.side_of(*index) == side);
            SideReport::new(own.map(|(_, judgement)| judgement.as_ref()))
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

    /// The indices of the moves of which it is told what should have been played.
    pub(super) fn told(&self) -> impl Iterator<Item = usize> {
        let is_told = |moved: &&MoveReport| {
            self.turning_point == TurningPoint::Move(moved.index)
                || moved.mark.is_some_and(|(mark, _)| mark.is_error())
        };
        self.moves.iter().filter(is_told).map(|moved| moved.index)
    }
}

impl SideReport {
    fn new<'a>(judgements: impl Iterator<Item = Option<&'a Judgement>>) -> Self {
        let mut report = Self::default();
        let mut accuracies = Vec::new();
        for judgement in judgements {
            report.moves += 1;
            let Some(Judgement { chances, cost, mark, had_choice }) = judgement else { continue };
            match mark {
                Some((Mark::OnlyMove, _)) => report.only_moves += 1,
                Some((Mark::GoodFind(_), _)) => report.good_finds += 1,
                Some((Mark::MissedWin(_), _)) => report.missed_wins += 1,
                Some((Mark::Mistake, _)) => report.mistakes += 1,
                Some((Mark::Blunder, _)) => report.blunders += 1,
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

/// What the side to move does in this position: its proved win, or what a search expects.
fn expected(facts: &Facts<'_>, index: usize) -> Option<Variation> {
    match facts.proof(index) {
        Some(Proof::Win(win)) => Some(win.clone().into()),
        _ => facts.evaluation(index).cloned().map(Variation::from),
    }
}
