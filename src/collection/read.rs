//! The games in a file.

use super::Header;
use crate::formats::{self, journal};
use crate::game::{AnyGame, Participant, State};
use crate::record::Record;
use crate::rules::{BySide, Game, Stone, Variant};

/// A game as a file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What is known of it.
    pub header: Header,
    /// The game of rows with the moves of its main line; `None` for Quarto, whose positions are not indexed.
    pub game: Option<Game>,
}

impl From<Record> for Found {
    fn from(mut record: Record) -> Self {
        record.go_to_end();
        let outcome = match record.state() {
            State::ToMove(_) => None,
            State::Over(outcome) => Some(outcome),
        };
        let BySide { first, second } = record.info.players.clone();
        let header = Header {
            kind: record.kind(),
            players: BySide { first: first.name, second: second.name },
            date: record.info.date.clone(),
            outcome,
            moves: u32::try_from(record.on_board().moves()).unwrap_or(u32::MAX),
        };
        let game = match record.on_board() {
            AnyGame::Rows(game) => Some(game.clone()),
            AnyGame::Quarto(_) => None,
        };
        Self { header, game }
    }
}

/// The game in a file that holds one: a journal, a CSV or a script. A CSV that fits the `current` board is read
/// for it.
///
/// # Errors
/// Why it is damaged, with the place.
pub fn found(bytes: &[u8], current: Variant) -> Result<Found, String> {
    if journal::is_journal(bytes) {
        journal::read(bytes).map(of_journal).map_err(|why| why.to_string())
    } else {
        let loaded = formats::read(bytes, None, current).map_err(|why| why.to_string())?;
        Ok(loaded.record.into())
    }
}

/// A journal knows when its game began, and the level of the computer.
fn of_journal(contents: journal::Contents) -> Found {
    let journal::Contents { begun, sheet } = contents;
    let name = |side: Stone| match sheet.participants.of(side) {
        Participant::Person(person) => sheet.names.of(person).unwrap_or_default().to_owned(),
        Participant::Computer(level) => format!("Computer, level {level}"),
    };
    let players = BySide { first: name(Stone::First), second: name(Stone::Second) };
    let found = Found::from(sheet.game);
    let header = Header { players, date: begun.strftime("%Y-%m-%d").to_string(), ..found.header };
    Found { header, ..found }
}
