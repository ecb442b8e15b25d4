//! Commands, events and keys of a room.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr as _;

use super::{Desk, Task, Turn, Verdict, Words, view};
use crate::game::{Target, TargetKind};
use crate::locale::{self, text};
use crate::rules::Point;
use crate::tui::command::{Command, Context, Walk};
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Event, MouseAction, MouseEvent};
use crate::tui::keymap::FooterWord;
use crate::tui::layer::{Below, Foot, Handled, Height, Layer, first_line};
use crate::tui::naming::{Naming, PROGRAM};
use crate::tui::refusal::Refusal;
use crate::tui::text::too_small;
use crate::tui::theme::Role;
use crate::tui::viewer::walk_by_wheel;

const UNDO: Words = ("command-undo.word", &["command-undo.word"]);

#[derive(Debug)]
pub struct Room<T> {
    pub task: T,
    pub desk: Desk,
}

impl<T: Task> Room<T> {
    pub fn new(task: T) -> Self {
        let desk = Desk::new(task.game());
        Self { task, desk }
    }

    fn refresh(&mut self, ctx: &Ctx) {
        self.desk.show(self.task.game(), ctx);
    }

    fn play(&mut self, point: Point, ctx: &mut Ctx) -> Result<(), Refusal> {
        self.desk.refuse_foul(point, ctx)?;
        let ticket = ctx.next_ticket();
        let effect = self.task.ask(point, ticket, ctx)?;
        ctx.effects.push(effect);
        self.desk.asked = Some(ticket);
        self.desk.turn = Turn::Checking { point, since: ctx.now, reply: None };
        self.refresh(ctx);
        self.desk.point_to(point);
        Ok(())
    }

    /// Takes back the wrong move, or the one that is being judged.
    fn take_back(&mut self, ctx: &mut Ctx) {
        self.desk.stop(ctx);
        self.desk.turn = Turn::Player;
        self.task.withdraw(ctx);
    }

    fn pace(ctx: &Ctx) -> Duration {
        if T::IS_PACED { ctx.answer_pace() } else { Duration::ZERO }
    }

    /// Shows what is due.
    fn show_due(&mut self, ctx: &mut Ctx) {
        if let Turn::Checking { point, since, reply } = &mut self.desk.turn
            && *since + Self::pace(ctx) <= ctx.now
            && let Some(reply) = reply.take()
        {
            let point = *point;
            self.desk.turn = match self.task.answer(point, *reply, &mut self.desk, ctx) {
                Verdict::Right => Turn::Player,
                Verdict::Wrong(line) => Turn::Wrong { point, line, since: ctx.now },
                Verdict::Undecided => {
                    self.desk.refusal = Some(Refusal::at_cell("puzzle-undecided", point));
                    Turn::Player
                }
                Verdict::Over => Turn::Over,
            };
            self.refresh(ctx);
            self.desk.pointer.give_way(self.desk.shown.cursor());
        }
    }

    fn perform(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        let is_wrong = matches!(self.desk.turn, Turn::Wrong { .. });
        if is_wrong && *command == Command::Hint {
            self.take_back(ctx);
        }
        if let Some(handled) = self.task.perform(command, &mut self.desk, ctx) {
            return Ok(handled);
        }
        match *command {
            // After a refutation, the player tries again.
            Command::Play(_) | Command::PlayAtCursor if is_wrong => self.take_back(ctx),
            Command::TakeBack => self.take_back(ctx),
            Command::PlayAtCursor => self.play(self.desk.pointer.cell, ctx)?,
            Command::Play(Target::Cell(point)) => self.play(point, ctx)?,
            Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(_) => {
                self.desk.pointer.follow(command, self.desk.shown.cursor());
            }
            Command::ToggleCoordinates => ctx.look.step_coordinates(),
            Command::ToggleForbidden => {
                ctx.look.marks.forbidden = ctx.look.marks.forbidden.toggled();
            }
            Command::ExplainPoint => self.desk.explain_point()?,
            Command::Zoom(step) => ctx.look.zoom(self.desk.shown.kind(), step),
            Command::OpenBar | Command::Type(_) => return Ok(CommandBar::open(command)),
            Command::Cancel => return Ok(Handled::Close),
            Command::Quit => return Ok(Handled::Ignored),
            _ => {}
        }
        Ok(Handled::Done)
    }

