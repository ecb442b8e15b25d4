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

/// Rows of a game that could become a threat: parts of lines as long as a winning row, with at least
/// three stones of one side and none of the other. Without them there is nothing to overlook.
#[derive(Clone, Debug, Default)]
pub(super) struct Chances(Vec<[Point; ROW]>);

/// Length of a winning row, and number of stones that make a threat possible.
const ROW: usize = ROW_LENGTH as usize;
const STONES: usize = ROW - 2;

impl Chances {
    /// Finds the rows of a position.
    pub(super) fn of(game: &Game) -> Self {
        let mut chances = Self::default();
        game.stones().for_each(|(point, _)| chances.add(game, point));
        chances
    }

    /// Takes a stone into account that was placed last.
    pub(super) fn add(&mut self, game: &Game, point: Point) {
        self.0.retain(|row| is_chance(game, row));
        for axis in Axis::ALL {
            let line = game.variant().shape().line_through(point, axis, ROW - 1);
            let rows = line.windows(ROW).filter_map(|row| <[Point; ROW]>::try_from(row).ok());
            for row in rows.filter(|row| row.contains(&point) && is_chance(game, row)) {
                if !self.0.contains(&row) {
                    self.0.push(row);
                }
            }
        }
    }

    /// Finds all threats of a position: each is on a free cell of one of the rows.
    pub(super) fn threats(&self, game: &Game) -> Vec<Threat> {
        let cells = self.0.iter().flatten().copied();
        let mut cells: Vec<Point> = cells.filter(|&at| game.board().get(at).is_none()).collect();
        cells.sort_unstable_by_key(|at| (at.row, at.col));
        cells.dedup();
        game.variant().threats_on(game.board(), cells)
    }
}

fn is_chance(game: &Game, row: &[Point; ROW]) -> bool {
    let mut stones = row.iter().filter_map(|&point| game.board().get(point));
    let Some(first) = stones.next() else { return false };
    let others = stones.clone().filter(|&stone| stone == first).count();
    others + 1 >= STONES && stones.all(|stone| stone == first)
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
    overlooked_among(game, &Chances::of(game), point)
}

/// Finds what the side to move overlooks with a move, given the rows of the position.
pub(super) fn overlooked_among(game: &Game, chances: &Chances, point: Point) -> Option<Oversight> {
    let Status::ToMove(side) = game.status() else { return None };
    let threats = chances.threats(game);
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
            let mut chances = chances.clone();
            chances.add(&after, point);
            let left = chances.threats(&after);
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
