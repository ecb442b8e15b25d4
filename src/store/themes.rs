//! User's own themes.

use std::fs;

use super::settings::MAX_SIZE;
use super::{Store, contents};
use crate::settings::ThemeName;

impl Store {
    /// Name and text of each readable theme in the user's directory whose name a setting can have.
    pub fn themes(&self) -> Vec<(String, String)> {
        let files = fs::read_dir(self.config.join("themes")).into_iter().flatten().flatten();
        let themes = files.filter_map(|file| {
            let path = file.path();
            let name = ThemeName::new(path.file_stem()?.to_str()?)?.as_str().to_owned();
            let is_theme = path.extension().is_some_and(|end| end == "toml");
            if !is_theme {
                return None;
            }
            let text = contents::of_path(&path, MAX_SIZE).ok()?;
            Some((name, String::from_utf8(text).ok()?))
        });
        themes.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_is_no_theme_is_passed_over() {
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
        // To open it would wait for ever.
        let pipe = themes.join("pipe.toml");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let found = Store::in_directory(home.path().to_path_buf()).themes();
        assert_eq!(found, [("whole".to_owned(), long)]);
    }
}
