//! Wording of games in lists.

use std::path::Path;
use std::time::Duration;

use crate::collection::{Ending, Header};
use crate::formats::seated;
use crate::printable::printable;
use crate::record::Info;
use crate::rules::Stone;
use crate::store::collection::ReadProgress;
use crate::tui::naming::counted;

/// `1 game`, `12 games`.
pub fn number_of_games(number: usize) -> String {
    if number == 0 { "No game".to_owned() } else { counted(number, "game") }
}

pub fn reading(progress: ReadProgress) -> Vec<String> {
    let ReadProgress { files_read, files, games } = progress;
    let games = number_of_games(games);
    vec![format!("Reading: {games}, {files_read} of {files} files"), format!("Reading: {games}")]
}

pub fn unreadable(path: &Path, why: &str, more: usize) -> Vec<String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let others = match more {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    let [long, short] = [format!("{name} cannot be read: {why}"), format!("{name} cannot be read")];
    vec![format!("{long}{others}"), format!("{short}{others}"), short]
}

pub const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won(Stone::First) => "X won",
        Ending::Won(Stone::Second) => "O won",
        Ending::Drawn => "draw",
        Ending::Unfinished => "unfinished",
    }
}

/// `Ada - Computer, level 5`, the beginner first; a nameless opponent of the computer is `You`.
pub fn players_of(game: &Header) -> String {
    let mut info = Info::default();
    for side in [Stone::First, Stone::Second] {
        info.players.of_mut(side).name.clone_from(game.players.of(side));
    }
    let (participants, _) = seated(&info);
    let name = |side: Stone, nobody: &str| match participants.level(side) {
        Some(level) if game.kind.has_levels() => format!("Computer, level {level}"),
        Some(_) => "Computer".to_owned(),
        None => match game.players.of(side).trim() {
            "" if participants.person().is_some() => "You".to_owned(),
            "" => nobody.to_owned(),
            name => printable(name).into_owned(),
        },
    };
    format!("{} - {}", name(Stone::First, "Player 1"), name(Stone::Second, "Player 2"))
}

pub fn games(unfinished: usize, ended: usize) -> String {
    let games = number_of_games;
    match (unfinished, ended) {
        (0, 0) => "No game is kept yet.".to_owned(),
        (0, _) => format!("{} played", games(ended)),
        (_, 0) => format!("{} to go on with", games(unfinished)),
        _ => format!("{} to go on with, {ended} played", games(unfinished)),
    }
}

/// `just now`, `5 minutes ago`, `3 days ago`.
pub fn ago(time: Duration) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let (number, unit) = match time.as_secs() {
        0..MINUTE => return "just now".to_owned(),
        seconds @ MINUTE..HOUR => (seconds / MINUTE, "minute"),
        seconds @ HOUR..DAY => (seconds / HOUR, "hour"),
        seconds => (seconds / DAY, "day"),
    };
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {unit}{plural} ago")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_one_says_them() {
        for (seconds, expected) in [
            (0, "just now"),
            (59, "just now"),
            (60, "1 minute ago"),
            (7_199, "1 hour ago"),
            (7_200, "2 hours ago"),
            (86_400, "1 day ago"),
            (40 * 86_400, "40 days ago"),
        ] {
            assert_eq!(ago(Duration::from_secs(seconds)), expected);
        }
    }
}
