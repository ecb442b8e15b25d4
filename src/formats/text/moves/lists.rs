//! Lists in brackets, as programs write them: `[[7,7],[8,8]]`, `[(7, 7), (8, 8)]`,
//! `[{"x":7,"y":8}]`, and boards as lists of rows.

use std::collections::BTreeMap;

use super::{At, CellName, Item, MoveList};
use crate::formats::{FormatError, Passed, Problem, Remark};
use crate::rules::{Rule, Stone};

/// Content of a list in brackets.
pub(super) enum List {
    Moves(MoveList),
    /// Names of cells, and what is known of their game.
    Words(String, MoveList),
    /// Rows of a board as a picture, and a remark on its signs.
    Board(String, Option<Remark>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Number(i64),
    Text(String),
}

/// Values of the innermost brackets, each with its key if it has one.
type Group = Vec<(Option<String>, Value)>;

/// Finds a list: the text from its first bracket, behind a name at most.
pub(super) fn find(text: &str) -> Option<&str> {
    let text = text.trim();
    let at = text.find(['[', '{'])?;
    let is_name = |char: char| char.is_ascii_alphanumeric() || "_ =:.\"".contains(char);
    let before = text[..at].trim();
    let is_named = before.is_empty() || before.ends_with(['=', ':']) && before.chars().all(is_name);
    let inner = text[at..].trim_start_matches(['[', '{', '(', ' ', '\n']);
    let is_value = inner.starts_with(|it: char| it.is_ascii_digit() || "\"'-".contains(it))
        || text[at..].trim_start_matches(['[', ' ', '\n']).starts_with('{')
            && inner.starts_with(|it: char| it.is_ascii_alphabetic());
    let is_list = is_named && is_value && text.ends_with([']', '}', ';', ',']);
    // Braces around a comment have no keys.
    (is_list && (text[at..].starts_with('[') || text.contains(':') || is_nested(&text[at..])))
        .then(|| &text[at..])
}

/// Checks for brackets in the first one, as C writes lists.
fn is_nested(text: &str) -> bool {
    text[1..].trim_start().starts_with('{')
}

/// Puts the rows of a board of 1, -1 and 0 into brackets.
pub(in crate::formats::text) fn rows_in_brackets(text: &str) -> Option<String> {
    let is_value = |word: &str| matches!(word, "-1" | "0" | "1");
    if !text.contains("-1") || !text.split_whitespace().all(is_value) {
        return None;
    }
    let row = |line: &str| format!("[{}]", line.split_whitespace().collect::<Vec<_>>().join(","));
    let rows: Vec<String> = text.lines().filter(|line| !line.trim().is_empty()).map(row).collect();
    Some(format!("[{}]", rows.join(",")))
}

pub(super) fn read(text: &str) -> Result<List, FormatError> {
    let (groups, outer) = groups(text)?;
    let numbers = |group: &Group| -> Option<Vec<i64>> {
        group
            .iter()
            .map(|(key, value)| match value {
                Value::Number(number) if key.is_none() => Some(*number),
                _ => None,
            })
            .collect()
    };
    let rows: Option<Vec<Vec<i64>>> = groups.iter().map(numbers).collect();
    if let Some(board) = rows.as_deref().and_then(board) {
        return Ok(board);
    }
    if let Some(rows) = drawn(&groups) {
        return Ok(List::Board(rows, None));
    }
    let is_text = |(_, value): &(Option<String>, Value)| matches!(value, Value::Text(_));
    let keys = |group: &Group| group.iter().all(|(key, _)| key.is_none());
    if !groups.is_empty() && groups.iter().all(|group| keys(group) && group.iter().all(is_text)) {
        let mut list = MoveList::default();
        list.outer(&outer);
        return Ok(List::Words(texts(groups.iter().flatten()), list));
    }
    let mut list = MoveList::default();
    let mut words = None;
    for group in &groups {
        match list.item(group) {
            Some(true) => {}
            // An object around the moves.
            Some(false) => words = words.or_else(|| list.outer(group)),
            None => {
                let number = list.items.len() + 1;
                let shown: Vec<String> = group.iter().map(|(_, value)| shown(value)).collect();
                return Err(Problem::Unexpected(shown.join(",")).at_move(number));
            }
        }
    }
    if let Some(words) = words.or_else(|| list.outer(&outer)) {
        return Ok(List::Words(words, list));
    }
    if list.items.is_empty() {
        return Err(Problem::NO_GAME.in_file());
    }
    Ok(List::Moves(list))
}

fn shown(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.clone(),
    }
}

fn texts<'a>(values: impl Iterator<Item = &'a (Option<String>, Value)>) -> String {
    values.map(|(_, value)| shown(value)).collect::<Vec<_>>().join(" ")
}

