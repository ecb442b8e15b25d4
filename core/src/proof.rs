//! Proofs that the first player wins Gomoku on 15x15: its move in each position that needs one.
//! Pure: no I/O, clock, thread or randomness. `docs/engine/proof.md` describes how the embedded proof
//! was found and checked.
//!
//! A proof is about two games: five or more stones in a row win, or exactly five. The stored moves
//! win in both.
//!
//! The first player is to move in every stored position. After its stored move, each reply leads
//! to another stored position, or to one that it wins by fours and threes. The solver finds those
//! wins again, so they are not stored.
//!
//! # File
//!
//! | bytes | contents |
//! |---|---|
//! | 16 | `gomoku proof 1` and two line feeds |
//! | 4 | number of positions, least byte first |
//! | 8 each | their keys in ascending order, least byte first |
//! | 1 each | their moves in the order of the keys: the row times 15 plus the column |
//!
//! Symmetric positions are stored once. The key is the least [`ZobristKey`] of the eight images,
//! and the move is that of the image with this key.
//!
//! [`ZobristKey`]: crate::rules::ZobristKey

use std::fmt;

use crate::rules::{Board, IllegalMove, Point, Position, Rule, Shape, Stone, Symmetry, Variant};

/// Bytes at the beginning of a file.
const MAGIC: &[u8; 16] = b"gomoku proof 1\n\n";

/// Moves of the first player that a proof stores, read from the bytes of a file.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::proof::{self, Proof};
/// use gomoku::rules::{Point, Position, Stone};
///
/// // A row of four, whose fifth stone wins.
/// let stones = [(7, 3), (0, 0), (7, 4), (0, 2), (7, 5), (0, 4), (7, 6), (0, 6)];
/// let sides = [Stone::First, Stone::Second].into_iter().cycle();
/// let stones = stones.map(|(row, col)| Point::new(row, col)).into_iter().zip(sides);
/// let position = Position::from_stones(Proof::VARIANT, stones)?;
/// let bytes = proof::to_bytes([(position.clone(), Point::new(7, 7))])?;
/// assert_eq!(Proof::from_bytes(&bytes)?.answer(&position), Some(Point::new(7, 7)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof<'a> {
    keys: &'a [[u8; 8]],
    moves: &'a [u8],
}

/// Statement of a proof about a position: the first player wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The first player is to move, and wins with this stone.
    Wins(Point),
    /// The second player is to move, and loses with every stone.
    Loses,
}

/// Error in the file of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofError {
    /// The magic bytes are missing.
    Magic,
    /// The file is too short or too long.
    Length,
    /// The keys are not in ascending order, or two are equal.
    Order,
    /// A move is not a cell of the board.
    Move,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "this is not the file of a proof",
            Self::Length => "the file of the proof is cut or too long",
            Self::Order => "the positions of the proof are not in order",
            Self::Move => "the proof has a move that is not on the board",
        })
    }
}

impl std::error::Error for ProofError {}

/// Error of writing a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// The position belongs to another game, or it is not the first player's turn.
    Position,
    /// The move is illegal.
    Move(IllegalMove),
    /// Two positions have the same key, most likely because they are images of each other.
    Twice,
    /// There are more positions than the file can count.
    Length,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position => f.write_str("a proof cannot contain this position"),
            Self::Move(why) => why.fmt(f),
            Self::Twice => f.write_str("two positions of the proof have the same key"),
            Self::Length => f.write_str("the proof has too many positions"),
        }
    }
}

impl std::error::Error for WriteError {}

impl<'a> Proof<'a> {
    /// Game that the proofs are about, under either of their rules.
    pub const VARIANT: Variant = Variant::GOMOKU_15;

    /// Rules that the proofs are about.
    pub const RULES: [Rule; 2] = [Rule::Freestyle, Rule::Standard];

    /// Checks whether proofs are about a game: Gomoku on 15x15, where five or more stones in a row
    /// win, or exactly five.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::proof::Proof;
    /// use gomoku::rules::{Rule, Variant};
    ///
    /// assert!(Proof::is_about(Variant::GOMOKU_15.with_rule(Rule::Standard)));
    /// assert!(!Proof::is_about(Variant::GOMOKU_15.with_rule(Rule::Renju)));
    /// ```
    pub fn is_about(variant: Variant) -> bool {
        Self::RULES.contains(&variant.rule()) && variant.with_rule(Rule::Freestyle) == Self::VARIANT
    }

