use std::time::Duration;

use jiff::civil::date;
use proptest::prelude::*;

use super::*;
use crate::engine::{Limits, Reason, Unwatched, WinKind};
use crate::player::Ctx;
use crate::rules::{
    IllegalMove, Placement, Position, Rule, Shape, Symmetry, Topology, Variant, parse_moves,
    parse_point,
};

/// Generates games in progress with stones close together, on boards of 9x9 and 15x15 under both
/// rules.
pub(super) fn games(most: usize) -> impl Strategy<Value = Game> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..most);
    (prop::bool::ANY, prop::bool::ANY, choices).prop_map(|(is_small, is_exact, choices)| {
        let side = if is_small { 9 } else { 15 };
        let rule = if is_exact { Rule::Standard } else { Rule::Freestyle };
        let shape = Shape::new(side, side, Topology::Plane).unwrap();
        let mut game = Game::new(Variant::new(shape, 5, rule, Placement::Anywhere).unwrap());
        for choice in choices {
            let is_near = |at: &Point| {
                let near = |(stone, _): (Point, Stone)| {
                    stone.row.abs_diff(at.row).max(stone.col.abs_diff(at.col)) < 3
                };
                game.moves().is_empty() || game.stones().any(near)
            };
            let moves: Vec<Point> = game.legal_moves().filter(is_near).collect();
            let status = game.play(moves[choice.index(moves.len())]).unwrap();
            if !matches!(status, Status::ToMove(_)) {
                game.undo();
                break;
            }
        }
        game
    })
}

/// Rotates or reflects the board of a game.
pub(super) fn turned(game: &Game, symmetry: Symmetry) -> Game {
    let shape = game.variant().shape();
    let moves = game.moves().iter().map(|&point| symmetry.apply(point, shape));
    Game::from_moves(game.variant(), moves).unwrap()
}

fn cell(name: &str) -> Point {
    parse_point(name, Variant::GOMOKU_15.shape()).unwrap()
}

fn puzzle(moves: &str, line: &str) -> Puzzle {
    let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
    let line = line.split(' ').map(cell).collect();
    Puzzle::win(game, line, Origin::default()).unwrap()
}

/// Puzzle in which I7 makes two open threes of X's pairs.
fn threes() -> Puzzle {
    puzzle("g7a1h7a15i9o1i10o15", "i7 i11 f7")
}

/// Plays a move of X, and returns the judge's reply.
#[track_caller]
fn play(attempt: &mut Attempt, name: &str) -> JudgeReply {
    let question = attempt.play(cell(name)).unwrap();
    let reply = Judge::default().reply(&question, REPLY_LIMITS, &Unwatched);
    assert!(attempt.hear(&question, reply.clone()));
    reply
}

/// Plays the rest of the line as the judge gives it.
fn finish(attempt: &mut Attempt) {
    for _ in 0..5 {
        let Ok(question) = attempt.play(attempt.left().line()[0]) else { return };
        attempt.hear(&question, Judge::default().reply(&question, REPLY_LIMITS, &Unwatched));
    }
}

#[test]
fn the_whole_win_must_be_found_against_the_best_defence() {
    let mut attempt = Attempt::new(threes());
    let JudgeReply::Defence { point, rest } = play(&mut attempt, "i7") else {
        panic!("{attempt:?}")
    };
    assert_eq!(attempt.game().moves().last(), Some(&point));
    assert_eq!(attempt.left(), &Goal::Win(rest.clone()));
    assert_eq!(attempt.outcome(), None);
    finish(&mut attempt);
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Solved));
    assert_eq!(attempt.play(cell("a15")), Err(IllegalMove::GameOver));
    assert_eq!(attempt.hint(), None);
}

#[test]
fn other_winning_moves_are_accepted_and_wrong_moves_undone() {
    // The line starts with I7, but an open three wins as well, since the other one comes with a
    // four.
    let mut attempt = Attempt::new(threes());
    assert!(matches!(play(&mut attempt, "i8"), JudgeReply::Defence { .. }));
    let mut attempt = Attempt::new(threes());
    assert_eq!(play(&mut attempt, "a8"), JudgeReply::Wrong(Refutation::NoThreat));
    assert_eq!(attempt.game(), threes().game());
    assert_eq!(attempt.tally().mistakes, 1);
    // It can still be solved, but the attempt has failed, which may already be logged.
    assert_eq!((attempt.outcome(), attempt.counts_as()), (None, Some(AttemptOutcome::Failed)));
    let at = date(2026, 11, 22).at(9, 0, 0, 0);
    assert!(LogEntry::of(&attempt, at, Duration::ZERO).is_some());
    finish(&mut attempt);
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Failed));
}

