//! Clock of two players. The caller supplies the time.

use std::time::Duration;

use super::TimeControl;
use crate::rules::BySide;
use crate::rules::opening::Seat;

/// Clock for two players. Times count from any fixed moment.
///
/// A player keeps the time left when an opening swaps the sides. The first move is free: it starts
/// the clock. Undoing a move restores the time of that position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    full: Duration,
    left: BySide<Duration>,
    /// Player whose time runs, and the time at which it started.
    running: Option<(Seat, Duration)>,
    before: Vec<BySide<Duration>>,
}

impl Clock {
    /// Creates a stopped clock; `None` without a time control.
    pub fn new(control: TimeControl) -> Option<Self> {
        let full = match control {
            TimeControl::None => return None,
            TimeControl::Game(time)
            | TimeControl::Increment { time, .. }
            | TimeControl::Move(time) => time.duration(),
        };
        let left = BySide { first: full, second: full };
        Some(Self { control, full, left, running: None, before: Vec::new() })
    }

    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Checks whether each move has its own time, which cannot be saved for later moves.
    pub const fn is_per_move(&self) -> bool {
        matches!(self.control, TimeControl::Move(_))
    }

    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    pub fn left(&self, seat: Seat, now: Duration) -> Duration {
        let left = *self.left.of(seat.first_side());
        match self.running {
            Some((running, since)) if running == seat => {
                left.saturating_sub(now.saturating_sub(since))
            }
            _ => left,
        }
    }

    /// Passes the turn to this player after a move; `None` after the last move.
    pub fn moved(&mut self, mover: Option<Seat>, now: Duration) {
        if self.running.is_some() && self.running() == mover {
            return;
        }
        self.before.push(self.left);
        if let Some((seat, _)) = self.running {
            let left = self.left(seat, now);
            *self.left.of_mut(seat.first_side()) = match self.control {
                TimeControl::Increment { each, .. } => left.saturating_add(each.duration()),
                TimeControl::Move(_) => self.full,
                TimeControl::Game(_) | TimeControl::None => left,
            };
        }
        self.running = mover.map(|seat| (seat, now));
    }

    /// Replays recorded turns: for each, the player to move next and the time left to the one who
    /// moved, if known.
    #[must_use]
    pub fn replayed(
        &self,
        turns: impl IntoIterator<Item = (Option<Seat>, Option<Duration>)>,
    ) -> Self {
        let left = BySide { first: self.full, second: self.full };
        let mut clock = Self { left, running: None, before: Vec::new(), ..self.clone() };
        for (mover, left) in turns {
            let before = clock.before.len();
            let player = clock.running().or(mover.map(Seat::other));
            clock.moved(mover, Duration::ZERO);
            if let (Some(left), Some(player)) = (left, player)
                && clock.before.len() > before
            {
                *clock.left.of_mut(player.first_side()) = left;
            }
        }
        clock.stop(Duration::ZERO);
        clock
    }

    /// Stops the clock in the start position, with all time left.
    pub fn reset(&mut self) {
        self.left = BySide { first: self.full, second: self.full };
        self.running = None;
        self.before.clear();
    }

    /// Restores this player's turn after an undo.
    pub fn taken_back(&mut self, mover: Seat, now: Duration) {
        if self.running() == Some(mover) {
            return;
        }
        if let Some(before) = self.before.pop() {
            self.left = before;
        }
        // In the start position, the clock is stopped.
        self.running = (!self.before.is_empty()).then_some((mover, now));
    }

    /// Stops the clock because the game is paused, or ended without a move.
    pub fn stop(&mut self, now: Duration) {
        if let Some((seat, _)) = self.running {
            *self.left.of_mut(seat.first_side()) = self.left(seat, now);
            self.running = None;
        }
    }

    /// Resumes this player's time after a stop. Before the first move, the clock stays stopped.
    pub fn go_on(&mut self, mover: Seat, now: Duration) {
        if self.running.is_none() && !self.before.is_empty() {
            self.running = Some((mover, now));
        }
    }

    /// Resumes a game with its recorded times; this player's time runs from now on.
    pub fn restart(&mut self, mover: Option<Seat>, now: Duration) {
        self.running = None;
        if let Some(mover) = mover {
            self.go_on(mover, now);
        }
    }

    /// Gives time back to the player whose time runs, at most what this turn has taken.
    pub fn give_back(&mut self, time: Duration, now: Duration) {
        self.running = self.running.map(|(seat, since)| {
            let later = since.saturating_add(time);
            (seat, later.min(now.max(since)))
        });
    }

    /// Sets the time left to a player whose time does not run, as another clock reports it: at most
    /// this much more than this clock has. Returns the time that was not granted.
    pub fn report(&mut self, seat: Seat, left: Duration, most: Duration) -> Duration {
        let own = self.left.of_mut(seat.first_side());
        let granted = left.min(own.saturating_add(most));
        *own = granted;
        left.saturating_sub(granted)
    }

    /// Returns the player whose time is up.
    pub fn flag(&self, now: Duration) -> Option<Seat> {
        self.running().filter(|&seat| self.left(seat, now).is_zero())
    }

