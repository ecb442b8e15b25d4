use super::*;
use crate::engine::patterns::Pattern;
use crate::engine::tests::{cells, game};
use crate::rules::{Axis, Board, FoulKind, Placement, Status, Topology};
use fastrand::Rng;

fn variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for side in SIDES {
        for (width, height) in [(side, side), (side, 25 - side.max(5)), (5, side)] {
            for rule in Rule::ALL {
                let shape = Shape::new(width, height.clamp(5, 20), Topology::Plane).unwrap();
                variants.push(Variant::new(shape, 5, rule, Placement::Anywhere).unwrap());
            }
        }
    }
    variants
}

/// Squares along an axis on which one more stone would complete a winning row through `middle`.
fn fives(variant: Variant, board: &Board, middle: Point, axis: Axis, side: Stone) -> Vec<Point> {
    let along = along(variant, middle, axis);
    along
        .filter(|&point| {
            with(board, point, side).is_some_and(|board| is_won(variant, &board, middle, axis))
        })
        .collect()
}

/// Points of an axis that can affect a stone in the middle.
fn along(variant: Variant, middle: Point, axis: Axis) -> impl Iterator<Item = Point> {
    let reach = i16::try_from(reach(variant.rule())).unwrap();
    let delta = axis.delta();
    (-reach..=reach).filter_map(move |steps| {
        let row = i16::from(middle.row) + steps * i16::from(delta.rows);
        let col = i16::from(middle.col) + steps * i16::from(delta.cols);
        Some(Point::new(u8::try_from(row).ok()?, u8::try_from(col).ok()?))
    })
}

/// Board of the rules with one more stone, if that is possible.
fn with(board: &Board, point: Point, side: Stone) -> Option<Board> {
    let mut board = board.clone();
    board.place(point, side).ok().map(|()| board)
}

fn is_won(variant: Variant, board: &Board, middle: Point, axis: Axis) -> bool {
    variant.winning_rows(board, middle).any(|row| row.axis() == axis)
}

/// Finds the pattern of a stone by trying further stones on the board of the rules; `None` if it is
/// less than a three.
fn tried_out(
    variant: Variant,
    board: &Board,
    middle: Point,
    axis: Axis,
    side: Stone,
) -> Option<Pattern> {
    let board = with(board, middle, side).unwrap();
    let next = along(variant, middle, axis).filter_map(|point| with(&board, point, side));
    four_or_more(variant, &board, middle, axis, side).or_else(|| {
        let next: Vec<Option<Pattern>> =
            next.map(|board| four_or_more(variant, &board, middle, axis, side)).collect();
        match next.iter().filter(|&&next| next == Some(Pattern::OpenFour)).count() {
            0 => next.contains(&Some(Pattern::Four)).then_some(Pattern::Three),
            1 => Some(Pattern::OpenThree),
            _ => Some(Pattern::FreeThree),
        }
    })
}

/// Pattern of a stone on the board, if it is a four, a five or a foul.
fn four_or_more(
    variant: Variant,
    board: &Board,
    middle: Point,
    axis: Axis,
    side: Stone,
) -> Option<Pattern> {
    let length = board.row_through(middle, axis).unwrap().length();
    let is_foul = |is_so: bool| is_so && variant.rule().fouls(side) == FoulKind::All;
    let has_fives = |board: &Board| !fives(variant, board, middle, axis, side).is_empty();
    // One stone of the opponent leaves no five.
    let is_stopped = || {
        let stops = along(variant, middle, axis);
        stops.filter_map(|at| with(board, at, side.opponent())).any(|board| !has_fives(&board))
    };
    Some(match fives(variant, board, middle, axis, side).len() {
        _ if is_won(variant, board, middle, axis) => Pattern::Five,
        _ if is_foul(length > 5) => Pattern::Foul,
        0 => return None,
        fives if is_foul(fives > 1 && length != 4) => Pattern::Foul,
        _ if is_stopped() => Pattern::Four,
        _ => Pattern::OpenFour,
    })
}

/// Plays a random game that keeps its stones together, on both boards.
fn random_game(variant: Variant, random: &mut Rng, mut after: impl FnMut(&Game, &Position)) {
    let mut game = Game::new(variant);
    let mut position = Position::new(variant).unwrap();
    after(&game, &position);
    while let Status::ToMove(_) = game.status() {
        let near: Vec<Square> = position.near().iter().collect();
        let all: Vec<Square> = position.free().iter().collect();
        let mut squares = if near.is_empty() || random.u8(..8) == 0 { all } else { near };
        // A foul would end the game.
        squares.retain(|&square| !position.is_foul(square, position.to_move()));
        if squares.is_empty() {
            return;
        }
        let square = *random.choice(&squares).unwrap();
        game.play(square.point()).unwrap();
        position.place(square);
        after(&game, &position);
    }
    assert!(position.plies() == game.moves().len());
}

