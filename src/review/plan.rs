//! Review in progress: its findings so far, and its next tasks.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::effort::{Effort, Round};
use super::facts::{Facts, forced};
use super::proof::Proof;
use super::report::Report;
use super::task::{Ask, Finding, ReviewAnswer, Task};
use super::turning::{TurningPoint, turning_point};
use super::variation::Better;
use crate::game::GameKind;
use crate::player::{Line, NoMove, Stop, Tasks, Verdict, WinKind, work_off};
use crate::rules::{Game, Status, Stone};

/// Review of a game. It proceeds from cheap tasks to expensive ones, and from the last move
/// backwards.
///
/// It hands out [`Task`]s and takes their [findings](Finding) in any order: the result depends only
/// on the game and the [`Effort`].
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    winner: Option<Stone>,
    forced: Vec<bool>,
    proofs: Vec<Option<Proof>>,
    evaluations: Vec<Option<Line>>,
    better: BTreeMap<usize, Better>,
    /// Remaining stages, the next one last. A stage starts when the previous one is complete.
    stages: Vec<Ask>,
    queue: VecDeque<(usize, Ask)>,
    /// Positions in which a harder proof was tried.
    tried: Vec<usize>,
    /// Positions in which another move was examined.
    examined: BTreeSet<usize>,
    /// Remaining rounds of such examinations.
    rounds: usize,
    out: usize,
    done: usize,
}

/// Maximum number of times that the search for better moves is repeated, after one that found the
/// game lost at an earlier move.
const EXAMINATIONS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    pub done: usize,
    pub all: usize,
}

impl Review {
    /// Creates a review. `winner` is the winner of a game that ended off the board, such as by
    /// resignation.
    pub fn new(game: Game, winner: Option<Stone>, effort: Effort) -> Result<Self, NoMove> {
        if !GameKind::Rows(game.variant()).has_levels() {
            return Err(NoMove::Unsupported(GameKind::Rows(game.variant())));
        }
        let winner = match game.status() {
            Status::Won(winner) => Some(winner),
            Status::Drawn => None,
            Status::ToMove(_) => winner,
        };
        let win = effort.rounds.iter().map(|round| round.proof.win).max().unwrap_or_default();
        let mut stages = vec![Ask::Better { nodes: effort.better, win }];
        let mut turning_point = effort.turning_point;
        for &Round { proof, search } in effort.rounds.iter().rev() {
            stages.push(Ask::Search(search));
            stages.extend(turning_point.take().map(|(bound, most)| Ask::TurningPoint(bound, most)));
            stages.push(Ask::Proof(proof));
        }
        let positions = game.moves().len() + 1;
        Ok(Self {
            forced: forced(&game),
            game,
            winner,
            proofs: vec![None; positions],
            evaluations: vec![None; positions],
            better: BTreeMap::new(),
            stages,
            queue: VecDeque::new(),
            tried: Vec::new(),
            examined: BTreeSet::new(),
            rounds: EXAMINATIONS,
            out: 0,
            done: 0,
        })
    }

    /// Returns the next task. `None` if all are done, or until more findings arrive.
    pub fn next_task(&mut self) -> Option<Task> {
        loop {
            if let Some((index, ask)) = self.queue.pop_front() {
                self.out += 1;
                let mut game = self.game.clone();
                while game.moves().len() > index {
                    game.undo();
                }
                let (proof, evaluation) = (&self.proofs[index], &self.evaluations[index]);
                let (proof, evaluation) = (proof.clone(), evaluation.clone());
                let played = self.game.moves().get(index).copied();
                return Some(Task { index, game, played, ask, proof, evaluation });
            }
            if self.out > 0 {
                return None;
            }
            let stage = self.stages.pop()?;
            self.queue = self.asked_in(stage).into_iter().map(|index| (index, stage)).collect();
            match (stage, self.queue.front()) {
                (Ask::TurningPoint(..), Some(&(index, _))) => {
                    self.tried.push(index);
                    self.stages.push(stage);
                }
                // If no other move holds, an earlier move lost the game, and so on.
                (Ask::Better { .. }, Some(_)) if self.rounds > 0 => {
                    self.examined.extend(self.queue.iter().map(|(index, _)| index));
                    self.rounds -= 1;
                    self.stages.push(stage);
                }
                _ => {}
            }
        }
    }

