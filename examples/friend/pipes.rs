//! Lines of the protocol, read from a pipe and written to one.

use std::io::{self, BufRead, Write};

use gomoku::friend::LONGEST_LINE;

/// Reader of lines that never holds more than the longest line.
pub struct Lines<R>(R);

impl<R: BufRead> Lines<R> {
    pub const fn of(input: R) -> Self {
        Self(input)
    }

    /// Reads the bytes of a line. One that is too long is empty. `None` at the end: a line without an
    /// end was cut off.
    fn line(&mut self) -> Option<Vec<u8>> {
        let (mut line, mut is_long) = (Vec::new(), false);
        loop {
            let read = match self.0.fill_buf() {
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => return None,
            };
            if read.is_empty() {
                return None;
            }
            let end = read.iter().position(|byte| *byte == b'\n');
            let part = &read[..end.unwrap_or(read.len())];
            is_long |= line.len() + part.len() >= LONGEST_LINE;
            if is_long {
                line.clear();
            } else {
                line.extend_from_slice(part);
            }
            let taken = end.map_or(read.len(), |end| end + 1);
            self.0.consume(taken);
            if end.is_some() {
                return Some(line);
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = String;

    /// Reads the next line that is text, and ignores others.
    fn next(&mut self) -> Option<String> {
        loop {
            if let Ok(line) = String::from_utf8(self.line()?) {
                return Some(line);
            }
        }
    }
}

/// Writes all lines at once.
pub fn write(output: &mut impl Write, lines: impl Iterator<Item = String>) -> io::Result<()> {
    let mut bytes = Vec::new();
    for line in lines {
        bytes.extend(line.into_bytes());
        bytes.push(b'\n');
    }
    output.write_all(&bytes)?;
    output.flush()
}
