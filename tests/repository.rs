//! Checks of the repository's own files. No file names a path outside the repository, which others
//! would not have. The files named by the maps exist. Doc comments begin with a verb or a noun.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the repository")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// Paths that exist on every system, or may be looked up there in vain.
const SYSTEM: &[&str] = &[
    "/bin/",
    "/dev/",
    "/proc/",
    "/run/",
    "/usr/bin",
    "/usr/sbin",
    "/var/tmp",
    "/etc/passwd",
    // Files with time zones.
    "/etc/localtime",
    "/etc/zoneinfo",
    "/usr/share/zoneinfo",
];

/// Texts that look like paths outside but are not opened: names that are shown, refused or not
/// found.
const EXAMPLES: &[(&str, &str)] = &[
    ("src/settings/tests.rs", "../etc"),
    ("src/store/collection/index.rs", "/a/b"),
    ("src/store/delete.rs", "../game.csv"),
    ("src/tui/text.rs", "/home/ann/my-games/game-7x6.csv"),
    ("src/store/folder.rs", "/no/home/a.sgf"),
    ("src/tui/files/view.rs", "../"),
    ("src/tui/text.rs", "/home/ann/final.sgf"),
    ("src/tui/text.rs", "/home/"),
    ("src/tui/text/path.rs", "/home/.../games/final.sgf"),
    ("src/tui/text/path.rs", "/home/ann/games/2026/november/final.sgf"),
    ("src/tui/text/path.rs", "/home/.../2026/november/final.sgf"),
    ("src/tui/text/path.rs", "/home/.../november/final.sgf"),
    ("src/tui/text/path.rs", "/home/.../final.sgf"),
    ("src/tui/text/path.rs", "/games/the-final-of-the-club-championship.sgf"),
    ("src/tui/text/path.rs", "/home/ann/a-folder-with-a-name/another-folder-with-a-name/final.sgf"),
    ("tests/screens.rs", "a/.../to/a/directory/game.csv"),
    ("tests/screens/files.rs", "../"),
    ("tests/screens/files.rs", "/home/ada/games/final.sgf"),
    ("tests/screens/stage.rs", "/home/ada"),
    ("src/tui/term/finder.rs", "/no/such/file"),
    ("tests/terminal/noise.rs", "/no/where"),
    ("tests/screens.rs", "/tmp/a.journal"),
    ("tests/screens/about.rs", "/home/ada/.local/share"),
    ("tests/screens/about.rs", "/home/ada/.local/share/gomoku"),
    ("tests/screens/about.rs", "/home/ada/.config/gomoku/settings.toml"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Lists all files in git. Without git, as in a package, all files except build output.
fn files() -> Vec<PathBuf> {
    let git = || Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output().ok();
    let known = root().join(".git").exists().then(git).flatten().filter(|git| git.status.success());
    if let Some(known) = known {
        let names = String::from_utf8(known.stdout).unwrap();
        let files = names.split_terminator('\0').map(|name| root().join(name));
        // Deleted files are listed until the deletion is committed.
        return files.filter(|file| fs::symlink_metadata(file).is_ok()).collect();
    }
    let mut files = Vec::new();
    let mut open = vec![root().to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let entry = entry.unwrap();
            if entry.file_name() != ".git" && entry.file_name() != "target" {
                let is_folder = entry.file_type().unwrap().is_dir();
                if is_folder { &mut open } else { &mut files }.push(entry.path());
            }
        }
    }
    files
}

/// Resolves a path relative to a folder, if it exists inside the root.
fn inside(folder: &Path, path: &str) -> Option<PathBuf> {
    let mut at = folder.to_owned();
    for component in Path::new(path).components() {
        match component {
            Component::Normal(name) => at.push(name),
            Component::ParentDir if at == root() => return None,
            Component::ParentDir => drop(at.pop()),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    at.exists().then_some(at)
}

/// Splits a text into words that may be paths, each with the text before it.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_part = |c: char| c.is_alphanumeric() || "_-./+@".contains(c);
    let parts = text
        .split(move |c| !is_part(c))
        .filter(|word| word.contains("..") || word.starts_with('/'));
    parts.map(move |word| (&text[..word.as_ptr() as usize - text.as_ptr() as usize], word))
}

/// Lists the outside paths named in a file of this folder.
fn outside<'a>(folder: &Path, is_rust: bool, text: &'a str) -> Vec<&'a str> {
    let mut found: Vec<&str> = Vec::new();
    for (before, word) in words(text) {
        let opens = |with: &[&str]| {
            let before = before.trim_end_matches(['"', '\'']).trim_end();
            with.iter().any(|with| before.ends_with(with))
        };
        let climbs = word.split('/').any(|name| name == "..");
        let is_outside = if climbs {
            let is_path = word != ".."
                || opens(&["join(", "push(", "new(", "from(", "current_dir(", "path =", "cd"]);
            // The compiler resolves paths from the file, programs run by cargo from the root.
            let is_built = opens(&["include_str!(", "include_bytes!(", "include!(", "path ="]);
            let from = if is_rust && !is_built { root() } else { folder };
            is_path && inside(from, word).is_none()
        } else {
            let is_address = word.starts_with("//") && !word.starts_with("///");
            let begins = before.chars().next_back();
            let begins = begins.is_none_or(|c| c.is_whitespace() || "\"'`([<=:,;|".contains(c));
            let names = word.trim_start_matches('/').split('/').collect::<Vec<_>>();
            begins
                && !is_address
                && names.len() > 1
                && names[0].starts_with(char::is_alphabetic)
                && !SYSTEM.iter().any(|system| word.starts_with(system))
        };
        if is_outside {
            found.push(word);
        }
    }
    // The folder of the package, and its parents.
    for (_, statement) in text.match_indices("CARGO_MANIFEST_DIR").map(|(at, _)| text.split_at(at))
    {
        let statement = statement.split(';').next().unwrap();
        if is_rust && [".parent()", ".ancestors()"].iter().any(|up| statement.contains(up)) {
            found.push(statement);
        }
    }
    found
}

