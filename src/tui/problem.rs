//! Notice that the settings file is invalid, shown over everything until a key is pressed.

use ratatui::Frame;
use ratatui::text::Line;

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::{MouseAction, MouseEvent};
use super::layer::{Below, Handled, Height, Layer};
use super::layout::centred;
use super::text::{EXCERPT_MIN, Hidden, draw_lines, excerpt, last_top, wrap};
use super::theme::Role;
use crate::locale::text;

#[derive(Debug)]
pub struct ProblemBox {
    /// Reason for using the default settings.
    why: String,
    /// First line shown, if there are too many for the window.
    top: usize,
}

/// Lines of the notice at the width of the window.
struct Notice {
    /// Text, of which some lines may be hidden.
    text: Vec<Line<'static>>,
    rows: usize,
    /// Lines that always stay below it.
    end: Vec<Line<'static>>,
}

const WIDTH: u16 = 76;

impl ProblemBox {
    pub const fn new(why: String) -> Self {
        Self { why, top: 0 }
    }

    fn notice(&self, ctx: &Ctx) -> Notice {
        let (window, theme) = (ctx.look.area(), &ctx.look.theme);
        let (width, height) = (usize::from(window.width.min(WIDTH)), usize::from(window.height));
        let styled = |text: &str, role| {
            let lines = wrap(text, width).into_iter();
            lines.map(|line| Line::styled(line, theme.style(role))).collect::<Vec<_>>()
        };
        let mut text = styled(&text!("settings-problem"), Role::Heading);
        text.push(Line::default());
        text.extend(self.why.lines().flat_map(|line| styled(line, Role::Error)));
        let mut end = vec![Line::default()];
        end.extend(styled(&text!("settings-problem-end"), Role::Faint));
        let mut rows = height.saturating_sub(end.len());
        // In a tiny window, the end is scrolled, too.
        if rows < text.len().min(EXCERPT_MIN + 1) {
            text.append(&mut end);
            rows = height;
        }
        Notice { text, rows, end }
    }
}

impl Layer for ProblemBox {
    fn context(&self) -> Context {
        Context::Help
    }

    fn height(&self) -> Height {
        Height::Top
    }

    /// Scrolls a text that does not fit; any other command closes the notice.
    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let Notice { text, rows, .. } = self.notice(ctx);
        let last = last_top(text.len(), rows);
        let page = rows.saturating_sub(1).max(1);
        let top = self.top.min(last);
        self.top = match command {
            Command::Suspend => return Handled::Leave(Command::Suspend),
            _ if last == 0 => return Handled::Close,
            Command::Move(Direction::Up) => top.saturating_sub(1),
            Command::Move(Direction::Down) => (top + 1).min(last),
            Command::MoveToEdge(Direction::Up) => top.saturating_sub(page),
            Command::MoveToEdge(Direction::Down) => (top + page).min(last),
            _ => return Handled::Close,
        };
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let Notice { text, rows, .. } = self.notice(ctx);
        let is_cut = text.len() > rows;
        match mouse.action {
            MouseAction::Click => vec![Command::Cancel],
            MouseAction::ScrollUp if is_cut => vec![Command::Move(Direction::Up)],
            MouseAction::ScrollDown if is_cut => vec![Command::Move(Direction::Down)],
            _ => Vec::new(),
        }
    }

    fn other_key(&mut self) -> Handled {
        Handled::Close
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        let (window, theme) = (frame.area(), &ctx.look.theme);
        let Notice { text, rows, end } = self.notice(ctx);
        let width = window.width.min(WIDTH);
        let mut lines = excerpt(text, rows, self.top, |hidden| {
            let direction = match hidden {
                Hidden::Below(_) => Direction::Down,
                Hidden::Above(_) => Direction::Up,
            };
            let key = ctx.user.keymap.key_in(Context::Help, &Command::Move(direction));
            hidden.sign(key, width.into(), theme)
        });
        lines.extend(end);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(window.height);
        draw_lines(&lines, centred(window, width, height), frame.buffer_mut());
    }
}
