//! What is drawn: one function for each screen, all of them over the state alone.

mod board;
mod comment;
mod footer;
mod game;
mod games;
mod help;
mod menu;
mod new_game;
mod palette;
mod panel;
mod puzzle;
mod quarto;
mod settings;
mod start;
mod text;
mod title;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::Text;
use ratatui::widgets::{Paragraph, Wrap};

use super::app::{App, Overlay, Page, Screen, Session};
use super::layout::{StartLayout, centred};
use super::theme::{Role, Theme};
use crate::printable::printable;

/// Draws the whole screen.
pub fn draw(app: &App, frame: &mut Frame) {
    let theme = &app.session.theme;
    let window = frame.area();
    paint(window, theme.style(Role::Ground), frame.buffer_mut());
    if let Some(problem) = &app.session.problem {
        return settings::draw_problem(problem, theme, frame);
    }
    if let Some(open) = app.session.help {
        return help::draw(open, app.kind(), &app.session.keymap, theme, frame);
    }
    match &app.screen {
        _ if app.puzzles.is_some() => puzzle::draw(app, frame),
        Screen::Start(menu) => start::draw(menu, &app.session, frame),
        Screen::Game(game) => match (&game.question, &game.overlay) {
            (None, Overlay::Page(page)) => {
                draw_page(page, "Esc: back to the game", &app.session, frame);
            }
            (None, Overlay::Comment(editor)) => {
                game::draw(app, game, frame);
                comment::draw(game, editor, &app.session, frame);
            }
            _ => game::draw(app, game, frame),
        },
    }
    if let Some(palette) = &app.session.palette {
        palette::draw(app, palette, frame);
    }
}

/// A page; `hint` says how to leave it.
fn draw_page(page: &Page, hint: &'static str, session: &Session, frame: &mut Frame) {
    match page {
        Page::New(page) => new_game::draw(page, hint, session, frame),
        Page::Games(games) => games::draw(page, games, hint, session, frame),
        Page::Settings(page) => settings::draw(page, hint, session, frame),
    }
}

/// The ground of the whole window, so that light and dark terminals look the same, or of a board.
fn paint(area: Rect, style: Style, buffer: &mut Buffer) {
    let Style { fg: Some(ink), bg: Some(ground), .. } = style else { return };
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    for row in area.rows() {
        let first = buffer.index_of(row.x, row.y);
        for cell in &mut buffer.content[first..first + usize::from(row.width)] {
            (cell.fg, cell.bg) = (ink, ground);
        }
    }
}

/// The notice in place of a screen for which the window is too small, and a question that is open.
fn too_small(needed: Size, question: Option<&str>, frame: &mut Frame) {
    let window = frame.area();
    let notice = format!(
        "{} needed: the window is too small ({}).",
        in_words(needed),
        in_words(window.as_size())
    );
    let text = question.map_or(notice, |question| printable(question).into_owned());
    let rows = u16::try_from(text.len()).unwrap_or(u16::MAX).div_ceil(window.width.max(1)) + 1;
    let notice = Paragraph::new(Text::raw(text)).centered().wrap(Wrap { trim: true });
    frame.render_widget(notice, centred(window, window.width, rows.min(window.height)));
}

/// The title above a menu, if there is room for it.
fn title_above(layout: &StartLayout, theme: &Theme, frame: &mut Frame) {
    if layout.title > 0 {
        title::draw(layout.area, theme, frame);
    }
}

fn in_words(size: Size) -> String {
    format!("{}x{}", size.width, size.height)
}

/// The row `index` of an area, or nothing below it.
fn row(area: Rect, index: u16) -> Rect {
    Rect { y: area.y.saturating_add(index), height: 1, ..area }.intersection(area)
}
