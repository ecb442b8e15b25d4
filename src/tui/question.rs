//! Question to confirm before an action.

use ratatui::Frame;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::footer;
use super::layer::{Below, Foot, Handled, Layer};
use super::text::{clear, too_small};
use super::theme::Role;

#[derive(Debug)]
pub struct Question {
    /// Text in a long and a short form.
    pub forms: [String; 2],
    pub yes: Command,
    /// Command after a no, if any.
    pub no: Option<Command>,
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
            Command::No => self.no.clone().map_or(Handled::Close, Handled::Leave),
            _ => Handled::Done,
        }
    }

    fn is_over(&self, below: Below, ctx: &Ctx) -> bool {
        below.check(&self.yes, ctx).is_err()
    }

    fn foot(&self, below: Below, ctx: &Ctx) -> Option<Foot> {
        Some(Foot::new(&self.forms, Role::Status, footer::area(below, ctx, 0)?))
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        if footer::area(below, ctx, 0).is_some() {
            return footer::draw_over(self, below, ctx, frame);
        }
        let area = frame.area();
        clear(area, &ctx.look.theme, frame.buffer_mut());
        too_small(area.as_size(), Some(&self.forms[1]), frame);
    }
}
