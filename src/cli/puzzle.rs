//! `gomoku puzzle`: the player's puzzles, and new ones from games.

mod find;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::LookArguments;
use super::output::{say, tell};
use super::rule::RuleName;
use crate::player::WinKind;
use crate::printable::{printable, printable_path};
use crate::puzzle::{Counts, Deck, Entry, Goal, Puzzle};
use crate::rules::Stone;
use crate::store::{Damaged, Store};

/// What is done with puzzles.
#[derive(Debug, Args)]
pub(super) struct PuzzleArguments {
    /// List what is to be solved today, with your rating and your streak
    #[arg(long)]
    list: bool,

    #[command(flatten)]
    pub(super) look: LookArguments,

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

impl PuzzleArguments {
    /// Whether puzzles are to be solved on the full screen: nothing else was asked for, and there is a terminal.
    pub(super) fn opens_screen(&self) -> bool {
        let asks = self.list || !self.from.is_empty() || self.export.is_some();
        !asks && io::stdin().is_terminal() && io::stdout().is_terminal()
    }
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

/// Tells of the lines that cannot be read; they stay where they are.
fn warn(damaged: &[Damaged]) {
    damaged.iter().for_each(tell);
}

fn export(store: &Store, path: &std::path::Path) -> anyhow::Result<()> {
    let own = store.puzzles(&store.puzzles_path()?).context("cannot read your puzzles")?;
    warn(&own.damaged);
    let puzzles: Vec<Puzzle> = own.entries.into_iter().filter_map(Entry::into_puzzle).collect();
    let cannot = || format!("cannot write {}", printable_path(path));
    let new = store.add_puzzles(path, &puzzles).with_context(cannot)?;
    let text = format!(
        "{} of your own, {new} of them new to {}\n",
        puzzles_of(puzzles.len()),
        printable_path(path)
    );
    say(&text, "the answer")
}

fn list(store: &Store) -> anyhow::Result<()> {
    let (practice, damaged) = store.practice().context("cannot read your puzzles")?;
    warn(&damaged);
    let collected = Deck::first_collection().puzzles().len();
    let Counts { due, new } = practice.counts();
    let rating = practice.progress().rating();
    let mut text = format!(
        "due today {due}\nnew       {new}\nkept      {collected} and {} of your own\n\
         streak    {}\nrating    {:.0}, give or take {:.0}\n\n",
        practice.deck().puzzles().len() - collected,
        days(practice.streak()),
        rating.value(),
        rating.deviation(),
    );
    text.extend(practice.queue().into_iter().map(|puzzle| {
        let is_due = practice.progress().card(puzzle.id()).is_some();
        format!("{}  {}\n", if is_due { "due" } else { "new" }, line(puzzle))
    }));
    say(&text, "the list")
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
    let origin = printable(&origin.join(", ")).into_owned();
    format!("{}  {:>4}  {task}  {origin}", puzzle.id(), puzzle.rating())
}

fn puzzles_of(number: usize) -> String {
    if number == 1 { "1 puzzle".to_owned() } else { format!("{number} puzzles") }
}

fn days(number: usize) -> String {
    if number == 1 { "1 day".to_owned() } else { format!("{number} days") }
}
