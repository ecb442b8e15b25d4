//! Names used in the sources: every path in every module, resolved from the root of the crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::iter::successors;
use std::path::Path as File;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Path as a list of names, such as those of `crate::tui::view`. A path that starts with `::` has
/// that in its first name.
pub type Path = Vec<String>;

pub fn path(text: &str) -> Path {
    text.split("::").map(str::to_owned).collect()
}

/// Modules by their paths, except tests.
#[derive(Default)]
pub struct Sources(pub BTreeMap<Path, Module>);

/// Content of a module, without tests and comments.
#[derive(Default)]
pub struct Module {
    /// Paths as written, with nested imports expanded: `super::app::App`, `println!`.
    pub written: BTreeSet<Path>,
    /// Imported paths, by their local name.
    imports: BTreeMap<String, Path>,
    /// All words, braces and literals.
    pub words: Vec<String>,
}

impl Sources {
    /// Reads the sources of the program and of its core as those of one crate.
    pub fn of_crate() -> Self {
        let repository = File::new(env!("CARGO_MANIFEST_DIR"));
        let mut sources = Self::default();
        // The root of the core only names its modules, which that of the program shows as its own.
        for root in ["core/src", "src"].map(|root| repository.join(root)) {
            let mut open = vec![root.clone()];
            while let Some(file) = open.pop() {
                if file.is_dir() {
                    open.extend(fs::read_dir(file).unwrap().map(|entry| entry.unwrap().path()));
                } else if file.extension().is_some_and(|ending| ending == "rs") {
                    let name = file.strip_prefix(&root).unwrap().with_extension("");
                    sources.add(name.to_str().unwrap(), &fs::read_to_string(&file).unwrap());
                }
            }
        }
        sources
    }

    /// Adds a file by its name without extension, such as `tui/view`, unless it contains tests.
    pub fn add(&mut self, file: &str, text: &str) {
        let names = file.split(['/', '\\']).filter(|&name| name != "lib");
        let module: Path = ["crate"].into_iter().chain(names).map(str::to_owned).collect();
        if !module.iter().any(|name| name == "tests") {
            let text = text.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
            self.0.insert(module, Module::read(text));
        }
    }

    /// Iterates over the modules at this path and inside it.
    pub fn inside<'a>(
        &'a self,
        root: &'a [String],
    ) -> impl Iterator<Item = (&'a Path, &'a Module)> {
        self.0.iter().filter(move |(module, _)| module.starts_with(root))
    }

    /// Iterates over the paths in a module, each as written and as resolved: absolute, or from the
    /// name of another crate, and again after each import on the way.
    pub fn paths<'a>(
        &'a self,
        module: &'a [String],
    ) -> impl Iterator<Item = (&'a Path, Vec<Path>)> {
        self.0[module].written.iter().map(move |written| {
            let first = self.absolute(module, written);
            (written, successors(Some(first), |path| self.behind_an_import(path)).take(9).collect())
        })
    }

    fn absolute(&self, module: &[String], written: &[String]) -> Path {
        let climbs = written.iter().take_while(|name| *name == "super").count();
        let (base, rest) = match written[0].as_str() {
            "crate" | "gomoku" | "gomoku_core" => (&module[..1], &written[1..]),
            "self" => (module, &written[1..]),
            "super" => (&module[..module.len() - climbs], &written[climbs..]),
            name if self.0[module].imports.contains_key(name) => (module, written),
            _ if self.0.contains_key(&[module, &written[..1]].concat()) => (module, written),
            _ => return written.to_vec(),
        };
        [base, rest].concat()
    }

    fn behind_an_import(&self, path: &[String]) -> Option<Path> {
        (1..path.len()).find_map(|at| {
            let (module, rest) = path.split_at(at);
            let import = self.0.get(module)?.imports.get(&rest[0])?;
            let is_module = self.0.contains_key(&path[..=at]);
            (!is_module).then(|| [&self.absolute(module, import), &rest[1..]].concat())
        })
    }
}

impl Module {
    fn read(text: TokenStream) -> Self {
        let mut words = Vec::new();
        flatten(text, &mut words);
        let mut module = Self::default();
        let all: Vec<&str> = words.iter().map(String::as_str).collect();
        // The path before each open brace: `a::b` in `use a::b::{..}`.
        let mut open = vec![Path::new()];
        let mut is_use = false;
        let mut rest = &all[..];
        while let [word, after @ ..] = rest {
            let before = open.last().cloned().unwrap_or_default();
            let is_import = is_use || !before.is_empty();
            is_use = *word == "use";
            let Some((names, after)) = names_at(rest) else {
                match *word {
                    "(" | "[" | "{" => open.push(Path::new()),
                    ")" | "]" | "}" => drop(open.pop()),
                    _ => {}
                }
                rest = after;
                continue;
            };
            assert!(!matches!(rest, ["mod", _, "{", ..]), "each module needs a file of its own");
            let path = [before, names].concat();
            rest = after;
            match after {
                ["::", "{", inner @ ..] => {
                    open.push(path);
                    rest = inner;
                }
                ["as", name, after @ ..] if is_import => {
                    module.import(path, Some(name));
                    rest = after;
                }
                _ if is_import => module.import(path, None),
                _ if path.len() > 1 || path[0].ends_with('!') => {
                    module.written.insert(path);
                }
                _ => {}
            }
        }
        module.words = words;
        module
    }

