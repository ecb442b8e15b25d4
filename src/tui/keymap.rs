//! The one table of keys: it drives the program, the help and the footer.

mod action;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

pub use action::{Action, Direction, Edit};

use crate::play::{Sides, Step};

/// Where a key has its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// On the board.
    Board,
    /// In the command bar.
    Command,
    /// At a question that is answered by yes or no.
    Question,
    /// At the choice of a game.
    Menu,
    /// In the form for a game of one's own.
    Custom,
    /// At the choice which sides the computer plays.
    Opponent,
    /// In the help.
    Help,
    /// Where the window is too small to show anything.
    Cramped,
    /// In all of these.
    Everywhere,
}

/// A key as the table names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A key without a letter.
    Code(KeyCode),
    /// A letter or sign, as typed.
    Char(char),
    /// A letter together with Ctrl.
    Ctrl(char),
    /// Any digit.
    Digit,
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Where it holds.
    pub context: Context,
    /// The keys and what each of them means.
    pub keys: &'static [(Key, Action)],
    /// The keys' names for the help.
    pub label: &'static str,
    /// What they do, for the help.
    pub help: &'static str,
    /// Key and word for the footer, if they belong there.
    pub footer: Option<Label>,
}

use Action as A;
use Context::{Board, Command, Cramped, Custom, Everywhere, Help, Menu, Opponent, Question};
use Direction::{Down, Left, Right, Up};
use Key::{Char, Code, Ctrl, Digit};

const fn line(
    context: Context,
    label: &'static str,
    keys: &'static [(Key, Action)],
    help: &'static str,
    footer: Option<Label>,
) -> Binding {
    Binding { context, keys, label, help, footer }
}

const ARROWS: &[(Key, Action)] = &[
    (Code(KeyCode::Up), A::Move(Up)),
    (Code(KeyCode::Down), A::Move(Down)),
    (Code(KeyCode::Left), A::Move(Left)),
    (Code(KeyCode::Right), A::Move(Right)),
];
const SIDES: &[(Key, Action)] =
    &[(Code(KeyCode::Home), A::Edge(Left)), (Code(KeyCode::End), A::Edge(Right))];
const ENDS: &[(Key, Action)] =
    &[(Code(KeyCode::PageUp), A::Edge(Up)), (Code(KeyCode::PageDown), A::Edge(Down))];

const NUMBER: &[(Key, Action)] =
    &[(Digit, A::Type), (Code(KeyCode::Backspace), A::Erase), (Ctrl('h'), A::Erase)];
const ACCEPT: &[(Key, Action)] = &[(Code(KeyCode::Enter), A::Accept), (Char(' '), A::Accept)];
const OPPONENT: &[(Key, Action)] = &[(Char('o'), A::Opponent)];
const LEVEL: &[(Key, Action)] =
    &[(Char('+'), A::Level(Step::Up)), (Char('-'), A::Level(Step::Down))];
const OTHER_LEVEL: &[(Key, Action)] =
    &[(Char(']'), A::OtherLevel(Step::Up)), (Char('['), A::OtherLevel(Step::Down))];

