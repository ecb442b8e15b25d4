//! Marks on the board: expected moves, threats and the cursor.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use super::{BoardView, ValuedMove, stones};
use crate::record::{Judgement, Mark, MarkKind};
use crate::rules::{Status, Stone, ThreatKind};
use crate::tui::naming::{short_sign, sign};
use crate::tui::theme::Role;

/// Role of a judgement, by its severity.
pub const fn judgement_role(judgement: Judgement) -> Role {
    match judgement {
        Judgement::OnlyMove | Judgement::GoodFind => Role::Good,
        Judgement::Interesting | Judgement::Doubtful => Role::Doubtful,
        Judgement::Mistake | Judgement::MissedWin(_) => Role::Mistake,
        Judgement::Blunder => Role::Blunder,
    }
}

impl BoardView<'_> {
    /// Writes a digit on each expected move, up to 9.
    pub(super) fn expected(&self, buffer: &mut Buffer) {
        let (theme, game) = (self.theme, self.game);
        for (&(point, side), glyph) in self.expected.iter().zip('1'..='9') {
            let is_free = game.board().get(point).is_none();
            if is_free && game.variant().shape().contains(point) {
                let own = theme.name(side).remove_modifier(Modifier::BOLD);
                let style = own.patch(theme.style(Role::Expected));
                buffer[self.at(point)].set_char(glyph).set_style(style);
            }
        }
    }

    /// Writes the value of each candidate on its cell, in the longest form that fits.
    pub(super) fn candidates(&self, buffer: &mut Buffer) {
        let columns = usize::from(self.layout.cell.columns);
        for ValuedMove { point, forms, role } in &self.candidates {
            // A column remains free between neighbours, except in the smallest cells.
            let room = if columns > 3 { columns - 1 } else { columns };
            let Some(text) = forms.iter().find(|text| text.len() <= room) else { continue };
            let at = self.at(*point);
            let before = (text.len() - 1) / 2;
            let first = at.x.saturating_sub(u16::try_from(before).unwrap_or(0));
            buffer.set_string(first, at.y, text, self.theme.style(*role));
        }
    }

    /// Marks each threat with a small `x` or `o`: on the stone's colour if it wins, without colour
    /// if it makes an open four. Threats of the side to move hide those that they would stop.
    pub(super) fn threats(&self, buffer: &mut Buffer) {
        let theme = self.theme;
        let Status::ToMove(mover) = self.game.status() else { return };
        let mut threats = self.threats.clone();
        threats.sort_by_key(|threat| (threat.kind == ThreatKind::Four, threat.side == mover));
        for threat in threats {
            let is_plain = theme.has_letters();
            let (alone, wins) = match threat.side {
                _ if !is_plain => ('\u{25c7}', '\u{25c6}'),
                Stone::First => ('x', 'x'),
                Stone::Second => ('o', 'o'),
            };
            let own = self.theme.palette.of(threat.side);
            let ink = if is_plain { own.name } else { own.stone };
            let style = Style::new().fg(theme.colour(ink)).bg(theme.colour(theme.palette.board));
            let (glyph, style) = match threat.kind {
                ThreatKind::OpenThree => (alone, style),
                ThreatKind::Four if !is_plain => (wins, style.bold()),
                ThreatKind::Four if theme.has_colour() => (wins, theme.stone(threat.side)),
                ThreatKind::Four => (wins, Style::new().bold().reversed()),
            };
            buffer[self.at(threat.point)].set_char(glyph).set_style(style);
        }
    }

    pub(super) fn marked(&self, buffer: &mut Buffer) {
        let (board, theme) = (self.game.board(), self.theme);
        let shown = self.marks.iter().filter(|mark| board.shape().contains(mark.point));
        for Mark { point, kind } in shown {
            let at = self.at(*point);
            let is_free = board.get(*point).is_none();
            if !is_free && self.is_sharp() {
                // It is part of the picture.
                continue;
            }
            let text: Vec<char> = match kind {
                MarkKind::Label(label) => {
                    let shown = label.chars().filter(|char| matches!(char, '!'..='~'));
                    shown.take(usize::from(self.layout.cell.columns.min(2))).collect()
                }
                shape => vec![theme.glyphs.mark(shape)],
            };
            for (x, glyph) in (at.x..).zip(text) {
                let cell = &mut buffer[(x, at.y)];
                cell.set_char(glyph);
                if is_free {
                    cell.set_style(theme.style(Role::Star).add_modifier(Modifier::BOLD));
                }
            }
        }
    }

    /// Draws the judgement of the last move on a plate at the upper right of its stone, or beside
    /// its letter in small cells, where there is room for one character.
    pub(super) fn judged(&self, buffer: &mut Buffer) {
        let (Some(judgement), Some(&point)) = (self.judgement, self.game.moves().last()) else {
            return;
        };
        let (theme, cell) = (self.theme, self.layout.cell(point));
        let room = usize::from(self.layout.cell.columns / 2);
        if room == 0 || self.is_falling() || self.digits_on(point) > 1 && cell.height < 2 {
            return;
        }
        let style = theme.style(judgement_role(judgement));
        let style = match style.fg {
            Some(Color::Reset) | None => style.add_modifier(Modifier::REVERSED),
            Some(ink) => style.fg(theme.colour(theme.palette.ground)).bg(ink),
        };
        // A missed win is a question mark here; its length stands in the list.
        let text: Vec<char> = if room == 1 {
            vec![short_sign(judgement)]
        } else {
            sign(judgement).chars().filter(char::is_ascii_punctuation).take(2).collect()
        };
        let first = cell.right() - u16::try_from(text.len()).unwrap_or(0);
        for (x, glyph) in (first..).zip(text) {
            buffer[(x, cell.y)].set_char(glyph).set_style(style);
        }
    }

    /// Draws the cursor as brackets around the cell, or on the stone, if there is no ghost.
    pub(super) fn brackets(&self, buffer: &mut Buffer) {
        let Some((point, _)) = self.cursor else { return };
        if self.is_sharp() && !self.has_text_as_wide_as_the_cell(point) {
            return;
        }
        let has_pixels = stones::radius(self.layout.ground, self.layout.cell, self.theme).is_some();
        if has_pixels && self.ghost().is_some() || self.is_falling() {
            return;
        }
        let (at, columns) = (self.at(point), self.layout.cell.columns);
        let digits = self.digits_on(point);
        if columns == 1 || columns < 4 && digits > 1 {
            // There is no room for brackets, or they would hide digits. On a winning stone, which
            // is already reversed, the cursor is visible as the stone that is not.
            let cell = self.layout.cell(point);
            for x in cell.left()..cell.right() {
                buffer[(x, at.y)].modifier.toggle(Modifier::REVERSED);
            }
            return;
        }
        let mut style = self.theme.style(Role::Cursor);
        if has_pixels && self.game.board().get(point).is_some() {
            // Visible on a stone of any colour.
            let palette = &self.theme.palette;
            let ink = self.theme.colour(palette.ink_on(palette.cursor));
            style = style.fg(ink).bg(self.theme.colour(palette.cursor));
        }
        let aside = if columns > 4 || digits > 1 { 2 } else { 1 };
        for (x, glyph) in [(at.x - aside, '['), (at.x + aside, ']')] {
            buffer[(x, at.y)].set_char(glyph).set_style(style);
        }
    }
}
