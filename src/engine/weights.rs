//! What the engine believes patterns to be worth.

use std::sync::OnceLock;

use super::eval::STANCES;
use super::line::Line;
use super::patterns::{GROUPS, Group, Patterns};
use super::threat::Threat;
use crate::rules::Rule;

/// What follows from the four lines that a stone makes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits {
    /// What it is worth that a side could make this.
    pub worth: i16,
    /// How soon such a move is tried.
    pub urgency: i16,
    /// What it threatens.
    pub threat: Threat,
}

/// The numbers of the static evaluation and of the first guess at the order of moves, for one rule.
pub struct Weights {
    /// By group; a power of two of them, so that a masked number is one.
    traits: [Traits; GROUPS.next_power_of_two()],
    /// What a stance is worth to the side to move.
    stances: [i16; STANCES],
}

impl Weights {
    /// The weights of a rule.
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: OnceLock<Weights> = OnceLock::new();
        static STANDARD: OnceLock<Weights> = OnceLock::new();
        let weights = match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        };
        weights.get_or_init(|| Self::build(rule))
    }

    fn build(rule: Rule) -> Self {
        let mut weights =
            Self { traits: [Traits::default(); GROUPS.next_power_of_two()], stances: [0; STANCES] };
        for (number, stance) in weights.stances.iter_mut().enumerate() {
            *stance = stance_worth(number);
        }
        for (index, &lines) in Patterns::of(rule).members().iter().enumerate() {
            weights.traits[index] =
                Traits { worth: worth(lines), urgency: urgency(lines), threat: Threat::of(lines) };
        }
        weights
    }

    /// What follows from four lines.
    #[inline]
    pub const fn traits(&self, group: Group) -> Traits {
        self.traits[group.index() % GROUPS.next_power_of_two()]
    }

    /// What a stance is worth to the side to move.
    #[inline]
    pub fn stance(&self, stance: usize) -> i32 {
        i32::from(self.stances[stance % STANCES])
    }
}

fn stance_worth(number: usize) -> i16 {
    const BITS: [i16; 8] = [30, 30, 60, 40, -150, -60, -40, -20];
    let set = BITS.into_iter().enumerate().filter(|(bit, _)| number >> bit & 1 == 1);
    20 + set.map(|(_, worth)| worth).sum::<i16>()
}

fn worth(lines: [Line; 4]) -> i16 {
    let line = |line: Line| match line {
        Line::Dead => 0,
        Line::One => 1,
        Line::OpenOne => 3,
        Line::Two => 4,
        Line::OpenTwo => 8,
        Line::FreeTwo => 11,
        Line::Three => 12,
        Line::OpenThree => 24,
        Line::FreeThree => 30,
        Line::Four => 40,
        Line::OpenFour => 120,
        Line::Five => 200,
    };
    let sum: i16 = lines.into_iter().map(line).sum();
    let bonus = match Threat::of(lines) {
        Threat::FourThree => 120,
        Threat::DoubleThree => 60,
        Threat::FourPlus => 25,
        Threat::OpenThreePlus => 12,
        _ => 0,
    };
    sum + bonus
}

fn urgency(lines: [Line; 4]) -> i16 {
    let line = |line: Line| match line {
        Line::Dead => 0,
        Line::One => 2,
        Line::OpenOne => 7,
        Line::Two => 10,
        Line::OpenTwo => 24,
        Line::FreeTwo => 30,
        Line::Three => 32,
        Line::OpenThree => 90,
        Line::FreeThree => 105,
        Line::Four => 110,
        Line::OpenFour => 900,
        Line::Five => 5000,
    };
    let sum: i16 = lines.into_iter().map(line).sum();
    let bonus = match Threat::of(lines) {
        Threat::FourThree => 700,
        Threat::DoubleThree => 400,
        Threat::FourPlus => 60,
        Threat::OpenThreePlus => 40,
        Threat::OpenFour => 800,
        _ => 0,
    };
    sum + bonus
}