    /// Returns the proof that the program embeds for this game; `None` if it has none.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::proof::Proof;
    /// use gomoku::rules::{Position, Variant, parse_moves};
    ///
    /// let proof = Proof::of(Variant::GOMOKU_15).ok_or("no proof")?;
    /// let game = parse_moves("h8a1", Variant::GOMOKU_15)?;
    /// let position = Position::from_stones(game.variant(), game.stones())?;
    /// assert!(proof.answer(&position).is_some());
    /// assert_eq!(Proof::of(Variant::GOMOKU_19), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(variant: Variant) -> Option<Proof<'static>> {
        let bytes = include_bytes!("proof/gomoku-15.proof");
        Self::is_about(variant).then(|| Proof::from_bytes(bytes).ok()).flatten()
    }

    /// Reads a file. The answers are looked up in `bytes` and never copied.
    ///
    /// # Errors
    /// Reports what is wrong with the file.
    pub fn from_bytes(bytes: &'a [u8]) -> Result<Self, ProofError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(ProofError::Magic)?;
        let (count, rest) = rest.split_first_chunk().ok_or(ProofError::Length)?;
        let count = usize::try_from(u32::from_le_bytes(*count)).ok();
        let bytes_of_keys = count.and_then(|count| count.checked_mul(8));
        let (keys, moves) = bytes_of_keys
            .and_then(|length| rest.split_at_checked(length))
            .ok_or(ProofError::Length)?;
        let (keys, _) = keys.as_chunks();
        if keys.len() != moves.len() {
            return Err(ProofError::Length);
        }
        if !keys.is_sorted_by(|&a, &b| u64::from_le_bytes(a) < u64::from_le_bytes(b)) {
            return Err(ProofError::Order);
        }
        if moves.iter().any(|&cell| usize::from(cell) >= shape().cells()) {
            return Err(ProofError::Move);
        }
        Ok(Self { keys, moves })
    }

    /// Number of stored positions; images of each other count once.
    pub const fn len(&self) -> usize {
        self.keys.len()
    }

    /// Checks whether no position is stored.
    pub const fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Returns what the proof says about a position with either side to move. `None` if it says
    /// nothing; the first player may still win.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::proof::{self, Claim, Proof};
    /// use gomoku::rules::{Point, Position, Stone};
    ///
    /// let start = Position::from_stones(Proof::VARIANT, [])?;
    /// let centre = Point::new(7, 7);
    /// let bytes = proof::to_bytes([(start.clone(), centre)])?;
    /// let proof = Proof::from_bytes(&bytes)?;
    /// assert_eq!(proof.claim(&start), Some(Claim::Wins(centre)));
    /// let after = Position::from_stones(Proof::VARIANT, [(centre, Stone::First)])?;
    /// assert_eq!(proof.claim(&after), Some(Claim::Loses));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn claim(&self, position: &Position) -> Option<Claim> {
        match position.to_move() {
            Stone::First => self.answer(position).map(Claim::Wins),
            // Any of the stones of the first player may be the last one.
            Stone::Second if Self::is_about(position.variant()) => {
                let keys: Vec<_> = images(position).collect();
                let mut own = position.stones().iter().filter(|stone| stone.1 == Stone::First);
                let is_last = |&&(last, stone): &&(Point, Stone)| {
                    let before = |&(key, symmetry): &(u64, Symmetry)| {
                        key ^ key_of([(symmetry.apply(last, shape()), stone)])
                    };
                    let key = keys.iter().map(before).min();
                    key.is_some_and(|key| self.find(key).is_some())
                        && self.answers(&without(position, last)).any(|answer| answer == last)
                };
                own.find(is_last).map(|_| Claim::Loses)
            }
            Stone::Second => None,
        }
    }

    fn find(&self, key: u64) -> Option<usize> {
        let order = |it: &[u8; 8]| u64::from_le_bytes(*it).cmp(&key);
        self.keys.binary_search_by(order).ok()
    }

    /// All images of the stored move, which are equally good where the position is its own image.
    fn answers(&self, position: &Position) -> impl Iterator<Item = Point> {
        let answer = self.answer(position);
        let stays = |symmetry: &Symmetry| {
            let image = |&(at, stone): &(Point, Stone)| (symmetry.apply(at, shape()), stone);
            position.stones().iter().map(image).all(|stone| position.stones().contains(&stone))
        };
        let symmetries = Self::VARIANT.symmetries();
        let own: Vec<Symmetry> = symmetries.into_iter().filter(stays).collect();
        answer.into_iter().flat_map(move |at| {
            own.clone().into_iter().map(move |symmetry| symmetry.apply(at, shape()))
        })
    }

    /// Returns the stored move of the first player, who is to move. `None` if the proof does not
    /// contain the position, which may still be won.
    pub fn answer(&self, position: &Position) -> Option<Point> {
        if !fits(position) {
            return None;
        }
        let (key, symmetry) = image(position);
        let cell = self.moves[self.find(key)?];
        let width = shape().width();
        let answer = Point::new(cell / width, cell % width);
        let answer = symmetry.inverse().apply(answer, shape());
        // A foreign position could have the key of a stored one.
        position.board().get(answer).is_none().then_some(answer)
    }
}

