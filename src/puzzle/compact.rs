//! Puzzles as short lines of text, for the embedded collection.
//!
//! A line has the side of the board, the rule as in lines of JSON, the moves up to the position,
//! and the solution; for a defence also how the other side would win: `15 0 h8a1i8a3j8a5 k8`,
//! `15 0 h8a1i8a3j8 g8 k8`. Everything else follows from these.

use super::{Goal, Origin, Puzzle};
use crate::rules::{
    Coordinates, Game, Placement, Point, Rule, Shape, Topology, Variant, parse_moves,
};

/// Writes a line; `None` for a position that did not come from a game.
pub fn write_compact(puzzle: &Puzzle) -> Option<String> {
    let game = puzzle.game();
    if !game.start().stones().is_empty() {
        return None;
    }
    let shape = game.variant().shape();
    let rule = game.variant().rule().number()?;
    let cells = |cells: &[Point]| {
        let names = cells.iter().map(|&cell| Coordinates::Letters.name(cell, shape));
        names.collect::<String>().to_lowercase()
    };
    let mut line = format!("{} {rule} {}", shape.width(), cells(game.moves()));
    line = format!("{line} {}", cells(puzzle.goal().line()));
    if let Goal::Defend { threat, .. } = puzzle.goal() {
        line = format!("{line} {}", cells(threat.line()));
    }
    Some(line)
}

/// Reads a line; `None` if it is not a puzzle.
pub fn read_compact(line: &str, source: &str) -> Option<Puzzle> {
    let fields: Vec<&str> = line.split(' ').collect();
    let [side, rule, moves, rest @ ..] = &fields[..] else { return None };
    let side = side.parse().ok()?;
    let rule = Rule::of_number(rule.parse().ok()?)?;
    let shape = Shape::new(side, side, Topology::Plane).ok()?;
    let variant = Variant::new(shape, 5, rule, Placement::Anywhere).ok()?;
    let game: Game = parse_moves(moves, variant).ok()?;
    // The solver's line is no game, since it goes on from here.
    let cells = |text: &str| Some(cells(text, shape)).filter(|cells| !cells.is_empty());
    let origin = Origin { source: source.to_owned(), ..Origin::default() };
    match *rest {
        [line] => Puzzle::win(game, cells(line)?, origin),
        [saves, threat] => Puzzle::defence(game, *cells(saves)?.first()?, cells(threat)?, origin),
        _ => None,
    }
}

/// Reads names of cells up to the first mistake.
fn cells(text: &str, shape: Shape) -> Vec<Point> {
    let begins = text.char_indices().filter(|(_, char)| char.is_ascii_alphabetic());
    let begins: Vec<usize> = begins.map(|(index, _)| index).chain([text.len()]).collect();
    let names = begins.windows(2).map(|pair| &text[pair[0]..pair[1]]);
    names.map_while(|name| Coordinates::Letters.parse(name, shape).ok()).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const LINES: [&str; 3] =
        ["15 0 g7a1h7a15i9o1i10o15 i7i11f7", "15 0 h8a1i8a3j8 g8 k8", "20 1 h8a1i8a3j8a5 k8"];

    #[test]
    fn lines_are_read_back() {
        for line in LINES {
            let puzzle = read_compact(line, "here").unwrap();
            assert_eq!(puzzle.origin().source, "here");
            assert_eq!(write_compact(&puzzle).as_deref(), Some(line));
        }
        let defence = read_compact(LINES[1], "").unwrap();
        assert!(matches!(defence.goal(), Goal::Defend { .. }));
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        for line in [
            "",
            "15",
            "15 0 h8a1i8a3j8a5",
            "15 0 h8a1i8a3j8a5 a7",
            "15 2 h8a1i8a3j8a5 k8",
            "4 0 h8a1i8a3j8a5 k8",
            "15 0 h8h8 k8",
            "15 0 h8a1i8a3j8a5 k8 l8 m8",
        ] {
            assert_eq!(read_compact(line, ""), None, "{line}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn reading_any_text_never_panics(text in ".*", at in 0..40_usize) {
            let _ = read_compact(&text, "");
            for line in LINES.iter().filter(|line| at <= line.len()) {
                let _ = read_compact(&format!("{}{text}{}", &line[..at], &line[at..]), "");
            }
        }
    }
}
