//! Model of colour vision: the difference between two colours, and colours seen without one kind of
//! cones.

use super::Rgb;

/// Matrix on linear light, by rows.
pub type Matrix = [[f64; 3]; 3];

/// Vision with all cones.
pub const ALL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
/// Vision without cones for long waves, from Machado, Oliveira and Fernandes (2009), severity 1.
pub const PROTANOPIA: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
/// Vision without cones for middle waves.
pub const DEUTERANOPIA: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
/// Vision without cones for short waves.
pub const TRITANOPIA: Matrix = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];

fn linear(Rgb { r, g, b }: Rgb) -> [f64; 3] {
    [r, g, b].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &Matrix, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.into_iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// Converts a colour seen with this matrix to CIE L*a*b*.
fn lab(eyes: &Matrix, colour: Rgb) -> [f64; 3] {
    const XYZ: Matrix =
        [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let seen = times(eyes, linear(colour)).map(|part| part.clamp(0.0, 1.0));
    let [x, y, z] = times(&XYZ, seen);
    let [x, y, z] = [x / 0.9505, y, z / 1.089]
        .map(|part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Difference between two colours (CIE 1976): 2 is just noticeable, 100 that of black and white.
pub fn difference(eyes: &Matrix, one: Rgb, two: Rgb) -> f64 {
    let (one, two) = (lab(eyes, one), lab(eyes, two));
    one.into_iter().zip(two).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn differences_match_published_values() {
    let near = |found: f64, expected: f64| assert!((found - expected).abs() < 0.5, "{found}");
    near(difference(&ALL, Rgb::BLACK, Rgb::WHITE), 100.0);
    let [red, green] = [Rgb::new(255, 0, 0), Rgb::new(0, 255, 0)];
    near(difference(&ALL, red, green), 170.6);
    for eyes in [PROTANOPIA, DEUTERANOPIA, TRITANOPIA] {
        near(difference(&eyes, Rgb::BLACK, Rgb::WHITE), 100.0);
    }
    // A dark red and a green that look alike without cones for middle waves.
    let [red, green] = [Rgb::new(200, 60, 60), Rgb::new(120, 120, 60)];
    assert!(difference(&ALL, red, green) > 60.0);
    assert!(difference(&DEUTERANOPIA, red, green) < 25.0);
}
