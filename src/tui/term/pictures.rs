//! Pictures over the cells, in the three protocols that terminals have for them.
//!
//! The frame's cells determine the pictures (see [`picture`](crate::tui::picture)). After each
//! frame the difference to the pictures on the screen is sent, in one write with the cells: a
//! piece is sent when it or its cells change, and removed when its cells become something else. A
//! frame without changes sends nothing.
//!
//! | protocol | pictures |
//! |---|---|
//! | kitty | kept by the terminal, each sent once, and placed over the cells until deleted |
//! | iTerm2 | sent as PNG for each place, until text overwrites their cells |
//! | sixel | the same, as pixels of few colours without transparency |
//!
//! Xterm keeps only the last sixteen sixel pictures, even of those that text has overwritten. So
//! before that many are sent, all that is on the screen is sent anew as one.
//!
//! The crate `ratatui-image` draws a picture as a widget of its own, over cells that nothing else
//! may use, and needs the crate `image`, which is larger than all of our pictures. The three
//! encoders are 200 lines.

mod clipboard;
mod inline;
mod kitty;
mod sixel;

pub use clipboard::clipboard;

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};

use crate::tui::event::TerminalReply;
use crate::tui::picture::{CellPixels, Overlap, Piece, lift};
use crate::tui::theme::Palette;

/// Protocol for pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    Kitty,
    /// Inline images of iTerm2.
    Inline,
    /// Sixel graphics with this number of colours.
    Sixel(usize),
}

/// Answers of the terminal about its pictures.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    has_kitty: bool,
    name: String,
    colours: Option<u16>,
    pub cell: Option<CellPixels>,
    has_clipboard: bool,
}

impl Answers {
    pub fn hear(&mut self, reply: &TerminalReply) {
        match reply {
            TerminalReply::KittyGraphics => self.has_kitty = true,
            TerminalReply::Name(name) => self.name.clone_from(name),
            TerminalReply::SixelColours(colours) => self.colours = Some(*colours),
            TerminalReply::Clipboard(has_clipboard) => self.has_clipboard = *has_clipboard,
            &TerminalReply::CellPixels(width, height) => {
                self.cell = pixels(width, height).or(self.cell);
            }
        }
    }

    /// Best protocol of the terminal.
    pub fn protocol(&self, has_sixel: bool) -> Option<Protocol> {
        // Terminals that announce neither of the others but have this one.
        const INLINE: [&str; 3] = ["iTerm2", "WezTerm", "mintty"];
        if self.has_kitty {
            Some(Protocol::Kitty)
        } else if INLINE.iter().any(|name| self.name.starts_with(name)) {
            Some(Protocol::Inline)
        } else {
            // As many as a picture can have, if the terminal does not say.
            let colours = self.colours.map_or(sixel::COLOURS, usize::from);
            has_sixel.then_some(Protocol::Sixel(colours.clamp(16, sixel::COLOURS)))
        }
    }

    /// Checks for a clipboard that takes pictures. Kitty had it before the question for it.
    pub fn has_clipboard(&self) -> bool {
        let version = self.name.strip_prefix("kitty(0.");
        let minor = version.and_then(|rest| rest.split('.').next()?.parse().ok());
        self.has_clipboard || minor.is_some_and(|minor: u16| minor >= 27)
    }
}

/// Size of a cell, if it can hold a picture.
pub fn pixels(width: u16, height: u16) -> Option<CellPixels> {
    let is_usable = (2..=256).contains(&width) && (4..=512).contains(&height);
    is_usable.then_some(CellPixels { width, height })
}

/// Pictures on the screen.
#[derive(Debug)]
pub struct Pictures {
    protocol: Protocol,
    cell: CellPixels,
    /// Area and colours of the pictures on the screen.
    area: Rect,
    palette: Palette,
    /// Pieces on the screen by their first cell, with the cells below.
    shown: BTreeMap<(u16, u16), ShownPiece>,
    images: kitty::Images,
    /// Number of sixel pictures sent since all of them were one.
    sent: usize,
    /// Set if the terminal may show pictures that are not known here.
    is_unknown: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ShownPiece {
    piece: Piece,
    cells: Vec<Cell>,
}

/// Changes of a frame, to be sent after its cells.
#[derive(Debug, Default)]
pub struct PictureChanges {
    removed: Vec<ShownPiece>,
    added: Vec<ShownPiece>,
    /// Cells to be written again, which removes the pictures over them.
    pub under: Vec<(Position, Cell)>,
    starts_anew: bool,
    /// Set if one picture shows everything that is added.
    is_one: bool,
}

/// Number of sixel pictures that every terminal keeps.
const KEPT: usize = 15;

impl PictureChanges {
    pub fn is_empty(&self) -> bool {
        self.removed.is_empty() && self.added.is_empty() && !self.starts_anew
    }
}

impl Pictures {
    pub fn new(protocol: Protocol, cell: CellPixels) -> Self {
        Self {
            protocol,
            cell,
            area: Rect::ZERO,
            palette: Palette::default(),
            shown: BTreeMap::new(),
            images: kitty::Images::default(),
            sent: 0,
            is_unknown: true,
        }
    }

