//! Imports permitted between modules, and what pure modules must not touch.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the sources")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path as File;
use std::sync::LazyLock;

#[path = "architecture/sources.rs"]
mod sources;
use sources::{Path, Sources, path};

static SOURCES: LazyLock<Sources> = LazyLock::new(Sources::of_crate);

/// Table of modules and exactly those that each one uses, which come before it, so that there are
/// no cycles. Re-exports of a module count as its own.
type Table<'a> = &'a [(&'a str, &'a str)];

/// The modules of the program and of its core. The last two are `lib.rs`,
/// which shows those of the core as its own, and `main.rs`.
const CRATE: Table = &[
    ("printable", ""),
    ("translate", ""),
    ("locale", "translate"),
    ("worker", "translate"),
    ("rules", "translate"),
    ("quarto", "translate rules"),
    // What every search shares: the memory of tables, limits and reports.
    ("memory", ""),
    ("limits", "rules"),
    ("engine", "rules memory limits"),
    ("solve", "rules memory limits"),
    ("proof", "rules"),
    ("game", "printable translate rules quarto"),
    ("player", "translate worker rules quarto engine solve proof game"),
    ("puzzle", "translate rules engine"),
    ("lesson", "rules engine puzzle"),
    ("review", "locale rules quarto player game"),
    ("record", "rules quarto player game"),
    ("formats", "translate rules quarto player game record"),
    ("collection", "translate rules quarto game record formats"),
    ("friend", "printable translate rules quarto game record"),
    ("link", "printable translate worker friend"),
    ("statistics", "rules player game record formats collection"),
    ("settings", "printable translate rules quarto player game"),
    (
        "store",
        "printable translate rules puzzle lesson game record formats friend collection statistics settings",
    ),
    ("gomocup", "printable worker rules player game"),
    ("external", "printable translate worker rules player game settings gomocup"),
    ("doctor", "printable translate worker rules player settings gomocup external"),
    ("line", "printable rules quarto player game record formats store"),
    ("study", "locale rules player puzzle review game record"),
    ("tournament", "printable translate rules game record formats"),
    ("manager", "translate rules player game settings external tournament"),
    (
        "tui",
        "printable translate locale worker rules quarto player puzzle lesson review game record formats \
         collection statistics settings store study external doctor friend link",
    ),
    (
        "cli",
        "printable locale worker rules quarto player puzzle review game record formats collection statistics \
         settings store gomocup external doctor tournament manager line friend link tui",
    ),
    ("crate", "translate rules engine solve proof"),
    ("main", "cli"),
];

const ENGINE: Table = &[
    // The board knows the pattern that each stone would make, and its value.
    ("patterns", ""),
    ("weights", "patterns"),
    ("board", "patterns weights"),
    // Values of positions, and the moves to try in them.
    ("score", ""),
    ("eval", "patterns weights board"),
    ("tt", "board"),
    ("history", "board score"),
    ("correction", "board score"),
    ("movegen", "patterns board score"),
    ("movepick", "board history"),
    // The solvers do not depend on the search, which uses them.
    ("vcf", "patterns board movegen"),
    ("vct", "patterns board tt movegen vcf"),
    ("time", ""),
    ("leaves", "board"),
    ("threads", "correction history leaves vcf"),
    ("search", "patterns board score eval tt history movegen movepick vcf vct time threads"),
    // Nothing else in the engine uses these.
    ("reason", "patterns board vcf vct"),
    // Interface of the engine.
    (
        "engine",
        "patterns weights board eval tt movegen vcf vct time leaves threads \
         search reason",
    ),
];

/// Modules of the screen by level. Each uses only modules of earlier levels.
const TUI: &[&str] = &[
    // Words, colours, places, pictures, events: without state.
    "command layout paste theme",
    "picture plot",
    "event",
    "finder keymap text",
    "ctx naming",
    "opening refusal",
    // The layer trait, and what several layers show.
    "layer viewer",
    "analysis board footer problem",
    "command_bar comment editor lineup menu quarto question review",
    // The room in which a person practises, and what is practised there.
    "practice",
    // Pages and rooms.
    "about engine_log examination games help lesson mistakes palette preview puzzle settings \
     spectator statistics",
    "explorer files lessons new_game pasted themes",
    "engines friends",
    "start table",
    // The stack of layers, the state, the loop, the terminal.
    "stack",
    "app",
    "event_loop sample",
    "term",
    "tui",
];

