//! Choice of the sides that the computer plays in the current game.

use ratatui::Frame;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::footer;
use super::layer::{Below, Foot, Handled, Layer};
use super::naming::{fitting, no_levels, short_computer};
use super::refusal::Refusal;
use super::theme::Role;
use crate::game::{Computer, GameKind, Lineup};
use crate::locale::text;
use crate::rules::BySide;

#[derive(Debug)]
pub struct LineupChoice {
    /// Players by the sides in the current position.
    pub lineup: Lineup,
    /// Set if the players have other sides in that position than at the start.
    pub is_swapped: bool,
    pub kind: GameKind,
}

impl Layer for LineupChoice {
    fn context(&self) -> Context {
        Context::Computer
    }

    fn covers(&self) -> bool {
        false
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        let steps = matches!(command, Command::StepLevel(_) | Command::StepFirstLevel(_));
        if steps && !self.kind.has_levels() { Err(no_levels().into()) } else { Ok(()) }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        match *command {
            _ if self.check(command, ctx).is_err() => {}
            Command::StepLevel(step) => {
                self.lineup = self.lineup.step(step, &ctx.engines_for(self.kind));
            }
            Command::StepFirstLevel(step) => {
                self.lineup = self.lineup.step_first(step, &ctx.engines_for(self.kind));
            }
            Command::Computer(Some(_)) => {
                let lineup = self.lineup;
                ctx.next.lineup = if self.is_swapped { lineup.swapped() } else { lineup };
                return Handled::Leave(command.clone());
            }
            Command::Cancel => return Handled::Close,
            _ => {}
        }
        Handled::Done
    }

    fn foot(&self, below: Below, ctx: &Ctx) -> Option<Foot> {
        let area = footer::area(below, ctx, 0)?;
        let words = fitting(words(self.lineup.players, self.kind), area.width.into());
        Some(Foot::new(&[words], Role::Status, area))
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        footer::draw_over(self, below, ctx, frame);
    }
}

/// Long form of the question, and a short one for narrow windows that names the keys.
fn words(BySide { first, second }: BySide<Computer>, kind: GameKind) -> [String; 2] {
    match (first, second) {
        (Computer::Level(_), Computer::Level(_)) if !kind.has_levels() => {
            [text!("sides-question"), text!("sides-question.short")]
        }
        (Computer::Level(first), Computer::Level(second)) if first == second => [
            text!("sides-question-level", level = second),
            text!("sides-question-level.short", level = second),
        ],
        (Computer::Level(first), Computer::Level(second)) => [
            text!("sides-question-levels", first = first, second = second),
            text!("sides-question-levels.short", first = first, second = second),
        ],
        (Computer::Engine(name), _) if first == second => [
            text!("sides-question-engine", name = name),
            text!("sides-question-engine.short", name = name),
        ],
        (Computer::Engine(_), _) | (_, Computer::Engine(_)) => {
            let [first, second] = [first, second].map(|it| short_computer(it, kind));
            [
                text!("sides-question-engines", first = first, second = second),
                text!("sides-question-engines.short", first = first, second = second),
            ]
        }
    }
}
