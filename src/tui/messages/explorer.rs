//! How the opening explorer is told.

use super::{Naming, number_of_games};
use crate::collection::{Continuation, Explorer};

/// How games went on, and what became of those with the selected move, the longest form first.
pub fn explorer(found: &Explorer, selected: Option<&Continuation>, naming: &Naming) -> Vec<String> {
    let all = found.games.total();
    let count = number_of_games(all as usize);
    let Some(Continuation { point, games }) = selected else {
        return match all {
            0 => vec!["No game reached this position.".to_owned(), "No game was here.".to_owned()],
            _ => vec![format!("{count} ended in this position."), format!("{count} ended here.")],
        };
    };
    let head = format!("{}: {} of {count}", naming.cell(*point), games.total());
    let (first, second) = (games.won.first, games.won.second);
    vec![format!("{head}, X won {first}, O won {second}"), head]
}