    /// Takes over another size of the cells. All pictures are drawn anew then.
    pub fn resize(&mut self, cell: CellPixels) {
        if self.cell != cell {
            self.cell = cell;
            self.is_unknown = true;
        }
    }

    /// Forgets the pictures on the screen, which was cleared.
    pub const fn forget(&mut self) {
        self.is_unknown = true;
    }

    /// Takes the pictures out of a finished frame, and returns what changes.
    pub fn update(&mut self, buffer: &mut Buffer, palette: &Palette) -> PictureChanges {
        let overlap = match self.protocol {
            Protocol::Kitty => Overlap::Transparent,
            Protocol::Inline | Protocol::Sixel(_) => Overlap::Composed,
        };
        let pieces = lift(buffer, overlap);
        let mut changes = PictureChanges::default();
        if self.is_unknown || self.area != buffer.area || self.palette != *palette {
            // The terminal may also keep pictures that are not shown, which have the old colours.
            let has_any = !self.shown.is_empty() || !self.images.is_empty();
            changes.starts_anew = self.is_unknown || has_any;
            changes.removed = std::mem::take(&mut self.shown).into_values().collect();
            (self.is_unknown, self.area, self.palette) = (false, buffer.area, palette.clone());
        }
        let now = pieces.into_iter().map(|piece| {
            let at = (piece.area.y, piece.area.x);
            let has_cells = self.protocol != Protocol::Kitty;
            let cells = piece.area.positions().filter(|_| has_cells);
            let cells = cells.filter_map(|at| buffer.cell(at).cloned()).collect();
            (at, ShownPiece { piece, cells })
        });
        let now: BTreeMap<(u16, u16), ShownPiece> = now.collect();
        for (at, old) in &self.shown {
            if now.get(at) != Some(old) {
                changes.removed.push(old.clone());
            }
        }
        for (at, new) in &now {
            if self.shown.get(at) != Some(new) {
                changes.added.push(new.clone());
            }
        }
        if let Protocol::Sixel(_) = self.protocol {
            self.sent += changes.added.len();
            if self.sent > KEPT {
                self.sent = 1;
                let old = std::mem::take(&mut self.shown);
                changes.removed.extend(old.into_values());
                changes.added = now.values().cloned().collect();
                changes.is_one = true;
            }
        }
        self.shown = now;
        if self.protocol != Protocol::Kitty {
            let all = changes.removed.iter().flat_map(|old| old.piece.area.positions());
            let under = all.filter_map(|at| Some((at, buffer.cell(at)?.clone())));
            changes.under = under.collect();
        }
        changes
    }

    /// Encodes the changes.
    pub fn encode(&mut self, changes: &PictureChanges) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let width = self.area.width;
        if self.protocol == Protocol::Kitty {
            if changes.starts_anew {
                self.images = kitty::Images::default();
                bytes.extend(kitty::DELETE_ALL);
            } else {
                for old in &changes.removed {
                    self.images.remove(&old.piece, width, &mut bytes);
                }
            }
        }
        if let (Protocol::Sixel(colours), true) = (self.protocol, changes.is_one) {
            let pieces: Vec<&Piece> = changes.added.iter().map(|new| &new.piece).collect();
            sixel::put(&pieces, self.cell, &self.palette, colours, &mut bytes)?;
            return Ok(bytes);
        }
        for new in &changes.added {
            let (piece, cell, palette) = (&new.piece, self.cell, &self.palette);
            match self.protocol {
                Protocol::Kitty => self.images.place(piece, cell, palette, width, &mut bytes)?,
                Protocol::Inline => inline::put(piece, cell, palette, &mut bytes)?,
                Protocol::Sixel(colours) => {
                    sixel::put(&[piece], cell, palette, colours, &mut bytes)?;
                }
            }
        }
        Ok(bytes)
    }
}

/// Moves the cursor to the first cell of an area.
fn move_to(Rect { x, y, .. }: Rect, bytes: &mut Vec<u8>) -> io::Result<()> {
    write!(bytes, "\x1b[{};{}H", y + 1, x + 1)
}

/// Removes all pictures from the screen, whatever the protocol.
pub const REMOVE_ALL: &[u8] = b"\x1b_Ga=d,d=A,q=2\x1b\\\x1b[0m\x1b[2J";

#[cfg(test)]
mod tests;
