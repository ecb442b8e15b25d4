//! The help: what it says, and how far down it is scrolled.

use std::borrow::Cow;

use ratatui::layout::Size;

use super::command::{self, Command, Direction};
use super::keymap::{Context, TABLE};

/// The help over a screen, scrolled down by so many rows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Help {
    /// The first row that is shown.
    pub top: u16,
}

impl Help {
    /// Obeys a command of [`Context::Help`]; whether the help stays open.
    pub fn execute(&mut self, command: &Command, window: Size) -> bool {
        let page = window.height.saturating_sub(2).max(1);
        let last = last_top(window);
        // The window may have grown since.
        let top = self.top.min(last);
        self.top = match command {
            Command::Move(Direction::Up) => top.saturating_sub(1),
            Command::Move(Direction::Down) => top.saturating_add(1).min(last),
            Command::MoveToEdge(Direction::Up) => top.saturating_sub(page),
            Command::MoveToEdge(Direction::Down) => top.saturating_add(page).min(last),
            Command::MoveToEdge(Direction::Left) => 0,
            Command::MoveToEdge(Direction::Right) => last,
            Command::Cancel => return false,
            _ => top,
        };
        true
    }
}

/// A heading, and what is explained below it.
struct Section {
    /// The heading.
    title: &'static str,
    /// Where it is of use, if that is one place.
    context: Option<Context>,
    /// Keys, commands or marks, each with its meaning.
    entries: Vec<(Cow<'static, str>, &'static str)>,
}

/// What the marks on the board mean.
const MARKS: &[(&str, &str)] = &[
    ("X  O", "Player 1, who begins; Player 2"),
    ("[ ]", "the cursor; reversed where cells are narrow"),
    ("underlined", "the last stone"),
    ("reversed", "the winning row"),
    ("1 2 3", "what the computer expects, its own next stone first"),
    ("[b ]  (b )", "pieces of Quarto: square, round"),
    ("[b ]  [w ]", "black, white"),
    ("[b ]  [B ]", "small, large"),
    ("[b ]  [b*]", "hollow, solid"),
];

/// The rules, in a line each.
const GAMES: &[(&str, &str)] = &[
    ("Gomoku", "five or more in a row, a column or a diagonal win; by the other rule exactly five"),
    ("Connect four", "stones fall; four or more in a row win"),
    ("Tic-tac-toe", "three in a row win"),
    (
        "Quarto",
        "one selects a piece, the other places it; four side by side that share an attribute win",
    ),
    ("torus", "rows go on at the opposite edge"),
    (
        "computer",
        "ten levels in Gomoku, of which 9 thinks a second and 10 five; in other games it wins or stops you if one stone does it, else it plays anywhere",
    ),
];

/// What the mouse does.
const MOUSE: &[(&str, &str)] = &[
    ("move", "the cursor follows"),
    ("click", "like Enter"),
    ("Shift and drag", "marks text, in most terminals"),
];

/// Everything, in the order in which it is shown: first what is of use where the help was called.
fn sections(here: Context) -> Vec<Section> {
    let keys = |title, context| {
        let bindings = TABLE.iter().filter(move |binding| binding.context == context);
        let entries = bindings.map(|binding| (Cow::from(binding.names()), binding.help)).collect();
        Section { title, context: Some(context), entries }
    };
    let list = |title, entries: &[(&'static str, &'static str)]| Section {
        title,
        context: None,
        entries: entries.iter().map(|&(name, meaning)| (name.into(), meaning)).collect(),
    };
    let mut sections = vec![
        keys("On the board", Context::Board),
        keys("Everywhere", Context::Everywhere),
        list("Commands", command::HELP),
        keys("In the command bar", Context::Bar),
        keys("At a question", Context::Question),
        keys("At the start", Context::Menu),
        keys("Choosing a new game", Context::NewGame),
        keys("Your games", Context::History),
        keys("Which sides the computer plays", Context::Computer),
        keys("In the help", Context::Help),
        list("Games", GAMES),
        list("Mouse", MOUSE),
        list("Marks", MARKS),
    ];
    sections.sort_by_key(|section| section.context != Some(here));
    sections
}

/// A row of the help.
pub enum HelpRow {
    /// Air.
    Blank,
    /// A heading.
    Title(&'static str),
    /// Something to be explained, and as much of its meaning as goes beside it.
    Entry(Cow<'static, str>, String),
}

/// Columns of the text where there is room for it.
pub const WIDTH: u16 = 74;
/// Columns of what is explained, where its meaning stands beside it.
const LABEL: usize = 27;
/// Columns of a meaning, at least, to stand there.
const TEXT: usize = 20;
/// Columns before everything but a heading.
pub const INDENT: usize = 2;

/// Columns from the beginning of what is explained to its meaning; in a narrow window the meaning
/// stands below.
pub fn label(width: u16) -> usize {
    if usize::from(width) >= LABEL + TEXT { LABEL - INDENT } else { INDENT }
}

/// Everything as rows for a window of this width, over what has this context.
pub fn rows(width: u16, here: Context) -> Vec<HelpRow> {
    let width = width.min(WIDTH);
    let room = usize::from(width).saturating_sub(INDENT + label(width)).max(1);
    let mut rows = Vec::new();
    for section in sections(here) {
        if !rows.is_empty() {
            rows.push(HelpRow::Blank);
        }
        rows.push(HelpRow::Title(section.title));
        for (name, meaning) in section.entries {
            let mut texts = textwrap::wrap(meaning, room).into_iter().map(String::from);
            let beside = if label(width) > INDENT { texts.next() } else { None };
            rows.push(HelpRow::Entry(name, beside.unwrap_or_default()));
            rows.extend(texts.map(|text| HelpRow::Entry("".into(), text)));
        }
    }
    rows
}

/// How far down one can scroll in a window of this size, whose last row is for the keys.
pub fn last_top(window: Size) -> u16 {
    let shown = usize::from(window.height.saturating_sub(1));
    u16::try_from(rows(window.width, Context::Help).len().saturating_sub(shown)).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_touches_its_meaning() {
        for section in sections(Context::Board) {
            for (name, _) in section.entries {
                assert!(name.len() < LABEL - INDENT, "{name}");
            }
        }
    }
}
