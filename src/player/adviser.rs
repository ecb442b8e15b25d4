//! Player that gives reasons for its moves.

use std::sync::{Arc, Mutex, PoisonError};

use super::advice::advice;
use super::{Advice, Ctx, Limits, LowMemory, NoMove, Player};
use crate::game::{AnyGame, Target};
use crate::rules::{Game, Point};

/// Adds reasons to the moves of another player, which takes a few milliseconds.
#[derive(Clone, Debug)]
pub struct Adviser<P> {
    player: P,
    reason: Option<Advice>,
}

impl<P> Adviser<P> {
    /// Wraps a player.
    pub const fn new(player: P) -> Self {
        Self { player, reason: None }
    }
}

impl<P: Player> Player for Adviser<P> {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.player.choose(game, limits, ctx)
    }

    /// Gives a reason for a stone after the opening, and in Quarto for cells and pieces.
    fn choose_target(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<Target, NoMove> {
        let last = Arc::new(Mutex::new(None));
        let heard = Arc::clone(&last);
        let ctx = ctx.heard_by(move |info| {
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(info.clone());
        });
        self.reason = None;
        let target = self.player.choose_target(game, limits, &ctx)?;
        let info = last.lock().unwrap_or_else(PoisonError::into_inner).take();
        let is_opening = matches!(game, AnyGame::Rows(game) if game.task().is_some());
        self.reason = if is_opening { None } else { advice(game, target, info.as_ref()) };
        Ok(target)
    }

    fn reason(&self) -> Option<Advice> {
        self.reason.clone()
    }

    fn shortage(&self) -> Option<LowMemory> {
        self.player.shortage()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{EnginePlayer, EngineSettings, Reason, WinKind};
    use crate::rules::{Variant, parse_moves};

    fn advice(moves: &str) -> Option<Reason> {
        let settings = EngineSettings { memory: 2 << 20, threads: 1 };
        let mut adviser = Adviser::new(EnginePlayer::new(settings));
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        let limits = Limits { nodes: Some(5_000), ..Limits::default() };
        adviser.choose_target(&game.into(), &limits, &Ctx::quiet()).unwrap();
        match adviser.reason() {
            Some(Advice::Gomoku(reason)) => Some(reason),
            _ => None,
        }
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
