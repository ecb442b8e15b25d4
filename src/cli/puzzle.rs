//! `gomoku puzzle`: the player's puzzles, and new ones from games.

mod find;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::LookArguments;
use super::choice::rule;
use super::output::{counted, say, tell};
use crate::player::WinKind;
use crate::printable::{printable, printable_path};
use crate::puzzle::{Counts, Deck, Goal, Puzzle, PuzzleLine};
use crate::rules::Rule;
use crate::store::Store;

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
    #[arg(long, value_name = "RULE", value_parser = rule(), default_value = "freestyle", requires = "from")]
    rule: Rule,

    /// Put your own puzzles into this file, behind those that it has
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "from"])]
    export: Option<PathBuf>,
}

impl PuzzleArguments {
    /// Checks whether puzzles open on the full screen: no other option was given, and there is a
    /// terminal.
    pub(super) fn opens_screen(&self) -> bool {
        let asks = self.list || !self.from.is_empty() || self.export.is_some();
        !asks && io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}

pub(super) fn run(arguments: PuzzleArguments) -> anyhow::Result<()> {
    let store = Store::of_user();
    if !arguments.from.is_empty() {
        return find::run(&store, &arguments.from, arguments.out, arguments.rule);
    }
    match arguments.export {
        Some(path) => export(&store, &path),
        None => list(&store),
    }
}

fn export(store: &Store, path: &std::path::Path) -> anyhow::Result<()> {
    let own = store.puzzles(&store.puzzles_path()?).context("cannot read your puzzles")?;
    // Unreadable lines are left unchanged, here and below.
    own.damaged.iter().for_each(tell);
    let puzzles: Vec<Puzzle> =
        own.entries.into_iter().filter_map(PuzzleLine::into_puzzle).collect();
    let cannot = || format!("cannot write {}", printable_path(path));
    let new = store.add_puzzles(path, &puzzles).with_context(cannot)?;
    let text = format!(
        "{} of your own, {new} of them new to {}\n",
        counted(puzzles.len(), "puzzle"),
        printable_path(path)
    );
    say(&text, "the answer")
}

fn list(store: &Store) -> anyhow::Result<()> {
    let (practice, damaged) = store.practice().context("cannot read your puzzles")?;
    damaged.iter().for_each(tell);
    let collected = Deck::first_collection().puzzles().len();
    let Counts { due, new } = practice.counts();
    let rating = practice.progress().rating();
    let mut text = format!(
        "due today {due}\nnew       {new}\nkept      {collected} and {} of your own\n\
         streak    {}\nrating    {:.0}, give or take {:.0}\n\n",
        practice.deck().puzzles().len() - collected,
        counted(practice.streak(), "day"),
        rating.value(),
        rating.deviation(),
    );
    text.extend(practice.queue().into_iter().map(|puzzle| {
        let is_due = practice.progress().card(puzzle.id()).is_some();
        format!("{}  {}\n", if is_due { "due" } else { "new" }, line(puzzle))
    }));
    say(&text, "the list")
}

/// Formats a puzzle: `0123456789abcdef  1250  X wins by fours in 4 moves  games, Ann - Bob,
/// 2026-11-22`.
fn line(puzzle: &Puzzle) -> String {
    let threats = puzzle.goal().threats();
    let by = if threats.by() == WinKind::Fours { "fours" } else { "threes and fours" };
    let moves = counted(threats.moves(), "move");
    let side = puzzle.side();
    let task = match puzzle.goal() {
        Goal::Win(_) => format!("{side} wins by {by} in {moves}"),
        Goal::Defend { .. } => format!("{side} stops a win by {by} in {moves}"),
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
