//! Games in pasted text.
//!
//! Text pasted on the board or in the start menu is a game if it can be read as one, or was
//! evidently meant to be one. Otherwise it is treated as typed.

use crate::formats::text::{self, RowOrigin};
use crate::formats::{self, Format, Loaded, Place, Problem, ReadOptions};
use crate::rules::Variant;

/// Maximum length of a pasted game, in bytes.
pub const LONGEST: usize = 1 << 20;

/// Reads a game from a text, on this board if the text names none. Returns the error if the text is
/// meant to be a game but invalid, and `None` for anything else, such as one cell or a command.
pub fn game(text: &str, current: Variant) -> Option<Result<Loaded, String>> {
    // Terminals send CR at the end of a line.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text = text.trim_matches('\n').trim_end();
    let named = Format::of_content(text.trim_start().as_bytes());
    let read = match named {
        Some(format) => {
            formats::read_as(text.trim_start().as_bytes(), format, ReadOptions::on(current))
        }
        None => text::read(text, current, RowOrigin::Bottom),
    };
    let is_meant = match &read {
        _ if named.is_some() => true,
        // One cell is a move of the game on the board. A drawn board with one stone is not.
        Ok(loaded) => {
            let game = loaded.record.on_board();
            game.stones() > 1 || !game.has_order()
        }
        // Otherwise it must start with two cells, or like a drawn board.
        Err(why) => !matches!(
            (why.place, &why.problem),
            (Place::Move(1), _) | (Place::Move(2), Problem::Unexpected(_))
        ),
    };
    is_meant.then(|| read.map_err(|why| why.to_string()))
}
