//! Output of the screen library, sent as one write for each frame.
//!
//! The backend of the screen library writes the frames. This file collects the output into one
//! write a frame, and writes the sixteen colours in the form that old consoles know.
//! `docs/benchmarks.md` has the figures.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Bytes of the frame being drawn. The library flushes several times a frame.
#[derive(Clone, Debug, Default)]
pub struct Frame(Rc<RefCell<Vec<u8>>>);

impl Frame {
    /// Takes the bytes. The sixteen colours have the codes that every colour terminal knows.
    pub fn take(&self) -> Vec<u8> {
        basic_colours(&String::from_utf8_lossy(&self.0.take())).into_bytes()
    }
}

impl Write for Frame {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Rewrites attributes that consoles do not know: `38;5;1` for red, which they take for blinking
/// and bold, becomes `31`; `59`, the colour of the underline, is removed.
fn basic_colours(frame: &str) -> String {
    // Most sequences have other colours, and are not parsed.
    let may_change = |numbers: &str| {
        (numbers.contains(";5;") || numbers.contains("59"))
            && numbers.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b';'))
    };
    let mut basic = String::with_capacity(frame.len());
    let mut pieces = frame.split("\x1b[");
    basic.extend(pieces.next());
    for piece in pieces {
        match piece.split_once('m').filter(|(numbers, _)| may_change(numbers)) {
            Some((numbers, text)) => {
                put_basic(&numbers.split(';').collect::<Vec<_>>(), &mut basic);
                basic.push_str(text);
            }
            None => basic.extend(["\x1b[", piece]),
        }
    }
    basic
}

/// Appends attributes to a frame, each in its basic form; nothing if none is left.
fn put_basic(mut numbers: &[&str], frame: &mut String) {
    let begin = frame.len();
    while !numbers.is_empty() {
        let length = match numbers {
            ["38" | "48", "5", ..] => 3,
            ["38" | "48", "2", ..] => 5,
            _ => 1,
        };
        let (attribute, rest) = numbers.split_at(length.min(numbers.len()));
        let mut put = |number: &str| {
            frame.push_str(if frame.len() == begin { "\x1b[" } else { ";" });
            frame.push_str(number);
        };
        match (attribute, basic_number(attribute)) {
            (["59"], _) => {}
            (_, Some(number)) => put(&number.to_string()),
            (_, None) => attribute.iter().copied().for_each(put),
        }
        numbers = rest;
    }
    if frame.len() > begin {
        frame.push('m');
    }
}

/// Basic code of one of the sixteen colours: 30 to 37 and 90 to 97, 10 more for the background.
fn basic_number(attribute: &[&str]) -> Option<u8> {
    let &[layer, "5", colour] = attribute else { return None };
    let (layer, colour): (u8, u8) = (layer.parse().ok()?, colour.parse().ok()?);
    match colour {
        0..8 => Some(layer - 8 + colour),
        8..16 => Some(layer + 44 + colour),
        16.. => None,
    }
}

#[cfg(test)]
mod tests;
