//! `gomoku puzzle`: the player's puzzles, and new ones from games.

mod find;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::LookArguments;
use super::choice::rule;
use super::input::cannot_write;
use super::output::{say, tell};
use crate::locale::text;
use crate::player::WinKind;
use crate::printable::{printable, printable_path};
use crate::puzzle::{Activity, Counts, Deck, Goal, Puzzle, PuzzleLine};
use crate::rules::Rule;
use crate::store::Store;

#[derive(Debug, Args)]
pub(super) struct PuzzleArguments {
    /// Puzzles to solve: next, daily, run or a theme, such as four-three
    #[arg(value_name = "WHAT", value_parser = activity, conflicts_with_all = ["from", "export"])]
    pub(super) activity: Option<Activity>,

    /// List the puzzles to solve today, with your rating and streak
    #[arg(long)]
    list: bool,

    #[command(flatten)]
    pub(super) look: LookArguments,

    /// Make puzzles from the games, or positions in lines of JSON, in these files
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "list")]
    from: Vec<PathBuf>,

    /// Add the puzzles that are found to this file, not to your own
    #[arg(long, value_name = "FILE", requires = "from")]
    out: Option<PathBuf>,

    /// Rule of games whose file names none
    #[arg(long, value_name = "RULE", value_parser = rule(), default_value = "freestyle", requires = "from")]
    rule: Rule,

    /// Append your own puzzles to this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "from"])]
    export: Option<PathBuf>,
}

fn activity(text: &str) -> Result<Activity, String> {
    let names = || {
        let names: Vec<&str> = Activity::all().map(Activity::name).collect();
        names.join(&text!("list-comma"))
    };
    text.parse().map_err(|_| text!("cli-no-activity", names = names()))
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
        None => list(&store, arguments.activity.unwrap_or(Activity::Next)),
    }
}

fn export(store: &Store, path: &std::path::Path) -> anyhow::Result<()> {
    let own =
        store.puzzles(&store.puzzles_path()?).with_context(|| text!("cli-cannot-read-puzzles"))?;
    // Unreadable lines are left unchanged, here and below.
    own.damaged.iter().for_each(tell);
    let puzzles: Vec<Puzzle> =
        own.entries.into_iter().filter_map(PuzzleLine::into_puzzle).collect();
    let new = store.add_puzzles(path, &puzzles).with_context(|| cannot_write(path))?;
    let path = printable_path(path);
    let text = text!("cli-puzzles-exported", count = puzzles.len(), new = new, path = path);
    say(&(text + "\n"), "the answer")
}

fn list(store: &Store, activity: Activity) -> anyhow::Result<()> {
    let (practice, damaged) = store.practice().with_context(|| text!("cli-cannot-read-puzzles"))?;
    damaged.iter().for_each(tell);
    let collected = Deck::first_collection().puzzles().len();
    let Counts { due, new } = practice.counts();
    let rating = practice.progress().rating();
    let own = practice.deck().puzzles().len() - collected;
    let (value, deviation) =
        (format!("{:.0}", rating.value()), format!("{:.0}", rating.deviation()));
    let rated = if practice.progress().tried() == 0 {
        text!("cli-puzzles-unrated")
    } else {
        text!("cli-puzzles-rating", rating = value, deviation = deviation)
    };
    let mut lines = vec![
        text!("cli-puzzles-due", count = due),
        text!("cli-puzzles-new", count = new),
        text!("cli-puzzles-kept", collected = collected, own = own),
        text!("cli-puzzles-streak", count = practice.streak()),
        rated,
        String::new(),
    ];
    let puzzles: Vec<Puzzle> = match activity {
        Activity::Next => practice.queue().into_iter().cloned().collect(),
        Activity::Daily => practice.daily().into_iter().map(|(puzzle, _)| puzzle).collect(),
        Activity::Run => practice.next_run(),
        Activity::Theme(theme) => practice.queue_with(theme).into_iter().cloned().collect(),
    };
    lines.extend(puzzles.iter().map(|puzzle| {
        let puzzle_line = line(puzzle);
        if practice.progress().card(puzzle.id()).is_some() {
            text!("cli-puzzle-due", puzzle = puzzle_line)
        } else {
            text!("cli-puzzle-new", puzzle = puzzle_line)
        }
    }));
    say(&(lines.join("\n") + "\n"), "the list")
}

/// Formats a puzzle: `0123456789abcdef  1250  X wins in 4 moves by fours  games, Ann - Bob,
/// 2026-11-22`.
fn line(puzzle: &Puzzle) -> String {
    let threats = puzzle.goal().threats();
    let (side, count) = (puzzle.side(), threats.moves());
    let task = match (puzzle.goal(), threats.by()) {
        (Goal::Win(_), WinKind::Fours) => {
            text!("cli-puzzle-win-fours", side = side, count = count)
        }
        (Goal::Win(_), WinKind::ThreesAndFours | WinKind::Other) => {
            text!("cli-puzzle-win-threes", side = side, count = count)
        }
        (Goal::Defend { .. }, WinKind::Fours) => {
            text!("cli-puzzle-stop-fours", side = side, count = count)
        }
        (Goal::Defend { .. }, WinKind::ThreesAndFours | WinKind::Other) => {
            text!("cli-puzzle-stop-threes", side = side, count = count)
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
