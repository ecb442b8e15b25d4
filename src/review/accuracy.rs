//! Accuracy of a side's play.

/// Accuracy of a move, from 0 to 100, by its cost in winning chances. Uses the formula of Lichess
/// (<https://lichess.org/page/accuracy>), where chances are percentages.
pub(super) fn of_move(cost: f64) -> f64 {
    (103.1668 * (-0.04354 * 100.0 * cost).exp() - 3.1669).clamp(0.0, 100.0)
}

/// Accuracy of a side, from 0 to 100: the average of the arithmetic and the harmonic mean of its
/// moves, where one bad move lowers the latter; `None` without moves. Lichess also weights the
/// moves.
pub(super) fn of_side(moves: &[f64]) -> Option<f64> {
    /// Least accuracy of a move, so that one move does not outweigh all others.
    const LEAST: f64 = 1.0;
    let number = f64::from(u32::try_from(moves.len()).ok().filter(|&number| number > 0)?);
    let mean = moves.iter().sum::<f64>() / number;
    let inverses: f64 = moves.iter().map(|accuracy| accuracy.max(LEAST).recip()).sum();
    Some(f64::midpoint(mean, number / inverses))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.05, "{found}");
    }

    #[test]
    fn costlier_moves_are_less_accurate() {
        // Read from the curve published by Lichess.
        for (cost, expected) in [(0.0, 100.0), (0.1, 63.6), (0.2, 40.0), (0.5, 8.5), (1.0, 0.0)] {
            check(of_move(cost), expected);
        }
    }

    #[test]
    fn one_bad_move_lowers_the_accuracy_of_a_side() {
        assert_eq!(of_side(&[]), None);
        check(of_side(&[80.0, 80.0]).unwrap(), 80.0);
        check(of_side(&[100.0, 100.0, 100.0, 0.0]).unwrap(), f64::midpoint(75.0, 4.0 / 1.03));
    }
}
