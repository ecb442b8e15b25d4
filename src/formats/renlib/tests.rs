//! Libraries: nodes, texts, what cannot be played, and what is written.

use super::*;
use crate::formats::{self, Lost, Remark};
use crate::game::{End, Target};
use crate::record::{Mark, MarkKind, NodeId, Property, Tree};
use crate::rules::{Coordinates, Point, parse_moves};

const HEAD: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";
const LEAF: u8 = 0x40;
const SIBLING: u8 = 0x80;

fn lib(nodes: &[u8]) -> Vec<u8> {
    [HEAD, nodes].concat()
}

#[track_caller]
fn loaded(nodes: &[u8]) -> Loaded {
    read(&lib(nodes)).unwrap()
}

#[track_caller]
fn record(nodes: &[u8]) -> Record {
    let Loaded { record, remarks, .. } = loaded(nodes);
    assert_eq!(remarks, []);
    record
}

/// Lists the moves of a tree in preorder, with their depth: `0 h8, 1 i9`.
fn moves(record: &Record) -> String {
    let tree = record.tree();
    let name = |node| match tree.action(node) {
        Some(crate::record::Action::Stone(point)) => {
            let name = Coordinates::Letters.name(point, record.shape()).to_ascii_lowercase();
            format!("{} {name}", tree.ancestors(node).count() - 2)
        }
        _ => String::new(),
    };
    tree.preorder().skip(1).map(name).collect::<Vec<_>>().join(", ")
}

fn at(tree: &Tree, text: &str) -> NodeId {
    let game = parse_moves(text, VARIANT).unwrap();
    game.moves().iter().fold(NodeId::ROOT, |node, &point| {
        tree.child(node, crate::record::Action::Stone(point)).unwrap()
    })
}

#[track_caller]
fn stays(record: &Record) {
    let written = formats::write(record, Format::Lib).unwrap();
    assert_eq!(written.lost, []);
    let Loaded { record: again, remarks, .. } = read(&written.bytes).unwrap();
    assert_eq!(remarks, []);
    assert_eq!(again.tree(), record.tree());
    assert_eq!(write(&again).unwrap(), written.bytes);
}

#[test]
fn nodes_are_a_tree_in_preorder() {
    // h8, then i9 with j10 and j8 after it, then i8: row 1 is at the bottom, x from the left.
    let nodes = [0, 0, 0x78, 0, 0x69, SIBLING, 0x5a, SIBLING | LEAF, 0x7a, LEAF, 0x79, LEAF];
    let record = record(&nodes);
    assert_eq!(moves(&record), "0 h8, 1 i9, 2 j10, 2 j8, 1 i8");
    assert_eq!(record.kind(), GameKind::Rows(VARIANT));
    assert_eq!(record.node(), NodeId::ROOT, "a library with variations opens at its start");
    stays(&record);
}

#[test]
fn a_single_line_opens_at_its_end() {
    let record = record(&[0, 0, 0x78, 0, 0x69, LEAF]);
    assert_eq!(record.on_board().moves(), 2);
    stays(&record);
    let empty = self::record(&[0, LEAF]);
    assert!(empty.tree().is_empty());
    stays(&empty);
    assert_eq!(self::record(&[]).tree(), empty.tree());
}

#[test]
fn old_files_have_no_root_and_no_header() {
    let nodes = [0x78, 0, 0x69, SIBLING | LEAF, 0x79, LEAF];
    let mut old = lib(&nodes);
    old[9] = 0;
    for file in [&old[..], &nodes] {
        let loaded = read(file).unwrap();
        assert_eq!((&*moves(&loaded.record), &*loaded.remarks), ("0 h8, 1 i9, 1 i8", &[][..]));
    }
    assert!(formats::is_saved_game(&nodes, Some("lib")));
    assert!(!formats::is_saved_game(&nodes, Some("txt")));
    assert!(formats::is_saved_game(&old, None));
    assert_eq!(Format::of_content(&old), Some(Format::Lib));
}

#[test]
fn an_unbalanced_stack_is_legal() {
    // A sibling is announced, and the file ends.
    assert_eq!(moves(&record(&[0, 0, 0x78, SIBLING, 0x69, SIBLING])), "0 h8, 1 i9");
    // The tree is complete, and one more node follows: it continues the line.
    assert_eq!(moves(&record(&[0, 0, 0x78, LEAF, 0x69, LEAF])), "0 h8, 1 i9");
}

#[test]
fn later_versions_and_other_files_are_refused_by_name() {
    let mut later = lib(&[0, LEAF]);
    later[9] = 5;
    let why = |file: &[u8]| read(file).unwrap_err().to_string();
    assert_eq!(why(&later), "version \"3.5\" of RenLib's libraries is not known");
    later[8..10].copy_from_slice(&[4, 0]);
    assert_eq!(why(&later), "version \"4.0\" of RenLib's libraries is not known");
    assert_eq!(why(b"Dear diary"), "this is not a library of RenLib");
    assert_eq!(why(b""), "this is not a library of RenLib");
}

