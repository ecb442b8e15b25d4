//! What may be typed into the command bar.

use std::fmt;

use super::words;
use crate::rules::{NotationError, Point, Shape, Variant, parse_point};

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A stone on this cell.
    Place(Point),
    /// Give up.
    Resign,
    /// Save, into this file.
    Save(Option<String>),
    /// Load, from this file.
    Load(Option<String>),
    /// New game, on this board.
    NewGame(Option<Variant>),
    /// Take back the last move.
    TakeBack,
    /// Switch the coordinates.
    Coordinates,
    /// Show the help.
    Help,
    /// Leave the program.
    Quit,
}

/// Why what was typed means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// It looks like a cell, but is none.
    Cell(NotationError),
    /// No such command.
    Unknown,
    /// A board that is not on offer.
    Size,
    /// More words than the command takes.
    TooManyWords,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(error) => error.fmt(f),
            Self::Unknown => f.write_str("unknown command"),
            Self::Size => write!(f, "the size is {}", words::sizes()),
            Self::TooManyWords => f.write_str("the command takes nothing more"),
        }
    }
}

/// What the help says of the commands.
pub const HELP: &[(&str, &str)] = &[
    ("7,7  h8", "a stone in row 7, column 7; on column H, row 8"),
    ("s  s FILE", "save; save into FILE"),
    ("l  l FILE", "load; load FILE"),
    ("n  n 19", "new game; new game on 19x19"),
    ("!  u  c", "resign; take back; coordinates"),
    ("help  q", "help; quit"),
];

/// Reads a command for a board of this shape; `None` if nothing was typed.
///
/// # Errors
/// Why it means nothing.
pub fn parse(text: &str, shape: Shape) -> Result<Option<Command>, CommandError> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let file = || (!rest.is_empty()).then(|| rest.to_owned());
    let alone =
        |command| if rest.is_empty() { Ok(command) } else { Err(CommandError::TooManyWords) };
    let command = match word.to_ascii_lowercase().as_str() {
        "" => return Ok(None),
        "!" | "resign" => alone(Command::Resign)?,
        "s" | "save" => Command::Save(file()),
        "l" | "load" => Command::Load(file()),
        "n" | "new" if rest.is_empty() => Command::NewGame(None),
        "n" | "new" => Command::NewGame(Some(board(rest)?)),
        "u" | "undo" => alone(Command::TakeBack)?,
        "c" => alone(Command::Coordinates)?,
        "?" | "help" => alone(Command::Help)?,
        "q" | "quit" => alone(Command::Quit)?,
        _ => match parse_point(text, shape) {
            Ok(point) => Command::Place(point),
            Err(NotationError::NotACoordinate) if !looks_like_a_cell(text) => {
                return Err(CommandError::Unknown);
            }
            Err(error) => return Err(CommandError::Cell(error)),
        },
    };
    Ok(Some(command))
}

fn board(size: &str) -> Result<Variant, CommandError> {
    size.parse().ok().and_then(Variant::offered).ok_or(CommandError::Size)
}

fn looks_like_a_cell(text: &str) -> bool {
    text.contains(|char: char| char == ',' || char.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, expected: Result<Option<Command>, &str>) {
        let found = parse(text, Variant::GOMOKU_15.shape());
        let expected = expected.map_err(str::to_owned);
        assert_eq!(found.map_err(|error| error.to_string()), expected, "{text:?}");
    }

    #[test]
    fn cells_in_both_notations() {
        check("7,7", Ok(Some(Command::Place(Point::new(7, 7)))));
        check(" 3 , 14 ", Ok(Some(Command::Place(Point::new(3, 14)))));
        check("h12", Ok(Some(Command::Place(Point::new(3, 7)))));
        check("L8", Ok(Some(Command::Place(Point::new(7, 11)))));
        check("n15", Ok(Some(Command::Place(Point::new(0, 13)))));
    }

    #[test]
    fn commands_with_and_without_their_argument() {
        check("", Ok(None));
        check("  ", Ok(None));
        check("!", Ok(Some(Command::Resign)));
        check("s", Ok(Some(Command::Save(None))));
        check("s  my game.csv ", Ok(Some(Command::Save(Some("my game.csv".to_owned())))));
        check("l 7", Ok(Some(Command::Load(Some("7".to_owned())))));
        check("n", Ok(Some(Command::NewGame(None))));
        check("n 19", Ok(Some(Command::NewGame(Some(Variant::GOMOKU_19)))));
        check("Q", Ok(Some(Command::Quit)));
        check("help", Ok(Some(Command::Help)));
    }

    #[test]
    fn the_reason_is_named() {
        check("15,0", Err("off the board (0,0 to 14,14 or A1 to O15)"));
        check("p1", Err("off the board (0,0 to 14,14 or A1 to O15)"));
        check("7", Err("not a coordinate"));
        check("7;7", Err("not a coordinate"));
        check("7,x", Err("not a coordinate"));
        check("hello", Err("unknown command"));
        check("x", Err("unknown command"));
        check("n 16", Err("the size is 15, 17 or 19"));
        check("n 19 x", Err("the size is 15, 17 or 19"));
        check("q now", Err("the command takes nothing more"));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nothing_typed_makes_it_panic(text in ".{0,20}") {
            let _ = parse(&text, Variant::GOMOKU_15.shape());
        }
    }
}
