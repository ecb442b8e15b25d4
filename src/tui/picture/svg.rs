//! Scenes as SVG, one or several in turn.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::time::Duration;

use super::scene::{Form, Place, Scene, Shape};
use crate::tui::theme::Rgb;

/// Writes a picture.
pub fn still(scene: &Scene) -> String {
    let shapes: String = scene.shapes().map(|shape| element(shape) + "\n").collect();
    document(scene, &gradients([scene]), "", &shapes)
}

/// Writes a moving picture, which begins again at its end: scenes of one size, and how long each is
/// shown. Each shape is written once, with the times at which it is visible.
pub fn moving(scenes: &[(Scene, Duration)]) -> String {
    let Some((first, _)) = scenes.first() else { return String::new() };
    let whole: Duration = scenes.iter().map(|(_, shown)| *shown).sum();
    let mut style = String::new();
    let mut classes: BTreeMap<Vec<[Duration; 2]>, usize> = BTreeMap::new();
    let mut shapes = String::new();
    for layer in 0..first.layers.len() {
        for (element, times) in visible(scenes, layer) {
            let next = classes.len();
            let class = match &times[..] {
                [[start, end]] if start.is_zero() && *end == whole => None,
                _ => Some(*classes.entry(times).or_insert(next)),
            };
            // Writing to a string cannot fail.
            let _ = match class {
                None => writeln!(shapes, "{element}"),
                Some(class) => writeln!(shapes, "<g class=\"t{class}\">{element}</g>"),
            };
        }
    }
    for (times, class) in &classes {
        let share = |time: Duration| 100.0 * time.as_secs_f64() / whole.as_secs_f64();
        let mut frames = String::new();
        if times.first().is_some_and(|[start, _]| !start.is_zero()) {
            frames += "0%{visibility:hidden}";
        }
        for &[start, end] in times {
            let (start, end) = (share(start), share(end));
            let _ =
                write!(frames, "{start:.4}%{{visibility:visible}}{end:.4}%{{visibility:hidden}}");
        }
        let seconds = whole.as_secs_f64();
        let _ = writeln!(style, "@keyframes k{class}{{{frames}}}");
        let _ = writeln!(
            style,
            ".t{class}{{visibility:hidden;animation:k{class} {seconds}s step-end infinite}}"
        );
    }
    let style = format!("<style>\n{style}</style>\n");
    document(first, &gradients(scenes.iter().map(|(scene, _)| scene)), &style, &shapes)
}

/// Lists the elements of a layer in the order of their first appearance, each with the times at
/// which it is visible.
fn visible(scenes: &[(Scene, Duration)], layer: usize) -> Vec<(String, Vec<[Duration; 2]>)> {
    let mut found: Vec<(String, Vec<[Duration; 2]>)> = Vec::new();
    let mut index: BTreeMap<String, usize> = BTreeMap::new();
    let mut start = Duration::ZERO;
    for (scene, shown) in scenes {
        let end = start + *shown;
        for shape in &scene.layers[layer] {
            let element = element(shape);
            let at = *index.entry(element.clone()).or_insert_with(|| {
                found.push((element, Vec::new()));
                found.len() - 1
            });
            let times = &mut found[at].1;
            match times.last_mut() {
                Some([_, last]) if *last >= start => *last = end,
                _ => times.push([start, end]),
            }
        }
        start = end;
    }
    found
}

fn document(scene: &Scene, defs: &str, style: &str, shapes: &str) -> String {
    let Scene { width, height, ground, .. } = scene;
    let ground = hex(*ground);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n{defs}{style}\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\n{shapes}</svg>\n"
    )
}

/// Writes the gradients of all stones, each once.
fn gradients<'a>(scenes: impl IntoIterator<Item = &'a Scene>) -> String {
    let mut found = BTreeMap::new();
    for shape in scenes.into_iter().flat_map(Scene::shapes) {
        if let Shape::Stone { colour, lit, .. } = *shape
            && colour != lit
        {
            found.insert(gradient(colour, lit), (colour, lit));
        }
    }
    let written: BTreeSet<String> = found
        .into_iter()
        .map(|(id, (colour, lit))| {
            let (colour, lit) = (hex(colour), hex(lit));
            format!(
                "<radialGradient id=\"{id}\" cx=\"0.32\" cy=\"0.28\" r=\"0.7\">\
                 <stop offset=\"0\" stop-color=\"{lit}\"/>\
                 <stop offset=\"1\" stop-color=\"{colour}\"/></radialGradient>\n"
            )
        })
        .collect();
    if written.is_empty() {
        return String::new();
    }
    format!("<defs>\n{}</defs>\n", String::from_iter(written))
}

/// Name of the gradient between two colours.
fn gradient(colour: Rgb, lit: Rgb) -> String {
    format!("s{}{}", &hex(colour)[1..], &hex(lit)[1..])
}

fn hex(Rgb { r, g, b }: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// Writes a number with at most two decimals.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn element(shape: &Shape) -> String {
    match *shape {
        Shape::Rectangle { at: Place { x, y }, width, height, colour } => {
            let [x, y, width, height] = [x, y, width, height].map(number);
            let colour = hex(colour);
            format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
            )
        }
        Shape::Line { from, to, width, colour } => {
            let [x1, y1, x2, y2, width] = [from.x, from.y, to.x, to.y, width].map(number);
            let colour = hex(colour);
            format!(
                "<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"square\"/>"
            )
        }
        Shape::Stone { form, centre, radius, hole, colour, lit } => {
            let fill = if colour == lit {
                hex(colour)
            } else {
                format!("url(#{})", gradient(colour, lit))
            };
            let outline = |radius| outline(form, centre, radius);
            let hole = if hole > 0.0 { outline(hole) } else { String::new() };
            let outline = outline(radius);
            format!("<path d=\"{outline}{hole}\" fill=\"{fill}\" fill-rule=\"evenodd\"/>")
        }
        Shape::Glyph { strokes, at, unit, width, colour } => {
            let [x, y, unit_text, width] = [at.x, at.y, unit, width / unit].map(number);
            let colour = hex(colour);
            format!(
                "<path d=\"{strokes}\" transform=\"translate({x} {y}) scale({unit_text})\" \
                 fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            )
        }
    }
}

/// Writes the outline of a disc or square.
fn outline(form: Form, Place { x, y }: Place, radius: f32) -> String {
    let [left, top, across, half] = [x - radius, y - radius, 2.0 * radius, radius].map(number);
    match form {
        Form::Square => format!("M{left} {top}h{across}v{across}h-{across}z"),
        Form::Disc => {
            let middle = number(y);
            format!(
                "M{left} {middle}a{half} {half} 0 1 0 {across} 0a{half} {half} 0 1 0 -{across} 0z"
            )
        }
    }
}
