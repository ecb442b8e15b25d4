//! Sample of the board beside the settings.

use std::sync::LazyLock;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget as _;

use crate::game::GameKind;
use crate::rules::{Game, Placement, Point, Rule, Shape, Stone, Topology, Variant};
use crate::tui::board::BoardView;
use crate::tui::layout::{BoardLayout, CellSize, LABEL, NAMES, fits};
use crate::tui::theme::Theme;

/// Columns and rows between the board and what is around it.
const AIR: u16 = 2;

/// Small board with stones of both sides, two of them in a row.
static SAMPLE: LazyLock<Option<Game>> = LazyLock::new(|| {
    let shape = Shape::new(5, 5, Topology::Plane).ok()?;
    let variant = Variant::new(shape, 4, Rule::Freestyle, Placement::Anywhere).ok()?;
    let mut game = Game::new(variant);
    for (row, col) in [(2, 2), (1, 3), (2, 1), (3, 2), (1, 1), (2, 3)] {
        game.play(Point::new(row, col)).ok()?;
    }
    Some(game)
});

/// Draws the largest board that fits, on the right, and returns its area; empty if there is no
/// room.
pub fn draw(area: Rect, theme: &Theme, buffer: &mut Buffer) -> Rect {
    let Some(game) = &*SAMPLE else { return Rect::default() };
    let kind = GameKind::Rows(game.variant());
    let room = Rect { width: area.width.saturating_sub(AIR), ..area };
    let mut sizes = CellSize::of(kind).iter().rev().filter(|cell| cell.columns > 1);
    let fitting = |cell: &&CellSize| fits(room.as_size(), BoardLayout::bare_size(kind, **cell));
    let Some(&cell) = sizes.find(fitting) else { return Rect::default() };
    let size = BoardLayout::bare_size(kind, cell);
    let at = (area.right() - size.width, area.y);
    if at.0 < LABEL || at.1 < NAMES {
        return Rect::default();
    }
    let layout = BoardLayout::bare(kind, cell, at);
    let cursor = Some((Point::new(3, 3), Some(Stone::First)));
    let view = BoardView { cursor, ..BoardView::new(game, &layout, theme) };
    (&view).render(layout.area, buffer);
    layout.area
}
