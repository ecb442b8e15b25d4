//! Lists of moves in words: `h8i9j10`, `1. h8 i9 2. j10`, `7,7 6,8`.
//!
//! Each word is a cell, or something that lists of moves are known to have beside them: numbers,
//! sides, times, evaluations, comments, results. Any other word refuses the list.

use super::{At, CellName, Item, MoveList, split_number};
use crate::formats::{FormatError, Passed, Problem, Remark};
use crate::game::End;
use crate::rules::Stone;

struct Reader<'a> {
    rest: &'a str,
    list: MoveList,
    /// Side named before the next move.
    side: Option<Stone>,
    /// Name of that side.
    last: &'a str,
    /// Result that was read; no move may follow.
    ended: Option<String>,
}

pub(super) fn read(text: &str) -> Result<MoveList, FormatError> {
    let mut reader =
        Reader { rest: text, list: MoveList::default(), side: None, last: "", ended: None };
    // Tags of PGN.
    let is_tag = |line: &&str| line.starts_with('[') && line.trim_end().ends_with("\"]");
    while let Some(tag) = reader.rest.trim_start().lines().next().filter(is_tag) {
        reader.rest = reader.rest.trim_start();
        reader.pass_over(Passed::Others, tag);
    }
    while reader.step()? {}
    // A side without its move.
    match reader.side {
        Some(_) => Err(reader.unexpected(reader.last)),
        None if reader.list.items.is_empty() && !text.trim().is_empty() => {
            Err(Problem::NO_GAME.in_file())
        }
        None => Ok(reader.list),
    }
}

/// Largest number of moves, beyond the cells of all boards.
pub(super) const MOST: usize = 2000;

/// Words that introduce a list of moves.
const HEADS: [&str; 6] = ["moves", "move", "game", "position", "pos", "startpos"];

/// Word up to a space or a bracket. Words without an end are cut, so that reading takes linear time.
fn word(text: &str) -> &str {
    const LONGEST: usize = 48;
    let is_end = |char: char| char.is_whitespace() || "()[]{},;|".contains(char);
    let ends = text.char_indices().take(LONGEST);
    let end = ends.clone().find(|(_, char)| is_end(*char)).map(|(at, _)| at);
    let last = || ends.last().map_or(0, |(at, char)| at + char.len_utf8());
    &text[..end.unwrap_or_else(last)]
}

impl<'a> Reader<'a> {
    fn unexpected(&self, text: &str) -> FormatError {
        let cells = self.list.items.iter().filter(|item| item.cell.is_some()).count();
        Problem::Unexpected(text.to_owned()).at_move(cells + 1)
    }

    fn take(&mut self, text: &str) {
        self.rest = &self.rest[text.len()..];
    }

    fn pass_over(&mut self, part: Passed, text: &str) -> bool {
        self.list.passed.insert(part);
        self.take(text);
        true
    }

    fn add(&mut self, cell: Option<CellName>) -> Result<(), FormatError> {
        if let Some(result) = &self.ended {
            return Err(self.unexpected(&result.clone()));
        }
        if self.list.items.len() >= MOST {
            return Err(Problem::TooManyMoves.in_file());
        }
        let side = self.side.take();
        self.list.items.push(Item { cell, side, at: At::Move });
        Ok(())
    }

