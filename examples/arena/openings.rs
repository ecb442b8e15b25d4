//! Lists of openings: one a line, with the cells in order as in `h8h9i7`; `#` starts a comment.

use gomoku::formats::text::RowOrigin;
use gomoku::rules::{Game, Point, Shape, Variant};
use gomoku::tournament::{Openings, openings};
pub use openings::word as line;

/// Plays the lines of a list.
pub fn parse(text: &str, variant: Variant) -> anyhow::Result<Vec<Game>> {
    let openings = Openings::parse(text.as_bytes(), variant, RowOrigin::Bottom)?;
    Ok(openings.games().to_vec())
}

/// Parses the cells of a line.
pub fn cells(line: &str, shape: Shape) -> anyhow::Result<Vec<Point>> {
    openings::cells(line, shape).map_err(|wrong| anyhow::anyhow!("{wrong}"))
}

/// Number of pairs of games that a list provides: each opening is used in every symmetry.
pub fn pairs(list: &[Game]) -> usize {
    list.iter().map(|opening| opening.variant().symmetries().count()).sum()
}

/// Opening of a pair of games: first all openings unchanged, then all in the next symmetry.
pub fn of_pair(list: &[Game], pair: usize) -> Option<Game> {
    openings::turned(list.get(pair % list.len().max(1))?, pair / list.len())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const BALANCED: &str = include_str!("../../tests/data/balanced15.txt");

    #[test]
    fn lines_are_read_back() {
        let list = parse(BALANCED, Variant::GOMOKU_15).unwrap();
        let lines: Vec<&str> = BALANCED.lines().filter(|line| !line.starts_with('#')).collect();
        let shape = Variant::GOMOKU_15.shape();
        let written: Vec<String> = list.iter().map(|game| line(game.moves(), shape)).collect();
        assert_eq!(written, lines);
    }

    #[test]
    fn a_list_provides_each_opening_in_eight_symmetries() {
        let list = parse(BALANCED, Variant::GOMOKU_15).unwrap();
        let pairs = pairs(&list);
        assert_eq!(pairs, 160);
        let openings: Vec<Game> = (0..pairs).map(|pair| of_pair(&list, pair).unwrap()).collect();
        assert_eq!(openings[..20], list);
        let different: HashSet<&[Point]> = openings.iter().map(Game::moves).collect();
        assert_eq!(different.len(), 160);
        assert_eq!(of_pair(&list, pairs), None);
        assert_eq!(of_pair(&[], 0), None);
    }
}
