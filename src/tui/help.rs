//! What the help says.

use super::command;
use super::keymap::{Context, TABLE};

/// A heading, and what is explained below it.
pub struct Section {
    /// The heading.
    pub title: &'static str,
    /// Keys, commands or marks, each with its meaning.
    pub entries: Vec<(&'static str, &'static str)>,
}

/// What the marks on the board mean.
const MARKS: &[(&str, &str)] = &[
    ("X  O", "Player 1, red; Player 2, green"),
    ("[ ]", "the cursor; reversed where cells are narrow"),
    ("underlined", "the last stone"),
    ("reversed", "the winning row"),
];

/// Everything, in the order in which it is shown.
pub fn sections() -> Vec<Section> {
    let keys = |title, context| {
        let bindings = TABLE.iter().filter(move |binding| binding.context == context);
        let entries = bindings.map(|binding| (binding.label, binding.help)).collect();
        Section { title, entries }
    };
    let list = |title, entries: &[(&'static str, &'static str)]| Section {
        title,
        entries: entries.to_vec(),
    };
    vec![
        keys("On the board", Context::Board),
        keys("Everywhere", Context::Everywhere),
        list("Typed into the command bar", command::HELP),
        keys("In the command bar", Context::Command),
        keys("At a question", Context::Question),
        keys("At the question for the size", Context::Size),
        keys("In the help", Context::Help),
        list("Marks", MARKS),
    ]
}

/// How many rows it takes, with a row of air between sections.
fn rows() -> usize {
    sections().iter().map(|section| section.entries.len() + 2).sum::<usize>() - 1
}

/// How far down one can scroll in a window of this height, whose last row is for the keys.
pub fn last_top(height: u16) -> u16 {
    let shown = usize::from(height.saturating_sub(1));
    u16::try_from(rows().saturating_sub(shown)).unwrap_or(u16::MAX)
}
