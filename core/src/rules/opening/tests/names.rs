//! Names of the 26 openings.

use std::collections::BTreeMap;

use super::*;
use crate::rules::{Game, Placement, Position, Rule, Stone, parse_moves};

#[test]
fn every_placement_has_one_name() {
    for side in [15, 19, 5] {
        let shape = plane(side, side);
        let centre = shape.centre();
        let mut counts: BTreeMap<RenjuOpening, usize> = BTreeMap::new();
        for second in Zone::Inside(3).cells(shape).filter(|&it| it != centre) {
            for third in Zone::Inside(5).cells(shape).filter(|&it| it != centre && it != second) {
                let opening = RenjuOpening::of(&[centre, second, third], shape).unwrap();
                *counts.entry(opening).or_default() += 1;
                let is_direct = second.row == centre.row || second.col == centre.col;
                assert_eq!(opening.code().starts_with('D'), is_direct);
                // The same name after each turn and reflection.
                for symmetry in shape.symmetries() {
                    let image = [centre, second, third].map(|it| symmetry.apply(it, shape));
                    assert_eq!(RenjuOpening::of(&image, shape), Some(opening));
                }
                // Exactly one of the names has these stones.
                let is_it = |it: &RenjuOpening| {
                    let stones = it.stones(shape).unwrap();
                    shape.symmetries().any(|symmetry| {
                        stones.map(|it| symmetry.apply(it, shape)) == [centre, second, third]
                    })
                };
                let names: Vec<_> = RenjuOpening::ALL.into_iter().filter(is_it).collect();
                assert_eq!(names, [opening]);
            }
        }
        // 184 placements: four of each opening with an axis, eight of each other one.
        assert_eq!(counts.len(), 26);
        assert_eq!(counts.values().sum::<usize>(), 8 * 23);
        assert!(counts.values().all(|count| [4, 8].contains(count)), "{counts:?}");
    }
}

#[test]
fn names_are_those_of_the_list() {
    let shape = Variant::GOMOKU_15.shape();
    let listed: Vec<String> = RenjuOpening::ALL
        .iter()
        .map(|it| {
            let stones = it.stones(shape).unwrap();
            let cells = stones.map(|cell| Coordinates::Letters.name(cell, shape).to_lowercase());
            format!("{} {} {} {}", it.code(), it.name(), it.kanji(), cells.join(" "))
        })
        .collect();
    let expected = "
        D1 Kansei 寒星 h8 h9 h10
        D2 Keigetsu 渓月 h8 h9 g10
        D3 Sosei 疎星 h8 h9 f10
        D4 Kagetsu 花月 h8 h9 g9
        D5 Zangetsu 残月 h8 h9 f9
        D6 Ugetsu 雨月 h8 h9 g8
        D7 Kinsei 金星 h8 h9 f8
        D8 Shogetsu 松月 h8 h9 h7
        D9 Kyugetsu 丘月 h8 h9 g7
        D10 Shingetsu 新月 h8 h9 f7
        D11 Zuisei 瑞星 h8 h9 h6
        D12 Sangetsu 山月 h8 h9 g6
        D13 Yusei 遊星 h8 h9 f6
        I1 Chosei 長星 h8 i9 j10
        I2 Kyogetsu 峡月 h8 i9 i10
        I3 Kosei 恒星 h8 i9 h10
        I4 Suigetsu 水月 h8 i9 g10
        I5 Ryusei 流星 h8 i9 f10
        I6 Ungetsu 雲月 h8 i9 h9
        I7 Hogetsu 浦月 h8 i9 g9
        I8 Rangetsu 嵐月 h8 i9 f9
        I9 Gingetsu 銀月 h8 i9 g8
        I10 Myojo 明星 h8 i9 f8
        I11 Shagetsu 斜月 h8 i9 g7
        I12 Meigetsu 名月 h8 i9 f7
        I13 Suisei 彗星 h8 i9 f6";
    let expected: Vec<&str> = expected.trim().lines().map(str::trim).collect();
    assert_eq!(listed, expected);
}

