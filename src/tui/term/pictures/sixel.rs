//! Sixel graphics: bands of six pixels, one colour after the other.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write as _};

use ratatui::layout::Rect;
use tiny_skia::Pixmap;

use super::move_to;
use crate::tui::layout::Ground;
use crate::tui::picture::{CellPixels, Piece, painted};
use crate::tui::theme::{Palette, Rgb};

/// Maximum number of colours of a picture.
pub const COLOURS: usize = 64;
/// Opacity below which a pixel is not drawn, of 255.
const FAINT: u8 = 24;
const BAND: usize = 6;

/// Shows pieces in one picture. The pixels at the edges of stones are mixed with the board.
pub fn put(
    pieces: &[&Piece],
    cell: CellPixels,
    palette: &Palette,
    colours: usize,
    bytes: &mut Vec<u8>,
) -> io::Result<()> {
    let Some(area) = pieces.iter().map(|piece| piece.area).reduce(Rect::union) else {
        return Ok(());
    };
    let width = usize::from(area.width) * usize::from(cell.width);
    let height = usize::from(area.height) * usize::from(cell.height);
    let mut pixels = vec![None; width * height];
    for piece in pieces {
        let Some(pixmap) = painted(piece, cell, palette) else { continue };
        let is_framed = piece.layers.iter().any(|layer| layer.stamp.ground == Ground::Frame);
        let own = opaque(&pixmap, if is_framed { palette.frame } else { palette.board });
        let left = usize::from(piece.area.x - area.x) * usize::from(cell.width);
        let top = usize::from(piece.area.y - area.y) * usize::from(cell.height);
        let across = usize::from(piece.area.width) * usize::from(cell.width);
        for (row, own) in own.chunks_exact(across).enumerate() {
            let first = (top + row) * width + left;
            pixels[first..first + across].copy_from_slice(own);
        }
    }
    move_to(area, bytes)?;
    encode(&pixels, width, colours, bytes)
}

/// Pixels without transparency; `None` where nothing is drawn.
fn opaque(pixmap: &Pixmap, under: Rgb) -> Vec<Option<Rgb>> {
    let mixed = |pixel: &tiny_skia::PremultipliedColorU8| {
        let colour = pixel.demultiply();
        let own = Rgb::new(colour.red(), colour.green(), colour.blue());
        (pixel.alpha() >= FAINT).then(|| under.mix(own, pixel.alpha()))
    };
    pixmap.pixels().iter().map(mixed).collect()
}

/// Writes rows of pixels of this width as a sixel picture.
pub fn encode(
    pixels: &[Option<Rgb>],
    width: usize,
    colours: usize,
    bytes: &mut Vec<u8>,
) -> io::Result<()> {
    let registers = reduced(pixels, colours);
    let mut names: Vec<(usize, Rgb)> =
        registers.values().map(|&(register, colour)| (register, colour)).collect();
    names.sort_by_key(|(register, _)| *register);
    names.dedup();
    // Pixels that are not drawn stay as they are.
    write!(bytes, "\x1bP0;1;0q\"1;1;{width};{}", pixels.len() / width.max(1))?;
    for (register, Rgb { r, g, b }) in names {
        let [r, g, b] = [r, g, b].map(|part| (u16::from(part) * 100 + 127) / 255);
        write!(bytes, "#{register};2;{r};{g};{b}")?;
    }
    for band in pixels.chunks(BAND * width.max(1)) {
        // One line of sixels for each colour: bits for the rows of the band, from the top.
        let mut lines: BTreeMap<usize, Vec<u8>> = BTreeMap::new();
        for (index, pixel) in band.iter().enumerate() {
            let Some((register, _)) = pixel.and_then(|colour| registers.get(&colour)) else {
                continue;
            };
            let line = lines.entry(*register).or_insert_with(|| vec![0; width]);
            line[index % width] |= 1 << (index / width);
        }
        for (index, (register, line)) in lines.iter().enumerate() {
            if index > 0 {
                bytes.push(b'$');
            }
            write!(bytes, "#{register}")?;
            let end = line.iter().rposition(|sixel| *sixel > 0).map_or(0, |last| last + 1);
            for run in line[..end].chunk_by(|one, other| one == other) {
                let sixel = char::from(b'?' + run[0]);
                match run.len() {
                    length @ 1..=3 => bytes.extend(vec![b'?' + run[0]; length]),
                    length => write!(bytes, "!{length}{sixel}")?,
                }
            }
        }
        bytes.push(b'-');
    }
    // Behind the last band, a line would be skipped.
    bytes.pop();
    bytes.extend(b"\x1b\\");
    Ok(())
}

/// Assigns each colour to a register with a similar one, at most so many: the boxes of colours are
/// split at their median until there are enough.
fn reduced(pixels: &[Option<Rgb>], most: usize) -> HashMap<Rgb, (usize, Rgb)> {
    let mut counts: HashMap<Rgb, usize> = HashMap::new();
    pixels.iter().flatten().for_each(|colour| *counts.entry(*colour).or_default() += 1);
    let mut all: Vec<(Rgb, usize)> = counts.into_iter().collect();
    all.sort_by_key(|&(Rgb { r, g, b }, _)| (r, g, b));
    let mut boxes = vec![all];
    while boxes.len() < most {
        let widest = boxes.iter().enumerate().max_by_key(|(_, colours)| {
            let (_, extent) = longest(colours);
            // Large areas deserve more colours.
            usize::from(extent) * colours.iter().map(|(_, count)| count).sum::<usize>()
        });
        let Some((index, colours)) = widest else { break };
        let (part, extent) = longest(colours);
        if extent == 0 {
            break;
        }
        let mut colours = boxes.swap_remove(index);
        colours.sort_by_key(|&(colour, _)| (parts(colour)[part], parts(colour)));
        let half = colours.iter().map(|(_, count)| count).sum::<usize>() / 2;
        let mut sum = 0;
        let middle = colours.iter().position(|(_, count)| {
            sum += count;
            sum > half
        });
        let middle = middle.unwrap_or(0).clamp(1, colours.len() - 1);
        let upper = colours.split_off(middle);
        boxes.extend([colours, upper]);
    }
    let boxes = boxes.into_iter().filter(|colours| !colours.is_empty()).enumerate();
    let registers = boxes.flat_map(|(register, colours)| {
        let mean = mean(&colours);
        colours.into_iter().map(move |(colour, _)| (colour, (register, mean)))
    });
    registers.collect()
}

const fn parts(Rgb { r, g, b }: Rgb) -> [u8; 3] {
    [r, g, b]
}

/// Component with the largest extent, and that extent.
fn longest(colours: &[(Rgb, usize)]) -> (usize, u8) {
    let extent = |part: usize| {
        let values = || colours.iter().map(|&(colour, _)| parts(colour)[part]);
        values().max().unwrap_or(0) - values().min().unwrap_or(0)
    };
    (0..3).map(|part| (part, extent(part))).max_by_key(|(_, extent)| *extent).unwrap_or((0, 0))
}

fn mean(colours: &[(Rgb, usize)]) -> Rgb {
    let total = colours.iter().map(|(_, count)| count).sum::<usize>().max(1);
    let mean = |part: usize| {
        let sum: usize =
            colours.iter().map(|&(it, count)| usize::from(parts(it)[part]) * count).sum();
        u8::try_from(sum / total).unwrap_or(u8::MAX)
    };
    Rgb::new(mean(0), mean(1), mean(2))
}
