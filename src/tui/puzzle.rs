//! Page of the puzzles, and over it the rooms for solving them: one at a time, or in a timed run.
//!
//! The page is a layer over the start screen or over a game, which waits (`Layer::rest`). It opens
//! when the disk has read the files (`Effect::ReadPuzzles`).
//!
//! `Effect::Judge` judges a move on a worker (`term/workers`). The answer waits until the move has
//! been visible for a moment (`Layer::wakes_at`). An attempt is written down as soon as its outcome
//! is certain; a failed one at the first wrong move, so leaving early gains nothing. Due dates are
//! updated once the disk confirms the write. `study` makes the puzzles of a review, and
//! `Effect::KeepPuzzles` keeps them.

mod layer;
mod page;
mod run;
mod view;
mod words;

pub use layer::no_puzzle;
pub use page::PuzzlePage;
pub use run::RunRoom;

use std::time::Duration;

use super::ctx::Ctx;
use super::event::Effect;
use super::layer::{Layer as _, nobody};
use super::naming::Naming;
use super::refusal::Refusal;
use super::viewer::Pointer;
use crate::game::{AnyGame, GameKind, IllegalMove, Target};
use crate::locale::text;
use crate::player::Ticket;
use crate::puzzle::{
    Activity, Attempt, Grade, Hint, JudgeQuestion, JudgeReply, PlayerRating, Puzzle, Refutation,
    SolutionStep,
};
use crate::record::Record;
use crate::rules::{Game, Point, Position, Variant};

#[derive(Clone, Debug)]
pub struct PuzzleRoom {
    solving: Option<Box<Solving>>,
    shown: Record,
    pointer: Pointer,
    refusal: Option<Refusal>,
    /// Activity that selects the puzzles.
    activity: Activity,
    /// Set if new puzzles are shown, too.
    takes_new: bool,
}

#[derive(Clone, Debug)]
struct Solving {
    attempt: Attempt,
    /// Date of the puzzle of the day.
    daily: Option<String>,
    turn: Turn,
    /// Ticket of the pending judgement of a move, or of the reasons for the solution.
    asked: Option<Ticket>,
    /// Time at which the puzzle was shown.
    since: Duration,
    /// Time spent until the result was decided.
    spent: Option<Duration>,
    /// Ticket of its entry in the log.
    logged: Option<Ticket>,
    rating: PlayerRating,
    /// Grade, once the log has the entry; rating and streak follow from it.
    grade: Option<Grade>,
    hint: Option<Hint>,
    defence: Option<Point>,
    /// Solution with its reasons, after the end.
    solution: Vec<SolutionStep>,
    /// Set if the solution has no reasons.
    is_unexplained: bool,
    /// Number of solution moves on the board; `None` shows the player's own last position.
    step: Option<usize>,
}

#[derive(Clone, Debug)]
enum Turn {
    Player,
    /// Answer to the move, and the time at which it may be shown.
    Answer {
        question: Box<JudgeQuestion>,
        since: Duration,
        reply: Option<JudgeReply>,
    },
    /// Player's turn to look at the refutation of a move.
    Refuted {
        point: Point,
        why: Refutation,
        board: Box<Game>,
    },
    /// Nobody's turn: the puzzle is over. The reasons for the solution may be pending.
    Over,
}

impl PuzzleRoom {
    /// Opens with a puzzle for this activity: one that is due today, or else a new one, if there is
    /// one.
    pub fn new(activity: Activity, ctx: &mut Ctx) -> Self {
        let takes_new = ctx.practice.as_ref().is_some_and(|it| it.counts().due == 0);
        let shown = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        let pointer = Pointer::new(shown.cursor());
        let mut room = Self { solving: None, shown, pointer, refusal: None, activity, takes_new };
        room.next(ctx);
        room
    }

