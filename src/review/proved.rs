//! Part of a game that the embedded proof knows.

use crate::player::{Claim, proved};
use crate::rules::{Game, Point};

/// Positions of a game that are proved to be won by the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvedPart {
    /// Number of moves before the first of them.
    pub from: usize,
    /// Index of the first player's move that leads out of them, and the move of the proof, unless
    /// the game ends there or the first player wins by threats from there on.
    pub left: Option<(usize, Point)>,
}

/// Stones up to which the first position is looked for: those of the longest openings.
const OPENING: usize = 10;

impl ProvedPart {
    /// Follows a game through the proof. `None` if no early position of it is proved.
    pub fn of(game: &Game) -> Option<Self> {
        let mut part: Option<Self> = None;
        for (index, position) in positions(game).iter().enumerate() {
            match (part, proved(position)) {
                (None, None) if position.board().stones() > OPENING => return None,
                (None, None) => {}
                (Some(part), None) => return Some(part),
                (known, Some(claim)) => {
                    let from = known.map_or(index, |part| part.from);
                    let played = game.moves().get(index);
                    let left = match claim {
                        Claim::Wins(answer) if played.is_some_and(|&played| played != answer) => {
                            Some((index, answer))
                        }
                        _ => None,
                    };
                    part = Some(Self { from, left });
                }
            }
        }
        part
    }
}

/// Positions of a game from its start on.
fn positions(game: &Game) -> Vec<Game> {
    let mut positions = vec![game.clone()];
    let mut earlier = game.clone();
    while earlier.undo().is_some() {
        // Decisions of an opening make no position of their own.
        if positions.last().is_some_and(|next| next.moves().len() > earlier.moves().len()) {
            positions.push(earlier.clone());
        }
    }
    positions.reverse();
    positions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Stone, Variant, parse_moves};

    fn part(moves: &str) -> Option<ProvedPart> {
        ProvedPart::of(&parse_moves(moves, Variant::GOMOKU_15).unwrap())
    }

    #[test]
    fn a_game_leaves_the_proof_with_a_move_of_the_first_player() {
        let centre = Point::new(7, 7);
        assert_eq!(part(""), Some(ProvedPart { from: 0, left: None }));
        assert_eq!(part("g8"), Some(ProvedPart { from: 0, left: Some((0, centre)) }));
        assert_eq!(part("h8i9"), Some(ProvedPart { from: 0, left: None }));
        let game = parse_moves("h8i9", Variant::GOMOKU_15).unwrap();
        let Some(Claim::Wins(answer)) = proved(&game) else { panic!("it is proved") };
        let left = Some(ProvedPart { from: 0, left: Some((2, answer)) });
        assert_eq!(part("h8i9a1a2"), left);
        let mut game = game;
        game.play(answer).unwrap();
        assert_eq!(ProvedPart::of(&game), Some(ProvedPart { from: 0, left: None }));
    }

    #[test]
    fn other_games_have_no_part() {
        let game = parse_moves("h8i9", Variant::GOMOKU_19).unwrap();
        assert_eq!(ProvedPart::of(&game), None);
    }

    #[test]
    fn a_game_may_come_into_the_proof() {
        let mut known = parse_moves("h8i9", Variant::GOMOKU_15).unwrap();
        let Some(Claim::Wins(answer)) = proved(&known) else { panic!("it is proved") };
        known.play(answer).unwrap();
        // The same stones, the first one last.
        let stones: Vec<_> = known.stones().skip(1).collect();
        let start = Position::from_stones(Variant::GOMOKU_15, stones).unwrap();
        let mut game = Game::from_position(start.with_to_move(Stone::First));
        game.play(Point::new(7, 7)).unwrap();
        assert_eq!(ProvedPart::of(&game), Some(ProvedPart { from: 1, left: None }));
    }
}
