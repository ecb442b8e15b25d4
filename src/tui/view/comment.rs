//! The box in which a comment is written.

use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::Block;

use super::palette::{clear, frame_set};
use super::text;
use crate::tui::app::{CommentEditor, GameScreen, Session};
use crate::tui::layout::{self, CommentLayout};
use crate::tui::messages;
use crate::tui::theme::Role;

pub(super) fn draw(
    screen: &GameScreen,
    editor: &CommentEditor,
    session: &Session,
    frame: &mut Frame,
) {
    let theme = &session.theme;
    let Ok(layout) = layout::game(session.area(), screen.kind(), session.zoom) else { return };
    let CommentLayout { area, has_frame, title, text } =
        CommentLayout::new(session.area(), layout.status);
    clear(area, theme, frame.buffer_mut());
    let said = Line::styled(
        format!(" {} ", messages::comment_on(screen.shown())),
        theme.style(Role::Title),
    );
    if has_frame {
        let block = Block::bordered().border_set(frame_set(theme.glyphs));
        frame.render_widget(block.border_style(theme.style(Role::Rule)).title(said), area);
    } else {
        text::draw(&said, title, frame.buffer_mut());
    }
    frame.render_widget(editor.text(), text);
}
