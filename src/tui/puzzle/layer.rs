//! Commands, events and keys of the puzzle room.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::{PuzzleRoom, Solving, Turn, view};
use crate::game::{Target, TargetKind};
use crate::locale::text;
use crate::puzzle::Hint;
use crate::tui::command::{Command, Context, Need, Walk};
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Event, MouseAction, MouseEvent};
use crate::tui::keymap::Label;
use crate::tui::layer::{Below, Handled, Height, Layer, first_line};
use crate::tui::naming::{Naming, PROGRAM};
use crate::tui::refusal::Refusal;
use crate::tui::viewer::walk_by_wheel;

pub fn no_puzzle() -> Refusal {
    text!("puzzle-none").into()
}

impl Layer for PuzzleRoom {
    fn context(&self) -> Context {
        Context::Puzzles
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn check(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let mut contexts = [Context::Puzzles, Context::Everywhere].iter();
        match contexts.find_map(|context| command.needs(*context)) {
            Some(needs) => needs.iter().try_for_each(|need| self.meets(*need, command, ctx)),
            None if matches!(command, Command::Puzzles | Command::Practise(_)) => Ok(()),
            None => Err(text!("puzzle-for-games").into()),
        }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let is_pointing = matches!(command, Command::PointAt(_));
        let before = self.refusal.take_if(|_| !is_pointing);
        if *command == Command::Cancel {
            // A message is dismissed first.
            if before.is_some() {
                return Handled::Done;
            }
            self.leave_answer(ctx);
            return Handled::Close;
        }
        if let Command::Puzzles | Command::Practise(_) = command {
            self.leave_answer(ctx);
            return Handled::Leave(command.clone());
        }
        let done = self.check(command, ctx).and_then(|()| self.perform(command, ctx));
        done.unwrap_or_else(|why| {
            self.refusal = Some(why);
            Handled::Done
        })
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let layout =
            ctx.look.game_layout(self.shown.kind()).ok().filter(|_| self.solving.is_some());
        let target = layout.and_then(|it| it.board.point_at(mouse.at)).map(Target::Cell);
        let pointed = Target::Cell(self.pointer.cell);
        match (target, mouse.action) {
            (Some(at), MouseAction::Click) => vec![Command::PointAt(at), Command::Play(at)],
            (Some(at), MouseAction::Move) if at != pointed => vec![Command::PointAt(at)],
            (_, action) => walk_by_wheel(action, |command| self.check(command, ctx).is_ok()),
        }
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        CommandBar::open_with(first_line(text))
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        let (Event::Judged(ticket, _) | Event::Explained(ticket, _) | Event::Failed(ticket, _)) =
            event
        else {
            return Err(event);
        };
        let solving = self.solving.as_mut().filter(|it| it.awaits(ticket));
        match (event, solving) {
            (Event::Judged(_, answer), Some(solving)) => {
                if let Turn::Answer { reply, .. } = &mut solving.turn {
                    *reply = Some(answer);
                }
                self.show_answer(ctx);
            }
            (Event::Explained(_, steps), Some(solving)) => solving.solution = steps,
            (Event::Failed(_, why), Some(_)) => self.not_answered(&why),
            (event @ Event::Failed(..), None) => return Err(event),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.foot(ctx, ctx.look.game_layout(self.shown.kind()).ok()?.foot).keys()
    }

    fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        let mut labels: Vec<_> = ctx.user.keymap.footer(Context::Puzzles).collect();
        let obeys = |command: &Command| self.check(command, ctx).is_ok();
        labels.retain(|(command, _)| {
            // The row of this command also has the key of the other direction.
            let is_walk = *command == Command::Walk(Walk::Back);
            obeys(command) || is_walk && obeys(&Command::Walk(Walk::Forward))
        });
        let turn = self.solving.as_ref().map(|solving| &solving.turn);
        // Enter does the same.
        labels.retain(|(command, _)| match turn {
            None | Some(Turn::Over) => *command != Command::NextPuzzle,
            Some(Turn::Refuted { .. }) => *command != Command::TakeBack,
            _ => true,
        });
        for (command, (_, word)) in &mut labels {
            *word = match (&*command, turn) {
                (Command::PlayAtCursor, None) => text!("word-new-puzzle"),
                (Command::PlayAtCursor, Some(Turn::Over)) => text!("command-next-value.word"),
                (Command::PlayAtCursor, Some(Turn::Refuted { .. })) => {
                    text!("command-try-again.word")
                }
                (Command::TakeBack, Some(Turn::Answer { .. })) => text!("command-undo.word"),
                _ => continue,
            };
        }
        labels
    }

    /// Time at which an answer that has arrived is shown.
    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        let pace = ctx.answer_pace();
        match self.solving.as_ref()?.turn {
            Turn::Answer { since, reply: Some(_), .. } => Some(since + pace),
            _ => None,
        }
    }

    fn pass_time(&mut self, _: Duration, ctx: &mut Ctx) {
        self.show_answer(ctx);
    }

    fn naming<'a>(&'a self, ctx: &'a Ctx) -> Option<Naming<'a>> {
        Some(self.naming(ctx))
    }

