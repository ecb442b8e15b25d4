//! Player that gives reasons for its moves.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Ctx, Limits, LowMemory, NoMove, Player, Reason};
use crate::engine::reason;
use crate::rules::{Game, Point, Turn};

/// Adds reasons to the moves of another player, which takes a few milliseconds.
#[derive(Clone, Debug)]
pub struct Adviser<P> {
    player: P,
    reason: Option<Reason>,
}

impl<P> Adviser<P> {
    /// Wraps a player.
    pub const fn new(player: P) -> Self {
        Self { player, reason: None }
    }
}

impl<P: Player> Player for Adviser<P> {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let last = Arc::new(Mutex::new(None));
        let heard = Arc::clone(&last);
        let ctx = ctx.heard_by(move |info| {
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(info.clone());
        });
        self.reason = None;
        let point = self.player.choose(game, limits, &ctx)?;
        let info = last.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.reason = reason(game, point, info.as_ref());
        Ok(point)
    }

    /// Gives a reason for a stone after the opening.
    fn take_turn(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Turn, NoMove> {
        if game.task().is_none() && game.legal_moves().next().is_some() {
            return self.choose(game, limits, ctx).map(Turn::Stone);
        }
        self.reason = None;
        self.player.take_turn(game, limits, ctx)
    }

    fn reason(&self) -> Option<Reason> {
        self.reason.clone()
    }

    fn shortage(&self) -> Option<LowMemory> {
        self.player.shortage()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{EnginePlayer, EngineSettings, WinKind};
    use crate::rules::{Variant, parse_moves};

    fn advice(moves: &str) -> Option<Reason> {
        let settings = EngineSettings { memory: 2 << 20, threads: 1 };
        let mut adviser = Adviser::new(EnginePlayer::new(settings));
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        let limits = Limits { nodes: Some(5_000), ..Limits::default() };
        adviser.choose(&game, &limits, &Ctx::quiet()).unwrap();
        adviser.reason()
    }

    #[test]
    fn the_move_comes_with_its_reason() {
        let stones = [11, 12, 13, 14].map(|row| Point::new(row, 0)).to_vec();
        assert_eq!(advice("a1h8a2j9a3k7a4"), Some(Reason::StopsFour(stones)));
    }

    #[test]
    fn the_reason_uses_the_last_report_of_the_search() {
        let reason = advice("g7a1h7a15i9o1i10o15");
        assert!(
            matches!(reason, Some(Reason::Wins { by: WinKind::ThreesAndFours, .. })),
            "{reason:?}"
        );
    }
}
