//! `gomoku match`: matches between engines.

mod arguments;
mod competitor;
mod contest;
mod plan;
mod progress;
mod report;
mod screen;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::Context as _;

pub(super) use arguments::MatchArguments;

use super::input::cannot_load;
use super::system::handle_signals;
use crate::cli::User;
use crate::external::own_program;
use crate::manager::Tables;
use crate::player::work_off;
use crate::settings::LanguageName;
use crate::store::Store;
use crate::tournament::{Journal, Standings};
use contest::{Contest, play};
use plan::Plan;
use progress::Progress;
use report::Report;

/// Maximum time that engines and output may delay the end after a signal.
const PATIENCE: Duration = Duration::from_secs(15);

pub(super) fn run(
    arguments: &MatchArguments,
    language: Option<LanguageName>,
) -> anyhow::Result<()> {
    let store = Store::of_user();
    if !arguments.report.is_empty() {
        return report(arguments, &store);
    }
    let plan = Plan::new(arguments, &store)?;
    if arguments.watch {
        let user = User::read(language);
        super::check_terminal()?;
        return screen::run(plan, arguments, user);
    }
    let is_ending = Arc::new(AtomicBool::new(false));
    let (done, ended) = mpsc::channel::<()>();
    handle_signals(&is_ending, move || {
        // It ends when the other end is dropped.
        let _ = ended.recv_timeout(PATIENCE);
    })?;
    let progress = Progress::in_lines();
    let mut contest = Contest::open(plan, &store, progress, Arc::clone(&is_ending))?;
    contest.tell_place();
    contest.tell_games();
    play_all(&mut contest, arguments.concurrency, &Unseen);
    let result = end(contest, arguments, &store);
    drop(done);
    // The signal ends the process.
    while is_ending.load(Ordering::SeqCst) {
        thread::park();
    }
    result
}

/// Plays the games of a match.
fn play_all(contest: &mut Contest, concurrency: usize, spectator: &dyn crate::manager::Spectator) {
    let guard = own_program();
    let match_plan = Arc::clone(&contest.plan);
    let conditions = &match_plan.conditions;
    let entrants = &match_plan.entrants;
    let tables = Tables::new(&guard, entrants, conditions.limit, conditions.adjudicates);
    let is_ending = Arc::clone(&contest.is_ending);
    work_off(contest, concurrency, |scheduled| {
        play(&scheduled, &match_plan, &tables, spectator, &is_ending)
    });
}

/// Prints the table, and writes the games.
fn end(contest: Contest, arguments: &MatchArguments, store: &Store) -> anyhow::Result<()> {
    let (journal, played, failure) = contest.end();
    let report = Report { arguments, journal: &journal, played: &played };
    let written = report.write(store);
    failure.map_or(written, Err)
}

/// Reports on matches that were played.
fn report(arguments: &MatchArguments, store: &Store) -> anyhow::Result<()> {
    let mut whole: Option<Journal> = None;
    for path in &arguments.report {
        let bytes = store.match_journal(path).with_context(|| cannot_load(path))?;
        let part = Journal::parse(&bytes).with_context(|| cannot_load(path))?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => whole.add(part).with_context(|| cannot_load(path))?,
        }
    }
    // There is at least one.
    let Some(journal) = whole else { return Ok(()) };
    let engines = journal.conditions.engines.len();
    arguments.check_sprt(engines)?;
    Report { arguments, journal: &journal, played: &[] }.write(store)
}

/// Spectator of a match that nobody watches.
struct Unseen;

impl crate::manager::Spectator for Unseen {
    fn see(&self, _: usize, _: &crate::tournament::Scheduled, _: &crate::rules::Game) {}
}
