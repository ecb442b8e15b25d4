//! Move generation: the urgency of a position, and the moves worth trying.

use super::board::{Bitboard, Position, Square};
use super::patterns::Threat;
use super::score::{Score, mate_in, mated_in};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Win(Square),
    Forced(Square),
    Lost,
    OpenFour(Square),
    Defend,
    Quiet,
}

/// Answers of the side to move to a four of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The only square that stops it.
    Only(Square),
    /// One of several squares, which blocked fives allow.
    First(Square),
    /// Nothing stops it, or only a foul does.
    None,
}

impl Answer {
    #[inline]
    pub fn of(position: &Position) -> Self {
        let us = position.to_move();
        let attacker = us.opponent();
        if position.blocks_fives() {
            let answers = position.answers(attacker);
            return match answers.first() {
                Some(answer) if answers.len() == 1 => Self::Only(answer),
                answer => answer.map_or(Self::None, Self::First),
            };
        }
        match position.squares(attacker, Threat::Five).first() {
            Some(answer) if position.count(attacker, Threat::Five) == 1 => {
                if position.is_foul(answer, us) { Self::None } else { Self::Only(answer) }
            }
            _ => Self::None,
        }
    }
}

impl Stage {
    #[inline]
    pub fn of(position: &Position) -> Self {
        let us = position.to_move();
        let them = us.opponent();
        let first = |side, threat| {
            if position.count(side, threat) == 0 {
                return None;
            }
            position.squares(side, threat).first()
        };
        if let Some(square) = first(us, Threat::Five) {
            return Self::Win(square);
        }
        if position.count(them, Threat::Five) > 0 {
            return match Answer::of(position) {
                Answer::Only(square) | Answer::First(square) => Self::Forced(square),
                Answer::None => Self::Lost,
            };
        }
        if let Some(square) = first(us, Threat::OpenFour) {
            return Self::OpenFour(square);
        }
        if position.count(them, Threat::OpenFour) > 0 { Self::Defend } else { Self::Quiet }
    }

    /// Score at this ply if the end is in sight without a search.
    #[inline]
    pub fn end(self, position: &Position, ply: usize) -> Option<Score> {
        match self {
            Self::Win(_) => Some(mate_in(ply + 1)),
            Self::Lost => Some(mated_in(ply + 2)),
            Self::OpenFour(_) => Some(mate_in(ply + 3)),
            // The move that stops the five may make a four that cannot be stopped.
            Self::Forced(square) => {
                let own = position.threat(square, position.to_move());
                (own >= Threat::OpenFour).then_some(mate_in(ply + 3))
            }
            Self::Defend | Self::Quiet => position.wins_in_five_plies().then_some(mate_in(ply + 5)),
        }
    }
}

/// Moves worth trying, some of which may be fouls. Empty if the board is full, or if nothing stops
/// an unstoppable four.
pub fn candidates(position: &Position, stage: Stage) -> Bitboard {
    let us = position.to_move();
    match stage {
        Stage::Forced(_) if position.blocks_fives() => position.answers(us.opponent()),
        Stage::Win(square) | Stage::Forced(square) | Stage::OpenFour(square) => {
            Bitboard::from_iter([square])
        }
        Stage::Defend => position.defences_to_all(us.opponent()).union(&position.fours(us)),
        // The opponent may overlook the other one, so one five is stopped anyway.
        Stage::Lost => *position.squares(us.opponent(), Threat::Five),
        Stage::Quiet => near(position),
    }
}

/// Legal moves of a side that must move. If nothing helps, all are equally bad. Empty only if the
/// board is full, or every free square is a foul.
pub fn root_candidates(position: &Position, stage: Stage) -> Bitboard {
    let all = [candidates(position, stage), near(position), *position.free()];
    let mut legal = all.into_iter().map(|moves| position.legal(moves));
    legal.find(|moves| !moves.is_empty()).unwrap_or_default()
}

