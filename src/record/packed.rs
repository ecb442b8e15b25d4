//! Notes as few bytes, so that those of a library of millions of moves need little more memory than
//! its file.

use std::time::Duration;

use super::notes::{
    Evaluation, Judgement, Mark, MarkKind, Notes, Property, ReviewSummary, SideSummary, Turning,
};
use crate::player::Verdict;
use crate::rules::{BySide, Point, Stone};

/// Bits of the first byte: what follows it, in this order.
const COMMENT: u8 = 1;
const MARKS: u8 = 1 << 1;
const SPENT: u8 = 1 << 2;
const LEFT: u8 = 1 << 3;
const EVALUATION: u8 = 1 << 4;
const JUDGEMENT: u8 = 1 << 5;
const REVIEW: u8 = 1 << 6;
const MORE: u8 = 1 << 7;

/// Appends notes to packed ones.
pub(super) fn pack(notes: &Notes, bytes: &mut Vec<u8>) {
    let Notes { comment, marks, spent, left, evaluation, judgement, review, hints, properties } =
        notes;
    let parts = [
        (COMMENT, !comment.is_empty()),
        (MARKS, !marks.is_empty()),
        (SPENT, spent.is_some()),
        (LEFT, left.is_some()),
        (EVALUATION, evaluation.is_some()),
        (JUDGEMENT, judgement.is_some()),
        (REVIEW, review.is_some()),
        (MORE, *hints != 0 || !properties.is_empty()),
    ];
    bytes.push(parts.iter().filter(|part| part.1).map(|part| part.0).sum());
    if !comment.is_empty() {
        put_text(bytes, comment);
    }
    if !marks.is_empty() {
        put_number(bytes, marks.len() as u64);
        for mark in marks {
            put_mark(bytes, mark);
        }
    }
    for time in [spent, left].into_iter().flatten() {
        put_number(bytes, time.as_secs());
        put_number(bytes, time.subsec_nanos().into());
    }
    if let Some(Evaluation { verdict, depth }) = *evaluation {
        let (kind, value) = match verdict {
            Verdict::Loss(plies) => (0, plies.into()),
            Verdict::Open(value) if value < 0 => (1, value.unsigned_abs()),
            Verdict::Open(value) => (2, value.unsigned_abs()),
            Verdict::Win(plies) => (3, plies.into()),
            Verdict::Draw => (4, 0),
            Verdict::Lost => (5, 0),
            Verdict::Won => (6, 0),
        };
        bytes.extend([depth, kind]);
        put_number(bytes, value.into());
    }
    if let Some(judgement) = *judgement {
        let (kind, plies) = match judgement {
            Judgement::OnlyMove => (0, 0),
            Judgement::GoodFind => (1, 0),
            Judgement::Interesting => (2, 0),
            Judgement::Doubtful => (3, 0),
            Judgement::Mistake => (4, 0),
            Judgement::Blunder => (5, 0),
            Judgement::MissedWin(plies) => (6, plies),
        };
        bytes.push(kind);
        put_number(bytes, plies.into());
    }
    if let Some(ReviewSummary { loser, turning, sides }) = *review {
        let (kind, number) = match turning {
            Turning::Unknown => (0, 0),
            Turning::NotProved => (1, 0),
            Turning::Move(number) => (2, number),
            Turning::Since(number) => (3, number),
            Turning::Start { is_proved } => (4, is_proved.into()),
        };
        bytes.extend([loser.map_or(0, |loser| 1 + loser as u8), kind]);
        put_number(bytes, number.into());
        for side in [sides.first, sides.second] {
            let SideSummary { blunders, mistakes, missed_wins, only_moves, good_finds, accuracy } =
                side;
            for number in [blunders, mistakes, missed_wins, only_moves, good_finds] {
                put_number(bytes, number.into());
            }
            put_number(bytes, accuracy.map_or(0, |accuracy| 1 + u64::from(accuracy)));
        }
    }
    if *hints != 0 || !properties.is_empty() {
        bytes.push(*hints);
        put_number(bytes, properties.len() as u64);
        for property in properties {
            put_text(bytes, property.name());
            put_text(bytes, property.values_text());
        }
    }
}

/// Appends a number, seven bits in each byte, the low ones first.
fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push((number & 0x7f) as u8);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

fn put_mark(bytes: &mut Vec<u8>, Mark { point, kind }: &Mark) {
    let number = match kind {
        MarkKind::Triangle => 0,
        MarkKind::Square => 1,
        MarkKind::Circle => 2,
        MarkKind::Cross => 3,
        MarkKind::Selected => 4,
        MarkKind::Label(_) => 5,
    };
    bytes.extend([point.row, point.col, number]);
    if let MarkKind::Label(text) = kind {
        put_text(bytes, text);
    }
}

