//! The glyphs that are no letters.

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

    /// What points at the side to move.
    pub const fn pointer(self) -> char {
        match self {
            Self::Lines => '\u{25b8}',
            Self::Dots | Self::Ascii => '>',
        }
    }
}
