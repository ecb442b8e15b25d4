//! Timed run: easy puzzles one after the other, three minutes, three strikes.
//!
//! The clock starts with the first move. It stands while a move is being checked, during a pause,
//! and while the window is too small for the board. A pause hides the board, so it gains nothing.
//! The result is written down as soon as the run ends, also if the player ends it early.

use std::time::Duration;
use std::vec;

use super::{board, view, words};
use crate::game::IllegalMove;
use crate::locale::text;
use crate::player::Ticket;
use crate::puzzle::{Attempt, JudgeReply, Puzzle, Run, RunResult};
use crate::rules::{Game, Point, Stone};
use crate::tui::command::{Command, Context};
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, Event};
use crate::tui::layer::Handled;
use crate::tui::naming;
use crate::tui::practice::{Desk, Panel, Room, Said, Task, TaskView, Turn, Verdict, Words, afresh};
use crate::tui::refusal::Refusal;
use crate::tui::theme::Role;

pub type RunRoom = Room<RunTask>;

#[derive(Debug)]
pub struct RunTask {
    run: Run,
    left: vec::IntoIter<Puzzle>,
    attempt: Attempt,
    last: Option<Last>,
    /// Puzzles with a wrong move, each with that move and the right one.
    missed: Vec<(Puzzle, [Point; 2])>,
    /// Missed puzzle on the board, after the end.
    selected: Option<usize>,
    is_paused: bool,
    result: Option<RunResult>,
    /// Best result before this run.
    best: Option<u16>,
}

/// Result of the last puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    Solved,
    Wrong {
        /// Cell of the wrong move, and of the right one.
        cells: [Point; 2],
    },
}

impl RunTask {
    /// Prepares a run; `None` if there are no easy puzzles.
    pub fn new(ctx: &Ctx) -> Option<Self> {
        let practice = ctx.practice.as_ref()?;
        let mut left = practice.next_run().into_iter();
        Some(Self {
            run: Run::default(),
            attempt: Attempt::new(left.next()?),
            left,
            last: None,
            missed: Vec::new(),
            selected: None,
            is_paused: false,
            result: None,
            best: practice.best_run(),
        })
    }

    /// Checks whether the clock has run, or is about to.
    fn is_under_way(&self, desk: &Desk) -> bool {
        self.run.has_begun() || matches!(desk.turn, Turn::Checking { .. })
    }

    /// Hides the board and stops the clock.
    fn pause(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        if self.result.is_none() {
            self.cancel(desk, ctx);
            self.is_paused = true;
        }
    }

    fn resume(&mut self, ctx: &Ctx) {
        self.is_paused = false;
        if self.run.has_begun() {
            self.run.start(ctx.now);
        }
    }

    /// Stops the clock, and the judgement of a move, which can be played again.
    fn cancel(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        if desk.stop(ctx) {
            self.attempt.withdraw();
            desk.turn = Turn::Player;
        }
        self.run.stop(ctx.now);
    }

    /// Ends the run, which is written down if it has begun.
    fn end(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        if self.result.is_some() {
            return;
        }
        self.cancel(desk, ctx);
        let result = self.run.result(ctx.now);
        (self.is_paused, self.result, desk.turn) = (false, Some(result), Turn::Over);
        if self.run.has_begun() {
            ctx.effects.push(Effect::LogRun(result));
        }
    }

    /// Shows the next puzzle, or ends the run.
    fn go_on(&mut self, last: Last, desk: &mut Desk, ctx: &mut Ctx) -> Verdict {
        self.last = Some(last);
        // The clock counts as started, so that a run of wrong first moves is a run.
        self.run.start(ctx.now);
        let next = self.left.next().filter(|_| !self.run.is_over(ctx.now));
        let Some(puzzle) = next else {
            self.end(desk, ctx);
            return Verdict::Over;
        };
        self.attempt = Attempt::new(puzzle);
        Verdict::Right
    }

    /// Missed puzzle on the board, with the wrong move and the right one.
    fn selected(&self) -> Option<&(Puzzle, [Point; 2])> {
        self.missed.get(self.selected?)
    }

    fn puzzle(&self) -> &Puzzle {
        self.selected().map_or_else(|| self.attempt.puzzle(), |(puzzle, _)| puzzle)
    }

    /// Esc: pauses the run, then ends it, then leaves.
    fn leave(&mut self, desk: &mut Desk, ctx: &mut Ctx) -> Handled {
        match self.result {
            None if self.is_paused && self.run.has_begun() => self.end(desk, ctx),
            None if !self.is_paused && self.is_under_way(desk) => self.pause(desk, ctx),
            _ => return Handled::Close,
        }
        Handled::Done
    }
}

