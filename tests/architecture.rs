//! Who may import whom, and what the pure modules must not touch.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the sources")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Each module of the crate: the modules that it may use, and the other crates.
const TABLE: &[(&str, &[&str], &[&str])] = &[
    ("rules", &[], &[]),
    ("quarto", &["rules"], &[]),
    ("formats", &["rules", "quarto", "game"], &["csv"]),
    ("store", &["rules", "formats", "game"], &["directories", "tempfile"]),
    ("game", &["rules", "quarto", "player"], &[]),
    ("engine", &["rules"], &[]),
    ("player", &["rules", "engine"], &["fastrand"]),
    ("gomocup", &["rules", "player"], &[]),
    ("line", &["rules", "quarto", "formats", "store", "game", "player"], &[]),
    (
        "tui",
        &["rules", "quarto", "formats", "store", "game", "player"],
        &["anyhow", "ratatui", "rustix", "signal_hook", "textwrap", "tui_input", "unicode_width"],
    ),
    (
        "cli",
        &["rules", "formats", "store", "game", "player", "gomocup", "line", "tui"],
        &["anyhow", "clap"],
    ),
    ("lib", &[], &[]),
    ("main", &["cli"], &[]),
];

/// Modules without input, output, clocks, threads and chance.
const PURE: &[&str] = &["rules", "quarto", "formats", "game"];
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
    "static mut",
];

/// The sources by module, without comments and without their tests.
fn sources() -> BTreeMap<String, Vec<(String, String)>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    let mut open = vec![root.clone()];
    while let Some(directory) = open.pop() {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            // `tests.rs`, or the directory of that name.
            if path.file_stem().is_some_and(|name| name == "tests") {
                continue;
            }
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(&root).unwrap().with_extension("");
                let name = name.to_str().unwrap().replace('\\', "/");
                let module = name.split('/').next().unwrap().to_owned();
                found.entry(module).or_default().push((name, code(&path)));
            }
        }
    }
    found
}

fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let lines = text.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// The names that follow `crate::`, one by one or in braces.
fn uses(code: &str, before: &str) -> Vec<String> {
    let identifier = |text: &str| {
        text.trim_start()
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .next()
            .unwrap()
            .to_owned()
    };
    let after = code.match_indices(before).filter(|(at, _)| {
        // `gomoku_crate::` is another word.
        !code[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_')
    });
    after
        .flat_map(|(at, _)| {
            let rest = &code[at + before.len()..];
            match rest.strip_prefix('{') {
                Some(list) => list.split('}').next().unwrap().split(',').map(identifier).collect(),
                None => vec![identifier(rest)],
            }
        })
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn every_module_stands_in_the_table_and_uses_only_what_it_may() {
    for (module, files) in sources() {
        let row = TABLE.iter().find(|(name, ..)| *name == module);
        let (_, modules, _) = row.unwrap_or_else(|| panic!("{module} is not in the table"));
        for (file, code) in files {
            let crate_name = if module == "main" { "gomoku::" } else { "crate::" };
            for used in uses(&code, crate_name) {
                let allowed = used == module || modules.contains(&used.as_str());
                assert!(allowed, "{file} uses {used}, which {module} may not");
            }
            // The way round the table: up to the root of the crate.
            let is_root_file = file == module;
            assert!(!code.contains("super::super"), "{file} climbs with super::super");
            assert!(!is_root_file || !code.contains("super::"), "{file} climbs out with super::");
        }
    }
}

/// The names of the crates that the program is built with, as code writes them.
fn crates() -> Vec<String> {
    let manifest = include_str!("../Cargo.toml").replace("\r\n", "\n");
    let sections = manifest.split("\n[").filter(|section| {
        let title = section.lines().next().unwrap_or_default();
        title.ends_with("dependencies]") && !title.starts_with("dev-")
    });
    let lines = sections.flat_map(|section| section.lines().skip(1));
    let names = lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('='));
    names.map(|(name, _)| name.trim().replace('-', "_")).collect()
}

#[test]
fn other_crates_are_used_where_the_table_says() {
    let crates = crates();
    assert!(crates.len() > 5 && crates.contains(&"signal_hook".to_owned()), "{crates:?}");
    for (module, files) in sources() {
        let &(.., allowed) = TABLE.iter().find(|(name, ..)| *name == module).unwrap();
        for (file, code) in files {
            for name in &crates {
                // Our own `formats::csv` is not the crate, which we write `::csv`.
                let path = if name == "csv" { "::csv::".to_owned() } else { format!("{name}::") };
                let is_used = code.match_indices(&path).any(|(at, _)| {
                    let before = code[..at].trim_end_matches("::");
                    !before.ends_with(|c: char| c.is_alphanumeric() || c == '_')
                });
                let is_allowed = allowed.contains(&name.as_str());
                assert!(!is_used || is_allowed, "{file} uses the crate {name}");
            }
        }
    }
}

#[test]
fn pure_modules_touch_nothing_outside() {
    let sources = sources();
    for module in PURE.iter().chain(&["engine"]) {
        for (file, code) in &sources[*module] {
            for word in IMPURE {
                // The engine's tables are made once, and shared by searches on several threads.
                let is_allowed = *module == "engine" && *word == "std::sync";
                assert!(is_allowed || !code.contains(word), "{file} has {word}");
            }
        }
    }
}

#[test]
fn the_core_knows_nothing_of_quarto() {
    let sources = sources();
    for (file, code) in &sources["rules"] {
        let code = code.to_lowercase();
        for word in ["quarto", "piece", "bag"] {
            assert!(!code.contains(word), "{file} has {word}");
        }
    }
}

#[test]
fn main_stays_small() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/main.rs");
    assert!(fs::read_to_string(path).unwrap().lines().count() <= 30);
}