    fn naming<'a>(&self, ctx: &'a Ctx) -> Naming<'a> {
        let (names, coordinates) = (&ctx.user.names, ctx.look.coordinates);
        Naming { names, coordinates, has_letters: true, ..nobody(self.shown.kind(), ctx) }
    }

    fn attempt(&self) -> Option<&Attempt> {
        self.solving.as_ref().map(|solving| &solving.attempt)
    }

    fn next(&mut self, ctx: &mut Ctx) {
        self.leave_answer(ctx);
        let now = self.attempt().map(|attempt| attempt.puzzle().id());
        let Some(practice) = &mut ctx.practice else { return };
        let rating = practice.progress().rating();
        let today = practice.today();
        let daily = practice.daily().filter(|_| self.activity == Activity::Daily);
        let is_daily = daily.is_some();
        let mut next = match (self.activity, daily) {
            (Activity::Theme(theme), _) => practice.next_with(theme),
            (_, Some((puzzle, _))) => {
                practice.show(puzzle.id());
                Some(puzzle)
            }
            _ => practice.next(self.takes_new),
        };
        if is_daily {
            // Others follow.
            self.activity = Activity::Next;
        } else if self.activity == Activity::Next
            && now.is_some()
            && next.as_ref().map(Puzzle::id) == now
        {
            // Nothing else is due, so a player who wants another puzzle wants a new one.
            self.takes_new = true;
            next = practice.next(true);
        }
        self.solving = next.map(|puzzle| {
            Box::new(Solving {
                attempt: Attempt::new(puzzle),
                daily: is_daily.then(|| today.to_string()),
                turn: Turn::Player,
                asked: None,
                since: ctx.now,
                spent: None,
                logged: None,
                rating,
                grade: None,
                hint: None,
                defence: None,
                solution: Vec::new(),
                is_unexplained: false,
                step: None,
            })
        });
        if self.solving.is_none() {
            self.shown = Record::new(self.shown.kind());
        }
        self.refresh();
        self.pointer = Pointer::new(self.shown.cursor());
    }

    fn refresh(&mut self) {
        if let Some(solving) = &self.solving {
            self.shown = Record::from(AnyGame::Rows(solving.board()));
        }
    }

    fn play(&mut self, point: Point, ctx: &mut Ctx) -> Result<(), Refusal> {
        let Some(solving) = &mut self.solving else { return Ok(()) };
        let question = solving.attempt.play(point).map_err(IllegalMove::Rows);
        let question = Box::new(question.map_err(Refusal::of_move)?);
        let ticket = ctx.next_ticket();
        (solving.hint, solving.defence, solving.asked) = (None, None, Some(ticket));
        solving.turn = Turn::Answer { question: question.clone(), since: ctx.now, reply: None };
        ctx.effects.push(Effect::Judge(ticket, question));
        self.refresh();
        self.pointer.point_to(Target::Cell(point), self.shown.cursor());
        Ok(())
    }

    /// Undoes the wrong move, or the move that awaits its answer.
    fn take_back(&mut self, ctx: &mut Ctx) {
        self.leave_answer(ctx);
        if let Some(solving) = &mut self.solving {
            solving.attempt.withdraw();
            solving.turn = Turn::Player;
        }
        self.refresh();
    }

    /// Cancels the judgement of the player's move.
    fn leave_answer(&self, ctx: &mut Ctx) {
        if self.solving.as_ref().is_some_and(|it| matches!(it.turn, Turn::Answer { .. })) {
            ctx.effects.push(Effect::StopJudge);
        }
    }

    fn show_answer(&mut self, ctx: &mut Ctx) {
        if self.wakes_at(ctx).is_none_or(|at| at > ctx.now) {
            return;
        }
        if let Some(solving) = &mut self.solving {
            solving.answer(ctx, &mut self.refusal);
        }
        self.refresh();
        self.pointer.give_way(self.shown.cursor());
    }

    /// Takes the grade of an attempt that has been logged.
    pub fn logged(&mut self, ticket: Ticket, grade: Grade) {
        if let Some(solving) = self.solving.as_mut().filter(|it| it.logged == Some(ticket)) {
            solving.grade = Some(grade);
        }
    }

    /// Lets the player repeat the move, or the request for the solution.
    fn not_answered(&mut self, why: &str) {
        let Some(solving) = &mut self.solving else { return };
        let refusal = if let Turn::Over = solving.turn {
            let line = solving.attempt.puzzle().goal().line().iter();
            solving.solution = line.map(|&point| SolutionStep { point, reason: None }).collect();
            solving.is_unexplained = true;
            text!("puzzle-no-reasons", why = why)
        } else {
            solving.attempt.withdraw();
            solving.turn = Turn::Player;
            text!("puzzle-not-judged", why = why)
        };
        self.refusal = Some(refusal.into());
        self.refresh();
    }
}

