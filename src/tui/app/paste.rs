//! A pasted text that is a game.

use crate::formats::text::{self, Origin};
use crate::formats::{self, Format, FormatError, Loaded, Place, Problem};
use crate::rules::Variant;

/// Longer texts are not taken, in bytes.
pub const LONGEST: usize = 1 << 20;

/// The game that a text is, for this board if it names none, or why it is none though it is meant to be one;
/// `None` if it is something else: one cell, a command.
pub fn game(text: &str, current: Variant) -> Option<Result<Loaded, String>> {
    // Terminals send CR for the end of a line.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text = text.trim_matches('\n').trim_end();
    let named = Format::of_content(text.trim_start().as_bytes());
    let read = match named {
        Some(format) => {
            formats::read_as(text.trim_start().as_bytes(), format, current, Origin::Bottom)
        }
        None => text::read(text, current, Origin::Bottom),
    };
    let is_meant = match &read {
        _ if named.is_some() => true,
        // One cell is a move of the game on the board; one stone that is drawn is not.
        Ok(loaded) => {
            let game = loaded.record.on_board();
            game.stones() > 1 || !game.has_order()
        }
        Err(why) => is_meant(why),
    };
    is_meant.then(|| read.map_err(|why| why.to_string()))
}

/// Whether a text that cannot be read begins like a list of moves, with two cells, or like a drawn board.
const fn is_meant(why: &FormatError) -> bool {
    !matches!(
        (why.place, &why.problem),
        (Place::Move(1), _) | (Place::Move(2), Problem::Unexpected(_))
    )
}
