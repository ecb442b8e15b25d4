//! Libraries of RenLib: everything that they hold is read back from what is written.

use gomoku::formats::{self, Format, renlib};
use gomoku::game::{AnyGame, GameKind, Target};
use gomoku::record::{Mark, MarkKind, NodeId, Property, Record, Tree};
use gomoku::rules::Variant;

use super::draw::Draw;
use super::reach::reach;

/// Maximum number of moves and notes.
const DEEDS: usize = 200;

/// Law of libraries: a file is read without a panic, what is read is written without a loss, and
/// so is any record with moves and texts.
pub fn library(bytes: &[u8]) {
    if let Ok(nodes) = renlib::walk(bytes) {
        assert!(nodes.count() <= bytes.len() / 2);
    }
    if let Ok(loaded) = renlib::read(bytes) {
        reach("library: one is read");
        comes_back(&loaded.record);
    }
    // Most bytes are no library, but all are nodes.
    let head = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";
    let loaded = renlib::read(&[head, bytes].concat()).unwrap();
    if loaded.record.tree().len() > 2 {
        reach("library: nodes are read");
    }
    comes_back(&loaded.record);
    let mut draw = Draw::new(bytes);
    comes_back(&record(&mut draw));
}

/// Checks that a record is read back, and written as the same bytes.
fn comes_back(record: &Record) {
    let written = formats::write(record, Format::Lib).unwrap();
    // A text of a file may have characters that no comment can have.
    let is_plain = written.lost.is_empty();
    let read = renlib::read(&written.bytes).unwrap();
    assert_eq!(read.remarks, []);
    assert_eq!(read.record.tree().len(), record.tree().len());
    if is_plain {
        reach("library: nothing is lost");
        assert!(read.record.tree() == record.tree(), "{:?} {:?}", read.record, record);
    }
    let again = formats::write(&read.record, Format::Lib).unwrap();
    assert_eq!(again.lost, []);
    assert_eq!(again.bytes, written.bytes);
}

/// Creates a record with variations, comments, labels and marks.
fn record(draw: &mut Draw) -> Record {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    for _ in 0..DEEDS {
        if draw.is_over() {
            break;
        }
        let nodes: Vec<NodeId> = record.tree().preorder().collect();
        match draw.byte() % 8 {
            0 => drop(record.go_to(draw.of(&nodes))),
            1 => note(draw, &mut record),
            _ => drop(record.play(Target::Cell(draw.point(record.shape())))),
        }
    }
    record
}

fn note(draw: &mut Draw, record: &mut Record) {
    let node = record.node();
    let own = own_cell(record.tree(), node);
    let text = draw.text().replace(['\0', '\x08', '\r'], " ");
    let comment = text.trim_start_matches('\n').to_owned();
    let is_circled = draw.flag();
    let values = [&["long"][..], &["long", "start"], &["start"], &[]];
    let mut values = draw.of(&values).to_vec();
    // No comment has no long part.
    values.retain(|&value| value != "long" || !comment.is_empty());
    let mut labels: Vec<_> = (0..draw.below(3)).map(|_| draw.point(record.shape())).collect();
    labels.sort_unstable();
    labels.dedup();
    let Some(AnyGame::Rows(game)) = record.game_at(node) else { panic!("a game of rows") };
    labels.retain(|&cell| game.check(cell).is_ok());
    record.annotate(node, |notes| {
        notes.comment = comment;
        notes.properties.clear();
        if !values.is_empty() {
            notes.properties.extend(Property::new("RENLIB", values));
        }
        notes.marks.clear();
        if let Some(point) = own.filter(|_| is_circled) {
            notes.marks.push(Mark { point, kind: MarkKind::Circle });
        }
        let label = || MarkKind::Label("A".to_owned());
        notes.marks.extend(labels.into_iter().map(|point| Mark { point, kind: label() }));
    });
}

fn own_cell(tree: &Tree, node: NodeId) -> Option<gomoku::rules::Point> {
    match tree.action(node) {
        Some(gomoku::record::Action::Stone(point)) => Some(point),
        _ => None,
    }
}
