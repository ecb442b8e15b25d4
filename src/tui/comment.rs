//! Editor of the comment on a position.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Block;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::footer;
use super::layer::{Below, Handled, Layer};
use super::text::{self, TextEditor, clear};
use super::theme::Role;
use super::viewer::Viewer;
use crate::locale::text;
use crate::printable::printable_lines;
use crate::record::NodeId;

/// Maximum number of characters. A longer comment is kept, but cannot grow.
const LONGEST: usize = 20_000;
/// Columns including the frame, few enough to be easy to read.
const WIDTH: u16 = 80;
/// Rows including the frame.
const HEIGHT: u16 = 11;
/// Minimum number of columns for a frame.
const FRAMED: u16 = 60;

#[derive(Clone, Debug)]
pub struct CommentEditor {
    node: NodeId,
    title: String,
    before: String,
    text: TextEditor,
}

impl CommentEditor {
    pub fn open(viewer: &Viewer) -> Handled {
        let shown = viewer.shown();
        let before = viewer.tree().notes(shown.node()).comment.clone();
        let title = match shown.on_board().moves() {
            0 => text!("comment-on-game"),
            moves => text!("comment-on-move", number = moves),
        };
        let text = TextEditor::lines(&before, LONGEST);
        Handled::Open(Box::new(Self { node: shown.node(), title, before, text }))
    }
}

impl Layer for CommentEditor {
    fn context(&self) -> Context {
        Context::Comment
    }

    fn covers(&self) -> bool {
        false
    }

    fn execute(&mut self, command: &Command, _: Below, _: &mut Ctx) -> Handled {
        match command {
            Command::Accept | Command::Interrupt => {
                let text = self.text.all();
                // Without a change, text that the editor cannot show is kept.
                let is_same = printable_lines(&self.before).lines().eq(text);
                let comment = if is_same { self.before.clone() } else { text.join("\n") };
                return Handled::Leave(Command::CommentOn(self.node, comment));
            }
            Command::Cancel => return Handled::Close,
            command => _ = self.text.execute(command),
        }
        Handled::Done
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        self.text.insert(text);
        Handled::Done
    }

    fn keys(&self, below: Below, ctx: &Ctx) -> Option<Rect> {
        below.keys(ctx)
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let Ok(game) = ctx.look.game_layout(below.kind(ctx)) else { return };
        let layout = CommentLayout::new(ctx.look.area(), game.status);
        clear(layout.area, theme, frame.buffer_mut());
        let title = Line::styled(format!(" {} ", self.title), theme.style(Role::Title));
        if layout.has_frame {
            let block = Block::bordered().border_set(theme.glyphs.frame()).title(title);
            frame.render_widget(block.border_style(theme.style(Role::Rule)), layout.area);
        } else {
            text::draw(&title, layout.title, frame.buffer_mut());
        }
        frame.render_widget(&self.text.area, layout.text);
        let keys = self.keys(below, ctx);
        clear(keys.unwrap_or_default(), theme, frame.buffer_mut());
        footer::draw(keys, &self.labels(ctx), theme, frame);
    }
}

/// Layout of the editor's box: below the board, over the rows there.
struct CommentLayout {
    area: Rect,
    has_frame: bool,
    /// Row of the title, which is in the frame if there is one.
    title: Rect,
    text: Rect,
}

impl CommentLayout {
    fn new(window: Rect, status: Rect) -> Self {
        let room = status.y.saturating_sub(window.y);
        let (width, height) = (window.width.min(WIDTH), room.min(HEIGHT));
        let x = window.x + (window.width - width) / 2;
        let area = Rect { x, y: status.y - height, width, height };
        let has_frame = width >= FRAMED && height >= 5;
        let [side, bottom] = if has_frame { [2, 1] } else { [0, 0] };
        let inner = Rect { x: x + side, width: width - 2 * side, ..area };
        let text = Rect { y: area.y + 1, height: height.saturating_sub(1 + bottom), ..inner };
        let title = Rect { height: 1, ..inner }.intersection(area);
        Self { area, has_frame, title, text: text.intersection(area) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_in_the_window_and_do_not_overlap() {
        for width in 1..130 {
            for height in 1..50 {
                let window = Rect::new(0, 0, width, height);
                let status = Rect { y: height - height.min(3), height: height.min(3), ..window };
                let CommentLayout { area, title, text, .. } = CommentLayout::new(window, status);
                assert_eq!(area.bottom(), status.y);
                for part in [area, title, text] {
                    assert_eq!(part.intersection(area), part, "{width}x{height}");
                }
                assert!(!text.intersects(title), "{width}x{height}");
                assert!(height < 20 || text.height >= 8, "{width}x{height}");
            }
        }
    }
}