    fn import(&mut self, mut path: Path, other_name: Option<&str>) {
        if path.len() > 1 {
            path.pop_if(|name| name == "self");
        }
        let own_name = path.last().filter(|_| path.len() > 1).map(String::as_str);
        if let Some(name) = other_name.or(own_name) {
            self.imports.insert(name.to_owned(), path.clone());
        }
        self.written.insert(path);
    }
}

/// Splits a text into words, with `::` as one. Skips documentation and code for tests.
fn flatten(text: TokenStream, words: &mut Vec<String>) {
    let mut trees = text.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Group(group) => {
                let (start, end) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Parenthesis | Delimiter::None => ("(", ")"),
                };
                let from = words.len();
                words.push(start.to_owned());
                flatten(group.stream(), words);
                words.push(end.to_owned());
                if words[from..].starts_with(&["[", "doc", "="].map(str::to_owned)) {
                    words.truncate(from);
                } else if words[from..].concat() == "[cfg(test)]" {
                    trees.find(|tree| match tree {
                        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                        other => other.to_string() == ";",
                    });
                }
            }
            TokenTree::Punct(colon)
                if colon.as_char() == ':' && colon.spacing() == Spacing::Joint =>
            {
                let is_second = |next: &TokenTree| next.to_string() == ":";
                words.push(trees.next_if(is_second).map_or(":", |_| "::").to_owned());
            }
            other => words.push(other.to_string()),
        }
    }
}

/// Names of the path at the start of these words, and the words after it.
fn names_at<'a>(words: &'a [&'a str]) -> Option<(Path, &'a [&'a str])> {
    let (first, mut rest) = match words {
        ["::", name, rest @ ..] if is_name(name) => (format!("::{name}"), rest),
        [name, rest @ ..] if is_name(name) => ((*name).to_owned(), rest),
        _ => return None,
    };
    let mut names = vec![first];
    while let ["::", name, after @ ..] = rest
        && (is_name(name) || *name == "*")
    {
        names.push((*name).to_owned());
        rest = after;
    }
    if let ["!", "(" | "[" | "{", ..] = rest {
        names.last_mut()?.push('!');
    }
    Some((names, rest))
}

/// Checks for names, as opposed to keywords that a path may follow.
fn is_name(word: &str) -> bool {
    !["use", "as", "in", "for", "impl", "dyn", "return"].contains(&word)
        && word.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && word.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// Creates a small crate with all forms of paths.
pub fn example() -> Sources {
    let mut sources = Sources::default();
    sources.add("lib", "pub mod rules; pub mod tui;");
    sources.add("rules", "mod board; pub use self::board::{Board as Field, *};");
    sources.add("rules/board", "pub struct Board;");
    sources.add("tui", "mod app; mod view; pub use view::draw;");
    sources.add("tui/view", "use crate::rules::Field; use super::app;");
    sources.add("tui/tests", "use crate::not::a_test;");
    sources.add(
        "tui/app",
        r##"
        //! Not in crate::not::a_comment.
        use crate::{
            rules::{self, Field as Board}, // use crate::not::another;
            tui as screen,
        };
        use ::csv::Reader;
        use std::{fmt::{self, Write as _}, io};
        /// Not a path: [`crate::not::documentation`].
        pub(in crate::tui) fn draw<'a>(board: &'a Board) -> Vec<super::view::Row> {
            let text = "crate::not::a_string { " + r#"crate::not::raw"# + '{';
            println!("{text}", screen::view::draw(io::stdin() != 3 * rules::SIZE));
            Vec::<super::super::tui::Row>::new(self::inner::MOST, <u8 as fmt::Debug>::of)
        }
        #[cfg(test)]
        use crate::not::for_a_test;
        #[cfg(test)]
        mod tests {
            use crate::not::in_tests;
        }
        fn last() { super::draw() }
        "##,
    );
    sources
}

#[test]
fn all_kinds_of_paths_are_found() {
    let sources = example();
    let module = path("crate::tui::app");
    let seen = sources.paths(&module).map(|(written, way)| {
        let way: Vec<String> = way.iter().map(|path| path.join("::")).collect();
        format!("{}: {}", written.join("::"), way.join(", "))
    });
    let expected = [
        "::csv::Reader: ::csv::Reader",
        "crate::rules: crate::rules",
        "crate::rules::Field: crate::rules::Field, crate::rules::board::Board",
        "crate::tui: crate::tui",
        "fmt::Debug: crate::tui::app::fmt::Debug, std::fmt::Debug",
        "io::stdin: crate::tui::app::io::stdin, std::io::stdin",
        "println!: println!",
        "rules::SIZE: crate::tui::app::rules::SIZE, crate::rules::SIZE",
        "screen::view::draw: crate::tui::app::screen::view::draw, crate::tui::view::draw",
        "self::inner::MOST: crate::tui::app::inner::MOST",
        "std::fmt: std::fmt",
        "std::fmt::Write: std::fmt::Write",
        "std::io: std::io",
        "super::draw: crate::tui::draw, crate::tui::view::draw",
        "super::super::tui::Row: crate::tui::Row",
        "super::view::Row: crate::tui::view::Row",
    ];
    assert_eq!(seen.collect::<Vec<_>>(), expected);
}

#[test]
#[should_panic(expected = "each module needs a file of its own")]
fn a_module_without_a_file_is_refused() {
    Sources::default().add("rules", "mod inner { pub struct Point; }");
}
