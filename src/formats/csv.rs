//! The CSV of saved games: `No;Row;Col;Player`, one line for each stone.
//!
//! ```text
//! No;Row;Col;Player
//! 1;7;7;0
//! 2;6;6;1
//! ```
//!
//! Rows and columns count from 0 at the top-left; player 0 is the side that begins. The format
//! knows neither the board's size nor a resignation.

use std::collections::HashMap;

use ::csv::{ReaderBuilder, StringRecord, Terminator, WriterBuilder};

use super::{FormatError, Place, Problem};
use crate::rules::{Game, IllegalMove, Point, Position, Shape, Stone, Variant};

const HEADER: &str = "No;Row;Col;Player";
const FIELDS: [&str; 4] = ["No", "Row", "Col", "Player"];
/// No game comes near this size, in bytes.
pub const MAX_SIZE: u64 = 1 << 20;

/// Whether a file that begins with these bytes is meant to be a saved game.
pub fn is_saved_game(start: &[u8]) -> bool {
    let start = start.strip_prefix("\u{feff}".as_bytes()).unwrap_or(start);
    let rest = start.strip_prefix(HEADER.as_bytes());
    rest.is_some_and(|rest| rest.first().is_none_or(|byte| matches!(byte, b'\r' | b'\n')))
}

/// Writes the stones: those of the start in their order, then those played.
pub fn write(game: &Game) -> Vec<u8> {
    let mut writer = WriterBuilder::new()
        .delimiter(b';')
        .terminator(Terminator::Any(b'\n'))
        .has_headers(false)
        .from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(FIELDS);
    for (number, (Point { row, col }, stone)) in (1_u64..).zip(game.stones()) {
        let _ = writer.serialize((number, row, col, stone as u8));
    }
    writer.into_inner().unwrap_or_default()
}

/// Reads a game, for the `current` board if all stones fit on it, else for the smallest of 15x15,
/// 17x17 and 19x19 on which they do. If `current` is none of these three, it is for that game only.
///
/// If the players take turns when the lines are sorted by number, these are the moves of the game.
/// If they do not, or the file lists the board row by row and there would be a stone after the end,
/// the stones are the position from which the game starts, with their number saying whose turn it
/// is. Accepts CR LF, a byte order mark, and blank lines at the end.
///
/// # Errors
/// Everything that is not such a file, with line and field: see [`Problem`].
///
/// # Examples
/// ```
/// use gomoku::formats::csv;
/// use gomoku::rules::Variant;
///
/// let file = b"No;Row;Col;Player\n1;7;7;0\n2;16;6;1\n";
/// let game = csv::read(file, Variant::GOMOKU_15)?;
/// assert_eq!(game.variant(), Variant::GOMOKU_17);
/// assert_eq!(csv::write(&game), file);
///
/// let error = csv::read(b"No;Row;Col;Player\n1;7;x;0\n", Variant::GOMOKU_15).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, Col: \"x\" is not a number");
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
pub fn read(bytes: &[u8], current: Variant) -> Result<Game, FormatError> {
    if bytes.len() as u64 > MAX_SIZE {
        return Err(whole(Problem::TooLarge { limit: MAX_SIZE }));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| not_utf8(bytes, error))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let stones = stones(without_blank_end(text), current)?;
    let variant = board_for(&stones, current);
    let Some(moves) = order_of_play(&stones) else { return position(&stones, variant) };
    match played(&moves, variant) {
        // The players seem to take turns, but the file lists the board row by row.
        Err(_) if goes_row_by_row(&moves) => position(&stones, variant),
        game => game,
    }
}

/// The text up to the line break before the first of the blank lines at its end.
fn without_blank_end(mut text: &str) -> &str {
    while let Some((rest, last)) = text.rsplit_once('\n') {
        if !last.trim().is_empty() {
            break;
        }
        text = rest;
    }
    text
}

/// One line of the file.
#[derive(Clone, Copy)]
struct Line {
    at: u64,
    number: u64,
    point: Point,
    stone: Stone,
}

