//! Dialog in letters: Gomoku on 13x13, cells as `G7`, the board before every move.
//!
//! Columns are `A` to `M`, rows 0 to 12 from the **top**. O moves first.

use std::io;

use super::picture::picture;
use super::{Console, number};
use crate::game::{AnyGame, MoveLimit, Participants};
use crate::rules::{BySide, Coordinates, Game, Point, Status, Variant};

const MARKS: BySide<char> = BySide { first: 'O', second: 'X' };

pub(super) fn run(console: &mut Console<'_>) -> io::Result<()> {
    let mut game = Game::new(Variant::GOMOKU_13);
    loop {
        write!(console.output, "{}", picture(game.board(), Coordinates::Letters, MARKS))?;
        match game.status() {
            Status::ToMove(stone) => {
                if !ask_move(&mut game, *MARKS.of(stone), console)? {
                    return Ok(());
                }
            }
            Status::Won(stone) => {
                return writeln!(console.output, "Player {} wins!", MARKS.of(stone));
            }
            Status::Drawn => return writeln!(console.output, "Draw game!"),
        }
    }
}

/// Asks until a stone is placed; `false` at the end of the input.
fn ask_move(game: &mut Game, mark: char, console: &mut Console<'_>) -> io::Result<bool> {
    loop {
        write!(console.output, "Player {mark}, make a move: ")?;
        let Some(mut line) = console.read_line()? else { return Ok(false) };
        // The number may be on a line of its own.
        while is_letter(&line) {
            let Some(next) = console.read_line()? else { return Ok(false) };
            line += &next;
        }
        if cell(&line).is_some_and(|point| game.play(point).is_ok()) {
            console.unfinished.put(Some((
                AnyGame::Rows(game.clone()),
                Participants::PERSONS,
                MoveLimit::Full,
            )));
            return Ok(true);
        }
        writeln!(console.output, "Invalid input!")?;
    }
}

fn is_letter(line: &str) -> bool {
    let mut chars = line.trim().chars();
    chars.next().is_some_and(|char| char.is_ascii_uppercase()) && chars.next().is_none()
}

/// Parses a capital letter and a number, with or without spaces: any cell, on the board or not.
fn cell(line: &str) -> Option<Point> {
    let mut rest = line.trim().chars();
    let letter = rest.next().filter(char::is_ascii_uppercase)?;
    let col = u8::try_from(letter).ok()? - b'A';
    Some(Point::new(number(rest.as_str())?, col))
}

#[cfg(test)]
mod tests;
