//! The positions of games as the network sees them.

use std::collections::BTreeMap;

use gomoku::engine::{PatternCode, Position, Sample, Square, Vcf, Verdict};
use gomoku::rules::{Point, Rule, Stone};

use crate::generate::variant;
use crate::record::{Ply, Record, Searched};

/// Both sides' codes of a square, the side to move's first, and how many squares have them.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub us: PatternCode,
    pub them: PatternCode,
    pub count: u16,
}

/// A position for the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    pub pairs: &'a [Pair],
    pub threat_mask: u16,
    /// The chance of winning that is to be learnt.
    pub target: f32,
}

/// Positions, one after the other.
#[derive(Default)]
pub struct Dataset {
    pairs: Vec<Pair>,
    /// For each position where its pairs end, its threat mask, and its target.
    lessons: Vec<(usize, u16, f32)>,
}

/// How targets are made of what is known.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The share of the game's result; the rest is the value of the search.
    pub result: f32,
    /// The value at which the odds of winning are e times those at zero.
    pub scale: f32,
}

/// A proved result is a little less than certain: it need not be reached at any price.
const PROVED: f32 = 0.99;

impl Target {
    fn search(self, verdict: Verdict) -> f32 {
        match verdict {
            Verdict::Win(_) => PROVED,
            Verdict::Loss(_) => 1.0 - PROVED,
            Verdict::Open(value) => 1.0 / (1.0 + (-(value as f32) / self.scale).exp()),
        }
    }
}

impl Dataset {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// One of them.
    pub fn lesson(&self, index: usize) -> Lesson<'_> {
        let (end, threat_mask, target) = self.lessons[index];
        let start = index.checked_sub(1).map_or(0, |before| self.lessons[before].0);
        Lesson { pairs: &self.pairs[start..end], threat_mask, target }
    }

    /// Adds the positions of a game that were searched and are evaluated.
    pub fn add(
        &mut self,
        record: &Record,
        rule: Rule,
        target: Target,
        vcf: &mut Vcf,
    ) -> anyhow::Result<()> {
        let mut position = Position::new(variant(record.side, rule)?)?;
        let first = record.result as f32;
        for Ply { aside, played } in &record.plies {
            if let Some(aside) = aside {
                aside.moves.iter().for_each(|&point| place(&mut position, point));
                self.add_position(&mut position, aside.found, None, target, vcf);
                aside.moves.iter().for_each(|_| position.undo());
            }
            let result = match position.to_move() {
                Stone::First => first,
                Stone::Second => 1.0 - first,
            };
            self.add_position(&mut position, *played, Some(result), target, vcf);
            place(&mut position, played.point);
        }
        Ok(())
    }

    fn add_position(
        &mut self,
        position: &mut Position,
        found: Searched,
        result: Option<f32>,
        target: Target,
        vcf: &mut Vcf,
    ) {
        let Some(verdict) = found.verdict else { return };
        if !Sample::is_evaluated(position, vcf) {
            return;
        }
        let searched = target.search(verdict);
        let wanted = result
            .map_or(searched, |result| target.result * result + (1.0 - target.result) * searched);
        let us = position.to_move() as usize;
        let mut counts = BTreeMap::new();
        for codes in position.codes() {
            *counts.entry((codes[us], codes[1 - us])).or_insert(0) += 1;
        }
        self.pairs.extend(counts.into_iter().map(|((us, them), count)| Pair { us, them, count }));
        let mask = gomoku::engine::threat_mask(position) as u16;
        self.lessons.push((self.pairs.len(), mask, wanted));
    }
}

fn place(position: &mut Position, point: Point) {
    position.place(Square::new(point));
}
