//! Preview of a pasted game that can be understood in two ways: rows may count from the bottom or
//! the top, and the signs of a drawn board may not say which side begins.
//!
//! Enter opens the game, and Esc leaves everything as it was. The choice is not remembered.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::footer;
use super::keymap::Label;
use super::layer::{Below, Handled, Layer, START, nobody};
use super::layout::{BoardLayout, NARROW, centred, fits, largest};
use super::menu;
use super::naming;
use super::paste::Draft;
use super::preview;
use super::refusal::Refusal;
use super::text::{draw_lines, too_small, wrap};
use super::theme::Role;
use crate::formats::{Loaded, Remark};
use crate::game::{GameKind, State};
use crate::locale::text;

#[derive(Debug)]
pub struct PastedGame {
    draft: Box<Draft>,
}

struct PastedLayout {
    head: Rect,
    text: Rect,
    board: Option<Rect>,
    keys: Rect,
}

const WIDTH_MAX: u16 = 140;
const EDGE: u16 = 2;
const GAP: u16 = 3;
/// Width from which the board stands beside the text.
const WIDE: u16 = 68;
/// Columns of the text beside a board, if there is room for more.
const TEXT: u16 = 46;

impl PastedLayout {
    /// Lays out the page, unless the window is smaller than [`START`].
    fn new(window: Rect) -> Option<Self> {
        if !fits(window.as_size(), START) {
            return None;
        }
        let is_narrow = window.width < NARROW;
        let edge = if is_narrow { 0 } else { EDGE };
        let width = window.width.saturating_sub(2 * edge).min(WIDTH_MAX);
        let area = centred(window, width, window.height);
        let head = Rect { height: 2 + u16::from(is_narrow), ..area };
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        let air = u16::from(area.height >= 16);
        let body = Rect { y: head.bottom(), height: keys.y - head.bottom() - air, ..area };
        if area.width < WIDE {
            return Some(Self { head, text: body, board: None, keys });
        }
        let text = Rect { width: TEXT.min((area.width - GAP) / 2), ..body };
        let x = text.right() + GAP;
        let board = Some(Rect { x, width: area.right() - x, ..body });
        Some(Self { head, text, board, keys })
    }
}

impl PastedGame {
    pub const fn new(draft: Box<Draft>) -> Self {
        Self { draft }
    }

    /// Game as it is shown.
    pub const fn loaded(&self) -> &Loaded {
        self.draft.loaded()
    }

    /// Describes the game, and what can be chosen, in paragraphs.
    fn paragraphs(&self, ctx: &Ctx) -> Vec<(String, Role)> {
        let Loaded { record, remarks, .. } = self.loaded();
        let game = (naming::game(record.kind()), Role::Title);
        let length = (naming::length(record.on_board()), Role::Status);
        let ended = match record.state() {
            State::Over(outcome) => {
                let [_, short] = nobody(record.kind(), ctx).ended(outcome);
                Some((short, Role::Status))
            }
            State::ToMove(_) => None,
        };
        let told = |remark: &&Remark| !matches!(remark, Remark::TakenFor(_) | Remark::NoOrder);
        let remarks = remarks.iter().filter(told).map(|it| (format!("- {it}"), Role::Faint));
        let key = |command| ctx.user.keymap.key_in(Context::Pasted, &command);
        let asked = |is_open: bool, command, ask: fn(&str) -> String| {
            let key = key(command).filter(|_| is_open);
            key.map(|key| (ask(&key), Role::Notice))
        };
        let rows = asked(self.draft.are_rows_open, Command::TurnRows, |key| {
            text!("paste-ask-rows", key = key)
        });
        let sides = asked(self.draft.are_sides_open(), Command::SwapSides, |key| {
            text!("paste-ask-sides", key = key)
        });
        [game, length].into_iter().chain(ended).chain(remarks).chain(rows).chain(sides).collect()
    }
}

impl Layer for PastedGame {
    fn context(&self) -> Context {
        Context::Pasted
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        if command.is_global() {
            return Handled::Ignored;
        }
        match command {
            Command::Cancel => return Handled::Close,
            Command::TurnRows if self.check(command, ctx).is_ok() => self.draft.turn_rows(),
            Command::SwapSides if self.check(command, ctx).is_ok() => self.draft.swap_sides(),
            _ => {}
        }
        Handled::Done
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        let is_possible = match command {
            Command::TurnRows => self.draft.are_rows_open,
            Command::SwapSides => self.draft.are_sides_open(),
            _ => true,
        };
        if is_possible { Ok(()) } else { Err(text!("paste-no-choice").into()) }
    }

    fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        let labels = ctx.user.keymap.footer(self.context());
        labels.filter(|(command, _)| self.check(command, ctx).is_ok()).collect()
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        PastedLayout::new(ctx.look.area()).map(|layout| layout.keys)
    }

    fn kind(&self, _: &Ctx) -> Option<GameKind> {
        Some(self.loaded().record.kind())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let Some(layout) = PastedLayout::new(frame.area()) else {
            return too_small(START, None, frame);
        };
        let theme = &ctx.look.theme;
        let title = Line::styled(text!("paste-title"), theme.style(Role::Title));
        let head = menu::head(title, Line::default(), below, layout.head.width, theme);
        draw_lines(&head, layout.head, frame.buffer_mut());
        let mut lines = Vec::new();
        let mut before = Role::Title;
        for (paragraph, role) in self.paragraphs(ctx) {
            // An empty line between the game and the remarks.
            if before == Role::Status && role != Role::Status {
                lines.push(Line::default());
            }
            before = role;
            let wrapped = wrap(&paragraph, layout.text.width.into()).into_iter();
            lines.extend(wrapped.map(|line| Line::styled(line, theme.style(role))));
        }
        let mut board = layout.board;
        if board.is_none() {
            // Below the text, if there is room.
            let height = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX);
            let y = layout.text.y.saturating_add(height);
            board =
                layout.text.bottom().checked_sub(y).map(|height| Rect { y, height, ..layout.text });
        }
        draw_lines(&lines, layout.text, frame.buffer_mut());
        let record = &self.loaded().record;
        if let Some(area) = board
            && let Some((cell, size)) = largest(record.kind(), area.as_size())
        {
            let place = (area.x + (area.width - size.width) / 2, area.y);
            let layout = BoardLayout::bare(record.kind(), cell, place);
            preview::draw(record.on_board(), &layout, theme, frame);
        }
        footer::draw(Some(layout.keys), &self.labels(ctx), theme, frame);
    }
}
