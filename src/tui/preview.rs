//! Preview of a game: its board alone.

use ratatui::Frame;

use super::board::BoardView;
use super::layout::BoardLayout;
use super::quarto::QuartoView;
use super::theme::Theme;
use crate::game::AnyGame;

pub fn draw(game: &AnyGame, layout: &BoardLayout, theme: &Theme, frame: &mut Frame) {
    match game {
        AnyGame::Rows(game) => {
            frame.render_widget(&BoardView::new(game, layout, theme), layout.area);
        }
        AnyGame::Quarto(game) => {
            frame.render_widget(&QuartoView::new(game, layout, theme), layout.area);
        }
    }
}
