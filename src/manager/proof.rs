//! End of a game that is proved to be won.

use crate::player::{Claim, Solver, Unwatched, proved};
use crate::rules::{Game, Stone};

/// Positions in the search for a win by threats after each move.
const NODES: u64 = 1_000;

/// Returns the side that is proved to win: by the embedded proof, or because the side to move wins
/// by threats.
pub fn winner(game: &Game) -> Option<Stone> {
    let mover = game.status().to_move()?;
    match proved(game) {
        Some(Claim::Wins(_)) => Some(mover),
        Some(Claim::Loses) => Some(mover.opponent()),
        None => Solver::of(game).ok()?.win(NODES, &Unwatched).map(|_| mover),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rule, Variant, parse_moves};

    fn winner_after(moves: &str, rule: Rule) -> Option<Stone> {
        winner(&parse_moves(moves, Variant::GOMOKU_15.with_rule(rule)).unwrap())
    }

    #[test]
    fn a_win_by_threats_is_one_of_the_side_to_move() {
        // X has an open three, first with X to move, then with O.
        let won = "h8a1i8a15j8o1";
        assert_eq!(winner_after(won, Rule::Renju), Some(Stone::First));
        assert_eq!(winner_after("h8a1i8a15j8", Rule::Renju), None);
        assert_eq!(winner_after("h8i9", Rule::Renju), None);
    }

    #[test]
    fn the_embedded_proof_counts_for_both_sides() {
        assert_eq!(winner_after("h8", Rule::Freestyle), Some(Stone::First));
        assert_eq!(winner_after("h8a1", Rule::Freestyle), Some(Stone::First));
    }

    #[test]
    fn finished_games_have_no_proof() {
        assert_eq!(winner_after("h8a1i8a2j8a3k8a4l8", Rule::Freestyle), None);
    }
}
