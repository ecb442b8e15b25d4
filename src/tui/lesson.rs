//! Lesson on the board, over the list of lessons.
//!
//! `Effect::JudgeLesson` judges a move, and a wrong one is refuted on the board. A lesson that is
//! done is written down at once.

mod view;
mod words;

pub use words::{name, standing};

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Effect, Event};
use super::layer::Handled;
use super::practice::{Desk, Room, Task, Turn, Verdict};
use super::refusal::Refusal;
use crate::game::{ComputerSides, GameKind, IllegalMove, Lineup, TimeControl};
use crate::lesson::{Lesson, LessonHint, LessonQuestion, LessonReply, Refuted, lesson};
use crate::locale::text;
use crate::player::{Level, Ticket};
use crate::rules::opening::OpeningRule;
use crate::rules::{Game, Point, Variant};
use crate::settings::{Choice, Stakes};

pub type LessonRoom = Room<LessonTask>;

#[derive(Debug)]
pub struct LessonTask {
    number: usize,
    lesson: Lesson,
    /// Position after the opponent's last answer.
    game: Game,
    /// Refutation of the last wrong move.
    refuted: Option<Refuted>,
    hint: Option<LessonHint>,
    /// Hint steps taken in this position: the stones, the move.
    hints: u8,
    answer: Option<Point>,
}

/// Opens a lesson; `None` if there is none with this number.
pub fn open(number: usize) -> Option<LessonRoom> {
    LessonTask::new(number).map(Room::new)
}

pub fn no_lesson() -> Refusal {
    text!("lesson-none").into()
}

impl LessonTask {
    fn new(number: usize) -> Option<Self> {
        let lesson = lesson(number)?;
        let game = lesson.game.clone();
        Some(Self { number, lesson, game, refuted: None, hint: None, hints: 0, answer: None })
    }

    fn forget_hint(&mut self) {
        (self.hint, self.hints) = (None, 0);
    }

    /// Lesson after this one; `None` if this one was the last.
    fn next(&self, ctx: &Ctx) -> Option<usize> {
        ctx.lessons.after(self.number)
    }

    /// Shows the lesson with this number, and returns whether there is one.
    fn go_to(&mut self, number: Option<usize>, desk: &mut Desk, ctx: &mut Ctx) -> bool {
        let next = number.and_then(Self::new);
        let is_there = next.is_some();
        if let Some(next) = next {
            *self = next;
            desk.begin(self.game(), ctx);
        }
        is_there
    }

    /// Goes to the next lesson. After the last one, a first game begins.
    fn leave_for_next(&mut self, desk: &mut Desk, ctx: &mut Ctx) -> Handled {
        let is_done = matches!(desk.turn, Turn::Over);
        match self.go_to(self.next(ctx), desk, ctx) {
            true => Handled::Done,
            false if is_done => Handled::Leave(Command::Begin(first_game())),
            false => Handled::Close,
        }
    }

    /// Gives the next hint: the stones, then the move.
    fn give_hint(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        self.hints = (self.hints + 1).min(2);
        if self.hint.is_none() && desk.asked.is_none() {
            let question = LessonQuestion::Hint(self.lesson.goal, self.game.clone());
            let ticket = ctx.next_ticket();
            desk.asked = Some(ticket);
            ctx.effects.push(Effect::JudgeLesson(ticket, Box::new(question)));
        }
        self.point_to_hint(desk);
    }

    fn point_to_hint(&self, desk: &mut Desk) {
        if let (Some(hint), 2) = (&self.hint, self.hints) {
            desk.point_to(hint.point);
        }
    }
}

impl Task for LessonTask {
    const CONTEXT: Context = Context::Lesson;
    const FOOTER: &'static [&'static [Command]] =
        &[&[Command::Hint, Command::TakeBack], &[Command::RestartLesson], &[Command::NextLesson]];
    const OVER: &'static str = "lesson-over";
    const FOR_GAMES: &'static str = "lesson-for-games";
    const CLICK_LEADS_ON: bool = true;

    fn game(&self) -> Option<Game> {
        Some(self.game.clone())
    }

    fn ask(&mut self, point: Point, ticket: Ticket, _: &mut Ctx) -> Result<Effect, Refusal> {
        let mut game = self.game.clone();
        game.play(point).map_err(IllegalMove::Rows).map_err(Refusal::of_move)?;
        (self.answer, self.hint) = (None, None);
        Ok(Effect::JudgeLesson(ticket, Box::new(self.lesson.question(game))))
    }

    fn answer(&mut self, point: Point, reply: Event, _: &mut Desk, ctx: &mut Ctx) -> Verdict {
        let Event::LessonJudged(_, reply) = reply else { return Verdict::Undecided };
        // The judge has seen the moves, which are legal.
        let verdict = match *reply {
            LessonReply::Wrong(refuted) => {
                let line = refuted.line.clone();
                self.refuted = Some(refuted);
                return Verdict::Wrong(line);
            }
            LessonReply::Done => {
                let _ = self.game.play(point);
                if ctx.lessons.add(self.number) {
                    ctx.effects.push(Effect::LogLesson(self.number));
                }
                Verdict::Over
            }
            LessonReply::Answer(answer) => {
                let _ = self.game.play(point).and_then(|_| self.game.play(answer));
                self.answer = Some(answer);
                Verdict::Right
            }
            LessonReply::Undecided | LessonReply::Hint(_) => Verdict::Undecided,
        };
        self.forget_hint();
        verdict
    }

    fn hear(&mut self, event: Event, desk: &mut Desk) {
        let reply = match event {
            Event::LessonJudged(_, reply) => Ok(*reply),
            Event::Failed(_, why) => Err(text!("puzzle-not-judged", why = why)),
            _ => return,
        };
        match reply {
            Ok(LessonReply::Hint(hint)) => {
                self.hint = Some(hint);
                self.point_to_hint(desk);
            }
            reply => {
                self.hints = 0;
                let why = reply.err().unwrap_or_else(|| text!("lesson-no-hint"));
                desk.refusal = Some(why.into());
            }
        }
    }

    fn perform(&mut self, command: &Command, desk: &mut Desk, ctx: &mut Ctx) -> Option<Handled> {
        match (command, &desk.turn) {
            (Command::PlayAtCursor, Turn::Over) | (Command::NextLesson, _) => {
                return Some(self.leave_for_next(desk, ctx));
            }
            (Command::Learn, _) => return Some(Handled::Close),
            (Command::Puzzles, _) => return Some(Handled::Ignored),
            (Command::Hint, _) => self.give_hint(desk, ctx),
            (Command::RestartLesson, _) => drop(self.go_to(Some(self.number), desk, ctx)),
            _ => return None,
        }
        Some(Handled::Done)
    }
}

/// First game after the lessons: against the weakest level, which moves second.
fn first_game() -> Choice {
    let lineup = Lineup::new(ComputerSides::Second, Level::MIN);
    let kind = GameKind::Rows(Variant::GOMOKU_15);
    let opening = OpeningRule::Free;
    Choice { kind, opening, lineup, time: TimeControl::None, stakes: Stakes::Casual }
}