impl Task for RunTask {
    const CONTEXT: Context = Context::Puzzles;
    const FOOTER: &'static [&'static [Command]] = &[&[Command::Pause]];
    const OVER: &'static str = "run-over";
    const FOR_GAMES: &'static str = "puzzle-for-games";
    const IS_PACED: bool = false;

    fn game(&self) -> Option<Game> {
        match self.selected() {
            Some((puzzle, _)) => Some(afresh(puzzle.game())),
            None => (!self.is_paused).then(|| board(&self.attempt)),
        }
    }

    fn ask(&mut self, point: Point, ticket: Ticket, ctx: &mut Ctx) -> Result<Effect, Refusal> {
        let question = self.attempt.play(point).map_err(IllegalMove::Rows);
        let question = Box::new(question.map_err(Refusal::of_move)?);
        self.run.stop(ctx.now);
        Ok(Effect::Judge(ticket, question))
    }

    fn withdraw(&mut self, ctx: &mut Ctx) {
        self.attempt.withdraw();
        if self.run.has_begun() {
            self.run.start(ctx.now);
        }
    }

    fn answer(&mut self, point: Point, reply: Event, desk: &mut Desk, ctx: &mut Ctx) -> Verdict {
        let (Event::Judged(_, reply), Some(question)) = (reply, self.attempt.asked().cloned())
        else {
            return Verdict::Undecided;
        };
        let right = question.goal.line().first().copied().unwrap_or(point);
        self.attempt.hear(&question, reply.clone());
        let verdict = match reply {
            JudgeReply::Solved => {
                self.run.add_solved();
                self.go_on(Last::Solved, desk, ctx)
            }
            JudgeReply::Wrong(_) => {
                self.run.add_strike();
                self.missed.push((self.attempt.puzzle().clone(), [point, right]));
                self.go_on(Last::Wrong { cells: [point, right] }, desk, ctx)
            }
            JudgeReply::Defence { .. } => {
                self.last = None;
                Verdict::Right
            }
            JudgeReply::Undecided => Verdict::Undecided,
        };
        if verdict != Verdict::Over {
            self.run.start(ctx.now);
        }
        verdict
    }

    fn check(&self, command: &Command, _: &Desk, _: &Ctx) -> Option<Result<(), Refusal>> {
        let refuse = |why: String| Some(Err(why.into()));
        match command {
            Command::PlayAtCursor if self.is_paused => Some(Ok(())),
            Command::Select(_) if self.result.is_some() => Some(Ok(())),
            Command::Play(_) | Command::ExplainPoint if self.is_paused => {
                refuse(text!("run-paused-refusal"))
            }
            Command::Pause if self.result.is_some() => refuse(text!("run-over")),
            Command::Pause | Command::Puzzles | Command::Practise(_) => Some(Ok(())),
            Command::Hint
            | Command::Solution
            | Command::NextPuzzle
            | Command::TakeBack
            | Command::Walk(_) => refuse(text!("run-no-help")),
            _ => None,
        }
    }

    fn perform(&mut self, command: &Command, desk: &mut Desk, ctx: &mut Ctx) -> Option<Handled> {
        match (command, &desk.turn) {
            (Command::PlayAtCursor, Turn::Over) => {
                if let Some(next) = Self::new(ctx) {
                    *self = next;
                    desk.begin(self.game(), ctx);
                }
            }
            // Before the first missed puzzle and after the last one, the end of the run is shown.
            (Command::Move(direction), Turn::Over) if !self.missed.is_empty() => {
                let all = self.missed.len() + 1;
                let next = direction.step_in_list(self.selected.map_or(0, |index| index + 1), all);
                self.selected = next.checked_sub(1);
            }
            (&Command::Select(index), Turn::Over) => {
                let is_new = index < self.missed.len() && self.selected != Some(index);
                self.selected = is_new.then_some(index);
            }
            (Command::PlayAtCursor | Command::Pause, _) if self.is_paused => self.resume(ctx),
            (Command::Pause, _) => self.pause(desk, ctx),
            (Command::Cancel, _) => return Some(self.leave(desk, ctx)),
            (Command::Quit, _) => {
                self.end(desk, ctx);
                return Some(Handled::Ignored);
            }
            (Command::Puzzles | Command::Practise(_), _) => {
                self.end(desk, ctx);
                return Some(Handled::Leave(command.clone()));
            }
            _ => return None,
        }
        Some(Handled::Done)
    }

    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        self.run.wakes_at(ctx.now)
    }

    fn pass_time(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        if self.run.is_over(ctx.now) {
            self.end(desk, ctx);
        }
    }

    fn rest(&mut self, desk: &mut Desk, ctx: &mut Ctx) {
        if self.is_under_way(desk) {
            self.pause(desk, ctx);
        }
    }
}

