//! Every task, checked by the solvers, and by the referee alone.

use super::*;
use crate::engine::{SolverResult, WinKind};
use crate::player::Ctx;
use crate::puzzle::{Judge, REPLY_LIMITS, WinningLine};
use crate::rules::{Axis, Point, Position};

fn after(game: &Game, points: &[Point]) -> Game {
    let mut game = game.clone();
    for &point in points {
        game.play(point).unwrap();
    }
    game
}

/// The same stones with another side to move.
fn turned(game: &Game, to_move: Stone) -> Game {
    let position = Position::from_stones(game.variant(), game.stones()).unwrap();
    Game::from_position(position.with_to_move(to_move))
}

/// Free cells that are at most this far from a stone of a side.
fn around(game: &Game, side: Stone, distance: u8) -> Vec<Point> {
    let own: Vec<Point> = game.stones().filter(|it| it.1 == side).map(|it| it.0).collect();
    let is_near = |point: &Point| {
        let to = |it: &Point| it.row.abs_diff(point.row).max(it.col.abs_diff(point.col));
        own.iter().any(|it| to(it) <= distance)
    };
    game.legal_moves().filter(is_near).collect()
}

/// Moves of a side that complete five, found with the rules alone. The other stones of the five
/// are beside the new one.
fn fives(game: &Game, side: Stone) -> Vec<Point> {
    let mut game = turned(game, side);
    let near = around(&game, side, 1);
    let wins = |point: &Point| {
        let is_won = game.play(*point) == Ok(Status::Won(side));
        game.undo();
        is_won
    };
    near.into_iter().filter(wins).collect()
}

/// Moves of a side that make two fives possible along a single axis: open fours. At least three
/// stones of such a five are there already, so one is at most two cells away.
fn open_fours(game: &Game, side: Stone) -> Vec<(Point, Axis)> {
    let game = turned(game, side);
    let axis = |point: Point| {
        let fives = fives(&after(&game, &[point]), side);
        let along = |axis: &Axis| {
            let line = game.variant().shape().line_through(point, *axis, 4);
            fives.iter().filter(|five| line.contains(five)).count() > 1
        };
        Axis::ALL.into_iter().find(along).map(|axis| (point, axis))
    };
    around(&game, side, 2).into_iter().filter_map(axis).collect()
}

fn win(solver: &mut Judge, game: &Game) -> SolverResult<WinningLine> {
    solver.win(game, REPLY_LIMITS, &Ctx::quiet())
}

/// Judgements of all first moves of a lesson, the right and the wrong ones.
fn judged(lesson: &Lesson) -> (Vec<Point>, Vec<(Point, Refuted)>) {
    let mut judge = LessonJudge::default();
    let (mut right, mut wrong) = (Vec::new(), Vec::new());
    for point in lesson.game.legal_moves() {
        let question = lesson.question(after(&lesson.game, &[point]));
        match judge.reply(&question, &Ctx::quiet()) {
            LessonReply::Done | LessonReply::Answer(_) => right.push(point),
            LessonReply::Wrong(refuted) => wrong.push((point, refuted)),
            other => panic!("{point:?}: {other:?}"),
        }
    }
    (right, wrong)
}

/// Checks with the referee that a right first move does what the sentence of the task says.
fn check_right(id: &str, lesson: &Lesson, right: &[Point]) {
    let (us, them) = (lesson.student(), lesson.student().opponent());
    let before = &lesson.game;
    let makes_three = |point: Point| {
        let game = after(before, &[point]);
        fives(&game, us).is_empty() && !open_fours(&game, us).is_empty()
    };
    match lesson.goal {
        LessonGoal::Five => assert_eq!(right, fives(before, us), "{id}"),
        LessonGoal::OpenThree => {
            assert!(right.iter().all(|&point| makes_three(point)), "{id}");
            let missed = before.legal_moves().filter(|point| !right.contains(point));
            assert!(missed.into_iter().all(|point| !makes_three(point)), "{id}");
        }
        LessonGoal::Hold if !fives(before, them).is_empty() => {
            assert_eq!(right, fives(before, them), "{id}");
        }
        LessonGoal::Hold => {
            assert!(!open_fours(before, them).is_empty(), "{id}");
            for &point in right {
                assert!(open_fours(&after(before, &[point]), them).is_empty(), "{id}");
            }
        }
        LessonGoal::HoldAndThreaten => {
            assert!(!open_fours(before, them).is_empty(), "{id}");
            for &point in right {
                assert!(open_fours(&after(before, &[point]), them).is_empty(), "{id}");
                assert!(makes_three(point), "{id}");
            }
        }
        LessonGoal::Win(means) => {
            let SolverResult::Win(shortest) = win(&mut Judge::default(), before) else {
                panic!("{id}: no win")
            };
            for &point in right {
                let game = after(before, &[point]);
                let made = fives(&game, us);
                match means {
                    Means::FourThree => {
                        let [stop] = made[..] else { panic!("{id}: {made:?}") };
                        let game = after(&game, &[stop]);
                        assert!(!open_fours(&game, us).is_empty(), "{id}");
                    }
                    Means::DoubleFour => assert!(made.len() > 1, "{id}"),
                    Means::DoubleThree => {
                        let mut axes: Vec<Axis> =
                            open_fours(&game, us).into_iter().map(|(_, axis)| axis).collect();
                        axes.dedup();
                        assert!(made.is_empty() && axes.len() > 1, "{id}: {point:?}");
                    }
                    Means::Fours | Means::Threats => {}
                }
            }
            match means {
                Means::Fours => {
                    assert_eq!((shortest.by(), shortest.moves()), (WinKind::Fours, 3), "{id}");
                }
                Means::Threats if id == "three-moves" => {
                    assert_eq!(shortest.by(), WinKind::ThreesAndFours, "{id}");
                    assert_eq!(shortest.moves(), 3, "{id}");
                }
                // A won game with a four of the opponent.
                Means::Threats => {
                    assert_eq!(right, fives(before, them), "{id}");
                    assert!(open_fours(before, us).len() > 1, "{id}");
                }
                _ => {}
            }
        }
    }
}