    /// Text at the foot: a refusal, or without a panel, what it would say.
    fn foot(&self, ctx: &Ctx, area: Rect) -> Foot {
        let has_panel = ctx.look.has_panel(self.desk.shown.kind());
        if let Some(refusal) = &self.desk.refusal {
            return Foot::new(&refusal.forms(&self.desk.naming(ctx)), Role::Error, area);
        }
        if let Some(words) = self.desk.fouls.words(ctx.look.coordinates) {
            return Foot::new(&words, Role::Notice, area);
        }
        match self.task.said(&self.desk, ctx).filter(|_| !has_panel) {
            Some(said) => Foot::new(&[said.text], said.role, area),
            None => Foot::new(&[], Role::Notice, area),
        }
    }

    /// Word at a place of the footer: that of the first command that is possible.
    fn word(&self, place: &[Command], ctx: &Ctx) -> Option<FooterWord> {
        let words = place.iter().filter_map(|command| {
            let mut word = ctx.user.keymap.footer_word(T::CONTEXT, command)?;
            let is_possible = |command| self.check(command, ctx).is_ok();
            // The key of the other direction is beside this one.
            let is_walk = *command == Command::Walk(Walk::Back);
            word.is_active =
                is_possible(command) || is_walk && is_possible(&Command::Walk(Walk::Forward));
            // Enter has the word for another try.
            let undo = Some(UNDO).filter(|_| *command == Command::TakeBack);
            if let Some((now, all)) = undo.or_else(|| self.task.word(command, &self.desk, ctx)) {
                word.say(now, all);
            }
            Some(word)
        });
        let mut words: Vec<FooterWord> = words.collect();
        let taken = words.iter().map(|word| word.label.0.width() + word.room).max()?;
        let shown = words.iter().position(|word| word.is_active).unwrap_or(0);
        let mut word = words.swap_remove(shown);
        word.room = taken - word.label.0.width();
        Some(word)
    }
}

