//! Messages of all languages: each language has the same messages, which the program uses, with the
//! arguments that it passes.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the sources")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use gomoku::formats::sgf;
use gomoku::formats::text::RowOrigin;
use gomoku::locale::{Language, Locales, embedded};
use gomoku::rules::{Stone, Variant};
use gomoku::tournament::{
    Conditions, Engine, Finished, Games, Journal, Limits, Openings, Plan, Reason, ShortText,
    Standings,
};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use unicode_width::UnicodeWidthStr;

#[path = "locales/calls.rs"]
mod calls;
use calls::{CALLS, LITERALS};

/// Message of one language.
#[derive(Default)]
struct Message {
    file: String,
    /// Text with variables as `{name}`, and only the default alternatives.
    text: String,
    variables: BTreeSet<String>,
    /// Categories of each choice by number.
    plurals: Vec<BTreeSet<String>>,
    /// Lines of every alternative, without variables.
    lines: Vec<String>,
}

/// Messages and attributes (`undo.word`) of a language.
type Messages = BTreeMap<String, Message>;

static ALL: LazyLock<Vec<(&str, Messages)>> =
    LazyLock::new(|| Language::ALL.map(|it| (it.tag(), messages(it.tag()))).into());

fn english() -> &'static Messages {
    &ALL[0].1
}

/// Reads the files of a language: their names and texts, in order.
fn files(tag: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(tag);
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<(String, String)> = paths
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn the_program_has_the_files_of_each_language() {
    let names = |tag| files(tag).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    for language in Language::ALL {
        let tag = language.tag();
        let text: String = files(tag).into_iter().map(|(_, text)| text).collect();
        assert!(embedded(tag) == text, "{tag} differs from its files");
        assert_eq!(names(tag), names("en"), "{tag}");
    }
    assert_eq!(embedded("xx"), "");
}

/// Reads the messages of a language. Refuses mistakes and duplicate names.
fn messages(tag: &str) -> Messages {
    let mut all = Messages::new();
    for (file, text) in files(tag) {
        let text = text.replace("\r\n", "\n");
        let tree = parser::parse(text.as_str())
            .unwrap_or_else(|(_, mistakes)| panic!("{tag}/{file}.ftl: {mistakes:?}"));
        for entry in &tree.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|it| (format!("{id}.{}", it.id.name), &it.value));
            let value = message.value.as_ref().map(|value| (id.to_owned(), value));
            for (id, pattern) in value.into_iter().chain(attributes) {
                let mut message = Message { file: file.clone(), ..Message::default() };
                message.text = message.read(pattern);
                message.lines.push(message.text.clone());
                assert!(all.insert(id.clone(), message).is_none(), "{tag}/{file}.ftl: {id} twice");
            }
        }
    }
    all
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) -> String {
        let elements = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => (*value).to_owned(),
            PatternElement::Placeable { expression } => self.expression(expression),
        });
        elements.collect()
    }

    fn expression(&mut self, expression: &Expression<&str>) -> String {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let names = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                let names: BTreeSet<String> = names.collect();
                if names.iter().any(|name| CATEGORIES.contains(&name.as_str())) {
                    self.plurals.push(names);
                }
                let mut default = String::new();
                for variant in variants {
                    let text = self.read(&variant.value);
                    self.lines.push(text.clone());
                    if variant.default {
                        default = text;
                    }
                }
                default
            }
        }
    }

    fn inline(&mut self, expression: &InlineExpression<&str>) -> String {
        match expression {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => (*value).to_owned(),
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                format!("{{{}}}", id.name)
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments: CallArguments { .. } } => {
                panic!("there is no function {}", id.name)
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                String::new()
            }
        }
    }
}

