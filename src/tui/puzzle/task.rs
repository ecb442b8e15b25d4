//! Puzzles, one at a time.

use std::time::Duration;

use super::board;
use crate::game::IllegalMove;
use crate::locale::text;
use crate::player::Ticket;
use crate::puzzle::{
    Activity, Attempt, Grade, Hint, JudgeReply, PlayerRating, Puzzle, Refutation, SolutionStep,
};
use crate::rules::{Game, Point};
use crate::tui::command::{Command, Context, Walk};
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, Event};
use crate::tui::layer::Handled;
use crate::tui::practice::{Desk, Room, Task, Turn, Verdict, afresh, with_moves};
use crate::tui::refusal::Refusal;

pub type PuzzleRoom = Room<PuzzleTask>;

#[derive(Debug)]
pub struct PuzzleTask {
    pub(super) solving: Option<Box<Solving>>,
    /// Activity that selects the puzzles.
    pub(super) activity: Activity,
    /// Set if new puzzles are shown, too.
    takes_new: bool,
}

#[derive(Debug)]
pub(super) struct Solving {
    pub(super) attempt: Attempt,
    /// Date of the puzzle of the day.
    pub(super) daily: Option<String>,
    /// Time at which the puzzle was shown.
    since: Duration,
    /// Time spent until the result was decided.
    pub(super) spent: Option<Duration>,
    /// Ticket of its entry in the log.
    logged: Option<Ticket>,
    pub(super) rating: PlayerRating,
    /// Grade, once the log has the entry; rating and streak follow from it.
    pub(super) grade: Option<Grade>,
    pub(super) hint: Option<Hint>,
    pub(super) defence: Option<Point>,
    /// Reason why the last wrong move is wrong.
    pub(super) refuted: Option<Refutation>,
    /// Solution with its reasons, after the end.
    pub(super) solution: Vec<SolutionStep>,
    /// Set if the solution has no reasons.
    is_unexplained: bool,
    /// Number of solution moves on the board; `None` shows the player's own last position.
    pub(super) step: Option<usize>,
}

pub fn no_puzzle() -> Refusal {
    text!("puzzle-none").into()
}

impl PuzzleTask {
    /// Opens the room with a puzzle for this activity: one that is due today, or else a new one, if
    /// there is one.
    pub fn open(activity: Activity, ctx: &mut Ctx) -> PuzzleRoom {
        let takes_new = ctx.practice.as_ref().is_some_and(|it| it.counts().due == 0);
        let mut room = Room::new(Self { solving: None, activity, takes_new });
        room.task.next(&mut room.desk, ctx);
        room
    }

    pub(super) fn attempt(&self) -> Option<&Attempt> {
        self.solving.as_ref().map(|solving| &solving.attempt)
    }

    fn next(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
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
                since: ctx.now,
                spent: None,
                logged: None,
                rating,
                grade: None,
                hint: None,
                defence: None,
                refuted: None,
                solution: Vec::new(),
                is_unexplained: false,
                step: None,
            })
        });
        desk.begin(self.game(), ctx);
        if self.solving.is_none() {
            desk.turn = Turn::Over;
        }
    }

    /// Takes the grade of an attempt that has been logged.
    pub fn logged(&mut self, ticket: Ticket, grade: Grade) {
        if let Some(solving) = self.solving.as_mut().filter(|it| it.logged == Some(ticket)) {
            solving.grade = Some(grade);
        }
    }
}

