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
    let width = moves.len().to_string().len();
    let mut text = line("", (0..shape.width()).map(|col| names.column(col)), width);
    for row in 0..shape.height() {
        let cells = (0..shape.width()).map(|col| {
            let point = Point::new(row, col);
            let number = moves.iter().position(|&cell| cell == point);
            match (number, board.get(point)) {
                (Some(number), _) => (number + 1).to_string(),
                (None, Some(stone)) => MARKS.of(stone).to_string(),
                (None, None) => '.'.to_string(),
            }
        });
        text += &line(&names.row(row, shape), cells, width);
    }
    text
}

const MARKS: BySide<char> = BySide { first: 'X', second: 'O' };

fn line(label: &str, cells: impl Iterator<Item = String>, width: usize) -> String {
    let cells: Vec<String> = cells.map(|cell| format!(" {cell:>width$}")).collect();
    format!("{label:>2}{}\n", cells.concat())
}
