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
//! | `renlib` | libraries of RenLib |
//! | `text` | pasted moves and drawn boards |
//! | `encoding` | the letters that the bytes of a file stand for |
//! | `script` | Quarto |
//! | `rif` | databases of `RenjuNet` |
//! | `yxdb` | databases of Yixin and Rapfi |
//! | `pos`, `openings` | positions as bytes, lists of openings |
//! | `journal` | the events of any game |
//! | `saved_game` | games with everything stored about them |
//! | `foreign` | names of files that are no games |
//! | `format` | the choice of a format by file name and content |
//! | `lost` | parts that a format cannot hold |
//! | `remark` | decisions made while reading |
//! | `error` | errors with line and field |

pub mod csv;
mod encoding;
mod error;
mod foreign;
mod format;
#[doc(hidden)]
pub mod journal;
mod lost;
pub mod openings;
#[doc(hidden)]
mod players;
pub mod pos;
pub mod psq;
mod remark;
pub mod renlib;
#[cfg_attr(not(feature = "import"), path = "formats/rif/without.rs")]
pub mod rif;
mod rule;
#[doc(hidden)]
mod saved_game;
pub mod script;
mod set_up;
pub mod sgf;
pub mod text;
#[cfg_attr(not(feature = "import"), path = "formats/yxdb/without.rs")]
pub mod yxdb;

pub use encoding::{Encoding, EncodingSource};
pub use error::{FormatError, Place, Problem};
pub use format::Format;
pub use lost::{Lost, lost, not_held};
#[doc(hidden)]
pub use players::{is_copy, mark_copy, seated, with_terms};
pub use remark::{Passed, Remark};
pub(crate) use rule::opening_of_rule_name;
#[doc(hidden)]
pub use saved_game::{SavedGame, Terms};

use std::borrow::Cow;
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;

use crate::game::{AnyGame, End, State};
use crate::record::{Action, Record};
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
    /// Encoding of its letters.
    pub encoding: Encoding,
    /// Fingerprint of the file.
    pub fingerprint: Fingerprint,
}

/// Choices for what a file leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOptions {
    /// Board if the file names none and the stones fit.
    pub current: Variant,
    /// Row from which names like `h8` count.
    pub origin: RowOrigin,
    /// Encoding of the letters; `None` if the file itself decides.
    pub encoding: Option<Encoding>,
}

impl ReadOptions {
    /// Options for this board, with everything else as usual.
    pub const fn on(current: Variant) -> Self {
        Self { current, origin: RowOrigin::Bottom, encoding: None }
    }
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self::on(Variant::GOMOKU_15)
    }
}

/// Game of a file, readable or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame<T = Loaded> {
    /// Bytes of the game in the file.
    pub range: Range<usize>,
    /// First line of the game, from 1.
    pub line: u64,
    /// Game with the end of its main line current, or only that line, or the error.
    pub game: Result<T, FormatError>,
}

impl Loaded {
    /// Wraps a record of no known file, without remarks.
    pub fn new(record: Record) -> Self {
        Self {
            record,
            remarks: Vec::new(),
            encoding: Encoding::UTF_8,
            fingerprint: Fingerprint::default(),
        }
    }

    /// Game in an encoding that was tried, unless some bytes are no letters in it.
    fn into_guessed(mut self) -> Option<Self> {
        for remark in &mut self.remarks {
            match remark {
                Remark::Encoded(_, source) => *source = EncodingSource::Guessed,
                Remark::DamagedLetters(_) => return None,
                _ => {}
            }
        }
        Some(self)
    }

