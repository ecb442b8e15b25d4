//! Puzzles, checked by a checker that knows only the rules.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

// Both are shared with the tests of the solvers.
#[path = "solver/checker.rs"]
mod checker;
#[path = "solver/fours.rs"]
mod fours;
#[path = "solver/prover.rs"]
mod prover;

use std::collections::{HashMap, HashSet};

use checker::{Claim, Place, check_line};
use fastrand::Rng;
use fours::shortest_by_fours;
use gomoku::engine::{
    Limits, Position, SolverLimits, SolverResult, Square, Unwatched, Vcf, Vct, WinKind,
};
use gomoku::puzzle::{
    Attempt, AttemptOutcome, Deck, Goal, Judge, JudgeReply, Origin, Puzzle, PuzzleFinder,
    Refutation,
};
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Status, Topology, Variant};
use prover::Prover;

/// Set in optimised builds, which have time for many positions.
const IS_FAST: bool = !cfg!(debug_assertions);
/// Maximum number of requests for one proof.
const PATIENCE: u32 = if IS_FAST { 1_000 } else { 30 };

const LIMITS: Limits = Limits {
    nodes: Some(if IS_FAST { 1_000_000 } else { 3_000 }),
    turn: None,
    left: None,
    depth: None,
};

/// Checks whether the puzzle is solved: a win, and in an unoptimised build one of some that are
/// short.
fn is_tried(index: usize, puzzle: &Puzzle) -> bool {
    let Goal::Win(win) = puzzle.goal() else { return false };
    let is_short = win.by() == WinKind::Fours || win.moves() < 3;
    IS_FAST || is_short && index.is_multiple_of(8)
}

#[test]
fn the_lines_of_all_puzzles_solve_them() {
    let mut judge = Judge::default();
    let deck = Deck::first_collection();
    let tried = (0..).zip(deck.puzzles()).filter(|(index, puzzle)| is_tried(*index, puzzle));
    for (_, puzzle) in tried {
        let (id, win) = (puzzle.id(), puzzle.goal().threats());
        let by_fours = win.by() == WinKind::Fours;
        let claim = if by_fours { Claim::Fours } else { Claim::Threats };
        assert_eq!(check_line(puzzle.game(), win.line(), claim), Ok(()), "{id}");
        let mut attempt = Attempt::new(puzzle.clone());
        let mut left = win.moves();
        while attempt.outcome().is_none() {
            let question = attempt.play(attempt.left().line()[0]).unwrap();
            let reply = judge.reply(&question, LIMITS, &Unwatched);
            if let JudgeReply::Defence { rest, .. } = &reply {
                let mut after = question.game.clone();
                let JudgeReply::Defence { point, .. } = reply else { panic!("{reply:?}") };
                after.play(point).unwrap();
                assert_eq!(check_line(&after, rest.line(), claim), Ok(()), "{id}");
                // A win by fours becomes one move shorter. By threes, the move may be a detour of
                // the solver.
                assert!(!by_fours || rest.moves() + 1 == left, "{id}");
                left = rest.moves();
            } else {
                assert_eq!(reply, JudgeReply::Solved, "{id}");
            }
            let played = attempt.game().moves().len() - puzzle.game().moves().len();
            assert!(played < 60, "{id} goes on and on");
            assert!(attempt.hear(&question, reply));
        }
        assert_eq!(attempt.outcome(), Some(AttemptOutcome::Solved), "{id}");
    }
}

/// Plays a random game that keeps its stones together and is not over.
fn random_game(side: u8, rule: Rule, most: usize, random: &mut Rng) -> Option<Game> {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    let mut game = Game::new(Variant::new(shape, 5, rule, Placement::Anywhere).unwrap());
    for _ in 0..random.usize(6..most) {
        let near = |at: &Point| {
            let near =
                |stone: &Point| stone.row.abs_diff(at.row).max(stone.col.abs_diff(at.col)) < 3;
            game.moves().is_empty() || game.moves().iter().any(near)
        };
        let moves: Vec<Point> = game.legal_moves().filter(near).collect();
        game.play(*random.choice(&moves)?).unwrap();
    }
    matches!(game.status(), Status::ToMove(_)).then_some(game)
}

