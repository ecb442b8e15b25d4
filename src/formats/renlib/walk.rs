//! Walk over the nodes of a library, without a tree.

use crate::rules::Point;

pub(super) const SIBLING: u8 = 0x80;
pub(super) const LEAF: u8 = 0x40;
pub(super) const OLD_COMMENT: u8 = 0x20;
pub(super) const MARKED: u8 = 0x10;
pub(super) const COMMENT: u8 = 0x08;
pub(super) const START: u8 = 0x04;
pub(super) const NO_MOVE: u8 = 0x02;
pub(super) const EXTENSION: u8 = 0x01;
/// Flag of the second byte of an extension.
pub(super) const BOARD_TEXT: u8 = 0x01;

/// Number of cells of a side.
pub(super) const SIDE: u8 = 15;

/// Place that a node names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// None: the root of the library.
    Root,
    /// Stone on this cell.
    Move(Point),
    /// Cell that has a text or comment, but no stone.
    Note(Point),
    /// Move without a stone.
    Pass,
    /// Byte that is not a cell.
    Unknown(u8),
}

/// Node of a library, as it stands in the file.
#[derive(Clone, Copy, Debug)]
pub struct RawNode<'a> {
    /// Offset in the nodes of the file.
    pub at: usize,
    /// Number of nodes above it, with a root that the file leaves out.
    pub depth: usize,
    /// Place of the node.
    pub place: Place,
    pub(super) flags: u8,
    /// Comment, with both of its parts.
    pub comment: &'a [u8],
    /// Text on the cell, in the position before the move.
    pub board_text: &'a [u8],
    /// Last byte of an old comment, without the bit that ends it.
    pub last: Option<u8>,
}

impl RawNode<'_> {
    pub(super) const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Checks whether no node continues this one.
    pub const fn is_leaf(&self) -> bool {
        self.has(LEAF)
    }
}

/// Iterator over the nodes of a library, parents first.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Depth of the next node.
    depth: usize,
    ahead: Levels,
    /// Set if the file ends in a node or a text.
    pub is_cut: bool,
}

/// Levels of the current line whose node has a continuation ahead. Each is deeper than those before
/// it, so a bit for each level suffices.
#[derive(Clone, Debug, Default)]
struct Levels(Vec<u64>);

impl Levels {
    fn push(&mut self, level: usize) {
        let word = level / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        if let Some(word) = self.0.get_mut(word) {
            *word |= 1 << (level % 64);
        }
    }

    /// Removes the deepest level.
    fn pop(&mut self) -> Option<usize> {
        let last = self.0.last_mut()?;
        let bit = last.checked_ilog2()?;
        *last &= !(1 << bit);
        let level = (self.0.len() - 1) * 64 + bit as usize;
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        Some(level)
    }
}

impl<'a> Walk<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        // Without a root in the file, the first node is the first move.
        let depth = usize::from(bytes.first().is_some_and(|&place| place != 0));
        Self { bytes, at: 0, depth, ahead: Levels::default(), is_cut: false }
    }

    fn pair(&mut self) -> Option<(u8, u8)> {
        match self.bytes.get(self.at..)? {
            [one, other, ..] => {
                self.at += 2;
                Some((*one, *other))
            }
            rest => {
                self.is_cut |= !rest.is_empty();
                self.at = self.bytes.len();
                None
            }
        }
    }

    /// Reads a text up to its last byte, which it includes, and the byte that makes their number
    /// even.
    fn text(&mut self, is_last: fn(&u8) -> bool) -> &'a [u8] {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let length = rest.iter().position(is_last).map(|last| last + 1);
        self.is_cut |= length.is_none();
        let length = length.unwrap_or(rest.len());
        self.at += length.next_multiple_of(2);
        &rest[..length]
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = RawNode<'a>;

    fn next(&mut self) -> Option<RawNode<'a>> {
        let (at, depth) = (self.at, self.depth);
        let (place, flags) = self.pair()?;
        let place = match (place & 0x0f, place >> 4) {
            (0, 0) if at == 0 => Place::Root,
            (0, 0) => Place::Pass,
            (col @ 1.., row) if row < SIDE => {
                let point = Point::new(row, col - 1);
                if flags & NO_MOVE == 0 { Place::Move(point) } else { Place::Note(point) }
            }
            _ => Place::Unknown(place),
        };
        let mut node =
            RawNode { at, depth, place, flags, comment: &[], board_text: &[], last: None };
        let extension = if node.has(EXTENSION) { self.pair()?.1 } else { 0 };
        if node.has(OLD_COMMENT) {
            let text = self.text(|&byte| byte >= 0x80);
            match text {
                [rest @ .., last] if *last >= 0x80 => {
                    (node.comment, node.last) = (rest, Some(last & 0x7f));
                }
                _ => node.comment = text,
            }
        } else if node.has(COMMENT) {
            let text = self.text(|&byte| byte == 0);
            node.comment = text.strip_suffix(b"\0").unwrap_or(text);
        }
        if extension & BOARD_TEXT != 0 {
            let text = self.text(|&byte| byte == 0);
            node.board_text = text.strip_suffix(b"\0").unwrap_or(text);
        }
        if node.has(SIBLING)
            && let Some(parent) = depth.checked_sub(1)
        {
            self.ahead.push(parent);
        }
        // Behind the end of the tree, more nodes continue the last line.
        let parent = if node.is_leaf() { self.ahead.pop() } else { None };
        self.depth = parent.unwrap_or(depth) + 1;
        Some(node)
    }
}
