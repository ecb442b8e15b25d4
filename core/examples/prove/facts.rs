//! File of all that was found out: one fact a line, appended, so that a run can be resumed.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use crate::cells::{Cell, Stones};
use crate::graph::Stage;
use crate::judge::{OpenReply, Replies};

/// Something that was found out about a position with X to move.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Value of a position, from a longer search than before.
    Value { stones: Stones, value: i32 },
    /// Win by fours and threes.
    Leaf { stones: Stones },
    /// Moves of X with the effort they promise.
    Moves { stones: Stones, stage: Stage, moves: Vec<(Cell, f64)> },
    /// Replies that are open after a move of X.
    Replies { stones: Stones, x: Cell, replies: Replies },
}

/// First letters of lines with moves.
const SIMILAR: &str = "H";
const USUAL: &str = "M";
const WIDE: &str = "V";

fn write_stage(stage: Stage) -> String {
    match stage {
        Stage::Similar => SIMILAR.to_owned(),
        Stage::Usual => USUAL.to_owned(),
        Stage::Wide(1) => WIDE.to_owned(),
        Stage::Wide(times) => format!("{WIDE}{times}"),
    }
}

fn read_stage(text: &str) -> Option<Stage> {
    match text {
        SIMILAR => Some(Stage::Similar),
        USUAL => Some(Stage::Usual),
        WIDE => Some(Stage::Wide(1)),
        _ => Some(Stage::Wide(text.strip_prefix(WIDE)?.parse().ok()?)),
    }
}

fn hex(cells: &[Cell]) -> String {
    cells.iter().fold(String::new(), |text, cell| text + &format!("{cell:02x}"))
}

fn unhex(text: &str) -> Option<Vec<Cell>> {
    let pairs = (0..text.len() / 2).map(|at| text.get(2 * at..2 * at + 2));
    pairs.map(|pair| Cell::from_str_radix(pair?, 16).ok()).collect()
}

fn write_stones(stones: &Stones) -> String {
    format!("{}/{}", hex(stones.xs()), hex(stones.os()))
}

fn read_stones(text: &str) -> Option<Stones> {
    let (xs, os) = text.split_once('/')?;
    Some(Stones::new(&unhex(xs)?, &unhex(os)?))
}

impl Fact {
    pub fn line(&self) -> String {
        match self {
            Self::Value { stones, value } => format!("P {} {value}\n", write_stones(stones)),
            Self::Leaf { stones } => format!("W {}\n", write_stones(stones)),
            Self::Moves { stones, stage, moves } => {
                let moves: Vec<String> =
                    moves.iter().map(|(x, effort)| format!("{x:02x}{effort:.1}")).collect();
                let letter = write_stage(*stage);
                format!("{letter} {} {}\n", write_stones(stones), moves.join(" "))
            }
            Self::Replies { stones, x, replies: Replies::NoThreat } => {
                format!("N {} {x:02x}\n", write_stones(stones))
            }
            Self::Replies { stones, x, replies: Replies::Open { open, rest } } => {
                let open: Vec<String> =
                    open.iter().map(|it| format!("{:02x}{}", it.cell, it.value)).collect();
                let end =
                    if open.is_empty() { String::new() } else { format!(" {}", open.join(" ")) };
                format!("R {} {x:02x} {}.{end}\n", write_stones(stones), hex(rest))
            }
        }
    }

    pub fn parse(line: &str) -> Option<Self> {
        let mut words = line.strip_suffix('\n')?.split(' ');
        let kind = words.next()?;
        let stones = read_stones(words.next()?)?;
        let mut cell = || unhex(words.next()?)?.first().copied();
        Some(match kind {
            "P" => Self::Value { stones, value: words.next()?.parse().ok()? },
            "W" => Self::Leaf { stones },
            "N" => Self::Replies { stones, x: cell()?, replies: Replies::NoThreat },
            "R" => {
                let x = cell()?;
                let rest = unhex(words.next()?.strip_suffix('.')?)?;
                let parse = |word: &str| {
                    let (reply, value) = word.split_at_checked(2)?;
                    let cell = Cell::from_str_radix(reply, 16).ok()?;
                    Some(OpenReply { cell, value: value.parse().ok()? })
                };
                let open = words.map(parse).collect::<Option<_>>()?;
                Self::Replies { stones, x, replies: Replies::Open { open, rest } }
            }
            _ => {
                let stage = read_stage(kind)?;
                let parse = |word: &str| {
                    let (x, effort) = word.split_at_checked(2)?;
                    Some((Cell::from_str_radix(x, 16).ok()?, effort.parse().ok()?))
                };
                let moves = words.filter(|word| !word.is_empty()).map(parse);
                Self::Moves { stones, stage, moves: moves.collect::<Option<_>>()? }
            }
        })
    }
}

/// Open file of facts, which no other process may have open.
pub struct Facts(File);

impl Facts {
    /// Opens or creates a file, and passes each of its facts on. What a killed run wrote of its
    /// last line is removed.
    pub fn open(path: &Path, mut each: impl FnMut(&Fact)) -> io::Result<Self> {
        let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(io::Error::from)?;
        let mut reader = BufReader::new(&file);
        let (mut line, mut end) = (String::new(), 0);
        while reader.read_line(&mut line)? > 0 {
            let Some(fact) = Fact::parse(&line) else { break };
            each(&fact);
            end += line.len() as u64;
            line.clear();
        }
        let length = file.metadata()?.len();
        if end < length && line.ends_with('\n') {
            return Err(io::Error::other(format!("line that is no fact: {line}")));
        }
        if end < length {
            file.set_len(end)?;
        }
        Ok(Self(file))
    }

    pub fn add(&mut self, fact: &Fact) -> io::Result<()> {
        self.0.write_all(fact.line().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_read_as_written() {
        let stones = Stones::new(&[112, 3], &[98, 224]);
        let open = vec![OpenReply { cell: 7, value: -20 }, OpenReply { cell: 200, value: 410 }];
        let replies = [
            Replies::NoThreat,
            Replies::Open { open: Vec::new(), rest: Vec::new() },
            Replies::Open { open: open.clone(), rest: Vec::new() },
            Replies::Open { open, rest: vec![1, 2, 224] },
        ];
        let facts = replies.map(|replies| Fact::Replies { stones: stones.clone(), x: 9, replies });
        let others = [
            Fact::Value { stones: Stones::default(), value: -3 },
            Fact::Leaf { stones: stones.clone() },
            Fact::Moves {
                stones: stones.clone(),
                stage: Stage::Similar,
                moves: vec![(5, 2.5), (6, 40.0)],
            },
            Fact::Moves { stones, stage: Stage::Wide(3), moves: Vec::new() },
        ];
        for fact in facts.into_iter().chain(others) {
            assert_eq!(Fact::parse(&fact.line()), Some(fact));
        }
    }
}
