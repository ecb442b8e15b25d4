//! The pieces that are left, each with its number, and what they mean.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::{QuartoView, has_pictures, has_room, middle_line, picture, style};
use crate::game::Target;
use crate::quarto::Piece;
use crate::tui::board::Canvas;
use crate::tui::layout::{BagLayout, CellSize};
use crate::tui::naming;
use crate::tui::theme::{Role, Theme};

const CELL: CellSize = CellSize { columns: 8, rows: 4 };

pub fn draw(view: &QuartoView, bag: &BagLayout, buffer: &mut Buffer) {
    let shows_pictures = bag.has_pictures() && has_pictures(view.theme);
    if shows_pictures {
        pictures(view, bag, buffer);
        if let (Some(area), Some(piece)) = (bag.selected, view.game.selected()) {
            selected(piece, area, view.theme, buffer);
        }
    } else {
        letters(view, bag, buffer);
    }
    if let Some(area) = bag.legend {
        let on_board = has_room(view.layout.cell, view.theme);
        let has_room = area.width >= BagLayout::LEGEND_WITH_PICTURES;
        legend(area, has_room && (shows_pictures || on_board), view.theme, buffer);
    }
}

/// `>12(W*)`.
fn letters(view: &QuartoView, bag: &BagLayout, buffer: &mut Buffer) {
    let theme = view.theme;
    for piece in view.game.bag().pieces() {
        let Position { x, y } = bag.piece(piece).as_position();
        let is_aim = view.cursor == Some(Target::Piece(piece));
        let pointer = if is_aim { ">" } else { " " };
        buffer.set_string(x, y, pointer, theme.style(Role::Cursor));
        buffer.set_string(x + 1, y, format!("{:>2}", piece.number()), theme.style(Role::Label));
        let mut style = style(piece, theme);
        if is_aim {
            style = style.patch(theme.style(Role::Selected));
        }
        buffer.set_string(x + 3, y, naming::piece(piece), style);
    }
}

fn pictures(view: &QuartoView, bag: &BagLayout, buffer: &mut Buffer) {
    let theme = view.theme;
    let ground = theme.palette.ground;
    let mut canvas = Canvas::new(bag.area, ground);
    let middle = |piece: Piece| {
        let place = bag.piece(piece);
        Position { x: place.x + place.width / 2, y: place.y + 1 }
    };
    for piece in view.game.bag().pieces() {
        let shape = picture(piece, CELL, (ground, 0), &canvas, theme);
        shape.lay_shifted(middle_line(CELL), middle(piece), &mut canvas);
    }
    canvas.show(theme, buffer);
    for piece in view.game.bag().pieces() {
        let Position { x, y } = middle(piece);
        let is_aim = view.cursor == Some(Target::Piece(piece));
        let number = piece.number();
        let (text, style) = if is_aim {
            (format!("> {number} <"), theme.style(Role::Cursor).reversed())
        } else {
            (number.to_string(), theme.style(Role::Label))
        };
        let width = u16::try_from(text.len()).unwrap_or(1);
        buffer.set_string(x - width / 2, y + 2, text, style);
    }
}

fn selected(piece: Piece, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let ground = theme.palette.ground;
    let mut canvas = Canvas::new(area, ground);
    let middle = Position { x: area.x + area.width / 2, y: area.y + 1 };
    let shape = picture(piece, CELL, (ground, 0), &canvas, theme);
    shape.lay_shifted(middle_line(CELL), middle, &mut canvas);
    canvas.show(theme, buffer);
    let below = Rect { y: area.bottom() - 1, height: 1, ..area };
    let text = format!("{} to place", piece.number());
    Line::styled(text, theme.style(Role::Status)).centered().render(below, buffer);
}

/// Explains letters and pictures of the pieces in two columns of words.
fn legend(area: Rect, has_pictures: bool, theme: &Theme, buffer: &mut Buffer) {
    let dim = theme.style(Role::Faint).remove_modifier(Modifier::BOLD);
    let text = theme.style(Role::Ground).remove_modifier(Modifier::BOLD);
    let (dark, light) = (theme.style(Role::Dark), theme.style(Role::Light));
    let rows = [
        [("[ ]", '\u{25a0}', text, "square"), ("( )", '\u{25cf}', text, "round")],
        [("B W", '\u{25a0}', text, "large"), ("b w", '\u{25aa}', text, "small")],
        [(" * ", '\u{25a0}', text, "solid"), ("   ", '\u{25a1}', text, "hollow")],
        [("B b", '\u{25a0}', dark, "black"), ("W w", '\u{25a0}', light, "white")],
    ];
    for (row, place) in rows.iter().zip(area.rows()) {
        let half = place.width.div_ceil(2).min(BagLayout::WIDTH / 2);
        for (&(letters, picture, style, word), x) in row.iter().zip([place.x, place.x + half]) {
            let (mut next, _) = buffer.set_stringn(x, place.y, letters, usize::from(half), style);
            if has_pictures {
                buffer[(next + 1, place.y)].set_char(picture).set_style(style);
                next += 2;
            }
            buffer.set_string(next + 1, place.y, word, dim);
        }
    }
}