/// Makes the file of a proof from positions and the moves of the first player in them.
///
/// # Errors
/// Fails if a position cannot be stored or a move is illegal.
pub fn to_bytes(
    answers: impl IntoIterator<Item = (Position, Point)>,
) -> Result<Vec<u8>, WriteError> {
    let mut entries = Vec::new();
    for (position, answer) in answers {
        if !fits(&position) {
            return Err(WriteError::Position);
        }
        position.board().place(answer, Stone::First).map_err(WriteError::Move)?;
        let (key, symmetry) = image(&position);
        let Point { row, col } = symmetry.apply(answer, shape());
        entries.push((key, row * shape().width() + col));
    }
    entries.sort_unstable();
    if entries.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return Err(WriteError::Twice);
    }
    let count = u32::try_from(entries.len()).map_err(|_| WriteError::Length)?;
    let mut bytes = [&MAGIC[..], &count.to_le_bytes()].concat();
    bytes.extend(entries.iter().flat_map(|entry| entry.0.to_le_bytes()));
    bytes.extend(entries.iter().map(|entry| entry.1));
    Ok(bytes)
}

const fn shape() -> Shape {
    Proof::VARIANT.shape()
}

/// Checks whether a proof could contain the position.
fn fits(position: &Position) -> bool {
    Proof::is_about(position.variant()) && position.to_move() == Stone::First
}

/// Position before a stone was placed.
fn without(position: &Position, last: Point) -> Position {
    let others = position.stones().iter().copied().filter(|&(at, _)| at != last);
    let before = Position::from_stones(position.variant(), others);
    before.unwrap_or_else(|_| position.clone()).with_to_move(Stone::First)
}

fn key_of(stones: impl IntoIterator<Item = (Point, Stone)>) -> u64 {
    let mut board = Board::new(shape());
    for (point, stone) in stones {
        let placed = board.place(point, stone);
        debug_assert!(placed.is_ok(), "an image has each stone on a cell of its own");
    }
    board.key().0
}

/// Keys of the images of a position, and the symmetries that lead to them.
fn images(position: &Position) -> impl Iterator<Item = (u64, Symmetry)> {
    Proof::VARIANT.symmetries().map(|symmetry| {
        let stones = position.stones().iter();
        (key_of(stones.map(|&(at, stone)| (symmetry.apply(at, shape()), stone))), symmetry)
    })
}

