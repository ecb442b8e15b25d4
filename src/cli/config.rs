//! `gomoku config`, and the settings at the start of the screen.

use clap::Args;

use super::output::{give, say};
use crate::printable::printable_path;
use crate::settings::{
    DEFAULT_TEXT, Key, LineColumn, Mistake, Settings, ThemeName, parse, place_of,
};
use crate::store::{SettingsError, Store};
use crate::tui::keymap::Keymap;
use crate::tui::theme::Themes;

#[derive(Debug, Args)]
pub(super) struct ConfigArguments {
    /// Print a file with every setting, its meaning and its default
    #[arg(long, conflicts_with = "path")]
    print_default: bool,

    /// Print where your file belongs
    #[arg(long)]
    path: bool,
}

/// Prints what was asked for, or checks the user's file.
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
    read(&store, &text, &Themes::with_own(store.themes()))?;
    let found = if text.is_empty() { "nothing is set, all is as usual" } else { "no mistakes" };
    say(&format!("{}: {found}\n", printable_path(&path)), "the answer")
}

/// Reads the user's settings; if the file cannot be used, returns the defaults and the reason.
pub(super) fn settings(
    store: &Store,
    themes: &Themes,
) -> (Settings, Keymap, Option<SettingsError>) {
    let settings = store.settings_text().and_then(|text| read(store, &text, themes));
    match settings {
        Ok((settings, keymap)) => (settings, keymap, None),
        Err(why) => (Settings::default(), Keymap::default(), Some(why)),
    }
}

/// Parses settings, and checks that their themes and keys exist.
fn read(store: &Store, text: &str, themes: &Themes) -> Result<(Settings, Keymap), SettingsError> {
    let wrong = |mistakes| SettingsError::Mistakes(store.settings_path(), mistakes);
    let settings = parse(text).map_err(wrong)?;
    let theme = settings.theme.as_str();
    if theme != ThemeName::AUTO
        && let Err(why) = themes.find(theme)
    {
        let place = place_of(text, Key::Theme).unwrap_or(LineColumn { line: 1, column: 1 });
        return Err(wrong(Mistake { place, message: why.to_string() }.into()));
    }
    let keymap = Keymap::with(&settings.keys).map_err(wrong)?;
    Ok((settings, keymap))
}
