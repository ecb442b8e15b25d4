//! The review of a game, on threads of its own.

use std::io;
use std::sync::mpsc::Sender;

use super::priority::give_way;
use super::start_thread;
use crate::player::{Seat, Stop, Ticket};
use crate::review::{Effort, Review};
use crate::rules::{Game, Stone};
use crate::tui::event::{Event, ReviewNews};

/// Where reviews are made, one at a time.
pub struct Reviews {
    news: Sender<Event>,
    /// Of the review that goes on.
    stop: Stop,
}

impl Reviews {
    /// No review goes on; what one finds is sent there.
    pub fn new(news: Sender<Event>) -> Self {
        Self { news, stop: Stop::default() }
    }

    /// Begins the review of a game that this side won, and ends the one before.
    ///
    /// # Errors
    /// If there can be no further thread.
    pub fn begin(
        &mut self,
        ticket: Ticket,
        game: Game,
        winner: Option<Stone>,
        threads: usize,
    ) -> io::Result<()> {
        self.stop();
        // The state asks for no other game.
        let Ok(mut review) = Review::new(game, winner, Effort::FULL) else { return Ok(()) };
        let stop = Stop::default();
        self.stop = stop.clone();
        let sender = self.news.clone();
        // What panics there ends no program.
        start_thread(Seat::THREAD, move || {
            give_way();
            let tell = |review: &Review, is_finished| {
                let (report, progress) = (Box::new(review.report()), review.progress());
                let news = ReviewNews { ticket, report, progress, is_finished };
                // A loop that is gone needs no news.
                let _ = sender.send(Event::Reviewed(news));
            };
            review.run(threads, &stop, |review| tell(review, false));
            if !stop.is_stopped() {
                tell(&review, true);
            }
        })
    }

    /// Ends the review that goes on.
    pub fn stop(&self) {
        self.stop.stop();
    }
}
