//! Exact values, found by null windows.

use super::position::{Next, Outlook, Position};
use super::score::{Score, WIN, flat, unflat, win};
use super::search::Search;
use super::table::TO_THE_END;

/// Bounds of an exact value, narrowed by null windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exact {
    pub lower: Score,
    pub upper: Score,
}

impl Exact {
    /// Bounds of a position in which the side to move does not win at once.
    pub fn of<P: Position>(position: &P) -> Self {
        let [lower, upper] = position.range();
        Self { lower, upper }
    }

    pub const fn known(value: Score) -> Self {
        Self { lower: value, upper: value }
    }

    pub const fn is_known(self) -> bool {
        self.lower >= self.upper
    }

    /// Next value to compare with. Quick wins and losses are looked for first, since they take
    /// shallow searches; then slower ones, in growing steps; a draw is what is left.
    pub fn next(self, widest: Self) -> Score {
        let [lower, upper] = [self.lower, self.upper].map(flat);
        let [least, greatest] = [widest.lower, widest.upper].map(flat);
        let [below, above] = [1 + (lower - least), 1 + (greatest - upper)];
        let next = match (lower, upper) {
            (..0, 1..) if -lower > upper => (lower + below).min(0) - 1,
            (..0, 1..) => (upper - above).max(0),
            _ => lower + (upper - lower) / 2,
        };
        // The bounds of moves may be wider than those of the position before them.
        unflat(next.max(lower).min(upper - 1))
    }

    /// Compares the value with a number, for the side that has moved to a position, and narrows the
    /// bounds; `None` if the search was stopped.
    pub fn compare<P: Position>(
        &mut self,
        search: &mut Search<'_>,
        after: &P,
        next: Next,
        at: Score,
    ) -> Option<bool> {
        let value = search.value_of(after, next, TO_THE_END, [at, above(at)])?;
        if value > at {
            self.lower = self.lower.max(value);
        } else {
            self.upper = self.upper.min(value);
        }
        Some(value > at)
    }

    /// Narrows the bounds until they meet; `false` if the search was stopped.
    pub fn narrow<P: Position>(&mut self, search: &mut Search<'_>, after: &P, next: Next) -> bool {
        let widest = *self;
        while !self.is_known() {
            if self.compare(search, after, next, self.next(widest)).is_none() {
                return false;
            }
        }
        true
    }

    /// Takes a win or a loss that a search of any depth has found.
    pub fn note(&mut self, value: Score) {
        if value > WIN {
            self.lower = self.lower.max(value);
        } else if value < -WIN {
            self.upper = self.upper.min(value);
        }
    }
}

/// Proves the value of a position; `None` if the search was stopped.
pub fn proved<P: Position>(position: &P, search: &mut Search<'_>) -> Option<Score> {
    if position.wins_at_once() {
        return Some(win(position.left().saturating_sub(1)));
    }
    match position.outlook() {
        Outlook::Lost => Some(position.range()[0]),
        Outlook::Drawn => Some(0),
        Outlook::Open(_) => {
            let mut exact = Exact::of(position);
            exact.narrow(search, position, Next::Same).then_some(exact.lower)
        }
    }
}

/// Next lower exact value.
pub const fn below(at: Score) -> Score {
    unflat(flat(at) - 1)
}

/// Next greater exact value.
const fn above(at: Score) -> Score {
    unflat(flat(at) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_wins_and_losses_come_before_a_draw() {
        let widest = Exact { lower: -WIN - 20, upper: WIN + 20 };
        let mut exact = widest;
        let mut compared = Vec::new();
        // A draw: neither side wins.
        while !exact.is_known() {
            let at = exact.next(widest);
            compared.push(flat(at));
            if at < 0 { exact.lower = above(at) } else { exact.upper = at }
        }
        assert_eq!((exact.lower, exact.upper), (0, 0));
        // The quickest win, a loss after it, and so on, in growing steps.
        assert_eq!(compared, [19, -20, 17, -18, 13, -14, 5, -6, 0, -3, -1]);
    }

    #[test]
    fn bounds_beyond_the_widest_ones_meet_too() {
        for (least, greatest) in (-3..=3).flat_map(|least| (least..=3).map(move |it| (least, it))) {
            let widest = Exact { lower: unflat(least), upper: unflat(greatest) };
            for (lower, upper) in
                (-4..4).flat_map(|lower| (lower + 1..5).map(move |it| (lower, it)))
            {
                let at = flat(Exact { lower: unflat(lower), upper: unflat(upper) }.next(widest));
                assert!(lower <= at && at < upper, "{lower} {upper} {least} {greatest}: {at}");
            }
        }
    }

    #[test]
    fn bounds_meet_at_every_value() {
        let widest = Exact { lower: -WIN - 20, upper: WIN + 20 };
        for value in (-20..=20).map(unflat) {
            let mut exact = widest;
            for _ in 0..20 {
                if exact.is_known() {
                    break;
                }
                let at = exact.next(widest);
                assert!(exact.lower <= at && at < exact.upper);
                if value > at { exact.lower = above(at) } else { exact.upper = at }
            }
            assert_eq!((exact.lower, exact.upper), (value, value));
        }
    }
}
