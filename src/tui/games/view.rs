//! View of a list of games.

use std::path::Path;
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{GameRow, GamesPage, Source, Typing};
use crate::collection::{Ending, Filter, Header};
use crate::formats::seated;
use crate::game::GameKind;
use crate::printable::{printable, printable_path};
use crate::record::Info;
use crate::rules::{Stone, Variant};
use crate::store::Listed;
use crate::store::collection::ReadProgress;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, Games};
use crate::tui::layer::{Below, START, nobody};
use crate::tui::menu::{Menu, head};
use crate::tui::naming::{self, counted};
use crate::tui::text::{column, fit_line, too_small};
use crate::tui::theme::Role;

pub(super) fn draw(games: &GamesPage, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let Some(layout) = games.layout(frame.area()) else { return too_small(START, None, frame) };
    let area = layout.area;
    let width = usize::from(area.width).saturating_sub(4);
    let faint = theme.style(Role::Faint);
    let title = fit_line(&heading(games), area.width.into());
    let detail = match (&games.line, games.row(games.selected)) {
        (Some((Typing::Filter, _)), _) => match games.typed.parse::<Filter>() {
            Err(mistake) => {
                Line::styled(fit_line(&[mistake.to_string()], width), theme.style(Role::Error))
            }
            Ok(_) => Line::styled(title.clone(), faint),
        },
        (Some((Typing::Path, _)), _) | (None, None) => Line::default(),
        (None, Some(row)) => Line::styled(fit_line(&detail(row, games), width), faint),
    };
    let head = if games.line.is_some() {
        vec![Line::default(), detail]
    } else {
        let heading = Line::styled(title, theme.style(Role::Title));
        head(heading, detail, below, area.width, theme)
    };
    let menu = Menu {
        head,
        lines: games.lines(),
        selected: games.selected,
        text: &|line| games.row(line).map_or_else(String::new, |row| told(row, width)),
        message: said(games, ctx),
    };
    menu.draw(games, &layout, ctx, frame);
    if let Some((typing, line)) = &games.line {
        let prompt = match typing {
            Typing::Filter => "/",
            Typing::Path => "File or folder: ",
        };
        let row = Rect { height: 1, ..layout.head() };
        line.draw(Span::styled(prompt, theme.style(Role::Key)), row, frame);
    }
}

fn said(games: &GamesPage, ctx: &Ctx) -> (Vec<String>, Role) {
    if let Some(question) = &games.question {
        let mut forms = vec!["Delete this game? (y/n)".to_owned()];
        if let (Games::In(_), Effect::TakeOut(listed)) = (&games.games, question) {
            let name = listed.path.file_name().unwrap_or_default().to_string_lossy();
            forms.insert(0, format!("Take game {} out of {name}? (y/n)", listed.number));
        }
        return (forms, Role::Status);
    }
    match (&games.refusal, games.reading) {
        (Some(refusal), _) => {
            let game = games.row(games.selected).and_then(|row| row.game.as_ref().ok());
            let kind = game.map_or(GameKind::Rows(Variant::GOMOKU_15), |game| game.kind);
            (refusal.forms(&nobody(kind, ctx)), Role::Error)
        }
        (None, Some(progress)) => (reading(progress), Role::Notice),
        (None, None) => match games.unreadable() {
            Some((path, why, more)) => (unreadable(path, why, more), Role::Error),
            None => (Vec::new(), Role::Notice),
        },
    }
}

/// Description of the list, longest form first.
fn heading(games: &GamesPage) -> Vec<String> {
    let going_on = games.going_on().count();
    let Some(others) = games.found.as_ref().map(|found| found.total) else { return Vec::new() };
    // Unread files may contain some.
    if !games.is_read && going_on + others == 0 {
        return Vec::new();
    }
    let count = number_of_games(going_on + others);
    if !games.typed.is_empty() {
        return vec![format!("{count}: {}", games.typed), count];
    }
    if games.reached.is_some() {
        return vec![format!("{count} reached the position"), count];
    }
    match &games.games {
        Games::History if going_on + others == 0 => vec!["No game is kept yet.".to_owned()],
        Games::History if going_on == 0 => vec![format!("{count} played")],
        Games::History if others == 0 => vec![format!("{count} to go on with")],
        Games::History => {
            vec![format!("{} to go on with, {others} played", number_of_games(going_on))]
        }
        Games::In(path) => vec![format!("{count} in {}", printable_path(path)), count],
    }
}

fn detail(row: GameRow, games: &GamesPage) -> Vec<String> {
    match (row.source, row.game) {
        (Source::GoesOn(Listed::Damaged { part: Some(part), .. }), Err(why)) => {
            let why = format!("It cannot be read: {why}");
            let stones = naming::stones(part.record.kind(), part.record.on_board().stones());
            let part = format!("What stands before the damage can be opened: {stones}.");
            vec![format!("{why}. {part}"), part, why]
        }
        (_, Err(why)) => vec![format!("It cannot be read: {why}")],
        (Source::GoesOn(Listed::Here(_)), _) => vec!["It is on your screen.".to_owned()],
        (Source::GoesOn(Listed::Elsewhere(_)), _) => {
            vec!["Another program plays it: a copy is opened.".to_owned()]
        }
        (Source::Ended(listed), Ok(game)) if games.games != Games::History => {
            let name = listed.path.file_name().unwrap_or_default().to_string_lossy();
            let place = format!("{name}, game {}", listed.number);
            let [long, _] = whole(game);
            vec![format!("{long} ({place})"), place]
        }
        (_, Ok(game)) => whole(game).to_vec(),
    }
}

/// Describes a game: `Gomoku 15x15, five or more in a row: Ada - Computer, level 5`.
fn whole(game: &Header) -> [String; 2] {
    let versus = players_of(game);
    [format!("{}: {versus}", naming::game(game.kind)), versus]
}

/// Formats players, state, game, number of moves and age, in as many columns as fit.
fn told(row: GameRow, width: usize) -> String {
    let Ok(game) = row.game else {
        let name = row.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        return fit_line(&[format!("{name}: cannot be read")], width);
    };
    let (stands, when) = match row.source {
        Source::GoesOn(Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept)) => {
            ("goes on", ago(kept.idle))
        }
        Source::GoesOn(Listed::Damaged { .. }) => ("goes on", String::new()),
        Source::Ended(_) => (ending(game.ending()), column(&game.date, 10)),
    };
    let (who, what) = (players_of(game), naming::short_game(game.kind));
    let moves = game.moves;
    // The other columns take 44.
    let names = width.saturating_sub(44).max(30);
    let forms = [
        format!("{} {stands:<10} {} {moves:>3} {when}", column(&who, names), column(&what, 12)),
        format!("{} {stands:<10} {moves:>3}", column(&who, 20)),
        format!("{} {stands}", column(&who, width.saturating_sub(stands.len() + 1).max(8))),
    ];
    fit_line(&forms, width)
}

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

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won(Stone::First) => "X won",
        Ending::Won(Stone::Second) => "O won",
        Ending::Drawn => "draw",
        Ending::Unfinished => "unfinished",
    }
}

/// Formats the players, the first side first: `Ada - Computer, level 5`. An opponent of the
/// computer without a name is `You`.
fn players_of(game: &Header) -> String {
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

/// Formats an age: `just now`, `5 minutes ago`, `3 days ago`.
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
    fn ages_are_described_in_words() {
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
