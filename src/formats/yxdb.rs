//! Databases of Yixin and Rapfi (`.db`): positions with their values, which are only read.
//!
//! A file is a number of records, each a key and a value with its length before it. The key is the
//! rule, the board and the stones, those of the side that begins first. The value is a label, the
//! result of a search, and text: words on cells, and a comment. An LZ4 frame may be around
//! everything (`frame`).
//!
//! Every record is a game that starts with its stones and has no moves. The byte offsets of records
//! count in the unpacked file.

mod frame;

use super::encoding;
use super::{Encoding, FormatError, FoundGame, Loaded, Place, Problem, Remark, rule};
use crate::game::AnyGame;
use crate::player::Verdict;
use crate::record::{Evaluation, Info, Mark, MarkKind, NodeId, Record};
use crate::rules::{Game, Point, Position, Rule, Shape, Stone, Topology};
use crate::translate::phrase;
use frame::{Broken, Source};

/// Size limit of a file in bytes.
pub const MAX_SIZE: u64 = 1 << 27;

/// Bytes of the rule and the board in a key.
const KEY_HEAD: usize = 3;
/// Bytes of the label, the value and the depth in a record.
const VALUE_HEAD: usize = 5;
const UTF8: &[u8] = b"charset=\"UTF-8\"";

/// Reader of the records of a file, one by one.
#[derive(Clone, Debug)]
pub struct Reader {
    source: Option<Source>,
    /// Records that are still to come.
    left: u32,
    /// Encoding of the texts, as the user or the file says.
    encoding: Option<Encoding>,
}

impl Reader {
    /// Starts to read a file.
    ///
    /// # Errors
    /// Fails if the file has no records.
    pub fn new(file: &[u8], chosen: Option<Encoding>) -> Result<Self, FormatError> {
        let mut source = Source::new(file).map_err(|why| broken(why, 0))?;
        let left = source.take(file, 4).map(number).map_err(|why| broken(why, 0))?;
        Ok(Self { source: Some(source), left, encoding: chosen })
    }

    /// Reads the next record of the file. After a record that is cut off, there are no more.
    pub fn next_game(&mut self, file: &[u8]) -> Option<FoundGame> {
        loop {
            self.left = self.left.checked_sub(1)?;
            let source = self.source.as_mut()?;
            let start = source.offset();
            let record = record(source, file);
            let end = usize::try_from(source.offset()).ok()?;
            let range = usize::try_from(start).ok()?..end;
            let game = match record {
                Err(why) => {
                    self.source = None;
                    Err(broken(why, start))
                }
                Ok((key, value)) => match &key[..] {
                    [] => continue,
                    [_, 0, 0, ..] => {
                        let text = value.get(VALUE_HEAD..).unwrap_or_default();
                        let is_named = self.encoding.is_none() && text.starts_with(UTF8);
                        self.encoding = is_named.then_some(Encoding::UTF_8).or(self.encoding);
                        continue;
                    }
                    _ => read(&key, &value, self.encoding)
                        .map_err(|problem| FormatError { place: Place::Byte(start), problem }),
                },
            };
            return Some(FoundGame { range, line: 1, game });
        }
    }
}

fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte))
}

fn broken(why: Broken, at: u64) -> FormatError {
    let problem = Problem::Other(match why {
        Broken::End => phrase!("yxdb-end", "the file ends in the middle of a record"),
        Broken::Frame => phrase!("yxdb-frame", "the compressed data is damaged"),
    });
    FormatError { place: Place::Byte(at), problem }
}

type KeyAndValue = (Vec<u8>, Vec<u8>);

fn record(source: &mut Source, file: &[u8]) -> Result<KeyAndValue, Broken> {
    let mut part = || {
        let length = source.take(file, 2).map(number)?;
        source.take(file, length as usize).map(<[u8]>::to_vec)
    };
    let key = part()?;
    // A record without a key has no value.
    let value = if key.is_empty() { Vec::new() } else { part()? };
    Ok((key, value))
}

/// Checks whether a file that starts with these bytes may be such a database.
pub fn is_yxdb(start: &[u8]) -> bool {
    if start.starts_with(&frame::MAGIC) {
        return true;
    }
    match *start {
        [a, b, c, d, length_low, length_high, rule, width, height, ..] => {
            let count = number(&[a, b, c, d]);
            is_key(count, number(&[length_low, length_high]), rule, width, height)
        }
        _ => false,
    }
}

fn is_key(count: u32, length: u32, rule: u8, width: u8, height: u8) -> bool {
    let side = 0..=Shape::MAX_SIDE;
    let stones = 2 * (u32::from(width) * u32::from(height) + 1);
    count > 0
        && rule <= 4
        && side.contains(&width)
        && side.contains(&height)
        && (width == 0) == (height == 0)
        && length % 2 == 1
        && (3..=3 + stones).contains(&length)
}