/// Checks the reply to a wrong move of X.
#[track_caller]
fn check_refutation(moves: &str, line: &str, wrong: &str, expected: impl Fn(&Refutation) -> bool) {
    let mut attempt = Attempt::new(puzzle(moves, line));
    let reply = play(&mut attempt, wrong);
    let JudgeReply::Wrong(why) = &reply else { panic!("{reply:?}") };
    assert!(expected(why), "{why:?}");
}

#[test]
fn wrong_moves_are_refuted() {
    // O has a four, which it can complete.
    let four = "h8a1i8a2j8a3k8a4";
    let five = |win: &WinningLine| win.line() == [cell("a5")];
    check_refutation(four, "l8", "o1", |why| matches!(why, Refutation::Loses(win) if five(win)));
    // K8 is the wrong four: the answer is on the cell of the right one.
    let fours = "g8f8h8a1i8a3j9a5j10a7";
    let stones = ["g8", "h8", "i8", "k8"].map(cell);
    let stopped = Refutation::StoppedBy {
        point: cell("j8"),
        reason: Some(Reason::StopsFour(stones.to_vec())),
    };
    check_refutation(fours, "j8 k8 j11", "k8", |why| *why == stopped);
}

#[test]
fn late_answers_are_ignored() {
    let mut attempt = Attempt::new(threes());
    let late = attempt.play(cell("a8")).unwrap();
    let asked = attempt.play(cell("i7")).unwrap();
    assert!(!attempt.hear(&late, JudgeReply::Wrong(Refutation::NoThreat)));
    assert_eq!(attempt.tally(), AttemptTally::default());
    assert_eq!(attempt.game(), &asked.game);
    attempt.withdraw();
    assert_eq!(attempt.game(), threes().game());
    assert!(!attempt.hear(&asked, JudgeReply::Solved));
    assert_eq!(attempt.outcome(), None);
}

#[test]
fn undecided_moves_are_not_mistakes() {
    let mut attempt = Attempt::new(threes());
    let question = attempt.play(cell("a8")).unwrap();
    assert!(attempt.hear(&question, JudgeReply::Undecided));
    assert_eq!((attempt.tally(), attempt.game()), (AttemptTally::default(), threes().game()));
}

#[test]
fn the_known_line_wins_without_time_to_prove_it() {
    const NO_TIME: Limits = Limits { nodes: Some(0), ..REPLY_LIMITS };
    let mut attempt = Attempt::new(threes());
    let question = attempt.play(cell("i7")).unwrap();
    let reply = Judge::default().reply(&question, NO_TIME, &Unwatched);
    let JudgeReply::Defence { point, rest } = &reply else { panic!("{reply:?}") };
    assert_eq!((*point, rest.line()), (cell("i11"), &[cell("f7")][..]));
    let question = attempt.play(cell("h9")).unwrap();
    assert_eq!(Judge::default().reply(&question, NO_TIME, &Unwatched), JudgeReply::Undecided);
}

#[test]
fn each_move_has_three_steps_of_hints() {
    let mut attempt = Attempt::new(threes());
    let by = WinKind::ThreesAndFours;
    let kind = Hint::Kind { winner: Stone::First, by, moves: 2 };
    assert_eq!(attempt.hint(), Some(kind));
    assert_eq!(attempt.hint(), Some(Hint::Stones(["i10", "i9", "g7", "h7"].map(cell).to_vec())));
    for _ in 0..2 {
        assert_eq!(attempt.hint(), Some(Hint::Move(cell("i7"))));
    }
    assert!(attempt.tally().was_told());
    play(&mut attempt, "i7");
    assert!(matches!(attempt.hint(), Some(Hint::Kind { moves: 1, by: WinKind::Fours, .. })));
    finish(&mut attempt);
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Hinted));
}

#[test]
fn giving_up_fails_the_attempt() {
    let mut attempt = Attempt::new(threes());
    attempt.give_up();
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Failed));
    let entry = LogEntry::of(&attempt, date(2026, 11, 22).at(9, 0, 0, 0), Duration::ZERO).unwrap();
    assert_eq!((entry.grade, entry.puzzle), (Grade::Again, threes().id()));
}

/// O must stop a win of X by two fours; only one move does.
fn defence() -> Puzzle {
    let game = parse_moves("h8a1i8a3j8", Variant::GOMOKU_15).unwrap();
    let threat = vec![cell("k8")];
    Puzzle::defence(game, cell("g8"), threat, Origin::default()).unwrap()
}

