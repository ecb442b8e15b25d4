//! What goes to the terminal, in few bytes: only what is different from before.
//!
//! The screen library's own backend says both colours whenever one of them changes, and begins and
//! ends each frame with the plain style. A pen remembers its style and its place from one frame to
//! the next.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::crossterm::{cursor, terminal};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use crate::printable::is_printable;

/// A terminal that is sent changes only.
#[derive(Debug)]
pub struct Pen<W: Write> {
    output: W,
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

/// Modifiers, the number that begins each and the one that ends it.
const MODIFIERS: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

impl<W: Write> Pen<W> {
    /// A pen of which nothing is known yet.
    pub const fn new(output: W) -> Self {
        Self { output, ink: None, at: None, is_seen: None }
    }

    /// Moves to where a character is to stand.
    fn go(&mut self, to: Position) -> io::Result<()> {
        match self.at {
            Some(at) if at == to => Ok(()),
            // Only to the right: after the last column terminals do not agree where they are.
            Some(at) if at.y == to.y && at.x < to.x => match to.x - at.x {
                1 => write!(self.output, "\x1b[C"),
                columns => write!(self.output, "\x1b[{columns}C"),
            },
            _ => write!(self.output, "\x1b[{};{}H", to.y + 1, to.x + 1),
        }
    }

    /// Takes another style: one sequence with what is different in it.
    fn take(&mut self, ink: Ink) -> io::Result<()> {
        if self.ink == Some(ink) {
            return Ok(());
        }
        let mut numbers = Numbers { output: &mut self.output, is_first: true };
        let before = self.ink.unwrap_or(Ink::PLAIN);
        if self.ink.is_none() || (ink == Ink::PLAIN && before != ink) {
            numbers.put(format_args!("0"))?;
            if ink != Ink::PLAIN {
                numbers.change(Ink::PLAIN, ink)?;
            }
        } else {
            numbers.change(before, ink)?;
        }
        write!(self.output, "m")?;
        self.ink = Some(ink);
        Ok(())
    }
}

/// The numbers of a style's sequence, with `;` between them.
struct Numbers<'a, W: Write> {
    output: &'a mut W,
    is_first: bool,
}

impl<W: Write> Numbers<'_, W> {
    fn put(&mut self, number: std::fmt::Arguments<'_>) -> io::Result<()> {
        let before = if std::mem::take(&mut self.is_first) { "\x1b[" } else { ";" };
        write!(self.output, "{before}{number}")
    }

    fn change(&mut self, from: Ink, to: Ink) -> io::Result<()> {
        let gone = from.modifier - to.modifier;
        let mut ended = 0;
        for (modifier, _, end) in MODIFIERS {
            if gone.contains(modifier) && end != ended {
                self.put(format_args!("{end}"))?;
                ended = end;
            }
        }
        // What ends bold ends dim, too.
        let ends_with =
            |end| MODIFIERS.iter().any(|&(gone_, _, other)| end == other && gone.contains(gone_));
        for (modifier, begin, end) in MODIFIERS {
            let is_new = !from.modifier.contains(modifier) || ends_with(end);
            if to.modifier.contains(modifier) && is_new {
                self.put(format_args!("{begin}"))?;
            }
        }
        if from.foreground != to.foreground {
            self.colour(to.foreground, 30)?;
        }
        if from.background != to.background {
            self.colour(to.background, 40)?;
        }
        Ok(())
    }

    /// A colour of the foreground, from 30, or of the background, from 40.
    fn colour(&mut self, colour: Color, base: u8) -> io::Result<()> {
        let (bright, other, usual) = (base + 60, base + 8, base + 9);
        match colour {
            Color::Reset => self.put(format_args!("{usual}")),
            Color::Rgb(red, green, blue) => {
                self.put(format_args!("{other};2;{red};{green};{blue}"))
            }
            Color::Indexed(index) => self.put(format_args!("{other};5;{index}")),
            Color::Black => self.put(format_args!("{base}")),
            Color::Red => self.put(format_args!("{}", base + 1)),
            Color::Green => self.put(format_args!("{}", base + 2)),
            Color::Yellow => self.put(format_args!("{}", base + 3)),
            Color::Blue => self.put(format_args!("{}", base + 4)),
            Color::Magenta => self.put(format_args!("{}", base + 5)),
            Color::Cyan => self.put(format_args!("{}", base + 6)),
            Color::Gray => self.put(format_args!("{}", base + 7)),
            Color::DarkGray => self.put(format_args!("{bright}")),
            Color::LightRed => self.put(format_args!("{}", bright + 1)),
            Color::LightGreen => self.put(format_args!("{}", bright + 2)),
            Color::LightYellow => self.put(format_args!("{}", bright + 3)),
            Color::LightBlue => self.put(format_args!("{}", bright + 4)),
            Color::LightMagenta => self.put(format_args!("{}", bright + 5)),
            Color::LightCyan => self.put(format_args!("{}", bright + 6)),
            Color::White => self.put(format_args!("{}", bright + 7)),
        }
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
            self.output.write_all(symbol.as_bytes())?;
            self.at = (symbol.width() == 1).then_some(Position { x: x + 1, y });
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.is_seen != Some(false) {
            self.output.write_all(b"\x1b[?25l")?;
            self.is_seen = Some(false);
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.is_seen != Some(true) {
            self.output.write_all(b"\x1b[?25h")?;
            self.is_seen = Some(true);
        }
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        let (x, y) = cursor::position()?;
        Ok(Position { x, y })
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        self.at = None;
        self.go(position)?;
        self.at = Some(position);
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        // Terminals clear with the background that was last used.
        self.take(Ink::PLAIN)?;
        let sequence: &[u8] = match region {
            ClearType::All => b"\x1b[2J",
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => b"\x1b[K",
        };
        self.output.write_all(sequence)?;
        self.output.flush()
    }

    fn append_lines(&mut self, lines: u16) -> io::Result<()> {
        self.at = None;
        (0..lines).try_for_each(|_| self.output.write_all(b"\n"))?;
        self.output.flush()
    }

    fn size(&self) -> io::Result<Size> {
        let (width, height) = terminal::size()?;
        Ok(Size { width, height })
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = terminal::window_size()?;
        Ok(WindowSize {
            columns_rows: Size { width: size.columns, height: size.rows },
            pixels: Size { width: size.width, height: size.height },
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(test)]
mod tests;