/// Other crates that a module uses. Modules that are not listed use none.
const OTHERS: Table = &[
    ("puzzle", "jiff serde serde_json skillratings thiserror"),
    ("lesson", "jiff serde serde_json"),
    ("locale", "fluent_bundle miniz_oxide"),
    ("rules", "serde"),
    ("quarto", "serde"),
    ("game", "serde"),
    ("record", "serde"),
    ("formats", "chardetng encoding_rs jiff lz4_flex quick_xml"),
    ("friend", "sha2"),
    ("statistics", "jiff skillratings"),
    ("settings", "thiserror toml toml_edit"),
    ("store", "directories dunce jiff redb rustix tempfile thiserror twox_hash"),
    ("memory", "memmap2 zerocopy"),
    ("limits", "serde"),
    ("engine", "fearless_simd miniz_oxide prefetch_index zerocopy"),
    ("solve", "arrayvec prefetch_index"),
    ("player", "fastrand"),
    ("link", "rustix shlex uzers"),
    ("external", "rustix"),
    ("tournament", "serde serde_json unicode_width"),
    ("doctor", "serde"),
    (
        "tui",
        "anstyle anstyle_lossy anyhow base64 gif nucleo_matcher ratatui ratatui_textarea rustix \
         serde shlex signal_hook textwrap thiserror tiny_skia toml unicode_width",
    ),
    (
        "cli",
        "anyhow clap clap_complete clap_mangen getrandom rustix serde serde_json shlex signal_hook unicode_width",
    ),
];

/// Modules without input, output, clocks, threads or randomness.
const PURE: &[&str] = &[
    "printable",
    "friend",
    "rules",
    "quarto",
    "puzzle",
    "lesson",
    "formats",
    "review",
    "game",
    "record",
    "study",
    "collection",
    "statistics",
    "settings",
    "tournament",
    "engine",
    "solve",
    "proof",
];
const IMPURE: &[&str] = &[
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "std::sync",
    "Instant",
    "SystemTime",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "thread_local!",
];

fn may_use(table: Table, room: &str, other: &str) -> bool {
    let mut rows = table.iter().filter(|(name, _)| *name == room);
    rows.any(|(_, others)| others.split_whitespace().any(|it| it == other))
}

/// Submodule of a module that contains this path: the next name. The file of the module itself
/// counts as a submodule with its name.
fn room<'a>(root: &'a [String], path: &'a [String]) -> Option<&'a str> {
    path.strip_prefix(root)?.first().or(root.last()).map(String::as_str)
}

/// Other submodule that a path enters first. What that one re-exports does not matter.
fn enters<'a>(
    sources: &Sources,
    root: &'a [String],
    from: &str,
    way: &'a [Path],
) -> Option<&'a str> {
    let others = way.iter().filter_map(|path| room(root, path));
    let mut others = others.filter(|&name| name != from && Some(name) != room(root, root));
    let last = others.clone().next_back();
    others.find(|name| sources.0.contains_key(&[root, &path(name)].concat())).or(last)
}

/// Checks every path in a module that leads from one of its submodules to another, and reports
/// mistakes.
fn uses(
    sources: &Sources,
    root: &str,
    is_known: impl Fn(&str) -> bool,
    mut may_use: impl FnMut(&str, &str) -> bool,
) -> BTreeSet<String> {
    let root = path(root);
    let mut found = BTreeSet::new();
    for (module, _) in sources.inside(&root) {
        let from = room(&root, module).unwrap();
        if !is_known(from) {
            found.insert(format!("{from} is not in the table"));
        }
        for (written, way) in sources.paths(module) {
            let Some(to) = enters(sources, &root, from, &way) else { continue };
            if !may_use(from, to) {
                let (module, written) = (module.join("::"), written.join("::"));
                found.insert(format!("{from} may not use {to}: {module} has {written}"));
            }
        }
    }
    found
}

