//! Openings by the swap2 rule: an engine's answers as turns of the game.
//!
//! An engine answers three stones, two of them, one, or `SWAP`. One stone is its move as the side to
//! move, which it takes thereby; `SWAP` takes the other side.

use std::collections::VecDeque;

use crate::gomocup::message::Reply;
use crate::rules::opening::{Choice, OpeningRule};
use crate::rules::{Game, Point, Turn};

/// Turns that an engine has decided, and the stones before the next of them.
#[derive(Debug, Default)]
pub struct Swap2Plan {
    stones: Vec<Point>,
    turns: VecDeque<Turn>,
}

/// Checks whether the next act of a game belongs to an opening by swap2.
pub fn is_open(game: &Game) -> bool {
    game.opening_rule() == OpeningRule::Swap2 && game.task().is_some()
}

impl Swap2Plan {
    /// Plans the turns that an answer stands for; `None` if it answers something else.
    pub fn new(game: &Game, answer: &Reply) -> Option<Self> {
        let task = game.task()?;
        // The side that moves next, once the sides are settled.
        let mover = game.side_of(game.moves().len());
        let has_mover = game.holder(mover) == task.seat;
        let [taking_mover, taking_other] =
            if has_mover { [Choice::Keep, Choice::Swap] } else { [Choice::Swap, Choice::Keep] };
        let stones = |points: &[Point]| points.iter().copied().map(Turn::Stone).collect::<Vec<_>>();
        let turns = match (game.moves().len(), answer) {
            (0, Reply::Three(points)) => stones(points),
            (3, Reply::Two(points)) => {
                [vec![Turn::Choose(Choice::PlaceTwo)], stones(points)].concat()
            }
            (3 | 5, Reply::Move(point)) => vec![Turn::Choose(taking_mover), Turn::Stone(*point)],
            (3 | 5, Reply::Swap) => vec![Turn::Choose(taking_other)],
            _ => return None,
        };
        Some(Self { stones: game.moves().to_vec(), turns: turns.into() })
    }

    /// Returns the next turn, if it was planned for this game and is permitted.
    pub fn next(&mut self, game: &Game) -> Option<Turn> {
        let turn = *self.turns.front().filter(|_| self.stones == game.moves())?;
        game.clone().take(turn).ok()?;
        self.turns.pop_front();
        if let Turn::Stone(point) = turn {
            self.stones.push(point);
        }
        Some(turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Stone, Variant};

    fn point(row: u8, col: u8) -> Point {
        Point::new(row, col)
    }

    fn opened() -> Game {
        let mut game = Game::with_opening(Variant::GOMOKU_15, OpeningRule::Swap2).unwrap();
        play(&mut game, &Reply::Three([point(7, 7), point(6, 6), point(7, 9)]));
        game
    }

    /// Plays all turns of an answer.
    #[track_caller]
    fn play(game: &mut Game, answer: &Reply) {
        let mut plan = Swap2Plan::new(game, answer).unwrap();
        while let Some(turn) = plan.next(game) {
            game.take(turn).unwrap();
        }
        assert!(plan.turns.is_empty(), "{plan:?}");
    }

    #[test]
    fn the_second_player_takes_a_side_or_places_two_stones() {
        let mut game = opened();
        assert!(is_open(&game) && game.moves().len() == 3);
        let second = game.task().unwrap().seat;
        let mut kept = game.clone();
        play(&mut kept, &Reply::Move(point(5, 5)));
        assert!(!is_open(&kept) && kept.moves().len() == 4);
        assert_eq!(kept.side_held_by(second), Stone::Second, "it has played the fourth stone");
        let mut swapped = game.clone();
        play(&mut swapped, &Reply::Swap);
        assert_eq!(swapped.side_held_by(second), Stone::First);
        play(&mut game, &Reply::Two([point(1, 1), point(2, 2)]));
        assert!(is_open(&game) && game.moves().len() == 5);
    }

    #[test]
    fn the_first_player_takes_a_side_of_five_stones() {
        let mut game = opened();
        play(&mut game, &Reply::Two([point(1, 1), point(2, 2)]));
        let first = game.task().unwrap().seat;
        let mut other = game.clone();
        play(&mut game, &Reply::Move(point(3, 3)));
        assert_eq!((game.side_held_by(first), game.moves().len()), (Stone::Second, 6));
        play(&mut other, &Reply::Swap);
        assert_eq!(other.side_held_by(first), Stone::First);
    }

    #[test]
    fn answers_to_something_else_are_no_plan() {
        let game = opened();
        for answer in [Reply::Ok, Reply::Three([point(0, 0), point(0, 1), point(0, 2)])] {
            assert!(Swap2Plan::new(&game, &answer).is_none());
        }
        // A cell that is taken ends the plan.
        let mut plan = Swap2Plan::new(&game, &Reply::Move(point(7, 7))).unwrap();
        let mut game = game;
        game.take(plan.next(&game).unwrap()).unwrap();
        assert_eq!(plan.next(&game), None);
    }
}
