//! Board of a game of rows.
//!
//! The board is painted from the background up: its colour, `lines`, stones, `marks`, the cursor.
//! Marks are on the stone (the last move, numbers) and the cursor is on the board (a flat ghost of
//! the next stone), so neither hides the other. On a stone the cursor is a pair of brackets.
//! Where the terminal shows pictures, stones are stamps over the cells (`stamps`). Without half
//! blocks or colours, they are letters (`letters`). With sixteen colours, discs have
//! no rim and the cursor has brackets.

mod canvas;
mod forbidden;
mod fouls;
mod letters;
mod lines;
mod marks;
mod stamps;
mod stones;
mod zone;

use std::borrow::Cow;
use std::collections::HashMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub use canvas::Canvas;
pub use forbidden::BoardFouls;
pub use lines::ground;
pub use marks::judgement_role;
pub use stones::{PixelStone, StoneForm, THIRD, pixels};

use super::layout::{BoardLayout, Ground};
use super::naming;
use super::theme::{Depth, GlyphSet, Role, Theme};
use super::viewer::Motion;
use crate::game::FoulExplanation;
use crate::record::{Judgement, Mark};
use crate::rules::{Coordinates, Game, Point, Stone, Threat};

pub struct BoardView<'a> {
    pub game: &'a Game,
    pub layout: &'a BoardLayout,
    pub theme: &'a Theme,
    pub coordinates: Option<Coordinates>,
    /// Cell and colour of the cursor; `None` after the end of the game.
    pub cursor: Option<(Point, Option<Stone>)>,
    /// Expected moves with their sides; the next or best one comes first.
    pub expected: Vec<(Point, Stone)>,
    /// Moves with their values.
    pub candidates: Vec<ValuedMove>,
    pub threats: Vec<Threat>,
    /// Cells of the zone in which the stone of an opening is placed; empty if it is the whole board.
    pub zone: Vec<Point>,
    /// Points that a side may not take.
    pub forbidden: &'a [Point],
    /// Foul whose shapes are drawn.
    pub explained: Option<&'a FoulExplanation>,
    /// Number of first moves whose stones have no number.
    pub unnumbered: usize,
    pub marks: &'a [Mark],
    /// Judgement of the last move.
    pub judgement: Option<Judgement>,
    pub motion: Motion,
}

/// Free cell with the value of a move there.
pub struct ValuedMove {
    pub point: Point,
    /// Value, longest form first.
    pub forms: Vec<String>,
    pub role: Role,
}

struct SeenStone {
    point: Point,
    side: Stone,
    /// Number of the move, if it is shown.
    number: Option<usize>,
    is_last: bool,
    wins: bool,
    /// Remaining part of the fall, of 255.
    above: Option<u8>,
}

impl SeenStone {
    fn text(&self) -> Cow<'static, str> {
        self.number.map_or(naming::mark(self.side).into(), |number| number.to_string().into())
    }

    /// Cell in which a disc is visible now, unless it is still above the board.
    fn visible_at(&self) -> Option<Point> {
        let above = u16::from(self.above.unwrap_or(0)) * (u16::from(self.point.row) + 1) / 255;
        let row = u16::from(self.point.row).checked_sub(above)?;
        Some(Point { row: u8::try_from(row).ok()?, ..self.point })
    }
}

impl Widget for &BoardView<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        let falls = self.layout.ground == Ground::Frame;
        let column = self.cursor.filter(|_| falls).map(|(point, _)| point.col);
        ground(self.layout, self.coordinates, column, self.theme, buffer);
        if let (Some((point, side)), Some(y)) = (self.cursor, self.layout.arrow) {
            let style = side.map_or(self.theme.style(Role::Cursor), |side| self.theme.name(side));
            let arrow = self.theme.glyphs.pick('\u{25bc}', 'v');
            buffer[Position { y, ..self.at(point) }].set_char(arrow).set_style(style);
        }
        match stones::radius(self.layout.ground, self.layout.cell, self.theme) {
            _ if self.is_sharp() => self.stamps(buffer),
            Some(radius) => self.discs(radius, buffer),
            None => self.letters(buffer),
        }
        self.zone(buffer);
        self.forbidden(buffer);
        self.threats(buffer);
        self.marked(buffer);
        self.expected(buffer);
        self.candidates(buffer);
        self.explained(buffer);
        self.brackets(buffer);
        self.judged(buffer);
    }
}

