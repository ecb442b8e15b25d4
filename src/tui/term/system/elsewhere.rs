//! Windows and other systems: no signals, jobs or niceness of threads. A lost terminal ends the
//! program, whose moves have been saved by then.

use std::io::{self, Write};
use std::sync::mpsc::Sender;

use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use crate::tui::event::Event;
use crate::tui::term::rescue::Rescue;

#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub fn watch_terminal(_: Rescue) -> io::Result<()> {
    Ok(())
}

/// Signals; there are none, since Ctrl-C and Ctrl-Z are keys.
pub struct Signals;

impl Signals {
    #[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
    pub fn handle(_: Rescue, _: Sender<Event>) -> io::Result<Self> {
        Ok(Self)
    }

    /// Does nothing, since the terminal library reports every size.
    #[expect(clippy::unused_self, reason = "as on other systems")]
    pub const fn look_at_window(&self) {}

    #[expect(clippy::unused_self, reason = "as on other systems")]
    pub fn stop(&self) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub const fn has_shell() -> bool {
        false
    }
}

/// Fails: standard input and output are the terminal's here.
pub fn take_pipe() -> io::Result<(io::Stdin, io::Stdout)> {
    Err(io::ErrorKind::Unsupported.into())
}

#[derive(Debug, Default)]
pub struct Output;

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut stdout = io::stdout();
        let written = stdout.write(bytes)?;
        stdout.flush().map(|()| written)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

/// Terminal mode, remembered by the terminal library.
#[derive(Debug)]
pub struct Mode;

impl Mode {
    pub fn make_raw() -> io::Result<Self> {
        enable_raw_mode().map(|()| Self)
    }

    #[expect(clippy::unused_self, reason = "as on other systems")]
    pub fn give_back(&self) {
        // A terminal that is gone needs no mode.
        let _ = disable_raw_mode();
    }
}

pub const fn be_nicer(_: i32) {}
