//! Games in pasted text.
//!
//! Text pasted on the board or in the start menu is a game if it can be read as one, or was
//! evidently meant to be one. Otherwise it is treated as typed.

use crate::formats::text::{self, Choice, Reading, RowOrigin, Sides};
use crate::formats::{self, Format, FormatError, Loaded, Place, Problem, ReadOptions};
use crate::game::AnyGame;
use crate::rules::{Stone, Variant};

/// Maximum length of a pasted game, in bytes.
pub const LONGEST: usize = 1 << 20;

/// Reading of a pasted text.
#[derive(Debug)]
pub enum Pasted {
    Game(Box<Loaded>),
    /// Game that can be understood in two ways.
    Open(Box<Draft>),
    /// Text that is meant to be a game but invalid, or nothing else, for this reason.
    Wrong(String),
}

/// Text that can be understood in two ways, and the one chosen.
#[derive(Debug)]
pub struct Draft {
    text: String,
    current: Variant,
    choice: Choice,
    reading: Reading,
    /// Set if rows may count from either side of the board.
    pub are_rows_open: bool,
}

/// Reads a game from a text, on this board if the text names none. Returns `None` for anything
/// that is not meant to be a game, such as one cell or a command.
pub fn game(text: &str, current: Variant) -> Option<Pasted> {
    // Terminals send CR at the end of a line.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text = text.trim_matches('\n').trim_end();
    if let Some(format) = Format::of_content(text.trim_start().as_bytes()) {
        let options = ReadOptions::on(current);
        return Some(match formats::read_as(text.trim_start().as_bytes(), format, options) {
            Ok(loaded) => Pasted::Game(Box::new(loaded)),
            Err(why) => Pasted::Wrong(why.to_string()),
        });
    }
    match text::understand(text, current, Choice::default()) {
        Ok(reading) => {
            // One cell is a move of the game on the board. A drawn board with one stone is not.
            let game = reading.loaded.record.on_board();
            let is_meant = game.stones() > 1 || !game.has_order() || text::is_evident(text);
            is_meant.then(|| Draft::of(text, current, reading))
        }
        // Otherwise it must start with two cells, or be evidently a game.
        Err(why) => {
            let is_meant = text::is_evident(text) || !is_of_first(&why);
            let why = if is_meant { why } else { Problem::UNKNOWN_FORMAT.in_file() };
            (is_meant || is_prose(text)).then(|| Pasted::Wrong(why.to_string()))
        }
    }
}

/// Checks whether a text is too long for a command or a path, or cannot be typed.
fn is_prose(text: &str) -> bool {
    const WORDS: usize = 6;
    let is_other = |char: char| char < ' ' && !char.is_whitespace();
    text.contains(is_other) || text.split_whitespace().nth(WORDS).is_some()
}

/// Checks whether a text is not even the start of a list of moves.
const fn is_of_first(why: &FormatError) -> bool {
    matches!(
        (why.place, &why.problem),
        (Place::Move(1), _) | (Place::Move(2), Problem::Unexpected(_))
    )
}

impl Draft {
    /// Draft of a reading, or the game if there is only one way to read the text.
    fn of(text: &str, current: Variant, reading: Reading) -> Pasted {
        let top = Choice { origin: RowOrigin::Top, ..Choice::default() };
        let is_other = |other: Reading| stones(&other) != stones(&reading);
        let are_rows_open =
            reading.are_rows_open && text::understand(text, current, top).is_ok_and(is_other);
        if !are_rows_open && !reading.are_sides_open {
            return Pasted::Game(Box::new(reading.loaded));
        }
        let (text, choice) = (text.to_owned(), Choice::default());
        Pasted::Open(Box::new(Self { text, current, choice, reading, are_rows_open }))
    }

    /// Game in the way chosen.
    pub const fn loaded(&self) -> &Loaded {
        &self.reading.loaded
    }

    pub const fn are_sides_open(&self) -> bool {
        self.reading.are_sides_open
    }

    /// Counts the rows from the other side of the board.
    pub fn turn_rows(&mut self) {
        let origin = match self.choice.origin {
            RowOrigin::Bottom => RowOrigin::Top,
            RowOrigin::Top => RowOrigin::Bottom,
        };
        self.choose(Choice { origin, ..self.choice });
    }

    /// Lets the other side begin.
    pub fn swap_sides(&mut self) {
        let sides = match self.choice.sides {
            Sides::Usual => Sides::Swapped,
            Sides::Swapped => Sides::Usual,
        };
        self.choose(Choice { sides, ..self.choice });
    }

    fn choose(&mut self, choice: Choice) {
        if let Ok(reading) = text::understand(&self.text, self.current, choice) {
            (self.choice, self.reading) = (choice, reading);
        }
    }
}

fn stones(reading: &Reading) -> Vec<(crate::rules::Point, Stone)> {
    match reading.loaded.record.on_board() {
        AnyGame::Rows(game) => game.board().occupied().collect(),
        AnyGame::Quarto(_) => Vec::new(),
    }
}