impl Task for PuzzleTask {
    const CONTEXT: Context = Context::Puzzles;
    const FOOTER: &'static [&'static [Command]] = &[
        &[Command::Hint, Command::TakeBack],
        &[Command::Solution, Command::Walk(Walk::Back)],
        &[Command::NextPuzzle],
    ];
    const OVER: &'static str = "puzzle-over";
    const FOR_GAMES: &'static str = "puzzle-for-games";

    fn game(&self) -> Option<Game> {
        let solving = self.solving.as_ref()?;
        let Some(step) = solving.step else { return Some(board(&solving.attempt)) };
        let moves = solving.solution.iter().take(step).map(|step| step.point);
        Some(with_moves(afresh(solving.attempt.puzzle().game()), moves))
    }

    fn ask(&mut self, point: Point, ticket: Ticket, _: &mut Ctx) -> Result<Effect, Refusal> {
        let Some(solving) = &mut self.solving else { return Err(no_puzzle()) };
        let question = solving.attempt.play(point).map_err(IllegalMove::Rows);
        let question = Box::new(question.map_err(Refusal::of_move)?);
        (solving.hint, solving.defence) = (None, None);
        Ok(Effect::Judge(ticket, question))
    }

    fn withdraw(&mut self, _: &mut Ctx) {
        if let Some(solving) = &mut self.solving {
            solving.attempt.withdraw();
        }
    }

    fn answer(&mut self, _: Point, reply: Event, desk: &mut Desk, ctx: &mut Ctx) -> Verdict {
        match (&mut self.solving, reply) {
            (Some(solving), Event::Judged(_, reply)) => solving.answer(reply, desk, ctx),
            _ => Verdict::Undecided,
        }
    }

    fn hear(&mut self, event: Event, desk: &mut Desk) {
        let Some(solving) = &mut self.solving else { return };
        match event {
            Event::Explained(_, steps) => solving.solution = steps,
            Event::Failed(_, why) => {
                let line = solving.attempt.puzzle().goal().line().iter();
                solving.solution =
                    line.map(|&point| SolutionStep { point, reason: None }).collect();
                solving.is_unexplained = true;
                desk.refusal = Some(text!("puzzle-no-reasons", why = why).into());
            }
            _ => {}
        }
    }

    fn check(&self, command: &Command, desk: &Desk, ctx: &Ctx) -> Option<Result<(), Refusal>> {
        if let Command::Puzzles | Command::Practise(_) = command {
            return Some(Ok(()));
        }
        let Some(solving) = &self.solving else {
            let counts = ctx.practice.as_ref().map(|it| it.counts()).unwrap_or_default();
            let can_come = counts.due + counts.new > 0;
            let asks = matches!(command, Command::NextPuzzle | Command::PlayAtCursor);
            return command
                .needs(Self::CONTEXT)
                .filter(|needs| !needs.is_empty())
                .map(|_| if asks && can_come { Ok(()) } else { Err(no_puzzle()) });
        };
        match (command, &desk.turn) {
            (Command::Walk(walk), _) => Some(solving.check_walk(*walk)),
            (Command::Solution, Turn::Over) if solving.is_unexplained => Some(Ok(())),
            _ => None,
        }
    }

    fn perform(&mut self, command: &Command, desk: &mut Desk, ctx: &mut Ctx) -> Option<Handled> {
        match (command, &desk.turn) {
            (Command::PlayAtCursor, Turn::Over) | (Command::NextPuzzle, _) => {
                self.takes_new |= self.solving.is_none();
                self.next(desk, ctx);
            }
            (Command::Puzzles | Command::Practise(_), _) => {
                return Some(Handled::Leave(command.clone()));
            }
            (Command::Hint, _) => self.solving.as_mut()?.give_hint(desk),
            (Command::Solution, _) => self.solving.as_mut()?.give_up(desk, ctx),
            (Command::Walk(walk), _) => self.solving.as_mut()?.walk(*walk),
            _ => return None,
        }
        Some(Handled::Done)
    }
}

impl Solving {
    fn answer(&mut self, reply: JudgeReply, desk: &mut Desk, ctx: &mut Ctx) -> Verdict {
        let Some(question) = self.attempt.asked().cloned() else { return Verdict::Undecided };
        self.attempt.hear(&question, reply.clone());
        let verdict = match reply {
            JudgeReply::Solved => {
                self.end(desk, ctx);
                Verdict::Over
            }
            JudgeReply::Defence { point, .. } => {
                self.defence = Some(point);
                Verdict::Right
            }
            JudgeReply::Wrong(why) => {
                // The opponent's move that refutes it, if there is one.
                let answer = match &why {
                    Refutation::Loses(win) => win.line().first().copied(),
                    Refutation::StoppedBy { point, .. } => Some(*point),
                    Refutation::NoThreat | Refutation::NoWin | Refutation::Foul(_) => None,
                };
                self.refuted = Some(why);
                Verdict::Wrong(answer.into_iter().collect())
            }
            JudgeReply::Undecided => Verdict::Undecided,
        };
        self.log(ctx);
        verdict
    }

    /// Requests the reasons for the solution after the end.
    fn end(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        let ticket = ctx.next_ticket();
        (desk.asked, self.is_unexplained) = (Some(ticket), false);
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

    /// Gives the next hint. If it gives a move away, the cursor moves there.
    fn give_hint(&mut self, desk: &mut Desk) {
        self.hint = self.attempt.hint();
        if let Some(Hint::Move(point)) = self.hint {
            desk.point_to(point);
        }
    }

    fn give_up(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        desk.stop(ctx);
        desk.turn = Turn::Over;
        self.attempt.give_up();
        self.end(desk, ctx);
        self.log(ctx);
        self.step = Some(0);
    }

    fn walk(&mut self, walk: Walk) {
        let (step, all) = (self.step.unwrap_or_default(), self.solution.len());
        self.step = Some(match walk {
            Walk::Back => step.saturating_sub(1),
            Walk::Forward => (step + 1).min(all),
            Walk::End => all,
            _ => 0,
        });
    }

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
