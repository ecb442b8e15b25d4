use super::*;

/// An event for each key that a binding stands for.
fn events(key: Key) -> Vec<KeyEvent> {
    match key {
        Code(code) => vec![KeyEvent::new(code, KeyModifiers::NONE)],
        Char(char) => vec![KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE)],
        Ctrl(char) => vec![KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL)],
        Digit => {
            ('0'..='9').map(|char| KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE)).collect()
        }
    }
}

#[test]
fn no_key_has_two_meanings_in_one_place() {
    for context in
        [Board, Bar, Question, Menu, NewGame, History, Settings, Computer, Help, Palette, TooSmall]
    {
        let mut seen = Vec::new();
        let here = TABLE.iter().filter(|b| b.context == context || b.context == Everywhere);
        for (key, _) in here.flat_map(|binding| binding.keys) {
            for event in events(*key) {
                assert!(!seen.contains(&event), "{event:?} twice in {context:?}");
                seen.push(event);
            }
        }
    }
}

#[test]
fn every_line_of_the_table_is_reached() {
    for binding in TABLE {
        for (key, expected) in binding.keys {
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
fn keys_are_named_as_people_name_them() {
    let names = |context: Context| -> Vec<String> {
        TABLE.iter().filter(|b| b.context == context).map(Binding::names).collect()
    };
    assert_eq!(names(Board)[..4], ["arrows", "Home, End", "PgUp, PgDn", "Enter, Space"]);
    assert_eq!(names(Question), ["y", "n, Esc"]);
    assert_eq!(names(NewGame)[3], "0-9, Backspace, Ctrl-H");
    assert_eq!(names(Everywhere)[0], "F1");
    let footer: Vec<Label> = footer(NewGame).map(|(_, label)| label).collect();
    assert_eq!(footer[1], ("arrows".to_owned(), "change"));
}

#[test]
fn a_line_feed_is_enter() {
    let event = KeyEvent::new(KeyCode::Char('j'), KeyModifiers::CONTROL);
    assert_eq!(command(Board, &event), Some(C::PlayAtCursor));
    assert_eq!(command(Bar, &event), Some(C::Accept));
}

#[test]
fn ctrl_and_alt_make_other_keys() {
    let event = |char, modifiers| KeyEvent::new(KeyCode::Char(char), modifiers);
    assert_eq!(command(Board, &event('s', KeyModifiers::CONTROL)), None);
    assert_eq!(command(Board, &event('s', KeyModifiers::ALT)), None);
    assert_eq!(command(Board, &event('!', KeyModifiers::SHIFT)), Some(C::Resign));
    assert_eq!(command(Bar, &event('q', KeyModifiers::NONE)), Some(C::Type('q')));
}