#[test]
fn no_file_names_a_path_outside_the_repository() {
    let files = files();
    assert!(files.contains(&root().join("src/main.rs")) && files.len() > 500, "{files:?}");
    let mut examples = BTreeSet::new();
    let mut found = Vec::new();
    // All except this file, which contains examples of outside paths.
    for file in files.iter().filter(|file| !file.ends_with("tests/repository.rs")) {
        let is_inside =
            file.canonicalize().is_ok_and(|to| to.starts_with(root().canonicalize().unwrap()));
        assert!(is_inside, "{} leads outside", file.display());
        let text = String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
        let is_rust = file.extension().is_some_and(|ending| ending == "rs");
        let name = file.strip_prefix(root()).unwrap();
        for word in outside(file.parent().unwrap(), is_rust, &text) {
            let example = EXAMPLES.iter().find(|(of, path)| name == Path::new(of) && *path == word);
            match example {
                Some(example) => drop(examples.insert(*example)),
                None => found.push(format!("{}: {word}", name.display())),
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(examples, EXAMPLES.iter().copied().collect());
}

/// Lists the names between backquotes that are paths: `term/frame`, `src/store.rs`.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let is_path = |name: &&str| {
        let is_part = |c: char| c.is_ascii_lowercase() || "_/.".contains(c);
        // System paths are not names of files in the repository.
        let is_own = name.starts_with(|c: char| c.is_ascii_lowercase());
        is_own && name.trim_end_matches('/').contains('/') && name.chars().all(is_part)
    };
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).filter(is_path)
}

#[test]
fn files_named_by_the_maps_exist() {
    let files: Vec<String> = files()
        .iter()
        .map(|file| format!("/{}", file.strip_prefix(root()).unwrap().display()))
        .collect();
    for map in ["ARCHITECTURE.md", "docs/reliability.md"] {
        let text = fs::read_to_string(root().join(map)).unwrap();
        let mut count = 0;
        // The fuzz targets are a separate package, which is not part of this one.
        let has_fuzz = root().join("fuzz").exists();
        for name in named(&text).filter(|name| has_fuzz || !name.starts_with("fuzz/")) {
            count += 1;
            let (file, folder) = (format!("/{name}"), format!("/{}/", name.trim_end_matches('/')));
            let is_it = |path: &String| {
                path.ends_with(&file)
                    || path.ends_with(&format!("{file}.rs"))
                    || path.contains(&folder)
            };
            assert!(files.iter().any(is_it), "{map} names {name}");
        }
        assert!(count > 10, "{map}: {count}");
    }
}

/// Details belong in the modules and `docs/engine/`.
#[test]
fn the_maps_are_short() {
    for (map, most) in [("README.md", 6), ("ARCHITECTURE.md", 8), ("docs/engine.md", 12)] {
        let length = fs::read(root().join(map)).unwrap().len();
        assert!(length <= most << 10, "{map} has {length} bytes, and {most} KB at most");
    }
}

#[test]
fn the_recipe_for_arch_and_the_core_have_the_version_of_the_program() {
    let recipe = fs::read_to_string(root().join("packaging/aur/PKGBUILD")).unwrap();
    let version = format!("\npkgver={}\n", env!("CARGO_PKG_VERSION"));
    assert!(recipe.contains(&version), "{recipe}");
    let core = format!("gomoku-core = {{ version = \"{}\",", env!("CARGO_PKG_VERSION"));
    assert!(include_str!("../Cargo.toml").contains(&core), "{core}");
}