/// Returns the key of a position, and the symmetry that leads to the image with this key.
fn image(position: &Position) -> (u64, Symmetry) {
    let own = || (key_of(position.stones().iter().copied()), Symmetry::IDENTITY);
    images(position).min_by_key(|image| image.0).unwrap_or_else(own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Placement, parse_moves};

    fn position(moves: &str) -> Position {
        let game = parse_moves(moves, Proof::VARIANT).unwrap();
        Position::from_stones(Proof::VARIANT, game.stones()).unwrap()
    }

    fn turned(position: &Position, symmetry: Symmetry) -> Position {
        let stones = position.stones().iter();
        let stones = stones.map(|&(point, stone)| (symmetry.apply(point, shape()), stone));
        Position::from_stones(Proof::VARIANT, stones).unwrap()
    }

    /// File of three positions, one of them with a symmetry of its own.
    fn example() -> Vec<u8> {
        let answers = [("", (7, 7)), ("h8a1", (3, 9)), ("h8i9f9b14", (0, 14))];
        let answers = answers.map(|(moves, (row, col))| (position(moves), Point::new(row, col)));
        to_bytes(answers).unwrap()
    }

    #[test]
    fn the_embedded_proof_is_valid() {
        assert!(Proof::of(Proof::VARIANT).unwrap().len() > 10_000);
    }

    #[test]
    fn every_image_of_a_stored_position_has_the_image_of_its_answer() {
        let bytes = example();
        let proof = Proof::from_bytes(&bytes).unwrap();
        assert_eq!((proof.len(), bytes.len()), (3, 20 + 3 * 9));
        let stored = position("h8i9f9b14");
        for symmetry in Proof::VARIANT.symmetries() {
            let answer = symmetry.apply(Point::new(0, 14), shape());
            assert_eq!(proof.answer(&turned(&stored, symmetry)), Some(answer), "{symmetry:?}");
        }
        // Mirrored along its diagonal, the position is the same: both answers are right.
        let answers = [Point::new(3, 9), Point::new(5, 11)];
        assert!(answers.contains(&proof.answer(&position("h8a1")).unwrap()));
        assert_eq!(proof.answer(&position("")), Some(Point::new(7, 7)));
    }

    #[test]
    fn a_position_after_a_stored_move_is_claimed_whatever_stone_was_the_last() {
        let bytes = example();
        let proof = Proof::from_bytes(&bytes).unwrap();
        let claim = |moves| proof.claim(&position(moves));
        assert_eq!(claim(""), Some(Claim::Wins(Point::new(7, 7))));
        assert_eq!(claim("h8"), Some(Claim::Loses));
        for moves in ["h8i9f9b14o15", "f9i9o15b14h8", "o15b14h8i9f9"] {
            assert_eq!(claim(moves), Some(Claim::Loses), "{moves}");
        }
        // The position is its own image along the diagonal, and so both moves win.
        assert_eq!([claim("h8a1j12"), claim("h8a1l10")], [Some(Claim::Loses); 2]);
        for moves in ["h9", "h8a1j11", "h8i9f9b14n15", "h8b1", "h8i9f9"] {
            assert_eq!(claim(moves), None, "{moves}");
        }
    }

    #[test]
    fn the_same_moves_win_with_exactly_five() {
        let bytes = example();
        let proof = Proof::from_bytes(&bytes).unwrap();
        for moves in ["", "h8", "h8a1", "h8a1j12", "h8i9f9b14", "h8b1"] {
            let stones = position(moves).stones().to_vec();
            let exact = Proof::VARIANT.with_rule(Rule::Standard);
            let exact = Position::from_stones(exact, stones).unwrap();
            assert_eq!(proof.claim(&exact), proof.claim(&position(moves)), "{moves}");
        }
    }

    #[test]
    fn other_positions_have_no_answer() {
        let bytes = example();
        let proof = Proof::from_bytes(&bytes).unwrap();
        assert!(!proof.is_empty());
        assert_eq!(proof.answer(&position("h8b1")), None);
        assert_eq!(proof.answer(&position("h8")), None);
        // The same stones with the other side to move, and in another game.
        assert_eq!(proof.answer(&position("h8a1").with_to_move(Stone::Second)), None);
        let renju = Variant::new(shape(), 5, Rule::Renju, Placement::Anywhere).unwrap();
        let renju = Position::from_stones(renju, position("h8a1").stones().to_vec()).unwrap();
        assert_eq!(proof.answer(&renju), None);
        let none = to_bytes([]).unwrap();
        assert!(Proof::from_bytes(&none).unwrap().is_empty());
    }

    #[test]
    fn malformed_files_are_refused() {
        let bytes = example();
        let read = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = bytes.clone();
            change(&mut bytes);
            Proof::from_bytes(&bytes).map(|proof| proof.len())
        };
        assert_eq!(read(&|_| ()), Ok(3));
        for length in 0..bytes.len() {
            let expected = if length < 16 { ProofError::Magic } else { ProofError::Length };
            assert_eq!(read(&|bytes| bytes.truncate(length)), Err(expected));
        }
        assert_eq!(read(&|bytes| bytes[0] = b'G'), Err(ProofError::Magic));
        assert_eq!(read(&|bytes| bytes.push(0)), Err(ProofError::Length));
        assert_eq!(read(&|bytes| bytes[16..20].fill(255)), Err(ProofError::Length));
        assert_eq!(read(&|bytes| bytes[20..36].rotate_left(8)), Err(ProofError::Order));
        assert_eq!(read(&|bytes| bytes.copy_within(20..28, 28)), Err(ProofError::Order));
        assert_eq!(read(&|bytes| bytes[44] = 225), Err(ProofError::Move));
    }

    #[test]
    fn a_move_on_a_stone_is_no_answer() {
        let mut bytes = to_bytes([(position("h8a1"), Point::new(3, 9))]).unwrap();
        *bytes.last_mut().unwrap() = 7 * 15 + 7;
        assert_eq!(Proof::from_bytes(&bytes).unwrap().answer(&position("h8a1")), None);
    }

    #[test]
    fn only_positions_with_legal_answers_are_written() {
        let (start, cell) = (position(""), Point::new(7, 7));
        assert_eq!(to_bytes([(position("h8"), cell)]), Err(WriteError::Position));
        let why = WriteError::Move(IllegalMove::Occupied);
        assert_eq!(to_bytes([(position("h8a1"), cell)]), Err(why));
        assert_eq!(to_bytes([(start.clone(), cell), (start, cell)]), Err(WriteError::Twice));
        let images = ["h8a1", "h8a15"].map(|moves| (position(moves), Point::new(3, 9)));
        assert_eq!(to_bytes(images), Err(WriteError::Twice));
    }
}
