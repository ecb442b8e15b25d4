use std::time::Duration;

use super::*;
use crate::rules::Rule;
use crate::settings::engines::{Dialect, ErrorOutput, Restart, Swap2, Terms};

fn name(text: &str) -> EngineName {
    EngineName::new(text).unwrap()
}

fn plain(text: &str) -> EngineEntry {
    EngineEntry::new(name(text), vec!["./pbrain-x".to_owned()])
}

/// Engine whose every value differs from the default.
fn full() -> EngineEntry {
    EngineEntry {
        name: name("rapfi"),
        command: vec!["pbrain rapfi".to_owned(), "--x".to_owned(), "ü\"\\".to_owned()],
        directory: Some("C:\\engines".to_owned()),
        title: Some("Rapfi 0.43".to_owned()),
        terms: Terms {
            turn: Duration::from_secs(2),
            game: Some(Duration::from_secs(600)),
            memory: Some(350 << 20),
            threads: Some(2),
            nodes: Some(100_000),
            depth: Some(20),
            dialect: Dialect::Yixin,
            swap2: Swap2::Coloured,
            info: vec![("style".to_owned(), "2 b".to_owned())],
            tolerance: Duration::from_millis(500),
        },
        rules: vec![Rule::Freestyle, Rule::StandardCaro],
        sizes: Some((5, 22)),
        restart: Restart::Always,
        suspend: true,
        errors: ErrorOutput::Discard,
        analyses: true,
    }
}

#[test]
fn engines_are_read_back() {
    let first = add("", &full()).unwrap();
    assert!(first.starts_with("# Other engines.") && first.contains("keys.\n\n[engine.rapfi]\n"));
    assert_eq!(parse(&first).unwrap(), [full()]);
    let both = add(&first, &plain("other")).unwrap();
    assert_eq!(parse(&both).unwrap(), [full(), plain("other")], "{both}");
    assert!(both.contains("\n[engine.other]\ncommand = [\"./pbrain-x\"]\n"), "{both}");
    assert_eq!(remove(&both, name("other")).unwrap().unwrap().trim_end(), first.trim_end());
    assert_eq!(remove(&both, name("third")), Ok(None));
}

#[test]
fn an_edit_keeps_everything_else() {
    let text = "# mine\r\n\r\n[engine.a] # the first\r\nturn = \"2s\" # slow\r\ncommand = [\r\n  \"./a\", # here\r\n]\r\n";
    let mut entry = plain("a");
    entry.terms.turn = Duration::from_secs(3);
    let edited = add(text, &entry).unwrap();
    assert!(edited.starts_with("# mine\r\n\r\n[engine.a] # the first\r\nturn = \"3s\" # slow\r\n"));
    assert!(!edited.replace("\r\n", "").contains('\n'), "{edited:?}");
    let without = add(&edited, &plain("a")).unwrap();
    assert!(!without.contains("turn"), "a default is not written");
    let more = add(text, &plain("b")).unwrap();
    assert!(more.starts_with(text), "{more:?}");
    assert_eq!(remove(&more, name("b")).unwrap().unwrap().trim_end(), text.trim_end());
}

#[test]
fn tables_of_any_form_are_edited() {
    for text in ["engine.a.command = [\"./a\"]\n", "engine = { a = { command = [\"./a\"] } }\n"] {
        let edited = add(text, &plain("b")).unwrap();
        let names: Vec<String> =
            parse(&edited).unwrap().iter().map(|it| it.name.to_string()).collect();
        assert_eq!(names, ["a", "b"], "{edited}");
        let edited = remove(&edited, name("a")).unwrap().unwrap();
        assert_eq!(parse(&edited).unwrap(), [plain("b")], "{edited}");
    }
}

#[test]
fn a_text_with_a_mistake_is_left_alone() {
    for text in ["[engine.a", "[engine.a]\ncommand = 3\n", "x = 1\n", "[engine.a]\n"] {
        assert!(add(text, &plain("b")).is_err() && remove(text, name("a")).is_err(), "{text}");
    }
}

#[test]
fn mistakes_are_named_with_their_places() {
    let command = "command = [\"./a\"]\n";
    for (text, mistake) in [
        ("theme = 3\n".to_owned(), "line 1, column 1: here stand only tables of engines"),
        ("[engine.a]\nturn = \"2s\"\n".to_owned(), "line 1, column 9: the engine a has no command"),
        ("[engine.7]\n".to_owned() + command, "line 1, column 9: "),
        (
            format!("[engine.a]\n{command}speed = 3\n"),
            "line 3, column 1: an engine has no speed, only command, dir, name,",
        ),
        (
            format!("[engine.a]\n{command}turn = 3\n"),
            "line 3, column 8: turn must be a time such as \"2s\" or \"300ms\", not 3",
        ),
        (
            format!("[engine.a]\n{command}rules = [\"go\"]\n"),
            "line 3, column 9: rules must be rules such",
        ),
        (
            format!("[engine.a]\n{command}threads = 0\n"),
            "threads must be a number from 1 to 1024, not 0",
        ),
        (format!("[engine.a]\n{command}suspend = 1\n"), "suspend must be true or false, not 1"),
        (format!("[engine.a]\n{command}dialect = \"x\"\n"), "must be \"gomocup\" or \"yixin\""),
        (format!("[engine.a]\n{command}sizes = \"9..5\"\n"), "such as \"5..22\", not"),
        (
            format!("[engine.a]\n{command}info = {{ \"a b\" = 1 }}\n"),
            "info must be a table of keys and values",
        ),
        ("[engine.a]\ncommand = []\n".to_owned(), "command must be a program with its arguments"),
    ] {
        let found = parse(&text).unwrap_err().to_string();
        assert!(found.contains(mistake), "{found}");
    }
    let two = format!("[engine.a]\n{command}turn = 3\nmemory = 3\n");
    assert_eq!(parse(&two).unwrap_err().iter().count(), 2, "all mistakes are reported");
}