#[test]
fn equal_variations_are_merged() {
    let twice = [
        0,
        0,
        0x78,
        SIBLING,
        0x69,
        SIBLING | 0x08,
        b'a',
        0,
        0x5a,
        LEAF,
        0x79,
        LEAF, //
        0x78,
        0,
        0x69,
        0x08,
        b'b',
        0,
        0x7a,
        LEAF,
    ];
    let record = record(&twice);
    assert_eq!(moves(&record), "0 h8, 1 i9, 2 j10, 2 j8, 1 i8");
    assert_eq!(record.tree().notes(at(record.tree(), "h8i9")).comment, "a\nb");
    stays(&record);
}

#[test]
fn both_parts_of_a_comment_come_back() {
    for (written, read, is_long) in [
        (&b"one\0"[..], "one", false),
        (b"one\x08long\0\0", "one\nlong", false),
        (b"one\x08a\r\nb\0\0", "one\na\nb", false),
        (b"\x08long\0", "long\0", true),
        (b"\x08a\r\nb\0", "a\nb", true),
        (b"\xd0\x96\0\0", "\u{416}", false),
    ] {
        let file = [&[0, 0, 0x78, LEAF | 0x08][..], written].concat();
        let record = record(&file);
        let notes = record.tree().notes(at(record.tree(), "h8"));
        assert_eq!(notes.comment, read.trim_end_matches('\0'));
        assert_eq!(!notes.properties.is_empty(), is_long);
        assert_eq!(write(&record).unwrap(), lib(&file));
        stays(&record);
    }
}

#[test]
fn old_comments_end_with_the_first_high_bit() {
    let old = record(&[0, 0, 0x78, 0x20, b'a', b'b', b'c' | 0x80, 0, 0x69, LEAF]);
    assert_eq!(moves(&old), "0 h8, 1 i9");
    assert_eq!(old.tree().notes(at(old.tree(), "h8")).comment, "abc");
}

#[test]
fn marks_and_the_start_of_a_problem_come_back() {
    let record = record(&[0, 0, 0x78, 0x10 | 0x04, 0x69, LEAF | 0x04]);
    let notes = record.tree().notes(at(record.tree(), "h8"));
    assert_eq!(notes.marks, [Mark { point: Point::new(7, 7), kind: MarkKind::Circle }]);
    let start = Property::new("RENLIB", vec!["start".to_owned()]).unwrap();
    assert_eq!(notes.properties, [start]);
    stays(&record);
}

#[test]
fn texts_on_the_board_are_labels_before_their_move() {
    // h8; then A at i9, B at i8 (no move), and nothing at j10.
    let nodes = [
        0,
        0,
        0x78,
        0,
        0x79,
        SIBLING | LEAF | 0x02 | 0x01,
        0,
        1,
        b'B',
        0, //
        0x69,
        SIBLING | LEAF | 0x01,
        0,
        1,
        b'A',
        0,
        0x5a,
        LEAF,
    ];
    let record = record(&nodes);
    assert_eq!(moves(&record), "0 h8, 1 i9, 1 j10");
    let notes = record.tree().notes(at(record.tree(), "h8"));
    let label = |row, text: &str| Mark {
        point: Point::new(row, 8),
        kind: MarkKind::Label(text.to_owned()),
    };
    assert_eq!(notes.marks, [label(6, "A"), label(7, "B")]);
    assert_eq!(write(&record).unwrap(), lib(&nodes));
    stays(&record);
}

#[test]
fn what_cannot_be_played_is_left_out_with_a_remark() {
    // A pass with a move after it, a second stone on h8, a byte that is no cell, and i9.
    let nodes = [
        0,
        0,
        0x78,
        0,
        0,
        SIBLING,
        0x5a,
        LEAF,
        0x78,
        SIBLING,
        0x79,
        LEAF, //
        0xf1,
        SIBLING | LEAF,
        0x69,
        LEAF,
    ];
    let Loaded { record, remarks, .. } = loaded(&nodes);
    assert_eq!(moves(&record), "0 h8, 1 i9");
    let [Remark::Cut { variations: 3, first }] = &remarks[..] else { panic!("{remarks:?}") };
    assert_eq!(first.to_string(), "byte 24: a pass cannot be played");
}

#[test]
fn moves_after_five_in_a_row_are_left_out() {
    let row = [0x11, 0x21, 0x12, 0x22, 0x13, 0x23, 0x14, 0x24, 0x15, 0x78, 0x79];
    let mut nodes = vec![0, 0];
    nodes.extend(row.into_iter().flat_map(|cell| [cell, 0]));
    let Loaded { record, remarks, .. } = loaded(&nodes);
    assert_eq!(record.tree().len(), 10);
    assert!(matches!(remarks[..], [Remark::Cut { variations: 1, .. }]), "{remarks:?}");
}

