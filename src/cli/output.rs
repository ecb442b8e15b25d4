//! What the program writes, for people and for programs.
//!
//! For people is what tells them something: standard error, and answers on standard output. It goes through
//! [`printable`](crate::printable) wherever it goes, so that it is the same in a terminal and in a file. For programs are
//! games in a format, JSON, scripts for a shell, a path: they are given byte for byte, unless the standard output is a
//! terminal, where only people read.

use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};

use anyhow::Context as _;

use crate::printable::{printable, printable_lines};
use crate::store::SettingsError;

/// Tells people something on standard error, on one line.
pub(super) fn tell(text: impl Display) {
    // If stderr is closed, there is nobody to tell.
    let _ = writeln!(io::stderr(), "gomoku: {}", printable(&text.to_string()));
}

/// Tells people why the program fails. Only the mistakes of a file of settings are told on several lines.
pub(super) fn tell_failure(error: &anyhow::Error) {
    if let Some(mistakes @ SettingsError::Mistakes(..)) = error.downcast_ref() {
        let text = mistakes.to_string();
        let _ = writeln!(io::stderr(), "gomoku: {}", printable_lines(&text));
    } else {
        tell(format_args!("{error:#}"));
    }
}

/// Writes an answer for people, whole lines.
///
/// # Errors
/// If it was cut off.
pub(super) fn say(text: &str, what: &'static str) -> anyhow::Result<()> {
    written(io::stdout().lock().write_all(printable_lines(text).as_bytes()), what)
}

/// Writes an answer for programs.
///
/// # Errors
/// If it was cut off.
pub(super) fn give(bytes: &[u8], what: &'static str) -> anyhow::Result<()> {
    if io::stdout().is_terminal() {
        return say(&String::from_utf8_lossy(bytes), what);
    }
    written(io::stdout().lock().write_all(bytes), what)
}

/// The result of writing an output. A closed pipe is not a failure.
pub(super) fn written(result: io::Result<()>, what: &'static str) -> anyhow::Result<()> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.with_context(|| format!("{what} was cut off")),
    }
}
