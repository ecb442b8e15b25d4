//! Journals: a game and who plays it as lines of text, one for each thing that happened, so that the
//! next one is put behind them and nothing is ever written again.
//!
//! ```text
//! gomoku journal 2
//! game 15
//! begun 2026-11-22T04:08:07Z
//! clock 5m+3s
//! player o computer 5
//! move 7,7 300000
//! move 6,6 289120
//! undo
//! move 6,8 281340
//! @1 note C[so so]
//! resign x
//! ```
//!
//! Behind a move stand two times in milliseconds, as far as they are known: what was left then to whoever
//! made it, and how long it took.
//!
//! What was taken back stays in the record's tree: another move after it begins a variation. The nodes of the
//! tree have numbers, in the order in which they came; the start has 0. `@57` before a line says that it happens
//! at that node, while the game stays where it stands: `@57 move 6,6` is a variation behind it, `@57 delete` takes
//! it out of the tree, with all that follows, `@57 promote` makes it the first of the continuations (`promote 2` the
//! third), `@57 note` says what is noted on it, and `@57 times` what times the move has. `redo` plays again
//! what was taken back; `stand 57 12` says that the game stands 12 steps from the start on the line that ends in
//! node 57. `next 57` gives the next node this number.
//!
//! `study` says that the game has ended and what follows are variations of it. `info PB[Ada]` is what is
//! known of the game as a whole, and notes are: both as properties of [`sgf`](super::sgf), with `%0A` for a line break.
//!
//! Version 1 is read as well: it has no numbers. `delete` and `promote` are about the node where the game stands,
//! and `note 3` is about the one three steps behind the start, on the way there.
//!
//! Unlike the other formats it knows the game and its board, who plays, what was taken back, and who
//! gave up. Fields that a known line has at its end are left to versions to come; an unknown line is
//! an error. A last line that does not end is one that was being written: it is passed over.

mod entry;
mod parser;
mod writer;

pub use writer::{Standing, Update, Writer};

use std::fmt::{self, Write as _};

use entry::Entry;
use jiff::Timestamp;

use super::saved_game::SavedGame;
use super::{FormatError, Place, Problem};
use crate::game::{AnyGame, GameKind, Person};
use crate::rules::{Stone, Topology};

/// The size limit of a file in bytes. A record of [`Tree::MAX_NODES`](crate::record::Tree::MAX_NODES) moves, and one
/// with all the text that an SGF file may have, are smaller: what is written can be read.
pub const MAX_SIZE: u64 = 1 << 30;

const FIRST_LINE: &str = "gomoku journal 2";
const SIDES: [Stone; 2] = [Stone::First, Stone::Second];
const PERSONS: [Person; 2] = [Person::One, Person::Two];

fn add(text: &mut String, entry: impl fmt::Display) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{entry}");
}

/// Whether a file that begins with these bytes is meant to be a journal.
pub fn is_journal(start: &[u8]) -> bool {
    start.starts_with(b"gomoku journal ")
}

/// The lines of a whole journal.
///
/// ```
/// use gomoku::formats::SavedGame;
/// use gomoku::formats::journal;
/// use gomoku::game::{GameKind, Participants, Target};
/// use gomoku::record::Record;
/// use gomoku::rules::{Point, Variant};
///
/// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
/// record.play(Target::Cell(Point::new(7, 7)))?;
/// let bytes = journal::write(&SavedGame::new(record, Participants::PERSONS));
/// assert!(String::from_utf8_lossy(&bytes).ends_with("\nmove 7,7\n"));
/// # Ok::<(), gomoku::game::IllegalMove>(())
/// ```
pub fn write(game: &SavedGame) -> Vec<u8> {
    let head = head(game.record.kind(), game.begun.unwrap_or_default());
    (head + &lines(game)).into_bytes()
}

/// The lines with which the journal of a game begins.
pub fn head(kind: GameKind, begun: Timestamp) -> String {
    format!("{FIRST_LINE}\n{}\nbegun {begun}\n", game_line(kind))
}

/// The lines of a journal behind its head.
pub fn lines(game: &SavedGame) -> String {
    let mut text = String::new();
    if let AnyGame::Rows(game) = game.record.on_board() {
        let start = game.start();
        start
            .stones()
            .iter()
            .for_each(|&(point, stone)| add(&mut text, Entry::Stone(point, stone)));
        if start.to_move() != Stone::First.after(start.stones().len()) {
            add(&mut text, Entry::Turn(start.to_move()));
        }
    }
    text + &writer::whole(&game.record, &game.terms())
}

/// Number of bytes that the head of a journal takes, and that its whole lines take in all.
pub fn extent(bytes: &[u8]) -> (usize, usize) {
    let length = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    (ends.nth(2).map_or(length, |(end, _)| end + 1), length)
}

/// Whether a journal is of the version that [`Writer`] writes, so that lines can be put behind it.
pub fn is_current(bytes: &[u8]) -> bool {
    bytes.starts_with(FIRST_LINE.as_bytes())
}

/// So many bytes of a file tell whether it is a journal.
pub const START: u64 = 64;

/// `game 15`, or `game quarto torus`: that name alone means both boards.
fn game_line(kind: GameKind) -> String {
    match kind {
        GameKind::Quarto(Topology::Plane) => format!("game {kind} plane"),
        GameKind::Quarto(Topology::Torus) => format!("game {kind} torus"),
        GameKind::Rows(_) => format!("game {kind}"),
    }
}

/// Reads a journal. A last line without its end is passed over.
///
/// # Errors
/// Everything else that no game gives, with its line and field.
///
/// # Examples
/// ```
/// use gomoku::formats::journal;
///
/// let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\nmove 6,";
/// assert_eq!(journal::read(file)?.record.on_board().stones(), 1);
/// let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\nmove 7,7\n";
/// let error = journal::read(file).unwrap_err();
/// assert_eq!(error.to_string(), "line 5, cell: there is a stone there already");
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<SavedGame, FormatError> {
    match read_part(bytes)? {
        (game, None) => Ok(game),
        (_, Some(why)) => Err(why),
    }
}

/// Reads a journal that may be damaged, up to the first line that cannot be read, and why that cannot.
///
/// # Errors
/// If no game begins in it.
///
/// # Examples
/// ```
/// use gomoku::formats::journal;
///
/// let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\n\xff\nmove 6,6\n";
/// let (part, why) = journal::read_part(file)?;
/// assert_eq!(part.record.on_board().stones(), 1);
/// assert_eq!(why.map(|why| why.to_string()).as_deref(), Some("line 5: not a text in UTF-8"));
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
pub fn read_part(bytes: &[u8]) -> Result<(SavedGame, Option<FormatError>), FormatError> {
    if bytes.len() as u64 > MAX_SIZE {
        let problem = Problem::TooLarge { limit: MAX_SIZE };
        return Err(FormatError { place: Place::File, problem });
    }
    parser::read(bytes)
}

#[cfg(test)]
mod tests;
