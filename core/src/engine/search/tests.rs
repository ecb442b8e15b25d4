use std::sync::atomic::{AtomicU32, Ordering};

use fastrand::Rng;

use super::*;
use crate::engine::eval::Classical;
use crate::engine::movegen::{Stage, candidates};
use crate::engine::tests::game;
use crate::engine::{TranspositionTable, Unwatched, Verdict};
use crate::rules::{Game, Placement, Point, Rule, Shape, Topology, Variant};

fn variant(width: u8, height: u8, rule: Rule) -> Variant {
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

fn search(game: &Game, limits: Limits, watch: &dyn Watch) -> Option<SearchResult> {
    let position = Position::of(game).unwrap();
    let mut tt = TranspositionTable::new(1 << 20);
    Worker::<Classical>::new(position, tt.share(), &mut ThreadData::default(), limits, watch).run()
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[track_caller]
fn check(picture: &str, best: &[(u8, u8)], verdict: impl Fn(Verdict) -> bool) {
    let game = game(Variant::GOMOKU_15, picture);
    let choice = search(&game, nodes(5_000), &Unwatched).unwrap();
    let point = (choice.best.row, choice.best.col);
    assert!(best.contains(&point), "{choice:?}");
    assert!(choice.info.verdict().is_some_and(verdict), "{choice:?}");
    assert_eq!(choice.info.pv().first(), Some(&choice.best));
}

#[test]
fn completing_a_five_comes_first() {
    let both = ". . . . . . .\n. O X X X X .\n. . O O O O .\nX . . . . . .";
    check(both, &[(1, 6)], |verdict| verdict == Verdict::Win(1));
}

#[test]
fn a_five_is_stopped() {
    let four = ". . . . . . . . .\n. O X X X X . . .\n. . O . O . . . .";
    // It is the only move, so nothing is searched.
    let choice = search(&game(Variant::GOMOKU_15, four), nodes(5_000), &Unwatched).unwrap();
    assert_eq!(choice.best, Point::new(1, 6));
    assert_eq!((choice.info.lines, choice.info.nodes), (Vec::new(), 0));
}

#[test]
fn one_of_two_threatened_fives_is_stopped() {
    let open = ". . . . . . . . .\n. . X X X X . . .\n. . . . . . . . .\n. O . . O . O . .";
    check(open, &[(1, 1), (1, 6)], |verdict| verdict == Verdict::Loss(2));
}

#[test]
fn an_open_four_is_made() {
    let three = ". . . . . . . . .\n. . X X X . . . .\n. . . . . . . . .\n. O . . O . O . .";
    check(three, &[(1, 1), (1, 5)], |verdict| verdict == Verdict::Win(3));
}

#[test]
fn an_open_three_is_answered() {
    let three = ". . . . . . . . .\n. . . . . . . . .\n. . . . X X X . .\n. . . . . . . . .\n. O . . . . . . O";
    let moves = [(2, 2), (2, 3), (2, 7), (2, 8)];
    let game = game(Variant::GOMOKU_15, three);
    let choice = search(&game, nodes(3_000), &Unwatched).unwrap();
    assert!(moves.contains(&(choice.best.row, choice.best.col)), "{choice:?}");
}

#[test]
fn the_search_ends_if_all_moves_but_one_lose() {
    let picture = "\
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . O . .
        . . . . . . O . X O .
        . . . . . . . X X . X
        . . . . . . . X . O .";
    let game = game(Variant::GOMOKU_15, picture);
    let position = Position::of(&game).unwrap();
    let moves = candidates(&position, Stage::of(&position));
    assert!(moves.len() > 1, "one has to look ahead to see it");
    let choice = search(&game, nodes(100_000), &Unwatched).unwrap();
    assert_eq!(choice.best, Point::new(8, 9));
    assert!(choice.info.nodes < 60_000 && choice.info.depth() < 12, "{choice:?}");
    assert!(matches!(choice.info.verdict(), Some(Verdict::Open(_))), "{choice:?}");
    for square in moves.iter().filter(|square| square.point() != choice.best) {
        let mut other = game.clone();
        other.play(square.point()).unwrap();
        let answer = search(&other, nodes(100_000), &Unwatched).unwrap();
        assert!(matches!(answer.info.verdict(), Some(Verdict::Win(_))), "{square:?}: {answer:?}");
    }
}

/// A stone on 2,5 makes two fours.
const CROSS: &str = ". . . . . . . .\n. . . . O . . .\n. O X X X . . .\n. . . . . . . .\n. . O . . X . .\n. . . . . X . .\n. . . . . X O .\n. . . . . O . O";

#[test]
fn a_win_by_fours_is_found_to_its_end() {
    check(CROSS, &[(2, 5)], |verdict| verdict == Verdict::Win(3));
}

#[test]
fn fours_are_searched_unless_the_evaluation_fails_high() {
    let position = Position::of(&game(Variant::GOMOKU_15, CROSS)).unwrap();
    let (mut tt, mut thread) = (TranspositionTable::new(1 << 16), ThreadData::default());
    let mut search =
        Worker::<Classical>::new(position, tt.share(), &mut thread, nodes(1_000), &Unwatched);
    assert_eq!(search.quiescence(70, 69, 70, 1), 70);
    assert!(search.quiescence(70, 70, 71, 1) >= MATE_IN_MAX_PLY);
}

#[test]
fn mate_distance_pruning_keeps_a_block_that_makes_an_open_four() {
    let picture = "\
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X O O O O . . .
        . . . . . . X . .
        . . . . . . X . .
        . . . . . . X . .
        . . . . . . . . .";
    let position = Position::of(&game(Variant::GOMOKU_15, picture)).unwrap();
    assert!(matches!(Stage::of(&position), Stage::Forced(_)));
    let (mut tt, mut thread) = (TranspositionTable::new(1 << 16), ThreadData::default());
    let mut search =
        Worker::<Classical>::new(position, tt.share(), &mut thread, nodes(1_000), &Unwatched);
    // As if a win with two more plies were already known.
    let known = mate_in(1 + 5);
    assert_eq!(search.search::<false>(1, known, known + 1, 4, false), mate_in(1 + 3));
}

#[test]
fn a_forced_node_passes_on_the_previous_evaluation() {
    let four = ". . . . . . . . .\n. O X X X X . . .\n. . O . O . . . .";
    let position = Position::of(&game(Variant::GOMOKU_15, four)).unwrap();
    assert!(matches!(Stage::of(&position), Stage::Forced(_)));
    // The evaluation two plies earlier; the first plies have none.
    for (ply, before, expected) in [(3, 123, 123), (1, 123, NO_EVAL)] {
        let (mut tt, mut thread) = (TranspositionTable::new(1 << 16), ThreadData::default());
        let position = position.clone();
        let mut search =
            Worker::<Classical>::new(position, tt.share(), &mut thread, nodes(1_000), &Unwatched);
        search.static_evals[1] = before;
        search.search::<false>(ply, 0, 1, 1, false);
        assert_eq!(search.static_evals[ply], expected);
    }
}

#[test]
fn killers_are_quiet_moves() {
    let open_two = ". . . . . . .\n. . . . . . .\n. . . X X . .\n. . . . . . .\n. O . . . . O";
    let scattered = ". . . . . . .\n. . . . . . .\n. . . X . . .\n. . . . . O .\n. O . . X . .";
    for (picture, is_quiet) in [(open_two, false), (scattered, true)] {
        let position = Position::of(&game(Variant::GOMOKU_15, picture)).unwrap();
        let (mut tt, mut thread) = (TranspositionTable::new(1 << 16), ThreadData::default());
        let mut search = Worker::<Classical>::new(
            position.clone(),
            tt.share(),
            &mut thread,
            nodes(1_000),
            &Unwatched,
        );
        // The first move fails high.
        assert!(search.search::<true>(1, -6_000, -5_000, 1, false) >= -5_000);
        let best = search.pv[1][0];
        let us = position.to_move();
        let threat = position.threat(best, us).max(position.threat(best, us.opponent()));
        assert_eq!(threat < Threat::OpenThree, is_quiet, "{best:?}");
        assert!(search.thread.history.butterfly(best, us) > 0);
        assert_eq!(search.thread.history.killers(1)[0], is_quiet.then_some(best));
    }
}

#[test]
fn a_four_that_builds_nothing_is_not_lasting() {
    let lasting = Threat::ALL.into_iter().filter(|&threat| is_lasting(threat));
    let threes = [Threat::OpenThree, Threat::OpenThreePlus, Threat::DoubleThree];
    let fours = [
        Threat::FourPlus,
        Threat::FourThree,
        Threat::FourDoubleThree,
        Threat::OpenFour,
        Threat::Five,
    ];
    assert!(lasting.eq(threes.into_iter().chain(fours)));
}

#[test]
fn late_moves_are_pruned_at_the_root_but_not_lost() {
    let game = game(Variant::GOMOKU_15, ". . . .\n. X . .\n. . O .\n. . . .");
    let position = Position::of(&game).unwrap();
    let moves = candidates(&position, Stage::of(&position)).len();
    for ply in [0, 1] {
        let (mut tt, mut thread) = (TranspositionTable::new(1 << 16), ThreadData::default());
        let limits = Limits::default();
        let mut search =
            Worker::<Classical>::new(position.clone(), tt.share(), &mut thread, limits, &Unwatched);
        search.search::<true>(ply, -INFINITE, INFINITE, 1, false);
        assert!(search.nodes < moves as u64 / 2, "{} {moves}", search.nodes);
        if ply == 0 {
            let searched = usize::try_from(search.nodes).unwrap() - 1;
            assert_eq!(search.root_moves_left, searched + 1);
        }
    }
}

#[test]
fn a_node_limit_makes_results_reproducible() {
    let mut random = Rng::with_seed(4);
    for rule in [Rule::Freestyle, Rule::Standard] {
        let mut game = Game::new(variant(15, 15, rule));
        while game.moves().len() < 7 {
            let _ = game.play(Point::new(random.u8(4..11), random.u8(4..11)));
        }
        let first = search(&game, nodes(3_000), &Unwatched).unwrap();
        let second = search(&game, nodes(3_000), &Unwatched).unwrap();
        assert_eq!(first, second);
        assert!(first.info.nodes < 3_000 + 2_000, "{first:?}");
    }
}

/// Stops the search at this poll.
struct Impatient(AtomicU32);

impl Watch for Impatient {
    fn is_stopped(&self) -> bool {
        let left = self.0.load(Ordering::Relaxed);
        self.0.store(left.saturating_sub(1), Ordering::Relaxed);
        left == 0
    }
}

#[test]
fn a_stopped_search_has_a_legal_move() {
    let mut random = Rng::with_seed(5);
    for looks in 0..12 {
        for (width, height) in [(5, 5), (15, 15), (20, 7)] {
            let mut game = Game::new(variant(width, height, Rule::Freestyle));
            while game.moves().len() < 6 {
                let _ = game.play(Point::new(random.u8(..height), random.u8(..width)));
            }
            let watch = Impatient(AtomicU32::new(looks));
            let choice = search(&game, Limits::default(), &watch).unwrap();
            assert!(game.check(choice.best).is_ok());
            assert!(choice.info.nodes < u64::from(looks + 2) * 40_000, "{choice:?}");
        }
    }
}

#[test]
fn a_time_limit_ends_the_search() {
    /// Clock that advances a millisecond with every poll.
    struct Fast(AtomicU32);
    impl Watch for Fast {
        fn elapsed(&self) -> Duration {
            Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed).into())
        }
    }
    let game = game(Variant::GOMOKU_15, ". .\n. X");
    let watch = Fast(AtomicU32::new(0));
    let limits = Limits { turn: Some(Duration::from_millis(50)), ..Limits::default() };
    let choice = search(&game, limits, &watch).unwrap();
    assert!(game.check(choice.best).is_ok());
    assert!(watch.0.load(Ordering::Relaxed) < 40);
}

