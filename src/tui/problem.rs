//! Notice that the settings file is invalid, shown over everything until a key is pressed.

use ratatui::Frame;
use ratatui::text::Line;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{MouseAction, MouseEvent};
use super::layer::{Below, Handled, Height, Layer};
use super::layout::centred;
use super::text::{draw_lines, wrap};
use super::theme::Role;
use crate::locale::text;

/// Reason for using the default settings.
#[derive(Debug)]
pub struct ProblemBox(pub String);

impl Layer for ProblemBox {
    fn context(&self) -> Context {
        Context::Everywhere
    }

    fn height(&self) -> Height {
        Height::Top
    }

    fn execute(&mut self, command: &Command, _: Below, _: &mut Ctx) -> Handled {
        match command {
            Command::Suspend => Handled::Leave(Command::Suspend),
            _ => Handled::Close,
        }
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, _: &Ctx) -> Vec<Command> {
        if mouse.action == MouseAction::Click { vec![Command::Cancel] } else { Vec::new() }
    }

    fn other_key(&mut self) -> Handled {
        Handled::Close
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        let (window, theme) = (frame.area(), &ctx.look.theme);
        let width = window.width.min(76);
        let styled = |text: &str, role| {
            let lines = wrap(text, width.into()).into_iter();
            lines.map(|line| Line::styled(line, theme.style(role))).collect::<Vec<_>>()
        };
        let rest = styled(&text!("settings-problem-end"), Role::Faint);
        let mut lines = styled(&text!("settings-problem"), Role::Heading);
        lines.push(Line::default());
        lines.extend(self.0.lines().flat_map(|line| styled(line, Role::Error)));
        lines.truncate(usize::from(window.height).saturating_sub(rest.len() + 1));
        lines.push(Line::default());
        lines.extend(rest);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(window.height);
        draw_lines(&lines, centred(window, width, height), frame.buffer_mut());
    }
}
