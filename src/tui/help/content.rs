//! Content of the help: rows of the table of commands by subject, and further explanations.

use std::borrow::Cow;

use crate::collection::FILTER_WORDS;
use crate::tui::command::{self, Context, Section};
use crate::tui::keymap::Keymap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    Title(Cow<'static, str>),
    Entry(Cow<'static, str>, &'static str),
    Text(Cow<'static, str>),
}

const MARKS: &[(&str, &str)] = &[
    ("X  O", "the side that begins; the other one"),
    ("a pale stone, or [ ]", "the cursor; reversed in the smallest cells"),
    ("a mark, or underlined", "the last stone"),
    ("lit, or reversed", "the winning row"),
    ("1 2 3", "what the computer expects, its own next stone first"),
];

const SHOWN: &[(&str, &str)] = &[
    ("numbers on stones", "when each was played"),
    ("small x, o, diamonds", "a threat: filled where a side wins, else an open four"),
];

const MOUSE: &[(&str, &str)] = &[
    ("move", "the cursor follows"),
    ("click", "plays there; elsewhere it chooses"),
    ("Shift and drag", "marks text, in most terminals"),
];

const LEVELS: &[(&str, &str)] = &[
    ("1 to 3", "looks at the board only, and overlooks things as people do"),
    ("4 to 8", "looks ahead, farther with every level"),
    ("9, 10", "thinks for a second, for five"),
    ("other games", "it wins or stops you if one stone does it, else it plays anywhere"),
];

pub fn items(section: Section, here: Context, keymap: &Keymap) -> Vec<Item> {
    let mut all = Vec::new();
    let mut add = |title: &'static str, items: Vec<Item>| {
        if !items.is_empty() {
            all.push(Item::Title(title.into()));
            all.extend(items);
        }
    };
    if section == Section::Words {
        add("After : or a digit", list(command::HELP));
    }
    let mut contexts = Context::ALL;
    contexts.sort_by_key(|(context, ..)| *context != here);
    for (context, title, _) in contexts {
        let lines = keymap
            .lines(context)
            .filter(|binding| binding.section() == section)
            .map(|binding| Item::Entry(binding.names().into(), binding.title));
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
    all
}

pub(super) fn list(entries: &[(&'static str, &'static str)]) -> Vec<Item> {
    entries.iter().map(|&(name, meaning)| Item::Entry(name.into(), meaning)).collect()
}
