use super::*;

#[track_caller]
fn check_wanted(variables: &[(&str, &str)], expected: Option<&str>) {
    let variable = |name: &str| {
        let found = variables.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    assert_eq!(wanted(variable).as_deref(), expected, "{variables:?}");
}

#[test]
fn the_first_variable_that_is_set_determines_the_language() {
    check_wanted(&[("LANG", "de_AT.UTF-8")], Some("de-AT"));
    check_wanted(&[("LC_MESSAGES", "ru_RU.UTF-8"), ("LANG", "de_DE.UTF-8")], Some("ru-RU"));
    check_wanted(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")], None);
    check_wanted(&[("LC_ALL", ""), ("LANG", "cs")], Some("cs"));
    check_wanted(&[("LANG", "ca_ES.UTF-8@valencia")], Some("ca-ES"));
    check_wanted(&[], None);
}

#[track_caller]
fn check_found(tag: &str, expected: Option<&str>) {
    let own = vec![("pt-BR".to_owned(), String::new()), ("zh-Hant".to_owned(), String::new())];
    let locales = Locales::new(own, None);
    assert_eq!(locales.find(tag), expected, "{tag}");
}

#[test]
fn a_region_does_not_hide_the_language() {
    check_found("de-AT", Some("de"));
    check_found("DE", Some("de"));
    check_found("zh-CN", Some("zh"));
    check_found("zh-Hans-HK", Some("zh"));
    check_found("zh-TW", None);
    check_found("zh-Hant", Some("zh-Hant"));
    check_found("pt-BR", Some("pt-BR"));
    check_found("pt", None);
    check_found("xx", None);
}

#[test]
fn own_messages_come_first_and_english_ones_last() {
    let own = "list-and = { $others } sowie { $last }\nbroken\nlist-comma = { \" / \" }\n";
    let locales = Locales::new(vec![("de".to_owned(), own.to_owned())], None);
    locales.load("de").speak();
    assert_eq!(list(&["a", "b", "c"]), "a / b sowie c");
    assert_eq!(
        locales.mistakes(),
        [("de".to_owned(), 2, "Expected a token starting with \"=\"".to_owned())]
    );
    let partial = Locales::new(
        vec![("pl".to_owned(), "list-comma = ;\n".to_owned())],
        Some("pl-PL".to_owned()),
    );
    partial.load(AUTO).speak();
    assert_eq!(list(&["a", "b", "c"]), "a;b and c");
    translate::set(None);
    assert_eq!(list(&["a", "b", "c"]), "a, b and c");
}

#[test]
fn a_whole_number_selects_a_plural_form() {
    let own = "moves = { $n ->\n    [one] { $n } ход\n    [few] { $n } хода\n   *[many] { $n } ходов\n }\n";
    let locales = Locales::new(vec![("ru".to_owned(), own.to_owned())], None);
    let locale = locales.load("ru");
    for (number, expected) in [(1, "1 ход"), (3, "3 хода"), (11, "11 ходов"), (21, "21 ход")]
    {
        assert_eq!(locale.translate("moves", &[("n", &number)]).as_deref(), Some(expected));
    }
    assert_eq!(locale.translate("moves", &[("n", &"007")]).as_deref(), Some("007 ходов"));
}
