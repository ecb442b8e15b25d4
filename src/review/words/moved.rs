//! Description of a move in words.

use super::{Words, basis, by_name, reason};
use crate::game::Target;
use crate::locale::text;
use crate::player::{Reason, Verdict};
use crate::review::mark::{Length, MISTAKE, MoveMark};
use crate::review::outlook::Outlook;
use crate::review::report::{MoveReport, Report};
use crate::review::turning::TurningPoint;
use crate::review::variation::{Basis, Better, Chance, Claim, Variation};

impl Words<'_> {
    /// Describes the move with this index, from 0, as a comment; `None` if there is nothing
    /// to say about it.
    pub fn moved(&self, report: &Report, index: usize) -> Option<String> {
        let moved = report.moves.get(index)?;
        let is_turning = report.turning_point == TurningPoint::Move(index);
        let turning = is_turning.then(|| self.turning_point(report));
        let mark = moved.mark.map(|(mark, by)| judgement(mark, by, moved));
        let better = moved.better.as_ref().map(|better| instead(self, better));
        let then = moved.refutation.as_ref().map(|then| after(self, moved, then));
        let delaying = moved.delaying.as_ref().and_then(|other| {
            let outlook = report.positions.get(index)?.outlook;
            lost(self, moved, outlook, other)
        });
        let said = [turning, mark, then, better, delaying];
        let said: Vec<String> = said.into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(&text!("between-sentences")))
    }
}

/// Describes a mark: `Blunder: the winning chance fell from 61% to 20% (proved).`
fn judgement(mark: MoveMark, by: Basis, moved: &MoveReport) -> String {
    let chances = moved.chances.map(|(before, after)| (per_cent(before), per_cent(after)));
    // A losing move may cost next to nothing if the position was bad before.
    let chances = chances.filter(|(before, after)| before != after);
    let basis = basis(by);
    match (mark, chances) {
        (MoveMark::OnlyMove, _) => text!("judged-only-move"),
        (MoveMark::GoodFind(Length { moves, by }), _) => {
            text!("judged-good-find", moves = moves, by = by_name(by), basis = basis)
        }
        (MoveMark::MissedWin(Length { moves, by }), _) => {
            text!("judged-missed-win", moves = moves, by = by_name(by), basis = basis)
        }
        (MoveMark::Mistake, Some((from, to))) => {
            text!("judged-mistake-chance", from = from, to = to, basis = basis)
        }
        (MoveMark::Mistake, None) => text!("judged-mistake", basis = basis),
        (MoveMark::Blunder, Some((from, to))) => {
            text!("judged-blunder-chance", from = from, to = to, basis = basis)
        }
        (MoveMark::Blunder, None) => text!("judged-blunder", basis = basis),
    }
}

fn per_cent(Chance { chance, .. }: Chance) -> String {
    format!("{:.0}", 100.0 * chance)
}

/// Describes the continuation: `Then X wins: H9 I9 J9.`, `Expected: H9 I9 J9.`
fn after(words: &Words<'_>, moved: &MoveReport, Variation { pv, claim }: &Variation) -> String {
    let line = words.line(pv);
    match claim {
        Claim::Wins(_) | Claim::Proved(Verdict::Win(_)) => {
            let winner = words.player(moved.next);
            text!("review-then-wins", winner = winner, line = line)
        }
        Claim::Searched { .. } | Claim::Proved(_) => text!("review-expected", line = line),
    }
}

/// Describes a move of a side that was lost already:
/// `O was lost before this move (search depth 15). K7 only delays the loss: ...`
fn lost(words: &Words<'_>, moved: &MoveReport, outlook: Outlook, other: &Better) -> Option<String> {
    let Outlook::Lost(by) = outlook else { return None };
    let player = words.player(moved.side);
    let lost = text!("review-already-lost", player = player, basis = basis(by));
    let delays = match (other.variation.pv.first(), other.variation.claim) {
        (Some(&Target::Cell(at)), Claim::Searched { verdict: Verdict::Loss(plies), .. }) => {
            let holds_out = Reason::HoldsOut(usize::from(plies / 2));
            Some(reason(&holds_out, at, |at| words.cell(at)))
        }
        _ => None,
    };
    let said: Vec<String> = std::iter::once(lost).chain(delays).collect();
    Some(said.join(&text!("between-sentences")))
}

/// Describes the better move: `Better: J8 K9 L10. J8 stops the open three at H8 I8 J8.`
fn instead(words: &Words<'_>, Better { variation, reason: why }: &Better) -> String {
    let line = words.line(&variation.pv);
    if let Claim::Wins(_) | Claim::Proved(Verdict::Win(_)) = variation.claim {
        return text!("review-this-wins", line = line);
    }
    let better = if variation.claim.chance().chance < MISTAKE {
        text!("review-not-lost", line = line)
    } else {
        text!("review-better", line = line)
    };
    let first = variation.pv.first().and_then(|target| target.cell());
    let why = first.zip(why.as_ref()).map(|(at, why)| reason(why, at, |at| words.cell(at)));
    [better].into_iter().chain(why).collect::<Vec<_>>().join(&text!("between-sentences"))
}
