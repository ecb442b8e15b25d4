//! What the help says: the lines of the table of keys, sorted by what they are about, and what is to be
//! known besides.

use std::borrow::Cow;

use super::{Section, rules};
use crate::collection::FILTER_WORDS;
use crate::game::GameKind;
use crate::tui::command::{self, Command};
use crate::tui::keymap::{Binding, Context, Keymap};

/// A heading, and what is said below it.
pub struct Group {
    /// The heading.
    pub title: String,
    /// What is said.
    pub lines: Vec<Line>,
}

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A key, a word or a mark, and its meaning.
    Entry(Cow<'static, str>, &'static str),
    /// A paragraph.
    Text(String),
}

/// What the marks on the board mean.
const MARKS: &[(&str, &str)] = &[
    ("X  O", "the side that begins; the other one"),
    ("a pale stone, or [ ]", "the cursor; reversed in the smallest cells"),
    ("a mark, or underlined", "the last stone"),
    ("lit, or reversed", "the winning row"),
    ("1 2 3", "what the computer expects, its own next stone first"),
];

/// What else can be shown there.
const SHOWN: &[(&str, &str)] = &[
    ("numbers on stones", "when each was played"),
    ("small x, o, diamonds", "a threat: filled where a side wins, else an open four"),
];

/// What the mouse does.
const MOUSE: &[(&str, &str)] = &[
    ("move", "the cursor follows"),
    ("click", "plays there; elsewhere it chooses"),
    ("Shift and drag", "marks text, in most terminals"),
];

/// How strong the computer is.
const LEVELS: &[(&str, &str)] = &[
    ("1 to 3", "looks at the board only, and overlooks things as people do"),
    ("4 to 8", "looks ahead, farther with every level"),
    ("9, 10", "thinks for a second, for five"),
    ("other games", "it wins or stops you if one stone does it, else it plays anywhere"),
];

/// What a section says over this game, first what is of use where the keys went.
pub fn groups(section: Section, here: Context, kind: GameKind, keymap: &Keymap) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut add = |title: &str, lines: Vec<Line>| {
        if !lines.is_empty() {
            groups.push(Group { title: title.to_owned(), lines });
        }
    };
    if section == Section::ThisGame {
        return rules::groups(kind);
    }
    if section == Section::Words {
        add("After : or a digit", list(command::HELP));
    }
    let mut contexts = CONTEXTS;
    contexts.sort_by_key(|(context, _)| *context != here);
    for (context, title) in contexts {
        let lines = keymap
            .lines(context)
            .filter(|binding| section_of(binding) == section)
            .map(|binding| Line::Entry(binding.names().into(), binding.help));
        add(title, lines.collect());
    }
    match section {
        Section::Game => add("Which games are listed: any of these", list(FILTER_WORDS)),
        Section::Move => {
            add("With the mouse", list(MOUSE));
            add("Marks", list(MARKS));
        }
        Section::Look => add("Shown on the board, if wished", list(SHOWN)),
        Section::Computer => add("Levels, in Gomoku", list(LEVELS)),
        _ => {}
    }
    groups
}

pub(super) fn list(entries: &[(&'static str, &'static str)]) -> Vec<Line> {
    entries.iter().map(|&(name, meaning)| Line::Entry(name.into(), meaning)).collect()
}

/// Where keys have their meaning, and the heading of those keys.
const CONTEXTS: [(Context, &str); 17] = [
    (Context::Board, "On the board"),
    (Context::Everywhere, "Everywhere"),
    (Context::Menu, "At the start"),
    (Context::NewGame, "Choosing a new game"),
    (Context::Games, "Lists of games"),
    (Context::Line, "While you type over a list"),
    (Context::Explorer, "How games went on"),
    (Context::Comment, "While you write a comment"),
    (Context::Settings, "The settings"),
    (Context::Editor, "Setting up a position"),
    (Context::Puzzles, "At a puzzle"),
    (Context::Question, "At a question"),
    (Context::Computer, "Who the computer plays"),
    (Context::Bar, "While you type"),
    (Context::Palette, "Among all commands"),
    (Context::Help, "In this help"),
    (Context::TooSmall, "In too small a window"),
];

/// The section that is of use where the keys go.
pub const fn section(context: Context) -> Section {
    match context {
        Context::Board | Context::Everywhere => Section::Move,
        Context::Menu
        | Context::Editor
        | Context::Puzzles
        | Context::NewGame
        | Context::Games
        | Context::Explorer
        | Context::Question
        | Context::Palette
        | Context::TooSmall => Section::Game,
        Context::Computer => Section::Computer,
        Context::Help | Context::Settings => Section::Look,
        Context::Bar | Context::Comment | Context::Line => Section::Words,
    }
}

/// Where a line of the table of keys is explained: on the board by what it does.
fn section_of(binding: &Binding) -> Section {
    match binding.context {
        Context::Board | Context::Everywhere => {
            binding.keys.first().map_or(Section::Game, |(_, command)| about(command))
        }
        context => section(context),
    }
}

/// What a command is about.
const fn about(command: &Command) -> Section {
    match command {
        Command::Play(_)
        | Command::PlayAtCursor
        | Command::Move(_)
        | Command::MoveToEdge(_)
        | Command::PointAt(_)
        | Command::TakeBack
        | Command::Redo
        | Command::Walk(_)
        | Command::Delete
        | Command::Promote
        | Command::Comment(_)
        | Command::Autoplay => Section::Move,
        Command::Computer(_)
        | Command::Level(..)
        | Command::StepLevel(_)
        | Command::StepFirstLevel(_)
        | Command::MoveNow
        | Command::Analyse
        | Command::Review
        | Command::StepLine(_)
        | Command::ChooseLine(_)
        | Command::Hint
        | Command::Explore
        | Command::ToggleExpected => Section::Computer,
        Command::ToggleCoordinates
        | Command::StepNumbers
        | Command::ToggleThreats
        | Command::NextTheme
        | Command::Zoom(_)
        | Command::Settings
        | Command::Redraw => Section::Look,
        Command::OpenBar | Command::Type(_) | Command::Erase | Command::Edit(_) => Section::Words,
        Command::Select(_)
        | Command::Resign
        | Command::NewGame(_)
        | Command::Save(_)
        | Command::Load(_)
        | Command::Copy
        | Command::OpenEditor
        | Command::SetUp(_)
        | Command::Games(_)
        | Command::Filter
        | Command::TypePath
        | Command::ListReached
        | Command::Puzzles
        | Command::Solution
        | Command::NextPuzzle
        | Command::ResetScore
        | Command::Pause
        | Command::ToggleRule
        | Command::Accept
        | Command::Cancel
        | Command::Yes
        | Command::No
        | Command::Help
        | Command::Palette
        | Command::Quit
        | Command::Interrupt
        | Command::Suspend => Section::Game,
    }
}
