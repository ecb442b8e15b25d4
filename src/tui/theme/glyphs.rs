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

    /// Half a point, after a whole number or alone.
    pub const fn half(self) -> &'static str {
        match self {
            Self::Lines => "\u{bd}",
            Self::Dots | Self::Ascii => ".5",
        }
    }
}
