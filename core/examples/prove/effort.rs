//! Effort that a proof is expected to take, in moves of X to be tried.

/// Effort of what is proved.
pub const NONE: f64 = 0.0;

/// Part of the effort for a further open reply, since similar replies have similar answers.
const SHARED: f64 = 0.85;
/// Effort for each reply not looked at yet.
const REST: f64 = 0.4;

/// Efforts of positions by their values in the numbers of the engine. Between them, the logarithm
/// is linear.
const TABLE: [(i32, f64); 14] = [
    (-1_000, 30_000.0),
    (-300, 5_000.0),
    (-100, 1_500.0),
    (0, 600.0),
    (100, 200.0),
    (200, 75.0),
    (300, 30.0),
    (400, 14.0),
    (500, 8.0),
    (600, 5.0),
    (900, 3.0),
    (1_500, 3.0),
    // Wins that the engine sees, from long to short.
    (2_000, 5.0),
    (2_800, 1.0),
];

/// Effort to be expected for a position of this value for X, who is to move.
pub fn expected(value: i32) -> f64 {
    let pairs = TABLE.windows(2).map(|pair| (pair[0], pair[1]));
    let (first, last) = (TABLE[0], TABLE[TABLE.len() - 1]);
    let value = value.clamp(first.0, last.0);
    let mut parts = pairs.filter(|&((low, _), (high, _))| (low..=high).contains(&value));
    let Some(((low, from), (high, to))) = parts.next() else { return last.1 };
    let part = f64::from(value - low) / f64::from(high - low);
    from * (to / from).powf(part)
}

/// Effort for a move after which these efforts remain, and replies that were not looked at.
pub fn together(mut efforts: Vec<f64>, rest: usize) -> f64 {
    efforts.sort_by(|a, b| b.total_cmp(a));
    let mut part = 1.0;
    let mut sum = REST * f64::from(u32::try_from(rest).unwrap_or(u32::MAX));
    for effort in efforts {
        sum += part * effort;
        part *= SHARED;
    }
    sum
}

/// Nodes of the engine that are worth spending where this effort is expected.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in range")]
pub fn nodes(effort: f64) -> u64 {
    const PER_MOVE: f64 = 120_000.0;
    (effort * PER_MOVE).clamp(20_000.0, 12_000_000.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worse_positions_take_more_effort() {
        let efforts = [-2_000, -1_000, -50, 0, 50, 210, 450, 800].map(expected);
        assert!(efforts.is_sorted_by(|a, b| a >= b), "{efforts:?}");
        assert!((expected(3_000) - 1.0).abs() < 1e-9 && (expected(300) - 30.0).abs() < 1e-9);
    }

    #[test]
    fn only_what_is_proved_takes_no_effort() {
        assert!(together(vec![NONE, NONE], 0) <= NONE);
        assert!(together(vec![NONE, 1.0], 0) > NONE && together(Vec::new(), 1) > NONE);
        // Many replies cost less than each of them alone.
        assert!(together(vec![2.0; 40], 0) < 14.0);
    }
}
