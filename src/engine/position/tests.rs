use super::*;
use crate::engine::line::Line;
use crate::rules::{Axis, Board, Placement, Status, Topology};
use fastrand::Rng;

fn variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for side in SIDES {
        for (width, height) in [(side, side), (side, 25 - side.max(5)), (5, side)] {
            for rule in [Rule::Freestyle, Rule::Standard] {
                let shape = Shape::new(width, height.clamp(5, 20), Topology::Plane).unwrap();
                variants.push(Variant::new(shape, 5, rule, Placement::Anywhere).unwrap());
            }
        }
    }
    variants
}

/// What a stone makes along one axis, by trying out stones on the referee's board. `middle` is the
/// stone that is asked about.
fn slow_line(variant: Variant, board: &Board, middle: Point, axis: Axis, side: Stone) -> Line {
    let mut board = board.clone();
    board.place(middle, side).unwrap();
    slow(variant, &board, middle, axis, side)
}

fn slow(variant: Variant, board: &Board, middle: Point, axis: Axis, side: Stone) -> Line {
    let length = board.row_through(middle, axis).unwrap().length();
    let is_won = match variant.rule() {
        Rule::Freestyle => length >= 5,
        Rule::Standard => length == 5,
    };
    if is_won {
        return Line::Five;
    }
    let reach = i16::try_from(reach(variant.rule())).unwrap();
    let delta = axis.delta();
    let next: Vec<Line> = (-reach..=reach)
        .filter_map(|steps| {
            let row = i16::from(middle.row) + steps * i16::from(delta.rows);
            let col = i16::from(middle.col) + steps * i16::from(delta.cols);
            let point = Point::new(u8::try_from(row).ok()?, u8::try_from(col).ok()?);
            let mut board = board.clone();
            board.place(point, side).ok()?;
            Some(slow(variant, &board, middle, axis, side))
        })
        .collect();
    let count = |lines: &[Line]| next.iter().filter(|line| lines.contains(line)).count();
    match () {
        () if count(&[Line::Five]) > 1 => Line::OpenFour,
        () if count(&[Line::Five]) == 1 => Line::Four,
        () if count(&[Line::OpenFour]) > 1 => Line::FreeThree,
        () if count(&[Line::OpenFour]) == 1 => Line::OpenThree,
        () if count(&[Line::Four]) > 0 => Line::Three,
        () if count(&[Line::OpenThree, Line::FreeThree]) > 1 => Line::FreeTwo,
        () if count(&[Line::OpenThree, Line::FreeThree]) == 1 => Line::OpenTwo,
        () if count(&[Line::Three]) > 0 => Line::Two,
        () if count(&[Line::OpenTwo, Line::FreeTwo]) > 0 => Line::OpenOne,
        () if count(&[Line::Two]) > 0 => Line::One,
        () => Line::Dead,
    }
}

/// Plays a random game that keeps its stones together, on both boards.
fn random_game(variant: Variant, random: &mut Rng, mut after: impl FnMut(&Game, &Position)) {
    let mut game = Game::new(variant);
    let mut position = Position::new(variant).unwrap();
    after(&game, &position);
    while let Status::ToMove(_) = game.status() {
        let near: Vec<Cell> = position.near().iter().collect();
        let all: Vec<Cell> = position.free().iter().collect();
        let cells = if near.is_empty() || random.u8(..8) == 0 { all } else { near };
        let cell = *random.choice(&cells).unwrap();
        game.play(cell.point()).unwrap();
        position.place(cell);
        after(&game, &position);
    }
    assert!(position.plies() == game.moves().len());
}

#[test]
fn wins_stones_and_turns_agree_with_the_referee_on_every_size() {
    let mut random = Rng::with_seed(1);
    for variant in variants() {
        let mut chance = Rng::with_seed(random.u64(..));
        random_game(variant, &mut random, |game, position| {
            if let Status::ToMove(stone) = game.status() {
                assert_eq!(stone, position.to_move());
            }
            // Near the last stone, where something has changed, and somewhere else.
            let last = game.moves().last().copied().unwrap_or(Point::new(0, 0));
            for point in variant.shape().points() {
                let is_near = point.row.abs_diff(last.row).max(point.col.abs_diff(last.col)) <= 5;
                if !is_near && chance.u8(..16) > 0 {
                    continue;
                }
                let cell = Cell::new(point);
                assert_eq!(cell.point(), point);
                assert_eq!(position.stone(cell), game.board().get(point));
                assert_eq!(position.is_free(cell), game.board().get(point).is_none());
                assert_eq!(position.free().contains(cell), position.is_free(cell));
                assert_eq!(position.stones().contains(cell), !position.is_free(cell));
                for side in [Stone::First, Stone::Second] {
                    if !is_near && position.threat(cell, side) < Threat::Five {
                        continue;
                    }
                    let mut board = game.board().clone();
                    let wins = board.place(point, side).is_ok() && variant.is_won_at(&board, point);
                    assert_eq!(position.threat(cell, side) == Threat::Five, wins);
                    assert_eq!(position.cells(side, Threat::Five).contains(cell), wins);
                }
            }
        });
    }
}

