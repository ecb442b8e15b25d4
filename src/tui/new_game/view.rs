//! Picture of the page of a new game.

use ratatui::Frame;
use ratatui::layout::Size;
use ratatui::text::{Line, Span};

use super::{Family, MOST_DIGITS, NewGame, NewGameRow, custom};
use crate::game::{ComputerSides, GameKind, TimeControl};
use crate::tui::command;
use crate::tui::ctx::Ctx;
use crate::tui::layer::Below;
use crate::tui::layout::{self, in_words};
use crate::tui::menu::{self, Menu, NARROW, head, value_text};
use crate::tui::naming::{self, Naming, short_game};
use crate::tui::theme::{Role, Theme};

pub(super) fn draw(page: &NewGame, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let Some(layout) = menu::placed(page.layout(frame.area()), frame) else { return };
    let width = layout.area.width;
    let (rows, selected) = (page.rows(), page.line());
    let name_width = if width < NARROW { 8 } else { 10 };
    let text = |line| {
        let (name, value) = shown(page, rows[line]);
        let ends = if line == selected { ["< ", " >"] } else { ["  ", ""] };
        value_text(&format!("{name:<name_width$}"), &value, ends, width)
    };
    let message = match &page.refusal {
        Some(refusal) => refusal.forms(&naming(page, ctx)),
        None => too_large(page, frame.area().as_size()).into_iter().collect(),
    };
    let menu = Menu {
        head: head(heading(page, width, ctx), lineup(page, width, theme), below, width, theme),
        lines: rows.len(),
        selected,
        text: &text,
        message: (message, Role::Error),
    };
    menu.draw(page, &layout, ctx, frame);
}

/// Name and value of a row.
fn shown(page: &NewGame, row: NewGameRow) -> (&'static str, String) {
    let computer = page.lineup.computer;
    let levels = page.lineup.levels;
    let side = page.gomoku.shape().width();
    match row {
        NewGameRow::Game if page.family == Family::Custom => ("Game", "A game of your own".into()),
        NewGameRow::Game => ("Game", page.kind().name()),
        NewGameRow::Size if !page.typed.is_empty() => ("Size", page.typed.clone()),
        NewGameRow::Size => ("Size", format!("{side} x {side}")),
        NewGameRow::Rule => ("Rule", custom::rule(page.gomoku.row_length(), page.gomoku.rule())),
        NewGameRow::Edges => ("Edges", page.quarto.to_string()),
        NewGameRow::Custom(field) => page.custom.shown(field),
        NewGameRow::Players => ("Players", players(computer).to_owned()),
        NewGameRow::Level if computer == ComputerSides::Both => {
            ("Level of O", levels.second.to_string())
        }
        NewGameRow::Level => ("Level", levels.second.to_string()),
        NewGameRow::FirstLevel => ("Level of X", levels.first.to_string()),
        NewGameRow::Begins => ("Begins", beginner(computer).to_owned()),
        NewGameRow::Clock => ("Clock", time_control(page.time)),
    }
}

const fn players(computer: ComputerSides) -> &'static str {
    match computer {
        ComputerSides::None => "two persons",
        ComputerSides::Both => "two computers",
        _ => "you and the computer",
    }
}

const fn beginner(computer: ComputerSides) -> &'static str {
    match computer {
        ComputerSides::First => "the computer",
        ComputerSides::ByLot => "by lot",
        _ => "you",
    }
}

/// `5m + 3s a move`.
fn time_control(control: TimeControl) -> String {
    match control {
        TimeControl::None => "none".to_owned(),
        TimeControl::Game(time) => format!("{time} each"),
        TimeControl::Increment { time, each } => format!("{time} + {each} a move"),
        TimeControl::Move(time) => format!("{time} a move"),
    }
}

/// The game, or `Board size [15, 17, 19 or 20]: ` and the typed digits.
fn heading(page: &NewGame, width: u16, ctx: &Ctx) -> Line<'static> {
    let theme = &ctx.look.theme;
    let style = theme.style(Role::Title);
    if page.typed.is_empty() {
        let text = match page.choice() {
            Ok(choice) => fit_game(choice.kind, width),
            Err(refusal) => refusal.forms(&naming(page, ctx)).pop().unwrap_or_default(),
        };
        return Line::styled(text, style);
    }
    let sizes = command::sizes();
    let room = usize::from(width).saturating_sub(MOST_DIGITS);
    let forms = [format!("Board size [{sizes}]: "), format!("Size [{sizes}]: ")];
    let text = forms.into_iter().find(|text| text.len() <= room);
    Line::from(vec![
        Span::styled(text.unwrap_or_else(|| "Size: ".to_owned()), style),
        Span::styled(page.typed.clone(), theme.style(Role::Key)),
    ])
}

fn fit_game(kind: GameKind, width: u16) -> String {
    let long = naming::game(kind);
    if long.len() <= width.into() { long } else { short_game(kind) }
}

fn lineup(page: &NewGame, width: u16, theme: &Theme) -> Line<'static> {
    let [long, short] = naming::lineup(page.lineup, page.kind());
    let text = if long.len() <= width.into() { long } else { short };
    Line::styled(text, theme.style(Role::Faint))
}

fn naming<'a>(page: &NewGame, ctx: &'a Ctx) -> Naming<'a> {
    Naming::of_nobody(page.kind(), ctx.look.theme.has_letters(), &ctx.user.keymap)
}

/// Warning that the board needs a larger window.
fn too_large(page: &NewGame, window: Size) -> Option<String> {
    let needed = layout::needed(window, page.choice().ok()?.kind);
    let is_too_large = !layout::fits(window, needed);
    is_too_large.then(|| format!("This board needs a window of {}.", in_words(needed)))
}