#[test]
fn a_truncated_file_is_read_as_far_as_it_goes() {
    for nodes in [&[0, 0, 0x78, 0, 0x69][..], &[0, 0, 0x78, 0x08, b'a', b'b']] {
        let loaded = loaded(nodes);
        assert_eq!(moves(&loaded.record), "0 h8");
        assert_eq!(loaded.remarks, [Remark::NotClosed]);
    }
}

#[test]
fn a_deep_line_that_cannot_be_played_needs_little_memory() {
    let mut nodes = vec![0, 0, 0x78, 0];
    nodes.extend([0x78, SIBLING].repeat(1 << 20));
    // All the siblings announced.
    nodes.extend([0x69, LEAF].repeat((1 << 20) + 1));
    let Loaded { record, .. } = loaded(&nodes);
    assert_eq!(moves(&record), "0 h8, 1 i9");
}

#[test]
fn what_a_library_cannot_hold_is_named() {
    let new = || Record::from(AnyGame::Rows(parse_moves("h8i9", VARIANT).unwrap()));
    let lost = |change: fn(&mut Record)| {
        let mut record = new();
        change(&mut record);
        formats::write(&record, Format::Lib).unwrap().lost
    };
    assert_eq!(lost(|_| {}), []);
    assert_eq!(lost(|it| assert!(it.end(End::Drawn))), [Lost::Result]);
    let mark = |record: &mut Record, kind, point| {
        record.annotate(record.node(), |notes| notes.marks.push(Mark { point, kind }));
    };
    let label = || MarkKind::Label("A".to_owned());
    assert_eq!(lost(|it| it.edit_info(|info| info.date = "2026".to_owned())), [Lost::Date]);
    let (here, free) = (Point::new(6, 8), Point::new(0, 0));
    for (kind, point, held) in [
        (MarkKind::Circle, here, true),
        (MarkKind::Circle, free, false),
        (MarkKind::Cross, here, false),
        (label(), free, true),
        (label(), here, false),
    ] {
        let mut record = new();
        mark(&mut record, kind.clone(), point);
        let lost = formats::write(&record, Format::Lib).unwrap().lost;
        assert_eq!(lost.is_empty(), held, "{kind:?} {point:?} {lost:?}");
        if held {
            stays(&record);
        }
    }
    let large = Record::new(GameKind::Rows(Variant::GOMOKU_19));
    assert_eq!(write(&large), Err(Unwritable(Format::Lib)));
    let mut undone = new();
    undone.take_back();
    undone.play(Target::Cell(Point::new(0, 0))).unwrap();
    stays(&undone);
}

#[cfg(feature = "import")]
#[test]
fn the_encoding_is_guessed_from_all_texts_unless_it_is_chosen() {
    // `Лучший ход, белые выигрывают` in windows-1251, and one word alone.
    let text = b"\xcb\xf3\xf7\xf8\xe8\xe9 \xf5\xee\xe4, \xe1\xe5\xeb\xfb\xe5 \xe2\xfb\xe8\xe3\xf0\xfb\xe2\xe0\xfe\xf2\0\0";
    let word = b"\xf5\xee\xe4\0";
    let nodes = [&[0, 0, 0x78, 0x08][..], word, &[0x69, LEAF | 0x08], text].concat();
    let Loaded { record, remarks, encoding, .. } = loaded(&nodes);
    let comment =
        |record: &Record, line| record.tree().notes(at(record.tree(), line)).comment.clone();
    assert_eq!(comment(&record, "h8"), "\u{445}\u{43e}\u{434}");
    assert!(comment(&record, "h8i9").starts_with("\u{41b}\u{443}\u{447}\u{448}\u{438}\u{439}"));
    assert_eq!(encoding.to_string(), "windows-1251");
    let [Remark::Encoded(..)] = remarks[..] else { panic!("{remarks:?}") };
    let options = formats::ReadOptions {
        encoding: Some("windows-1252".parse().unwrap()),
        ..formats::ReadOptions::default()
    };
    let chosen = formats::read_as(&lib(&nodes), Format::Lib, options).unwrap().record;
    assert_eq!(comment(&chosen, "h8"), "\u{f5}\u{ee}\u{e4}");
    // It is written as UTF-8.
    stays(&record);
}

#[test]
fn a_comment_that_no_library_can_hold_is_written_the_same_again() {
    for comment in ["a\n\0", "\0\nb", "a\rb", "a\r\n\r", "a\x08\0"] {
        let mut before = record(&[0, 0, 0x78, LEAF]);
        before.annotate(NodeId::ROOT, |notes| comment.clone_into(&mut notes.comment));
        let written = formats::write(&before, Format::Lib).unwrap();
        assert_eq!(written.lost, [Lost::Comments], "{comment:?}");
        let again = read(&written.bytes).unwrap().record;
        assert_eq!(write(&again).unwrap(), written.bytes, "{comment:?}");
    }
}
