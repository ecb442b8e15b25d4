//! Stones as letters: in small cells, and without half blocks or colours.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::BoardView;
use crate::tui::layout::Ground;
use crate::tui::theme::Role;

impl BoardView<'_> {
    pub(super) fn letters(&self, buffer: &mut Buffer) {
        let (theme, columns) = (self.theme, self.layout.cell.columns);
        if self.layout.ground == Ground::Frame {
            self.holes(buffer);
        }
        for mut stone in self.stones() {
            let Some(point) = stone.visible_at() else { continue };
            let (at, mut style) = (self.at(point), theme.stone(stone.side));
            if stone.wins {
                style = style.patch(theme.style(Role::Win));
            }
            if stone.is_last {
                let mark = self.theme.palette.of(stone.side).mark;
                let (ink, ground) = (theme.colour(theme.palette.ink_on(mark)), theme.colour(mark));
                let coloured = theme.has_colour().then(|| Style::new().fg(ink).bg(ground));
                style = style.patch(coloured.unwrap_or(theme.style(Role::Last)));
            }
            stone.number = stone.number.filter(|_| columns > 1);
            let text = stone.text();
            // Wide numbers keep their last digits.
            let room = usize::from(columns.min(3));
            let text = &text[text.len().saturating_sub(room)..];
            let first =
                if columns > 2 { at.x - u16::try_from(text.len() / 2).unwrap_or(0) } else { at.x };
            let plate = if columns > 3 { at.x - 1..=at.x + 1 } else { at.x..=at.x };
            plate.for_each(|x| {
                buffer[(x, at.y)].set_char(' ').set_style(style);
            });
            buffer.set_string(first, at.y, text, style);
        }
    }

    fn holes(&self, buffer: &mut Buffer) {
        let (theme, layout) = (self.theme, self.layout);
        let (palette, empty) = (&theme.palette, theme.style(Role::Empty));
        let is_filled = theme.has_colour() && layout.cell.columns > 1;
        if is_filled {
            let frame = Style::new().fg(theme.colour(palette.hole)).bg(theme.colour(palette.frame));
            buffer.set_style(layout.board, frame);
        }
        for point in layout.shape.points() {
            let (at, cell) = (self.at(point), layout.cell(point));
            let hole = &mut buffer[(at.x, at.y)];
            hole.set_char(theme.glyphs.empty()).set_style(empty);
            if is_filled {
                hole.set_bg(theme.colour(palette.hole));
            } else if layout.cell.columns > 2 && point.col + 1 < layout.shape.width() {
                for row in cell.rows() {
                    buffer[(cell.right() - 1, row.y)].set_char('|').set_style(empty);
                }
            }
        }
    }
}
