//! Answers of the computer to the offer of a draw.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{Ctx, Level, Levelled, Limits, Player as _, Stop, Verdict, completes_row};
use crate::game::AnyGame;
use crate::rules::{Game, Status, Stone};

/// Moves after which a draw is considered, even on a large board.
const LONG_GAME: usize = 40;

/// Least chance of winning of the opponent that counts as even: values differ a little from search
/// to search.
const EVEN: f64 = 0.48;

/// Maximum time for the answer.
const ANSWER: Duration = Duration::from_secs(1);

/// Checks whether a game is old enough for a draw: half of the board is full, half of the
/// pieces are placed, or many moves were played.
pub fn is_old_enough(game: &AnyGame) -> bool {
    game.moves() >= LONG_GAME || 2 * game.stones() >= game.kind().most_stones()
}

/// Level and limits of the search for an answer, given those of a move: a quick search, also at
/// the levels that do not search.
pub fn quick_search(level: Level, limits: Limits) -> (Level, Limits) {
    let turn = Some(limits.turn.map_or(ANSWER, |turn| turn.min(ANSWER)));
    (level.searching(), Limits { turn, ..limits })
}

/// Checks whether the computer has no better prospects than a draw in a game in which its opponent
/// is to move.
///
/// The value is that of a search for the side to move. A search without a choice finds none, and
/// neither does a player of other games.
pub fn is_draw_enough(game: &AnyGame, computer: Stone, value: Option<Verdict>) -> bool {
    match (value, game) {
        (Some(value), _) => value.chance() >= EVEN,
        (None, AnyGame::Rows(game)) => completes_row(game, computer).is_none(),
        (None, AnyGame::Quarto(_)) => true,
    }
}

/// Answers an offer of the side to move, as the computer at this level. It takes at most a second.
pub fn accepts_draw(game: &Game, level: Level, seed: u64) -> bool {
    let value = Arc::new(Mutex::new(None));
    let heard = Arc::clone(&value);
    let ctx = Ctx::new(Stop::default(), move |info| {
        let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        *heard = info.verdict().or(*heard);
    });
    let (level, limits) = quick_search(level, level.limits());
    let Status::ToMove(person) = game.status() else { return false };
    let any = AnyGame::from(game.clone());
    if !is_old_enough(&any) || Levelled::new(level, seed).choose(game, &limits, &ctx).is_err() {
        return false;
    }
    let value = *value.lock().unwrap_or_else(PoisonError::into_inner);
    is_draw_enough(&any, person.opponent(), value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, Variant};

    const SPREAD: [(u8, u8); 4] = [(14, 0), (10, 0), (10, 14), (14, 14)];
    const OPEN_FOUR: [(u8, u8); 4] = [(12, 5), (12, 6), (12, 7), (12, 8)];
    const FAR: [(u8, u8); 4] = [(6, 2), (8, 6), (6, 10), (8, 13)];

    /// Plays 40 moves, of which these are the last ones of both sides. The others make no rows.
    fn game(x: [(u8, u8); 4], o: [(u8, u8); 4]) -> Game {
        let cells = (0..3_u8).flat_map(|row| (0..15_u8).map(move |col| (row, col)));
        let (first, second): (Vec<_>, Vec<_>) =
            cells.partition(|(row, col)| (2 * row + col) % 4 < 2);
        let first = first.into_iter().take(16).chain(x);
        let second = second.into_iter().take(16).chain(o);
        let moves = first.zip(second).flat_map(|(first, second)| [first, second]);
        let moves = moves.map(|(row, col)| Point::new(row, col));
        Game::from_moves(Variant::GOMOKU_15, moves).unwrap()
    }

    fn any(game: &Game) -> AnyGame {
        AnyGame::from(game.clone())
    }

    #[test]
    fn a_draw_is_considered_after_many_moves_or_on_half_a_board() {
        let cells = |variant: Variant, number| {
            let points = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (1, 2), (2, 1)];
            let moves = points.into_iter().take(number).map(|(row, col)| Point::new(row, col));
            is_old_enough(&any(&Game::from_moves(variant, moves).unwrap()))
        };
        assert!(!cells(Variant::TIC_TAC_TOE, 4) && cells(Variant::TIC_TAC_TOE, 5));
        assert!(!cells(Variant::GOMOKU_15, 7));
        assert!(is_old_enough(&any(&game(SPREAD, FAR))));
    }

    #[test]
    fn a_draw_is_enough_unless_the_computer_is_better_off() {
        let game = game(SPREAD, FAR);
        let accepts = |value| is_draw_enough(&any(&game), Stone::Second, Some(value));
        assert!(
            accepts(Verdict::Open(0)) && accepts(Verdict::Open(40)) && accepts(Verdict::Win(9))
        );
        assert!(
            accepts(Verdict::Open(-10))
                && !accepts(Verdict::Open(-100))
                && !accepts(Verdict::Loss(8))
        );
    }

    #[test]
    fn without_a_value_only_a_row_that_can_be_completed_counts() {
        let moves = [(0, 0), (2, 0), (1, 1), (2, 2), (0, 1)];
        let moves = moves.map(|(row, col)| Point::new(row, col));
        let game = Game::from_moves(Variant::TIC_TAC_TOE, moves).unwrap();
        // X can complete its row, and O its own.
        assert!(!is_draw_enough(&any(&game), Stone::Second, None));
        assert!(!is_draw_enough(&any(&game), Stone::First, None));
        let moves = [(0, 0), (1, 1), (2, 2), (0, 1), (2, 1), (2, 0)];
        let moves = moves.map(|(row, col)| Point::new(row, col));
        let game = Game::from_moves(Variant::TIC_TAC_TOE, moves).unwrap();
        assert!(!is_draw_enough(&any(&game), Stone::Second, None));
    }

    #[test]
    fn every_level_refuses_a_draw_in_a_won_game_and_takes_it_in_a_lost_one() {
        let (won, lost) = (game(SPREAD, OPEN_FOUR), game(OPEN_FOUR, SPREAD));
        for level in Level::all() {
            assert!(!accepts_draw(&won, level, 1), "{level}");
            assert!(accepts_draw(&lost, level, 1), "{level}");
        }
    }
}
