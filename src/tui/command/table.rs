//! Table of commands: keys, titles, names and conditions.
//!
//! It determines the keymap, the settings file, the command bar, the palette, the help, the footer
//! and the manual. A row has keys and conditions for one context. The first row of a command, on
//! the board if possible, also has its names and its section of the help.
//!
//! # Adding a command
//!
//! A new command is a variant of `Command` and a row of this table: its keys in each context, its
//! title, the word in the footer, its names in the settings file and the command bar, its section
//! of the help, and its conditions (`Need`). Refusals follow from the row as well. `first` lists
//! the commands that the footer offers first.

use std::borrow::Cow;

use ratatui::crossterm::event::KeyCode;

use super::Command as C;
use super::Direction::{Down, Left, Right, Up};
use super::key::Key::{self, Char, Code, Ctrl, Digit};
use super::{Command, Context, Edit, Section, SetUp, Walk};
use crate::game::{ComputerSides, Step};
use crate::rules::Stone;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    pub context: Context,
    pub keys: Cow<'static, [(Key, Command)]>,
    pub title: &'static str,
    /// Word for the footer; empty if the row is not shown there.
    pub word: &'static str,
    /// Names of the commands, in the order of the keys, in the first row that has them.
    pub(super) names: &'static [Name],
    /// Section of the help, if it does not follow from the context.
    pub(super) section: Option<Section>,
    pub(super) needs: &'static [Need],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// Name in the settings file.
    pub key: &'static str,
    /// Words for the command bar, separated by spaces.
    pub typed: &'static str,
    /// Title in the palette, if the row has several commands.
    pub title: Option<&'static str>,
}

/// Condition of the game for a command. The game provides the text of the refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Board not hidden by a pause.
    Seen,
    /// Game that is not a study.
    Played,
    Open,
    Turn,
    PersonsTurn,
    /// Person who plays and can resign.
    Person,
    Taken,
    Undone,
    Stones,
    Rows,
    Marks,
    NoGravity,
    Moves,
    /// Walk that leads to a position.
    Position,
    Before,
    Branch,
    Analysed,
    Lines,
    Reviewed,
    Hints,
    Explored,
    Thought,
    Pausable,
    Computer,
    Level,
    FirstLevel,
    Puzzle,
    /// Puzzle on the board, or available.
    NextPuzzle,
    /// Solution not seen yet, or shown without reasons.
    Unsolved,
}

const fn name(key: &'static str, typed: &'static str) -> Name {
    Name { key, typed, title: None }
}

const fn titled(key: &'static str, typed: &'static str, title: &'static str) -> Name {
    Name { key, typed, title: Some(title) }
}

macro_rules! row {
    ($context:ident, $keys:expr, $title:expr, $word:expr) => {
        row!(@ $context, $keys, $title, $word, [], None, [])
    };
    ($context:ident, $keys:expr, $title:expr, $word:expr, [$($need:ident),*]) => {
        row!(@ $context, $keys, $title, $word, [], None, [$($need),*])
    };
    ($context:ident, $keys:expr, $title:expr, $word:expr, [$($name:expr),*], $section:ident, [$($need:ident),*]) => {
        row!(@ $context, $keys, $title, $word, [$($name),*], Some(Section::$section), [$($need),*])
    };
    (@ $context:ident, $keys:expr, $title:expr, $word:expr, [$($name:expr),*], $section:expr, [$($need:ident),*]) => {
        Binding {
            context: Context::$context,
            keys: Cow::Borrowed($keys),
            title: $title,
            word: $word,
            names: &[$($name),*],
            section: $section,
            needs: &[$(Need::$need),*],
        }
    };
}

const ENTER: Key = Code(KeyCode::Enter);
const ESC: Key = Code(KeyCode::Esc);
const LEFT: Key = Code(KeyCode::Left);
const RIGHT: Key = Code(KeyCode::Right);
const UP: Key = Code(KeyCode::Up);
const DOWN: Key = Code(KeyCode::Down);
const HOME: Key = Code(KeyCode::Home);
const END: Key = Code(KeyCode::End);
const BACKSPACE: Key = Code(KeyCode::Backspace);
const DELETE: Key = Code(KeyCode::Delete);
const TAB: Key = Code(KeyCode::Tab);
const BACKTAB: Key = Code(KeyCode::BackTab);
const PAGE_UP: Key = Code(KeyCode::PageUp);
const PAGE_DOWN: Key = Code(KeyCode::PageDown);
const F1: Key = Code(KeyCode::F(1));

