//! Line dialogs: games without a screen, for pipes, scripts, dumb terminals and screen readers.
//!
//! Dialogs do not echo the input; the terminal does, if there is one. They use no escape codes and
//! flush the output before reading a line. The end of the input ends a dialog.
//!
//! Each dialect has a file: `numbers`, `letters` and `commands`.

mod commands;
mod letters;
mod numbers;
mod picture;
mod unfinished;

pub use numbers::{GameChoice, NumbersDialog};
pub use picture::{MARKS, numbered};
pub use unfinished::Unfinished;

use std::io::{self, BufRead, Read as _, Write};

use crate::store::Store;

#[derive(Clone, Debug)]
pub enum Dialog {
    /// Cells as `row,col`, in any game of rows.
    Numbers(NumbersDialog),
    /// Cells as `G7`, with the board before every move: Gomoku on 13x13, where O moves first.
    Letters,
    Commands,
}

/// Runs a dialog to its end or the end of the input, tracking the game in `unfinished`. Invalid
/// input gets a reply. Fails if reading the input or writing the output fails.
pub fn run(
    dialog: Dialog,
    store: &Store,
    unfinished: &Unfinished,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut console = Console { input, output, unfinished, has_ended: false };
    match dialog {
        Dialog::Numbers(options) => numbers::run(options, store, &mut console)?,
        Dialog::Letters => letters::run(&mut console)?,
        Dialog::Commands => commands::run(&mut console)?,
    }
    if !console.has_ended {
        unfinished.put(None);
    }
    console.output.flush()
}

struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    unfinished: &'a Unfinished,
    has_ended: bool,
}

/// Maximum length of a line in bytes, far longer than legal input.
const LONGEST: u64 = 1 << 12;

impl Console<'_> {
    /// Flushes the output and reads a line without its end; `None` at the end of the input.
    ///
    /// A line that is not UTF-8, or longer than [`LONGEST`], contains U+FFFD, which no dialog
    /// accepts.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        (&mut self.input).take(LONGEST + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            self.has_ended = true;
            return Ok(None);
        }
        if line.pop_if(|last| *last == b'\n').is_some() {
            line.pop_if(|last| *last == b'\r');
        } else if line.len() as u64 > LONGEST {
            self.input.skip_until(b'\n')?;
            line.extend("\u{fffd}".as_bytes());
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

fn number(text: &str) -> Option<u8> {
    let digits = text.trim();
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests;