const fn whole(problem: Problem) -> FormatError {
    FormatError { place: Place::File, problem }
}

const fn at(line: u64, problem: Problem) -> FormatError {
    FormatError { place: Place::Line(line), problem }
}

fn not_utf8(bytes: &[u8], error: std::str::Utf8Error) -> FormatError {
    let before = &bytes[..error.valid_up_to()];
    let breaks = before.split(|&byte| byte == b'\n').count();
    at(breaks as u64, Problem::NotUtf8)
}

/// Every stone of the file in the order of its lines, each on a cell of its own.
fn stones(text: &str, current: Variant) -> Result<Vec<Line>, FormatError> {
    let limits = Limits::new(current);
    let mut reader = ReaderBuilder::new()
        .delimiter(b';')
        .terminator(Terminator::Any(b'\n'))
        .quoting(false)
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut stones: Vec<Line> = Vec::new();
    let mut taken: HashMap<Point, u64> = HashMap::new();
    let mut lines = 0;
    if text.starts_with('\u{feff}') {
        return Err(no_header());
    }
    for record in reader.records() {
        // A text in memory that is UTF-8 gives no error.
        let record = record.map_err(|_| whole(Problem::NotUtf8))?;
        lines += 1;
        if line_of(text, &record) != lines {
            // The reader has passed over a blank line.
            return Err(if lines == 1 { no_header() } else { fields(lines, 0) });
        }
        let record: Vec<&str> = without_return(&record).collect();
        if lines == 1 {
            if record != FIELDS {
                return Err(no_header());
            }
            continue;
        }
        let found = limits.read(lines, &record)?;
        if stones.len() == limits.cells {
            return Err(at(found.at, Problem::TooManyStones { cells: limits.cells }));
        }
        if let Some(line) = taken.insert(found.point, found.at) {
            return Err(at(found.at, Problem::Occupied { line }));
        }
        stones.push(found);
    }
    if lines == 0 { Err(no_header()) } else { Ok(stones) }
}

const fn no_header() -> FormatError {
    at(1, Problem::Header { expected: HEADER })
}

const fn fields(line: u64, found: usize) -> FormatError {
    at(line, Problem::Fields { found, expected: FIELDS.len() })
}

/// The fields of a record, the last one without the CR of a CR LF.
fn without_return(record: &StringRecord) -> impl Iterator<Item = &str> {
    let last = record.len().saturating_sub(1);
    record.iter().enumerate().map(move |(index, field)| match field.strip_suffix('\r') {
        Some(field) if index == last => field,
        _ => field,
    })
}

/// The line of a record, from 1. The reader gives the place from which it looked for the record:
/// blank lines may lie between.
fn line_of(text: &str, record: &StringRecord) -> u64 {
    let Some(position) = record.position() else { return 1 };
    let from = usize::try_from(position.byte()).ok().and_then(|byte| text.as_bytes().get(byte..));
    let blank = from.unwrap_or_default().iter().take_while(|&&byte| byte == b'\n');
    position.line() + blank.count() as u64
}

/// What the largest board on offer can hold.
struct Limits {
    max_row: u8,
    max_col: u8,
    cells: usize,
}

impl Limits {
    fn new(current: Variant) -> Self {
        let shapes = || boards(current).map(Variant::shape);
        Self {
            max_row: shapes().map(|shape| shape.height() - 1).max().unwrap_or(0),
            max_col: shapes().map(|shape| shape.width() - 1).max().unwrap_or(0),
            cells: shapes().map(Shape::cells).max().unwrap_or(0),
        }
    }

