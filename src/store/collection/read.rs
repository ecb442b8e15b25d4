//! Reader of the games of a file, one by one.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{Read as _, Seek as _};
use std::path::Path;

use crate::collection::{Found, found_in_file, found_in_rif, found_in_sgf};
use crate::formats::{
    self, Encoding, Format, FormatError, FoundGame, Place, Problem, ReadOptions, openings, rif,
    sgf, yxdb,
};
use crate::game::GameKind;
use crate::rules::Variant;
use crate::store::{StoreError, ending};
use crate::translate::in_english;

#[derive(Debug)]
pub(super) struct GameAt {
    pub start: u64,
    pub length: u64,
    pub found: Result<Found, String>,
}

pub(super) type GamesOfFile = Box<dyn Iterator<Item = Result<GameAt, StoreError>>>;

/// Opens the games of a file, in this encoding if one is given. Empty if the file is not `is_named`
/// and does not look like a game.
pub(super) fn games(
    path: &Path,
    encoding: Option<Encoding>,
    is_named: bool,
) -> Result<GamesOfFile, StoreError> {
    /// Number of bytes within which the first game starts.
    const START: u64 = 1 << 12;
    let ending = ending(path);
    let mut file = File::open(path)?;
    let mut bytes = Vec::new();
    file.by_ref().take(START).read_to_end(&mut bytes)?;
    let format = Format::of_content(&bytes).or_else(|| ending.and_then(Format::of_ending));
    let games_of = match format {
        Some(Format::Sgf) => Some(Games::Sgf(encoding)),
        Some(Format::Rif) if !is_wide(&bytes, encoding) => {
            Some(Games::Rif(Box::new(rif::Scanner::new(encoding))))
        }
        _ => None,
    };
    if let Some(games) = games_of {
        file.rewind()?;
        return Ok(Box::new(Window::new(file, games, LONGEST)));
    }
    let most = format.map_or(START, Format::max_size);
    file.take(most.saturating_sub(START) + 1).read_to_end(&mut bytes)?;
    let format = Format::of_file(&bytes, ending);
    let options = read_options(path, encoding);
    match format {
        Some(Format::Yxdb) if is_named || yxdb::is_yxdb(&bytes) => {
            return Ok(records(bytes, encoding));
        }
        Some(Format::Rif) => {
            let bytes = rif::plain(&bytes, encoding).into_owned();
            return Ok(Box::new(decoded(bytes).map(Ok)));
        }
        Some(Format::Openings) => {
            let openings = openings::games(&bytes, options);
            return Ok(Box::new(openings.map(at).map(Ok)));
        }
        _ => {}
    }
    let is_meant = is_named
        || matches!(format, Some(Format::Journal | Format::Psq))
        || formats::is_saved_game(&bytes, ending);
    let game = is_meant.then(|| {
        let found = found_in_file(&bytes, ending, options);
        let found = found.map_err(|why| in_english(|| why.to_string()));
        Ok(GameAt { start: 0, length: bytes.len() as u64, found })
    });
    Ok(Box::new(game.into_iter()))
}

/// Options for a file. If it names no board, it is the one in its name, or that of Gomoku.
pub(super) fn read_options(path: &Path, encoding: Option<Encoding>) -> ReadOptions {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let kind = name.strip_prefix("game-").and_then(|kind| kind.parse().ok());
    let board = kind.map_or(Variant::GOMOKU_15, GameKind::variant);
    ReadOptions { encoding, ..ReadOptions::on(board) }
}

fn found(game: Result<formats::Loaded, FormatError>) -> Result<Found, String> {
    let game = game.map(|loaded| loaded.record.into());
    game.map_err(|why| in_english(|| why.to_string()))
}

/// Checks for a database in UTF-16, which is read as a whole.
pub(super) fn is_wide(start: &[u8], encoding: Option<Encoding>) -> bool {
    matches!(rif::plain(start, encoding), Cow::Owned(_))
}

/// Games of a database in UTF-16, at their places in UTF-8.
fn decoded(bytes: Vec<u8>) -> impl Iterator<Item = GameAt> {
    let mut scanner = rif::Scanner::default();
    let mut end = 0;
    std::iter::from_fn(move || {
        let piece = scanner.next_game(&bytes, &mut end, true)?;
        let (start, length) = (piece.range.start as u64, piece.range.len() as u64);
        let found = scanner.main_game(&piece).map(found_in_rif);
        Some(GameAt { start, length, found: found.map_err(|why| in_english(|| why.to_string())) })
    })
}

/// Positions of a database, one by one.
fn records(bytes: Vec<u8>, encoding: Option<Encoding>) -> GamesOfFile {
    let reader = yxdb::Reader::new(&bytes, encoding);
    let mut reader = match reader {
        Ok(reader) => reader,
        Err(why) => {
            let length = bytes.len() as u64;
            let damaged = GameAt { start: 0, length, found: found(Err(why)) };
            return Box::new(std::iter::once(Ok(damaged)));
        }
    };
    Box::new(std::iter::from_fn(move || reader.next_game(&bytes).map(|game| Ok(at(game)))))
}

fn at(game: FoundGame) -> GameAt {
    let length = game.range.len() as u64;
    GameAt { start: game.range.start as u64, length, found: found(game.game) }
}

/// Format of a file of many games.
enum Games {
    Sgf(Option<Encoding>),
    Rif(Box<rif::Scanner>),
}