pub(in crate::tui) const ARROWS: &[(Key, Command)] =
    &[(UP, C::Move(Up)), (DOWN, C::Move(Down)), (LEFT, C::Move(Left)), (RIGHT, C::Move(Right))];
const SIDES: &[(Key, Command)] = &[(HOME, C::MoveToEdge(Left)), (END, C::MoveToEdge(Right))];
const ENDS: &[(Key, Command)] = &[(PAGE_UP, C::MoveToEdge(Up)), (PAGE_DOWN, C::MoveToEdge(Down))];
const NUMBER: &[(Key, Command)] =
    &[(Digit, C::Type('0')), (BACKSPACE, C::Erase), (Ctrl('h'), C::Erase)];
const ACCEPT: &[(Key, Command)] = &[(ENTER, C::Accept), (Char(' '), C::Accept)];
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
const TABS: &[(Key, Command)] = &[(TAB, C::Move(Right)), (BACKTAB, C::Move(Left))];
const PUZZLES: &[(Key, Command)] = &[(Char('W'), C::Puzzles)];
const ABOUT: &[(Key, Command)] = &[(Char('i'), C::About)];
const SETTINGS: &[(Key, Command)] = &[(Char(','), C::Settings)];
const COMMANDS: &[(Key, Command)] = &[(Ctrl('p'), C::Palette)];
const ALL_COMMANDS: &str = "all commands, to choose one by its name";
const UP_DOWN: &[(Key, Command)] = &[(UP, C::Move(Up)), (DOWN, C::Move(Down))];

