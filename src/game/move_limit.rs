//! Draw of a game that reaches a number of moves.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use super::{End, GameKind};
use crate::rules::{Game, Placement};
use crate::translate::message;

/// Point at which a game without a winner is drawn.
///
/// ```
/// use gomoku::game::MoveLimit;
/// use gomoku::rules::{Game, Variant};
///
/// let limit: MoveLimit = "leave-25".parse()?;
/// assert_eq!(limit.to_string(), "leave-25");
/// assert!(!limit.is_reached(&Game::new(Variant::GOMOKU_15)));
/// # Ok::<(), gomoku::game::UnknownMoveLimit>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// Board without a free cell.
    #[default]
    Full,
    /// Board with [`MoveLimit::FREE`] free cells, as in Piskvork.
    Leave25,
    /// Number of moves, from [`MoveLimit::MIN`] to [`MoveLimit::MAX`].
    Moves(NonZeroU16),
}

/// Text that is no move limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownMoveLimit;

const FULL: &str = "full";
const LEAVE_25: &str = "leave-25";

impl MoveLimit {
    /// Number of cells that Piskvork leaves free.
    pub const FREE: usize = 25;
    /// Minimum number of moves, which can be enough for five in a row.
    pub const MIN: u16 = 10;
    /// Maximum number of moves: the cells of the largest board.
    pub const MAX: u16 = 676;

    /// Creates a limit of this many moves; `None` if there are too few or too many.
    pub fn moves(number: u16) -> Option<Self> {
        let is_known = (Self::MIN..=Self::MAX).contains(&number);
        NonZeroU16::new(number).filter(|_| is_known).map(Self::Moves)
    }

    /// Checks whether games of this kind can have a limit: rows of five or more, without gravity.
    pub fn applies_to(kind: GameKind) -> bool {
        matches!(kind, GameKind::Rows(variant)
            if variant.row_length() >= 5 && variant.placement() == Placement::Anywhere)
    }

    /// Limit of a game of this kind: this one, or the full board if it cannot have one.
    #[must_use]
    pub fn for_kind(self, kind: GameKind) -> Self {
        if Self::applies_to(kind) { self } else { Self::Full }
    }

    /// Checks whether a game in progress is drawn now. A full board is no concern of the limit, and
    /// no board that is smaller than the cells to be left has one.
    pub fn is_reached(self, game: &Game) -> bool {
        let cells = game.variant().shape().cells();
        match self {
            Self::Full => false,
            Self::Leave25 => cells > Self::FREE && game.board().stones() + Self::FREE >= cells,
            Self::Moves(number) => game.moves().len() >= number.get().into(),
        }
    }

    /// Names the reason for a draw that a file does not give: a game that reaches the limit ends
    /// there.
    #[must_use]
    pub fn reason(self, end: End, game: &Game) -> End {
        if end == End::Drawn && self.is_reached(game) { End::MoveLimit } else { end }
    }
}

impl fmt::Display for MoveLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str(FULL),
            Self::Leave25 => f.write_str(LEAVE_25),
            Self::Moves(number) => number.fmt(f),
        }
    }
}

impl FromStr for MoveLimit {
    type Err = UnknownMoveLimit;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            FULL => Ok(Self::Full),
            LEAVE_25 => Ok(Self::Leave25),
            number => {
                let is_plain = |known: &u16| known.to_string() == number;
                let number = number.parse().ok().filter(is_plain);
                number.and_then(Self::moves).ok_or(UnknownMoveLimit)
            }
        }
    }
}

impl fmt::Display for UnknownMoveLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        message!(
            "move-limit-unknown",
            "the limit is full, leave-25, or a number of moves from {least} to {most}",
            least = MoveLimit::MIN,
            most = MoveLimit::MAX
        )
        .fmt(f)
    }
}

impl std::error::Error for UnknownMoveLimit {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quarto::Board;
    use crate::rules::{Point, Rule, Shape, Topology, Variant};

    fn square(side: u8) -> Variant {
        let shape = Shape::new(side, side, Topology::Plane).unwrap();
        Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap()
    }

    /// Number of moves after which the limit is first reached in a game that nobody wins.
    fn reached(limit: &str, variant: Variant) -> Option<usize> {
        let limit: MoveLimit = limit.parse().unwrap();
        let mut game = Game::new(variant);
        let (width, height) = (variant.shape().width(), variant.shape().height());
        // Pairs of stones whose sides alternate in every direction never make five.
        let mut sides = [Vec::new(), Vec::new()];
        for point in (0..height).flat_map(|row| (0..width).map(move |col| Point::new(row, col))) {
            sides[usize::from((2 * point.row + point.col) % 4 >= 2)].push(point);
        }
        let mut turn = 0;
        loop {
            if limit.is_reached(&game) {
                return Some(game.moves().len());
            }
            let point = sides[turn % 2].pop()?;
            if !matches!(game.play(point), Ok(crate::rules::Status::ToMove(_))) {
                return None;
            }
            turn += 1;
        }
    }

    #[test]
    fn a_limit_counts_moves_or_the_cells_that_are_left() {
        assert_eq!(reached("40", Variant::GOMOKU_15), Some(40));
        assert_eq!(reached("leave-25", Variant::GOMOKU_15), Some(200));
        assert_eq!(reached("leave-25", Variant::GOMOKU_19), Some(336));
        assert_eq!(reached("leave-25", square(6)), Some(11));
        assert_eq!(reached("leave-25", square(5)), None);
        assert_eq!(reached("full", Variant::GOMOKU_15), None);
    }

    #[test]
    fn every_limit_is_parsed_from_its_name() {
        for name in ["full", "leave-25", "10", "200", "676"] {
            assert_eq!(name.parse().map(|limit: MoveLimit| limit.to_string()), Ok(name.to_owned()));
        }
        for name in ["", "9", "677", "+40", "040", "-1", "leave", "leave-24", "Full", "40 "] {
            assert_eq!(name.parse::<MoveLimit>(), Err(UnknownMoveLimit), "{name}");
        }
    }

    #[test]
    fn only_long_rows_without_gravity_have_a_limit() {
        let applies = |variant| MoveLimit::applies_to(GameKind::Rows(variant));
        assert!(applies(Variant::GOMOKU_15) && applies(square(7)));
        let falling =
            Variant::new(square(7).shape(), 5, Rule::Freestyle, Placement::Gravity).unwrap();
        assert!(!applies(falling));
        assert!(!applies(Variant::CONNECT_FOUR) && !applies(Variant::TIC_TAC_TOE));
        assert!(!MoveLimit::applies_to(GameKind::Quarto(Board::PLANE)));
    }
}
