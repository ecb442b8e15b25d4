//! The terminal: taken over as a whole, and always given back.
//!
//! The guard pushes the title of the window onto the terminal's stack, and pops it wherever the
//! terminal is restored.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

use ratatui::Terminal;
use ratatui::backend::{Backend as _, CrosstermBackend};
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::queue;
use ratatui::crossterm::style::{Print, ResetColor, force_color_output};
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle,
};
use ratatui::layout::Size;

use super::frame::Frame;
use super::system::{Mode, Output};
use crate::locale::text;
use crate::printable::printable;
use crate::tui::app::App;

/// Who has the terminal.
enum TerminalOwner {
    /// The shell; we may take it.
    Shell,
    /// We. The mode that it had, and whether it has put its own title on a stack for ours.
    Us(Mode, bool),
    /// The shell, for good: the process is about to end.
    ShellForGood,
}

/// Puts the window's title on the terminal's stack, and takes it from there (XTWINOPS).
const SAVE_TITLE: &str = "\x1b[22;0t";
const RESTORE_TITLE: &str = "\x1b[23;0t";
const BELL: &[u8] = b"\x07";

/// The terminal is one for the whole process, and any thread may have to give it back.
static OWNER: Mutex<TerminalOwner> = Mutex::new(TerminalOwner::Shell);
/// Held while something is written, so that nothing is written after the last word.
static OUTPUT: Mutex<()> = Mutex::new(());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The terminal as long as the program has it; dropping it gives it back.
pub struct TerminalGuard {
    terminal: Terminal<CrosstermBackend<Frame>>,
    frame: Frame,
    /// Whether the terminal reports the mouse, and marks no text with it then.
    captures_mouse: bool,
    /// The title that the window has from us.
    title: Option<String>,
}

impl TerminalGuard {
    /// Takes the terminal over: raw mode, alternate screen, no cursor, pasted text in brackets, and
    /// the mouse if that is wanted.
    ///
    /// # Errors
    /// If it cannot be taken; then it is as it was.
    pub fn enter(captures_mouse: bool) -> io::Result<Self> {
        take(captures_mouse)?;
        let frame = Frame::default();
        fresh(&frame)
            .map(|terminal| Self { terminal, frame, captures_mouse, title: None })
            .inspect_err(|_| leave())
    }

    /// Takes the terminal over again after it was given back, with everything to be drawn anew.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        leave();
        take(self.captures_mouse)?;
        self.terminal = fresh(&self.frame)?;
        set_title(self.title.as_deref())
    }

    /// Takes the mouse from the terminal, or leaves it to that.
    pub(super) fn capture_mouse(&mut self, captures: bool) -> io::Result<()> {
        self.captures_mouse = captures;
        let mut sequence = Vec::new();
        if captures {
            queue!(sequence, EnableMouseCapture)?;
        } else {
            queue!(sequence, DisableMouseCapture)?;
        }
        Frames.write_all(&sequence)
    }

    /// Gives the window this title, or its own one back.
    pub(super) fn set_title(&mut self, title: Option<String>) -> io::Result<()> {
        set_title(title.as_deref())?;
        self.title = title;
        Ok(())
    }

    /// The size of the window.
    pub(super) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// Clears the window with the next frame, which draws everything anew.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        // Not Terminal::clear, which asks the terminal where its cursor is and reads the answer.
        self.terminal = fresh(&self.frame)?;
        self.terminal.backend_mut().clear()
    }

    /// Draws what has changed.
    pub(super) fn draw(&mut self, app: &App) -> io::Result<()> {
        self.terminal.draw(|frame| app.draw(frame))?;
        Frames.write_all(&self.frame.take())
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        leave();
    }
}

/// Rings the bell.
pub(super) fn ring() -> io::Result<()> {
    Frames.write_all(BELL)
}