    pub fn take(&mut self, Finding { index, answer }: Finding) {
        self.out = self.out.saturating_sub(1);
        self.done += 1;
        match answer {
            Some(ReviewAnswer::Proof(proof)) => self.proofs[index] = Some(proof),
            Some(ReviewAnswer::Evaluation(found)) => self.evaluations[index] = Some(found),
            Some(ReviewAnswer::Better(better)) => {
                self.better.insert(index, better);
            }
            None => {}
        }
    }

    /// Runs all remaining tasks on this many threads, unless stopped; calls `heard` after each
    /// step.
    pub fn run(&mut self, threads: usize, stop: &Stop, heard: impl FnMut(&Self)) {
        let mut all = All { review: self, stop, heard };
        work_off(&mut all, threads, |task: Task| task.run(stop));
    }

    pub fn is_finished(&self) -> bool {
        self.out == 0 && self.queue.is_empty() && self.stages.is_empty()
    }

    pub fn progress(&self) -> ReviewProgress {
        let of_stage = |stage: &Ask| match stage {
            Ask::Proof(_) | Ask::Search(_) => self.proofs.len(),
            Ask::TurningPoint(..) | Ask::Better { .. } => 1,
        };
        let to_come: usize = self.stages.iter().map(of_stage).sum();
        ReviewProgress { done: self.done, all: self.done + self.out + self.queue.len() + to_come }
    }

    pub fn report(&self) -> Report {
        Report::new(&self.game, &self.facts(), self.winner, self.is_finished())
    }

    fn facts(&self) -> Facts<'_> {
        let Self { game, evaluations, forced, better, .. } = self;
        Facts::new(game, self.proofs.clone(), evaluations, forced, better)
    }

    /// Lists the positions to examine in a stage: undecided ones only, the last first.
    fn asked_in(&self, stage: Ask) -> Vec<usize> {
        match stage {
            Ask::TurningPoint(_, most) => return self.last_saved(most).into_iter().collect(),
            Ask::Better { .. } => {
                let report = Report::new(&self.game, &self.facts(), self.winner, false);
                let told = report.told().filter(|index| !self.examined.contains(index));
                return told.collect();
            }
            Ask::Proof(_) | Ask::Search(_) => {}
        }
        let facts = self.facts();
        let is_over = !matches!(self.game.status(), Status::ToMove(_));
        let positions = self.proofs.len() - usize::from(is_over);
        let is_open = |index: &usize| match facts.proof(*index) {
            None | Some(Proof::Open(_)) => true,
            // There may be another win by threats.
            Some(Proof::Win(win)) => win.by == WinKind::Other && matches!(stage, Ask::Proof(_)),
            Some(Proof::Loss) => false,
        };
        let is_found = |index: &usize| {
            let found = self.evaluations[*index].as_ref().map(|line| line.verdict);
            matches!((stage, found), (Ask::Search(_), Some(Verdict::Win(_) | Verdict::Loss(_))))
        };
        let open = (0..positions).rev().filter(is_open);
        open.filter(|index| !is_found(index)).collect()
    }

    /// Position before the losing move, if a harder proof should be tried there.
    fn last_saved(&self, most: usize) -> Option<usize> {
        let facts = self.facts();
        let found = turning_point(&facts, self.game.moves().len(), self.winner, false);
        let TurningPoint::Move(index) = found else { return None };
        let is_open = matches!(facts.proof(index), Some(Proof::Open(_)));
        (is_open && self.tried.len() < most && !self.tried.contains(&index)).then_some(index)
    }
}

struct All<'a, F> {
    review: &'a mut Review,
    stop: &'a Stop,
    heard: F,
}

impl<F: FnMut(&Review)> Tasks for All<'_, F> {
    type Task = Task;
    type Done = Finding;

    fn next(&mut self) -> Option<Task> {
        if self.stop.is_stopped() { None } else { self.review.next_task() }
    }

    fn take(&mut self, done: Finding) {
        self.review.take(done);
        (self.heard)(self.review);
    }
}
