//! Oversights: wins and threats that a move overlooked, found by the rules alone.

use std::cmp::Reverse;

use super::opening::ROW_LENGTH;
use crate::rules::{Axis, Game, Placement, Point, Status, Stone, Threat, ThreatKind, Variant};

/// Kind of an oversight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OversightKind {
    /// A stone of one's own would have won.
    Win,
    /// The opponent's four was not stopped.
    Four,
    /// The opponent's open three was neither stopped nor answered by a four.
    Three,
}

impl OversightKind {
    /// All kinds, the worst first.
    pub const ALL: [Self; 3] = [Self::Win, Self::Four, Self::Three];
}

/// Win or threat that a move overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oversight {
    /// Kind of what was overlooked.
    pub kind: OversightKind,
    /// Direction of its row.
    pub axis: Axis,
}

/// Numbers of oversights by kind and direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Oversights([[u32; Axis::ALL.len()]; OversightKind::ALL.len()]);

impl Oversights {
    pub(super) const fn add(&mut self, Oversight { kind, axis }: Oversight) {
        self.0[kind as usize][axis as usize] += 1;
    }

    /// Number of oversights of a kind in a direction.
    pub const fn of(self, kind: OversightKind, axis: Axis) -> u32 {
        self.0[kind as usize][axis as usize]
    }

    /// Number of oversights of a kind.
    pub fn of_kind(self, kind: OversightKind) -> u32 {
        Axis::ALL.into_iter().map(|axis| self.of(kind, axis)).sum()
    }

    /// Number of oversights in a direction.
    pub fn of_axis(self, axis: Axis) -> u32 {
        OversightKind::ALL.into_iter().map(|kind| self.of(kind, axis)).sum()
    }

    /// Number of all oversights.
    pub fn total(self) -> u32 {
        Axis::ALL.into_iter().map(|axis| self.of_axis(axis)).sum()
    }

    /// Direction in which more was overlooked than in any other, with the number.
    pub fn weakest_axis(self) -> Option<(Axis, u32)> {
        let mut axes = Axis::ALL.map(|axis| (axis, self.of_axis(axis)));
        axes.sort_by_key(|&(_, number)| Reverse(number));
        let [first, second, ..] = axes;
        (first.1 > second.1).then_some(first)
    }
}

/// Checks for games in which oversights are looked for: those with five in a row.
pub(super) fn applies(variant: Variant) -> bool {
    variant.placement() == Placement::Anywhere && variant.row_length() == ROW_LENGTH
}

/// Finds what the side to move overlooks with a move. Threats that no single stone could have
/// stopped do not count.
///
/// ```
/// use gomoku::rules::{Axis, Point, Variant, parse_moves};
/// use gomoku::statistics::{OversightKind, overlooked};
///
/// // X has four in a row with one end free, and O plays elsewhere.
/// let game = parse_moves("a8o1b8o3c8o5d8", Variant::GOMOKU_15)?;
/// let found = overlooked(&game, Point::new(0, 0)).ok_or("nothing")?;
/// assert_eq!((found.kind, found.axis), (OversightKind::Four, Axis::Row));
/// // E8 stops it.
/// assert_eq!(overlooked(&game, Point::new(7, 4)), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn overlooked(game: &Game, point: Point) -> Option<Oversight> {
    let Status::ToMove(side) = game.status() else { return None };
    let threats = game.variant().threats(game.board());
    let of = |side: Stone, kind: ThreatKind| {
        let is_one = move |threat: &&Threat| threat.side == side && threat.kind == kind;
        threats.iter().filter(is_one).copied().collect::<Vec<_>>()
    };
    let found = |kind, threat: &Threat| Some(Oversight { kind, axis: threat.axis });
    let is_played = |threat: &Threat| threat.point == point;
    let wins = of(side, ThreatKind::Four);
    if let Some(win) = wins.first() {
        return if wins.iter().any(is_played) { None } else { found(OversightKind::Win, win) };
    }
    let fours = of(side.opponent(), ThreatKind::Four);
    match &fours[..] {
        [] => {}
        [four] if !is_played(four) => return found(OversightKind::Four, four),
        // Stopped, or not to be stopped.
        _ => return None,
    }
    let threes = of(side.opponent(), ThreatKind::OpenThree);
    let three = threes.first()?;
    let stops = |point| {
        let mut after = game.clone();
        let played = after.play(point);
        played.is_ok() && {
            let left = game.variant().threats(after.board());
            let has_four = |it: &Threat| it.side == side && it.kind == ThreatKind::Four;
            left.iter().all(|it| it.side == side) || left.iter().any(has_four)
        }
    };
    let could_be_stopped = || threes.iter().any(|threat| stops(threat.point));
    if stops(point) || !could_be_stopped() {
        return None;
    }
    found(OversightKind::Three, three)
}