struct Window {
    file: File,
    format: Games,
    bytes: Vec<u8>,
    /// Offset of the window in the file, in bytes and in lines.
    start: u64,
    line: u64,
    is_last: bool,
    games: VecDeque<GameAt>,
    is_empty: bool,
    longest: usize,
}

const STEP: u64 = 1 << 18;
const LONGEST: usize = 1 << 24;

impl Window {
    fn new(file: File, format: Games, longest: usize) -> Self {
        let (bytes, games) = (Vec::new(), VecDeque::new());
        Self {
            file,
            format,
            bytes,
            start: 0,
            line: 0,
            is_last: false,
            games,
            is_empty: true,
            longest,
        }
    }

    /// Reads further, up to the games that end in the window.
    fn step(&mut self) -> std::io::Result<()> {
        // A long game is not scanned many times.
        let step = STEP.max(self.bytes.len() as u64);
        let read = self.file.by_ref().take(step).read_to_end(&mut self.bytes)?;
        self.is_last = read == 0;
        let mut end = self.take_games();
        if end == 0 && self.bytes.len() > self.longest {
            let blank = self.bytes.len() - self.bytes.trim_ascii_start().len();
            let line = self.line + lines(&self.bytes[..blank]) + 1;
            let error = Problem::TooLarge(self.longest as u64).at(line);
            let length = self.bytes.len() as u64;
            self.games.push_back(GameAt {
                start: self.start,
                length,
                found: Err(error.to_string()),
            });
            end = self.bytes.len();
            // The start of the next game cannot be found.
            self.is_last = true;
        }
        self.start += end as u64;
        self.line += lines(&self.bytes[..end]);
        self.bytes.drain(..end);
        Ok(())
    }

    /// Takes the games that end in the window. Returns the number of bytes that were read.
    fn take_games(&mut self) -> usize {
        let mut end = 0;
        match &mut self.format {
            Games::Sgf(encoding) => {
                for scanned in sgf::main_lines_in(&self.bytes, *encoding) {
                    // A game that ends with the window may continue.
                    if scanned.range.end == self.bytes.len() && !self.is_last {
                        break;
                    }
                    end = scanned.range.end;
                    let start = self.start + scanned.range.start as u64;
                    let length = scanned.range.len() as u64;
                    let found = scanned.game.map_err(|error| in_file(error, self.line).to_string());
                    let found = found.and_then(found_in_sgf);
                    self.games.push_back(GameAt { start, length, found });
                }
            }
            Games::Rif(scanner) => {
                while let Some(piece) = scanner.next_game(&self.bytes, &mut end, self.is_last) {
                    let start = self.start + piece.range.start as u64;
                    let length = piece.range.len() as u64;
                    let found = scanner.main_game(&piece).map(found_in_rif);
                    let found = found.map_err(|why| why.to_string());
                    self.games.push_back(GameAt { start, length, found });
                }
            }
        }
        end
    }
}

impl Iterator for Window {
    type Item = Result<GameAt, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.games.is_empty() && !self.is_last {
            if let Err(error) = in_english(|| self.step()) {
                self.is_last = true;
                return Some(Err(error.into()));
            }
        }
        let game = self.games.pop_front().or_else(|| {
            // A file without a game is damaged.
            let error = Problem::NO_GAME.in_file();
            let found = Err(in_english(|| error.to_string()));
            std::mem::take(&mut self.is_empty).then_some(GameAt {
                start: 0,
                length: self.start,
                found,
            })
        });
        self.is_empty = false;
        game.map(Ok)
    }
}

fn lines(bytes: &[u8]) -> u64 {
    bytes.split(|&byte| byte == b'\n').count() as u64 - 1
}

fn in_file(error: FormatError, lines: u64) -> FormatError {
    let place = match error.place {
        Place::Line(line) => Place::Line(lines + line),
        Place::Field { line, name } => Place::Field { line: lines + line, name },
        Place::File | Place::Move(_) | Place::Byte(_) => error.place,
    };
    FormatError { place, ..error }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn only_games_have_a_size_limit() {
        let step = usize::try_from(STEP).unwrap();
        let game = |size| format!("(;GM[4]SZ[15]C[{}];B[hh])\n\n", "a".repeat(size));
        let mut file = tempfile::tempfile().unwrap();
        // Short games that exceed the longest game together, one that is too long, and one after it
        // that cannot be found.
        let text = [game(step / 2).repeat(5), game(5 * step), game(0)].concat();
        file.write_all(text.as_bytes()).unwrap();
        file.rewind().unwrap();
        let mut window = Window::new(file, Games::Sgf(None), 2 * step);
        let games: Vec<GameAt> = std::iter::from_fn(|| window.next()).map(Result::unwrap).collect();
        let (last, rest) = games.split_last().unwrap();
        assert!(rest.len() == 5 && rest.iter().all(|game| game.found.is_ok()));
        let why = last.found.as_ref().unwrap_err();
        assert_eq!(why, "line 11: the file is larger than 524288 bytes");
    }

    #[test]
    fn mistakes_are_reported_with_their_line_in_the_file() {
        let in_line = |place| {
            let error = FormatError { place, problem: Problem::NO_GAME };
            in_file(error, 40).place
        };
        assert_eq!(in_line(Place::Line(2)), Place::Line(42));
        let field = |line| Place::Field { line, name: "B" };
        assert_eq!(in_line(field(2)), field(42));
        assert_eq!(in_line(Place::File), Place::File);
    }
}
