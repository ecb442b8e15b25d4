//! Commands of the dialog, such as `start torus`, `select 11` and `place 1;4`.

use std::fmt;
use std::str::FromStr;

use super::{Board, BoardSize, Piece};
use crate::rules::Topology;
use crate::translate::message;

/// Command of the dialog.
///
/// Exactly one space separates a command from its argument. No other spaces are allowed.
///
/// ```
/// use gomoku::quarto::Command;
///
/// assert_eq!("place 1;4".parse(), Ok(Command::Place { row: 1, col: 4 }));
/// assert!("place  1;4".parse::<Command>().is_err());
/// assert_eq!(Command::Place { row: 1, col: 4 }.to_string(), "place 1;4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Starts a game: `standard` or `torus` on 6x6 cells, `4x4` or `4x4 torus` on 4x4.
    Start(Board),
    /// Selects a piece.
    Select(Piece),
    /// Places the selected piece. On the torus, any number is a valid row or column.
    Place {
        /// Row, from 0 at the top.
        row: i32,
        /// Column, from 0 at the left.
        col: i32,
    },
    /// Lists the pieces in the bag.
    Bag,
    /// Shows a row of the board.
    RowPrint(i32),
    /// Shows a column of the board.
    ColPrint(i32),
    /// Ends the dialog.
    Quit,
}

/// Error of parsing a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The first word is not a command.
    Unknown,
    /// The argument does not fit the command.
    Argument {
        /// Usage of the command.
        usage: &'static str,
    },
    /// The argument of this command is not a 32-bit integer.
    Number {
        /// Usage of the command.
        usage: &'static str,
    },
    /// No piece has this number.
    NoSuchPiece,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => message!(
                "quarto-unknown",
                "unknown command; the commands are {commands}",
                commands = "start, select, place, bag, rowprint, colprint, quit"
            )
            .fmt(f),
            Self::Argument { usage } => {
                message!("quarto-usage", "the command is written: {usage}", usage = usage).fmt(f)
            }
            Self::Number { usage } => message!(
                "quarto-number",
                "this is not a whole number of 32 bits; the command is written: {usage}",
                usage = usage
            )
            .fmt(f),
            Self::NoSuchPiece => {
                message!("quarto-no-such-piece", "the pieces have the numbers 0 to 15").fmt(f)
            }
        }
    }
}

impl std::error::Error for CommandError {}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(board) => write!(f, "start {}", name(*board)),
            Self::Select(piece) => write!(f, "select {}", piece.number()),
            Self::Place { row, col } => write!(f, "place {row};{col}"),
            Self::Bag => f.write_str("bag"),
            Self::RowPrint(row) => write!(f, "rowprint {row}"),
            Self::ColPrint(col) => write!(f, "colprint {col}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        let (word, argument) = match line.split_once(' ') {
            Some((word, argument)) => (word, Some(argument)),
            None => (line, None),
        };
        let usage = match word {
            "start" => "start standard, start torus, start 4x4 or start 4x4 torus",
            "select" => "select 0, with a number from 0 to 15",
            "place" => "place 0;0, with a row and a column",
            "bag" => "bag",
            "rowprint" => "rowprint 0, with a row",
            "colprint" => "colprint 0, with a column",
            "quit" => "quit",
            _ => return Err(CommandError::Unknown),
        };
        let wrong = CommandError::Argument { usage };
        let number = |text| number(text).ok_or(CommandError::Number { usage });
        match (word, argument) {
            ("start", Some(text)) => {
                let board = Board::ALL.into_iter().find(|&board| name(board) == text);
                board.map(Self::Start).ok_or(wrong)
            }
            ("select", Some(piece)) => {
                let piece = u8::try_from(number(piece)?).ok().and_then(Piece::new);
                piece.map(Self::Select).ok_or(CommandError::NoSuchPiece)
            }
            ("place", Some(cell)) => {
                let (row, col) = cell.split_once(';').ok_or(wrong)?;
                Ok(Self::Place { row: number(row)?, col: number(col)? })
            }
            ("rowprint", Some(row)) => Ok(Self::RowPrint(number(row)?)),
            ("colprint", Some(col)) => Ok(Self::ColPrint(number(col)?)),
            ("bag", None) => Ok(Self::Bag),
            ("quit", None) => Ok(Self::Quit),
            _ => Err(wrong),
        }
    }
}

/// Name of a board in the dialog, whose standard has 6x6 cells.
const fn name(board: Board) -> &'static str {
    match (board.size, board.topology) {
        (BoardSize::Six, Topology::Plane) => "standard",
        (BoardSize::Six, Topology::Torus) => "torus",
        (BoardSize::Four, Topology::Plane) => "4x4",
        (BoardSize::Four, Topology::Torus) => "4x4 torus",
    }
}

/// Parses a 32-bit integer: digits, optionally with a minus sign.
fn number(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn commands_are_parsed_from_their_text() {
        let piece = Piece::new(15).unwrap();
        for command in [
            Command::Start(Board::PLANE),
            Command::Start(Board::TORUS),
            Command::Start(Board::SMALL),
            Command::Start(Board::SMALL_TORUS),
            Command::Select(piece),
            Command::Place { row: 3, col: -7 },
            Command::Bag,
            Command::RowPrint(5),
            Command::ColPrint(i32::MIN),
            Command::Quit,
        ] {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            " ",
            "help",
            "Start torus",
            "start",
            "start ",
            "start  torus",
            "start torus ",
            " start torus",
            "start toruss",
            "start 4x4  torus",
            "start 4x4 standard",
            "start 6x6",
            "start torus standard",
            "select",
            "select ",
            "select 16",
            "select -1",
            "select +1",
            "select 1.0",
            "select 99999999999",
            "select 1 ",
            "place",
            "place ",
            "place 1",
            "place 1;",
            "place ;1",
            "place 1;2;3",
            "place 1; 2",
            "place 1 2",
            "place 1,2",
            "place 2147483648;0",
            "bag ",
            "bag 1",
            "rowprint",
            "rowprint a",
            "rowprint 1 ",
            "colprint -",
            "quit ",
            "quit now",
            "bag\tx",
            "select\t1",
            "select \u{661}",
        ] {
            assert!(line.parse::<Command>().is_err(), "{line:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn error_messages_have_one_line(line in "(select|place|start|rowprint)?[ ;a-z0-9-]{0,12}") {
            if let Err(error) = line.parse::<Command>() {
                prop_assert!(!error.to_string().contains(['\n', '\r']));
            }
        }
    }
}
