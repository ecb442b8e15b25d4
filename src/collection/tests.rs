use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::game::{Draw, GameKind, Outcome, Win};
use crate::quarto::Board;
use crate::rules::opening::{OpeningRule, RenjuOpening};
use crate::rules::{
    BySide, Foul, Game, Placement, Point, Position, Rule, Shape, Status, Stone, Topology, Variant,
    parse_moves,
};

fn variants() -> Vec<Variant> {
    let plane = |width, height| Shape::new(width, height, Topology::Plane).unwrap();
    let torus = Shape::new(5, 5, Topology::Torus).unwrap();
    vec![
        Variant::GOMOKU_15,
        Variant::TIC_TAC_TOE,
        Variant::CONNECT_FOUR,
        Variant::new(plane(4, 3), 3, Rule::Standard, Placement::Anywhere).unwrap(),
        Variant::new(plane(5, 5), 4, Rule::Freestyle, Placement::Gravity).unwrap(),
        Variant::new(torus, 4, Rule::Freestyle, Placement::Anywhere).unwrap(),
    ]
}

#[test]
fn a_draw_at_the_move_limit_is_listed_as_such() {
    let moves = ";B[aa];W[ca];B[ac];W[cc];B[ae];W[ce];B[ag];W[cg];B[ai];W[ci]";
    for (limit, outcome) in
        [("GKM[10]", Outcome::Drawn(Draw::MoveLimit)), ("", Outcome::Drawn(Draw::Agreement))]
    {
        let file = format!("(;FF[4]GM[4]SZ[15]{limit}RE[0]{moves})");
        let line = crate::formats::sgf::main_lines(file.as_bytes()).next().unwrap().game.unwrap();
        let header = read::found_in_sgf(line).unwrap().header;
        assert_eq!((header.outcome, header.ending()), (Some(outcome), Ending::Drawn), "{limit}");
    }
}

/// Plays a game in which each number chooses a legal move.
fn play(variant: Variant, choices: &[u16]) -> Game {
    let mut game = Game::new(variant);
    for &choice in choices {
        let legal: Vec<Point> = game.legal_moves().collect();
        let Some(at) = usize::from(choice).checked_rem(legal.len()) else { break };
        game.play(legal[at]).unwrap();
    }
    game
}

fn games() -> impl Strategy<Value = Game> {
    (prop::sample::select(variants()), prop::collection::vec(any::<u16>(), 0..20))
        .prop_map(|(variant, choices)| play(variant, &choices))
}

fn small_games() -> impl Strategy<Value = Vec<Game>> {
    let choices = prop::collection::vec(0_u16..9, 0..9);
    prop::collection::vec(choices, 1..40)
        .prop_map(|games| games.iter().map(|choices| play(Variant::TIC_TAC_TOE, choices)).collect())
}

fn position(game: &Game) -> Position {
    let stones = Position::from_stones(game.variant(), game.stones()).unwrap();
    stones.with_to_move(game.side_of(game.moves().len()))
}

fn ending(game: &Game) -> Ending {
    match game.status() {
        Status::ToMove(_) => Ending::Unfinished,
        Status::Drawn => Ending::Drawn,
        Status::Won(winner) => Ending::Won(winner),
    }
}

/// Draws all images of a position: the slow way to compare positions.
fn pictures(position: &Position) -> Vec<String> {
    let (shape, board) = (position.variant().shape(), position.board());
    let picture = |symmetry: crate::rules::Symmetry| {
        let mark = |point| match board.get(symmetry.apply(point, shape)) {
            None => '.',
            Some(Stone::First) => 'x',
            Some(Stone::Second) => 'o',
        };
        shape.points().map(mark).collect()
    };
    position.variant().symmetries().map(picture).collect()
}

fn smallest_picture(game: &Game) -> String {
    pictures(&position(game)).into_iter().min().unwrap()
}

