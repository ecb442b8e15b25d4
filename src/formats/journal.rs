//! Journals: a game and who plays it as lines of text, one for each thing that happened, so that the
//! next one is put behind them and nothing is ever written again.
//!
//! ```text
//! gomoku journal 1
//! game 15
//! begun 2026-11-22T04:08:07Z
//! clock 5m+3s
//! player o computer 5
//! move 7,7 300000
//! move 6,6 289120
//! undo
//! move 6,8 281340
//! resign x
//! ```
//!
//! Behind a move stand two times in milliseconds, as far as they are known: what was left then to whoever
//! made it, and how long it took.
//!
//! `study` says that the game has ended and what follows are variations of it.
//!
//! What was taken back stays in the record's tree: another move after it begins a variation. `delete`
//! takes what was played last out of the tree, with all that follows it; `promote` makes it the first
//! of the continuations.
//!
//! `note 3 C[so so]` says what is noted three steps behind the start, on the way to where the game stands, but
//! for the times of that move; `info PB[Ada]` what is known of the game as a whole: both as properties of
//! [`sgf`](super::sgf), with `%0A` for a line break.
//!
//! Unlike the other formats it knows the game and its board, who plays, what was taken back, and who
//! gave up. Fields that a known line has at its end are left to versions to come; an unknown line is
//! an error. A last line that does not end is one that was being written: it is passed over.

mod changes;
mod entry;
mod parser;

use std::fmt::{self, Write as _};

use jiff::Timestamp;

use entry::Entry;

use super::{FormatError, Place, Problem};
use crate::game::{AnyGame, Clock, GameKind, Names, Participants, Person, TimeControl};
use crate::record::Record;
use crate::rules::{Stone, Topology};

/// The size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 24;

const FIRST_LINE: &str = "gomoku journal 1";
const SIDES: [Stone; 2] = [Stone::First, Stone::Second];

/// A game as it stands on the board, and who plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Who plays, also where the computer does not know this game.
    pub participants: Participants,
    /// What the persons are called, if they gave names.
    pub names: Names,
    /// The game.
    pub game: Record,
    /// The players' time, if it is counted.
    pub clock: Option<Box<Clock>>,
    /// The game has ended, and what is played now are variations of it.
    pub is_study: bool,
}

/// What a journal holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// When the game began.
    pub begun: Timestamp,
    /// The game and who plays it.
    pub sheet: Sheet,
}

impl Sheet {
    /// The sheet of players without names, who have as much time as they like.
    pub fn new(game: Record, participants: Participants) -> Self {
        Self { participants, names: Names::UNKNOWN, game, clock: None, is_study: false }
    }

    /// Whether the game has ended: where it stands or, in a study, at the end of its main line.
    pub fn is_over(&self) -> bool {
        let state = if self.is_study { self.game.main_state() } else { self.game.state() };
        state.mover().is_none()
    }

    /// The lines that make this sheet of one before, to be put behind its own; `None` if that is of
    /// another game.
    ///
    /// ```
    /// use gomoku::formats::journal::Sheet;
    /// use gomoku::game::{GameKind, Participants, Target};
    /// use gomoku::record::Record;
    /// use gomoku::rules::{Point, Variant};
    ///
    /// let game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    /// let before = Sheet::new(game, Participants::PERSONS);
    /// let mut now = before.clone();
    /// now.game.play(Target::Cell(Point::new(7, 7)))?;
    /// assert_eq!(now.since(&before), Some("move 7,7\n".to_owned()));
    /// let mut then = now.clone();
    /// then.game.take_back();
    /// assert_eq!(then.since(&now), Some("undo\n".to_owned()));
    /// assert_eq!(before.since(&now), Some("undo\nmove 7,7\ndelete\n".to_owned()));
    /// # Ok::<(), gomoku::game::IllegalMove>(())
    /// ```
    pub fn since(&self, before: &Self) -> Option<String> {
        if !begins_alike(self.game.on_board(), before.game.on_board()) {
            return None;
        }
        let mut text = String::new();
        let control =
            |sheet: &Self| sheet.clock.as_deref().map_or(TimeControl::None, Clock::control);
        if control(self) != control(before) {
            add(&mut text, Entry::Clock(control(self)));
        }
        for side in SIDES {
            let participant = self.participants.of(side);
            if participant != before.participants.of(side) {
                add(&mut text, Entry::Player(side, participant));
            }
        }
        for person in [Person::One, Person::Two] {
            let name = self.names.of(person);
            if name != before.names.of(person) {
                add(&mut text, Entry::Name(person, name.unwrap_or_default().to_owned()));
            }
        }
        if self.is_study && !before.is_study {
            add(&mut text, Entry::Study);
        }
        text += &changes::changes(&self.game, &before.game);
        Some(text)
    }

    /// A game of this kind from the same position, before anything happened.
    fn origin(&self) -> Self {
        let game = match self.game.on_board() {
            AnyGame::Rows(game) => {
                AnyGame::Rows(crate::rules::Game::from_position(game.start().clone()))
            }
            game @ AnyGame::Quarto(_) => AnyGame::new(game.kind()),
        };
        Self::new(Record::from(game), Participants::PERSONS)
    }
}

/// Whether both are the same game from the same position.
fn begins_alike(one: &AnyGame, other: &AnyGame) -> bool {
    match (one, other) {
        (AnyGame::Rows(one), AnyGame::Rows(other)) => one.start() == other.start(),
        (one, other) => one.kind() == other.kind(),
    }
}

fn add(text: &mut String, entry: impl fmt::Display) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{entry}");
}

/// Whether a file that begins with these bytes is meant to be a journal.
pub fn is_journal(start: &[u8]) -> bool {
    start.starts_with(b"gomoku journal ")
}

/// The lines of a whole journal.
pub fn write(contents: &Contents) -> Vec<u8> {
    let Contents { begun, sheet } = contents;
    let mut text = format!("{FIRST_LINE}\n{}\nbegun {begun}\n", game_line(sheet.game.kind()));
    if let AnyGame::Rows(game) = sheet.game.on_board() {
        let start = game.start();
        start
            .stones()
            .iter()
            .for_each(|&(point, stone)| add(&mut text, Entry::Stone(point, stone)));
        if start.to_move() != Stone::First.after(start.stones().len()) {
            add(&mut text, Entry::Turn(start.to_move()));
        }
    }
    text += &sheet.since(&sheet.origin()).unwrap_or_default();
    text.into_bytes()
}

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
/// assert_eq!(journal::read(file)?.sheet.game.on_board().stones(), 1);
/// let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\nmove 7,7\n";
/// let error = journal::read(file).unwrap_err();
/// assert_eq!(error.to_string(), "line 5, cell: there is a stone there already");
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Contents, FormatError> {
    match read_part(bytes)? {
        (contents, None) => Ok(contents),
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
/// assert_eq!(part.sheet.game.on_board().stones(), 1);
/// assert_eq!(why.map(|why| why.to_string()).as_deref(), Some("line 5: not a text in UTF-8"));
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
pub fn read_part(bytes: &[u8]) -> Result<(Contents, Option<FormatError>), FormatError> {
    if bytes.len() as u64 > MAX_SIZE {
        let problem = Problem::TooLarge { limit: MAX_SIZE };
        return Err(FormatError { place: Place::File, problem });
    }
    parser::read(bytes)
}

#[cfg(test)]
mod tests;
