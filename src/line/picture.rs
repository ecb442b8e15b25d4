//! Boards as text suitable for screen readers.

use crate::rules::{Board, BySide, Coordinates, Point, Shape};

/// Draws the board row by row, with rows from 0 at the top. `columns` determines the names and
/// widths of the columns.
///
/// ```text
///     0  1  2        A B C
///  0  .  X  .      0 . X .
///  1  .  .  O      1 . . O
/// ```
pub(super) fn picture(board: &Board, columns: Coordinates, marks: BySide<char>) -> String {
    let width = if columns == Coordinates::Numbers { 2 } else { 1 };
    let cell = |point| mark(board, point, marks).to_string();
    grid(board.shape(), columns, width, |row| row.to_string(), cell)
}

/// Draws the board with columns from `A` and rows from 1 at the bottom, and numbers the following
/// moves on their cells.
pub fn numbered(board: &Board, moves: &[Point]) -> String {
    let (shape, names) = (board.shape(), Coordinates::Letters);
    let cell = |point| {
        let number = moves.iter().position(|&cell| cell == point);
        number.map_or_else(|| mark(board, point, MARKS).into(), |number| (number + 1).to_string())
    };
    grid(shape, names, moves.len().to_string().len(), |row| names.row(row, shape), cell)
}

/// Marks of the sides, except in the dialog in letters, where O moves first.
pub const MARKS: BySide<char> = BySide { first: 'X', second: 'O' };

fn mark(board: &Board, point: Point, marks: BySide<char>) -> char {
    board.get(point).map_or('.', |stone| *marks.of(stone))
}

/// Draws the names of the columns, then each row with its name. All cells have the width of the
/// widest.
fn grid(
    shape: Shape,
    columns: Coordinates,
    width: usize,
    row_name: impl Fn(u8) -> String,
    cell: impl Fn(Point) -> String,
) -> String {
    let line = |name: String, cells: &dyn Fn(u8) -> String| {
        let cells = (0..shape.width()).map(|col| format!(" {:>width$}", cells(col)));
        format!("{name:>2}{}\n", cells.collect::<String>())
    };
    let rows =
        (0..shape.height()).map(|row| line(row_name(row), &|col| cell(Point::new(row, col))));
    std::iter::once(line(String::new(), &|col| columns.column(col))).chain(rows).collect()
}
