//! Files written by the user: settings with keys, and themes.

use gomoku::settings::{self, Choice, Key};
use gomoku::tui::keymap::Keymap;
use gomoku::tui::theme::{DEFAULT, Depth, GlyphSet, SHIPPED, Theme, Themes};

use super::draw::Draw;
use super::reach::reach;

/// Law of settings: a setting that is written is read back, and all others are unchanged. Invalid
/// files are never written.
pub fn settings(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let key = draw.of(&Key::ALL);
    let (steps, typed) = (draw.byte() % 8, draw.text());
    let text = String::from_utf8_lossy(draw.rest());
    if let Some(choice) = Choice::parse(&text) {
        reach("settings: a choice");
        assert_eq!(Choice::parse(&choice.text()), Some(choice));
    }
    let before = match settings::parse(&text) {
        Ok(before) => before,
        Err(mistakes) => {
            reach("settings: a mistake");
            assert!(mistakes.iter().all(|mistake| mistake.place.line >= 1));
            drop(mistakes.to_string());
            assert!(settings::edit(&text, key, &settings::Settings::default()).is_err());
            return;
        }
    };
    if let Err(mistakes) = Keymap::with(&before.keys) {
        drop(mistakes.to_string());
    }
    reach("settings: one is changed");
    let mut changed = before.clone();
    for _ in 0..steps {
        key.step(&mut changed, gomoku::game::Step::Up);
    }
    key.set_text(&mut changed, &typed);
    let edited = settings::edit(&text, key, &changed).unwrap();
    let mut read = settings::parse(&edited).unwrap();
    // Their places may have changed.
    let names = |settings: &settings::Settings| {
        let keys = settings.keys.iter().map(|binding| {
            let keys: Vec<String> = binding.keys.iter().map(|key| key.value.clone()).collect();
            (binding.command.value.clone(), keys)
        });
        keys.collect::<Vec<_>>()
    };
    assert_eq!(names(&read), names(&before));
    read.keys.clone_from(&changed.keys);
    assert_eq!(read, changed);
    // Doing it again changes nothing, and no comments are lost.
    assert_eq!(settings::edit(&edited, key, &changed).unwrap(), edited);
    let comments = |text: &str| text.matches('#').count();
    let added = key.text(&changed).matches('#').count() + key.text(&before).matches('#').count();
    assert!(comments(&edited) + added >= comments(&text), "{text:?} {edited:?}");
}

/// Law of themes: a theme is found or has an error, whatever the user's files inherit from. A theme
/// that is found has all styles.
pub fn themes(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let mut names = vec!["own", "other", DEFAULT, "night"];
    let (first, second) = (draw.of(&names), draw.of(&names));
    let text = String::from_utf8_lossy(draw.rest()).into_owned();
    let (one, two) = text.split_once('\u{0}').unwrap_or((&text, ""));
    let own = vec![(first.to_owned(), one.to_owned()), (second.to_owned(), two.to_owned())];
    let themes = Themes::with_own(own);
    names.extend(SHIPPED.iter().map(|(name, _)| *name));
    for name in names {
        if SHIPPED.iter().any(|(known, _)| *known == name) && ![first, second].contains(&name) {
            assert_eq!(themes.find(name), Themes::default().find(name));
        }
        match themes.find(name) {
            Ok(palette) => {
                let theme = Theme::new(name, palette, Depth::Ansi256, GlyphSet::Lines);
                assert!(theme.has_colour());
                if [first, second].contains(&name) {
                    reach("themes: one of the user");
                }
            }
            Err(why) => {
                reach("themes: a mistake");
                assert!(!why.to_string().contains('\n'), "{why}");
            }
        }
    }
    // There is always a usable one.
    let (name, _) = themes.next("own").unwrap();
    assert!(themes.names().any(|known| known == name));
}
