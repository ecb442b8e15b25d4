//! Judgements of single moves.

use super::facts::Facts;
use super::proof::Proof;
use super::turning::TurningPoint;
use super::variation::{Basis, Chance};
use crate::player::{ForcedWin, WinKind};

/// Mark of a move; most have none.
///
/// Marks depend on the cost of a move in winning chances from 0 to 1, with the thresholds of
/// chess.com's expected points ("How are moves classified?"): a mistake costs at least 0.1, a
/// blunder at least 0.2. The losing move is at least a mistake. A move in a lost position is neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMark {
    /// Only move: every other one is proved to lose. Stopping a five does not count, since nobody
    /// overlooks that.
    OnlyMove,
    /// Starts a proved win of at least [`GOOD_FIND`] moves.
    GoodFind(Length),
    /// Missed win: a win was proved before the move, but neither proof nor search finds one after
    /// it.
    MissedWin(Length),
    Mistake,
    Blunder,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// Number of the winner's moves, up to the five or an unstoppable four.
    pub moves: usize,
    pub by: WinKind,
}

impl MoveMark {
    pub const fn is_error(self) -> bool {
        matches!(self, Self::MissedWin(_) | Self::Mistake | Self::Blunder)
    }
}

/// Length of the shortest win that counts as a good find.
pub const GOOD_FIND: usize = 4;
pub const MISTAKE: f64 = 0.1;
pub const BLUNDER: f64 = 0.2;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct JudgedMove {
    pub chances: Option<(Chance, Chance)>,
    pub cost: f64,
    pub mark: Option<(MoveMark, Basis)>,
    /// Set if the mover had a choice: it did not have to stop a five, and was not lost.
    pub had_choice: bool,
}

/// Judges the move with this index, from 0; `None` until both its positions have been examined.
pub(super) fn judge(facts: &Facts<'_>, index: usize, turning: TurningPoint) -> Option<JudgedMove> {
    let (before, _) = (facts.proof(index)?, facts.proof(index + 1)?);
    let chances = facts.best_chance(index).zip(facts.chance(index + 1).map(Chance::of_opponent));
    let cost = chances.map_or(0.0, |chances| cost(facts, index, chances));
    let is_losing = turning == TurningPoint::Move(index);
    let had_choice = !facts.outlook(index).is_lost() && !facts.is_forced(index);
    let mark = match before {
        Proof::Win(win) => of_win(facts, index, win).map(|mark| (mark, Basis::Proved)),
        Proof::Open(Some(defences)) if defences.only() == Some(facts.played(index)?) => {
            (!facts.is_forced(index)).then_some((MoveMark::OnlyMove, Basis::Proved))
        }
        Proof::Open(_) | Proof::Loss => chances.and_then(|(before, now)| {
            let basis = match now.basis {
                Basis::Proved => Basis::Proved,
                basis @ Basis::Searched { .. } => basis.min(before.basis),
            };
            let mark = if cost >= BLUNDER { MoveMark::Blunder } else { MoveMark::Mistake };
            (cost >= MISTAKE || is_losing).then_some((mark, basis))
        }),
    };
    Some(JudgedMove { chances, cost, mark, had_choice })
}

fn of_win(facts: &Facts<'_>, index: usize, win: &ForcedWin) -> Option<MoveMark> {
    let length = Length { moves: win.moves(), by: win.by };
    if !facts.outlook(index + 1).is_lost() {
        return Some(MoveMark::MissedWin(length));
    }
    let is_proved = facts.proof(index + 1) == Some(&Proof::Loss);
    let before = index.checked_sub(2).and_then(|index| facts.proof(index));
    let begins = is_proved && !matches!(before, Some(Proof::Win(_)));
    let is_find = begins && length.by != WinKind::Other && length.moves >= GOOD_FIND;
    is_find.then_some(MoveMark::GoodFind(length))
}

/// Cost of a move. The best move according to a search costs nothing, unless it loses.
fn cost(facts: &Facts<'_>, index: usize, (before, after): (Chance, Chance)) -> f64 {
    let best = facts.evaluation(index).and_then(|found| found.pv.first().copied());
    let is_best = best == facts.played(index) && before.basis != Basis::Proved;
    if is_best && !facts.outlook(index + 1).is_won() {
        return 0.0;
    }
    (before.chance - after.chance).max(0.0)
}
