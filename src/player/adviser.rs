//! Player that gives reasons for its moves.

use std::sync::{Arc, Mutex, PoisonError};

use super::advice::advice;
use super::proved::proved_move;
use super::{Advice, Ctx, Info, Limits, LowMemory, NoMove, Player, Verdict};
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
        let target = proved_instead(game, info.as_ref()).unwrap_or(target);
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

/// Move of the embedded proof, unless the search has found a win itself, which is shorter.
fn proved_instead(game: &AnyGame, info: Option<&Info<Target>>) -> Option<Target> {
    let AnyGame::Rows(game) = game else { return None };
    let is_won = info.and_then(Info::verdict).is_some_and(Verdict::is_win);
    proved_move(game).filter(|_| !is_won).map(Target::Cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Claim, EnginePlayer, EngineSettings, Reason, WinKind};
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
    fn the_proof_is_asked_before_the_search() {
        let settings = EngineSettings { memory: 2 << 20, threads: 1 };
        let mut adviser = Adviser::new(EnginePlayer::new(settings));
        let limits = Limits { nodes: Some(100), ..Limits::default() };
        let mut game = parse_moves("h8i9", Variant::GOMOKU_15).unwrap();
        let target = adviser.choose_target(&game.clone().into(), &limits, &Ctx::quiet()).unwrap();
        let point = target.cell().unwrap();
        assert_eq!(adviser.reason(), Some(Advice::Proved(Claim::Wins(point))));
        game.play(point).unwrap();
        adviser.choose_target(&game.into(), &limits, &Ctx::quiet()).unwrap();
        assert_eq!(adviser.reason(), Some(Advice::Proved(Claim::Loses)));
        // A win that the search has found is shorter.
        let won = parse_moves("h8a1i8a2j8a3", Variant::GOMOKU_15).unwrap();
        adviser.choose_target(&won.into(), &limits, &Ctx::quiet()).unwrap();
        assert!(matches!(adviser.reason(), Some(Advice::Gomoku(_))));
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
