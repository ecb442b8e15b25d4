//! Lists of moves.

use super::{Loaded, RowOrigin, loaded};
use crate::formats::{FormatError, Problem, Remark, boards};
use crate::rules::{Game, IllegalMove, Point, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellName {
    /// Column from 0 and row from 1: `h8`.
    Letters(u8, u16),
    /// Row and column from 0: `7,7`.
    Numbers(u16, u16),
}

pub(super) fn read(text: &str, current: Variant, origin: RowOrigin) -> Result<Loaded, FormatError> {
    let names = names(text)?;
    let fits = |board: &Variant| names.iter().all(|&name| cell(name, *board, origin).is_some());
    let variant = boards(current).find(fits).unwrap_or(current);
    let mut game = Game::new(variant);
    for (index, &name) in names.iter().enumerate() {
        let wrong = |why| Problem::Illegal(why).at_move(index + 1);
        let cell = cell(name, variant, origin).ok_or_else(|| wrong(IllegalMove::OffBoard))?;
        game.play(cell).map_err(wrong)?;
    }
    let mut remarks = vec![Remark::TakenFor(variant)];
    if names.iter().any(|name| matches!(name, CellName::Letters(..))) {
        remarks.push(Remark::RowsFrom(origin));
    }
    Ok(loaded(game, remarks))
}

fn cell(name: CellName, variant: Variant, origin: RowOrigin) -> Option<Point> {
    let shape = variant.shape();
    let number = |number: u16| u8::try_from(number).ok();
    let point = match (name, origin) {
        (CellName::Numbers(row, col), _) => Point::new(number(row)?, number(col)?),
        (CellName::Letters(col, row), RowOrigin::Top) => {
            Point::new(number(row)?.checked_sub(1)?, col)
        }
        (CellName::Letters(_, 0), RowOrigin::Bottom) => return None,
        (CellName::Letters(col, row), RowOrigin::Bottom) => {
            Point::new(shape.height().checked_sub(number(row)?)?, col)
        }
    };
    Some(point).filter(|&point| shape.contains(point))
}

fn names(text: &str) -> Result<Vec<CellName>, FormatError> {
    let mut words = Tokens { rest: text };
    let mut names = Vec::new();
    while let Some(word) = words.next() {
        let unexpected = |text: &str| Problem::Unexpected(text.to_owned()).at_move(names.len() + 1);
        match word {
            Word::Letter(letter) => {
                if let Some(row) = words.number() {
                    names.push(CellName::Letters(letter.to_ascii_lowercase() as u8 - b'a', row));
                } else if !matches!(letter.to_ascii_lowercase(), 'x' | 'o' | 'b' | 'w') {
                    return Err(unexpected(&letter.to_string()));
                }
            }
            Word::Number(number) => {
                if words.skip_number_end() {
                    continue;
                }
                let col = words.after_comma();
                let col = col.ok_or_else(|| unexpected(&number.to_string()))?;
                names.push(CellName::Numbers(number, col));
            }
            Word::Other(other) => return Err(unexpected(&other.to_string())),
        }
    }
    Ok(names)
}

enum Word {
    Letter(char),
    Number(u16),
    Other(char),
}

/// Splits at spaces, brackets, commas and the like.
struct Tokens<'a> {
    rest: &'a str,
}

impl Tokens<'_> {
    fn next(&mut self) -> Option<Word> {
        let is_between = |char: char| char.is_whitespace() || ",;:()[]-|".contains(char);
        self.rest = self.rest.trim_start_matches(is_between);
        if let Some(number) = self.number() {
            return Some(Word::Number(number));
        }
        let char = self.rest.chars().next()?;
        self.rest = &self.rest[char.len_utf8()..];
        Some(if char.is_ascii_alphabetic() { Word::Letter(char) } else { Word::Other(char) })
    }

    /// Parses the number here, capped beyond all boards.
    fn number(&mut self) -> Option<u16> {
        let end = self.rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        if digits.is_empty() {
            return None;
        }
        self.rest = rest;
        Some(digits.parse().unwrap_or(u16::MAX))
    }

    /// Skips the end of a move number: `1.`, or `1` before a letter.
    fn skip_number_end(&mut self) -> bool {
        let rest = self.rest.trim_start_matches('.');
        let is_end = rest.len() < self.rest.len();
        self.rest = rest;
        is_end || rest.trim_start().starts_with(|next: char| next.is_ascii_alphabetic())
    }

    fn after_comma(&mut self) -> Option<u16> {
        self.rest = self.rest.trim_start().strip_prefix([',', ';'])?.trim_start();
        self.number()
    }
}
