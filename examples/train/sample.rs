//! Features of a position to which the weights are fitted.

use std::collections::BTreeMap;

use gomoku::engine::{
    DISTANCES, Position, SolverResult, Square, Stage, Vcf, distance_class, root_candidates,
    threat_mask,
};
use gomoku::rules::Point;

/// Position as seen by the evaluation and the move scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// For each pattern code, the number of squares on which the side to move could make it.
    pub to_move: Vec<(u16, u16)>,
    pub waiting: Vec<(u16, u16)>,
    pub threat_mask: usize,
    pub moves: Vec<Candidate>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub point: Point,
    pub attack: u16,
    pub defence: u16,
    /// Distance classes to the opponent's last stone and the own stone before it; [`DISTANCES`] if
    /// there is none.
    pub distances: [usize; 2],
}

/// Limits of the search for a win by fours: own moves, and nodes.
const VCF_MOVES: u8 = 12;
const VCF_NODES: u64 = 200;

impl Sample {
    /// Features of a position; `None` if it is not evaluated.
    pub fn of(position: &mut Position, vcf: &mut Vcf) -> Option<Self> {
        if !Self::is_evaluated(position, vcf) {
            return None;
        }
        let stage = Stage::of(position);
        let us = position.to_move();
        let code = |square: Square, side| position.pattern_code(square, side).number();
        let counts = |side| {
            let mut counts = BTreeMap::new();
            for square in position.free().iter() {
                *counts.entry(code(square, side)).or_insert(0) += 1;
            }
            counts.into_iter().collect()
        };
        let last = [position.last(), position.nth_last(1)];
        let squares = root_candidates(position, stage);
        let moves = squares.iter().map(|square| Candidate {
            point: square.point(),
            attack: code(square, us),
            defence: code(square, us.opponent()),
            distances: last
                .map(|last| last.map_or(DISTANCES, |last| distance_class(square.offset(last)))),
        });
        Some(Self {
            to_move: counts(us),
            waiting: counts(us.opponent()),
            threat_mask: threat_mask(position),
            moves: moves.collect(),
        })
    }

    /// Checks whether a search evaluates a position.
    pub fn is_evaluated(position: &mut Position, vcf: &mut Vcf) -> bool {
        let stage = Stage::of(position);
        matches!(stage, Stage::Quiet | Stage::Defend)
            && stage.end(position, 0).is_none()
            && vcf.wins(position, VCF_MOVES, VCF_NODES) == SolverResult::NoWin
    }
}
