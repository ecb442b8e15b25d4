//! `gomoku config`, and the settings used by the screen at its start.

use anyhow::bail;
use clap::Args;

use super::output::{give, say, tell};
use super::terminal::TerminalKind;
use crate::locale::{Locales, text};
use crate::printable::printable_path;
use crate::settings::{
    DEFAULT_TEXT, Key, LanguageName, LineColumn, Mistake, Settings, ThemeName, parse,
    parse_with_notes, place_of,
};
use crate::store::{SettingsError, Store};
use crate::tui::keymap::Keymap;
use crate::tui::theme::Themes;

#[derive(Debug, Args)]
pub(super) struct ConfigArguments {
    /// Print a file with all settings, their meanings and defaults
    #[arg(long, conflicts_with = "path")]
    print_default: bool,

    /// Print the path of the settings file
    #[arg(long)]
    path: bool,
}

/// Prints the requested information, or checks the user's file.
pub(super) fn run(arguments: &ConfigArguments) -> anyhow::Result<()> {
    let store = Store::of_user();
    let path = store.settings_path();
    if arguments.print_default {
        return give(DEFAULT_TEXT.as_bytes(), "the answer");
    }
    if arguments.path {
        let path = path.into_os_string().into_encoded_bytes();
        return give(&[&path[..], b"\n"].concat(), "the answer");
    }
    let text = store.settings_text()?;
    let (settings, _) = read(&store, &text, &Themes::with_own(store.themes()), &locales(&store))?;
    tell_notes(&text);
    tell_each(Keymap::losses(&settings.keys));
    check_locales(&store)?;
    let path = printable_path(&path);
    let found = if text.is_empty() {
        text!("cli-settings-none", path = path)
    } else {
        text!("cli-settings-ok", path = path)
    };
    say(&(found + "\n"), "the answer")
}

/// Reads the user's settings; if the file cannot be used, returns the defaults and the reason.
pub(super) fn settings(
    store: &Store,
    themes: &Themes,
    locales: &Locales,
) -> (Settings, Keymap, Option<SettingsError>) {
    let settings = store.settings_text().and_then(|text| read(store, &text, themes, locales));
    match settings {
        Ok((settings, keymap)) => (settings, keymap, None),
        Err(why) => (Settings::default(), Keymap::default(), Some(why)),
    }
}

/// Reports former names in the settings, which are still read.
pub(super) fn tell_notes(text: &str) {
    let Ok((settings, mut notes)) = parse_with_notes(text) else { return };
    notes.extend(Keymap::notes(&settings.keys));
    tell_each(notes);
}

fn tell_each(mut notes: Vec<Mistake>) {
    notes.sort_by_key(|note| note.place);
    for note in notes {
        tell(text!("settings-note", note = note));
    }
}

/// Returns the languages of the program and of the user's files.
pub(super) fn locales(store: &Store) -> Locales {
    Locales::new(store.locales(), TerminalKind::language())
}

/// Reports the mistakes in the user's files of messages.
fn check_locales(store: &Store) -> anyhow::Result<()> {
    let mut count = 0;
    for (tag, path, messages) in store.locale_files() {
        for (_, line, why) in Locales::new(vec![(tag.clone(), messages.clone())], None).mistakes() {
            count += 1;
            tell(text!(
                "settings-locale-mistake",
                file = printable_path(&path),
                line = line,
                why = why
            ));
        }
    }
    if count == 0 { Ok(()) } else { bail!(text!("settings-locale-mistakes", count = count)) }
}

/// Makes the language of a flag, or else of the settings, that of this thread. A file with a
/// mistake is reported where settings are used.
pub(super) fn speak(flag: Option<&LanguageName>) {
    let store = Store::of_user();
    let set = || parse(&store.settings_text().ok()?).ok().map(|settings| settings.language);
    let language = flag.cloned().or_else(set).unwrap_or_default();
    locales(&store).load(language.as_str()).speak();
}

/// Parses settings, and checks that their themes, languages and keys exist.
fn read(
    store: &Store,
    text: &str,
    themes: &Themes,
    locales: &Locales,
) -> Result<(Settings, Keymap), SettingsError> {
    let wrong = |mistakes| SettingsError::Mistakes(store.settings_path(), mistakes);
    let settings = parse(text).map_err(wrong)?;
    let theme = settings.theme.as_str();
    if theme != ThemeName::AUTO
        && let Err(why) = themes.find(theme)
    {
        let place = place_of(text, Key::Theme).unwrap_or(LineColumn { line: 1, column: 1 });
        return Err(wrong(Mistake { place, message: why.to_string() }.into()));
    }
    let language = settings.language.as_str();
    if language != LanguageName::AUTO && locales.find(language).is_none() {
        let place = place_of(text, Key::Language).unwrap_or(LineColumn { line: 1, column: 1 });
        return Err(wrong(Mistake { place, message: no_language(language, locales) }.into()));
    }
    let keymap = Keymap::with(&settings.keys).map_err(wrong)?;
    Ok((settings, keymap))
}

pub(super) fn no_language(tag: &str, locales: &Locales) -> String {
    text!("cli-no-language", tag = tag, tags = locales.tags().join(", "))
}
