//! Page of the player's statistics.
//!
//! A thread reads the history, and the page shows how far it is. Then it only draws: tables beside
//! or below each other, and a plot of the accuracy.

pub mod tables;
mod view;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::{Effect, Event, MouseEvent, StatisticsNews};
use super::footer;
use super::layer::{Below, Handled, Layer, START};
use super::layout::centred;
use super::menu::{self, wheel};
use super::refusal::Refusal;
use super::text::{draw, draw_lines, fit_line, too_small};
use super::theme::Role;
use crate::locale::text;
use crate::player::Ticket;
use crate::store::{HistoryProgress, PlayerStatistics};

/// Columns of the page, and of a wide one with two columns of tables.
const WIDTH: u16 = 76;
const WIDE: u16 = 150;
/// Width of a window from which there are two columns.
const TWO: u16 = 120;
/// Rows of the title, and of the keys with a blank one above.
const HEAD: u16 = 3;
const FOOT: u16 = 2;
/// Margin beside a wide page.
const AIR: u16 = 4;

/// Page of the statistics, scrolled down by this many rows.
#[derive(Debug)]
pub struct StatisticsPage {
    ticket: Ticket,
    state: Reading,
    top: usize,
    refusal: Option<Refusal>,
}

/// State of the statistics.
#[derive(Debug)]
enum Reading {
    Begun(Option<HistoryProgress>),
    Done(Box<PlayerStatistics>),
    Failed(String),
}

impl StatisticsPage {
    /// Opens the page, and requests the statistics.
    pub fn new(ctx: &mut Ctx) -> Self {
        let ticket = ctx.next_ticket();
        ctx.effects.push(Effect::ReadStatistics(ticket));
        Self { ticket, state: Reading::Begun(None), top: 0, refusal: None }
    }

    /// Areas of the title, of the body, and of the row of keys.
    fn areas(window: Rect) -> [Rect; 3] {
        let is_wide = window.width >= TWO;
        let width = if is_wide { (window.width - AIR).min(WIDE) } else { WIDTH };
        let area = centred(window, width, window.height);
        let head = Rect { height: HEAD.min(area.height), ..area };
        let keys = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let height = area.height.saturating_sub(HEAD + FOOT);
        [head, Rect { y: area.y + head.height, height, ..area }, keys]
    }

    fn lines(&self, ctx: &Ctx) -> Vec<Line<'static>> {
        let [_, body, _] = Self::areas(ctx.look.area());
        match &self.state {
            Reading::Begun(_) => Vec::new(),
            Reading::Failed(why) => view::failed(why, body.width.into(), ctx),
            Reading::Done(all) => view::lines(all, body.as_size(), ctx),
        }
    }

    /// Maximum number of rows by which the page can be scrolled.
    fn last(&self, ctx: &Ctx) -> usize {
        let [_, body, _] = Self::areas(ctx.look.area());
        self.lines(ctx).len().saturating_sub(body.height.into())
    }

    fn detail(&self, width: usize) -> String {
        match &self.state {
            Reading::Begun(None) => text!("statistics-reading"),
            Reading::Begun(Some(HistoryProgress { read, all })) => {
                text!("statistics-reading-games", read = read, all = all)
            }
            Reading::Done(all) => fit_line(&tables::played(all), width),
            Reading::Failed(_) => String::new(),
        }
    }

    fn scroll(&mut self, command: &Command, ctx: &Ctx) -> Handled {
        let [_, body, _] = Self::areas(ctx.look.area());
        let (last, page) = (self.last(ctx), usize::from(body.height).max(1));
        let top = self.top.min(last);
        self.top = match command {
            Command::Move(Direction::Up) => top.saturating_sub(1),
            Command::Move(Direction::Down) => top + 1,
            Command::MoveToEdge(Direction::Up) => top.saturating_sub(page),
            Command::MoveToEdge(Direction::Down) => top + page,
            Command::MoveToEdge(Direction::Left) => 0,
            Command::MoveToEdge(Direction::Right) => last,
            Command::Move(_) => top,
            _ => return Handled::Ignored,
        }
        .min(last);
        Handled::Done
    }
}

impl Layer for StatisticsPage {
    fn context(&self) -> Context {
        Context::Page
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let before = self.refusal.take();
        match command {
            Command::Cancel if before.is_some() => Handled::Done,
            Command::Cancel => {
                ctx.effects.push(Effect::StopStatistics);
                Handled::Close
            }
            Command::Statistics => Handled::Done,
            command => self.scroll(command, ctx),
        }
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, _: &Ctx) -> Vec<Command> {
        wheel(mouse.action)
    }

    fn hear(&mut self, event: Event, _: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::Statistics(ticket, news) if ticket == self.ticket => {
                self.state = match news {
                    StatisticsNews::Reading(progress) => Reading::Begun(Some(progress)),
                    StatisticsNews::Read(Ok(all)) => Reading::Done(all),
                    StatisticsNews::Read(Err(why)) => Reading::Failed(why.to_string()),
                };
                Ok(true)
            }
            Event::Failed(ticket, why) if ticket == self.ticket => {
                self.state = Reading::Failed(why);
                Ok(true)
            }
            event => Err(event),
        }
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn rest(&mut self, ctx: &mut Ctx) {
        if let Reading::Begun(_) = self.state {
            ctx.effects.push(Effect::StopStatistics);
        }
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        let [_, _, row] = Self::areas(ctx.look.area());
        let more = if self.top < self.last(ctx) { view::more().len() } else { 0 };
        let used = u16::try_from(more).unwrap_or(u16::MAX).min(row.width);
        Some(Rect { x: row.x + used, width: row.width - used, ..row })
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        if below.is_too_small(ctx) {
            return too_small(START, None, frame);
        }
        let theme = &ctx.look.theme;
        let [head, body, keys] = Self::areas(frame.area());
        let title = Line::styled(text!("statistics-title"), theme.style(Role::Title));
        let message = self.refusal.as_ref().map(|refusal| refusal.forms(&below.naming(ctx)));
        let detail = match message.and_then(|forms| forms.into_iter().next_back()) {
            Some(message) => Line::styled(message, theme.style(Role::Error)),
            None => Line::styled(self.detail(head.width.into()), theme.style(Role::Faint)),
        };
        let lines = menu::head(title, detail, below, head.width, theme);
        draw_lines(&lines[..lines.len().min(2)], head, frame.buffer_mut());
        let lines = self.lines(ctx);
        let last = lines.len().saturating_sub(body.height.into());
        let top = self.top.min(last);
        let shown = &lines[top..(top + usize::from(body.height)).min(lines.len())];
        draw_lines(shown, body, frame.buffer_mut());
        if top < last {
            let more = Line::styled(view::more(), theme.style(Role::Heading));
            draw(&more, keys, frame.buffer_mut());
        }
        footer::draw(self.keys(below, ctx), &self.labels(ctx), theme, frame);
    }
}
