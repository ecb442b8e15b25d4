//! Positions of older renju programs (`.pos`): a byte with the number of moves, and one for each.
//!
//! A cell is 15 times its row plus its column, both from 0 at the top left.

use super::error::check_size;
use super::{FormatError, Loaded, Problem, Remark};
use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::{Game, Point, Variant};

/// Size limit of a file in bytes.
pub const MAX_SIZE: u64 = 1 + CELLS as u64;
const SIDE: u8 = 15;
const CELLS: u8 = SIDE * SIDE;

/// Checks whether the first byte counts the others, which are different cells.
pub fn is_pos(bytes: &[u8]) -> bool {
    let Some((&count, cells)) = bytes.split_first() else { return false };
    let mut seen = [false; CELLS as usize];
    let is_new =
        |&cell: &u8| seen.get_mut(usize::from(cell)).is_some_and(|it| !std::mem::replace(it, true));
    count > 0 && usize::from(count) == cells.len() && cells.iter().all(is_new)
}

/// Checks whether a file is one of bytes, although perhaps a damaged one: it has some that no text
/// has.
pub(super) fn is_meant(bytes: &[u8]) -> bool {
    is_pos(bytes) || bytes.len() as u64 <= MAX_SIZE && bytes.iter().any(|&byte| byte < b'\t')
}

/// Reads the moves, under the rule of the `current` game.
///
/// # Errors
/// Reports the number of a move that cannot be played.
pub fn read(bytes: &[u8], current: Variant) -> Result<Loaded, FormatError> {
    check_size(bytes, MAX_SIZE)?;
    if !is_pos(bytes) {
        return Err(Problem::UNKNOWN_FORMAT.in_file());
    }
    let variant = Variant::GOMOKU_15.with_rule(current.rule());
    let mut game = Game::new(variant);
    for (number, &cell) in (1..).zip(&bytes[1..]) {
        let played = game.play(Point::new(cell / SIDE, cell % SIDE));
        played.map_err(|why| Problem::Illegal(why).at_move(number))?;
    }
    let remarks = vec![Remark::TakenFor(variant)];
    Ok(Loaded { remarks, ..Loaded::new(Record::from(AnyGame::Rows(game))) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_count_from_the_top_left() {
        let loaded = read(&[3, 112, 0, 224], Variant::GOMOKU_15).unwrap();
        let AnyGame::Rows(game) = loaded.record.on_board() else { panic!() };
        assert_eq!(game.moves(), [Point::new(7, 7), Point::new(0, 0), Point::new(14, 14)]);
    }

    #[test]
    fn only_different_cells_of_the_right_number_are_a_position() {
        assert!(is_pos(&[1, 224]));
        for other in [&[][..], &[0], &[2, 7], &[1, 7, 8], &[2, 7, 7], &[1, 225], b"h8i9j10"] {
            assert!(!is_pos(other), "{other:?}");
        }
        for damaged in [&[0][..], &[2, 7], &[2, 7, 7], &[3, 240, 7, 9]] {
            assert!(is_meant(damaged), "{damaged:?}");
            let why = crate::formats::read(damaged, Some("pos"), Variant::GOMOKU_15).unwrap_err();
            assert_eq!(why.problem, Problem::UNKNOWN_FORMAT);
        }
        assert!(!is_meant(b"h8i9j10\r\n"));
    }
}