#[test]
fn paths_outside_are_found() {
    let folder = root().join("tests/laws");
    let check = |is_rust, text: &str, expected: &[&str]| {
        assert_eq!(outside(&folder, is_rust, text), expected, "{text}");
    };
    let path = r#"concat!(env!("CARGO_MANIFEST_DIR"), "/../beside/games.txt")"#;
    check(true, path, &["/../beside/games.txt"]);
    check(true, r#"const GAMES: &str = "../beside/games.txt";"#, &["../beside/games.txt"]);
    check(true, r#"root.join("tests/../../beside")"#, &["tests/../../beside"]);
    check(true, r#"Path::new(root).join("..")"#, &[".."]);
    check(
        true,
        r#"(env!("CARGO_MANIFEST_DIR")).parent(); ()"#,
        &[r#"CARGO_MANIFEST_DIR")).parent()"#],
    );
    // The compiler resolves paths from the file, programs run by cargo from the root.
    check(true, r#"include_str!("../../Cargo.toml")"#, &[]);
    check(true, r#"fs::read("../../Cargo.toml")"#, &["../../Cargo.toml"]);
    check(true, "include_str!(\n\"../../../Cargo.toml\")", &["../../../Cargo.toml"]);
    check(true, r#"fs::read("tests/laws/../laws.rs")"#, &[]);
    // In other files, paths are relative to the file. A path that does not exist anywhere is
    // outside, too.
    check(false, "cat ../../Cargo.toml ../beside/games.txt", &["../beside/games.txt"]);
    check(false, r#"$(dirname "$0")/.."#, &[]);
    check(false, "cd ../../..", &["../../.."]);
    check(false, "PATH=/usr/bin:/home/ann/a.csv", &["/home/ann/a.csv"]);
    check(false, "file:///home/ann/a.csv `/srv/`", &["///home/ann/a.csv", "/srv/"]);
    check(false, "https://example.org/a/b and/or 1/2/3, a..b, 0../3, /, /word, ~/a/b", &[]);
}

/// Lists the doc comments of a source, each with its first line from 1. Successive lines of the
/// same kind are one comment.
fn doc_comments(source: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut last = None;
    for (number, line) in (1..).zip(source.lines().map(str::trim_start)) {
        let is_doc = |kind: &&str| line.starts_with(kind) && !line.starts_with("////");
        let kind = ["///", "//!"].into_iter().find(is_doc);
        if let Some(kind) = kind {
            match comments.last_mut().filter(|_| last == Some(kind)) {
                Some((_, comment)) => comment.extend([" ", &line[kind.len()..]]),
                None => comments.push((number, line[kind.len()..].to_owned())),
            }
        }
        last = kind;
    }
    comments
}

/// Describes the mistake of a doc comment; `None` if there is none.
fn objection(comment: &str) -> Option<String> {
    const QUESTIONS: [&str; 7] = ["What", "Who", "Whose", "Whom", "How", "When", "Whether"];
    let mut words = comment.split_whitespace();
    let first = words.next().unwrap_or_default();
    let first = first.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    if QUESTIONS.contains(&first) {
        return Some(format!("begins with {first}"));
    }
    (words.count() < 2).then(|| "has fewer than three words".to_owned())
}

#[test]
fn doc_comments_begin_with_a_verb_or_a_noun() {
    let mut number = 0;
    let mut found = Vec::new();
    for file in files().iter().filter(|file| file.extension().is_some_and(|ending| ending == "rs"))
    {
        let name = file.strip_prefix(root()).unwrap().display();
        for (line, comment) in doc_comments(&fs::read_to_string(file).unwrap()) {
            number += 1;
            let why = objection(&comment);
            found.extend(why.map(|why| format!("{name}:{line}: {why}:{comment}")));
        }
    }
    assert!(number > 1000, "{number} doc comments");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn doc_comments_that_begin_with_a_question_or_are_too_short_are_detected() {
    let check = |source: &str, expected: &[(usize, Option<&str>)]| {
        let found: Vec<_> = doc_comments(source)
            .into_iter()
            .map(|(line, comment)| (line, objection(&comment)))
            .collect();
        let expected: Vec<_> =
            expected.iter().map(|&(line, why)| (line, why.map(str::to_owned))).collect();
        assert_eq!(found, expected, "{source}");
    };
    check("//! Rules of games.\n/// Returns the\n/// side.\nfn side() {}", &[(1, None), (2, None)]);
    check("fn a() {}\n\n    /// What it is called.\n", &[(3, Some("begins with What"))]);
    check("/// When it ends.\n///\n/// Later.", &[(1, Some("begins with When"))]);
    check("/// Who's to move next.", &[(1, Some("begins with Who"))]);
    check("/// Whatever follows is kept.\n// What is not\n//// What is not", &[(1, None)]);
    check("/// Its name.", &[(1, Some("has fewer than three words"))]);
    check(
        "///\n\n/// Two\n/// words",
        &[1, 3].map(|line| (line, Some("has fewer than three words"))),
    );
}