#[test]
fn every_defence_proved_to_hold_is_accepted() {
    let mut attempt = Attempt::new(defence());
    assert_eq!(attempt.puzzle().side(), Stone::Second);
    assert!(matches!(play(&mut attempt, "o15"), JudgeReply::Wrong(Refutation::Loses(_))));
    let kind = Hint::Kind { winner: Stone::First, by: WinKind::Fours, moves: 1 };
    assert_eq!(attempt.hint(), Some(kind));
    assert_eq!(attempt.hint(), Some(Hint::Stones(["h8", "i8", "j8"].map(cell).to_vec())));
    // The other end also defends.
    assert_eq!(play(&mut attempt, "k8"), JudgeReply::Solved);
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Failed));
}

#[test]
fn of_undecided_defences_only_the_known_one_is_accepted() {
    const NO_TIME: Limits = Limits { nodes: Some(0), ..REPLY_LIMITS };
    for (name, expected) in [("g8", JudgeReply::Solved), ("k8", JudgeReply::Undecided)] {
        let question = Attempt::new(defence()).play(cell(name)).unwrap();
        assert_eq!(Judge::default().reply(&question, NO_TIME, &Unwatched), expected, "{name}");
    }
}

#[test]
fn the_solution_has_reasons() {
    let puzzle = threes();
    let steps = explain(puzzle.game(), puzzle.goal().line());
    assert_eq!(steps.len(), 3);
    assert!(steps.iter().step_by(2).all(|step| step.reason.is_some()), "{steps:?}");
}

#[test]
fn ratings_grow_with_length_and_difficulty() {
    assert_eq!(puzzle("h8a1i8a3j8a5", "k8").rating(), 700);
    assert_eq!(threes().rating(), 600 + 250 + 100);
    assert_eq!(defence().rating(), 600 + 100 + 200);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lines_are_read_back(
        turn in 0..8_usize,
        is_defence in prop::bool::ANY,
        texts in prop::array::uniform4(".*"),
    ) {
        let plain = if is_defence { defence() } else { threes() };
        let symmetry = plain.game().variant().shape().symmetries().nth(turn).unwrap();
        let game = turned(plain.game(), symmetry);
        let turn = |line: &[Point]| -> Vec<Point> {
            line.iter().map(|&point| symmetry.apply(point, game.variant().shape())).collect()
        };
        let [source, first, second, date] = texts;
        let origin = Origin { source, players: [first, second], date };
        let puzzle = match plain.goal() {
            Goal::Win(win) => Puzzle::win(game.clone(), turn(win.line()), origin),
            Goal::Defend { saves, threat } => {
                Puzzle::defence(game.clone(), turn(&[*saves])[0], turn(threat.line()), origin)
            }
        }.unwrap();
        prop_assert_eq!(puzzle.id(), plain.id());
        let line = write_line(&puzzle);
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(line_id(&line), Some(puzzle.id()));
        prop_assert_eq!(read_line(&line), Ok(PuzzleLine::Puzzle(Box::new(puzzle))));
        for cut in (0..line.len()).filter(|&cut| line.is_char_boundary(cut)) {
            prop_assert!(read_line(&line[..cut]).is_err(), "{}", cut);
        }
    }

    #[test]
    fn reading_any_text_never_panics(text in ".*", row in any::<u8>(), col in any::<u8>(), size in any::<u8>()) {
        let _ = (read_line(&text), LogEntry::read(&text), line_id(&text));
        let line = format!(
            r#"{{"size":{size},"rule":0,"moves":[[{row},{col}]],"to_move":"second","line":[[{col},{row}]]}}"#
        );
        let _ = read_line(&line);
    }
}

#[test]
fn positions_with_set_up_stones_are_stored() {
    let stones = [("h8", Stone::First), ("i8", Stone::First), ("j8", Stone::First)];
    let stones = stones.map(|(name, side)| (cell(name), side));
    let start = Position::from_stones(Variant::GOMOKU_15, stones).unwrap();
    let mut game = Game::from_position(start.with_to_move(Stone::First));
    game.play(cell("a1")).unwrap();
    game.play(cell("o15")).unwrap();
    let puzzle = Puzzle::win(game, vec![cell("k8")], Origin::default()).unwrap();
    assert_eq!(read_line(&write_line(&puzzle)), Ok(PuzzleLine::Puzzle(Box::new(puzzle))));
}

/// Checks the error if `that` is replaced by `this` in a line.
#[track_caller]
fn check_refused(that: &str, this: &str, expected: &str) {
    const LINE: &str = r#"{"size":15,"rule":0,"moves":[[7,5],[14,0],[7,6],[14,2],[7,7],[14,4]],"to_move":"first","line":[[7,8]]}"#;
    assert!(read_line(LINE).is_ok() && LINE.contains(that), "{that}");
    assert_eq!(read_line(&LINE.replace(that, this)).unwrap_err().to_string(), expected);
}

