use super::*;

/// Iterates over all characters.
fn all() -> impl Iterator<Item = char> {
    '\0'..=char::MAX
}

#[test]
fn control_characters_are_not_printable() {
    assert!(all().filter(|char| char.is_control()).all(|char| !is_printable(char)));
    let directions = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\
                      \u{2066}\u{2067}\u{2068}\u{2069}";
    let breaks = "\u{85}\u{b}\u{c}\u{2028}\u{2029}";
    let unseen = "\u{ad}\u{200b}\u{2060}\u{feff}\u{fff9}\u{e0001}\u{e0041}\u{e007f}";
    for text in [directions, breaks, unseen] {
        assert!(!text.chars().any(is_printable), "{text:?}");
    }
}

#[test]
fn characters_of_names_are_printable() {
    let names = [
        "Zo\u{eb} O\u{2019}Neill",
        // Persian and Hindi.
        "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
        "\u{915}\u{94d}\u{200d}\u{937}",
        // An emoji sequence, one with a selector, and a Chinese character with another selector.
        "\u{1f469}\u{200d}\u{1f680}",
        "\u{2764}\u{fe0f}",
        "\u{845b}\u{e0100}",
        // A character of an icon font.
        "\u{e0a0}",
    ];
    for name in names {
        assert_eq!(printable(name), name);
        assert_eq!(typed(name).collect::<String>(), name);
    }
}

#[test]
fn printable_text_is_not_copied() {
    assert!(matches!(printable("Ada - Grace"), Cow::Borrowed(_)));
    assert!(matches!(printable_lines("one\ntwo\n"), Cow::Borrowed(_)));
}

#[test]
fn no_unprintable_character_remains_in_any_text() {
    let every: String = all().collect();
    assert!(printable(&every).chars().all(is_printable));
    assert!(printable_lines(&every).chars().all(|char| char == '\n' || is_printable(char)));
    assert_eq!(printable_lines(&every).matches('\n').count(), 1);
    assert!(typed(&every).all(is_printable));
    // One for one, so that the measured width is the width shown.
    assert_eq!(printable(&every).chars().count(), every.chars().count());
}

#[test]
fn printable_and_unprintable_characters() {
    assert!("Ĺ \u{4e94} \u{1f44d}\u{200d}\u{fe0f}".chars().all(is_printable));
    assert!(!"\u{1b}\n\u{9b}\u{202e}\u{2028}\u{feff}\u{e0041}".chars().any(is_printable));
}

#[test]
fn printable_text_is_one_line() {
    assert_eq!(printable("a game.sgf"), "a game.sgf");
    assert_eq!(printable("a\tgame\u{1b}[2J\u{202e}fgs"), "a game\u{fffd}[2J\u{fffd}fgs");
}

#[test]
fn printable_lines_preserve_lines() {
    assert_eq!(printable_lines("one\r\ntwo\u{7}\n"), "one\ntwo\u{fffd}\n");
}

#[test]
fn line_ends_are_not_typed() {
    assert_eq!(typed("7,7\r\n\u{feff}").collect::<String>(), "7,7");
}
