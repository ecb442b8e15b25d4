//! `gomoku puzzle`: the player's puzzles, and new ones from games.

mod find;

use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::rule::RuleName;
use super::written;
use crate::player::WinKind;
use crate::puzzle::{Deck, Entry, Goal, Progress, Puzzle};
use crate::rules::Stone;
use crate::store::{Lines, Store, local_time};

/// What is done with puzzles.
#[derive(Debug, Args)]
pub(super) struct PuzzleArguments {
    /// List what is to be solved today, with your rating and your streak
    #[arg(long)]
    list: bool,

    /// Make puzzles of the games in these files, or of positions in lines of JSON
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "list")]
    from: Vec<PathBuf>,

    /// Put the puzzles that are found into this file, not among your own
    #[arg(long, value_name = "FILE", requires = "from")]
    out: Option<PathBuf>,

    /// The rule of games whose file does not say it: freestyle (0) or standard (1)
    #[arg(long, value_name = "RULE", default_value = "freestyle", requires = "from")]
    rule: RuleName,

    /// Put your own puzzles into this file, behind those that it has
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "from"])]
    export: Option<PathBuf>,
}

/// Does what was asked for.
pub(super) fn run(arguments: PuzzleArguments) -> anyhow::Result<()> {
    let store = Store::of_user();
    if !arguments.from.is_empty() {
        return find::run(&store, &arguments.from, arguments.out, arguments.rule.into());
    }
    match arguments.export {
        Some(path) => export(&store, &path),
        None => list(&store),
    }
}

/// The player's own puzzles.
fn own(store: &Store) -> anyhow::Result<Vec<Puzzle>> {
    let path = store.puzzles_path()?;
    let lines = store.puzzles(&path).with_context(|| format!("cannot read {}", path.display()))?;
    warn(&path, &lines);
    let puzzles = lines.entries.into_iter().filter_map(|entry| match entry {
        Entry::Puzzle(puzzle) => Some(*puzzle),
        Entry::Position(..) => None,
    });
    Ok(puzzles.collect())
}

/// Tells of the lines that cannot be read; they stay where they are.
fn warn<T>(path: &std::path::Path, lines: &Lines<T>) {
    for (number, why) in &lines.damaged {
        // If stderr is closed, there is nobody to tell.
        let _ = writeln!(io::stderr(), "gomoku: {}, line {number}: {why}", path.display());
    }
}

fn export(store: &Store, path: &std::path::Path) -> anyhow::Result<()> {
    let puzzles = own(store)?;
    let cannot = || format!("cannot write {}", path.display());
    let new = store.add_puzzles(path, &puzzles).with_context(cannot)?;
    let text = format!(
        "{} of your own, {new} of them new to {}\n",
        puzzles_of(puzzles.len()),
        path.display()
    );
    written(io::stdout().lock().write_all(text.as_bytes()), "the answer")
}

fn list(store: &Store) -> anyhow::Result<()> {
    let mut deck = Deck::first_collection();
    let collected = deck.puzzles().len();
    deck.extend(own(store)?);
    let path = store.attempts_path()?;
    let log = store.attempts().with_context(|| format!("cannot read {}", path.display()))?;
    warn(&path, &log);
    let progress: Progress = log.entries.into_iter().collect();
    let today = local_time().date();
    let queue = deck.queue(&progress, today);
    let due = queue.iter().filter(|puzzle| progress.card(puzzle.id()).is_some()).count();
    let rating = progress.rating();
    let mut text = format!(
        "due today {due}\nnew       {}\nkept      {collected} and {} of your own\nstreak    {}\n\
         rating    {:.0}, give or take {:.0}\n\n",
        queue.len() - due,
        deck.puzzles().len() - collected,
        days(progress.streak(today)),
        rating.value(),
        rating.deviation(),
    );
    text.extend(queue.into_iter().map(|puzzle| {
        let when = if progress.card(puzzle.id()).is_some() { "due" } else { "new" };
        format!("{when}  {}\n", line(puzzle))
    }));
    written(io::stdout().lock().write_all(text.as_bytes()), "the list")
}

/// `0123456789abcdef  1250  X wins by fours in 4 moves  games, Ann - Bob, 2026-11-22`.
fn line(puzzle: &Puzzle) -> String {
    let mark = |side| if side == Stone::First { "X" } else { "O" };
    let threats = puzzle.goal().threats();
    let by = if threats.by() == WinKind::Fours { "fours" } else { "threes and fours" };
    let moves = if threats.moves() == 1 {
        "1 move".to_owned()
    } else {
        format!("{} moves", threats.moves())
    };
    let side = puzzle.side();
    let task = match puzzle.goal() {
        Goal::Win(_) => format!("{} wins by {by} in {moves}", mark(side)),
        Goal::Defend { .. } => {
            format!("{} stops a win by {by} in {moves}", mark(side))
        }
    };
    let origin = puzzle.origin();
    let players = Some(origin.players.join(" - "))
        .filter(|_| origin.players.iter().any(|name| !name.is_empty()));
    let origin = [Some(origin.source.clone()), players, Some(origin.date.clone())];
    let origin: Vec<String> =
        origin.into_iter().flatten().filter(|text| !text.is_empty()).collect();
    format!("{}  {:>4}  {task}  {}", puzzle.id(), puzzle.rating(), origin.join(", "))
}

fn puzzles_of(number: usize) -> String {
    if number == 1 { "1 puzzle".to_owned() } else { format!("{number} puzzles") }
}

fn days(number: usize) -> String {
    if number == 1 { "1 day".to_owned() } else { format!("{number} days") }
}
