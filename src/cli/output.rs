//! Output for people and for programs.
//!
//! Output for people (standard error, answers on standard output) always passes through
//! [`printable`](crate::printable), so that it is the same in a terminal and in a file. Output for
//! programs (games in a format, JSON, scripts for a shell, a path) is written byte for byte, unless
//! standard output is a terminal.

use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};

use anyhow::{Context as _, bail};

use crate::locale::text;
use crate::printable::{printable, printable_lines};
use crate::store::SettingsError;

/// Prints a line for people on standard error.
pub(super) fn tell(text: impl Display) {
    // If stderr is closed, there is nobody to inform.
    let _ = writeln!(io::stderr(), "gomoku: {}", printable(&text.to_string()));
}

/// Prints the reason of a failure. Only mistakes in settings take several lines.
pub(super) fn tell_failure(error: &anyhow::Error) {
    if let Some(mistakes @ SettingsError::Mistakes(..)) = error.downcast_ref() {
        let text = mistakes.to_string();
        let _ = writeln!(io::stderr(), "gomoku: {}", printable_lines(&text));
    } else {
        tell(format_args!("{error:#}"));
    }
}

/// Checks whether people read the output, and not a program.
pub(super) fn is_read_by_people() -> bool {
    io::stdout().is_terminal()
}

/// Prints complete lines for people.
pub(super) fn say(text: &str, what: &'static str) -> anyhow::Result<()> {
    written(io::stdout().lock().write_all(printable_lines(text).as_bytes()), what)
}

/// Prints an answer for programs.
pub(super) fn give(bytes: &[u8], what: &'static str) -> anyhow::Result<()> {
    if io::stdout().is_terminal() {
        return say(&String::from_utf8_lossy(bytes), what);
    }
    written(io::stdout().lock().write_all(bytes), what)
}

/// Prints bytes that are no text. On a terminal, which would obey some of them, it fails.
pub(super) fn give_exactly(bytes: &[u8], what: &'static str) -> anyhow::Result<()> {
    if io::stdout().is_terminal() {
        bail!(text!("cli-picture-terminal"));
    }
    written(io::stdout().lock().write_all(bytes), what)
}

/// Converts the result of writing an output. A closed pipe is not a failure.
pub(super) fn written(result: io::Result<()>, what: &'static str) -> anyhow::Result<()> {
    match result {
        Err(error) if is_closed_pipe(&error) => Ok(()),
        result => result.with_context(|| text!("cli-output-failed", what = what)),
    }
}

/// Checks whether output failed because its reader is gone.
pub(super) fn is_closed_pipe(error: &io::Error) -> bool {
    // ERROR_PIPE_NOT_CONNECTED of Windows has no kind of its own. No Unix has an error so high.
    const NOT_CONNECTED: i32 = 233;
    error.kind() == io::ErrorKind::BrokenPipe || error.raw_os_error() == Some(NOT_CONNECTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_that_is_gone_is_no_failure() {
        let check = |error: io::Error, is_closed| {
            assert_eq!(is_closed_pipe(&error), is_closed, "{error}");
            assert_eq!(written(Err(error), "the answer").is_ok(), is_closed);
        };
        check(io::ErrorKind::BrokenPipe.into(), true);
        check(io::Error::from_raw_os_error(233), true);
        check(io::Error::from_raw_os_error(5), false);
        check(io::ErrorKind::StorageFull.into(), false);
    }
}
