//! Score with its error.

use std::fmt;

use gomoku::rules::Stone;

/// Results of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    /// Number of games won.
    pub won: u32,
    /// Number of games drawn.
    pub drawn: u32,
    /// Number of games lost.
    pub lost: u32,
}

impl Score {
    /// Counts a game for the first side: `winner` is `None` if it is drawn.
    pub const fn count(&mut self, winner: Option<Stone>) {
        match winner {
            Some(Stone::First) => self.won += 1,
            Some(Stone::Second) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    /// Number of all games.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Fraction of the points.
    pub fn mean(self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games().max(1))
    }
}

/// Formats as `52 | 0 | 8 | 87 % ± 9`: the fraction of the points, and twice its standard error
/// (1.96 times).
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost } = *self;
        let (games, mean) = (f64::from(self.games().max(1)), self.mean());
        let squares = f64::from(won) + f64::from(drawn) / 4.0;
        let error = 1.96 * ((squares / games - mean * mean) / games).sqrt();
        let (score, error) = (100.0 * mean, 100.0 * error);
        write!(f, "{won} | {drawn} | {lost} | {score:.0} % ± {error:.0}")
    }
}