impl MoveList {
    /// Takes the size and the rule of a game.
    fn know(&mut self, key: Option<&str>, value: &Value) -> bool {
        let Some(key) = key.map(str::to_ascii_lowercase) else { return false };
        let side = || match value {
            Value::Number(number) => u16::try_from(*number).ok(),
            Value::Text(_) => None,
        };
        let (width, height) = self.size.unwrap_or_default();
        match key.as_str() {
            "size" | "boardsize" | "board_size" => self.size = side().map(|side| (side, side)),
            "width" | "cols" | "columns" => self.size = side().map(|side| (side, height.max(side))),
            "height" | "rows" => self.size = side().map(|side| (width.max(side), side)),
            "rule" => match value {
                &Value::Number(number)
                    if let Some(rule) = u8::try_from(number).ok().and_then(Rule::of_number) =>
                {
                    self.rule = Some(rule);
                }
                other => self.remarks.push(Remark::UnknownRule(shown(other))),
            },
            _ => return false,
        }
        true
    }

    /// Takes what an object says of the whole game. Returns its moves if they are words.
    fn outer(&mut self, group: &Group) -> Option<String> {
        let mut words = None;
        for (key, value) in group {
            let is_moves = key.as_deref().is_some_and(|key| {
                ["moves", "pos", "position", "game"].iter().any(|it| key.eq_ignore_ascii_case(it))
            });
            match value {
                Value::Text(text) if is_moves => words = Some(text.clone()),
                value if self.know(key.as_deref(), value) => {}
                _ => _ = self.passed.insert(Passed::Others),
            }
        }
        words
    }

    /// Adds a move: `[7,7]`, `[7,7,1]`, `{"x":7,"y":8}`. Returns `Some(false)` for an object
    /// without a cell, and `None` for anything else.
    fn item(&mut self, group: &Group) -> Option<bool> {
        let number = |value: &Value| match value {
            Value::Number(number) => u16::try_from(*number).ok(),
            Value::Text(_) => None,
        };
        if group.iter().all(|(key, _)| key.is_none()) {
            let (row, col, side) = match group[..] {
                [(_, ref row), (_, ref col)] => (row, col, None),
                [(_, ref row), (_, ref col), (_, ref side)] => (row, col, Some(side)),
                _ => return None,
            };
            let cell = CellName::Numbers(number(row)?, number(col)?);
            let side = match side {
                Some(side) => Some(side_of(side)?),
                None => None,
            };
            self.items.push(Item { cell: Some(cell), side, at: At::Move });
            if !self.remarks.contains(&Remark::RowsFirst) {
                self.remarks.push(Remark::RowsFirst);
            }
            return Some(true);
        }
        let find = |names: &[&str]| {
            group.iter().find(|(key, _)| {
                key.as_deref()
                    .is_some_and(|key| names.iter().any(|it| key.eq_ignore_ascii_case(it)))
            })
        };
        let (col, row) = (find(&["x", "col", "column", "c", "j"]), find(&["y", "row", "r", "i"]));
        let (Some((_, col)), Some((_, row))) = (col, row) else { return Some(false) };
        let cell = CellName::Numbers(number(row)?, number(col)?);
        let named = find(&["player", "color", "colour", "side", "who", "stone", "turn"]);
        let side = match named {
            Some((_, side)) => Some(side_of(side)?),
            None => None,
        };
        if group.len() > 2 + usize::from(named.is_some()) {
            self.passed.insert(Passed::Others);
        }
        self.items.push(Item { cell: Some(cell), side, at: At::Move });
        Some(true)
    }
}

/// Side of a move in a list: the first one named begins.
fn side_of(value: &Value) -> Option<Stone> {
    let number = |number: i64| match number {
        1 => Some(Stone::First),
        0 | 2 | -1 => Some(Stone::Second),
        _ => None,
    };
    match value {
        Value::Number(it) => number(*it),
        Value::Text(text) => match text.to_ascii_lowercase().as_str() {
            "b" | "black" | "x" | "first" => Some(Stone::First),
            "w" | "white" | "o" | "second" => Some(Stone::Second),
            _ => None,
        },
    }
}

/// Recognizes a board: at least three rows of equal length, of at most three values.
fn board(rows: &[Vec<i64>]) -> Option<List> {
    let width = rows.first()?.len();
    let is_value = |value: &i64| matches!(value, -1..=2);
    let is_board = rows.len() >= 3
        && width >= 3
        && rows.iter().all(|row| row.len() == width && row.iter().all(is_value));
    if !is_board {
        return None;
    }
    let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
    rows.iter().flatten().for_each(|value| *counts.entry(*value).or_default() += 1);
    if !counts.contains_key(&-1) {
        let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = rows.iter().map(row).collect();
        return Some(List::Board(rows.join("\n"), None));
    }
    // With -1, the most frequent value is a free cell.
    let free = *counts.iter().max_by_key(|(_, count)| **count)?.0;
    let (first, second) = if free == -1 { (0, 1) } else { (1, -1) };
    let sign = |value: &i64| match *value {
        value if value == free => Some('.'),
        value if value == first => Some('X'),
        value if value == second => Some('O'),
        _ => None,
    };
    let rows: Option<Vec<String>> =
        rows.iter().map(|row| row.iter().map(sign).collect::<Option<String>>()).collect();
    let digit = if first == 0 { '0' } else { '1' };
    Some(List::Board(rows?.join("\n"), Some(Remark::Signs { first: Some(digit), second: None })))
}

