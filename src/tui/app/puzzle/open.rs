//! How the room is opened and left, and what it hears.

use super::PuzzleRoom;
use crate::player::Ticket;
use crate::puzzle::{LogEntry, Practice};
use crate::store::{Damaged, StoreError};
use crate::tui::app::{App, GameScreen, Screen, Session};
use crate::tui::command::Command;
use crate::tui::messages::{PuzzleRefusal, Refusal, Report};

impl App {
    /// All puzzles were read: the room opens, if somebody waits for it.
    pub(in crate::tui::app) fn puzzles_read(
        &mut self,
        ticket: Ticket,
        result: Result<(Box<Practice>, Vec<Damaged>), StoreError>,
    ) {
        let opens = self.session.arrives(ticket).is_some();
        let (practice, damaged) = match result {
            Ok(read) => read,
            Err(why) if opens => {
                return self.refuse(PuzzleRefusal::NotRead(why.to_string()).into());
            }
            // At the start nobody has asked for them yet.
            Err(_) => return,
        };
        self.session.practice = Some(practice);
        if !opens {
            return;
        }
        if let Screen::Game(game) = &mut self.screen {
            game.rest(&mut self.session);
        }
        self.puzzles = Some(Box::new(PuzzleRoom::new(&mut self.session)));
        if let Some(first) = damaged.first() {
            self.refuse(PuzzleRefusal::Damaged(first.to_string(), damaged.len() - 1).into());
        }
    }

    /// An attempt is in the log, or cannot be written; it counts for what comes next in either case.
    pub(in crate::tui::app) fn attempt_logged(
        &mut self,
        ticket: Ticket,
        entry: LogEntry,
        result: Result<(), StoreError>,
    ) {
        if let Some(practice) = &mut self.session.practice {
            practice.add(entry);
        }
        let solving = self.puzzles.as_mut().and_then(|room| room.solving.as_mut());
        if let Some(solving) = solving
            && solving.logged == Some(ticket)
        {
            solving.grade = Some(entry.grade);
        }
        if let Err(why) = result {
            self.refuse(PuzzleRefusal::NotLogged(why.to_string()).into());
        }
    }

    /// The puzzles of a game are kept, or not.
    pub(in crate::tui::app) fn puzzles_kept(
        &mut self,
        ticket: Ticket,
        result: Result<usize, StoreError>,
    ) -> bool {
        match (result, &mut self.screen) {
            (Ok(number @ 1..), Screen::Game(game)) if game.has_review(ticket) => {
                game.say(Report::PuzzlesKept(number), &self.session);
            }
            (Ok(_), _) => return false,
            (Err(why), _) => self.refuse(PuzzleRefusal::NotKept(why.to_string()).into()),
        }
        true
    }
}

impl GameScreen {
    /// Waits while the room lies over the game: no clock runs, and nothing is computed for it but the computer's
    /// move.
    fn rest(&mut self, session: &mut Session) {
        self.autoplay = None;
        if self.analysis.is_on {
            self.direct_analysis(&Command::Analyse, session);
        }
        if self.check(&Command::Pause).is_ok() && !self.is_paused {
            self.set_paused(true, session);
        }
    }
}

impl PuzzleRoom {
    /// Says what was refused.
    pub(in crate::tui::app) fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}
