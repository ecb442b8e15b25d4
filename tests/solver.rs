//! Solvers of forced wins, checked by a checker that knows only the rules.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "solver/asked.rs"]
mod asked;
#[path = "solver/checker.rs"]
mod checker;
#[path = "solver/fours.rs"]
mod fours;
#[path = "solver/prover.rs"]
mod prover;

use std::collections::HashSet;
use std::thread;

use asked::Asked;
use checker::{Claim, Place, check_line};
use fastrand::Rng;
use fours::shortest_by_fours;
use gomoku::engine::{Position, SolverLimits, SolverResult, Square, Vcf, Vct};
use gomoku::player::{Analyst, Ctx, EngineSettings, Limits, Solver, Verdict};
use gomoku::puzzle::read_compact;
use gomoku::rules::{
    Coordinates, Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant,
};
use prover::Prover;

fn variant(width: u8, height: u8, rule: Rule) -> Variant {
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

struct Puzzle {
    name: &'static str,
    game: Game,
    length: usize,
}

fn puzzles(kind: &str) -> impl Iterator<Item = Puzzle> {
    let lines = include_str!("data/solver/puzzles.txt").lines();
    lines.filter(move |line| line.split('-').next() == Some(kind)).map(|line| {
        let [name, size, rule, length, moves] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let size = size.parse().unwrap();
        let rule = if rule == "0" { Rule::Freestyle } else { Rule::Standard };
        Puzzle {
            name,
            game: game(variant(size, size, rule), moves),
            length: length.parse().unwrap(),
        }
    })
}

fn game(variant: Variant, moves: &str) -> Game {
    let mut game = Game::new(variant);
    let mut rest = moves;
    while !rest.is_empty() {
        let end =
            rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        game.play(Coordinates::Letters.parse(&rest[..end], variant.shape()).unwrap()).unwrap();
        rest = &rest[end..];
    }
    game
}

fn points(line: &[Square]) -> Vec<Point> {
    line.iter().map(|cell| cell.point()).collect()
}

fn by_fours(game: &Game) -> SolverResult<Vec<Point>> {
    match Vcf::default().shortest(&mut Position::of(game).unwrap(), &SolverLimits::nodes(1_000_000))
    {
        SolverResult::Win(line) => SolverResult::Win(points(&line)),
        SolverResult::NoWin => SolverResult::NoWin,
        SolverResult::Unknown => SolverResult::Unknown,
    }
}

/// Proves a win of the solvers against every answer; `false` if that would take too long.
#[track_caller]
fn prove(game: &Game, asked: &mut Asked, patience: u32) -> bool {
    let mut ask = |game: &Game| asked.line(game);
    let mut prover = Prover { ask: &mut ask, proved: HashSet::new(), patience };
    prover.prove(&mut game.clone()).unwrap()
}

#[test]
fn wins_by_fours_are_as_short_as_known() {
    for Puzzle { name, game, length } in puzzles("vcf") {
        let SolverResult::Win(line) = by_fours(&game) else { panic!("{name} has a win") };
        assert_eq!(check_line(&game, &line, Claim::Fours), Ok(()), "{name}");
        assert!(line.len().div_ceil(2) <= length, "{name}: {line:?}");
    }
}

#[test]
fn the_absence_of_wins_by_fours_is_proved() {
    for Puzzle { name, game, .. } in puzzles("novcf").chain(puzzles("vct")) {
        assert_eq!(by_fours(&game), SolverResult::NoWin, "{name}");
    }
}

/// Optimised builds try all of them. One starts with a move that threatens nothing, which this
/// solver does not find.
#[test]
#[expect(clippy::disallowed_methods, reason = "each puzzle takes seconds, and all cores are free")]
fn wins_by_threes_and_fours_hold_against_every_answer() {
    let quick = ["004", "013", "020", "048", "049", "066"];
    let is_tried = |puzzle: &Puzzle| {
        let number = &puzzle.name[4..];
        if cfg!(debug_assertions) { quick.contains(&number) } else { number != "075" }
    };
    let check = |Puzzle { name, game, .. }| {
        let mut asked = Asked::new(game.variant(), 1_000_000);
        let SolverResult::Win(line) = asked.line(&game) else { panic!("{name} has a win") };
        assert_eq!(check_line(&game, &line, Claim::Threats), Ok(()), "{name}");
        assert!(prove(&game, &mut asked, 1_000_000), "{name}");
    };
    thread::scope(|scope| {
        for puzzle in puzzles("vct").filter(is_tried) {
            scope.spawn(move || check(puzzle));
        }
    });
}

/// The analysis proves what the solvers prove, and its further lines are wins if it says so.
#[test]
fn the_lines_of_an_analysis_are_complete_wins() {
    let settings = EngineSettings { memory: 1 << 24, threads: 1 };
    let mut analyst = Analyst::new(settings, 3);
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let (mut won, mut whole) = (0, 0);
    for Puzzle { name, game, length } in puzzles("vcf").step_by(3) {
        let info = analyst.analyse(&game, &limits, &Ctx::quiet()).unwrap();
        let first = info.best().unwrap();
        let moves = first.verdict.wins_in().map(usize::from);
        assert!(moves.is_some_and(|moves| moves <= length), "{name}: {first:?}");
        for line in &info.lines {
            // A win longer than twice the depth may become shorter.
            let Verdict::Win(plies @ 0..=12) = line.verdict else { continue };
            won += 1;
            // If the solvers do not find the end at once, the line is only a beginning.
            if line.pv.len() + 2 == usize::from(plies) {
                whole += 1;
                assert_eq!(check_line(&game, &line.pv, Claim::Threats), Ok(()), "{name}: {line:?}");
            }
        }
    }
    assert!(won > 30 && whole * 10 > won * 9, "{whole} of {won}");
}

/// Checks whether a win of the side that has just moved holds against every answer; `false` if that
/// takes too long.
#[track_caller]
fn holds(game: &mut Game, asked: &mut Asked, patience: u32) -> bool {
    let Status::ToMove(them) = game.status() else { panic!("{game:?} is over") };
    let place = Place::of(game);
    assert_eq!(place.fives(them), [], "{game:?}");
    let fours = place.fives(them.opponent());
    let answers = if fours.is_empty() { place.free() } else { fours };
    let mut ask = |game: &Game| asked.line(game);
    let mut prover = Prover { ask: &mut ask, proved: HashSet::new(), patience };
    answers.into_iter().all(|answer| {
        game.play(answer).unwrap();
        let is_proved = prover.prove(game).unwrap();
        game.undo();
        is_proved
    })
}

/// Optimised builds try all puzzles, others two pairs of stones in the middle of a small board.
#[test]
fn winning_moves_hold_against_every_answer() {
    let small = game(variant(9, 9, Rule::Freestyle), "d3a1e3a9f5i1f6i9");
    let mut games = vec![("two pairs", small)];
    if !cfg!(debug_assertions) {
        let others = puzzles("vct").filter(|puzzle| puzzle.name != "vct-075");
        games.extend(others.map(|puzzle| (puzzle.name, puzzle.game)));
    }
    let (mut proved, mut unproved, mut others) = (0, 0, 0);
    for (name, game) in games {
        let mut asked = Asked::new(game.variant(), 100_000);
        let best = asked.line(&game).win().unwrap()[0];
        for cell in game.legal_moves() {
            let mut game = game.clone();
            game.play(cell).unwrap();
            let mut position = Position::of(&game).unwrap();
            let limits = SolverLimits::nodes(30_000);
            let SolverResult::Win(line) = asked.vct.solve_defended(&mut position, limits) else {
                assert_ne!(cell, best, "{name}");
                others += 1;
                continue;
            };
            let line = points(&line);
            game.play(line[0]).unwrap();
            assert_eq!(check_line(&game, &line[1..], Claim::Threats), Ok(()), "{name} {cell:?}");
            game.undo();
            if holds(&mut game, &mut asked, 20_000) { proved += 1 } else { unproved += 1 }
        }
    }
    let counts = format!("{proved} wins, {others} others; {unproved} took too long");
    assert!(proved > 2 && others > 50 && unproved < proved, "{counts}");
}

#[test]
fn nothing_answers_a_four_that_cannot_be_stopped() {
    let solve = |moves| {
        let mut position = Position::of(&game(Variant::GOMOKU_15, moves)).unwrap();
        Vct::new(0).solve_defended(&mut position, SolverLimits::nodes(1_000))
    };
    assert_eq!(solve("h8a1i8a2j8a3k8"), SolverResult::Win(Vec::new()));
    // Unless it is answered by a five.
    assert_eq!(solve("h8a1i8a2j8a3o1a4k8"), SolverResult::NoWin);
}

/// Plays a random game that keeps its stones together, with some moves left.
fn random_game(variant: Variant, random: &mut Rng) -> Option<Game> {
    let mut game = Game::new(variant);
    let mut position = Position::new(variant).unwrap();
    let cells = variant.shape().cells();
    for _ in 0..random.usize(6..cells.min(50)) {
        let near = position.stones().neighbours().intersection(position.free());
        let near = near.iter().filter(|&cell| !position.is_foul(cell, position.to_move()));
        let near: Vec<Square> = near.collect();
        let cell = random.choice(&near).copied();
        let middle = Point::new(variant.shape().height() / 2, variant.shape().width() / 2);
        let cell = cell.unwrap_or(Square::new(middle));
        position.place(cell);
        if !matches!(game.play(cell.point()).unwrap(), Status::ToMove(_)) {
            return None;
        }
    }
    Some(game)
}

fn random_variant(random: &mut Rng, sides: std::ops::RangeInclusive<u8>) -> Variant {
    let (width, height) = (random.u8(sides.clone()), random.u8(sides));
    variant(width, height, random.choice(Rule::ALL).unwrap())
}

/// Number of random positions. `GOMOKU_POSITIONS` sets another number for a longer run.
#[expect(clippy::disallowed_methods, reason = "a longer run by hand")]
fn positions(usual: usize) -> usize {
    std::env::var("GOMOKU_POSITIONS").map_or(usual, |number| number.parse().unwrap())
}

#[test]
fn no_win_is_claimed_wrongly() {
    let mut random = Rng::with_seed(3);
    let (mut fours, mut threes, mut unproved) = (0, 0, 0);
    // Maximum number of requests for one proof.
    let patience = if positions(0) > 0 { 100_000 } else { 500 };
    for _ in 0..positions(80) {
        let variant = random_variant(&mut random, 5..=20);
        let Some(game) = random_game(variant, &mut random) else { continue };
        match by_fours(&game) {
            SolverResult::Win(line) => {
                assert_eq!(check_line(&game, &line, Claim::Fours), Ok(()), "{game:?}");
                fours += 1;
            }
            SolverResult::NoWin => {
                let mut asked = Asked::new(variant, 1_000);
                let SolverResult::Win(line) = asked.line(&game) else { continue };
                assert_eq!(check_line(&game, &line, Claim::Threats), Ok(()), "{game:?}");
                asked.nodes = 100_000;
                if prove(&game, &mut asked, patience) { threes += 1 } else { unproved += 1 }
            }
            SolverResult::Unknown => {}
        }
    }
    let counts = format!("{fours} wins by fours, {threes} by threes; {unproved} took too long");
    assert!(fours > 10 && threes > 2, "{counts}");
}

#[test]
fn moves_that_do_not_defend_lose_to_fours() {
    let mut random = Rng::with_seed(5);
    let mut tried = 0;
    for _ in 0..positions(60) {
        let variant = random_variant(&mut random, 6..=15);
        let Some(mut game) = random_game(variant, &mut random) else { continue };
        let Ok(mut solver) = Solver::of(&game) else { continue };
        let defences = solver.defences();
        let others: Vec<Point> = game.legal_moves().filter(|at| !defences.contains(at)).collect();
        for at in others {
            game.play(at).unwrap();
            let SolverResult::Win(line) = by_fours(&game) else { panic!("{at:?} in {game:?}") };
            assert_eq!(check_line(&game, &line, Claim::Fours), Ok(()), "{game:?}");
            game.undo();
            tried += 1;
        }
    }
    assert!(tried > 500, "{tried}");
}

#[test]
fn no_win_by_fours_is_missed() {
    let mut random = Rng::with_seed(4);
    let mut wins = [0; 4];
    for _ in 0..positions(600) {
        let variant = random_variant(&mut random, 6..=9);
        let Some(game) = random_game(variant, &mut random) else { continue };
        let Status::ToMove(us) = game.status() else { continue };
        let expected = shortest_by_fours(&Place::of(&game), us, 3);
        let found = match by_fours(&game) {
            SolverResult::Win(line) => Some(line.len().div_ceil(2)).filter(|&moves| moves <= 3),
            SolverResult::NoWin | SolverResult::Unknown => None,
        };
        assert_eq!(found, expected, "{game:?}");
        wins[expected.unwrap_or_default()] += 1;
    }
    assert!(wins.iter().all(|&wins| wins > 0), "{wins:?}");
}

/// Puzzles of renju are what an exhaustive search by the rules alone finds: the win has exactly so
/// many moves, and each move of its line is legal and forced. Optimised builds try all of them.
#[test]
fn wins_by_fours_of_renju_are_those_of_the_rules() {
    let lines = include_str!("data/solver/renju.txt").lines();
    let puzzles: Vec<_> = lines.filter(|line| !line.starts_with('#')).collect();
    assert_eq!(puzzles.iter().collect::<HashSet<_>>().len(), 100);
    for line in puzzles.into_iter().step_by(if cfg!(debug_assertions) { 5 } else { 1 }) {
        let puzzle = read_compact(line, "").unwrap();
        let (game, solution) = (puzzle.game(), puzzle.goal().line());
        let Status::ToMove(us) = game.status() else { panic!("{line}") };
        assert_eq!(check_line(game, solution, Claim::Fours), Ok(()), "{line}");
        let moves = solution.len().div_ceil(2);
        assert_eq!(shortest_by_fours(&Place::of(game), us, moves), Some(moves), "{line}");
        let SolverResult::Win(found) = by_fours(game) else { panic!("{line}") };
        assert_eq!(found.len().div_ceil(2), moves, "{line}");
    }
}

#[test]
fn tables_can_be_reused_for_other_games() {
    // Five in a row become six with the stone at the end, which does not win under the standard
    // rule.
    let moves = "c3c5d3d5e3e5g3g5h3o1";
    let mut vcf = Vcf::default();
    for rule in [Rule::Freestyle, Rule::Standard, Rule::Freestyle] {
        let game = game(variant(15, 15, rule), moves);
        let found = vcf.shortest(&mut Position::of(&game).unwrap(), &SolverLimits::nodes(10_000));
        assert_eq!(matches!(found, SolverResult::Win(_)), rule == Rule::Freestyle, "{rule:?}");
    }
}

#[test]
fn aborted_searches_leave_no_wrong_entries() {
    let mut vcf = Vcf::default();
    for Puzzle { name, game, length } in puzzles("vcf") {
        let mut position = Position::of(&game).unwrap();
        for nodes in [0, 1, 2, 5, 20] {
            vcf.shortest(&mut position, &SolverLimits::nodes(nodes));
        }
        let SolverResult::Win(line) = vcf.shortest(&mut position, &SolverLimits::nodes(1_000_000))
        else {
            panic!("{name} has a win");
        };
        assert!(line.len().div_ceil(2) <= length, "{name}");
    }
}

#[test]
fn limits_end_searches() {
    let puzzle = puzzles("vct").find(|puzzle| puzzle.name == "vct-080").unwrap();
    let mut position = Position::of(&puzzle.game).unwrap();
    let found = Vct::new(0).solve(&mut position, SolverLimits::nodes(50));
    assert_eq!(found, SolverResult::Unknown);
    assert_eq!(position.to_move(), Stone::First);
}
