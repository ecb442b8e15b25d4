//! The board with everything around it.

use ratatui::Frame;
use ratatui::text::{Line, Span};

use super::too_small;
use crate::rules::Topology;
use crate::tui::app::App;
use crate::tui::layout;
use crate::tui::mind::{Errand, Mind, Thought};
use crate::tui::playing::{Playing, Target, Turn};
use crate::tui::table::{Open, Table};
use crate::tui::theme::Role;
use crate::tui::widget::board::BoardView;
use crate::tui::widget::foot;
use crate::tui::widget::grid::Grid;
use crate::tui::widget::panel::Panel;
use crate::tui::widget::quarto::QuartoView;
use crate::tui::words;

pub(super) fn draw(app: &App, table: &Table, frame: &mut Frame) {
    let layout = match layout::table(frame.area(), table.kind()) {
        Ok(layout) => layout,
        Err(needed) => {
            let question = match &table.open {
                Open::Question(question) => Some(table.ask(question, app.players())),
                _ => None,
            };
            return too_small(needed, question.as_ref().map(|[_, short]| short.as_str()), frame);
        }
    };
    let grid = Grid { layout: &layout, coordinates: app.coordinates, theme: &app.theme };
    match table.playing() {
        Playing::Rows(rows) => {
            let ghosts = if app.ghosts { table.mind().line() } else { &[] };
            frame.render_widget(&BoardView { rows, ghosts, grid }, layout.board);
        }
        Playing::Quarto(pieces) => frame.render_widget(&QuartoView { pieces, grid }, layout.board),
    }
    if let Some(area) = layout.panel {
        frame.render_widget(&Panel { app, table }, area);
    }
    let has_panel = layout.panel.is_some();
    let (text, right) = status(app, table, layout.status.width, has_panel);
    foot::draw(app, table, &text, layout.foot, frame);
    frame.render_widget(status_line(app, table, text, right, layout.status.width), layout.status);
}

/// Whose turn it is or who won and how; at the right the cell under the cursor, before it the score
/// where there is no panel.
fn status(app: &App, table: &Table, width: u16, has_panel: bool) -> (String, String) {
    let playing = table.playing();
    let cursor = match playing.cursor() {
        Target::Cell(point) => app.coordinates.name(point, playing.shape()),
        Target::Column(col) => app.coordinates.column(col),
        Target::Piece(piece) => piece.number().to_string(),
    };
    let width = usize::from(width);
    let forms = state(app, table);
    // What the panel would say, as much of it as fits at the right, before the cell.
    let torus = if playing.shape().topology() == Topology::Torus { "torus  " } else { "" };
    let scores = if has_panel { Vec::new() } else { words::short_score(app.tally()) };
    let torus = if has_panel { "" } else { torus };
    let mut rights: Vec<String> =
        scores.iter().map(|score| format!("{torus}{score}  {cursor}")).collect();
    rights.extend(scores.iter().map(|score| format!("{score}  {cursor}")));
    rights.extend([format!("{torus}{cursor}"), cursor]);
    // Then the longest words that fit beside it.
    let fits = |text: &str, right: &str| text.len() + 1 + right.len() <= width;
    let found = rights.into_iter().find_map(|right| {
        let text = forms.iter().find(|text| fits(text, &right))?.clone();
        Some((text, right))
    });
    found.unwrap_or_else(|| (forms.last().cloned().unwrap_or_default(), String::new()))
}

/// Whose turn it is, whether the computer thinks about it or waits, or who won and how: the longest
/// form first.
fn state(app: &App, table: &Table) -> Vec<String> {
    let players = app.players();
    match (table.mind(), table.playing().turn()) {
        (Mind::Thinks(Thought { errand: Errand::Move, info, .. }), Turn::Of(stone)) => {
            words::thinking(stone, players, info.as_ref())
        }
        (_, Turn::Of(stone)) if table.is_paused() => words::paused(stone, players),
        _ => words::state(table.playing(), app.naming()),
    }
}

/// The status in the colour of who is to move or has won.
fn status_line(app: &App, table: &Table, text: String, right: String, width: u16) -> Line<'static> {
    let mover = match table.playing().turn() {
        Turn::Of(stone) => Some(stone),
        Turn::Over(winner) => winner,
    };
    let style = app.theme.style(Role::Status);
    let style = mover.map_or(style, |stone| style.patch(app.theme.stone(stone)));
    let air = " ".repeat(usize::from(width).saturating_sub(text.len() + right.len()));
    Line::from(vec![
        Span::styled(text, style),
        Span::raw(air),
        Span::styled(right, app.theme.style(Role::Faint)),
    ])
}
