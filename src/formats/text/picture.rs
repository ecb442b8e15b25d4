//! Boards drawn as text.

use std::fmt::Write as _;

use crate::rules::{Coordinates, Game, Point, Stone};

/// Draws the board with the names of its columns and rows, and the last move in brackets.
///
/// ```
/// use gomoku::formats::text;
/// use gomoku::rules::{Coordinates, Game, Point, Variant};
///
/// let mut game = Game::new(Variant::TIC_TAC_TOE);
/// game.play(Point::new(1, 1))?;
/// game.play(Point::new(0, 2))?;
/// let picture = "   A B C\n 3 . .(O)\n 2 . X .\n 1 . . .\n";
/// assert_eq!(text::picture(&game, Coordinates::Letters), picture);
/// # Ok::<(), gomoku::rules::IllegalMove>(())
/// ```
pub fn picture(game: &Game, names: Coordinates) -> String {
    let shape = game.variant().shape();
    let last = game.moves().last().copied();
    let width = if names == Coordinates::Numbers && shape.width() > 10 { 2 } else { 1 };
    let mut text = String::from("  ");
    for col in 0..shape.width() {
        // Writing to a `String` cannot fail.
        let _ = write!(text, " {:>width$}", names.column(col));
    }
    for row in 0..shape.height() {
        let _ = write!(text, "\n{:>2}", names.row(row, shape));
        for point in (0..shape.width()).map(|col| Point::new(row, col)) {
            let mark = game.board().get(point).map_or('.', |stone| match stone {
                Stone::First => 'X',
                Stone::Second => 'O',
            });
            let before = point.col.checked_sub(1).map(|col| Point::new(row, col));
            // Brackets are adjacent to their stone.
            let gap = match last {
                Some(last) if last == point => format!("{:>width$}", '('),
                Some(last) if before == Some(last) => format!("{:<width$}", ')'),
                _ => " ".repeat(width),
            };
            text.push_str(&gap);
            text.push(mark);
        }
        if last == Some(Point::new(row, shape.width() - 1)) {
            text.push(')');
        }
    }
    text.push('\n');
    text
}
