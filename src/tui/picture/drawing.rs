//! Position of a game as a scene: the same colours, marks and numbers as on the screen.

use std::collections::{HashMap, HashSet};

use super::fouls::Fouls;
use super::glyphs;
use super::scene::{Form, Layer, Place, Scene, Shape};
use super::stone::{self, FRAMED_RADIUS, LETTER, NUMBER, THIRD};
use super::strokes::{self, line_of_text};
use crate::game::AnyGame;
use crate::quarto::{self, Attribute, Piece};
use crate::record::{Mark, MarkKind};
use crate::rules::{Coordinates, Game, Point, Stone};
use crate::tui::layout::{Ground, is_star};
use crate::tui::theme::{Palette, Rgb};

/// Appearance of a picture. Lengths are in cells, except for `cell`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    pub palette: Palette,
    pub coordinates: Option<Coordinates>,
    /// Size of a cell in pixels.
    pub cell: u16,
}

/// Distance from the outer cells' centres to the edge of a board of lines.
const MARGIN: f32 = 0.7;
/// Width of the labels beside the board, and of the edge without labels.
const LABELS: f32 = 0.8;
const EDGE: f32 = 0.25;
/// Height of the glyphs of labels.
const LABEL: f32 = 0.3;

/// Stone on a cell, and what it carries.
struct OnCell {
    point: Point,
    side: Stone,
    number: Option<usize>,
    is_last: bool,
    wins: bool,
}

impl Drawing {
    /// Draws a position. The stones of moves after the first `unnumbered` ones carry numbers.
    pub fn scene(&self, game: &AnyGame, unnumbered: usize, marks: &[Mark], fouls: &Fouls) -> Scene {
        let view = View::new(self, game);
        let mut scene = view.empty();
        match game {
            AnyGame::Rows(game) => view.stones(game, unnumbered, &mut scene),
            AnyGame::Quarto(game) => view.pieces(game, &mut scene),
        }
        view.marks(game, marks, &mut scene);
        view.fouls(fouls, marks, &mut scene);
        scene
    }
}

/// Geometry of one picture.
pub(super) struct View<'a> {
    drawing: &'a Drawing,
    pub(super) palette: Palette,
    pub(super) ground: Ground,
    width: u8,
    height: u8,
    is_torus: bool,
    game: &'a AnyGame,
    cell: f32,
    /// Distance from the edge of the picture to the board, and from there to the first centre.
    outside: f32,
    margin: f32,
}

impl<'a> View<'a> {
    fn new(drawing: &'a Drawing, game: &'a AnyGame) -> Self {
        let (kind, ground) = (game.kind(), Ground::of(game.kind()));
        let shape = kind.shape();
        let falls = ground == Ground::Frame;
        let palette = &drawing.palette;
        Self {
            drawing,
            palette: if falls { palette.with_discs() } else { palette.clone() },
            ground,
            width: shape.width(),
            height: shape.height(),
            is_torus: shape.topology() == crate::rules::Topology::Torus,
            game,
            cell: f32::from(drawing.cell),
            outside: if drawing.coordinates.is_some() { LABELS } else { EDGE },
            margin: if ground == Ground::Lines { MARGIN } else { 0.5 },
        }
    }

    /// Converts columns and rows, counted from the first centre, to a place.
    fn place(&self, col: f32, row: f32) -> Place {
        let before = self.outside + self.margin;
        Place { x: (before + col) * self.cell, y: (before + row) * self.cell }
    }

    pub(super) fn at(&self, point: Point) -> Place {
        self.place(f32::from(point.col), f32::from(point.row))
    }

    /// Width and height of the board in cells.
    fn extent(&self) -> (f32, f32) {
        let extent = |side: u8| f32::from(side) - 1.0 + 2.0 * self.margin;
        (extent(self.width), extent(self.height))
    }

