//! Windows, and whatever else there is: no signals, no jobs, no niceness of a single thread. A terminal that goes away
//! ends the program; the game is kept by then, as after every move.

use std::io;
use std::sync::mpsc::Sender;

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

/// A handle to the terminal.
pub type Output = io::Stdout;

/// The one handle that there is.
#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub fn output() -> io::Result<Output> {
    Ok(io::stdout())
}

/// Only whole processes give way.
pub const fn be_nicer(_: i32) {}
