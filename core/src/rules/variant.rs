//! Variant: a game of the family, as a value.

use std::fmt;

use super::{Axis, Board, Point, Row, Shape, ShapeError, Stone, Topology};
use crate::translate::message;

/// Rows that win, and points that a side may not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Wins with a row of the given length **or more**.
    Freestyle,
    /// Wins with a row of exactly the given length; a longer one neither wins nor ends the game.
    Standard,
    /// `First` wins with exactly the given length and loses by a [`Foul`](super::Foul); `Second`
    /// wins with that length or more.
    Renju,
    /// Wins with a longer row, or with exactly the given length unless the cells at both ends hold
    /// stones of the opponent.
    Caro,
    /// Wins with exactly the given length unless the cells at both ends hold stones of the
    /// opponent.
    StandardCaro,
    /// Wins with exactly the given length; either side loses by a double three.
    Omok,
}

impl Rule {
    /// All rules, the usual ones first.
    pub const ALL: [Self; 6] =
        [Self::Freestyle, Self::Standard, Self::Renju, Self::Caro, Self::StandardCaro, Self::Omok];

    /// Returns the rule with this number in the Gomocup protocol.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.number() == Some(number))
    }

    /// Number in the Gomocup protocol and the files of its programs; omok has none.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Freestyle => Some(0),
            Self::Standard => Some(1),
            Self::Renju => Some(4),
            Self::Caro => Some(8),
            Self::StandardCaro => Some(9),
            Self::Omok => None,
        }
    }

    /// Checks whether the rule exists for rows of any length, on every board. The others need five
    /// in a row, on a plane without gravity.
    pub const fn is_general(self) -> bool {
        matches!(self, Self::Freestyle | Self::Standard)
    }

    /// Checks whether stones at both ends block a row of the given length.
    pub const fn blocks_fives(self) -> bool {
        matches!(self, Self::Caro | Self::StandardCaro)
    }

    /// Checks whether a row of a side wins, given its length, the length that is needed, and whether
    /// the cells at both ends hold stones of the opponent.
    pub(crate) fn is_winning(
        self,
        side: Stone,
        length: u16,
        needed: u16,
        is_blocked: impl FnOnce() -> bool,
    ) -> bool {
        match self {
            Self::Freestyle => length >= needed,
            Self::Standard | Self::Omok => length == needed,
            Self::Renju => length == needed || length > needed && side == Stone::Second,
            Self::Caro => length > needed || length == needed && !is_blocked(),
            Self::StandardCaro => length == needed && !is_blocked(),
        }
    }

    /// Checks whether a side may pass.
    pub const fn has_passes(self) -> bool {
        matches!(self, Self::Renju)
    }
}

/// Cells on which a stone may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// On any free cell.
    Anywhere,
    /// Lowest free cell of a column. Stones fall to the bottom row of a torus, too.
    Gravity,
}

/// Game of the family: shape, row length, rule and placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    shape: Shape,
    row_length: u8,
    rule: Rule,
    placement: Placement,
}

/// Error of creating a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantError {
    /// The shape is invalid.
    Shape(ShapeError),
    /// The row is shorter than three.
    RowTooShort(u8),
    /// The rule needs five in a row, on a plane without gravity.
    RuleOfFive(Rule),
    /// The row does not fit the longer side.
    RowTooLong {
        /// Row length requested.
        row_length: u8,
        /// Length of the longer side.
        side: u8,
    },
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(error) => error.fmt(f),
            Self::RowTooShort(length) => message!(
                "variant-row-too-short",
                "{length} in a row are too few: the minimum is {least}",
                length = length,
                least = Variant::MIN_ROW
            )
            .fmt(f),
            Self::RuleOfFive(rule) => message!(
                "variant-rule-of-five",
                "the rule {rule} needs five in a row, on a board with edges, without gravity",
                rule = rule
            )
            .fmt(f),
            Self::RowTooLong { row_length, side } => message!(
                "variant-row-too-long",
                "{length} in a row do not fit: the longest side of the board has {side} cells",
                length = row_length,
                side = side
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for VariantError {}

impl From<ShapeError> for VariantError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}

impl Variant {
    /// Shortest row that makes a game.
    pub const MIN_ROW: u8 = 3;

