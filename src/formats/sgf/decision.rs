//! Decisions of an opening as values of a property: `GKO[swap]`, `GKO[declare 4]`, `GKO[offer gf]`.
//!
//! Fifth moves that are offered have letters, so that other programs show them.

use super::value;
use crate::record::Action;
use crate::rules::opening::Opening;
use crate::rules::{Shape, Turn};

/// Writes what was decided; `None` for another action.
pub(super) fn write(action: Action) -> Option<String> {
    match action {
        Action::Choose(choice) => Some(choice.to_string()),
        Action::Declare(number) => Some(format!("declare {number}")),
        Action::Offer(point) => Some(format!("offer {}", value::point_text(point))),
        Action::Stone(_) | Action::Piece(_) | Action::Pass | Action::End(_) => None,
    }
}

/// Reads what was decided.
pub(super) fn read(text: &str, shape: Shape) -> Option<Turn> {
    let text = text.trim();
    if let Ok(choice) = text.parse() {
        return Some(Turn::Choose(choice));
    }
    let (word, rest) = text.split_once(' ')?;
    match word {
        "declare" => rest.parse().ok().map(Turn::Declare),
        "offer" => value::point(rest, shape).map(Turn::Offer),
        _ => None,
    }
}

/// Letters of the fifth moves offered so far, as values of `LB`: `gf:A`.
pub(super) fn letters(opening: Option<&Opening>) -> Vec<String> {
    let letter = |(letter, point)| format!("{}:{letter}", value::point_text(point));
    opening.into_iter().flat_map(Opening::lettered).map(letter).collect()
}