    /// Time at which the displayed seconds change next.
    pub fn changes_at(&self, now: Duration) -> Option<Duration> {
        let left = self.left(self.running()?, now);
        let part = Duration::from_nanos(left.subsec_nanos().into());
        let until = if part.is_zero() { left.min(Duration::from_secs(1)) } else { part };
        Some(now.saturating_add(until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const X: Seat = Seat::Opener;
    const O: Seat = Seat::Responder;

    fn clock(control: &str) -> Clock {
        Clock::new(control.parse().unwrap()).unwrap()
    }

    const fn seconds(number: u64) -> Duration {
        Duration::from_secs(number)
    }

    #[test]
    fn no_time_control_means_no_clock() {
        assert_eq!(Clock::new(TimeControl::None), None);
        let mut clock = clock("1m");
        assert_eq!((clock.running(), clock.changes_at(seconds(9))), (None, None));
        assert_eq!(clock.flag(seconds(1000)), None);
        clock.go_on(X, seconds(1));
        assert_eq!(clock.running(), None, "before the first move");
    }

    #[test]
    fn the_time_per_move_is_renewed_for_every_move() {
        let mut clock = clock("10s/move");
        assert!(clock.is_per_move());
        clock.moved(Some(O), seconds(100));
        clock.moved(Some(X), seconds(109));
        assert_eq!([X, O].map(|side| clock.left(side, seconds(112))), [7, 10].map(seconds));
        assert_eq!(clock.flag(seconds(119)), Some(X));
    }

    #[test]
    fn any_time_from_a_file_is_accepted() {
        let turns =
            [(Some(O), None), (Some(X), Some(Duration::MAX)), (Some(O), Some(Duration::MAX))];
        let mut clock = clock("1m+5s").replayed(turns);
        clock.go_on(O, Duration::MAX);
        clock.moved(Some(X), Duration::MAX);
        clock.moved(Some(O), Duration::MAX);
        assert_eq!([X, O].map(|side| clock.left(side, Duration::MAX)), [Duration::MAX; 2]);
        assert_eq!(clock.changes_at(Duration::MAX), Some(Duration::MAX));
    }

    #[test]
    fn stopping_the_clock_costs_no_time() {
        let mut clock = clock("1m");
        clock.moved(Some(O), seconds(0));
        clock.stop(seconds(10));
        assert_eq!((clock.flag(seconds(500)), clock.left(O, seconds(500))), (None, seconds(50)));
        clock.go_on(O, seconds(500));
        assert_eq!(clock.left(O, seconds(510)), seconds(40));
    }

    #[test]
    fn another_clock_is_believed_within_a_limit() {
        let mut clock = clock("1m");
        clock.moved(Some(O), seconds(0));
        clock.moved(Some(X), seconds(10));
        assert_eq!(clock.report(O, seconds(51), seconds(2)), seconds(0));
        assert_eq!(clock.left(O, seconds(10)), seconds(51));
        assert_eq!(clock.report(O, seconds(60), seconds(2)), seconds(7), "53 are granted");
        assert_eq!(clock.left(O, seconds(10)), seconds(53));
        assert_eq!(clock.report(O, seconds(1), seconds(2)), seconds(0));
        assert_eq!(clock.left(O, seconds(10)), seconds(1));
    }

    #[test]
    fn no_more_time_is_given_back_than_the_turn_has_taken() {
        let mut clock = clock("1m");
        clock.give_back(seconds(5), seconds(0));
        clock.moved(Some(O), seconds(0));
        clock.give_back(seconds(4), seconds(10));
        assert_eq!(clock.left(O, seconds(10)), seconds(54));
        clock.give_back(seconds(60), seconds(10));
        assert_eq!([X, O].map(|side| clock.left(side, seconds(10))), [60, 60].map(seconds));
        assert_eq!(clock.left(O, seconds(11)), seconds(59));
    }

    #[test]
    fn undo_restores_the_time() {
        let mut clock = clock("1m+5s");
        clock.moved(Some(O), seconds(0));
        clock.moved(Some(X), seconds(20));
        clock.moved(None, seconds(30));
        assert_eq!((clock.running(), clock.left(X, seconds(99))), (None, seconds(55)));
        clock.taken_back(X, seconds(40));
        assert_eq!([X, O].map(|side| clock.left(side, seconds(41))), [59, 45].map(seconds));
        clock.taken_back(O, seconds(50));
        assert_eq!([X, O].map(|side| clock.left(side, seconds(50))), [60, 60].map(seconds));
        clock.taken_back(X, seconds(60));
        assert_eq!((clock.running(), clock), (None, super::tests::clock("1m+5s")));
    }

    #[test]
    fn the_next_change_of_the_display_is_known() {
        let mut clock = clock("3s");
        clock.moved(Some(O), Duration::from_millis(250));
        let mut now = Duration::from_millis(250);
        for expected in [1250, 2250, 3250] {
            now = clock.changes_at(now).unwrap();
            assert_eq!(now, Duration::from_millis(expected));
        }
        assert_eq!(clock.flag(now), Some(O));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn time_is_neither_gained_nor_lost(steps in proptest::collection::vec(1..9_u64, 1..20)) {
            let mut clock = clock("10m");
            let (mut now, mut mover) = (Duration::ZERO, O);
            clock.moved(Some(mover), now);
            for &step in &steps {
                now += seconds(step);
                mover = mover.other();
                clock.moved(Some(mover), now);
            }
            let left = clock.left(X, now) + clock.left(O, now);
            prop_assert_eq!(left + now, seconds(1200));
            // In the start position, no time is used.
            for _ in &steps {
                mover = mover.other();
                clock.taken_back(mover, now);
            }
            prop_assert_eq!(clock.left(X, now) + clock.left(O, now), seconds(1200));
        }
    }

    #[test]
    fn the_flag_falls_when_time_runs_out() {
        let second = Duration::from_secs;
        let mut clock = Clock::new("5m+3s".parse().unwrap()).unwrap();
        clock.moved(Some(O), second(20));
        assert_eq!(clock.left(O, second(30)), second(290));
        clock.moved(Some(X), second(30));
        assert_eq!(clock.left(O, second(90)), second(293));
        assert_eq!(clock.left(X, second(90)), second(240));
        assert_eq!(clock.flag(second(329)), None);
        assert_eq!(clock.flag(second(330)), Some(X));
    }
}
