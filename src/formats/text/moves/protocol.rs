//! Logs of the Gomocup protocol: commands of a manager and answers of an engine.
//!
//! Cells are column and row from 0 at the top left, unlike `7,7` elsewhere.

use super::{At, CellName, MoveList, split_number};
use crate::formats::text::line_at;
use crate::formats::{FormatError, Passed, Problem, Remark};
use crate::rules::{IllegalMove, Rule, Stone};
use crate::translate::phrase;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Engine,
    Opponent,
}

type Cell = (u16, u16);

#[derive(Default)]
struct Log {
    stones: Vec<(u64, Cell, Owner)>,
    size: Option<(u16, u16)>,
    rule: Option<Rule>,
    passed: bool,
    unknown_rule: Option<String>,
    /// Set within the lines of a board.
    is_board: bool,
    /// Command whose answer is a move: that of the last stone, or another.
    pending: Option<Pending>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    Turn,
    Other,
}

/// Removes the arrows and times that logs have before a line.
fn bare<'a>(line: &'a str) -> &'a str {
    let line = line.trim();
    let line = match line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, rest)) => rest.trim_start(),
        None => line,
    };
    let is_time = |word: &str| {
        word.contains(':') && word.bytes().all(|it| it.is_ascii_digit() || b":.".contains(&it))
    };
    let line = match line.split_once(' ') {
        Some((word, rest)) if is_time(word) => rest,
        _ => line,
    };
    let without_arrows = |line: &'a str| line.trim_start_matches(is_arrow).trim_end();
    let whole = without_arrows(line);
    // The name of a program, or a date.
    let mut rest = whole;
    for _ in 0..8 {
        if is_known(rest) {
            return rest;
        }
        let Some((_, after)) = rest.split_once(['>', '<', ':', ']', '→', '←']) else { break };
        rest = without_arrows(after);
    }
    whole
}

fn is_arrow(char: char) -> bool {
    "><-=»«→←| ".contains(char)
}

/// Commands and answers, besides the cells.
const WORDS: [&str; 18] = [
    "START",
    "RECTSTART",
    "RESTART",
    "BEGIN",
    "TURN",
    "PLAY",
    "BOARD",
    "YXBOARD",
    "DONE",
    "TAKEBACK",
    "INFO",
    "MESSAGE",
    "DEBUG",
    "ERROR",
    "UNKNOWN",
    "SUGGEST",
    "OK",
    "END",
];

/// Checks whether a line begins with a command, or is a cell.
fn is_known(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    let is_cell = |(_, rest): (Cell, &str)| rest.is_empty() || rest.starts_with(',');
    WORDS.iter().any(|it| word.eq_ignore_ascii_case(it)) || pair(line).is_some_and(is_cell)
}

/// Lines of a log with their numbers. A board on one line becomes several.
fn lines(text: &str) -> impl Iterator<Item = (u64, &str)> {
    (1..).zip(text.lines().map(bare)).flat_map(|(number, line)| {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let is_board = ["BOARD", "YXBOARD"].iter().any(|it| word.eq_ignore_ascii_case(it));
        let is_inline = is_board && pair(rest).is_some();
        let (first, others) = if is_inline { (word, rest) } else { (line, "") };
        std::iter::once(first).chain(others.split_whitespace()).map(move |line| (number, line))
    })
}

/// Splits a line into its command and the rest.
fn command(line: &str) -> (String, &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word.to_ascii_uppercase(), rest.trim())
}

/// Checks whether a text has a command that begins or continues a game.
pub(super) fn is_log(text: &str) -> bool {
    lines(text).any(|(_, line)| {
        let (word, rest) = command(line);
        match word.as_str() {
            "START" => split_number(rest).is_some(),
            "RECTSTART" | "TURN" => pair(rest).is_some(),
            "BOARD" | "YXBOARD" | "BEGIN" | "RESTART" => rest.is_empty(),
            _ => false,
        }
    })
}

/// Splits two numbers and a comma off.
fn pair(text: &str) -> Option<(Cell, &str)> {
    let (first, rest) = split_number(text.trim_start())?;
    let (second, rest) = split_number(rest.trim_start().strip_prefix(',')?.trim_start())?;
    Some(((first, second), rest.trim()))
}

/// Reads a pair that is the whole text.
fn whole(text: &str) -> Option<Cell> {
    pair(text).filter(|(_, rest)| rest.is_empty()).map(|(cell, _)| cell)
}

pub(super) fn read(text: &str) -> Result<MoveList, FormatError> {
    let mut log = Log::default();
    for (number, line) in lines(text) {
        if !line.is_empty() && !line.starts_with("```") {
            let unexpected = || Problem::Unexpected(line.to_owned()).at(number);
            log.line(number, line)?.ok_or_else(unexpected)?;
        }
    }
    if log.is_board {
        let missing = phrase!("format-board-open", "the board has no end: DONE is missing");
        return Err(Problem::Other(missing).at(line_at(text, text.trim_end().len())));
    }
    Ok(log.into_list())
}