/// Draws all positions of a game, each in its smallest image.
fn path(game: &Game) -> Vec<String> {
    let before = |ply| Game::from_moves(game.variant(), game.moves()[..ply].to_vec()).unwrap();
    (0..=game.moves().len()).map(|ply| smallest_picture(&before(ply))).collect()
}

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn symmetric_positions_share_keys_and_cells(game in games()) {
        let (variant, position) = (game.variant(), position(&game));
        let shape = variant.shape();
        let keys = Keys::new(variant);
        let canonical = Canonical::new(&keys, &position);
        for symmetry in variant.symmetries() {
            let image = |&(point, stone): &(Point, Stone)| (symmetry.apply(point, shape), stone);
            let image = Position::from_stones(variant, position.stones().iter().map(image)).unwrap();
            let image = Canonical::new(&keys, &image.with_to_move(position.to_move()));
            prop_assert_eq!(image.key(), canonical.key());
            for point in shape.points() {
                prop_assert_eq!(image.cell(symmetry.apply(point, shape)), canonical.cell(point));
            }
        }
    }

    #[test]
    fn keys_do_not_depend_on_the_order_of_moves(game in games(), seed: u64) {
        let keys = Keys::new(game.variant());
        let mut played = Canonical::new(&keys, game.start());
        game.moves().iter().for_each(|&point| played.play(point));
        let mut stones: Vec<_> = game.stones().collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut stones);
        let shuffled = Position::from_stones(game.variant(), stones).unwrap();
        let shuffled = shuffled.with_to_move(game.side_of(game.moves().len()));
        prop_assert_eq!(Canonical::new(&keys, &shuffled).key(), played.key());
    }

    #[test]
    fn different_positions_have_different_keys(one in games(), other in games()) {
        let key = |position: &Position| Canonical::new(&Keys::new(position.variant()), position).key();
        let (one, other) = (position(&one), position(&other));
        let is_same = one.variant() == other.variant()
            && one.to_move() == other.to_move()
            && pictures(&one).contains(&pictures(&other)[0]);
        prop_assert_eq!(key(&one) == key(&other), is_same);
        prop_assert_ne!(key(&one), key(&one.clone().with_to_move(one.to_move().opponent())));
    }

    #[test]
    fn the_explorer_agrees_with_a_scan_of_all_games(games in small_games()) {
        let keys = Keys::new(Variant::TIC_TAC_TOE);
        let all: Vec<Posting> = (0..)
            .zip(&games)
            .flat_map(|(number, game)| postings(&keys, number, game, ending(game)))
            .collect();
        let paths: Vec<Vec<String>> = games.iter().map(path).collect();
        for (asked, path) in games.iter().zip(&paths).take(3) {
            for (ply, picture) in path.iter().enumerate() {
                let mut reached = Tally::default();
                let mut continued: BTreeMap<&String, Tally> = BTreeMap::new();
                for (game, path) in games.iter().zip(&paths) {
                    if let Some(at) = path.iter().position(|there| there == picture) {
                        reached.add(ending(game));
                        if let Some(after) = path.get(at + 1) {
                            continued.entry(after).or_default().add(ending(game));
                        }
                    }
                }
                let start = Game::from_moves(asked.variant(), asked.moves()[..ply].to_vec()).unwrap();
                let canonical = Canonical::new(&keys, &position(&start));
                let here = all.iter().copied().filter(|it| it.key == canonical.key());
                let explorer = Explorer::new(&canonical, here);
                let pictures = explorer.continuations.iter().map(|it| {
                    let mut there = start.clone();
                    there.play(it.point).unwrap();
                    smallest_picture(&there)
                });
                let pictures: Vec<String> = pictures.collect();
                let found = explorer.continuations.iter().map(|it| it.games);
                let found: BTreeMap<&String, Tally> = pictures.iter().zip(found).collect();
                prop_assert_eq!(explorer.games, reached);
                prop_assert_eq!(found.len(), explorer.continuations.len());
                prop_assert_eq!(found, continued);
            }
        }
    }

    #[test]
    fn postings_are_read_back_from_their_blocks(
        numbers in prop::collection::vec((any::<u64>(), any::<u32>(), prop::option::of(0_u16..676), 0..4_usize), 0..3000),
        few_keys: bool,
    ) {
        const ENDINGS: [Ending; 4] =
            [Ending::Won(Stone::First), Ending::Won(Stone::Second), Ending::Drawn, Ending::Unfinished];
        let posting = |(key, game, next, ending): (u64, u32, Option<u16>, usize)| {
            let key = PositionKey(if few_keys { key % 3 } else { key });
            let posting = Posting::new(key, game, next, ENDINGS[ending]);
            assert_eq!((posting.next(), posting.ending()), (next, ENDINGS[ending]));
            posting
        };
        let mut all: Vec<Posting> = numbers.into_iter().map(posting).collect();
        all.sort_unstable();
        let blocks: Vec<_> = blocks(&all).collect();
        let found: Vec<Posting> = blocks.iter().flat_map(|(_, bytes)| of_block(bytes)).collect();
        prop_assert_eq!(found, all);
        for (key, bytes) in &blocks {
            prop_assert!(bytes.len() < 1 << 14);
            prop_assert_eq!(of_block(bytes).next().map(|first| first.key), Some(*key));
        }
    }

    #[test]
    fn invalid_bytes_have_at_most_a_posting_for_three_bytes(bytes: Vec<u8>) {
        prop_assert!(of_block(&bytes).count() <= bytes.len() / 3);
    }

    #[test]
    fn an_entry_is_read_back_from_its_bytes(
        place in any::<(u32, u64, u64)>(),
        texts in any::<[String; 3]>(),
        moves: u32,
        variant in prop::sample::select(variants()),
        kind in 0..3_u8,
        outcome in prop::option::of((any::<bool>(), 0..13_usize)),
        opening in (prop::option::of(0..26_usize), prop::sample::select(&OpeningRule::ALL)),
        is_damaged: bool,
    ) {
        let place = GameLocation { file: place.0, start: place.1, length: place.2 };
        let kind = match kind {
            0 => GameKind::Quarto(Board::PLANE),
            1 => GameKind::Quarto(Board::TORUS),
            _ => GameKind::Rows(variant),
        };
        let fouls = [Foul::DoubleThree, Foul::DoubleFour, Foul::Overline].map(Win::Foul);
        let wins = [Win::Row, Win::Resignation, Win::Time, Win::Forfeit, Win::Unknown];
        let wins = [&wins[..], &fouls].concat();
        let others = [
            Outcome::Drawn(Draw::Full), Outcome::Drawn(Draw::Passes), Outcome::Drawn(Draw::Agreement), Outcome::Drawn(Draw::MoveLimit), Outcome::Void,
        ];
        let outcome = outcome.map(|(is_first, how)| {
            let side = if is_first { Stone::First } else { Stone::Second };
            wins.get(how).map_or_else(|| others[how - wins.len()], |&win| Outcome::Won(side, win))
        });
        let [first, second, date] = &texts;
        let players = BySide { first: &**first, second };
        let opening = GameOpening { name: opening.0.map(|at| RenjuOpening::ALL[at]), rule: opening.1 };
        let header = Header { kind, players, date: &**date, outcome, moves, opening };
        let entry = Entry { place, game: if is_damaged { Err(&**first) } else { Ok(header) } };
        let bytes = entry.to_bytes();
        prop_assert_eq!(Entry::of_bytes(&bytes), Some(entry.clone()));
        prop_assert_eq!(entry.to_owned().to_bytes(), bytes);
    }

    #[test]
    fn reading_an_entry_never_panics(bytes: Vec<u8>) {
        if let Some(entry) = Entry::of_bytes(&bytes) {
            let again = entry.to_bytes();
            prop_assert_eq!(Entry::of_bytes(&again), Some(entry));
        }
    }

    #[test]
    fn a_name_is_found_by_any_part_of_it(name in "[a-cA-CäÄ]{0,6}", part in "[a-cA-CäÄ]{0,3}") {
        let filter = Filter { player: part.clone(), ..Filter::default() };
        let is_part = name.to_lowercase().contains(&part.to_lowercase());
        prop_assert_eq!(filter.matches(&header("", &name)), is_part);
        prop_assert_eq!(filter.matches(&header(&name, "")), is_part);
    }
}

