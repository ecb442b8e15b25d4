//! Positions that a search evaluated: where the evaluation has to be right.

use std::cell::RefCell;

use fastrand::Rng;
use gomoku::engine::{Evaluate, NetworkEvaluator, Position, Square};
use gomoku::rules::{Point, Rule};

/// The network, which keeps one of the positions that it is asked about.
pub struct SamplingEvaluator(NetworkEvaluator);

/// One of the positions of a search, each as likely as the others (reservoir sampling, Vitter 1985).
struct Reservoir {
    random: Rng,
    /// The plies of the position that is searched.
    root: usize,
    seen: usize,
    /// The moves from there on.
    kept: Vec<Point>,
}

thread_local! {
    /// That of the search of this thread: a search makes its evaluator itself, and does not give it back.
    static RESERVOIR: RefCell<Reservoir> =
        const { RefCell::new(Reservoir { random: Rng::with_seed(0), root: 0, seen: 0, kept: Vec::new() }) };
}

/// Begins with a search of a position.
pub fn start(root: &Position, random: &mut Rng) {
    let reservoir =
        Reservoir { random: random.fork(), root: root.plies(), seen: 0, kept: Vec::new() };
    RESERVOIR.set(reservoir);
}

/// The moves to the position that was kept; none if there is no such position.
pub fn take() -> Vec<Point> {
    RESERVOIR.with_borrow_mut(|reservoir| std::mem::take(&mut reservoir.kept))
}

impl Reservoir {
    fn see(&mut self, position: &Position) {
        self.seen += 1;
        if self.random.usize(..self.seen) > 0 {
            return;
        }
        // Not one after a pass, nor the root.
        let moves =
            (self.root..position.plies()).rev().map(|ply| position.nth_last(ply - self.root));
        if let Some(moves) =
            moves.map(|square| square.map(Square::point)).collect::<Option<Vec<_>>>()
            && !moves.is_empty()
        {
            self.kept = moves;
        }
    }
}

impl Evaluate for SamplingEvaluator {
    fn of(rule: Rule) -> Self {
        Self(NetworkEvaluator::of(rule))
    }

    fn evaluate(&mut self, position: &Position) -> i32 {
        RESERVOIR.with_borrow_mut(|reservoir| reservoir.see(position));
        self.0.evaluate(position)
    }
}
