//! Guard of the terminal, which is taken over as a whole and always restored.
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

/// Owner of the terminal.
enum TerminalOwner {
    /// Owned by the shell; the program may take it.
    Shell,
    /// Owned by the program, with the previous mode, and whether the previous title was saved.
    Us(Mode, bool),
    /// Owned by the shell for good: the process is about to end.
    ShellForGood,
}

/// Sequences that push the window's title onto the terminal's stack, and pop it (XTWINOPS).
const SAVE_TITLE: &str = "\x1b[22;0t";
const RESTORE_TITLE: &str = "\x1b[23;0t";
/// Questions for the background (OSC 11), which many terminals do not answer, and then for the
/// attributes (DA1), which all of them answer.
const ASK_BACKGROUND: &[u8] = b"\x1b]11;?\x1b\\\x1b[c";
const BELL: &[u8] = b"\x07";

/// Owner for the whole process, since any thread may have to restore the terminal.
static OWNER: Mutex<TerminalOwner> = Mutex::new(TerminalOwner::Shell);
/// Held while writing, so that nothing is written after the final message.
static OUTPUT: Mutex<()> = Mutex::new(());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ownership of the terminal, which is restored when dropped.
pub struct TerminalGuard {
    terminal: Terminal<CrosstermBackend<Frame>>,
    frame: Frame,
    /// Set if the terminal reports the mouse, and so does not select text with it.
    captures_mouse: bool,
    /// Title given to the window.
    title: Option<String>,
}

impl TerminalGuard {
    /// Takes over the terminal: raw mode, alternate screen, no cursor, bracketed paste, and the
    /// mouse if requested.
    ///
    /// # Errors
    /// Fails if that is not possible. The terminal is then unchanged.
    pub fn enter(captures_mouse: bool) -> io::Result<Self> {
        take(captures_mouse)?;
        let frame = Frame::default();
        fresh(&frame)
            .map(|terminal| Self { terminal, frame, captures_mouse, title: None })
            .inspect_err(|_| leave())
    }

    /// Takes over the terminal again after it was restored, and redraws everything.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        leave();
        take(self.captures_mouse)?;
        self.terminal = fresh(&self.frame)?;
        set_title(self.title.as_deref())
    }

    /// Starts or stops capturing the mouse.
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

    /// Sets the title of the window, or restores its previous one.
    pub(super) fn set_title(&mut self, title: Option<String>) -> io::Result<()> {
        set_title(title.as_deref())?;
        self.title = title;
        Ok(())
    }

    /// Size of the window.
    pub(super) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// Clears the window with the next frame, which redraws everything.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        // Not `Terminal::clear`, which asks the terminal for the position of its cursor, and reads
        // the answer.
        self.terminal = fresh(&self.frame)?;
        self.terminal.backend_mut().clear()
    }

    /// Draws the changes since the last frame.
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

/// Rings the bell of the terminal.
pub(super) fn ring() -> io::Result<()> {
    Frames.write_all(BELL)
}

/// Asks the terminal for its background. The answer arrives as an event.
pub(super) fn ask_background() -> io::Result<()> {
    Frames.write_all(ASK_BACKGROUND)
}

/// Copies a text to the clipboard with OSC 52. Terminals without support ignore it.
pub(super) fn copy(text: &str) -> io::Result<()> {
    let mut sequence = Vec::new();
    queue!(sequence, CopyToClipboard::to_clipboard_from(text))?;
    Frames.write_all(&sequence)
}

fn fresh(frame: &Frame) -> io::Result<Terminal<CrosstermBackend<Frame>>> {
    // The theme decides whether there are colours; the library would also check `NO_COLOR`.
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
    // A terminal without an alternate screen still shows the previous text: clear it.
    let mut sequence = Vec::new();
    queue!(sequence, EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste, Hide)?;
    if captures_mouse {
        queue!(sequence, EnableMouseCapture)?;
    }
    Output.write_all(&sequence).inspect_err(|_| {
        give_mode_back(TerminalOwner::Shell);
    })
}

/// Restores the terminal, from any thread. Does nothing if that has already been done.
pub fn leave() {
    give_back(TerminalOwner::Shell);
}

/// Restores the terminal, and prevents it from being taken over again.
pub(super) fn leave_for_good() {
    give_back(TerminalOwner::ShellForGood);
}

fn give_back(to: TerminalOwner) {
    // The mode comes first: setting it never blocks, while writing may.
    if let Some(has_title) = give_mode_back(to) {
        let _turn = lock(&OUTPUT);
        let mut sequence = Vec::new();
        // Only the terminal can fail here, and if it is gone, it needs nothing any more.
        let _ = queue!(sequence, DisableMouseCapture, DisableBracketedPaste);
        if has_title {
            let _ = queue!(sequence, Print(RESTORE_TITLE));
        }
        let _ = queue!(sequence, ResetColor, LeaveAlternateScreen, Show);
        let _ = Output.write_all(&sequence);
    }
}

/// Restores the mode. Returns whether the title was changed, or `None` if there was nothing to
/// restore.
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

/// Sets the title of the window after saving the previous one, or restores that.
fn set_title(title: Option<&str>) -> io::Result<()> {
    let mut sequence = Vec::new();
    let _turn = lock(&OUTPUT);
    // From now on, restoring the terminal also restores the title.
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

/// Output for frames. A frame that arrives when the terminal is no longer owned is dropped.
struct Frames;

impl Write for Frames {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _turn = lock(&OUTPUT);
        // The lock of the owner is not held while the terminal may block.
        let is_ours = matches!(*lock(&OWNER), TerminalOwner::Us(..));
        if is_ours { Output.write(bytes) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Output.flush()
    }
}
