//! A list of games.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::footer::{self, draw_input};
use super::menu::{Menu, entry, head};
use super::too_small;
use crate::collection::Header;
use crate::game::GameKind;
use crate::printable::printable_path;
use crate::rules::Variant;
use crate::store::Listed;
use crate::tui::app::{GameRow, GamesPage, GoingOn, Page, Session, Typing};
use crate::tui::layout::{column, fit_line};
use crate::tui::messages::{self, Naming};
use crate::tui::theme::Role;

/// The page; `hint` says how to leave it.
pub(super) fn draw(
    page: &Page,
    games: &GamesPage,
    hint: &'static str,
    session: &Session,
    frame: &mut Frame,
) {
    let theme = &session.theme;
    let layout = match games.layout(frame.area()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    let width = usize::from(layout.area.width).saturating_sub(4);
    let text = |line| games.row(line).map_or_else(String::new, |row| told(row, width));
    let entries = layout
        .shown
        .clone()
        .map(|line| entry(format!(" {} ", text(line)), line == games.line(), theme));
    let faint = theme.style(Role::Faint);
    let title = fit_line(&heading(games), layout.area.width.into());
    let detail = match (games.input(), games.row(games.line())) {
        (Some((Typing::Filter, _)), _) => match games.mistake() {
            Some(mistake) => {
                Line::styled(fit_line(&[mistake.to_string()], width), theme.style(Role::Error))
            }
            None => Line::styled(title.clone(), faint),
        },
        (Some((Typing::Path, _)), _) | (None, None) => Line::default(),
        (None, Some(row)) => Line::styled(fit_line(&detail(row, games), width), faint),
    };
    let head = match games.input() {
        Some(_) => vec![Line::default(), detail],
        None => head(
            Line::styled(title, theme.style(Role::Title)),
            detail,
            hint,
            layout.area.width,
            theme,
        ),
    };
    let menu = Menu {
        head,
        entries: entries.collect(),
        all: games.lines(),
        reason: said(games, session),
        labels: footer::labels(&page.labels(&session.keymap)),
    };
    menu.draw(&layout, theme, frame);
    if let Some((typing, bar)) = games.input() {
        let prompt = match typing {
            Typing::Filter => "/",
            Typing::Path => "File or folder: ",
        };
        let row = Rect { height: 1, ..layout.head() };
        draw_input(Span::styled(prompt, theme.style(Role::Key)), &bar.input, row, frame);
    }
}

/// What is asked, refused or going on.
fn said(games: &GamesPage, session: &Session) -> (Vec<String>, Role) {
    if games.has_question() {
        return (games.question(), Role::Status);
    }
    match (&games.refusal, games.reading()) {
        (Some(refusal), _) => {
            let game = games.row(games.line()).and_then(|row| row.game().ok());
            let kind = game.map_or(GameKind::Rows(Variant::GOMOKU_15), |game| game.kind);
            let naming = Naming::of_nobody(kind, session.theme.has_letters(), &session.keymap);
            (refusal.forms(&naming), Role::Error)
        }
        (None, Some(progress)) => (messages::reading(progress), Role::Notice),
        (None, None) => match games.unreadable() {
            Some((path, why, more)) => (messages::unreadable(path, why, more), Role::Error),
            None => (Vec::new(), Role::Notice),
        },
    }
}

/// Which games are listed, and how many, the longest form first.
fn heading(games: &GamesPage) -> Vec<String> {
    let Some((going_on, others)) = games.counts() else { return Vec::new() };
    let count = messages::number_of_games(going_on + others);
    if !games.typed().is_empty() {
        return vec![format!("{count}: {}", games.typed()), count];
    }
    if games.has_reached() {
        return vec![format!("{count} reached the position"), count];
    }
    match games.path() {
        None => vec![messages::games(going_on, others)],
        Some(path) => vec![format!("{count} in {}", printable_path(path)), count],
    }
}

/// What is to be known of the selected game besides, the longest form first.
fn detail(row: GameRow, games: &GamesPage) -> Vec<String> {
    match (row, row.game()) {
        (row, Err(why)) => {
            let part = match row {
                GameRow::GoesOn(GoingOn { listed: Listed::Damaged { part, .. }, .. }) => {
                    part.as_deref()
                }
                _ => None,
            };
            let why = format!("It cannot be read: {why}");
            let Some(part) = part else { return vec![why] };
            let stones = messages::stones(part.record.kind(), part.record.on_board().stones());
            let part = format!("What stands before the damage can be opened: {stones}.");
            vec![format!("{why}. {part}"), part, why]
        }
        (GameRow::GoesOn(row), Ok(game)) => match row.listed {
            Listed::Here(_) => vec!["It is on your screen.".to_owned()],
            Listed::Elsewhere(_) => vec!["Another program plays it: a copy is opened.".to_owned()],
            Listed::Game(_) | Listed::Damaged { .. } => whole(game).to_vec(),
        },
        (GameRow::Ended(_), Ok(game)) if games.path().is_none() => whole(game).to_vec(),
        (GameRow::Ended(listed), Ok(game)) => {
            let name = listed.path.file_name().unwrap_or_default().to_string_lossy();
            let place = format!("{name}, game {}", listed.number);
            let [long, _] = whole(game);
            vec![format!("{long} ({place})"), place]
        }
    }
}

/// `Gomoku 15x15, five or more in a row: Ada - Computer, level 5`.
fn whole(game: &Header) -> [String; 2] {
    let versus = messages::players_of(game);
    [format!("{}: {versus}", messages::game(game.kind)), versus]
}

/// Who, how it stands, what, how many moves and since when, in columns as far as they fit.
fn told(row: GameRow, width: usize) -> String {
    let Ok(game) = row.game() else {
        let name = row.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        return fit_line(&[format!("{name}: cannot be read")], width);
    };
    let (stands, when) = match row {
        GameRow::GoesOn(row) => match &row.listed {
            Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => {
                ("goes on", messages::ago(kept.idle))
            }
            Listed::Damaged { .. } => ("goes on", String::new()),
        },
        GameRow::Ended(_) => (messages::ending(game.ending()), column(&game.date, 10)),
    };
    let (who, what) = (messages::players_of(game), messages::short_game(game.kind));
    let moves = game.moves;
    // What the other columns leave.
    let names = width.saturating_sub(44).max(30);
    let forms = [
        format!("{} {stands:<10} {} {moves:>3} {when}", column(&who, names), column(&what, 12)),
        format!("{} {stands:<10} {moves:>3}", column(&who, 20)),
        format!("{} {stands}", column(&who, width.saturating_sub(stands.len() + 1).max(8))),
    ];
    fit_line(&forms, width)
}
