//! Result of a game (`RE`).

use super::value::colour;
use crate::game::{End, Outcome, Win};
use crate::rules::Stone;

/// Words for a draw, in lower case.
const DRAWS: &str = "0 draw drawn tie jigo 1/2-1/2 ½-½ = 和 和棋 平局 引き分け ничья remis";

/// Words for the winner: black, then white. Longer words come first.
const WINNERS: [&str; 2] = ["1-0 black 黑 黒 b", "0-1 white 白 w"];

/// Parses a result, and whether the end covers all of it; `None` if unknown. A win without a reason
/// becomes a loss without a reason.
pub(super) fn read(value: &str) -> Option<(End, bool)> {
    let value = value.trim().to_lowercase();
    if DRAWS.split(' ').any(|word| word == value) {
        return Some((End::Drawn, true));
    }
    if value == "void" {
        return Some((End::Void, true));
    }
    let of = |words: &str| words.split(' ').find_map(|word| value.strip_prefix(word));
    let black = of(WINNERS[0]).map(|rest| (Stone::Second, rest));
    let (loser, rest) = black.or_else(|| Some((Stone::First, of(WINNERS[1])?)))?;
    let rest = rest.trim();
    let whole = |end| Some((end, true));
    if matches!(rest, "中盘胜" | "中盤勝" | "中押し勝ち") {
        return whole(End::Resigned(loser));
    }
    // Without such a word it may be the other side that wins: `White resigns`.
    let says_win = "+ wins won win 方胜 方勝 胜 勝ち 勝";
    let reason = says_win.split(' ').find_map(|word| rest.strip_prefix(word));
    let reason = reason.or_else(|| rest.is_empty().then_some(""))?.trim();
    let reason = reason.trim_start_matches("by ").trim_start_matches("on ");
    match reason.trim_matches(['(', ')', '.']) {
        "r" | "res" | "resign" | "resigns" | "resigned" | "resignation" => {
            whole(End::Resigned(loser))
        }
        "t" | "time" | "timeout" => whole(End::OutOfTime(loser)),
        "f" | "forf" | "forfeit" | "foul" | "forbidden" | "overline" | "illegal" => {
            whole(End::Forfeited(loser))
        }
        reason => {
            let is_row = matches!(reason, "five" | "row" | "5 in a row" | "five in a row" | "win");
            let is_number = reason.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
            Some((End::Lost(loser), is_number || is_row))
        }
    }
}

pub(super) fn write(outcome: Outcome) -> String {
    match outcome {
        Outcome::Drawn(_) => "0".to_owned(),
        Outcome::Void => "Void".to_owned(),
        Outcome::Won(winner, how) => {
            let reason = match how {
                Win::Row | Win::Unknown => "",
                Win::Resignation => "R",
                Win::Time => "T",
                Win::Foul(_) | Win::Forfeit => "F",
            };
            format!("{}+{reason}", colour(winner))
        }
    }
}
