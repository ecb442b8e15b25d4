//! Limits and reports of a search.

use std::cmp::Ordering;
use std::time::Duration;

use crate::rules::Point;

/// Limits of one move. `None` means unlimited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time for this move, counted from the request.
    pub turn: Option<Duration>,
    /// Time left for this move and the rest of the game.
    pub left: Option<Duration>,
    /// Plies searched in full.
    pub depth: Option<u8>,
    /// Maximum number of positions visited. Only this limit gives the same answer on every machine.
    pub nodes: Option<u64>,
}

/// Value of a position for the side to move. Greater values are better: shorter wins, longer
/// losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Verdict {
    /// Loss for the side to move in this many plies.
    Loss(u16),
    /// Loss for the side to move, proved; its length is not known.
    Lost,
    /// Draw with best play of both sides, proved.
    Draw,
    /// Not proved. Positive if the side to move is better: at 210, it wins e times as often as it
    /// loses.
    Open(i32),
    /// Win for the side to move, proved; its length is not known.
    Won,
    /// Win for the side to move in this many plies, including its last move.
    Win(u16),
}

/// Value at which the odds of winning are e times those at zero. Fitted to games; see
/// `docs/engine/training.md`.
const CHANCE_SCALE: f64 = 210.0;

impl Ord for Verdict {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |verdict: &Self| match *verdict {
            Self::Loss(plies) => (-1, i64::from(plies)),
            Self::Lost => (-1, i64::MAX),
            // Beside an estimate of 0, a draw that is proved.
            Self::Draw => (0, 1),
            Self::Open(value) => (0, 2 * i64::from(value)),
            Self::Won => (1, i64::MIN),
            Self::Win(plies) => (1, -i64::from(plies)),
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
    /// Number of the winner's moves up to the five, or to the four that cannot be stopped, as in
    /// `X wins in 7`. `None` without a proved win of known length.
    pub const fn wins_in(self) -> Option<u16> {
        match self {
            Self::Lost | Self::Draw | Self::Open(_) | Self::Won => None,
            // After the four that cannot be stopped come any answer, and the five.
            Self::Loss(plies) | Self::Win(plies) => match plies.div_ceil(2) {
                0 | 1 => Some(1),
                moves => Some(moves - 1),
            },
        }
    }

    /// Number of the winner's moves up to its last stone, in games in which nothing before it counts
    /// as won. `None` without a proved win.
    pub const fn moves_to_end(self) -> Option<u16> {
        match self {
            Self::Lost | Self::Draw | Self::Open(_) | Self::Won => None,
            Self::Loss(plies) | Self::Win(plies) => Some(plies.div_ceil(2)),
        }
    }

    /// Checks whether it is a proved win.
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Won | Self::Win(_))
    }

    /// Checks whether it is a proved loss.
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::Loss(_) | Self::Lost)
    }

    /// Checks whether it is proved.
    pub const fn is_proved(self) -> bool {
        !matches!(self, Self::Open(_))
    }

    /// Winning chance of the side to move, from 0 to 1; a draw counts half.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::engine::Verdict;
    ///
    /// assert_eq!(Verdict::Win(7).chance(), 1.0);
    /// assert_eq!(Verdict::Loss(2).chance(), 0.0);
    /// assert!(Verdict::Open(100).chance() > Verdict::Open(-100).chance());
    /// ```
    pub fn chance(self) -> f64 {
        match self {
            Self::Loss(_) | Self::Lost => 0.0,
            Self::Draw => 0.5,
            Self::Open(value) => 1.0 / (1.0 + (-f64::from(value) / CHANCE_SCALE).exp()),
            Self::Won | Self::Win(_) => 1.0,
        }
    }
}

/// Principal variation with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M = Point> {
    /// Plies searched in full.
    pub depth: u8,
    /// Value of the position for the side to move if this line is played.
    pub verdict: Verdict,
    /// Moves of both sides in turn, starting with the side to move.
    pub pv: Vec<M>,
}

