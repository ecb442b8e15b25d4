//! Outlook of each position of a game: what proofs and searches say together about its result.

use std::collections::BTreeMap;

use super::proof::Proof;
use super::variation::{Basis, Better, Claim};
use crate::player::{Line, Verdict};
use crate::rules::Point;

/// Known or expected result of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Win, either proved or found by a search.
    Won(Basis),
    /// Loss: every move is proved to lose, or no search found one that holds.
    Lost(Basis),
    /// Neither proof nor search decides.
    Open,
}

impl Outlook {
    pub const fn is_won(self) -> bool {
        matches!(self, Self::Won(_))
    }

    pub const fn is_lost(self) -> bool {
        matches!(self, Self::Lost(_))
    }
}

/// Combines the findings about all positions, from the last one backwards. A proof counts most,
/// then the continuation of the game, then the searches.
pub(super) fn outlooks(
    moves: &[Point],
    proofs: &[Option<Proof>],
    evaluations: &[Option<Line>],
    better: &BTreeMap<usize, Better>,
) -> Vec<Outlook> {
    let mut outlooks = vec![Outlook::Open; proofs.len()];
    for index in (0..proofs.len()).rev() {
        let next = outlooks.get(index + 1).copied();
        let proof = proofs[index].as_ref();
        let only = match proof {
            Some(Proof::Open(Some(defences))) => defences.only(),
            _ => None,
        };
        let is_only = only.is_some() && only == moves.get(index).copied();
        let searched = || {
            let examined = better.get(&index).and_then(|better| better.variation.claim.outlook());
            let found = evaluations.get(index)?.as_ref();
            examined.or_else(|| found.and_then(|line| of(line.verdict, line.depth)))
        };
        outlooks[index] = match (proof, next) {
            (Some(Proof::Win(_)), _) => Outlook::Won(Basis::Proved),
            (Some(Proof::Loss), _) => Outlook::Lost(Basis::Proved),
            (_, Some(Outlook::Lost(basis))) => Outlook::Won(basis),
            // All other moves are proved to lose.
            (_, Some(Outlook::Won(basis))) if is_only => Outlook::Lost(basis),
            _ => searched().unwrap_or(Outlook::Open),
        };
    }
    outlooks
}

const fn of(verdict: Verdict, depth: u8) -> Option<Outlook> {
    match verdict {
        verdict if verdict.is_win() => Some(Outlook::Won(Basis::Searched { depth })),
        verdict if verdict.is_loss() => Some(Outlook::Lost(Basis::Searched { depth })),
        _ => None,
    }
}

impl Claim {
    /// Outlook of a position whose best alternative makes this claim; `None` if it is open.
    pub(super) const fn outlook(self) -> Option<Outlook> {
        match self {
            Self::Wins(_) | Self::Proved(Verdict::Won | Verdict::Win(_)) => {
                Some(Outlook::Won(Basis::Proved))
            }
            Self::Searched { verdict, depth } => of(verdict, depth),
            Self::Proved(Verdict::Loss(_) | Verdict::Lost) => Some(Outlook::Lost(Basis::Proved)),
            Self::Proved(_) => None,
        }
    }
}