#[test]
fn invalid_lines_are_refused_with_the_reason() {
    check_refused("15", "2", "a board cannot have 2 by 2 cells: each side has 3 to 26");
    check_refused("15", "4", "5 in a row do not fit: the longest side of the board has 4 cells");
    check_refused("15", "25", "the solution does not win");
    check_refused(r#""rule":0"#, r#""rule":2"#, "rule is 0, 1, 4, 8 or 9, not 2");
    check_refused("[14,2]", "[15,2]", "move 4: that is off the board");
    check_refused("[14,2]", "[7,6]", "move 4: there is already a stone there");
    check_refused("first", "second", "to_move is not the side to move");
    check_refused(
        "first",
        "nobody",
        "column 87: unknown variant `nobody`, expected `first` or `second`",
    );
    check_refused(
        "first",
        "no\\nbody",
        "column 89: unknown variant `no body`, expected `first` or `second`",
    );
    check_refused("[[7,8]]", "[[8,8]]", "the solution does not win");
    check_refused("15", "256", "column 11: invalid value: integer `256`, expected u8");
    check_refused(r#""size":15,"#, "", "column 92: missing field `size`");
}

#[test]
fn an_open_four_solves_a_puzzle() {
    // X has three in a row: I8 makes a four that cannot be stopped.
    let game = parse_moves("f8a1g8a3h8a5", Variant::GOMOKU_15).unwrap();
    let puzzle = Puzzle::win(game, vec![Point::new(7, 8)], Origin::default()).unwrap();
    let mut attempt = Attempt::new(puzzle);
    let question = attempt.play(Point::new(7, 4)).unwrap();
    let reply = Judge::default().reply(&question, REPLY_LIMITS, &Ctx::quiet());
    attempt.hear(&question, reply);
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Solved));
}

#[test]
fn reflected_positions_have_the_same_id() {
    let id = |moves| parse_moves(moves, Variant::GOMOKU_15).map(|game| PuzzleId::of(&game));
    assert_eq!(id("h8i9g10").unwrap(), id("h8g9i10").unwrap());
    assert_ne!(id("h8i9g10").unwrap(), id("h8i9g11").unwrap());
}

#[test]
fn the_example_of_the_manual_is_written_as_it_is_read() {
    let manual = include_str!("../../docs/formats.md");
    let example = manual.lines().find(|line| line.starts_with("{\"id\"")).unwrap();
    let puzzle = read_line(example).unwrap().into_puzzle().unwrap();
    assert_eq!(write_line(&puzzle).trim_end(), example);
}

#[test]
fn a_line_of_json_is_a_puzzle() {
    let line = r#"{"size":15,"rule":0,"moves":[[7,5],[14,0],[7,6],[14,2],[7,7],[14,4]],"to_move":"first","line":[[7,8]]}"#;
    let PuzzleLine::Puzzle(puzzle) = read_line(line).unwrap() else { panic!("it has a line") };
    assert_eq!(puzzle.rating(), 700);
    let why = read_line(&line.replace("[14,4]", "[7,7]")).unwrap_err();
    assert_eq!(why.to_string(), "move 6: there is already a stone there");
}

#[test]
fn a_line_of_the_log_is_read_back() {
    let line = r#"{"at":"2026-11-22T11:02:03","puzzle":"0123456789abcdef","rating":900,"outcome":"solved","grade":"good","seconds":41}"#;
    let entry = LogEntry::read(line).unwrap();
    assert_eq!(
        (entry.outcome, entry.grade, entry.seconds),
        (AttemptOutcome::Solved, Grade::Good, 41)
    );
    assert_eq!(entry.write(), line);
}

#[test]
fn a_foul_never_solves_a_puzzle() {
    let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
    // F4 is a double three.
    let game = parse_moves("g8f8h8a1i8a3j9a5j10a7d4o1e4o3f5o5f6o7", renju).unwrap();
    let line = ["j8", "k8", "j11"].map(cell).into();
    let mut attempt = Attempt::new(Puzzle::win(game, line, Origin::default()).unwrap());
    let foul = crate::rules::Foul::DoubleThree;
    assert_eq!(play(&mut attempt, "f4"), JudgeReply::Wrong(Refutation::Foul(foul)));
    assert_eq!(attempt.tally().mistakes, 1);
    finish(&mut attempt);
    assert_eq!(attempt.outcome(), Some(AttemptOutcome::Failed), "solved after a mistake");
}