fn header<'a>(first: &'a str, second: &'a str) -> Header<&'a str> {
    let kind = GameKind::Rows(Variant::GOMOKU_15);
    let outcome = Some(Outcome::Won(Stone::First, Win::Row));
    let players = BySide { first, second };
    let opening = GameOpening::default();
    Header { kind, players, date: "2026-11-22", outcome, moves: 37, opening }
}

#[test]
fn keys_are_stable_across_versions() {
    let key = |variant: Variant, moves: &[(u8, u8)]| {
        let moves = moves.iter().map(|&(row, col)| Point::new(row, col));
        let game = Game::from_moves(variant, moves).unwrap();
        Canonical::new(&Keys::new(variant), &position(&game)).key().0
    };
    let standard = Variant::GOMOKU_15.with_rule(Rule::Standard);
    let found = [
        key(Variant::GOMOKU_15, &[]),
        key(Variant::GOMOKU_15, &[(7, 7), (6, 8), (5, 7)]),
        key(standard, &[(7, 7), (6, 8), (5, 7)]),
        key(Variant::CONNECT_FOUR, &[(5, 0)]),
    ];
    assert_eq!(
        found.map(|key| format!("{key:016x}")),
        ["b9534f41473a4a7a", "111d0d06a16a0d1a", "8861128867d36940", "f629536014428556",]
    );
}

