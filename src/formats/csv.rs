//! The CSV of saved games: `No;Row;Col;Player`, one line for each stone.
//!
//! ```text
//! No;Row;Col;Player
//! 1;7;7;0
//! 2;6;6;1
//! ```
//!
//! Rows and columns count from 0 at the top-left; player 0 moves first. The format stores neither
//! the board's size nor a resignation.
//!
//! `read` takes the variant in use, because the format does not name the board.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::error::plain;
use super::set_up::SetUpStones;
use super::{FormatError, Problem, boards};
use crate::rules::{Game, Point, Shape, Stone, Variant};
use crate::translate::phrase;

const HEADER: &str = "No;Row;Col;Player";
const FIELDS: [&str; 4] = ["No", "Row", "Col", "Player"];
/// Size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 20;

/// Checks whether a file that starts with these bytes is meant to be a saved game.
pub fn is_saved_game(start: &[u8]) -> bool {
    let rest = start.strip_prefix(HEADER.as_bytes());
    rest.is_some_and(|rest| rest.first().is_none_or(|byte| matches!(byte, b'\r' | b'\n')))
}

/// Writes the stones: those of the start position in their order, then those played. If the result
/// would be read as moves that cannot be played in turn, the stones of the start are sorted, player
/// 1 first. No game begins in that order.
pub fn write(game: &Game) -> Vec<u8> {
    let bytes = listed(game.stones());
    let is_read_back =
        || read(&bytes, game.variant()).is_ok_and(|read| read.board() == game.board());
    if game.start().stones().is_empty() || is_read_back() {
        return bytes;
    }
    let (mut start, played) = (game.start().stones().to_vec(), game.start().stones().len());
    start.sort_by_key(|(_, stone)| std::cmp::Reverse(*stone as u8));
    listed(start.into_iter().chain(game.stones().skip(played)))
}

fn listed(stones: impl Iterator<Item = (Point, Stone)>) -> Vec<u8> {
    let mut text = format!("{HEADER}\n");
    for (number, (Point { row, col }, stone)) in (1_u64..).zip(stones) {
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "{number};{row};{col};{}", stone as u8);
    }
    text.into_bytes()
}

/// Reads a game on the `current` board if all stones fit, or else on the smallest of 15x15, 17x17
/// and 19x19 that holds them. If `current` belongs to another game, no other board is tried.
///
/// If the players alternate when the lines are sorted by number, the lines are the moves of the
/// game. If they do not, or if the file lists the board row by row and a stone would follow the end
/// of the game, the stones form the start position. Their number then determines the side to move.
/// Accepts CR LF, a byte order mark, and blank lines at the end.
///
/// # Errors
/// Reports the line and field of a mistake; see [`Problem`].
pub fn read(bytes: &[u8], current: Variant) -> Result<Game, FormatError> {
    parse(&plain(bytes, MAX_SIZE, None)?.text, current)
}

pub(super) fn parse(text: &str, current: Variant) -> Result<Game, FormatError> {
    let stones = stones(text, current)?;
    // If no board holds all stones, the current one reports the error.
    let holds_all = |board: &Variant| stones.iter().all(|it| board.shape().contains(it.point));
    let variant = boards(current).find(holds_all).unwrap_or(current);
    let Some(moves) = order_of_play(&stones) else { return position(&stones, variant) };
    let game = Game::from_moves(variant, moves.iter().map(|line| line.point));
    match game.map_err(|error| Problem::Illegal(error.why).at(moves[error.index].line)) {
        // The players seem to alternate, but the file lists the board row by row, from the left.
        Err(_) if moves.is_sorted_by_key(|line| line.point) => position(&stones, variant),
        game => game,
    }
}

/// Lines without line ends, byte order mark, and blank lines at the end.
fn lines(text: &str) -> Vec<&str> {
    let lines = text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line));
    let mut lines: Vec<&str> = lines.collect();
    while lines.pop_if(|line| line.trim().is_empty()).is_some() {}
    lines
}

