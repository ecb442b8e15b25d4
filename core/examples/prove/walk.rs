//! Walk through a proof: some or all of its positions are checked.

use std::time::Instant;

use fastrand::Rng;

use crate::cells::Stones;
use crate::check::{Checker, Guide, Hole};

/// Choice of the positions to check, in an order that a seed determines.
#[derive(Clone, Copy)]
pub enum Choice {
    /// This many of them.
    Some(usize),
    /// One of several equal parts, counted from 0.
    Part { part: usize, parts: usize },
}

impl Choice {
    /// Reads a number, or a part such as `1/4`.
    pub fn parse(text: &str) -> Option<Self> {
        let Some((part, parts)) = text.split_once('/') else {
            return Some(Self::Some(text.parse().ok()?));
        };
        let part = part.parse::<usize>().ok()?.checked_sub(1)?;
        let parts = parts.parse().ok()?;
        (part < parts).then_some(Self::Part { part, parts })
    }

    fn of(self, positions: Vec<Stones>) -> Vec<Stones> {
        match self {
            Self::Some(most) => positions.into_iter().take(most).collect(),
            Self::Part { part, parts } => positions.into_iter().skip(part).step_by(parts).collect(),
        }
    }
}

/// Checks positions that can arise from these, and passes each hole on. Returns their number.
#[expect(clippy::print_stdout, reason = "how it gets on")]
pub fn walk(
    checker: &Checker<'_>,
    roots: &[Stones],
    (choice, seed): (Choice, u64),
    guide: &mut impl Guide,
    mut each: impl FnMut(&Hole),
) -> usize {
    const REPORT: usize = 500;
    let start = Instant::now();
    let mut found = checker.positions(roots);
    let all = found.len();
    Rng::with_seed(seed).shuffle(&mut found);
    let mut holes = 0;
    let chosen = choice.of(found);
    for (done, stones) in chosen.iter().enumerate() {
        for hole in checker.check(stones, guide) {
            println!("{hole}");
            each(&hole);
            holes += 1;
        }
        if done % REPORT == REPORT - 1 {
            println!("{} checked, {holes} holes, {} s", done + 1, start.elapsed().as_secs());
        }
    }
    let seconds = start.elapsed().as_secs();
    println!(
        "{} of {all} positions checked in {seconds} s: {holes} holes; {} are stored",
        chosen.len(),
        checker.proof().len(),
    );
    holes
}
