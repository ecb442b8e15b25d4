//! When a puzzle comes back: spaced repetition by FSRS.

use std::time::Duration;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::AttemptOutcome;
use super::memory::MemoryState;

/// How well a puzzle was remembered, in the words of spaced repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Not at all.
    Again = 1,
    /// With help.
    Hard,
    /// Well.
    Good,
    /// At once.
    Easy,
}

impl Grade {
    /// The grade of an attempt at a puzzle in which the player makes so many moves.
    ///
    /// `Again` if it failed, or if a hint gave a move away; `Hard` if there were other hints; `Easy` if it took no
    /// longer than five seconds a move.
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

/// How probable it is to be that a puzzle is still known when it comes back: FSRS's usual value.
const RETENTION: f32 = 0.9;

impl Card {
    /// The card after an attempt on this day; `before` is the one until then, if it was not the first.
    ///
    /// A puzzle with the grade `Again` comes back on the same day, any other tomorrow at the earliest.
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

    /// In how many days it comes back; 0 if it is due.
    pub fn days_left(&self, today: Date) -> u32 {
        days_between(today, self.due)
    }
}

/// Whole days from one to the other; none if the clock was put back.
fn days_between(from: Date, to: Date) -> u32 {
    let days = from.until(to).map_or(0, |span| span.get_days());
    u32::try_from(days).unwrap_or_default()
}

/// So many days later, rounded, but at least one and not beyond ten years.
fn later(day: Date, interval: f32) -> Date {
    const MOST: f32 = 3650.0;
    // In range, so that nothing is cut off.
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

    /// The card after attempts with these grades, each so many days after the one before, and its day.
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
        fn what_was_solved_comes_later_than_what_failed(
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
    fn intervals_grow_as_long_as_it_is_solved() {
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
    fn a_clock_that_is_put_back_does_no_harm() {
        let card = Card::after(None, Grade::Good, TODAY);
        let before = date(2020, 1, 1);
        assert!(Card::after(Some(card), Grade::Good, before).due() > before);
        assert_eq!(Card::after(Some(card), Grade::Easy, Date::MAX).due(), Date::MAX);
    }

    #[test]
    fn any_days_that_a_log_has_are_days() {
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
    fn help_and_time_make_the_grade() {
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