#[test]
fn cells_that_a_symmetry_swaps_are_one_continuation() {
    let variant = Variant::GOMOKU_15;
    let keys = Keys::new(variant);
    let played = |next| Game::from_moves(variant, [Point::new(7, 7), next]).unwrap();
    let games =
        [(6, 6), (8, 8), (6, 8), (6, 7), (0, 0)].map(|(row, col)| played(Point::new(row, col)));
    let start = Game::from_moves(variant, [Point::new(7, 7)]).unwrap();
    let canonical = Canonical::new(&keys, &position(&start));
    let all =
        (0..).zip(&games).flat_map(|(number, game)| postings(&keys, number, game, ending(game)));
    let explorer = Explorer::new(&canonical, all.filter(|posting| posting.key == canonical.key()));
    let found = explorer.continuations.iter().map(|it| (it.point, it.games.unfinished));
    let expected = [((6, 6), 3), ((0, 0), 1), ((6, 7), 1)];
    assert!(found.eq(expected.map(|((row, col), games)| (Point::new(row, col), games))));
}

#[test]
fn with_gravity_only_the_mirror_image_is_symmetric() {
    let variant = Variant::CONNECT_FOUR;
    let keys = Keys::new(variant);
    let key = |col| {
        let mut game = Game::new(variant);
        game.drop(col).unwrap();
        Canonical::new(&keys, &position(&game)).key()
    };
    assert_eq!(key(0), key(6));
    assert_eq!(key(2), key(4));
    assert_ne!(key(0), key(1));
}

#[test]
fn a_filter_requires_all_its_criteria() {
    let game = header("Ada", "Grace");
    let all = Filter::default();
    let won = |text: &str| Some(ResultFilter::WonBy(text.to_owned()));
    let lost = |text: &str| Some(ResultFilter::LostBy(text.to_owned()));
    let day = |text: &str| Some(text.parse().unwrap());
    let ended = |ending| Some(ResultFilter::Ended(ending));
    let kind = GameKind::Rows(Variant::GOMOKU_15);
    let other = GameKind::Rows(Variant::GOMOKU_19);
    for (filter, expected) in [
        (all.clone(), true),
        (Filter { result: won("ada"), ..all.clone() }, true),
        (Filter { result: won("grace"), ..all.clone() }, false),
        (Filter { result: lost("grace"), ..all.clone() }, true),
        (Filter { result: lost("ada"), ..all.clone() }, false),
        (Filter { result: ended(Ending::Won(Stone::First)), ..all.clone() }, true),
        (Filter { result: ended(Ending::Won(Stone::Second)), ..all.clone() }, false),
        (Filter { result: ended(Ending::Drawn), ..all.clone() }, false),
        (Filter { kind: Some(kind), size: Some((15, 15)), ..all.clone() }, true),
        (Filter { kind: Some(other), ..all.clone() }, false),
        (Filter { size: Some((15, 14)), ..all.clone() }, false),
        (Filter { moves: 37..=37, ..all.clone() }, true),
        (Filter { moves: 38..=u32::MAX, ..all.clone() }, false),
        (Filter { moves: 0..=36, ..all.clone() }, false),
        (Filter { from: day("2026-11-22"), to: day("2026-11-22"), ..all.clone() }, true),
        (Filter { from: day("2026"), to: day("2026"), ..all.clone() }, true),
        (Filter { from: day("2026-11-23"), ..all.clone() }, false),
        (Filter { to: day("2026-10"), ..all.clone() }, false),
        (Filter { player: "ad".to_owned(), result: won("ace"), ..all.clone() }, false),
    ] {
        assert_eq!(filter.matches(&game), expected, "{filter:?}");
    }
    let undated = Header { date: "", ..game };
    assert!(!Filter { from: day("0001"), ..all.clone() }.matches(&undated));
}

