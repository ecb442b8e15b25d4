//! Schedule of puzzles: spaced repetition with FSRS.

use std::time::Duration;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::AttemptOutcome;
use super::memory::MemoryState;

/// Grade of recall, as in spaced repetition: how well a puzzle was remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Not solved: must be repeated.
    Again = 1,
    /// Solved with help.
    Hard,
    /// Solved without help.
    Good,
    /// Solved without help at once.
    Easy,
}

impl Grade {
    /// Grades an attempt at a puzzle in which the player makes this many moves.
    ///
    /// `Again` if it failed, or if a hint gave a move away; `Hard` if there were other hints;
    /// `Easy` if it took at most five seconds per move.
    pub fn of(outcome: AttemptOutcome, was_told: bool, spent: Duration, moves: usize) -> Self {
        const QUICK: Duration = Duration::from_secs(5);
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        match outcome {
            AttemptOutcome::Failed => Self::Again,
            AttemptOutcome::Hinted if was_told => Self::Again,
            AttemptOutcome::Hinted => Self::Hard,
            AttemptOutcome::Solved if spent <= QUICK.saturating_mul(moves) => Self::Easy,
            AttemptOutcome::Solved => Self::Good,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card {
    memory: MemoryState,
    last: Date,
    due: Date,
}

/// Probability that a puzzle is still remembered when it is due: the default of FSRS.
const RETENTION: f32 = 0.9;

impl Card {
    /// Returns the card after an attempt on this day. `before` is the previous card, `None` for the
    /// first attempt.
    ///
    /// A puzzle with the grade `Again` is due on the same day, any other tomorrow at the earliest.
    pub fn after(before: Option<Self>, grade: Grade, day: Date) -> Self {
        let days = before.map_or(0, |card| days_between(card.last, day));
        let memory =
            before.map_or_else(|| MemoryState::first(grade), |card| card.memory.after(grade, days));
        let due = match grade {
            Grade::Again => day,
            Grade::Hard | Grade::Good | Grade::Easy => later(day, memory.interval(RETENTION)),
        };
        Self { memory, last: day, due }
    }

    pub const fn due(&self) -> Date {
        self.due
    }

    /// Number of days until it is due; 0 if it is due now.
    pub fn days_left(&self, today: Date) -> u32 {
        days_between(today, self.due)
    }
}

/// Number of whole days between two dates; 0 if the clock was set back.
fn days_between(from: Date, to: Date) -> u32 {
    let days = from.until(to).map_or(0, |span| span.get_days());
    u32::try_from(days).unwrap_or_default()
}

/// Adds this many days, rounded, but at least one, and at most ten years.
fn later(day: Date, interval: f32) -> Date {
    const MOST: f32 = 3650.0;
    // Within range, so nothing is cut off.
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and between 1 and 3650")]
    let days = interval.round().clamp(1.0, MOST) as i32;
    day.saturating_add(jiff::Span::new().days(days))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use proptest::prelude::*;

    use super::*;

    const TODAY: Date = date(2026, 11, 22);
    const GRADES: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    fn plus(day: Date, days: u16) -> Date {
        day.saturating_add(jiff::Span::new().days(days))
    }

    /// Returns the card after attempts with these grades, each this many days after the previous
    /// one, and its day.
    fn card(attempts: &[(usize, u16)]) -> (Option<Card>, Date) {
        let begin = (None, TODAY);
        attempts.iter().fold(begin, |(card, day), &(grade, days)| {
            let day = plus(day, days);
            (Some(Card::after(card, GRADES[grade], day)), day)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn solved_puzzles_are_due_later_than_failed_ones(
            attempts in prop::collection::vec((0..4_usize, 0..400_u16), 0..30),
            days in 0..2000_u16,
        ) {
            let (before, last) = card(&attempts);
            let day = plus(last, days);
            let due = GRADES.map(|grade| Card::after(before, grade, day).due());
            prop_assert_eq!(due[0], day);
            prop_assert!(due[1] > day, "tomorrow at the earliest");
            prop_assert!(due[1] <= due[2] && due[2] <= due[3], "{:?}", due);
            prop_assert!(due[3] <= plus(day, 3650));
        }
    }

    #[test]
    fn intervals_grow_with_every_solution() {
        let mut days = Vec::new();
        let (mut card, mut day) = (None, TODAY);
        for _ in 0..5 {
            let after = Card::after(card, Grade::Good, day);
            days.push(days_between(day, after.due()));
            (card, day) = (Some(after), after.due());
        }
        assert!(days.is_sorted() && days[0] == 2 && days[4] > 100, "{days:?}");
    }

    #[test]
    fn setting_the_clock_back_is_harmless() {
        let card = Card::after(None, Grade::Good, TODAY);
        let before = date(2020, 1, 1);
        assert!(Card::after(Some(card), Grade::Good, before).due() > before);
        assert_eq!(Card::after(Some(card), Grade::Easy, Date::MAX).due(), Date::MAX);
    }

    #[test]
    fn any_dates_in_a_log_are_accepted() {
        let days = [Date::MIN, date(0, 1, 1), TODAY, date(9999, 12, 30), Date::MAX];
        for (first, second) in days.iter().flat_map(|&first| days.map(|second| (first, second))) {
            for grade in GRADES {
                let card = Card::after(Some(Card::after(None, grade, first)), grade, second);
                assert!(card.due() >= second, "{first} {second}");
                assert!(card.days_left(first) <= days_between(Date::MIN, Date::MAX));
            }
        }
    }

    #[test]
    fn grades_depend_on_help_and_time() {
        let slow = Duration::from_secs(60);
        assert_eq!(Grade::of(AttemptOutcome::Solved, false, slow, 3), Grade::Good);
        assert_eq!(
            Grade::of(AttemptOutcome::Solved, false, Duration::from_secs(15), 3),
            Grade::Easy
        );
        assert_eq!(Grade::of(AttemptOutcome::Hinted, false, Duration::ZERO, 3), Grade::Hard);
        assert_eq!(Grade::of(AttemptOutcome::Hinted, true, slow, 3), Grade::Again);
        assert_eq!(Grade::of(AttemptOutcome::Failed, false, Duration::ZERO, 3), Grade::Again);
    }
}
