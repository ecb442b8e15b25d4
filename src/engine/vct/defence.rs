//! What the defender can do against a threat.

use crate::engine::cell::{Cell, CellSet, STRIDE};
use crate::engine::observer::Observer;
use crate::engine::position::Position;
use crate::engine::threat::Threat;
use crate::engine::vcf::{Found, Fours, Vcf};

/// What a position means for the defender, who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// Nothing needs to be done, or something stronger can be.
    Holds,
    /// Whatever is done, the attacker wins with its next move.
    Lost,
    /// Everything else loses to fours.
    Moves(CellSet),
}

/// Nodes for the question whether a move threatens anything.
const THREAT_NODES: u64 = 200;

/// All that the defender, who is to move, can try against an attacker who has `left` moves.
///
/// A threat counts if the attacker would win by fours after a pass. That line of fours still wins
/// after every move of the defender but these: those that take a cell of the line or of its last
/// four, those that make a four themselves, and those that lie within five cells in a row with a
/// forced answer of the line, with which they might make a four in its course. Of the last kind
/// those are left out after which the line, played again, wins nevertheless.
pub fn defence<O: Observer>(position: &mut Position<O>, vcf: &mut Vcf, left: u16) -> Defence {
    let us = position.to_move();
    let attacker = us.opponent();
    if position.count(us, Threat::Five) > 0 {
        return Defence::Holds;
    }
    match position.count(attacker, Threat::Five) {
        _ if left == 0 => return Defence::Holds,
        0 => {}
        1 => return Defence::Moves(*position.cells(attacker, Threat::Five)),
        _ => return Defence::Lost,
    }
    // The attacker has no five to answer this with.
    if position.count(us, Threat::OpenFour) > 0 {
        return Defence::Holds;
    }
    let fours = position.cells_between(us, Threat::Four, Threat::FourThree);
    if let Some(stops) = stops(position) {
        let moves = stops.union(&fours);
        return if moves.is_empty() { Defence::Lost } else { Defence::Moves(moves) };
    }
    if !position.has(attacker, Threat::Four) {
        return Defence::Holds;
    }
    position.pass();
    let found = vcf.shortest(position, THREAT_NODES);
    let zone = match &found {
        Found::Win(line) if line.len().div_ceil(2) <= left.into() => Some(zone(position, line)),
        Found::Win(_) | Found::NoWin | Found::Unknown => None,
    };
    position.undo();
    let (Found::Win(line), Some(Zone { direct, aligned })) = (found, zone) else {
        return Defence::Holds;
    };
    let mut moves = direct.union(&fours);
    for cell in aligned.iter().filter(|&cell| !direct.contains(cell)) {
        if !moves.contains(cell) && !still_wins(position, cell, &line) {
            moves.insert(cell);
        }
    }
    Defence::Moves(moves)
}

/// Where the defender stops every four that cannot be stopped once it stands; `None` if none
/// threatens.
fn stops<O: Observer>(position: &Position<O>) -> Option<CellSet> {
    let attacker = position.to_move().opponent();
    if position.count(attacker, Threat::OpenFour) == 0 {
        return None;
    }
    let threats = position.cells(attacker, Threat::OpenFour).iter();
    threats
        .map(|threat| position.stops(threat, attacker))
        .reduce(|stops, more| stops.intersection(&more))
}

/// The cells that matter to a line of fours.
struct Zone {
    /// A stone of the defender there breaks it.
    direct: CellSet,
    /// The defender might make a four with a stone there and forced answers.
    aligned: CellSet,
}

/// The zone of a line that the attacker, who is to move, wins by.
fn zone<O: Observer>(position: &mut Position<O>, line: &[Cell]) -> Zone {
    let attacker = position.to_move();
    let mut zone = Zone { direct: line.iter().copied().collect(), aligned: CellSet::default() };
    let Some((&last, before)) = line.split_last() else { return zone };
    for &answer in before.iter().skip(1).step_by(2) {
        for step in [1, STRIDE - 1, STRIDE, STRIDE + 1] {
            for step in [step.cast_signed(), -step.cast_signed()] {
                let cells =
                    (1..5).map(|steps| Cell::at(answer.index().wrapping_add_signed(steps * step)));
                let open = cells.take_while(|&cell| {
                    position.is_free(cell) || position.stone(cell) == Some(attacker.opponent())
                });
                for cell in open.filter(|&cell| position.is_free(cell)) {
                    zone.aligned.insert(cell);
                }
            }
        }
    }
    for &cell in before {
        position.place(cell);
    }
    if position.threat(last, attacker) == Threat::OpenFour {
        zone.direct = zone.direct.union(&position.stops(last, attacker));
    }
    for _ in before {
        position.undo();
    }
    zone
}

/// Whether the attacker still wins by a line of fours after this move of the defender.
fn still_wins<O: Observer>(position: &mut Position<O>, answer: Cell, line: &[Cell]) -> bool {
    position.place(answer);
    let mut placed = 1;
    let mut moves = line.iter().step_by(2);
    let wins = loop {
        let fours = match Fours::of(position) {
            Fours::Wins(_) => break true,
            Fours::None => break false,
            Fours::Some(fours) => fours,
        };
        let Some(&cell) = moves.next().filter(|&&cell| fours.contains(cell)) else { break false };
        let us = position.to_move();
        position.place(cell);
        placed += 1;
        let Some(reply) = position.cells(us, Threat::Five).first() else { break false };
        position.place(reply);
        placed += 1;
    };
    for _ in 0..placed {
        position.undo();
    }
    wins
}
