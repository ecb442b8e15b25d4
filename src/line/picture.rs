//! A board as text that can be read aloud.

use crate::rules::{Board, BySide, Coordinates, Point, Shape};

/// The board row by row, every line with its end. Rows are numbered from 0 at the top; the columns
/// have the names that `columns` gives them, and are as wide as those can be.
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

/// The board with columns `A`, `B` and so on and rows from 1 at the bottom, and the moves that follow
/// as numbers on their cells.
///
/// ```
/// use gomoku::line::numbered;
/// use gomoku::rules::{Game, Placement, Point, Rule, Shape, Topology, Variant};
///
/// let shape = Shape::new(5, 3, Topology::Plane)?;
/// let mut game = Game::new(Variant::new(shape, 3, Rule::Freestyle, Placement::Anywhere)?);
/// for col in [2, 0] {
///     game.play(Point::new(1, col))?;
/// }
/// let line = [Point::new(0, 2), Point::new(2, 2)];
/// assert_eq!(
///     numbered(game.board(), &line),
///     "   A B C D E\n 3 . . 1 . .\n 2 O . X . .\n 1 . . 2 . .\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn numbered(board: &Board, moves: &[Point]) -> String {
    let (shape, names) = (board.shape(), Coordinates::Letters);
    let cell = |point| {
        let number = moves.iter().position(|&cell| cell == point);
        number.map_or_else(|| mark(board, point, MARKS).into(), |number| (number + 1).to_string())
    };
    grid(shape, names, moves.len().to_string().len(), |row| names.row(row, shape), cell)
}

/// The marks of the sides, except in the dialect of letters, where O begins.
pub const MARKS: BySide<char> = BySide { first: 'X', second: 'O' };

fn mark(board: &Board, point: Point, marks: BySide<char>) -> char {
    board.get(point).map_or('.', |stone| *marks.of(stone))
}

/// The names of the columns, then each row with its name; cells as wide as the widest.
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
