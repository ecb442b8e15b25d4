//! Content of the help: rows of the table of commands by subject, explanations, and the rules.

use std::borrow::Cow;

use crate::collection::FILTER_WORDS;
use crate::game::GameKind;
use crate::rules::{Placement, Rule, Topology, Variant, in_words};
use crate::tui::command::{self, Context, Section};
use crate::tui::keymap::Keymap;
use crate::tui::naming::capital;

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

fn list(entries: &[(&'static str, &'static str)]) -> Vec<Item> {
    entries.iter().map(|&(name, meaning)| Item::Entry(name.into(), meaning)).collect()
}

const PIECES: &[(&str, &str)] = &[
    ("[b ]  (b )", "square, round"),
    ("[b ]  [w ]", "black, white"),
    ("[b ]  [B ]", "small, large"),
    ("[b ]  [b*]", "hollow, solid"),
];

pub fn rules(kind: GameKind) -> Vec<Item> {
    let mut items = match kind {
        GameKind::Rows(variant) => rows(variant),
        GameKind::Quarto(_) => quarto(),
    };
    if kind.shape().topology() == Topology::Torus {
        let text =
            "There is no edge: a row that leaves the board at one side goes on at the other.";
        items.extend([Item::Title("The torus".into()), Item::Text(text.into())]);
    }
    items
}

fn rows(variant: Variant) -> Vec<Item> {
    let length = variant.row_length();
    let each = match variant.placement() {
        Placement::Anywhere => "puts one stone on a free place; it stays there.",
        Placement::Gravity => {
            "chooses a column, and the stone falls to the lowest free place in it."
        }
    };
    let number = in_words(length);
    let (number, others) = match variant.rule() {
        Rule::Freestyle => (format!("{number} stones or more"), String::new()),
        Rule::Standard => {
            let next = capital(&in_words(length.saturating_add(1)));
            (format!("exactly {number} stones"), format!(" {next} or more do not count."))
        }
    };
    let wins = format!(
        "Whoever has {number} side by side, in a row, in a column or on a diagonal, wins.{others}"
    );
    let drawn = "Where the board is full and nobody has won, the game is drawn.";
    let mut items = vec![
        Item::Title(variant.name().into()),
        Item::Text(format!("X begins, then O and X take turns. Each {each}").into()),
        Item::Title("What wins".into()),
        Item::Text(wins.into()),
        Item::Text(drawn.into()),
    ];
    let good_to_know = match variant {
        _ if variant.is_offered() => list(&[
            ("four", "four in a row with a free end: it must be stopped at once"),
            ("open four", "four with both ends free: it cannot be stopped any more"),
            ("open three", "three that can become an open four: stop it, or make a four"),
            ("two at once", "two fours, or a four and an open three, with one stone win"),
        ]),
        Variant::CONNECT_FOUR => {
            let text = "Look at the place above the one you choose: it is the other's next.";
            vec![Item::Text(text.into())]
        }
        Variant::TIC_TAC_TOE => {
            let text = "Nobody wins who is not let win: between careful players it is drawn.";
            vec![Item::Text(text.into())]
        }
        _ => return items,
    };
    items.push(Item::Title("Good to know".into()));
    items.extend(good_to_know);
    items
}

fn quarto() -> Vec<Item> {
    let pieces = "There are sixteen pieces, no two alike: each is square or round, black or white, \
                  small or large, hollow or solid. Both players play with all of them.";
    let turn = "One player selects a piece, the other puts it on a free place and then selects the \
                piece that the first one must put.";
    let wins = "Whoever puts the fourth of four pieces side by side that have something in common, \
                in a row, in a column or on a diagonal, wins: four round ones, or four black ones, \
                whatever else they are.";
    let drawn = "Where all pieces are on the board and nobody has won, the game is drawn.";
    let mut items = vec![
        Item::Title("Quarto".into()),
        Item::Text(pieces.into()),
        Item::Text(turn.into()),
        Item::Title("What wins".into()),
        Item::Text(wins.into()),
        Item::Text(drawn.into()),
        Item::Title("The pieces, in small cells".into()),
    ];
    items.extend(list(PIECES));
    items
}
