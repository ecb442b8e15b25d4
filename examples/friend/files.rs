//! Files of a player: the log of the game, and the games that are over.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use gomoku::friend::{Kept, SharedGame};

/// File to whose end lines are written.
pub struct Lined {
    file: File,
}

impl Lined {
    /// Opens a file, and returns its lines. What follows the last line is cut off: it was not
    /// written completely.
    pub fn open(path: &Path) -> io::Result<(Self, Vec<String>)> {
        let mut file =
            File::options().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Self { file }, text.lines().map(str::to_owned).collect()))
    }

    /// Writes lines behind the others.
    pub fn add<'a>(&mut self, lines: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        self.file.write_all(text.as_bytes())
    }
}

/// Returns the last game of a log. A game whose terms were not written has not begun.
pub fn last_game(log: &[String]) -> Vec<String> {
    let mut end = log.len();
    while let Some(start) = log[..end].iter().rposition(|line| line.starts_with("as ")) {
        let game = &log[start..end];
        if Kept::read(game.iter().map(String::as_str)).is_some() {
            return game.to_vec();
        }
        end = start;
    }
    Vec::new()
}

/// Text of a game that is over: its terms, score and entries.
pub fn record_of(game: &SharedGame) -> String {
    let score = game.score();
    let entries: Vec<String> = game.after(0).map(|entry| entry.to_string()).collect();
    let (terms, entries) = (game.terms(), entries.join(";"));
    format!("{terms} ended={}:{}:{} {entries}", score.host, score.guest, score.drawn)
}
