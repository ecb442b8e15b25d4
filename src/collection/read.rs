//! Reads the games of a file.

use super::{GameOpening, Header};
#[cfg(feature = "import")]
use crate::formats::rif::MainGame;
use crate::formats::sgf::{self, GoClaim, MainLine};
use crate::formats::{self, Format, FormatError, Loaded, ReadOptions, journal, renlib};
use crate::game::{AnyGame, End, GameKind, Outcome, State};
use crate::record::{Info, Record};
use crate::rules::opening::OpeningRule;
use crate::rules::{BySide, Game, IllegalMove, ReplayError, Status};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub header: Header,
    /// Game with its main line; `None` for Quarto and libraries, whose positions are not indexed.
    pub game: Option<Game>,
}

impl From<Record> for Found {
    fn from(record: Record) -> Self {
        Self::from(&record)
    }
}

impl From<&Record> for Found {
    fn from(record: &Record) -> Self {
        let mut end = record.cursor().clone();
        end.go_to_end(record.tree());
        let outcome = match end.state() {
            State::ToMove(_) => None,
            State::Over(outcome) => Some(outcome),
        };
        let moves = end.on_board().moves();
        let opening = GameOpening::of(end.on_board(), record.info());
        let header = header(record.kind(), record.info().clone(), outcome, moves, opening);
        let game = match end.on_board() {
            AnyGame::Rows(game) => Some(game.clone()),
            AnyGame::Quarto(_) => None,
        };
        Self { header, game }
    }
}

/// Reads the first game of a file with this extension. A journal provides players and date.
pub fn load(
    bytes: &[u8],
    ending: Option<&str>,
    options: ReadOptions,
) -> Result<Loaded, FormatError> {
    if !journal::is_journal(bytes) {
        return formats::read_with(bytes, ending, options);
    }
    let game = journal::read(bytes)?;
    let mut record = game.to_record();
    if let Some(begun) = game.begun.filter(|_| record.info().date.is_empty()) {
        record.edit_info(|info| info.date = begun.strftime("%Y-%m-%d").to_string());
    }
    Ok(Loaded::new(record))
}

/// Checks whether a file with this extension is a library of RenLib.
pub fn is_library(bytes: &[u8], ending: Option<&str>) -> bool {
    let named = || ending.and_then(Format::of_ending);
    Format::of_content(bytes).or_else(named) == Some(Format::Lib)
}

/// Reads what an index has of a file with one game. Of a library, which is one entry, it has the
/// number of moves.
pub fn found_in_file(
    bytes: &[u8],
    ending: Option<&str>,
    options: ReadOptions,
) -> Result<Found, FormatError> {
    if !is_library(bytes, ending) {
        return load(bytes, ending, options).map(|loaded| loaded.record.into());
    }
    let is_move = |node: &renlib::RawNode| matches!(node.place, renlib::Place::Move(_));
    let moves = renlib::walk(bytes)?.filter(is_move).count();
    let kind = GameKind::Rows(renlib::VARIANT);
    let header = header(kind, Info::default(), None, moves, GameOpening::default());
    Ok(Found { header, game: None })
}

/// Converts the main line of a game in SGF; reports an illegal move.
pub fn found_in_sgf(line: MainLine) -> Result<Found, String> {
    let MainLine { info, start, moves, passes, opening, result, go } = line;
    let mut game = Game::from_position(start);
    let mut passes = passes.into_iter().peekable();
    let mut pass = |game: &mut Game, index| {
        while passes.next_if_eq(&index).is_some() {
            // As a move after the end, which the reader does not show.
            let _ = game.pass();
        }
    };
    let count = moves.len();
    let played = moves.into_iter().enumerate().try_for_each(|(index, point)| {
        pass(&mut game, index);
        match game.play(point) {
            // The reader shows the game up to there.
            Err(IllegalMove::GameOver) if go == GoClaim::None => Ok(()),
            played => played.map(drop).map_err(|why| ReplayError { index, why }.to_string()),
        }
    });
    pass(&mut game, count);
    if go.is_go(played.is_ok(), matches!(game.status(), Status::Won(_))) {
        return Err(sgf::GO.to_string());
    }
    played?;
    Ok(found(info, game, opening, result))
}

/// Converts the moves of a game in a database of `RenjuNet`.
#[cfg(feature = "import")]
pub fn found_in_rif(game: MainGame) -> Found {
    let MainGame { info, game, result } = game;
    found(info, game, OpeningRule::Free, result)
}

fn found(info: Info, game: Game, rule: OpeningRule, result: Option<End>) -> Found {
    let outcome = match State::from(&game) {
        State::ToMove(_) => result.map(|end| info.limit.reason(end, &game).outcome()),
        State::Over(outcome) => Some(outcome),
    };
    let opening = GameOpening::of_rows(&game, rule, &info);
    let kind = GameKind::Rows(game.variant());
    let header = header(kind, info, outcome, game.moves().len(), opening);
    Found { header, game: Some(game) }
}

fn header(
    kind: GameKind,
    info: Info,
    outcome: Option<Outcome>,
    moves: usize,
    opening: GameOpening,
) -> Header {
    let BySide { first, second } = info.players;
    let players = BySide { first: first.name, second: second.name };
    let moves = u32::try_from(moves).unwrap_or(u32::MAX);
    Header { kind, players, date: info.date, outcome, moves, opening }
}