/// Recognizes a board as rows of signs: `[["X",".","O"],..]` or `["X.O",..]`.
fn drawn(groups: &[Group]) -> Option<String> {
    let text = |(key, value): &(Option<String>, Value)| match value {
        Value::Text(text) if key.is_none() => {
            Some(if text.trim().is_empty() { ".".repeat(text.len().max(1)) } else { text.clone() })
        }
        _ => None,
    };
    let rows: Vec<String> = match groups {
        [rows] if rows.len() >= 3 => rows.iter().map(text).collect::<Option<_>>()?,
        rows if rows.len() >= 3 => {
            let row = |group: &Group| group.iter().map(text).collect::<Option<Vec<_>>>();
            rows.iter().map(|group| row(group).map(|row| row.join(" "))).collect::<Option<_>>()?
        }
        _ => return None,
    };
    let rows = rows.join("\n");
    let has_marks = super::board::find(&rows).is_some_and(|drawing| drawing.has_marks());
    has_marks.then_some(rows)
}

/// Largest number of brackets, values and commas.
const MOST: usize = 20_000;

/// Values of the innermost brackets in their order, and those outside of them.
fn groups(text: &str) -> Result<(Vec<Group>, Group), FormatError> {
    let mut groups = Vec::new();
    let mut outer = Group::new();
    // Values of the open brackets. Those around others are no moves.
    let mut open: Vec<(Group, bool)> = Vec::new();
    let mut key = None;
    let mut rest = text;
    let mut values = 0;
    while let Some(char) = rest.chars().next() {
        values += usize::from(!char.is_whitespace());
        if values > MOST {
            return Err(Problem::TooManyMoves.in_file());
        }
        let word = match char {
            '[' | '{' | '(' => {
                if let Some((_, has_inner)) = open.last_mut() {
                    *has_inner = true;
                }
                open.push((Group::new(), false));
                key = None;
                &rest[..1]
            }
            ']' | '}' | ')' => {
                let closed = open.pop();
                let (group, has_inner) =
                    closed.ok_or_else(|| Problem::Unexpected(char.to_string()).in_file())?;
                if has_inner {
                    outer.extend(group);
                } else if !group.is_empty() {
                    groups.push(group);
                }
                key = None;
                &rest[..1]
            }
            '"' | '\'' => {
                let end = rest[1..].find(char).map(|end| end + 2);
                let whole =
                    &rest[..end.ok_or_else(|| Problem::Unexpected(char.to_string()).in_file())?];
                let text = whole[1..whole.len() - 1].to_owned();
                rest = &rest[whole.len()..];
                put(&mut open, &mut key, &mut rest, Value::Text(text))?;
                ""
            }
            _ if char.is_ascii_digit() || char == '-' => {
                let end = rest[1..]
                    .find(|it: char| !it.is_ascii_digit())
                    .map_or(rest.len(), |end| end + 1);
                let digits = &rest[..end];
                let number = digits.parse();
                let unexpected = |_| Problem::Unexpected(digits.to_owned()).in_file();
                rest = &rest[end..];
                // The rest of a fraction.
                let fraction = rest
                    .strip_prefix('.')
                    .map_or(rest, |rest| rest.trim_start_matches(|it: char| it.is_ascii_digit()));
                if fraction.len() < rest.len() {
                    let text = format!("{digits}{}", &rest[..rest.len() - fraction.len()]);
                    rest = fraction;
                    put(&mut open, &mut key, &mut rest, Value::Text(text))?;
                } else {
                    put(
                        &mut open,
                        &mut key,
                        &mut rest,
                        Value::Number(number.map_err(unexpected)?),
                    )?;
                }
                ""
            }
            _ if char.is_alphabetic() || char == '_' => {
                let end = rest
                    .find(|it: char| !(it.is_alphanumeric() || it == '_'))
                    .unwrap_or(rest.len());
                let word = &rest[..end];
                rest = &rest[end..];
                put(&mut open, &mut key, &mut rest, Value::Text(word.to_owned()))?;
                ""
            }
            ',' | ';' => &rest[..1],
            _ if char.is_whitespace() => &rest[..char.len_utf8()],
            _ => return Err(Problem::Unexpected(char.to_string()).in_file()),
        };
        rest = &rest[word.len()..];
    }
    if open.is_empty() {
        Ok((groups, outer))
    } else {
        Err(Problem::Unexpected("[".to_owned()).in_file())
    }
}

/// Puts a value into the innermost bracket, or keeps it as the key of the next one.
fn put(
    open: &mut [(Group, bool)],
    key: &mut Option<String>,
    rest: &mut &str,
    value: Value,
) -> Result<(), FormatError> {
    if let Some(after) = rest.trim_start().strip_prefix(':') {
        *rest = after;
        *key = Some(shown(&value));
        return Ok(());
    }
    let (group, _) = open.last_mut().ok_or_else(|| Problem::Unexpected(shown(&value)).in_file())?;
    group.push((key.take(), value));
    Ok(())
}
