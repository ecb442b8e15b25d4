//! Quarto on 4x4 or 6x6 cells: pieces with four attributes, four in a line that share one.
//!
//! A piece is a number below 16. Its eight values, two of each attribute, are the bits of a byte, so
//! lines and cells keep sets of values.

mod board;
mod values;

pub use board::Board;
pub use values::{QuartoMove, QuartoPosition, QuartoValue};

use super::position::{Move, Moves, Next, Outlook, Position};
use super::score::{Score, win};

/// Most cells and lines of a board: 6x6 on the torus.
const CELLS: usize = 36;
const LINES: usize = 144;

/// Number of pieces.
const PIECES: u8 = 16;

/// Values of a piece: for each attribute the first or the second one.
pub const fn values(piece: u8) -> u8 {
    (piece & 15) | (!piece & 15) << 4
}

/// Pieces on a line.
#[derive(Clone, Copy, Debug)]
struct Line {
    pieces: u8,
    /// Values that all of them share.
    shared: u8,
}

/// Position in which the side to move places the given piece, or else gives one.
#[derive(Clone, Copy, Debug)]
pub struct Quarto<'b> {
    board: &'b Board,
    lines: [Line; LINES],
    /// Values that complete a line on each cell.
    completing: [u8; CELLS],
    /// Piece on each cell, in the lower bits; [`FREE`] without one.
    cells: [u8; CELLS],
    /// Values that complete a line somewhere.
    danger: u8,
    given: Option<u8>,
    /// Pieces that have not been given, as bits.
    bag: u16,
}

const FREE: u8 = u8::MAX;

impl<'b> Quarto<'b> {
    /// Creates an empty board, on which a piece is to be given.
    pub const fn new(board: &'b Board) -> Self {
        Self {
            board,
            lines: [Line { pieces: 0, shared: u8::MAX }; LINES],
            completing: [0; CELLS],
            cells: [FREE; CELLS],
            danger: 0,
            given: None,
            bag: u16::MAX,
        }
    }

    /// Gives a piece.
    pub const fn give(&mut self, piece: u8) {
        self.given = Some(piece);
        self.bag &= !(1 << piece);
    }

    /// Places a piece on a free cell.
    pub fn place(&mut self, piece: u8, cell: usize) {
        self.bag &= !(1 << piece);
        self.given = None;
        self.cells[cell] = piece;
        let board = self.board;
        let values = values(piece);
        for &line in board.through(cell) {
            let line = &mut self.lines[usize::from(line)];
            line.pieces += 1;
            line.shared &= values;
        }
        // Each completing cell has lost this piece's lines, or gained one.
        let mut is_changed = self.completing[cell] != 0;
        self.completing[cell] = 0;
        for &number in board.through(cell) {
            let line = self.lines[usize::from(number)];
            if line.pieces == 3 && line.shared != 0 {
                let free = board.cells(number.into()).iter().copied().map(usize::from);
                for free in free.filter(|&free| self.cells[free] == FREE) {
                    self.completing[free] |= line.shared;
                    is_changed = true;
                }
            }
        }
        if is_changed {
            self.danger = self.completing.iter().fold(0, |all, values| all | values);
        }
    }

    /// Pieces of the bag that complete no line.
    fn safe(&self) -> u16 {
        SAFE[usize::from(self.danger)] & self.bag
    }

    /// Pieces given and in the bag.
    #[expect(clippy::cast_possible_truncation, reason = "there are 16 pieces")]
    const fn pieces_left(&self) -> u16 {
        (self.bag.count_ones() + self.given.is_some() as u32) as u16
    }
}

/// Pieces without any of these values.
static SAFE: [u16; 256] = {
    let mut all = [0; 256];
    let mut danger = 0_u8;
    loop {
        let mut piece = 0;
        while piece < PIECES {
            if values(piece) & danger == 0 {
                all[danger as usize] |= 1 << piece;
            }
            piece += 1;
        }
        if danger == u8::MAX {
            break all;
        }
        danger += 1;
    }
};

