//! Room for learning from mistakes, over a reviewed game.
//!
//! It shows the position before each mistake and asks for a better move. `Effect::Retry` examines
//! the move on the judge's thread (`term/workers`); every move that holds is accepted, others are
//! refuted on the board. The keys are those of the puzzles. The game below stays where it was.

mod view;

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::command::{Command, Context, Need};
use super::command_bar::CommandBar;
use super::ctx::Ctx;
use super::event::{Effect, Event, MouseAction, MouseEvent};
use super::keymap::Label;
use super::layer::{Below, Handled, Height, Layer, first_line, nobody};
use super::naming::{Naming, PROGRAM};
use super::refusal::Refusal;
use super::viewer::Pointer;
use crate::game::{AnyGame, IllegalMove, Target, TargetKind};
use crate::locale::text;
use crate::player::Ticket;
use crate::record::Record;
use crate::review::{Retry, RetryReply};
use crate::rules::{Game, Point, Position};
use crate::study::Mistake;

#[derive(Clone, Debug)]
pub struct MistakeRoom {
    all: Vec<Mistake>,
    /// Index of the mistake on the screen; after the last one, their number.
    at: usize,
    /// Number of better moves found without help.
    found: usize,
    turn: Turn,
    asked: Option<Ticket>,
    shown: Record,
    pointer: Pointer,
    refusal: Option<Refusal>,
}

#[derive(Clone, Debug)]
enum Turn {
    Player,
    /// Answer to the move, and the time from which it may be shown.
    Answer {
        point: Point,
        since: Duration,
        reply: Option<RetryReply>,
    },
    Refuted {
        point: Point,
        reply: RetryReply,
    },
    /// The player's better move, or `None` if the solution was shown.
    Over(Option<(Point, RetryReply)>),
}

impl MistakeRoom {
    /// Opens the room with the first of these mistakes.
    pub fn open(all: Vec<Mistake>, ctx: &mut Ctx) -> Handled {
        let Some(first) = all.first() else { return Handled::Done };
        let shown = Record::from(AnyGame::Rows(first.game.clone()));
        let pointer = Pointer::new(shown.cursor());
        let (turn, asked, refusal) = (Turn::Player, None, None);
        let mut room = Self { all, at: 0, found: 0, turn, asked, shown, pointer, refusal };
        room.show(0, ctx);
        Handled::Open(Box::new(room))
    }

    fn mistake(&self) -> Option<&Mistake> {
        self.all.get(self.at)
    }

