//! Supply chain of the program: deny.toml has the rules, Cargo.lock and the manifests of crates
//! have the facts. `cargo deny` does the same and more, if it is installed; this needs only cargo.
//!
//! Sources are checked for every system. Versions and licences come from the manifests of fetched
//! crates: all of them after `cargo fetch --locked`, else those for this system.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads a manifest that a package has not")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The only registry allowed.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
const OWN: [&str; 2] = [env!("CARGO_PKG_NAME"), "gomoku-core"];

/// Rules of deny.toml.
struct Rules {
    allowed: BTreeSet<String>,
    /// Licences allowed for single crates.
    exceptions: BTreeSet<(String, String)>,
    /// Versions allowed beside newer ones: the crate, and the beginning of the version.
    skipped: BTreeSet<(String, String)>,
}

impl Rules {
    fn of(text: &str) -> Self {
        let text: toml::Table = text.parse().unwrap();
        let list = |of: &str, name: &str| text[of][name].as_array().unwrap().clone();
        let word = |value: &toml::Value| value.as_str().unwrap().to_owned();
        // Further settings that this test assumes.
        for (of, name) in [
            ("bans", "multiple-versions"),
            ("bans", "wildcards"),
            ("sources", "unknown-registry"),
            ("sources", "unknown-git"),
        ] {
            assert_eq!(text[of][name].as_str(), Some("deny"), "{of}.{name}");
        }
        let registries: Vec<String> = list("sources", "allow-registry").iter().map(word).collect();
        assert_eq!(registries, [CRATES_IO.trim_start_matches("registry+")]);
        let exceptions = list("licenses", "exceptions");
        let exceptions = exceptions.iter().flat_map(|exception| {
            let of = exception["crate"].as_str().unwrap();
            let allowed = exception["allow"].as_array().unwrap().iter();
            allowed.map(move |licence| (of.to_owned(), licence.as_str().unwrap().to_owned()))
        });
        let skipped = list("bans", "skip");
        let skipped = skipped.iter().map(|skip| {
            let (name, version) = skip["crate"].as_str().unwrap().split_once('@').unwrap();
            assert!(skip["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{name}");
            (name.to_owned(), version.to_owned())
        });
        Self {
            allowed: list("licenses", "allow").iter().map(word).collect(),
            exceptions: exceptions.collect(),
            skipped: skipped.collect(),
        }
    }
}

/// Lists sources in a Cargo.lock that are not allowed.
fn wrong_sources(lock: &str) -> Vec<String> {
    let lock: toml::Table = lock.parse().unwrap();
    let mut objections = Vec::new();
    for package in lock["package"].as_array().unwrap() {
        let field = |name: &str| package.get(name).and_then(toml::Value::as_str);
        let (name, source) = (field("name").unwrap(), field("source"));
        match (source, field("checksum")) {
            (None, None) if OWN.contains(&name) => {}
            (Some(CRATES_IO), Some(_)) => {}
            _ => objections.push(format!("{name} comes from {}", source.unwrap_or("nowhere"))),
        }
    }
    objections
}

/// Crate that is built into the program, its tests or its build tools.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

impl Crate {
    /// Parses `csv v1.4.0|Unlicense/MIT`, in the format requested from `cargo tree`.
    fn of(line: &str) -> Self {
        let (package, licence) = line.split_once('|').unwrap();
        let mut words = package.split(' ').map(str::to_owned);
        let (name, version) = (words.next().unwrap(), words.next().unwrap());
        let version = version.trim_start_matches('v').to_owned();
        // A crate that was already listed has a star.
        Self { name, version, licence: licence.trim_end_matches(" (*)").to_owned() }
    }
}

/// Lists violations of the rules on versions. `is_all` says whether these are the crates for every
/// system, so that obsolete exceptions can be reported.
fn wrong_versions(rules: &Rules, crates: &BTreeSet<Crate>, is_all: bool) -> Vec<String> {
    let mut objections = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Crate { name, version, .. } in crates {
        versions.entry(name).or_default().push(version);
    }
    let is_skipped = |name: &str, version: &str| {
        rules.skipped.iter().any(|(of, begin)| {
            of == name
                && version.strip_prefix(begin.as_str()).is_some_and(|end| end.starts_with('.'))
        })
    };
    for (name, versions) in &versions {
        let kept: Vec<_> = versions.iter().filter(|version| !is_skipped(name, version)).collect();
        if kept.len() > 1 {
            objections.push(format!("{name} is there {} times: {kept:?}", kept.len()));
        }
    }
    for (name, begin) in rules.skipped.iter().filter(|_| is_all) {
        let of_name = versions.get(name.as_str()).map_or(&[][..], Vec::as_slice);
        if of_name.len() < 2 || !of_name.iter().any(|version| is_skipped(name, version)) {
            objections.push(format!("{name}@{begin} is not there beside another version"));
        }
    }
    objections
}

/// Lists violations of the rules on licences. `is_all` says whether these are the crates for every
/// system, so that unused exceptions can be reported.
fn wrong_licences(rules: &Rules, crates: &BTreeSet<Crate>, is_all: bool) -> Vec<String> {
    let mut objections = Vec::new();
    let mut used = BTreeSet::new();
    for Crate { name, licence, .. } in crates {
        let mut is_allowed = |licence: &str| {
            let exception = (name.clone(), licence.to_owned());
            let is_exception = rules.exceptions.contains(&exception);
            if is_exception {
                used.insert(exception);
            }
            is_exception || rules.allowed.contains(licence)
        };
        if !satisfied(licence, &mut is_allowed) {
            objections.push(format!("{name} is under {licence:?}"));
        }
    }
    if is_all {
        let unused = rules.exceptions.difference(&used);
        objections.extend(unused.map(|(name, licence)| format!("{name} is not under {licence}")));
    }
    objections
}

/// Lists the dependencies in a Cargo.toml, with the versions requested.
fn asked(manifest: &str) -> Vec<(String, Option<String>)> {
    let manifest: toml::Table = manifest.parse().unwrap();
    let targets = manifest.get("target").and_then(toml::Value::as_table).into_iter();
    let tables = targets.flat_map(|targets| targets.values().filter_map(toml::Value::as_table));
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    let tables = tables.chain([&manifest]);
    let tables = tables.flat_map(|table| kinds.into_iter().filter_map(|kind| table.get(kind)));
    let crates = tables.flat_map(|table| table.as_table().unwrap());
    let version = |asked: &toml::Value| {
        let version = asked.as_str().or_else(|| asked.get("version")?.as_str());
        version.map(str::to_owned)
    };
    crates.map(|(name, asked)| (name.clone(), version(asked))).collect()
}

/// Lists dependencies in a Cargo.toml that accept any version.
fn wildcards(manifest: &str) -> Vec<String> {
    let any = |version: &Option<String>| version.as_ref().is_none_or(|it| it.contains('*'));
    let any = asked(manifest).into_iter().filter(|(_, version)| any(version));
    any.map(|(name, _)| name).collect()
}

/// Lists crates that two manifests request in different versions.
fn differences(one: &str, other: &str) -> Vec<String> {
    let other = asked(other);
    let is_other = |(name, version): &(String, Option<String>)| {
        other.iter().any(|(same, another)| same == name && version != another)
    };
    asked(one).into_iter().filter(is_other).map(|(name, _)| name).collect()
}

/// Checks whether an SPDX expression holds with these licences:
/// `(MIT OR Apache-2.0) AND Unicode-3.0`. `/` is an old form of OR.
fn satisfied(expression: &str, is_allowed: &mut dyn FnMut(&str) -> bool) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    any(&mut rest, is_allowed) && rest.is_empty()
}

