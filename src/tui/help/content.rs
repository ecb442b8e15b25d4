//! Content of the help: rows of the table of commands by subject, explanations, and the rules.

use crate::collection::FILTER_WORDS;
use crate::game::GameKind;
use crate::locale::{self, text};
use crate::rules::opening::OpeningRule;
use crate::rules::{Placement, Rule, Topology, Variant};
use crate::tui::command::{self, Command, Context, Section};
use crate::tui::keymap::Keymap;
use crate::tui::naming::{kind_name, opening_meaning, opening_rule, row_of};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    Title(String),
    /// Key or term, and its meaning.
    Entry(String, String),
    Text(String),
}

/// Terms and their meanings, as messages: the meaning is an attribute of the term.
type Terms = &'static [&'static str];

const MARKS: Terms = &[
    "help-mark-sides",
    "help-mark-cursor",
    "help-mark-last",
    "help-mark-won",
    "help-mark-expected",
];

const SHOWN: Terms = &[
    "help-shown-numbers",
    "help-shown-threats",
    "help-shown-forbidden",
    "help-shown-foul",
    "help-shown-region",
    "help-shown-judged",
];

const FOULS: Terms =
    &["help-foul-three", "help-foul-double-three", "help-foul-double-four", "help-foul-overline"];
const FOULS_OF_OMOK: Terms = &["help-foul-three", "help-foul-double-three"];
const FOUL_SIGNS: Terms = &["help-shown-forbidden", "help-shown-foul"];

const MOUSE: Terms = &["help-mouse-move", "help-mouse-click", "help-mouse-drag"];

const LEVELS: Terms =
    &["help-levels-low", "help-levels-middle", "help-levels-high", "help-levels-other-games"];

const SHAPES: Terms =
    &["help-shape-four", "help-shape-open-four", "help-shape-open-three", "help-shape-two"];

pub fn items(section: Section, here: Context, keymap: &Keymap) -> Vec<Item> {
    let mut all = Vec::new();
    let mut add = |title: String, items: Vec<Item>| {
        if !items.is_empty() {
            all.push(Item::Title(title));
            all.extend(items);
        }
    };
    if section == Section::Words {
        add(text!("help-bar"), list(command::HELP));
    }
    let mut contexts = Context::ALL;
    contexts.sort_by_key(|(context, ..)| *context != here);
    for (context, title, _) in contexts {
        let lines = keymap
            .lines(context)
            .filter(|binding| binding.section() == section)
            .map(|binding| Item::Entry(binding.names(), binding.title()));
        add(locale::format(title, &[]), lines.collect());
    }
    match section {
        Section::Game => add(text!("help-filter"), list(FILTER_WORDS)),
        Section::Move => {
            add(text!("help-mouse"), terms(MOUSE));
            add(text!("help-marks"), terms(MARKS));
        }
        Section::Look => add(text!("help-shown"), terms(SHOWN)),
        Section::Computer => add(text!("help-levels"), terms(LEVELS)),
        _ => {}
    }
    all
}

/// Entries whose words are typed, each with the message of its meaning.
fn list(entries: &[(&'static str, &'static str)]) -> Vec<Item> {
    let entry = |&(name, id): &(&str, &str)| Item::Entry(name.to_owned(), locale::format(id, &[]));
    entries.iter().map(entry).collect()
}

fn terms(terms: Terms) -> Vec<Item> {
    let entry = |id: &&str| {
        let meaning = locale::format(&format!("{id}.meaning"), &[]);
        Item::Entry(locale::format(id, &[]), meaning)
    };
    terms.iter().map(entry).collect()
}

/// Drawings of pieces, each with the message of its meaning.
const PIECES: &[(&str, &str)] = &[
    ("[b ]  (b )", "help-pieces-shape"),
    ("[b ]  [w ]", "help-pieces-colour"),
    ("[b ]  [B ]", "help-pieces-size"),
    ("[b ]  [b*]", "help-pieces-filling"),
];

