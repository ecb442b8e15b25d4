//! Description of a move.

use super::{Words, basis, reason};
use crate::review::mark::MoveMark;
use crate::review::report::{MoveReport, Report};
use crate::review::turning::TurningPoint;
use crate::review::variation::{Basis, Better, Chance, Claim, Variation};

impl Words<'_> {
    /// Describes the move with this index, from 0, as a comment; `None` if it has no mark.
    pub fn moved(&self, report: &Report, index: usize) -> Option<String> {
        let moved = report.moves.get(index)?;
        let is_turning = report.turning_point == TurningPoint::Move(index);
        let turning = is_turning.then(|| self.turning_point(report));
        let mark = moved.mark.map(|(mark, by)| judgement(mark, by, moved));
        let better = moved.better.as_ref().map(|better| instead(self, better));
        let then = moved.refutation.as_ref().map(|then| after(self, moved, then));
        let said: Vec<String> = [turning, mark, then, better].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(" "))
    }
}

/// Describes a mark: `Blunder: the chance of winning fell from 61 % to 20 % (proved).`
fn judgement(mark: MoveMark, by: Basis, moved: &MoveReport) -> String {
    let words = mark.words();
    let mut letters = words.chars();
    let first = letters.next().map_or_else(String::new, |letter| letter.to_uppercase().collect());
    let title = format!("{first}{}", letters.as_str());
    match (mark, moved.chances) {
        (MoveMark::OnlyMove, _) => format!("{title}: every other one is proved to lose."),
        (MoveMark::Mistake | MoveMark::Blunder, Some((before, after))) => {
            let (from, to) = (per_cent(before), per_cent(after));
            format!("{title}: the chance of winning fell from {from} to {to} ({}).", basis(by))
        }
        _ => format!("{title} ({}).", basis(by)),
    }
}

fn per_cent(Chance { chance, .. }: Chance) -> String {
    format!("{:.0} %", 100.0 * chance)
}

/// Describes the continuation: `Then X wins: H9 I9 J9.`, `Then expected: H9 I9 J9.`
fn after(words: &Words<'_>, moved: &MoveReport, Variation { pv, claim }: &Variation) -> String {
    let line = words.line(pv);
    match claim {
        Claim::Wins(_) => format!("Then {} wins: {line}.", words.player(moved.side.opponent())),
        Claim::Searched { .. } => format!("Then expected: {line}."),
    }
}

/// Describes the better move: `Better: J8 K9 L10. The first stops their open three at H8 I8 J8.`
fn instead(words: &Words<'_>, Better { variation, reason: why }: &Better) -> String {
    let line = words.line(&variation.pv);
    match (&variation.claim, why) {
        (Claim::Wins(_), _) => format!("This wins: {line}."),
        (Claim::Searched { .. }, Some(why)) => {
            format!("Better: {line}. The first {}.", reason(why, |at| words.cell(at)))
        }
        (Claim::Searched { .. }, None) => format!("Better: {line}."),
    }
}
