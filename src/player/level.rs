//! Ten levels of strength, with all their parameters.
//!
//! They are chosen by measurement: each level should beat the one below in 65 to 85 % of games.
//! After a change of the engine, run `cargo run --release --example arena -- levels`; `game/level`
//! says what to do then.

use std::time::Duration;

use super::Limits;
use super::beginner::Beginner;
use crate::game::{Computer, Level};

/// Lowest level that searches.
const LOWEST_SEARCHING: Level = match Level::new(4) {
    Some(level) => level,
    None => Level::MIN,
};

impl Level {
    /// Limits of a move. From level 4 on they count nodes, so that strength does not depend on the
    /// machine; level 9 thinks for 1 s, level 10 for 5 s. The lowest levels do not search.
    pub fn limits(self) -> Limits {
        let limits = Limits::default();
        match self.skill() {
            Skill::Beginner(_) => limits,
            Skill::Nodes { most, depth } => Limits { nodes: Some(most), depth, ..limits },
            Skill::Time(turn) => Limits { turn: Some(turn), ..limits },
        }
    }

    /// Checks whether the level keeps its tables between moves. Without them, pondering is useless.
    pub const fn remembers(self) -> bool {
        matches!(self.skill(), Skill::Time(_))
    }

    /// Returns this level if it searches, and otherwise the lowest one that does, to judge a
    /// position.
    #[must_use]
    pub const fn searching(self) -> Self {
        match self.skill() {
            Skill::Beginner(_) => LOWEST_SEARCHING,
            Skill::Nodes { .. } | Skill::Time(_) => self,
        }
    }

    pub(super) const fn skill(self) -> Skill {
        SKILLS[(self.number() - 1) as usize]
    }
}

impl Computer {
    /// Limits of a move: those of the level. Another engine has its own.
    pub fn limits(self) -> Limits {
        self.level().map_or_else(Limits::default, Level::limits)
    }
}

/// Method of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Skill {
    /// Judges the board without searching.
    Beginner(Beginner),
    /// Searches a number of nodes that is the same on every machine.
    Nodes {
        /// Maximum number of positions visited. Up to a third is subtracted at random for each
        /// move, so that games differ.
        most: u64,
        /// Maximum depth in plies, besides forced answers.
        depth: Option<u8>,
    },
    /// Searches for this long.
    Time(Duration),
}

const SKILLS: [Skill; 10] = [
    // Builds its own rows, and often does not see the opponent's.
    Skill::Beginner(Beginner {
        overlooks_fours: 0.09,
        overlooks_threes: 0.38,
        defence: 0.37,
        combinations: 0.0,
        noise: 1.15,
    }),
    // Sees most things, and knows a little about double threats.
    Skill::Beginner(Beginner {
        overlooks_fours: 0.022,
        overlooks_threes: 0.12,
        defence: 0.55,
        combinations: 0.3,
        noise: 0.6,
    }),
    // Sees almost everything on the board, but does not look ahead.
    Skill::Beginner(Beginner {
        overlooks_fours: 0.002,
        overlooks_threes: 0.016,
        defence: 0.73,
        combinations: 0.9,
        noise: 0.19,
    }),
    // From here on, no threat that must be stopped is overlooked.
    Skill::Nodes { most: 100, depth: Some(1) },
    Skill::Nodes { most: 340, depth: None },
    Skill::Nodes { most: 1_250, depth: None },
    Skill::Nodes { most: 5_000, depth: None },
    Skill::Nodes { most: 20_000, depth: None },
    Skill::Time(Duration::from_secs(1)),
    Skill::Time(Duration::from_secs(5)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_that_do_not_search_judge_like_the_lowest_one_that_does() {
        let searching = Level::all().map(|level| level.searching().number());
        assert_eq!(searching.collect::<Vec<_>>(), [4, 4, 4, 4, 5, 6, 7, 8, 9, 10]);
    }
}
