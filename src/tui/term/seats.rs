//! The computer's seats, each taken when it is first needed.

use std::io;
use std::sync::mpsc::Sender;

use super::priority::Yielding;
use crate::player::{
    Adviser, Analyst, Answer, EnginePlayer, Failure, Levelled, Limits, Paced, Player, Response,
    Seat, Ticket, seed_of,
};
use crate::rules::Game;
use crate::tui::event::{Event, SeatId, SeatOptions};
use crate::worker::not_started;

/// A player for each side, one for hints and two for the analysis, each on a thread of its own.
pub struct Seats {
    make: Make,
    /// In the order of [`index`].
    open: [Option<OpenSeat>; SEATS],
    answers: Sender<Event>,
}

/// Makes a player for a seat.
type Make = Box<dyn Fn(SeatId, SeatOptions) -> Box<dyn Player>>;

/// A seat with a player.
struct OpenSeat {
    options: SeatOptions,
    seat: Seat,
}

/// So many lines an analysis has.
const LINES: usize = 3;
/// So many seats there are, and the first one of the analysis.
const SEATS: usize = 5;
const ANALYST: usize = 3;

const fn index(id: SeatId) -> usize {
    match id {
        SeatId::Side(side) => side as usize,
        SeatId::Adviser => 2,
        SeatId::Analyst => ANALYST,
        SeatId::Surveyor => 4,
    }
}

impl Seats {
    /// Free seats for players that take chance from this seed; what they answer is sent there.
    pub fn new(seed: u64, answers: Sender<Event>) -> Self {
        let make = move |id, SeatOptions { level, pace, engine }| -> Box<dyn Player> {
            let player = |seed| Paced::new(Levelled::with(level, seed, engine), pace);
            match id {
                SeatId::Side(side) => Box::new(Yielding(player(seed_of(side, seed)))),
                SeatId::Adviser => Box::new(Yielding(Adviser::new(player(seed)))),
                SeatId::Analyst => Box::new(Yielding(Analyst::new(engine, LINES))),
                SeatId::Surveyor => Box::new(Yielding(EnginePlayer::new(engine))),
            }
        };
        Self::with(Box::new(make), answers)
    }

    /// The same for other players.
    fn with(make: Make, answers: Sender<Event>) -> Self {
        Self { make, open: [const { None }; SEATS], answers }
    }

    /// Asks the player on a seat for a move; another one if it plays with other options or has failed.
    pub fn ask(
        &mut self,
        id: SeatId,
        options: SeatOptions,
        limits: Limits,
        ticket: Ticket,
        game: Game,
    ) {
        let asked = self.seat(id, options).and_then(|seat| seat.ask(ticket, game, limits));
        if let Err(why) = asked {
            let response = Response::Failed(Failure::Panicked(not_started(&why)));
            let _ = self.answers.send(Event::Answered(Answer { ticket, response }));
        }
    }

    /// The seat, with a player of these options.
    fn seat(&mut self, id: SeatId, options: SeatOptions) -> io::Result<&mut Seat> {
        let suits = |open: &OpenSeat| open.options == options && !open.seat.has_failed();
        // Whoever leaves, leaves before the next one comes.
        let there = self.open[index(id)].take().filter(suits);
        let seat = || {
            let answers = self.answers.clone();
            let seat = Seat::new((self.make)(id, options), move |answer| {
                // A loop that is gone needs no answer.
                let _ = answers.send(Event::Answered(answer));
            });
            seat.map(|seat| OpenSeat { options, seat })
        };
        let open = there.map_or_else(seat, Ok)?;
        Ok(&mut self.open[index(id)].insert(open).seat)
    }

    /// Wants the answers of whoever plays or gives hints now.
    pub fn stop(&self) {
        self.open[..ANALYST].iter().flatten().for_each(|open| open.seat.stop());
    }

    /// Wants the answer of this seat now.
    pub fn stop_seat(&self, id: SeatId) {
        self.open[index(id)].iter().for_each(|open| open.seat.stop());
    }

