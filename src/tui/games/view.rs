//! View of a list of games.

use std::path::{Path, PathBuf};
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{GameRow, GamesPage, Source, Typing};
use crate::collection::{Ending, Filter, GameOpening, Header};
use crate::formats::seated;
use crate::game::GameKind;
use crate::locale::{self, text};
use crate::printable::printable;
use crate::record::Info;
use crate::rules::opening::OpeningRule;
use crate::rules::{Stone, Variant};
use crate::store::Listed;
use crate::store::collection::ReadProgress;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, Games};
use crate::tui::layer::{Below, START, nobody};
use crate::tui::menu::{Menu, head};
use crate::tui::naming::{self, Naming};
use crate::tui::text::{column, fit_line, too_small, with_path};
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
        (None, Some(row)) => Line::styled(fit_line(&detail(row, games, ctx), width), faint),
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
            Typing::Filter => "/".to_owned(),
            Typing::Path => text!("games-prompt") + " ",
        };
        let row = Rect { height: 1, ..layout.head() };
        line.draw(Span::styled(prompt, theme.style(Role::Key)), row, frame);
    }
}

fn said(games: &GamesPage, ctx: &Ctx) -> (Vec<String>, Role) {
    if let Some(question) = &games.question {
        let mut forms = Vec::new();
        if let (Games::In(..), Effect::TakeOut(listed)) = (&games.games, question) {
            let number = listed.number;
            forms = with_path(&name_of(&listed.path), |file| {
                text!("games-remove", number = number, file = file)
            });
        }
        forms.push(text!("games-delete"));
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
    let count = going_on + others;
    let short = number_of_games(count);
    if !games.typed.is_empty() {
        return vec![text!("games-filtered", count = count, filter = games.typed), short];
    }
    if games.reached.is_some() {
        return vec![text!("games-reached", count = count), short];
    }
    match &games.games {
        Games::History if count == 0 => vec![text!("games-none")],
        Games::History if going_on == 0 => vec![text!("games-only-finished", finished = others)],
        Games::History if others == 0 => vec![text!("games-only-playing", playing = going_on)],
        Games::History => {
            vec![text!("games-history", playing = going_on, finished = others), short]
        }
        Games::In(path, _) => {
            let mut forms =
                with_path(path, |path| text!("games-in-path", count = count, path = path));
            forms.push(short);
            forms
        }
    }
}

fn detail(row: GameRow, games: &GamesPage, ctx: &Ctx) -> Vec<String> {
    match (row.source, row.game) {
        (Source::GoesOn(Listed::Damaged { part: Some(part), .. }), Err(why)) => {
            let stones = naming::length(part.record.on_board());
            vec![
                text!("games-damaged-both", why = why, stones = stones),
                text!("games-damaged-part", stones = stones),
                text!("games-damaged", why = why),
            ]
        }
        (_, Err(why)) => vec![text!("games-damaged", why = why)],
        (Source::GoesOn(Listed::Here(_)), _) => vec![text!("games-here")],
        (Source::GoesOn(Listed::Elsewhere(_)), _) => vec![text!("games-elsewhere")],
        (Source::Ended(listed), Ok(game)) if games.games != Games::History => {
            let (file, number) = (name_of(&listed.path), listed.number);
            let kind = naming::game(game.kind);
            let long = |players: &String| {
                with_path(&file, |file| {
                    text!(
                        "games-detail-place",
                        game = kind,
                        players = players,
                        file = file,
                        number = number
                    )
                })
            };
            let short = |about: &String| {
                with_path(&file, |file| {
                    text!("games-about-place", about = about, file = file, number = number)
                })
            };
            let told = about(game, ctx);
            let longest = told.first().into_iter().flat_map(long);
            let told = longest.chain(told.iter().flat_map(short)).collect();
            let place = |file: &str| text!("games-place", file = file, number = number);
            [told, long(&players_of(game)), with_path(&file, place)].concat()
        }
        (_, Ok(game)) => {
            let kind = naming::game(game.kind);
            let long = |players: &String| text!("games-detail", game = kind, players = players);
            let (told, players) = (about(game, ctx), players_of(game));
            let longest = told.first().map(long);
            longest.into_iter().chain(told).chain([long(&players), players]).collect()
        }
    }
}

/// Players with the end and the opening of a game, longest first; empty if neither is known.
fn about(game: &Header, ctx: &Ctx) -> Vec<String> {
    let (players, how, opening) = (Some(players_of(game)), ended(game, ctx), opening(game));
    let forms = match (how, opening) {
        (None, None) => vec![],
        (how, None) => vec![[players, how, None]],
        (None, opening) => vec![[players, opening, None]],
        (how, opening) => vec![
            [players.clone(), how.clone(), opening.clone()],
            [how.clone(), opening.clone(), None],
            [players.clone(), opening.clone(), None],
            [opening, None, None],
            [players, how, None],
        ],
    };
    let separator = text!("list-semicolon");
    forms
        .into_iter()
        .map(|parts| parts.into_iter().flatten().collect::<Vec<_>>().join(&separator))
        .collect()
}

/// Names the opening of a game, and the rule by which it began: `D4 Kagetsu, Taraguchi-10`.
fn opening(game: &Header) -> Option<String> {
    let GameOpening { name, rule } = game.opening;
    let rule = (rule != OpeningRule::Free).then(|| rule.name().to_owned());
    match (name.map(naming::renju_opening), rule) {
        (Some(name), Some(rule)) => Some(text!("games-opening", opening = name, rule = rule)),
        (name, rule) => name.or(rule),
    }
}

/// Players, state, game, opening, number of moves and age, in as many columns as fit.
fn told(row: GameRow, width: usize) -> String {
    const GAME: usize = 12;
    const MOVES: usize = 3;
    const AGE: usize = 15;
    const LEAST_NAMES: usize = 26;
    /// Names are shown whole where there is the opening beside them.
    const NAMES_WITH_OPENING: usize = 34;
    let Ok(game) = row.game else {
        let forms = with_path(&name_of(row.path), |file| text!("games-row-damaged", file = file));
        return fit_line(&forms, width);
    };
    let (state, when) = match row.source {
        Source::GoesOn(Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept)) => {
            (PLAYING, ago(kept.idle))
        }
        Source::GoesOn(Listed::Damaged { .. }) => (PLAYING, String::new()),
        Source::Ended(_) => (ending(game.ending()), column(&game.date, 10)),
    };
    let words = STATES.map(|state| locale::format(state, &[]).width());
    let states = words.into_iter().max().unwrap_or(0);
    let state = locale::format(state, &[]);
    let aligned = column(&state, states);
    let (who, what, moves) = (players_of(game), naming::short_game(game.kind), game.moves);
    let names = width.saturating_sub(states + GAME + MOVES + AGE + 4).max(LEAST_NAMES);
    let short_names = width.saturating_sub(state.width() + 1).max(8);
    let left = names.saturating_sub(naming::RENJU_OPENING_WIDTH + 1);
    let (names, opening) = if left >= NAMES_WITH_OPENING {
        let opening = game.opening.name.map(naming::renju_opening).unwrap_or_default();
        (left, column(&opening, naming::RENJU_OPENING_WIDTH) + " ")
    } else {
        (names, String::new())
    };
    let (players, what) = (column(&who, names), column(&what, GAME));
    let forms = [
        format!("{players} {aligned} {what} {opening}{moves:>3} {when}"),
        format!("{} {aligned} {moves:>3}", column(&who, 20)),
        format!("{} {state}", column(&who, short_names)),
    ];
    fit_line(&forms, width)
}

