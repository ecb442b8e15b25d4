//! Commands, events and keys of a lesson.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::{LessonRoom, STEP, Turn, first_game, view};
use crate::game::{Target, TargetKind};
use crate::locale::text;
use crate::tui::command::{Command, Context, Need};
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Event, MouseAction, MouseEvent};
use crate::tui::keymap::Label;
use crate::tui::layer::{Below, Handled, Height, Layer, first_line};
use crate::tui::naming::{Naming, PROGRAM};
use crate::tui::refusal::Refusal;

pub fn no_lesson() -> Refusal {
    text!("lesson-none").into()
}

impl Layer for LessonRoom {
    fn context(&self) -> Context {
        Context::Lesson
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        let mut contexts = [Context::Lesson, Context::Everywhere].iter();
        match contexts.find_map(|context| command.needs(*context)) {
            Some(needs) => needs.iter().try_for_each(|need| self.meets(*need, command)),
            None => Err(text!("lesson-for-games").into()),
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
            self.stop_judge(ctx);
            return Handled::Close;
        }
        let done = self.check(command, ctx).and_then(|()| self.perform(command, ctx));
        done.unwrap_or_else(|why| {
            self.refusal = Some(why);
            Handled::Done
        })
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let layout = ctx.look.game_layout(self.shown.kind()).ok();
        let target = layout.and_then(|it| it.board.point_at(mouse.at)).map(Target::Cell);
        let pointed = Target::Cell(self.pointer.cell);
        match (target, mouse.action) {
            // After the end, and after a wrong move, a click anywhere on the board goes on.
            (Some(_), MouseAction::Click)
                if matches!(self.turn, Turn::Refuted { .. } | Turn::Done) =>
            {
                vec![Command::PlayAtCursor]
            }
            (Some(at), MouseAction::Click) => vec![Command::PointAt(at), Command::Play(at)],
            (Some(at), MouseAction::Move) if at != pointed => vec![Command::PointAt(at)],
            _ => Vec::new(),
        }
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        CommandBar::open_with(first_line(text))
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::LessonJudged(ticket, reply) if self.asked == Some(ticket) => {
                self.judged(*reply, ctx);
                Ok(true)
            }
            Event::Failed(ticket, why) if self.asked == Some(ticket) => {
                self.not_judged(&why, ctx);
                Ok(true)
            }
            Event::LessonJudged(..) => Ok(false),
            event => Err(event),
        }
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.foot(ctx, ctx.look.game_layout(self.shown.kind()).ok()?.foot).keys()
    }

    fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        let mut labels: Vec<_> = ctx.user.keymap.footer(Context::Lesson).collect();
        labels.retain(|(command, _)| self.check(command, ctx).is_ok());
        // Enter does the same.
        labels.retain(|(command, _)| match self.turn {
            Turn::Done => *command != Command::NextLesson,
            Turn::Refuted { .. } => *command != Command::TakeBack,
            Turn::Student | Turn::Checking { .. } => true,
        });
        for (command, (_, word)) in &mut labels {
            *word = match (&*command, &self.turn) {
                (Command::PlayAtCursor, Turn::Done) if self.next(ctx).is_none() => {
                    text!("word-first-game")
                }
                (Command::PlayAtCursor, Turn::Done) => text!("command-next-lesson.word"),
                (Command::PlayAtCursor, Turn::Refuted { .. }) => text!("command-try-again.word"),
                (Command::TakeBack, Turn::Checking { .. }) => text!("command-undo.word"),
                _ => continue,
            };
        }
        labels
    }

    /// Time at which the answer is shown, or the next move of a refutation.
    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        let pace = ctx.answer_pace();
        match &self.turn {
            Turn::Checking { since, reply: Some(_), .. } => Some(*since + pace),
            Turn::Refuted { refuted, since, .. } => {
                let shown = self.refuting(ctx);
                let steps = u32::try_from(shown).unwrap_or(u32::MAX);
                (shown < refuted.line.len()).then(|| *since + STEP * steps)
            }
            _ => None,
        }
    }

    fn pass_time(&mut self, since: Duration, ctx: &mut Ctx) {
        let moves = matches!(self.turn, Turn::Checking { .. } | Turn::Refuted { .. });
        if moves && since < ctx.now {
            self.show(ctx);
        }
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

impl LessonRoom {
    fn meets(&self, need: Need, command: &Command) -> Result<(), Refusal> {
        let target = match command {
            Command::Play(target) => Some(*target),
            _ => None,
        };
        match (need, &self.turn) {
            (Need::Open | Need::Turn, Turn::Checking { .. }) => {
                Err(text!("puzzle-still-checking").into())
            }
            // Enter leads to the next lesson.
            (Need::Turn, Turn::Done) if target.is_none() => Ok(()),
            (Need::Open | Need::Turn, Turn::Done) => Err(text!("lesson-over").into()),
            (Need::Turn, Turn::Student) => {
                target.map_or(Ok(()), |at| self.shown.cursor().check(at).map_err(Refusal::of_move))
            }
            (Need::Taken, Turn::Student | Turn::Done) => Err(text!("puzzle-no-undo").into()),
            _ => Ok(()),
        }
    }

    fn perform(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        match (command, &self.turn) {
            (Command::PlayAtCursor, Turn::Done) | (Command::NextLesson, _) => {
                return Ok(self.leave_for_next(ctx));
            }
            (Command::Learn, _) => {
                self.stop_judge(ctx);
                return Ok(Handled::Close);
            }
            // After a refutation, the student tries again.
            (Command::Play(_) | Command::PlayAtCursor, Turn::Refuted { .. })
            | (Command::TakeBack, _) => self.take_back(ctx),
            (Command::PlayAtCursor, _) => self.play(self.pointer.cell, ctx)?,
            (&Command::Play(Target::Cell(point)), _) => self.play(point, ctx)?,
            (Command::Hint, _) => self.give_hint(ctx),
            (Command::RestartLesson, _) => self.restart(ctx),
            (Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(_), _) => {
                self.pointer.follow(command, self.shown.cursor());
            }
            (Command::ToggleCoordinates, _) => ctx.look.step_coordinates(),
            (&Command::Zoom(step), _) => ctx.look.zoom(self.shown.kind(), step),
            (Command::OpenBar | Command::Type(_), _) => return Ok(CommandBar::open(command)),
            (Command::Quit | Command::Puzzles, _) => return Ok(Handled::Ignored),
            _ => {}
        }
        Ok(Handled::Done)
    }

    /// Goes to the next lesson. After the last one, a first game begins.
    fn leave_for_next(&mut self, ctx: &mut Ctx) -> Handled {
        self.stop_judge(ctx);
        let is_done = matches!(self.turn, Turn::Done);
        match self.next(ctx).and_then(Self::new) {
            Some(next) => *self = next,
            None if is_done => return Handled::Leave(Command::Begin(first_game())),
            None => return Handled::Close,
        }
        Handled::Done
    }

    /// Checks whether the cursor shows the next stone.
    pub(super) const fn is_students_turn(&self) -> bool {
        matches!(self.turn, Turn::Student)
    }
}
