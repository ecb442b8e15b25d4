//! A thread on which a player thinks.

use std::convert::Infallible;
use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use super::{Ctx, Info, Limits, NoMove, Player, Reason, Shortage};
use crate::rules::{Game, Point};
use crate::worker::{Ticket, Worker};

/// A player's answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The question's ticket.
    pub ticket: Ticket,
    /// The move, or progress on the way to it.
    pub response: Response,
}

/// What is in an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// It is still thinking, and has come so far.
    Thinking(Info),
    /// Its move: the last answer to this question.
    Move {
        /// The move.
        point: Point,
        /// The reason for it, if the player gives reasons.
        reason: Option<Reason>,
    },
    /// It has no move: the last answer, too.
    Failed(Failure),
    /// It has less memory than it was to use. Said once, behind the answer to the question at which that was
    /// found out.
    Short(Shortage),
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It has none to offer.
    NoMove(NoMove),
    /// It panicked, with this message, or has no thread. It is not asked again.
    Panicked(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove(why) => why.fmt(f),
            Self::Panicked(why) => write!(f, "it failed: {why}"),
        }
    }
}

impl std::error::Error for Failure {}

/// What the thread is asked.
struct Question {
    game: Game,
    limits: Limits,
    ctx: Ctx,
}

/// A player on a thread of its own: questions go in, answers come out.
///
/// Each question has a stop flag of its own; the next question, or the end of the seat, sets it. The
/// thread ends when the seat is dropped. A player that panics has failed for good: every further
/// question gets the same failure, so that each has an answer.
#[derive(Debug)]
pub struct Seat {
    worker: Worker<Question>,
    listener: Listener,
    /// Ends when the player is gone.
    gone: Receiver<Infallible>,
}

/// A player on its thread, and the sign that it is gone.
struct Seated {
    player: Box<dyn Player>,
    _gone: Sender<Infallible>,
}

/// Who hears the answers.
#[derive(Clone)]
struct Listener(Arc<dyn Fn(Answer) + Send + Sync>);

impl Listener {
    fn hear(&self, ticket: Ticket, response: Response) {
        (self.0)(Answer { ticket, response });
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").finish_non_exhaustive()
    }
}

/// Name of the threads of players, and of those that help them.
pub(super) const THREAD: &str = "player";

impl Seat {
    /// Seats a player; `listener` is called on its thread with each of its answers.
    ///
    /// # Errors
    /// If there can be no further thread.
    pub fn new(
        player: Box<dyn Player>,
        listener: impl Fn(Answer) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let listener = Listener(Arc::new(listener));
        let (answers, failures) = (listener.clone(), listener.clone());
        let (sign, gone) = mpsc::channel();
        let mut seated = Seated { player, _gone: sign };
        let mut told = None;
        let think = move |ticket, Question { game, limits, ctx }| {
            let Seated { player, .. } = &mut seated;
            let response = match player.choose(&game, &limits, &ctx) {
                Ok(point) => Response::Move { point, reason: player.reason() },
                Err(why) => Response::Failed(Failure::NoMove(why)),
            };
            if !ctx.is_decided() || matches!(response, Response::Failed(_)) {
                answers.hear(ticket, response);
            }
            if let Some(shortage) = player.shortage()
                && told.replace(shortage) != Some(shortage)
            {
                answers.hear(ticket, Response::Short(shortage));
            }
        };
        let failed = move |ticket, why| {
            failures.hear(ticket, Response::Failed(Failure::Panicked(why)));
        };
        Ok(Self { worker: Worker::start(THREAD, think, failed)?, listener, gone })
    }

    /// Lets the player go, and waits until its memory is free, but not for longer than this.
    pub fn leave(self, patience: Duration) {
        let Self { worker, gone, .. } = self;
        drop(worker);
        // Nothing is ever sent there.
        let _ = gone.recv_timeout(patience);
    }

    /// Asks for a move, and stops the question before; the answers carry the ticket.
    ///
    /// # Errors
    /// If the player's thread has ended.
    pub fn ask(&mut self, ticket: Ticket, game: Game, limits: Limits) -> io::Result<()> {
        let [reports, moves] = [(); 2].map(|()| self.listener.clone());
        self.worker.ask(ticket, |stop| {
            let report = move |info: &Info| reports.hear(ticket, Response::Thinking(info.clone()));
            let ctx = Ctx::new(stop, report).told_early(move |point| {
                moves.hear(ticket, Response::Move { point, reason: None });
            });
            Question { game, limits, ctx }
        })
    }

    /// Wants the answer to the last question now.
    pub fn stop(&self) {
        self.worker.stop();
    }

