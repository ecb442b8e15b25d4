//! File formats: pure codecs between games and bytes.
//!
//! They open no file: the [`store`](crate::store) does.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `sgf` | games of rows with all their information |
//! | `csv` | the stones of a game of rows |
//! | `psq` | Piskvork's files |
//! | `text` | pasted moves and drawn boards |
//! | `script` | Quarto |
//! | `journal` | the events of any game |
//! | `saved_game` | games with everything stored about them |
//! | `format` | the choice of a format by file name and content |
//! | `lost` | parts that a format cannot hold |
//! | `remark` | decisions made while reading |
//! | `error` | errors with line and field |

pub mod csv;
mod error;
mod format;
#[doc(hidden)]
pub mod journal;
mod lost;
#[doc(hidden)]
mod players;
pub mod psq;
mod remark;
mod rule;
#[doc(hidden)]
mod saved_game;
pub mod script;
mod set_up;
pub mod sgf;
pub mod text;

pub use error::{FormatError, Place, Problem};
pub use format::Format;
pub use lost::{Lost, lost, not_held};
#[doc(hidden)]
pub use players::{is_copy, mark_copy, seated, with_terms};
pub use remark::Remark;
#[doc(hidden)]
pub use saved_game::{SavedGame, Terms};

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::Variant;
use crate::translate::message;
use text::RowOrigin;

/// Size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = sgf::MAX_SIZE;

/// Game read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Game with all information from the file.
    pub record: Record,
    /// Remarks on how the file was read.
    pub remarks: Vec<Remark>,
    /// Fingerprint of the file.
    pub fingerprint: Fingerprint,
}

impl Loaded {
    /// Wraps a record of no known file, without remarks.
    pub fn new(record: Record) -> Self {
        Self { record, remarks: Vec::new(), fingerprint: Fingerprint::default() }
    }

    /// Number of games in the file, if there are several. The record is the first one.
    pub fn several(&self) -> Option<usize> {
        self.remarks.iter().find_map(|remark| match remark {
            Remark::OtherGames(games) => Some(*games),
            _ => None,
        })
    }
}

/// Size and hash of a file's bytes, to recognize it while the program runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint {
    length: usize,
    hash: u64,
}

impl Fingerprint {
    /// Computes the fingerprint of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self { length: bytes.len(), hash: hasher.finish() }
    }
}

/// Game as bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Content of the file.
    pub bytes: Vec<u8>,
    /// Parts of the record that the format cannot hold.
    pub lost: Vec<Lost>,
}

