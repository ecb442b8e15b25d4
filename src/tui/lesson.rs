//! Lesson on the board, over the list of lessons.
//!
//! `Effect::JudgeLesson` judges a move on a worker (`term/workers`). The answer waits until the
//! move has been visible for a moment, and the moves that refute a wrong one follow one by one
//! (`Layer::wakes_at`). A lesson that is done is written down at once.

mod layer;
mod view;
mod words;

pub use layer::no_lesson;
pub use words::{name, standing};

use std::time::Duration;

use super::ctx::Ctx;
use super::event::Effect;
use super::layer::nobody;
use super::naming::Naming;
use super::refusal::Refusal;
use super::viewer::Pointer;
use crate::game::{AnyGame, ComputerSides, GameKind, IllegalMove, Lineup, Target, TimeControl};
use crate::lesson::{Lesson, LessonHint, LessonQuestion, LessonReply, Refuted, lesson};
use crate::locale::text;
use crate::player::{Level, Ticket};
use crate::record::Record;
use crate::rules::{Game, Point, Variant};
use crate::settings::{Choice, Stakes};

/// Time between the moves that refute a wrong one.
const STEP: Duration = Duration::from_millis(600);

#[derive(Debug)]
pub struct LessonRoom {
    number: usize,
    lesson: Lesson,
    /// Position after the opponent's last answer.
    game: Game,
    turn: Turn,
    /// Ticket of the pending judgement or hint.
    asked: Option<Ticket>,
    hint: Option<LessonHint>,
    /// Hint steps taken in this position: the stones, the move.
    hints: u8,
    answer: Option<Point>,
    shown: Record,
    pointer: Pointer,
    refusal: Option<Refusal>,
}

#[derive(Debug)]
enum Turn {
    Student,
    /// Answer to the move, and the time at which the move was played.
    Checking {
        point: Point,
        since: Duration,
        reply: Option<Box<LessonReply>>,
    },
    /// Refutation of a move, and the time at which its first move was shown.
    Refuted {
        point: Point,
        refuted: Box<Refuted>,
        since: Duration,
    },
    Done,
}

impl LessonRoom {
    /// Opens a lesson; `None` if there is none with this number.
    pub fn new(number: usize) -> Option<Self> {
        let lesson = lesson(number)?;
        let game = lesson.game.clone();
        let shown = Record::from(AnyGame::Rows(game.clone()));
        let pointer = Pointer::new(shown.cursor());
        let (turn, asked, hint, answer) = (Turn::Student, None, None, None);
        Some(Self {
            number,
            lesson,
            game,
            turn,
            asked,
            hint,
            hints: 0,
            answer,
            shown,
            pointer,
            refusal: None,
        })
    }

