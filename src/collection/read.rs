//! Reads the games of a file.

use super::Header;
use crate::formats::{self, FormatError, Loaded, journal, sgf::MainLine};
use crate::game::{AnyGame, End, GameKind, Outcome, State, Win};
use crate::record::Record;
use crate::rules::{BySide, Game, ReplayError, Status, Variant};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub header: Header,
    /// Game with its main line; `None` for Quarto, whose positions are not indexed.
    pub game: Option<Game>,
}

impl From<Record> for Found {
    fn from(mut record: Record) -> Self {
        record.go_to_end();
        let outcome = match record.state() {
            State::ToMove(_) => None,
            State::Over(outcome) => Some(outcome),
        };
        let BySide { first, second } = record.info().players.clone();
        let header = Header {
            kind: record.kind(),
            players: BySide { first: first.name, second: second.name },
            date: record.info().date.clone(),
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

/// Reads the first game of a file with this ending, on the `current` board if the file names none
/// and it fits. A journal fills in players and date.
pub fn load(bytes: &[u8], ending: Option<&str>, current: Variant) -> Result<Loaded, FormatError> {
    if !journal::is_journal(bytes) {
        return formats::read(bytes, ending, current);
    }
    let game = journal::read(bytes)?;
    let mut record = game.to_record();
    if let Some(begun) = game.begun.filter(|_| record.info().date.is_empty()) {
        record.edit_info(|info| info.date = begun.strftime("%Y-%m-%d").to_string());
    }
    Ok(Loaded::new(record))
}

/// Converts the main line of a game in SGF; reports an illegal move.
pub fn found_in_sgf(line: MainLine) -> Result<Found, String> {
    let MainLine { info, start, moves, result } = line;
    let mut game = Game::from_position(start);
    for (index, point) in moves.into_iter().enumerate() {
        game.play(point).map_err(|why| ReplayError { index, why }.to_string())?;
    }
    let outcome = match game.status() {
        Status::ToMove(_) => result.map(End::outcome),
        Status::Won(winner) => Some(Outcome::Won(winner, Win::Row)),
        Status::Drawn => Some(Outcome::Drawn),
    };
    let BySide { first, second } = info.players;
    let header = Header {
        kind: GameKind::Rows(game.variant()),
        players: BySide { first: first.name, second: second.name },
        date: info.date,
        outcome,
        moves: u32::try_from(game.moves().len()).unwrap_or(u32::MAX),
    };
    Ok(Found { header, game: Some(game) })
}
