//! Stones as stamps: pictures over the cells, which keep the lines of the board and a letter.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::Style;

use super::{BoardView, SeenStone, THIRD};
use crate::record::{Mark, MarkKind};
use crate::rules::Point;
use crate::tui::layout::Ground;
use crate::tui::naming;
use crate::tui::picture::{Face, Stamp, StampLabel, Tone, mark};
use crate::tui::viewer::Motion;

impl BoardView<'_> {
    /// Checks whether stones are stamps, which need two columns.
    pub(super) const fn is_sharp(&self) -> bool {
        self.theme.is_sharp && self.layout.cell.columns > 1
    }

    pub(super) fn stamps(&self, buffer: &mut Buffer) {
        let (theme, layout) = (self.theme, self.layout);
        let is_framed = layout.ground == Ground::Frame;
        if is_framed {
            let palette = &theme.palette;
            let [frame, hole] = [palette.frame, palette.hole].map(|it| theme.colour(it));
            buffer.set_style(layout.board, Style::new().bg(frame));
            for point in layout.shape.points() {
                // A text replaces the picture of a hole.
                let behind = if self.has_text(point) { hole } else { frame };
                buffer[self.at(point)].set_char(' ').set_fg(frame).set_bg(behind);
            }
        }
        let mut faces: Vec<(Point, Face, StampLabel, bool)> = Vec::new();
        let stones = self.stones();
        let is_won = stones.iter().any(|stone| stone.wins);
        for stone in &stones {
            let Some(point) = stone.visible_at() else { continue };
            let face = Face::Stone(stone.side, self.tone(stone, is_won));
            let is_last = stone.is_last && stone.above.is_none();
            faces.push((point, face, self.label(stone), is_last));
            let cell = &mut buffer[self.at(point)];
            cell.set_symbol(naming::mark(stone.side)).set_style(theme.name(stone.side));
        }
        let cursor = self.cursor.filter(|_| !self.is_falling()).map(|(point, _)| point);
        let ghost = self.ghost();
        let taken: HashSet<Point> = faces.iter().map(|(at, ..)| *at).collect();
        for point in layout.shape.points() {
            let face = match ghost {
                Some((at, side)) if at == point => Face::Ghost(side),
                _ => Face::Empty,
            };
            if !taken.contains(&point)
                && (is_framed || face != Face::Empty || cursor == Some(point))
            {
                faces.push((point, face, StampLabel::None, false));
            }
        }
        let stamps = faces.into_iter().map(|(point, face, label, is_last)| {
            let has_cursor = cursor == Some(point) && !self.has_text_as_wide_as_the_cell(point);
            let (ground, cell) = (layout.ground, layout.cell);
            (self.at(point), Stamp { ground, cell, face, label, is_last, has_cursor })
        });
        mark(&stamps.collect::<Vec<(Position, Stamp)>>(), buffer);
    }

    fn tone(&self, stone: &SeenStone, is_won: bool) -> Tone {
        match self.motion {
            _ if !is_won => Tone::Normal,
            _ if !stone.wins => Tone::Pale,
            Motion::Pulses(bright) => Tone::bright(bright),
            _ => Tone::bright(THIRD),
        }
    }

    /// Label of a stone: its number, the user's mark, or its letter.
    fn label(&self, stone: &SeenStone) -> StampLabel {
        if let Some(sign) = self.foul_label(stone.point) {
            return StampLabel::Text([sign, b' ']);
        }
        let own = self.marks.iter().rev().find(|mark| mark.point == stone.point);
        match (own, stone.number.and_then(|number| u16::try_from(number).ok())) {
            (Some(Mark { kind, .. }), _) => match kind {
                MarkKind::Triangle => StampLabel::Triangle,
                MarkKind::Square | MarkKind::Selected => StampLabel::Square,
                MarkKind::Circle => StampLabel::Circle,
                MarkKind::Cross => StampLabel::Cross,
                MarkKind::Label(label) => {
                    let mut shown = label.bytes().filter(|byte| matches!(byte, b'!'..=b'~'));
                    StampLabel::Text([(); 2].map(|()| shown.next().unwrap_or(b' ')))
                }
            },
            (None, Some(number)) => StampLabel::Number(number),
            (None, None) if self.theme.palette.letters => StampLabel::Letter,
            (None, None) => StampLabel::None,
        }
    }

    /// Checks for an expected move, a value or a forbidden point on a free cell.
    fn has_text(&self, point: Point) -> bool {
        let expected = self.expected.iter().map(|(point, _)| *point);
        let candidates = self.candidates.iter().map(|it| it.point);
        let mut texts = expected.chain(candidates).chain(self.forbidden.iter().copied());
        self.game.board().get(point).is_none() && texts.any(|at| at == point)
    }

    /// Checks for a text that leaves no room for the corners of the cursor.
    pub(super) fn has_text_as_wide_as_the_cell(&self, point: Point) -> bool {
        self.layout.cell.rows == 1 && self.has_text(point)
    }
}
