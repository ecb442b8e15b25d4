//! Writer of a record as a library.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::reader::{LONG, PROBLEM, PROPERTY};
use super::texts::{self, PARTS};
use super::walk::{BOARD_TEXT, COMMENT, EXTENSION, LEAF, MARKED, NO_MOVE, SIBLING, SIDE, START};
use super::{HEADER, MAGIC, VERSION};
use crate::record::{Action, Mark, MarkKind, NodeId, Notes, Property, Record, Tree};
use crate::rules::Point;

/// Characters that no comment of a library can hold.
const UNHELD: [char; 3] = ['\0', PARTS as char, '\r'];

/// Node to be written: a move, or the text of a cell that none goes to.
enum Next {
    Move(NodeId, Option<String>),
    Text(Point, String),
}

pub(super) fn write(record: &Record) -> Vec<u8> {
    let tree = record.tree();
    let mut bytes = vec![0xff; HEADER];
    bytes[..MAGIC.len()].copy_from_slice(MAGIC);
    (bytes[MAGIC.len()], bytes[MAGIC.len() + 1]) = VERSION;
    // The next node is on top, with the information whether a sibling follows it.
    let mut ahead = vec![(Next::Move(NodeId::ROOT, None), false)];
    while let Some((next, has_sibling)) = ahead.pop() {
        let sibling = if has_sibling { SIBLING } else { 0 };
        match next {
            Next::Text(point, text) => {
                put(&mut bytes, byte(point), sibling | LEAF | NO_MOVE, &[], Some(&text));
            }
            Next::Move(node, text) => {
                let before = ahead.len();
                let notes = tree.notes(node);
                push_children(tree, node, &notes, &mut ahead);
                let leaf = if ahead.len() == before { LEAF } else { 0 };
                let point = point(tree, node);
                let mut flags = sibling | leaf;
                if notes.marks.iter().any(|mark| is_own(mark, point)) {
                    flags |= MARKED;
                }
                if has(&notes, PROBLEM) {
                    flags |= START;
                }
                put(&mut bytes, point.map_or(0, byte), flags, &comment(&notes), text.as_deref());
            }
        }
    }
    bytes
}

fn push_children(tree: &Tree, node: NodeId, notes: &Notes, ahead: &mut Vec<(Next, bool)>) {
    let first = ahead.len();
    let mut labels = labels(tree, node, notes);
    for (child, point) in moves_after(tree, node) {
        let label = labels.remove(&point).map(str::to_owned);
        ahead.push((Next::Move(child, label), true));
    }
    // Texts come first, so that the last node is a move where there is one.
    let moves = ahead.len() - first;
    let texts = labels.into_iter().map(|(point, text)| Next::Text(point, text.to_owned()));
    ahead.extend(texts.map(|text| (text, true)));
    ahead[first..].rotate_left(moves);
    if let Some((_, has_sibling)) = ahead[first..].last_mut() {
        *has_sibling = false;
    }
    ahead[first..].reverse();
}

/// Moves that follow a node, also behind passes and decisions, which a library does not have.
fn moves_after(tree: &Tree, node: NodeId) -> Vec<(NodeId, Point)> {
    let mut moves = Vec::new();
    let push = |node, ahead: &mut Vec<NodeId>| {
        let first = ahead.len();
        ahead.extend(tree.children(node));
        ahead[first..].reverse();
    };
    let mut ahead = Vec::new();
    push(node, &mut ahead);
    while let Some(node) = ahead.pop() {
        match point(tree, node) {
            Some(point) => moves.push((node, point)),
            None => push(node, &mut ahead),
        }
    }
    moves
}

/// Appends a node with its texts.
fn put(bytes: &mut Vec<u8>, place: u8, flags: u8, comment: &[u8], text: Option<&str>) {
    let mut flags = flags;
    if !comment.is_empty() {
        flags |= COMMENT;
    }
    if text.is_some() {
        flags |= EXTENSION;
    }
    bytes.extend([place, flags]);
    if text.is_some() {
        bytes.extend([0, BOARD_TEXT]);
    }
    if !comment.is_empty() {
        put_text(bytes, comment);
    }
    if let Some(text) = text {
        put_text(bytes, text.as_bytes());
    }
}

