//! Scores: proved values and estimates as one number.
//!
//! A proved win counts the stones that the winner keeps: with the last stone that fits on the board
//! it is worth 1, with the stone before it 2, and so on. A proved draw is worth 0. Such a value does
//! not depend on the position from which it is seen, so the transposition table keeps it as it is.

use crate::limits::Verdict;

/// Value of a position for the side to move.
pub type Score = i32;

/// Proved wins are greater than this, proved losses less than its negative, estimates between them.
pub const WIN: Score = 1_000;
/// Greater than every score.
pub const INFINITE: Score = 2_000;

/// Value of the stone that wins, if `left` more would fit on the board after it.
pub const fn win(left: u16) -> Score {
    WIN + 1 + (left / 2) as Score
}

/// Checks whether a score is a proved win or a proved loss.
pub const fn is_decided(score: Score) -> bool {
    score.abs() > WIN
}

/// Number of stones that the winner keeps, counted from 1; negative for a loss, 0 for a draw or an
/// estimate.
pub const fn kept(score: Score) -> i32 {
    if is_decided(score) { score - score.signum() * WIN } else { 0 }
}

/// Wins and losses as neighbours of the draw.
pub const fn flat(score: Score) -> i32 {
    match score {
        ..0 => score + WIN,
        0 => 0,
        _ => score - WIN,
    }
}

/// Score of a number that [`flat`] returns.
pub const fn unflat(kept: i32) -> Score {
    match kept {
        ..0 => kept - WIN,
        0 => 0,
        _ => kept + WIN,
    }
}

/// Score of a proved verdict, as it is shown: the number of stones that the winner keeps, counted
/// from 1, negative for a loss, 0 for a draw. `left` stones fit on the board now. `None` without a
/// proof.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::engine::Verdict;
/// use gomoku::solve::stones_kept;
///
/// // Connect four: the first player wins with the last but one of its 21 stones.
/// assert_eq!(stones_kept(Verdict::Win(41), 42), Some(1));
/// assert_eq!(stones_kept(Verdict::Loss(40), 42), Some(-2));
/// ```
pub fn stones_kept(verdict: Verdict, left: u16) -> Option<i32> {
    let kept = |plies: u16| i32::from(left.saturating_sub(plies) / 2) + 1;
    match verdict {
        Verdict::Loss(plies) => Some(-kept(plies)),
        Verdict::Draw => Some(0),
        Verdict::Lost | Verdict::Open(_) | Verdict::Won => None,
        Verdict::Win(plies) => Some(kept(plies)),
    }
}

/// Number of plies to the end of a proved win or loss, if `left` stones fit on the board now.
fn plies(score: Score, left: u16) -> u16 {
    let kept = kept(score);
    // The winner's last stone is one of the side to move's if the win is its own.
    let parity = i32::from(kept > 0);
    let least = i32::from(left) + 1 - 2 * kept.abs();
    let plies = if (least & 1) == parity { least } else { least + 1 };
    u16::try_from(plies).unwrap_or_default()
}

/// Converts a score to a verdict, if `left` stones fit on the board now. `is_exact` tells that a
/// score of 0 is a proved draw.
pub fn verdict(score: Score, left: u16, is_exact: bool) -> Verdict {
    match score {
        _ if score > WIN => Verdict::Win(plies(score, left)),
        _ if score < -WIN => Verdict::Loss(plies(score, left)),
        0 if is_exact => Verdict::Draw,
        _ => Verdict::Open(score),
    }
}
