//! SGF, the Smart Game Format: games with variations, comments, marks, times and players.
//!
//! ```text
//! (;FF[4]GM[4]SZ[15]RU[freestyle]PB[Ada]PW[Eve]RE[B+R]
//! ;B[hh]
//! ;W[gg]
//! (;B[hi])
//! (;B[gh]C[better]))
//! ```
//!
//! The writer follows the specification (FF\[4\], GM\[4\], UTF-8); the reader also accepts older
//! versions and dialects of other programs, and keeps unknown properties. Private properties are
//! `GKT` for the time spent on a move, `GKL` for the time left at the end, `GKH` for hints, `GKE` and `GKJ` for the
//! results of a search and a review, and `GKR` for an ending off the board, `GKA` for a rated game.
//!
//! Games are read one by one, so that a damaged game does not affect the others, and without
//! recursion. Existing libraries do not report the place of a mistake, and their recursion fails on
//! long games.
//!
//! # Reading
//!
//! `split` finds where each game of a file begins and ends. `lexer` turns the text of a game into
//! steps: the start of a line, a node with its properties, the end of a line. `opening` reads
//! everything before the first move.
//!
//! Two readers build on these. `reader` plays the whole tree. `scan` takes only the main line, for
//! an index of many games (`main_lines`: players, start, moves and result), and does not apply the
//! rules. Unknown properties stay with their node as a `Property` and are written back.

mod decision;
mod head;
mod lexer;
mod notes;
mod opening;
mod reader;
mod result;
mod scan;
mod split;
mod summary;
mod text;
mod utf16;
mod value;
mod writer;

pub(crate) use head::GO;
pub use head::GoClaim;
pub use scan::MainLine;

use super::error::check_size;
use super::{Encoding, Format, FormatError, FoundGame, Loaded, Problem, Remark, Unwritable};
use crate::game::{AnyGame, End};
use crate::record::{Info, Notes, Record};
use crate::rules::Shape;
use crate::translate::in_english;
use lexer::{RawProperty, Steps};
use opening::RootProperties;
use split::{Chunk, Split};

/// Size limit of a file in bytes.
pub const MAX_SIZE: u64 = 1 << 27;

/// Main line of a game, and its place in the file.
pub type Scanned = FoundGame<MainLine>;

/// Iterates over the games of a file. Only one is in memory at a time.
///
/// ```
/// use gomoku::formats::{FoundGame, sgf};
///
/// let file = b"(;GM[4]SZ[15];B[hh];W[hh])(;GM[4]SZ[15];B[hh](;W[ii])(;W[gg]C[or so]))";
/// let games: Vec<FoundGame> = sgf::games(file).collect();
/// let why = games[0].game.as_ref().unwrap_err();
/// assert_eq!(why.to_string(), "line 1, W: there is already a stone there");
/// let record = &games[1].game.as_ref().unwrap().record;
/// assert_eq!((record.tree().len(), record.on_board().stones()), (4, 2));
/// ```
pub fn games(bytes: &[u8]) -> impl Iterator<Item = FoundGame> {
    games_in(bytes, None)
}

/// Iterates over the games of a file, in this encoding if one is given.
pub(crate) fn games_in(
    bytes: &[u8],
    encoding: Option<Encoding>,
) -> impl Iterator<Item = FoundGame> {
    games_by(bytes, encoding, read_piece)
}

/// Iterates over the main lines of a file without applying the rules, to index many games.
///
/// ```
/// use gomoku::formats::sgf;
/// use gomoku::game::End;
/// use gomoku::rules::{Point, Stone};
///
/// let file = b"(;GM[4]SZ[15]PB[Ada]RE[B+];B[hh](;W[ii];B[gg])(;W[aa]))";
/// let scanned = sgf::main_lines(file).next().ok_or("there is a game")?;
/// let line = scanned.game?;
/// assert_eq!(line.info.players.first.name, "Ada");
/// assert_eq!(line.moves, [Point::new(7, 7), Point::new(8, 8), Point::new(6, 6)]);
/// assert_eq!(line.result, Some(End::Lost(Stone::Second)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn main_lines(bytes: &[u8]) -> impl Iterator<Item = Scanned> {
    main_lines_in(bytes, None)
}

/// Iterates over the main lines of a file, in this encoding if one is given.
pub(crate) fn main_lines_in(
    bytes: &[u8],
    encoding: Option<Encoding>,
) -> impl Iterator<Item = Scanned> {
    games_by(bytes, encoding, scan::scan)
}

fn games_by<T>(
    bytes: &[u8],
    encoding: Option<Encoding>,
    read: fn(&Chunk) -> Result<T, FormatError>,
) -> impl Iterator<Item = FoundGame<T>> {
    pieces(bytes, encoding).map(move |piece| FoundGame {
        game: read(&piece),
        range: piece.range,
        line: piece.line,
    })
}