    /// Frees a seat, with all that its player remembers.
    pub fn leave(&mut self, id: SeatId) {
        self.open[index(id)] = None;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{self, Receiver};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use super::*;
    use crate::player::{Ctx, EngineSettings, Level, NoMove, Simple, Watch};
    use crate::rules::{Point, Stone, Variant};

    /// Long enough for any machine; no test waits so long unless it fails.
    const PATIENCE: Duration = Duration::from_secs(60);
    const SIDE: SeatId = SeatId::Side(Stone::Second);

    /// Thinks until it is stopped.
    struct Endless;

    impl Player for Endless {
        fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
            while !ctx.is_stopped() {
                std::thread::yield_now();
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

    fn options(level: u8) -> SeatOptions {
        SeatOptions {
            level: Level::new(level).unwrap(),
            pace: Duration::ZERO,
            engine: EngineSettings::default(),
        }
    }

    /// Seats for these players, in this order.
    fn seats(players: Vec<Box<dyn Player>>) -> (Seats, Receiver<Event>, Arc<AtomicUsize>) {
        let (sender, events) = mpsc::channel();
        let players = Mutex::new(players.into_iter());
        let made = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&made);
        let make = move |_, _| {
            count.fetch_add(1, Ordering::Relaxed);
            players.lock().unwrap().next().unwrap()
        };
        (Seats::with(Box::new(make), sender), events, made)
    }

    fn ask(seats: &mut Seats, id: SeatId, level: u8, ticket: u64) {
        let game = Game::new(Variant::TIC_TAC_TOE);
        let options = options(level);
        seats.ask(id, options, options.level.limits(), Ticket(ticket), game);
    }

    #[track_caller]
    fn answer(events: &Receiver<Event>) -> Answer {
        match events.recv_timeout(PATIENCE).unwrap() {
            Event::Answered(answer) => answer,
            event => panic!("{event:?}"),
        }
    }

    #[test]
    fn a_player_that_fell_over_is_replaced_at_the_next_question() {
        let (mut seats, events, made) = seats(vec![Box::new(Broken), Box::new(Simple::new(1))]);
        ask(&mut seats, SIDE, 5, 1);
        let failed = answer(&events);
        assert!(matches!(failed.response, Response::Failed(Failure::Panicked(_))));
        ask(&mut seats, SIDE, 5, 2);
        let next = answer(&events);
        assert_eq!(next.ticket, Ticket(2));
        assert!(matches!(next.response, Response::Move { .. }));
        ask(&mut seats, SIDE, 5, 3);
        assert_eq!((answer(&events).ticket, made.load(Ordering::Relaxed)), (Ticket(3), 2));
    }

    #[test]
    fn everybody_stops_and_advice_disturbs_no_opponent() {
        let (mut seats, events, made) = seats(vec![Box::new(Endless), Box::new(Endless)]);
        ask(&mut seats, SIDE, 5, 1);
        ask(&mut seats, SeatId::Adviser, 9, 2);
        seats.stop();
        let mut tickets = [answer(&events), answer(&events)].map(|answer| answer.ticket.0);
        tickets.sort_unstable();
        assert_eq!((tickets, made.load(Ordering::Relaxed)), ([1, 2], 2));
    }

    #[test]
    fn who_leaves_stops_and_is_gone() {
        /// Says so when it goes.
        struct Going(mpsc::Sender<()>, Endless);

        impl Player for Going {
            fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
                self.1.choose(game, limits, ctx)
            }
        }

        impl Drop for Going {
            fn drop(&mut self) {
                self.0.send(()).unwrap();
            }
        }

        let (gone, hears) = mpsc::channel();
        let players: Vec<Box<dyn Player>> =
            vec![Box::new(Going(gone, Endless)), Box::new(Simple::new(1))];
        let (mut seats, events, made) = seats(players);
        ask(&mut seats, SIDE, 5, 1);
        seats.leave(SeatId::Adviser);
        seats.leave(SIDE);
        assert_eq!(answer(&events).ticket, Ticket(1));
        hears.recv_timeout(PATIENCE).unwrap();
        ask(&mut seats, SIDE, 5, 2);
        assert_eq!((answer(&events).ticket, made.load(Ordering::Relaxed)), (Ticket(2), 2));
    }

    #[test]
    fn another_level_is_another_player_and_the_one_before_stops() {
        let (mut seats, events, made) = seats(vec![Box::new(Endless), Box::new(Simple::new(1))]);
        ask(&mut seats, SIDE, 5, 1);
        ask(&mut seats, SIDE, 6, 2);
        let mut tickets = [answer(&events), answer(&events)].map(|answer| answer.ticket.0);
        tickets.sort_unstable();
        assert_eq!((tickets, made.load(Ordering::Relaxed)), ([1, 2], 2));
    }
}
