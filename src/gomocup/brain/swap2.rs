//! Swap2 opening: one side places three stones. The other one chooses a side, or places two more
//! stones and leaves the choice to the first.

use crate::player::Verdict;

/// Decides whether to take the other side. Without a verdict, it does, since the other side has one
/// more stone.
///
/// Placing two more stones is never better if the verdict is right, since the opponent would take
/// the better side.
pub(super) fn swaps(verdict: Option<Verdict>) -> bool {
    verdict.is_none_or(|verdict| verdict < Verdict::Open(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_side_is_chosen() {
        assert!(swaps(Some(Verdict::Loss(6))));
        assert!(swaps(Some(Verdict::Open(-1))));
        assert!(!swaps(Some(Verdict::Open(0))));
        assert!(!swaps(Some(Verdict::Win(5))));
        assert!(swaps(None));
    }
}