#[test]
fn other_stones_have_no_name() {
    let shape = Variant::GOMOKU_15.shape();
    let of = |names: &str| RenjuOpening::of(&cells(names), shape).map(RenjuOpening::code);
    assert_eq!(of("h8 h9 g9 a1 a2"), Some("D4"));
    for names in [
        "",
        "h8",
        "h8 h9",
        "a1 h9 g9",
        "h9 h8 g9",
        "h8 h10 g9",
        "h8 h9 h11",
        "h8 h9 k8",
        "h8 h9 h8",
        "h8 h9 h9",
    ] {
        assert_eq!(of(names), None, "{names}");
    }
    let off = [shape.centre(), Point::new(6, 7), Point::new(200, 7)];
    assert_eq!(RenjuOpening::of(&off, shape), None);
    // Boards without a cell in the middle of all symmetries.
    for shape in [plane(20, 20), plane(15, 13), Shape::new(15, 15, Topology::Torus).unwrap()] {
        let centre = shape.centre();
        let stones = [centre, Point { row: centre.row - 1, ..centre }, Point::new(5, centre.col)];
        assert_eq!(RenjuOpening::of(&stones, shape), None, "{shape}");
        assert_eq!(RenjuOpening::ALL[0].stones(shape), None, "{shape}");
    }
    assert_eq!(RenjuOpening::ALL[0].stones(plane(3, 3)), None);
}

#[test]
fn openings_are_found_by_code_and_name() {
    for opening in RenjuOpening::ALL {
        for text in [opening.code(), opening.name(), opening.kanji()] {
            assert_eq!(text.parse(), Ok(opening));
            assert_eq!(format!(" {} ", text.to_lowercase()).parse(), Ok(opening));
        }
        assert_eq!(opening.to_string().parse(), Ok(opening));
    }
    assert_eq!(RenjuOpening::ALL[3].to_string(), "D4 Kagetsu");
    for (chinese, japanese) in [("疏星", "疎星"), ("岚月", "嵐月"), ("殘月", "残月")] {
        assert_eq!(chinese.parse::<RenjuOpening>(), japanese.parse());
    }
    let why = "D14".parse::<RenjuOpening>().unwrap_err().to_string();
    assert_eq!(why, "expected an opening, such as D4 or Kagetsu");
}

#[test]
fn only_games_of_five_in_a_row_from_an_empty_board_have_an_opening() {
    let of = |variant: Variant, moves: &str| {
        RenjuOpening::of_game(&parse_moves(moves, variant).unwrap())
    };
    let kagetsu = "D4".parse().ok();
    for rule in Rule::ALL {
        let variant = Variant::GOMOKU_15.with_rule(rule);
        assert_eq!(of(variant, "h8h9g9a1"), kagetsu, "{rule}");
        let two = parse_moves("h8h9", variant).unwrap();
        assert_eq!(RenjuOpening::of_game(&two), None);
        assert_eq!(RenjuOpening::with_third(&two, cell("g9")), kagetsu);
        assert_eq!(RenjuOpening::with_third(&two, cell("a1")), None);
        assert_eq!(of(variant, "h9h8g9"), None);
    }
    let four = Variant::new(plane(15, 15), 4, Rule::Freestyle, Placement::Anywhere).unwrap();
    assert_eq!(of(four, "h8h9g9"), None);
    let stones = [(Point::new(0, 0), Stone::First), (Point::new(0, 1), Stone::Second)];
    let start = Position::from_stones(Variant::GOMOKU_15, stones).unwrap();
    let mut set_up = Game::from_position(start);
    let mut passed = Game::new(Variant::GOMOKU_15.with_rule(Rule::Renju));
    for name in ["h8", "h9", "g9"] {
        set_up.play(cell(name)).unwrap();
        passed.play(cell(name)).unwrap();
        if passed.moves().len() == 1 {
            passed.pass().unwrap();
        }
    }
    assert_eq!(RenjuOpening::of_game(&set_up), None);
    assert_eq!(RenjuOpening::of_game(&passed), None);
}

#[test]
fn every_opening_of_the_rules_has_a_name() {
    let shape = Variant::GOMOKU_15.shape();
    for opening in RenjuOpening::ALL {
        let mut rif = begin(OpeningRule::Rif);
        for stone in opening.stones(shape).unwrap() {
            rif.play(OpeningAct::Stone(stone)).unwrap();
        }
        let stones: Vec<Point> = rif.stones().map(|(point, _)| point).collect();
        assert_eq!(RenjuOpening::of(&stones, shape), Some(opening));
    }
}
