//! Positions of games as the network sees them.

use std::collections::BTreeMap;

use gomoku::engine::{PatternCode, Position, Square, Vcf, Verdict, threat_mask};
use gomoku::rules::{Point, Rule, Stone};

use super::convolution::Key;
use crate::generate::variant;
use crate::lessons::for_mover;
use crate::record::{Ply, Record};
use crate::sample::Sample;

/// Codes of a square for both sides, that of the side to move first, and the number of squares with
/// them.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub us: PatternCode,
    pub them: PatternCode,
    pub count: u16,
}

/// Position for the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    pub pairs: &'a [Pair],
    pub keys: &'a [Key],
    pub threat_mask: u16,
    /// Winning chance to learn.
    pub target: f32,
}

/// Position as stored: the ends of its pairs and key squares, its threat mask, and its target.
#[derive(Clone, Copy, Debug, Default)]
struct Stored {
    pairs: usize,
    keys: usize,
    threat_mask: u16,
    target: f32,
}

/// Positions, stored one after the other.
#[derive(Default)]
pub struct Dataset {
    pairs: Vec<Pair>,
    keys: Vec<Key>,
    lessons: Vec<Stored>,
}

/// Construction of targets from known values.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Parameter λ of TD(λ) (Sutton 1988). This fraction of the target of a position is the target
    /// of the next position, from the view of this mover; the rest is the value of its search. With
    /// 0 it is only the value, with 1 the result of the game.
    pub lambda: f32,
    /// Value at which the odds of winning are e times those at zero.
    pub scale: f32,
}

/// Chance of a proved result, slightly less than certain, since it need not be reached at any
/// price.
const PROVED: f32 = 0.99;

impl Target {
    fn search(self, verdict: Verdict) -> f32 {
        match verdict {
            Verdict::Won | Verdict::Win(_) => PROVED,
            Verdict::Loss(_) | Verdict::Lost => 1.0 - PROVED,
            Verdict::Draw => 0.5,
            Verdict::Open(value) => 1.0 / (1.0 + (-(value as f32) / self.scale).exp()),
        }
    }

    /// Targets of the positions before the plies of a game, each for its mover.
    fn of_game(self, record: &Record) -> Vec<f32> {
        let mover = [Stone::First, Stone::Second][record.plies.len() % 2];
        let mut next = (for_mover(record.result, mover) as f32).clamp(1.0 - PROVED, PROVED);
        let mut targets: Vec<f32> = (record.plies.iter().rev())
            .map(|ply| {
                let after = 1.0 - next;
                let searched = ply.played.verdict.map_or(after, |verdict| self.search(verdict));
                next = self.lambda * after + (1.0 - self.lambda) * searched;
                next
            })
            .collect();
        targets.reverse();
        targets
    }
}

impl Dataset {
    /// Number of positions.
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Returns one of the positions.
    pub fn lesson(&self, index: usize) -> Lesson<'_> {
        let Stored { pairs, keys, threat_mask, target } = self.lessons[index];
        let start = index.checked_sub(1).map_or(Stored::default(), |before| self.lessons[before]);
        Lesson {
            pairs: &self.pairs[start.pairs..pairs],
            keys: &self.keys[start.keys..keys],
            threat_mask,
            target,
        }
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
        for (Ply { asides, played }, wanted) in record.plies.iter().zip(target.of_game(record)) {
            for aside in asides {
                aside.moves.iter().for_each(|&point| place(&mut position, point));
                if let Some(verdict) = aside.found.verdict {
                    self.add_position(&mut position, target.search(verdict), vcf);
                }
                aside.moves.iter().for_each(|_| position.undo());
            }
            if played.verdict.is_some() {
                self.add_position(&mut position, wanted, vcf);
            }
            place(&mut position, played.point);
        }
        Ok(())
    }

    fn add_position(&mut self, position: &mut Position, wanted: f32, vcf: &mut Vcf) {
        if !Sample::is_evaluated(position, vcf) {
            return;
        }
        let us = position.to_move() as usize;
        let mut counts = BTreeMap::new();
        for codes in position.codes() {
            *counts.entry((codes[us], codes[1 - us])).or_insert(0) += 1;
        }
        self.pairs.extend(counts.into_iter().map(|((us, them), count)| Pair { us, them, count }));
        self.keys.extend(position.key_squares().iter().map(|square| {
            let codes = position.codes_of(square);
            (square, [codes[us], codes[1 - us]])
        }));
        self.lessons.push(Stored {
            pairs: self.pairs.len(),
            keys: self.keys.len(),
            threat_mask: threat_mask(position) as u16,
            target: wanted,
        });
    }
}

fn place(position: &mut Position, point: Point) {
    position.place(Square::new(point));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lambda: f32, game: &str, wanted: &[f32]) {
        let record: Record = game.parse().unwrap();
        let targets = Target { lambda, scale: 100.0 }.of_game(&record);
        assert_eq!(targets.len(), wanted.len());
        for (target, wanted) in targets.iter().zip(wanted) {
            assert!((target - wanted).abs() < 1e-3, "{targets:?}");
        }
    }

    #[test]
    fn targets_look_ahead_by_lambda() {
        // 50 and -100 are chances of 0.622 and 0.269; the ply between them has no value of its own.
        let game = "15 1 7,7,50 7,8,- 8,8,-100";
        check(0.0, game, &[0.622, 0.731, 0.269]);
        check(1.0, game, &[0.99, 0.01, 0.99]);
        check(0.5, game, &[0.626, 0.371, 0.629]);
        check(0.5, "15 0 7,7,0 8,8,+", &[0.255, 0.99]);
        check(1.0, "15 0.5 7,7,0 8,8,0", &[0.5, 0.5]);
    }
}
