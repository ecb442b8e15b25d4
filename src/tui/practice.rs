//! Room in which a person practises: a board with a task, whose moves a judge answers.
//!
//! [`Room`] is the layer, with everything that lessons, puzzles, timed runs and mistakes have in
//! common. Its [`Desk`] has the board, the cursor and whose turn it is, and a [`Task`] is what
//! differs: the positions, the judge, and, in its [`TaskView`], the words.
//!
//! A move is judged on a worker (`term/workers`). The answer waits until the move has been visible
//! for a moment, and the moves that refute a wrong one follow one by one (`Layer::wakes_at`).

mod desk;
mod room;
mod view;

pub use desk::{Desk, Turn, afresh, with_moves};
pub use room::Room;
pub use view::{Panel, Said, hint_marks};

use std::time::Duration;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Effect, Event};
use super::layer::Handled;
use super::refusal::Refusal;
use crate::player::Ticket;
use crate::record::Mark;
use crate::rules::{Game, Point, Stone};

/// Positions of a room, and the judge of its moves.
pub trait Task: TaskView + 'static {
    const CONTEXT: Context;
    /// Places of the footer between Enter and Esc. Each shows the first command that is possible.
    const FOOTER: &'static [&'static [Command]];
    /// Messages that refuse a move after the end, and a command for games.
    const OVER: &'static str;
    const FOR_GAMES: &'static str;
    /// Set if an answer waits until the move has been visible for a moment.
    const IS_PACED: bool = true;
    /// Set if a click on the board after the end has the effect of Enter.
    const CLICK_LEADS_ON: bool = false;

    /// Position with the moves that count; `None` if there is nothing on the board.
    fn game(&self) -> Option<Game>;

    /// Plays a move. Returns the request for its judgement.
    fn ask(&mut self, point: Point, ticket: Ticket, ctx: &mut Ctx) -> Result<Effect, Refusal>;

    /// Takes back the move that is being judged, or the wrong one.
    fn withdraw(&mut self, _ctx: &mut Ctx) {}

    /// Takes the judgement of a move.
    fn answer(&mut self, point: Point, reply: Event, desk: &mut Desk, ctx: &mut Ctx) -> Verdict;

    /// Takes the answer to another request with [`Desk::asked`].
    fn hear(&mut self, _event: Event, _desk: &mut Desk) {}

    /// Checks a command of its own; `None` leaves it to the conditions in the table of commands.
    fn check(&self, _: &Command, _: &Desk, _: &Ctx) -> Option<Result<(), Refusal>> {
        None
    }

    /// Executes a command of its own; `None` leaves it to the room.
    fn perform(&mut self, command: &Command, desk: &mut Desk, ctx: &mut Ctx) -> Option<Handled>;

    /// Time at which it changes by itself.
    fn wakes_at(&self, _ctx: &Ctx) -> Option<Duration> {
        None
    }

    fn pass_time(&mut self, _desk: &mut Desk, _ctx: &mut Ctx) {}

    /// Stops its clock, because the board is out of sight.
    fn rest(&mut self, _desk: &mut Desk, _ctx: &mut Ctx) {}
}

/// Words of a task, and what it shows beside its board.
pub trait TaskView {
    /// Message with the word of a command in the footer, and all that it may have.
    fn word(&self, command: &Command, desk: &Desk, ctx: &Ctx) -> Option<Words>;

    /// Text of the status line, longest form first.
    fn status(&self, desk: &Desk, ctx: &Ctx) -> Vec<String>;

    /// Comments on the last move, a hint, or the end.
    fn said(&self, desk: &Desk, ctx: &Ctx) -> Option<Said>;

    /// Fills the panel beside the board.
    fn fill(&self, panel: &mut Panel, desk: &Desk, ctx: &Ctx);

    fn marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    /// Moves shown as expected.
    fn expected(&self, _desk: &Desk) -> Vec<(Point, Stone)> {
        Vec::new()
    }
}

/// Message with the current word of a command, and the messages with all of its words.
pub type Words = (&'static str, &'static [&'static str]);

/// Judgement of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Right: the player has the next move.
    Right,
    /// Wrong, and the moves that refute it.
    Wrong(Vec<Point>),
    Undecided,
    Over,
}
