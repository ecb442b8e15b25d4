//! File formats: pure codecs between games and bytes.
//!
//! They open no file: the [`store`](crate::store) does.

pub mod csv;
mod error;
mod fingerprint;
mod format;
pub mod journal;
mod lost;
mod players;
pub mod psq;
mod remark;
mod rule;
mod saved_game;
pub mod script;
pub mod sgf;
pub mod text;

pub use error::{FormatError, Place, Problem};
pub use fingerprint::Fingerprint;
pub use format::Format;
pub use lost::{Lost, not_held};
pub use players::{seated, with_terms};
pub use remark::Remark;
pub use saved_game::{SavedGame, Terms};

use std::fmt;

use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::Variant;
use text::Origin;

/// The size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = sgf::MAX_SIZE;

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Everything that the file says of it.
    pub record: Record,
    /// What had to be decided.
    pub remarks: Vec<Remark>,
    /// The file as it was read.
    pub fingerprint: Fingerprint,
}

impl Loaded {
    /// A record about which nothing had to be decided. It is not known in which file it lies.
    pub fn new(record: Record) -> Self {
        Self { record, remarks: Vec::new(), fingerprint: Fingerprint::default() }
    }

    /// How many games are in the file, if there are several: this is the first of them.
    pub fn several(&self) -> Option<usize> {
        self.remarks.iter().find_map(|remark| match remark {
            Remark::OtherGames(games) => Some(*games),
            _ => None,
        })
    }
}

/// A game as bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the format cannot hold.
    pub lost: Vec<Lost>,
}

/// The format does not know this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable(pub Format);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(format) = self;
        match format {
            Format::Script => f.write_str("a script of Quarto holds no other game"),
            Format::Journal => f.write_str("a journal is written while a game is played"),
            _ => write!(f, "Quarto is not for {}", format.name()),
        }
    }
}

impl std::error::Error for Unwritable {}

/// Whether these are the bytes of a saved game, in a file whose name ends like this. The first few are
/// enough, unless the format has no head.
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

/// Writes a game: all of it if the format holds that, else what is on the board.
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
/// If the format does not know the game.
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
    Ok(Written { bytes, lost: lost::lost(record, format) })
}

/// Reads a game in the format that its bytes say, else in the one of a name that ends like this; for the
/// `current` board if the format names none and it fits. Of several games it is the first.
///
/// # Errors
/// If it holds no game, with the place where that is seen.
pub fn read(bytes: &[u8], ending: Option<&str>, current: Variant) -> Result<Loaded, FormatError> {
    let named = || ending.and_then(Format::of_ending);
    let format = Format::of_content(bytes).or_else(named).unwrap_or(Format::Csv);
    read_as(bytes, format, current, Origin::Bottom)
}

/// Reads a game in this format. Where cells have names like `h8`, rows are counted from `origin`.
///
/// # Errors
/// If it holds no game, with the place where that is seen.
pub fn read_as(
    bytes: &[u8],
    format: Format,
    current: Variant,
    origin: Origin,
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
            let not_utf8 = |_| FormatError { place: Place::File, problem: Problem::NotUtf8 };
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

/// The games of a file in this format, one after another: SGF may hold several.
pub fn games(
    bytes: &[u8],
    format: Format,
    current: Variant,
    origin: Origin,
) -> Box<dyn Iterator<Item = sgf::Found> + '_> {
    if format == Format::Sgf {
        return Box::new(sgf::games(bytes));
    }
    let game = read_as(bytes, format, current, origin);
    Box::new(std::iter::once(sgf::Found { range: 0..bytes.len(), line: 1, game }))
}

#[cfg(test)]
mod tests;
