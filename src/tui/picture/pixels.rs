//! Scenes as pixels, and as PNG.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Point,
    RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

use super::glyphs::{Step, steps};
use super::scene::{Form, Place, Scene, Shape};
use crate::tui::theme::Rgb;

/// Paints a scene. `None` if it has no size.
pub fn painted(scene: &Scene) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(scene.width, scene.height)?;
    pixmap.fill(colour(scene.ground));
    for shape in scene.shapes() {
        paint(shape, &mut pixmap);
    }
    Some(pixmap)
}

fn colour(Rgb { r, g, b }: Rgb) -> Color {
    Color::from_rgba8(r, g, b, u8::MAX)
}

fn flat(ink: Rgb) -> Paint<'static> {
    Paint { shader: Shader::SolidColor(colour(ink)), ..Paint::default() }
}

/// Paints a shape over the pixels.
pub fn paint(shape: &Shape, pixmap: &mut Pixmap) {
    let identity = Transform::identity();
    match *shape {
        Shape::Rectangle { at, width, height, colour } => {
            if let Some(area) = Rect::from_xywh(at.x, at.y, width, height) {
                pixmap.fill_rect(area, &flat(colour), identity, None);
            }
        }
        Shape::Line { from, to, width, colour } => {
            let mut path = PathBuilder::new();
            path.move_to(from.x, from.y);
            path.line_to(to.x, to.y);
            if let Some(path) = path.finish() {
                let stroke = Stroke { width, line_cap: LineCap::Square, ..Stroke::default() };
                pixmap.stroke_path(&path, &flat(colour), &stroke, identity, None);
            }
        }
        Shape::Stone { form, centre, radius, hole, colour, lit } => {
            if let Some(path) = outline(form, centre, radius, hole) {
                let paint = shaded(centre, radius, colour, lit);
                pixmap.fill_path(&path, &paint, FillRule::EvenOdd, identity, None);
            }
        }
        Shape::Glyph { strokes, at, unit, width, colour } => {
            if let Some(path) = path(strokes, at, unit) {
                let stroke = Stroke {
                    width,
                    line_cap: LineCap::Round,
                    line_join: LineJoin::Round,
                    ..Stroke::default()
                };
                pixmap.stroke_path(&path, &flat(colour), &stroke, identity, None);
            }
        }
    }
}

/// Paint of a stone with light from the upper left, as in the gradients of `svg`.
fn shaded(centre: Place, radius: f32, dark: Rgb, lit: Rgb) -> Paint<'static> {
    let across = 2.0 * radius;
    let light = Point::from_xy(
        (0.32_f32 - 0.5).mul_add(across, centre.x),
        (0.28_f32 - 0.5).mul_add(across, centre.y),
    );
    let stops = vec![GradientStop::new(0.0, colour(lit)), GradientStop::new(1.0, colour(dark))];
    let shader = RadialGradient::new(
        light,
        0.0,
        light,
        0.7 * across,
        stops,
        SpreadMode::Pad,
        Transform::identity(),
    );
    shader.map_or_else(|| flat(dark), |shader| Paint { shader, ..Paint::default() })
}

fn outline(form: Form, centre: Place, radius: f32, hole: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for radius in [radius, hole].into_iter().filter(|radius| *radius > 0.0) {
        match form {
            Form::Disc => path.push_circle(centre.x, centre.y, radius),
            Form::Square => {
                let across = 2.0 * radius;
                let area = Rect::from_xywh(centre.x - radius, centre.y - radius, across, across)?;
                path.push_rect(area);
            }
        }
    }
    path.finish()
}

fn path(strokes: &str, at: Place, unit: f32) -> Option<Path> {
    let x = |x: f32| unit.mul_add(x, at.x);
    let y = |y: f32| unit.mul_add(y, at.y);
    let mut path = PathBuilder::new();
    for step in steps(strokes) {
        match step {
            Step::Move([to_x, to_y]) => path.move_to(x(to_x), y(to_y)),
            Step::Line([to_x, to_y]) => path.line_to(x(to_x), y(to_y)),
            Step::Curve([x1, y1, x2, y2, to_x, to_y]) => {
                path.cubic_to(x(x1), y(y1), x(x2), y(y2), x(to_x), y(to_y));
            }
        }
    }
    path.finish()
}
