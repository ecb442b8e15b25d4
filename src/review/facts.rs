//! Facts about all positions of a game.

use std::collections::BTreeMap;

use super::outlook::{Outlook, outlooks};
use super::proof::Proof;
use super::variation::{Better, Chance};
use crate::player::{ForcedWin, Line, WinKind};
use crate::rules::{Game, Point, Status, Stone, ThreatKind, Turn};

/// Positions of a game from start to end: one more than it has moves.
#[derive(Clone, Debug)]
pub(super) struct Facts<'a> {
    game: &'a Game,
    proofs: Vec<Option<Proof>>,
    evaluations: &'a [Option<Line>],
    forced: &'a [bool],
    better: &'a BTreeMap<usize, Better>,
    outlooks: Vec<Outlook>,
}

impl<'a> Facts<'a> {
    /// Completes the proofs of single positions. If the move played leads to a lost position, its
    /// side wins. If it starts a proved win, the position after it is lost. If it leads to a win of
    /// the opponent, it is no defence.
    pub(super) fn new(
        game: &'a Game,
        mut proofs: Vec<Option<Proof>>,
        evaluations: &'a [Option<Line>],
        forced: &'a [bool],
        better: &'a BTreeMap<usize, Better>,
    ) -> Self {
        let moves = game.moves();
        for (index, played) in moves.iter().enumerate() {
            let Some(Proof::Win(ForcedWin { by, pv })) = &proofs[index] else { continue };
            if pv.first() != Some(played) {
                continue;
            }
            let follows = pv.len() > 2 && moves.get(index + 1) == pv.get(1);
            let rest = follows.then(|| ForcedWin { by: *by, pv: pv[2..].to_vec() });
            proofs[index + 1] = Some(Proof::Loss);
            if let Some(rest) = rest
                && !matches!(proofs[index + 2], Some(Proof::Win(_)))
            {
                proofs[index + 2] = Some(Proof::Win(rest));
            }
        }
        if let (Status::Won(_), Some(last)) = (game.status(), proofs.last_mut()) {
            *last = Some(Proof::Loss);
        }
        for index in (0..moves.len()).rev() {
            if proofs[index + 1] == Some(Proof::Loss)
                && !matches!(proofs[index], Some(Proof::Win(_)))
            {
                proofs[index] = Some(Proof::Win(ForcedWin {
                    by: WinKind::Other,
                    pv: continuation(moves, &proofs, index),
                }));
            }
            let loses = matches!(proofs[index + 1], Some(Proof::Win(_)));
            if let Some(Proof::Open(Some(defences))) = &mut proofs[index]
                && loses
            {
                defences.open.retain(|&point| point != moves[index]);
                if defences.all().next().is_none() {
                    proofs[index] = Some(Proof::Loss);
                }
            }
        }
        let outlooks = outlooks(moves, &proofs, evaluations, better);
        Self { game, proofs, evaluations, forced, better, outlooks }
    }

    pub(super) fn proof(&self, index: usize) -> Option<&Proof> {
        self.proofs.get(index)?.as_ref()
    }

    pub(super) fn evaluation(&self, index: usize) -> Option<&Line> {
        self.evaluations.get(index)?.as_ref()
    }

    pub(super) fn played(&self, index: usize) -> Option<Point> {
        self.game.moves().get(index).copied()
    }

    /// Checks whether the move was not free; see [`forced`].
    pub(super) fn is_forced(&self, index: usize) -> bool {
        self.forced.get(index).is_some_and(|&is_forced| is_forced)
    }

    pub(super) fn to_move(&self, index: usize) -> Stone {
        self.game.side_of(index)
    }

    pub(super) fn outlook(&self, index: usize) -> Outlook {
        self.outlooks.get(index).copied().unwrap_or(Outlook::Open)
    }

    pub(super) fn chance(&self, index: usize) -> Option<Chance> {
        let is_over = index == self.game.moves().len() && self.game.status() == Status::Drawn;
        match self.outlook(index) {
            _ if is_over => Some(Chance::proved(0.5)),
            Outlook::Won(basis) => Some(Chance { chance: 1.0, basis }),
            Outlook::Lost(basis) => Some(Chance { chance: 0.0, basis }),
            Outlook::Open => self
                .evaluation(index)
                .map(|&Line { verdict, depth, .. }| Chance::searched(verdict, depth)),
        }
    }

    /// Winning chance after the better move, if one was found, from a search as long as that of the
    /// move played.
    pub(super) fn best_chance(&self, index: usize) -> Option<Chance> {
        let chance = self.chance(index)?;
        let is_open = self.outlook(index) == Outlook::Open;
        let better = self.better(index).filter(|_| is_open);
        Some(better.map_or(chance, |better| better.variation.claim.chance()))
    }

    /// Move that was examined instead of the one played. In a lost position, it only delays.
    pub(super) fn better(&self, index: usize) -> Option<&Better> {
        self.better.get(&index)
    }
}

/// Marks the moves that had to stop a five and could not make one. Stones of the opening count as
/// such, since they are placed to be even and not to win.
pub(super) fn forced(game: &Game) -> Vec<bool> {
    let opening = game.opening().map_or(0, |opening| opening.stones().count());
    let mut before = game.clone();
    let mut forced = Vec::new();
    while let Some(turn) = before.undo() {
        if !matches!(turn, Turn::Stone(_)) {
            continue;
        }
        let index = before.moves().len();
        let us = game.side_of(index);
        let threats = before.variant().threats(before.board());
        let fives = threats.into_iter().filter(|threat| threat.kind == ThreatKind::Four);
        let sides: Vec<Stone> = fives.map(|five| five.side).collect();
        let has_to_stop = sides.contains(&us.opponent()) && !sides.contains(&us);
        forced.push(index < opening || has_to_stop);
    }
    forced.reverse();
    forced
}

/// Lists the winner's move and its continuation, up to a known win.
fn continuation(moves: &[Point], proofs: &[Option<Proof>], index: usize) -> Vec<Point> {
    let mut pv = moves[index..moves.len().min(index + 2)].to_vec();
    if let Some(Some(Proof::Win(rest))) = proofs.get(index + 2) {
        pv.extend(&rest.pv);
    }
    pv
}
