//! Picture of a list of games.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{GameRow, GamesPage, GoingOn, Typing, words};
use crate::collection::{Filter, Header};
use crate::game::GameKind;
use crate::printable::printable_path;
use crate::rules::Variant;
use crate::store::Listed;
use crate::tui::ctx::Ctx;
use crate::tui::event::Games;
use crate::tui::layer::Below;
use crate::tui::menu::{self, Menu, head};
use crate::tui::naming::{self, Naming};
use crate::tui::text::{column, fit_line};
use crate::tui::theme::Role;

pub(super) fn draw(games: &GamesPage, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let Some(layout) = menu::placed(games.layout(frame.area()), frame) else { return };
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
    if games.question.is_some() {
        return (games.question(), Role::Status);
    }
    match (&games.refusal, games.reading) {
        (Some(refusal), _) => {
            let game = games.row(games.selected).and_then(|row| row.game().ok());
            let kind = game.map_or(GameKind::Rows(Variant::GOMOKU_15), |game| game.kind);
            let naming = Naming::of_nobody(kind, ctx.look.theme.has_letters(), &ctx.user.keymap);
            (refusal.forms(&naming), Role::Error)
        }
        (None, Some(progress)) => (words::reading(progress), Role::Notice),
        (None, None) => match games.unreadable() {
            Some((path, why, more)) => (words::unreadable(path, why, more), Role::Error),
            None => (Vec::new(), Role::Notice),
        },
    }
}

/// Description of the list, the longest form first.
fn heading(games: &GamesPage) -> Vec<String> {
    let Some((going_on, others)) = games.counts() else { return Vec::new() };
    let count = words::number_of_games(going_on + others);
    if !games.typed.is_empty() {
        return vec![format!("{count}: {}", games.typed), count];
    }
    if games.reached.is_some() {
        return vec![format!("{count} reached the position"), count];
    }
    match &games.games {
        Games::History => vec![words::games(going_on, others)],
        Games::In(path) => vec![format!("{count} in {}", printable_path(path)), count],
    }
}

fn detail(row: GameRow, games: &GamesPage) -> Vec<String> {
    match (row, row.game()) {
        (row, Err(why)) => {
            let why = format!("It cannot be read: {why}");
            let GameRow::GoesOn(GoingOn { listed: Listed::Damaged { part, .. }, .. }) = row else {
                return vec![why];
            };
            let Some(part) = part else { return vec![why] };
            let stones = naming::stones(part.record.kind(), part.record.on_board().stones());
            let part = format!("What stands before the damage can be opened: {stones}.");
            vec![format!("{why}. {part}"), part, why]
        }
        (GameRow::GoesOn(row), Ok(game)) => match row.listed {
            Listed::Here(_) => vec!["It is on your screen.".to_owned()],
            Listed::Elsewhere(_) => vec!["Another program plays it: a copy is opened.".to_owned()],
            Listed::Game(_) | Listed::Damaged { .. } => whole(game).to_vec(),
        },
        (GameRow::Ended(_), Ok(game)) if games.games == Games::History => whole(game).to_vec(),
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
    let versus = words::players_of(game);
    [format!("{}: {versus}", naming::game(game.kind)), versus]
}

/// Players, state, game, number of moves and age, in as many columns as fit.
fn told(row: GameRow, width: usize) -> String {
    let Ok(game) = row.game() else {
        let name = row.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        return fit_line(&[format!("{name}: cannot be read")], width);
    };
    let (stands, when) = match row {
        GameRow::GoesOn(row) => match &row.listed {
            Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => {
                ("goes on", words::ago(kept.idle))
            }
            Listed::Damaged { .. } => ("goes on", String::new()),
        },
        GameRow::Ended(_) => (words::ending(game.ending()), column(&game.date, 10)),
    };
    let (who, what) = (words::players_of(game), naming::short_game(game.kind));
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
