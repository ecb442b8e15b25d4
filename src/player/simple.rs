//! Easiest opponent, which looks one stone ahead.

use fastrand::Rng;

use super::{Ctx, Limits, NoMove, Player};
use crate::rules::{Game, Point, Status, Stone};

/// Player that completes a row if it can, otherwise blocks one, and otherwise plays at random.
///
/// The same seed and the same games give the same moves.
#[derive(Clone, Debug)]
pub struct Simple {
    random: Rng,
}

impl Simple {
    /// Creates a player whose random choices come from this seed.
    pub fn new(seed: u64) -> Self {
        Self { random: Rng::with_seed(seed) }
    }
}

impl Player for Simple {
    fn choose(&mut self, game: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        let Status::ToMove(own) = game.status() else { return Err(NoMove::GameOver) };
        let legal: Vec<Point> = game.legal_moves().collect();
        completes_row(game, own)
            .or_else(|| completes_row(game, own.opponent()))
            .or_else(|| self.random.choice(&legal).copied())
            .ok_or(NoMove::GameOver)
    }
}

/// Finds a cell on which a stone of `side` would win at once.
pub fn completes_row(game: &Game, side: Stone) -> Option<Point> {
    game.legal_moves().find(|&at| wins(game, at, side))
}

/// Checks whether a stone of `side` on a free cell makes a winning row.
pub fn wins(game: &Game, point: Point, side: Stone) -> bool {
    let mut board = game.board().clone();
    board.place(point, side).is_ok() && game.variant().is_won_at(&board, point)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn choose(player: &mut Simple, game: &Game) -> Result<Point, NoMove> {
        player.choose(game, &Limits::default(), &Ctx::quiet())
    }

    #[track_caller]
    fn check(variant: Variant, moves: &[(u8, u8)], expected: (u8, u8)) {
        let moves = moves.iter().map(|&(row, col)| Point::new(row, col));
        let game = Game::from_moves(variant, moves).unwrap();
        for seed in 0..20 {
            let choice = choose(&mut Simple::new(seed), &game);
            assert_eq!(choice, Ok(Point::new(expected.0, expected.1)));
        }
    }

    #[test]
    fn a_row_is_completed_if_possible() {
        // X X .     X to move wins at 0,2, though it could also stop O at 1,2.
        // O O .
        check(Variant::TIC_TAC_TOE, &[(0, 0), (1, 0), (0, 1), (1, 1)], (0, 2));
    }

    #[test]
    fn a_row_of_the_opponent_is_blocked() {
        // X . .     O to move must play 2,2.
        // . X .
        // . . O  is not there yet.
        check(Variant::TIC_TAC_TOE, &[(0, 0), (0, 2), (1, 1)], (2, 2));
    }

    #[test]
    fn gravity_is_taken_into_account() {
        // Three in column 5: O must play on top.
        check(Variant::CONNECT_FOUR, &[(5, 5), (5, 0), (4, 5), (5, 1), (3, 5)], (2, 5));
    }

    #[test]
    fn otherwise_a_legal_move_is_chosen_by_the_seed() {
        for variant in [Variant::GOMOKU_15, Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE] {
            let play = |seed: u64| {
                let mut player = Simple::new(seed);
                let mut game = Game::new(variant);
                while let Ok(point) = choose(&mut player, &game) {
                    game.play(point).unwrap();
                }
                assert!(!matches!(game.status(), Status::ToMove(_)));
                game.moves().to_vec()
            };
            assert_eq!(play(7), play(7));
            assert!((0..20).any(|seed| play(seed) != play(7)));
        }
    }
}