/// Lists the mistakes in a table of the submodules of a module.
fn objections(sources: &Sources, root: &str, table: Table) -> Vec<String> {
    let mut used = BTreeSet::new();
    let is_known = |from: &str| table.iter().any(|(name, _)| *name == from);
    let mut found = uses(sources, root, is_known, |from, to| {
        used.insert((from.to_owned(), to.to_owned()));
        may_use(table, from, to)
    });
    for (at, &(room, others)) in table.iter().enumerate() {
        for other in others.split_whitespace() {
            if !used.contains(&(room.to_owned(), other.to_owned())) {
                found.insert(format!("{room} does not use {other}"));
            }
            let is_above = table[..at].iter().any(|(name, _)| *name == other);
            if !is_above {
                found.insert(format!("{room} uses {other}, which is not above it"));
            }
        }
    }
    found.into_iter().collect()
}

#[test]
fn modules_use_only_permitted_modules() {
    let tables = [("crate", CRATE), ("crate::engine", ENGINE)];
    let found = tables.map(|(root, table)| objections(&SOURCES, root, table)).concat();
    assert!(found.is_empty(), "wrong tables: {found:#?}");
    let found = on_floors(&SOURCES, "crate::tui", TUI);
    assert!(found.is_empty(), "wrong floors: {found:#?}");
}

/// Lists the mistakes if each submodule may use those of earlier levels.
fn on_floors(sources: &Sources, root: &str, floors: &[&str]) -> BTreeSet<String> {
    let floor =
        |room: &str| floors.iter().position(|rooms| rooms.split_whitespace().any(|it| it == room));
    uses(sources, root, |room| floor(room).is_some(), |from, to| floor(to) < floor(from))
}

#[test]
fn paths_with_super_stay_in_their_module() {
    for (module, found) in &SOURCES.0 {
        for written in &found.written {
            let climbs = written.iter().filter(|name| *name == "super").count();
            // `crate::tui` is already outside.
            let most = usize::from(module.len() > 2);
            assert!(climbs <= most, "{module:?} has {written:?}");
        }
    }
}

/// Names of the program's dependencies, as written in code.
fn crates() -> Vec<String> {
    let manifests = [include_str!("../Cargo.toml"), include_str!("../core/Cargo.toml")];
    let manifests = manifests.map(|manifest| manifest.parse::<toml::Table>().unwrap());
    let systems =
        manifests[0]["target"].as_table().unwrap().values().filter_map(toml::Value::as_table);
    let tables = systems.chain(&manifests).filter_map(|table| table.get("dependencies"));
    let names = tables.flat_map(|table| table.as_table().unwrap().keys());
    names.map(|name| name.replace('-', "_")).collect()
}

#[test]
fn other_crates_are_used_only_by_listed_modules() {
    let crates = crates();
    assert!(crates.len() > 5 && crates.contains(&"signal_hook".to_owned()), "{crates:?}");
    let mut used = BTreeSet::new();
    for module in SOURCES.0.keys() {
        let from = room(&path("crate"), module).unwrap().to_owned();
        for (written, way) in SOURCES.paths(module) {
            let first = way.last().unwrap()[0].trim_start_matches("::");
            if crates.iter().any(|name| name == first) {
                assert!(may_use(OTHERS, &from, first), "{module:?} has {written:?}");
                used.insert((from.clone(), first.to_owned()));
            }
        }
    }
    assert_eq!(
        used.len(),
        OTHERS.iter().map(|(_, others)| others.split_whitespace().count()).sum(),
        "{used:?}"
    );
}

#[test]
fn pure_modules_touch_nothing_outside() {
    for name in PURE {
        for (module, found) in SOURCES.inside(&[path("crate"), path(name)].concat()) {
            for (_, way) in SOURCES.paths(module) {
                let path = way.last().unwrap().join("::");
                // The engine's tables are created once, and shared by searches on several threads.
                let is_table = *name == "engine" && path.starts_with("std::sync");
                let is_impure = IMPURE.iter().any(|impure| path.contains(impure));
                assert!(is_table || !is_impure, "{module:?} has {path}");
            }
            let words = found.words.join(" ");
            assert!(!words.contains("static mut "), "{module:?} has a static mut");
        }
    }
}

