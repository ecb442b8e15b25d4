//! Fifth moves that lead to the same five stones.

use super::{Motion, MotionKind};
use crate::rules::{Point, Stone};

/// Finds a motion that maps these stones to themselves, and one cell to the other, which is a
/// different one.
///
/// After such a motion, two fifth moves are the same move, so only one of them may be offered. The
/// motion turns, mirrors and shifts. Edges and the centre of the board do not matter.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::opening::alike;
/// use gomoku::rules::{Coordinates, Variant, parse_moves, parse_point};
///
/// let shape = Variant::GOMOKU_15.shape();
/// let stones: Vec<_> = parse_moves("h8h9h7h6", Variant::GOMOKU_15)?.stones().collect();
/// let cell = |name| parse_point(name, shape).unwrap();
/// let motion = alike(&stones, cell("f8"), cell("j8")).unwrap();
/// assert_eq!(motion.to_text(Coordinates::Letters, shape), "mirrored in column H");
/// assert_eq!(alike(&stones, cell("f8"), cell("j9")), None);
/// # Ok::<(), gomoku::rules::MovesError>(())
/// ```
pub fn alike(stones: &[(Point, Stone)], one: Point, other: Point) -> Option<Motion> {
    let mut motions = motions(stones).filter(|_| one != other);
    motions.find(|motion| motion.apply(one) == Some(other))
}

/// Iterates over the motions that map these stones to themselves, sides kept.
pub(super) fn motions(stones: &[(Point, Stone)]) -> impl Iterator<Item = Motion> {
    let anchor = stones.first();
    let shifts = move |kind| {
        let from = anchor.map(|(from, _)| *from);
        let to = stones.iter().filter_map(move |&(to, _)| Some(Motion::between(kind, from?, to)));
        to.filter(|&motion| preserves(motion, stones))
    };
    MotionKind::ALL.into_iter().flat_map(shifts)
}

fn preserves(motion: Motion, stones: &[(Point, Stone)]) -> bool {
    stones.iter().all(|&(point, stone)| {
        motion.apply(point).is_some_and(|image| stones.contains(&(image, stone)))
    })
}
