//! Result of a game (`RE`).

use super::value::colour;
use crate::game::{End, Outcome, Win};
use crate::rules::Stone;

/// Parses a result, and whether the end covers all of it; `None` if unknown. A win without a reason
/// becomes a loss without a reason.
pub(super) fn read(value: &str) -> Option<(End, bool)> {
    let value = value.trim().to_ascii_lowercase();
    let whole = |end| Some((end, true));
    match value.as_str() {
        "0" | "draw" | "drawn" | "jigo" | "1/2-1/2" | "=" => return whole(End::Drawn),
        "void" => return whole(End::Void),
        "1-0" => return whole(End::Lost(Stone::Second)),
        "0-1" => return whole(End::Lost(Stone::First)),
        _ => {}
    }
    let (winner, reason) = value.split_once('+')?;
    let loser = match winner.trim() {
        "b" | "black" => Stone::Second,
        "w" | "white" => Stone::First,
        _ => return None,
    };
    let reason = reason.trim();
    match reason {
        "r" | "res" | "resign" | "resigns" | "resignation" => whole(End::Resigned(loser)),
        "t" | "time" | "timeout" => whole(End::OutOfTime(loser)),
        "f" | "forf" | "forfeit" | "foul" | "forbidden" | "illegal" => whole(End::Forfeited(loser)),
        _ => {
            let is_row = matches!(reason, "five" | "row" | "5 in a row" | "win");
            let is_number = reason.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
            Some((End::Lost(loser), is_number || is_row))
        }
    }
}

pub(super) fn write(outcome: Outcome) -> String {
    match outcome {
        Outcome::Drawn | Outcome::Agreed => "0".to_owned(),
        Outcome::Void => "Void".to_owned(),
        Outcome::Won(winner, how) => {
            let reason = match how {
                Win::Row | Win::Unknown => "",
                Win::Resignation => "R",
                Win::Time => "T",
                Win::Forfeit => "F",
            };
            format!("{}+{reason}", colour(winner))
        }
    }
}
