//! Stones as discs of pixels, with what stands on them.

use std::collections::{HashMap, HashSet};

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::shape::Form;
use super::stones::mixed;
use super::{BoardView, Canvas, PixelStone, THIRD};
use crate::rules::{Point, Stone};
use crate::tui::app::Motion;
use crate::tui::layout::Ground;
use crate::tui::messages;
use crate::tui::theme::{Depth, Rgb};

/// How much of the mover's colour a ghost has, of 255: more where the nearest colour would be grey.
const GHOST: u8 = 110;
const GHOST_OF_FEW: u8 = 170;

impl BoardView<'_> {
    pub(super) fn discs(&self, radius: i32, buffer: &mut Buffer) {
        let palette = &self.theme.palette;
        let falls = self.layout.ground == Ground::Frame;
        let (under, behind) =
            if falls { (palette.frame, palette.hole) } else { (palette.board, palette.board) };
        let mut canvas = Canvas::new(self.layout.board, under);
        if falls {
            buffer.set_style(self.layout.board, Style::new().bg(self.theme.colour(under)));
            let hole = self.disc(radius, [behind; 2]);
            self.layout.shape.points().for_each(|point| hole.lay(self.at(point), &mut canvas));
        }
        let winning = self.winning();
        let looks =
            [Stone::First, Stone::Second].map(|side| self.looks(side, radius, behind, &winning));
        let falling = self.falling();
        for (point, side) in self.game.board().occupied() {
            let [usual, wins] = &looks[side as usize];
            let stone = if winning.contains(&point) { wins } else { usual };
            match falling {
                Some((last, left)) if last == point => {
                    let hole = self.disc(radius, [behind; 2]);
                    self.lay_falling(stone, &hole, point, left, &mut canvas);
                }
                _ => stone.lay(self.at(point), &mut canvas),
            }
        }
        if let Some((point, side)) = self.ghost() {
            let share = if self.theme.depth == Depth::True { GHOST } else { GHOST_OF_FEW };
            let colour = behind.mix(self.colours(side).stone, share);
            PixelStone::flat(Form::Disc, radius, 0, colour).lay(self.at(point), &mut canvas);
        }
        canvas.show(self.theme, buffer);
        let numbers = self.numbered();
        for (point, side) in self.game.board().occupied() {
            let text = self.face(point, side, &numbers);
            if let Some(text) = text.filter(|_| falling.is_none_or(|(last, _)| last != point)) {
                let letter = if winning.contains(&point) {
                    self.theme.palette.ink_on(canvas.mean(self.at(point)))
                } else {
                    self.colours(side).letter
                };
                self.write(&text, point, (side, letter), &canvas, buffer);
            }
        }
    }

    /// A side's stones: the usual ones, which lose a third of their contrast after a win, and those of
    /// the winning row, which are lit.
    fn looks(
        &self,
        side: Stone,
        radius: i32,
        behind: Rgb,
        winning: &HashSet<Point>,
    ) -> [PixelStone; 2] {
        let (palette, colours) = (&self.theme.palette, self.colours(side));
        let dimmed = if winning.is_empty() { 0 } else { THIRD };
        let bright = match self.motion {
            _ if self.theme.depth == Depth::Ansi16 => u8::MAX,
            Motion::Pulses(bright) => bright,
            _ => THIRD,
        };
        [(behind, dimmed), (palette.win, bright)]
            .map(|(other, share)| self.disc(radius, mixed(colours, other, share)))
    }

    fn disc(&self, radius: i32, colours: [Rgb; 2]) -> PixelStone {
        PixelStone::lit(Form::Disc, radius, 0, colours, self.theme)
    }

    /// A disc on its way down, behind the holes of its column.
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

    /// What stands in the middle of a disc; a blank where it is only marked.
    fn face(&self, point: Point, side: Stone, numbers: &HashMap<Point, String>) -> Option<String> {
        let has_letter = self.theme.palette.letters || self.theme.depth == Depth::Ansi16;
        let letter = has_letter.then(|| messages::mark(side).to_string());
        let blank = || self.is_last(point).then(|| " ".to_owned());
        numbers.get(&point).cloned().or(letter).or_else(blank)
    }

    fn write(
        &self,
        text: &str,
        point: Point,
        (side, letter): (Stone, Rgb),
        canvas: &Canvas,
        buffer: &mut Buffer,
    ) {
        let (theme, at, mark) = (self.theme, self.at(point), self.colours(side).mark);
        let is_last = self.is_last(point);
        let first = at.x.saturating_sub(u16::try_from(text.len() / 2).unwrap_or(0));
        for (x, glyph) in (first..).zip(text.chars()) {
            let (ink, behind) = if is_last {
                (theme.palette.ink_on(mark), mark)
            } else {
                (letter, canvas.mean((x, at.y).into()))
            };
            let style = Style::new().fg(theme.colour(ink)).bg(theme.colour(behind)).bold();
            buffer[(x, at.y)].set_char(glyph).set_style(style);
        }
    }
}