/// Error of writing a game in a format that cannot hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable(pub Format);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(format) = self;
        match format {
            Format::Script => {
                message!("unwritable-script", "a Quarto script can only hold a game of Quarto")
                    .fmt(f)
            }
            Format::Journal => message!(
                "unwritable-journal",
                "the program itself writes the journal of a game in progress"
            )
            .fmt(f),
            _ => message!(
                "unwritable-quarto",
                "{format} cannot hold a game of Quarto",
                format = format.name()
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for Unwritable {}

/// Checks whether a file starts like a saved game. Formats without a header need all bytes.
pub fn is_saved_game(bytes: &[u8], ending: Option<&str>) -> bool {
    match Format::of_content(bytes) {
        Some(Format::Journal) => false,
        Some(_) => true,
        None => match ending.and_then(Format::of_ending) {
            Some(Format::Rec) => psq::is_rec(bytes),
            Some(Format::Text) => std::str::from_utf8(bytes).is_ok_and(text::is_position),
            _ => false,
        },
    }
}

/// Writes a record, or as much of it as the format can hold.
///
/// ```
/// use gomoku::formats::{self, Format, Lost};
/// use gomoku::game::{GameKind, Target};
/// use gomoku::record::{NodeId, Record};
/// use gomoku::rules::{Point, Variant};
///
/// let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
/// record.play(Target::Cell(Point::new(7, 7)))?;
/// record.annotate(NodeId::ROOT, |notes| notes.comment = "Hello".to_owned());
/// let written = formats::write(&record, Format::Csv)?;
/// assert_eq!(written.bytes, b"No;Row;Col;Player\n1;7;7;0\n");
/// assert_eq!(written.lost, [Lost::Comments]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fails if the format does not support the game.
pub fn write(record: &Record, format: Format) -> Result<Written, Unwritable> {
    let bytes = match (record.on_board(), format) {
        (_, Format::Sgf) => sgf::write(record)?,
        (AnyGame::Rows(game), Format::Csv) => csv::write(game),
        (AnyGame::Rows(game), Format::Psq) => psq::write(record, game),
        (AnyGame::Rows(game), Format::Rec) => psq::write_rec(record, game),
        (AnyGame::Rows(game), Format::Text) => text::write(game).into_bytes(),
        (AnyGame::Quarto(game), Format::Script) => script::write(game),
        _ => return Err(Unwritable(format)),
    };
    Ok(Written { bytes, lost: lost(record, format) })
}

/// Reads a game. The format is recognized by content, or else by the file's extension. If the file
/// names no board, the `current` one is used if the stones fit. Of several games, the first is
/// read.
///
/// # Errors
/// Fails if the file holds no valid game, and reports the place.
pub fn read(bytes: &[u8], ending: Option<&str>, current: Variant) -> Result<Loaded, FormatError> {
    let named = || ending.and_then(Format::of_ending);
    let format = Format::of_content(bytes).or_else(named);
    let format = format.ok_or_else(|| Problem::UNKNOWN_FORMAT.in_file())?;
    read_as(bytes, format, current, RowOrigin::Bottom)
}

/// Reads a game in this format. In cell names like `h8`, rows count from `origin`.
///
/// # Errors
/// Fails if the file holds no valid game, and reports the place.
pub fn read_as(
    bytes: &[u8],
    format: Format,
    current: Variant,
    origin: RowOrigin,
) -> Result<Loaded, FormatError> {
    let plain = |game| Loaded::new(Record::from(game));
    let loaded = match format {
        Format::Journal => journal::read(bytes).map(|game| Loaded::new(game.record)),
        Format::Script => script::read(bytes).map(AnyGame::Quarto).map(plain),
        Format::Sgf => sgf::read_first(bytes),
        Format::Psq => psq::read(bytes),
        Format::Rec => psq::read_rec(bytes),
        Format::Text => {
            let text = std::str::from_utf8(bytes);
            let not_utf8 = |_| Problem::NOT_UTF8.in_file();
            text::read(text.map_err(not_utf8)?, current, origin)
        }
        Format::Csv => {
            let mut loaded = csv::read(bytes, current).map(AnyGame::Rows).map(plain)?;
            let game = loaded.record.on_board();
            let order = (!game.has_order()).then_some(Remark::NoOrder);
            let board = Remark::TakenFor(game.kind().variant());
            loaded.remarks.extend(order.into_iter().chain([board]));
            Ok(loaded)
        }
    };
    loaded.map(|loaded| Loaded { fingerprint: Fingerprint::of(bytes), ..loaded })
}

/// Iterates over the games of a file. Only SGF can hold several.
pub fn games(
    bytes: &[u8],
    format: Format,
    current: Variant,
    origin: RowOrigin,
) -> Box<dyn Iterator<Item = sgf::SgfGame> + '_> {
    if format == Format::Sgf {
        return Box::new(sgf::games(bytes));
    }
    let game = read_as(bytes, format, current, origin);
    Box::new(std::iter::once(sgf::SgfGame { range: 0..bytes.len(), line: 1, game }))
}

/// Boards to try for a file that names none, in order of preference. Other games than Gomoku have
/// only their own board.
fn boards(current: Variant) -> impl Iterator<Item = Variant> {
    let others = Variant::OFFERED.into_iter().filter(move |_| current.is_offered());
    std::iter::once(current).chain(others.map(move |board| board.with_rule(current.rule())))
}

#[cfg(test)]
mod tests;
