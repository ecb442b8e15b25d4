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
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, WindowSize, window_size,
};
use ratatui::layout::Size;

use super::frame::Frame;
use super::pictures::{PictureChanges, Pictures, Protocol, REMOVE_ALL, clipboard, pixels};
use super::system::{Mode, Output};
use crate::locale::text;
use crate::printable::printable;
use crate::tui::app::App;
use crate::tui::picture::CellPixels;

/// Owner of the terminal.
enum TerminalOwner {
    /// Owned by the shell; the program may take it.
    Shell,
    /// Owned by the program, with the previous mode, and with what else is to be restored.
    Us(Mode, Changed),
    /// Owned by the shell for good: the process is about to end.
    ShellForGood,
}

/// Changes to the terminal that its end must undo.
#[derive(Clone, Copy, Debug, Default)]
struct Changed {
    /// The previous title was saved.
    title: bool,
    /// There may be pictures on the screen.
    pictures: bool,
}

/// Sequences that push the window's title onto the terminal's stack, and pop it (XTWINOPS).
const SAVE_TITLE: &str = "\x1b[22;0t";
const RESTORE_TITLE: &str = "\x1b[23;0t";
/// Questions for the background (OSC 11), which many terminals do not answer, and then for the
/// attributes (DA1), which all of them answer.
const ASK_BACKGROUND: &[u8] = b"\x1b]11;?\x1b\\\x1b[c";
/// Questions for pictures: the graphics of kitty, the pixels of a cell, the colours of sixel
/// graphics, the name of the terminal, and a clipboard for pictures. Then the screen is cleared,
/// on which an old terminal may have written a question.
const ASK_PICTURES: &[u8] =
    b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[16t\x1b[?1;1;0S\x1b[>q\
\x1b[?5522$p\x1b[H\x1b[2J";
/// Sequences around a frame with pictures, which is shown as a whole.
const BEGIN_FRAME: &[u8] = b"\x1b[?2026h";
const END_FRAME: &[u8] = b"\x1b[?2026l";
/// Size of a cell that kitty scales, if nothing is known.
const CELL: CellPixels = CellPixels { width: 10, height: 20 };
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
    pictures: Option<Pictures>,
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
            .map(|terminal| Self { terminal, frame, captures_mouse, title: None, pictures: None })
            .inspect_err(|_| leave())
    }

    /// Takes over the terminal again after it was restored, and redraws everything.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        leave();
        take(self.captures_mouse)?;
        self.terminal = fresh(&self.frame)?;
        if let Some(pictures) = &mut self.pictures {
            pictures.forget();
            has_pictures();
        }
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
        self.pictures.iter_mut().for_each(Pictures::forget);
        self.terminal.backend_mut().clear()
    }

    /// Shows pictures with a protocol from now on, or none. Returns whether it can.
    pub(super) fn show_pictures(
        &mut self,
        protocol: Option<Protocol>,
        cell: Option<CellPixels>,
    ) -> bool {
        let cell = window_pixels().or(cell);
        self.pictures = match (protocol, cell) {
            (Some(Protocol::Kitty), None) => Some(Pictures::new(Protocol::Kitty, CELL)),
            (Some(protocol), Some(cell)) => Some(Pictures::new(protocol, cell)),
            (None, _) | (_, None) => None,
        };
        if self.pictures.is_some() {
            has_pictures();
        }
        self.pictures.is_some()
    }

    /// Takes over the present size of a cell: that of the window, or else this one.
    pub(super) fn measure(&mut self, cell: Option<CellPixels>) {
        if let (Some(pictures), Some(cell)) = (&mut self.pictures, window_pixels().or(cell)) {
            pictures.resize(cell);
        }
    }

    /// Draws the changes since the last frame, in which there are no pictures.
    pub(super) fn draw_plain(&mut self, draw: impl FnOnce(&mut ratatui::Frame)) -> io::Result<()> {
        self.terminal.draw(draw)?;
        Frames.write_all(&self.frame.take())
    }

    /// Draws the changes since the last frame.
    pub(super) fn draw(&mut self, app: &App) -> io::Result<()> {
        let Some(pictures) = &mut self.pictures else {
            return self.draw_plain(|frame| app.draw(frame));
        };
        let mut changes = PictureChanges::default();
        self.terminal.draw(|frame| {
            app.draw(frame);
            changes = pictures.update(frame.buffer_mut(), app.palette());
        })?;
        let under = changes.under.iter().map(|(at, cell)| (at.x, at.y, cell));
        if !changes.under.is_empty() {
            self.terminal.backend_mut().draw(under)?;
        }
        let cells = self.frame.take();
        if changes.is_empty() {
            return Frames.write_all(&cells);
        }
        let changed = pictures.encode(&changes)?;
        Frames.write_all(&[BEGIN_FRAME, &cells, &changed, END_FRAME].concat())
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

/// Asks the terminal for its background, and for pictures. The answers arrive as events.
pub(super) fn ask(for_pictures: bool) -> io::Result<()> {
    let first = if for_pictures { ASK_PICTURES } else { &[] };
    Frames.write_all(&[first, ASK_BACKGROUND].concat())
}

/// Size of a cell according to the system, if that knows it.
fn window_pixels() -> Option<CellPixels> {
    let WindowSize { rows, columns, width, height } = window_size().ok()?;
    pixels(width.checked_div(columns)?, height.checked_div(rows)?)
}

/// Makes sure that pictures are removed with the restoration of the terminal.
fn has_pictures() {
    if let TerminalOwner::Us(_, changed) = &mut *lock(&OWNER) {
        changed.pictures = true;
    }
}

/// Copies a text to the clipboard with OSC 52. Terminals without support ignore it.
pub(super) fn copy(text: &str) -> io::Result<()> {
    let mut sequence = Vec::new();
    queue!(sequence, CopyToClipboard::to_clipboard_from(text))?;
    Frames.write_all(&sequence)
}

/// Copies a PNG picture to the clipboard with OSC 5522. The terminal replies.
pub(super) fn copy_picture(png: &[u8]) -> io::Result<()> {
    Frames.write_all(&clipboard(png))
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
        *owner = TerminalOwner::Us(Mode::make_raw()?, Changed::default());
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
    if let Some(changed) = give_mode_back(to) {
        let _turn = lock(&OUTPUT);
        let mut sequence = Vec::new();
        if changed.pictures {
            sequence.extend(REMOVE_ALL);
        }
        // Only the terminal can fail here, and if it is gone, it needs nothing any more.
        let _ = queue!(sequence, DisableMouseCapture, DisableBracketedPaste);
        if changed.title {
            let _ = queue!(sequence, Print(RESTORE_TITLE));
        }
        let _ = queue!(sequence, ResetColor, LeaveAlternateScreen, Show);
        let _ = Output.write_all(&sequence);
    }
}

/// Restores the mode. Returns what else was changed, or `None` if there was nothing to restore.
fn give_mode_back(to: TerminalOwner) -> Option<Changed> {
    let mut owner = lock(&OWNER);
    let ours = match &*owner {
        TerminalOwner::Us(mode, changed) => {
            mode.give_back();
            Some(*changed)
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
        TerminalOwner::Us(_, changed) => std::mem::replace(&mut changed.title, title.is_some()),
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
