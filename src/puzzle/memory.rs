//! Memory model of FSRS-6 with its default parameters, which predicts how long a puzzle is
//! remembered.

use super::Grade;

/// Default parameters of FSRS-6, numbered as in its description.
const W: [f32; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// Range of stability, in days.
const STABILITY: (f32, f32) = (0.001, 36500.0);
const DIFFICULTY: (f32, f32) = (1.0, 10.0);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MemoryState {
    /// Days until the probability of recall falls to 90%.
    stability: f32,
    /// Difficulty, from 1 (easy) to 10.
    difficulty: f32,
}

impl MemoryState {
    fn new(stability: f32, difficulty: f32) -> Self {
        Self {
            stability: stability.clamp(STABILITY.0, STABILITY.1),
            difficulty: difficulty.clamp(DIFFICULTY.0, DIFFICULTY.1),
        }
    }

    pub(super) fn first(grade: Grade) -> Self {
        Self::new(W[grade as usize - 1], initial_difficulty(grade))
    }

    pub(super) fn after(self, grade: Grade, days: u32) -> Self {
        let stability = match grade {
            _ if days == 0 => self.stability_on_the_same_day(grade),
            Grade::Again => self.stability_after_lapse(days),
            _ => self.stability_after_recall(grade, days),
        };
        Self::new(stability, self.next_difficulty(grade))
    }

    pub(super) fn interval(self, retention: f32) -> f32 {
        self.stability / curve_factor() * (retention.powf(-1.0 / W[20]) - 1.0)
    }

    fn forgotten_after(self, days: u32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "exact for all days between two dates")]
        let days = days as f32;
        1.0 - (days / self.stability * curve_factor() + 1.0).powf(-W[20])
    }

    fn stability_after_recall(self, grade: Grade, days: u32) -> f32 {
        let factor = match grade {
            Grade::Again | Grade::Good => 1.0,
            Grade::Hard => W[15],
            Grade::Easy => W[16],
        };
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((self.forgotten_after(days) * W[10]).exp() - 1.0)
            * factor;
        self.stability * (growth + 1.0)
    }

    fn stability_after_lapse(self, days: u32) -> f32 {
        let stability = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (self.forgotten_after(days) * W[14]).exp();
        stability.min(self.stability / (W[17] * W[18]).exp())
    }

    fn stability_on_the_same_day(self, grade: Grade) -> f32 {
        let growth = (W[17] * (above_good(grade) + W[18])).exp() * self.stability.powf(-W[19]);
        let least = if grade == Grade::Again { 0.0 } else { 1.0 };
        self.stability * growth.max(least)
    }

    /// Difficulty changes less near the maximum, and reverts slightly towards that of an easy
    /// puzzle.
    fn next_difficulty(self, grade: Grade) -> f32 {
        let step = -W[6] * above_good(grade);
        let difficulty = self.difficulty + (10.0 - self.difficulty) * step / 9.0;
        W[7] * (initial_difficulty(Grade::Easy) - difficulty) + difficulty
    }
}

/// Returns the factor of the days in the forgetting curve, chosen so that recall is 90% after the
/// stability.
fn curve_factor() -> f32 {
    (0.9_f32.ln() / -W[20]).exp() - 1.0
}

fn initial_difficulty(grade: Grade) -> f32 {
    W[4] - (W[5] * (above_good(grade) + 2.0)).exp() + 1.0
}

/// Returns how far a grade is above `Good`: from -2 to 1.
fn above_good(grade: Grade) -> f32 {
    f32::from(grade as u8) - 3.0
}

#[cfg(test)]
mod tests {
    use fsrs::FSRS;
    use proptest::prelude::*;

    use super::*;

    const GRADES: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    fn is_near(ours: f32, theirs: f32) -> bool {
        (ours - theirs).abs() <= 1e-5 * theirs
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 2000,
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn memories_match_the_reference_implementation_of_fsrs(
            attempts in prop::collection::vec(
                (0..4_usize, prop_oneof![0..4_u32, 0..400_u32, 0..8_000_000_u32]),
                1..30,
            ),
            retention in 0.7..0.97_f32,
        ) {
            let model = FSRS::default();
            let (mut memory, mut expected): (Option<MemoryState>, Option<fsrs::MemoryState>) = (None, None);
            for (grade, days) in attempts {
                let next = model.next_states(expected, retention, days).unwrap();
                let next = [next.again, next.hard, next.good, next.easy][grade].clone();
                let grade = GRADES[grade];
                let ours = memory
                    .map_or_else(|| MemoryState::first(grade), |memory| memory.after(grade, days));
                prop_assert!(is_near(ours.stability, next.memory.stability), "{ours:?} {next:?}");
                prop_assert!(is_near(ours.difficulty, next.memory.difficulty), "{ours:?} {next:?}");
                let interval = ours.interval(retention);
                prop_assert!(is_near(interval, next.interval), "{interval} {next:?}");
                prop_assert!((interval.round() - next.interval.round()).abs() < 0.5, "{interval}");
                (memory, expected) = (Some(ours), Some(next.memory));
            }
        }
    }
}
