//! Frames as SVG: backgrounds and half blocks are rectangles, lines are strokes, and letters are
//! fixed to their cells, whatever font the reader has.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// Pixels of a cell of the terminal.
pub const WIDTH: u16 = 10;
pub const HEIGHT: u16 = 20;
const FONT: &str = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace";

/// Draws a frame as an SVG.
pub fn svg(buffer: &Buffer) -> String {
    let (width, height) = (buffer.area.width * WIDTH, buffer.area.height * HEIGHT);
    let mut svg = head(width, height);
    let ground = ground(buffer);
    // Writing to a `String` cannot fail.
    let _ = writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
    svg + &content(buffer) + "</svg>\n"
}

/// Opens an SVG of this size in pixels.
pub fn head(width: u16, height: u16) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"{FONT}\" font-size=\"16.5\">\n"
    )
}

/// Returns the background of a frame.
pub fn ground(buffer: &Buffer) -> String {
    hex(buffer[(0, 0)].bg)
}

/// Draws all of a frame but its background.
pub fn content(buffer: &Buffer) -> String {
    let ground = ground(buffer);
    let mut svg = "<g shape-rendering=\"crispEdges\">\n".to_owned();
    for (colour, path) in rectangles(buffer, &ground) {
        let _ = writeln!(svg, "<path fill=\"{colour}\" d=\"{path}\"/>");
    }
    for ((colour, weight), path) in strokes(buffer) {
        let _ = writeln!(svg, "<path stroke=\"{colour}\" stroke-width=\"{weight}\" d=\"{path}\"/>");
    }
    svg += "</g>\n";
    for y in 0..buffer.area.height {
        texts(buffer, y, &mut svg);
    }
    svg
}

/// Colours of the upper and the lower half of a cell, each for its left and right half.
fn quarters(cell: &Cell) -> [[String; 2]; 2] {
    let (fg, bg) = colours(cell);
    let (f, b) = (|| fg.clone(), || bg.clone());
    match cell.symbol() {
        "\u{2580}" => [[f(), f()], [b(), b()]],
        "\u{2584}" => [[b(), b()], [f(), f()]],
        "\u{258c}" => [[f(), b()], [f(), b()]],
        "\u{2590}" => [[b(), f()], [b(), f()]],
        "\u{2588}" => [[f(), f()], [f(), f()]],
        _ => [[b(), b()], [b(), b()]],
    }
}

/// Rectangles of each colour as a path, first as wide and then as high as possible.
fn rectangles(buffer: &Buffer, ground: &str) -> BTreeMap<String, String> {
    // Open rectangles by left edge and width: start, height and colour.
    let mut open: BTreeMap<(u16, u16), (u16, u16, String)> = BTreeMap::new();
    let mut paths: BTreeMap<String, String> = BTreeMap::new();
    let mut close = |(x, width): (u16, u16), (y, height, colour): (u16, u16, String)| {
        let path = paths.entry(colour).or_default();
        let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
    };
    for half in 0..2 * buffer.area.height {
        let top = half * HEIGHT / 2;
        let mut runs: Vec<(u16, u16, String)> = Vec::new();
        for x in 0..buffer.area.width {
            let all = quarters(&buffer[(x, half / 2)]);
            for (side, colour) in all[usize::from(half % 2)].iter().enumerate() {
                let left = x * WIDTH + if side == 0 { 0 } else { WIDTH / 2 };
                match runs.last_mut() {
                    Some((_, width, last)) if last == colour => *width += WIDTH / 2,
                    _ => runs.push((left, WIDTH / 2, colour.clone())),
                }
            }
        }
        let mut next = BTreeMap::new();
        for (x, width, colour) in runs.into_iter().filter(|(_, _, colour)| colour != ground) {
            let grown = match open.remove(&(x, width)) {
                Some((y, height, known)) if known == colour => (y, height + HEIGHT / 2, colour),
                other => {
                    if let Some(found) = other {
                        close((x, width), found);
                    }
                    (top, HEIGHT / 2, colour)
                }
            };
            next.insert((x, width), grown);
        }
        for (at, found) in std::mem::replace(&mut open, next) {
            close(at, found);
        }
    }
    for (at, found) in open {
        close(at, found);
    }
    paths
}