/// Moves: a cell for the given piece, or a piece to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Cells,
    Pieces(u16),
}

impl Position for Quarto<'_> {
    type Candidates = Choice;

    fn left(&self) -> u16 {
        self.pieces_left()
    }

    fn wins_at_once(&self) -> bool {
        self.given.is_some_and(|piece| values(piece) & self.danger != 0)
    }

    fn outlook(&self) -> Outlook<Choice> {
        match self.given {
            Some(_) => Outlook::Open(Choice::Cells),
            None if self.bag == 0 => Outlook::Drawn,
            None => match self.safe() {
                0 => Outlook::Lost,
                safe => Outlook::Open(Choice::Pieces(safe)),
            },
        }
    }

    fn range(&self) -> [Score; 2] {
        let left = self.left();
        match self.given {
            // The opponent places the next piece, this side the one after.
            Some(_) => [-win(left.saturating_sub(2)), if left > 2 { win(left - 3) } else { 0 }],
            None => [-win(left.saturating_sub(1)), if left > 1 { win(left - 2) } else { 0 }],
        }
    }

    fn order(&self, candidates: Choice, moves: &mut Moves) {
        match candidates {
            Choice::Cells => {
                let piece = self.given.unwrap_or_default();
                for cell in 0..self.board.cell_count() {
                    if self.cells[cell] == FREE {
                        moves.insert(self.worth(piece, cell), number(cell));
                    }
                }
            }
            Choice::Pieces(safe) => {
                for piece in (0..PIECES).filter(|piece| safe >> piece & 1 == 1) {
                    moves.insert(0, piece.into());
                }
            }
        }
    }

    fn is_forced(&self, candidates: Choice) -> bool {
        matches!(candidates, Choice::Pieces(safe) if safe.is_power_of_two())
    }

    fn play(&mut self, played: Move) -> Next {
        if let Some(piece) = self.given {
            self.place(piece, played.into());
            Next::Same
        } else {
            self.give(played.to_le_bytes()[0]);
            Next::Opponent
        }
    }

    fn key(&self) -> u64 {
        self.board.key(&self.cells, self.given)
    }

    fn evaluate(&self) -> Score {
        // Who must give while an even number of safe pieces is left gives the last but one.
        let safe = self.safe().count_ones();
        let sign = if self.given.is_some() { -1 } else { 1 };
        let parity = if safe.is_multiple_of(2) { -1 } else { 1 };
        sign * parity * (60 - 4 * safe.cast_signed())
    }

    fn legal(&self) -> Vec<Move> {
        match self.given {
            Some(_) => (0..self.board.cell_count())
                .filter(|&cell| self.cells[cell] == FREE)
                .map(number)
                .collect(),
            None => (0..Move::from(PIECES)).filter(|piece| self.bag >> piece & 1 == 1).collect(),
        }
    }

    fn wins(&self, played: Move) -> bool {
        self.given.is_some_and(|piece| self.completing[usize::from(played)] & values(piece) != 0)
    }
}

impl Quarto<'_> {
    /// Value of a cell for the order of moves: how many safe pieces remain, by parity.
    fn worth(&self, piece: u8, cell: usize) -> i32 {
        let values = values(piece);
        let mut danger = self.danger;
        let mut near = 0;
        for &line in self.board.through(cell) {
            let line = self.lines[usize::from(line)];
            let shared = line.shared & values;
            if line.pieces == 2 {
                danger |= shared;
            }
            near += i32::from(line.pieces) * shared.count_ones().cast_signed();
        }
        let safe = SAFE[usize::from(danger)] & self.bag;
        let safe = safe.count_ones().cast_signed();
        // An odd number of safe pieces leaves the opponent without one in the end.
        let parity = if safe % 2 == 1 { 64 } else { 0 };
        parity - 4 * safe + near.min(16)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a board has few cells")]
const fn number(cell: usize) -> Move {
    cell as Move
}

#[cfg(test)]
mod tests;
