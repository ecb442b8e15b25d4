//! Search for positions in a library of RenLib: one walk over its bytes, without a record.

use std::collections::BTreeMap;

use super::{Canonical, Keys};
use crate::formats::FormatError;
use crate::formats::renlib::{self, Codec, Place};
use crate::rules::{Point, Position};

/// Places of a library with a position, in any orientation and after any order of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Moves that lead to each place, as they stand in the library.
    pub lines: Vec<Vec<Point>>,
    /// Next moves, those with the most lines first.
    pub next: Vec<NextMove>,
    /// Number of places, of which `lines` may have the first ones only.
    pub number: usize,
}

/// Move after a position of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextMove {
    /// Cell of the move in the position that was asked for; of symmetric cells the first one.
    pub point: Point,
    /// Number of ends of lines after the move.
    pub lines: u64,
    /// First line of a comment on the move; empty if there is none.
    pub comment: String,
}

/// Stones on the way to the node of a walk.
struct Way<'a> {
    canonical: Canonical<'a>,
    line: Vec<Point>,
    is_taken: Vec<bool>,
}

impl Way<'_> {
    const fn cell(point: Point) -> usize {
        point.row as usize * renlib::VARIANT.shape().width() as usize + point.col as usize
    }

    fn back_to(&mut self, length: usize) {
        while self.line.len() > length
            && let Some(point) = self.line.pop()
        {
            self.canonical.take_back(point);
            self.is_taken[Self::cell(point)] = false;
        }
    }

    /// Places a stone, if the cell is free.
    fn play(&mut self, point: Point) -> bool {
        let is_free = !std::mem::replace(&mut self.is_taken[Self::cell(point)], true);
        if is_free {
            self.canonical.play(point);
            self.line.push(point);
        }
        is_free
    }
}

/// Lines after a place, by the cell of the next move in the canonical image.
#[derive(Default)]
struct Found {
    next: BTreeMap<u16, (u64, String)>,
    /// Cell of the move that the walk is at, or below.
    cell: Option<u16>,
}

impl Found {
    fn count(&mut self) {
        if let Some(cell) = self.cell {
            self.next.entry(cell).or_default().0 += 1;
        }
    }
}

/// Finds a position in a library. Lists the ways to it, but not more than `most`.
///
/// Only stones on free cells are followed, like in a record of the library. Moves after five in a
/// row count, too, which a record would not have.
///
/// # Errors
/// Fails if the file is not a library, or of a later version.
pub fn find_in_library(
    bytes: &[u8],
    position: &Position,
    most: usize,
) -> Result<Places, FormatError> {
    let walk = renlib::walk(bytes)?;
    let mut places = Places::default();
    if position.variant().shape() != renlib::VARIANT.shape() {
        return Ok(places);
    }
    // Most searches need no text.
    let mut codec = None;
    let texts = walk.clone();
    let keys = Keys::new(position.variant());
    let wanted = Canonical::new(&keys, position);
    let (key, stones) = (wanted.key(), position.stones().len());
    let start = Position::new(position.variant());
    let cells = position.variant().shape().points().count();
    let mut way = Way {
        canonical: Canonical::new(&keys, &start),
        line: Vec::new(),
        is_taken: vec![false; cells],
    };
    let mut found = Found::default();
    // Set while the walk is below a place with the position.
    let mut is_below = false;
    // Set if no move after the last one is known that is below a place.
    let mut is_end = false;
    let mut reach = |way: &Way| {
        let is_it = way.line.len() == stones && way.canonical.key() == key;
        if is_it {
            places.number += 1;
            if places.lines.len() < most {
                places.lines.push(way.line.clone());
            }
        }
        is_it
    };
    if stones == 0 {
        is_below = reach(&way);
    }
    for node in walk {
        let Place::Move(point) = node.place else { continue };
        let before = node.depth - 1;
        // The parent was not played.
        if before > way.line.len() {
            continue;
        }
        if before < way.line.len() && std::mem::take(&mut is_end) {
            found.count();
        }
        way.back_to(before);
        is_below &= before >= stones;
        let cell = way.canonical.cell(point).filter(|_| is_below && before == stones);
        if !way.play(point) {
            continue;
        }
        is_end = is_below;
        if let Some(cell) = cell {
            found.cell = Some(cell);
            let comment = &mut found.next.entry(cell).or_default().1;
            if comment.is_empty() && !node.comment.is_empty() {
                let codec = codec.get_or_insert_with(|| Codec::of(texts.clone()));
                *comment = codec.first_line(&node).unwrap_or_default();
            }
        } else if node.depth == stones {
            is_below = reach(&way);
        }
    }
    if is_end {
        found.count();
    }
    let points = position.variant().shape().points();
    places.next = points
        .filter_map(|point| {
            let (lines, comment) = found.next.remove(&wanted.cell(point)?)?;
            Some(NextMove { point, lines, comment })
        })
        .collect();
    places.next.sort_by_key(|next| std::cmp::Reverse(next.lines));
    Ok(places)
}
