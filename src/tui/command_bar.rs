//! Command bar for typed commands.

use ratatui::Frame;
use ratatui::text::Span;

use super::command::{self, Command, Context};
use super::ctx::Ctx;
use super::footer;
use super::layer::{Below, Foot, Handled, Layer, first_line};
use super::refusal::Refusal;
use super::text::{TextEditor, clear};
use super::theme::Role;
use crate::game::TargetKind;

const LONGEST: usize = 4096;

/// Command bar, over the board that executes the commands.
#[derive(Clone, Debug)]
pub struct CommandBar {
    text: TextEditor,
    /// Reason why the text was refused, until the text changes.
    refusal: Option<Refusal>,
}

impl CommandBar {
    pub fn open_with(text: &str) -> Handled {
        Handled::Open(Box::new(Self { text: TextEditor::line(text, LONGEST), refusal: None }))
    }

    /// Opens the bar by its key, or with the character typed.
    pub fn open(command: &Command) -> Handled {
        match command {
            Command::Type(char) => Self::open_with(char.encode_utf8(&mut [0; 4])),
            _ => Self::open_with(""),
        }
    }

    fn read(&self, asked: TargetKind, ctx: &Ctx) -> Result<Option<Command>, String> {
        let command = command::parse(self.text.value(), asked)?;
        if let Some(Command::Themes(Some(name))) = &command {
            ctx.look.usable_theme(name).map_err(|why| why.to_string())?;
        }
        Ok(command)
    }

    /// Passes the command to the board. Input that can be corrected stays.
    fn accept(&mut self, below: Below, ctx: &Ctx) -> Handled {
        let read = below.target_kind().map(|asked| self.read(asked, ctx));
        let refusal = match read {
            None | Some(Ok(None)) => return Handled::Close,
            Some(Ok(Some(command))) => match below.check(&command, ctx) {
                Ok(()) => return Handled::Leave(command),
                Err(refusal) => refusal.typed(ctx.look.coordinates),
            },
            Some(Err(why)) => Refusal::of_input(&why),
        };
        if !refusal.is_correctable() {
            return Handled::Refuse(refusal);
        }
        self.refusal = Some(refusal);
        Handled::Done
    }
}

impl Layer for CommandBar {
    fn context(&self) -> Context {
        Context::Bar
    }

    fn covers(&self) -> bool {
        false
    }

    fn execute(&mut self, command: &Command, below: Below, ctx: &mut Ctx) -> Handled {
        match command {
            Command::Accept => return self.accept(below, ctx),
            // After a refusal, a colon starts again, like on the board.
            Command::Type(':') if self.refusal.is_some() => {
                (self.text, self.refusal) = (TextEditor::line("", LONGEST), None);
            }
            command if self.text.is_left_by(command) => return Handled::Close,
            command => {
                if self.text.execute(command) {
                    self.refusal = None;
                }
            }
        }
        Handled::Done
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        self.text.insert(first_line(text));
        self.refusal = None;
        Handled::Done
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn foot(&self, below: Below, ctx: &Ctx) -> Option<Foot> {
        let naming = below.naming(ctx);
        let forms = self.refusal.as_ref().map_or_else(Vec::new, |it| it.forms(&naming));
        Some(Foot::new(&forms, Role::Error, footer::area(below, ctx, 1)?))
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let Some(area) = footer::area(below, ctx, 0) else { return };
        clear(area, &ctx.look.theme, frame.buffer_mut());
        footer::draw_over(self, below, ctx, frame);
        self.text.draw(Span::styled(":", ctx.look.theme.style(Role::Key)), area, frame);
    }
}