impl<'a> BoardView<'a> {
    /// Creates a board that shows only its stones.
    pub const fn new(game: &'a Game, layout: &'a BoardLayout, theme: &'a Theme) -> Self {
        Self {
            game,
            layout,
            theme,
            coordinates: None,
            cursor: None,
            expected: Vec::new(),
            candidates: Vec::new(),
            threats: Vec::new(),
            zone: Vec::new(),
            forbidden: &[],
            explained: None,
            unnumbered: usize::MAX,
            marks: &[],
            judgement: None,
            motion: Motion::Rest,
        }
    }

    fn at(&self, point: Point) -> Position {
        self.layout.middle(point)
    }

    fn stones(&self) -> Vec<SeenStone> {
        let (board, moves) = (self.game.board(), self.game.moves());
        // Rows light up once the last disc has come to rest.
        let rows = self.game.winning_rows().filter(|_| !self.is_falling());
        let winning: Vec<Point> = rows.flat_map(|row| row.points()).collect();
        let numbered = moves.iter().zip(1..).skip(self.unnumbered);
        let numbers: HashMap<&Point, usize> = numbered.collect();
        let seen = |point| {
            let (side, number) = (board.get(point)?, numbers.get(&point).copied());
            let (is_last, wins) = (moves.last() == Some(&point), winning.contains(&point));
            let above = match self.motion {
                Motion::Falls(left) if is_last => Some(left),
                _ => None,
            };
            Some(SeenStone { point, side, number, is_last, wins, above })
        };
        self.layout.shape.points().filter_map(seen).collect()
    }

    const fn is_falling(&self) -> bool {
        matches!(self.motion, Motion::Falls(_))
    }

    /// Number of digits on a stone; 0 without a number.
    fn digits_on(&self, point: Point) -> usize {
        let index = self.game.moves().iter().rposition(|&at| at == point);
        let numbered = index.filter(|&index| index >= self.unnumbered);
        numbered.map_or(0, |index| (index + 1).to_string().len())
    }

    /// Cell and side of the ghost, the pale stone under the cursor.
    fn ghost(&self) -> Option<(Point, Stone)> {
        let (point, side) = self.cursor?;
        let is_free = self.game.board().get(point).is_none();
        let can_blend = matches!(self.theme.depth, Depth::True | Depth::Ansi256);
        // A point that may not be taken keeps its sign.
        let is_shown =
            is_free && can_blend && !self.is_falling() && !self.forbidden.contains(&point);
        Some((point, side?)).filter(|_| is_shown)
    }
}

/// Badge beside the name of a side, in the style of its stones.
pub fn badge(side: Stone, theme: &Theme) -> Vec<Span<'static>> {
    let (letter, style) = (naming::mark(side), theme.stone(side));
    let colours = theme.palette.of(side);
    let mut stone = match (theme.has_colour(), theme.glyphs, theme.has_letters()) {
        (true, GlyphSet::Lines, false) => {
            let style = theme.style(Role::Board).fg(theme.colour(colours.stone));
            vec![Span::styled(" \u{25cf} ", style)]
        }
        (true, GlyphSet::Lines, true) => {
            let edge = style.fg(theme.colour(colours.stone)).bg(theme.colour(theme.palette.ground));
            vec![
                Span::styled("\u{2590}", edge),
                Span::styled(letter.to_string(), style),
                Span::styled("\u{258c}", edge),
            ]
        }
        (true, ..) => vec![Span::styled(format!(" {letter} "), style)],
        (false, ..) => vec![Span::styled(letter.to_string(), style)],
    };
    stone.push(Span::raw(" "));
    stone
}
