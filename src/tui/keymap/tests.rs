use super::own::bindable;
use super::*;
use crate::locale;
use crate::settings::{DEFAULT_TEXT, parse};
use crate::tui::command::Key::{Char, Code, Ctrl, Digit};
use crate::tui::command::{
    Binding, Command as C, Command, Context::*, Direction::Down, Direction::Up,
};
use proptest::prelude::*;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Events of all keys that a binding stands for.
fn events(key: Key) -> Vec<KeyEvent> {
    match key {
        Key::Nothing => Vec::new(),
        Code(code) => vec![KeyEvent::new(code, KeyModifiers::NONE)],
        Char(char) => vec![KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE)],
        Ctrl(char) => vec![KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL)],
        Digit => {
            ('0'..='9').map(|char| KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE)).collect()
        }
    }
}

#[test]
fn no_key_has_two_meanings_in_one_context() {
    for context in [
        Board, Bar, Question, Menu, NewGame, Games, Line, Explorer, Settings, Computer, Editor,
        Puzzles, Help, Palette, TooSmall,
    ] {
        let mut seen = Vec::new();
        let here = TABLE.iter().filter(|b| b.context == context || b.context == Everywhere);
        for (key, _) in here.flat_map(|binding| binding.keys.iter()) {
            for event in events(*key) {
                assert!(!seen.contains(&event), "{event:?} twice in {context:?}");
                seen.push(event);
            }
        }
    }
}

#[test]
fn every_row_of_the_table_is_reachable() {
    for binding in TABLE {
        for (key, expected) in &*binding.keys {
            for event in events(*key) {
                let expected = match (key, event.code) {
                    (Digit, KeyCode::Char(char)) => C::Type(char),
                    _ => expected.clone(),
                };
                assert_eq!(command(binding.context, &event), Some(expected), "{binding:?}");
            }
        }
    }
}

#[test]
fn keys_have_their_usual_names() {
    let names = |context: Context| -> Vec<String> {
        TABLE.iter().filter(|b| b.context == context).map(Binding::names).collect()
    };
    assert_eq!(names(Board)[..4], ["arrows", "Home, End", "PgUp, PgDn", "Enter, Space"]);
    assert_eq!(names(Question), ["y", "n, Esc"]);
    assert_eq!(names(NewGame)[3], "0-9, Backspace, Ctrl-H");
    assert_eq!(names(Everywhere)[0], "F1");
    let keymap = Keymap::default();
    let footer: Vec<Label> = keymap.footer(NewGame).map(|(_, label)| label).collect();
    assert_eq!(footer[1], ("arrows".to_owned(), "change".to_owned()));
}

#[test]
fn a_line_feed_is_enter() {
    let event = KeyEvent::new(KeyCode::Char('j'), KeyModifiers::CONTROL);
    assert_eq!(command(Board, &event), Some(C::PlayAtCursor));
    assert_eq!(command(Bar, &event), Some(C::Accept));
}

#[test]
fn keys_with_ctrl_and_alt_are_different_keys() {
    let event = |char, modifiers| KeyEvent::new(KeyCode::Char(char), modifiers);
    assert_eq!(command(Board, &event('s', KeyModifiers::CONTROL)), None);
    assert_eq!(command(Board, &event('s', KeyModifiers::ALT)), None);
    assert_eq!(command(Board, &event('!', KeyModifiers::SHIFT)), Some(C::Resign));
    assert_eq!(command(Bar, &event('q', KeyModifiers::NONE)), Some(C::Type('q')));
}

/// Looks up a command in the default table.
fn command(context: Context, event: &KeyEvent) -> Option<Command> {
    Keymap::default().command(context, event)
}

/// Creates a keymap with these lines of `[keys]`.
fn with(lines: &str) -> Result<Keymap, String> {
    let settings = parse(&format!("[keys]\n{lines}")).unwrap();
    Keymap::with(&settings.keys).map_err(|mistakes| mistakes.to_string())
}

fn pressed(name: &str) -> KeyEvent {
    events(name.parse().unwrap())[0]
}

