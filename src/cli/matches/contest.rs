//! Match in progress: games to play, and the journal of those that have ended.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context as _;

use super::plan::Plan;
use super::progress::{Progress, State};
use crate::cli::input::{cannot_load, cannot_write};
use crate::cli::output::tell;
use crate::locale::text;
use crate::manager::{NotPlayed, Spectator, Tables};
use crate::player::Tasks;
use crate::printable::printable_path;
use crate::store::{MatchFile, Store};
use crate::tournament::{Finished, Journal, Scheduled, Standings};

pub(super) struct Contest {
    pub plan: Arc<Plan>,
    journal: Journal,
    file: MatchFile,
    /// Games to play, in order.
    todo: VecDeque<Scheduled>,
    /// Number of games in progress.
    playing: usize,
    /// Numbers of the games that were played in this run.
    played: Vec<usize>,
    /// Set if the match is to end now.
    pub is_ending: Arc<AtomicBool>,
    /// Set if games are left because the match is to end.
    is_interrupted: bool,
    /// Error that ends the match.
    failure: Option<anyhow::Error>,
    standings: Standings,
    progress: Progress,
}

impl Contest {
    /// Opens the journal, which may have games already.
    pub fn open(
        plan: Plan,
        store: &Store,
        progress: Progress,
        is_ending: Arc<AtomicBool>,
    ) -> anyhow::Result<Self> {
        let path = &plan.path;
        let (mut file, bytes) = store.open_match(path).with_context(|| cannot_write(path))?;
        let journal = Journal::resume(&bytes, plan.conditions.clone(), &plan.openings)
            .with_context(|| cannot_load(path))?;
        file.cut(journal.length).with_context(|| cannot_write(path))?;
        if journal.length == 0 {
            file.append(&plan.conditions.line()).with_context(|| cannot_write(path))?;
        }
        let is_finished = |number| journal.games.contains_key(&number);
        let todo = plan.schedule.remaining(plan.rounds, is_finished)?;
        let todo: VecDeque<Scheduled> = todo.filter(|game| plan.has(game.number)).collect();
        let standings = Standings::new(&journal, plan.sprt);
        let (played, plan) = (Vec::new(), Arc::new(plan));
        Ok(Self {
            plan,
            journal,
            file,
            todo,
            playing: 0,
            played,
            is_ending,
            is_interrupted: false,
            failure: None,
            standings,
            progress,
        })
    }

    /// Says where the journal is, if the user did not choose the place.
    pub fn tell_place(&self) {
        if self.plan.is_new {
            tell(text!("match-journal", path = printable_path(&self.plan.path)));
        }
    }

    /// Says how many games the journal has.
    pub fn tell_games(&self) {
        if !self.journal.games.is_empty() {
            tell(text!("match-resumed", count = self.journal.games.len()));
        }
    }

    fn keep(&mut self, scheduled: &Scheduled, game: Finished) -> anyhow::Result<()> {
        let line = self.journal.line(scheduled, &game);
        self.file.append(&line).with_context(|| cannot_write(&self.plan.path))?;
        self.played.push(scheduled.number);
        self.journal.games.insert(scheduled.number, game);
        self.standings = Standings::new(&self.journal, self.plan.sprt);
        self.show(false);
        Ok(())
    }

    /// Shows how far the match is.
    pub fn show(&mut self, is_over: bool) {
        let left = if is_over { 0 } else { self.todo.len() + self.playing };
        let (played, sprt) = (self.played.len(), self.plan.sprt);
        let state = State { standings: &self.standings, played, left, sprt, is_over };
        self.progress.show(&state);
    }

    /// Ends the match. Returns the journal, the numbers of the games that were played in this run,
    /// and the failure, if there is one.
    pub fn end(mut self) -> (Journal, Vec<usize>, Option<anyhow::Error>) {
        self.progress.end();
        if self.failure.is_none() && self.is_interrupted {
            tell(text!("match-interrupted"));
        }
        (self.journal, self.played, self.failure)
    }
}

impl Tasks for Contest {
    type Task = Scheduled;
    type Done = (Scheduled, Result<Finished, NotPlayed>);

    fn next(&mut self) -> Option<Scheduled> {
        if self.failure.is_some() || self.standings.decision().is_some() {
            return None;
        }
        if self.is_ending.load(Ordering::SeqCst) {
            self.is_interrupted |= !self.todo.is_empty();
            return None;
        }
        let next = self.todo.pop_front();
        self.playing += usize::from(next.is_some());
        next
    }

    fn take(&mut self, (scheduled, played): (Scheduled, Result<Finished, NotPlayed>)) {
        self.playing -= 1;
        let kept = match played {
            Ok(game) => self.keep(&scheduled, game),
            Err(NotPlayed::Stopped) => {
                self.is_interrupted = true;
                Ok(())
            }
            Err(NotPlayed::Paused) => {
                self.todo.push_front(scheduled);
                Ok(())
            }
            Err(NotPlayed::NotStarted(engine, fault)) => {
                let name = self.plan.conditions.engines.get(engine);
                let name = name.map(|engine| engine.name.as_str().to_owned()).unwrap_or_default();
                Err(anyhow::Error::msg(fault.to_string()).context(name))
            }
        };
        if let Err(why) = kept {
            self.failure.get_or_insert(why);
        }
    }
}

/// Plays a game on the thread of a table.
pub(super) fn play(
    scheduled: &Scheduled,
    plan: &Plan,
    tables: &Tables,
    spectator: &dyn Spectator,
    is_ending: &AtomicBool,
) -> (Scheduled, Result<Finished, NotPlayed>) {
    let is_stopped = || is_ending.load(Ordering::SeqCst);
    let opening = plan.openings.turned(scheduled.opening, scheduled.symmetry);
    let played = opening.map_or(Err(NotPlayed::Stopped), |opening| {
        tables.play(scheduled, &opening, spectator, &is_stopped)
    });
    (*scheduled, played)
}
