//! The player's own puzzles, and the logs of attempts and timed runs: files of lines, which are only
//! ever appended.

use std::collections::HashSet;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::clock::local_time;
use super::directory::{self, directory_of};
use super::{Store, StoreError, contents, ending, lock};

use crate::collection;
use crate::formats::{self, Format, FormatError, FoundGame, Place, Problem, ReadOptions};
use crate::printable::printable_path;
use crate::puzzle::{
    Deck, LogEntry, Origin, Practice, Progress, Puzzle, PuzzleId, PuzzleLine, RunEntry, line_id,
    read_line, write_line,
};
use crate::rules::{Game, Variant};
use crate::translate::message;

/// Lines of a file. An incomplete last line is skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonLines<T> {
    pub entries: Vec<T>,
    pub damaged: Vec<Damaged>,
}

impl<T> JsonLines<T> {
    pub(super) fn of<E: Display>(
        path: &Path,
        bytes: &[u8],
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Self {
        let damaged = |line, why| Damaged { path: path.to_path_buf(), line, why };
        let mut lines = Self { entries: Vec::new(), damaged: Vec::new() };
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').unwrap_or_default();
        for (number, line) in (1..).zip(bytes[..whole].split(|&byte| byte == b'\n')) {
            match str::from_utf8(line).map(str::trim) {
                Ok("") => {}
                Ok(line) => match read(line) {
                    Ok(entry) => lines.entries.push(entry),
                    Err(why) => lines.damaged.push(damaged(number, why.to_string())),
                },
                Err(_) => lines.damaged.push(damaged(number, Problem::NOT_UTF8.to_string())),
            }
        }
        lines
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{}",
    message!(
        "store-damaged-line",
        "{path}, line {line}: {why}",
        path = printable_path(path),
        line = line,
        why = why
    )
)]
pub struct Damaged {
    pub path: PathBuf,
    pub line: u64,
    pub why: String,
}

impl Damaged {
    /// Places the mistake on its own line, if known, else where the game starts.
    fn in_game(path: &Path, begins: u64, why: &FormatError) -> Self {
        let problem = why.problem.to_string();
        let (line, why) = match why.place {
            Place::Field { line, name } => (line, format!("{name}: {problem}")),
            Place::Line(line) => (line, problem),
            Place::File | Place::Move(_) | Place::Byte(_) => (begins, why.to_string()),
        };
        Self { path: path.to_path_buf(), line, why }
    }
}

/// Size limit in bytes: about 100,000 puzzles.
pub(super) const MAX_SIZE: u64 = 1 << 26;

impl Store {
    pub fn puzzles_path(&self) -> Result<PathBuf, StoreError> {
        self.state_file("puzzles.jsonl")
    }

    pub fn attempts_path(&self) -> Result<PathBuf, StoreError> {
        self.state_file("attempts.jsonl")
    }

    pub fn runs_path(&self) -> Result<PathBuf, StoreError> {
        self.state_file("runs.jsonl")
    }

    pub(super) fn state_file(&self, name: &str) -> Result<PathBuf, StoreError> {
        self.state.as_ref().map(|state| state.join(name)).ok_or(StoreError::NoHome)
    }

    /// Reads puzzles, and positions without a solution. Empty if the file does not exist.
    pub fn puzzles(&self, path: &Path) -> Result<JsonLines<PuzzleLine>, StoreError> {
        Ok(JsonLines::of(path, &contents::if_there(path, MAX_SIZE)?.unwrap_or_default(), read_line))
    }

    /// Reads the player's puzzles with their log, and reports unreadable lines.
    pub fn practice(&self) -> Result<(Practice, Vec<Damaged>), StoreError> {
        let mut deck = Deck::first_collection();
        let mut damaged = Vec::new();
        let (mut progress, mut runs) = (Progress::default(), Vec::new());
        if self.state.is_some() {
            let own = self.puzzles(&self.puzzles_path()?)?;
            damaged.extend(own.damaged);
            deck.extend(own.entries.into_iter().filter_map(PuzzleLine::into_puzzle));
            let log = self.attempts()?;
            damaged.extend(log.damaged);
            progress = log.entries.into_iter().collect();
            let log = self.runs()?;
            damaged.extend(log.damaged);
            runs = log.entries;
        }
        Ok((Practice::new(deck, progress, local_time().date()).with_runs(runs), damaged))
    }

    /// Adds new puzzles to the player's own, dated today if undated. Returns how many were new.
    pub fn keep_puzzles(&self, puzzles: &[Puzzle]) -> Result<usize, StoreError> {
        let first = Deck::first_collection();
        let dated = |puzzle: &Puzzle| {
            let mut origin = puzzle.origin().clone();
            if origin.date.is_empty() {
                origin.date = local_time().date().to_string();
            }
            puzzle.clone().with_origin(origin)
        };
        let own = puzzles.iter().filter(|puzzle| !first.contains(puzzle.id()));
        let own: Vec<Puzzle> = own.map(dated).collect();
        self.add_puzzles(&self.puzzles_path()?, &own)
    }

