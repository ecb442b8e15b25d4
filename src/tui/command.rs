//! What a player can want, said by a key, in the command bar or with the mouse.

mod parse;

pub use parse::{CommandError, HELP, parse, sizes};

use crate::game::{ComputerSides, GameKind, Step, Target};
use crate::player::Level;
use crate::record::NodeId;
use crate::rules::{Delta, Point, Shape, Stone};

/// What a player can want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A stone on this cell or in this column, or this piece.
    Play(Target),
    /// The same where the cursor is.
    PlayAtCursor,
    /// One step with the cursor or the selection.
    Move(Direction),
    /// The cursor or the selection to the edge.
    MoveToEdge(Direction),
    /// The cursor to where the mouse is.
    PointAt(Target),
    /// This line of a menu or a form.
    Select(usize),
    /// Take back the last move.
    TakeBack,
    /// Play again what was taken back.
    Redo,
    /// Look at another position of the record.
    Walk(Walk),
    /// Take the position that is shown out of the tree, with all that follows it.
    Delete,
    /// Make the branch that is shown the first one.
    Promote,
    /// Write this comment on the position that is shown; open the command bar for it without one.
    Comment(Option<String>),
    /// Set up a position, from the one that is shown on.
    OpenEditor,
    /// Change the position that is set up.
    SetUp(SetUp),
    /// Play the record through, or stop.
    Autoplay,
    /// Let the engine think about the position that is shown, without end; or stop.
    Analyse,
    /// Show the next line of the analysis on the board, or the one before.
    StepLine(Step),
    /// Show this line of the analysis, counted from 0.
    ChooseLine(usize),
    /// Find where the game was lost.
    Review,
    /// Solve puzzles.
    Puzzles,
    /// Show the solution of the puzzle.
    Solution,
    /// The next puzzle; this one comes later if it is not solved.
    NextPuzzle,
    /// Give the game up.
    Resign,
    /// A new game of this kind; the menu of games without one.
    NewGame(Option<GameKind>),
    /// Show the games in this file or folder; one's own without one.
    Games(Option<String>),
    /// Type which games are listed.
    Filter,
    /// Type of which file or folder the games are listed.
    TypePath,
    /// Show how games went on from the position that is shown, or close that.
    Explore,
    /// List the games that reached the position.
    ListReached,
    /// The settings.
    Settings,
    /// Save the game, into this file.
    Save(Option<String>),
    /// Load a game, from this file.
    Load(Option<String>),
    /// Put the position that is shown, with its moves, into the clipboard.
    Copy,
    /// Set the score to nothing.
    ResetScore,
    /// Let the computer play these sides; ask which without them.
    Computer(Option<ComputerSides>),
    /// Let the computer play at this level; X at the other one, if that is said.
    Level(Level, Option<Level>),
    /// Make the computer stronger or weaker.
    StepLevel(Step),
    /// The same for the computer that plays X where it plays both sides.
    StepFirstLevel(Step),
    /// The computer is to move now.
    MoveNow,
    /// Let the computer, which plays both sides, wait or go on.
    Pause,
    /// Ask for the best move.
    Hint,
    /// Show the moves that the computer expects, or do not.
    ToggleExpected,
    /// Show the numbers of the last moves, of all, or none.
    StepNumbers,
    /// Show what both sides threaten, or do not.
    ToggleThreats,
    /// Switch between numbers, letters and no names of rows and columns.
    ToggleCoordinates,
    /// The next theme.
    NextTheme,
    /// Draw the board larger or smaller.
    Zoom(Step),
    /// Offer Gomoku by the other rule.
    ToggleRule,
    /// Open the command bar.
    OpenBar,
    /// Type this character.
    Type(char),
    /// Rub out the character before the cursor.
    Erase,
    /// Change the text in the command bar.
    Edit(Edit),
    /// Take what is selected or typed.
    Accept,
    /// Close what is open, or stop what goes on.
    Cancel,
    /// Yes to a question.
    Yes,
    /// No to a question.
    No,
    /// Show the help, or close it.
    Help,
    /// Show all commands, to choose one by its name.
    Palette,
    /// Draw everything anew.
    Redraw,
    /// Leave the program.
    Quit,
    /// Leave the program, whatever is open.
    Interrupt,
    /// Back to the shell for a while.
    Suspend,
}

impl Command {
    /// Whether it is chosen by its name: it does not point, step, type or answer.
    pub const fn has_name(&self) -> bool {
        !matches!(
            self,
            Self::Play(_)
                | Self::Move(_)
                | Self::MoveToEdge(_)
                | Self::PointAt(_)
                | Self::Select(_)
                | Self::Walk(Walk::To(_))
                | Self::ChooseLine(_)
                | Self::Type(_)
                | Self::Erase
                | Self::Edit(_)
                | Self::Yes
                | Self::No
                | Self::Palette
        )
    }
}

/// Where in the record one goes, to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// Before the first move.
    Start,
    /// To the end of the line.
    End,
    /// To the branch beside this one.
    NextBranch,
    /// To this position.
    To(NodeId),
}

/// What is changed of a position that is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUp {
    /// A stone comes under the cursor, or goes if it was there.
    Put,
    /// From now on stones of this side are put.
    Side(Stone),
    /// The other side is to move.
    Turn,
    /// All stones go.
    Clear,
}

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

    /// The index after this one in a list of so many, which goes on at its other end.
    pub const fn step_in_list(self, index: usize, length: usize) -> usize {
        match self {
            Self::Up | Self::Left => Step::Down.in_list(index, length),
            Self::Down | Self::Right => Step::Up.in_list(index, length),
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
    /// Rub out everything; of several lines what stands before the cursor in its line.
    DeleteLine,
    /// Break the line.
    NewLine,
}
