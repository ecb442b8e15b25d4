//! Fifth moves that are the same, against the definition.

use std::collections::{BTreeSet, HashMap};

use proptest::prelude::*;

use super::super::fifths::motions;
use super::*;
use crate::rules::Axis;

/// Stones with numbers for cells, so that they can be moved beyond every edge.
type Stones = Vec<(i16, i16, bool)>;

fn numbers(stones: &[(Point, Stone)]) -> Stones {
    let number = |&(point, stone): &(Point, Stone)| {
        (i16::from(point.row), i16::from(point.col), stone == Stone::First)
    };
    stones.iter().map(number).collect()
}

/// Turns and mirrors in all eight ways.
fn images(stones: &Stones) -> impl Iterator<Item = Stones> {
    (0..8).map(move |way| {
        let image = stones.iter().map(|&(row, col, first)| {
            let (row, col) = if way & 4 == 0 { (row, col) } else { (col, row) };
            let row = if way & 1 == 0 { row } else { -row };
            (row, if way & 2 == 0 { col } else { -col }, first)
        });
        image.collect()
    })
}

/// Shifts the stones so that the smallest row and column are 0, and sorts them.
fn shifted(mut stones: Stones) -> Stones {
    let row = stones.iter().map(|stone| stone.0).min().unwrap();
    let col = stones.iter().map(|stone| stone.1).min().unwrap();
    for stone in &mut stones {
        *stone = (stone.0 - row, stone.1 - col, stone.2);
    }
    stones.sort_unstable();
    stones
}

/// Form that is the same exactly for stones that are the same up to motions.
fn form(stones: &Stones) -> Stones {
    images(stones).map(shifted).min().unwrap()
}

/// Form of five stones.
fn form_with(stones: &[(Point, Stone)], fifth: Point) -> Stones {
    form(&numbers(&[stones, &[(fifth, Stone::First)]].concat()))
}

/// Free cells that are no image of an earlier one, which are the classes of fifth moves.
fn classes(stones: &[(Point, Stone)], shape: Shape) -> Vec<Point> {
    let motions: Vec<Motion> = motions(stones).collect();
    let mut classes: Vec<Point> = Vec::new();
    for point in shape.points().filter(|&it| stones.iter().all(|(stone, _)| *stone != it)) {
        let mut images = motions.iter().filter_map(|motion| motion.apply(point));
        if !images.any(|image| classes.contains(&image)) {
            classes.push(point);
        }
    }
    classes
}

#[test]
fn after_every_opening_the_test_agrees_with_the_definition() {
    // Two fifth moves are the same if the five stones are. It is enough to look for motions of the
    // four stones: checked for all openings and each fourth stone.
    let shape = Variant::GOMOKU_15.shape();
    let mut symmetric = 0;
    for opening in RenjuOpening::ALL {
        let three = opening.stones(shape).unwrap();
        for fourth in shape.points().filter(|it| !three.contains(it)) {
            let cells = [three[0], three[1], three[2], fourth];
            let stones: Vec<_> =
                cells.into_iter().enumerate().map(|(i, it)| (it, Stone::First.after(i))).collect();
            let fifths = shape.points().filter(|it| !cells.contains(it));
            let mut by_form: HashMap<Stones, Vec<Point>> = HashMap::new();
            for fifth in fifths {
                by_form.entry(form_with(&stones, fifth)).or_default().push(fifth);
            }
            let found = classes(&stones, shape);
            assert_eq!(found.len(), by_form.len(), "{} {fourth}", opening.code());
            symmetric += usize::from(found.len() < 221);
            let same = by_form.values().flat_map(|group| group.windows(2));
            for pair in same {
                let motion = alike(&stones, pair[0], pair[1]).unwrap();
                assert_eq!(motion.apply(pair[0]), Some(pair[1]));
            }
        }
    }
    assert_eq!(symmetric, 163);
}

