//! State of an opening: stones, sides of the players, and the steps ahead.

use super::step::{By, Count, Step};
use super::{Choice, OpeningAct, OpeningRule, Seat};
use crate::rules::{Point, Stone};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    /// Cells of the stones. Sides alternate.
    pub stones: Vec<Point>,
    /// Player who has the first side.
    pub first: Seat,
    pub declared: Option<u8>,
    pub offered: Vec<Point>,
    /// Steps ahead, the next one last.
    ahead: Vec<Step>,
}

impl State {
    pub fn new(rule: OpeningRule) -> Self {
        let ahead = rule.steps().iter().rev().copied().collect();
        let (stones, offered) = (Vec::new(), Vec::new());
        Self { stones, first: Seat::Opener, declared: None, offered, ahead }
    }

    pub fn next(&self) -> Option<Step> {
        self.ahead.last().copied()
    }

    pub const fn seat(&self, by: By) -> Seat {
        match by {
            By::Seat(seat) => seat,
            By::Holder(Stone::First) => self.first,
            By::Holder(Stone::Second) => self.first.other(),
        }
    }

    pub fn wanted(&self, count: Count) -> u8 {
        match count {
            Count::Exactly(number) => number,
            Count::Declared => self.declared.unwrap_or(1),
        }
    }

    /// Applies an act that was checked.
    pub fn apply(&mut self, act: OpeningAct) {
        let Some(step) = self.ahead.pop() else { return };
        match act {
            OpeningAct::Stone(point) => self.stones.push(point),
            OpeningAct::Choose(choice) => self.choose(step, choice),
            OpeningAct::Declare(number) => self.declared = Some(number),
            OpeningAct::Offer(point) => self.offer(step, point),
        }
    }

    fn choose(&mut self, step: Step, choice: Choice) {
        if choice == Choice::Swap {
            self.first = self.first.other();
        }
        if let Step::Decide(_, branches) = step {
            let branches = branches.iter().filter(|branch| branch.choice == choice);
            self.ahead.extend(branches.flat_map(|branch| branch.steps.iter().rev()));
        }
    }

    fn offer(&mut self, step: Step, point: Point) {
        self.offered.push(point);
        if let Step::Offer(count) = step
            && self.offered.len() < usize::from(self.wanted(count))
        {
            self.ahead.push(step);
        }
    }
}
