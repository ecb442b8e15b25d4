//! Boards of Quarto.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Shape, Topology};

/// Board of Quarto.
///
/// ```
/// use gomoku::quarto::Board;
///
/// assert_eq!("4x4-torus".parse(), Ok(Board::SMALL_TORUS));
/// assert_eq!(Board::PLANE.to_string(), "plane");
/// assert_eq!(Board::PLANE.shape().cells(), 36);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
pub struct Board {
    /// Number of cells.
    pub size: BoardSize,
    /// Edges of the board.
    pub topology: Topology,
}

/// Size of a board of Quarto.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardSize {
    /// 4x4 cells, as in the game that is sold.
    Four,
    /// 6x6 cells, as in the document of the dialog.
    Six,
}

/// Error of parsing a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBoard;

impl fmt::Display for UnknownBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the boards of Quarto are plane, torus, 4x4 and 4x4-torus")
    }
}

impl std::error::Error for UnknownBoard {}

impl Board {
    /// 6x6 cells with edges.
    pub const PLANE: Self = Self { size: BoardSize::Six, topology: Topology::Plane };
    /// 6x6 cells without edges.
    pub const TORUS: Self = Self { size: BoardSize::Six, topology: Topology::Torus };
    /// 4x4 cells with edges.
    pub const SMALL: Self = Self { size: BoardSize::Four, topology: Topology::Plane };
    /// 4x4 cells without edges.
    pub const SMALL_TORUS: Self = Self { size: BoardSize::Four, topology: Topology::Torus };
    /// All four boards.
    pub const ALL: [Self; 4] = [Self::PLANE, Self::TORUS, Self::SMALL, Self::SMALL_TORUS];

    /// Extent and topology of the board.
    pub const fn shape(self) -> Shape {
        let side = self.size.side();
        Shape::known(side, side, self.topology)
    }

    const fn name(self) -> &'static str {
        match (self.size, self.topology) {
            (BoardSize::Six, Topology::Plane) => "plane",
            (BoardSize::Six, Topology::Torus) => "torus",
            (BoardSize::Four, Topology::Plane) => "4x4",
            (BoardSize::Four, Topology::Torus) => "4x4-torus",
        }
    }
}

impl BoardSize {
    /// Both sizes, the larger one first.
    pub const ALL: [Self; 2] = [Self::Six, Self::Four];

    /// Length of the sides.
    pub const fn side(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Six => 6,
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Board {
    type Err = UnknownBoard;

    fn from_str(text: &str) -> Result<Self, UnknownBoard> {
        Self::ALL.into_iter().find(|board| board.name() == text).ok_or(UnknownBoard)
    }
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        board.name().to_owned()
    }
}

impl TryFrom<String> for Board {
    type Error = UnknownBoard;

    fn try_from(text: String) -> Result<Self, UnknownBoard> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_own_text() {
        for board in Board::ALL {
            assert_eq!(board.to_string().parse(), Ok(board));
        }
        assert_eq!("6x6".parse::<Board>(), Err(UnknownBoard));
    }
}
