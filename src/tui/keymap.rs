//! The one table of keys, and what a user makes of it: it drives the program, the help, the footer and the
//! palette.

mod key;
mod map;
mod own;

pub use key::Key;
pub use map::{ALL_ARROWS, Keymap, Label};

use std::borrow::Cow;

use ratatui::crossterm::event::KeyCode;

use super::command::{Command, Direction, Edit, SetUp, Walk};
use crate::game::{ComputerSides, Step};
use crate::rules::Stone;

/// Where a key has its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// On the board.
    Board,
    /// In the command bar.
    Bar,
    /// At a question that is answered by yes or no.
    Question,
    /// At the start.
    Menu,
    /// At the choice of a new game.
    NewGame,
    /// In a list of games.
    Games,
    /// In a line of text over a list of games.
    Line,
    /// Where it is shown how games went on.
    Explorer,
    /// At the settings.
    Settings,
    /// At the choice which sides the computer plays.
    Computer,
    /// In the board editor.
    Editor,
    /// At a puzzle.
    Puzzles,
    /// Where a comment is written.
    Comment,
    /// In the help.
    Help,
    /// In the palette.
    Palette,
    /// Where the window is too small to show anything.
    TooSmall,
    /// In all of these.
    Everywhere,
}

/// A line of the table of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Where it holds.
    pub context: Context,
    /// The keys and the command of each.
    pub keys: Cow<'static, [(Key, Command)]>,
    /// What they do, for the help.
    pub help: &'static str,
    /// The same in a word for the footer, if they belong there.
    pub word: Option<&'static str>,
}

use Command as C;
use Context::{
    Bar, Board, Comment, Computer, Editor, Everywhere, Explorer, Games, Help, Line, Menu, NewGame,
    Palette, Puzzles, Question, Settings, TooSmall,
};
use Direction::{Down, Left, Right, Up};
use Key::{Char, Code, Ctrl, Digit};

const fn line(
    context: Context,
    keys: &'static [(Key, Command)],
    help: &'static str,
    word: Option<&'static str>,
) -> Binding {
    Binding { context, keys: Cow::Borrowed(keys), help, word }
}

const ARROWS: &[(Key, Command)] = &[
    (Code(KeyCode::Up), C::Move(Up)),
    (Code(KeyCode::Down), C::Move(Down)),
    (Code(KeyCode::Left), C::Move(Left)),
    (Code(KeyCode::Right), C::Move(Right)),
];
const SIDES: &[(Key, Command)] =
    &[(Code(KeyCode::Home), C::MoveToEdge(Left)), (Code(KeyCode::End), C::MoveToEdge(Right))];
const ENDS: &[(Key, Command)] =
    &[(Code(KeyCode::PageUp), C::MoveToEdge(Up)), (Code(KeyCode::PageDown), C::MoveToEdge(Down))];

const NUMBER: &[(Key, Command)] =
    &[(Digit, C::Type('0')), (Code(KeyCode::Backspace), C::Erase), (Ctrl('h'), C::Erase)];
const ACCEPT: &[(Key, Command)] = &[(Code(KeyCode::Enter), C::Accept), (Char(' '), C::Accept)];
const OPPONENT: &[(Key, Command)] = &[(Char('o'), C::Computer(None))];
const RULE: &[(Key, Command)] = &[(Char('e'), C::ToggleRule)];
const LEVEL: &[(Key, Command)] =
    &[(Char('+'), C::StepLevel(Step::Up)), (Char('-'), C::StepLevel(Step::Down))];
const ZOOM: &[(Key, Command)] = &[(Char('z'), C::Zoom(Step::Up)), (Char('Z'), C::Zoom(Step::Down))];
const OTHER_LEVEL: &[(Key, Command)] =
    &[(Char(')'), C::StepFirstLevel(Step::Up)), (Char('('), C::StepFirstLevel(Step::Down))];
const STEPS: &[(Key, Command)] =
    &[(Char('['), C::Walk(Walk::Back)), (Char(']'), C::Walk(Walk::Forward))];
const FAR: &[(Key, Command)] =
    &[(Char('{'), C::Walk(Walk::Start)), (Char('}'), C::Walk(Walk::End))];

