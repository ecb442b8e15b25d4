//! Zones, and the cells for each stone.

use super::*;

#[test]
fn zones_have_the_cells_around_the_centre() {
    let count = |zone: Zone, shape| zone.cells(shape).count();
    for side in [15, 19, 9] {
        let shape = plane(side, side);
        let all = usize::from(side) * usize::from(side);
        assert_eq!(Zone::Centre.cells(shape).collect::<Vec<_>>(), [shape.centre()]);
        for (zone, expected) in [(3, 9), (5, 25), (7, 49), (9, 81)] {
            assert_eq!(count(Zone::Inside(zone), shape), expected);
            assert_eq!(count(Zone::Outside(zone), shape), all - expected);
        }
        assert_eq!(count(Zone::Anywhere, shape), all);
    }
    assert_eq!(count(Zone::Inside(9), plane(20, 10)), 81);
    assert_eq!(count(Zone::Outside(7), plane(8, 9)), 72 - 49);
}

#[test]
fn a_zone_is_a_square_around_the_centre() {
    let shape = Variant::GOMOKU_15.shape();
    let zone: Vec<Point> = Zone::Inside(3).cells(shape).collect();
    assert_eq!(zone, cells("g9 h9 i9 g8 h8 i8 g7 h7 i7"));
    for name in ["f10", "j10", "f6", "j6", "h10", "f8"] {
        assert!(Zone::Inside(5).contains(cell(name), shape), "{name}");
        assert!(!Zone::Outside(5).contains(cell(name), shape), "{name}");
    }
    for name in ["e8", "h11", "k6", "j5"] {
        assert!(!Zone::Inside(5).contains(cell(name), shape), "{name}");
        assert!(Zone::Outside(5).contains(cell(name), shape), "{name}");
    }
    // On an even board around the lower right one of the four middle cells.
    let even = plane(20, 20);
    assert_eq!(Zone::Inside(3).cells(even).next(), Some(Point::new(9, 9)));
    // No cell off the board is in any zone.
    let beyond = Point::new(15, 7);
    for zone in [Zone::Centre, Zone::Inside(9), Zone::Outside(5), Zone::Anywhere] {
        assert!(!zone.contains(beyond, shape));
    }
}

/// Number of cells for each stone of a rule, with the first choice of every decision.
fn counts(rule: OpeningRule) -> Vec<usize> {
    let mut opening = begin(rule);
    let mut counts = Vec::new();
    while let Some(task) = opening.task() {
        if let Work::Place { .. } = task.work {
            counts.push(opening.cells().count());
        }
        let act = match task.work {
            Work::Place { .. } | Work::Pick => OpeningAct::Stone(opening.cells().next().unwrap()),
            Work::Decide => OpeningAct::Choose(opening.choices().next().unwrap()),
            Work::Declare { .. } => OpeningAct::Declare(1),
            Work::Offer { .. } => OpeningAct::Offer(opening.cells().next().unwrap()),
        };
        opening.play(act).unwrap();
    }
    counts
}

#[test]
fn each_stone_has_the_free_cells_of_its_zone() {
    for (rule, expected) in [
        (OpeningRule::Free, &[][..]),
        (OpeningRule::Swap, &[225, 224, 223]),
        (OpeningRule::SwapOne, &[225]),
        (OpeningRule::Swap2, &[225, 224, 223]),
        // The second stone is in a corner, outside the square.
        (OpeningRule::Pro, &[1, 224, 199]),
        (OpeningRule::LongPro, &[1, 224, 175]),
        (OpeningRule::Rif, &[1, 8, 23, 222]),
        (OpeningRule::Yamaguchi, &[1, 8, 23, 222]),
        (OpeningRule::Soosyrv, &[1, 8, 23, 222]),
        (OpeningRule::Taraguchi, &[1, 8, 23, 46, 77]),
        (OpeningRule::Tarannikov, &[1, 8, 23, 46, 77]),
        (OpeningRule::Sakata, &[1, 8, 23, 46, 77]),
    ] {
        assert_eq!(counts(rule), expected, "{rule}");
    }
}

#[test]
fn rules_are_refused_for_games_that_lack_their_zones() {
    let check = |rule: OpeningRule, variant: &str, expected: &str| {
        let why = Opening::new(rule, variant.parse().unwrap()).map(|_| "fits".to_owned());
        assert_eq!(why.unwrap_or_else(|why| why.to_string()), expected, "{rule} on {variant}");
    };
    let small = "the opening rule Swap2 needs a game of five in a row";
    check(OpeningRule::Swap2, "15x15-6", small);
    check(OpeningRule::Swap2, "7x7-4", small);
    check(OpeningRule::Pro, "15x15-5-torus", "the opening rule Pro needs a board with edges");
    check(
        OpeningRule::Swap,
        "15x15-5-fall",
        "the opening rule Swap needs a game in which stones do not fall",
    );
    check(
        OpeningRule::LongPro,
        "15x7-5",
        "the opening rule Long pro needs a board of at least 8x8 cells",
    );
    check(OpeningRule::LongPro, "8x8-5", "fits");
    check(OpeningRule::Pro, "5x15-5", "the opening rule Pro needs a board of at least 6x6 cells");
    check(OpeningRule::Rif, "8x9-5", "the opening rule RIF needs a board of at least 9x9 cells");
    check(
        OpeningRule::Sakata,
        "9x8-5",
        "the opening rule Sakata needs a board of at least 9x9 cells",
    );
    check(OpeningRule::Rif, "9x9-5-exact", "fits");
    for variant in ["15", "20", "19x15-5", "26x26-5-exact", "9x9-5"] {
        for rule in OpeningRule::ALL {
            check(rule, variant, "fits");
        }
    }
    // Swap rules fit every board with room for five in a row.
    check(OpeningRule::Swap2, "5x3-5", "fits");
    for variant in ["7x6-4-fall", "3x3-3", "15x15-5-torus"] {
        check(OpeningRule::Free, variant, "fits");
    }
}
