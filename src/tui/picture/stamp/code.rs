//! Codes of stamps in the cells of a frame.

use super::{Face, Stamp, StampLabel, Tone};
use crate::rules::Stone;
use crate::tui::layout::{CellSize, Ground};

/// First private character of the code, which has sixteen bits a character.
const FIRST: u32 = 0xf_0000;
const BITS: u32 = 16;
/// Number of characters of a whole code.
const LENGTH: usize = 3;
/// Character that marks a cell outside all boxes.
const OPEN: char = '\u{100000}';

/// Meaning of a marked cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Cell that belongs to no box, over which pictures may extend.
    Open,
    /// Cell of the box of a stamp, with its column and row in the box.
    Box(Stamp, u16, u16),
}

/// Numbers packed into one, each with its number of bits.
struct Packer(u64);

impl Packer {
    const fn put(&mut self, value: u64, bits: u32) {
        self.0 = self.0 << bits | value & ((1 << bits) - 1);
    }

    const fn take(&mut self, bits: u32) -> u64 {
        let value = self.0 & ((1 << bits) - 1);
        self.0 >>= bits;
        value
    }
}

impl Code {
    /// Appends the code to the symbol of a cell.
    pub fn append(self, symbol: &mut String) {
        let Self::Box(stamp, column, row) = self else { return symbol.push(OPEN) };
        let code = pack(stamp, column, row);
        for part in 0..LENGTH {
            let bits = u32::from(u16::try_from(code >> (BITS * index(part)) & 0xffff).unwrap_or(0));
            symbol.extend(char::from_u32(FIRST + bits));
        }
    }

    /// Splits the symbol of a cell into its own character and the code; `None` without a code.
    pub fn split(symbol: &str) -> Option<(&str, Self)> {
        // The private characters have four bytes, the first of which nothing else has.
        if symbol.len() < 5 || !symbol.bytes().any(|byte| byte >= 0xf3) {
            return None;
        }
        let own = symbol.chars().next()?.len_utf8();
        let (own, code) = symbol.split_at(own);
        if code.chars().eq([OPEN]) {
            return Some((own, Self::Open));
        }
        let mut whole = 0_u64;
        let mut length = 0;
        for (part, char) in code.chars().enumerate() {
            let bits = u32::from(char).checked_sub(FIRST).filter(|bits| bits >> BITS == 0)?;
            whole |= u64::from(bits).checked_shl(BITS * index(part))?;
            length += 1;
        }
        (length == LENGTH).then(|| unpack(whole)).flatten().map(|code| (own, code))
    }
}

fn index(part: usize) -> u32 {
    u32::try_from(part).unwrap_or(0)
}

fn pack(stamp: Stamp, column: u16, row: u16) -> u64 {
    let Stamp { ground, cell, face, label, is_last, has_cursor } = stamp;
    let mut code = Packer(0);
    code.put(ground as u64, 2);
    code.put(u64::from(cell.columns - 1), 4);
    code.put(u64::from(cell.rows - 1), 3);
    let (face, tone) = match face {
        Face::Empty => (0, Tone::Normal),
        Face::Ghost(side) => (1 + side as u64, Tone::Normal),
        Face::Stone(side, tone) => (3 + side as u64, tone),
    };
    code.put(face, 3);
    let (tone, share) = match tone {
        Tone::Normal => (0, 0),
        Tone::Pale => (1, 0),
        Tone::Bright(share) => (2, share),
    };
    code.put(tone, 2);
    code.put(share.into(), 4);
    let (kind, value) = match label {
        StampLabel::None => (0, 0),
        StampLabel::Letter => (1, 0),
        StampLabel::Triangle => (2, 0),
        StampLabel::Square => (3, 0),
        StampLabel::Circle => (4, 0),
        StampLabel::Cross => (5, 0),
        StampLabel::Number(number) => (6, u64::from(number)),
        StampLabel::Text([one, other]) => (7, u64::from(one) << 7 | u64::from(other)),
    };
    code.put(kind, 3);
    code.put(value, 14);
    code.put(is_last.into(), 1);
    code.put(has_cursor.into(), 1);
    code.put(column.into(), 4);
    code.put(row.into(), 3);
    code.0
}

fn unpack(code: u64) -> Option<Code> {
    let mut code = Packer(code);
    let small = |value: u64| u16::try_from(value).ok();
    let side = |value| if value == 0 { Stone::First } else { Stone::Second };
    let (row, column) = (small(code.take(3))?, small(code.take(4))?);
    let (has_cursor, is_last) = (code.take(1) == 1, code.take(1) == 1);
    let (value, kind) = (code.take(14), code.take(3));
    let label = match kind {
        0 => StampLabel::None,
        1 => StampLabel::Letter,
        2 => StampLabel::Triangle,
        3 => StampLabel::Square,
        4 => StampLabel::Circle,
        5 => StampLabel::Cross,
        6 => StampLabel::Number(small(value)?),
        _ => StampLabel::Text([value >> 7, value & 0x7f].map(|char| char.to_le_bytes()[0])),
    };
    let (share, tone) = (code.take(4).to_le_bytes()[0], code.take(2));
    let tone = match tone {
        0 => Tone::Normal,
        1 => Tone::Pale,
        _ => Tone::Bright(share),
    };
    let face = match code.take(3) {
        0 => Face::Empty,
        face @ 1..=2 => Face::Ghost(side(face - 1)),
        face @ 3..=4 => Face::Stone(side(face - 3), tone),
        _ => return None,
    };
    let (rows, columns) = (small(code.take(3))? + 1, small(code.take(4))? + 1);
    let ground = match code.take(2) {
        0 => Ground::Lines,
        1 => Ground::Cells,
        2 => Ground::Frame,
        _ => return None,
    };
    let cell = CellSize { columns, rows };
    Some(Code::Box(Stamp { ground, cell, face, label, is_last, has_cursor }, column, row))
}
