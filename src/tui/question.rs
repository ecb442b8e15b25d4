//! A question that is answered by yes or no before something is done.

use ratatui::Frame;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::footer::{self, Foot};
use super::layer::{Below, Footer, Handled, Layer};
use super::text::{clear, too_small};
use super::theme::Role;

#[derive(Debug)]
pub struct Question {
    /// The words in a full and in a short form.
    pub forms: [String; 2],
    pub yes: Command,
}

impl Layer for Question {
    fn context(&self) -> Context {
        Context::Question
    }

    fn covers(&self) -> bool {
        false
    }

    fn execute(&mut self, command: &Command, _: Below, _: &mut Ctx) -> Handled {
        match command {
            Command::Yes => Handled::Leave(self.yes.clone()),
            Command::No => Handled::Close,
            _ => Handled::Done,
        }
    }

    fn is_over(&self, below: Below, ctx: &Ctx) -> bool {
        below.check(&self.yes, ctx).is_err()
    }

    fn footer(&self, below: Below, ctx: &Ctx) -> Option<Footer> {
        let foot = Foot::new(&self.forms, Role::Status, footer::area(below, ctx, 0)?);
        Some(footer::of(Context::Question, foot.keys(), ctx))
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        if let Some(area) = footer::area(below, ctx, 0) {
            let foot = Foot::new(&self.forms, Role::Status, area);
            let footer = footer::of(Context::Question, foot.keys(), ctx);
            footer::draw_over(&foot, &footer, ctx, frame);
        } else {
            let area = frame.area();
            clear(area, &ctx.look.theme, frame.buffer_mut());
            too_small(area.as_size(), Some(&self.forms[1]), frame);
        }
    }
}