    /// Reads the next word. Returns whether there was one.
    fn step(&mut self) -> Result<bool, FormatError> {
        let is_between = |char: char| char.is_whitespace() || ",;)]|:>.→\"'`“”".contains(char);
        let trimmed = self.rest.trim_start_matches(is_between);
        let is_after_space = trimmed.len() < self.rest.len() || self.list.items.is_empty();
        self.rest = trimmed;
        let Some(first) = trimmed.chars().next() else { return Ok(false) };
        let has_cell = !self.list.items.is_empty();
        match first {
            '{' => return self.comment(),
            '(' | '[' | '<' => return self.bracket(first),
            '$' => {
                let nag = word(trimmed);
                return Ok(self.pass_over(Passed::Judgements, nag));
            }
            '!' | '?'
                if has_cell
                    && (!is_after_space
                        || first == '!'
                        || trimmed[1..].starts_with(['!', '?'])) =>
            {
                let end = trimmed.find(|char| char != '!' && char != '?').unwrap_or(trimmed.len());
                return Ok(self.pass_over(Passed::Judgements, &trimmed[..end]));
            }
            _ => {}
        }
        if trimmed.starts_with("//") || trimmed.starts_with("# ") {
            let line = trimmed.lines().next().unwrap_or_default();
            return Ok(self.pass_over(Passed::Comments, line));
        }
        let word = word(trimmed);
        if self.reason(word) {
            return Ok(true);
        }
        if let Some(length) = self.result(word)? {
            self.rest = &self.rest[length..];
            return Ok(true);
        }
        if has_cell && is_time(word) {
            return Ok(self.pass_over(Passed::Times, word));
        }
        // A comma makes it the row of a pair.
        if has_cell
            && is_after_space
            && !trimmed[word.len()..].starts_with(',')
            && is_evaluation(word)
        {
            return Ok(self.pass_over(Passed::Evaluations, word));
        }
        if word == "--" || is_word(word, &["pass", "passes"]) {
            self.add(None)?;
            self.take(word);
            return Ok(true);
        }
        if trimmed.starts_with("->") || trimmed.starts_with("=>") {
            self.rest = &trimmed[2..];
            return Ok(true);
        }
        if first == '-' || first == '_' || first == '/' {
            // Between two cells.
            if !has_cell || !trimmed[1..].starts_with(|it: char| it.is_alphanumeric() || it == ' ')
            {
                return Err(self.unexpected(word));
            }
            self.rest = &trimmed[1..];
            return Ok(true);
        }
        if first.is_ascii_digit() || first == '#' || first == '№' {
            return self.number();
        }
        self.letter(word)
    }

    fn comment(&mut self) -> Result<bool, FormatError> {
        let Some(end) = self.rest.find('}') else { return Err(self.unexpected("{")) };
        let words = || self.rest[1..end].split_whitespace();
        let is_known = |word: &str| is_time(word) || is_evaluation(word);
        if words().all(is_known) {
            let part = |word| if is_time(word) { Passed::Times } else { Passed::Evaluations };
            self.list.passed.extend(words().map(part));
        } else {
            self.list.passed.insert(Passed::Comments);
        }
        self.rest = &self.rest[end + 1..];
        Ok(true)
    }

    /// Reads a bracket: a time, an evaluation, or around cells.
    fn bracket(&mut self, open: char) -> Result<bool, FormatError> {
        let inner = &self.rest[1..];
        let close = if open == '(' { ')' } else { ']' };
        // Short, so that many open brackets take linear time.
        let head = inner.char_indices().take(40).find(|(_, char)| *char == close);
        if let Some((end, _)) = head
            && !self.list.items.is_empty()
        {
            let content = inner[..end].trim();
            let is_command = content.starts_with('%');
            let part =
                if is_time(content) || content.starts_with("%clk") || content.starts_with("%emt") {
                    Some(Passed::Times)
                } else if is_evaluation(content) || content.starts_with("%eval") {
                    Some(Passed::Evaluations)
                } else {
                    is_command.then_some(Passed::Others)
                };
            if let Some(part) = part {
                let whole = &self.rest[..end + 2];
                return Ok(self.pass_over(part, whole));
            }
        }
        // A numbered move in brackets begins a variation.
        let is_variation = split_number(inner.trim_start()).is_some_and(|(_, rest)| {
            let after = rest.trim_start_matches('.');
            after.len() < rest.len()
                && after.trim_start().starts_with(|it: char| it.is_ascii_alphabetic())
                && !self.list.items.is_empty()
        });
        if is_variation {
            return Err(self.unexpected(word(inner)));
        }
        self.rest = inner;
        Ok(true)
    }

