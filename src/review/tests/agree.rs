//! Marks, headline and comments of a review agree with each other, in games of weak players.

use super::*;
use crate::player::{Ctx, Level, Levelled, Limits, Player as _, Solver, Unwatched, Verdict};

const GAMES: u64 = 200;

/// Limits with which 200 games take seconds in builds without optimisation.
const QUICK: Effort = Effort {
    rounds: &[Round {
        proof: ProofLimits { win: 50, defence: &[(20, 20)], without_threat: false },
        search: 40,
    }],
    turning_point: None,
    better: 80,
};

/// Plays a game of the lowest levels on a small board, from five random stones near the middle.
/// Every fourth game ends early, as if the side to move had resigned.
fn weak_game(seed: u64) -> (Game, Option<Stone>) {
    let mut random = Rng::with_seed(seed);
    let shape = Shape::new(13, 13, Topology::Plane).unwrap();
    let rule = if seed.is_multiple_of(5) { Rule::Standard } else { Rule::Freestyle };
    let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
    let mut game = Game::new(variant);
    while game.moves().len() < 5 {
        let _ = game.play(Point::new(random.u8(5..8), random.u8(5..8)));
    }
    let level = |number| Levelled::new(Level::new(number).unwrap(), seed);
    let mut players = [level(random.u8(1..=2)), level(random.u8(1..=2))];
    let most = if seed.is_multiple_of(4) { random.usize(8..16) } else { 20 };
    let mut moves = 5;
    while let Status::ToMove(side) = game.status() {
        if moves == most {
            return (game, Some(side.opponent()));
        }
        let player = &mut players[side as usize];
        let at = player.choose(&game, &Limits::default(), &Ctx::quiet()).unwrap();
        game.play(at).unwrap();
        moves += 1;
    }
    (game, None)
}

/// Returns the game before the move with this index.
fn before(game: &Game, index: usize) -> Game {
    let mut before = game.clone();
    while before.moves().len() > index {
        before.undo();
    }
    before
}

/// Checks that the opponent has no short win after the move, by a solver of its own.
fn holds(game: &Game, at: Point) -> bool {
    let mut game = game.clone();
    game.play(at).unwrap();
    !matches!(game.status(), Status::ToMove(_))
        || Solver::of(&game).unwrap().win(50, &Unwatched).is_none()
}

