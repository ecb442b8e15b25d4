mod agree;

use fastrand::Rng;
use proptest::prelude::*;

use super::*;
use crate::game::{GameKind, Target};
use crate::player::{NoMove, Stop, WinKind};
use crate::rules::opening::{Choice, OpeningRule};
use crate::rules::{
    BySide, Coordinates, Game, Placement, Point, Position, Rule, Shape, Status, Stone, Topology,
    Turn, Variant, parse_moves,
};

/// Effort for builds without optimisation: defences are tried against fours only.
const EFFORT: Effort = Effort {
    rounds: &[Round {
        proof: ProofLimits { win: 300, defence: &[(100, 20)], without_threat: false },
        search: 1_000,
    }],
    turning_point: None,
    better: 1_000,
};

/// Effort for property tests. Most of the time goes into the search, whose depth does not matter to
/// them.
const SHALLOW: Effort =
    Effort { rounds: &[Round { search: 100, ..EFFORT.rounds[0] }], better: 100, ..EFFORT };

fn game(moves: &str) -> Game {
    parse_moves(moves, Variant::GOMOKU_15).unwrap()
}

fn review(game: &Game, winner: Option<Stone>) -> Report {
    review_with(EFFORT, game, winner)
}

fn review_with(effort: Effort, game: &Game, winner: Option<Stone>) -> Report {
    let mut review = Review::new(game.clone(), winner, effort).unwrap();
    review.run(1, &Stop::default(), |_| {});
    assert!(review.is_finished());
    review.report()
}

fn words(report: &Report) -> String {
    Words::new(GameKind::Rows(Variant::GOMOKU_15), Coordinates::Letters).turning_point(report)
}

fn comment(report: &Report, index: usize) -> Option<String> {
    Words::new(GameKind::Rows(Variant::GOMOKU_15), Coordinates::Letters).moved(report, index)
}

fn cell(name: &str) -> Point {
    Coordinates::Letters.parse(name, Variant::GOMOKU_15.shape()).unwrap()
}

/// X has an open three after its third move, which O overlooks.
const THREE: &str = "h8a1i8c15j8o3k8g8l8";

#[test]
fn overlooking_an_open_three_loses() {
    let report = review(&game(THREE), None);
    assert_eq!(report.winner, Some(Stone::First));
    assert_eq!(report.turning_point, TurningPoint::Move(5));
    let said = words(&report);
    let expected = "Move 6 was the losing move. After O3, X wins with G8. \
                    Only G8 and K8 are not proved to lose.";
    assert!(said.starts_with(expected), "{said}");
    assert_eq!(report.positions[6].chance, Some(Chance { chance: 1.0, basis: Basis::Proved }));
    assert_eq!(report.positions[7].proof, Some(Proof::Loss));
    let lost = &report.moves[5];
    let refutation = lost.refutation.as_ref().unwrap();
    assert_eq!((refutation.claim, refutation.pv.len()), (Claim::Wins(WinKind::Fours), 1));
    let better = lost.better.as_ref().unwrap();
    assert!(matches!(better.reason, Some(crate::player::Reason::StopsOpenThree(_))), "{better:?}");
    // Several moves would have stopped it; one of them must be found.
    let Some(Proof::Open(Some(defences))) = &report.positions[5].proof else {
        panic!("{report:?}")
    };
    assert!((2..=12).contains(&defences.all().count()), "{defences:?}");
    let lesson = report.lessons.iter().find(|lesson| lesson.index == 5).unwrap();
    let LessonGoal::Defend { point, threat: Some(_) } = lesson.goal else { panic!("{lesson:?}") };
    assert_eq!(Some(&Target::Cell(point)), better.variation.pv.first());
}

/// O wins by a long sequence of threats that X does not stop.
const ONLY: &str = "h8g7h9j8h10h7h11h12g10i7f7h6k9f8e9i6g9i5j4i8i4i9";

#[test]
fn the_only_defence_is_reported_as_a_lesson() {
    let report = review(&game(ONLY), None);
    assert_eq!(report.turning_point, TurningPoint::Move(10));
    let expected = "Move 11 was the losing move. After F7, O wins in 4 moves by threes and fours. \
                    J7 was the only defence.";
    assert_eq!(words(&report), expected);
    assert!(comment(&report, 10).unwrap().starts_with(expected));
    let lesson = report.lessons.iter().find(|lesson| lesson.index == 10).unwrap();
    assert_eq!(lesson.side, Stone::First, "{lesson:?}");
    let LessonGoal::Defend { point, threat: Some(threat) } = &lesson.goal else {
        panic!("{lesson:?}")
    };
    assert_eq!(*point, cell("j7"));
    assert!(threat.moves() > 0);
}

