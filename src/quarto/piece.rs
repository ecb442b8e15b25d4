//! Pieces of Quarto and their attributes.

/// A piece: one of two values in each of four attributes.
///
/// | | small, hollow | small, solid | large, hollow | large, solid |
/// |---|---|---|---|---|
/// | black, square | 0 | 1 | 2 | 3 |
/// | black, round | 4 | 5 | 6 | 7 |
/// | white, square | 8 | 9 | 10 | 11 |
/// | white, round | 12 | 13 | 14 | 15 |
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

/// Value of one attribute, such as black or round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Attribute {
    Black,
    White,
    Square,
    Round,
    Small,
    Large,
    Hollow,
    Solid,
}

impl Piece {
    /// Number of pieces.
    pub const COUNT: u8 = 16;

    /// Piece number 0.
    pub const FIRST: Self = Self(0);

    /// Piece with this number; `None` beyond 15.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Iterates over all pieces by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Number from 0 to 15.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns one value for each attribute.
    ///
    /// ```
    /// use gomoku::quarto::{Attribute, Piece};
    ///
    /// let piece = Piece::new(6).map(Piece::attributes);
    /// let [black, round, large, hollow] =
    ///     [Attribute::Black, Attribute::Round, Attribute::Large, Attribute::Hollow];
    /// assert_eq!(piece, Some([black, round, large, hollow]));
    /// ```
    pub fn attributes(self) -> [Attribute; 4] {
        [3, 2, 1, 0].map(|bit| Attribute::PAIRS[3 - bit][usize::from(self.0 >> bit & 1)])
    }

    /// Draws the piece in four columns: `[ ]` square or `( )` round, `b` black or `w` white, a
    /// capital letter if it is large, `*` if it is solid.
    ///
    /// ```
    /// use gomoku::quarto::Piece;
    ///
    /// assert_eq!(Piece::new(15).map(Piece::letters).as_deref(), Some("(W*)"));
    /// ```
    pub fn letters(self) -> String {
        let (open, close) = if self.is(Attribute::Square) { ('[', ']') } else { ('(', ')') };
        let letter = if self.is(Attribute::Black) { 'b' } else { 'w' };
        let letter = if self.is(Attribute::Large) { letter.to_ascii_uppercase() } else { letter };
        let filling = if self.is(Attribute::Solid) { '*' } else { ' ' };
        format!("{open}{letter}{filling}{close}")
    }

    /// Checks whether the piece has this value.
    pub fn is(self, attribute: Attribute) -> bool {
        self.attributes().contains(&attribute)
    }
}

impl Attribute {
    /// Both values of each attribute, that of the lower numbers first.
    const PAIRS: [[Self; 2]; 4] = [
        [Self::Black, Self::White],
        [Self::Square, Self::Round],
        [Self::Small, Self::Large],
        [Self::Hollow, Self::Solid],
    ];

    /// Iterates over all eight values.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::PAIRS.into_iter().flatten()
    }

    /// Name of the value.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Square => "square",
            Self::Round => "round",
            Self::Small => "small",
            Self::Large => "large",
            Self::Hollow => "hollow",
            Self::Solid => "solid",
        }
    }
}

/// Set of pieces not selected yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag(u16);

impl Bag {
    /// All sixteen pieces.
    pub const FULL: Self = Self(u16::MAX);

    /// Checks whether the piece is in the bag.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    /// Iterates over the pieces in the bag, by number.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |&piece| self.contains(piece))
    }

    pub(super) const fn without(self, piece: Piece) -> Self {
        Self(self.0 & !(1 << piece.0))
    }
}
