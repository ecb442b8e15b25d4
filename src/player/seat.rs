//! A thread on which a player thinks.

use std::io;
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::Player;
use crate::rules::{Game, Point};

/// Which question an answer belongs to: an answer to an old question is late, and is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub u64);

/// What a player answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The question's ticket.
    pub ticket: Ticket,
    /// The move; `None` if there was none to choose.
    pub choice: Option<Point>,
}

/// A player on a thread of its own: questions go in, answers come out. The thread ends when the
/// seat is dropped.
#[derive(Debug)]
pub struct Seat {
    questions: Sender<(Ticket, Game)>,
}

impl Seat {
    /// Seats a player; `answer` is called on its thread.
    ///
    /// # Errors
    /// If there can be no further thread.
    #[expect(clippy::disallowed_methods, reason = "this file owns the players' threads")]
    pub fn new(
        mut player: Box<dyn Player>,
        mut answer: impl FnMut(Answer) + Send + 'static,
    ) -> io::Result<Self> {
        let (questions, asked) = mpsc::channel::<(Ticket, Game)>();
        let think = move || {
            for (ticket, game) in asked {
                answer(Answer { ticket, choice: player.choose(&game) });
            }
        };
        thread::Builder::new().name("player".to_owned()).spawn(think)?;
        Ok(Self { questions })
    }

    /// Asks for a move; the answer carries the ticket.
    ///
    /// # Errors
    /// If the player's thread has ended.
    pub fn ask(&self, ticket: Ticket, game: Game) -> io::Result<()> {
        self.questions.send((ticket, game)).map_err(|_| io::Error::other("the player has left"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Simple;
    use crate::rules::Variant;

    #[test]
    fn answers_carry_the_ticket_of_their_question_and_end_with_the_seat() {
        let (sender, answers) = mpsc::channel();
        let seat = Seat::new(Box::new(Simple::new(1)), move |answer| sender.send(answer).unwrap())
            .unwrap();
        let game = Game::new(Variant::TIC_TAC_TOE);
        seat.ask(Ticket(7), game.clone()).unwrap();
        seat.ask(Ticket(8), game.clone()).unwrap();
        for ticket in [7, 8] {
            let answer = answers.recv().unwrap();
            assert_eq!(answer.ticket, Ticket(ticket));
            assert!(game.check(answer.choice.unwrap()).is_ok());
        }
        drop(seat);
        assert!(answers.recv().is_err(), "the thread has dropped its end");
    }
}
