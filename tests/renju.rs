//! Fouls: the referee against published and made examples, and the board of the engine against the
//! referee.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use fastrand::Rng;
use gomoku::rules::{
    Board, Coordinates, Foul, Game, Point, Position, Rule, Shape, Status, Stone, Topology, Variant,
};
use gomoku_core::engine;

const MADE: &str = include_str!("data/renju/fouls.txt");
const PUBLISHED: &str = include_str!("data/renju/published-fouls.txt");
const GAMES: &str = include_str!("data/renju/games.txt");

/// Point in question, position and verdict of a line.
fn cases(text: &str) -> impl Iterator<Item = (Point, Position, &str)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (verdict, rest) = line.split_once(' ').unwrap();
        let (point, position) = rest.split_once(' ').unwrap();
        let position: Position = position.parse().unwrap();
        let point = Coordinates::Letters.parse(point, position.variant().shape()).unwrap();
        (point, position, verdict)
    })
}

/// Verdict on a point by the referee.
fn verdict(variant: Variant, board: &Board, point: Point) -> &'static str {
    let shapes = variant.shapes(board, point, Stone::First).unwrap();
    match variant.foul(board, point, Stone::First) {
        None if !shapes.fives.is_empty() => "five",
        None => "legal",
        Some(Foul::DoubleThree) => "double-three",
        Some(Foul::DoubleFour) => "double-four",
        Some(Foul::Overline) => "overline",
    }
}

/// Fouls of both sides on the board of the engine.
#[track_caller]
fn check_engine(position: &Position) -> usize {
    let found = engine::Position::of(&Game::from_position(position.clone())).unwrap();
    let (variant, board) = (position.variant(), position.board());
    let mut fouls = 0;
    for side in [Stone::First, Stone::Second] {
        for point in variant.shape().points().filter(|&point| board.get(point).is_none()) {
            let is_foul = variant.foul(&board, point, side).is_some();
            let square = engine::Square::new(point);
            assert_eq!(found.is_foul(square, side), is_foul, "{side:?} {point} {position}");
            assert_eq!(found.fouls(side).contains(square), is_foul);
            fouls += usize::from(is_foul);
        }
    }
    fouls
}

#[test]
fn examples_are_judged_as_published() {
    for (text, number) in [(MADE, 166), (PUBLISHED, 23)] {
        let mut found = 0;
        for (point, position, expected) in cases(text) {
            let board = position.board();
            assert_eq!(verdict(position.variant(), &board, point), expected, "{point} {position}");
            check_engine(&position);
            found += 1;
        }
        assert_eq!(found, number);
    }
}

#[test]
fn examples_are_judged_alike_in_all_symmetries() {
    for (point, position, expected) in cases(MADE) {
        let (variant, shape) = (position.variant(), position.variant().shape());
        for symmetry in shape.symmetries() {
            let stones = position.stones().iter();
            let image = stones.map(|&(point, stone)| (symmetry.apply(point, shape), stone));
            let image = Position::from_stones(variant, image).unwrap();
            let point = symmetry.apply(point, shape);
            assert_eq!(verdict(variant, &image.board(), point), expected);
            check_engine(&image);
        }
    }
}

/// The programs that played these games called neither fouls nor wins otherwise.
#[test]
fn games_of_programs_end_as_they_say() {
    let variant = Variant::GOMOKU_15.with_rule(Rule::Renju);
    let mut fouls = 0;
    for (number, line) in GAMES.lines().enumerate() {
        let (winner, moves) = line.split_once(' ').unwrap();
        let game = gomoku::rules::parse_moves(moves, variant).unwrap();
        let found = match game.status() {
            Status::Won(Stone::First) => "X",
            Status::Won(Stone::Second) => "O",
            // The programs ended some games in which nobody could win.
            Status::Drawn | Status::ToMove(_) => "-",
        };
        fouls += usize::from(game.last_foul().is_some());
        assert_eq!(found, winner, "game {}", number + 1);
    }
    assert_eq!(fouls, 0);
}

/// Boards on which the stones are near each other, so that there are many fouls.
fn random_position(rule: Rule, random: &mut Rng) -> Position {
    let side = random.u8(9..=15);
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    let five = Variant::new(shape, 5, rule, gomoku::rules::Placement::Anywhere).unwrap();
    let within = random.u8(6..=side);
    let from = random.u8(..=side - within);
    let mut cells: Vec<Point> = shape
        .points()
        .filter(|point| (from..from + within).contains(&point.row))
        .filter(|point| (from..from + within).contains(&point.col))
        .collect();
    random.shuffle(&mut cells);
    let stones = random.usize(8..=cells.len() / 2);
    let share = random.u8(1..=3);
    let side = |random: &mut Rng| {
        if random.u8(..4) < share { Stone::First } else { Stone::Second }
    };
    let stones = cells.into_iter().take(stones).map(|point| (point, side(random)));
    Position::from_stones(five, stones.collect::<Vec<_>>()).unwrap().with_to_move(Stone::First)
}

/// Number of boards on which the engine is compared with the referee. `GOMOKU_BOARDS` sets another
/// number for a longer run.
#[expect(clippy::disallowed_methods, reason = "a longer run by hand")]
fn boards() -> usize {
    std::env::var("GOMOKU_BOARDS").map_or(1_000, |boards| boards.parse().unwrap())
}

#[test]
fn the_engine_finds_the_fouls_of_the_referee() {
    let mut fouls = [0; 2];
    for (rule, fouls) in [Rule::Renju, Rule::Omok].into_iter().zip(&mut fouls) {
        let mut random = Rng::with_seed(45);
        let mut left = boards();
        while left > 0 {
            let position = random_position(rule, &mut random);
            if matches!(position.status(), Status::ToMove(_)) {
                *fouls += check_engine(&position);
                left -= 1;
            }
        }
    }
    assert!(fouls.iter().all(|&fouls| fouls > boards() / 2), "{fouls:?}");
}
