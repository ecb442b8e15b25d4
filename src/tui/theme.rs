//! Colours and glyphs.

use ratatui::style::Style;

use crate::rules::Stone;

/// How everything on the screen looks. The colours are the terminal's own sixteen, and nothing is told
/// by colour alone: the sides differ in their letters, the cursor has brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The cells' glyphs.
    pub glyphs: Glyphs,
    /// Whether there are colours, too, and not bold, dim, underlined and reversed only.
    pub has_colour: bool,
}

/// A part of the screen that has a style of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the others have the names of what they are")]
pub enum Role {
    First,
    Second,
    /// Quarto's black pieces.
    Dark,
    /// Quarto's white pieces.
    Light,
    Empty,
    Star,
    Label,
    Cursor,
    /// Laid over the style of the stone that was played last.
    Last,
    /// Laid over the style of the stones of a winning row.
    Win,
    /// Laid over the style of the side whose stone is expected.
    Expected,
    Title,
    Heading,
    Faint,
    Status,
    Notice,
    Error,
    Key,
    Selected,
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

impl Theme {
    /// The style of a part of the screen.
    pub const fn style(&self, role: Role) -> Style {
        let style = match role {
            Role::First | Role::Error => Style::new().red().bold(),
            Role::Second => Style::new().green().bold(),
            Role::Dark | Role::Notice => Style::new().cyan(),
            Role::Light | Role::Cursor => Style::new().yellow().bold(),
            Role::Empty | Role::Label | Role::Faint => Style::new().dim(),
            Role::Star | Role::Title | Role::Heading | Role::Status | Role::Key => {
                Style::new().bold()
            }
            Role::Last => Style::new().underlined(),
            Role::Win => Style::new().reversed(),
            Role::Expected => Style::new().dim().italic(),
            Role::Selected => Style::new().reversed().bold(),
        };
        if self.has_colour { style } else { Style { fg: None, bg: None, ..style } }
    }

    /// The style of a side's stones and name.
    pub const fn stone(&self, stone: Stone) -> Style {
        self.style(match stone {
            Stone::First => Role::First,
            Stone::Second => Role::Second,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Modifier;
    use unicode_width::UnicodeWidthChar;

    #[test]
    fn without_colour_only_modifiers_are_left() {
        let mut theme = Theme { glyphs: Glyphs::ASCII, has_colour: true };
        let [with, cursor] = [Role::First, Role::Cursor].map(|role| theme.style(role));
        assert!(with.fg.is_some() && cursor.fg.is_some());
        theme.has_colour = false;
        assert_eq!(theme.style(Role::First), Style { fg: None, ..with });
        assert_eq!(theme.style(Role::Win).add_modifier, Modifier::REVERSED);
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
