//! What the engine believes patterns to be worth: numbers that were fitted to games.
//!
//! `examples/tune` makes the files anew.

use std::sync::OnceLock;

use super::cell::WAYS;
use super::eval::STANCES;
use super::patterns::{GROUPS, Group, Patterns};
use super::threat::Threat;
use crate::rules::Rule;

/// What follows from the four lines that a stone makes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits {
    /// What it is worth that the side to move could make this.
    pub moving: i16,
    /// What it is worth that the other side could.
    pub waiting: i16,
    /// How soon such a move is tried: sixteenths of the logarithm of its odds.
    pub own: u8,
    /// The same for a move that takes this from the other side.
    pub other: u8,
    /// What it threatens.
    pub threat: Threat,
}

/// The numbers of the static evaluation and of the first guess at the order of moves, for one rule.
pub struct Weights {
    /// By group; a power of two of them, so that a masked number is one.
    traits: [Traits; GROUPS.next_power_of_two()],
    /// What a stance is worth to the side to move.
    stances: [i16; STANCES],
    /// How much sooner a move is tried for how it lies to the last stones, the other side's and the
    /// own one before it.
    nearness: [[i16; WAYS]; 2],
}

impl Weights {
    /// The weights of a rule.
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: OnceLock<Weights> = OnceLock::new();
        static STANDARD: OnceLock<Weights> = OnceLock::new();
        let (weights, text) = match rule {
            Rule::Freestyle => (&FREESTYLE, include_str!("weights/freestyle.txt")),
            Rule::Standard => (&STANDARD, include_str!("weights/standard.txt")),
        };
        weights.get_or_init(|| Self::parse(text, Patterns::of(rule)))
    }

    /// The numbers of a file, in its order: for each group what it is worth to
    /// the side to move and to the other one, and the two urgencies, then for
    /// each stance its worth. What follows a `#` is not read. A number that is missing is 0.
    fn parse(text: &str, patterns: &Patterns) -> Self {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        let mut numbers = lines.flat_map(str::split_whitespace).map(str::parse::<i16>);
        let mut next = move || numbers.next().and_then(Result::ok).unwrap_or_default();
        let mut weights = Self {
            traits: [Traits::default(); GROUPS.next_power_of_two()],
            stances: [0; STANCES],
            nearness: [[0; WAYS]; 2],
        };
        for (traits, &lines) in weights.traits.iter_mut().zip(patterns.members()) {
            *traits = Traits {
                moving: next(),
                waiting: next(),
                own: u8::try_from(next()).unwrap_or_default(),
                other: u8::try_from(next()).unwrap_or_default(),
                threat: Threat::of(lines),
            };
        }
        weights.stances.fill_with(&mut next);
        weights.nearness.as_flattened_mut().fill_with(next);
        weights
    }

    /// What follows from four lines.
    #[inline]
    pub const fn traits(&self, group: Group) -> Traits {
        self.traits[group.index() % GROUPS.next_power_of_two()]
    }

    /// How much sooner a move is tried for how it lies to the other side's last stone (0) or to the
    /// own one before (1).
    #[inline]
    pub fn nearness(&self, back: usize, way: usize) -> i32 {
        i32::from(self.nearness[back % 2][way % WAYS])
    }

    /// What a stance is worth to the side to move.
    #[inline]
    pub fn stance(&self, stance: usize) -> i32 {
        i32::from(self.stances[stance % STANCES])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_hold_a_number_for_everything_and_no_more() {
        for text in [include_str!("weights/freestyle.txt"), include_str!("weights/standard.txt")] {
            let numbers: Vec<i16> = text
                .lines()
                .flat_map(|line| line.split('#').next().unwrap().split_whitespace())
                .map(|number| number.parse().unwrap())
                .collect();
            assert_eq!(numbers.len(), 4 * GROUPS + STANCES + 2 * WAYS);
            for group in numbers[..4 * GROUPS].chunks(4) {
                assert!(
                    group[2..].iter().all(|&urgency| u8::try_from(urgency).is_ok()),
                    "{group:?}"
                );
            }
        }
    }
}
