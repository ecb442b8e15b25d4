//! Colours and glyphs.

use std::fmt;
use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};

use crate::rules::Stone;

const DEFAULT: &str = include_str!("../../assets/themes/default.txt");

/// How everything on the screen looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    styles: [Style; Role::ALL.len()],
    /// The cells' glyphs.
    pub glyphs: Glyphs,
}

/// A part of the screen that has a style of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "assets/themes/default.txt says what each is for")]
pub enum Role {
    First,
    Second,
    Dark,
    Light,
    Empty,
    Star,
    Label,
    Cursor,
    Last,
    Win,
    Ghost,
    Title,
    Heading,
    Faint,
    Status,
    Notice,
    Error,
    Key,
    Selected,
}

impl Role {
    const ALL: [(&'static str, Self); 19] = [
        ("first", Self::First),
        ("second", Self::Second),
        ("dark", Self::Dark),
        ("light", Self::Light),
        ("empty", Self::Empty),
        ("star", Self::Star),
        ("label", Self::Label),
        ("cursor", Self::Cursor),
        ("last", Self::Last),
        ("win", Self::Win),
        ("ghost", Self::Ghost),
        ("title", Self::Title),
        ("heading", Self::Heading),
        ("faint", Self::Faint),
        ("status", Self::Status),
        ("notice", Self::Notice),
        ("error", Self::Error),
        ("key", Self::Key),
        ("selected", Self::Selected),
    ];
}

/// What a free cell looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// A free cell.
    pub empty: char,
    /// A free cell that is a star point.
    pub star: char,
}

impl Glyphs {
    /// One column wide in every terminal, East Asian ones too.
    pub const UNICODE: Self = Self { empty: '\u{22c5}', star: '+' };
    /// For terminals that know nothing else.
    pub const ASCII: Self = Self { empty: '.', star: '+' };
}

/// What is wrong with a theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeError {
    /// Line from 1, or the line after the last if a role is missing.
    pub line: usize,
    /// The word that has no meaning there, or the role that is missing.
    pub word: String,
}

impl fmt::Display for ThemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "theme, line {}: {:?} is unknown or missing", self.line, self.word)
    }
}

impl std::error::Error for ThemeError {}

impl Theme {
    /// The theme that comes with the program, with its colours or with its modifiers only.
    ///
    /// # Errors
    /// None in a program that passed its tests: the theme is part of it.
    pub fn new(glyphs: Glyphs, colour: bool) -> Result<Self, ThemeError> {
        let mut styles = parse(DEFAULT)?;
        if !colour {
            for style in &mut styles {
                (style.fg, style.bg) = (None, None);
            }
        }
        Ok(Self { styles, glyphs })
    }

    /// Whether the sides are told apart by colours, too.
    pub const fn has_colour(&self) -> bool {
        self.stone(Stone::First).fg.is_some()
    }

    /// The style of a part of the screen.
    pub const fn style(&self, role: Role) -> Style {
        self.styles[role as usize]
    }

    /// The style of a side's stones and name.
    pub const fn stone(&self, stone: Stone) -> Style {
        self.style(match stone {
            Stone::First => Role::First,
            Stone::Second => Role::Second,
        })
    }
}

fn parse(text: &str) -> Result<[Style; Role::ALL.len()], ThemeError> {
    let mut styles = [None; Role::ALL.len()];
    for (index, line) in text.lines().enumerate() {
        let error = |word: &str| ThemeError { line: index + 1, word: word.to_owned() };
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, value) = line.split_once('=').ok_or_else(|| error(line))?;
        let role = Role::ALL.iter().find(|(known, _)| *known == name.trim());
        let &(_, role) = role.ok_or_else(|| error(name.trim()))?;
        styles[role as usize] = Some(style(value).map_err(error)?);
    }
    for (name, role) in Role::ALL {
        if styles[role as usize].is_none() {
            return Err(ThemeError { line: text.lines().count() + 1, word: name.to_owned() });
        }
    }
    Ok(styles.map(Option::unwrap_or_default))
}

/// The style that the words describe, or the first word that has no meaning.
fn style(words: &str) -> Result<Style, &str> {
    let mut style = Style::new();
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        style = match word {
            "bold" => style.add_modifier(Modifier::BOLD),
            "dim" => style.add_modifier(Modifier::DIM),
            "italic" => style.add_modifier(Modifier::ITALIC),
            "underlined" => style.add_modifier(Modifier::UNDERLINED),
            "reversed" => style.add_modifier(Modifier::REVERSED),
            "on" => {
                style.bg(words.next().and_then(|word| Color::from_str(word).ok()).ok_or(word)?)
            }
            _ => style.fg(Color::from_str(word).map_err(|_| word)?),
        };
    }
    Ok(style)
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthChar;

    #[test]
    fn the_default_theme_is_whole_and_uses_the_sixteen_colours() {
        let theme = Theme::new(Glyphs::UNICODE, true).unwrap();
        assert_eq!(theme.stone(Stone::First).fg, Some(Color::Red));
        assert_eq!(theme.stone(Stone::Second).fg, Some(Color::Green));
        for colour in theme.styles.iter().flat_map(|style| [style.fg, style.bg]).flatten() {
            assert!(!matches!(colour, Color::Rgb(..) | Color::Indexed(_)), "{colour}");
        }
    }

    #[test]
    fn without_colour_only_modifiers_are_left() {
        let theme = Theme::new(Glyphs::ASCII, false).unwrap();
        assert!(theme.styles.iter().all(|style| style.fg.is_none() && style.bg.is_none()));
        assert_eq!(theme.style(Role::Win).add_modifier, Modifier::REVERSED);
        assert!(!theme.has_colour() && Theme::new(Glyphs::ASCII, true).unwrap().has_colour());
    }

    #[test]
    fn a_bad_theme_names_the_line_and_the_word() {
        let error = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(error("# x\nfirst = rde\n"), "theme, line 2: \"rde\" is unknown or missing");
        assert_eq!(error("frist = red\n"), "theme, line 1: \"frist\" is unknown or missing");
        assert_eq!(error("first = on\n"), "theme, line 1: \"on\" is unknown or missing");
        assert_eq!(error("first = red\n"), "theme, line 2: \"second\" is unknown or missing");
        assert_eq!(error("first\n"), "theme, line 1: \"first\" is unknown or missing");
    }

    #[test]
    fn glyphs_are_one_column_wide_in_every_terminal() {
        for glyphs in [Glyphs::UNICODE, Glyphs::ASCII] {
            for glyph in [glyphs.empty, glyphs.star] {
                assert_eq!((glyph.width(), glyph.width_cjk()), (Some(1), Some(1)), "{glyph}");
            }
        }
    }
}
