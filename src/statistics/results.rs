//! Numbers of games by result.

use std::iter::Sum;

use crate::collection::Ending;
use crate::rules::Stone;

/// Numbers of games that one side won, drew and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Number of wins.
    pub won: u32,
    /// Number of draws.
    pub drawn: u32,
    /// Number of losses.
    pub lost: u32,
}

impl Results {
    /// Returns what adds a game with this ending, for one side. `None` if it has no result.
    pub(super) fn adder(ending: Ending, side: Stone) -> Option<fn(&mut Self)> {
        match ending {
            Ending::Won(winner) if winner == side => Some(|results| results.won += 1),
            Ending::Won(_) => Some(|results| results.lost += 1),
            Ending::Drawn => Some(|results| results.drawn += 1),
            Ending::Unfinished => None,
        }
    }

    /// Number of games.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Score from 0 to 1, with half a point for a draw. `None` without games.
    pub fn score(self) -> Option<f64> {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }
}

impl Sum for Results {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            won: sum.won + one.won,
            drawn: sum.drawn + one.drawn,
            lost: sum.lost + one.lost,
        })
    }
}
