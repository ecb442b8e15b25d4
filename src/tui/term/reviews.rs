//! Who reviews games, on threads of its own.

use std::sync::mpsc::Sender;

use super::priority::give_way;
use crate::player::Stop;
use crate::review::{Effort, Review};
use crate::rules::{Game, Stone};
use crate::tui::event::{Event, ReviewNews};
use crate::worker::Post;

/// A game to be reviewed.
pub struct ToReview {
    pub game: Box<Game>,
    /// Who won, on the board or off it.
    pub winner: Option<Stone>,
    /// So many threads.
    pub threads: usize,
    pub stop: Stop,
}

/// The reviewer's place; what is found is sent there. A review that is stopped ends without a further word.
pub fn reviewer(news: Sender<Event>) -> Post<ToReview> {
    let failures = news.clone();
    let work = move |ticket, ToReview { game, winner, threads, stop }: ToReview| {
        give_way();
        // A loop that is gone needs no news.
        let send = |event| drop(news.send(event));
        let mut review = match Review::new(*game, winner, Effort::FULL) {
            Ok(review) => review,
            Err(why) => return send(Event::Failed { ticket, why: why.to_string() }),
        };
        let tell = |review: &Review, is_finished| {
            let (report, progress) = (Box::new(review.report()), review.progress());
            send(Event::Reviewed(ReviewNews { ticket, report, progress, is_finished }));
        };
        review.run(threads, &stop, |review| tell(review, false));
        if !stop.is_stopped() {
            tell(&review, true);
        }
    };
    Post::new("reviewer", work, move |ticket, why| {
        let _ = failures.send(Event::Failed { ticket, why });
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::player::Ticket;
    use crate::rules::{Position, Variant, parse_moves};
    use crate::worker::faults;

    #[test]
    fn a_review_is_answered_also_where_there_is_no_thread_and_no_review() {
        let (sender, news) = mpsc::channel();
        let mut reviewer = reviewer(sender);
        let mut ask = |number, game| {
            let game = Box::new(game);
            let to_review = |stop| ToReview { game, winner: None, threads: 2, stop };
            reviewer.ask(Ticket(number), to_review);
        };
        faults::with_threads(0, || ask(1, Game::new(Variant::GOMOKU_15)));
        ask(2, Game::new(Variant::TIC_TAC_TOE));
        for (number, expected) in [(1, "no further thread"), (2, "")] {
            let Ok(Event::Failed { ticket, why }) = news.recv() else { panic!("it fails") };
            assert_eq!(ticket, Ticket(number));
            assert!(why.contains(expected) && !why.is_empty(), "{why}");
        }
        // What is proved at once is not searched.
        let four = parse_moves("h8a1i8a3j8a5k8a7", Variant::GOMOKU_15).unwrap();
        let four = Position::from_board(four.variant(), four.board()).unwrap();
        ask(3, Game::from_position(four));
        let Some(Event::Reviewed(last)) =
            news.iter().find(|event| matches!(event, Event::Reviewed(news) if news.is_finished))
        else {
            panic!("it ends")
        };
        assert_eq!(last.ticket, Ticket(3));
    }
}
