//! The panel beside the board: players, turn, moves and messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::foot::wrap;
use crate::play::State;
use crate::rules::{Coordinates, Point, Stone};
use crate::tui::table::Table;
use crate::tui::theme::{Role, Theme};
use crate::tui::words;

/// The panel of a table.
pub struct Panel<'a> {
    /// The table.
    pub table: &'a Table,
    /// How cells are named.
    pub coordinates: Coordinates,
    /// Colours.
    pub theme: &'a Theme,
}

/// Rows for messages, of which a third of the free rows is used at most.
const MESSAGES_MAX: usize = 8;

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut lines = self.head();
        let free = usize::from(area.height).saturating_sub(lines.len());
        let messages = self.messages(area.width, (free / 3).min(MESSAGES_MAX));
        let moves = self.moves(free.saturating_sub(messages.len()));
        lines.extend(moves);
        // Messages stand at the bottom.
        let filled = usize::from(area.height).saturating_sub(messages.len());
        lines.resize(filled, Line::default());
        lines.extend(messages);
        for (line, row) in lines.iter().zip(area.rows()) {
            line.render(row, buffer);
        }
    }
}

impl Panel<'_> {
    fn head(&self) -> Vec<Line<'static>> {
        let style = |role| self.theme.style(role);
        let moves = self.table.play.game().moves().len();
        let state = self.table.play.state();
        let count = match state {
            State::ToMove(_) => format!("Move {}", moves + 1),
            State::Over(_) if moves == 1 => "After 1 move".to_owned(),
            State::Over(_) => format!("After {moves} moves"),
        };
        let unsaved = if self.table.has_unsaved_stones() { ", not saved" } else { "" };
        vec![
            Line::styled("GOMOKU", style(Role::Title)),
            Line::styled(self.table.variant().to_string(), style(Role::Faint)),
            Line::default(),
            self.player(Stone::First, state),
            self.player(Stone::Second, state),
            Line::default(),
            Line::from(vec![
                Span::styled(count, style(Role::Heading)),
                Span::styled(unsaved, style(Role::Faint)),
            ]),
        ]
    }

    /// `> X  Player 1, red   to move`.
    fn player(&self, stone: Stone, state: State) -> Line<'static> {
        let (pointer, role) = match state {
            State::ToMove(mover) if mover == stone => (">", "to move"),
            State::Over(outcome) if outcome.winner() == Some(stone) => ("*", "wins"),
            _ => (" ", ""),
        };
        let colour = match stone {
            Stone::First => "red",
            Stone::Second => "green",
        };
        let name = format!("{}, {colour:<5}", words::name(stone));
        let own = self.theme.stone(stone);
        Line::from(vec![
            Span::styled(pointer, self.theme.style(Role::Status)),
            Span::raw(" "),
            Span::styled(words::mark(stone).to_string(), own),
            Span::raw("  "),
            Span::styled(name, if pointer == " " { Style::new() } else { own }),
            Span::raw("  "),
            Span::styled(role, self.theme.style(Role::Status)),
        ])
    }

    /// The last moves that fit into so many rows, two a row.
    fn moves(&self, rows: usize) -> Vec<Line<'static>> {
        let moves = self.table.play.game().moves();
        let turns: Vec<&[Point]> = moves.chunks(2).collect();
        let hidden = turns.len().saturating_sub(rows);
        turns
            .iter()
            .enumerate()
            .skip(hidden)
            .map(|(turn, points)| self.turn(turn, points))
            .collect()
    }

    fn turn(&self, turn: usize, points: &[Point]) -> Line<'static> {
        let shape = self.table.variant().shape();
        let number = format!("{:>4}  ", 2 * turn + 1);
        let mut spans = vec![Span::styled(number, self.theme.style(Role::Faint))];
        for (&point, stone) in points.iter().zip([Stone::First, Stone::Second]) {
            let name = format!("{:<8}", self.coordinates.name(point, shape));
            spans.push(Span::styled(name, self.theme.stone(stone)));
        }
        Line::from(spans)
    }

    /// The last messages that fit into so many rows, below a row of air; of the very last as much
    /// as fits.
    fn messages(&self, width: u16, rows: usize) -> Vec<Line<'static>> {
        let room = rows.saturating_sub(1);
        let mut lines: Vec<String> = Vec::new();
        for text in self.table.log().iter().rev() {
            let mut message = wrap(&format!("- {text}"), width.into());
            if lines.is_empty() {
                message.truncate(room);
            }
            if lines.len() + message.len() > room {
                break;
            }
            lines.splice(0..0, message);
        }
        let air = (!lines.is_empty()).then(Line::default);
        let style = self.theme.style(Role::Faint);
        air.into_iter().chain(lines.into_iter().map(|line| Line::styled(line, style))).collect()
    }
}
