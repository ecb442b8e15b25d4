//! A puzzle: the board, what is to be found, and what is said of the moves.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::board::BoardView;
use super::footer::{draw_input, keys, labels};
use super::panel::{heading, stone};
use super::text::{self, draw_lines};
use super::too_small;
use crate::game::{AnyGame, GameKind};
use crate::tui::app::{App, Motion, PuzzleRoom, Session};
use crate::tui::layout::{self, GameLayout, fit, fit_line};
use crate::tui::theme::Role;

/// Rows of what is to be done in the panel, at most.
const TASK: usize = 3;

/// Draws the room that is open.
pub(super) fn draw(app: &App, frame: &mut Frame) {
    let Some(room) = &app.puzzles else { return };
    let session = &app.session;
    let layout = match layout::game(frame.area(), room.kind(), session.zoom) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    board(room, session, &layout, frame);
    if let Some(area) = layout.panel {
        panel(room, session, area, frame.buffer_mut());
    }
    status(room, session, layout.status, frame.buffer_mut());
    foot(room, session, layout.foot, frame);
}

fn board(room: &PuzzleRoom, session: &Session, layout: &GameLayout, frame: &mut Frame) {
    let AnyGame::Rows(game) = room.shown().on_board() else { return };
    let marks = room.marks();
    let side = room.attempt().map(|attempt| attempt.puzzle().side());
    let ghost = side.filter(|_| room.is_players_turn());
    let view = BoardView {
        game,
        layout: &layout.board,
        theme: &session.theme,
        coordinates: session.marks.coordinates.then_some(session.coordinates),
        cursor: ghost.map(|side| (room.cursor.cell(), Some(side))),
        expected: Vec::new(),
        threats: Vec::new(),
        unnumbered: 0,
        marks: &marks,
        motion: Motion::Rest,
    };
    frame.render_widget(&view, layout.board.area);
}

fn panel(room: &PuzzleRoom, session: &Session, area: Rect, buffer: &mut Buffer) {
    let theme = &session.theme;
    let width = usize::from(area.width);
    let mut lines = vec![title(room, session), Line::default()];
    let [task, _] = room.task(session);
    let side = room.attempt().map(|attempt| attempt.puzzle().side());
    let mover = side.map_or_else(Vec::new, |side| stone(side, theme));
    let taken: usize = mover.iter().map(Span::width).sum();
    let texts = fit(&[format!("{task}.").replace("..", ".")], width.saturating_sub(taken), TASK);
    for (index, text) in texts.into_iter().enumerate() {
        let mut spans = if index == 0 { mover.clone() } else { vec![" ".repeat(taken).into()] };
        spans.push(Span::styled(text, theme.style(Role::Title)));
        lines.push(spans.into());
    }
    if let Some(source) = room.source() {
        let source = fit_line(&[source], width.saturating_sub(taken));
        let source = format!("{}{source}", " ".repeat(taken));
        lines.push(Line::styled(source, theme.style(Role::Faint)));
    }
    for section in room.sections(session, width) {
        lines.extend([Line::default(), heading(section.heading, width, theme)]);
        let style = theme.style(section.role);
        lines.extend(section.lines.into_iter().map(|text| Line::styled(text, style)));
    }
    let rows = usize::from(area.height).saturating_sub(lines.len() + 2);
    let solution = room.solution(session, width, rows);
    if !solution.lines.is_empty() {
        lines.extend([Line::default(), heading("Solution", width, theme)]);
        lines.extend(solution.lines.into_iter().enumerate().map(|(index, text)| {
            let role = if solution.selected == Some(index) { Role::Selected } else { Role::Ground };
            Line::styled(text, theme.style(role))
        }));
    }
    draw_lines(&lines, area, buffer);
}

/// `PUZZLE  15x15, five or more in a row`.
fn title(room: &PuzzleRoom, session: &Session) -> Line<'static> {
    let theme = &session.theme;
    let rules = match room.kind() {
        GameKind::Rows(variant) if room.attempt().is_some() => variant.to_string(),
        _ => String::new(),
    };
    Line::from(vec![
        Span::styled("PUZZLE", theme.style(Role::Title)),
        Span::styled(format!("  {rules}"), theme.style(Role::Faint)),
    ])
}

/// What is to be done, and the cell under the cursor.
fn status(room: &PuzzleRoom, session: &Session, area: Rect, buffer: &mut Buffer) {
    let theme = &session.theme;
    let cell = room.naming(session).cell(room.cursor.cell());
    let cell = if room.is_players_turn() { cell } else { String::new() };
    let width = usize::from(area.width);
    let said = fit_line(&room.status(session), width.saturating_sub(cell.width() + 1));
    let air = " ".repeat(width.saturating_sub(said.width() + cell.width()));
    let line = Line::from(vec![
        Span::styled(said, theme.style(Role::Status)),
        Span::raw(air),
        Span::styled(cell, theme.style(Role::Faint)),
    ]);
    text::draw(&line, area, buffer);
}

/// The command bar, what is said, and the keys.
fn foot(room: &PuzzleRoom, session: &Session, area: Rect, frame: &mut Frame) {
    let theme = &session.theme;
    if let Some(bar) = &room.bar {
        draw_input(Span::styled(":", theme.style(Role::Key)), &bar.input, area, frame);
    }
    let foot = room.foot(session, area);
    for (said, row) in foot.texts.iter().zip(foot.area.rows()) {
        text::draw(&Line::styled(said.as_str(), theme.style(foot.role)), row, frame.buffer_mut());
    }
    if let Some(row) = foot.keys() {
        keys(&labels(&room.labels(&session.keymap, session)), row, theme, frame);
    }
}
