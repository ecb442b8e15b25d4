//! The one table of keys: it drives the program, the help and the footer.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::rules::{Delta, Point, Shape};

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
    /// In the help.
    Help,
    /// Where the window is too small to show anything.
    Cramped,
    /// In all of these.
    Everywhere,
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
    /// Play against the computer or without it.
    Opponent,
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
    pub footer: Option<(&'static str, &'static str)>,
}

use Action as A;
use Context::{Board, Command, Cramped, Custom, Everywhere, Help, Menu, Question};
use Direction::{Down, Left, Right, Up};
use Key::{Char, Code, Ctrl, Digit};

const fn line(
    context: Context,
    label: &'static str,
    keys: &'static [(Key, Action)],
    help: &'static str,
    footer: Option<(&'static str, &'static str)>,
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

/// The footer's word for placing, which may be another one: see
/// [`Asked::deed`](super::playing::Asked::deed).
pub const PLACE: &str = "place";

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
        Some(("Enter", PLACE)),
    ),
    line(Board, "s", &[(Char('s'), A::Save)], "save the game", Some(("s", "save"))),
    line(Board, "l", &[(Char('l'), A::Load)], "load the saved game", Some(("l", "load"))),
    line(Board, "!", &[(Char('!'), A::Resign)], "resign", Some(("!", "resign"))),
    line(Board, "n", &[(Char('n'), A::NewGame)], "new game", Some(("n", "new"))),
    line(Board, "u", &[(Char('u'), A::TakeBack)], "take back", Some(("u", "undo"))),
    line(Board, "o", OPPONENT, "against the computer, or without it", None),
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
    line(Board, "Esc", &[(Code(KeyCode::Esc), A::Close)], "clear the message", None),
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
    line(Menu, "o", OPPONENT, "two persons, or against the computer", Some(("o", "opponent"))),
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
    line(Custom, "o", OPPONENT, "two persons, or against the computer", Some(("o", "opponent"))),
    line(Custom, "Esc", &[(Code(KeyCode::Esc), A::Close)], "back", Some(("Esc", "back"))),
    line(Custom, "?", &[(Char('?'), A::Help)], "help", Some(("?", "help"))),
    line(Custom, "q", &[(Char('q'), A::Quit)], "quit", None),
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

/// The keys that the footer shows in a context, with their words.
pub fn footer(context: Context) -> impl Iterator<Item = (&'static str, &'static str)> {
    TABLE.iter().filter(move |binding| binding.context == context).filter_map(|b| b.footer)
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
mod tests {
    use super::*;

    /// An event for each key that a binding stands for.
    fn events(key: Key) -> Vec<KeyEvent> {
        match key {
            Code(code) => vec![KeyEvent::new(code, KeyModifiers::NONE)],
            Char(char) => vec![KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE)],
            Ctrl(char) => vec![KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL)],
            Digit => ('0'..='9')
                .map(|char| KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE))
                .collect(),
        }
    }

    #[test]
    fn no_key_has_two_meanings_in_one_place() {
        for context in [Board, Command, Question, Menu, Custom, Help, Cramped] {
            let mut seen = Vec::new();
            let here = TABLE.iter().filter(|b| b.context == context || b.context == Everywhere);
            for &(key, _) in here.flat_map(|binding| binding.keys) {
                for event in events(key) {
                    assert!(!seen.contains(&event), "{event:?} twice in {context:?}");
                    seen.push(event);
                }
            }
        }
    }

    #[test]
    fn every_line_of_the_table_is_reached() {
        for binding in TABLE {
            for &(key, expected) in binding.keys {
                for event in events(key) {
                    assert_eq!(action(binding.context, &event), Some(expected), "{binding:?}");
                }
            }
        }
    }

    #[test]
    fn labels_name_their_keys() {
        for binding in TABLE {
            for &(key, _) in binding.keys {
                let name = match key {
                    Char(' ') => "Space".to_owned(),
                    Char(char) => char.to_ascii_lowercase().to_string(),
                    Ctrl(char) => format!("Ctrl-{}", char.to_ascii_uppercase()),
                    Digit => "0-9".to_owned(),
                    Code(KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right) => {
                        "arrows".to_owned()
                    }
                    Code(KeyCode::PageUp) => "PgUp".to_owned(),
                    Code(KeyCode::PageDown) => "PgDn".to_owned(),
                    Code(code) => code.to_string(),
                };
                let is_named = binding.label.contains(&name)
                    || (name == "arrows"
                        && matches!(key, Code(code) if binding.label.contains(&code.to_string())));
                assert!(is_named, "{name} in {:?}", binding.label);
            }
        }
    }

    #[test]
    fn a_line_feed_is_enter() {
        let event = KeyEvent::new(KeyCode::Char('j'), KeyModifiers::CONTROL);
        assert_eq!(action(Board, &event), Some(A::Place));
        assert_eq!(action(Command, &event), Some(A::Accept));
    }

    #[test]
    fn ctrl_and_alt_make_other_keys() {
        let event = |char, modifiers| KeyEvent::new(KeyCode::Char(char), modifiers);
        assert_eq!(action(Board, &event('s', KeyModifiers::CONTROL)), None);
        assert_eq!(action(Board, &event('s', KeyModifiers::ALT)), None);
        assert_eq!(action(Board, &event('!', KeyModifiers::SHIFT)), Some(A::Resign));
        assert_eq!(action(Command, &event('q', KeyModifiers::NONE)), None);
    }
}