    /// Freestyle Gomoku on 13x13.
    pub const GOMOKU_13: Self = Self::known(13, 13, 5, Placement::Anywhere);
    /// Freestyle Gomoku on 15x15, the usual board.
    pub const GOMOKU_15: Self = Self::known(15, 15, 5, Placement::Anywhere);
    /// Freestyle Gomoku on 17x17.
    pub const GOMOKU_17: Self = Self::known(17, 17, 5, Placement::Anywhere);
    /// Freestyle Gomoku on 19x19, the Go board.
    pub const GOMOKU_19: Self = Self::known(19, 19, 5, Placement::Anywhere);
    /// Freestyle Gomoku on 20x20, the tournament board of computer programs.
    pub const GOMOKU_20: Self = Self::known(20, 20, 5, Placement::Anywhere);

    /// Connect four: 7 columns, 6 rows, stones fall.
    pub const CONNECT_FOUR: Self = Self::known(7, 6, 4, Placement::Gravity);
    /// Tic-tac-toe, noughts and crosses.
    pub const TIC_TAC_TOE: Self = Self::known(3, 3, 3, Placement::Anywhere);

    /// Boards of Gomoku offered to players, smallest first.
    pub const OFFERED: [Self; 4] =
        [Self::GOMOKU_15, Self::GOMOKU_17, Self::GOMOKU_19, Self::GOMOKU_20];

    const fn known(width: u8, height: u8, row_length: u8, placement: Placement) -> Self {
        let shape = Shape::known(width, height, Topology::Plane);
        Self { shape, row_length, rule: Rule::Freestyle, placement }
    }

    /// Finds the offered board with this side.
    pub fn offered(side: u8) -> Option<Self> {
        Self::OFFERED.into_iter().find(|variant| variant.shape.width() == side)
    }

    /// Checks whether this is an offered board, under either rule.
    pub fn is_offered(self) -> bool {
        Self::OFFERED.contains(&self.with_rule(Rule::Freestyle))
    }

    /// Returns the same game under this rule, or unchanged if the rule does not
    /// [exist](Self::allows) for it.
    #[must_use]
    pub const fn with_rule(self, rule: Rule) -> Self {
        if self.allows(rule) { Self { rule, ..self } } else { self }
    }

    /// Checks whether a rule exists for this game: all rules for five in a row on a plane without
    /// gravity, else the [general](Rule::is_general) ones.
    pub const fn allows(self, rule: Rule) -> bool {
        rule.is_general()
            || matches!(self.shape.topology(), Topology::Plane)
                && matches!(self.placement, Placement::Anywhere)
                && self.row_length == 5
    }

    /// Checks for Gomoku: five in a row on a square board, stones on any free cell.
    const fn is_gomoku(self) -> bool {
        self.shape.width() == self.shape.height() && self.allows(Rule::Renju)
    }