/// Asks the solvers for a line in the position of a game, which the checker verifies.
fn ask(vct: &mut Vct, game: &Game, nodes: u64) -> SolverResult<Vec<Point>> {
    let points =
        |line: Vec<Square>| SolverResult::Win(line.into_iter().map(Square::point).collect());
    let mut position = Position::of(game).unwrap();
    if let SolverResult::Win(line) =
        Vcf::default().shortest(&mut position, &SolverLimits::nodes(1_000))
    {
        return points(line);
    }
    match vct.solve_any(&mut position, SolverLimits::nodes(nodes)) {
        SolverResult::Win(line) => points(line),
        SolverResult::NoWin => SolverResult::NoWin,
        SolverResult::Unknown => SolverResult::Unknown,
    }
}

/// Checks whether the side that has just moved wins against every answer; `None` if the proof takes
/// too long.
fn wins(game: &Game) -> Result<Option<()>, String> {
    let Status::ToMove(them) = game.status() else { return Ok(Some(())) };
    let place = Place::of(game);
    if !place.fives(them).is_empty() {
        return Err("the other side has a five".to_owned());
    }
    let mut vct = Vct::new(1 << 20);
    let mut ask = |game: &Game| ask(&mut vct, game, 30_000);
    let mut prover = Prover { ask: &mut ask, proved: HashSet::new(), patience: PATIENCE };
    let fours = place.fives(them.opponent());
    let mut game = game.clone();
    for answer in if fours.is_empty() { place.free() } else { fours } {
        game.play(answer).unwrap();
        if !prover.prove(&mut game)? {
            return Ok(None);
        }
        game.undo();
    }
    Ok(Some(()))
}

/// The judge's replies to every move in positions with a win: accepted moves win against every
/// answer, and the reasons for refusing the others are correct.
#[test]
fn the_judge_accepts_only_winning_moves() {
    let mut random = Rng::with_seed(12);
    let mut judge = Judge::default();
    let [mut right, mut long, mut lost, mut stopped, mut idle] = [0; 5];
    let mut puzzles = 0;
    while puzzles < if IS_FAST { 150 } else { 2 } {
        let rule = if random.bool() { Rule::Freestyle } else { Rule::Standard };
        let Some(game) = random_game(7, rule, 20, &mut random) else { continue };
        let nodes = if IS_FAST { 30_000 } else { 0 };
        let SolverResult::Win(line) = ask(&mut Vct::new(1 << 20), &game, nodes) else { continue };
        let puzzle = Puzzle::win(game.clone(), line, Origin::default()).unwrap();
        puzzles += 1;
        for cell in game.legal_moves() {
            let mut attempt = Attempt::new(puzzle.clone());
            let question = attempt.play(cell).unwrap();
            let mut after = question.game.clone();
            match judge.reply(&question, LIMITS, &Unwatched) {
                reply @ (JudgeReply::Solved | JudgeReply::Defence { .. }) => {
                    let proved = wins(&after).unwrap_or_else(|why| panic!("{after:?}: {why}"));
                    *(if proved.is_some() { &mut right } else { &mut long }) += 1;
                    if let JudgeReply::Defence { point, rest } = reply {
                        after.play(point).unwrap();
                        assert_eq!(check_line(&after, rest.line(), Claim::Threats), Ok(()));
                    }
                }
                JudgeReply::Wrong(Refutation::Loses(win)) => {
                    assert_eq!(check_line(&after, win.line(), Claim::Threats), Ok(()), "{after:?}");
                    lost += 1;
                }
                JudgeReply::Wrong(Refutation::StoppedBy { point, .. }) => {
                    after.play(point).unwrap();
                    let Status::ToMove(us) = after.status() else { panic!("{after:?}") };
                    assert_eq!(shortest_by_fours(&Place::of(&after), us, 3), None, "{after:?}");
                    stopped += 1;
                }
                JudgeReply::Wrong(Refutation::NoThreat) => {
                    let Status::ToMove(them) = after.status() else { panic!("{after:?}") };
                    let threat = shortest_by_fours(&Place::of(&after), them.opponent(), 2);
                    assert_eq!(threat, None, "{after:?}");
                    idle += 1;
                }
                JudgeReply::Wrong(Refutation::Foul(foul)) => panic!("{after:?}: {foul}"),
                JudgeReply::Wrong(Refutation::NoWin) | JudgeReply::Undecided => {}
            }
        }
    }
    let counts = format!("{right} right, {long} not proved; {lost}, {stopped}, {idle} refuted");
    assert!(right > 5 && stopped > 5, "{counts}");
    // A side that wins by fours has enough threats; the other side seldom gets a win of its own.
    assert!(!IS_FAST || lost > 5 && idle > 5, "{counts}");
}

