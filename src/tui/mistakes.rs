//! Room for learning from mistakes, over a reviewed game.
//!
//! It shows the position before each mistake and asks for a better move. `Effect::Retry` examines
//! the move; every move that holds is accepted, others are refuted on the board. The keys are those
//! of the puzzles. The game below stays where it was.

mod view;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Effect, Event};
use super::layer::Handled;
use super::practice::{Desk, Room, Task, Turn, Verdict, afresh, with_moves};
use super::refusal::Refusal;
use crate::game::IllegalMove;
use crate::locale::text;
use crate::player::Ticket;
use crate::review::{Retry, RetryReply};
use crate::rules::{Game, Point};
use crate::study::Mistake;

#[derive(Debug)]
pub struct MistakeTask {
    all: Vec<Mistake>,
    /// Index of the mistake on the screen; after the last one, their number.
    at: usize,
    /// Number of better moves found without help.
    found: usize,
    /// The player's better move.
    better: Option<(Point, RetryReply)>,
    /// Refutation of the last wrong move.
    refuted: Option<RetryReply>,
}

/// Opens the room with the first of these mistakes.
pub fn open(all: Vec<Mistake>, ctx: &mut Ctx) -> Handled {
    if all.is_empty() {
        return Handled::Done;
    }
    let mut room = Room::new(MistakeTask { all, at: 0, found: 0, better: None, refuted: None });
    room.task.show(0, &mut room.desk, ctx);
    Handled::Open(Box::new(room))
}

impl MistakeTask {
    fn mistake(&self) -> Option<&Mistake> {
        self.all.get(self.at)
    }

    /// Shows a mistake, or the end if there are no more.
    fn show(&mut self, at: usize, desk: &mut Desk, ctx: &mut Ctx) {
        (self.at, self.better) = (at, None);
        desk.begin(self.game(), ctx);
        match self.mistake() {
            Some(mistake) => desk.point_to(mistake.played),
            None => desk.turn = Turn::Over,
        }
    }
}

impl Task for MistakeTask {
    const CONTEXT: Context = Context::Puzzles;
    const FOOTER: &'static [&'static [Command]] =
        &[&[Command::TakeBack], &[Command::Solution], &[Command::NextPuzzle]];
    const OVER: &'static str = "puzzle-over";
    const FOR_GAMES: &'static str = "mistakes-for-games";

    /// Position before the mistake, which stays after the last one.
    fn game(&self) -> Option<Game> {
        let before = self.mistake().or(self.all.last())?;
        Some(with_moves(afresh(&before.game), self.better.iter().map(|(point, _)| *point)))
    }

    fn ask(&mut self, point: Point, ticket: Ticket, _: &mut Ctx) -> Result<Effect, Refusal> {
        let Some(Mistake { game, played, .. }) = self.mistake() else {
            return Err(text!("mistakes-no-more").into());
        };
        game.check(point).map_err(|why| Refusal::of_move(IllegalMove::Rows(why)))?;
        let retry = Retry { game: game.clone(), played: *played, point };
        Ok(Effect::Retry(ticket, Box::new(retry)))
    }

    fn answer(&mut self, point: Point, reply: Event, _: &mut Desk, _: &mut Ctx) -> Verdict {
        let Event::Retried(_, reply) = reply else { return Verdict::Undecided };
        let answer = match &reply {
            RetryReply::Undecided => return Verdict::Undecided,
            RetryReply::Wins | RetryReply::Holds { .. } => {
                self.found += 1;
                self.better = Some((point, reply));
                return Verdict::Over;
            }
            RetryReply::Loses(win) => win.pv.first().copied(),
            RetryReply::Worse { answer, .. } => *answer,
        };
        self.refuted = Some(reply);
        Verdict::Wrong(answer.into_iter().collect())
    }

    fn check(&self, command: &Command, _: &Desk, _: &Ctx) -> Option<Result<(), Refusal>> {
        let has_needs = command.needs(Self::CONTEXT).is_some_and(|needs| !needs.is_empty());
        match command {
            Command::Hint => Some(Err(text!("mistakes-no-hint").into())),
            // Enter leads back after the last mistake.
            Command::PlayAtCursor => None,
            _ if has_needs && self.mistake().is_none() => {
                Some(Err(text!("mistakes-no-more").into()))
            }
            _ => None,
        }
    }

    fn perform(&mut self, command: &Command, desk: &mut Desk, ctx: &mut Ctx) -> Option<Handled> {
        match (command, &desk.turn) {
            (Command::PlayAtCursor, _) if self.mistake().is_none() => return Some(Handled::Close),
            (Command::PlayAtCursor, Turn::Over) | (Command::NextPuzzle, _) => {
                self.show(self.at + 1, desk, ctx);
            }
            (Command::Solution, _) => {
                desk.stop(ctx);
                desk.turn = Turn::Over;
            }
            _ => return None,
        }
        Some(Handled::Done)
    }
}
