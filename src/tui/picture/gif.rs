//! Scenes as a moving GIF.
//!
//! All frames share one palette, so nothing flickers: the most frequent colours, and those that are
//! farthest from them. A frame has only the rectangle that changed.

use std::borrow::Cow;
use std::collections::HashMap;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use tiny_skia::Pixmap;

use super::pixels::painted;
use super::scene::Scene;

/// Number of colours of a GIF.
const COLOURS: usize = 256;
/// Number of these for the most frequent ones.
const FREQUENT: usize = 128;

type Colour = [u8; 3];

/// Writes scenes of one size, and how long each is shown.
pub fn moving(scenes: &[(Scene, Duration)]) -> Result<Vec<u8>, EncodingError> {
    let size = |side: u32| u16::try_from(side).unwrap_or(u16::MAX);
    let Some((width, height)) = scenes.first().map(|(first, _)| (first.width, first.height)) else {
        return Ok(Vec::new());
    };
    let frames = scenes.iter().filter_map(|(scene, shown)| Some((pixels(scene)?, *shown)));
    let frames: Vec<(Vec<Colour>, Duration)> = frames.collect();
    let palette = Palette::of(frames.iter().flat_map(|(pixels, _)| pixels));
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, size(width), size(height), &palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut before: Option<Vec<u8>> = None;
    for (pixels, shown) in &frames {
        let indices: Vec<u8> = pixels.iter().map(|colour| palette.index(*colour)).collect();
        let columns = usize::try_from(width).unwrap_or(usize::MAX);
        let Changed { left, top, width, height } =
            changed(before.as_deref(), &indices, columns).unwrap_or(Changed::PIXEL);
        let rows = indices.chunks_exact(columns).skip(top).take(height);
        let buffer: Vec<u8> = rows.flat_map(|row| row[left..left + width].to_vec()).collect();
        let place = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
        encoder.write_frame(&Frame {
            delay: u16::try_from(shown.as_millis() / 10).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            left: place(left),
            top: place(top),
            width: place(width),
            height: place(height),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })?;
        before = Some(indices);
    }
    drop(encoder);
    Ok(bytes)
}

fn pixels(scene: &Scene) -> Option<Vec<Colour>> {
    let pixmap: Pixmap = painted(scene)?;
    // Every pixel is opaque.
    Some(pixmap.data().chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

/// Rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Changed {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Changed {
    /// Smallest one, for a frame in which nothing changed.
    const PIXEL: Self = Self { left: 0, top: 0, width: 1, height: 1 };
}

/// Returns the rectangle in which two frames differ; all of the first frame.
fn changed(before: Option<&[u8]>, now: &[u8], columns: usize) -> Option<Changed> {
    let Some(before) = before else {
        return Some(Changed { left: 0, top: 0, width: columns, height: now.len() / columns });
    };
    let differs = |index: &usize| before[*index] != now[*index];
    let places = (0..now.len()).filter(differs).map(|index| (index % columns, index / columns));
    places.fold(None, |found, (x, y)| {
        let Some(Changed { left, top, width, height }) = found else {
            return Some(Changed { left: x, top: y, width: 1, height: 1 });
        };
        let (right, bottom) = ((left + width).max(x + 1), (top + height).max(y + 1));
        let (left, top) = (left.min(x), top.min(y));
        Some(Changed { left, top, width: right - left, height: bottom - top })
    })
}

/// Colours of all frames, and the index of each colour that occurs in them.
struct Palette {
    colours: Vec<Colour>,
    indices: HashMap<Colour, u8>,
}

impl Palette {
    fn of<'a>(pixels: impl Iterator<Item = &'a Colour>) -> Self {
        let mut counts: HashMap<Colour, usize> = HashMap::new();
        pixels.for_each(|&colour| *counts.entry(colour).or_default() += 1);
        let mut all: Vec<(Colour, usize)> = counts.into_iter().collect();
        // The colour decides between equal counts, so that a file does not depend on chance.
        all.sort_unstable_by_key(|&(colour, count)| (usize::MAX - count, colour));
        let mut colours: Vec<Colour> = all.iter().take(FREQUENT).map(|it| it.0).collect();
        // Nearest colour of the palette for each colour, and its distance.
        let mut nearest: Vec<(u32, u8)> = vec![(u32::MAX, 0); all.len()];
        let mut improve = |from: &[Colour], first: usize| {
            for (&(colour, _), best) in all.iter().zip(&mut nearest) {
                let own = from.iter().zip(first..).filter_map(|(&other, index)| {
                    Some((distance(colour, other), u8::try_from(index).ok()?))
                });
                *best = own.chain([*best]).min().unwrap_or(*best);
            }
            nearest
                .iter()
                .zip(&all)
                .max_by_key(|(best, _)| best.0)
                .map(|(best, all)| (*best, all.0))
        };
        let mut farthest = improve(&colours, 0);
        while let Some(((1.., _), colour)) = farthest
            && colours.len() < COLOURS
        {
            colours.push(colour);
            farthest = improve(&[colour], colours.len() - 1);
        }
        let indices = all.iter().zip(&nearest).map(|(&(colour, _), best)| (colour, best.1));
        Self { indices: indices.collect(), colours }
    }

    fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    fn index(&self, colour: Colour) -> u8 {
        self.indices.get(&colour).copied().unwrap_or_default()
    }
}

/// Squared distance of two colours.
fn distance(one: Colour, other: Colour) -> u32 {
    let parts = one.into_iter().zip(other);
    parts.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}
