use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use fastrand::Rng;

use super::*;
use crate::engine::tests::game;
use crate::engine::{
    Evaluator, Info, Line, Position, Search, ThreadData, TranspositionTable, Unwatched, Verdict,
    Watch,
};
use crate::rules::{Game, Placement, Point, Rule, Shape, Status, Topology, Variant};

fn variant(side: u8, rule: Rule) -> Variant {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

fn analyse(game: &Game, lines: usize, limits: Limits, watch: &dyn Watch) -> SearchResult {
    let position = Position::of(game).unwrap();
    let (mut tt, mut vct) = (TranspositionTable::new(1 << 20), Vct::new(1 << 20));
    let mut thread = ThreadData::default();
    Search::new(Evaluator::Classical, position, tt.share(), &mut thread, limits, watch)
        .analyse(lines, &mut vct)
        .unwrap()
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Lists the first moves and the verdicts of the lines.
fn lines(result: &SearchResult) -> Vec<((u8, u8), Verdict)> {
    let of = |line: &Line| ((line.pv[0].row, line.pv[0].col), line.verdict);
    result.info.lines.iter().map(of).collect()
}

/// Plays a game of some stones in the middle of the board, which is not over.
fn random_game(variant: Variant, stones: usize, random: &mut Rng) -> Game {
    let side = variant.shape().width();
    let mut game = Game::new(variant);
    while game.moves().len() < stones {
        let mut at = || random.u8(side / 4..side - side / 4);
        let point = Point::new(at(), at());
        let before = game.clone();
        if !matches!(game.play(point), Ok(Status::ToMove(_))) {
            game = before;
        }
    }
    game
}

/// Checks the properties of every report.
#[track_caller]
fn check_lines(game: &Game, wanted: usize, info: &Info) {
    let Info { lines, .. } = info;
    assert!(lines.len() <= wanted, "{info:?}");
    let first: BTreeSet<_> = lines.iter().map(|line| line.pv[0]).collect();
    assert_eq!(first.len(), lines.len(), "two lines begin alike: {info:?}");
    for line in lines {
        let mut game = game.clone();
        for &point in &line.pv {
            game.play(point).unwrap_or_else(|why| panic!("{why} in {line:?}"));
        }
        assert!(line.depth > 0, "{line:?}");
    }
    // Proved wins are not searched again. The others are searched depth by depth.
    let is_win = |line: &&Line| matches!(line.verdict, Verdict::Win(_));
    let open = lines.iter().skip_while(is_win);
    let order = open.map(|line| (line.depth, line.verdict));
    assert!(order.is_sorted_by(|one, next| one >= next), "{info:?}");
    let wins = lines.iter().take_while(is_win);
    assert!(wins.is_sorted_by(|one, next| one.verdict >= next.verdict), "{info:?}");
}

/// Collects all reports.
#[derive(Default)]
struct Listener(Mutex<Vec<Info>>);

impl Watch for Listener {
    fn report(&self, info: &Info) {
        self.0.lock().unwrap().push(info.clone());
    }
}

#[test]
fn lines_are_legal_distinct_and_sorted_in_every_report() {
    let mut random = Rng::with_seed(12);
    for (side, stones) in [(15, 1), (15, 8), (9, 20), (20, 11), (6, 15), (15, 24)] {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let game = random_game(variant(side, rule), stones, &mut random);
            for wanted in [1, 3, 5] {
                let listener = Listener::default();
                let result = analyse(&game, wanted, nodes(6_000), &listener);
                let reports = listener.0.into_inner().unwrap();
                for info in &reports {
                    check_lines(&game, wanted, info);
                }
                assert_eq!(reports.last(), Some(&result.info));
                assert_eq!(result.info.pv().first(), Some(&result.best));
            }
        }
    }
}

#[test]
fn a_complete_iteration_has_all_lines_best_first() {
    let mut random = Rng::with_seed(13);
    for stones in [2, 7, 12] {
        let game = random_game(variant(15, Rule::Freestyle), stones, &mut random);
        let result = analyse(&game, 5, depth(4), &Unwatched);
        let is_won = matches!(result.info.verdict(), Some(Verdict::Win(_)));
        let is_whole = result.info.lines.iter().all(|line| line.depth == 4);
        assert!(result.info.lines.len() == 5 && (is_won || is_whole), "{result:?}");
        assert!(result.info.lines.is_sorted_by(|one, next| one.verdict >= next.verdict));
    }
}

#[test]
fn one_line_ends_like_the_search_for_a_move() {
    let mut random = Rng::with_seed(14);
    let class = |verdict: Option<Verdict>| match verdict {
        Some(verdict) => i32::from(verdict.is_win()) - i32::from(verdict.is_loss()),
        None => panic!("nothing was searched"),
    };
    let mut decided = 0;
    for number in 0..40 {
        let rule = [Rule::Freestyle, Rule::Standard][number % 2];
        let game = random_game(variant(12, rule), 10 + number / 2, &mut random);
        let position = Position::of(&game).unwrap();
        let (mut tt, mut thread) = (TranspositionTable::new(1 << 20), ThreadData::default());
        let played = Search::new(
            Evaluator::Classical,
            position,
            tt.share(),
            &mut thread,
            depth(7),
            &Unwatched,
        )
        .run()
        .unwrap();
        let Some(verdict) = played.info.verdict() else { continue };
        if matches!(verdict, Verdict::Open(_)) {
            // The analysis looks further ahead for forced wins.
            continue;
        }
        decided += 1;
        for wanted in [1, 3] {
            let result = analyse(&game, wanted, depth(7), &Unwatched);
            assert_eq!(class(result.info.verdict()), class(Some(verdict)), "{played:?} {result:?}");
        }
    }
    assert!(decided > 10, "{decided}");
}

#[test]
fn no_line_contradicts_the_solvers() {
    let mut random = Rng::with_seed(15);
    let (mut won, mut lost) = (0, 0);
    for number in 0..20 {
        let game = random_game(variant(15, Rule::Freestyle), 10 + number % 11, &mut random);
        let mut position = Position::of(&game).unwrap();
        let found = Vct::new(1 << 20).solve(&mut position, SolverLimits::nodes(2_000));
        let result = analyse(&game, 3, depth(5), &Unwatched);
        if let SolverResult::Win(_) = found {
            won += 1;
            assert!(matches!(result.info.verdict(), Some(Verdict::Win(_))), "{result:?}");
        }
        for line in &result.info.lines {
            position.place(Square::new(line.pv[0]));
            let answer = Vct::new(1 << 20).solve(&mut position, SolverLimits::nodes(2_000));
            position.undo();
            let is_lost = matches!(answer, SolverResult::Win(_));
            lost += u32::from(is_lost);
            assert!(!is_lost || !matches!(line.verdict, Verdict::Win(_)), "{line:?}: {answer:?}");
        }
    }
    assert!(won > 5 && lost > 5, "{won} {lost}");
}

#[test]
fn if_one_stone_wins_the_lines_are_all_such_stones() {
    let both_ends = ". . . . . . .\n. . X X X X .\n. . . . . . .\nO . O . O . O";
    let result = analyse(&game(Variant::GOMOKU_15, both_ends), 3, nodes(1_000), &Unwatched);
    assert_eq!(lines(&result), [((1, 1), Verdict::Win(1)), ((1, 6), Verdict::Win(1))]);
    let result = analyse(&game(Variant::GOMOKU_15, both_ends), 1, nodes(1_000), &Unwatched);
    assert_eq!(lines(&result), [((1, 1), Verdict::Win(1))]);

    let three = ". . . . . . . . .\n. . X X X . . . .\n. . . . . . . . .\n. O . . O . O . .";
    let result = analyse(&game(Variant::GOMOKU_15, three), 3, nodes(1_000), &Unwatched);
    assert_eq!(lines(&result), [((1, 1), Verdict::Win(3)), ((1, 5), Verdict::Win(3))]);
}

#[test]
fn if_nothing_helps_each_line_stops_one_of_the_fives() {
    let open = ". . . . . . . . .\n. . X X X X . . .\n. . . . . . . . .\n. O . . O . O . .";
    let result = analyse(&game(Variant::GOMOKU_15, open), 3, nodes(1_000), &Unwatched);
    assert_eq!(lines(&result), [((1, 1), Verdict::Loss(2)), ((1, 6), Verdict::Loss(2))]);
    let pv = |index: usize| result.info.lines[index].pv[1];
    assert_eq!((pv(0), pv(1)), (Point::new(1, 6), Point::new(1, 1)));
}

#[test]
fn a_forced_move_is_the_only_line_and_is_searched() {
    let four = ". . . . . . . . .\n. O X X X X . . .\n. . O . O . . . .";
    let result = analyse(&game(Variant::GOMOKU_15, four), 3, depth(5), &Unwatched);
    let [line] = &result.info.lines[..] else { panic!("{result:?}") };
    assert_eq!((line.depth, line.pv[0]), (5, Point::new(1, 6)));
    assert!(matches!(line.verdict, Verdict::Open(_)));
}

#[test]
fn a_win_by_fours_is_reported_first_with_its_whole_line() {
    let cross = ". . . . . . . .\n. . . . O . . .\n. O X X X . . .\n. . . . . . . .\n. . O . . X . .\n. . . . . X . .\n. . . . . X O .\n. . . . . O . O";
    let listener = Listener::default();
    let result = analyse(&game(Variant::GOMOKU_15, cross), 3, Limits::default(), &listener);
    let first = listener.0.into_inner().unwrap().swap_remove(0);
    assert_eq!(first.verdict(), Some(Verdict::Win(3)));
    assert_eq!(first.pv(), [Point::new(2, 5)]);
    assert_eq!(result.info.verdict(), Some(Verdict::Win(3)));
}

/// Only a proof ends these analyses.
#[test]
fn a_proved_result_ends_the_analysis() {
    let by_threes = "\
        X . . . . . . O
        . . . . . . . .
        . . . . X . . .
        . . . . X . . .
        . . X X . . . .
        . . . . . . . .
        . . . . . . . .
        O . . . . . . O";
    let result = analyse(&game(Variant::GOMOKU_15, by_threes), 3, Limits::default(), &Unwatched);
    assert!(matches!(result.info.verdict(), Some(Verdict::Win(_))), "{result:?}");
    assert_eq!(result.info.lines.len(), 3);
    let is_settled = |line: &Line| {
        line.verdict.is_win() || line.verdict.is_loss() || line.depth == DEPTH_BESIDE_WIN
    };
    assert!(result.info.lines.iter().all(is_settled), "{result:?}");

    // A three and a four beside it: whichever is stopped, the other one wins.
    let lost = "\
        . . . . . . . . .
        . . . . . . . . .
        . . X X X . . . .
        . . . . . . . . .
        O . . . . X . . .
        . O . . . X . . .
        . . O . . X . . O
        . . . . . . . . .
        . . . . . . . . O";
    let result = analyse(&game(Variant::GOMOKU_15, lost), 3, Limits::default(), &Unwatched);
    assert!(matches!(result.info.verdict(), Some(Verdict::Loss(_))), "{result:?}");
}

#[test]
fn proved_lines_are_reported_to_their_end() {
    let mut random = Rng::with_seed(16);
    let (mut whole, mut proved) = (0, 0);
    for number in 0..20 {
        let game = random_game(variant(15, Rule::Freestyle), 14 + number % 7, &mut random);
        let result = analyse(&game, 3, depth(8), &Unwatched);
        for line in &result.info.lines {
            let (Verdict::Win(plies) | Verdict::Loss(plies)) = line.verdict else { continue };
            let mut position = Position::of(&game).unwrap();
            line.pv.iter().for_each(|&point| position.place(Square::new(point)));
            proved += 1;
            // Up to the five, or to the four that cannot be stopped.
            let is_lost = Stage::of(&position) == Stage::Lost;
            whole += u32::from(is_lost || line.pv.len() == usize::from(plies));
            assert!(line.pv.len() <= usize::from(plies), "{line:?}");
        }
    }
    assert!(proved > 20 && whole * 10 >= proved * 9, "{whole} of {proved}");
}

/// Stops the analysis at this poll.
struct Impatient(AtomicU32);

impl Watch for Impatient {
    fn is_stopped(&self) -> bool {
        let left = self.0.load(Ordering::Relaxed);
        self.0.store(left.saturating_sub(1), Ordering::Relaxed);
        left == 0
    }
}

#[test]
fn a_stopped_analysis_has_complete_lines() {
    let mut random = Rng::with_seed(17);
    for polls in (0..12).chain([40, 80]) {
        for side in [5, 15] {
            let game = random_game(variant(side, Rule::Freestyle), 6, &mut random);
            let watch = Impatient(AtomicU32::new(polls));
            let result = analyse(&game, 3, Limits::default(), &watch);
            assert!(game.check(result.best).is_ok());
            check_lines(&game, 3, &result.info);
            assert!(result.info.nodes < u64::from(polls + 2) * 2_000, "{polls}: {result:?}");
        }
    }
}

#[test]
fn a_board_with_few_free_cells_has_few_lines() {
    // A draw, with two cells left.
    let full = "\
        X X O O X
        O O X X O
        X X O O X
        O O X X O
        X X O . .";
    let game = game(variant(5, Rule::Freestyle), full);
    let result = analyse(&game, 5, Limits::default(), &Unwatched);
    let draws = [((4, 3), Verdict::Open(0)), ((4, 4), Verdict::Open(0))];
    assert_eq!(lines(&result), draws);
}