fn any(words: &mut &[&str], is_allowed: &mut dyn FnMut(&str) -> bool) -> bool {
    let mut is_so = all(words, is_allowed);
    while let ["OR", rest @ ..] = words {
        *words = rest;
        is_so |= all(words, is_allowed);
    }
    is_so
}

fn all(words: &mut &[&str], is_allowed: &mut dyn FnMut(&str) -> bool) -> bool {
    let mut is_so = one(words, is_allowed);
    while let ["AND", rest @ ..] = words {
        *words = rest;
        is_so &= one(words, is_allowed);
    }
    is_so
}

fn one(words: &mut &[&str], is_allowed: &mut dyn FnMut(&str) -> bool) -> bool {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let is_so = any(words, is_allowed);
            let [")", rest @ ..] = words else { return false };
            *words = rest;
            is_so
        }
        [licence, "WITH", exception, rest @ ..] => {
            *words = rest;
            is_allowed(&format!("{licence} WITH {exception}"))
        }
        [licence, rest @ ..] => {
            *words = rest;
            is_allowed(licence)
        }
        [] => false,
    }
}

/// Lists the crates that `cargo tree` prints with these options, by default for this system.
/// Nothing is fetched.
fn crates(options: &[&str]) -> Option<BTreeSet<Crate>> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["tree", "--locked", "--offline", "--prefix=none", "--format={p}|{l}"]);
    command.args(options);
    let output = command.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    // There are lines without a crate between the kinds of dependencies.
    let lines = text.lines().filter(|line| line.contains('|'));
    output.status.success().then(|| lines.map(Crate::of).collect())
}

#[test]
fn every_crate_comes_from_the_allowed_registry() {
    let objections = wrong_sources(include_str!("../Cargo.lock"));
    assert!(objections.is_empty(), "{objections:#?}");
}

#[test]
fn crates_have_one_version_and_an_allowed_licence() {
    let rules = Rules::of(include_str!("../deny.toml"));
    let all = crates(&["--all-features", "--target=all"]);
    let is_all = all.is_some();
    let known = all.or_else(|| crates(&["--all-features"])).unwrap();
    assert!(known.len() > 100 && known.iter().any(|known| known.name == OWN[0]), "{known:#?}");
    let mut objections = wrong_versions(&rules, &known, is_all);
    objections.extend(wrong_licences(&rules, &known, is_all));
    assert!(objections.is_empty(), "{objections:#?}");
}

