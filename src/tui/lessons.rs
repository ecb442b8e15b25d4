//! List of the lessons, with those that are done.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::MouseEvent;
use super::layer::{Below, Handled, Height, Layer, START};
use super::lesson::{self, name, standing};
use super::menu::{self, Menu, MenuLayout};
use super::refusal::Refusal;
use super::text::{column, too_small};
use super::theme::Role;
use crate::lesson::LESSONS;
use crate::locale::text;

#[derive(Debug)]
pub struct LessonsPage {
    selected: usize,
    refusal: Option<Refusal>,
}

impl LessonsPage {
    /// Opens the list at the first lesson that is not done.
    pub fn new(ctx: &Ctx) -> Self {
        Self { selected: ctx.lessons.first().unwrap_or_default(), refusal: None }
    }

    fn layout(&self, window: Rect) -> Option<MenuLayout> {
        MenuLayout::new(window, LESSONS.len(), self.selected, menu::PAGE_TITLE)
    }
}

impl Layer for LessonsPage {
    fn context(&self) -> Context {
        Context::Lessons
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        self.refusal = None;
        match command {
            Command::Cancel => return Handled::Close,
            // The game that follows the last lesson.
            Command::Begin(_) => return Handled::Leave(command.clone()),
            Command::Learn => {}
            Command::Accept => {
                return match lesson::open(self.selected) {
                    Some(room) => Handled::Open(Box::new(room)),
                    None => Handled::Done,
                };
            }
            _ => {
                let page = self.layout(ctx.look.area()).map_or(1, |layout| layout.shown.len());
                match menu::select(command, self.selected, LESSONS.len(), page) {
                    Some(selected) => self.selected = selected,
                    None => return Handled::Ignored,
                }
            }
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.entry_at(mouse.at));
        menu::list_commands(line, self.selected, mouse.action)
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|layout| layout.keys())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let Some(layout) = self.layout(frame.area()) else { return too_small(START, None, frame) };
        let names: Vec<String> = (0..LESSONS.len()).map(name).collect();
        let widest = names.iter().map(|name| name.width()).max().unwrap_or_default();
        let line = |line: usize| {
            let done = if ctx.lessons.has(line) { text!("lesson-done") } else { String::new() };
            format!("{:>2}  {}  {done}", line + 1, column(&names[line], widest))
        };
        let heading = Line::styled(text!("lesson-title"), theme.style(Role::Title));
        let detail = Line::styled(standing(&ctx.lessons), theme.style(Role::Faint));
        let message = self.refusal.as_ref().map(|refusal| refusal.forms(&below.naming(ctx)));
        let menu = Menu {
            head: menu::head(heading, detail, below, layout.area.width, theme),
            lines: LESSONS.len(),
            selected: self.selected,
            text: &line,
            message: (message.unwrap_or_default(), Role::Error),
        };
        menu.draw(self, &layout, ctx, frame);
    }
}
