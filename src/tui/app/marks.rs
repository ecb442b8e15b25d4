//! What is marked on the board and beside it, if the player wants it.

use super::game::GameScreen;
use super::walk::is_move;
use crate::record::NodeId;

/// What is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The names of rows and columns.
    pub coordinates: bool,
    /// The numbers of moves on their stones.
    pub numbers: Numbers,
    /// What both sides threaten.
    pub threats: bool,
    /// The moves that the computer expects.
    pub expected: bool,
}

impl Default for Marks {
    fn default() -> Self {
        Self { coordinates: true, numbers: Numbers::Off, threats: false, expected: false }
    }
}

/// Which stones have the numbers of their moves on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// None.
    #[default]
    Off,
    /// Those of the last five moves.
    LastFive,
    /// All.
    All,
}

/// So many of the last stones have numbers, if not all of them.
const FEW: usize = 5;

impl GameScreen {
    /// How many of the first moves have no number on their stones. In a branch its own moves have one, if
    /// nothing else is wished for.
    pub fn unnumbered(&self, numbers: Numbers) -> usize {
        let shown = self.shown();
        let moves = shown.on_board().moves();
        match numbers {
            Numbers::Off => {
                let tree = self.tree();
                let path = tree.path(shown.node());
                let is_first = |id: &NodeId| {
                    tree.parent(*id).is_none_or(|parent| tree.children(parent).next() == Some(*id))
                };
                let main = path.iter().skip(1).take_while(|id| is_first(id));
                main.filter(|&&id| is_move(tree, id)).count()
            }
            Numbers::LastFive => moves.saturating_sub(FEW),
            Numbers::All => 0,
        }
    }
}

impl Numbers {
    /// The next choice.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::LastFive,
            Self::LastFive => Self::All,
            Self::All => Self::Off,
        }
    }
}