    /// Reads a result, and returns its length.
    fn result(&mut self, word: &str) -> Result<Option<usize>, FormatError> {
        let has_cell = !self.list.items.is_empty();
        let lower = word.to_ascii_lowercase();
        let lower = lower.trim_end_matches(['.', '!']);
        let plain = match lower {
            "1-0" => Some(Some(End::Lost(Stone::Second))),
            "0-1" => Some(Some(End::Lost(Stone::First))),
            "1/2-1/2" | "½-½" | "0.5-0.5" | "1/2" | "½" | "draw" | "drawn" => {
                Some(Some(End::Drawn))
            }
            "*" => Some(None),
            "resigns" | "resigned" | "resign" => Some(Some(End::Resigned(self.mover()))),
            "timeout" | "time-out" => Some(Some(End::OutOfTime(self.mover()))),
            _ => None,
        };
        if let Some(end) = plain.filter(|_| has_cell) {
            self.end(end, word);
            return Ok(Some(word.len()));
        }
        if let Some((winner, reason)) = lower.split_once('+')
            && let Some(winner) = side(winner)
            && has_cell
        {
            let loser = winner.opponent();
            let end = match reason {
                "r" | "res" | "resign" => End::Resigned(loser),
                "t" | "time" => End::OutOfTime(loser),
                "f" | "forfeit" => End::Forfeited(loser),
                "" | "five" | "win" | "1" => End::Lost(loser),
                _ => return Err(self.unexpected(word)),
            };
            self.end(Some(end), word);
            return Ok(Some(word.len()));
        }
        // `X wins`
        let Some(named) = side(lower.trim_end_matches(':')) else { return Ok(None) };
        let after = &self.rest[word.len()..];
        let next = after.trim_start();
        let verb = self::word(next);
        let end = match verb.to_ascii_lowercase().trim_end_matches(['.', '!', ':']) {
            "wins" | "won" | "win" => End::Lost(named.opponent()),
            "loses" | "lost" => End::Lost(named),
            "resigns" | "resigned" => End::Resigned(named),
            _ => return Ok(None),
        };
        let length = word.len() + (after.len() - next.len()) + verb.len();
        let words = self.rest[..length].to_owned();
        self.end(Some(end), &words);
        Ok(Some(length))
    }

    /// Reads how a game ended whose winner is known: `by resignation`, `(time)`.
    fn reason(&mut self, word: &str) -> bool {
        let Some((end, _)) = &mut self.list.end else { return false };
        let lower = word.to_ascii_lowercase();
        *end = match (lower.trim_end_matches(['.', '!']), *end) {
            ("by" | "on" | "in" | "a" | "row" | "five", end) => end,
            ("resignation" | "resign", End::Lost(loser)) => End::Resigned(loser),
            ("time" | "timeout", End::Lost(loser)) => End::OutOfTime(loser),
            ("forfeit", End::Lost(loser)) => End::Forfeited(loser),
            _ => return false,
        };
        self.take(word);
        true
    }

    fn mover(&self) -> Stone {
        Stone::First.after(self.list.items.len())
    }

    fn end(&mut self, end: Option<End>, words: &str) {
        self.ended = Some(words.to_owned());
        self.list.end = end.map(|end| (end, words.to_owned()));
    }

    /// Reads a pair of numbers, or the number of a move.
    fn number(&mut self) -> Result<bool, FormatError> {
        let text = self.rest.trim_start_matches(['#', '№']);
        let Some((number, after)) = split_number(text) else {
            return Err(self.unexpected(word(self.rest)));
        };
        // A result is no pair.
        let is_letters = |item: &Item| matches!(item.cell, Some(CellName::Letters(..)));
        let has_dashes = !["1-0", "0-1"].contains(&word(text))
            && !self.list.items.first().is_some_and(is_letters);
        let dash = after.strip_prefix('-').filter(|_| has_dashes);
        if text.len() == self.rest.len()
            && let Some(rest) = after.trim_start().strip_prefix([',', ';']).or(dash)
            && let Some((col, rest)) = split_number(rest.trim_start())
        {
            self.add(Some(CellName::Numbers(number, col)))?;
            if dash.is_some() && self.list.remarks.is_empty() {
                self.list.remarks.push(Remark::RowsFirst);
            }
            self.rest = rest;
            return Ok(true);
        }
        let behind = after.trim_start_matches(['.', ':', ')', '…']);
        let next = behind.trim_start().chars().next();
        let is_before_letter = next.is_some_and(|next| next.is_alphabetic() || is_disc(next));
        if behind.len() == after.len() && !is_before_letter {
            let number = &self.rest[..self.rest.len() - after.len()];
            return Err(self.unexpected(number));
        }
        let index = self.list.items.len();
        let counts = [index + 1, index / 2 + 1];
        if !counts.contains(&number.into()) {
            self.list.passed.insert(Passed::Numbers);
        }
        self.rest = behind;
        Ok(true)
    }

