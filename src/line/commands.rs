//! Dialog of Quarto: one command a line, without prompts, answered by `OK`, by the answer, or by
//! `Error, ` and the reason.

use std::io;

use super::Console;
use crate::game::{AnyGame, MoveLimit, Participants};
use crate::quarto::{Command, CommandError, Game, IllegalMove, Piece, Status};
use crate::rules::Point;

pub(super) fn run(console: &mut Console<'_>) -> io::Result<()> {
    let mut game = None;
    while let Some(line) = console.read_line()? {
        let command = line.parse().map_err(|why: CommandError| why.to_string());
        match command.and_then(|command| execute(command, &mut game)) {
            Ok(Some(text)) => writeln!(console.output, "{text}")?,
            Ok(None) => break,
            Err(why) => {
                if let Some(game) = game.as_mut().filter(|_| is_place(&line)) {
                    game.put_back();
                }
                writeln!(console.output, "Error, {why}")?;
            }
        }
        if let Some(game) = &game {
            let game = AnyGame::Quarto(game.clone());
            console.unfinished.put(Some((game, Participants::PERSONS, MoveLimit::Full)));
        }
    }
    Ok(())
}

/// Checks whether a line is meant to place the selected piece. If that fails, the piece returns to
/// the bag, and the same player selects again.
fn is_place(line: &str) -> bool {
    line.split(' ').next() == Some("place")
}

const NO_GAME: &str = "there is no game yet; type start standard, start torus or start 4x4";

/// Executes a command and returns the answer; `None` for `quit`.
fn execute(command: Command, game: &mut Option<Game>) -> Result<Option<String>, String> {
    let answer = match (command, game) {
        (Command::Quit, _) => return Ok(None),
        (Command::Start(board), game) => {
            *game = Some(Game::new(board));
            Ok("OK".to_owned())
        }
        (_, None) => return Err(NO_GAME.to_owned()),
        (Command::Select(piece), Some(game)) => game.select(piece).map(|_| "OK".to_owned()),
        (Command::Place { row, col }, Some(game)) => {
            game.place_at(row, col).map(|status| placed(status, game.moves().len()))
        }
        (Command::Bag, Some(game)) => Ok(words(game.bag().pieces().map(word))),
        (Command::RowPrint(row), Some(game)) => cells(game, |col| game.cell(row, col)),
        (Command::ColPrint(col), Some(game)) => cells(game, |row| game.cell(row, col)),
    };
    answer.map(Some).map_err(|why| why.to_string())
}

fn placed(status: Status, moves: usize) -> String {
    match status {
        Status::Select(_) | Status::Place(..) => "OK".to_owned(),
        Status::Drawn => "draw".to_owned(),
        Status::Won(side) => format!("P{} wins\n{}", side as u8 + 1, moves.saturating_sub(1)),
    }
}

fn cells(game: &Game, at: impl Fn(i32) -> Option<Point>) -> Result<String, IllegalMove> {
    let points: Option<Vec<Point>> = (0..game.board().size.side().into()).map(at).collect();
    let pieces = points.ok_or(IllegalMove::OffBoard)?.into_iter().map(|point| game.get(point));
    Ok(words(pieces.map(|piece| piece.map_or_else(|| "#".to_owned(), word))))
}

fn word(piece: Piece) -> String {
    piece.number().to_string()
}

fn words(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