/// Puts a text into the clipboard by OSC 52. A terminal that does not do that says nothing.
pub(super) fn copy(text: &str) -> io::Result<()> {
    let mut sequence = Vec::new();
    queue!(sequence, CopyToClipboard::to_clipboard_from(text))?;
    Frames.write_all(&sequence)
}

fn fresh(frame: &Frame) -> io::Result<Terminal<CrosstermBackend<Frame>>> {
    // Whether there are colours is the theme's to say: the library would read NO_COLOR itself.
    force_color_output(true);
    Terminal::new(CrosstermBackend::new(frame.clone()))
}

fn take(captures_mouse: bool) -> io::Result<()> {
    let _turn = lock(&OUTPUT);
    {
        let mut owner = lock(&OWNER);
        if let TerminalOwner::ShellForGood = *owner {
            return Err(io::Error::other(text!("terminal-ending")));
        }
        *owner = TerminalOwner::Us(Mode::make_raw()?, false);
    }
    // A terminal without an alternate screen shows what was there before: clear it.
    let mut sequence = Vec::new();
    queue!(sequence, EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste, Hide)?;
    if captures_mouse {
        queue!(sequence, EnableMouseCapture)?;
    }
    Output.write_all(&sequence).inspect_err(|_| {
        give_mode_back(TerminalOwner::Shell);
    })
}

/// Gives the terminal back, from whichever thread; does nothing if that was done already.
pub fn leave() {
    give_back(TerminalOwner::Shell);
}

/// Gives the terminal back, and lets nobody take it again.
pub(super) fn leave_for_good() {
    give_back(TerminalOwner::ShellForGood);
}

fn give_back(to: TerminalOwner) {
    // The mode comes first: it never waits, while writing may.
    if let Some(has_title) = give_mode_back(to) {
        let _turn = lock(&OUTPUT);
        let mut sequence = Vec::new();
        // Nothing here can fail but the terminal, and one that is gone needs nothing any more.
        let _ = queue!(sequence, DisableMouseCapture, DisableBracketedPaste);
        if has_title {
            let _ = queue!(sequence, Print(RESTORE_TITLE));
        }
        let _ = queue!(sequence, ResetColor, LeaveAlternateScreen, Show);
        let _ = Output.write_all(&sequence);
    }
}

/// Whether the title was ours, if there was something to give back.
fn give_mode_back(to: TerminalOwner) -> Option<bool> {
    let mut owner = lock(&OWNER);
    let ours = match &*owner {
        TerminalOwner::Us(mode, title) => {
            mode.give_back();
            Some(*title)
        }
        TerminalOwner::Shell | TerminalOwner::ShellForGood => None,
    };
    if !matches!(*owner, TerminalOwner::ShellForGood) {
        *owner = to;
    }
    ours
}

/// Gives the window a title of ours, after its own one was saved; or that one again without.
fn set_title(title: Option<&str>) -> io::Result<()> {
    let mut sequence = Vec::new();
    let _turn = lock(&OUTPUT);
    // Whoever gives the terminal back from now on gives the title back, too.
    let had_title = match &mut *lock(&OWNER) {
        TerminalOwner::Us(_, has_title) => std::mem::replace(has_title, title.is_some()),
        TerminalOwner::Shell | TerminalOwner::ShellForGood => return Ok(()),
    };
    match (had_title, title) {
        (false, Some(_)) => queue!(sequence, Print(SAVE_TITLE))?,
        (true, None) => queue!(sequence, Print(RESTORE_TITLE))?,
        _ => {}
    }
    if let Some(title) = title {
        queue!(sequence, SetTitle(printable(title)))?;
    }
    Output.write_all(&sequence)
}

/// Where frames go. One that comes when the terminal is not ours any more is dropped.
struct Frames;

impl Write for Frames {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _turn = lock(&OUTPUT);
        // The owner is not held while the terminal may take its time.
        let is_ours = matches!(*lock(&OWNER), TerminalOwner::Us(..));
        if is_ours { Output.write(bytes) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Output.flush()
    }
}
