//! A board as text that can be read aloud.

use crate::rules::{Board, BySide, Coordinates, Point};

/// The board row by row, every line with its end. Rows are numbered from 0 at the top; the columns
/// have the names that `columns` gives them, and are as wide as those can be.
///
/// ```text
///     0  1  2        A B C
///  0  .  X  .      0 . X .
///  1  .  .  O      1 . . O
/// ```
pub(super) fn picture(board: &Board, columns: Coordinates, marks: BySide<char>) -> String {
    let width = match columns {
        Coordinates::Numbers => 2,
        Coordinates::Letters => 1,
    };
    let shape = board.shape();
    let header = (0..shape.width()).map(|col| columns.column(col));
    let mut text = line("", header, width);
    for row in 0..shape.height() {
        let stones = (0..shape.width()).map(|col| board.get(Point::new(row, col)));
        let cells = stones.map(|stone| stone.map_or('.', |stone| *marks.of(stone)).to_string());
        text += &line(&row.to_string(), cells, width);
    }
    text
}

fn line(label: &str, cells: impl Iterator<Item = String>, width: usize) -> String {
    let cells: Vec<String> = cells.map(|cell| format!(" {cell:>width$}")).collect();
    format!("{label:>2}{}\n", cells.concat())
}
