//! About page: version, licence, and the places of the user's files.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::MouseEvent;
use super::footer;
use super::layer::{Below, Handled, Layer, START};
use super::layout::centred;
use super::menu::wheel;
use super::text::{column, draw_lines, heading, too_small, wrap};
use super::theme::Role;
use crate::locale::{self, text};
use crate::printable::printable_path;

/// Columns of the page.
const WIDTH: u16 = 74;
/// Columns between the name of a place and its path.
const AIR: usize = 3;
/// Width below which paths are placed below their names.
const NARROW: usize = 60;

const PROGRAM: &str = concat!("Gomoku ", env!("CARGO_PKG_VERSION"));

/// About page, scrolled down by this many rows.
#[derive(Debug, Default)]
pub struct AboutPage {
    top: usize,
}

impl AboutPage {
    /// Areas of the text, and of the row of keys below it.
    fn areas(window: Rect) -> [Rect; 2] {
        let area = centred(window, WIDTH, window.height);
        let body = Rect { y: area.y + 1, height: area.height.saturating_sub(3), ..area };
        [body, Rect { y: area.bottom().saturating_sub(1), height: 1, ..area }]
    }

    fn lines(ctx: &Ctx, width: usize) -> Vec<Line<'static>> {
        let theme = &ctx.look.theme;
        let [title, faint] = [Role::Title, Role::Faint].map(|role| theme.style(role));
        let mut lines = vec![Line::styled(PROGRAM, title), Line::default()];
        lines.push(heading(&text!("about-licence"), width, theme));
        lines.extend(wrap(&text!("about-licences"), width).into_iter().map(Line::from));
        lines.extend([Line::default(), heading(&text!("about-files"), width, theme)]);
        let places = ctx.places.iter().map(|(id, path)| (locale::format(id, &[]), path));
        let places: Vec<(String, &PathBuf)> = places.collect();
        let longest = places.iter().map(|(name, _)| name.width()).max().unwrap_or(0);
        let beside = if width < NARROW { 0 } else { longest + AIR };
        for (name, path) in places {
            let mut paths = wrap(&printable_path(path), width.saturating_sub(beside)).into_iter();
            let first = if beside > 0 { paths.next().unwrap_or_default() } else { String::new() };
            let name = Span::raw(if beside > 0 { column(&name, beside) } else { name });
            lines.push(Line::from(vec![name, Span::styled(first, faint)]));
            lines.extend(paths.map(|path| Line::styled(format!("{:beside$}{path}", ""), faint)));
        }
        lines
    }

    /// Maximum number of rows by which the page can be scrolled.
    fn last(ctx: &Ctx) -> usize {
        let [body, _] = Self::areas(ctx.look.area());
        Self::lines(ctx, body.width.into()).len().saturating_sub(body.height.into())
    }
}

impl Layer for AboutPage {
    fn context(&self) -> Context {
        Context::Page
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let top = self.top.min(Self::last(ctx));
        match command {
            Command::Cancel => return Handled::Close,
            Command::Move(Direction::Up) => self.top = top.saturating_sub(1),
            Command::Move(Direction::Down) => self.top = (top + 1).min(Self::last(ctx)),
            Command::MoveToEdge(Direction::Up | Direction::Left) => self.top = 0,
            Command::MoveToEdge(Direction::Down | Direction::Right) => self.top = Self::last(ctx),
            _ => return Handled::Ignored,
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, _: &Ctx) -> Vec<Command> {
        wheel(mouse.action)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        Some(Self::areas(ctx.look.area())[1])
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        if below.is_too_small(ctx) {
            return too_small(START, None, frame);
        }
        let [body, _] = Self::areas(frame.area());
        let lines = Self::lines(ctx, body.width.into());
        let top = self.top.min(Self::last(ctx));
        draw_lines(&lines[top..], body, frame.buffer_mut());
        footer::draw(self.keys(below, ctx), &self.labels(ctx), &ctx.look.theme, frame);
    }
}
