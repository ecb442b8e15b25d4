//! Glyphs of the screen other than letters.

use ratatui::symbols::border;

use crate::record::MarkKind;

/// Frame for ASCII, and for fonts that draw lines two columns wide.
const PLAIN_FRAME: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphSet {
    /// Lines and half blocks, which CJK fonts may draw two columns wide.
    Lines,
    /// Dots, one column wide in every terminal.
    Dots,
    Ascii,
}

impl GlyphSet {
    pub const fn pick(self, drawn: char, plain: char) -> char {
        match self {
            Self::Lines => drawn,
            Self::Dots | Self::Ascii => plain,
        }
    }

    pub const fn empty(self) -> char {
        match self {
            Self::Lines | Self::Dots => '\u{22c5}',
            Self::Ascii => '.',
        }
    }

    /// Sign on a point that a side may not take.
    pub const fn forbidden(self) -> char {
        self.pick('\u{2298}', '!')
    }

    /// Sign on a point that looks forbidden, but is allowed.
    pub const fn allowed(self) -> char {
        self.pick('\u{2713}', '=')
    }

    pub const fn rule(self) -> char {
        self.pick('\u{2500}', '-')
    }

    pub const fn mark(self, kind: &MarkKind) -> char {
        match kind {
            MarkKind::Triangle => self.pick('\u{25b3}', '^'),
            MarkKind::Square => self.pick('\u{25a1}', '#'),
            MarkKind::Circle => self.pick('\u{25cb}', '@'),
            MarkKind::Cross => self.pick('\u{d7}', '%'),
            MarkKind::Selected | MarkKind::Label(_) => self.pick('\u{25aa}', '*'),
        }
    }

    pub const fn frame(self) -> border::Set<'static> {
        match self {
            Self::Lines => border::PLAIN,
            Self::Dots | Self::Ascii => PLAIN_FRAME,
        }
    }

    pub const fn pointer(self) -> char {
        self.pick('\u{25b8}', '>')
    }
}
