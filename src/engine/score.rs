//! Values inside the search: one number, in which a win counts its plies.

use super::limits::Verdict;

/// A value, for the side to move.
pub type Score = i32;

/// A win at once, beyond every other value.
pub const WIN: Score = 30_000;
/// Beyond every value.
pub const INFINITE: Score = 31_000;
/// From here on a win is proved.
pub const PROVED: Score = WIN - 1_000;
/// The largest value of an evaluation.
pub const MAX_VALUE: Score = 20_000;

/// The value of winning with the stone at this ply, counted from the root.
#[expect(clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn win_at(ply: usize) -> Score {
    WIN - ply.cast_signed() as Score
}

/// As the table keeps it: wins counted from the position, not from the root.
#[expect(clippy::cast_possible_truncation, reason = "values stay far below 2^15")]
pub const fn to_table(score: Score, ply: usize) -> i16 {
    let ply = ply.cast_signed() as Score;
    (if score >= PROVED {
        score + ply
    } else if score <= -PROVED {
        score - ply
    } else {
        score
    }) as i16
}

/// As the search has it, from the table.
#[expect(clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn from_table(score: i16, ply: usize) -> Score {
    let (score, ply) = (score as Score, ply.cast_signed() as Score);
    if score >= PROVED {
        score - ply
    } else if score <= -PROVED {
        score + ply
    } else {
        score
    }
}

/// As one says it.
pub fn verdict(score: Score) -> Verdict {
    let plies = |score: Score| u16::try_from(WIN - score).unwrap_or_default();
    if score >= PROVED {
        Verdict::Win(plies(score))
    } else if score <= -PROVED {
        Verdict::Loss(plies(-score))
    } else {
        Verdict::Open(score)
    }
}
