//! What is drawn: one function for each screen, all of them over the state alone.

mod help;
mod menu;
mod table;
pub(super) mod title;

use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::Text;
use ratatui::widgets::{Paragraph, Wrap};

use super::app::{App, Screen};
use super::layout::centred;
use super::table::Open;

/// Draws the whole screen.
pub fn draw(app: &App, frame: &mut Frame) {
    match (app.help, &app.screen) {
        (Some(top), _) => help::draw(top, app.context_below(), &app.theme, frame),
        (None, Screen::Start(menu)) => menu::draw(menu, app.context(), "", &app.theme, frame),
        (None, Screen::Table(table)) => match &table.open {
            Open::Menu(menu) => {
                menu::draw(menu, app.context(), "Esc: back to the game", &app.theme, frame);
            }
            _ => table::draw(app, table, frame),
        },
    }
}

/// The notice in place of a screen for which the window is too small, and a question that is open.
fn too_small(needed: Size, question: Option<&str>, frame: &mut Frame) {
    let window = frame.area();
    let notice =
        format!("{} needed: the window is too small ({}).", words(needed), words(window.as_size()));
    let text = question.map_or(notice, str::to_owned);
    let rows = extent(text.len()).div_ceil(window.width.max(1)) + 1;
    let notice = Paragraph::new(Text::raw(text)).centered().wrap(Wrap { trim: true });
    frame.render_widget(notice, centred(window, window.width, rows.min(window.height)));
}

fn words(size: Size) -> String {
    format!("{}x{}", size.width, size.height)
}

/// So many rows or columns, as far as there can be a window for them.
fn extent(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// The row `index` of an area, or nothing below it.
fn row(area: Rect, index: u16) -> Rect {
    Rect { y: area.y.saturating_add(index), height: 1, ..area }.intersection(area)
}