#[test]
fn wins_stones_and_turns_agree_with_the_rules_on_every_size() {
    let mut random = Rng::with_seed(1);
    for variant in variants() {
        let mut chance = Rng::with_seed(random.u64(..));
        random_game(variant, &mut random, |game, position| {
            if let Status::ToMove(stone) = game.status() {
                assert_eq!(stone, position.to_move());
            }
            // Near the last stone, where something has changed, and at random.
            let last = game.moves().last().copied().unwrap_or(Point::new(0, 0));
            for point in variant.shape().points() {
                let is_near = point.row.abs_diff(last.row).max(point.col.abs_diff(last.col)) <= 5;
                if !is_near && chance.u8(..16) > 0 {
                    continue;
                }
                let square = Square::new(point);
                assert_eq!(square.point(), point);
                assert_eq!(position.stone(square), game.board().get(point));
                assert_eq!(position.is_free(square), game.board().get(point).is_none());
                assert_eq!(position.free().contains(square), position.is_free(square));
                assert_eq!(position.stones().contains(square), !position.is_free(square));
                for side in [Stone::First, Stone::Second] {
                    if !is_near && position.threat(square, side) < Threat::Five {
                        continue;
                    }
                    let mut board = game.board().clone();
                    let wins = board.place(point, side).is_ok() && variant.is_won_at(&board, point);
                    assert_eq!(position.threat(square, side) == Threat::Five, wins);
                    assert_eq!(position.squares(side, Threat::Five).contains(square), wins);
                }
            }
        });
    }
}

#[test]
fn threes_fours_and_fives_agree_with_trying_further_stones() {
    let mut random = Rng::with_seed(2);
    for variant in variants() {
        let mut chance = Rng::with_seed(random.u64(..));
        random_game(variant, &mut random, |game, position| {
            let free: Vec<Point> = position.free().iter().map(Square::point).collect();
            let Some(&point) = chance.choice(&free) else { return };
            if chance.u16(..300) > 0 {
                return;
            }
            let (index, axis) = chance.choice(Axis::ALL.into_iter().enumerate()).unwrap();
            let side = chance.choice([Stone::First, Stone::Second]).unwrap();
            let expected = tried_out(variant, game.board(), point, axis, side);
            let found = position.pattern(Square::new(point), index, side);
            let found = Some(found).filter(|&pattern| pattern >= Pattern::Three);
            assert_eq!(found, expected, "{point:?} {axis:?} {side:?} {position:?}");
        });
    }
}

#[test]
fn incremental_state_matches_a_rebuild_and_undo_restores_it() {
    let mut random = Rng::with_seed(3);
    for variant in variants() {
        let mut before = Vec::new();
        let mut last = None;

        random_game(variant, &mut random, |_, position| {
            let mut scratch = 0;
            for side in [Stone::First, Stone::Second] {
                for threat in Threat::ALL {
                    let is_it = |square: &Square| position.threat(*square, side) == threat;
                    let squares: Bitboard = position.free().iter().filter(is_it).collect();
                    if threat >= Threat::OpenThree {
                        assert_eq!(*position.squares(side, threat), squares);
                    }
                    if threat > Threat::None {
                        assert_eq!(position.count(side, threat), squares.len());
                    }
                }
                for square in position.free().iter() {
                    let patterns = [0, 1, 2, 3].map(|axis| position.pattern(square, axis, side));
                    assert_eq!(
                        position.threat(square, side),
                        Threat::of(patterns, position.fouls[side as usize])
                    );
                    let code = position.pattern_code(square, side);
                    let mut sorted = patterns;
                    sorted.sort_unstable();
                    match position.tables.patterns().get(code.in_block().0) {
                        None => assert_eq!(position.threat(square, side), Threat::Foul),
                        // A five beside the foul of another line.
                        Some(found) if sorted.contains(&Pattern::Foul) => {
                            assert!(found.contains(&Pattern::Five));
                        }
                        Some(found) => assert_eq!(*found, sorted),
                    }
                }
                for square in
                    position.stones().iter().filter(|&at| position.stone(at) == Some(side))
                {
                    scratch ^= KEYS[square.index()][side as usize];
                }
            }
            if position.to_move() == Stone::Second {
                scratch ^= TURN;
            }
            assert_eq!(position.key(), scratch);
            before.push((position.key(), position.counts, position.states, position.threats));
            last = Some(position.clone());
        });
        let mut position = last.unwrap();
        for (key, counts, states, threats) in before.into_iter().rev() {
            assert_eq!(position.key(), key);
            assert_eq!(position.counts, counts);
            assert_eq!(position.states, states);
            assert_eq!(position.threats, threats);
            position.undo();
        }
        position.undo();
        assert_eq!(position.plies(), 0);
        assert!(position.changes.is_empty());
    }
}