#[test]
fn configured_keys_replace_the_defaults() {
    let keymap = with("undo = [\"w\", \"F5\"]\nhint = \"Ctrl-G\"\nquit = \"none\"").unwrap();
    for key in ["w", "f5"] {
        assert_eq!(keymap.command(Board, &pressed(key)), Some(C::TakeBack), "{key}");
    }
    assert_eq!(keymap.command(Board, &pressed("u")), None);
    assert_eq!(keymap.command(Board, &pressed("ctrl+g")), Some(C::Hint));
    for context in [Board, Menu, NewGame, Games] {
        assert_eq!(keymap.command(context, &pressed("q")), None);
    }
    // This way out always works.
    assert_eq!(keymap.command(Board, &pressed("Ctrl-C")), Some(C::Interrupt));
    let labels: Vec<Label> = keymap.footer(Board).map(|(_, label)| label).collect();
    assert!(labels.contains(&("w".to_owned(), "undo".to_owned())), "{labels:?}");
    assert!(labels.iter().all(|(_, word)| *word != "quit"), "{labels:?}");
    let names: Vec<String> = keymap.lines(Board).map(Binding::names).collect();
    assert!(names.contains(&"w, F5".to_owned()) && names.contains(&"Ctrl-G".to_owned()));
}

#[test]
fn letters_are_typed_in_text_contexts() {
    let keymap = with("redraw = \"w\"\nup = \"k\"\nhint = \"b\"\ndown = \"j\"").unwrap();
    assert_eq!(keymap.command(Board, &pressed("w")), Some(C::Redraw));
    assert_eq!(keymap.command(Menu, &pressed("j")), Some(C::Move(Down)));
    assert_eq!(keymap.command(Help, &pressed("k")), Some(C::Move(Up)));
    for context in [Bar, Line, Palette, Settings] {
        for (key, char) in [("w", 'w'), ("k", 'k')] {
            assert_eq!(keymap.command(context, &pressed(key)), Some(C::Type(char)), "{context:?}");
        }
    }
    // In the settings, the arrows are unchanged.
    assert_eq!(keymap.command(Settings, &pressed("Up")), Some(C::Move(Up)));
}

#[track_caller]
fn check_refused(lines: &str, expected: &str) {
    assert_eq!(with(lines).map(|_| ()), Err(expected.to_owned()), "{lines}");
}

#[test]
fn a_key_with_two_meanings_is_reported_with_both_names_and_its_place() {
    check_refused(
        "undo = \"u\"\nhint = \"u\"",
        "line 2, column 8: \"u\" cannot be the key of both undo and hint\n\
         line 3, column 8: \"u\" cannot be the key of both hint and undo",
    );
    check_refused(
        "undo = [\"w\", \"b\"]\nhint = \"b\"",
        "line 2, column 14: \"b\" cannot be the key of both undo and hint\n\
         line 3, column 8: \"b\" cannot be the key of both hint and undo",
    );
    check_refused(
        "hint = \"5\"",
        "line 2, column 8: \"5\" cannot be the key of hint: it is reserved for \"Type a coordinate or a command\"",
    );
    check_refused(
        "next-theme = \"s\"\nsolution = [\"s\", \"F5\"]",
        "line 2, column 14: \"s\" cannot be the key of both next-theme and solution\n\
         line 3, column 13: \"s\" cannot be the key of both solution and next-theme",
    );
    check_refused(
        "hint = \"Ctrl-C\"",
        "line 2, column 8: \"Ctrl-C\" cannot be the key of hint: it is reserved for \"Quit at once\"",
    );
    // The key is free if the other command gets a different one. The same letter is allowed in
    // contexts that never meet.
    assert!(with("hint = \"u\"\nundo = \"h\"").is_ok());
    assert!(with("rule = \"u\"").is_ok());
}

