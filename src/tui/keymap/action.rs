//! What keys mean.

use crate::play::{Sides, Step};
use crate::rules::{Delta, Point, Shape};

/// One of the four directions of the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are the keys' names")]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    /// The step on the board.
    pub const fn delta(self) -> Delta {
        match self {
            Self::Up => Delta { rows: -1, cols: 0 },
            Self::Down => Delta { rows: 1, cols: 0 },
            Self::Left => Delta { rows: 0, cols: -1 },
            Self::Right => Delta { rows: 0, cols: 1 },
        }
    }

    /// The last cell in this direction.
    #[must_use]
    pub const fn edge(self, from: Point, shape: Shape) -> Point {
        match self {
            Self::Up => Point { row: 0, ..from },
            Self::Down => Point { row: shape.height() - 1, ..from },
            Self::Left => Point { col: 0, ..from },
            Self::Right => Point { col: shape.width() - 1, ..from },
        }
    }
}

/// What a key does to the text in the command bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The cursor one character to the left.
    Left,
    /// The cursor one character to the right.
    Right,
    /// The cursor to the beginning.
    Start,
    /// The cursor to the end.
    End,
    /// Rub out the character under the cursor.
    Delete,
    /// Rub out the word before the cursor.
    DeleteWord,
    /// Rub out everything.
    DeleteLine,
}

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// One step.
    Move(Direction),
    /// To the edge.
    Edge(Direction),
    /// A stone on the cell under the cursor.
    Place,
    /// Save the game.
    Save,
    /// Load the saved game.
    Load,
    /// Give the game up.
    Resign,
    /// Begin another game.
    NewGame,
    /// Take back the last move.
    TakeBack,
    /// Ask which sides the computer plays.
    Opponent,
    /// Offer Gomoku by the other rule.
    Rule,
    /// Let the computer play these sides.
    Play(Sides),
    /// Make the computer stronger or weaker.
    Level(Step),
    /// Make the computer stronger or weaker that plays X where it plays both sides.
    OtherLevel(Step),
    /// The computer is to move now.
    MoveNow,
    /// Let the computer wait, which plays both sides, or go on.
    Pause,
    /// Ask for a hint.
    Hint,
    /// Show what the computer thinks of, or do not.
    Ghosts,
    /// Set the score to nothing.
    ResetScore,
    /// Switch between numbers and letters.
    Coordinates,
    /// Open the command bar.
    Command,
    /// Open the command bar with this key as its first letter.
    Type,
    /// Show the help.
    Help,
    /// Yes to a question.
    Yes,
    /// No to a question.
    No,
    /// Take what is selected or typed.
    Accept,
    /// Rub out the character before the cursor.
    Erase,
    /// Change the text in the command bar.
    Edit(Edit),
    /// Close what is open.
    Close,
    /// Leave the program.
    Quit,
    /// Leave the program, without a question the second time.
    Interrupt,
    /// Back to the shell for a while.
    Suspend,
}
