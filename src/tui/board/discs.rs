//! Stones as discs of pixels, with what stands on them.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::stones::{StoneForm, mixed, pixels};
use super::{BoardView, Canvas, PixelStone, SeenStone, THIRD};
use crate::rules::{Point, Stone};
use crate::tui::layout::Ground;
use crate::tui::theme::{Depth, Rgb};
use crate::tui::viewer::Motion;

/// Share of the mover's colour in a ghost, of 255; higher where the nearest of few colours would be
/// grey.
const GHOST: u8 = 110;
const GHOST_OF_FEW: u8 = 170;

impl BoardView<'_> {
    pub(super) fn discs(&self, radius: i32, buffer: &mut Buffer) {
        let (theme, palette) = (self.theme, &self.theme.palette);
        let has_holes = self.layout.ground == Ground::Frame;
        let (under, behind) =
            if has_holes { (palette.frame, palette.hole) } else { (palette.board, palette.board) };
        let shape = pixels(StoneForm::Disc, radius, 0);
        let mut canvas = Canvas::new(self.layout.board, under);
        let hole = PixelStone::lit(&shape, [behind; 2], &canvas, theme);
        if has_holes {
            buffer.set_style(self.layout.board, Style::new().bg(theme.colour(under)));
            self.layout.shape.points().for_each(|point| hole.lay(self.at(point), &mut canvas));
        }
        let stones = self.stones();
        let is_won = stones.iter().any(|stone| stone.wins);
        let looks = [Stone::First, Stone::Second].map(|side| {
            let colours = self.looks(side, behind, is_won);
            colours.map(|colours| PixelStone::lit(&shape, colours, &canvas, theme))
        });
        let falling = self.falling();
        let falls = |stone: &SeenStone| falling.is_some_and(|(last, _)| last == stone.point);
        for stone in &stones {
            let look = &looks[stone.side as usize][usize::from(stone.wins)];
            match falling {
                Some((last, left)) if last == stone.point => {
                    self.lay_falling(look, &hole, last, left, &mut canvas);
                }
                _ => look.lay(self.at(stone.point), &mut canvas),
            }
        }
        if let Some((point, side)) = self.ghost() {
            let share = if theme.depth == Depth::True { GHOST } else { GHOST_OF_FEW };
            let colour = behind.mix(self.colours(side).stone, share);
            let ghost = if has_holes {
                PixelStone::lit(&shape, [colour; 2], &canvas, theme)
            } else {
                PixelStone::flat(&shape, colour, &canvas)
            };
            ghost.lay(self.at(point), &mut canvas);
        }
        canvas.show(theme, buffer);
        for stone in stones.iter().filter(|stone| !falls(stone)) {
            self.mark(stone, &canvas, buffer);
        }
    }

    /// Returns the colours of a side's stones: the usual ones, with a third less contrast after a
    /// win, and the lit ones of the winning row.
    fn looks(&self, side: Stone, behind: Rgb, is_won: bool) -> [[Rgb; 2]; 2] {
        let dimmed = if is_won { THIRD } else { 0 };
        let bright = match self.motion {
            _ if self.theme.depth == Depth::Ansi16 => u8::MAX,
            Motion::Pulses(bright) => bright,
            _ => THIRD,
        };
        [(behind, dimmed), (self.theme.palette.win, bright)]
            .map(|(other, share)| mixed(self.colours(side), other, share))
    }

    fn lay_falling(
        &self,
        disc: &PixelStone,
        hole: &PixelStone,
        to: Point,
        left: u8,
        canvas: &mut Canvas,
    ) {
        let step = 2 * i32::from(self.layout.cell.rows);
        let above = step * (i32::from(to.row) + 1) * i32::from(left) / 255;
        for row in 0..=to.row {
            let lower = step * i32::from(to.row - row);
            disc.lay_behind(hole, above - lower, self.at(Point { row, ..to }), canvas);
        }
    }

    /// Writes number or letter on a disc. The last stone is marked even if only by a blank.
    fn mark(&self, stone: &SeenStone, canvas: &Canvas, buffer: &mut Buffer) {
        let (theme, colours) = (self.theme, self.colours(stone.side));
        let has_letter = theme.palette.letters || theme.depth == Depth::Ansi16;
        let text = match stone.number {
            None if !has_letter && !stone.is_last => return,
            None if !has_letter => " ".into(),
            _ => stone.text(),
        };
        let at = self.at(stone.point);
        let first = at.x.saturating_sub(u16::try_from(text.len() / 2).unwrap_or(0));
        for (x, glyph) in (first..).zip(text.chars()) {
            let below = canvas.mean((x, at.y).into());
            let (ink, behind) = match stone {
                SeenStone { is_last: true, .. } => {
                    (theme.palette.ink_on(colours.mark), colours.mark)
                }
                SeenStone { wins: true, .. } => (theme.palette.ink_on(canvas.mean(at)), below),
                _ => (colours.letter, below),
            };
            let style = Style::new().fg(theme.colour(ink)).bg(theme.colour(behind)).bold();
            buffer[(x, at.y)].set_char(glyph).set_style(style);
        }
    }
}