pub fn rules(kind: GameKind, keymap: &Keymap) -> Vec<Item> {
    let mut items = vec![Item::Title(kind_name(kind))];
    items.extend(match kind {
        GameKind::Rows(variant) => rows(variant, keymap),
        GameKind::Quarto(_) => quarto(),
    });
    if kind.shape().topology() == Topology::Torus {
        items.extend([Item::Title(text!("help-torus")), Item::Text(text!("help-torus-rows"))]);
    }
    items
}

fn rows(variant: Variant, keymap: &Keymap) -> Vec<Item> {
    let row = row_of(variant.row_length());
    let turns = match variant.placement() {
        Placement::Anywhere => text!("help-turns"),
        Placement::Gravity => text!("help-turns-falling"),
    };
    let wins = match variant.rule() {
        Rule::Freestyle => text!("help-wins", row = row),
        Rule::Standard => text!("help-wins-exactly", row = row),
        Rule::Renju => text!("help-wins-renju"),
        Rule::Caro => text!("help-wins-caro"),
        Rule::StandardCaro => text!("help-wins-standard-caro"),
        Rule::Omok => text!("help-wins-omok"),
    };
    let mut items = vec![
        Item::Text(turns),
        Item::Title(text!("help-winning")),
        Item::Text(wins),
        Item::Text(text!("help-drawn")),
    ];
    items.extend(fouls(variant.rule(), keymap));
    let good_to_know = match variant {
        _ if variant.is_offered() => terms(SHAPES),
        Variant::CONNECT_FOUR => vec![Item::Text(text!("help-connect-four"))],
        Variant::TIC_TAC_TOE => vec![Item::Text(text!("help-tic-tac-toe"))],
        _ => Vec::new(),
    };
    if !good_to_know.is_empty() {
        items.push(Item::Title(text!("help-good-to-know")));
        items.extend(good_to_know);
    }
    items.extend(openings(variant));
    items
}

/// Fouls of a rule, their signs, and the keys for them.
fn fouls(rule: Rule, keymap: &Keymap) -> Vec<Item> {
    let fouls = match rule {
        Rule::Renju => FOULS,
        Rule::Omok => FOULS_OF_OMOK,
        Rule::Freestyle | Rule::Standard | Rule::Caro | Rule::StandardCaro => return Vec::new(),
    };
    let mut items = vec![Item::Title(text!("help-fouls"))];
    items.extend(terms(fouls).into_iter().chain(terms(FOUL_SIGNS)));
    let commands = [
        (Command::ExplainPoint, text!("command-explain-point")),
        (Command::ToggleForbidden, text!("command-forbidden")),
    ];
    items.extend(
        commands.into_iter().filter_map(|(it, title)| Some(Item::Entry(keymap.key(&it)?, title))),
    );
    items
}

/// Opening rules of a game, and what each of them does.
fn openings(variant: Variant) -> Vec<Item> {
    let is_listed = |rule: &OpeningRule| *rule != OpeningRule::Free && rule.is_offered(variant);
    let rules: Vec<OpeningRule> = OpeningRule::ALL.into_iter().filter(is_listed).collect();
    let entries = rules.iter().map(|&it| Item::Entry(opening_rule(it), opening_meaning(it)));
    let title = (!rules.is_empty()).then(|| Item::Title(text!("help-openings")));
    title.into_iter().chain(entries).collect()
}

fn quarto() -> Vec<Item> {
    let mut items = vec![
        Item::Text(text!("help-quarto-pieces")),
        Item::Text(text!("help-quarto-turns")),
        Item::Title(text!("help-winning")),
        Item::Text(text!("help-quarto-wins")),
        Item::Text(text!("help-quarto-drawn")),
        Item::Title(text!("help-pieces")),
    ];
    items.extend(list(PIECES));
    items
}
