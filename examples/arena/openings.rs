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

#[cfg(test)]
mod tests {
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
}
