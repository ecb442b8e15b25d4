//! The judge of puzzles, on a thread of its own.

use std::io;
use std::sync::mpsc::Sender;

use super::priority::give_way;
use super::start_thread;
use crate::player::{Ctx, Seat, Stop, Ticket};
use crate::puzzle::{Judge, Puzzle, Question, REPLY_LIMITS, explain};
use crate::tui::event::Event;

/// Who answers the moves in puzzles, one question at a time.
pub struct Judges {
    answers: Sender<Event>,
    /// Of the last question.
    stop: Stop,
}

impl Judges {
    /// Nothing is asked; the answers are sent there.
    pub fn new(answers: Sender<Event>) -> Self {
        Self { answers, stop: Stop::default() }
    }

    /// Asks what becomes of a move; the question before is not answered any more.
    ///
    /// # Errors
    /// If there can be no further thread.
    pub fn ask(&mut self, ticket: Ticket, question: Question) -> io::Result<()> {
        self.stop();
        let stop = Stop::default();
        self.stop = stop.clone();
        self.answer(move || {
            let ctx = Ctx::new(stop, |_| {});
            let reply = Judge::default().reply(&question, REPLY_LIMITS, &ctx);
            Event::Judged { ticket, reply }
        })
    }

    /// Asks for the reasons of a solution.
    ///
    /// # Errors
    /// If there can be no further thread.
    pub fn explain(&self, ticket: Ticket, puzzle: Puzzle) -> io::Result<()> {
        self.answer(move || Event::Explained {
            ticket,
            steps: explain(puzzle.game(), puzzle.goal().line()),
        })
    }

    /// Nobody waits for the last answer.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// What panics there ends no program.
    fn answer(&self, answer: impl FnOnce() -> Event + Send + 'static) -> io::Result<()> {
        let answers = self.answers.clone();
        start_thread(Seat::THREAD, move || {
            give_way();
            // A loop that is gone needs no answer.
            let _ = answers.send(answer());
        })
    }
}
