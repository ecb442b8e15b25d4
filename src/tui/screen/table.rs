//! The board with everything around it.

use ratatui::Frame;
use ratatui::text::{Line, Span};

use super::too_small;
use crate::play::State;
use crate::tui::app::App;
use crate::tui::layout;
use crate::tui::table::{Open, Table};
use crate::tui::theme::Role;
use crate::tui::widget::board::BoardView;
use crate::tui::widget::foot;
use crate::tui::widget::panel::Panel;
use crate::tui::words;

pub(super) fn draw(app: &App, table: &Table, frame: &mut Frame) {
    let layout = match layout::table(frame.area(), table.variant().shape()) {
        Ok(layout) => layout,
        Err(needed) => {
            let question = match &table.open {
                Open::Question(question) => Some(table.ask(question)),
                _ => None,
            };
            return too_small(needed, question.as_ref().map(|[_, short]| short.as_str()), frame);
        }
    };
    let board = BoardView {
        game: table.play.game(),
        cursor: table.cursor(),
        coordinates: app.coordinates,
        theme: &app.theme,
        layout: &layout,
    };
    frame.render_widget(&board, layout.board);
    if let Some(area) = layout.panel {
        let panel = Panel { table, coordinates: app.coordinates, theme: &app.theme };
        frame.render_widget(&panel, area);
    }
    frame.render_widget(status(app, table, layout.status.width), layout.status);
    foot::draw(table, app.context(), &app.theme, layout.foot, frame);
}

/// Whose turn it is or who won and how; at the right the cell under the cursor.
fn status(app: &App, table: &Table, width: u16) -> Line<'static> {
    let cell = app.coordinates.name(table.cursor(), table.variant().shape());
    let state = table.play.state();
    let [full, short] = words::state(state, table.variant());
    let width = usize::from(width);
    let fits = |text: &str| text.len() + 1 + cell.len() <= width;
    let text = if fits(&full) { full } else { short };
    let cell = if fits(&text) { cell } else { String::new() };
    let mover = match state {
        State::ToMove(stone) => Some(stone),
        State::Over(outcome) => outcome.winner(),
    };
    let style = app.theme.style(Role::Status);
    let style = mover.map_or(style, |stone| style.patch(app.theme.stone(stone)));
    let air = " ".repeat(width.saturating_sub(text.len() + cell.len()));
    Line::from(vec![
        Span::styled(text, style),
        Span::raw(air),
        Span::styled(cell, app.theme.style(Role::Faint)),
    ])
}