    /// Appends the puzzles that a file of JSON lines lacks, and returns how many were new.
    pub fn add_puzzles(&self, path: &Path, puzzles: &[Puzzle]) -> Result<usize, StoreError> {
        self.append(path, |before| {
            let id = |line: &str| line_id(line).or_else(|| full_id(line)).ok_or_else(String::new);
            let mut known: HashSet<PuzzleId> =
                JsonLines::of(path, before, id).entries.into_iter().collect();
            let new = puzzles.iter().filter(|puzzle| known.insert(puzzle.id()));
            new.map(write_line).collect()
        })
    }

    pub fn has_attempts(&self) -> bool {
        let length = self.attempts_path().and_then(|path| Ok(fs::metadata(path)?.len()));
        length.is_ok_and(|length| length > 0)
    }

    pub fn attempts(&self) -> Result<JsonLines<LogEntry>, StoreError> {
        let path = self.attempts_path()?;
        let bytes = contents::if_there(&path, MAX_SIZE)?.unwrap_or_default();
        Ok(JsonLines::of(&path, &bytes, LogEntry::read))
    }

    /// Appends an attempt to the log, even if other programs do so at the same time.
    pub fn log_attempt(&self, entry: &LogEntry) -> Result<(), StoreError> {
        self.append(&self.attempts_path()?, |_| vec![entry.write()]).map(drop)
    }

    /// Reads the log of timed runs. Empty if the file does not exist.
    pub fn runs(&self) -> Result<JsonLines<RunEntry>, StoreError> {
        let path = self.runs_path()?;
        let bytes = contents::if_there(&path, MAX_SIZE)?.unwrap_or_default();
        Ok(JsonLines::of(&path, &bytes, RunEntry::read))
    }

    /// Appends a timed run to its log.
    pub fn log_run(&self, entry: &RunEntry) -> Result<(), StoreError> {
        self.append(&self.runs_path()?, |_| vec![entry.write()]).map(drop)
    }

    /// Reads the games of a file with their origin; reports damaged games of an SGF.
    pub fn games_in(
        &self,
        path: &Path,
        current: Variant,
    ) -> Result<JsonLines<(Game, Origin)>, StoreError> {
        let bytes = contents::of_path(path, formats::MAX_SIZE)?;
        let source = path.file_stem().unwrap_or_default().to_string_lossy();
        let mut games = JsonLines { entries: Vec::new(), damaged: Vec::new() };
        let format = Format::of_file(&bytes, ending(path));
        if let Some(format) = format.filter(|format| format.has_several()) {
            let games_of_file = formats::games(&bytes, format, ReadOptions::on(current));
            for FoundGame { line, game, .. } in games_of_file {
                match game {
                    Ok(loaded) => games.entries.extend(sourced(loaded.record.into(), &source)),
                    Err(why) => games.damaged.push(Damaged::in_game(path, line, &why)),
                }
            }
        } else {
            let loaded = collection::load(&bytes, ending(path), ReadOptions::on(current));
            let loaded = loaded.map_err(StoreError::Format)?;
            games.entries.extend(sourced(loaded.record.into(), &source));
        }
        Ok(games)
    }

    /// Appends lines to a locked file and syncs it. Returns their number.
    pub(super) fn append(
        &self,
        path: &Path,
        lines: impl FnOnce(&[u8]) -> Vec<String>,
    ) -> Result<usize, StoreError> {
        if self.state.as_deref() == Some(directory_of(path)) {
            directory::make_synced(directory_of(path))?;
        }
        let _lock = lock::directory(directory_of(path), lock::PATIENCE)?;
        let mut file = fs::OpenOptions::new().read(true).append(true).create(true).open(path)?;
        if !file.metadata()?.is_file() {
            return Err(StoreError::NotAFile);
        }
        let before = contents::of_file(&mut file, MAX_SIZE)?;
        if before.first().is_some_and(|&first| first != b'{') {
            return Err(StoreError::NotLines);
        }
        let lines = lines(&before);
        if lines.is_empty() {
            return Ok(0);
        }
        // An incomplete line stays on its own.
        let is_whole = before.last().is_none_or(|&last| last == b'\n');
        let start = if is_whole { "" } else { "\n" };
        let text = format!("{start}{}\n", lines.join("\n"));
        let back = |file: &File| file.set_len(before.len() as u64);
        if let Err(error) = file.write_all(text.as_bytes()) {
            // A partially written line stays on its own.
            let _ = back(&file);
            return Err(error.into());
        }
        // The file may be new.
        if let Err(error) = file.sync_all().and_then(|()| directory::sync(path)) {
            let is_back = back(&file).is_ok();
            return Err(if is_back { error.into() } else { StoreError::NotSynced(error) });
        }
        Ok(lines.len())
    }
}

fn sourced(found: collection::Found, source: &str) -> Option<(Game, Origin)> {
    let collection::Header { players, date, .. } = found.header;
    let players = [players.first, players.second];
    Some((found.game?, Origin { source: source.to_owned(), players, date }))
}

/// Id of a line without an id, or with another one than its puzzle's.
fn full_id(line: &str) -> Option<PuzzleId> {
    match read_line(line).ok()? {
        PuzzleLine::Puzzle(puzzle) => Some(puzzle.id()),
        PuzzleLine::Position(game, _) => Some(PuzzleId::of(&game)),
    }
}

#[cfg(test)]
mod tests;
