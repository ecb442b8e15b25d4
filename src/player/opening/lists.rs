//! Balanced openings of three stones.
//!
//! `cargo run --release --example arena -- triples` made them: the engine finds each of them even on
//! 15x15 and on 20x20, and its games against itself from there are long and are won by both sides.

pub(super) mod renju;

use fastrand::Rng;

use crate::rules::{Point, Rule, Shape, Variant, spread};

/// Openings for five or more in a row (`triples --count 60 --without a8d14h9`). Three characters
/// each, one for every stone: its row and column in a corner of 8x8 cells.
const FREESTYLE: &str = r"CA4O=`lkF`;O;XAQ]UYPhX`inkiHYfa53W_=XBO]VkdJ6lY1bLEJ\d9I<U\GA=YA?JPAYQkD8:b8a\aKRDRAInY>=?b;H?CcOVCcCIYEKQFAo;`iG_48aJX6^DI[aH]Jh9DU<_L>TN^eb:bR;64[TY3P4]S?hAC=QB\Q8B15:kU@0XIlL>4`";
/// Openings for exactly five in a row (`triples --count 60 --rule standard`).
const STANDARD: &str = r"CA4O=`>VLX3hPQc;XAQ]UYPh1H<=1PKW_X`i;ZlDTn;[T=19odL:B<HYfj;5feJa53D]c:hA314h9G]J8W_=BQiic[]i2lY1bLEP9<nB@YTkJ\d`hBh<Z9I<l]CU\G;bDA=Y=hHPAYH8;N_?okia@`8:bXY[EI98a\6>oFDCN]=CfgnjJ7Y_";

/// Side of the corner in which the stones are.
const CORNER: u8 = 8;
/// Shortest side of the boards on which the openings are even: corners are far from one another.
const LEAST_SIDE: u8 = 15;
/// Number of openings that are judged again for another board or rule.
const SAMPLES: usize = 24;

fn list(rule: Rule) -> &'static [u8] {
    match rule {
        Rule::Standard | Rule::StandardCaro => STANDARD.as_bytes(),
        _ => FREESTYLE.as_bytes(),
    }
}

/// Iterates over the openings of a rule in the upper left corner.
fn openings(rule: Rule) -> impl Iterator<Item = [Point; 3]> {
    list(rule).chunks_exact(3).map(|code| {
        [0, 1, 2].map(|index| {
            let number = code[index] - b'0';
            Point::new(number / CORNER, number % CORNER)
        })
    })
}

/// Iterates over the openings that fit a board.
fn fits(rule: Rule, shape: Shape) -> impl Iterator<Item = [Point; 3]> {
    openings(rule).filter(move |it| {
        // In either direction, since they are mirrored in the diagonal, too.
        let side = shape.width().min(shape.height());
        it.iter().all(|point| point.row.max(point.col) < side)
    })
}

/// Moves stones of the upper left corner to one of the corners, in one of two orientations.
fn turned(stones: [Point; 3], shape: Shape, turn: u8) -> [Point; 3] {
    stones.map(|Point { row, col }| {
        let (row, col) = if turn & 1 == 0 { (row, col) } else { (col, row) };
        let row = if turn & 2 == 0 { row } else { shape.height() - 1 - row };
        Point::new(row, if turn & 4 == 0 { col } else { shape.width() - 1 - col })
    })
}

fn any(rule: Rule, shape: Shape, random: &mut Rng) -> Option<[Point; 3]> {
    random.choice(fits(rule, shape).collect::<Vec<_>>())
}

/// Chooses three balanced stones in a random orientation; `None` if none are known for the game.
pub(super) fn precomputed(variant: Variant, random: &mut Rng) -> Option<[Point; 3]> {
    let shape = variant.shape();
    let is_known = matches!(variant.rule(), Rule::Freestyle | Rule::Standard)
        && shape.width().min(shape.height()) >= LEAST_SIDE;
    let stones = is_known.then(|| any(variant.rule(), shape, random)).flatten()?;
    Some(turned(stones, shape, random.u8(..8)))
}

/// Iterates over some openings of similar games that fit the board.
pub(super) fn fitting(variant: Variant, random: &mut Rng) -> impl Iterator<Item = [Point; 3]> {
    let (rule, shape) = (variant.rule(), variant.shape());
    let mut all: Vec<_> = fits(rule, shape).collect();
    random.shuffle(&mut all);
    all.truncate(SAMPLES);
    let turns: Vec<u8> = all.iter().map(|_| random.u8(..8)).collect();
    all.into_iter().zip(turns).map(move |(stones, turn)| turned(stones, shape, turn))
}

/// Chooses three stones for the rules swap and swap2, on a board of at least 5 cells a side. They
/// are balanced in freestyle and standard Gomoku from 15x15 on.
///
/// ```
/// use gomoku::player::balanced_stones;
/// use gomoku::rules::{Rule, Variant};
///
/// let stones = |seed| balanced_stones(Variant::GOMOKU_15.shape(), Rule::Freestyle, seed);
/// assert_eq!(stones(1), stones(1));
/// assert_ne!(stones(1), stones(2));
/// ```
pub fn balanced_stones(shape: Shape, rule: Rule, seed: u64) -> [Point; 3] {
    /// Stones for the smallest boards, on which no others may fit.
    const SMALL: [Point; 3] = [Point::new(0, 0), Point::new(1, 2), Point::new(3, 0)];
    let mut random = Rng::with_seed(spread(seed));
    let stones = any(rule, shape, &mut random).unwrap_or(SMALL);
    turned(stones, shape, random.u8(..8))
}

#[cfg(test)]
mod tests;
