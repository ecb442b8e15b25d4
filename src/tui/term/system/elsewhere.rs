//! Windows, and whatever else there is: no signals, no jobs, no niceness of a single thread. A terminal that goes away
//! ends the program; the game is kept by then, as after every move.

use std::io::{self, Write};
use std::sync::mpsc::Sender;

use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use crate::tui::event::Event;
use crate::tui::term::rescue::Rescue;

/// A terminal that goes away ends the program without this.
#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub fn watch_terminal(_: Rescue) -> io::Result<()> {
    Ok(())
}

/// What the process does about signals: there are none. Ctrl-C and Ctrl-Z are keys.
pub struct Signals;

impl Signals {
    #[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
    pub fn handle(_: Rescue, _: Sender<Event>) -> io::Result<Self> {
        Ok(Self)
    }

    /// The terminal library tells every size.
    #[expect(clippy::unused_self, reason = "as on other systems")]
    pub const fn look_at_window(&self) {}

    /// Nobody stops the process.
    #[expect(clippy::unused_self, reason = "as on other systems")]
    pub fn stop(&self) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// No shell could let it go on.
    pub const fn has_shell() -> bool {
        false
    }
}

/// The terminal that is written to.
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

/// The mode that a terminal had before it became raw: the terminal library knows it.
#[derive(Debug)]
pub struct Mode;

impl Mode {
    /// Makes the terminal raw.
    ///
    /// # Errors
    /// If there is none.
    pub fn make_raw() -> io::Result<Self> {
        enable_raw_mode().map(|()| Self)
    }

    /// Gives the terminal its mode back.
    #[expect(clippy::unused_self, reason = "as on other systems")]
    pub fn give_back(&self) {
        // A terminal that is gone needs none.
        let _ = disable_raw_mode();
    }
}

/// Only whole processes give way.
pub const fn be_nicer(_: i32) {}
