//! The terminal: taken over as a whole, and always given back.

use std::io::{self, BufWriter, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use ratatui::crossterm::style::ResetColor;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};

use super::app::App;
use super::screen;

/// Whether the terminal is taken over. It is one for the whole process, and any thread may have
/// to give it back.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// A frame of the largest window goes out in few writes.
const BUFFER: usize = 1 << 16;

/// The terminal as long as the program has it; dropping it gives it back.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<BufWriter<Output>>>,
}

impl Screen {
    /// Takes the terminal over: raw mode, alternate screen, no cursor, pasted text in brackets.
    ///
    /// # Errors
    /// If it cannot be taken; then it is as it was.
    pub fn enter() -> io::Result<Self> {
        take()?;
        let screen = fresh().map(|terminal| Self { terminal });
        if screen.is_err() {
            leave();
        }
        screen
    }

    /// Takes the terminal over again after [`leave`], with everything to be drawn anew.
    ///
    /// # Errors
    /// If it cannot be taken.
    pub fn enter_again(&mut self) -> io::Result<()> {
        leave();
        take()?;
        self.terminal = fresh()?;
        Ok(())
    }

    /// Draws what has changed.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn draw(&mut self, app: &App) -> io::Result<()> {
        self.terminal.draw(|frame| screen::draw(app, frame))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

fn fresh() -> io::Result<Terminal<CrosstermBackend<BufWriter<Output>>>> {
    Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(BUFFER, output()?)))
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(output()?, EnterAlternateScreen, EnableBracketedPaste, Hide).inspect_err(|_| leave())
}

/// Gives the terminal back, from whichever thread; does nothing if that was done already.
///
/// The mode comes first: it never waits, while writing may.
pub fn leave() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // A terminal that is gone needs nothing any more.
    let _ = disable_raw_mode();
    let _ = output().and_then(|mut output| {
        queue!(output, DisableBracketedPaste, ResetColor, LeaveAlternateScreen, Show)?;
        output.flush()
    });
}

/// A handle to the terminal that shares no lock with other writers.
#[cfg(unix)]
type Output = std::fs::File;

#[cfg(unix)]
fn output() -> io::Result<Output> {
    use std::os::fd::AsFd as _;
    Ok(Output::from(io::stdout().as_fd().try_clone_to_owned()?))
}

#[cfg(not(unix))]
type Output = io::Stdout;

#[cfg(not(unix))]
fn output() -> io::Result<Output> {
    Ok(io::stdout())
}