    fn naming<'a>(&self, ctx: &'a Ctx) -> Naming<'a> {
        let (names, coordinates) = (&ctx.user.names, ctx.look.coordinates);
        Naming { names, coordinates, has_letters: true, ..nobody(self.shown.kind(), ctx) }
    }

    /// Begins the lesson again.
    fn restart(&mut self, ctx: &mut Ctx) {
        self.stop_judge(ctx);
        self.game = self.lesson.game.clone();
        (self.turn, self.asked, self.answer) = (Turn::Student, None, None);
        self.forget_hint();
        self.refresh(ctx);
    }

    fn forget_hint(&mut self) {
        (self.hint, self.hints) = (None, 0);
    }

    /// Lesson after this one; `None` if this one was the last.
    fn next(&self, ctx: &Ctx) -> Option<usize> {
        ctx.lessons.after(self.number)
    }

    fn play(&mut self, point: Point, ctx: &mut Ctx) -> Result<(), Refusal> {
        let mut game = self.game.clone();
        game.play(point).map_err(IllegalMove::Rows).map_err(Refusal::of_move)?;
        self.ask(self.lesson.question(game), ctx);
        (self.answer, self.hint) = (None, None);
        self.turn = Turn::Checking { point, since: ctx.now, reply: None };
        self.refresh(ctx);
        self.pointer.point_to(Target::Cell(point), self.shown.cursor());
        Ok(())
    }

    fn ask(&mut self, question: LessonQuestion, ctx: &mut Ctx) {
        let ticket = ctx.next_ticket();
        self.asked = Some(ticket);
        ctx.effects.push(Effect::JudgeLesson(ticket, Box::new(question)));
    }

    /// Takes back the wrong move, or the one that is being checked.
    fn take_back(&mut self, ctx: &mut Ctx) {
        self.stop_judge(ctx);
        (self.turn, self.asked) = (Turn::Student, None);
        self.refresh(ctx);
    }

    fn stop_judge(&self, ctx: &mut Ctx) {
        if self.asked.is_some() {
            ctx.effects.push(Effect::StopJudge);
        }
    }

    /// Gives the next hint: the stones, then the move.
    fn give_hint(&mut self, ctx: &mut Ctx) {
        if matches!(self.turn, Turn::Refuted { .. }) {
            self.take_back(ctx);
        }
        self.hints = (self.hints + 1).min(2);
        if self.hint.is_none() && self.asked.is_none() {
            let question = LessonQuestion::Hint(self.lesson.goal, self.game.clone());
            self.ask(question, ctx);
        }
        self.point_to_hint();
    }

    fn point_to_hint(&mut self) {
        if let (Some(hint), 2) = (&self.hint, self.hints) {
            self.pointer.point_to(Target::Cell(hint.point), self.shown.cursor());
        }
    }

    /// Takes the answer of the judge.
    fn judged(&mut self, answer: LessonReply, ctx: &mut Ctx) {
        self.asked = None;
        match (&mut self.turn, answer) {
            (Turn::Student, LessonReply::Hint(hint)) => {
                self.hint = Some(hint);
                self.point_to_hint();
            }
            (Turn::Student, _) => {
                self.hints = 0;
                self.refusal = Some(text!("lesson-no-hint").into());
            }
            (Turn::Checking { reply, .. }, answer) => *reply = Some(Box::new(answer)),
            _ => {}
        }
        self.show(ctx);
    }

    fn not_judged(&mut self, why: &str, ctx: &mut Ctx) {
        (self.asked, self.turn) = (None, Turn::Student);
        self.forget_hint();
        self.refusal = Some(text!("puzzle-not-judged", why = why).into());
        self.refresh(ctx);
    }

    /// Shows what is due.
    fn show(&mut self, ctx: &mut Ctx) {
        let pace = ctx.answer_pace();
        if let Turn::Checking { point, since, reply } = &mut self.turn
            && *since + pace <= ctx.now
            && let Some(reply) = reply.take()
        {
            let point = *point;
            self.answered(point, *reply, ctx);
        }
        self.refresh(ctx);
    }

    fn answered(&mut self, point: Point, reply: LessonReply, ctx: &mut Ctx) {
        self.turn = Turn::Student;
        match reply {
            LessonReply::Done => {
                // The judge has seen the move, which is legal.
                let _ = self.game.play(point);
                self.turn = Turn::Done;
                if ctx.lessons.add(self.number) {
                    ctx.effects.push(Effect::LogLesson(self.number));
                }
            }
            LessonReply::Answer(answer) => {
                let _ = self.game.play(point).and_then(|_| self.game.play(answer));
                self.answer = Some(answer);
            }
            LessonReply::Wrong(refuted) => {
                let refuted = Box::new(refuted);
                self.turn = Turn::Refuted { point, refuted, since: ctx.now };
            }
            LessonReply::Undecided | LessonReply::Hint(_) => {
                self.refusal = Some(Refusal::at_cell("puzzle-undecided", point));
            }
        }
        if !matches!(self.turn, Turn::Refuted { .. }) {
            self.forget_hint();
        }
        self.refresh(ctx);
        self.pointer.give_way(self.shown.cursor());
    }

    /// Number of moves of the refutation on the board.
    fn refuting(&self, ctx: &Ctx) -> usize {
        match &self.turn {
            Turn::Refuted { refuted, since, .. } if ctx.user.settings.animations => {
                let steps = ctx.now.saturating_sub(*since).as_millis() / STEP.as_millis();
                usize::try_from(steps)
                    .unwrap_or(usize::MAX)
                    .saturating_add(1)
                    .min(refuted.line.len())
            }
            Turn::Refuted { refuted, .. } => refuted.line.len(),
            _ => 0,
        }
    }

    /// Updates the board.
    fn refresh(&mut self, ctx: &Ctx) {
        let mut game = self.game.clone();
        let more: &[Point] = match &self.turn {
            Turn::Checking { point, .. } => std::slice::from_ref(point),
            Turn::Refuted { point, refuted, .. } => {
                let _ = game.play(*point);
                &refuted.line[..self.refuting(ctx)]
            }
            Turn::Student | Turn::Done => &[],
        };
        for &point in more {
            let _ = game.play(point);
        }
        self.shown = Record::from(AnyGame::Rows(game));
    }
}

/// First game after the lessons: against the weakest level, which moves second.
fn first_game() -> Choice {
    let lineup = Lineup::new(ComputerSides::Second, Level::MIN);
    let kind = GameKind::Rows(Variant::GOMOKU_15);
    Choice { kind, lineup, time: TimeControl::None, stakes: Stakes::Casual }
}