/// Categories of plural forms in CLDR with a meaning of their own.
const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// Collects the mistakes, and reports all of them.
fn check(wrong: impl Iterator<Item = String>) {
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_message_that_the_program_uses_exists_in_english() {
    let unknown = CALLS.iter().filter(|call| !english().contains_key(&call.id));
    check(unknown.map(|call| format!("{}: there is no message {}", call.file, call.id)));
}

#[test]
fn every_english_message_is_used() {
    // The help of the command line is tested in `src/cli/help.rs`.
    let is_help = |id: &str| id.starts_with("cli-help-");
    // Attributes of the messages of tables are named in one place: `.word`, `.meaning`.
    let is_used = |id: &str| {
        let of_table = id.split_once('.').is_some_and(|(id, _)| LITERALS.contains(id));
        LITERALS.contains(id) || of_table
    };
    let unused = english().iter().filter(|(id, _)| !is_used(id) && !is_help(id));
    check(unused.map(|(id, message)| format!("en/{}.ftl: {id} is not used", message.file)));
}

#[test]
fn all_languages_have_the_same_messages() {
    check(ALL.iter().flat_map(|(tag, messages)| {
        let file = |id: &String| &english()[id].file;
        let missing = english().keys().filter(|id| !messages.contains_key(*id));
        let missing = missing.map(move |id| format!("{tag}/{}.ftl lacks {id}", file(id)));
        let unknown = messages.iter().filter(|(id, _)| !english().contains_key(*id));
        let unknown = unknown.map(move |(id, it)| format!("{tag}/{}.ftl: no {id}", it.file));
        let moved = messages
            .iter()
            .filter(|(id, it)| english().get(*id).is_some_and(|english| english.file != it.file));
        let moved = moved.map(move |(id, it)| format!("{tag}/{}.ftl: {id} moved", it.file));
        missing.chain(unknown).chain(moved)
    }));
}

#[test]
fn messages_use_only_arguments_that_are_passed() {
    check(ALL.iter().flat_map(|(tag, messages)| {
        messages.iter().flat_map(move |(id, message)| {
            let calls: Vec<&BTreeSet<String>> =
                CALLS.iter().filter(|call| call.id == *id).map(|call| &call.arguments).collect();
            let given = |name: &&String| {
                if calls.is_empty() {
                    english().get(id).is_some_and(|it| it.variables.contains(*name))
                } else {
                    calls.iter().all(|given| given.contains(*name))
                }
            };
            let wrong = message.variables.iter().filter(move |name| !given(name));
            let file = &message.file;
            wrong
                .map(move |name| format!("{tag}/{file}.ftl: {id} gets no {name}"))
                .collect::<Vec<_>>()
        })
    }));
}

#[test]
fn english_uses_every_argument_that_is_passed() {
    check(CALLS.iter().filter_map(|call| {
        let message = english().get(&call.id)?;
        let lost: Vec<&String> = call.arguments.difference(&message.variables).collect();
        let used = ALL.iter().filter_map(|(_, messages)| messages.get(&call.id));
        let all: BTreeSet<&String> = used.flat_map(|message| &message.variables).collect();
        let lost: Vec<&&String> = lost.iter().filter(|name| !all.contains(**name)).collect();
        (!lost.is_empty()).then(|| format!("{}: {} does not use {lost:?}", call.file, call.id))
    }));
}

#[test]
fn english_messages_of_the_library_match_the_file() {
    check(CALLS.iter().filter_map(|call| {
        let (words, message) = (call.english.as_ref()?, english().get(&call.id)?);
        (*words != message.text)
            .then(|| format!("{}: {}: \"{words}\" and \"{}\"", call.file, call.id, message.text))
    }));
}

#[test]
fn plural_forms_match_the_language() {
    let needed: [(&str, &[&str]); 6] = [
        ("en", &["one", "other"]),
        ("de", &["one", "other"]),
        ("ru", &["one", "few", "many"]),
        ("cs", &["one", "few", "other"]),
        ("zh", &[]),
        ("ja", &[]),
    ];
    check(ALL.iter().flat_map(|(tag, messages)| {
        let (_, needed) = needed.iter().find(|(known, _)| known == tag).unwrap();
        let wrong = messages.iter().filter(|(_, message)| {
            let has_all = |forms: &BTreeSet<String>| {
                needed.iter().all(|&form| forms.contains(form)) && !needed.is_empty()
            };
            !message.plurals.iter().all(has_all)
        });
        wrong.map(move |(id, it)| {
            format!("{tag}/{}.ftl: {id} has the forms {:?}, needs {needed:?}", it.file, it.plurals)
        })
    }));
}

/// Files of paragraphs, which are wrapped.
const PROSE: [&str; 5] = ["help", "lessons", "reasons", "cli", "formats"];

#[test]
fn no_line_of_the_screen_is_wider_than_a_small_window() {
    check(ALL.iter().flat_map(|(tag, messages)| {
        let shown = messages.iter().filter(|(_, it)| !PROSE.contains(&it.file.as_str()));
        let lines = shown.flat_map(|(id, it)| it.lines.iter().map(move |line| (id, it, line)));
        let wide = lines.filter(|(_, _, line)| line.lines().any(|line| line.width() > 78));
        wide.map(move |(id, it, line)| format!("{tag}/{}.ftl: {id}: {line}", it.file))
    }));
}

#[test]
fn paragraphs_of_the_help_are_wrapped_by_the_program_only() {
    check(ALL.iter().flat_map(|(tag, messages)| {
        let broken = messages.iter().filter(|(_, it)| it.file == "help" && it.text.contains('\n'));
        broken.map(move |(id, _)| format!("{tag}/help.ftl: {id} has a line break"))
    }));
}

/// Match of two engines, of which one has lost on time.
fn match_of_two() -> Journal {
    let variant = Variant::GOMOKU_15;
    let openings = Openings::parse(b"h8i9\nh8j9\n", variant, RowOrigin::Bottom).unwrap();
    let engines = ["an-engine-with-a-long-name", "other"].map(|name| Engine {
        name: ShortText::new(name),
        command: vec![name.to_owned()],
        options: Vec::new(),
        limits: Limits { turn_ms: Some(300), ..Limits::default() },
    });
    let conditions = Conditions::new(variant, Plan::default(), &openings, engines.to_vec());
    let mut journal = Journal::new(conditions);
    let lost = Finished {
        opening: openings.games()[0].moves().to_vec(),
        moves: Vec::new(),
        winner: Some(Stone::Second),
        reason: Reason::Time,
        last_answer: Some(Duration::from_millis(312)),
        note: ShortText::default(),
    };
    journal.games.extend([(0, lost.clone()), (1, lost)]);
    journal
}

#[test]
fn tables_of_matches_fit_in_every_language() {
    let journal = match_of_two();
    let mut standings = Standings::new(&journal, Some("0,5".parse().unwrap()));
    for standing in &mut standings.engines {
        standing.games = Games { won: 12_345, drawn: 2_345, lost: 12_345 };
        standing.times.moves = 1_234_567;
        standing.times.longest = Duration::from_secs(12_345);
        standing.losses = Reason::FAULTS.map(|reason| (reason, 1_234)).into();
    }
    let wide = Language::ALL.map(|language| {
        Locales::default().load(language.tag()).speak();
        let text = standings.text();
        let lines = text.lines().filter(|line| line.width() > 80);
        lines.map(|line| format!("{language:?}: {line}")).collect::<Vec<_>>()
    });
    gomoku::translate::set(None);
    check(wide.into_iter().flatten());
}

#[test]
fn games_of_matches_are_written_in_english() {
    let journal = match_of_two();
    let scheduled = journal.conditions.schedule().unwrap().game(0).unwrap();
    let written = Language::ALL.map(|language| {
        Locales::default().load(language.tag()).speak();
        let record =
            gomoku::tournament::record(&journal.conditions, &scheduled, &journal.games[&0]);
        sgf::write(&record.unwrap()).unwrap()
    });
    gomoku::translate::set(None);
    assert!(String::from_utf8_lossy(&written[0]).contains("O wins: loss on time after 312 ms."));
    assert!(written.iter().all(|text| *text == written[0]));
}
