//! Judgements of single moves.

use super::chance::{Basis, Chance};
use super::facts::Facts;
use super::proof::Proof;
use crate::player::{Line, Verdict, Win, WinKind};

/// What there is to say of a move; of most there is nothing.
///
/// The limits of what a move costs, in chances of winning from 0 to 1, are those of the expected points of
/// chess.com ("How are moves classified?"): a mistake from 0.1 on, a blunder from 0.2 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Every other move is proved to lose. Stopping a five is no only move: nobody overlooks that.
    OnlyMove,
    /// It begins a proved win of [`GOOD_FIND`] moves or more.
    GoodFind(Length),
    /// A win was proved before it. After it none is, and no search finds one.
    MissedWin(Length),
    /// It costs a tenth of the chances or more.
    Mistake,
    /// It costs a fifth of the chances or more.
    Blunder,
}

/// How long a win is, and of what kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// The winner's moves, to the five or to a four that cannot be stopped.
    pub moves: usize,
    /// What they are.
    pub by: WinKind,
}

impl Mark {
    /// Whether something better should have been played.
    pub const fn is_error(self) -> bool {
        matches!(self, Self::MissedWin(_) | Self::Mistake | Self::Blunder)
    }
}

/// The moves of the shortest win that is a find.
pub const GOOD_FIND: usize = 4;
/// What the least mistake costs.
pub const MISTAKE: f64 = 0.1;
/// What the least blunder costs.
pub const BLUNDER: f64 = 0.2;

/// What is known of one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Judgement {
    /// The mover's chance before and after it.
    pub chances: Option<(Chance, Chance)>,
    /// What it costs of that.
    pub cost: f64,
    /// What there is to say of it, and what that rests on.
    pub mark: Option<(Mark, Basis)>,
    /// Whether the mover had a choice that mattered: it did not have to stop a five, and was not lost.
    pub had_choice: bool,
}

/// Judges the move with this index, from 0; `None` until both its positions were looked at.
pub(super) fn judge(facts: &Facts<'_>, index: usize) -> Option<Judgement> {
    let (before, after) = (facts.proof(index)?, facts.proof(index + 1)?);
    let chances = facts.best_chance(index).zip(facts.chance(index + 1).map(Chance::of_opponent));
    let cost = chances.map_or(0.0, |chances| cost(facts, index, chances));
    let had_choice = *before != Proof::Loss && !facts.is_forced(index);
    let mark = match before {
        Proof::Win(win) => of_win(facts, index, win).map(|mark| (mark, Basis::Proved)),
        Proof::Open(Some(defences)) if defences.only() == Some(facts.played(index)?) => {
            had_choice.then_some((Mark::OnlyMove, Basis::Proved))
        }
        Proof::Open(_) | Proof::Loss => chances.and_then(|(before, now)| {
            let is_lost = matches!(after, Proof::Win(_));
            let basis = if is_lost { Basis::Proved } else { weaker(before.basis, now.basis) };
            of_cost(cost).map(|mark| (mark, basis))
        }),
    };
    Some(Judgement { chances, cost, mark, had_choice })
}

/// The mark of a move before which its side has a proved win.
fn of_win(facts: &Facts<'_>, index: usize, win: &Win) -> Option<Mark> {
    let length = Length { moves: win.moves(), by: win.by };
    let is_proved = facts.proof(index + 1) == Some(&Proof::Loss);
    let is_found = |found: &Line| matches!(found.verdict, Verdict::Loss(_));
    if !is_proved {
        let is_found = facts.evaluation(index + 1).is_some_and(is_found);
        return (!is_found).then_some(Mark::MissedWin(length));
    }
    let before = index.checked_sub(2).and_then(|index| facts.proof(index));
    let begins = !matches!(before, Some(Proof::Win(_)));
    let is_find = begins && length.by != WinKind::Other && length.moves >= GOOD_FIND;
    is_find.then_some(Mark::GoodFind(length))
}

fn of_cost(cost: f64) -> Option<Mark> {
    match () {
        () if cost >= BLUNDER => Some(Mark::Blunder),
        () if cost >= MISTAKE => Some(Mark::Mistake),
        () => None,
    }
}

/// What a move costs. The best move that a search found costs nothing, unless it is proved to lose.
fn cost(facts: &Facts<'_>, index: usize, (before, after): (Chance, Chance)) -> f64 {
    let best = facts.evaluation(index).and_then(|found| found.pv.first().copied());
    let is_best = best == facts.played(index) && before.basis != Basis::Proved;
    if is_best && after.basis != Basis::Proved {
        return 0.0;
    }
    (before.chance - after.chance).max(0.0)
}

fn weaker(one: Basis, other: Basis) -> Basis {
    match (one, other) {
        (Basis::Searched { depth: one }, Basis::Searched { depth: other }) => {
            Basis::Searched { depth: one.min(other) }
        }
        (Basis::Proved, basis) | (basis, Basis::Proved) => basis,
    }
}
