//! The user's own themes.

use std::fs;

use super::Store;
use crate::settings::ThemeName;

impl Store {
    /// Name and text of the themes in the user's directory of themes, those that can be read and have a
    /// name that a setting can have.
    #[expect(clippy::disallowed_methods, reason = "the files of the themes")]
    pub fn themes(&self) -> Vec<(String, String)> {
        let files = fs::read_dir(self.config.join("themes")).into_iter().flatten().flatten();
        let themes = files.filter_map(|file| {
            let path = file.path();
            let name = ThemeName::new(path.file_stem()?.to_str()?)?.as_str().to_owned();
            let is_theme = path.extension().is_some_and(|end| end == "toml");
            let text = fs::read_to_string(&path).ok().filter(|_| is_theme)?;
            Some((name, text))
        });
        themes.collect()
    }
}