#[derive(Clone, Copy)]
struct StoneLine {
    line: u64,
    number: u64,
    point: Point,
    stone: Stone,
}

/// Reads the stones in the order of the lines; each must be on a cell of its own.
fn stones(text: &str, current: Variant) -> Result<Vec<StoneLine>, FormatError> {
    let mut lines = (1..).zip(lines(text));
    if lines.next().is_none_or(|(_, header)| header != HEADER) {
        return Err(Problem::Header(HEADER).at(1));
    }
    let mut stones: Vec<StoneLine> = Vec::new();
    let mut taken: HashMap<Point, u64> = HashMap::new();
    for (line, text) in lines {
        let stone = stone(line, text, current)?;
        if let Some(before) = taken.insert(stone.point, line) {
            return Err(Problem::Occupied(before).at(line));
        }
        stones.push(stone);
    }
    Ok(stones)
}

fn stone(line: u64, text: &str, current: Variant) -> Result<StoneLine, FormatError> {
    let record: Vec<&str> = text.split(';').collect();
    if record.len() != FIELDS.len() {
        let problem = Problem::Fields { found: record.len(), expected: FIELDS.len() };
        return Err(problem.at(line));
    }
    let error = |index: usize, problem: Problem| problem.in_field(line, Some(FIELDS[index]));
    let number = |index| whole_number(record[index]).map_err(|why| error(index, why));
    let cell = |index, side: fn(Shape) -> u8| {
        let sides = boards(current).map(|board| side(board.shape()));
        let max = sides.max().unwrap_or_default().saturating_sub(1);
        let cell = u8::try_from(number(index)?).ok().filter(|&cell| cell <= max);
        let off_board = || Problem::OffBoard { value: record[index].to_owned(), max };
        cell.ok_or_else(|| error(index, off_board()))
    };
    let order = number(0)?;
    let point = Point::new(cell(1, Shape::height)?, cell(2, Shape::width)?);
    let stone = match number(3)? {
        0 => Stone::First,
        1 => Stone::Second,
        _ => {
            return Err(error(
                3,
                Problem::text(record[3], phrase!("csv-player", "{value} is not 0 or 1")),
            ));
        }
    };
    Ok(StoneLine { line, number: order, point, stone })
}

/// Parses digits only; numbers beyond 64 bits become the largest one.
fn whole_number(text: &str) -> Result<u64, Problem> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.strip_prefix('-') {
        Some(digits) if is_digits(digits) => {
            Err(Problem::text(text, phrase!("csv-negative", "{value} is negative")))
        }
        _ if is_digits(text) => Ok(text.parse().unwrap_or(u64::MAX)),
        _ => Err(Problem::not_a_number(text)),
    }
}

/// Sorts the lines by number, if the players then alternate.
fn order_of_play(stones: &[StoneLine]) -> Option<Vec<StoneLine>> {
    let mut sorted = stones.to_vec();
    sorted.sort_by_key(|line| line.number);
    let numbered = sorted.windows(2).all(|pair| pair[0].number < pair[1].number);
    let takes_turns = sorted.windows(2).all(|pair| pair[0].stone != pair[1].stone);
    let begins = sorted.first().is_none_or(|line| line.stone == Stone::First);
    (numbered && takes_turns && begins).then_some(sorted)
}

/// Creates a game that starts from the stones. In games with gravity, none may float.
fn position(lines: &[StoneLine], variant: Variant) -> Result<Game, FormatError> {
    let mut start = SetUpStones::new(variant);
    for &StoneLine { line, point, stone, .. } in lines {
        start.place(line, point, stone).map_err(|why| Problem::Illegal(why).in_file())?;
    }
    let illegal = |(line, why)| Problem::Illegal(why).at(line);
    start.position().map(Game::from_position).map_err(illegal)
}

#[cfg(test)]
mod tests;