    /// Returns the game's own name, if it has one.
    pub fn own_name(self) -> Option<&'static str> {
        match self {
            Self::CONNECT_FOUR => Some("Connect four"),
            Self::TIC_TAC_TOE => Some("Tic-tac-toe"),
            _ if !self.is_gomoku() => None,
            _ => Some(match self.rule {
                Rule::Freestyle | Rule::Standard => "Gomoku",
                Rule::Renju => "Renju",
                Rule::Caro | Rule::StandardCaro => "Caro",
                Rule::Omok => "Omok",
            }),
        }
    }

    /// Names the game for players: by its own name, or as an m,n,k-game, as in `9,7,4 game` for
    /// four in a row on 9 columns and 7 rows.
    pub fn name(self) -> String {
        let Self { shape, row_length, .. } = self;
        let by_numbers = || format!("{},{},{row_length} game", shape.width(), shape.height());
        self.own_name().map_or_else(by_numbers, str::to_owned)
    }

    /// Creates any game of the family.
    ///
    /// # Errors
    /// Fails for rows shorter than three or longer than the longer side, and for a rule that does
    /// not exist for such a game.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Placement, Rule, Shape, Topology, Variant};
    ///
    /// let shape = Shape::new(7, 6, Topology::Plane)?;
    /// let connect_four = Variant::new(shape, 4, Rule::Freestyle, Placement::Gravity)?;
    /// assert_eq!(connect_four.to_string(), "7x6, four or more in a row, stones fall");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn new(
        shape: Shape,
        row_length: u8,
        rule: Rule,
        placement: Placement,
    ) -> Result<Self, VariantError> {
        let side = if shape.width() > shape.height() { shape.width() } else { shape.height() };
        if row_length < Self::MIN_ROW {
            Err(VariantError::RowTooShort(row_length))
        } else if row_length > side {
            Err(VariantError::RowTooLong { row_length, side })
        } else {
            let variant = Self { shape, row_length, rule, placement };
            if variant.allows(rule) { Ok(variant) } else { Err(VariantError::RuleOfFive(rule)) }
        }
    }

    /// Extent and topology of the board.
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// Number of stones in a winning row.
    pub const fn row_length(self) -> u8 {
        self.row_length
    }

    /// Rows that win, and points that a side may not take.
    pub const fn rule(self) -> Rule {
        self.rule
    }

    /// Cells on which a stone may be placed.
    pub const fn placement(self) -> Placement {
        self.placement
    }

    /// Checks whether a row of stones wins.
    pub(super) fn is_winning(self, board: &Board, row: Row) -> bool {
        let Some(side) = board.get(row.start()) else { return false };
        let is_blocked = || {
            let ends = row.ends().map(|end| end.and_then(|end| board.get(end)));
            ends == [Some(side.opponent()); 2]
        };
        self.rule.is_winning(side, row.length(), self.row_length.into(), is_blocked)
    }

    /// Checks whether this cell can hold a stone: in games with gravity, only on the bottom row or
    /// on another stone.
    pub fn is_supported(self, board: &Board, point: Point) -> bool {
        let below = Point { row: point.row.saturating_add(1), ..point };
        self.placement == Placement::Anywhere
            || below.row >= self.shape.height()
            || board.get(below).is_some()
    }

    /// Iterates over the winning rows through a cell: at most one for each axis, none if the cell
    /// is free.
    pub fn winning_rows(self, board: &Board, last: Point) -> impl Iterator<Item = Row> {
        Axis::ALL
            .into_iter()
            .filter_map(move |axis| board.row_through(last, axis))
            .filter(move |&row| self.is_winning(board, row))
    }

    /// Iterates over all winning rows on a board, of either side, each once.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Board, Variant};
    ///
    /// let board = Board::from_field(&[[0, 0, 0], [1, 1, 1], [-1, -1, -1]])?;
    /// let rows = Variant::TIC_TAC_TOE.all_winning_rows(&board);
    /// let rows: Vec<String> = rows.map(|row| row.to_string()).collect();
    /// assert_eq!(rows, ["Horizontal X: 0, Y: 0", "Horizontal X: 0, Y: 1"]);
    /// # Ok::<(), gomoku::rules::FieldError>(())
    /// ```
    pub fn all_winning_rows(self, board: &Board) -> impl Iterator<Item = Row> {
        let rows_at = move |cell| self.winning_rows(board, cell).map(move |row| (cell, row));
        // Each cell of a row finds it; only the uppermost one reports it.
        let is_first = |(cell, row): &(Point, Row)| row.points().min() == Some(*cell);
        board.shape().points().flat_map(rows_at).filter(is_first).map(|(_, row)| row)
    }

    /// Checks whether the stone on this cell is part of a winning row. Only nearby cells are
    /// examined.
    pub fn is_won_at(self, board: &Board, last: Point) -> bool {
        // Most stones are in no row that is long enough, and the ends of those are not looked for.
        let five = u16::from(self.row_length);
        let is_long = |&axis: &Axis| board.length_through(last, axis) >= Some(five);
        let mut long = Axis::ALL.into_iter().filter(is_long);
        long.any(|axis| {
            board.row_through(last, axis).is_some_and(|row| self.is_winning(board, row))
        })
    }
}

/// Writes `15x15, five or more in a row`.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape.fmt(f)?;
        let row = in_words(self.row_length);
        let has_longer = self.row_length < self.shape.width().max(self.shape.height());
        match self.rule {
            Rule::Freestyle | Rule::Standard if !has_longer => write!(f, ", {row} in a row")?,
            Rule::Freestyle => write!(f, ", {row} or more in a row")?,
            Rule::Standard => write!(f, ", exactly {row} in a row")?,
            rule => write!(f, ", {row} in a row, {}", rule.to_string().replace('-', " "))?,
        }
        if self.placement == Placement::Gravity {
            f.write_str(", stones fall")?;
        }
        Ok(())
    }
}

/// Spells out a number of stones.
pub fn in_words(row_length: u8) -> String {
    const WORDS: [&str; 10] =
        ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    usize::from(row_length)
        .checked_sub(usize::from(Variant::MIN_ROW))
        .and_then(|index| WORDS.get(index))
        .map_or_else(|| row_length.to_string(), |&word| word.to_owned())
}
