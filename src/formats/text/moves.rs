//! Lists of moves as text.

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
    let is_between = |char: char| char.is_whitespace() || ",;:()[]-|".contains(char);
    let mut rest = text;
    let mut names = Vec::new();
    loop {
        rest = rest.trim_start_matches(is_between);
        let unexpected = |text: String| Problem::Unexpected(text).at_move(names.len() + 1);
        if let Some(number) = take_number(&mut rest) {
            if !skip_number_end(&mut rest) {
                let col = take_after_comma(&mut rest);
                let col = col.ok_or_else(|| unexpected(number.to_string()))?;
                names.push(CellName::Numbers(number, col));
            }
            continue;
        }
        let Some(char) = rest.chars().next() else { return Ok(names) };
        rest = &rest[char.len_utf8()..];
        let letter = char.to_ascii_lowercase();
        let row = if char.is_ascii_alphabetic() { take_number(&mut rest) } else { None };
        match row {
            Some(row) => names.push(CellName::Letters(letter as u8 - b'a', row)),
            // Colour of a stone.
            None if matches!(letter, 'x' | 'o' | 'b' | 'w') => {}
            None => return Err(unexpected(char.to_string())),
        }
    }
}

/// Takes a number, capped beyond all boards.
fn take_number(rest: &mut &str) -> Option<u16> {
    let end = rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, after) = rest.split_at(end);
    *rest = after;
    (!digits.is_empty()).then(|| digits.parse().unwrap_or(u16::MAX))
}

/// Skips the end of a move number: `1.`, or `1` before a letter.
fn skip_number_end(rest: &mut &str) -> bool {
    let after = rest.trim_start_matches('.');
    let is_end = after.len() < rest.len();
    *rest = after;
    is_end || after.trim_start().starts_with(|next: char| next.is_ascii_alphabetic())
}

fn take_after_comma(rest: &mut &str) -> Option<u16> {
    *rest = rest.trim_start().strip_prefix([',', ';'])?.trim_start();
    take_number(rest)
}
