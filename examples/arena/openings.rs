//! Lists of openings: one a line, with the cells in order as in `h8h9i7`; `#` starts a comment.

use anyhow::Context as _;
use gomoku::rules::{Coordinates, Game, Point, Shape, Status, Variant};

/// Plays the lines of a list.
pub fn parse(text: &str, variant: Variant) -> anyhow::Result<Vec<Game>> {
    let lines = text.lines().zip(1..).map(|(line, number)| (line.trim(), number));
    lines
        .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, number): (&str, usize)| {
            opening(line, variant).with_context(|| format!("line {number}: {line}"))
        })
        .collect()
}

fn opening(line: &str, variant: Variant) -> anyhow::Result<Game> {
    let game = Game::from_moves(variant, cells(line, variant.shape())?)?;
    anyhow::ensure!(matches!(game.status(), Status::ToMove(_)), "the game is over");
    Ok(game)
}

/// Parses the cells of a line.
pub fn cells(line: &str, shape: Shape) -> anyhow::Result<Vec<Point>> {
    let mut cells = Vec::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        let (cell, next) = rest.split_at(letter.len_utf8() + digits);
        cells.push(Coordinates::Letters.parse(cell, shape).with_context(|| cell.to_owned())?);
        rest = next;
    }
    Ok(cells)
}

/// Formats cells as a line.
pub fn line(cells: &[Point], shape: Shape) -> String {
    let names = cells.iter().map(|&cell| Coordinates::Letters.name(cell, shape));
    names.collect::<String>().to_lowercase()
}

/// Number of pairs of games that a list provides: each opening is used in every symmetry.
pub fn pairs(list: &[Game]) -> usize {
    list.iter().map(|opening| opening.variant().symmetries().count()).sum()
}

/// Opening of a pair of games: first all openings unchanged, then all in the next symmetry.
pub fn of_pair(list: &[Game], pair: usize) -> Option<Game> {
    let opening = list.get(pair % list.len().max(1))?;
    let variant = opening.variant();
    let symmetry = variant.symmetries().nth(pair / list.len())?;
    let moves = opening.moves().iter().map(|&cell| symmetry.apply(cell, variant.shape()));
    Game::from_moves(variant, moves).ok()
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
    fn errors_in_a_list_name_the_line() {
        for (text, wrong) in [
            ("# one\n\nh8\nh8z9\n", "line 4: h8z9"),
            ("h8h8\n", "line 1: h8h8"),
            ("h16\n", "line 1: h16"),
            ("ü8\n", "line 1: ü8"),
            ("a1a15b1b15c1c15d1d15e1\n", "line 1: a1a15b1b15c1c15d1d15e1"),
        ] {
            let error = parse(text, Variant::GOMOKU_15).unwrap_err();
            assert_eq!(error.to_string(), wrong);
        }
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