    fn read(&self, line: u64, record: &[&str]) -> Result<Line, FormatError> {
        if record.len() != FIELDS.len() {
            return Err(fields(line, record.len()));
        }
        let field = |index: usize, read: &dyn Fn(&str) -> Result<u64, Problem>| {
            let place = Place::Field { line, name: FIELDS[index] };
            read(record[index]).map_err(|problem| FormatError { place, problem })
        };
        let number = field(0, &whole_number)?;
        let row = field(1, &|text| cell_number(text, self.max_row))?;
        let col = field(2, &|text| cell_number(text, self.max_col))?;
        let player = field(3, &player_number)?;
        #[expect(clippy::cast_possible_truncation, reason = "cell numbers are within a board")]
        let point = Point::new(row as u8, col as u8);
        let stone = if player == 0 { Stone::First } else { Stone::Second };
        Ok(Line { at: line, number, point, stone })
    }
}

/// The boards that a file may be for, in the order of preference: the format does not say which it
/// is. A game of another kind stays what it is.
fn boards(current: Variant) -> impl Iterator<Item = Variant> {
    let others = Variant::OFFERED.into_iter().filter(move |_| current.is_offered());
    std::iter::once(current).chain(others.map(move |board| board.with_rule(current.rule())))
}

/// Digits only; numbers beyond 64 bits are taken for the largest one.
fn whole_number(text: &str) -> Result<u64, Problem> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.strip_prefix('-') {
        Some(digits) if is_digits(digits) => Err(Problem::Negative(text.to_owned())),
        _ if is_digits(text) => Ok(text.parse().unwrap_or(u64::MAX)),
        _ => Err(Problem::NotANumber(text.to_owned())),
    }
}

fn cell_number(text: &str, max: u8) -> Result<u64, Problem> {
    let number = whole_number(text)?;
    if number > u64::from(max) {
        return Err(Problem::OffBoard { value: text.to_owned(), max });
    }
    Ok(number)
}

fn player_number(text: &str) -> Result<u64, Problem> {
    let number = whole_number(text)?;
    if number > 1 {
        return Err(Problem::NotAPlayer(text.to_owned()));
    }
    Ok(number)
}

/// What a player is told of the board, which was chosen for the file: `taken for 17x17: the file
/// names no board`. It is worth telling where another board was in use, or none.
pub fn taken_for(variant: Variant) -> String {
    let shape = variant.shape();
    format!("taken for {}x{}: the file names no board", shape.width(), shape.height())
}

/// The first board that holds all stones; failing that the current one, which then refuses them.
fn board_for(stones: &[Line], current: Variant) -> Variant {
    boards(current)
        .find(|board| stones.iter().all(|line| board.shape().contains(line.point)))
        .unwrap_or(current)
}

/// The lines sorted by number, if they then are the moves of two players who take turns.
fn order_of_play(stones: &[Line]) -> Option<Vec<Line>> {
    let mut sorted = stones.to_vec();
    sorted.sort_by_key(|line| line.number);
    let numbered = sorted.windows(2).all(|pair| pair[0].number < pair[1].number);
    let takes_turns = sorted.windows(2).all(|pair| pair[0].stone != pair[1].stone);
    let begins = sorted.first().is_none_or(|line| line.stone == Stone::First);
    (numbered && takes_turns && begins).then_some(sorted)
}

/// Whether the lines go across the board row by row, each row from the left.
fn goes_row_by_row(ordered: &[Line]) -> bool {
    ordered.is_sorted_by_key(|line| line.point)
}

fn played(ordered: &[Line], variant: Variant) -> Result<Game, FormatError> {
    let game = Game::from_moves(variant, ordered.iter().map(|line| line.point));
    game.map_err(|error| at(ordered[error.index].at, Problem::Illegal(error.why)))
}

/// A game that starts from the stones. Where stones fall, none may float.
fn position(lines: &[Line], variant: Variant) -> Result<Game, FormatError> {
    let stones = lines.iter().map(|line| (line.point, line.stone));
    let start = Position::from_stones(variant, stones);
    let start = start.map_err(|why| whole(Problem::Illegal(why)))?;
    let board = start.board();
    let floats = |line: &&Line| !variant.is_supported(&board, line.point);
    match lines.iter().find(floats) {
        Some(line) => Err(at(line.at, Problem::Illegal(IllegalMove::Floating))),
        None => Ok(Game::from_position(start)),
    }
}

#[cfg(test)]
mod tests;