/// Reads the notes at the start of packed ones, and returns the bytes behind them.
pub(super) fn unpack(bytes: &[u8]) -> (Notes, &[u8]) {
    let mut from = Packed(bytes);
    let parts = from.byte();
    let has = |part| parts & part != 0;
    let mut notes = Notes::NONE;
    if has(COMMENT) {
        notes.comment = from.text();
    }
    if has(MARKS) {
        notes.marks = from.list(Packed::mark);
    }
    notes.spent = has(SPENT).then(|| from.time());
    notes.left = has(LEFT).then(|| from.time());
    notes.evaluation = has(EVALUATION).then(|| from.evaluation());
    notes.judgement = has(JUDGEMENT).then(|| from.judgement());
    notes.review = has(REVIEW).then(|| from.review());
    if has(MORE) {
        notes.hints = from.byte();
        notes.properties = from.list(|from| Property::packed(from.text(), from.text()));
    }
    (notes, from.0)
}

/// Packed notes that are still to be read.
struct Packed<'a>(&'a [u8]);

impl Packed<'_> {
    fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        byte
    }

    fn number<T: TryFrom<u64> + Default>(&mut self) -> T {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let byte = self.byte();
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
        }
        T::try_from(number).unwrap_or_default()
    }

    fn list<T>(&mut self, item: impl Fn(&mut Self) -> T) -> Vec<T> {
        (0..self.number::<usize>()).map(|_| item(self)).collect()
    }

    fn text(&mut self) -> String {
        let length = self.number();
        let (text, rest) = self.0.split_at_checked(length).unwrap_or_default();
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    fn mark(&mut self) -> Mark {
        let point = Point::new(self.byte(), self.byte());
        let kind = match self.byte() {
            0 => MarkKind::Triangle,
            1 => MarkKind::Square,
            2 => MarkKind::Circle,
            3 => MarkKind::Cross,
            4 => MarkKind::Selected,
            _ => MarkKind::Label(self.text()),
        };
        Mark { point, kind }
    }

    fn time(&mut self) -> Duration {
        Duration::new(self.number(), self.number())
    }

    fn evaluation(&mut self) -> Evaluation {
        let (depth, kind) = (self.byte(), self.byte());
        let verdict = match kind {
            0 => Verdict::Loss(self.number()),
            1 => Verdict::Open(0_i32.saturating_sub_unsigned(self.number())),
            2 => Verdict::Open(self.number()),
            3 => Verdict::Win(self.number()),
            _ => self.without_length(kind),
        };
        Evaluation { verdict, depth }
    }

    /// Verdict without a number, in whose place is a zero.
    fn without_length(&mut self, kind: u8) -> Verdict {
        let _: u8 = self.number();
        match kind {
            4 => Verdict::Draw,
            5 => Verdict::Lost,
            _ => Verdict::Won,
        }
    }

    fn judgement(&mut self) -> Judgement {
        match (self.byte(), self.number()) {
            (0, _) => Judgement::OnlyMove,
            (1, _) => Judgement::GoodFind,
            (2, _) => Judgement::Interesting,
            (3, _) => Judgement::Doubtful,
            (4, _) => Judgement::Mistake,
            (5, _) => Judgement::Blunder,
            (_, plies) => Judgement::MissedWin(plies),
        }
    }

    fn review(&mut self) -> ReviewSummary {
        let loser = match self.byte() {
            0 => None,
            1 => Some(Stone::First),
            _ => Some(Stone::Second),
        };
        let turning = match (self.byte(), self.number()) {
            (0, _) => Turning::Unknown,
            (1, _) => Turning::NotProved,
            (2, number) => Turning::Move(number),
            (3, number) => Turning::Since(number),
            (_, number) => Turning::Start { is_proved: number != 0 },
        };
        let sides = BySide { first: self.side(), second: self.side() };
        ReviewSummary { loser, turning, sides }
    }

    fn side(&mut self) -> SideSummary {
        SideSummary {
            blunders: self.number(),
            mistakes: self.number(),
            missed_wins: self.number(),
            only_moves: self.number(),
            good_finds: self.number(),
            accuracy: self
                .number::<u16>()
                .checked_sub(1)
                .and_then(|accuracy| u8::try_from(accuracy).ok()),
        }
    }
}

#[cfg(test)]
mod tests;
