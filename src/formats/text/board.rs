//! Drawn boards as text.

use std::fmt::Write as _;

use super::{Loaded, loaded};
use crate::formats::{FormatError, Problem, Remark, rule};
use crate::rules::{
    Coordinates, Game, IllegalMove, Point, Position, Shape, Stone, Topology, Variant,
};
use crate::translate::phrase;

type Cell = Option<Stone>;

pub(super) type TextRow = (u64, Vec<Cell>);

/// Finds the rows of a board: at least three cells, with or without the row's number.
pub(super) fn rows(text: &str) -> Vec<TextRow> {
    let has_bars = text.contains('|');
    let rows = (1..).zip(text.lines()).filter_map(|(number, line)| {
        let is_frame = |char: char| "+-=#".contains(char);
        if has_bars && line.trim().chars().all(is_frame) {
            return None;
        }
        row(line).map(|cells| (number, cells))
    });
    rows.collect()
}

fn row(line: &str) -> Option<Vec<Cell>> {
    let is_label = |char: char| char.is_ascii_digit() || char.is_whitespace();
    let cells = line.trim_matches(is_label).chars().filter(|char| !" \t|()[]<>".contains(*char));
    let cells: Result<Vec<Cell>, ()> = cells.map(cell).collect();
    cells.ok().filter(|cells| cells.len() >= 3)
}

const fn cell(char: char) -> Result<Cell, ()> {
    match char {
        'X' | 'x' | '●' | '⚫' => Ok(Some(Stone::First)),
        'O' | 'o' | '○' | '⚪' => Ok(Some(Stone::Second)),
        '.' | '+' | '-' | '#' | '_' | '*' | '·' | '┼' => Ok(None),
        _ => Err(()),
    }
}

/// Reads the position drawn by the rows, for the `current` game if its board has this size.
pub(super) fn read(rows: &[TextRow], current: Variant) -> Result<Loaded, FormatError> {
    let width = rows.first().map_or(0, |(_, cells)| cells.len());
    if let Some((line, cells)) = rows.iter().find(|(_, cells)| cells.len() != width) {
        let problem = Problem::Fields { found: cells.len(), expected: width };
        return Err(problem.at(*line));
    }
    let size = format!("{width}x{}", rows.len());
    let no_size =
        |_| Problem::text(&size, phrase!("format-size", "{value} is not a board size")).in_file();
    let shape = Shape::of_rows(width, rows.len(), Topology::Plane).map_err(no_size)?;
    let variant = variant(shape, current).ok_or_else(|| Problem::TooSmall(size).in_file())?;
    let stones: Vec<(Point, Stone)> = shape
        .points()
        .zip(rows.iter().flat_map(|(_, cells)| cells))
        .filter_map(|(point, stone)| Some((point, (*stone)?)))
        .collect();
    let count = |side| stones.iter().filter(|(_, stone)| *stone == side).count();
    let is_even = count(Stone::First) <= count(Stone::Second);
    let to_move = if is_even { Stone::First } else { Stone::Second };
    let illegal = |why| Problem::Illegal(why).in_file();
    let position = Position::from_stones(variant, stones).map_err(illegal)?;
    let board = position.board();
    if position.stones().iter().any(|&(point, _)| !variant.is_supported(&board, point)) {
        return Err(illegal(IllegalMove::Floating));
    }
    let mut remarks = Vec::new();
    if variant != current {
        remarks.push(Remark::TakenFor(variant));
    }
    Ok(loaded(Game::from_position(position.with_to_move(to_move)), remarks))
}

fn variant(shape: Shape, current: Variant) -> Option<Variant> {
    let is_as_large = |game: &Variant| {
        (game.shape().width(), game.shape().height()) == (shape.width(), shape.height())
    };
    let known = [current, Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE];
    let five = || rule::five(shape).ok().map(|five| five.with_rule(current.rule()));
    known.into_iter().find(is_as_large).or_else(five)
}

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