#[test]
fn a_move_that_loses_like_the_one_played_is_not_better() {
    let report = review(&game(ONLY), None);
    // I5 is the only move not proved to lose, but a search refutes it.
    let moved = &report.moves[14];
    assert_eq!((moved.mark, &moved.better), (None, &None));
    assert!(matches!(report.positions[14].outlook, Outlook::Lost(Basis::Searched { .. })));
    let delaying = moved.delaying.as_ref().unwrap();
    assert_eq!(delaying.variation.pv[0], Target::Cell(cell("i5")));
    let said = comment(&report, 14).unwrap();
    let expected = "I5 only delays the loss: the opponent still wins in 7 moves.";
    assert!(said.starts_with("X was lost before this move (search depth 6)."), "{said}");
    assert!(said.ends_with(expected), "{said}");
}

#[test]
fn only_moves_and_long_wins_are_marked() {
    let only = "h8g9i9f8j10g7k11l12j11g8g10";
    let report = review(&game(only), None);
    let marks = |wanted: MoveMark| -> Vec<usize> {
        let moves = report.moves.iter();
        let moves = moves.filter(|moved| moved.mark == Some((wanted, Basis::Proved)));
        moves.map(|moved| moved.index).collect()
    };
    assert_eq!(marks(MoveMark::OnlyMove), [10]);
    assert_eq!(report.sides.first.only_moves, 1);
    let said = comment(&report, 10);
    assert_eq!(said.as_deref(), Some("Only move: every other move is proved to lose."));
    let is_found = |lesson: &&Lesson| {
        let played = report.moves[lesson.index].played.cell().unwrap();
        matches!(lesson.goal, LessonGoal::Defend { point, .. } if point == played)
    };
    let found = report.lessons.iter().filter(is_found);
    assert_eq!(found.map(|lesson| lesson.index).collect::<Vec<_>>(), [10]);
    // It is none if the game shows that it loses, too.
    let report = review(&game(&format!("{only}h6e9f7i10")), None);
    assert_eq!(report.positions[10].proof, Some(Proof::Loss));
    assert_eq!(report.moves[10].mark, None);

    let report = review(&game(ONLY), None);
    let (mark, basis) = report.moves[11].mark.unwrap();
    assert!(matches!(mark, MoveMark::GoodFind(Length { moves: GOOD_FIND.., .. })), "{mark:?}");
    assert_eq!(basis, Basis::Proved);
}

#[test]
fn a_win_not_played_is_missed() {
    // X does not make a four of its open three; O then stops it, and the game is not decided.
    let report = review(&game("h8a1i8c15j8o3a15k8"), None);
    let length = Length { moves: 1, by: WinKind::Fours };
    assert_eq!(report.moves[6].mark, Some((MoveMark::MissedWin(length), Basis::Proved)));
    assert_eq!(report.sides.first.missed_wins, 1);
    let said = comment(&report, 6).unwrap();
    assert!(said.starts_with("Missed win in 1 by fours (proved)."), "{said}");
    assert!(said.contains("This wins: G8.") || said.contains("This wins: K8."), "{said}");
    let lesson = &report.lessons[0];
    assert_eq!(lesson.index, 6);
    assert!(matches!(&lesson.goal, LessonGoal::Win(win) if win.moves() == 1));
}

#[test]
fn resigning_before_a_loss_is_proved_is_reported() {
    let unclear = game("h8i9j8");
    let report = review(&unclear, Some(Stone::First));
    assert_eq!(report.turning_point, TurningPoint::NotProved);
    assert_eq!(words(&report), "It is not proved that O was lost when the game ended.");
    // Two moves after the error, it is proved.
    let clear = game("h8a1i8c15j8o3k8");
    assert_eq!(review(&clear, Some(Stone::First)).turning_point, TurningPoint::Move(5));
    assert_eq!(review(&clear, None).turning_point, TurningPoint::NobodyLost);
    assert_eq!(review(&clear, Some(Stone::Second)).turning_point, TurningPoint::NotProved);
}