/// Thickness of the lines from the middle of a cell to its left, right, upper and lower edge.
fn arms(symbol: &str) -> Option<[u8; 4]> {
    Some(match symbol {
        "\u{2500}" => [1, 1, 0, 0],
        "\u{2502}" => [0, 0, 1, 1],
        "\u{250c}" | "\u{256d}" => [0, 1, 0, 1],
        "\u{2510}" | "\u{256e}" => [1, 0, 0, 1],
        "\u{2514}" | "\u{2570}" => [0, 1, 1, 0],
        "\u{2518}" | "\u{256f}" => [1, 0, 1, 0],
        "\u{251c}" => [0, 1, 1, 1],
        "\u{2524}" => [1, 0, 1, 1],
        "\u{252c}" => [1, 1, 0, 1],
        "\u{2534}" => [1, 1, 1, 0],
        "\u{253c}" => [1, 1, 1, 1],
        "\u{2501}" => [3, 3, 0, 0],
        "\u{2503}" => [0, 0, 3, 3],
        "\u{254b}" | "\u{256c}" => [3, 3, 3, 3],
        _ => return None,
    })
}

/// Lines of each colour and weight as a path, joined where they continue.
fn strokes(buffer: &Buffer) -> BTreeMap<(String, u8), String> {
    let mut paths: BTreeMap<(String, u8), String> = BTreeMap::new();
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let arm = |x: u16, y: u16, side: usize| {
        let cell = &buffer[(x, y)];
        let weight = arms(cell.symbol())?[side];
        (weight > 0).then(|| (colours(cell).0, weight))
    };
    for (lines, length, is_row) in [(rows, columns, true), (columns, rows, false)] {
        for line in 0..lines {
            let mut runs: Vec<(u16, u16, (String, u8))> = Vec::new();
            let unit = if is_row { WIDTH } else { HEIGHT } / 2;
            for step in 0..2 * length {
                let (x, y) = if is_row { (step / 2, line) } else { (line, step / 2) };
                let side = usize::from(step % 2) + if is_row { 0 } else { 2 };
                let Some(found) = arm(x, y, side) else { continue };
                match runs.last_mut() {
                    Some((_, end, last)) if *end == step * unit && *last == found => *end += unit,
                    _ => runs.push((step * unit, (step + 1) * unit, found)),
                }
            }
            for (start, end, found) in runs {
                let path = paths.entry(found).or_default();
                let length = end - start;
                let _ = if is_row {
                    write!(path, "M{start} {}.5h{length}", line * HEIGHT + HEIGHT / 2)
                } else {
                    write!(path, "M{}.5 {start}v{length}", line * WIDTH + WIDTH / 2)
                };
            }
        }
    }
    paths
}

/// Writes the letters of a row, grouped by style.
fn texts(buffer: &Buffer, y: u16, svg: &mut String) {
    let mut x = 0;
    while x < buffer.area.width {
        let cell = &buffer[(x, y)];
        let style = text_style(cell);
        if !is_text(cell) {
            x += 1;
            continue;
        }
        let (start, mut text, mut end) = (x, String::new(), x);
        // A run continues across single spaces.
        while x < buffer.area.width {
            let cell = &buffer[(x, y)];
            if is_text(cell) && text_style(cell) == style {
                text.extend((end..x).map(|_| ' '));
                text.push_str(cell.symbol());
                end = x + 1;
            } else if cell.symbol() != " " || x > end {
                break;
            }
            x += 1;
        }
        x = end;
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let (left, base, length) = (start * WIDTH, y * HEIGHT + 15, (end - start) * WIDTH);
        let _ = writeln!(
            svg,
            "<text x=\"{left}\" y=\"{base}\" textLength=\"{length}\"{style}>{text}</text>"
        );
    }
}

fn is_text(cell: &Cell) -> bool {
    let is_block =
        matches!(cell.symbol(), "\u{2580}" | "\u{2584}" | "\u{258c}" | "\u{2590}" | "\u{2588}");
    cell.symbol() != " " && !is_block && arms(cell.symbol()).is_none()
}

fn text_style(cell: &Cell) -> String {
    let has = |modifier| cell.modifier.contains(modifier);
    let mut style = format!(" fill=\"{}\"", colours(cell).0);
    for (modifier, attribute) in [
        (Modifier::BOLD, " font-weight=\"bold\""),
        (Modifier::ITALIC, " font-style=\"italic\""),
        (Modifier::UNDERLINED, " text-decoration=\"underline\""),
        (Modifier::DIM, " opacity=\".6\""),
    ] {
        style += if has(modifier) { attribute } else { "" };
    }
    style
}

/// Visible colours of a cell.
fn colours(cell: &Cell) -> (String, String) {
    let (fg, bg) = (hex(cell.fg), hex(cell.bg));
    if cell.modifier.contains(Modifier::REVERSED) { (bg, fg) } else { (fg, bg) }
}

fn hex(colour: Color) -> String {
    match colour {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => "#cccccc".to_owned(),
    }
}