fn name_of(path: &Path) -> PathBuf {
    path.file_name().unwrap_or_default().into()
}

pub fn number_of_games(number: usize) -> String {
    text!("games-count", count = number)
}

pub fn reading(progress: ReadProgress) -> Vec<String> {
    let ReadProgress { files_read, files, games } = progress;
    vec![
        text!("games-reading", games = games, read = files_read, files = files),
        text!("games-reading.short", games = games),
    ]
}

/// Names a file that cannot be read, with the number of others like it.
pub fn unreadable(path: &Path, why: &str, more: usize) -> Vec<String> {
    let file = name_of(path);
    let long = |file: &str| text!("games-unreadable", file = file, why = why, more = more);
    let short = |file: &str| text!("games-unreadable.short", file = file, more = more);
    let shortest = |file: &str| text!("games-unreadable.shortest", file = file);
    [with_path(&file, long), with_path(&file, short), with_path(&file, shortest)].concat()
}

const PLAYING: &str = "games-state-playing";

/// Messages of the states of a game.
const STATES: [&str; 5] = [
    PLAYING,
    "games-state-x-won",
    "games-state-o-won",
    "games-state-draw",
    "games-state-unfinished",
];

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won(Stone::First) => "games-state-x-won",
        Ending::Won(Stone::Second) => "games-state-o-won",
        Ending::Drawn => "games-state-draw",
        Ending::Unfinished => "games-state-unfinished",
    }
}

/// Describes how a game ended, like the screen with the game.
fn ended(game: &Header, ctx: &Ctx) -> Option<String> {
    let (participants, names) = seated(&info_of(game));
    let naming = Naming { participants, names: &names, ..nobody(game.kind, ctx) };
    game.outcome.map(|outcome| printable(&naming.ended(outcome)[0]).into_owned())
}

fn info_of(game: &Header) -> Info {
    let mut info = Info::default();
    for side in [Stone::First, Stone::Second] {
        info.players.of_mut(side).name.clone_from(game.players.of(side));
    }
    info
}

/// Formats the players, the first side first: `Ada - Computer, level 5`. An opponent of the
/// computer without a name is `You`.
pub fn players_of(game: &Header) -> String {
    let (participants, _) = seated(&info_of(game));
    let name = |side: Stone| match participants.computer(side) {
        Some(computer) => naming::computer(computer, game.kind),
        None => match (game.players.of(side).trim(), side) {
            ("", _) if participants.person().is_some() => text!("player-you"),
            ("", Stone::First) => text!("player-one"),
            ("", Stone::Second) => text!("player-two"),
            (name, _) => printable(name).into_owned(),
        },
    };
    text!("games-players", first = name(Stone::First), second = name(Stone::Second))
}

/// Formats an age: `just now`, `5 minutes ago`, `3 days ago`.
pub fn ago(time: Duration) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    match time.as_secs() {
        0..MINUTE => text!("games-age-now"),
        seconds @ MINUTE..HOUR => text!("games-age-minutes", number = seconds / MINUTE),
        seconds @ HOUR..DAY => text!("games-age-hours", number = seconds / HOUR),
        seconds => text!("games-age-days", number = seconds / DAY),
    }
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
