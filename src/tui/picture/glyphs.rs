//! Digits, letters and marks as strokes.
//!
//! A glyph is drawn on a grid of 4 by 6 units, from the top left, in the path language of SVG:
//! `M x y` moves, `L x y` draws a line, and `C x1 y1 x2 y2 x y` a cubic curve.

/// Width of a glyph in units of its grid.
pub const WIDTH: f32 = 4.0;
/// Height of a glyph in units of its grid.
pub const HEIGHT: f32 = 6.0;
/// Distance between the left edges of adjacent glyphs.
pub const ADVANCE: f32 = 5.6;

pub const TRIANGLE: &str = "M 2 0.6 L 4.2 4.8 L -0.2 4.8 L 2 0.6";
pub const SQUARE: &str = "M 0 1 L 4 1 L 4 5 L 0 5 L 0 1";
pub const CIRCLE: &str = "M 2 0.8 C 3.2 0.8 4.2 1.8 4.2 3 C 4.2 4.2 3.2 5.2 2 5.2 \
                          C 0.8 5.2 -0.2 4.2 -0.2 3 C -0.2 1.8 0.8 0.8 2 0.8";
pub const CROSS: &str = "M 0 1 L 4 5 M 4 1 L 0 5";
pub const CHECK: &str = "M 0 3.4 L 1.5 5 L 4 1.2";
pub const STAR: &str = "M 2 1 L 2 5 M 0.3 2 L 3.7 4 M 3.7 2 L 0.3 4";
pub const QUESTION: &str = "M 0.3 1.4 C 0.4 0.5 1.1 0 2 0 C 3 0 3.7 0.6 3.7 1.5 \
                            C 3.7 2.7 2 2.8 2 4.2 M 2 5.8 L 2 6";
/// Lines in the four directions of a row.
pub const DASH: &str = "M 0 3 L 4 3";
pub const BAR: &str = "M 2 0.6 L 2 5.4";
pub const FALLING: &str = "M 0.2 1 L 3.8 5";
pub const RISING: &str = "M 3.8 1 L 0.2 5";

