//! The themes of the program, and those of its user.

use super::Palette;
use super::palette::Written;

/// The theme of a dark terminal.
pub const DEFAULT: &str = "classic";
/// The theme of a light terminal.
pub const DEFAULT_LIGHT: &str = "classic-light";

/// The themes of the program, each with its name and its file.
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

/// All themes that there are: the program's, and the user's after them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Themes {
    /// Name and text of the user's own ones. One with the name of a theme of the program stands for
    /// that.
    own: Vec<(String, String)>,
}

/// Why a theme cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThemeError {
    /// There is none of this name.
    Unknown(String),
    /// It inherits from itself, by way of others maybe.
    Circle(String),
    /// Its file says something that no theme can say.
    Wrong {
        /// The theme.
        name: String,
        /// Where in its file.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What is wrong there.
        why: String,
    },
}

impl std::fmt::Display for ThemeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no theme {name}"),
            Self::Circle(name) => write!(f, "the theme {name} inherits from itself"),
            Self::Wrong { name, line, column, why } => {
                write!(f, "the theme {name}, line {line}, column {column}: {why}")
            }
        }
    }
}

impl std::error::Error for ThemeError {}

impl Themes {
    /// The program's themes and these, each with its name and the text of its file.
    pub fn with_own(mut own: Vec<(String, String)>) -> Self {
        own.sort();
        Self { own }
    }

    /// The names of all, in their order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let is_new =
            |(name, _): &&(String, String)| !SHIPPED.iter().any(|(known, _)| known == name);
        let own = self.own.iter().filter(is_new).map(|(name, _)| name.as_str());
        SHIPPED.iter().map(|(name, _)| *name).chain(own)
    }

    /// The colours of a theme.
    ///
    /// # Errors
    /// If there is no such theme, or its file is wrong.
    pub fn find(&self, name: &str) -> Result<Palette, ThemeError> {
        self.inherited(name, &mut Vec::new())
    }

    /// The theme after this one that can be used, and its name. After the last comes the first.
    pub fn next(&self, name: &str) -> Option<(String, Palette)> {
        let names: Vec<&str> = self.names().collect();
        let at = names.iter().position(|known| *known == name).map_or(0, |at| at + 1);
        let mut all = names[at..].iter().chain(&names[..at]);
        all.find_map(|name| Some(((*name).to_owned(), self.find(name).ok()?)))
    }

    /// The user's own theme of this name; but a theme that inherits from its own name means the one of the
    /// program.
    fn own(&self, name: &str, heirs: &[String]) -> Option<&str> {
        let own = self.own.iter().find(|(own, _)| own == name);
        let own = own.filter(|_| heirs.last().is_none_or(|heir| heir != name));
        own.map(|(_, text)| text.as_str())
    }

    fn inherited(&self, name: &str, heirs: &mut Vec<String>) -> Result<Palette, ThemeError> {
        let own = self.own(name, heirs);
        let shipped = || SHIPPED.iter().find(|(known, _)| *known == name).map(|(_, text)| *text);
        let unknown = || ThemeError::Unknown(name.to_owned());
        let text = own.or_else(shipped).ok_or_else(unknown)?;
        let wrong = |at: usize, why: &str| {
            let before = text.get(..at).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            // Not all the names that there are.
            let why = why.split(", expected one of").next().unwrap_or_default().to_owned();
            ThemeError::Wrong { name: name.to_owned(), line, column, why }
        };
        let written: Written = toml::from_str(text)
            .map_err(|error| wrong(error.span().map_or(0, |span| span.start), error.message()))?;
        if own.is_none() && name == DEFAULT {
            return Ok(Palette::BLANK.inherit(&written));
        }
        // Its own name means the program's theme: twice on the way is a circle.
        if heirs.iter().filter(|heir| *heir == name).count() > 1 {
            return Err(ThemeError::Circle(name.to_owned()));
        }
        heirs.push(name.to_owned());
        let (parent, at) = match &written.inherits {
            Some(parent) => (parent.get_ref().as_str(), parent.span().start),
            None => (DEFAULT, 0),
        };
        // A theme of the program stays as it is, whatever the user makes of those that it inherits from.
        let themes = if own.is_some() { self } else { &Self::default() };
        let parent = themes.inherited(parent, heirs).map_err(|error| match error {
            ThemeError::Unknown(_) => wrong(at, &error.to_string()),
            other => other,
        })?;
        Ok(parent.inherit(&written))
    }
}
