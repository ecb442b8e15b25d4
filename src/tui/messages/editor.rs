//! What is said of a position that is set up.

use super::{Naming, mark};
use crate::rules::{BySide, Stone, in_words};

/// What is to be said of a position that is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionSummary {
    /// How many stones each side has.
    pub stones: BySide<usize>,
    /// Whose turn it is.
    pub to_move: Stone,
    /// What is to be known besides.
    pub oddities: Vec<Oddity>,
}

/// What is to be known of a position that is set up, none of which forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// This side has a winning row already.
    Won(Stone),
    /// No cell is free.
    Full,
    /// Taking turns does not lead to these numbers of stones.
    Uneven,
}

impl PositionSummary {
    /// `5 X, 4 O, O to move`.
    pub fn counts(&self) -> String {
        let BySide { first, second } = self.stones;
        format!("{first} X, {second} O, {} to move", mark(self.to_move))
    }

    /// What is to be known besides, a sentence each.
    pub fn sentences(&self, naming: &Naming) -> Vec<String> {
        let sentence = |oddity: &Oddity| match *oddity {
            Oddity::Won(side) => {
                let length = in_words(naming.kind.variant().row_length());
                format!("{} has {length} in a row.", mark(side))
            }
            Oddity::Full => "The board is full.".to_owned(),
            Oddity::Uneven => "Taking turns does not lead here.".to_owned(),
        };
        self.oddities.iter().map(sentence).collect()
    }
}

/// How many stones there are and whose turn it is: `Setting up: 5 X, 4 O, O to move`.
pub fn setting_up(summary: &PositionSummary) -> Vec<String> {
    let counts = summary.counts();
    vec![format!("Setting up: {counts}"), counts]
}
