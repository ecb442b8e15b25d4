//! Scores: one number, in which a win counts its plies as a mate does in chess.

use super::limits::Verdict;

/// A value, for the side to move.
pub type Score = i32;

/// A win at once, beyond every other value.
pub const MATE: Score = 30_000;
/// Beyond every value.
pub const INFINITE: Score = 31_000;
/// From here on a win is proved.
pub const MATE_IN_MAX_PLY: Score = MATE - 1_000;
/// The largest value of an evaluation.
pub const MAX_EVAL: Score = 20_000;

/// The value of winning with the stone at this ply, counted from the root.
#[expect(clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn mate_in(ply: usize) -> Score {
    MATE - ply.cast_signed() as Score
}

/// The value of losing by the stone at this ply, counted from the root.
pub const fn mated_in(ply: usize) -> Score {
    -mate_in(ply)
}

/// As the transposition table keeps it: a win is counted from the position, not from the root.
#[expect(clippy::cast_possible_truncation, reason = "values stay far below 2^15")]
pub const fn score_to_tt(score: Score, ply: usize) -> i16 {
    let ply = ply.cast_signed() as Score;
    (if score >= MATE_IN_MAX_PLY {
        score + ply
    } else if score <= -MATE_IN_MAX_PLY {
        score - ply
    } else {
        score
    }) as i16
}

/// As the search has it, from the transposition table.
#[expect(clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn score_from_tt(score: i16, ply: usize) -> Score {
    let (score, ply) = (score as Score, ply.cast_signed() as Score);
    if score >= MATE_IN_MAX_PLY {
        score - ply
    } else if score <= -MATE_IN_MAX_PLY {
        score + ply
    } else {
        score
    }
}

/// What a score says of the position at the root.
pub fn verdict(score: Score) -> Verdict {
    let plies = |score: Score| u16::try_from(MATE - score).unwrap_or_default();
    if score >= MATE_IN_MAX_PLY {
        Verdict::Win(plies(score))
    } else if score <= -MATE_IN_MAX_PLY {
        Verdict::Loss(plies(-score))
    } else {
        Verdict::Open(score)
    }
}
