//! The glyphs that are no letters.

use crate::record::MarkKind;

/// Which glyphs the screen is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphSet {
    /// Lines and half blocks. Terminals with Chinese, Japanese or Korean fonts may give them two
    /// columns.
    Lines,
    /// Points: one column wide in every terminal.
    Dots,
    /// For terminals that know nothing but ASCII.
    Ascii,
}

impl GlyphSet {
    /// A free cell.
    pub const fn empty(self) -> char {
        match self {
            Self::Lines | Self::Dots => '\u{22c5}',
            Self::Ascii => '.',
        }
    }

    /// A free cell that is a star point.
    pub const fn star(self) -> char {
        '+'
    }

    /// A rule beside a heading.
    pub const fn rule(self) -> char {
        match self {
            Self::Lines => '\u{2500}',
            Self::Dots | Self::Ascii => '-',
        }
    }

    /// What marks a cell in a record.
    pub const fn mark(self, kind: &MarkKind) -> char {
        let [shape, letter] = match kind {
            MarkKind::Triangle => ['\u{25b3}', '^'],
            MarkKind::Square => ['\u{25a1}', '#'],
            MarkKind::Circle => ['\u{25cb}', '@'],
            MarkKind::Cross => ['\u{d7}', '%'],
            MarkKind::Selected | MarkKind::Label(_) => ['\u{25aa}', '*'],
        };
        match self {
            Self::Lines => shape,
            Self::Dots | Self::Ascii => letter,
        }
    }

    /// What stands before a branch of the line above it.
    pub const fn branch(self) -> char {
        match self {
            Self::Lines => '\u{2514}',
            Self::Dots | Self::Ascii => '`',
        }
    }

    /// That more follows than there is room for.
    pub const fn ellipsis(self) -> char {
        match self {
            Self::Lines => '\u{2026}',
            Self::Dots | Self::Ascii => '~',
        }
    }

    /// What points at the side to move.
    pub const fn pointer(self) -> char {
        match self {
            Self::Lines => '\u{25b8}',
            Self::Dots | Self::Ascii => '>',
        }
    }

    /// What points at a place in the row below it.
    pub const fn down(self) -> char {
        match self {
            Self::Lines => '\u{25be}',
            Self::Dots | Self::Ascii => 'v',
        }
    }
}