#[test]
fn damaged_games_match_only_empty_filters_and_sort_last() {
    let place = GameLocation { file: 0, start: 0, length: 1 };
    let damaged = Entry { place, game: Err("line 1: no game") };
    let game = Entry { place, game: Ok(header("Ada", "Grace")) };
    assert!(Filter::default().matches_entry(&damaged));
    assert!(!Filter { moves: 1..=u32::MAX, ..Filter::default() }.matches_entry(&damaged));
    for order in [Order::Newest, Order::Oldest, Order::Longest, Order::Shortest] {
        assert!(order.rank(&game) < order.rank(&damaged));
    }
}

#[test]
fn games_are_ordered_by_day_or_by_length() {
    let place = GameLocation { file: 0, start: 0, length: 1 };
    let entry = |date, moves| Entry { place, game: Ok(Header { date, moves, ..header("", "") }) };
    let entries = [entry("2026", 9), entry("", 5), entry("2025-12-31", 40), entry("2026-01", 7)];
    let sorted = |order: Order| {
        let mut sorted: Vec<usize> = (0..entries.len()).collect();
        sorted.sort_by_key(|&at| order.rank(&entries[at]));
        sorted
    };
    assert_eq!(sorted(Order::Found), [0, 1, 2, 3]);
    assert_eq!(sorted(Order::Newest), [3, 0, 2, 1]);
    assert_eq!(sorted(Order::Oldest), [2, 0, 3, 1]);
    assert_eq!(sorted(Order::Longest), [2, 0, 3, 1]);
    assert_eq!(sorted(Order::Shortest), [1, 3, 0, 2]);
}

#[test]
fn dates_of_different_precision_compare() {
    let date: Date = "2026-11-22".parse().unwrap();
    assert_eq!((date.year, date.month, date.day), (2026, 11, 22));
    assert_eq!("2026-11".parse::<Date>().unwrap().to_string(), "2026-11");
    assert!("2026-11".parse::<Date>().unwrap() < date);
}

#[test]
fn a_filter_finds_parts_of_names() {
    let game = header("Ada Lovelace", "Grace");
    let filter = Filter { player: "LOVE".to_owned(), moves: 30..=40, ..Filter::default() };
    assert!(filter.matches(&game));
    let filter = Filter { player: "Charles".to_owned(), ..filter };
    assert!(!filter.matches(&game));
}

#[test]
fn an_entry_is_read_back() {
    let header = header("Ada", "Grace");
    let place = GameLocation { file: 3, start: 1815, length: 402 };
    let entry = Entry { place, game: Ok(header) };
    assert_eq!(Entry::of_bytes(&entry.to_bytes()), Some(entry));
    assert_eq!(Entry::of_bytes(b"other"), None);
}

#[test]
fn a_key_depends_neither_on_the_order_of_moves_nor_on_the_orientation() {
    let keys = Keys::new(Variant::GOMOKU_15);
    let key = |moves| {
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        let mut position = Canonical::new(&keys, game.start());
        game.moves().iter().for_each(|&point| position.play(point));
        position.key()
    };
    // A different order of moves; a quarter turn.
    assert_eq!(key("h8i9h10"), key("h10i9h8"));
    assert_eq!(key("h8i9h10"), key("h8i7j8"));
    assert_ne!(key("h8i9h10"), key("h8i9h11"));
}

#[test]
fn a_rotated_position_is_reached() {
    let position = |moves| {
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        Position::from_stones(game.variant(), game.stones()).unwrap()
    };
    let game = parse_moves("h8i9j10a1", Variant::GOMOKU_15).unwrap();
    assert_eq!(reached(&game, &position("h8g9")), Some(2));
    assert_eq!(reached(&game, &position("h8h9")), None);
}

#[test]
fn a_filter_is_parsed() {
    let filter: Filter = "ada size:15 moves:20.. result:draw".parse().unwrap();
    let drawn = Some(ResultFilter::Ended(Ending::Drawn));
    assert_eq!(
        (filter.player.as_str(), filter.size, filter.result),
        ("ada", Some((15, 15)), drawn)
    );
    assert_eq!(filter.moves, 20..=u32::MAX);
    let why = "ada size:big".parse::<Filter>().unwrap_err();
    assert_eq!(why.to_string(), "size:big: a size is written 15 or 9x7");
}

mod library;
mod opening;
