//! Reasons from forced wins.

use super::{Reason, WinKind};
use crate::engine::board::{Position, Square};
use crate::engine::patterns::Threat;
use crate::engine::vcf::{MAX_MOVES, SolverLimits, SolverResult, Vcf};
use crate::engine::vct::Vct;
use crate::limits::{Info, Verdict};
use crate::rules::Point;

/// Nodes to find a win by fours: a few milliseconds.
const NODES: u64 = 3_000;

pub(super) fn wins_by_fours(position: &mut Position, four: Square) -> Option<Reason> {
    let us = position.to_move();
    position.place(four);
    let reply = position.squares(us, Threat::Five).first();
    let found = reply.map(|reply| {
        position.place(reply);
        let found = Vcf::default().shortest(position, &SolverLimits::nodes(NODES));
        position.undo();
        (reply, found)
    });
    position.undo();
    let Some((reply, SolverResult::Win(rest))) = found else { return None };
    let pv: Vec<Point> = [four, reply].into_iter().chain(rest).map(Square::point).collect();
    Some(Reason::Wins { moves: pv.len().div_ceil(2), by: WinKind::Fours, pv })
}

/// Checks whether the opponent would win by fours after a pass, but not after this move.
pub(super) fn stops_fours(position: &mut Position, square: Square) -> bool {
    let mut vcf = Vcf::default();
    position.pass();
    let wins = vcf.wins(position, MAX_MOVES, NODES) == SolverResult::Win(());
    position.undo();
    if !wins {
        return false;
    }
    position.place(square);
    let still = vcf.wins(position, MAX_MOVES, NODES);
    position.undo();
    still == SolverResult::NoWin
}

pub(super) fn wins(position: &mut Position, info: Option<&Info>) -> Option<Reason> {
    let best = info?.best()?;
    let Verdict::Win(_) = best.verdict else { return None };
    let (moves, mut pv) = (best.verdict.wins_in()?.into(), best.pv.clone());
    let by = match by_threats(position, &pv) {
        Some(whole) => {
            // The solver may find a different, longer win than the search.
            if whole.len().div_ceil(2) == moves {
                pv = whole;
            }
            WinKind::ThreesAndFours
        }
        None => WinKind::Other,
    };
    Some(Reason::Wins { moves, by, pv })
}

/// Completes the principal variation of a win if all its moves are threats. A search knows only its
/// beginning.
fn by_threats(position: &mut Position, known: &[Point]) -> Option<Vec<Point>> {
    let us = position.to_move();
    let before = position.plies();
    let mut last = Threat::None;
    let mut are_threats = true;
    for square in known.iter().map(|&point| Square::new(point)) {
        if !position.is_free(square) {
            break;
        }
        if position.to_move() == us {
            last = position.threat(square, us);
            are_threats &= last >= Threat::OpenThree;
        }
        position.place(square);
    }
    let is_whole = last >= Threat::OpenFour;
    // The solver starts before a move of the winner, and has to find that move.
    if !is_whole && position.to_move() != us {
        position.undo();
    }
    let played = position.plies() - before;
    let rest = if is_whole || !are_threats { None } else { win_by_threats(position) };
    (0..played).for_each(|_| position.undo());
    let is_found =
        |rest: &Vec<Point>| known.get(played).is_none_or(|next| rest.first() == Some(next));
    match rest.filter(is_found) {
        Some(rest) => Some([&known[..played], &rest].concat()),
        None => (is_whole && are_threats).then(|| known[..played].to_vec()),
    }
}

fn win_by_threats(position: &mut Position) -> Option<Vec<Point>> {
    const MEMORY: usize = 1 << 20;
    const NODES: u64 = 2_000;
    let pv = Vct::new(MEMORY).solve(position, SolverLimits::nodes(NODES)).win()?;
    Some(pv.into_iter().map(Square::point).collect())
}

pub(super) fn holds_out(info: Option<&Info>) -> Option<Reason> {
    let verdict = info?.verdict()?;
    let is_lost = matches!(verdict, Verdict::Loss(_));
    verdict.wins_in().filter(|_| is_lost).map(|moves| Reason::HoldsOut(moves.into()))
}