/// Reads a record.
fn read(key: &[u8], value: &[u8], encoding: Option<Encoding>) -> Result<Loaded, Problem> {
    let (head, stones) = key.split_at_checked(KEY_HEAD).ok_or(Problem::MISSING)?;
    let [number, width, height] = *head else { return Err(Problem::MISSING) };
    let size = format!("{width}x{height}");
    let no_size = |_| Problem::text(&size, phrase!("format-size", "{value} is not a board size"));
    let shape = Shape::new(width, height, Topology::Plane).map_err(no_size)?;
    let five = rule::five(shape).map_err(|_| Problem::TooSmall(size.clone()))?;
    let (rule, unknown) = match number {
        0 => (Rule::Freestyle, None),
        1 => (Rule::Standard, None),
        2 => (Rule::Renju, None),
        other => (Rule::Freestyle, Some(other.to_string())),
    };
    let start = position(five.with_rule(rule), stones)?;
    let mut record = Record::from(AnyGame::Rows(Game::from_position(start)));
    let mut remarks = Vec::new();
    if let Some(rule) = unknown {
        record.edit_info(|info: &mut Info| info.rule = Some(rule.clone()));
        remarks.push(Remark::UnknownRule(rule));
    }
    let (evaluation, mut comment) = evaluation(value);
    let text = value.get(VALUE_HEAD..).unwrap_or_default();
    let text = text.split(|&byte| byte == 0).next().unwrap_or_default();
    let decoded = encoding::decode(text, None, encoding);
    let (words, rest) = words(&decoded.text);
    let mut marks = Vec::new();
    for word in words {
        match mark(word, shape) {
            Some(mark) => marks.push(mark),
            None => add_line(&mut comment, word),
        }
    }
    add_line(&mut comment, &rest.replace('\u{8}', "\n"));
    record.annotate(NodeId::ROOT, |notes| {
        notes.evaluation = evaluation;
        notes.comment = comment;
        notes.marks = marks;
    });
    if decoded.is_damaged || encoding.is_none() {
        return Ok(decoded.remarked(Loaded { remarks, ..Loaded::new(record) }));
    }
    Ok(Loaded { remarks, ..Loaded::new(record) })
}

fn add_line(comment: &mut String, line: &str) {
    if !comment.is_empty() && !line.is_empty() {
        comment.push('\n');
    }
    comment.push_str(line);
}

/// Places the stones of a key: those of the first side, then those of the second. A pass fills the
/// place of a stone, so that the number of places says whose turn it is.
fn position(variant: crate::rules::Variant, stones: &[u8]) -> Result<Position, Problem> {
    const PASS: [u8; 2] = [u8::MAX; 2];
    let places = stones.len() / 2;
    let (first, second) = stones.split_at(places.div_ceil(2) * 2);
    let sides = [(first, Stone::First), (second, Stone::Second)];
    let stones = sides.into_iter().flat_map(|(stones, side)| {
        let cells = stones.as_chunks().0.iter().take_while(|&&cell| cell != PASS);
        cells.map(move |&[col, row]| (Point::new(row, col), side))
    });
    let position = Position::from_stones(variant, stones).map_err(Problem::Illegal)?;
    Ok(position.with_to_move(Stone::First.after(places)))
}

/// Values from here on are wins or losses, which are this far away at most.
const WIN: i32 = 30_000;
const LONGEST_WIN: i32 = 500;
/// Kind of a value that is exact.
const EXACT: i16 = 3;

/// Reads the label and the result of a search. Parts that an evaluation cannot hold become text.
fn evaluation(value: &[u8]) -> (Option<Evaluation>, String) {
    let number = |at: usize| {
        let bytes = value.get(at..at + 2).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, i16::from_le_bytes)
    };
    let (score, depth) = (number(1), number(3));
    let (depth, bound) = (depth >> 2, depth & 3);
    let mut words = Vec::new();
    match value.first().copied() {
        None | Some(0 | u8::MAX) => {}
        Some(label) if label.is_ascii_graphic() => {
            words.push(format!("label={}", char::from(label)));
        }
        Some(label) => words.push(format!("label={label}")),
    }
    let evaluation = u8::try_from(depth).ok().filter(|_| bound == EXACT).map(|depth| {
        let score = i32::from(score);
        let plies = u16::try_from(WIN - score.abs()).unwrap_or_default();
        let verdict = match score {
            _ if score.abs() < WIN - LONGEST_WIN => Verdict::Open(score),
            _ if score > 0 => Verdict::Win(plies),
            _ => Verdict::Loss(plies),
        };
        Evaluation { verdict, depth }
    });
    if evaluation.is_none() && (score, depth, bound) != (0, 0, 0) {
        words.push(format!("value={score} depth={depth} bound={bound}"));
    }
    (evaluation, words.join(" "))
}

/// Splits a text into the words on cells, which come first, and the comment.
fn words(text: &str) -> (impl Iterator<Item = &str>, &str) {
    let (words, comment) = match text.strip_prefix("@BTXT@") {
        Some(rest) => rest.split_once('\u{8}').unwrap_or((rest, "")),
        None => ("", text),
    };
    (words.split('\n').filter(|word| !word.is_empty()), comment)
}

/// Reads a word on a cell, after two digits for column and row.
fn mark(word: &str, shape: Shape) -> Option<Mark> {
    let digit = |at| match word.as_bytes().get(at)? {
        digit @ b'0'..=b'9' => Some(digit - b'0'),
        letter @ b'A'..=b'Z' => Some(letter - b'A' + 10),
        _ => None,
    };
    let point = Point::new(digit(1)?, digit(0)?);
    let kind = MarkKind::Label(word[2..].to_owned());
    shape.contains(point).then_some(Mark { point, kind })
}

/// Iterates over the records of a file. Only one is in memory at a time.
pub fn games(file: &[u8], chosen: Option<Encoding>) -> impl Iterator<Item = FoundGame> {
    let mut reader = Some(Reader::new(file, chosen));
    std::iter::from_fn(move || match &mut reader {
        Some(Ok(reader)) => reader.next_game(file),
        Some(Err(why)) => {
            let game = Err(why.clone());
            reader = None;
            Some(FoundGame { range: 0..file.len(), line: 1, game })
        }
        None => None,
    })
}

#[cfg(test)]
mod tests;
