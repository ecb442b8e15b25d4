//! Laws (properties for any bytes) hold for the inputs kept from fuzzing (`tests/data/seeds`), and
//! for random changes of them.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the inputs")]

use std::fs;
use std::path::Path;

use fastrand::Rng;

#[path = "laws/all.rs"]
mod all;

use all::reach::REACHED;
use all::{LAWS, Law};

/// Reads the inputs of a law, each with its name.
fn seeds(law: &Law) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/seeds").join(law.name);
    let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut seeds: Vec<(String, Vec<u8>)> = files
        .map(|file| file.unwrap().path())
        .map(|path| (path.display().to_string(), fs::read(&path).unwrap()))
        .collect();
    assert!(!seeds.is_empty(), "{}", law.name);
    seeds.sort();
    seeds
}

/// Tries each law with its inputs, and reports those that fail, with the inputs.
fn check(inputs: impl Fn(&Law) -> Vec<(String, Vec<u8>)>) {
    let mut failed = Vec::new();
    for law in LAWS {
        let holds = |(_, input): &(String, Vec<u8>)| {
            std::panic::catch_unwind(|| (law.holds)(input)).is_ok()
        };
        let input = inputs(law).into_iter().find(|input| !holds(input));
        failed.extend(input.map(|(name, _)| format!("{}: {name}", law.name)));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Parts of the laws that the inputs must reach.
const PARTS: &[&str] = &[
    "brain: About",
    "brain: Choice",
    "brain: Error",
    "brain: Forbid",
    "brain: Limit",
    "brain: Move",
    "brain: Ok",
    "brain: Played",
    "brain: Three",
    "brain: Unknown",
    "comes back: Csv",
    "comes back: Psq",
    "comes back: Quarto",
    "comes back: Rec",
    "comes back: Sgf",
    "comes back: Text",
    "comes back: a result",
    "engine: a four",
    "engine: an open three",
    "index: an entry",
    "index: damaged",
    "index: its seal is damaged",
    "index: whole",
    "journal: one is cut off in a line",
    "journal: one is read",
    "openings: a position",
    "openings: an opening",
    "library: nodes are read",
    "library: nothing is lost",
    "library: one is read",
    "protocol: a command",
    "protocol: a reply",
    "puzzles: a puzzle",
    "puzzles: an attempt",
    "record: as SGF",
    "rif: a game is read",
    "rules: a row",
    "rules: no row",
    "saved: Csv",
    "saved: Psq",
    "saved: Rec",
    "saved: Script",
    "saved: Text",
    "saved: a format is known by its content",
    "screen: a frame",
    "screen: a journal",
    "screen: a move",
    "screen: an answer",
    "screen: an end",
    "settings: a choice",
    "settings: a mistake",
    "settings: one is changed",
    "sgf: a game is read",
    "solver: a win by fours",
    "solver: a win by threats",
    "solver: what is no defence",
    "text: a drawn board",
    "text: a list of cells",
    "text: one is read",
    "themes: a mistake",
    "themes: one of the user",
    "words: a cell",
    "words: a clock",
    "words: a date",
    "words: a game",
    "words: a level",
    "words: a puzzle",
    "words: moves",
    "yxdb: a record is read",
];

#[test]
fn laws_hold_for_kept_inputs_which_reach_all_parts() {
    check(|law| [("nothing".to_owned(), Vec::new())].into_iter().chain(seeds(law)).collect());
    let reached = REACHED.lock().unwrap();
    let missing = PARTS.iter().filter(|part| !reached.contains(**part)).collect::<Vec<_>>();
    assert!(missing.is_empty(), "no input reaches {missing:?}: keep one that does");
    let unlisted = reached.iter().filter(|part| !PARTS.contains(&part.as_str()));
    assert_eq!(unlisted.collect::<Vec<_>>(), Vec::<&String>::new(), "they belong to the list");
}

/// Number of changed inputs for each law. `GOMOKU_CHANGES` sets another number, for longer runs on
/// machines without a fuzzer.
fn changes(usual: usize) -> usize {
    std::env::var("GOMOKU_CHANGES").map_or(usual, |number| number.parse().unwrap())
}

#[test]
fn laws_hold_for_random_changes_of_kept_inputs() {
    let number = changes(16);
    check(|law| {
        let seeds = seeds(law);
        let mut random = Rng::with_seed(number as u64);
        let mut changed = || {
            let mut input = random.choice(&seeds).unwrap().1.clone();
            for _ in 0..random.usize(1..5) {
                let other = &random.choice(&seeds).unwrap().1;
                change(&mut input, other, &mut random);
            }
            (format!("{input:?}"), input)
        };
        (0..number).map(|_| changed()).collect()
    });
}

/// Changes an input slightly; parts may come from another one.
fn change(input: &mut Vec<u8>, other: &[u8], random: &mut Rng) {
    let part = |bytes: &[u8], random: &mut Rng| {
        let (one, two) = (random.usize(..=bytes.len()), random.usize(..=bytes.len()));
        one.min(two)..one.max(two)
    };
    let at = random.usize(..=input.len());
    match random.u8(..5) {
        0 => input.insert(at, random.u8(..)),
        1 if at < input.len() => input[at] ^= 1 << random.u8(..8),
        2 => drop(input.drain(part(input, random))),
        3 => {
            let again = input[part(input, random)].to_vec();
            input.splice(at..at, again);
        }
        _ => drop(input.splice(part(input, random), other[part(other, random)].iter().copied())),
    }
}
