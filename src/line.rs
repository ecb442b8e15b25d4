//! The line dialogs: games without a screen, for pipes, scripts, dumb terminals and screen readers.
//!
//! What is typed is echoed by the terminal, if there is one. There are no escape codes, everything
//! said so far is flushed before a line is read, and the end of the input ends a dialog.

mod commands;
mod letters;
mod numbers;
mod picture;
mod unfinished;

pub use numbers::{GameChoice, Numbers};
pub use picture::{MARKS, numbered};
pub use unfinished::Unfinished;

use std::io::{self, BufRead, Read as _, Write};

use crate::store::Store;

/// Which dialog is run.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Cells as `row,col`: any game of rows.
    Numbers(Numbers),
    /// Cells as `G7`, the board before every move: Gomoku on 13x13, where O begins.
    Letters,
    /// The commands of Quarto.
    Commands,
}

/// Runs a dialog to its end or to the end of the input. Where the input ends before, `unfinished` has the game, as it
/// has it all the time.
///
/// ```
/// use gomoku::line::{self, Dialog, Unfinished};
/// use gomoku::store::Store;
///
/// let mut output = Vec::new();
/// let input = "start torus\nselect 11\nplace 1;-2\nrowprint 7\n";
/// let unfinished = Unfinished::default();
/// let store = Store::of_user();
/// line::run(Dialog::Commands, &store, &unfinished, &mut input.as_bytes(), &mut output)?;
/// assert_eq!(output, b"OK\nOK\nOK\n# # # # 11 #\n");
/// assert!(unfinished.saved_game().is_some());
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// If the input cannot be read or the output not be written. Wrong input is answered, not an error.
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
        unfinished.clear();
    }
    console.output.flush()
}

/// The input and the output of a dialog.
struct Console<'a, R, W> {
    input: &'a mut R,
    output: &'a mut W,
    /// Where the game is told of, move by move.
    unfinished: &'a Unfinished,
    /// The input has.
    has_ended: bool,
}

/// The longest line in bytes; legal input is far shorter.
const LONGEST: u64 = 1 << 12;

impl<R: BufRead, W: Write> Console<'_, R, W> {
    /// The next line without its end, after what was said is flushed; `None` at the end of the
    /// input.
    ///
    /// Bytes that are not UTF-8, and what is beyond [`LONGEST`], become a U+FFFD, which no dialog
    /// accepts.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        self.input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line)?;
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

/// A number in plain digits, with spaces around it or without.
fn number(text: &str) -> Option<u8> {
    let digits = text.trim();
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests;
