//! Boards as pictures, for the tests of all parts of the engine.

use crate::rules::{Game, Point, Position, Stone, Variant};

/// Cells with a mark in a picture, which has a row in each line and a blank between cells.
pub fn cells(picture: &str, mark: &str) -> Vec<Point> {
    let rows = (0..).zip(picture.trim().lines());
    let cells = rows.flat_map(|(row, line)| {
        (0..).zip(line.split_whitespace()).map(move |(col, found)| (Point::new(row, col), found))
    });
    cells.filter(|&(_, found)| found == mark).map(|(point, _)| point).collect()
}

/// Parses the game that starts with the stones of a picture, `X` and `O`; their number determines
/// the side to move.
pub fn game(variant: Variant, picture: &str) -> Game {
    Game::from_position(position(variant, picture))
}

/// Parses the stones of a picture, `X` and `O`; their number determines the side to move.
pub fn position(variant: Variant, picture: &str) -> Position {
    let of = |mark, side| cells(picture, mark).into_iter().map(move |point| (point, side));
    let stones = of("X", Stone::First).chain(of("O", Stone::Second));
    Position::from_stones(variant, stones).unwrap()
}
