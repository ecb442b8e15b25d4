//! Who answers what is asked about puzzles, on a thread of its own.

use std::sync::mpsc::Sender;

use super::priority::give_way;
use crate::player::{Ctx, Stop};
use crate::puzzle::{Judge, Puzzle, Question, REPLY_LIMITS, explain};
use crate::tui::event::Event;
use crate::worker::Post;

/// Something that is asked about a puzzle.
pub enum ToJudge {
    /// What becomes of a move.
    Move(Box<Question>, Stop),
    /// The reasons for the moves of the solution.
    Solution(Box<Puzzle>),
}

/// The judge's place; the answers are sent there.
pub fn judge(answers: Sender<Event>) -> Post<ToJudge> {
    let failures = answers.clone();
    let work = move |ticket, asked| {
        give_way();
        let answer = match asked {
            ToJudge::Move(question, stop) => {
                let ctx = Ctx::new(stop, |_| {});
                let reply = Judge::default().reply(&question, REPLY_LIMITS, &ctx);
                Event::Judged { ticket, reply }
            }
            ToJudge::Solution(puzzle) => {
                let steps = explain(puzzle.game(), puzzle.goal().line());
                Event::Explained { ticket, steps }
            }
        };
        // A loop that is gone needs no answer.
        let _ = answers.send(answer);
    };
    Post::new("judge", work, move |ticket, why| {
        let _ = failures.send(Event::Failed { ticket, why });
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::player::Ticket;
    use crate::puzzle::{Attempt, Deck, Reply};
    use crate::worker::faults;

    #[test]
    fn a_move_and_a_solution_are_answered_also_where_no_thread_can_be_started() {
        let (sender, answers) = mpsc::channel();
        let mut judge = judge(sender);
        let deck = Deck::first_collection();
        let puzzle = deck.puzzles()[0].clone();
        let point = puzzle.goal().line()[0];
        let mut ask = |number| {
            let question = Box::new(Attempt::new(puzzle.clone()).play(point).unwrap());
            judge.ask(Ticket(number), |stop| ToJudge::Move(question, stop));
            judge.ask(Ticket(number + 1), |_| ToJudge::Solution(Box::new(puzzle.clone())));
        };
        faults::with_threads(0, || ask(1));
        for number in [1, 2] {
            let Ok(Event::Failed { ticket, why }) = answers.recv() else { panic!("it fails") };
            assert_eq!(ticket, Ticket(number));
            assert!(why.contains("no further thread"), "{why}");
        }
        ask(3);
        // The second question has stopped the first one.
        let Ok(Event::Judged { ticket: Ticket(3), reply }) = answers.recv() else {
            panic!("the move is judged")
        };
        assert!(!matches!(reply, Reply::Wrong(_)), "{reply:?}");
        let Ok(Event::Explained { ticket: Ticket(4), steps }) = answers.recv() else {
            panic!("the solution is explained")
        };
        assert_eq!(steps[0].point, point);
    }
}
