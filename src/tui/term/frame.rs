//! What the screen library writes, sent as one write a frame.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// The bytes of the frame being drawn. The library flushes several times a frame.
#[derive(Clone, Debug, Default)]
pub struct Frame(Rc<RefCell<Vec<u8>>>);

impl Frame {
    /// Takes the bytes, with the sixteen colours as every terminal that has colours knows them.
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

/// Rewrites the attributes that consoles do not know: `38;5;1` for red, which they take for blinking
/// and bold, becomes `31`, and `59`, the colour of the underline, goes.
fn basic_colours(frame: &str) -> String {
    let mut pieces = frame.split("\x1b[");
    let mut basic = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let attributes = piece.split_once('m').and_then(|(numbers, text)| {
            let numbers: Result<Vec<u8>, _> = numbers.split(';').map(str::parse).collect();
            Some((kept(&numbers.ok()?), text))
        });
        match attributes {
            None => basic.extend(["\x1b[", piece]),
            Some((numbers, text)) if numbers.is_empty() => basic.push_str(text),
            Some((numbers, text)) => basic.extend(["\x1b[", &numbers.join(";"), "m", text]),
        }
    }
    basic
}

/// The attributes that are left, each in its basic form.
fn kept(mut attributes: &[u8]) -> Vec<String> {
    let mut kept = Vec::new();
    while !attributes.is_empty() {
        let length = match attributes {
            [38 | 48, 5, ..] => 3,
            [38 | 48, 2, ..] => 5,
            _ => 1,
        };
        let (attribute, rest) = attributes.split_at(length.min(attributes.len()));
        match *attribute {
            [59] => {}
            [layer, 5, colour @ ..8] => kept.push((layer - 8 + colour).to_string()),
            [layer, 5, colour @ ..16] => kept.push((layer + 44 + colour).to_string()),
            _ => kept.extend(attribute.iter().map(u8::to_string)),
        }
        attributes = rest;
    }
    kept
}

#[cfg(test)]
mod tests;