#[test]
fn the_result_on_the_board_takes_precedence() {
    let report = review(&game(THREE), Some(Stone::Second));
    assert_eq!(report.winner, Some(Stone::First));
}

#[test]
fn a_game_lost_from_the_start_has_no_turning_point() {
    let stones = [3, 4, 5, 6].map(|col| (Point::new(7, col), Stone::First));
    let start = Position::from_stones(Variant::GOMOKU_15, stones).unwrap();
    let mut game = Game::from_position(start.with_to_move(Stone::Second));
    for cell in [(7, 7), (7, 2)] {
        game.play(Point::new(cell.0, cell.1)).unwrap();
    }
    let report = review(&game, None);
    assert_eq!(report.turning_point, TurningPoint::Start);
    assert_eq!(words(&report), "O was lost from the start: every move is proved to lose.");
    assert_eq!(report.sides.second.accuracy, None, "it had no choice");
}

#[test]
fn unsupported_games_have_no_review() {
    let large: Variant = "26x26-5-renju".parse().unwrap();
    let error = Review::new(Game::new(large), None, EFFORT).unwrap_err();
    assert_eq!(error, NoMove::Unsupported(GameKind::Rows(large)));
}

#[test]
fn a_game_without_moves_has_an_empty_review() {
    let report = review(&game(""), None);
    assert_eq!((report.positions.len(), report.moves.len(), report.lessons.len()), (1, 0, 0));
    assert_eq!(report.turning_point, TurningPoint::NobodyLost);
}

#[test]
fn a_stopped_review_ends_with_fewer_findings() {
    let stop = Stop::default();
    let mut all = Review::new(game(ONLY), None, EFFORT).unwrap();
    let mut heard = 0;
    all.run(1, &stop, |review| {
        heard += 1;
        if review.progress().done == 3 {
            stop.stop();
        }
    });
    assert_eq!(heard, 3);
    assert!(!all.is_finished());
    let report = all.report();
    assert_eq!(report.turning_point, TurningPoint::Unknown);
    assert!(report.positions[0].proof.is_none() && report.positions[21].proof.is_some());
    // A stopped task returns no answer rather than a wrong one.
    let task = Review::new(game(ONLY), None, EFFORT).unwrap().next_task().unwrap();
    let mut other = Review::new(game(ONLY), None, EFFORT).unwrap();
    other.next_task();
    other.take(task.run(&stop));
    assert!(other.report().positions.iter().all(|before| before.evaluation.is_none()));
}

#[test]
fn new_findings_move_the_turning_point_only_back() {
    let effort = Effort {
        turning_point: Some((
            ProofLimits { win: 1_000, defence: &[(300, 20)], without_threat: false },
            3,
        )),
        ..EFFORT
    };
    let mut review = Review::new(game(ONLY), None, effort).unwrap();
    let mut last = usize::MAX;
    let mut done = 0;
    review.run(1, &Stop::default(), |review| {
        if let TurningPoint::Move(index) = review.report().turning_point {
            assert!(index <= last, "from {last} to {index}");
            last = index;
        }
        let progress = review.progress();
        assert_eq!(progress.done, done + 1);
        assert!(progress.done <= progress.all, "{progress:?}");
        done = progress.done;
    });
    assert!(last < usize::MAX);
    let ReviewProgress { done, all } = review.progress();
    assert_eq!(done, all);
}

