//! Shapes of pixels: how much of each pixel they cover, and how the light falls on them.

/// Pixels are measured in eighths, so that the middles of four by four samples are whole numbers.
const PIXEL: i32 = 8;
const SAMPLES: [i32; 4] = [1, 3, 5, 7];

/// What a shape is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Round.
    Disc,
    /// With corners.
    Square,
}

/// A pixel of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// To the right of the middle column, and below the middle.
    pub right: i32,
    /// Pixels below the middle line, of which the first is 0.
    pub down: i32,
    /// How much of it is covered: 255 for all.
    pub cover: u8,
    /// How much light falls on it: 255 for all.
    pub light: u8,
}

/// The pixels that a shape covers at least partly. Its middle is that of a cell of text: half a column
/// and one pixel into it. `radius` is in eighths of a pixel; nothing lies within `hole`.
pub fn pixels(form: Form, radius: i32, hole: i32) -> Vec<Sample> {
    let reach = radius / PIXEL + 1;
    let across = -reach..=reach;
    let down = -reach - 1..=reach;
    down.flat_map(|down| across.clone().map(move |right| (right, down)))
        .filter_map(|(right, down)| sample(form, radius, hole, right, down))
        .collect()
}

fn sample(form: Form, radius: i32, hole: i32, right: i32, down: i32) -> Option<Sample> {
    let is_within = |x: i32, y: i32, radius: i32| match form {
        Form::Disc => x * x + y * y <= radius * radius,
        Form::Square => x.abs() <= radius && y.abs() <= radius,
    };
    let (left, top) = (right * PIXEL - PIXEL / 2, down * PIXEL);
    let inside = SAMPLES
        .iter()
        .flat_map(|x| SAMPLES.iter().map(move |y| (left + x, top + y)))
        .filter(|&(x, y)| is_within(x, y, radius) && (hole == 0 || !is_within(x, y, hole)))
        .count();
    let cover = u8::try_from(inside * 255 / 16).unwrap_or(u8::MAX);
    // Brightest at the upper left, where the light comes from, and dark at the other side.
    let (x, y) = (right * PIXEL + radius / 2, top + PIXEL / 2 + radius / 2);
    let distance = x * x + y * y;
    let farthest = (radius * radius * 5 / 4).max(1);
    let light = u8::try_from((farthest - distance).max(0) * 190 / farthest).unwrap_or(u8::MAX);
    (cover > 0).then_some(Sample { right, down, cover, light })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A digit for how much of each pixel is covered, from 1 to 9 for all.
    #[track_caller]
    fn check(form: Form, radius: i32, hole: i32, expected: &[&str]) {
        let found = pixels(form, radius, hole);
        let extent = |parts: Vec<i32>| {
            (parts.iter().copied().min().unwrap(), parts.iter().copied().max().unwrap())
        };
        let (left, right) = extent(found.iter().map(|sample| sample.right).collect());
        let (top, bottom) = extent(found.iter().map(|sample| sample.down).collect());
        let glyph = |x, y| {
            let here = found.iter().find(|sample| (sample.right, sample.down) == (x, y));
            here.map_or('.', |sample| char::from(b'0' + (sample.cover / 28).max(1)))
        };
        let picture: Vec<String> =
            (top..=bottom).map(|y| (left..=right).map(|x| glyph(x, y)).collect()).collect();
        assert_eq!(picture, expected);
    }

    #[test]
    fn discs_of_4x2_6x3_and_8x4() {
        check(Form::Disc, 14, 0, &[".363.", "19991", "19991", ".363."]);
        check(
            Form::Disc,
            22,
            0,
            &[".15651.", ".79997.", "1999991", "1999991", ".79997.", ".15651."],
        );
        check(
            Form::Disc,
            29,
            0,
            &[
                ".13431.", "1899981", "6999996", "9999999", "9999999", "6999996", "1899981",
                ".13431.",
            ],
        );
    }

    #[test]
    fn a_square_and_a_ring() {
        check(Form::Square, 20, 0, &["44444", "99999", "99999", "99999", "99999", "44444"]);
        check(
            Form::Disc,
            24,
            10,
            &[".17971.", "1896981", "393.393", "393.393", "1896981", ".17971."],
        );
    }

    #[test]
    fn the_light_comes_from_the_upper_left() {
        let found = pixels(Form::Disc, 22, 0);
        let light = |right, down| {
            found.iter().find(|sample| (sample.right, sample.down) == (right, down)).unwrap().light
        };
        assert!(light(-1, -2) > light(0, 0) && light(0, 0) > light(1, 1));
        assert!(light(-1, -2) > 150 && light(1, 1) < 20);
    }
}
