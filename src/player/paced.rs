//! Player that is slow enough to watch.

use std::thread;
use std::time::Duration;

use super::{Ctx, Limits, LowMemory, NoMove, Player, Reason, Watch};
use crate::rules::{Game, Point};

/// Delays another player's moves to at least this time after the request, so that a person can
/// follow two quick ones. The stop flag ends the delay.
#[derive(Clone, Debug)]
pub struct Paced<P> {
    player: P,
    least: Duration,
}

const POLL_INTERVAL: Duration = Duration::from_millis(20);

impl<P> Paced<P> {
    pub const fn new(player: P, least: Duration) -> Self {
        Self { player, least }
    }
}

impl<P: Player> Player for Paced<P> {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        if self.least.is_zero() {
            return self.player.choose(game, limits, ctx);
        }
        // The move is not to be heard before its time.
        let choice = self.player.choose(game, limits, &ctx.heard_by(|_| {}))?;
        while !ctx.is_stopped() && ctx.elapsed() < self.least {
            thread::park_timeout(POLL_INTERVAL.min(self.least.saturating_sub(ctx.elapsed())));
        }
        Ok(choice)
    }

    fn anytime_from(&self) -> Option<Duration> {
        self.player.anytime_from().map(|from| from.max(self.least))
    }

    fn reason(&self) -> Option<Reason> {
        self.player.reason()
    }

    fn shortage(&self) -> Option<LowMemory> {
        self.player.shortage()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Simple, Stop};
    use crate::rules::Variant;

    #[test]
    fn it_answers_late_or_when_it_is_told_to() {
        let game = Game::new(Variant::TIC_TAC_TOE);
        let least = Duration::from_millis(30);
        let ctx = Ctx::quiet();
        let choice = Paced::new(Simple::new(1), least).choose(&game, &Limits::default(), &ctx);
        assert!(ctx.elapsed() >= least);
        // The choice is that of the player.
        assert_eq!(choice, Simple::new(1).choose(&game, &Limits::default(), &Ctx::quiet()));
        // This one would take for ever.
        let stop = Stop::default();
        stop.stop();
        let ctx = Ctx::new(stop, |_| {});
        let mut endless = Paced::new(Simple::new(1), Duration::MAX);
        assert_eq!(endless.choose(&game, &Limits::default(), &ctx), choice);
    }
}