    fn naming<'a>(&self, ctx: &'a Ctx) -> Naming<'a> {
        let coordinates = ctx.look.coordinates;
        Naming { coordinates, has_letters: true, ..nobody(self.shown.kind(), ctx) }
    }

    /// Shows a mistake, or the end if there are no more.
    fn show(&mut self, at: usize, ctx: &mut Ctx) {
        self.leave_answer(ctx);
        (self.at, self.turn) = (at, Turn::Player);
        self.refresh();
        if let Some(played) = self.mistake().map(|mistake| mistake.played) {
            self.pointer.point_to(Target::Cell(played), self.shown.cursor());
        }
    }

    fn refresh(&mut self) {
        if let Some(game) = self.board() {
            self.shown = Record::from(AnyGame::Rows(game));
        }
    }

    /// Game on the board: the position before the mistake, with the moves tried there.
    fn board(&self) -> Option<Game> {
        let before = &self.mistake()?.game;
        let stones = before.stones();
        let position = Position::from_stones(before.variant(), stones).ok()?;
        let to_move = before.side_of(before.moves().len());
        let mut game = Game::from_position(position.with_to_move(to_move));
        let moves = match &self.turn {
            Turn::Player | Turn::Over(None) => vec![],
            Turn::Answer { point, .. } | Turn::Over(Some((point, _))) => vec![*point],
            Turn::Refuted { point, reply } => {
                let answer = match reply {
                    RetryReply::Loses(win) => win.pv.first().copied(),
                    RetryReply::Worse { answer, .. } => *answer,
                    _ => None,
                };
                std::iter::once(*point).chain(answer).collect()
            }
        };
        for point in moves {
            if game.play(point).is_err() {
                break;
            }
        }
        Some(game)
    }

    fn play(&mut self, point: Point, ctx: &mut Ctx) -> Result<(), Refusal> {
        let Some(mistake) = self.mistake() else { return Ok(()) };
        mistake.game.check(point).map_err(|why| Refusal::of_move(IllegalMove::Rows(why)))?;
        let retry = Retry { game: mistake.game.clone(), played: mistake.played, point };
        let ticket = ctx.next_ticket();
        self.asked = Some(ticket);
        self.turn = Turn::Answer { point, since: ctx.now, reply: None };
        ctx.effects.push(Effect::Retry(ticket, Box::new(retry)));
        self.refresh();
        self.pointer.point_to(Target::Cell(point), self.shown.cursor());
        Ok(())
    }

    fn take_back(&mut self, ctx: &mut Ctx) {
        self.leave_answer(ctx);
        self.turn = Turn::Player;
        self.refresh();
    }

    fn leave_answer(&self, ctx: &mut Ctx) {
        if matches!(self.turn, Turn::Answer { .. }) {
            ctx.effects.push(Effect::StopJudge);
        }
    }

    fn show_answer(&mut self, ctx: &Ctx) {
        if self.wakes_at(ctx).is_none_or(|at| at > ctx.now) {
            return;
        }
        let Turn::Answer { point, reply: Some(reply), .. } = &self.turn else { return };
        let (point, reply) = (*point, reply.clone());
        self.turn = match reply {
            RetryReply::Wins | RetryReply::Holds { .. } => {
                self.found += 1;
                Turn::Over(Some((point, reply)))
            }
            RetryReply::Loses(_) | RetryReply::Worse { .. } => Turn::Refuted { point, reply },
            RetryReply::Undecided => {
                self.refusal = Some(Refusal::at_cell("puzzle-undecided", point));
                Turn::Player
            }
        };
        self.refresh();
    }

    fn meets(&self, need: Need, command: &Command) -> Result<(), Refusal> {
        let target = match command {
            Command::Play(target) => Some(*target),
            _ => None,
        };
        let is_done = self.mistake().is_none();
        match (need, &self.turn) {
            // Enter leads on, also after the last mistake.
            (Need::Turn, Turn::Over(_)) if target.is_none() => Ok(()),
            (Need::Turn, _) if is_done && target.is_none() => Ok(()),
            _ if is_done => Err(text!("mistakes-no-more").into()),
            (Need::Turn | Need::Unsolved | Need::Open, Turn::Over(_)) => {
                Err(text!("puzzle-over").into())
            }
            (Need::Turn, Turn::Answer { .. }) => Err(text!("puzzle-still-checking").into()),
            (Need::Turn, Turn::Player) => {
                target.map_or(Ok(()), |at| self.shown.cursor().check(at).map_err(Refusal::of_move))
            }
            (Need::Taken, Turn::Player | Turn::Over(_)) => Err(text!("puzzle-no-undo").into()),
            (Need::Position, _) => Err(text!("puzzle-no-step").into()),
            _ => Ok(()),
        }
    }

    fn perform(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        match (command, &self.turn) {
            (Command::PlayAtCursor, _) if self.mistake().is_none() => return Ok(Handled::Close),
            (Command::PlayAtCursor, Turn::Over(_)) | (Command::NextPuzzle, _) => {
                self.show(self.at + 1, ctx);
            }
            // After a refutation, the player tries again.
            (Command::Play(_) | Command::PlayAtCursor, Turn::Refuted { .. })
            | (Command::TakeBack, _) => self.take_back(ctx),
            (Command::PlayAtCursor, _) => self.play(self.pointer.cell, ctx)?,
            (&Command::Play(Target::Cell(point)), _) => self.play(point, ctx)?,
            (Command::Solution, _) => {
                self.leave_answer(ctx);
                self.turn = Turn::Over(None);
                self.refresh();
            }
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
}

impl Layer for MistakeRoom {
    fn context(&self) -> Context {
        Context::Puzzles
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        if *command == Command::Hint {
            return Err(text!("mistakes-no-hint").into());
        }
        let mut contexts = [Context::Puzzles, Context::Everywhere].iter();
        match contexts.find_map(|context| command.needs(*context)) {
            Some(needs) => needs.iter().try_for_each(|need| self.meets(*need, command)),
            None => Err(text!("mistakes-for-games").into()),
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
            (Some(at), MouseAction::Click) => vec![Command::PointAt(at), Command::Play(at)],
            (Some(at), MouseAction::Move) if at != pointed => vec![Command::PointAt(at)],
            _ => Vec::new(),
        }
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        CommandBar::open_with(first_line(text))
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        let (Event::Retried(ticket, _) | Event::Failed(ticket, _)) = &event else {
            return Err(event);
        };
        let is_asked = self.asked == Some(*ticket) && matches!(self.turn, Turn::Answer { .. });
        match event {
            Event::Retried(_, answer) if is_asked => {
                if let Turn::Answer { reply, .. } = &mut self.turn {
                    *reply = Some(answer);
                }
                self.show_answer(ctx);
            }
            Event::Failed(_, why) if is_asked => {
                self.turn = Turn::Player;
                self.refusal = Some(text!("puzzle-not-judged", why = why).into());
                self.refresh();
            }
            event @ Event::Failed(..) => return Err(event),
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
        labels.retain(|(command, _)| self.check(command, ctx).is_ok());
        // Enter does the same.
        labels.retain(|(command, _)| match &self.turn {
            Turn::Over(_) => *command != Command::NextPuzzle,
            Turn::Refuted { .. } => *command != Command::TakeBack,
            _ => true,
        });
        let is_done = self.mistake().is_none();
        for (command, (_, word)) in &mut labels {
            *word = match (&*command, &self.turn) {
                (Command::PlayAtCursor, _) if is_done => text!("mistakes-close"),
                (Command::PlayAtCursor, Turn::Over(_)) => text!("command-next-value.word"),
                (Command::PlayAtCursor, Turn::Refuted { .. }) => text!("command-try-again.word"),
                (Command::NextPuzzle, _) => text!("mistakes-skip"),
                (Command::TakeBack, Turn::Answer { .. }) => text!("command-undo.word"),
                _ => continue,
            };
        }
        labels
    }

    /// Time at which an answer that has arrived is shown.
    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        let pace = ctx.answer_pace();
        match self.turn {
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