impl Log {
    /// Reads a line; `None` if it is unknown.
    fn line(&mut self, number: u64, line: &str) -> Result<Option<()>, FormatError> {
        if let Some((cell, rest)) = pair(line) {
            // A comment.
            let bare = rest.split([';', '#']).next().unwrap_or_default();
            let bare = bare.split("//").next().unwrap_or_default().trim_end();
            self.passed |= bare.len() < rest.len();
            let rest = bare;
            if self.is_board {
                let owner = match rest.strip_prefix(',').map(str::trim) {
                    Some("1") => Owner::Engine,
                    Some("2") => Owner::Opponent,
                    // A cell of the winning row, which is on the board already.
                    Some("3") if self.stones.iter().any(|(_, stone, _)| *stone == cell) => {
                        return Ok(Some(()));
                    }
                    _ => return Ok(None),
                };
                return self.place(number, cell, owner).map(Some);
            }
            // Some engines add the time or their line.
            if !rest.is_empty() || self.pending.take().is_none() {
                return Ok(None);
            }
            return self.place(number, cell, Owner::Engine).map(Some);
        }
        let (word, rest) = command(line);
        if self.is_board && !matches!(word.as_str(), "DONE" | "INFO" | "MESSAGE" | "DEBUG") {
            return Ok(None);
        }
        let is_known = match word.as_str() {
            "START" => {
                let side = split_number(rest).map(|(side, _)| side);
                self.restart();
                self.size = side.map(|side| (side, side));
                side.is_some()
            }
            "RECTSTART" => {
                self.restart();
                self.size = whole(rest);
                self.size.is_some()
            }
            "RESTART" => {
                self.stones.clear();
                self.pending = None;
                true
            }
            "BEGIN" => {
                self.ask(number, Pending::Other)?;
                true
            }
            "TURN" => match whole(rest) {
                Some(cell) => {
                    self.ask(number, Pending::Turn)?;
                    self.place(number, cell, Owner::Opponent)?;
                    true
                }
                None => false,
            },
            "PLAY" => match whole(rest) {
                Some(cell) => {
                    self.pending = None;
                    self.place(number, cell, Owner::Engine)?;
                    true
                }
                None => false,
            },
            "BOARD" | "YXBOARD" => {
                self.stones.clear();
                self.is_board = true;
                self.pending = (word == "BOARD").then_some(Pending::Other);
                rest.is_empty()
            }
            "DONE" => std::mem::take(&mut self.is_board),
            "TAKEBACK" => {
                let at = whole(rest)
                    .and_then(|cell| self.stones.iter().position(|(_, stone, _)| *stone == cell));
                at.map(|at| self.stones.remove(at)).is_some()
            }
            "INFO" => {
                self.info(rest);
                true
            }
            "ERROR" | "UNKNOWN" => {
                // The move was not taken.
                if self.pending.take() == Some(Pending::Turn) {
                    self.stones.pop();
                }
                self.passed = true;
                true
            }
            "MESSAGE" | "DEBUG" | "SUGGEST" => {
                self.passed = true;
                true
            }
            "OK" | "END" | "ABOUT" | "YXSTOP" | "YXSHOWINFO" | "YXHASHCLEAR" | "STOP" => true,
            _ => word.starts_with("NAME="),
        };
        Ok(is_known.then_some(()))
    }

    /// Begins a game, for which the information holds.
    fn restart(&mut self) {
        let Self { rule, passed, unknown_rule, .. } = std::mem::take(self);
        *self = Self { rule, passed, unknown_rule, ..Self::default() };
    }

    fn info(&mut self, text: &str) {
        let (key, value) = command(text);
        match (key.as_str(), value) {
            ("RULE", number) => match number.parse().ok().and_then(Rule::of_number) {
                Some(rule) => self.rule = Some(rule),
                None => self.unknown_rule = Some(number.to_owned()),
            },
            _ => self.passed = true,
        }
    }

    fn ask(&mut self, line: u64, pending: Pending) -> Result<(), FormatError> {
        if self.pending.replace(pending).is_some() {
            let missing =
                phrase!("format-no-answer", "the engine's move before this line is missing");
            return Err(Problem::Other(missing).at(line));
        }
        Ok(())
    }

    fn place(&mut self, line: u64, cell: Cell, owner: Owner) -> Result<(), FormatError> {
        // A board has 676 cells at most, so this ends early.
        if self.stones.iter().any(|(_, stone, _)| *stone == cell) {
            return Err(Problem::Illegal(IllegalMove::Occupied).at(line));
        }
        if cell.0 >= MOST || cell.1 >= MOST {
            return Err(Problem::Illegal(IllegalMove::OffBoard).at(line));
        }
        self.stones.push((line, cell, owner));
        Ok(())
    }

    fn into_list(self) -> MoveList {
        let owner = |index: usize| self.stones[index].2;
        let is_set_up = (1..self.stones.len()).any(|index| owner(index) == owner(index - 1));
        let count = |of: Owner| self.stones.iter().filter(|(.., owner)| *owner == of).count();
        // The engine is to move after a board.
        let first = match (is_set_up, self.stones.first()) {
            (false, Some((.., owner))) => *owner,
            _ if count(Owner::Opponent) > count(Owner::Engine) => Owner::Opponent,
            _ => Owner::Engine,
        };
        let mut list =
            MoveList { size: self.size, rule: self.rule, is_set_up, ..MoveList::default() };
        for (line, (x, y), owner) in self.stones {
            let side = if owner == first { Stone::First } else { Stone::Second };
            list.push(CellName::Numbers(y, x), Some(side), At::Line(line));
        }
        list.remarks.extend(self.unknown_rule.map(Remark::UnknownRule));
        list.passed.extend(self.passed.then_some(Passed::Protocol));
        list
    }
}

/// Cells of a side beyond all boards.
const MOST: u16 = crate::rules::Shape::MAX_SIDE as u16;