#[test]
fn lines_agree_with_the_slow_definition() {
    let mut random = Rng::with_seed(2);
    for variant in variants() {
        let mut chance = Rng::with_seed(random.u64(..));
        random_game(variant, &mut random, |game, position| {
            let free: Vec<Point> = position.free().iter().map(Cell::point).collect();
            let Some(&point) = chance.choice(&free) else { return };
            if chance.u16(..300) > 0 {
                return;
            }
            let (index, axis) = chance.choice(Axis::ALL.into_iter().enumerate()).unwrap();
            let side = chance.choice([Stone::First, Stone::Second]).unwrap();
            let expected = slow_line(variant, game.board(), point, axis, side);
            let found = position.line(Cell::new(point), index, side);
            assert_eq!(found, expected, "{point:?} {axis:?} {side:?} {position:?}");
        });
    }
}

#[test]
fn what_is_kept_current_is_what_it_is_from_scratch_and_undo_brings_it_back() {
    let mut random = Rng::with_seed(3);
    for variant in variants() {
        let mut before = Vec::new();
        let mut last = None;

        random_game(variant, &mut random, |_, position| {
            let mut scratch = 0;
            for side in [Stone::First, Stone::Second] {
                let mut worth = Worth::default();
                for threat in Threat::ALL {
                    let is_it = |cell: &Cell| position.threat(*cell, side) == threat;
                    let cells: CellSet = position.free().iter().filter(is_it).collect();
                    if threat >= Threat::OpenThree {
                        assert_eq!(*position.cells(side, threat), cells);
                    }
                    if threat > Threat::None {
                        assert_eq!(position.count(side, threat), cells.len());
                    }
                }
                for cell in position.free().iter() {
                    let group = position.group(cell, side);
                    worth.moving += i32::from(position.weights().traits(group).moving);
                    worth.waiting += i32::from(position.weights().traits(group).waiting);
                    let lines = [0, 1, 2, 3].map(|axis| position.line(cell, axis, side));
                    assert_eq!(position.threat(cell, side), Threat::of(lines));
                }
                assert_eq!(position.worth[side as usize], worth);
                for cell in position.stones().iter().filter(|&at| position.stone(at) == Some(side))
                {
                    scratch ^= KEYS[cell.index()][side as usize];
                }
            }
            if position.to_move() == Stone::Second {
                scratch ^= TURN;
            }
            assert_eq!(position.key(), scratch);
            before.push((position.key(), position.worth, position.counts, position.spots));
            last = Some(position.clone());
        });
        let mut position = last.unwrap();
        for (key, worth, counts, spots) in before.into_iter().rev() {
            assert_eq!(position.key(), key);
            assert_eq!(position.worth, worth);
            assert_eq!(position.counts, counts);
            assert_eq!(position.spots, spots);
            position.undo();
        }
        position.undo();
        assert_eq!(position.plies(), 0);
        assert!(position.changes.is_empty());
    }
}

#[test]
fn a_pass_gives_the_turn_and_is_taken_back() {
    let mut position = Position::new(Variant::GOMOKU_15).unwrap();
    position.place(Cell::new(Point::new(7, 7)));
    let key = position.key();
    position.pass();
    assert_eq!((position.to_move(), position.last()), (Stone::First, None));
    assert_ne!(position.key(), key);
    position.undo();
    assert_eq!((position.to_move(), position.key()), (Stone::Second, key));
    assert_eq!(position.last().map(Cell::point), Some(Point::new(7, 7)));
}

/// `X` and `O` are stones, `*` the cell in question, `+` the cells that stop a four there.
#[track_caller]
fn check_stops(picture: &str) {
    let rows: Vec<Vec<char>> = picture
        .lines()
        .map(|line| line.split_whitespace().map(|cell| cell.chars().next().unwrap()).collect())
        .collect();
    let mut position = Position::new(Variant::GOMOKU_15).unwrap();
    let mut asked = Vec::new();
    let mut expected = CellSet::default();
    for (row, cells) in rows.iter().enumerate() {
        for (col, &char) in cells.iter().enumerate() {
            let cell = Cell::new(Point::new(row.try_into().unwrap(), col.try_into().unwrap()));
            let side = match char {
                'X' => Stone::First,
                'O' => Stone::Second,
                '*' | '+' => {
                    expected.insert(cell);
                    if char == '*' {
                        asked.push(cell);
                    }
                    continue;
                }
                _ => continue,
            };
            if position.to_move() != side {
                position.pass();
            }
            position.place(cell);
        }
    }
    for cell in asked {
        assert_eq!(position.threat(cell, Stone::First), Threat::OpenFour, "{cell:?}");
        let stops = position.stops(cell, Stone::First);
        assert_eq!(stops, expected, "{:?}", stops.iter().map(Cell::point).collect::<Vec<_>>());
    }
}

#[test]
fn an_open_four_is_stopped_at_its_ends_and_in_its_holes() {
    // * becomes _XXXX_, which needs both ends; a stone on the far end leaves only one.
    check_stops(". . . . . .\n. . + X X X * + . .");
    check_stops(". . + X X * X + . .");

    check_stops(". . . .\nO + X X X * + .");
}

#[test]
fn a_game_may_start_from_any_stones_with_either_side_to_move() {
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
                assert_eq!(position.stone(Cell::new(point)), Some(side));
            }
            // The sides' last stones are the last plies, whatever was passed before.
            let last = |count: u8, row| count.checked_sub(1).map(|i| Point::new(row, 2 * i));
            let last = if to_move == Stone::First { last(second, 9) } else { last(first, 3) };
            assert_eq!(position.last().map(Cell::point), last);
        }
    }
}