/// All keys, in the order of the help and the footer.
pub const TABLE: &[Binding] = &[
    line(Board, "arrows", ARROWS, "move the cursor", None),
    line(Board, "Home, End", SIDES, "to the left, the right edge", None),
    line(Board, "PgUp, PgDn", ENDS, "to the top, the bottom edge", None),
    line(
        Board,
        "Enter, Space",
        &[(Code(KeyCode::Enter), A::Place), (Char(' '), A::Place)],
        "place a stone; select a piece",
        Some(("Enter", "place")),
    ),
    line(Board, "s", &[(Char('s'), A::Save)], "save the game", Some(("s", "save"))),
    line(Board, "l", &[(Char('l'), A::Load)], "load the saved game", Some(("l", "load"))),
    line(Board, "!", &[(Char('!'), A::Resign)], "resign", Some(("!", "resign"))),
    line(Board, "n", &[(Char('n'), A::NewGame)], "new game", Some(("n", "new"))),
    line(Board, "u", &[(Char('u'), A::TakeBack)], "take back", Some(("u", "undo"))),
    line(Board, "h", &[(Char('h'), A::Hint)], "a hint: the cursor goes there", None),
    line(Board, "o", OPPONENT, "against the computer, or without it", None),
    line(Board, "+ -", LEVEL, "the computer's level", None),
    line(Board, "] [", OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(Board, "m", &[(Char('m'), A::MoveNow)], "the computer moves now", None),
    line(Board, "p", &[(Char('p'), A::Pause)], "pause, if the computer plays both", None),
    line(Board, "g", &[(Char('g'), A::Ghosts)], "show what the computer thinks of", None),
    line(Board, "r", &[(Char('r'), A::ResetScore)], "set the score to nothing", None),
    line(
        Board,
        ": 0-9",
        &[(Char(':'), A::Command), (Digit, A::Type)],
        "type a coordinate or a command",
        Some((":", "type")),
    ),
    line(
        Board,
        "c",
        &[(Char('c'), A::Coordinates)],
        "coordinates: row,column or letters",
        Some(("c", "coords")),
    ),
    line(Board, "Esc", &[(Code(KeyCode::Esc), A::Close)], "clear the message, seek no hint", None),
    line(
        Board,
        "?",
        &[(Char('?'), A::Help)],
        "this help (F1 works everywhere)",
        Some(("?", "help")),
    ),
    line(Board, "q", &[(Char('q'), A::Quit)], "quit", Some(("q", "quit"))),
    line(
        Command,
        "Enter",
        &[(Code(KeyCode::Enter), A::Accept)],
        "do what is typed",
        Some(("Enter", "do it")),
    ),
    line(
        Command,
        "Left, Right",
        &[(Code(KeyCode::Left), A::Edit(Edit::Left)), (Code(KeyCode::Right), A::Edit(Edit::Right))],
        "move in the text",
        None,
    ),
    line(
        Command,
        "Home, Ctrl-A",
        &[(Code(KeyCode::Home), A::Edit(Edit::Start)), (Ctrl('a'), A::Edit(Edit::Start))],
        "to the beginning",
        None,
    ),
    line(
        Command,
        "End, Ctrl-E",
        &[(Code(KeyCode::End), A::Edit(Edit::End)), (Ctrl('e'), A::Edit(Edit::End))],
        "to the end",
        None,
    ),
    line(
        Command,
        "Backspace, Ctrl-H",
        &[(Code(KeyCode::Backspace), A::Erase), (Ctrl('h'), A::Erase)],
        "rub out the character before",
        None,
    ),
    line(
        Command,
        "Delete",
        &[(Code(KeyCode::Delete), A::Edit(Edit::Delete))],
        "rub out the character here",
        None,
    ),
    line(
        Command,
        "Ctrl-W, Ctrl-U",
        &[(Ctrl('w'), A::Edit(Edit::DeleteWord)), (Ctrl('u'), A::Edit(Edit::DeleteLine))],
        "rub out a word, everything",
        None,
    ),
    line(Command, "Esc", &[(Code(KeyCode::Esc), A::Close)], "close", Some(("Esc", "close"))),
    line(Question, "y", &[(Char('y'), A::Yes), (Char('Y'), A::Yes)], "yes", Some(("y", "yes"))),
    line(
        Question,
        "n, Esc",
        &[(Char('n'), A::No), (Char('N'), A::No), (Code(KeyCode::Esc), A::No)],
        "no",
        Some(("n", "no")),
    ),
    line(Menu, "arrows", ARROWS, "select", Some(("arrows", "select"))),
    line(Menu, "0-9, Backspace, Ctrl-H", NUMBER, "type the size", None),
    line(Menu, "Enter, Space", ACCEPT, "begin", Some(("Enter", "begin"))),
    line(Menu, "o", OPPONENT, "who plays: persons, the computer", Some(("o", "opponent"))),
    line(
        Menu,
        "e",
        &[(Char('e'), A::Rule)],
        "Gomoku: exactly five win, or five or more",
        Some(("e", "rule")),
    ),
    line(Menu, "+ -", LEVEL, "the computer's level", None),
    line(Menu, "] [", OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(Menu, "l", &[(Char('l'), A::Load)], "load the saved game", Some(("l", "load"))),
    line(
        Menu,
        "Esc",
        &[(Code(KeyCode::Esc), A::Close)],
        "clear what is typed, or back to the game",
        None,
    ),
    line(Menu, "?", &[(Char('?'), A::Help)], "help", Some(("?", "help"))),
    line(Menu, "q", &[(Char('q'), A::Quit)], "quit", Some(("q", "quit"))),
    line(Custom, "arrows", ARROWS, "select and change", Some(("arrows", "change"))),
    line(Custom, "0-9, Backspace, Ctrl-H", NUMBER, "type a number", None),
    line(Custom, "Enter, Space", ACCEPT, "begin", Some(("Enter", "begin"))),
    line(Custom, "o", OPPONENT, "who plays: persons, the computer", Some(("o", "opponent"))),
    line(Custom, "+ -", LEVEL, "the computer's level", None),
    line(Custom, "] [", OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(Custom, "Esc", &[(Code(KeyCode::Esc), A::Close)], "back", Some(("Esc", "back"))),
    line(Custom, "?", &[(Char('?'), A::Help)], "help", Some(("?", "help"))),
    line(Custom, "q", &[(Char('q'), A::Quit)], "quit", None),
    line(
        Opponent,
        "o",
        &[(Char('o'), A::Play(Sides::PersonBegins))],
        "the computer plays O",
        Some(("o", "O")),
    ),
    line(
        Opponent,
        "x",
        &[(Char('x'), A::Play(Sides::ComputerBegins))],
        "the computer plays X",
        Some(("x", "X")),
    ),
    line(
        Opponent,
        "b",
        &[(Char('b'), A::Play(Sides::Computers))],
        "the computer plays both",
        Some(("b", "both")),
    ),
    line(
        Opponent,
        "p",
        &[(Char('p'), A::Play(Sides::Persons))],
        "two persons play",
        Some(("p", "persons")),
    ),
    line(Opponent, "+ -", LEVEL, "the computer's level", Some(("+ -", "level"))),
    line(Opponent, "] [", OTHER_LEVEL, "the level of X, if the computer plays both", None),
    line(Opponent, "?", &[(Char('?'), A::Help)], "help", Some(("?", "help"))),
    line(Opponent, "Esc", &[(Code(KeyCode::Esc), A::Close)], "as it is", Some(("Esc", "as it is"))),
    line(Help, "arrows", ARROWS, "scroll", Some(("arrows", "scroll"))),
    line(Help, "PgUp, PgDn", ENDS, "scroll by a page", None),
    line(
        Help,
        "Esc, q, ?, Enter",
        &[
            (Code(KeyCode::Esc), A::Close),
            (Char('q'), A::Close),
            (Char('?'), A::Close),
            (Code(KeyCode::Enter), A::Close),
        ],
        "close the help",
        Some(("Esc", "close")),
    ),
    line(Cramped, "Esc", &[(Code(KeyCode::Esc), A::Close)], "back to the game", None),
    line(Cramped, "n", &[(Char('n'), A::NewGame)], "new game", None),
    line(Cramped, "q", &[(Char('q'), A::Quit)], "quit", None),
    line(Everywhere, "F1", &[(Code(KeyCode::F(1)), A::Help)], "help", None),
    line(
        Everywhere,
        "Ctrl-C",
        &[(Ctrl('c'), A::Interrupt)],
        "quit; the second time without a question",
        None,
    ),
    line(Everywhere, "Ctrl-Z", &[(Ctrl('z'), A::Suspend)], "back to the shell until fg", None),
];

/// What a key means in a context.
pub fn action(context: Context, event: &KeyEvent) -> Option<Action> {
    let meaning = |context| {
        TABLE
            .iter()
            .filter(|binding| binding.context == context)
            .flat_map(|binding| binding.keys)
            .find(|(key, _)| key.matches(event))
            .map(|&(_, action)| action)
    };
    meaning(context).or_else(|| meaning(Context::Everywhere))
}

/// A key and a word for what it does, as the footer shows them.
pub type Label = (&'static str, &'static str);

/// What the footer shows in a context, each with what it is for.
pub fn footer(context: Context) -> impl Iterator<Item = (Action, Label)> {
    TABLE.iter().filter(move |binding| binding.context == context).filter_map(|binding| {
        let &(_, action) = binding.keys.first()?;
        Some((action, binding.footer?))
    })
}

impl Key {
    fn matches(self, event: &KeyEvent) -> bool {
        let chord = event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match (self, event.code) {
            // What a terminal in the shell's mode makes of Enter, pressed before we took it over.
            (Self::Code(KeyCode::Enter), KeyCode::Char('j')) => {
                event.modifiers == KeyModifiers::CONTROL
            }
            (Self::Code(code), pressed) => code == pressed && !chord,
            (Self::Char(char), KeyCode::Char(pressed)) => char == pressed && !chord,
            (Self::Digit, KeyCode::Char(pressed)) => pressed.is_ascii_digit() && !chord,
            (Self::Ctrl(char), KeyCode::Char(pressed)) => {
                event.modifiers == KeyModifiers::CONTROL && char == pressed.to_ascii_lowercase()
            }
            (Self::Char(_) | Self::Digit | Self::Ctrl(_), _) => false,
        }
    }
}

#[cfg(test)]
mod tests;