/// Progress report of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info<M = Point> {
    /// Number of positions visited.
    pub nodes: u64,
    /// Time since the request.
    pub elapsed: Duration,
    /// Best lines so far, best first, each with a different first move. Empty before the first
    /// result, and if nothing was searched because there was no time or no choice.
    pub lines: Vec<Line<M>>,
}

impl<M: Copy> Line<M> {
    /// Names the moves otherwise. The line ends before the first one without a name.
    pub fn named<N>(&self, name: impl Fn(M) -> Option<N>) -> Line<N> {
        let pv = self.pv.iter().copied().map_while(name).collect();
        Line { depth: self.depth, verdict: self.verdict, pv }
    }
}

impl<M: Copy> Info<M> {
    /// Returns the best line.
    pub fn best(&self) -> Option<&Line<M>> {
        self.lines.first()
    }

    /// Plies searched in full for the best line; 0 if there is none.
    pub fn depth(&self) -> u8 {
        self.best().map_or(0, |line| line.depth)
    }

    /// Returns the value of the position, if known.
    pub fn verdict(&self) -> Option<Verdict> {
        self.best().map(|line| line.verdict)
    }

    /// Returns the expected moves, starting with the side to move.
    pub fn pv(&self) -> &[M] {
        self.best().map_or(&[], |line| &line.pv)
    }

    /// Names the moves of all lines otherwise, as [`Line::named`] does.
    pub fn named<N>(&self, name: impl Fn(M) -> Option<N>) -> Info<N> {
        let lines = self.lines.iter().map(|line| line.named(&name)).collect();
        Info { nodes: self.nodes, elapsed: self.elapsed, lines }
    }
}

/// Environment of a search: its clock, its stop flag and its listener.
///
/// A search polls it at bounded intervals, and has no other clock. By default, all three are
/// absent.
pub trait Watch: Sync {
    /// Time since the request.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Checks whether the answer is wanted immediately.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Receives a progress report.
    fn report(&self, _: &Info) {}
}

/// Environment without clock, stop flag or listener, for a search that only its [`Limits`] end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn better_verdicts_are_greater() {
        use Verdict::{Draw, Loss, Lost, Open, Win, Won};
        let lost = [Loss(2), Loss(8), Lost];
        let open = [Open(i32::MIN), Open(-300), Open(0), Draw, Open(1), Open(i32::MAX)];
        let won = [Won, Win(9), Win(1)];
        let verdicts = [&lost[..], &open, &won].concat();
        assert!(verdicts.is_sorted());
        assert_eq!(verdicts.iter().collect::<BTreeSet<_>>().len(), verdicts.len());
        assert_eq!(verdicts.iter().filter(|verdict| verdict.is_loss()).count(), lost.len());
        assert_eq!(verdicts.iter().filter(|verdict| verdict.is_win()).count(), won.len());
    }

    #[test]
    fn wins_count_moves_up_to_the_unstoppable_four() {
        let plies = [(1, 1), (3, 1), (5, 2), (15, 7)];
        for (plies, moves) in plies {
            assert_eq!(Verdict::Win(plies).wins_in(), Some(moves));
            assert_eq!(Verdict::Loss(plies + 1).wins_in(), Some(moves));
        }
        assert_eq!(Verdict::Open(900).wins_in(), None);
    }

    #[test]
    fn winning_chances_grow_with_the_value_from_0_to_1() {
        let open = [-20_000, -600, -200, 0, 1, 200, 600, 20_000].map(Verdict::Open);
        let verdicts = [&[Verdict::Loss(2)][..], &open, &[Verdict::Win(1)]].concat();
        let chances: Vec<f64> = verdicts.into_iter().map(Verdict::chance).collect();
        assert!(chances.is_sorted() && chances[1] < 0.001 && chances[8] > 0.999, "{chances:?}");
        assert!(chances[0] <= 0.0 && chances[9] >= 1.0, "{chances:?}");
    }

    #[test]
    fn the_logarithm_of_the_odds_is_linear() {
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
