//! Whoever thinks gives way to whoever draws: with every core thinking, a key is answered at once.

use std::cell::Cell;
use std::time::Duration;

use super::system::be_nicer;
use crate::player::{Ctx, Limits, NoMove, Player, Reason, Shortage};
use crate::rules::{Game, Point};

/// So much nicer than the screen are threads that think.
const NICER: i32 = 10;

thread_local! {
    /// This thread gives way already.
    static GIVES_WAY: Cell<bool> = const { Cell::new(false) };
}

/// Lets the thread that calls it, and those that it starts, give way to the others from now on. Where that is a matter
/// of whole processes nothing happens.
pub(super) fn give_way() {
    if !GIVES_WAY.replace(true) {
        be_nicer(NICER);
    }
}

/// A player whose thread gives way from its first question on.
pub(super) struct Yielding<P>(pub(super) P);

impl<P: Player> Player for Yielding<P> {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        give_way();
        self.0.choose(game, limits, ctx)
    }

    fn anytime_from(&self) -> Option<Duration> {
        self.0.anytime_from()
    }

    fn reason(&self) -> Option<Reason> {
        self.0.reason()
    }

    fn shortage(&self) -> Option<Shortage> {
        self.0.shortage()
    }
}

#[cfg(test)]
#[cfg(all(target_os = "linux", not(elsewhere)))]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::player::{Seat, Simple, Ticket};
    use crate::rules::Variant;

    /// Tells how nice its thread is.
    struct Told(mpsc::Sender<i32>);

    impl Player for Told {
        fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
            self.0.send(rustix::process::nice(0).unwrap()).unwrap();
            Simple::new(1).choose(game, limits, ctx)
        }
    }

    #[test]
    fn a_thread_that_thinks_is_nicer_than_the_one_that_draws() {
        let (sender, told) = mpsc::channel();
        let mut seat = Seat::new(Box::new(Yielding(Told(sender))), |_| {}).unwrap();
        let own = rustix::process::nice(0).unwrap();
        for number in 1..=2 {
            seat.ask(Ticket(number), Game::new(Variant::GOMOKU_15), Limits::default()).unwrap();
            let nice = told.recv_timeout(Duration::from_secs(60)).unwrap();
            assert_eq!(nice, (own + NICER).min(19));
        }
        assert_eq!(rustix::process::nice(0).unwrap(), own);
    }
}