impl TaskView for RunTask {
    fn word(&self, command: &Command, desk: &Desk, _: &Ctx) -> Option<Words> {
        const ENTER: &[&str] = &["command-puzzle-place.word", "word-resume", "word-again"];
        const PAUSE: &[&str] = &["command-pause-run.word", "word-resume"];
        const ESC: &[&str] = &["command-puzzle-back.word", "word-end-run"];
        let paused = usize::from(self.is_paused);
        match command {
            Command::PlayAtCursor if matches!(desk.turn, Turn::Over) => Some((ENTER[2], ENTER)),
            Command::PlayAtCursor => Some((ENTER[paused], ENTER)),
            Command::Pause => Some((PAUSE[paused], PAUSE)),
            Command::Cancel if self.run.has_begun() => Some((ESC[paused], ESC)),
            Command::Cancel => Some((ESC[0], ESC)),
            _ => None,
        }
    }

    fn status(&self, _: &Desk, ctx: &Ctx) -> Vec<String> {
        vec![format!("{}  {}", self.clock(ctx), self.score()), self.clock(ctx)]
    }

    fn said(&self, desk: &Desk, ctx: &Ctx) -> Option<Said> {
        let naming = desk.naming(ctx);
        let wrong = match self.last {
            Some(Last::Wrong { cells: [cell, right] }) => {
                Some(text!("run-wrong", cell = naming.cell(cell), right = naming.cell(right)))
            }
            _ => None,
        };
        let said = match (self.result, self.last) {
            _ if self.is_paused => {
                Said::new(text!("run-heading-paused"), text!("run-paused"), Role::Notice)
            }
            (Some(result), _) => {
                let is_best = self.best.is_none_or(|best| result.solved > best);
                let solved = if is_best && result.solved > 0 {
                    text!("run-result-best", solved = result.solved)
                } else {
                    text!("run-result", solved = result.solved)
                };
                let why = wrong.filter(|_| result.strikes >= Run::STRIKES);
                let said: Vec<String> = why.into_iter().chain([solved]).collect();
                let said = said.join(&text!("between-sentences"));
                Said::new(text!("puzzle-heading-result"), said, Role::Accent)
            }
            (None, _) if !self.run.has_begun() => {
                let rules = [
                    text!("run-rules", minutes = Run::TIME.as_secs() / 60),
                    text!("run-rules-strikes", most = Run::STRIKES),
                    text!("run-rules-clock"),
                ];
                let rules = rules.join(&text!("between-sentences"));
                Said::new(text!("run-heading-rules"), rules, Role::Notice)
            }
            (None, Some(Last::Wrong { .. })) => {
                Said::new(text!("puzzle-heading-wrong"), wrong?, Role::Error)
            }
            (None, Some(Last::Solved)) => {
                Said::new(text!("puzzle-heading-result"), text!("run-solved"), Role::Accent)
            }
            (None, None) => return None,
        };
        Some(said)
    }

    fn fill(&self, panel: &mut Panel, desk: &Desk, ctx: &Ctx) {
        panel.text(&text!("run-title"), Role::Title);
        panel.blank();
        let naming = desk.naming(ctx);
        let [_, task] = words::task(self.puzzle(), &naming);
        view::describe(&task, Some(self.puzzle()), panel, ctx);
        let best = self.best.map(|best| text!("puzzle-run-best", best = best));
        let score: Vec<String> = std::iter::once(self.score()).chain(best).collect();
        panel.section(&self.clock(ctx), &score, Role::Ground);
        panel.said(self.said(desk, ctx));
        if self.result.is_none() || self.missed.is_empty() {
            return;
        }
        panel.heading(&text!("run-missed"));
        for (index, (_, [wrong, right])) in self.missed.iter().enumerate() {
            let [cell, right] = [wrong, right].map(|&at| naming.cell(at));
            let said = text!("run-wrong", cell = cell, right = right);
            let said = format!("{}. {said}", index + 1);
            panel.choice(index, &said, self.selected == Some(index));
        }
        panel.text(&text!("run-missed-help"), Role::Faint);
    }

    /// The right move of the missed puzzle on the board.
    fn expected(&self, _: &Desk) -> Vec<(Point, Stone)> {
        let right = self.selected().map(|(puzzle, [_, right])| (*right, puzzle.side()));
        right.into_iter().collect()
    }
}

impl RunTask {
    fn clock(&self, ctx: &Ctx) -> String {
        naming::time(self.run.left(ctx.now))
    }

    /// `7 solved, 1 of 3 strikes`.
    fn score(&self) -> String {
        let (solved, strikes) = (self.run.solved(), self.run.strikes());
        text!("run-score", solved = solved, strikes = strikes, most = Run::STRIKES)
    }
}