    fn empty(&self) -> Scene {
        let palette = &self.palette;
        let (width, height) = self.extent();
        let pixels = |cells: f32| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a board has at most thousands of pixels"
            )]
            let pixels = (cells * self.cell).round() as u32;
            pixels
        };
        let across = |side: f32| pixels(side + 2.0 * self.outside);
        let mut scene = Scene::new(across(width), across(height), palette.ground);
        let colour = if self.ground == Ground::Frame { palette.frame } else { palette.board };
        scene.add(
            Layer::Board,
            Shape::Rectangle {
                at: self.place(-self.margin, -self.margin),
                width: width * self.cell,
                height: height * self.cell,
                colour,
            },
        );
        match self.ground {
            Ground::Lines => self.crossing(&mut scene),
            Ground::Cells => self.between(&mut scene),
            Ground::Frame => {
                for point in self.game.kind().shape().points() {
                    let hole = [palette.hole; 2];
                    self.disc(self.at(point), FRAMED_RADIUS, hole, Layer::Board, &mut scene);
                }
            }
        }
        if let Some(coordinates) = self.drawing.coordinates {
            self.labels(coordinates, &mut scene);
        }
        scene
    }

    /// Draws lines through the cells. On a torus they reach the edge.
    fn crossing(&self, scene: &mut Scene) {
        let beyond = if self.is_torus { MARGIN } else { 0.0 };
        let (right, bottom) = (f32::from(self.width) - 1.0, f32::from(self.height) - 1.0);
        for col in (0..self.width).map(f32::from) {
            self.line((col, -beyond), (col, bottom + beyond), scene);
        }
        for row in (0..self.height).map(f32::from) {
            self.line((-beyond, row), (right + beyond, row), scene);
        }
        let shape = self.game.kind().shape();
        let star = [self.palette.star; 2];
        for point in shape.points().filter(|&point| is_star(point, shape)) {
            self.disc(self.at(point), 0.1, star, Layer::Board, scene);
        }
    }

    /// Draws lines between the cells. Boards of three cells a side and tori have none around them.
    fn between(&self, scene: &mut Scene) {
        let is_open = self.is_torus || self.width == crate::rules::Shape::MIN_SIDE;
        let first = u8::from(is_open);
        let (right, bottom) = (f32::from(self.width) - 0.5, f32::from(self.height) - 0.5);
        for col in (first..=self.width - first).map(f32::from) {
            self.line((col - 0.5, -0.5), (col - 0.5, bottom), scene);
        }
        for row in (first..=self.height - first).map(f32::from) {
            self.line((-0.5, row - 0.5), (right, row - 0.5), scene);
        }
    }

    /// Draws a line that covers whole pixels.
    fn line(&self, from: (f32, f32), to: (f32, f32), scene: &mut Scene) {
        let width = (0.035 * self.cell).round().max(1.0);
        let [from, to] = [from, to].map(|(col, row)| {
            let Place { x, y } = self.place(col, row);
            let half = width.rem_euclid(2.0) / 2.0;
            Place { x: x.floor() + half, y: y.floor() + half }
        });
        let line = Shape::Line { from, to, width, colour: self.palette.line };
        scene.add(Layer::Board, line);
    }

    /// Writes the names of rows and columns on all four sides.
    fn labels(&self, coordinates: Coordinates, scene: &mut Scene) {
        let (shape, colour) = (self.game.kind().shape(), self.palette.label);
        let (width, height) = self.extent();
        let far = |side: f32| side - self.margin + LABELS / 2.0;
        let near = -self.margin - LABELS / 2.0;
        for col in 0..self.width {
            let name = coordinates.column(col);
            for row in [near, far(height)] {
                let at = self.place(f32::from(col), row);
                self.text(&name, at, LABEL, colour, Layer::Board, scene);
            }
        }
        for row in 0..self.height {
            let name = coordinates.row(row, shape);
            for col in [near, far(width)] {
                let at = self.place(col, f32::from(row));
                self.text(&name, at, LABEL, colour, Layer::Board, scene);
            }
        }
    }

    /// Writes a text around a place. Characters without strokes are left out.
    fn text(
        &self,
        text: &str,
        centre: Place,
        height: f32,
        colour: Rgb,
        layer: Layer,
        scene: &mut Scene,
    ) {
        for shape in line_of_text(text, centre, height * self.cell, colour) {
            scene.add(layer, shape);
        }
    }

    pub(super) fn disc(
        &self,
        centre: Place,
        radius: f32,
        [colour, lit]: [Rgb; 2],
        layer: Layer,
        scene: &mut Scene,
    ) {
        let (form, radius) = (Form::Disc, radius * self.cell);
        scene.add(layer, Shape::Stone { form, centre, radius, hole: 0.0, colour, lit });
    }

    fn stones(&self, game: &Game, unnumbered: usize, scene: &mut Scene) {
        let palette = &self.palette;
        let behind = stone::behind(self.ground, palette);
        let winning: HashSet<Point> = game.winning_rows().flat_map(|row| row.points()).collect();
        let (board, moves) = (game.board(), game.moves());
        let numbers: HashMap<&Point, usize> = moves.iter().zip(1..).skip(unnumbered).collect();
        for point in board.shape().points() {
            let Some(side) = board.get(point) else { continue };
            let on_cell = OnCell {
                point,
                side,
                number: numbers.get(&point).copied(),
                is_last: moves.last() == Some(&point),
                wins: winning.contains(&point),
            };
            let (other, share) = match (winning.is_empty(), on_cell.wins) {
                (true, _) => (behind, 0),
                (false, true) => (palette.win, THIRD),
                (false, false) => (behind, THIRD),
            };
            let colours = palette.of(side);
            let colours = [colours.stone, colours.lit].map(|colour| colour.mix(other, share));
            let radius = stone::radius(self.ground);
            self.disc(self.at(point), radius, colours, Layer::Stones, scene);
            self.on_stone(&on_cell, colours[0], scene);
        }
    }

    /// Draws the letter or number on a stone, and marks the last one.
    fn on_stone(&self, on_cell: &OnCell, under: Rgb, scene: &mut Scene) {
        let palette = &self.palette;
        let &OnCell { point, side, number, is_last, wins } = on_cell;
        let at = self.at(point);
        let ink = stone::ink(side, is_last, wins, under, palette);
        if is_last {
            let radius = stone::last_radius(number.is_none() && !palette.letters);
            self.disc(at, radius, [palette.of(side).mark; 2], Layer::Marks, scene);
        }
        match number {
            Some(number) => {
                self.text(&number.to_string(), at, NUMBER, ink, Layer::Marks, scene);
            }
            None if palette.letters => {
                self.glyph(stone::letter(side), at, LETTER, ink, scene);
            }
            None => {}
        }
    }

    /// Draws a glyph around a place.
    pub(super) fn glyph(
        &self,
        strokes: &'static str,
        centre: Place,
        height: f32,
        colour: Rgb,
        scene: &mut Scene,
    ) {
        scene.add(Layer::Marks, strokes::glyph(strokes, centre, height * self.cell, colour));
    }

    fn pieces(&self, game: &quarto::Game, scene: &mut Scene) {
        let palette = &self.palette;
        let winning: HashSet<Point> = game.fours().flat_map(|four| four.points).collect();
        let last = game.moves().last().map(|last| last.point);
        for point in game.shape().points() {
            let Some(piece) = game.get(point) else { continue };
            let mixed = match (winning.is_empty(), winning.contains(&point)) {
                (true, _) => (palette.board, 0),
                (false, true) => (palette.win, THIRD / 2),
                (false, false) => (palette.board, 2 * THIRD),
            };
            self.piece(piece, self.at(point), mixed, scene);
            if winning.contains(&point) || last == Some(point) {
                self.corners(self.at(point), palette.win, scene);
            }
        }
    }

    fn piece(&self, piece: Piece, centre: Place, (other, share): (Rgb, u8), scene: &mut Scene) {
        let palette = &self.palette;
        let is_square = piece.is(Attribute::Square);
        // Squares and discs have about the same area.
        let large = if is_square { 0.32 } else { 0.37 };
        let radius = self.cell * if piece.is(Attribute::Large) { large } else { large * 0.6 };
        let black = piece.is(Attribute::Black);
        let colours = if black { &palette.dark } else { &palette.light };
        let [colour, lit] = [colours.piece, colours.lit].map(|colour| colour.mix(other, share));
        let stone = Shape::Stone {
            form: if is_square { Form::Square } else { Form::Disc },
            centre,
            radius,
            hole: if piece.is(Attribute::Hollow) { radius * 0.45 } else { 0.0 },
            colour,
            lit,
        };
        scene.add(Layer::Stones, stone);
    }

    /// Draws the corners of a cell.
    fn corners(&self, centre: Place, colour: Rgb, scene: &mut Scene) {
        let (half, arm) = (0.42 * self.cell, 0.12 * self.cell);
        for (across, down) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            let from = Place {
                x: f32::mul_add(across, half, centre.x),
                y: f32::mul_add(down, half, centre.y),
            };
            let ends = [
                Place { x: f32::mul_add(-across, arm, from.x), ..from },
                Place { y: f32::mul_add(-down, arm, from.y), ..from },
            ];
            for to in ends {
                let width = (0.05 * self.cell).max(1.0);
                scene.add(Layer::Marks, Shape::Line { from, to, width, colour });
            }
        }
    }

    fn marks(&self, game: &AnyGame, marks: &[Mark], scene: &mut Scene) {
        let palette = &self.palette;
        let shape = game.kind().shape();
        for Mark { point, kind } in marks.iter().filter(|mark| shape.contains(mark.point)) {
            let side = match game {
                AnyGame::Rows(game) => game.board().get(*point),
                AnyGame::Quarto(_) => None,
            };
            let colour = side.map_or(palette.star, |side| palette.of(side).letter);
            let centre = self.at(*point);
            let strokes = match kind {
                MarkKind::Label(label) => {
                    let text: String = label.chars().take(2).collect();
                    self.text(&text, centre, NUMBER, colour, Layer::Marks, scene);
                    continue;
                }
                MarkKind::Triangle => glyphs::TRIANGLE,
                MarkKind::Square | MarkKind::Selected => glyphs::SQUARE,
                MarkKind::Circle => glyphs::CIRCLE,
                MarkKind::Cross => glyphs::CROSS,
            };
            self.glyph(strokes, centre, LETTER, colour, scene);
        }
    }
}
