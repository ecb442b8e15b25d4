//! Review in progress: its knowledge, and its next tasks.

use std::collections::{BTreeMap, VecDeque};

use super::effort::{Effort, Round};
use super::facts::{Facts, forced};
use super::proof::{Proof, ProofLimits};
use super::report::Report;
use super::task::{Finding, ReviewAnswer, ReviewQuestion, Task};
use super::turning::{TurningPoint, turning_point};
use super::variation::Better;
use crate::player::{Line, NoMove, WinKind, has_levels};
use crate::rules::{Game, Status, Stone};

/// Review of a game, which proceeds from cheap to expensive, and from the last moves back.
///
/// It hands out [`Task`]s and takes their [findings](Finding) in any order: the result depends on
/// the game and the [`Effort`] alone.
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    winner: Option<Stone>,
    effort: Effort,
    forced: Vec<bool>,
    proofs: Vec<Option<Proof>>,
    evaluations: Vec<Option<Line>>,
    better: BTreeMap<usize, Better>,
    stages: Vec<ReviewStage>,
    queue: VecDeque<(usize, Ask)>,
    tried: Vec<usize>,
    out: usize,
    done: usize,
}

/// Independent tasks. A stage begins when the one before is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReviewStage {
    Proofs(ProofLimits),
    /// Harder proof at the turning point, repeated while that moves.
    TurningPoint,
    /// Searches of this many nodes.
    Searches(u64),
    Better,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    Proof(ProofLimits),
    Search(u64),
    Better,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    pub done: usize,
    pub all: usize,
}

impl Review {
    /// Creates a review. `winner` reports a win off the board, such as by resignation.
    pub fn new(game: Game, winner: Option<Stone>, effort: Effort) -> Result<Self, NoMove> {
        if !has_levels(game.variant()) {
            return Err(NoMove::Unsupported(game.variant()));
        }
        let winner = match game.status() {
            Status::Won(winner) => Some(winner),
            Status::Drawn => None,
            Status::ToMove(_) => winner,
        };
        let mut stages = vec![ReviewStage::Better];
        for (place, &Round { proof, search }) in effort.rounds.iter().rev().enumerate() {
            stages.push(ReviewStage::Searches(search));
            stages.extend((place == 0).then_some(ReviewStage::TurningPoint));
            stages.push(ReviewStage::Proofs(proof));
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

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the next task. `None` if all are done, or until more findings arrive.
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
            if let (ReviewStage::TurningPoint, Some(&(index, _))) = (stage, self.queue.front()) {
                self.tried.push(index);
                self.stages.push(stage);
            }
        }
    }

    pub fn take(&mut self, Finding { index, answer }: Finding) {
        self.out = self.out.saturating_sub(1);
        self.done += 1;
        match answer {
            ReviewAnswer::Proof(proof) => self.proofs[index] = Some(proof),
            ReviewAnswer::Evaluation(found) => self.evaluations[index] = Some(found),
            ReviewAnswer::Better(better) => {
                self.better.insert(index, better);
            }
            ReviewAnswer::Nothing => {}
        }
    }

    pub fn is_finished(&self) -> bool {
        self.out == 0 && self.queue.is_empty() && self.stages.is_empty()
    }

    pub fn progress(&self) -> ReviewProgress {
        let of_stage = |stage: &ReviewStage| match stage {
            ReviewStage::Proofs(_) | ReviewStage::Searches(_) => self.proofs.len(),
            ReviewStage::TurningPoint | ReviewStage::Better => 1,
        };
        let to_come: usize = self.stages.iter().map(of_stage).sum();
        ReviewProgress { done: self.done, all: self.done + self.out + self.queue.len() + to_come }
    }

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
            Ask::Proof(bound) => ReviewQuestion::Proof(bound, proof),
            Ask::Search(nodes) => ReviewQuestion::Search(nodes),
            Ask::Better => {
                ReviewQuestion::Better(self.effort.better, proof, self.evaluations[index].clone())
            }
        };
        Task { index, game, question }
    }

    /// Positions to examine in a stage: undecided ones only, the last first.
    fn asked_in(&self, stage: ReviewStage) -> VecDeque<(usize, Ask)> {
        let ask = match stage {
            ReviewStage::Proofs(bound) => Ask::Proof(bound),
            ReviewStage::Searches(nodes) => Ask::Search(nodes),
            ReviewStage::TurningPoint => {
                let bound = self.effort.turning_point.map(|(bound, _)| Ask::Proof(bound));
                return self.last_saved().zip(bound).into_iter().collect();
            }
            ReviewStage::Better => {
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

    /// Position before the losing move, if it is to be proved harder that it was lost already.
    fn last_saved(&self) -> Option<usize> {
        let (_, most) = self.effort.turning_point?;
        let facts = self.facts();
        let found = turning_point(&facts, self.game.moves().len(), self.winner);
        let TurningPoint::Move(index) = found else { return None };
        let is_open = matches!(facts.proof(index), Some(Proof::Open(_)));
        (is_open && self.tried.len() < most && !self.tried.contains(&index)).then_some(index)
    }
}