impl<T: Task> Layer for Room<T> {
    fn context(&self) -> Context {
        T::CONTEXT
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn check(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        if let Some(checked) = self.task.check(command, &self.desk, ctx) {
            return checked;
        }
        let mut contexts = [T::CONTEXT, Context::Everywhere].iter();
        match contexts.find_map(|context| command.needs(*context)) {
            Some(needs) => {
                needs.iter().try_for_each(|need| self.desk.meets(*need, command, T::OVER))
            }
            None => Err(locale::format(T::FOR_GAMES, &[]).into()),
        }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let is_pointing = matches!(command, Command::PointAt(_));
        // An explanation ends with its words, also when the mouse points elsewhere.
        let was_explained = self.desk.fouls.end_explanation();
        let before = self.desk.refusal.take_if(|_| !is_pointing || was_explained);
        if *command == Command::Cancel && (before.is_some() || was_explained) {
            // A message is dismissed first.
            return Handled::Done;
        }
        let done = self.check(command, ctx).and_then(|()| self.perform(command, ctx));
        let handled = done.unwrap_or_else(|why| {
            self.desk.refusal = Some(why);
            Handled::Done
        });
        match handled {
            Handled::Close | Handled::Leave(_) => drop(self.desk.stop(ctx)),
            _ if is_pointing => {}
            _ => self.refresh(ctx),
        }
        handled
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let layout = ctx.look.game_layout(self.desk.shown.kind()).ok();
        let target = layout.and_then(|it| it.board.point_at(mouse.at)).map(Target::Cell);
        let leads_on = match self.desk.turn {
            Turn::Wrong { .. } => true,
            Turn::Over => T::CLICK_LEADS_ON,
            Turn::Player | Turn::Checking { .. } => false,
        };
        match (target.filter(|_| self.task.game().is_some()), mouse.action) {
            (Some(_), MouseAction::Click) if leads_on => vec![Command::PlayAtCursor],
            (Some(at), MouseAction::Click) => vec![Command::PointAt(at), Command::Play(at)],
            (Some(at), MouseAction::Move) if at != Target::Cell(self.desk.pointer.cell) => {
                vec![Command::PointAt(at)]
            }
            (None, MouseAction::Click) => {
                let choice = view::choice_at(&self.task, &self.desk, ctx, mouse.at);
                choice.map(Command::Select).into_iter().collect()
            }
            (_, action) => walk_by_wheel(action, |command| self.check(command, ctx).is_ok()),
        }
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        CommandBar::open_with(first_line(text))
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        let (Event::Judged(ticket, _)
        | Event::LessonJudged(ticket, _)
        | Event::Retried(ticket, _)
        | Event::Explained(ticket, _)
        | Event::Failed(ticket, _)) = &event
        else {
            return Err(event);
        };
        if self.desk.asked != Some(*ticket) {
            return if let Event::Failed(..) = event { Err(event) } else { Ok(false) };
        }
        self.desk.asked = None;
        match (event, &mut self.desk.turn) {
            (Event::Failed(_, why), Turn::Checking { .. }) => {
                self.take_back(ctx);
                self.desk.refusal = Some(text!("puzzle-not-judged", why = why).into());
            }
            (event, Turn::Checking { reply, .. }) => *reply = Some(Box::new(event)),
            (event, _) => self.task.hear(event, &mut self.desk),
        }
        self.show_due(ctx);
        self.refresh(ctx);
        Ok(true)
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.desk.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.foot(ctx, ctx.look.game_layout(self.desk.shown.kind()).ok()?.foot).keys()
    }

    fn words(&self, ctx: &Ctx) -> Vec<FooterWord> {
        const FIRST: &[&[Command]] = &[&[Command::PlayAtCursor]];
        const LAST: &[&[Command]] = &[&[Command::Cancel], &[Command::Help], &[Command::Quit]];
        let places = FIRST.iter().chain(T::FOOTER).chain(LAST);
        places.filter_map(|place| self.word(place, ctx)).collect()
    }

    /// Time at which the answer is shown, or the next move of a refutation.
    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        let due = match self.desk.turn {
            Turn::Checking { since, reply: Some(_), .. } => Some(since + Self::pace(ctx)),
            _ => self.desk.next_step(ctx),
        };
        due.into_iter().chain(self.task.wakes_at(ctx)).min()
    }

    fn pass_time(&mut self, _: Duration, ctx: &mut Ctx) {
        self.task.pass_time(&mut self.desk, ctx);
        self.show_due(ctx);
        if let Turn::Wrong { .. } = self.desk.turn {
            self.refresh(ctx);
        }
    }

    fn settle(&mut self, ctx: &mut Ctx) {
        if ctx.look.game_layout(self.desk.shown.kind()).is_err() {
            self.rest(ctx);
        }
        self.desk.find_fouls(ctx);
    }

    fn rest(&mut self, ctx: &mut Ctx) {
        self.task.rest(&mut self.desk, ctx);
        self.refresh(ctx);
    }

    fn naming<'a>(&'a self, ctx: &'a Ctx) -> Option<Naming<'a>> {
        Some(self.desk.naming(ctx))
    }

    fn target_kind(&self) -> Option<TargetKind> {
        Some(self.desk.shown.target_kind())
    }

    fn title(&self, _: &Ctx) -> Option<String> {
        Some(PROGRAM.to_owned())
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        let layout = match ctx.look.game_layout(self.desk.shown.kind()) {
            Ok(layout) => layout,
            Err(needed) => return too_small(needed, None, frame),
        };
        view::draw(&self.task, &self.desk, ctx, &layout, frame);
        let foot = self.foot(ctx, layout.foot);
        foot.draw_words(&self.words(ctx), &ctx.look.theme, frame);
    }
}
