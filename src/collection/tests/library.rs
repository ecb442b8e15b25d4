//! Search in libraries.

use super::*;
use crate::collection::{NextMove, Places, find_in_library};
use crate::formats::renlib;
use crate::game::{AnyGame, GameKind, Target};
use crate::record::{Action, NodeId, Record};
use crate::rules::{Coordinates, Point, Position, parse_moves};

/// Creates a library of these lines.
fn library(lines: &[&str]) -> (Record, Vec<u8>) {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for line in lines {
        record.go_to(NodeId::ROOT);
        for &point in parse_moves(line, Variant::GOMOKU_15).unwrap().moves() {
            record.play(Target::Cell(point)).unwrap();
        }
    }
    let bytes = renlib::write(&record).unwrap();
    (record, bytes)
}

fn position(moves: &str) -> Position {
    let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
    Position::from_stones(game.variant(), game.stones()).unwrap()
}

fn found(bytes: &[u8], moves: &str) -> Places {
    find_in_library(bytes, &position(moves), 100).unwrap()
}

fn next(places: &Places) -> Vec<(String, u64)> {
    let name = |point| Coordinates::Letters.name(point, Variant::GOMOKU_15.shape());
    places.next.iter().map(|it| (name(it.point).to_ascii_lowercase(), it.lines)).collect()
}

#[test]
fn transpositions_and_symmetric_images_are_found() {
    // The second line has the moves in another order, the third one is a mirror image.
    let (_, bytes) = library(&["h8i9j8h7", "j8i9h8h6", "h8g9f8h5", "h8i9j9"]);
    let places = found(&bytes, "h8i9j8");
    assert_eq!(places.number, 3);
    let lines = ["h8i9j8", "h8g9f8", "j8i9h8"];
    let lines = lines.map(|line| parse_moves(line, Variant::GOMOKU_15).unwrap().moves().to_vec());
    assert_eq!(places.lines, lines);
    // Mirrored like the position; cells on its axis are the same.
    assert_eq!(next(&places), [("h7", 1), ("h6", 1), ("h5", 1)].map(|(c, n)| (c.to_owned(), n)));
    assert_eq!(found(&bytes, "h8i9j8a1"), Places::default());
    assert_eq!(found(&bytes, "h8i9").number, 2);
}

#[test]
fn the_lines_after_each_move_are_counted() {
    let (mut record, _) = library(&["h8i9j8h7", "h8i9j8h6g5", "h8i9j8h6g4", "h8i9i8"]);
    let first = record.tree().child(NodeId::ROOT, Action::Stone(Point::new(7, 7))).unwrap();
    let second = record.tree().children(first).next().unwrap();
    let third = record.tree().children(second).next().unwrap();
    record.annotate(third, |notes| "best\nby far".clone_into(&mut notes.comment));
    let bytes = renlib::write(&record).unwrap();
    let places = found(&bytes, "h8i9");
    // Of symmetric cells, the first one.
    assert_eq!(next(&places), [("h10".to_owned(), 3), ("h9".to_owned(), 1)]);
    let comments: Vec<&str> = places.next.iter().map(|it| &*it.comment).collect();
    assert_eq!(comments, ["best", ""]);
    assert_eq!(next(&found(&bytes, "")), [("h8".to_owned(), 4)]);
    assert_eq!(next(&found(&bytes, "h8i9j8h7")), []);
    let NextMove { point, .. } = &found(&bytes, "h8i9j8").next[0];
    assert_eq!(*point, Point::new(9, 7));
}

#[test]
fn a_search_finds_what_a_record_of_the_library_has() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for _ in 0..300 {
        record.go_to(NodeId::ROOT);
        for _ in 0..4 {
            let point = Point::new(random.u8(6..9), random.u8(6..9));
            let _ = record.play(Target::Cell(point));
        }
    }
    let bytes = renlib::write(&record).unwrap();
    let keys = Keys::new(Variant::GOMOKU_15);
    let key = |game: &AnyGame| {
        let AnyGame::Rows(game) = game else { panic!("a game of rows") };
        let position = Position::from_stones(game.variant(), game.stones()).unwrap();
        Canonical::new(&keys, &position).key()
    };
    let tree = record.tree();
    let nodes: Vec<NodeId> = tree.preorder().collect();
    let all: Vec<_> = nodes.iter().map(|&node| key(&record.game_at(node).unwrap())).collect();
    for (index, &node) in nodes.iter().enumerate().step_by(37) {
        let AnyGame::Rows(game) = record.game_at(node).unwrap() else { panic!("rows") };
        let position = Position::from_stones(game.variant(), game.stones()).unwrap();
        let places = find_in_library(&bytes, &position, 10_000).unwrap();
        let same: Vec<NodeId> = nodes
            .iter()
            .zip(&all)
            .filter(|(_, key)| **key == all[index])
            .map(|(n, _)| *n)
            .collect();
        assert_eq!((places.number, places.lines.len()), (same.len(), same.len()));
        let ends = |top| {
            tree.below(top).filter(|&it| it != top && tree.children(it).next().is_none()).count()
        };
        let lines: u64 = places.next.iter().map(|it| it.lines).sum();
        assert_eq!(lines, same.into_iter().map(ends).sum::<usize>() as u64);
    }
}