#[test]
fn only_few_files_depend_on_the_system() {
    let asks = |words: &str| {
        [
            "cfg ( unix",
            "cfg ( not ( unix",
            "cfg ( any ( not ( unix",
            "cfg ( all ( unix",
            "target_os",
            "( windows )",
            "os :: unix",
        ]
        .iter()
        .any(|asked| words.contains(asked))
    };
    let found = SOURCES.0.iter().filter(|(_, found)| asks(&found.words.join(" ")));
    let found: Vec<String> = found.map(|(module, _)| module.join("::")).collect();
    let expected = [
        "crate::cli::system",
        // Detection of terminals that do not report their capabilities.
        "crate::cli::terminal",
        "crate::external::system",
        "crate::external::system::unix",
        "crate::link::system",
        "crate::link::system::unix",
        "crate::link::system::unix::folder",
        "crate::link::system::unix::peer",
        // Large pages of memory.
        "crate::memory",
        "crate::store::system",
        "crate::store::system::unix",
        // The choice of the decoder for terminal input.
        "crate::tui::term::input",
        "crate::tui::term::system",
        "crate::tui::term::system::unix",
    ];
    assert_eq!(found, expected);
}

#[test]
fn one_module_decides_what_is_printable() {
    for (module, found) in &SOURCES.0 {
        let words = found.words.join(" ");
        let is = |names: &[&str]| names.iter().any(|name| *module == path(name));
        // The definition of printable text, including paths.
        if !is(&["crate::printable"]) {
            for other in ["is_control", ". display ( )"] {
                assert!(!words.contains(other), "{module:?} has {other}");
            }
        }
        // Modules that write to the terminal: answers, failures, progress, the final messages,
        // frames and the title.
        let writes = ["stderr", "stdout"].iter().any(|name| words.contains(&format!("{name} ( )")));
        let may_write = [
            "crate::cli",
            "crate::cli::bench",
            "crate::cli::brain",
            "crate::cli::dialog",
            "crate::cli::engine::doctor",
            "crate::cli::friend",
            "crate::cli::games",
            "crate::cli::guard",
            "crate::cli::matches::progress",
            "crate::cli::output",
            "crate::cli::puzzle",
            "crate::cli::puzzle::find",
            "crate::cli::themes",
            // The errors of ssh, before the screen is drawn.
            "crate::link::ssh",
            "crate::tui::term",
            "crate::tui::term::rescue",
            "crate::tui::term::system::elsewhere",
            "crate::tui::term::system::unix",
        ];
        assert_eq!(writes, is(&may_write), "{module:?}");
    }
}

#[test]
fn the_core_does_not_depend_on_quarto() {
    for (module, found) in SOURCES.inside(&path("crate::rules")) {
        let words = found.words.join(" ").to_lowercase();
        for word in ["quarto", "piece", "bag"] {
            assert!(!words.contains(word), "{module:?} has {word}");
        }
    }
}

#[test]
fn main_is_small() {
    let path = File::new(env!("CARGO_MANIFEST_DIR")).join("src/main.rs");
    assert!(fs::read_to_string(path).unwrap().lines().count() <= 30);
}

#[test]
fn wrong_tables_are_refused() {
    let table: Table = &[("app", "view"), ("view", ""), ("term", "view")];
    let expected = [
        "app may not use Row: crate::tui::app has super::super::tui::Row",
        "app uses view, which is not above it",
        "term does not use view",
        "tui is not in the table",
        "tui may not use view: crate::tui has view::draw",
        "view may not use app: crate::tui::view has super::app",
    ];
    assert_eq!(objections(&sources::example(), "crate::tui", table), expected);
    let found = on_floors(&sources::example(), "crate::tui", &["app", "view", "tui"]);
    let upwards = ["screen::view::draw", "super::draw", "super::view::Row"];
    let expected =
        upwards.map(|written| format!("app may not use view: crate::tui::app has {written}"));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
}