#[test]
fn a_full_board_is_played_to_its_end() {
    // On 5x5 neither side can force a win.
    let mut game = Game::new(variant(5, 5, Rule::Standard));
    let mut moves = 0;
    while let crate::rules::Status::ToMove(_) = game.status() {
        let choice = search(&game, nodes(300), &Unwatched).unwrap();
        game.play(choice.best).unwrap();
        moves += 1;
    }
    assert!(moves >= 9);
}

/// Compares each evaluation of the search with one from scratch.
struct Checked {
    rule: Rule,
    evaluator: Classical,
}

impl Evaluate for Checked {
    fn of(rule: Rule) -> Self {
        Self { rule, evaluator: Classical::of(rule) }
    }

    fn evaluate(&mut self, position: &Position) -> i32 {
        let value = self.evaluator.evaluate(position);
        assert_eq!(value, Classical::of(self.rule).evaluate(position), "{position:?}");
        value
    }
}

#[test]
fn incremental_evaluations_are_correct_at_every_node() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let game = game(variant(15, 15, rule), ". . .\n. X X\n. O .");
        let position = Position::of(&game).unwrap();
        let mut tt = TranspositionTable::new(1 << 16);
        let mut thread = ThreadData::default();
        let limits = nodes(4_000);
        let search = Worker::<Checked>::new(position, tt.share(), &mut thread, limits, &Unwatched);
        assert!(game.check(search.run().unwrap().best).is_ok());
    }
}