/// In each win found, no other move wins by few fours, and the judge accepts none.
#[test]
fn puzzles_found_have_only_one_first_move() {
    let mut random = Rng::with_seed(5);
    let (mut finder, mut judge) = (PuzzleFinder::default(), Judge::default());
    let mut puzzles = Vec::new();
    for _ in 0..if IS_FAST { 30 } else { 3 } {
        let Some(game) = random_game(9, Rule::Freestyle, 40, &mut random) else { continue };
        finder.puzzles(&game, &Origin::default(), &Unwatched, &mut |puzzle| puzzles.push(puzzle));
    }
    puzzles.retain(|puzzle| matches!(puzzle.goal(), Goal::Win(_)));
    assert!(!puzzles.is_empty());
    for puzzle in puzzles {
        let game = puzzle.game();
        let win = puzzle.goal().threats();
        assert_eq!(check_line(game, win.line(), Claim::Threats), Ok(()));
        let us = puzzle.side();
        assert_eq!(Place::of(game).fives(us.opponent()), [], "no move is forced");
        for other in game.legal_moves().filter(|cell| *cell != win.line()[0]) {
            let question = Attempt::new(puzzle.clone()).play(other).unwrap();
            let reply = judge.reply(&question, LIMITS, &Unwatched);
            assert!(matches!(reply, JudgeReply::Wrong(_)), "{game:?} {other:?} {reply:?}");
            let after = &question.game;
            if let [answer] = Place::of(after).fives(us)[..] {
                let (after, _) = Place::of(after).after(answer, us.opponent()).unwrap();
                let by_fours = shortest_by_fours(&after, us, 2);
                assert!(by_fours.is_none() || !after.fives(us.opponent()).is_empty(), "{other:?}");
            }
        }
    }
}

/// In each defence found, the move does not lose to threats, and every other move loses against every
/// answer.
#[test]
fn defences_found_are_the_only_ones() {
    let mut random = Rng::with_seed(8);
    let mut finder = PuzzleFinder::default();
    let (mut found, mut proved) = (0, 0);
    while found < if IS_FAST { 20 } else { 1 } {
        let Some(game) = random_game(7, Rule::Freestyle, 20, &mut random) else { continue };
        let Some(puzzle) = finder.defence(&game, &Origin::default(), &Unwatched) else { continue };
        let Goal::Defend { saves, .. } = *puzzle.goal() else { panic!("{puzzle:?}") };
        found += 1;
        let mut vct = Vct::new(1 << 20);
        let mut saved = game.clone();
        saved.play(saves).unwrap();
        assert_eq!(ask(&mut vct, &saved, 30_000), SolverResult::NoWin, "{game:?}");
        for other in game.legal_moves().filter(|cell| *cell != saves) {
            let mut after = game.clone();
            let status = after.play(other).unwrap();
            assert_ne!(status, Status::Won(puzzle.side()), "{game:?}: {other:?}");
            let mut ask = |game: &Game| ask(&mut vct, game, 30_000);
            let mut prover = Prover { ask: &mut ask, proved: HashSet::new(), patience: PATIENCE };
            let is_proved = prover.prove(&mut after);
            proved +=
                usize::from(is_proved.unwrap_or_else(|why| panic!("{game:?} {other:?}: {why}")));
        }
    }
    assert!(proved > 20 * found, "{proved} of {found}");
}

/// In each embedded puzzle exactly one first move wins by threats, or exactly one defends, and a win
/// by fours is as short as possible. An unoptimised build proves a sample: of each need, in one move
/// and in two, the puzzles with the fewest stones.
#[test]
fn the_embedded_puzzles_have_one_solution() {
    const SAMPLE: usize = 4;
    let deck = Deck::first_collection();
    let mut tried: Vec<&Puzzle> = deck.puzzles().iter().collect();
    if !IS_FAST {
        tried.retain(|puzzle| puzzle.goal().threats().moves() < 3);
        tried.sort_by_key(|puzzle| puzzle.game().moves().len());
        let mut counts = HashMap::new();
        tried.retain(|puzzle| {
            let threats = puzzle.goal().threats();
            let is_win = matches!(puzzle.goal(), Goal::Win(_));
            let need = (is_win, threats.by() == WinKind::Fours, threats.moves());
            let count = counts.entry(need).or_insert(0);
            *count += 1;
            *count <= SAMPLE
        });
        assert!(tried.len() >= 5 * SAMPLE, "{}", tried.len());
    }
    tried.retain(|puzzle| !PuzzleFinder::is_proved(puzzle, &Unwatched));
    let wrong: Vec<String> = tried.iter().map(|puzzle| puzzle.id().to_string()).collect();
    assert_eq!(wrong, Vec::<String>::new());
}
