//! Description of the turning point.

use super::{Words, basis, by};
use crate::player::{ForcedWin, WinKind};
use crate::review::proof::{Defences, Proof};
use crate::review::report::{MoveReport, Report};
use crate::review::turning::TurningPoint;
use crate::review::variation::{Claim, Variation};
use crate::rules::Point;

impl Words<'_> {
    /// Describes it: `Move 23 lost: after H9 X wins in 9 by fours; J8 was the only defence.`
    pub fn turning_point(&self, report: &Report) -> String {
        let loser = report.winner.map_or("", |winner| self.player(winner.opponent()));
        match report.turning_point {
            TurningPoint::NobodyLost => "Nobody has lost.".to_owned(),
            TurningPoint::Unknown => "It is not known yet where the game was lost.".to_owned(),
            TurningPoint::NotProved => {
                format!("It is not proved that {loser} was lost when the game ended.")
            }
            TurningPoint::Start => {
                format!("{loser} was lost from the start: every move is proved to lose.")
            }
            TurningPoint::Move(index) => {
                let moved = report.moves.get(index);
                moved.map_or_else(String::new, |moved| losing_move(self, report, moved))
            }
        }
    }
}

fn losing_move(words: &Words<'_>, report: &Report, moved: &MoveReport) -> String {
    let winner = words.player(moved.side.opponent());
    let played = words.cell(moved.point);
    let proof = report.positions.get(moved.index).and_then(|before| before.proof.as_ref());
    let better = moved.better.as_ref().map(|better| &better.variation);
    let instead = match proof {
        Some(Proof::Win(win)) => Some(missed(words, words.player(moved.side), win)),
        Some(Proof::Open(Some(defences))) => of_defences(words, defences, better),
        _ => better.and_then(|better| best(words, better)),
    };
    let wins = match &moved.refutation {
        Some(Variation { pv, claim: Claim::Wins(kind) }) => wins(words, pv, *kind),
        _ => "wins".to_owned(),
    };
    let instead = instead.map_or_else(String::new, |instead| format!("; {instead}"));
    format!("Move {} lost: after {played} {winner} {wins}{instead}.", moved.index + 1)
}

/// Describes a win: `wins in 9 by fours`, or `wins with H8` by one move or not by threats alone.
fn wins(words: &Words<'_>, pv: &[Point], kind: WinKind) -> String {
    match (by(kind), pv) {
        (Some(by), [_, _, ..]) => format!("wins in {} {by}", pv.len().div_ceil(2)),
        (_, [first, ..]) => format!("wins with {}", words.cell(*first)),
        (_, []) => "wins".to_owned(),
    }
}

/// Describes a missed win: `O could have won in 3 by fours with J8`.
fn missed(words: &Words<'_>, player: &str, win: &ForcedWin) -> String {
    let with = win.pv.first().map_or_else(String::new, |&at| words.cell(at));
    match by(win.by).filter(|_| win.moves() > 1) {
        Some(by) => format!("{player} could have won in {} {by} with {with}", win.moves()),
        None => format!("{player} could have won with {with}"),
    }
}

fn of_defences(
    words: &Words<'_>,
    defences: &Defences,
    better: Option<&Variation>,
) -> Option<String> {
    const NAMED: usize = 4;
    if let Some(only) = defences.only() {
        return Some(format!("{} was the only defence", words.cell(only)));
    }
    if !defences.saved.is_empty() {
        let saved = &defences.saved[..defences.saved.len().min(NAMED)];
        let verb = if defences.saved.len() == 1 { "is" } else { "are" };
        return Some(format!("{} {verb} proved not to lose", words.list(saved)));
    }
    let best = better.and_then(|better| best(words, better));
    if defences.open.len() > NAMED {
        return best;
    }
    let best = best.map_or_else(String::new, |best| format!("; {best}"));
    Some(format!("only {} are not proved to lose{best}", words.list(&defences.open)))
}

/// Describes the better move: `J8 was better (searched to depth 12)`.
fn best(words: &Words<'_>, Variation { pv, claim }: &Variation) -> Option<String> {
    let at = words.cell(*pv.first()?);
    Some(format!("{at} was better ({})", basis(claim.chance().basis)))
}
