//! The colours of a theme, and how they are written.

use serde::Deserialize;

use super::colour::Rgb;

/// Colours with a name, and the same as they are written: some of them, the others are those of the
/// theme that is inherited.
macro_rules! colours {
    ($(#[$doc:meta])* $name:ident, $written:ident, $($(#[$what:meta])* $field:ident),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name {
            $($(#[$what])* pub $field: Rgb,)+
        }

        impl $name {
            /// Before anything is written.
            const BLANK: Self = Self { $($field: Rgb::BLACK,)+ };

            const fn inherit(self, written: &$written) -> Self {
                Self {
                    $($field: match written.$field {
                        Some(own) => own,
                        None => self.$field,
                    },)+
                }
            }

            /// The colours with their names, after this one.
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
    /// The colours of a side.
    StoneColours, WrittenStone,
    /// Its stones.
    stone,
    /// Their side that is turned to the light.
    lit,
    /// The letter on them.
    letter,
    /// The side's name and its moves, on the ground of the window.
    name,
    /// The mark on the stone that was played last.
    mark
}

colours! {
    /// The colours of Quarto's pieces.
    PieceColours, WrittenPiece,
    /// The piece.
    piece,
    /// Its side that is turned to the light.
    lit,
    /// Its letters, on the ground of the window and of the board.
    name
}

colours! {
    /// Text on a ground of its own.
    Plate, WrittenPlate,
    /// The ground.
    ground,
    /// The text.
    text
}

/// The palette's own colours are written once: here.
macro_rules! palette {
    ($($(#[$what:meta])* $field:ident),+; $($(#[$part_doc:meta])* $part:ident: $kind:ident, $written:ident),+) => {
        /// The colours of a theme.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Palette {
            /// Whether stones carry X and O.
            pub letters: bool,
            $($(#[$what])* pub $field: Rgb,)+
            $($(#[$part_doc])* pub $part: $kind,)+
        }

        /// The colours as they are written in a file.
        #[derive(Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub(super) struct Written {
            /// The theme that has the colours which are not written.
            pub(super) inherits: Option<toml::Spanned<String>>,
            letters: Option<bool>,
            $($field: Option<Rgb>,)+
            $($part: $written,)+
        }

        impl Palette {
            /// These colours, but for those that are written.
            pub(super) fn inherit(self, written: &Written) -> Self {
                Self {
                    letters: written.letters.unwrap_or(self.letters),
                    $($field: written.$field.unwrap_or(self.$field),)+
                    $($part: self.$part.inherit(&written.$part),)+
                }
            }

            /// All colours with their names, as they are written: `text`, `first.stone`.
            pub fn named(&self) -> Vec<(String, Rgb)> {
                let mut all = vec![$((stringify!($field).to_owned(), self.$field)),+];
                $(all.extend(self.$part.named(stringify!($part)));)+
                all
            }

            /// Before anything is written.
            pub(super) const BLANK: Self = Self {
                letters: true,
                $($field: Rgb::BLACK,)+
                $($part: $kind::BLANK,)+
            };
        }
    };
}

palette! {
    /// The ground of the whole window.
    ground,
    /// Text.
    text,
    /// Text that explains.
    dim,
    /// The line beside a heading.
    rule,
    /// Who won, and whatever is to be seen first.
    accent,
    /// Messages.
    notice,
    /// Messages of what went wrong.
    error,
    /// The ground of the board.
    board,
    /// The board's lines.
    line,
    /// Its star points.
    star,
    /// The names of rows and columns.
    label,
    /// The cursor on the board.
    cursor,
    /// What the stones of a winning row are mixed with.
    win,
    /// The frame of a board into which discs fall.
    frame,
    /// What is seen through its holes.
    hole;
    /// The keys in the footer.
    key: Plate, WrittenPlate,
    /// What is selected in a menu.
    selected: Plate, WrittenPlate,
    /// The side that begins, X.
    first: StoneColours, WrittenStone,
    /// The other side, O.
    second: StoneColours, WrittenStone,
    /// Quarto's black pieces.
    dark: PieceColours, WrittenPiece,
    /// Quarto's white pieces.
    light: PieceColours, WrittenPiece
}

impl Palette {
    /// Whether the window is light.
    pub fn is_light(&self) -> bool {
        self.ground.luminance() > 0.2
    }

    /// The one of this theme's colours for text, or black or white, that is read best on a ground.
    pub fn ink_on(&self, ground: Rgb) -> Rgb {
        let inks = [self.text, self.ground, Rgb::BLACK, Rgb::WHITE];
        let own = inks.into_iter().find(|ink| ink.contrast(ground) >= 7.0);
        let best =
            || inks.into_iter().max_by(|a, b| a.contrast(ground).total_cmp(&b.contrast(ground)));
        own.or_else(best).unwrap_or(self.text)
    }
}
