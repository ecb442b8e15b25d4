//! Ratings of puzzles and players, on one scale.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::{AttemptOutcome, Goal, Puzzle};

impl Puzzle {
    /// Rating of the easiest puzzles: one four wins.
    pub const EASIEST: u16 = 700;

    /// Difficulty, on the scale of the players' ratings.
    ///
    /// It starts at 600. Each of the winner's moves adds 100 if it is a four, which has only one
    /// answer. It adds 250 if it is not, since several answers must be considered. Defending
    /// against a win adds 200. The maximum is 3000. So two fours are worth 800, and four threes
    /// followed by four fours 2000.
    pub fn rating(&self) -> u16 {
        const BASE: usize = 600;
        const FOUR: usize = 100;
        const OTHER: usize = 250;
        const DEFENCE: usize = 200;
        const MOST: u16 = 3000;
        let threats = self.goal.threats();
        let others = threats.others();
        let moves = BASE + FOUR * (threats.moves() - others) + OTHER * others;
        let rating = match self.goal {
            Goal::Win(_) => moves,
            Goal::Defend { .. } => moves + DEFENCE,
        };
        u16::try_from(rating).unwrap_or(MOST).min(MOST)
    }
}

/// Rating of the player, who solves half of the puzzles with this rating (Glickman 2013). It starts
/// at that of the easiest puzzles, and is uncertain, so that it grows quickly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerRating(Glicko2Rating);

impl Default for PlayerRating {
    fn default() -> Self {
        Self(Glicko2Rating { rating: f64::from(Puzzle::EASIEST), ..Glicko2Rating::new() })
    }
}

impl PlayerRating {
    pub const fn value(self) -> f64 {
        self.0.rating
    }

    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// Rating after an attempt at a puzzle with this rating. A solution with hints counts as a
    /// draw.
    #[must_use]
    pub fn after(self, outcome: AttemptOutcome, puzzle: u16) -> Self {
        /// Deviation of the puzzles' ratings, since their formula is independent of players.
        const DEVIATION: f64 = 150.0;
        let puzzle = Glicko2Rating {
            rating: f64::from(puzzle),
            deviation: DEVIATION,
            ..Glicko2Rating::new()
        };
        let outcome = match outcome {
            AttemptOutcome::Solved => Outcomes::WIN,
            AttemptOutcome::Hinted => Outcomes::DRAW,
            AttemptOutcome::Failed => Outcomes::LOSS,
        };
        Self(glicko2_rating_period(&self.0, &[(puzzle, outcome)], &Glicko2Config::new()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn solving_raises_and_failing_lowers_the_rating(
            before in prop::collection::vec((0..3_u8, 700..3000_u16), 0..30),
            puzzle in 700..3000_u16,
        ) {
            let mut rating = PlayerRating::default();
            for (outcome, puzzle) in before {
                let outcomes = [AttemptOutcome::Solved, AttemptOutcome::Hinted, AttemptOutcome::Failed];
                rating = rating.after(outcomes[usize::from(outcome)], puzzle);
            }
            let [solved, hinted, failed] = [AttemptOutcome::Solved, AttemptOutcome::Hinted, AttemptOutcome::Failed]
                .map(|outcome| rating.after(outcome, puzzle).value());
            prop_assert!(failed < rating.value() && rating.value() < solved);
            prop_assert!(failed < hinted && hinted < solved);
            // A surprising result may raise it a little at the beginning.
            prop_assert!(rating.deviation() <= 1.1 * PlayerRating::default().deviation());
        }
    }

    #[test]
    fn ratings_match_the_example_of_the_paper() {
        // Glickman 2013, "Example of the Glicko-2 system": three games in one period, tau 0.5.
        let player = Glicko2Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let opponents = [(1400.0, 30.0), (1550.0, 100.0), (1700.0, 300.0)]
            .map(|(rating, deviation)| Glicko2Rating { rating, deviation, volatility: 0.06 });
        let results = [Outcomes::WIN, Outcomes::LOSS, Outcomes::LOSS];
        let games: Vec<_> = opponents.into_iter().zip(results).collect();
        let after = glicko2_rating_period(&player, &games, &Glicko2Config::new());
        assert!((after.rating - 1464.06).abs() < 0.05 && (after.deviation - 151.52).abs() < 0.05);
    }
}
