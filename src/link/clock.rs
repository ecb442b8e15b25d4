//! The clock of connections.

use std::time::{Duration, Instant};

/// Clock that tests can let run faster.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    begin: Instant,
    speed: u32,
}

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "the one clock of connections")]
    pub fn new(speed: u32) -> Self {
        Self { begin: Instant::now(), speed }
    }

    pub fn now(&self) -> Instant {
        self.begin + self.begin.elapsed() * self.speed
    }

    /// Time to wait in the world for a time of this clock.
    pub fn until(&self, at: Instant) -> Duration {
        at.saturating_duration_since(self.now()) / self.speed
    }
}
