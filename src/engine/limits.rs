//! How long a search may take, and what it reports meanwhile.

use std::cmp::Ordering;
use std::time::Duration;

use crate::rules::Point;

/// What one move may cost. Whatever is `None` is not limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time for this move, counted from the question on.
    pub turn: Option<Duration>,
    /// Time that is left for this move and all later ones of the game.
    pub left: Option<Duration>,
    /// Plies that are searched in full.
    pub depth: Option<u8>,
    /// Positions that are visited. The only limit under which the same question has the same answer
    /// on every machine.
    pub nodes: Option<u64>,
}

/// How good a position is for the side to move. What is better is greater: a shorter win, a longer
/// loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The side to move loses after so many plies.
    Loss(u16),
    /// Nobody has a proved win. Positive if the side to move stands better: at 210 it wins e times as
    /// often as it loses.
    Open(i32),
    /// The side to move wins with so many plies, its own last one included.
    Win(u16),
}

/// The value at which the odds of winning are e times those at zero. Fitted to games; see
/// `docs/engine.md`.
const CHANCE_SCALE: f64 = 210.0;

impl Ord for Verdict {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |verdict: &Self| match *verdict {
            Self::Loss(plies) => (-1, i32::from(plies)),
            Self::Open(value) => (0, value),
            Self::Win(plies) => (1, -i32::from(plies)),
        };
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Verdict {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Verdict {
    /// The winner's moves up to the five, or to the four that cannot be stopped: `X wins in 7`. `None` if
    /// nobody has a proved win.
    pub const fn wins_in(self) -> Option<u16> {
        match self {
            Self::Open(_) => None,
            // After the four that cannot be stopped come any answer and the five.
            Self::Loss(plies) | Self::Win(plies) => match plies.div_ceil(2) {
                0 | 1 => Some(1),
                moves => Some(moves - 1),
            },
        }
    }

    /// The chance of winning of the side to move, from 0 to 1; a draw counts half.
    ///
    /// # Examples
    ///
    /// ```
    /// use gomoku::engine::Verdict;
    ///
    /// assert_eq!(Verdict::Win(7).chance(), 1.0);
    /// assert_eq!(Verdict::Loss(2).chance(), 0.0);
    /// assert!(Verdict::Open(100).chance() > Verdict::Open(-100).chance());
    /// ```
    pub fn chance(self) -> f64 {
        match self {
            Self::Loss(_) => 0.0,
            Self::Open(value) => 1.0 / (1.0 + (-f64::from(value) / CHANCE_SCALE).exp()),
            Self::Win(_) => 1.0,
        }
    }
}

/// A line of play that a search has found: a move, and what is expected after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Plies searched in full.
    pub depth: u8,
    /// The value of the position if this line is played, for the side to move.
    pub verdict: Verdict,
    /// The principal variation: the moves of both sides in turn, the first one of the side to move.
    pub pv: Vec<Point>,
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Positions visited.
    pub nodes: u64,
    /// Time since the question.
    pub elapsed: Duration,
    /// The best lines found so far, best first, each with another first move. None before anything is
    /// known, and where nothing was searched: there was no time, or no choice.
    pub lines: Vec<Line>,
}

impl Info {
    /// The best line.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// Plies searched in full for the best line; 0 if there is none.
    pub fn depth(&self) -> u8 {
        self.best().map_or(0, |line| line.depth)
    }

    /// The value of the position, as far as is known.
    pub fn verdict(&self) -> Option<Verdict> {
        self.best().map(|line| line.verdict)
    }

    /// The moves that are expected, the side to move's own first.
    pub fn pv(&self) -> &[Point] {
        self.best().map_or(&[], |line| &line.pv)
    }
}

/// The environment of a search: its clock, its stop flag and its listener.
///
/// A search polls it at bounded intervals and has no other clock. By default, all three are absent.
pub trait Watch: Sync {
    /// Time since the question.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Whether the answer is wanted now.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Receives a progress report.
    fn report(&self, _: &Info) {}
}

/// No clock, no stop and no listener: a search that its [`Limits`] must end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_is_better_is_greater() {
        use Verdict::{Loss, Open, Win};
        let verdicts = [Loss(2), Loss(8), Open(-300), Open(0), Open(1), Win(9), Win(1)];
        assert!(verdicts.is_sorted() && verdicts.iter().collect::<BTreeSet<_>>().len() == 7);
    }

    #[test]
    fn a_win_is_counted_in_moves_up_to_the_four_that_cannot_be_stopped() {
        let plies = [(1, 1), (3, 1), (5, 2), (15, 7)];
        for (plies, moves) in plies {
            assert_eq!(Verdict::Win(plies).wins_in(), Some(moves));
            assert_eq!(Verdict::Loss(plies + 1).wins_in(), Some(moves));
        }
        assert_eq!(Verdict::Open(900).wins_in(), None);
    }

    #[test]
    fn a_chance_lies_between_nothing_and_certainty_and_grows_with_the_value() {
        let open = [-20_000, -600, -200, 0, 1, 200, 600, 20_000].map(Verdict::Open);
        let verdicts = [&[Verdict::Loss(2)][..], &open, &[Verdict::Win(1)]].concat();
        let chances: Vec<f64> = verdicts.into_iter().map(Verdict::chance).collect();
        assert!(chances.is_sorted() && chances[1] < 0.001 && chances[8] > 0.999, "{chances:?}");
        assert!(chances[0] <= 0.0 && chances[9] >= 1.0, "{chances:?}");
    }

    #[test]
    fn the_logarithm_of_the_odds_grows_evenly() {
        let logarithm = |value| {
            let chance = Verdict::Open(value).chance();
            (chance / (1.0 - chance)).ln()
        };
        let step = logarithm(100) - logarithm(0);
        assert!((step - 100.0 / CHANCE_SCALE).abs() < 1e-9);
        assert!((logarithm(700) - logarithm(600) - step).abs() < 1e-9);
        assert!((logarithm(-200) - logarithm(-300) - step).abs() < 1e-9);
    }
}
