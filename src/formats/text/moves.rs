//! Lists of moves.

use super::{Loaded, Origin, loaded};
use crate::formats::{FormatError, Place, Problem, Remark};
use crate::rules::{Game, Point, Variant};

/// A cell as it is named, before its board is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Name {
    /// Column from 0 and row from 1: `h8`.
    Letters(u8, u16),
    /// Row and column from 0: `7,7`.
    Numbers(u16, u16),
}

/// Reads the moves of a list.
pub(super) fn read(text: &str, current: Variant, origin: Origin) -> Result<Loaded, FormatError> {
    let names = names(text)?;
    let fits = |board: &Variant| names.iter().all(|&name| cell(name, *board, origin).is_some());
    let others = Variant::OFFERED.into_iter().filter(|_| current.is_offered());
    let others = others.map(|board| board.with_rule(current.rule()));
    let variant = std::iter::once(current).chain(others).find(fits).unwrap_or(current);
    let mut game = Game::new(variant);
    for (index, &name) in names.iter().enumerate() {
        let wrong = |problem| FormatError { place: Place::Move(index + 1), problem };
        let cell = cell(name, variant, origin)
            .ok_or_else(|| wrong(Problem::Illegal(crate::rules::IllegalMove::OffBoard)))?;
        game.play(cell).map_err(|why| wrong(Problem::Illegal(why)))?;
    }
    let mut remarks = vec![Remark::TakenFor(variant)];
    if names.iter().any(|name| matches!(name, Name::Letters(..))) {
        remarks.push(Remark::RowsFrom(origin));
    }
    Ok(loaded(game, remarks))
}

/// The cell that is meant on a board.
fn cell(name: Name, variant: Variant, origin: Origin) -> Option<Point> {
    let shape = variant.shape();
    let number = |number: u16| u8::try_from(number).ok();
    let point = match (name, origin) {
        (Name::Numbers(row, col), _) => Point::new(number(row)?, number(col)?),
        (Name::Letters(col, row), Origin::Top) => Point::new(number(row)?.checked_sub(1)?, col),
        (Name::Letters(_, 0), Origin::Bottom) => return None,
        (Name::Letters(col, row), Origin::Bottom) => {
            Point::new(shape.height().checked_sub(number(row)?)?, col)
        }
    };
    Some(point).filter(|&point| shape.contains(point))
}

/// The cells of a list, in order.
fn names(text: &str) -> Result<Vec<Name>, FormatError> {
    let mut words = Words { rest: text };
    let mut names = Vec::new();
    while let Some(word) = words.next() {
        let unexpected = |text: &str| FormatError {
            place: Place::Move(names.len() + 1),
            problem: Problem::Unexpected(text.to_owned()),
        };
        match word {
            Word::Letter(letter) => {
                if let Some(row) = words.number() {
                    names.push(Name::Letters(letter.to_ascii_lowercase() as u8 - b'a', row));
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
                names.push(Name::Numbers(number, col));
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

/// What stands between spaces, brackets, commas and the like.
struct Words<'a> {
    rest: &'a str,
}

impl Words<'_> {
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

    /// The number that stands here; one that is too large for all boards is the largest.
    fn number(&mut self) -> Option<u16> {
        let end = self.rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        if digits.is_empty() {
            return None;
        }
        self.rest = rest;
        Some(digits.parse().unwrap_or(u16::MAX))
    }

    /// Whether the number was that of a move: `1.`, or `1` before a letter.
    fn skip_number_end(&mut self) -> bool {
        let rest = self.rest.trim_start_matches('.');
        let is_end = rest.len() < self.rest.len();
        self.rest = rest;
        is_end || rest.trim_start().starts_with(|next: char| next.is_ascii_alphabetic())
    }

    /// The second number of a cell.
    fn after_comma(&mut self) -> Option<u16> {
        self.rest = self.rest.trim_start().strip_prefix([',', ';'])?.trim_start();
        self.number()
    }
}
