//! Trait of the games: all that the search asks them.

use arrayvec::ArrayVec;

use super::score::Score;

/// Cell, column or piece, as a number of its game.
pub type Move = u16;

/// Position of a game, with the side to move.
pub trait Position: Clone {
    /// Moves that may be tried, before they are put in order.
    type Candidates: Copy;

    /// Number of stones or pieces that still fit on the board.
    fn left(&self) -> u16;

    /// Checks whether the side to move wins with its next stone.
    fn wins_at_once(&self) -> bool;

    /// Judges a position in which the side to move does not win at once, one ply ahead.
    fn outlook(&self) -> Outlook<Self::Candidates>;

    /// Least and greatest score that are possible, if the side to move does not win at once.
    fn range(&self) -> [Score; 2];

    /// Lists the moves, the most promising first.
    fn order(&self, candidates: Self::Candidates, moves: &mut Moves);

    /// Checks whether there is only one move.
    fn is_forced(&self, candidates: Self::Candidates) -> bool;

    /// Plays a move, and tells whose turn it is then.
    fn play(&mut self, played: Move) -> Next;

    /// Key for the transposition table, the same for symmetrical positions.
    fn key(&self) -> u64;

    /// Key after a move, if it is found faster than by playing it.
    fn key_after(&self, _: Move) -> Option<u64> {
        None
    }

    /// Exact value, if a book has it.
    fn known(&self) -> Option<Known> {
        None
    }

    /// Estimates the position for the side to move, in hundredths of a sure win.
    fn evaluate(&self) -> Score;

    /// Checks whether [`order`](Self::order) lists every candidate. Otherwise, nothing but a win or a
    /// loss can be proved.
    fn is_complete(&self) -> bool {
        true
    }

    /// Lists all legal moves, also those that lose at once.
    fn legal(&self) -> Vec<Move>;

    /// Checks whether a legal move wins at once.
    fn wins(&self, played: Move) -> bool;
}

/// Exact value of a position in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub value: Score,
    /// Set if the move that leads here is one that the book plays.
    pub is_chosen: bool,
}

/// Side to move after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The opponent moves.
    Opponent,
    /// The same side, which has placed a piece and gives the next one.
    Same,
}

/// A position one ply ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook<C> {
    /// The opponent wins with its next stone, whatever is played.
    Lost,
    /// Drawn: nobody can win any more.
    Drawn,
    /// These moves do not lose at once. All others do, or are no better than one of these.
    Open(C),
}

/// Greatest number of moves that are listed.
const MOST: usize = 64;

/// Moves in order.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    moves: ArrayVec<(i32, Move), MOST>,
    /// Set if some were dropped.
    are_cut: bool,
}

impl Moves {
    /// Adds a move before those with a lower value. Beyond the greatest number, the worst one is
    /// dropped.
    #[inline]
    pub fn insert(&mut self, value: i32, played: Move) {
        if self.moves.is_full() {
            self.are_cut = true;
            if self.moves[MOST - 1].0 >= value {
                return;
            }
            self.moves.pop();
        }
        let mut at = self.moves.len();
        self.moves.push((value, played));
        while at > 0 && self.moves[at - 1].0 < value {
            self.moves[at] = self.moves[at - 1];
            at -= 1;
        }
        self.moves[at] = (value, played);
    }

    /// Checks whether moves were dropped.
    pub const fn are_cut(&self) -> bool {
        self.are_cut
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().map(|&(_, played)| played)
    }
}
