//! Themes read from files.

use super::*;

fn themes(own: &[(&str, &str)]) -> Themes {
    Themes::with_own(own.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect())
}

#[track_caller]
fn check_wrong(text: &str, expected: &str) {
    let found = themes(&[("sunset", text)]).find("sunset").unwrap_err();
    assert_eq!(found.to_string(), expected);
}

#[test]
fn missing_values_are_inherited() {
    let wood = Themes::default().find("wood").unwrap();
    let own = themes(&[
        ("sunset", "inherits = \"wood\"\nline = \"#010203\"\n[first]\nstone = \"#0A0B0c\"\n"),
        ("later", "inherits = \"sunset\"\nletters = true\n"),
        ("bare", ""),
    ]);
    let mut expected = Palette { line: Rgb::new(1, 2, 3), ..wood };
    expected.first.stone = Rgb::new(10, 11, 12);
    // A theme with stones of its own has them in connect four, too.
    (expected.first_disc, expected.second_disc, expected.disc_win) = (None, None, None);
    assert_eq!(expected.with_discs(), expected);
    assert_eq!(own.find("sunset").unwrap(), expected);
    assert_eq!(own.find("later").unwrap(), Palette { letters: true, ..expected });
    assert_eq!(own.find("bare"), own.find(DEFAULT));
}

#[test]
fn discs_are_inherited_and_changed_one_by_one() {
    let own = themes(&[
        ("board", "board = \"#010203\""),
        ("disc", "[first-disc]\nstone = \"#010203\"\n[first]\nstone = \"#040506\"\n"),
    ]);
    let classic = Themes::default().find(DEFAULT).unwrap();
    assert_eq!(own.find("board").unwrap().first_disc, classic.first_disc);
    let disc = own.find("disc").unwrap().with_discs();
    assert_eq!(disc.first.stone, Rgb::new(1, 2, 3));
    assert_eq!(disc.first.lit, classic.first_disc.unwrap().lit);
    assert_eq!(disc.second, classic.second_disc.unwrap());
}

#[test]
fn a_user_theme_overrides_an_embedded_one_and_may_inherit_from_it() {
    let own = themes(&[
        ("wood", "inherits = \"wood\"\nline = \"#010203\""),
        ("classic", "letters = false"),
    ]);
    let shipped = |name| Themes::default().find(name).unwrap();
    assert_eq!(own.find("wood").unwrap().line, Rgb::new(1, 2, 3));
    assert_eq!(own.find("wood").unwrap().board, shipped("wood").board);
    assert_eq!(own.find("classic").unwrap(), Palette { letters: false, ..shipped("classic") });
    assert_eq!(own.names().count(), SHIPPED.len());
}

#[test]
fn a_user_theme_does_not_affect_embedded_themes() {
    for classic in ["letters = false", "letters = 1", "inherits = \"oak\""] {
        let own = themes(&[("classic", classic)]);
        for (name, _) in SHIPPED.iter().filter(|(name, _)| *name != DEFAULT) {
            assert_eq!(own.find(name), Themes::default().find(name), "{name}, {classic}");
        }
        assert_ne!(own.find(DEFAULT), Themes::default().find(DEFAULT));
    }
}

#[test]
fn mistakes_are_reported_with_their_place() {
    check_wrong(
        "text = \"#ffffff\"\nbackground = \"#000000\"\n",
        "the theme sunset, line 2, column 1: unknown field `background`",
    );
    check_wrong(
        "[first]\n  stone = \"red\"\n",
        "the theme sunset, line 2, column 11: \"red\" is not a colour such as \"#d63e54\"",
    );
    check_wrong(
        "text = \"#ff\u{e4}f0\"",
        "the theme sunset, line 1, column 8: \"#ff\u{e4}f0\" is not a colour such as \"#d63e54\"",
    );
    check_wrong(
        "text = ",
        "the theme sunset, line 1, column 8: string values must be quoted, expected literal string",
    );
    check_wrong(
        "letters = true\ninherits = \"oak\"",
        "the theme sunset, line 2, column 12: there is no theme oak",
    );
    check_wrong(
        "inherits = \"sunset\"",
        "the theme sunset, line 1, column 12: there is no theme sunset",
    );
    let circle = themes(&[("a", "inherits = \"b\""), ("b", "inherits = \"a\"")]);
    assert_eq!(circle.find("a").unwrap_err().to_string(), "the theme a inherits from itself");
    assert_eq!(circle.find("oak").unwrap_err().to_string(), "there is no theme oak");
    // A mistake is reported for its own theme, not for the heir.
    let heir = themes(&[("a", "inherits = \"b\""), ("b", "letters = 1")]);
    let expected = "the theme b, line 1, column 11: invalid type: integer `1`, expected a boolean";
    assert_eq!(heir.find("a").unwrap_err().to_string(), expected);
}

#[test]
fn the_next_theme_is_a_usable_one() {
    let own = themes(&[("autumn", "letters = 1"), ("sunset", "")]);
    let next = |name| own.next(name).unwrap().0;
    assert_eq!(
        [next("classic"), next("mono"), next("sunset")],
        ["classic-light", "sunset", "classic"]
    );
    assert_eq!(next("gone"), "classic");
    assert_eq!(own.names().last(), Some("sunset"));
}