#[rustfmt::skip]
pub const TABLE: &[Binding] = &[
    row!(Board, ARROWS, "move the cursor", "",
        [name("up", ""), name("down", ""), name("left", ""), name("right", "")], Move, []),
    row!(Board, SIDES, "to the left, the right edge", "", [name("to-left", ""), name("to-right", "")], Move, []),
    row!(Board, ENDS, "to the top, the bottom edge", "", [name("to-top", ""), name("to-bottom", "")], Move, []),
    row!(Board, &[(ENTER, C::PlayAtCursor), (Char(' '), C::PlayAtCursor)], "place a stone; after the end: play again", "place",
        [name("play", "")], Move, [Seen, Turn]),
    row!(Board, &[(Char('s'), C::Save(None))], "save the game", "save", [name("save", "")], Game, []),
    row!(Board, &[(Char('l'), C::Load(None))], "load the saved game", "load", [name("load", "")], Game, []),
    row!(Board, &[(Char('y'), C::Copy)], "copy the moves, or the drawn board", "",
        [name("copy", "y copy")], Game, [Seen, Stones]),
    row!(Board, &[(Char('!'), C::Resign)], "resign", "resign",
        [name("resign", "! resign")], Game, [Played, Open, Person]),
    row!(Board, &[(Char('n'), C::NewGame(None))], "new game", "new", [name("new-game", "")], Game, []),
    row!(Board, &[(Char('H'), C::Games(None))], "your games: those that go on, and the history", "",
        [name("games", "")], Game, []),
    row!(Board, EXPLORE, "how games went on from here", "", [name("explore", "explore")], Computer, [Seen, Explored]),
    row!(Board, PUZZLES, "puzzles: find what wins", "", [name("puzzles", "puzzle puzzles")], Game, []),
    row!(Board, &[(Char('u'), C::TakeBack)], "take back", "undo", [name("take-back", "u undo")], Move, [Seen, Taken]),
    row!(Board, &[(Ctrl('r'), C::Redo)], "play again what was taken back", "",
        [name("redo", "")], Move, [Seen, Undone]),
    row!(Board, STEPS, "look one move back, one on", "look",
        [titled("back", "back", "look one move back"), titled("forward", "forward", "look one move on")], Move, [Seen, Position]),
    row!(Board, FAR, "look at the beginning, the end of the line", "",
        [titled("to-start", "start", "look at the beginning"), titled("to-end", "end", "look at the end of the line")], Move, [Seen, Position]),
    row!(Board, &[(TAB, C::Walk(Walk::NextBranch))], "look at the next branch", "branch",
        [name("next-branch", "branch")], Move, [Seen, Position]),
    row!(Board, &[(Char(';'), C::Comment(None))], "a comment on the position", "", [name("comment", "")], Move, []),
    row!(Board, &[(Char('P'), C::Promote)], "make this branch the first one", "",
        [name("promote", "promote")], Move, [Branch]),
    row!(Board, &[(DELETE, C::Delete)], "delete the position and what follows it", "",
        [name("delete", "delete")], Move, [Before]),
    row!(Board, &[(Char('e'), C::OpenEditor)], "set up a position, from this one on", "",
        [name("editor", "e editor")], Game, [Seen, Rows]),
    row!(Board, &[(Char('A'), C::Autoplay)], "play the record through", "",
        [name("autoplay", "autoplay")], Move, [Moves]),
    row!(Board, &[(Char('a'), C::Analyse)], "analyse: the engine thinks along", "analyse",
        [name("analyse", "a analyse")], Computer, [Analysed]),
    row!(Board, &[(Char('v'), C::Review)], "review: where the game was lost", "review",
        [name("review", "v review")], Computer, [Reviewed]),
    row!(Board, LINES, "show the next line of the analysis, the one before", "",
        [titled("next-line", "", "the next line of the analysis"), titled("previous-line", "", "the line of the analysis before")], Computer, [Lines]),
    row!(Board, &[(Char('h'), C::Hint)], "a hint: the cursor goes there", "hint",
        [name("hint", "h hint")], Computer, [Seen, Hints, Open, PersonsTurn]),
    row!(Board, OPPONENT, "against the computer, or without it", "", [name("computer", "")], Computer, [Computer]),
    row!(Board, LEVEL, "the computer's level", "",
        [titled("stronger", "", "the computer plays stronger"), titled("weaker", "", "the computer plays weaker")], Computer, [Level]),
    row!(Board, OTHER_LEVEL, "the level of X, if the computer plays both", "",
        [titled("x-stronger", "", "the computer that plays X plays stronger"), titled("x-weaker", "", "the computer that plays X plays weaker")], Computer, [FirstLevel]),
    row!(Board, &[(Char('m'), C::MoveNow)], "the computer moves now", "move now",
        [name("move-now", "m")], Computer, [Seen, Played, Open, Thought]),
    row!(Board, &[(Char('p'), C::Pause)], "pause, with a clock or if the computer plays both", "pause",
        [name("pause", "p pause")], Game, [Played, Pausable, Open]),
    row!(Board, &[(Char('g'), C::ToggleExpected)], "show what the computer thinks of", "",
        [name("expected", "g")], Computer, [Marks]),
    row!(Board, &[(Char('r'), C::ResetScore)], "set the score to nothing", "", [name("reset-score", "r")], Game, []),
    row!(Board, &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))], "type a coordinate or a command", "type",
        [name("type", "")], Words, []),
    row!(Board, &[(Char('c'), C::ToggleCoordinates)], "coordinates: row,column, letters or none", "coords",
        [name("coordinates", "c")], Look, []),
    row!(Board, &[(Char('#'), C::StepNumbers)], "numbers on the last five stones, on all", "",
        [name("numbers", "")], Look, [Marks]),
    row!(Board, &[(Char('t'), C::ToggleThreats)], "show the threats of both sides", "",
        [name("threats", "")], Look, [Marks, NoGravity]),
    row!(Board, ZOOM, "the board larger, smaller", "",
        [titled("larger", "", "larger cells"), titled("smaller", "", "smaller cells")], Look, []),
    row!(Board, &[(ESC, C::Cancel)], "clear the message, seek no hint", "", [], Game, []),
    row!(Board, ABOUT, "about: version, licence, files", "", [name("about", "about")], Game, []),
    row!(Board, SETTINGS, "settings", "", [name("settings", "settings")], Look, []),
    row!(Board, COMMANDS, ALL_COMMANDS, "commands", [name("commands", "")], Game, []),
    row!(Board, &[(Char('?'), C::Help)], "help (F1 works everywhere)", "help", [name("help", "? help")], Game, []),
    row!(Board, &[(Char('q'), C::Quit)], "quit", "quit", [name("quit", "q quit")], Game, []),

    row!(Bar, &[(ENTER, C::Accept)], "do what is typed", "do it"),
    row!(Bar, &[(ESC, C::Cancel)], "close", "close"),

    row!(Text, &[(LEFT, C::Edit(Edit::Left)), (RIGHT, C::Edit(Edit::Right))], "move in the text", ""),
    row!(Text, &[(HOME, C::Edit(Edit::Start)), (Ctrl('a'), C::Edit(Edit::Start))], "to the beginning", ""),
    row!(Text, &[(END, C::Edit(Edit::End)), (Ctrl('e'), C::Edit(Edit::End))], "to the end", ""),
    row!(Text, &[(BACKSPACE, C::Erase), (Ctrl('h'), C::Erase)], "rub out the character before", ""),
    row!(Text, &[(DELETE, C::Edit(Edit::Delete))], "rub out the character here", ""),
    row!(Text, &[(Ctrl('w'), C::Edit(Edit::DeleteWord)), (Ctrl('u'), C::Edit(Edit::DeleteLine))], "rub out a word, everything before", ""),

    row!(Question, &[(Char('y'), C::Yes), (Char('Y'), C::Yes)], "yes", "yes"),
    row!(Question, &[(Char('n'), C::No), (Char('N'), C::No), (ESC, C::No)], "no", "no"),

    row!(Menu, ARROWS, "select", "select"),
    row!(Menu, ACCEPT, "do what is selected", "go"),
    row!(Menu, &[(Char('n'), C::NewGame(None))], "new game", "new"),
    row!(Menu, &[(Char('H'), C::Games(None))], "your games", ""),
    row!(Menu, PUZZLES, "puzzles", ""),
    row!(Menu, OPPONENT, "a new game against the computer", ""),
    row!(Menu, &[(Digit, C::Type('0'))], "a board of this size", ""),
    row!(Menu, RULE, "a new game: exactly five win, or five or more", "", [name("rule", "")], Game, []),
    row!(Menu, &[(Char('l'), C::Load(None))], "load the saved game", "load"),
    row!(Menu, ABOUT, "about: version, licence, files", ""),
    row!(Menu, SETTINGS, "settings", "settings"),
    row!(Menu, COMMANDS, ALL_COMMANDS, "commands"),
    row!(Menu, &[(Char('?'), C::Help)], "help", "help"),
    row!(Menu, &[(Char('q'), C::Quit)], "quit", "quit"),

    row!(NewGame, &[(ENTER, C::Accept)], "begin", "begin"),
    row!(NewGame, ARROWS, "select a row, change its value", "change"),
    row!(NewGame, &[(Char(' '), C::Move(Right))], "the next value", ""),
    row!(NewGame, NUMBER, "type the size, or a number", ""),
    row!(NewGame, OPPONENT, "who plays: persons, the computer", "players"),
    row!(NewGame, LEVEL, "the computer's level", "level"),
    row!(NewGame, OTHER_LEVEL, "the level of X, if the computer plays both", ""),
    row!(NewGame, RULE, "Gomoku: exactly five win, or five or more", "rule"),
    row!(NewGame, &[(Char('l'), C::Load(None))], "load the saved game, with these players", ""),
    row!(NewGame, &[(ESC, C::Cancel)], "back", "back"),
    row!(NewGame, COMMANDS, ALL_COMMANDS, ""),
    row!(NewGame, &[(Char('?'), C::Help)], "help", "help"),
    row!(NewGame, &[(Char('q'), C::Quit)], "quit", "quit"),

    row!(Games, ARROWS, "select a game", "select"),
    row!(Games, ENDS, "a page up, down", ""),
    row!(Games, SIDES, "to the first, the last", ""),
    row!(Games, ACCEPT, "open the game", "open"),
    row!(Games, &[(Char('/'), C::Filter)], "which games are listed, see below", "filter",
        [name("filter", "")], Game, []),
    row!(Games, &[(Char('o'), C::TypePath)], "the games in a file or folder", "file",
        [name("other-games", "")], Game, []),
    row!(Games, &[(DELETE, C::Delete)], "delete the game, after a question", "delete"),
    row!(Games, &[(ESC, C::Cancel)], "list all games; back", "back"),
    row!(Games, COMMANDS, ALL_COMMANDS, ""),
    row!(Games, &[(Char('?'), C::Help)], "help", "help"),
    row!(Games, &[(Char('q'), C::Quit)], "quit", "quit"),

    row!(Line, &[(ENTER, C::Accept)], "done", "done"),
    row!(Line, UP_DOWN, "select a game", ""),
    row!(Line, &[(ESC, C::Cancel)], "without what is typed", "without it"),

    row!(Comment, &[(ENTER, C::Accept)], "keep the comment", "keep"),
    row!(Comment, &[(Ctrl('n'), C::Edit(Edit::NewLine))], "a new line", "new line"),
    row!(Comment, UP_DOWN, "to the line above, below", ""),
    row!(Comment, ENDS, "to the first line, the last", ""),
    row!(Comment, &[(ESC, C::Cancel)], "as it was", "as it was"),

    row!(Explorer, ACCEPT, "play the move that is selected, or walk there", "play"),
    row!(Explorer, ARROWS, "select a move", "select"),
    row!(Explorer, STEPS, "look one move back, one on", "look"),
    row!(Explorer, FAR, "look at the beginning, the end of the line", ""),
    row!(Explorer, &[(Char('g'), C::ListReached)], "the games that reached the position", "games",
        [name("reached", "")], Game, []),
    row!(Explorer, EXPLORE, "close the explorer", ""),
    row!(Explorer, &[(ESC, C::Cancel)], "close", "close"),
    row!(Explorer, COMMANDS, ALL_COMMANDS, ""),
    row!(Explorer, &[(Char('?'), C::Help)], "help", "help"),

    row!(Settings, ARROWS, "select a setting, change it", "change"),
    row!(Settings, &[(ENTER, C::Accept), (Char(' '), C::Type(' '))], "the next value", "next"),
    row!(Settings, &[(BACKSPACE, C::Erase), (Ctrl('h'), C::Erase)], "rub out a character of a name", ""),
    row!(Settings, &[(ESC, C::Cancel)], "back", "back"),

    row!(Computer, &[(Char('o'), C::Computer(Some(ComputerSides::Second)))], "the computer plays O", "O"),
    row!(Computer, &[(Char('x'), C::Computer(Some(ComputerSides::First)))], "the computer plays X", "X"),
    row!(Computer, &[(Char('b'), C::Computer(Some(ComputerSides::Both)))], "the computer plays both", "both"),
    row!(Computer, &[(Char('p'), C::Computer(Some(ComputerSides::None)))], "two persons play", "persons"),
    row!(Computer, LEVEL, "the computer's level", "level"),
    row!(Computer, OTHER_LEVEL, "the level of X, if the computer plays both", ""),
    row!(Computer, COMMANDS, ALL_COMMANDS, ""),
    row!(Computer, &[(Char('?'), C::Help)], "help", "help"),
    row!(Computer, &[(ESC, C::Cancel)], "as it is", "as it is"),

    row!(Editor, ARROWS, "move the cursor", ""),
    row!(Editor, SIDES, "to the left, the right edge", ""),
    row!(Editor, ENDS, "to the top, the bottom edge", ""),
    row!(Editor, &[(ENTER, C::Accept)], "take the position", "take"),
    row!(Editor, &[(Char(' '), C::SetUp(SetUp::Put))], "a stone here, or away with it", "stone"),
    row!(Editor, &[(Char('x'), C::SetUp(SetUp::Side(Stone::First)))], "put X", "X"),
    row!(Editor, &[(Char('o'), C::SetUp(SetUp::Side(Stone::Second)))], "put O", "O"),
    row!(Editor, &[(Char('t'), C::SetUp(SetUp::Turn))], "the other side is to move", "turn"),
    row!(Editor, &[(Char('c'), C::SetUp(SetUp::Clear))], "all stones go", "clear"),
    row!(Editor, &[(Char('u'), C::TakeBack)], "take the last change back", "undo"),
    row!(Editor, &[(Ctrl('r'), C::Redo)], "make it again", ""),
    row!(Editor, ZOOM, "the board larger, smaller", ""),
    row!(Editor, COMMANDS, ALL_COMMANDS, ""),
    row!(Editor, &[(Char('?'), C::Help)], "help", "help"),
    row!(Editor, &[(ESC, C::Cancel)], "as it was", "as it was"),

    row!(Puzzles, ARROWS, "move the cursor", ""),
    row!(Puzzles, SIDES, "to the left, the right edge", ""),
    row!(Puzzles, ENDS, "to the top, the bottom edge", ""),
    row!(Puzzles, &[(ENTER, C::PlayAtCursor), (Char(' '), C::PlayAtCursor)], "place a stone; after the end: the next puzzle", "place", [Turn]),
    row!(Puzzles, &[(Char('h'), C::Hint)], "a hint: how it is won, by which stones, the move", "hint", [Puzzle, Open, Turn]),
    row!(Puzzles, &[(Char('u'), C::TakeBack)], "take the wrong move back, to try again", "try again", [Puzzle, Taken]),
    row!(Puzzles, &[(Char('s'), C::Solution)], "the solution: the puzzle counts as failed", "solution",
        [name("solution", "solution")], Game, [Puzzle, Unsolved]),
    row!(Puzzles, &[(Char('n'), C::NextPuzzle)], "the next puzzle; this one comes later if it is not solved", "skip",
        [name("next-puzzle", "next")], Game, [NextPuzzle]),
    row!(Puzzles, STEPS, "one move back in the solution, one on", "look", [Puzzle, Position]),
    row!(Puzzles, FAR, "to the beginning, the end of the solution", "", [Puzzle, Position]),
    row!(Puzzles, &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))], "type a coordinate or a command", ""),
    row!(Puzzles, &[(Char('c'), C::ToggleCoordinates)], "coordinates: row,column, letters or none", ""),
    row!(Puzzles, ZOOM, "the board larger, smaller", ""),
    row!(Puzzles, &[(ESC, C::Cancel)], "clear the message; back", "back"),
    row!(Puzzles, COMMANDS, ALL_COMMANDS, ""),
    row!(Puzzles, &[(Char('?'), C::Help)], "help", "help"),
    row!(Puzzles, &[(Char('q'), C::Quit)], "quit", "quit"),

    row!(Help, TABS, "the next section, the one before", "section"),
    row!(Help, ARROWS, "scroll; the next section, the one before", "scroll"),
    row!(Help, ENDS, "by a page, through all sections", ""),
    row!(Help, SIDES, "to the beginning, the end of a section", ""),
    row!(Help, &[(ESC, C::Cancel), (Char('q'), C::Cancel), (Char('?'), C::Cancel), (ENTER, C::Cancel)], "close the help", "close"),

    row!(Palette, &[(UP, C::Move(Up)), (DOWN, C::Move(Down)), (Ctrl('p'), C::Move(Up)), (Ctrl('n'), C::Move(Down))], "select", ""),
    row!(Palette, ENDS, "select by a page", ""),
    row!(Palette, SIDES, "the first, the last", ""),
    row!(Palette, &[(ENTER, C::Accept)], "do it", "do it"),
    row!(Palette, &[(ESC, C::Cancel)], "close", "close"),

    row!(Page, ARROWS, "scroll", "scroll"),
    row!(Page, &[(ESC, C::Cancel)], "back", "back"),
    row!(Page, COMMANDS, ALL_COMMANDS, ""),
    row!(Page, &[(Char('?'), C::Help)], "help", "help"),
    row!(Page, &[(Char('q'), C::Quit)], "quit", "quit"),

    row!(TooSmall, &[(ESC, C::Cancel)], "back to the game", ""),
    row!(TooSmall, &[(Char('n'), C::NewGame(None))], "new game", ""),
    row!(TooSmall, &[(Char('q'), C::Quit)], "quit", ""),

    row!(Everywhere, &[(F1, C::Help)], "help", "", [], Game, []),
    row!(Everywhere, &[(Ctrl('c'), C::Interrupt)], "quit, whatever is open", "", [], Game, []),
    row!(Everywhere, &[(Ctrl('t'), C::NextTheme)], "the next theme", "", [name("next-theme", "")], Look, []),
    row!(Everywhere, &[(Ctrl('l'), C::Redraw)], "draw the screen anew", "", [name("redraw", "")], Look, []),
    row!(Everywhere, &[(Ctrl('z'), C::Suspend)], "back to the shell until fg", "", [name("suspend", "")], Game, []),
];
