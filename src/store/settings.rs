//! Files of the user's settings, the last choice, and the user's themes.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::directory::{self, directory_of};
use super::replace::{Holder, Replacement, replace_for};
use super::{Store, StoreError, behind_links, contents};
use crate::printable::{printable, printable_path};
use crate::settings::{
    Choice, Key, LanguageName, LineColumn, Mistake, Mistakes, Settings, ThemeName, edit,
};
use crate::translate::message;

#[derive(Debug, Error)]
pub enum SettingsError {
    #[error("{}: {}", printable_path(.0), .1)]
    File(PathBuf, StoreError),
    #[error("{}", lines(.0, .1))]
    Mistakes(PathBuf, Mistakes),
}

impl SettingsError {
    pub(super) fn of(path: PathBuf, why: StoreError) -> Self {
        match why {
            StoreError::Mistakes(mistakes) => Self::Mistakes(path, mistakes),
            why => Self::File(path, why),
        }
    }
}

/// Formats a line for each mistake: `settings.toml, line 4, column 9: ...`.
fn lines(path: &Path, mistakes: &Mistakes) -> String {
    let name = path.file_name().map(Path::new).map_or_else(String::new, printable_path);
    let lines = mistakes.iter().map(|mistake| {
        let mistake = printable(&mistake.to_string()).into_owned();
        message!("store-mistake", "{file}, {mistake}", file = name, mistake = mistake).to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Size limit of settings and themes in bytes. Both are written by hand.
pub(super) const MAX_SIZE: u64 = 1 << 20;

const FIRST_LINE: &str =
    "# Settings of gomoku. `gomoku config --print-default` lists all of them.\n";

impl Store {
    pub fn settings_path(&self) -> PathBuf {
        self.config.join("settings.toml")
    }

    pub fn settings_text(&self) -> Result<String, SettingsError> {
        let path = self.settings_path();
        let read = contents::if_there(&path, MAX_SIZE)
            .and_then(|bytes| Ok(text(&bytes.unwrap_or_default())?.to_owned()));
        read.map_err(|why| SettingsError::of(path, why))
    }

    /// Sets one value in the file. Everything else stays, even changes made by others at the same
    /// time.
    pub fn write_setting(&self, key: Key, settings: &Settings) -> Result<(), SettingsError> {
        let path = self.settings_path();
        let written = put(&path, Holder::Disk, |before| {
            let before = text(contents::all(before, MAX_SIZE)?)?;
            Ok(edit(if before.is_empty() { FIRST_LINE } else { before }, key, settings)?)
        });
        written.map_err(|why| SettingsError::of(path, why))
    }

    fn last_path(&self) -> Option<PathBuf> {
        Some(self.state.as_ref()?.join("last.toml"))
    }

    pub fn last(&self) -> Option<Choice> {
        let bytes = contents::if_there(&self.last_path()?, MAX_SIZE).ok()??;
        Choice::parse(&String::from_utf8(bytes).ok()?)
    }

    /// Stores the choice for a new game. The first move need not wait for the disk.
    pub fn remember(&self, last: &Choice) -> Result<(), StoreError> {
        let Some(path) = self.last_path() else { return Ok(()) };
        put(&path, Holder::System, |_| Ok(last.text()))
    }

    /// Reads the user's themes: name and text of each one that is readable and whose name is valid.
    pub fn themes(&self) -> Vec<(String, String)> {
        let files = fs::read_dir(self.config.join("themes")).into_iter().flatten().flatten();
        let themes = files.filter_map(|file| {
            let path = file.path();
            let name = ThemeName::new(path.file_stem()?.to_str()?)?.as_str().to_owned();
            path.extension().filter(|end| *end == "toml")?;
            let text = contents::of_path(&path, MAX_SIZE).ok()?;
            Some((name, String::from_utf8(text).ok()?))
        });
        themes.collect()
    }
}

impl Store {
    /// Tag and text of each readable file of messages in the user's directory:
    /// `locales/TAG/*.ftl`.
    pub fn locales(&self) -> Vec<(String, String)> {
        self.locale_files().into_iter().map(|(tag, _, text)| (tag, text)).collect()
    }

    /// The same files with their paths, in the order of these.
    pub fn locale_files(&self) -> Vec<(String, PathBuf, String)> {
        let entries = |path: &Path| fs::read_dir(path).into_iter().flatten().flatten();
        let folders = entries(&self.locales_path());
        let files = folders.flat_map(|folder| {
            let tag = LanguageName::new(&folder.file_name().to_string_lossy());
            let files = entries(&folder.path()).map(|file| file.path());
            files.filter_map(move |file| Some((tag.clone()?.as_str().to_owned(), file)))
        });
        let texts = files.filter_map(|(tag, path)| {
            path.extension().filter(|end| *end == "ftl")?;
            let text = contents::of_path(&path, MAX_SIZE).ok()?;
            Some((tag, path, String::from_utf8(text).ok()?))
        });
        let mut texts: Vec<_> = texts.collect();
        texts.sort();
        texts
    }

    pub(super) fn locales_path(&self) -> PathBuf {
        self.config.join("locales")
    }
}

pub(super) fn text(bytes: &[u8]) -> Result<&str, Mistakes> {
    str::from_utf8(bytes).map_err(|error| {
        let sound = &bytes[..error.valid_up_to()];
        let place = LineColumn::of(&String::from_utf8_lossy(sound), sound.len());
        let message = message!("store-not-utf8", "the file is not UTF-8 text").to_string();
        Mistake { place, message }.into()
    })
}

/// Replaces the text of a file by the result of `text`, and creates its directory.
pub(super) fn put(
    path: &Path,
    holder: Holder,
    mut text: impl FnMut(&[u8]) -> Result<String, StoreError>,
) -> Result<(), StoreError> {
    let target = behind_links(path);
    let directory = directory_of(&target);
    match holder {
        Holder::Disk => directory::make_synced(directory)?,
        Holder::System => drop(directory::make(directory)?),
    }
    replace_for(&target, MAX_SIZE, holder, |before| {
        let bytes = Cow::from(text(before)?.into_bytes());
        Ok(Replacement::Put { bytes, keeps_old: false })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Step;

    struct Home(tempfile::TempDir);

    impl Home {
        fn new() -> Self {
            Self(tempfile::tempdir().unwrap())
        }

        fn store(&self) -> Store {
            Store::in_directory(self.0.path().join("gomoku"))
        }

        fn with_settings(text: impl AsRef<[u8]>) -> Self {
            let home = Self::new();
            fs::create_dir_all(&home.store().config).unwrap();
            fs::write(home.store().settings_path(), text).unwrap();
            home
        }

        fn settings(&self) -> Vec<u8> {
            fs::read(self.store().settings_path()).unwrap()
        }
    }

    fn louder() -> Settings {
        let mut settings = Settings::default();
        Key::Bell.step(&mut settings, Step::Up);
        settings
    }

    #[test]
    fn changing_the_first_setting_creates_the_file() {
        let home = Home::new();
        assert_eq!(home.store().settings_text().unwrap(), "");
        home.store().write_setting(Key::Bell, &louder()).unwrap();
        let expected = format!("{FIRST_LINE}bell = \"your-turn\"\n");
        assert_eq!(home.store().settings_text().unwrap(), expected);
    }

    #[test]
    fn the_current_content_of_the_file_is_edited() {
        let home = Home::with_settings("level = 7 # mine\n");
        home.store().write_setting(Key::Bell, &louder()).unwrap();
        let text = home.store().settings_text().unwrap();
        assert_eq!(text, "level = 7 # mine\nbell = \"your-turn\"\n");
    }

    #[test]
    fn concurrent_changes_of_settings_are_all_kept() {
        let changed = |key: Key| {
            let mut settings = Settings::default();
            key.step(&mut settings, Step::Up);
            settings
        };
        for _ in 0..40 {
            let home = Home::new();
            let store = &home.store();
            std::thread::scope(|scope| {
                for key in [Key::Bell, Key::Level] {
                    scope.spawn(move || store.write_setting(key, &changed(key)).unwrap());
                }
            });
            let text = store.settings_text().unwrap();
            assert!(text.contains("bell = ") && text.contains("level = "), "{text}");
        }
    }

    #[test]
    fn concurrent_changes_by_an_editor_are_kept() {
        for round in 0..40 {
            let home = Home::with_settings("level = 1\n");
            let store = &home.store();
            let edited = store.config.join("edited");
            fs::write(&edited, format!("level = 7 # round {round}\n")).unwrap();
            std::thread::scope(|scope| {
                scope.spawn(|| store.write_setting(Key::Bell, &louder()).unwrap());
                scope.spawn(|| fs::rename(&edited, store.settings_path()).unwrap());
            });
            // The editor may come last, but its text must not be lost.
            let text = store.settings_text().unwrap();
            assert!(text.contains(&format!("level = 7 # round {round}")), "{text}");
        }
    }

    #[test]
    fn an_invalid_file_is_never_written() {
        for (text, told) in [
            (&b"level = 3\nlevel = 4\n"[..], "settings.toml, line 2, column 1: "),
            (
                b"level = 0",
                "settings.toml, line 1, column 9: level must be a number from 1 to 10, not 0",
            ),
            (b"# gr\xfcn", "settings.toml, line 1, column 5: the file is not UTF-8 text"),
        ] {
            let home = Home::with_settings(text);
            let why = home.store().write_setting(Key::Bell, &louder()).unwrap_err().to_string();
            assert!(why.starts_with(told), "{why}");
            assert_eq!(home.settings(), text);
        }
        // One line for each mistake.
        let home = Home::with_settings("level = 0\nbell = 7\n");
        let why = home.store().write_setting(Key::Bell, &louder()).unwrap_err().to_string();
        let lines: Vec<&str> = why.lines().collect();
        let [first, second] = lines[..] else { panic!("{why}") };
        assert!(first.starts_with("settings.toml, line 1, column "), "{why}");
        assert!(second.starts_with("settings.toml, line 2, column "), "{why}");
    }

    #[test]
    fn files_beyond_the_size_limit_are_neither_read_nor_written() {
        let most = usize::try_from(MAX_SIZE).unwrap();
        for length in [most - 1, most] {
            let home = Home::with_settings(format!("#{}\n", " ".repeat(length - 1)));
            let read = home.store().settings_text();
            let written = home.store().write_setting(Key::Bell, &louder());
            let [read, written] =
                [read.map(drop), written].map(|done| done.map_err(|why| why.to_string()));
            if length == most {
                let path = home.store().settings_path();
                let told = format!("{}: the file is larger than 1048576 bytes", path.display());
                assert_eq!((read, written), (Err(told.clone()), Err(told)));
                assert_eq!(home.settings().len(), most + 1);
            } else {
                assert_eq!((read, written), (Ok(()), Ok(())));
            }
        }
    }

    #[test]
    fn a_directory_in_place_of_the_file_is_reported() {
        let home = Home::new();
        fs::create_dir_all(home.store().settings_path()).unwrap();
        let path = home.store().settings_path();
        let expected = format!("{}: not a file", path.display());
        assert_eq!(home.store().settings_text().unwrap_err().to_string(), expected);
        let why = home.store().write_setting(Key::Bell, &louder()).unwrap_err();
        assert_eq!(why.to_string(), expected);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_preserved() {
        let home = Home::with_settings("");
        let path = home.store().settings_path();
        let dotfile = home.0.path().join("dotfile");
        fs::rename(&path, &dotfile).unwrap();
        std::os::unix::fs::symlink(&dotfile, &path).unwrap();
        home.store().write_setting(Key::Bell, &louder()).unwrap();
        assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
        assert!(fs::read_to_string(&dotfile).unwrap().ends_with("bell = \"your-turn\"\n"));
    }

    #[test]
    fn the_last_choice_is_restored_unless_invalid() {
        let home = Home::new();
        assert_eq!(home.store().last(), None);
        let last = Choice::from(&Settings::default());
        home.store().remember(&last).unwrap();
        assert_eq!(home.store().last(), Some(last));
        fs::write(home.store().last_path().unwrap(), "game = ").unwrap();
        assert_eq!(home.store().last(), None);
        home.store().remember(&last).unwrap();
        assert_eq!(home.store().last(), Some(last));
    }

    #[cfg(unix)]
    #[test]
    fn invalid_themes_are_skipped() {
        let home = tempfile::tempdir().unwrap();
        let themes = home.path().join("themes");
        fs::create_dir_all(themes.join("directory.toml")).unwrap();
        let long = " ".repeat(usize::try_from(MAX_SIZE).unwrap());
        for (name, text) in [
            ("whole.toml", long.as_bytes()),
            ("long.toml", format!("{long}#").as_bytes()),
            ("other.txt", b""),
            ("Capital.toml", b""),
            ("latin.toml", b"# gr\xfcn"),
        ] {
            fs::write(themes.join(name), text).unwrap();
        }
        // Opening it would block forever.
        let pipe = themes.join("pipe.toml");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let found = Store::in_directory(home.path().to_path_buf()).themes();
        assert_eq!(found, [("whole".to_owned(), long)]);
    }
}
