//! Future of an opening, found by performing the next steps of its rule on a copy.

use std::ops::RangeInclusive;

use crate::rules::Stone;
use crate::rules::opening::{Choice, Opening, OpeningAct, Seat, Work, Zone};

/// Fifth moves that the first side will offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fifths {
    /// None, or their number is not known yet.
    Unknown,
    /// This many, next of all.
    Next(u8),
    /// This many, after a fourth move.
    AfterFourth(u8),
}

/// Purpose of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Both sides should be equally good, since the other player will choose one.
    Even,
    /// This side should be as good as possible.
    BestFor(Stone),
}

/// Player of the task, and the kind of act.
fn due(opening: &Opening) -> Option<(Seat, Work)> {
    opening.task().map(|task| (task.seat, task.work))
}

/// Undoes the acts that belong to the task at hand: further stones or fifth moves of its player.
pub(super) fn start_of_task(opening: &Opening) -> Opening {
    let is_part = |earlier: Option<(Seat, Work)>| match (earlier, due(opening)) {
        (Some((one, Work::Place { .. })), Some((other, Work::Place { .. })))
        | (Some((one, Work::Offer { .. })), Some((other, Work::Offer { .. }))) => one == other,
        _ => false,
    };
    let mut start = opening.clone();
    let mut earlier = opening.clone();
    while earlier.undo().is_some() && is_part(due(&earlier)) {
        start = earlier.clone();
    }
    start
}

/// Returns the zones of the stones that the player of the task places in succession.
pub(super) fn zones(opening: &Opening) -> Vec<Zone> {
    let Some((seat, _)) = due(opening) else { return Vec::new() };
    let mut copy = opening.clone();
    let mut zones = Vec::new();
    while let Some((by, Work::Place { zone, .. })) = due(&copy)
        && by == seat
    {
        zones.push(zone);
        if !place_any(&mut copy) {
            break;
        }
    }
    zones
}

/// Places any permitted stone; `false` if there is none.
fn place_any(opening: &mut Opening) -> bool {
    let cell = opening.cells().next();
    cell.is_some_and(|cell| opening.play(OpeningAct::Stone(cell)).is_ok())
}

/// Opening after any stones that this player places in succession.
fn after_stones(opening: &Opening, seat: Seat) -> Opening {
    let mut copy = opening.clone();
    while matches!(due(&copy), Some((by, Work::Place { .. })) if by == seat) && place_any(&mut copy)
    {
    }
    copy
}

/// Returns the purpose of the stones that the player of the task places now.
pub(super) fn aim(opening: &Opening) -> Aim {
    let Some((seat, _)) = due(opening) else { return Aim::Even };
    let side = if opening.holder(Stone::First) == seat { Stone::First } else { Stone::Second };
    let mut copy = after_stones(opening, seat);
    // A number that is declared comes before the swap, and does not replace it.
    if matches!(due(&copy), Some((_, Work::Declare { .. }))) {
        let _ = copy.play(OpeningAct::Declare(1));
    }
    match due(&copy) {
        Some((by, Work::Decide)) if by != seat => Aim::Even,
        _ => Aim::BestFor(side),
    }
}

/// Returns the fifth moves ahead, if the sides stay as they are.
pub(super) fn fifths(opening: &Opening) -> Fifths {
    let mut copy = opening.clone();
    keep_sides(&mut copy);
    match due(&copy) {
        Some((_, Work::Offer { wanted })) => Fifths::Next(wanted),
        Some((_, Work::Place { .. })) if place_any(&mut copy) => {
            keep_sides(&mut copy);
            match due(&copy) {
                Some((_, Work::Offer { wanted })) => Fifths::AfterFourth(wanted),
                _ => Fifths::Unknown,
            }
        }
        _ => Fifths::Unknown,
    }
}

/// Returns the numbers of fifth moves that may follow the stones that the player of the task places
/// now: all that this player may declare, or the one of the rule. `None` if the other player has a
/// part in it, or no fifth moves are offered.
pub(super) fn numbers(opening: &Opening) -> Option<RangeInclusive<u8>> {
    let (seat, _) = due(opening)?;
    let after = after_stones(opening, seat);
    match (due(&after), fifths(&after)) {
        (Some((by, Work::Declare { most })), _) if by == seat => Some(1..=most),
        (_, Fifths::AfterFourth(wanted)) => Some(wanted..=wanted),
        _ => None,
    }
}

/// Returns the zone of the next stone, if the sides stay as they are.
pub(super) fn next_zone(opening: &Opening) -> Zone {
    let mut copy = opening.clone();
    keep_sides(&mut copy);
    zones(&copy).first().copied().unwrap_or(Zone::Anywhere)
}

fn keep_sides(opening: &mut Opening) {
    while matches!(due(opening), Some((_, Work::Decide)))
        && opening.play(OpeningAct::Choose(Choice::Keep)).is_ok()
    {}
}
