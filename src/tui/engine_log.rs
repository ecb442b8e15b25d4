//! Log of the engines at the table: the last lines of both sides of the dialogue.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::{Effect, Event, MouseEvent, SeatId};
use super::footer;
use super::layer::{Below, Handled, Layer, START};
use super::layout::centred;
use super::menu::wheel;
use super::text::{beside, draw_lines, fit_line, too_small};
use super::theme::Role;
use crate::external::{Direction as LogDirection, Entry};
use crate::locale::text;
use crate::rules::Stone;

/// Maximum number of columns of the page.
const WIDTH: u16 = 120;

/// Page with the log of an engine at the table. It follows the last line until it is scrolled up.
#[derive(Debug)]
pub struct EngineLogPage {
    /// Sides that engines play, with their names.
    engines: Vec<(Stone, String)>,
    /// Index of the engine on the page.
    selected: usize,
    lines: Vec<Entry>,
    /// Rows between the last line on the page and the last line of the log.
    up: usize,
}

impl EngineLogPage {
    /// Creates the page for the engines on these sides, at least one.
    pub const fn new(engines: Vec<(Stone, String)>) -> Self {
        Self { engines, selected: 0, lines: Vec::new(), up: 0 }
    }

    fn seat(&self) -> Option<SeatId> {
        self.engines.get(self.selected).map(|(side, _)| SeatId::Side(*side))
    }

    /// Areas of the heading, the text, and the row of keys.
    fn areas(window: Rect) -> [Rect; 3] {
        let area = centred(window, WIDTH.min(window.width.saturating_sub(2)), window.height);
        let head = Rect { y: area.y + 1, height: 1, ..area };
        let body = Rect { y: area.y + 3, height: area.height.saturating_sub(5), ..area };
        [head, body, Rect { y: area.bottom().saturating_sub(1), height: 1, ..area }]
    }

    fn rows(ctx: &Ctx) -> usize {
        let [_, body, _] = Self::areas(ctx.look.area());
        body.height.into()
    }

    /// Maximum number of rows by which the page can be scrolled up.
    fn most(&self, ctx: &Ctx) -> usize {
        self.lines.len().saturating_sub(Self::rows(ctx))
    }

    fn line(entry: &Entry, width: usize, ctx: &Ctx) -> Line<'static> {
        let theme = &ctx.look.theme;
        let role = match entry.direction {
            LogDirection::To => Role::Ground,
            LogDirection::From => Role::Accent,
            LogDirection::Error => Role::Error,
            LogDirection::Note => Role::Notice,
        };
        let (seconds, ms) = (entry.at.as_secs(), entry.at.subsec_millis());
        let time = format!("{seconds:>6}.{ms:03} ");
        let room = width.saturating_sub(time.len() + 2);
        Line::from(vec![
            Span::styled(time, theme.style(Role::Faint)),
            Span::styled(format!("{} ", entry.direction.sign()), theme.style(Role::Faint)),
            Span::styled(fit_line(std::slice::from_ref(&entry.text), room), theme.style(role)),
        ])
    }

    fn step(&mut self, direction: Direction) {
        if !self.engines.is_empty() {
            self.selected = direction.step_in_list(self.selected, self.engines.len());
            (self.lines, self.up) = (Vec::new(), 0);
        }
    }
}

impl Layer for EngineLogPage {
    fn context(&self) -> Context {
        Context::Page
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let (most, page) = (self.most(ctx), Self::rows(ctx).saturating_sub(1).max(1));
        let up = self.up.min(most);
        match command {
            Command::Cancel | Command::EngineLog => return Handled::Close,
            Command::Move(Direction::Up) => self.up = (up + 1).min(most),
            Command::Move(Direction::Down) => self.up = up.saturating_sub(1),
            Command::Move(sideways) if self.engines.len() > 1 => self.step(*sideways),
            Command::MoveToEdge(Direction::Up) => self.up = (up + page).min(most),
            Command::MoveToEdge(Direction::Down) => self.up = up.saturating_sub(page),
            Command::MoveToEdge(Direction::Left) => self.up = most,
            Command::MoveToEdge(Direction::Right) => self.up = 0,
            _ => return Handled::Ignored,
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, _: &Ctx) -> Vec<Command> {
        wheel(mouse.action)
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::EngineLog(seat, lines) if Some(seat) == self.seat() => {
                let is_new = lines != self.lines;
                // The lines on the page stay in place while newer ones arrive.
                let more = lines.len().saturating_sub(self.lines.len());
                if self.up > 0 {
                    self.up += more;
                }
                self.lines = lines;
                self.up = self.up.min(self.most(ctx));
                Ok(is_new)
            }
            Event::EngineLog(..) => Ok(false),
            event => Err(event),
        }
    }

    /// Reads the log after each event. An answer without new lines is no event, so that it ends.
    fn settle(&mut self, ctx: &mut Ctx) {
        if let Some(seat) = self.seat() {
            ctx.effects.push(Effect::ReadEngineLog(seat));
        }
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        Some(Self::areas(ctx.look.area())[2])
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        if below.is_too_small(ctx) {
            return too_small(START, None, frame);
        }
        let theme = &ctx.look.theme;
        let [head, body, _] = Self::areas(frame.area());
        let names = self.engines.iter().enumerate().map(|(at, (_, name))| {
            let role = if at == self.selected { Role::Title } else { Role::Faint };
            Span::styled(format!("{}  ", text!("engine-log-of", name = name)), theme.style(role))
        });
        let count = Span::styled(
            text!("engine-log-lines", count = self.lines.len()),
            theme.style(Role::Faint),
        );
        let heading = beside(names.collect(), vec![count], head.width.into());
        draw_lines(&[heading], head, frame.buffer_mut());
        let end = self.lines.len().saturating_sub(self.up.min(self.most(ctx)));
        let start = end.saturating_sub(body.height.into());
        let width = usize::from(body.width);
        let lines: Vec<Line> =
            self.lines[start..end].iter().map(|entry| Self::line(entry, width, ctx)).collect();
        draw_lines(&lines, body, frame.buffer_mut());
        footer::draw(self.keys(below, ctx), &self.labels(ctx), theme, frame);
    }
}