#[test]
fn keys_that_cannot_be_configured_stay_reserved() {
    let refused = |key: &str, title: &str| {
        let reason =
            format!("\"{key}\" cannot be the key of redraw: it is reserved for \"{title}\"");
        check_refused(&format!("redraw = \"{key}\""), &format!("line 2, column 10: {reason}"));
    };
    refused("F1", "Help");
    refused("Ctrl-C", "Quit at once");
    refused("Esc", "Dismiss the message, cancel the hint");
    refused("y", "Yes");
    // The arrows select in text contexts, where keys are fixed.
    refused("Up", "Select");
}

/// Checks the reported losses of default keys, and returns the keymap.
#[track_caller]
fn check_losses(lines: &str, expected: &[&str]) -> Keymap {
    let settings = parse(&format!("[keys]\n{lines}")).unwrap();
    let losses = Keymap::losses(&settings.keys);
    let losses: Vec<String> = losses.iter().map(ToString::to_string).collect();
    assert_eq!(losses, expected, "{lines}");
    Keymap::with(&settings.keys).unwrap()
}

#[test]
fn a_key_of_the_user_displaces_the_default_of_another_command() {
    let told = "line 2, column 8: \"S\" is now the key of hint; statistics has none";
    let keymap = check_losses("hint = \"S\"", &[told]);
    assert_eq!(keymap.command(Board, &pressed("S")), Some(C::Hint));
    assert_eq!(keymap.key(&C::Statistics), None);
    // The command has no key anywhere, but keeps its row for the palette.
    assert_eq!(keymap.command(Menu, &pressed("S")), None);
    let has_row = |line: &Binding| line.commands().any(|command| *command == C::Statistics);
    assert!(keymap.lines(Board).any(has_row) && keymap.lines(Menu).any(has_row));

    let told = "line 2, column 8: \"Space\" is now the key of hint; play keeps Enter";
    let keymap = check_losses("hint = \"Space\"", &[told]);
    for context in [Board, Puzzles, Lesson] {
        assert_eq!(keymap.command(context, &pressed("Space")), Some(C::Hint), "{context:?}");
        assert_eq!(keymap.command(context, &pressed("Enter")), Some(C::PlayAtCursor));
    }
}

#[test]
fn every_default_that_meets_the_key_is_displaced() {
    let told = [
        "line 2, column 14: \"s\" is now the key of next-theme; save has none",
        "line 2, column 14: \"s\" is now the key of next-theme; solution has none",
    ];
    let keymap = check_losses("next-theme = \"s\"", &told);
    for context in [Board, Puzzles, Menu] {
        assert_eq!(keymap.command(context, &pressed("s")), Some(C::NextTheme), "{context:?}");
    }
    let told = [
        "line 2, column 9: \"Enter\" is now the key of hint; play has none",
        "line 2, column 18: \"Space\" is now the key of hint; play has none",
    ];
    check_losses("hint = [\"Enter\", \"Space\"]", &told);
    // Nothing is lost where the contexts never meet, or where the user chose the keys.
    check_losses("rule = \"u\"", &[]);
    check_losses("hint = \"S\"\nstatistics = \"none\"", &[]);
    check_losses("hint = \"u\"\nundo = \"h\"", &[]);
}

#[test]
fn unknown_commands_and_keys_are_refused() {
    let found = with("hnt = \"x\"").map(|_| ()).unwrap_err();
    assert!(
        found.starts_with("line 2, column 1: there is no command hnt; the commands are up, down, ")
    );
    for wrong in ["", "F13", "Ctrl-1", "Ctrl-I", "Ctrl-H", "Alt-x", "xx", "Hyper"] {
        let found = with(&format!("hint = \"{wrong}\"")).map(|_| ()).unwrap_err();
        let expected = format!("line 2, column 8: \"{wrong}\" is not a key; keys are ");
        assert!(found.starts_with(&expected), "{found}");
    }
}