/// Plays random moves near the middle of a random board, possibly to the end.
fn random_game(seed: u64) -> Game {
    let mut random = Rng::with_seed(seed);
    let shape = Shape::new(random.u8(5..=20), random.u8(5..=20), Topology::Plane).unwrap();
    let rule = if random.bool() { Rule::Freestyle } else { Rule::Standard };
    let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
    let mut game = Game::new(variant);
    let middle = shape.centre();
    for _ in 0..random.usize(0..24) {
        let near = game
            .legal_moves()
            .filter(|at| at.row.abs_diff(middle.row) < 4 && at.col.abs_diff(middle.col) < 4);
        let near: Vec<Point> = near.collect();
        let Some(&at) = random.choice(&near) else { break };
        if !matches!(game.play(at), Ok(Status::ToMove(_))) {
            break;
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_result_of_a_review_depends_only_on_the_game(seed in any::<u64>(), side in 0..3_u8) {
        let game = random_game(seed);
        let winner = [None, Some(Stone::First), Some(Stone::Second)][usize::from(side)];
        let expected = review_with(SHALLOW, &game, winner);
        // On two threads, and with answers in a different order.
        let mut threads = Review::new(game.clone(), winner, SHALLOW).unwrap();
        threads.run(2, &Stop::default(), |_| {});
        prop_assert_eq!(threads.report(), expected.clone());
        let mut review = Review::new(game, winner, SHALLOW).unwrap();
        let mut random = Rng::with_seed(seed);
        let mut out = Vec::new();
        loop {
            out.extend(std::iter::from_fn(|| review.next_task()).take(random.usize(1..9)));
            if out.is_empty() {
                break;
            }
            let task = out.swap_remove(random.usize(..out.len()));
            review.take(task.run(&Stop::default()));
        }
        prop_assert!(review.is_finished());
        prop_assert_eq!(review.report(), expected);
    }

    #[test]
    fn reports_are_consistent(seed in any::<u64>()) {
        let game = random_game(seed);
        let report = review_with(SHALLOW, &game, None);
        let moves = game.moves().len();
        prop_assert_eq!((report.moves.len(), report.positions.len()), (moves, moves + 1));
        let is_chance = |number: f64| (0.0..=1.0).contains(&number);
        for moved in &report.moves {
            prop_assert_eq!((moved.played, moved.side), (Target::Cell(game.moves()[moved.index]), game.side_of(moved.index)));
            prop_assert!(is_chance(moved.cost));
            let is_error = moved.mark.is_some_and(|(mark, _)| mark.is_error());
            let is_turning = report.turning_point == TurningPoint::Move(moved.index);
            prop_assert!(is_error || is_turning || moved.better.is_none());
            // Better moves and continuations are legal.
            let mut before = game.clone();
            while before.moves().len() > moved.index {
                before.undo();
            }
            for (line, is_after) in [
                (moved.better.as_ref().map(|better| &better.variation), false),
                (moved.refutation.as_ref(), true),
            ] {
                let mut game = before.clone();
                if is_after {
                    game.play(moved.played.cell().unwrap()).unwrap();
                }
                for &at in line.iter().flat_map(|line| &line.pv) {
                    prop_assert!(game.play(at.cell().unwrap()).is_ok(), "{:?} of {:?}", at, line);
                }
            }
        }
        for side in [report.sides.first, report.sides.second] {
            prop_assert!(side.accuracy.is_none_or(|accuracy| (0.0..=100.0).contains(&accuracy)));
        }
        let words = Words::new(GameKind::Rows(game.variant()), Coordinates::Letters);
        prop_assert!(words.turning_point(&report).ends_with('.'));
        for index in 0..=moves {
            prop_assert!(words.moved(&report, index).is_none_or(|said| said.ends_with('.')));
        }
    }
}

#[test]
fn a_side_is_described_in_one_line() {
    let words = Words {
        players: Some(BySide { first: "Ada", second: "Bob" }),
        ..Words::new(GameKind::Rows(Variant::GOMOKU_15), Coordinates::Numbers)
    };
    let side =
        SideReport { blunders: 2, only_moves: 1, accuracy: Some(70.6), ..SideReport::default() };
    assert_eq!(words.side(Stone::First, &side), "Ada: 2 blunders, 1 only move, accuracy 71%");
    assert_eq!(words.side(Stone::Second, &SideReport::default()), "Bob: no mistakes");
}

#[test]
fn stones_of_an_opening_are_not_judged() {
    let mut game = Game::with_opening(Variant::GOMOKU_15, OpeningRule::Swap2).unwrap();
    for point in [Point::new(0, 0), Point::new(7, 7), Point::new(14, 14)] {
        game.play(point).unwrap();
    }
    game.take(Turn::Choose(Choice::Keep)).unwrap();
    game.play(Point::new(7, 8)).unwrap();
    assert_eq!(super::facts::forced(&game), [true, true, true, false]);
}

#[test]
fn a_pass_is_no_move_of_a_review() {
    let mut game = Game::new(Variant::GOMOKU_15.with_rule(Rule::Renju));
    game.play(Point::new(7, 7)).unwrap();
    game.pass().unwrap();
    game.play(Point::new(7, 8)).unwrap();
    assert_eq!(super::facts::forced(&game), [false, false]);
}
