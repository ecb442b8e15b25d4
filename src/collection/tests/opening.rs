//! Openings of games: found in files, kept by the index, and searched for.

use super::super::read::found_in_sgf;
use super::*;
use crate::formats::sgf;

/// Reads the opening of a game in SGF, by the fast reader and by the complete one.
#[track_caller]
fn opening(text: &str) -> GameOpening {
    let line = sgf::main_lines(text.as_bytes()).next().unwrap().game.unwrap();
    let scanned = found_in_sgf(line).unwrap().header.opening;
    let loaded =
        load(text.as_bytes(), Some("sgf"), crate::formats::ReadOptions::default()).unwrap();
    assert_eq!(Found::from(&loaded.record).header.opening, scanned, "{text}");
    scanned
}

fn name(text: &str) -> Option<RenjuOpening> {
    text.parse().ok()
}

/// Writes three stones around the centre as they look after a symmetry of the board.
fn image(stones: [Point; 3], symmetry: crate::rules::Symmetry) -> String {
    let shape = Variant::GOMOKU_15.shape();
    let letter = |number: u8| char::from(b'a' + number);
    let cell = |point: Point| {
        let Point { row, col } = symmetry.apply(point, shape);
        format!("{}{}", letter(col), letter(row))
    };
    let [first, second, third] = stones.map(cell);
    format!("(;GM[4]SZ[15]RU[renju];B[{first}];W[{second}];B[{third}];W[ao])")
}

#[test]
fn every_opening_is_found_in_all_symmetries_and_no_other_one() {
    let shape = Variant::GOMOKU_15.shape();
    for expected in RenjuOpening::ALL {
        for symmetry in shape.symmetries() {
            let found = opening(&image(expected.stones(shape).unwrap(), symmetry));
            assert_eq!(found, GameOpening { name: Some(expected), ..GameOpening::default() });
            let game = Header { opening: found, ..header("Ada", "Grace") };
            let matching = RenjuOpening::ALL.into_iter().filter(|it| {
                let [code, name, kanji] = [it.code(), it.name(), it.kanji()].map(|text| {
                    format!("opening:{text}").parse::<Filter>().unwrap().matches(&game)
                });
                assert_eq!((code, code), (name, kanji));
                code
            });
            assert_eq!(matching.collect::<Vec<_>>(), [expected]);
        }
    }
}

#[test]
fn games_of_gomoku_have_an_opening_and_set_up_positions_none() {
    let kagetsu = ";B[hh];W[hg];B[gg]";
    assert_eq!(opening(&format!("(;GM[4]SZ[15]{kagetsu})")).name, name("D4"));
    assert_eq!(opening(&format!("(;GM[4]SZ[15]RU[renju]AB[aa]AW[ab]PL[B]{kagetsu})")).name, None);
    assert_eq!(opening("(;GM[4]SZ[15]RU[renju];B[hh];W[hg])").name, None);
    assert_eq!(opening("(;GM[4]SZ[15]RU[renju];B[gg];W[hg];B[hh])").name, None);
    assert_eq!(opening("(;GM[4]SZ[20]RU[renju];B[kk];W[kj];B[jj])").name, None);
}

#[test]
fn the_rule_of_an_opening_is_the_one_followed_or_named() {
    let rule = |head: &str, moves: &str| opening(&format!("(;GM[4]SZ[15]{head};{moves})")).rule;
    let swapped = "B[hh];W[hg];B[gg];GKO[swap];W[ao]";
    assert_eq!(rule("GKO[swap]", swapped), OpeningRule::Swap);
    assert_eq!(rule("", "B[hh]"), OpeningRule::Free);
    // Moves that do not fit the rule are those of a game without it.
    assert_eq!(rule("GKO[rif]RU[renju]", "B[aa];W[hg]"), OpeningRule::Free);
    for (named, expected) in [
        ("Soosyrv-8", OpeningRule::Soosyrv),
        ("Taraguchi-10", OpeningRule::Taraguchi),
        ("RIF", OpeningRule::Rif),
        ("Standard swap2", OpeningRule::Swap2),
        ("gomoku, long pro", OpeningRule::LongPro),
        ("Renju (Yamaguchi)", OpeningRule::Yamaguchi),
        ("free", OpeningRule::Free),
        ("renju", OpeningRule::Free),
        ("house rules of the club", OpeningRule::Free),
    ] {
        assert_eq!(rule(&format!("RU[{named}]"), "B[hh]"), expected, "{named}");
    }
}

#[test]
fn a_filter_takes_a_name_and_a_rule() {
    let opening = GameOpening { name: name("D4"), rule: OpeningRule::Taraguchi };
    let game = Header { opening, ..header("Ada", "Grace") };
    let is_found = |text: &str| text.parse::<Filter>().unwrap().matches(&game);
    for text in [
        "opening:D4",
        "OPENING:kagetsu",
        "opening:花月",
        "opening:Taraguchi-10",
        "opening:taraguchi10 opening:d4 ada",
    ] {
        assert!(is_found(text), "{text}");
    }
    for text in ["opening:I4", "opening:suigetsu", "opening:水月", "opening:rif", "opening:free"]
    {
        assert!(!is_found(text), "{text}");
    }
    let other = Header { opening: GameOpening::default(), ..header("Ada", "Grace") };
    assert!("opening:free".parse::<Filter>().unwrap().matches(&other));
    assert!(!"opening:D4".parse::<Filter>().unwrap().matches(&other));
}

#[test]
fn an_opening_adds_one_byte_to_most_games_and_two_at_most() {
    let length = |name, rule| {
        let place = GameLocation { file: 0, start: 0, length: 1 };
        let header = Header { opening: GameOpening { name, rule }, ..header("Ada", "Grace") };
        Entry { place, game: Ok(header) }.to_bytes().len()
    };
    let least = length(None, OpeningRule::Free);
    for name in RenjuOpening::ALL.map(Some) {
        assert_eq!(length(name, OpeningRule::Free), least);
        assert_eq!(length(name, OpeningRule::Swap2), least);
        assert!(OpeningRule::ALL.into_iter().all(|rule| length(name, rule) <= least + 1));
    }
    assert_eq!(size_of::<GameOpening>(), 3);
    assert_eq!(GameOpening::of_number(27 * 12), None);
}