#[test]
fn the_library_without_the_program_needs_few_crates() {
    let crates = crates(&["--no-default-features", "--edges=normal"]).unwrap();
    let others: Vec<&str> =
        crates.iter().map(|it| &*it.name).filter(|name| !OWN.contains(name)).collect();
    assert!(others.len() <= 12, "{others:?}");
}

#[test]
fn every_dependency_has_a_version() {
    for manifest in [include_str!("../Cargo.toml"), include_str!("../core/Cargo.toml")] {
        assert_eq!(wildcards(manifest), [""; 0]);
    }
    let manifest = "[dependencies]\na = \"1\"\nb = { version = \"*\" }\n[dev-dependencies]\nc = \"2.*\"\n\
                    [target.'cfg(unix)'.dependencies]\nd = { path = \"d\" }\n";
    assert_eq!(wildcards(manifest), ["d", "b", "c"]);
}

/// Reads the manifest of the fuzzer. A package does not have it, since cargo excludes nested
/// packages.
fn fuzzer() -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_package = root.join("Cargo.toml.orig").exists();
    (!is_package).then(|| fs::read_to_string(root.join("fuzz/Cargo.toml")).unwrap())
}

#[test]
fn the_fuzzer_uses_the_versions_of_the_program() {
    if let Some(fuzzer) = fuzzer() {
        assert_eq!(differences(&fuzzer, include_str!("../Cargo.toml")), [""; 0]);
    }
    let one = "[dependencies]\na = \"1\"\nb = { version = \"2\" }\nc = \"3\"\n";
    let other = "[dependencies]\na = \"1\"\nb = \"1\"\nd = \"4\"\n";
    assert_eq!(differences(one, other), ["b"]);
}

const EXAMPLE: &str = r#"
    [licenses]
    allow = ["MIT", "Apache-2.0"]
    exceptions = [{ crate = "tables", allow = ["Unicode-3.0"] }, { crate = "gone", allow = ["Zlib"] }]
    [bans]
    multiple-versions = "deny"
    wildcards = "deny"
    skip = [{ crate = "old@1", reason = "other 3" }, { crate = "once@2", reason = "other 3" }]
    [sources]
    unknown-registry = "deny"
    unknown-git = "deny"
    allow-registry = ["https://github.com/rust-lang/crates.io-index"]
"#;

#[test]
fn forbidden_sources_are_detected() {
    let package = |name: &str, rest: &str| format!("[[package]]\nname = \"{name}\"\n{rest}\n");
    let lock = [
        package(OWN[0], ""),
        package("right", &format!("source = \"{CRATES_IO}\"\nchecksum = \"00\"")),
        package("unsealed", &format!("source = \"{CRATES_IO}\"")),
        package("beside", ""),
        package("forked", "source = \"git+https://example.org/forked\""),
        package("other", "source = \"registry+https://example.org/index\"\nchecksum = \"00\""),
    ];
    let expected = [
        format!("unsealed comes from {CRATES_IO}"),
        "beside comes from nowhere".to_owned(),
        "forked comes from git+https://example.org/forked".to_owned(),
        "other comes from registry+https://example.org/index".to_owned(),
    ];
    assert_eq!(wrong_sources(&lock.concat()), expected);
}

#[test]
fn forbidden_versions_are_detected() {
    let crates = [("old", "1.2.3"), ("old", "2.0.0"), ("old", "11.0.0"), ("once", "2.0.0")];
    let line = |(name, version)| Crate::of(&format!("{name} v{version}|MIT"));
    let crates = crates.into_iter().map(line).collect();
    let twice = "old is there 2 times: [\"11.0.0\", \"2.0.0\"]";
    let rules = Rules::of(EXAMPLE);
    assert_eq!(wrong_versions(&rules, &crates, false), [twice]);
    let gone = "once@2 is not there beside another version";
    assert_eq!(wrong_versions(&rules, &crates, true), [twice, gone]);
}

#[test]
fn forbidden_licences_are_detected() {
    let crates = [
        ("gomoku", "MIT OR Apache-2.0"),
        ("free", "Unlicense/MIT"),
        ("tables", "(MIT OR Apache-2.0) AND Unicode-3.0"),
        ("exempt", "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT"),
        ("also", "(MIT OR Apache-2.0) AND Unicode-3.0"),
        ("viral", "GPL-3.0-only"),
        ("both", "MIT AND GPL-3.0-only"),
        ("nothing", ""),
        ("broken", "(MIT"),
    ];
    let line = |(name, licence)| Crate::of(&format!("{name} v1.0.0|{licence} (*)"));
    let crates = crates.into_iter().map(line).collect();
    let expected = [
        "also is under \"(MIT OR Apache-2.0) AND Unicode-3.0\"",
        "both is under \"MIT AND GPL-3.0-only\"",
        "broken is under \"(MIT\"",
        "nothing is under \"\"",
        "viral is under \"GPL-3.0-only\"",
        "gone is not under Zlib",
    ];
    assert_eq!(wrong_licences(&Rules::of(EXAMPLE), &crates, true), expected);
}