/// Splits a file into games, which are decoded before in UTF-16 and after in all others.
fn pieces(bytes: &[u8], encoding: Option<Encoding>) -> impl Iterator<Item = Chunk<'_>> {
    let decoded = utf16::pieces(bytes, encoding);
    let others = decoded.is_none().then(|| Split::new(bytes, encoding));
    decoded.into_iter().flatten().chain(others.into_iter().flatten())
}

/// Reads the first game of a file.
///
/// # Errors
/// Reports the line and property of a mistake or an illegal move. Fails if there is no game.
pub fn read_first(bytes: &[u8]) -> Result<Loaded, FormatError> {
    read_first_in(bytes, None)
}

pub(super) fn read_first_in(
    bytes: &[u8],
    encoding: Option<Encoding>,
) -> Result<Loaded, FormatError> {
    check_size(bytes, MAX_SIZE)?;
    let mut pieces = pieces(bytes, encoding);
    let mut loaded = read_piece(&pieces.next().ok_or(Problem::NO_GAME.in_file())?)?;
    let others = pieces.count();
    loaded.remarks.extend((others > 0).then_some(Remark::OtherGames(others + 1)));
    Ok(loaded)
}

/// Reads the players and the result of the first game from the start of its file. `None` if its
/// first node cannot be read, or is longer than this start.
pub fn read_head(start: &[u8]) -> Option<(Info, Option<End>)> {
    let first = pieces(start, None).next()?;
    let head = RootProperties::read(&first.text.text).ok()?.head;
    Some((head.info, head.result))
}

/// Counts the games of a file, including unreadable ones.
pub fn count(bytes: &[u8]) -> usize {
    pieces(bytes, None).count()
}

fn read_piece(piece: &Chunk) -> Result<Loaded, FormatError> {
    let mut loaded = reader::read(&piece.text.text, piece.line)?;
    for (applies, remark) in
        [(piece.has_text_outside, Remark::TextOutside), (!piece.is_closed, Remark::NotClosed)]
    {
        loaded.remarks.extend(applies.then_some(remark));
    }
    Ok(piece.text.remarked(loaded))
}

/// Checks whether the English message of an error says that the game is one of Go.
pub fn is_go(why: &str) -> bool {
    why.ends_with(&in_english(|| GO.to_string()))
}

/// Escapes a value of a property.
#[cfg(feature = "import")]
pub(super) fn escaped(text: &str) -> String {
    text::write(text)
}

/// Formats notes as properties, without the times of the move.
pub(super) fn notes_text(notes: &Notes) -> String {
    let notes = Notes { left: None, spent: None, ..notes.clone() };
    let mut text = notes::WrittenProperties::default();
    notes::write(&notes, None, None, &mut text);
    text.finish()
}

pub(super) fn read_notes(text: &str, shape: Shape) -> Result<Notes, Problem> {
    let properties = properties(text)?;
    let mut notes = Notes::default();
    let mut board = notes::MarkedBoard { shape, room: text.len() };
    notes::read(&properties.iter().collect::<Vec<_>>(), None, &mut board, &mut notes);
    Ok(notes)
}

pub(super) fn info_text(info: &Info) -> String {
    let mut text = notes::WrittenProperties::default();
    writer::info(info, &mut text);
    if let Some(rule) = &info.rule {
        text.add("RU", text::write_line(rule));
    }
    text.finish()
}

pub(super) fn read_info(text: &str) -> Result<Info, Problem> {
    let properties = properties(text)?;
    let rule = properties.iter().find(|property| property.name == "RU");
    let rule = rule.map(|property| text::read_trimmed(property.value()));
    Ok(Info { rule, ..head::info(&properties) })
}

fn properties(text: &str) -> Result<Vec<RawProperty<'_>>, Problem> {
    Steps::properties_of(text).map_err(|(_, _, problem)| problem)
}

/// Writes a game. The current position is not stored: reading a game ends at the end of its main
/// line. Marks are grouped by kind.
///
/// ```
/// use gomoku::formats::sgf;
/// use gomoku::game::{GameKind, Target};
/// use gomoku::record::Record;
/// use gomoku::rules::{Point, Variant};
///
/// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
/// record.play(Target::Cell(Point::new(7, 7)))?;
/// record.edit_info(|info| info.players.first.name = "Ada".to_owned());
/// let file = sgf::write(&record)?;
/// assert_eq!(sgf::read_first(&file)?.record, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fails for Quarto, which SGF does not support.
pub fn write(record: &Record) -> Result<Vec<u8>, Unwritable> {
    match record.on_board() {
        AnyGame::Rows(game) => Ok(writer::write(record, game.start()).into_bytes()),
        AnyGame::Quarto(_) => Err(Unwritable(Format::Sgf)),
    }
}

/// Checks whether a file that starts with these bytes is meant to be SGF.
pub fn is_sgf(start: &[u8]) -> bool {
    Split::new(start, None).is_at_game()
}

#[cfg(test)]
mod tests;