    fn target_kind(&self) -> Option<TargetKind> {
        Some(self.shown.target_kind())
    }

    fn title(&self, _: &Ctx) -> Option<String> {
        Some(PROGRAM.to_owned())
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        view::draw(self, ctx, frame);
    }
}

impl PuzzleRoom {
    fn meets(&self, need: Need, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let Some(solving) = &self.solving else {
            let counts = ctx.practice.as_ref().map(|it| it.counts()).unwrap_or_default();
            let can_come = counts.due + counts.new > 0;
            let asks = need == Need::NextPuzzle || *command == Command::PlayAtCursor;
            return if asks && can_come { Ok(()) } else { Err(no_puzzle()) };
        };
        let target = match command {
            Command::Play(target) => Some(*target),
            _ => None,
        };
        match (need, &solving.turn) {
            (Need::Position, _) => match command {
                Command::Walk(walk) => solving.check_walk(*walk),
                _ => Ok(()),
            },
            (Need::Unsolved, Turn::Over) if solving.is_unexplained => Ok(()),
            // Enter leads to the next puzzle.
            (Need::Turn, Turn::Over) if target.is_none() => Ok(()),
            (Need::Open | Need::Unsolved | Need::Turn, Turn::Over) => {
                Err(text!("puzzle-over").into())
            }
            (Need::Turn, Turn::Answer { .. }) => Err(text!("puzzle-still-checking").into()),
            (Need::Turn, Turn::Player) => {
                target.map_or(Ok(()), |at| self.shown.cursor().check(at).map_err(Refusal::of_move))
            }
            (Need::Run, _) => Err(text!("run-none").into()),
            (Need::Taken, Turn::Player | Turn::Over) => Err(text!("puzzle-no-undo").into()),
            _ => Ok(()),
        }
    }

    fn perform(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        let turn = self.solving.as_ref().map(|solving| &solving.turn);
        match (command, turn) {
            (Command::PlayAtCursor | Command::NextPuzzle, None | Some(Turn::Over)) => {
                self.takes_new |= turn.is_none();
                self.next(ctx);
            }
            (Command::NextPuzzle, _) => self.next(ctx),
            // After a refutation, the player tries again.
            (Command::Play(_) | Command::PlayAtCursor, Some(Turn::Refuted { .. }))
            | (Command::TakeBack, _) => self.take_back(ctx),
            (Command::PlayAtCursor, _) => self.play(self.pointer.cell, ctx)?,
            (&Command::Play(Target::Cell(point)), _) => self.play(point, ctx)?,
            (Command::Hint, _) => self.hint(ctx),
            (Command::Solution, _) => self.give_up(ctx),
            (&Command::Walk(walk), _) => self.walk(walk),
            (Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(_), _) => {
                self.pointer.follow(command, self.shown.cursor());
            }
            (Command::ToggleCoordinates, _) => ctx.look.step_coordinates(),
            (&Command::Zoom(step), _) => ctx.look.zoom(self.shown.kind(), step),
            (Command::OpenBar | Command::Type(_), _) => return Ok(CommandBar::open(command)),
            (Command::Quit, _) => return Ok(Handled::Ignored),
            _ => {}
        }
        Ok(Handled::Done)
    }

    /// Gives the next hint. If it gives a move away, the cursor moves there.
    fn hint(&mut self, ctx: &mut Ctx) {
        if self.solving.as_ref().is_some_and(|it| matches!(it.turn, Turn::Refuted { .. })) {
            self.take_back(ctx);
        }
        let Some(solving) = &mut self.solving else { return };
        solving.hint = solving.attempt.hint();
        if let Some(Hint::Move(point)) = solving.hint {
            self.pointer.point_to(Target::Cell(point), self.shown.cursor());
        }
    }

    fn give_up(&mut self, ctx: &mut Ctx) {
        self.leave_answer(ctx);
        if let Some(solving) = &mut self.solving {
            solving.attempt.give_up();
            solving.end(ctx);
            solving.log(ctx);
            solving.step = Some(0);
        }
        self.refresh();
    }

    fn walk(&mut self, walk: Walk) {
        if let Some(solving) = &mut self.solving {
            let (step, all) = (solving.step.unwrap_or_default(), solving.solution.len());
            solving.step = Some(match walk {
                Walk::Back => step.saturating_sub(1),
                Walk::Forward => (step + 1).min(all),
                Walk::End => all,
                _ => 0,
            });
        }
        self.refresh();
    }

    /// Checks whether the cursor shows the next stone.
    pub(super) fn is_players_turn(&self) -> bool {
        self.solving.as_ref().is_some_and(|solving| {
            matches!(solving.turn, Turn::Player) && solving.attempt.outcome().is_none()
        })
    }
}

impl Solving {
    fn check_walk(&self, walk: Walk) -> Result<(), Refusal> {
        let all = self.solution.len();
        let is_there = match walk {
            Walk::Back | Walk::Start => all > 0 && self.step != Some(0),
            Walk::Forward | Walk::End => self.step.map_or(all > 0, |step| step < all),
            Walk::NextBranch | Walk::To(_) => false,
        };
        if is_there { Ok(()) } else { Err(text!("puzzle-no-step").into()) }
    }
}
