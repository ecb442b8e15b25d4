//! Where a comment is written.

use ratatui::layout::Rect;

/// The parts of the box in which a comment is written: below the board, over what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentLayout {
    /// All of it.
    pub area: Rect,
    /// Whether there is room for a frame around it.
    pub has_frame: bool,
    /// The row for its title: in the frame, if there is one.
    pub title: Rect,
    /// The text.
    pub text: Rect,
}

/// Columns with the frame: lines are no longer than they are read with ease.
const WIDTH: u16 = 80;
/// Rows with the frame.
const HEIGHT: u16 = 11;
/// Windows that are narrower have no room for a frame.
const FRAMED: u16 = 60;

impl CommentLayout {
    /// The box in a window, above the row of the status.
    pub fn new(window: Rect, status: Rect) -> Self {
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
    fn the_parts_lie_in_the_window_and_apart() {
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
