//! Games of a match: those still to be played, and the results so far.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::Path;

use anyhow::Context as _;
use gomoku::player::Tasks;
use gomoku::rules::{Game, Shape};
use gomoku::tournament::{Pairs, Sprt};

use crate::game::{End, Side, Times};
use crate::openings;
use crate::record::Entry;

/// Number of games between two progress reports.
const REPORT: usize = 20;

/// State of a match.
pub struct Contest {
    games: BTreeMap<usize, Entry>,
    /// Numbers of the games to play, the next one last.
    todo: Vec<usize>,
    shape: Shape,
    sprt: Option<Sprt>,
    /// File for the games.
    file: Option<File>,
    /// Error that stops the match.
    failure: Option<anyhow::Error>,
}

impl Contest {
    /// Creates a match without games.
    pub fn new(shape: Shape, sprt: Option<Sprt>) -> Self {
        Self { games: BTreeMap::new(), todo: Vec::new(), shape, sprt, file: None, failure: None }
    }

    /// Plans this many games, except those that have already been played.
    pub fn plan(&mut self, games: usize) {
        self.todo = (0..games).rev().filter(|game| !self.games.contains_key(game)).collect();
    }

    /// Prints the complete result.
    pub fn end(self) -> anyhow::Result<()> {
        print!("{self}");
        self.failure.map_or(Ok(()), Err)
    }

    /// Reads the games of a record, and appends further ones to it.
    pub fn open(&mut self, path: &Path, title: &str, openings: &[Game]) -> anyhow::Result<()> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        // An incomplete line is not a game.
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        let mut lines = text[..whole].lines().zip(1_usize..);
        let first = lines.next().map(|(first, _)| first);
        let is_this = first.map_or_else(|| title.starts_with(&text), |first| first == title);
        anyhow::ensure!(is_this, "another match: {}", first.unwrap_or(&text));
        for (line, number) in lines {
            let entry = Entry::parse(line, self.shape).with_context(|| format!("line {number}"))?;
            let opening = openings::of_pair(openings, entry.number / 2);
            let is_known = opening.is_some_and(|opening| {
                openings::line(opening.moves(), self.shape) == entry.opening
            });
            anyhow::ensure!(is_known, "line {number}: not the opening of this game");
            self.games.insert(entry.number, entry);
        }
        file.set_len(whole as u64)?;
        if first.is_none() {
            writeln!(file, "{title}")?;
        }
        self.file = Some(file);
        Ok(())
    }

    /// Pairs whose games have both ended.
    fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for (number, first) in &self.games {
            if number.is_multiple_of(2)
                && let Some(second) = self.games.get(&(number + 1))
            {
                pairs.add(first.half_points(), second.half_points());
            }
        }
        pairs
    }

    /// Number of games that match.
    fn count(&self, is_counted: impl Fn(&Entry) -> bool) -> usize {
        self.games.values().filter(|entry| is_counted(entry)).count()
    }

    /// Formats as
    /// `120 games: 45 won, 20 drawn, 55 lost; pairs 5 10 30 10 5: 50.0 % ± 6.3, Elo +0 (-44 to +44)`.
    fn summary(&self) -> String {
        let [lost, drawn, won] = [0, 1, 2].map(|points| self.count(|e| e.half_points() == points));
        let pairs = self.pairs();
        let classes = pairs.0.map(|count| count.to_string()).join(" ");
        let games = self.games.len();
        let told = |sprt: Sprt| format!("; {}", sprt.report(pairs));
        let test = self.sprt.map(told).unwrap_or_default();
        format!(
            "{games} games: {won} won, {drawn} drawn, {lost} lost; pairs {classes}: {pairs}{test}"
        )
    }
}

impl Tasks for Contest {
    type Task = usize;
    type Done = anyhow::Result<Entry>;

    fn next(&mut self) -> Option<usize> {
        let is_decided = self.sprt.is_some_and(|sprt| sprt.decision(self.pairs()).is_some());
        if self.failure.is_some() || is_decided { None } else { self.todo.pop() }
    }

    fn take(&mut self, done: anyhow::Result<Entry>) {
        let kept = done.and_then(|entry| {
            if let Some(file) = &mut self.file {
                file.write_all(entry.line(self.shape).as_bytes()).context("the record")?;
            }
            self.games.insert(entry.number, entry);
            Ok(())
        });
        if let Err(failure) = kept {
            self.failure = Some(failure);
        } else if self.games.len().is_multiple_of(REPORT) {
            println!("{}", self.summary());
        }
    }
}

/// Formats the complete result in several lines.
impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.summary())?;
        for (side, name) in Side::BOTH.into_iter().zip(["A", "B"]) {
            let mut times = Times::default();
            for entry in self.games.values() {
                times += entry.game.times[side as usize];
            }
            let Times { moves, total, longest } = times;
            let mean = total.checked_div(moves).unwrap_or_default();
            let lost = |end| {
                self.count(|entry| entry.game.end == end && entry.game.winner == Some(side.other()))
            };
            writeln!(
                f,
                "{name}: {moves} moves, {} ms in the mean, {} ms at most; lost on time {}, illegal moves {}, crashes {}",
                mean.as_millis(),
                longest.as_millis(),
                lost(End::Time),
                lost(End::Illegal),
                lost(End::Crash),
            )?;
        }
        let decision = self.sprt.and_then(|sprt| sprt.decision(self.pairs()));
        let (Some(decision), Some(sprt)) = (decision, self.sprt) else { return Ok(()) };
        writeln!(f, "{decision:?} {sprt}")
    }
}