impl Solving {
    fn awaits(&self, ticket: Ticket) -> bool {
        self.asked == Some(ticket) && matches!(self.turn, Turn::Answer { .. } | Turn::Over)
    }

    /// Game on the board, which starts with the position of the puzzle.
    fn board(&self) -> Game {
        let puzzle = self.attempt.puzzle();
        let before = puzzle.game();
        let played = |game: &Game| game.moves()[before.moves().len()..].to_vec();
        let moves = match (&self.turn, self.step) {
            (Turn::Over, Some(step)) => {
                self.solution.iter().take(step).map(|step| step.point).collect()
            }
            (Turn::Refuted { board, .. }, _) => played(board),
            _ => played(self.attempt.game()),
        };
        // Stones and moves come from a valid game.
        let position = Position::from_stones(before.variant(), before.stones())
            .unwrap_or_else(|_| Position::new(before.variant()));
        let mut game = Game::from_position(position.with_to_move(puzzle.side()));
        for point in moves {
            if game.play(point).is_err() {
                break;
            }
        }
        game
    }

    fn answer(&mut self, ctx: &mut Ctx, refusal: &mut Option<Refusal>) {
        let Turn::Answer { question, reply: Some(reply), .. } = &self.turn else { return };
        let (question, reply) = (question.clone(), reply.clone());
        let mut board = question.game.clone();
        let point = board.moves().last().copied().unwrap_or(Point::new(0, 0));
        self.turn = Turn::Player;
        self.attempt.hear(&question, reply.clone());
        match reply {
            JudgeReply::Solved => self.end(ctx),
            JudgeReply::Defence { point, .. } => self.defence = Some(point),
            JudgeReply::Wrong(why) => {
                // The opponent's move that refutes it, if there is one.
                let shows = match &why {
                    Refutation::Loses(win) => win.line().first(),
                    Refutation::StoppedBy { point, .. } => Some(point),
                    Refutation::NoThreat | Refutation::NoWin => None,
                };
                if let Some(&answer) = shows {
                    let _ = board.play(answer);
                }
                self.turn = Turn::Refuted { point, why, board: Box::new(board) };
            }
            JudgeReply::Undecided => {
                *refusal = Some(Refusal::at_cell("puzzle-undecided", point));
            }
        }
        self.log(ctx);
    }

    /// Ends the attempt, and requests the reasons for the solution.
    fn end(&mut self, ctx: &mut Ctx) {
        let ticket = ctx.next_ticket();
        (self.turn, self.asked, self.is_unexplained) = (Turn::Over, Some(ticket), false);
        let puzzle = Box::new(self.attempt.puzzle().clone());
        ctx.effects.push(Effect::Explain(ticket, puzzle));
    }

    /// Logs the attempt as soon as its result is decided.
    fn log(&mut self, ctx: &mut Ctx) {
        if self.spent.is_none() && self.attempt.counts_as().is_some() {
            let spent = ctx.now.saturating_sub(self.since);
            let ticket = ctx.next_ticket();
            (self.spent, self.logged) = (Some(spent), Some(ticket));
            let attempt = Box::new(self.attempt.clone());
            ctx.effects.push(Effect::LogAttempt(ticket, attempt, spent));
        }
    }
}
