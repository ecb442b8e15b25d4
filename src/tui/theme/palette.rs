//! The colours of a theme, and their form in a file.

use serde::Deserialize;

use super::colour::Rgb;
use crate::rules::Stone;

/// Colours with names, and `Written`: those that a file gives, the rest being inherited.
macro_rules! colours {
    ($(#[$doc:meta])* $name:ident, $written:ident, $($(#[$what:meta])* $field:ident),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name {
            $($(#[$what])* pub $field: Rgb,)+
        }

        impl $name {
            fn inherit(self, written: &$written) -> Self {
                Self { $($field: written.$field.unwrap_or(self.$field),)+ }
            }

            fn named(&self, prefix: &str) -> impl Iterator<Item = (String, Rgb)> {
                let all = [$((stringify!($field), self.$field)),+];
                all.map(|(name, colour)| (format!("{prefix}.{name}"), colour)).into_iter()
            }
        }

        #[derive(Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct $written {
            $($field: Option<Rgb>,)+
        }
    };
}

colours! {
    StoneColours, WrittenStone,
    stone,
    /// Their lit side.
    lit,
    letter,
    name,
    /// The mark on the last stone.
    mark
}

colours! {
    PieceColours, WrittenPiece,
    piece,
    lit,
    name
}

colours! {
    /// Text on a ground of its own.
    Plate, WrittenPlate,
    ground,
    text
}

/// The one list of the palette's colours.
macro_rules! palette {
    ($($(#[$what:meta])* $field:ident),+; $($(#[$part_doc:meta])* $part:ident: $kind:ident, $written:ident),+) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Palette {
            pub letters: bool,
            $($(#[$what])* pub $field: Rgb,)+
            $($(#[$part_doc])* pub $part: $kind,)+
        }

        #[derive(Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub(super) struct Written {
            pub(super) inherits: Option<toml::Spanned<String>>,
            letters: Option<bool>,
            $($field: Option<Rgb>,)+
            $($part: $written,)+
        }

        impl Palette {
            pub(super) fn inherit(self, written: &Written) -> Self {
                Self {
                    letters: written.letters.unwrap_or(self.letters),
                    $($field: written.$field.unwrap_or(self.$field),)+
                    $($part: self.$part.inherit(&written.$part),)+
                }
            }

            pub fn named(&self) -> Vec<(String, Rgb)> {
                let mut all = vec![$((stringify!($field).to_owned(), self.$field)),+];
                $(all.extend(self.$part.named(stringify!($part)));)+
                all
            }
        }
    };
}

palette! {
    ground,
    text,
    dim,
    rule,
    /// The winner, and whatever is to be seen first.
    accent,
    notice,
    error,
    board,
    line,
    star,
    label,
    cursor,
    /// Mixed into the stones of a winning row.
    win,
    /// Frame of a board with falling discs.
    frame,
    /// Seen through the holes of the frame.
    hole;
    key: Plate, WrittenPlate,
    selected: Plate, WrittenPlate,
    first: StoneColours, WrittenStone,
    second: StoneColours, WrittenStone,
    dark: PieceColours, WrittenPiece,
    light: PieceColours, WrittenPiece
}

impl Palette {
    pub const fn of(&self, side: Stone) -> &StoneColours {
        match side {
            Stone::First => &self.first,
            Stone::Second => &self.second,
        }
    }

    pub fn is_light(&self) -> bool {
        self.ground.luminance() > 0.2
    }

    /// Picks the most readable text colour of this theme, or black or white, for a ground.
    pub fn ink_on(&self, ground: Rgb) -> Rgb {
        let inks = [self.text, self.ground, Rgb::BLACK, Rgb::WHITE];
        let own = inks.into_iter().find(|ink| ink.contrast(ground) >= 7.0);
        let best =
            || inks.into_iter().max_by(|a, b| a.contrast(ground).total_cmp(&b.contrast(ground)));
        own.or_else(best).unwrap_or(self.text)
    }
}