#[test]
fn a_pass_changes_the_turn_and_can_be_undone() {
    let mut position = Position::new(Variant::GOMOKU_15).unwrap();
    position.place(Square::new(Point::new(7, 7)));
    let key = position.key();
    position.pass();
    assert_eq!((position.to_move(), position.last()), (Stone::First, None));
    assert_ne!(position.key(), key);
    position.undo();
    assert_eq!((position.to_move(), position.key()), (Stone::Second, key));
    assert_eq!(position.last().map(Square::point), Some(Point::new(7, 7)));
}

/// Checks the defences in a picture. `X` and `O` are stones, `*` is the square in question, `+`
/// marks the squares that stop a four there.
#[track_caller]
fn check_defences(picture: &str) {
    let position = Position::of(&game(Variant::GOMOKU_15, picture)).unwrap();
    let squares = |mark| cells(picture, mark).into_iter().map(Square::new);
    let expected: Bitboard = squares("*").chain(squares("+")).collect();
    for square in squares("*") {
        assert_eq!(position.threat(square, Stone::First), Threat::OpenFour, "{square:?}");
        let defences = position.defences(square, Stone::First);
        assert_eq!(
            defences,
            expected,
            "{:?}",
            defences.iter().map(Square::point).collect::<Vec<_>>()
        );
    }
}

#[test]
fn an_open_four_is_stopped_at_its_ends_and_in_its_holes() {
    // `*` becomes _XXXX_, which needs both ends; a stone on the far end leaves only one.
    check_defences(". . . . . .\n. . + X X X * + . .");
    check_defences(". . + X X * X + . .");

    check_defences(". . . .\nO + X X X * + .");
}

#[test]
fn games_may_start_from_any_position() {
    use crate::rules::Position as Start;
    let variant = Variant::GOMOKU_15;
    let stones = |first: u8, second: u8| {
        let of = |row, count, side| (0..count).map(move |i| (Point::new(row, 2 * i), side));
        of(3, first, Stone::First).chain(of(9, second, Stone::Second))
    };
    for (first, second) in [(0, 0), (3, 3), (4, 3), (3, 4), (6, 0), (0, 5), (7, 2)] {
        for to_move in [Stone::First, Stone::Second] {
            let start = Start::from_stones(variant, stones(first, second)).unwrap();
            let game = Game::from_position(start.with_to_move(to_move));
            let position = Position::of(&game).unwrap();
            assert_eq!(position.to_move(), to_move);
            assert_eq!(position.stones().len(), usize::from(first + second));
            for (point, side) in game.board().occupied() {
                assert_eq!(position.stone(Square::new(point)), Some(side));
            }
            // The last stones of both sides are the last plies, however many passes came before.
            let last = |count: u8, row| count.checked_sub(1).map(|i| Point::new(row, 2 * i));
            let last = if to_move == Stone::First { last(second, 9) } else { last(first, 3) };
            assert_eq!(position.last().map(Square::point), last);
        }
    }
}

#[test]
fn neighbours_are_two_steps_away_or_three_along_an_axis() {
    let mut random = Rng::with_seed(7);
    let board: Vec<Square> =
        (0..20).flat_map(|row| (0..20).map(move |col| Square::new(Point::new(row, col)))).collect();
    let all: Bitboard = board.iter().copied().collect();
    for count in [0, 1, 2, 5, 20].repeat(20) {
        let stones: Vec<Square> = random.choose_multiple(board.iter().copied(), count);
        let is_near = |square: &Square| {
            stones.iter().any(|&stone| {
                let [rows, cols] = square.offset(stone);
                let is_on_axis = rows == 0 || cols == 0 || rows == cols;
                rows.max(cols) <= if is_on_axis { 3 } else { 2 }
            })
        };
        let near = stones.iter().copied().collect::<Bitboard>().neighbours().intersection(&all);
        assert_eq!(near, board.iter().copied().filter(is_near).collect(), "{stones:?}");
    }
}
