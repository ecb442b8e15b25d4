//! What a fit of the weights sees of a position.

use std::collections::BTreeMap;

use super::cell::{Cell, WAYS};
use super::eval::stance;
use super::line::Line;
use super::moves::{Stage, candidates};
use super::observer::Observer;
use super::patterns::Patterns;
use super::position::Position;
use super::vcf::{Found, Vcf};
use crate::rules::{Point, Rule};

/// A position as the evaluation and the order of moves see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// For each group on how many cells the side to move could make it.
    pub moving: Vec<(u16, u16)>,
    /// The same for the other side.
    pub waiting: Vec<(u16, u16)>,
    /// Who threatens what.
    pub stance: usize,
    /// The moves that are looked at.
    pub moves: Vec<Candidate>,
}

/// A move as the order of moves sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Where.
    pub point: Point,
    /// The group that it makes.
    pub own: u16,
    /// The group that it takes from the other side.
    pub other: u16,
    /// How it lies to the other side's last stone and to the own one before; [`WAYS`] if there is
    /// none.
    pub ways: [usize; 2],
}

/// Own moves of a win by fours that is looked for, and its nodes.
const FOURS: u8 = 12;
const NODES: u64 = 200;

impl Sample {
    /// What is seen of a position; `None` if it is not evaluated, because its end is in sight or
    /// there is but one move.
    pub fn of<O: Observer>(position: &mut Position<O>, vcf: &mut Vcf) -> Option<Self> {
        let stage = Stage::of(position);
        let is_evaluated = matches!(stage, Stage::Quiet | Stage::Defend)
            && stage.end(position).is_none()
            && vcf.wins(position, FOURS, NODES) == Found::NoWin;
        if !is_evaluated {
            return None;
        }
        let us = position.to_move();
        let group = |cell: Cell, side| position.group(cell, side).number();
        let counts = |side| {
            let mut counts = BTreeMap::new();
            for cell in position.free().iter() {
                *counts.entry(group(cell, side)).or_insert(0) += 1;
            }
            counts.into_iter().collect()
        };
        let last = [position.last(), position.nth_last(1)];
        let cells = candidates(position, stage);
        let moves = cells.iter().map(|cell| Candidate {
            point: cell.point(),
            own: group(cell, us),
            other: group(cell, us.opponent()),
            ways: last.map(|last| last.map_or(WAYS, |last| cell.way(last))),
        });
        Some(Self {
            moving: counts(us),
            waiting: counts(us.opponent()),
            stance: stance(position),
            moves: moves.collect(),
        })
    }
}

/// The four lines of each group, in the order of the groups.
pub fn groups(rule: Rule) -> &'static [[Line; 4]] {
    Patterns::of(rule).members()
}