/// Looks for a motion by brute force: all turns, reflections and shifts.
fn is_moved(stones: &[(Point, Stone)], one: Point, other: Point) -> bool {
    let all = numbers(&[stones, &[(one, Stone::First)]].concat());
    let (stones, other) = (numbers(stones), (i16::from(other.row), i16::from(other.col)));
    let set: BTreeSet<_> = stones.iter().copied().collect();
    images(&all).any(|image| {
        (-30..=30).any(|rows| {
            (-30..=30).any(|cols| {
                let mut moved = image.iter().map(|it| (it.0 + rows, it.1 + cols, it.2));
                let moved_fifth = moved.next_back().unwrap();
                (moved_fifth.0, moved_fifth.1) == other && moved.all(|it| set.contains(&it))
            })
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn motions_are_found_as_by_brute_force(
        seeds in prop::collection::vec((4..8_u8, 4..8_u8, any::<bool>()), 1..3),
        kind in prop::sample::select(&MotionKind::ALL[..]),
        to in (4..8_u8, 4..8_u8),
        (one, other) in ((3..9_u8, 3..9_u8), (3..9_u8, 3..9_u8)),
    ) {
        // Few stones and their images, so that many boards have motions.
        let mut stones: Vec<(Point, Stone)> = Vec::new();
        let motion = Motion::between(kind, Point::new(seeds[0].0, seeds[0].1), Point::new(to.0, to.1));
        for (row, col, is_first) in seeds {
            let stone = if is_first { Stone::First } else { Stone::Second };
            let point = Point::new(row, col);
            for point in [Some(point), motion.apply(point)].into_iter().flatten() {
                if stones.iter().all(|(it, _)| *it != point) {
                    stones.push((point, stone));
                }
            }
        }
        let [one, other] = [one, other].map(|(row, col)| Point::new(row, col));
        for other in [Some(other), motion.apply(one)].into_iter().flatten() {
            let found = alike(&stones, one, other);
            let expected = one != other && is_moved(&stones, one, other);
            prop_assert_eq!(found.is_some(), expected, "{:?} {} {}", stones, one, other);
            if let Some(motion) = found {
                prop_assert_eq!(motion.apply(one), Some(other));
                for (point, stone) in &stones {
                    let image = motion.apply(*point).unwrap();
                    prop_assert!(stones.contains(&(image, *stone)));
                }
            }
        }
    }
}

#[test]
fn sides_are_kept() {
    let stones = |sides: [Stone; 2]| [(cell("g8"), sides[0]), (cell("i8"), sides[1])];
    let (first, second) = (Stone::First, Stone::Second);
    let mirror = alike(&stones([first, first]), cell("a1"), cell("o1")).unwrap();
    assert_eq!(mirror.kind(), MotionKind::Mirror(Axis::Column));
    assert_eq!(alike(&stones([first, second]), cell("a1"), cell("o1")), None);
    // The other axis is that of both.
    let mirror = alike(&stones([first, second]), cell("a1"), cell("a15")).unwrap();
    assert_eq!(mirror.kind(), MotionKind::Mirror(Axis::Row));
}

#[test]
fn edges_and_the_centre_of_the_board_do_not_count() {
    // The axis is beside the centre, and the image of a cell may be off the board.
    let sides = (0..4).map(|index| Stone::First.after(index));
    let stones: Vec<_> = cells("h8 h9 h10 b9").into_iter().zip(sides).collect();
    assert!(alike(&stones, cell("b4"), cell("b14")).is_some());
    let shape = Variant::GOMOKU_15.shape();
    let mirror = alike(&stones, cell("b4"), cell("b14")).unwrap();
    assert_eq!(mirror.fixed(shape).count(), 15);
    assert_eq!(mirror.fixed(shape).next(), Some(cell("a9")));
    // Row 2 goes to row 16, which is not on the board.
    let beyond = mirror.apply(cell("b2"));
    assert!(beyond.is_none_or(|point| !shape.contains(point)));
}

#[test]
fn a_cell_is_not_like_itself() {
    let stones: Vec<_> = [(cell("h8"), Stone::First), (cell("h9"), Stone::Second)].into();
    assert_eq!(alike(&stones, cell("h12"), cell("h12")), None);
    assert_eq!(alike(&[], cell("h12"), cell("h13")), None);
}

#[test]
fn motions_are_named() {
    let shape = Variant::GOMOKU_15.shape();
    let check = |kind, from: &str, to: &str, expected: &str| {
        let motion = Motion::between(kind, cell(from), cell(to));
        assert_eq!(motion.to_text(Coordinates::Letters, shape), expected);
        assert_eq!(motion.apply(cell(from)), Some(cell(to)));
    };
    let mirror = MotionKind::Mirror;
    check(mirror(Axis::Column), "g3", "i3", "mirrored in column H");
    check(mirror(Axis::Column), "g3", "h3", "mirrored between columns G and H");
    check(mirror(Axis::Row), "g3", "g5", "mirrored in row 4");
    check(mirror(Axis::Row), "g3", "g6", "mirrored between rows 5 and 4");
    check(mirror(Axis::Falling), "c2", "n13", "mirrored in the diagonal A15 to O1");
    check(mirror(Axis::Rising), "a2", "b1", "mirrored in the diagonal O15 to A1");
    check(mirror(Axis::Rising), "a3", "c1", "mirrored in the diagonal O15 to A1");
    check(MotionKind::Turn90, "h9", "i8", "turned by 90 degrees");
    check(MotionKind::Turn180, "h9", "h7", "turned by 180 degrees");
    check(MotionKind::Turn270, "h9", "g8", "turned by 270 degrees");
    // About h8, clockwise, on the screen.
    let turn = Motion::between(MotionKind::Turn90, cell("h8"), cell("h8"));
    assert_eq!(turn.apply(cell("h9")), Some(cell("i8")));
    assert_eq!(turn.fixed(shape).collect::<Vec<_>>(), [cell("h8")]);
}