/// Free squares near stones. On an empty board the middle, or failing that every free square.
fn near(position: &Position) -> Bitboard {
    let near = position.near();
    if !near.is_empty() {
        return near;
    }
    let middle = Square::new(position.shape().centre());
    if position.is_free(middle) { Bitboard::from_iter([middle]) } else { *position.free() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::tests;
    use crate::engine::vcf::{SolverResult, Vcf};
    use crate::rules::{Game, Placement, Point, Rule, Shape, Stone, Topology, Variant};

    /// Parses a picture with `X` to move; `+` marks the relevant squares.
    fn position(picture: &str) -> (Position, Bitboard) {
        let start = tests::position(Variant::GOMOKU_15, picture).with_to_move(Stone::First);
        let position = Position::of(&Game::from_position(start)).unwrap();
        (position, tests::cells(picture, "+").into_iter().map(Square::new).collect())
    }

    /// Checks the stage, the moves that are marked, and the score at ply 10.
    #[track_caller]
    fn check(picture: &str, stage: impl Fn(Square) -> Stage, score: Option<Score>) {
        let (position, marked) = position(picture);
        let found = Stage::of(&position);
        assert_eq!(found, stage(marked.first().unwrap_or_default()));
        assert_eq!(found.end(&position, 10), score);
        if !marked.is_empty() {
            assert_eq!(candidates(&position, found), marked);
        }
    }

    #[test]
    fn fives_come_first() {
        check(". . . . . .\n. O X X X X + .\n. O O O O . .", Stage::Win, Some(mate_in(11)));
        check(". . . . . .\n. X O O O O + .\n. X X X . .", Stage::Forced, None);
        check(". . . . . .\n. + O O O O + .\n. X X X . .", |_| Stage::Lost, Some(mated_in(12)));
    }

    #[test]
    fn stopping_a_five_may_win() {
        let open_four = "
            . . . . . . . .
            . . . . . . . .
            X O O O O + . .
            . . . . . X . .
            . . . . . X . .
            . . . . . X . .
            . . . . . . . .";
        check(open_four, Stage::Forced, Some(mate_in(13)));
        // A four that can be stopped does not.
        let four = open_four
            .replace("X . .\n            . . . . . . . .", "X . .\n            . . . . . O . .");
        check(&four, Stage::Forced, None);
    }

    #[test]
    fn unstoppable_fours_come_next() {
        // The first square that makes one.
        let four = ". . . . . . .\n. + X X X . .\n. . . . . . .\n. . O O O . .";
        check(four, Stage::OpenFour, Some(mate_in(13)));
        let two_fours = ". . . . . . .\nO X X X + . .\n. . . . X . .\n. . . . X . .\n. . . . X . .\n. . . . O . .";
        check(two_fours, Stage::OpenFour, Some(mate_in(13)));
    }

    #[test]
    fn an_open_three_leaves_its_ends_and_own_fours() {
        check(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . + O O O + . .
            . . . . . . . . .
            . . . . . . . . .
            O X X X + + . . .",
            |_| Stage::Defend,
            None,
        );
    }

    #[test]
    fn lost_positions_have_moves_only_at_the_root() {
        let (position, _) = position(
            "
            . . . . . . . .
            . . O O O . . .
            . . . . . . . .
            . . O O O . . .
            . . . . . . . .
            X . . X . . . X",
        );
        let stage = Stage::of(&position);
        assert_eq!(stage, Stage::Defend);
        assert!(candidates(&position, stage).is_empty());
        assert_eq!(root_candidates(&position, stage), near(&position));
    }

    #[test]
    fn two_threes_win_if_the_opponent_has_no_four() {
        let two_threes = "
            . . . . . . . . .
            . . . . . . . . .
            . . . X X . . . .
            . . . . . X . . .
            . . . . . X . . .
            . . . . . . . . .
            . . . . . . . . .
            O . O . . . . . .";
        let quiet = |_| Stage::Quiet;
        check(two_threes, quiet, Some(mate_in(15)));
        let with_a_four = two_threes.replace("O . O . .", "X O O O .");
        check(&with_a_four, quiet, None);
    }

    #[test]
    fn a_four_and_three_win_unless_the_four_is_stopped_with_a_four() {
        let four_three = "
            . . . . . . . . .
            . . . . . . . . .
            O X X X . . . . .
            . . . . . X . . .
            . . . . . X . . .
            . . . . . . . . .
            . . . . . . . . .
            O . O . . . . . .";
        let quiet = |_| Stage::Quiet;
        check(four_three, quiet, Some(mate_in(15)));
        // A four elsewhere is too late.
        let elsewhere = four_three.replace("O . O . .", "X O O O .");
        check(&elsewhere, quiet, Some(mate_in(15)));
        // Stopping the four makes one.
        let on_its_line = "
            . . . . . . . . .
            . . . . . . . . .
            O X X X . . . . .
            . . . . O X . . .
            . . . . O X . . .
            . . . . O . . . .
            . . . . X . . . .
            O . O . . . . . .";
        check(on_its_line, quiet, None);
    }

    /// Checks on random positions that a four and three declared won wins by fours, and that every
    /// move loses if none is said to help.
    #[test]
    fn results_claimed_without_a_search_are_correct() {
        let mut random = fastrand::Rng::with_seed(1);
        let (mut wins, mut losses) = ([0; 2], 0);
        for game in 0..16_000 {
            let shape = Shape::new(10, 10, Topology::Plane).unwrap();
            let rule = if game % 2 == 0 { Rule::Freestyle } else { Rule::Standard };
            let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
            let mut position = Position::new(variant).unwrap();
            for _ in 0..random.usize(10..30) {
                let near: Vec<_> = near(&position).iter().collect();
                position.place(*random.choice(&near).unwrap());
                if !matches!(Stage::of(&position), Stage::Quiet | Stage::Defend) {
                    position.undo();
                }
            }
            let (us, stage) = (position.to_move(), Stage::of(&position));
            if !matches!(stage, Stage::Quiet | Stage::Defend) {
                continue;
            }
            if position.wins_in_five_plies() && position.count(us, Threat::FourThree) > 0 {
                wins[usize::from(stage == Stage::Defend)] += 1;
                let found = Vcf::default().wins(&mut position, 3, 1_000);
                assert_eq!(found, SolverResult::Win(()), "{position:?}");
            }
            if candidates(&position, stage).is_empty() {
                losses += 1;
                for square in position.free().iter().collect::<Vec<_>>() {
                    position.place(square);
                    assert!(matches!(Stage::of(&position), Stage::OpenFour(_)), "{position:?}");
                    position.undo();
                }
            }
        }
        assert!(wins[0] > 100 && wins[1] > 100 && losses > 100, "{wins:?} {losses}");
    }

    #[test]
    fn otherwise_free_squares_near_stones_are_tried() {
        let (empty, _) = position(".");
        let middle = Square::new(Point::new(7, 7));
        assert_eq!(candidates(&empty, Stage::of(&empty)), Bitboard::from_iter([middle]));
        let (one, _) = position(". . . . .\n. . . . .\n. . . . .\n. . . . O");
        let moves = candidates(&one, Stage::of(&one));
        assert_eq!(moves, one.stones().neighbours().intersection(one.free()));
        assert_eq!(moves.len(), 24 + 8);
    }
}
