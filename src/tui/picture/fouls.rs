//! Fouls in a picture: small crosses on the points that a side may not take, and the shapes of the
//! foul that is explained.

use std::collections::HashSet;

use super::drawing::View;
use super::glyphs;
use super::scene::{Layer, Scene};
use super::stone;
use crate::game::{FoulExplanation, FoulSign, side_with_fouls};
use crate::record::Mark;
use crate::rules::{Game, Point};
use crate::tui::theme::Rgb;

/// Fouls to draw in a position.
#[derive(Debug, Default)]
pub struct Fouls {
    /// Points that a side may not take.
    pub forbidden: Vec<Point>,
    pub explained: Option<FoulExplanation>,
}

/// Height of a sign, and radius of the disc under it, which hides the lines of the board.
const SIGN: f32 = 0.38;
const UNDER_SIGN: f32 = 0.28;

impl Fouls {
    /// Finds what to draw: the points, if they are wanted, and the explained foul, or the one with
    /// which the last move lost the game.
    pub fn of(game: &Game, is_wanted: bool, explained: Option<&FoulExplanation>) -> Self {
        let variant = game.variant();
        let side = side_with_fouls(game).filter(|_| is_wanted);
        let forbidden =
            side.into_iter().flat_map(|side| variant.fouls(game.board(), side)).collect();
        let explained = explained.cloned().or_else(|| FoulExplanation::of_last(game));
        Self { forbidden, explained }
    }
}

impl View<'_> {
    /// Draws the fouls. A mark on a free point replaces its cross, as on the screen.
    pub(super) fn fouls(&self, fouls: &Fouls, marks: &[Mark], scene: &mut Scene) {
        let signs = fouls.explained.as_ref().map(FoulExplanation::signs).unwrap_or_default();
        let signed = signs.iter().map(|(point, _)| *point);
        let taken: HashSet<Point> = signed.chain(marks.iter().map(|mark| mark.point)).collect();
        let (ink, board) = (self.palette.forbidden(), stone::behind(self.ground, &self.palette));
        for &point in fouls.forbidden.iter().filter(|point| !taken.contains(point)) {
            self.disc(self.at(point), UNDER_SIGN, [board; 2], Layer::Marks, scene);
            self.glyph(glyphs::CROSS, self.at(point), SIGN, ink, scene);
        }
        for (point, sign) in signs {
            self.sign(point, sign, scene);
        }
    }

    /// Draws a sign: on a stone over its colour, on a free point over the lines of the board.
    fn sign(&self, point: Point, sign: FoulSign, scene: &mut Scene) {
        let (ground, board) = (self.palette.forbidden(), stone::behind(self.ground, &self.palette));
        let (strokes, is_lit) = match sign {
            FoulSign::Completes => (glyphs::STAR, false),
            FoulSign::Spoilt => (glyphs::QUESTION, false),
            FoulSign::Across => (glyphs::DASH, true),
            FoulSign::Down => (glyphs::BAR, true),
            FoulSign::Falling => (glyphs::FALLING, true),
            FoulSign::Rising => (glyphs::RISING, true),
            FoulSign::Forbidden => (glyphs::CROSS, true),
            FoulSign::Allowed => (glyphs::CHECK, true),
        };
        let at = self.at(point);
        let (radius, under, ink): (f32, Rgb, Rgb) = match sign {
            FoulSign::Spoilt => (UNDER_SIGN, board, self.palette.cursor),
            _ if is_lit => (stone::last_radius(false), ground, self.palette.ink_on(ground)),
            _ => (UNDER_SIGN, board, ground),
        };
        self.disc(at, radius, [under; 2], Layer::Marks, scene);
        self.glyph(strokes, at, SIGN, ink, scene);
    }
}