#[test]
fn former_names_are_read_and_reported() {
    let settings = parse("[keys]\nhint = \"X\"\ntake-back = \"w\"\nnext-branch = \"N\"\n").unwrap();
    let keymap = Keymap::with(&settings.keys).unwrap();
    assert_eq!(keymap, with("hint = \"X\"\nundo = \"w\"\nnext-variation = \"N\"").unwrap());
    let notes: Vec<String> =
        Keymap::notes(&settings.keys).iter().map(ToString::to_string).collect();
    let expected = [
        "line 3, column 1: take-back is now called undo",
        "line 4, column 1: next-branch is now called next-variation",
    ];
    assert_eq!(notes, expected);
    check_refused(
        "undo = \"w\"\ntake-back = \"k\"",
        "line 3, column 1: take-back is now called undo, which is set as well; remove one of them",
    );
    let names: Vec<_> = bindable().iter().filter_map(|(command, _)| command.key_name()).collect();
    assert!(renamed::all().all(|name| names.contains(&name)));
}

#[test]
fn every_bindable_command_has_a_unique_name() {
    let mut names: Vec<_> =
        bindable().iter().filter_map(|(command, _)| command.key_name()).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
    let is_kebab = |name: &&str| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    assert!(names.iter().all(is_kebab), "{names:?}");
}

/// Lines of the default file below `[keys]`, which are comments.
fn default_lines() -> impl Iterator<Item = &'static str> {
    let (_, keys) = DEFAULT_TEXT.split_once("\n[keys]\n").unwrap();
    keys.lines().map(|line| line.strip_prefix("# ").unwrap())
}

#[test]
fn the_default_file_has_every_command_with_its_keys() {
    let written = |key: &Key| format!("\"{}\"", key.name());
    let expected: Vec<String> = bindable()
        .iter()
        .map(|(command, keys)| {
            let keys: Vec<String> = keys.iter().map(written).collect();
            let list =
                if keys.len() == 1 { keys[0].clone() } else { format!("[{}]", keys.join(", ")) };
            format!("{} = {list}", command.key_name().unwrap())
        })
        .collect();
    assert_eq!(default_lines().collect::<Vec<_>>(), expected, "{}", expected.join("\n# "));
    // Adopting all of them unchanged gives the default keymap.
    let keymap = with(&expected.join("\n")).unwrap();
    for line in TABLE {
        for event in line.keys.iter().flat_map(|(key, _)| events(*key)) {
            let found = keymap.command(line.context, &event);
            assert_eq!(found, command(line.context, &event), "{line:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn accepted_keymaps_have_no_key_with_two_meanings(
        chosen in prop::collection::vec((0..100usize, "[a-z]|F[1-9]|Ctrl-[a-g]"), 1..6),
    ) {
        let all = bindable();
        let lines: std::collections::BTreeMap<&str, &str> = chosen
            .iter()
            .map(|(at, key)| (all[at % all.len()].0.key_name().unwrap(), key.as_str()))
            .collect();
        let lines: Vec<String> = lines.iter().map(|(name, key)| format!("{name} = \"{key}\"")).collect();
        let Ok(keymap) = with(&lines.join("\n")) else { return Ok(()) };
        for context in
            [Board, Question, Menu, NewGame, Games, Explorer, Computer, Help, TooSmall]
        {
            prop_assert!(!context.is_text());
            let mut seen: Vec<(KeyEvent, Command)> = Vec::new();
            let here = keymap.lines(context).chain(keymap.lines(Everywhere));
            for (key, command) in here.flat_map(|line| line.keys.iter()) {
                for event in events(*key) {
                    let is_new = seen.iter().all(|(known, it)| *known != event || it == command);
                    prop_assert!(is_new, "{event:?} in {context:?}: {lines:?}");
                    seen.push((event, command.clone()));
                }
            }
        }
    }
}

#[test]
fn every_row_has_its_words_in_english() {
    for binding in TABLE {
        let ids = binding.keys.iter().map(|(_, command)| binding.id_of(command));
        for id in ids.chain([binding.id]) {
            assert_ne!(locale::english(id, &[]), id);
        }
        assert_eq!(binding.word().is_empty(), !binding.is_in_footer, "{}", binding.id);
        assert!(!binding.word().contains('.'), "{}", binding.id);
    }
    for (context, title, _) in Context::ALL {
        assert_ne!(locale::english(title, &[]), title, "{context:?}");
    }
}