    /// Splits a row off that a dash or a space parts from its letter: `H-8`, `G 7`.
    fn apart(&self) -> Option<(u16, &'a str)> {
        let (number, rest) = split_number(self.rest[1..].strip_prefix(['-', ' '])?)?;
        // Otherwise it is the number of a move after the name of a side.
        let mut next = rest.trim_start().chars();
        let is_cell = match next.next() {
            Some(char) if char.is_alphabetic() => !next.next()?.is_ascii_digit(),
            Some(char) => ",;-".contains(char),
            None => true,
        };
        is_cell.then_some((number, rest))
    }

    /// Reads a cell, or the name of a side.
    fn letter(&mut self, word: &'a str) -> Result<bool, FormatError> {
        let first = word.chars().next().unwrap_or(' ');
        if first.is_ascii_alphabetic()
            && let Some((row, rest)) = split_number(&self.rest[1..]).or_else(|| self.apart())
        {
            let column = first.to_ascii_lowercase() as u8 - b'a';
            self.add(Some(CellName::Letters(column, row)))?;
            self.rest = rest;
            return Ok(true);
        }
        let end =
            if is_disc(first) { Some(first.len_utf8()) } else { word.find(['.', ':', '=', '-']) };
        let name = &word[..end.unwrap_or(word.len())];
        let named = side(name);
        if named.is_some() && self.side.is_none() {
            (self.side, self.last) = (named, name);
        } else if !(is_word(name, &["move"])
            || self.list.items.is_empty() && self.side.is_none() && is_word(name, &HEADS))
        {
            return Err(self.unexpected(word));
        }
        self.take(name);
        self.rest = self.rest.trim_start_matches(['.', ':', '=', '-']);
        Ok(true)
    }
}

fn is_word(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.eq_ignore_ascii_case(word))
}

const fn is_disc(char: char) -> bool {
    matches!(char, '●' | '○' | '⚫' | '⚪' | '黑' | '黒' | '白')
}

/// Side with this name.
fn side(name: &str) -> Option<Stone> {
    match name.to_ascii_lowercase().as_str() {
        "x" | "b" | "black" | "●" | "⚫" | "黑" | "黒" => Some(Stone::First),
        "o" | "w" | "white" | "○" | "⚪" | "白" => Some(Stone::Second),
        _ => None,
    }
}

fn is_number(text: &str) -> bool {
    let mut parts = text.splitn(2, '.');
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    parts.all(is_digits)
}

/// Checks whether a word is a time: `0:05`, `1.2s`, `350ms`.
fn is_time(word: &str) -> bool {
    let units = ["ms", "sec", "min", "s", "m", "h", "\""];
    let has_unit = || units.iter().any(|unit| word.strip_suffix(unit).is_some_and(is_number));
    has_unit() || is_clock(word) || is_minutes(word)
}

/// Checks for minutes and seconds, perhaps with hours: `0:05`, `1:02:03.5`.
fn is_clock(word: &str) -> bool {
    let Some((first, rest)) = word.split_once(':') else { return false };
    let is_short = |part: &str| is_number(part) && part.find('.').unwrap_or(part.len()) == 2;
    is_number(first) && rest.split(':').all(is_short)
}

/// Checks for minutes and seconds with their units: `1m5s`.
fn is_minutes(word: &str) -> bool {
    let Some((minutes, seconds)) = word.split_once('m') else { return false };
    is_number(minutes) && seconds.strip_suffix('s').is_some_and(is_number)
}

/// Checks whether a word is an evaluation: `+0.35`, `-120/12`, `+M5`, `55%`.
fn is_evaluation(word: &str) -> bool {
    if let Some(percent) = word.strip_suffix('%') {
        return is_number(percent);
    }
    let (value, depth) = word.split_once('/').unwrap_or((word, "0"));
    if !is_number(depth) && depth.split('-').any(|part| !is_number(part)) {
        return false;
    }
    let bare = value.strip_prefix(['+', '-']);
    let number = bare.unwrap_or(value);
    let mate = number.strip_prefix(['M', '#']).or_else(|| number.strip_prefix("win "));
    let has_mate =
        mate.is_some_and(|moves| is_number(moves) && (bare.is_some() || number.starts_with('#')));
    let has_form = bare.is_some() || value.contains('.') || word.contains('/');
    has_mate || has_form && is_number(number)
}
