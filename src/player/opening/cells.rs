//! Cells that are worth considering.

use fastrand::Rng;

use crate::rules::opening::{Opening, RenjuOpening, Zone, alike};
use crate::rules::{Point, Shape, Stone};

/// Distance from the stones up to which cells are considered first.
const NEAR: u8 = 3;
/// Number of cells that are considered, if there are as many nearby.
const MOST_CELLS: usize = 80;
/// Number of random continuations of several stones.
const SAMPLES: usize = 48;
/// Side of the corner in which the first stones are placed, if they may be placed anywhere.
const CORNER: u8 = 8;

fn points(stones: &[(Point, Stone)]) -> impl Iterator<Item = Point> {
    stones.iter().map(|&(point, _)| point)
}

fn distance(one: Point, other: Point) -> u8 {
    one.row.abs_diff(other.row).max(one.col.abs_diff(other.col))
}

fn is_free(stones: &[(Point, Stone)], cell: Point) -> bool {
    points(stones).all(|stone| stone != cell)
}

/// Free cells of a zone, but no two that are the same: those near the stones in random order, then
/// further ones.
fn distinct(
    shape: Shape,
    stones: &[(Point, Stone)],
    zone: Zone,
    random: &mut Rng,
    are_same: impl Fn(Point, Point) -> bool,
) -> Vec<Point> {
    let mut cells: Vec<Point> = zone.cells(shape).filter(|&cell| is_free(stones, cell)).collect();
    random.shuffle(&mut cells);
    cells.sort_by_key(|&cell| {
        let nearest = points(stones).map(|stone| distance(stone, cell)).min();
        nearest.unwrap_or(0).max(NEAR)
    });
    let mut chosen: Vec<Point> = Vec::new();
    for cell in cells {
        if chosen.len() < MOST_CELLS && !chosen.iter().any(|&other| are_same(other, cell)) {
            chosen.push(cell);
        }
    }
    chosen
}

/// Fifth moves that differ from one another, in the order in which they are judged.
pub(super) fn fifths(
    shape: Shape,
    stones: &[(Point, Stone)],
    zone: Zone,
    random: &mut Rng,
) -> Vec<Point> {
    distinct(shape, stones, zone, random, |one, other| alike(stones, one, other).is_some())
}

/// Continuations of an opening by stones in these zones.
pub(super) fn continuations(
    opening: &Opening,
    zones: &[Zone],
    random: &mut Rng,
) -> Vec<Vec<Point>> {
    let stones: Vec<(Point, Stone)> = opening.stones().collect();
    let shape = opening.shape();
    match zones {
        [Zone::Centre, Zone::Inside(3), Zone::Inside(5)] if stones.is_empty() => {
            let of_renju = renju(shape, random);
            if of_renju.is_empty() { sample(shape, &stones, zones, random) } else { of_renju }
        }
        [zone] => single(shape, &stones, *zone, random),
        zones => sample(shape, &stones, zones, random),
    }
}

/// All 26 openings of renju in a random order and symmetry.
fn renju(shape: Shape, random: &mut Rng) -> Vec<Vec<Point>> {
    let mut openings: Vec<Vec<Point>> =
        RenjuOpening::ALL.into_iter().filter_map(|it| turned(it, shape, random)).collect();
    random.shuffle(&mut openings);
    openings
}

/// Stones of an opening of renju in a random symmetry; `None` if the board has no centre.
pub(super) fn turned(opening: RenjuOpening, shape: Shape, random: &mut Rng) -> Option<Vec<Point>> {
    let stones = opening.stones(shape)?;
    let symmetry = random.choice(shape.symmetries().collect::<Vec<_>>());
    let turned = |point| symmetry.map_or(point, |it| it.apply(point, shape));
    Some(stones.into_iter().map(turned).collect())
}

/// Single stones, one of each class under the symmetries of the board.
fn single(
    shape: Shape,
    stones: &[(Point, Stone)],
    zone: Zone,
    random: &mut Rng,
) -> Vec<Vec<Point>> {
    let keeps = |it: &crate::rules::Symmetry| {
        stones.iter().all(|&(point, stone)| stones.contains(&(it.apply(point, shape), stone)))
    };
    let symmetries: Vec<_> = shape.symmetries().filter(keeps).collect();
    let are_same =
        |one, other| symmetries.iter().any(|symmetry| symmetry.apply(other, shape) == one);
    let chosen = distinct(shape, stones, zone, random, are_same);
    chosen.into_iter().map(|cell| vec![cell]).collect()
}

/// Random continuations by several stones: near the others, or in a corner if there are none.
fn sample(
    shape: Shape,
    stones: &[(Point, Stone)],
    zones: &[Zone],
    random: &mut Rng,
) -> Vec<Vec<Point>> {
    let symmetries: Vec<_> = shape.symmetries().collect();
    let draw = |random: &mut Rng| {
        let symmetry = random.choice(&symmetries);
        let mut found: Vec<Point> = Vec::new();
        for zone in zones {
            let is_near = |cell: Point| match zone {
                Zone::Anywhere if stones.is_empty() => {
                    let cell = symmetry.map_or(cell, |it| it.apply(cell, shape));
                    cell.row.max(cell.col) < CORNER
                }
                Zone::Anywhere => points(stones).any(|stone| distance(stone, cell) <= NEAR),
                _ => true,
            };
            let is_free = |cell: &Point| !found.contains(cell) && is_free(stones, *cell);
            let cells = zone.cells(shape).filter(is_free);
            let cells: Vec<Point> = cells.filter(|&cell| is_near(cell)).collect();
            found.push(random.choice(cells)?);
        }
        Some(found)
    };
    let mut all: Vec<Vec<Point>> = (0..SAMPLES).filter_map(|_| draw(random)).collect();
    let mut known = std::collections::BTreeSet::new();
    all.retain(|stones| known.insert(stones.clone()));
    all
}
