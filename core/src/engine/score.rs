//! Scores: one number, in which a win counts its plies as a mate does in chess.

use crate::limits::Verdict;

pub type Score = i32;

pub const MATE: Score = 30_000;
pub const INFINITE: Score = 31_000;
/// Least score of a proved win.
pub const MATE_IN_MAX_PLY: Score = MATE - 1_000;
pub const MAX_PLY: usize = 128;
pub const MAX_EVAL: Score = 20_000;

/// Value of winning with the stone at this ply from the root.
#[expect(clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn mate_in(ply: usize) -> Score {
    MATE - ply.cast_signed() as Score
}

/// Value of losing by the stone at this ply from the root.
pub const fn mated_in(ply: usize) -> Score {
    -mate_in(ply)
}

/// Converts a score to the form kept in the transposition table, where a win is counted from the
/// position, not from the root.
#[expect(clippy::cast_possible_truncation, reason = "values stay far below 2^15")]
pub const fn score_to_tt(score: Score, ply: usize) -> i16 {
    away_from_zero(score, ply.cast_signed() as Score) as i16
}

#[expect(clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn score_from_tt(score: i16, ply: usize) -> Score {
    away_from_zero(score as Score, -(ply.cast_signed() as Score))
}

/// Moves a decided score away from zero by this many plies.
const fn away_from_zero(score: Score, plies: Score) -> Score {
    if score >= MATE_IN_MAX_PLY {
        score + plies
    } else if score <= -MATE_IN_MAX_PLY {
        score - plies
    } else {
        score
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_in_the_table_are_counted_from_their_position() {
        // Three plies after a node at ply 4, a side wins; the same position is reached at ply 10.
        let kept = score_to_tt(mate_in(4 + 3), 4);
        assert_eq!(score_from_tt(kept, 4), mate_in(4 + 3));
        assert_eq!(score_from_tt(kept, 10), mate_in(10 + 3));
        assert_eq!(Score::from(kept), mate_in(3));
        let kept = score_to_tt(mated_in(4 + 2), 4);
        assert_eq!(score_from_tt(kept, 10), mated_in(10 + 2));
        assert_eq!(Score::from(kept), mated_in(2));
    }

    #[test]
    fn other_scores_are_unchanged() {
        for score in [-MAX_EVAL, -1, 0, 77, MAX_EVAL, MATE_IN_MAX_PLY - 1] {
            for ply in [0, 1, 100] {
                let kept = score_to_tt(score, ply);
                assert_eq!((Score::from(kept), score_from_tt(kept, ply)), (score, score));
            }
        }
    }

    #[test]
    fn verdicts_count_plies() {
        assert_eq!(verdict(mate_in(1)), Verdict::Win(1));
        assert_eq!(verdict(mated_in(8)), Verdict::Loss(8));
        assert_eq!(verdict(-40), Verdict::Open(-40));
        assert_eq!(verdict(MATE_IN_MAX_PLY - 1), Verdict::Open(MATE_IN_MAX_PLY - 1));
    }
}