    /// Checks whether the record holds everything that the file says, and the file has its letters
    /// in UTF-8: nothing is lost if it is replaced by what the record holds.
    pub fn is_whole(&self) -> bool {
        self.encoding == Encoding::UTF_8 && !self.remarks.iter().any(Remark::is_loss)
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
            Format::Lib => message!(
                "unwritable-lib",
                "a library of RenLib can only hold games on a board of 15x15"
            )
            .fmt(f),
            _ if format.is_only_read() => message!(
                "unwritable-only-read",
                "games are read from {format}, but not saved there",
                format = format.name()
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
        None => match Format::of_name(bytes, ending) {
            Some(Format::Rec) => psq::is_rec(bytes),
            Some(Format::Lib) => renlib::is_without_header(bytes),
            Some(Format::Text) => text::is_position(&encoding::decode(bytes, None, None).text),
            Some(Format::Yxdb) => yxdb::is_yxdb(bytes),
            Some(Format::Pos | Format::Openings) => true,
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
    // In these, sides alternate from move to move.
    let is_pass = |node| record.tree().action(node) == Some(Action::Pass);
    let has_pass = match format {
        Format::Psq | Format::Rec => record.tree().path(record.node()).into_iter().any(is_pass),
        Format::Lib => record.tree().preorder().any(is_pass),
        _ => false,
    };
    if has_pass {
        return Err(Unwritable(format));
    }
    let bytes = match (record.on_board(), format) {
        (_, Format::Sgf) => sgf::write(record)?,
        (_, Format::Lib) => renlib::write(record)?,
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
    read_with(bytes, ending, ReadOptions::on(current))
}

/// Reads a game like [`read`], with these options.
///
/// # Errors
/// Fails if the file holds no valid game, and reports the place.
pub fn read_with(
    bytes: &[u8],
    ending: Option<&str>,
    options: ReadOptions,
) -> Result<Loaded, FormatError> {
    read_as(bytes, format_of(bytes, ending)?, options)
}

/// Finds the format of a file by its content, or else by its extension.
///
/// # Errors
/// Fails if it is a file of another kind, and says which.
pub fn format_of(bytes: &[u8], ending: Option<&str>) -> Result<Format, FormatError> {
    if let Some(format) = Format::of_content(bytes) {
        return Ok(format);
    }
    let named = Format::of_name(bytes, ending);
    // It is recognized by its content, too.
    if let Some(format @ (Format::Pos | Format::Openings)) = named {
        return Ok(format);
    }
    let is_position = || text::is_position(&encoding::decode(bytes, None, None).text);
    let is_text = named == Some(Format::Text) && !bytes.starts_with(&[0]);
    if let Some(kind) = foreign::Kind::of(bytes)
        && !(is_text && is_position())
    {
        return Err(Problem::Other(kind.phrase()).in_file());
    }
    // Moves are recognized under any other name.
    let is_short = bytes.len() as u64 <= text::MAX_SIZE;
    let text = || (is_short && is_position()).then_some(Format::Text);
    named.or_else(text).ok_or_else(|| Problem::UNKNOWN_FORMAT.in_file())
}

/// Reads a game in this format.
///
/// # Errors
/// Fails if the file holds no valid game, and reports the place.
pub fn read_as(bytes: &[u8], format: Format, options: ReadOptions) -> Result<Loaded, FormatError> {
    let ReadOptions { current, origin, encoding } = options;
    error::check_size(bytes, format.max_size())?;
    let loaded = match format {
        Format::Journal => journal::read(bytes).map(|game| Loaded::new(game.record)),
        Format::Lib => renlib::read_in(bytes, encoding),
        Format::Sgf => sgf::read_first_in(bytes, encoding),
        Format::Rif => first_of(rif::games(bytes, encoding)),
        Format::Yxdb => first_of(yxdb::games(bytes, encoding)),
        Format::Pos => pos::read(bytes, current),
        Format::Openings => first_of(openings::games(bytes, options)),
        Format::Script => {
            let text = error::plain(bytes, script::MAX_SIZE, encoding)?;
            let game = script::parse(&text.text)?;
            Ok(text.remarked(Loaded::new(Record::from(AnyGame::Quarto(game)))))
        }
        Format::Psq => read_text(bytes, encoding, psq::parse),
        Format::Rec => read_text(bytes, encoding, psq::parse_rec),
        Format::Text => {
            let read =
                |encoding| read_text(bytes, encoding, |text| text::read(text, current, origin));
            read(encoding).or_else(|why| {
                if encoding::decided(bytes, None, encoding).1 != EncodingSource::Guessed {
                    return Err(why);
                }
                // The few signs of a board are not enough for a guess.
                let others = BOARD_ENCODINGS.iter().filter_map(|name| Encoding::of_label(name));
                let mut read = others.filter_map(|it| read(Some(it)).ok());
                read.find_map(Loaded::into_guessed).ok_or(why)
            })
        }
        Format::Csv => {
            let text = error::plain(bytes, csv::MAX_SIZE, encoding)?;
            let game = csv::parse(&text.text, current)?;
            let mut loaded = Loaded::new(Record::from(AnyGame::Rows(game)));
            let game = loaded.record.on_board();
            let order = (!game.has_order()).then_some(Remark::NoOrder);
            let board = Remark::TakenFor(game.kind().variant());
            loaded.remarks.extend(order.into_iter().chain([board]));
            Ok(text.remarked(loaded))
        }
    };
    loaded.map(|loaded| Loaded { fingerprint: Fingerprint::of(bytes), ..loaded })
}

/// Encodings with the signs of boards.
const BOARD_ENCODINGS: [&str; 5] = ["gbk", "shift_jis", "euc-kr", "big5", "windows-1252"];

/// Reads a game from its text, and says in which encoding that is.
fn read_text(
    bytes: &[u8],
    encoding: Option<Encoding>,
    read: impl FnOnce(&str) -> Result<Loaded, FormatError>,
) -> Result<Loaded, FormatError> {
    let decoded = encoding::decode(bytes, None, encoding);
    Ok(decoded.remarked(read(&decoded.text)?))
}

/// Reads the first of several games, and counts the others.
fn first_of(mut games: impl Iterator<Item = FoundGame>) -> Result<Loaded, FormatError> {
    let mut loaded = games.next().ok_or(Problem::NO_GAME.in_file())?.game?;
    let others = games.count();
    loaded.remarks.extend((others > 0).then_some(Remark::OtherGames(others + 1)));
    Ok(loaded)
}

/// Iterates over the games of a file. Only one of them is in memory at a time.
pub fn games(
    bytes: &[u8],
    format: Format,
    options: ReadOptions,
) -> Box<dyn Iterator<Item = FoundGame> + '_> {
    match format {
        Format::Sgf => Box::new(sgf::games_in(bytes, options.encoding)),
        Format::Rif => Box::new(rif::games(bytes, options.encoding)),
        Format::Yxdb => Box::new(yxdb::games(bytes, options.encoding)),
        Format::Openings => Box::new(openings::games(bytes, options)),
        _ => {
            let game = read_as(bytes, format, options);
            Box::new(std::iter::once(FoundGame { range: 0..bytes.len(), line: 1, game }))
        }
    }
}

/// Ends a game as its file says. Returns whether that fits the board.
fn finish(record: &mut Record, end: End) -> bool {
    match record.state() {
        State::ToMove(_) if end == End::Drawn && record.end_at_limit() => true,
        State::ToMove(_) => record.end(end),
        State::Over(outcome) => outcome.winner() == end.outcome().winner(),
    }
}

/// First bytes of a file as UTF-8 without a mark, as far as it is a text.
fn start_of_text(bytes: &[u8]) -> Cow<'_, [u8]> {
    if encoding::is_utf_16(bytes, None) {
        let text = encoding::decode(bytes, None, None).text.into_owned();
        return Cow::from(text.into_bytes());
    }
    Cow::from(bytes.strip_prefix(encoding::UTF_8_MARK).unwrap_or(bytes))
}

/// Boards to try for a file that names none, in order of preference. Other games than Gomoku have
/// only their own board.
fn boards(current: Variant) -> impl Iterator<Item = Variant> {
    let others = Variant::OFFERED.into_iter().filter(move |_| current.is_offered());
    std::iter::once(current).chain(others.map(move |board| board.with_rule(current.rule())))
}

#[cfg(test)]
mod tests;