fn check(seed: u64) -> TurningPoint {
    let (game, winner) = weak_game(seed);
    let report = review_with(QUICK, &game, winner);
    let words = Words::new(GameKind::Rows(game.variant()), Coordinates::Letters);
    let headline = words.turning_point(&report);
    let outlook = |index: usize| report.positions[index].outlook;
    let lost_after = match report.turning_point {
        TurningPoint::Move(index) | TurningPoint::Since(index) => Some(index + 1),
        TurningPoint::Start => Some(0),
        TurningPoint::NobodyLost | TurningPoint::NotProved => None,
        TurningPoint::Unknown => panic!("{seed}: the review is finished"),
    };
    // From then on, the game is lost.
    for index in lost_after.into_iter().flat_map(|first| first..report.positions.len()) {
        let is_winner = Some(report.positions[index].to_move) == report.winner;
        let fits = if is_winner { outlook(index).is_won() } else { outlook(index).is_lost() };
        assert!(fits, "{seed}: position {index} {:?}", report.positions[index]);
    }
    let mut counts = BySide::<usize>::default();
    for moved in &report.moves {
        let index = moved.index;
        let comment = words.moved(&report, index).unwrap_or_default();
        let told = || format!("{seed}: {headline} / {comment} / {moved:#?}");
        let is_turning = report.turning_point == TurningPoint::Move(index);
        let mark = moved.mark.map(|(mark, _)| mark);
        let is_error = mark.is_some_and(MoveMark::is_error);
        if is_error {
            *counts.of_mut(moved.side) += 1;
        }
        // The losing move has the mark of an error, and its comment begins with the headline.
        assert!(!is_turning || is_error, "{}", told());
        assert_eq!(is_turning, comment.starts_with(&headline), "{}", told());
        assert_eq!(is_turning, comment.contains("losing move"), "{}", told());
        let word = match mark {
            Some(MoveMark::Blunder) => "Blunder",
            Some(MoveMark::Mistake) => "Mistake",
            Some(MoveMark::MissedWin(_)) => "Missed win ",
            Some(MoveMark::OnlyMove) => "Only move: ",
            Some(MoveMark::GoodFind(_)) => "Good find: ",
            None => "",
        };
        assert!(comment.contains(word), "{}", told());
        assert!(!comment.contains("from 0% to 0%"), "{}", told());
        // Marks fit the cost.
        let fits = match mark {
            Some(MoveMark::Blunder) => moved.cost >= BLUNDER,
            Some(MoveMark::Mistake) => (MISTAKE..BLUNDER).contains(&moved.cost) || is_turning,
            Some(MoveMark::MissedWin(_)) => !outlook(index + 1).is_lost(),
            Some(MoveMark::GoodFind(_)) => outlook(index + 1).is_lost(),
            Some(MoveMark::OnlyMove) => true,
            None => moved.cost < MISTAKE || !is_open(&report, index),
        };
        assert!(fits, "{}", told());
        // A move of a side that was lost already is no error, and no other one is better.
        if outlook(index).is_lost() {
            assert!(!is_error && moved.better.is_none(), "{}", told());
            assert!(!comment.contains("better") && !comment.contains("Better"), "{}", told());
        } else {
            assert!(moved.delaying.is_none() && !comment.contains("only delays"), "{}", told());
        }
        if let Some(Better { variation: Variation { pv, claim }, .. }) = &moved.better {
            let loses = matches!(claim, Claim::Searched { verdict: Verdict::Loss(_), .. });
            assert!(!loses && pv[0] != moved.played, "{}", told());
            // A move with hardly a chance is not called better.
            let is_hardly = claim.chance().chance < MISTAKE;
            let is_called = comment.contains("was better") || comment.contains("Better: ");
            assert!(!is_hardly || !is_called, "{}", told());
            assert!(holds(&before(&game, index), pv[0].cell().unwrap()), "{}", told());
        }
        assert!(!is_turning || moved.better.is_some(), "{}", told());
        // The headline names a move only if that had a chance, or all but a few are proved to lose.
        if let (true, Some(Better { variation, .. })) = (is_turning, &moved.better) {
            let are_few = matches!(
                &report.positions[index].proof,
                Some(Proof::Open(Some(defences))) if defences.are_few()
            );
            assert!(are_few || variation.claim.chance().chance >= MISTAKE, "{}", told());
        }
    }
    for side in [Stone::First, Stone::Second] {
        let SideReport { missed_wins, mistakes, blunders, .. } = *report.sides.of(side);
        assert_eq!(missed_wins + mistakes + blunders, *counts.of(side), "{seed}");
        assert_eq!(words.side(side, report.sides.of(side)).contains("no mistakes"), {
            let SideReport { only_moves, good_finds, .. } = *report.sides.of(side);
            counts.of(side) + only_moves + good_finds == 0
        });
    }
    report.turning_point
}

fn is_open(report: &Report, index: usize) -> bool {
    matches!(report.positions[index].proof, Some(Proof::Open(_)))
        && report.positions[index + 1].proof.is_some()
}

/// Checks these games, which are worth a review: at least half have a losing move.
fn check_all(seeds: std::ops::Range<u64>) {
    let games = seeds.end - seeds.start;
    let found: Vec<TurningPoint> = seeds.map(check).collect();
    let losing = found.iter().filter(|it| matches!(it, TurningPoint::Move(_))).count();
    assert!(losing as u64 >= games / 2, "{losing}: {found:?}");
}

// In two parts, for two threads.

#[test]
fn mark_headline_and_comment_of_a_move_agree() {
    check_all(0..GAMES / 2);
}

#[test]
fn mark_headline_and_comment_agree_in_other_games() {
    check_all(GAMES / 2..GAMES);
}
