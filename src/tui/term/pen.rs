//! What goes to the terminal: only what differs from the last frame, in one write a frame.
//!
//! Everything but styles and places is left to the screen library's own backend. That backend takes
//! as long and sends 1.1 to 1.9 times as many bytes, which would be no reason. But it writes the
//! sixteen colours of a console as places among 256, which consoles do not have, and ends each frame
//! with colours of the underline, which they do not know either.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::{Effects, Reset};
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::crossterm::cursor::{MoveRight, MoveTo};
use ratatui::crossterm::queue;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr as _;

use crate::printable::is_printable;

/// A terminal that is sent changes only.
#[derive(Debug)]
pub struct Pen<W: Write> {
    output: W,
    /// What is to be sent with the next frame.
    frame: Vec<u8>,
    /// The style that the next character would have; not known at the beginning.
    ink: Option<Ink>,
    /// Where the next character would stand, if that is known.
    at: Option<Position>,
    /// Whether the terminal's cursor is seen, if that is known.
    is_seen: Option<bool>,
}

/// How characters look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ink {
    foreground: Color,
    background: Color,
    modifier: Modifier,
}

impl Ink {
    const PLAIN: Self =
        Self { foreground: Color::Reset, background: Color::Reset, modifier: Modifier::empty() };
}

/// What ends modifiers: one sequence may end several.
const ENDS: [(Modifier, &str); 7] = [
    (Modifier::BOLD.union(Modifier::DIM), "\x1b[22m"),
    (Modifier::ITALIC, "\x1b[23m"),
    (Modifier::UNDERLINED, "\x1b[24m"),
    (Modifier::SLOW_BLINK.union(Modifier::RAPID_BLINK), "\x1b[25m"),
    (Modifier::REVERSED, "\x1b[27m"),
    (Modifier::HIDDEN, "\x1b[28m"),
    (Modifier::CROSSED_OUT, "\x1b[29m"),
];

impl<W: Write> Pen<W> {
    /// A pen of which nothing is known yet.
    pub const fn new(output: W) -> Self {
        Self { output, frame: Vec::new(), ink: None, at: None, is_seen: None }
    }

    /// The library's backend, which keeps nothing from one call to the next.
    const fn library(&mut self) -> CrosstermBackend<&mut Vec<u8>> {
        CrosstermBackend::new(&mut self.frame)
    }

    /// Moves to where a character is to stand.
    fn go(&mut self, to: Position) -> io::Result<()> {
        match self.at {
            Some(at) if at == to => Ok(()),
            // Only to the right: after the last column terminals do not agree where they are.
            Some(at) if at.y == to.y && at.x < to.x => queue!(self.frame, MoveRight(to.x - at.x)),
            _ => queue!(self.frame, MoveTo(to.x, to.y)),
        }
    }

    /// Takes another style: one sequence with what is different in it.
    fn take(&mut self, ink: Ink) -> io::Result<()> {
        let before = self.ink.replace(ink);
        if before == Some(ink) {
            return Ok(());
        }
        let begin = self.frame.len();
        let before = before.filter(|_| ink != Ink::PLAIN);
        if before.is_none() {
            self.put(begin, Reset.render())?;
        }
        let before = before.unwrap_or(Ink::PLAIN);
        let mut kept = before.modifier;
        for (modifiers, end) in ENDS {
            if (kept - ink.modifier).intersects(modifiers) {
                self.put(begin, end)?;
                kept -= modifiers;
            }
        }
        self.put(begin, Effects::from(ink.modifier - kept).render())?;
        if before.foreground != ink.foreground {
            match ink.foreground {
                Color::Reset => self.put(begin, "\x1b[39m")?,
                colour => self.put(begin, anstyle::Color::from(colour).render_fg())?,
            }
        }
        if before.background != ink.background {
            match ink.background {
                Color::Reset => self.put(begin, "\x1b[49m")?,
                colour => self.put(begin, anstyle::Color::from(colour).render_bg())?,
            }
        }
        Ok(())
    }

    /// Joins a sequence to those before it, from `begin` on.
    fn put(&mut self, begin: usize, sequence: impl Display) -> io::Result<()> {
        let at = self.frame.len();
        write!(self.frame, "{sequence}")?;
        if begin < at && at < self.frame.len() {
            self.frame.splice(at - "m".len()..at + "\x1b[".len(), *b";");
        }
        Ok(())
    }
}

impl<W: Write> Backend for Pen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        for (x, y, cell) in content {
            self.go(Position { x, y })?;
            self.take(Ink { foreground: cell.fg, background: cell.bg, modifier: cell.modifier })?;
            let symbol = cell.symbol();
            // The views see to that; nothing but a symbol leaves here whatever they do.
            let symbol = if symbol.chars().all(is_printable) { symbol } else { "\u{fffd}" };
            self.frame.extend(symbol.as_bytes());
            self.at = (symbol.width() == 1).then_some(Position { x: x + 1, y });
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.is_seen.replace(false) == Some(false) {
            Ok(())
        } else {
            self.library().hide_cursor()
        }
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.is_seen.replace(true) == Some(true) { Ok(()) } else { self.library().show_cursor() }
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.library().get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.at = None;
        self.library().set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        // Terminals clear with the background that was last used.
        self.take(Ink::PLAIN)?;
        self.library().clear_region(region)
    }

    fn append_lines(&mut self, lines: u16) -> io::Result<()> {
        self.at = None;
        self.library().append_lines(lines)
    }

    fn size(&self) -> io::Result<Size> {
        CrosstermBackend::new(io::sink()).size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.library().window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        let sent = self.output.write_all(&self.frame);
        self.frame.clear();
        sent.and_then(|()| self.output.flush())
    }
}

#[cfg(test)]
mod tests;