/// Returns the strokes of a character, if it has any here.
pub const fn strokes(glyph: char) -> Option<&'static str> {
    Some(match glyph.to_ascii_uppercase() {
        '0' => "M 2 0 C 3.4 0 4 1.4 4 3 C 4 4.6 3.4 6 2 6 C 0.6 6 0 4.6 0 3 C 0 1.4 0.6 0 2 0",
        '1' => "M 0.6 1.3 L 2.2 0 L 2.2 6",
        '2' => "M 0.2 1.6 C 0.2 0.6 1 0 2 0 C 3.2 0 3.9 0.7 3.9 1.7 C 3.9 3 2.6 3.8 0.1 6 L 4 6",
        '3' => {
            "M 0.3 1 C 0.7 0.3 1.3 0 2 0 C 3.1 0 3.8 0.6 3.8 1.5 C 3.8 2.4 3 2.9 1.6 2.9 \
             C 3.2 2.9 4 3.5 4 4.4 C 4 5.4 3.2 6 2 6 C 1.1 6 0.4 5.6 0 4.9"
        }
        '4' => "M 3 6 L 3 0 L 0 4.2 L 4 4.2",
        '5' => {
            "M 3.6 0 L 0.6 0 L 0.4 2.8 C 0.9 2.4 1.4 2.2 2 2.2 C 3.2 2.2 4 2.9 4 4 \
             C 4 5.2 3.2 6 2 6 C 1.1 6 0.4 5.6 0 4.9"
        }
        '6' => {
            "M 3.6 0.7 C 3.2 0.2 2.7 0 2.1 0 C 0.7 0 0 1.4 0 3.4 C 0 5.1 0.7 6 2 6 \
             C 3.2 6 4 5.2 4 4 C 4 2.9 3.2 2.2 2.1 2.2 C 1.1 2.2 0.3 2.8 0 3.8"
        }
        '7' => "M 0 0 L 4 0 L 1.5 6",
        '8' => {
            "M 2 2.8 C 0.9 2.8 0.3 2.2 0.3 1.4 C 0.3 0.6 0.9 0 2 0 C 3.1 0 3.7 0.6 3.7 1.4 \
             C 3.7 2.2 3.1 2.8 2 2.8 C 0.8 2.8 0 3.5 0 4.4 C 0 5.4 0.8 6 2 6 \
             C 3.2 6 4 5.4 4 4.4 C 4 3.5 3.2 2.8 2 2.8"
        }
        '9' => {
            "M 0.4 5.3 C 0.8 5.8 1.3 6 1.9 6 C 3.3 6 4 4.6 4 2.6 C 4 0.9 3.3 0 2 0 \
             C 0.8 0 0 0.8 0 2 C 0 3.1 0.8 3.8 1.9 3.8 C 2.9 3.8 3.7 3.2 4 2.2"
        }
        'A' => "M 0 6 L 2 0 L 4 6 M 0.8 3.8 L 3.2 3.8",
        'B' => {
            "M 0.2 0 L 0.2 6 L 2.2 6 C 3.4 6 4 5.3 4 4.4 C 4 3.4 3.3 2.8 2.2 2.8 L 0.2 2.8 \
             M 2.2 2.8 C 3.1 2.8 3.6 2.2 3.6 1.4 C 3.6 0.6 3.1 0 2.2 0 L 0.2 0"
        }
        'C' => {
            "M 4 1.2 C 3.6 0.4 3 0 2.1 0 C 0.7 0 0 1.3 0 3 C 0 4.7 0.7 6 2.1 6 C 3 6 3.6 5.6 4 4.8"
        }
        'D' => "M 0.2 0 L 0.2 6 L 1.6 6 C 3.2 6 4 4.8 4 3 C 4 1.2 3.2 0 1.6 0 L 0.2 0",
        'E' => "M 3.8 0 L 0.3 0 L 0.3 6 L 3.8 6 M 0.3 2.9 L 3.2 2.9",
        'F' => "M 3.8 0 L 0.3 0 L 0.3 6 M 0.3 2.9 L 3.2 2.9",
        'G' => {
            "M 3.9 1.1 C 3.5 0.4 2.9 0 2.1 0 C 0.7 0 0 1.3 0 3 C 0 4.7 0.7 6 2.1 6 \
             C 3.2 6 4 5.2 4 4 L 4 3.2 L 2.2 3.2"
        }
        'H' => "M 0.1 0 L 0.1 6 M 3.9 0 L 3.9 6 M 0.1 2.9 L 3.9 2.9",
        'I' => "M 2 0 L 2 6 M 1 0 L 3 0 M 1 6 L 3 6",
        'J' => "M 3.4 0 L 3.4 4.3 C 3.4 5.4 2.8 6 1.8 6 C 0.9 6 0.3 5.5 0.1 4.7",
        'K' => "M 0.2 0 L 0.2 6 M 3.9 0 L 0.2 3.6 M 1.4 2.5 L 4 6",
        'L' => "M 0.4 0 L 0.4 6 L 3.8 6",
        'M' => "M -0.1 6 L -0.1 0 L 2 3.6 L 4.1 0 L 4.1 6",
        'N' => "M 0.1 6 L 0.1 0 L 3.9 6 L 3.9 0",
        'O' => {
            "M 2 0 C 3.4 0 4.2 1.3 4.2 3 C 4.2 4.7 3.4 6 2 6 C 0.6 6 -0.2 4.7 -0.2 3 C -0.2 1.3 0.6 0 2 0"
        }
        'P' => "M 0.3 6 L 0.3 0 L 2.2 0 C 3.4 0 4 0.7 4 1.7 C 4 2.7 3.4 3.4 2.2 3.4 L 0.3 3.4",
        'Q' => {
            "M 2 0 C 3.4 0 4.1 1.3 4.1 3 C 4.1 4.7 3.4 6 2 6 C 0.6 6 -0.1 4.7 -0.1 3 \
             C -0.1 1.3 0.6 0 2 0 M 2.6 4.4 L 4.1 6.4"
        }
        'R' => {
            "M 0.2 6 L 0.2 0 L 2.2 0 C 3.4 0 4 0.7 4 1.6 C 4 2.6 3.4 3.2 2.2 3.2 L 0.2 3.2 \
             M 2.1 3.2 L 4 6"
        }
        'S' => {
            "M 3.7 1 C 3.3 0.4 2.7 0 1.9 0 C 0.8 0 0.2 0.6 0.2 1.5 C 0.2 2.4 0.8 2.7 2 3 \
             C 3.2 3.3 3.9 3.7 3.9 4.6 C 3.9 5.5 3.2 6 2 6 C 1.1 6 0.4 5.6 0 4.9"
        }
        'T' => "M 0 0 L 4 0 M 2 0 L 2 6",
        'U' => "M 0.1 0 L 0.1 3.8 C 0.1 5.2 0.8 6 2 6 C 3.2 6 3.9 5.2 3.9 3.8 L 3.9 0",
        'V' => "M 0 0 L 2 6 L 4 0",
        'W' => "M -0.3 0 L 0.8 6 L 2 1.6 L 3.2 6 L 4.3 0",
        'X' => "M 0 0 L 4 6 M 4 0 L 0 6",
        'Y' => "M 0 0 L 2 3 L 4 0 M 2 3 L 2 6",
        'Z' => "M 0.1 0 L 4 0 L 0 6 L 4 6",
        '-' => "M 0.8 3 L 3.2 3",
        '|' => BAR,
        '/' => RISING,
        '\\' => FALLING,
        '+' => "M 0.4 3 L 3.6 3 M 2 1.4 L 2 4.6",
        '!' => "M 2 0 L 2 4 M 2 5.8 L 2 6",
        '?' => QUESTION,
        '*' => STAR,
        '.' => "M 2 5.8 L 2 6",
        _ => return None,
    })
}

/// Step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Move([f32; 2]),
    Line([f32; 2]),
    Curve([f32; 6]),
}

/// Parses the strokes of a glyph.
pub fn steps(strokes: &str) -> Vec<Step> {
    let mut words = strokes.split_ascii_whitespace();
    let mut steps = Vec::new();
    while let Some(verb) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse().ok()).unwrap_or_default();
        steps.push(match verb {
            "M" => Step::Move([number(), number()]),
            "L" => Step::Line([number(), number()]),
            _ => Step::Curve([number(), number(), number(), number(), number(), number()]),
        });
    }
    steps
}