/// Checks with the referee that the moves on the board refute a wrong one.
fn check_refuted(
    id: &str,
    lesson: &Lesson,
    (point, refuted): &(Point, Refuted),
    solver: &mut Judge,
) {
    let point = *point;
    let (us, them) = (lesson.student(), lesson.student().opponent());
    let played = after(&lesson.game, &[point]);
    let name = format!("{id}: {point:?} {refuted:?}");
    let answer = *refuted.line.first().unwrap_or_else(|| panic!("{name}"));
    let answered = after(&played, &[answer]);
    let ended = after(&played, &refuted.line);
    match refuted.why {
        Why::LosesToFive => {
            assert_eq!((refuted.line.len(), ended.status()), (1, Status::Won(them)), "{name}");
        }
        Why::LosesToFour => {
            assert!(fives(&answered, them).len() > 1 && fives(&answered, us).is_empty(), "{name}");
            assert_eq!((refuted.line.len(), ended.status()), (3, Status::Won(them)), "{name}");
        }
        Why::Loses(moves) => {
            assert_eq!(ended.status(), Status::Won(them), "{name}");
            assert!(moves > 1, "{name}");
        }
        Why::NoThree | Why::OnlyHolds => {
            assert!(open_fours(&played, us).is_empty() && fives(&played, us).is_empty(), "{name}");
        }
        Why::Stopped(_) | Why::NoThreat => {
            let is_stopped = match lesson.goal {
                LessonGoal::Five => fives(&answered, us).is_empty(),
                _ => win(solver, &answered) == SolverResult::NoWin,
            };
            assert!(is_stopped, "{name}");
        }
    }
}

#[track_caller]
fn check(id: LessonId) {
    let number = LESSONS.iter().position(|it| it.0 == id).unwrap();
    let lesson = lesson(number).unwrap();
    let (right, wrong) = judged(&lesson);
    let is_task = !right.is_empty() && right.len() < 10 && wrong.len() > 100;
    assert!(is_task, "{id}: {right:?}");
    check_right(id, &lesson, &right);
    let mut solver = Judge::default();
    for wrong in &wrong {
        check_refuted(id, &lesson, wrong, &mut solver);
    }
}

/// Tests each lesson by its own, for several threads: every task is what its sentence says, and
/// every refutation is real.
macro_rules! checked {
    ($($name:ident: $id:literal),* $(,)?) => {
        $(#[test]
        fn $name() {
            check($id);
        })*

        #[test]
        fn every_lesson_is_checked() {
            assert_eq!([$($id),*][..], LESSONS.iter().map(|it| it.0).collect::<Vec<_>>());
        }
    };
}

checked! {
    the_five_is_completed: "five",
    the_four_is_stopped: "stop-four",
    the_gap_is_filled: "gap",
    the_open_three_is_stopped: "open-three",
    the_open_three_is_made: "open-two",
    the_four_with_a_three_wins: "four-three",
    the_double_four_wins: "double-four",
    the_double_three_wins: "double-three",
    one_move_stops_and_threatens: "attack-and-defend",
    the_fours_win: "fours",
    the_threats_win_in_three_moves: "three-moves",
    the_won_game_is_won: "won-game",
}

#[test]
fn hints_lead_to_the_end_of_every_lesson() {
    for (number, (id, _)) in LESSONS.iter().enumerate() {
        let lesson = lesson(number).unwrap();
        let (mut judge, mut game) = (LessonJudge::default(), lesson.game.clone());
        let mut moves = 0;
        loop {
            let question = LessonQuestion::Hint(lesson.goal, game.clone());
            let LessonReply::Hint(hint) = judge.reply(&question, &Ctx::quiet()) else {
                panic!("{id}: no hint")
            };
            assert!(!hint.stones.is_empty(), "{id}");
            game.play(hint.point).unwrap();
            moves += 1;
            match judge.reply(&lesson.question(game.clone()), &Ctx::quiet()) {
                LessonReply::Done => break,
                LessonReply::Answer(answer) => _ = game.play(answer).unwrap(),
                other => panic!("{id}: {other:?}"),
            }
        }
        let expected = if lesson.goal.takes_several_moves() { 2..7 } else { 1..2 };
        assert!(expected.contains(&moves), "{id}: {moves}");
        let is_won = game.status() == Status::Won(lesson.student());
        let wins = matches!(lesson.goal, LessonGoal::Five | LessonGoal::Win(_));
        assert_eq!(is_won, wins, "{id}");
    }
}
