//! Embedded themes, and those of the user.

use thiserror::Error;
use toml::{Table, Value};

use super::Palette;
use crate::locale::text;

pub const DEFAULT: &str = "classic";
pub const DEFAULT_LIGHT: &str = "classic-light";

/// Name of the theme that suits the background of the terminal.
pub const fn default_theme(is_light: bool) -> &'static str {
    if is_light { DEFAULT_LIGHT } else { DEFAULT }
}

pub const SHIPPED: &[(&str, &str)] = &[
    ("classic", include_str!("../../../assets/themes/classic.toml")),
    ("classic-light", include_str!("../../../assets/themes/classic-light.toml")),
    ("wood", include_str!("../../../assets/themes/wood.toml")),
    ("slate", include_str!("../../../assets/themes/slate.toml")),
    ("night", include_str!("../../../assets/themes/night.toml")),
    ("paper", include_str!("../../../assets/themes/paper.toml")),
    ("high-contrast", include_str!("../../../assets/themes/high-contrast.toml")),
    ("deuteranopia", include_str!("../../../assets/themes/deuteranopia.toml")),
    ("tritanopia", include_str!("../../../assets/themes/tritanopia.toml")),
    ("mono", include_str!("../../../assets/themes/mono.toml")),
];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Themes {
    /// Name and text of the user's themes, which override embedded themes of the same name.
    own: Vec<(String, String)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ThemeError {
    #[error("{}", text!("theme-unknown", name = .0))]
    Unknown(String),
    /// Circle: the theme inherits from itself, perhaps through others.
    #[error("{}", text!("theme-circle", name = .0))]
    Circle(String),
    #[error(
        "{}",
        text!("theme-mistake", name = name, line = line, column = column, why = why)
    )]
    Wrong { name: String, line: usize, column: usize, why: String },
}

impl Themes {
    pub fn with_own(mut own: Vec<(String, String)>) -> Self {
        own.sort();
        Self { own }
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        let is_new =
            |(name, _): &&(String, String)| !SHIPPED.iter().any(|(known, _)| known == name);
        let own = self.own.iter().filter(is_new).map(|(name, _)| name.as_str());
        SHIPPED.iter().map(|(name, _)| *name).chain(own)
    }

    pub fn find(&self, name: &str) -> Result<Palette, ThemeError> {
        self.read(name, &mut Vec::new()).map(|(palette, _)| palette)
    }

    /// Returns the next usable theme, wrapping around at the end.
    pub fn next(&self, name: &str) -> Option<(String, Palette)> {
        let names: Vec<&str> = self.names().collect();
        let at = names.iter().position(|known| *known == name).map_or(0, |at| at + 1);
        let mut all = names[at..].iter().chain(&names[..at]);
        all.find_map(|name| Some(((*name).to_owned(), self.find(name).ok()?)))
    }

    /// Reads the palette of a theme, including inherited values, and the same as a table.
    fn read(&self, name: &str, heirs: &mut Vec<String>) -> Result<(Palette, Table), ThemeError> {
        // A theme that inherits from its own name means the embedded theme with that name.
        let is_parent = |own: &str| heirs.last().is_none_or(|heir| heir != own);
        let own = self.own.iter().find(|(own, _)| own == name && is_parent(own));
        let own = own.map(|(_, text)| text.as_str());
        let shipped = || SHIPPED.iter().find(|(known, _)| *known == name).map(|(_, text)| *text);
        let unknown = || ThemeError::Unknown(name.to_owned());
        let text = own.or_else(shipped).ok_or_else(unknown)?;
        let wrong_at = |at: usize, why: &str| {
            let before = text.get(..at).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            // The list of all fields is too long.
            let why = why.split(", expected one of").next().unwrap_or_default().to_owned();
            ThemeError::Wrong { name: name.to_owned(), line, column, why }
        };
        let wrong = |error: toml::de::Error| {
            wrong_at(error.span().map_or(0, |span| span.start), error.message())
        };
        let written: Palette = toml::from_str(text).map_err(wrong)?;
        let mut table: Table = toml::from_str(text).map_err(wrong)?;
        if own.is_none() && name == DEFAULT {
            return Ok((written, table));
        }
        // A theme's own name means the embedded theme, so only the second repetition is a circle.
        if heirs.iter().filter(|heir| *heir == name).count() > 1 {
            return Err(ThemeError::Circle(name.to_owned()));
        }
        heirs.push(name.to_owned());
        let (parent, at) = match &written.inherits {
            Some(parent) => (parent.get_ref().as_str(), parent.span().start),
            None => (DEFAULT, 0),
        };
        // User themes never affect the inheritance of embedded themes.
        let themes = if own.is_some() { self } else { &Self::default() };
        let (_, mut parent) = themes.read(parent, heirs).map_err(|error| match error {
            ThemeError::Unknown(_) => wrong_at(at, &error.to_string()),
            other => other,
        })?;
        table.remove("inherits");
        merge(&mut parent, table);
        Ok((parent.clone().try_into().map_err(wrong)?, parent))
    }
}

/// Keys of the discs, which no theme inherits that has stones of its own.
const DISCS: [&str; 3] = ["first-disc", "second-disc", "disc-win"];

/// Overrides inherited values with those of a theme.
fn merge(parent: &mut Table, own: Table) {
    let has = |names: &[&str]| names.iter().any(|name| own.contains_key(*name));
    if has(&["first", "second"]) && !has(&DISCS) {
        for name in DISCS {
            parent.remove(name);
        }
    }
    for (name, value) in own {
        match (parent.get_mut(&name), value) {
            (Some(Value::Table(parent)), Value::Table(own)) => parent.extend(own),
            (_, value) => drop(parent.insert(name, value)),
        }
    }
}