const LINES: &[(Key, Command)] =
    &[(Char('>'), C::StepLine(Step::Up)), (Char('<'), C::StepLine(Step::Down))];

const EXPLORE: &[(Key, Command)] = &[(Char('x'), C::Explore)];

const TABS: &[(Key, Command)] =
    &[(Code(KeyCode::Tab), C::Move(Right)), (Code(KeyCode::BackTab), C::Move(Left))];
const PUZZLES: &[(Key, Command)] = &[(Char('W'), C::Puzzles)];
const SETTINGS: &[(Key, Command)] = &[(Char(','), C::Settings)];
const COMMANDS: &[(Key, Command)] = &[(Ctrl('p'), C::Palette)];
const ALL_COMMANDS: &str = "all commands, to choose one by its name";

/// All keys, in the order of the help and the footer.
pub const TABLE: &[Binding] = &[
    line(Board, ARROWS, "move the cursor", None),
    line(Board, SIDES, "to the left, the right edge", None),
    line(Board, ENDS, "to the top, the bottom edge", None),
    line(
        Board,
        &[(Code(KeyCode::Enter), C::PlayAtCursor), (Char(' '), C::PlayAtCursor)],
        "place a stone; after the end: play again",
        Some("place"),
    ),
    line(Board, &[(Char('s'), C::Save(None))], "save the game", Some("save")),
    line(Board, &[(Char('l'), C::Load(None))], "load the saved game", Some("load")),
    line(Board, &[(Char('y'), C::Copy)], "copy the moves, or the drawn board", None),
    line(Board, &[(Char('!'), C::Resign)], "resign", Some("resign")),
    line(Board, &[(Char('n'), C::NewGame(None))], "new game", Some("new")),
    line(
        Board,
        &[(Char('H'), C::Games(None))],
        "your games: those that go on, and the history",
        None,
    ),
    line(Board, EXPLORE, "how games went on from here", None),
    line(Board, PUZZLES, "puzzles: find what wins", None),
    line(Board, &[(Char('u'), C::TakeBack)], "take back", Some("undo")),
    line(Board, &[(Ctrl('r'), C::Redo)], "play again what was taken back", None),
    line(Board, STEPS, "look one move back, one on", Some("look")),
    line(Board, FAR, "look at the beginning, the end of the line", None),
    line(
        Board,
        &[(Code(KeyCode::Tab), C::Walk(Walk::NextBranch))],
        "look at the next branch",
        Some("branch"),
    ),
    line(Board, &[(Char(';'), C::Comment(None))], "a comment on the position", None),
    line(Board, &[(Char('P'), C::Promote)], "make this branch the first one", None),
    line(
        Board,
        &[(Code(KeyCode::Delete), C::Delete)],
        "delete the position and what follows it",
        None,
    ),
    line(Board, &[(Char('e'), C::OpenEditor)], "set up a position, from this one on", None),
    line(Board, &[(Char('A'), C::Autoplay)], "play the record through", None),
    line(Board, &[(Char('a'), C::Analyse)], "analyse: the engine thinks along", Some("analyse")),
    line(Board, &[(Char('v'), C::Review)], "review: where the game was lost", Some("review")),
    line(Board, LINES, "show the next line of the analysis, the one before", None),
    line(Board, &[(Char('h'), C::Hint)], "a hint: the cursor goes there", Some("hint")),
    line(Board, OPPONENT, "against the computer, or without it", None),
    line(Board, LEVEL, "the computer's level", None),
    line(Board, OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(Board, &[(Char('m'), C::MoveNow)], "the computer moves now", Some("move now")),
    line(
        Board,
        &[(Char('p'), C::Pause)],
        "pause, with a clock or if the computer plays both",
        Some("pause"),
    ),
    line(Board, &[(Char('g'), C::ToggleExpected)], "show what the computer thinks of", None),
    line(Board, &[(Char('r'), C::ResetScore)], "set the score to nothing", None),
    line(
        Board,
        &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))],
        "type a coordinate or a command",
        Some("type"),
    ),
    line(
        Board,
        &[(Char('c'), C::ToggleCoordinates)],
        "coordinates: row,column, letters or none",
        Some("coords"),
    ),
    line(Board, &[(Char('#'), C::StepNumbers)], "numbers on the last five stones, on all", None),
    line(Board, &[(Char('t'), C::ToggleThreats)], "show the threats of both sides", None),
    line(Board, ZOOM, "the board larger, smaller", None),
    line(Board, &[(Code(KeyCode::Esc), C::Cancel)], "clear the message, seek no hint", None),
    line(Board, SETTINGS, "settings", None),
    line(Board, COMMANDS, ALL_COMMANDS, Some("commands")),
    line(Board, &[(Char('?'), C::Help)], "help (F1 works everywhere)", Some("help")),
    line(Board, &[(Char('q'), C::Quit)], "quit", Some("quit")),
    line(Bar, &[(Code(KeyCode::Enter), C::Accept)], "do what is typed", Some("do it")),
    line(
        Bar,
        &[(Code(KeyCode::Left), C::Edit(Edit::Left)), (Code(KeyCode::Right), C::Edit(Edit::Right))],
        "move in the text",
        None,
    ),
    line(
        Bar,
        &[(Code(KeyCode::Home), C::Edit(Edit::Start)), (Ctrl('a'), C::Edit(Edit::Start))],
        "to the beginning",
        None,
    ),
    line(
        Bar,
        &[(Code(KeyCode::End), C::Edit(Edit::End)), (Ctrl('e'), C::Edit(Edit::End))],
        "to the end",
        None,
    ),
    line(
        Bar,
        &[(Code(KeyCode::Backspace), C::Erase), (Ctrl('h'), C::Erase)],
        "rub out the character before",
        None,
    ),
    line(
        Bar,
        &[(Code(KeyCode::Delete), C::Edit(Edit::Delete))],
        "rub out the character here",
        None,
    ),
    line(
        Bar,
        &[(Ctrl('w'), C::Edit(Edit::DeleteWord)), (Ctrl('u'), C::Edit(Edit::DeleteLine))],
        "rub out a word, everything",
        None,
    ),
    line(Bar, &[(Code(KeyCode::Esc), C::Cancel)], "close", Some("close")),
    line(Question, &[(Char('y'), C::Yes), (Char('Y'), C::Yes)], "yes", Some("yes")),
    line(
        Question,
        &[(Char('n'), C::No), (Char('N'), C::No), (Code(KeyCode::Esc), C::No)],
        "no",
        Some("no"),
    ),
    line(Menu, ARROWS, "select", Some("select")),
    line(Menu, ACCEPT, "do what is selected", Some("go")),
    line(Menu, &[(Char('n'), C::NewGame(None))], "new game", Some("new")),
    line(Menu, &[(Char('H'), C::Games(None))], "your games", None),
    line(Menu, PUZZLES, "puzzles", None),
    line(Menu, OPPONENT, "a new game against the computer", None),
    line(Menu, &[(Digit, C::Type('0'))], "a board of this size", None),
    line(Menu, RULE, "a new game: exactly five win, or five or more", None),
    line(Menu, &[(Char('l'), C::Load(None))], "load the saved game", Some("load")),
    line(Menu, SETTINGS, "settings", Some("settings")),
    line(Menu, COMMANDS, ALL_COMMANDS, Some("commands")),
    line(Menu, &[(Char('?'), C::Help)], "help", Some("help")),
    line(Menu, &[(Char('q'), C::Quit)], "quit", Some("quit")),
    line(NewGame, &[(Code(KeyCode::Enter), C::Accept)], "begin", Some("begin")),
    line(NewGame, ARROWS, "select a row, change its value", Some("change")),
    line(NewGame, &[(Char(' '), C::Move(Right))], "the next value", None),
    line(NewGame, NUMBER, "type the size, or a number", None),
    line(NewGame, OPPONENT, "who plays: persons, the computer", Some("players")),
    line(NewGame, LEVEL, "the computer's level", Some("level")),
    line(NewGame, OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(NewGame, RULE, "Gomoku: exactly five win, or five or more", Some("rule")),
    line(NewGame, &[(Char('l'), C::Load(None))], "load the saved game, with these players", None),
    line(NewGame, &[(Code(KeyCode::Esc), C::Cancel)], "back", Some("back")),
    line(NewGame, COMMANDS, ALL_COMMANDS, None),
    line(NewGame, &[(Char('?'), C::Help)], "help", Some("help")),
    line(NewGame, &[(Char('q'), C::Quit)], "quit", Some("quit")),
    line(Games, ARROWS, "select a game", Some("select")),
    line(Games, ENDS, "a page up, down", None),
    line(Games, SIDES, "to the first, the last", None),
    line(Games, ACCEPT, "open the game", Some("open")),
    line(Games, &[(Char('/'), C::Filter)], "which games are listed, see below", Some("filter")),
    line(Games, &[(Char('o'), C::TypePath)], "the games in a file or folder", Some("file")),
    line(
        Games,
        &[(Code(KeyCode::Delete), C::Delete)],
        "delete the game, after a question",
        Some("delete"),
    ),
    line(Games, &[(Code(KeyCode::Esc), C::Cancel)], "list all games; back", Some("back")),
    line(Games, COMMANDS, ALL_COMMANDS, None),
    line(Games, &[(Char('?'), C::Help)], "help", Some("help")),
    line(Games, &[(Char('q'), C::Quit)], "quit", Some("quit")),
    line(Line, &[(Code(KeyCode::Enter), C::Accept)], "done", Some("done")),
    line(
        Line,
        &[(Code(KeyCode::Up), C::Move(Up)), (Code(KeyCode::Down), C::Move(Down))],
        "select a game",
        None,
    ),
    line(
        Line,
        &[(Code(KeyCode::Left), C::Edit(Edit::Left)), (Code(KeyCode::Right), C::Edit(Edit::Right))],
        "move in the text",
        None,
    ),
    line(
        Line,
        &[(Code(KeyCode::Home), C::Edit(Edit::Start)), (Code(KeyCode::End), C::Edit(Edit::End))],
        "to the beginning, the end",
        None,
    ),
    line(
        Line,
        &[(Code(KeyCode::Backspace), C::Erase), (Ctrl('h'), C::Erase)],
        "rub out the character before",
        None,
    ),
    line(
        Line,
        &[(Code(KeyCode::Delete), C::Edit(Edit::Delete))],
        "rub out the character here",
        None,
    ),
    line(
        Line,
        &[(Ctrl('w'), C::Edit(Edit::DeleteWord)), (Ctrl('u'), C::Edit(Edit::DeleteLine))],
        "rub out a word, everything",
        None,
    ),
    line(Line, &[(Code(KeyCode::Esc), C::Cancel)], "without what is typed", Some("without it")),
    line(Comment, &[(Code(KeyCode::Enter), C::Accept)], "keep the comment", Some("keep")),
    line(Comment, &[(Ctrl('n'), C::Edit(Edit::NewLine))], "a new line", Some("new line")),
    line(Comment, ARROWS, "move in the text", None),
    line(Comment, ENDS, "to the first line, the last", None),
    line(
        Comment,
        &[(Code(KeyCode::Home), C::Edit(Edit::Start)), (Code(KeyCode::End), C::Edit(Edit::End))],
        "to the beginning, the end of the line",
        None,
    ),
    line(
        Comment,
        &[(Code(KeyCode::Backspace), C::Erase), (Ctrl('h'), C::Erase)],
        "rub out the character before",
        None,
    ),
    line(
        Comment,
        &[(Code(KeyCode::Delete), C::Edit(Edit::Delete))],
        "rub out the character here",
        None,
    ),
    line(
        Comment,
        &[(Ctrl('w'), C::Edit(Edit::DeleteWord)), (Ctrl('u'), C::Edit(Edit::DeleteLine))],
        "rub out a word, the line up to here",
        None,
    ),
    line(Comment, &[(Code(KeyCode::Esc), C::Cancel)], "as it was", Some("as it was")),
    line(Explorer, ACCEPT, "play the move that is selected, or walk there", Some("play")),
    line(Explorer, ARROWS, "select a move", Some("select")),
    line(Explorer, STEPS, "look one move back, one on", Some("look")),
    line(Explorer, FAR, "look at the beginning, the end of the line", None),
    line(
        Explorer,
        &[(Char('g'), C::ListReached)],
        "the games that reached the position",
        Some("games"),
    ),
    line(Explorer, EXPLORE, "close the explorer", None),
    line(Explorer, &[(Code(KeyCode::Esc), C::Cancel)], "close", Some("close")),
    line(Explorer, COMMANDS, ALL_COMMANDS, None),
    line(Explorer, &[(Char('?'), C::Help)], "help", Some("help")),
    line(Settings, ARROWS, "select a setting, change it", Some("change")),
    line(
        Settings,
        &[(Code(KeyCode::Enter), C::Accept), (Char(' '), C::Type(' '))],
        "the next value",
        Some("next"),
    ),
    line(
        Settings,
        &[(Code(KeyCode::Backspace), C::Erase), (Ctrl('h'), C::Erase)],
        "rub out a character of a name",
        None,
    ),
    line(Settings, &[(Code(KeyCode::Esc), C::Cancel)], "back", Some("back")),
    line(
        Computer,
        &[(Char('o'), C::Computer(Some(ComputerSides::Second)))],
        "the computer plays O",
        Some("O"),
    ),
    line(
        Computer,
        &[(Char('x'), C::Computer(Some(ComputerSides::First)))],
        "the computer plays X",
        Some("X"),
    ),
    line(
        Computer,
        &[(Char('b'), C::Computer(Some(ComputerSides::Both)))],
        "the computer plays both",
        Some("both"),
    ),
    line(
        Computer,
        &[(Char('p'), C::Computer(Some(ComputerSides::None)))],
        "two persons play",
        Some("persons"),
    ),
    line(Computer, LEVEL, "the computer's level", Some("level")),
    line(Computer, OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(Computer, COMMANDS, ALL_COMMANDS, None),
    line(Computer, &[(Char('?'), C::Help)], "help", Some("help")),
    line(Computer, &[(Code(KeyCode::Esc), C::Cancel)], "as it is", Some("as it is")),
    line(Editor, ARROWS, "move the cursor", None),
    line(Editor, SIDES, "to the left, the right edge", None),
    line(Editor, ENDS, "to the top, the bottom edge", None),
    line(Editor, &[(Code(KeyCode::Enter), C::Accept)], "take the position", Some("take")),
    line(
        Editor,
        &[(Char(' '), C::SetUp(SetUp::Put))],
        "a stone here, or away with it",
        Some("stone"),
    ),
    line(Editor, &[(Char('x'), C::SetUp(SetUp::Side(Stone::First)))], "put X", Some("X")),
    line(Editor, &[(Char('o'), C::SetUp(SetUp::Side(Stone::Second)))], "put O", Some("O")),
    line(Editor, &[(Char('t'), C::SetUp(SetUp::Turn))], "the other side is to move", Some("turn")),
    line(Editor, &[(Char('c'), C::SetUp(SetUp::Clear))], "all stones go", Some("clear")),
    line(Editor, &[(Char('u'), C::TakeBack)], "take the last change back", Some("undo")),
    line(Editor, &[(Ctrl('r'), C::Redo)], "make it again", None),
    line(Editor, ZOOM, "the board larger, smaller", None),
    line(Editor, COMMANDS, ALL_COMMANDS, None),
    line(Editor, &[(Char('?'), C::Help)], "help", Some("help")),
    line(Editor, &[(Code(KeyCode::Esc), C::Cancel)], "as it was", Some("as it was")),
    line(Puzzles, ARROWS, "move the cursor", None),
    line(Puzzles, SIDES, "to the left, the right edge", None),
    line(Puzzles, ENDS, "to the top, the bottom edge", None),
    line(
        Puzzles,
        &[(Code(KeyCode::Enter), C::PlayAtCursor), (Char(' '), C::PlayAtCursor)],
        "place a stone; after the end: the next puzzle",
        Some("place"),
    ),
    line(
        Puzzles,
        &[(Char('h'), C::Hint)],
        "a hint: how it is won, by which stones, the move",
        Some("hint"),
    ),
    line(
        Puzzles,
        &[(Char('u'), C::TakeBack)],
        "take the wrong move back, to try again",
        Some("try again"),
    ),
    line(
        Puzzles,
        &[(Char('s'), C::Solution)],
        "the solution: the puzzle counts as failed",
        Some("solution"),
    ),
    line(
        Puzzles,
        &[(Char('n'), C::NextPuzzle)],
        "the next puzzle; this one comes later if it is not solved",
        Some("skip"),
    ),
    line(Puzzles, STEPS, "one move back in the solution, one on", Some("look")),
    line(Puzzles, FAR, "to the beginning, the end of the solution", None),
    line(
        Puzzles,
        &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))],
        "type a coordinate or a command",
        None,
    ),
    line(
        Puzzles,
        &[(Char('c'), C::ToggleCoordinates)],
        "coordinates: row,column, letters or none",
        None,
    ),
    line(Puzzles, ZOOM, "the board larger, smaller", None),
    line(Puzzles, &[(Code(KeyCode::Esc), C::Cancel)], "clear the message; back", Some("back")),
    line(Puzzles, COMMANDS, ALL_COMMANDS, None),
    line(Puzzles, &[(Char('?'), C::Help)], "help", Some("help")),
    line(Puzzles, &[(Char('q'), C::Quit)], "quit", Some("quit")),
    line(Help, TABS, "the next section, the one before", Some("section")),
    line(Help, ARROWS, "scroll; the next section, the one before", Some("scroll")),
    line(Help, ENDS, "by a page, through all sections", None),
    line(Help, SIDES, "to the beginning, the end of a section", None),
    line(
        Help,
        &[
            (Code(KeyCode::Esc), C::Cancel),
            (Char('q'), C::Cancel),
            (Char('?'), C::Cancel),
            (Code(KeyCode::Enter), C::Cancel),
        ],
        "close the help",
        Some("close"),
    ),
    line(
        Palette,
        &[
            (Code(KeyCode::Up), C::Move(Up)),
            (Code(KeyCode::Down), C::Move(Down)),
            (Ctrl('p'), C::Move(Up)),
            (Ctrl('n'), C::Move(Down)),
        ],
        "select",
        None,
    ),
    line(Palette, ENDS, "select by a page", None),
    line(Palette, SIDES, "the first, the last", None),
    line(
        Palette,
        &[(Code(KeyCode::Left), C::Edit(Edit::Left)), (Code(KeyCode::Right), C::Edit(Edit::Right))],
        "move in what is typed",
        None,
    ),
    line(
        Palette,
        &[(Code(KeyCode::Backspace), C::Erase), (Ctrl('h'), C::Erase)],
        "rub out the character before",
        None,
    ),
    line(
        Palette,
        &[(Code(KeyCode::Delete), C::Edit(Edit::Delete))],
        "rub out the character here",
        None,
    ),
    line(
        Palette,
        &[(Ctrl('w'), C::Edit(Edit::DeleteWord)), (Ctrl('u'), C::Edit(Edit::DeleteLine))],
        "rub out a word, everything",
        None,
    ),
    line(Palette, &[(Code(KeyCode::Enter), C::Accept)], "do it", Some("do it")),
    line(Palette, &[(Code(KeyCode::Esc), C::Cancel)], "close", Some("close")),
    line(TooSmall, &[(Code(KeyCode::Esc), C::Cancel)], "back to the game", None),
    line(TooSmall, &[(Char('n'), C::NewGame(None))], "new game", None),
    line(TooSmall, &[(Char('q'), C::Quit)], "quit", None),
    line(Everywhere, &[(Code(KeyCode::F(1)), C::Help)], "help", None),
    line(Everywhere, &[(Ctrl('c'), C::Interrupt)], "quit, whatever is open", None),
    line(Everywhere, &[(Ctrl('t'), C::NextTheme)], "the next theme", None),
    line(Everywhere, &[(Ctrl('l'), C::Redraw)], "draw the screen anew", None),
    line(Everywhere, &[(Ctrl('z'), C::Suspend)], "back to the shell until fg", None),
];

#[cfg(test)]
mod tests;