    /// Whether the player panicked, and is to be replaced.
    pub fn has_failed(&self) -> bool {
        self.worker.has_failed()
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::player::{Adviser, Paced, Simple, Watch};
    use crate::rules::Variant;

    /// Long enough for any machine; no test waits so long unless it fails.
    const PATIENCE: Duration = Duration::from_secs(60);

    fn seated(player: impl Player + 'static) -> (Seat, Receiver<Answer>) {
        let (sender, answers) = mpsc::channel();
        let seat = Seat::new(Box::new(player), move |answer| drop(sender.send(answer))).unwrap();
        (seat, answers)
    }

    /// Thinks until it is stopped, and says once that it does.
    struct Endless;

    impl Player for Endless {
        fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
            ctx.report(&Info { nodes: 1, elapsed: ctx.elapsed(), lines: Vec::new() });
            while !ctx.is_stopped() {
                thread::yield_now();
            }
            game.legal_moves().next().ok_or(NoMove::GameOver)
        }
    }

    struct Broken;

    impl Player for Broken {
        fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
            panic!("the hash table is corrupt");
        }
    }

    /// Takes a while to go.
    struct Slow(Sender<()>);

    impl Player for Slow {
        fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
            Err(NoMove::GameOver)
        }
    }

    impl Drop for Slow {
        #[expect(clippy::disallowed_methods, reason = "takes a while")]
        fn drop(&mut self) {
            thread::sleep(Duration::from_millis(30));
            self.0.send(()).unwrap();
        }
    }

    #[test]
    fn who_leaves_is_waited_for_but_not_for_ever() {
        let (sender, gone) = mpsc::channel();
        let (seat, _) = seated(Slow(sender.clone()));
        seat.leave(PATIENCE);
        assert_eq!(gone.try_recv(), Ok(()), "the player is gone");
        let (seat, _) = seated(Slow(sender));
        seat.leave(Duration::ZERO);
        assert!(gone.try_recv().is_err());
        gone.recv_timeout(PATIENCE).unwrap();
    }

    #[test]
    fn answers_carry_the_ticket_of_their_question_and_end_with_the_seat() {
        let (mut seat, answers) = seated(Simple::new(1));
        let game = Game::new(Variant::TIC_TAC_TOE);
        for ticket in [Ticket(7), Ticket(8)] {
            seat.ask(ticket, game.clone(), Limits::default()).unwrap();
            let answer = answers.recv_timeout(PATIENCE).unwrap();
            assert_eq!(answer.ticket, ticket);
            assert!(
                matches!(answer.response, Response::Move { point, reason: None } if game.check(point).is_ok())
            );
        }
        drop(seat);
        assert!(answers.recv_timeout(PATIENCE).is_err(), "the thread has dropped its end");
    }

    /// Has so much less memory than it was to use, question by question.
    struct Short(Vec<Option<Shortage>>);

    impl Player for Short {
        fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
            self.0.remove(0);
            Simple::new(1).choose(game, limits, ctx)
        }

        fn shortage(&self) -> Option<Shortage> {
            self.0[0]
        }
    }

    #[test]
    fn less_memory_than_wanted_is_said_once_behind_the_move() {
        let short = [5, 3].map(|got| Shortage { wanted: 9, got });
        let found = [None, None, Some(short[0]), Some(short[0]), None, Some(short[1])];
        let (mut seat, answers) = seated(Paced::new(Short(found.to_vec()), Duration::ZERO));
        for ticket in 1..6 {
            seat.ask(Ticket(ticket), Game::new(Variant::TIC_TAC_TOE), Limits::default()).unwrap();
        }
        drop(seat);
        let heard = std::iter::from_fn(|| answers.recv_timeout(PATIENCE).ok());
        let heard: Vec<_> = heard
            .map(|answer| match answer.response {
                Response::Move { .. } => (answer.ticket.0, None),
                Response::Short(shortage) => (answer.ticket.0, Some(shortage.got)),
                response => panic!("{response:?}"),
            })
            .collect();
        let move_of = |ticket| (ticket, None);
        let expected = [
            move_of(1),
            move_of(2),
            (2, Some(5)),
            move_of(3),
            move_of(4),
            move_of(5),
            (5, Some(3)),
        ];
        assert_eq!(heard, expected);
    }

    /// Decides, and then waits for something else.
    struct Hesitant(Receiver<()>);

    impl Player for Hesitant {
        fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
            let point = Simple::new(1).choose(game, limits, ctx)?;
            ctx.decide(point);
            self.0.recv().map_err(|_| NoMove::GameOver)?;
            Ok(point)
        }
    }

    #[test]
    fn a_move_is_heard_when_it_is_decided_and_once() {
        let (goes_on, waits) = mpsc::channel();
        let (mut seat, answers) = seated(Hesitant(waits));
        for ticket in [Ticket(1), Ticket(2)] {
            seat.ask(ticket, Game::new(Variant::TIC_TAC_TOE), Limits::default()).unwrap();
            let answer = answers.recv_timeout(PATIENCE).unwrap();
            assert!(matches!(answer.response, Response::Move { .. }) && answer.ticket == ticket);
            goes_on.send(()).unwrap();
        }
        drop(seat);
        assert!(answers.recv_timeout(PATIENCE).is_err());
    }

    #[test]
    fn advice_and_a_pace_wait_for_their_player() {
        let (goes_on, waits) = mpsc::channel();
        let players: [Box<dyn Player>; 2] = [
            Box::new(Adviser::new(Hesitant(waits))),
            Box::new(Paced::new(Simple::new(1), Duration::from_millis(1))),
        ];
        for player in players {
            let (sender, answers) = mpsc::channel();
            let mut seat = Seat::new(player, move |answer| drop(sender.send(answer))).unwrap();
            seat.ask(Ticket(1), Game::new(Variant::TIC_TAC_TOE), Limits::default()).unwrap();
            let _ = goes_on.send(());
            let answer = answers.recv_timeout(PATIENCE).unwrap();
            assert!(matches!(answer.response, Response::Move { .. }));
            drop(seat);
            assert!(answers.recv_timeout(PATIENCE).is_err(), "it is said once");
        }
    }

    #[test]
    fn advice_comes_with_its_reason() {
        let (mut seat, answers) = seated(Adviser::new(Simple::new(1)));
        let mut game = Game::new(Variant::GOMOKU_15);
        for (row, col) in [(0, 0), (7, 7), (0, 1), (9, 9), (0, 2), (11, 3), (0, 3)] {
            game.play(Point::new(row, col)).unwrap();
        }
        seat.ask(Ticket(1), game, Limits::default()).unwrap();
        let stones = (0..4).map(|col| Point::new(0, col)).collect();
        let reason = Some(Reason::StopsFour(stones));
        let response = answers.recv_timeout(PATIENCE).unwrap().response;
        assert_eq!(response, Response::Move { point: Point::new(0, 4), reason });
    }

    #[test]
    fn a_new_question_stops_the_one_before_whose_answer_comes_late() {
        let (mut seat, answers) = seated(Endless);
        let game = Game::new(Variant::GOMOKU_15);
        for ticket in [Ticket(1), Ticket(2)] {
            seat.ask(ticket, game.clone(), Limits::default()).unwrap();
        }
        seat.stop();
        let answers: Vec<Answer> =
            (0..4).map(|_| answers.recv_timeout(PATIENCE).unwrap()).collect();
        let tickets: Vec<u64> = answers.iter().map(|answer| answer.ticket.0).collect();
        assert_eq!(tickets, [1, 1, 2, 2]);
        assert!(matches!(answers[0].response, Response::Thinking(_)));
        assert!(matches!(answers[3].response, Response::Move { .. }));
    }

    #[test]
    fn a_seat_that_is_dropped_stops_its_player() {
        let (mut seat, answers) = seated(Endless);
        seat.ask(Ticket(1), Game::new(Variant::GOMOKU_15), Limits::default()).unwrap();
        drop(seat);
        let last = std::iter::from_fn(|| answers.recv_timeout(PATIENCE).ok()).last().unwrap();
        assert!(matches!(last.response, Response::Move { .. }));
    }

    #[test]
    fn a_player_that_panics_says_so_to_every_question() {
        let (mut seat, answers) = seated(Broken);
        let game = Game::new(Variant::TIC_TAC_TOE);
        seat.ask(Ticket(3), game.clone(), Limits::default()).unwrap();
        seat.ask(Ticket(4), game, Limits::default()).unwrap();
        for ticket in [Ticket(3), Ticket(4)] {
            let answer = answers.recv_timeout(PATIENCE).unwrap();
            let why = Failure::Panicked("the hash table is corrupt".to_owned());
            assert_eq!(answer, Answer { ticket, response: Response::Failed(why) });
        }
    }

    #[test]
    fn the_end_of_a_game_is_no_move() {
        let (mut seat, answers) = seated(Simple::new(1));
        let mut game = Game::new(Variant::TIC_TAC_TOE);
        for (row, col) in [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)] {
            game.play(Point::new(row, col)).unwrap();
        }
        seat.ask(Ticket(1), game, Limits::default()).unwrap();
        let answer = answers.recv_timeout(PATIENCE).unwrap();
        assert_eq!(answer.response, Response::Failed(Failure::NoMove(NoMove::GameOver)));
    }
}
