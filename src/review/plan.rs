//! A review under way: what is known, and what is asked next.

use std::collections::{BTreeMap, VecDeque};

use super::effort::{Effort, Round};
use super::facts::{Facts, forced};
use super::proof::{Bound, Proof};
use super::report::Report;
use super::task::{Answer, Finding, Question, Task};
use super::turning::{TurningPoint, turning_point};
use super::variation::Better;
use crate::player::{Line, NoMove, WinKind, has_levels};
use crate::rules::{Game, Status, Stone};

/// A review of a game, which knows more and more: first what is cheap, the last moves first.
///
/// It gives out [`Task`]s and takes what they [find](Finding), in any order: what it knows at the end depends
/// on the game and the [`Effort`] alone.
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    winner: Option<Stone>,
    effort: Effort,
    forced: Vec<bool>,
    proofs: Vec<Option<Proof>>,
    evaluations: Vec<Option<Line>>,
    better: BTreeMap<usize, Better>,
    /// The stages to come, the next one last.
    stages: Vec<Stage>,
    /// The positions that are still to be asked about in the stage under way.
    queue: VecDeque<(usize, Ask)>,
    /// The turning points that were tried harder.
    tried: Vec<usize>,
    /// Tasks that were given out and are not done.
    out: usize,
    done: usize,
}

/// Tasks that do not depend on one another. A stage begins when the one before is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Proofs(Bound),
    /// A harder proof at the turning point, as often as that leads to another one.
    TurningPoint,
    /// Searches of so many nodes.
    Searches(u64),
    /// What should have been played.
    Better,
}

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    Proof(Bound),
    Search(u64),
    Better,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Tasks that are done.
    pub done: usize,
    /// Tasks in all, as far as can be seen.
    pub all: usize,
}

impl Review {
    /// A review that knows nothing yet. Who won off the board, by resignation say, is told; who won on it is
    /// seen.
    ///
    /// # Errors
    /// If the engine does not know the game.
    pub fn new(game: Game, winner: Option<Stone>, effort: Effort) -> Result<Self, NoMove> {
        if !has_levels(game.variant()) {
            return Err(NoMove::Unsupported(game.variant()));
        }
        let winner = match game.status() {
            Status::Won(winner) => Some(winner),
            Status::Drawn => None,
            Status::ToMove(_) => winner,
        };
        let mut stages = vec![Stage::Better];
        for (place, &Round { proof, search }) in effort.rounds.iter().rev().enumerate() {
            stages.push(Stage::Searches(search));
            stages.extend((place == 0).then_some(Stage::TurningPoint));
            stages.push(Stage::Proofs(proof));
        }
        let positions = game.moves().len() + 1;
        Ok(Self {
            forced: forced(&game),
            game,
            winner,
            effort,
            proofs: vec![None; positions],
            evaluations: vec![None; positions],
            better: BTreeMap::new(),
            stages,
            queue: VecDeque::new(),
            tried: Vec::new(),
            out: 0,
            done: 0,
        })
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// A task that may be done now. `None` if all are done, or until more of those given out are.
    pub fn next_task(&mut self) -> Option<Task> {
        loop {
            if let Some((index, ask)) = self.queue.pop_front() {
                return Some(self.task(index, ask));
            }
            if self.out > 0 {
                return None;
            }
            let stage = self.stages.pop()?;
            self.queue = self.asked_in(stage);
            if let (Stage::TurningPoint, Some(&(index, _))) = (stage, self.queue.front()) {
                self.tried.push(index);
                self.stages.push(stage);
            }
        }
    }

    /// Takes what a task found.
    pub fn take(&mut self, Finding { index, answer }: Finding) {
        self.out = self.out.saturating_sub(1);
        self.done += 1;
        match answer {
            Answer::Proof(proof) => self.proofs[index] = Some(proof),
            Answer::Evaluation(found) => self.evaluations[index] = Some(found),
            Answer::Better(better) => {
                self.better.insert(index, better);
            }
            Answer::Nothing => {}
        }
    }

    /// Whether there is nothing left to do.
    pub fn is_finished(&self) -> bool {
        self.out == 0 && self.queue.is_empty() && self.stages.is_empty()
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let of_stage = |stage: &Stage| match stage {
            Stage::Proofs(_) | Stage::Searches(_) => self.proofs.len(),
            Stage::TurningPoint | Stage::Better => 1,
        };
        let to_come: usize = self.stages.iter().map(of_stage).sum();
        Progress { done: self.done, all: self.done + self.out + self.queue.len() + to_come }
    }

    /// What is known so far.
    pub fn report(&self) -> Report {
        Report::new(&self.game, &self.facts(), self.winner)
    }

    fn facts(&self) -> Facts<'_> {
        let Self { game, evaluations, forced, better, .. } = self;
        Facts::new(game, self.proofs.clone(), evaluations, forced, better)
    }

    fn task(&mut self, index: usize, ask: Ask) -> Task {
        self.out += 1;
        let mut game = self.game.clone();
        while game.moves().len() > index {
            game.undo();
        }
        let proof = self.proofs[index].clone();
        let question = match ask {
            Ask::Proof(bound) => Question::Proof(bound, proof),
            Ask::Search(nodes) => Question::Search(nodes),
            Ask::Better => {
                Question::Better(self.effort.better, proof, self.evaluations[index].clone())
            }
        };
        Task { index, game, question }
    }

    /// What a stage asks, the last positions first, and only of those that are not decided.
    fn asked_in(&self, stage: Stage) -> VecDeque<(usize, Ask)> {
        let ask = match stage {
            Stage::Proofs(bound) => Ask::Proof(bound),
            Stage::Searches(nodes) => Ask::Search(nodes),
            Stage::TurningPoint => {
                let bound = self.effort.turning_point.map(|(bound, _)| Ask::Proof(bound));
                return self.last_saved().zip(bound).into_iter().collect();
            }
            Stage::Better => {
                return self.report().told().map(|index| (index, Ask::Better)).collect();
            }
        };
        let facts = self.facts();
        let is_over = !matches!(self.game.status(), Status::ToMove(_));
        let positions = self.proofs.len() - usize::from(is_over);
        let is_open = |index: &usize| match facts.proof(*index) {
            None | Some(Proof::Open(_)) => true,
            // There may be one by threats.
            Some(Proof::Win(win)) => win.by == WinKind::Other && matches!(ask, Ask::Proof(_)),
            Some(Proof::Loss) => false,
        };
        (0..positions).rev().filter(is_open).map(|index| (index, ask)).collect()
    }

    /// The position before the losing move, if it is to be tried harder to prove that it was lost already.
    fn last_saved(&self) -> Option<usize> {
        let (_, most) = self.effort.turning_point?;
        let facts = self.facts();
        let found = turning_point(&facts, self.game.moves().len(), self.winner);
        let TurningPoint::Move(index) = found else { return None };
        let is_open = matches!(facts.proof(index), Some(Proof::Open(_)));
        (is_open && self.tried.len() < most && !self.tried.contains(&index)).then_some(index)
    }
}
