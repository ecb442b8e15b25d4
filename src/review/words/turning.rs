//! Description of the turning point.

use super::{Words, basis, by_name};
use crate::game::Target;
use crate::locale::text;
use crate::player::{ForcedWin, WinKind};
use crate::review::mark::MISTAKE;
use crate::review::outlook::Outlook;
use crate::review::proof::{Defences, NAMED, Proof};
use crate::review::report::{MoveReport, Report};
use crate::review::turning::TurningPoint;
use crate::review::variation::{Basis, Chance, Claim, Variation};
use crate::rules::Stone;

impl Words<'_> {
    /// Describes the turning point:
    /// `Move 23 lost: after H9 X wins in 9 moves by fours; J8 was the only defence.`
    pub fn turning_point(&self, report: &Report) -> String {
        match report.turning_point {
            TurningPoint::Move(index) => {
                let moved = report.moves.get(index);
                moved.map_or_else(String::new, |moved| losing_move(self, report, moved))
            }
            other => {
                let loser = report.winner.map(Stone::opponent);
                self.headline(other, loser, report.is_loss_proved())
            }
        }
    }

    /// Describes the turning point without its moves: `Move 23 was the losing move.`
    pub fn headline(&self, turning: TurningPoint, loser: Option<Stone>, is_proved: bool) -> String {
        let loser = loser.map_or_else(String::new, |loser| self.player(loser));
        match turning {
            TurningPoint::NobodyLost => text!("turning-nobody-lost"),
            TurningPoint::Unknown => text!("turning-unknown"),
            TurningPoint::NotProved => text!("turning-not-proved", loser = loser),
            TurningPoint::Start if is_proved => text!("turning-start", loser = loser),
            TurningPoint::Start => text!("turning-start-searched", loser = loser),
            TurningPoint::Since(index) => {
                text!("turning-since", loser = loser, number = self.number(index))
            }
            TurningPoint::Move(index) => text!("turning-move", number = self.number(index)),
        }
    }
}

fn losing_move(words: &Words<'_>, report: &Report, moved: &MoveReport) -> String {
    let winner = words.player(moved.side.opponent());
    let played = words.target(moved.played);
    let proof = report.positions.get(moved.index).and_then(|before| before.proof.as_ref());
    let better = moved.better.as_ref().map(|better| &better.variation);
    let instead = match proof {
        Some(Proof::Win(win)) => vec![missed(words, &words.player(moved.side), win)],
        Some(Proof::Open(Some(defences))) => of_defences(words, defences, better),
        _ => better.and_then(|better| best(words, better)).into_iter().collect(),
    };
    let after = report.positions.get(moved.index + 1).map(|after| after.outlook);
    let wins = match (&moved.refutation, after) {
        (Some(Variation { pv, claim: Claim::Wins(kind) }), _) => {
            wins(words, &played, &winner, pv, *kind)
        }
        (_, Some(Outlook::Won(by @ Basis::Searched { .. }))) => {
            let basis = basis(by);
            text!("turning-wins-searched", played = played, winner = winner, basis = basis)
        }
        _ => text!("turning-wins", played = played, winner = winner),
    };
    let sentences = [text!("turning-move", number = words.number(moved.index)), wins];
    let sentences: Vec<String> = sentences.into_iter().chain(instead).collect();
    sentences.join(&text!("between-sentences"))
}

/// Describes a win: `wins in 9 moves by fours`, or `wins with H8` if it takes one move or not only
/// threats.
fn wins(words: &Words<'_>, played: &str, winner: &str, pv: &[Target], kind: WinKind) -> String {
    match (kind, pv) {
        (WinKind::Fours | WinKind::ThreesAndFours, [_, _, ..]) => {
            let (moves, by) = (pv.len().div_ceil(2), by_name(kind));
            text!("turning-wins-in", played = played, winner = winner, moves = moves, by = by)
        }
        (_, &[first, ..]) => {
            let with = words.target(first);
            text!("turning-wins-with", played = played, winner = winner, with = with)
        }
        (_, []) => text!("turning-wins", played = played, winner = winner),
    }
}

/// Describes a missed win: `O could have won in 3 moves by fours with J8.`
fn missed(words: &Words<'_>, player: &str, win: &ForcedWin) -> String {
    let with = win.pv.first().map_or_else(String::new, |&at| words.cell(at));
    match win.by {
        WinKind::Fours | WinKind::ThreesAndFours if win.moves() > 1 => {
            let (moves, by) = (win.moves(), by_name(win.by));
            text!("turning-missed-in", player = player, moves = moves, by = by, with = with)
        }
        _ => text!("turning-missed", player = player, with = with),
    }
}

fn of_defences(words: &Words<'_>, defences: &Defences, better: Option<&Variation>) -> Vec<String> {
    if let Some(only) = defences.only() {
        return vec![text!("turning-only-defence", cell = words.cell(only))];
    }
    if !defences.saved.is_empty() {
        let saved = &defences.saved[..defences.saved.len().min(NAMED)];
        let cells = words.list(saved);
        return vec![text!("turning-saved", cells = cells, count = saved.len())];
    }
    let best = better.and_then(|better| best(words, better));
    let open = (defences.open.len() <= NAMED)
        .then(|| text!("turning-open", cells = words.list(&defences.open)));
    open.into_iter().chain(best).collect()
}

/// Describes the better move: `J8 was better (search depth 12).` Nothing if it has hardly a chance.
fn best(words: &Words<'_>, Variation { pv, claim }: &Variation) -> Option<String> {
    let cell = words.target(*pv.first()?);
    let Chance { chance, basis: by } = claim.chance();
    (chance >= MISTAKE).then(|| text!("turning-better", cell = cell, basis = basis(by)))
}