/// Appends a text with an even number of bytes.
fn put_text(bytes: &mut Vec<u8>, text: &[u8]) {
    bytes.extend(text.iter().filter(|&&byte| byte != 0));
    bytes.push(0);
    if !bytes.len().is_multiple_of(2) {
        bytes.push(0);
    }
}

fn comment(notes: &Notes) -> Vec<u8> {
    let plain = plain(&notes.comment);
    let (first, long) = texts::parts(&plain, has(notes, LONG));
    let mut bytes = first.as_bytes().to_vec();
    if !long.is_empty() {
        bytes.push(PARTS);
        bytes.extend(long.replace('\n', "\r\n").bytes());
    }
    bytes
}

/// Replaces what no comment of a library can hold, before its parts are told apart.
fn plain(comment: &str) -> Cow<'_, str> {
    if !comment.contains(UNHELD) {
        return Cow::Borrowed(comment);
    }
    let plain = comment.replace("\r\n", "\n").replace('\r', "\n").replace('\0', "");
    Cow::Owned(plain.replace(char::from(PARTS), " "))
}

fn has(notes: &Notes, value: &str) -> bool {
    let mut own = notes.properties.iter().filter(|property| property.name() == PROPERTY);
    own.any(|property| property.values().any(|known| known == value))
}

fn point(tree: &Tree, node: NodeId) -> Option<Point> {
    match tree.action(node) {
        Some(Action::Stone(point)) => Some(point),
        _ => None,
    }
}

const fn byte(point: Point) -> u8 {
    // Moves are on the board.
    (point.row % SIDE) << 4 | (point.col % SIDE + 1)
}

fn is_own(mark: &Mark, point: Option<Point>) -> bool {
    mark.kind == MarkKind::Circle && Some(mark.point) == point
}

/// Returns the labels of the free cells in the position of a node.
fn labels<'a>(tree: &Tree, node: NodeId, notes: &'a Notes) -> BTreeMap<Point, &'a str> {
    let mut labels = BTreeMap::new();
    for mark in &notes.marks {
        if let MarkKind::Label(text) = &mark.kind
            && !text.is_empty()
            && mark.point.row < SIDE
            && mark.point.col < SIDE
        {
            labels.entry(mark.point).or_insert(&**text);
        }
    }
    if !labels.is_empty() {
        for point in tree.ancestors(node).filter_map(|node| point(tree, node)) {
            labels.remove(&point);
        }
    }
    labels
}

/// Checks whether the marks of a node can be written: a circle on its own cell, and a label each
/// on free cells.
fn holds_marks_of(tree: &Tree, node: NodeId) -> bool {
    let notes = tree.notes(node);
    let marks = &notes.marks;
    let is_plain = |mark: &Mark| match &mark.kind {
        MarkKind::Label(text) => !text.contains(['\0', '\r', '\n']),
        _ => is_own(mark, point(tree, node)),
    };
    let circles = marks.iter().filter(|mark| mark.kind == MarkKind::Circle).count();
    marks.is_empty()
        || is_move(tree, node)
            && marks.iter().all(is_plain)
            && circles <= 1
            && labels(tree, node, &notes).len() + circles == marks.len()
}

fn is_move(tree: &Tree, node: NodeId) -> bool {
    matches!(tree.action(node), Some(Action::Stone(_)) | None)
}

/// Checks whether all marks of a record can be written.
pub fn holds_marks(tree: &Tree) -> bool {
    tree.preorder().all(|node| !tree.has_notes(node) || holds_marks_of(tree, node))
}

/// Checks whether all comments of a record can be written.
pub fn holds_comments(tree: &Tree) -> bool {
    tree.preorder().all(|node| {
        let notes = tree.notes(node);
        let comment = &notes.comment;
        let is_plain = !comment.contains(UNHELD);
        // The first line has a place of its own, where none is empty.
        let has_line = !comment.starts_with('\n') || has(&notes, LONG);
        comment.is_empty() || is_move(tree, node) && is_plain && has_line
    })
}

/// Checks whether all properties kept from other files can be written.
pub fn holds_properties(tree: &Tree) -> bool {
    tree.preorder().all(|node| {
        let notes = tree.notes(node);
        // No comment has no long part.
        let is_known = |value: &str| value == LONG && !notes.comment.is_empty() || value == PROBLEM;
        let is_held =
            |property: &Property| property.name() == PROPERTY && property.values().all(is_known);
        notes.properties.iter().all(is_held)
    })
}
