//! From a position back to a game.

use std::fmt;

use super::{Board, BySide, Game, Point, Record, Stone, Variant};

/// Why no game leads to these stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrangeError {
    /// The two sides' numbers of stones do not come from alternating moves.
    Counts {
        /// Stones of the side that begins.
        first: usize,
        /// Stones of the side that answers.
        second: usize,
    },
    /// A cell is off the board or given twice, a stone floats, or a row was complete before the
    /// last move.
    NoOrder,
}

impl fmt::Display for ArrangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counts { first, second } => {
                write!(f, "{first} stones against {second} cannot come from taking turns")
            }
            Self::NoOrder => f.write_str("no order of play leads to these stones"),
        }
    }
}

impl std::error::Error for ArrangeError {}

/// A game that leads to these stones: the two sides in turn, each in the given order, but for the
/// stone that completes a winning row, which comes last.
///
/// For freestyle on any board, without gravity, it finds a game whenever there is one. Elsewhere
/// the given order can matter, and a game may be missed, but a wrong one is never returned.
///
/// # Errors
/// If the numbers of stones are impossible, or no game was found.
///
/// # Examples
/// ```
/// use gomoku::rules::{BySide, Point, Status, Stone, Variant, arrange};
///
/// let row = |row: u8, length: u8| (0..length).map(|col| Point::new(row, col)).collect();
/// let game = arrange(Variant::GOMOKU_15, BySide { first: row(0, 5), second: row(1, 4) })?;
/// assert_eq!(game.status(), Status::Won(Stone::First));
///
/// // Both sides have five: that is no game.
/// assert!(arrange(Variant::GOMOKU_15, BySide { first: row(0, 5), second: row(1, 5) }).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn arrange(variant: Variant, stones: BySide<Vec<Point>>) -> Result<Game, ArrangeError> {
    let BySide { mut first, mut second } = stones;
    let last_mover = match first.len().checked_sub(second.len()) {
        Some(0) => Stone::Second,
        Some(1) => Stone::First,
        _ => {
            return Err(ArrangeError::Counts { first: first.len(), second: second.len() });
        }
    };
    let mut board = Board::new(variant.shape());
    for (side, points) in [(Stone::First, &first), (Stone::Second, &second)] {
        for &point in points {
            board.set(point, Some(side));
        }
    }

    let of_last_mover = if last_mover == Stone::First { &mut first } else { &mut second };
    put_winner_last(variant, &mut board, last_mover, of_last_mover)?;

    let mut answers = second.into_iter();
    let moves = first.into_iter().flat_map(|point| std::iter::once(point).chain(answers.next()));
    Record::new(variant, moves).replay().map_err(|_| ArrangeError::NoOrder)
}

/// Moves a stone without which nobody has a winning row to the end of `own`.
fn put_winner_last(
    variant: Variant,
    board: &mut Board,
    mover: Stone,
    own: &mut Vec<Point>,
) -> Result<(), ArrangeError> {
    let in_rows: Vec<Point> =
        variant.shape().points().filter(|&point| variant.is_won_at(board, point)).collect();
    if in_rows.is_empty() {
        return Ok(());
    }
    let completes = |&point: &Point| {
        board.set(point, None);
        let others_win = in_rows.iter().any(|&other| variant.is_won_at(board, other));
        board.set(point, Some(mover));
        !others_win
    };
    let index = own.iter().position(completes).ok_or(ArrangeError::NoOrder)?;
    let winner = own.remove(index);
    own.push(winner);
    Ok(())
}
