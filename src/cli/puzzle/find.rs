//! `gomoku puzzle --from`: puzzles from games.

use std::collections::VecDeque;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::{line, say, tell};
use crate::cli::input::{cannot_load, cannot_write};
use crate::locale::text;
use crate::player::{Tasks, Unwatched, work_off};
use crate::puzzle::{Deck, Origin, Puzzle, PuzzleFinder, PuzzleLine};
use crate::rules::{Rule, Variant};
use crate::store::Store;

/// Task that finds the puzzles of a game, a position or a line of JSON.
type PuzzleSource = Box<dyn FnOnce(&mut PuzzleFinder) -> Vec<Puzzle> + Send>;

struct PuzzleSearch<'a> {
    store: &'a Store,
    /// Path of the file for the puzzles.
    path: PathBuf,
    /// Puzzles that need not be stored.
    known: Deck,
    sources: VecDeque<PuzzleSource>,
    total: usize,
    done: usize,
    found: usize,
    new: usize,
    failure: Option<anyhow::Error>,
    shows_progress: bool,
}

/// Finds puzzles, printing and storing each at once.
pub(super) fn run(
    store: &Store,
    files: &[PathBuf],
    out: Option<PathBuf>,
    rule: Rule,
) -> anyhow::Result<()> {
    let mut sources = VecDeque::new();
    for path in files {
        let found = read(store, path, Variant::GOMOKU_15.with_rule(rule));
        sources.extend(found.with_context(|| cannot_load(path))?);
    }
    let known = if out.is_some() { Deck::default() } else { Deck::first_collection() };
    let path = match out {
        Some(path) => path,
        None => store.puzzles_path()?,
    };
    let mut search = PuzzleSearch {
        store,
        path,
        known,
        total: sources.len(),
        sources,
        done: 0,
        found: 0,
        new: 0,
        failure: None,
        shows_progress: io::stderr().is_terminal(),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    work_off(&mut search, threads, |source| source(&mut PuzzleFinder::default()));
    search.show("");
    if let Some(why) = search.failure {
        return Err(why);
    }
    let text = text!("cli-puzzles-found", count = search.found, new = search.new);
    say(&(text + "\n"), "the list")
}

/// Reads games, or lines of JSON.
fn read(store: &Store, path: &Path, current: Variant) -> anyhow::Result<Vec<PuzzleSource>> {
    if path.extension().is_none_or(|ending| ending != "jsonl") {
        let games = store.games_in(path, current)?;
        games.damaged.iter().for_each(tell);
        let sources = games.entries.into_iter().map(|(game, origin)| -> PuzzleSource {
            Box::new(move |finder| {
                let mut puzzles = Vec::new();
                finder.puzzles(&game, &origin, &Unwatched, &mut |puzzle| puzzles.push(puzzle));
                puzzles
            })
        });
        return Ok(sources.collect());
    }
    let lines = store.puzzles(path)?;
    lines.damaged.iter().for_each(tell);
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let named = |origin: Origin| {
        if origin == Origin::default() { Origin { source: name.clone(), ..origin } } else { origin }
    };
    let sources = lines.entries.into_iter().map(|entry| -> PuzzleSource {
        match entry {
            PuzzleLine::Puzzle(puzzle) => {
                let origin = named(puzzle.origin().clone());
                let puzzle = puzzle.with_origin(origin);
                Box::new(move |finder| finder.again(&puzzle, &Unwatched).into_iter().collect())
            }
            PuzzleLine::Position(game, origin) => {
                let origin = named(origin);
                Box::new(move |finder| {
                    finder.any_win(&game, &origin, &Unwatched).into_iter().collect()
                })
            }
        }
    });
    Ok(sources.collect())
}

impl PuzzleSearch<'_> {
    /// Shows the progress on a terminal.
    fn show(&self, text: &str) {
        if self.shows_progress {
            // If stderr is closed, there is nobody to inform.
            let _ = write!(io::stderr(), "\r\x1b[K{text}");
        }
    }

    /// Stores and prints the puzzles of a source.
    fn keep(&mut self, puzzles: Vec<Puzzle>) -> anyhow::Result<()> {
        let mut text = String::new();
        for puzzle in puzzles {
            self.found += 1;
            let is_new = self.known.add(puzzle.clone())
                && self
                    .store
                    .add_puzzles(&self.path, std::slice::from_ref(&puzzle))
                    .with_context(|| cannot_write(&self.path))?
                    > 0;
            self.new += usize::from(is_new);
            let line = line(&puzzle);
            text += &if is_new { line } else { text!("cli-puzzle-known", puzzle = line) };
            text.push('\n');
        }
        say(&text, "the list")
    }
}

impl Tasks for PuzzleSearch<'_> {
    type Task = PuzzleSource;
    type Done = Vec<Puzzle>;

    fn next(&mut self) -> Option<PuzzleSource> {
        if self.failure.is_some() { None } else { self.sources.pop_front() }
    }

    fn take(&mut self, puzzles: Vec<Puzzle>) {
        self.done += 1;
        self.show("");
        if let Err(why) = self.keep(puzzles) {
            self.failure.get_or_insert(why);
        }
        let (done, total) = (self.done, self.total);
        self.show(&text!("cli-puzzles-progress", done = done, total = total, count = self.found));
    }
}
