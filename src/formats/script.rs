//! Saved games of Quarto: the commands of its dialog, one per line.
//!
//! ```text
//! start torus
//! select 11
//! place 1;4
//! select 7
//! ```
//!
//! `gomoku line --dialect commands` also plays such a file. A piece that is selected but not placed
//! yet is on the last line.

use std::fmt::Write as _;

use super::error::plain;
use super::{FormatError, Problem};
use crate::quarto::{Board, Command, Game};
use crate::rules::Point;
use crate::translate::phrase;

/// Size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 12;
const NO_START: Problem = Problem::Other(phrase!(
    "script-start",
    "the first line must be start and a board, such as start standard"
));

/// Checks whether a file that starts with these bytes is meant to be a saved game of Quarto.
pub fn is_saved_game(start: &[u8]) -> bool {
    let starts = Board::ALL.map(|board| Command::Start(board).to_string());
    let line = start.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    starts.iter().any(|start| start.as_bytes() == line)
}

/// Writes the commands that lead to this game.
pub fn write(game: &Game) -> Vec<u8> {
    let mut text = format!("{}\n", Command::Start(game.board()));
    // Writing to a `String` cannot fail.
    for done in game.moves() {
        let Point { row, col } = done.point;
        let place = Command::Place { row: row.into(), col: col.into() };
        let _ = writeln!(text, "{}\n{place}", Command::Select(done.piece));
    }
    if let Some(piece) = game.selected() {
        let _ = writeln!(text, "{}", Command::Select(piece));
    }
    text.into_bytes()
}

/// Reads a game. Accepts CR LF and blank lines at the end.
///
/// # Errors
/// Reports the line of a mistake.
///
/// # Examples
/// ```
/// use gomoku::formats::script;
///
/// let file = b"start torus\nselect 11\nplace 1;4\nselect 7\n";
/// assert_eq!(script::write(&script::read(file)?), file);
/// let error = script::read(b"start torus\nselect 11\nselect 7\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 3: piece 11 is selected and must be placed first");
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Game, FormatError> {
    parse(&plain(bytes, MAX_SIZE, None)?.text)
}

pub(super) fn parse(text: &str) -> Result<Game, FormatError> {
    let lines = text.trim_ascii_end().split('\n');
    let mut game = None;
    for (number, line) in (1..).zip(lines) {
        let error = |problem: Problem| problem.at(number);
        let line = line.strip_suffix('\r').unwrap_or(line);
        let command = line.parse().map_err(|why| error(Problem::Command(why)))?;
        apply(command, &mut game).map_err(error)?;
    }
    game.ok_or(NO_START.at(1))
}

fn apply(command: Command, game: &mut Option<Game>) -> Result<(), Problem> {
    match (command, game) {
        (Command::Start(board), game @ None) => *game = Some(Game::new(board)),
        (_, None) => return Err(NO_START),
        (Command::Select(piece), Some(game)) => {
            game.select(piece).map_err(Problem::Quarto)?;
        }
        (Command::Place { row, col }, Some(game)) => {
            game.place_at(row, col).map_err(Problem::Quarto)?;
        }
        (_, Some(_)) => {
            return Err(Problem::Other(phrase!("script-command", "expected select or place")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_refused(text: &str, expected: &str) {
        assert_eq!(read(text.as_bytes()).unwrap_err().to_string(), expected);
    }

    #[test]
    fn bad_files_are_refused_with_the_line() {
        check_refused(
            "select 1\n",
            "line 1: the first line must be start and a board, such as start standard",
        );
        check_refused("start torus\nbag\n", "line 2: expected select or place");
        check_refused("start torus\nstart torus\n", "line 2: expected select or place");
        check_refused("start torus\n\nselect 1\n", UNKNOWN_2);
        check_refused("start standard\nplace 0;0\n", "line 2: a piece must be selected first");
        check_refused("start standard\nselect 1\nplace 0;6", "line 3: that is off the board");
        let long = format!("start standard\n{}", " ".repeat(5000));
        check_refused(&long, "the file is larger than 4096 bytes");
        assert!(
            read(b"start torus\nselect \xff\n").unwrap_err().to_string().starts_with("line 2:")
        );
    }

    const UNKNOWN_2: &str = "line 2: unknown command; the commands are start, select, place, \
                             bag, rowprint, colprint, quit";

    #[test]
    fn other_line_ends_and_trailing_blank_lines_are_accepted() {
        let game = read(b"start torus\r\nselect 3\r\nplace -1;7\r\n\r\n").unwrap();
        assert_eq!(write(&game), b"start torus\nselect 3\nplace 5;1\n");
    }

    #[test]
    fn files_are_recognised_by_their_first_line() {
        assert!(is_saved_game(b"start torus\nsel"));
        assert!(is_saved_game(b"start standard\r\n"));
        assert!(is_saved_game(b"start standard"));
        assert!(is_saved_game(b"start 4x4 torus\nselect 1\n"));
        assert!(!is_saved_game(b"start toruses\n"));
        assert!(!is_saved_game(b"No;Row;Col;Player\n"));
    }
}
