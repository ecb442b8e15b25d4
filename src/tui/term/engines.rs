//! Seats of the computer, each opened when first needed.

use std::collections::HashMap;
use std::io;
use std::sync::mpsc::Sender;

use super::workers::Yielding;
use crate::external::{Entry, ExternalPlayer, Log, Program, own_program};
use crate::game::{AnyGame, Computer, EngineName};
use crate::locale::text;
use crate::player::{
    Adviser, Analyst, Answer, Ctx, Failure, Levelled, Limits, NoMove, Player, PlayerWorker,
    Response, Ticket, seed_of,
};
use crate::rules::{Game, Point};
use crate::settings::engines::EngineEntry;
use crate::tui::event::{Event, SeatId, SeatOptions};
use crate::worker::not_started;

/// Players of the seats, each on a thread of its own.
pub struct Engines {
    make: Make,
    open: HashMap<SeatId, OpenSeat>,
    /// Logs of other engines. Each is kept when its engine leaves, to find out what it did.
    logs: HashMap<SeatId, Log>,
    answers: Sender<Event>,
}

type Make = Box<dyn Fn(SeatId, SeatOptions, Log) -> Box<dyn Player>>;

struct OpenSeat {
    options: SeatOptions,
    seat: PlayerWorker,
}

/// Number of lines of an analysis.
const LINES: usize = 3;

/// Player in place of an engine that is not in the user's list.
struct Missing(EngineName);

impl Player for Missing {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        Err(NoMove::Failed(text!("engine-missing", name = self.0)))
    }
}

/// Creates the player of an engine in the user's list.
fn player_of(entry: &EngineEntry, log: Log) -> ExternalPlayer {
    let (program, terms) = (Program::from(entry), entry.terms.clone());
    ExternalPlayer::new(own_program(), program, terms, log)
}

impl Engines {
    pub fn new(seed: u64, answers: Sender<Event>) -> Self {
        let make = move |id, options: SeatOptions, log| -> Box<dyn Player> {
            let SeatOptions { computer, external, pace, engine } = options;
            let player = |level, seed| Levelled::with(level, seed, engine).paced(pace);
            match (id, computer) {
                (SeatId::Side(side), Computer::Level(level)) => {
                    Box::new(Yielding(player(level, seed_of(side, seed))))
                }
                (SeatId::Side(_), Computer::Engine(name)) => match external {
                    Some(entry) => Box::new(player_of(&entry, log).paced(pace)),
                    None => Box::new(Missing(name)),
                },
                (SeatId::Second, computer) => match (external, computer) {
                    (Some(entry), _) => {
                        let lines = u8::try_from(LINES).unwrap_or(1);
                        Box::new(player_of(&entry, log).analysing(lines))
                    }
                    (None, Computer::Engine(name)) => Box::new(Missing(name)),
                    (None, Computer::Level(_)) => Box::new(Yielding(Analyst::new(engine, LINES))),
                },
                (SeatId::Adviser, _) => {
                    let level = computer.level().unwrap_or(SeatOptions::HINT_LEVEL);
                    Box::new(Yielding(Adviser::new(player(level, seed))))
                }
                (SeatId::Analyst, _) => Box::new(Yielding(Analyst::new(engine, LINES))),
                (SeatId::Surveyor, _) => Box::new(Yielding(Analyst::new(engine, 1))),
            }
        };
        Self::with(Box::new(make), answers)
    }

    fn with(make: Make, answers: Sender<Event>) -> Self {
        Self { make, open: HashMap::new(), logs: HashMap::new(), answers }
    }

    /// Requests a move from a seat. A seat whose options changed or whose player failed gets a new
    /// player.
    pub fn ask(
        &mut self,
        id: SeatId,
        options: SeatOptions,
        limits: Limits,
        ticket: Ticket,
        game: AnyGame,
    ) {
        let asked = self.seat(id, options).and_then(|seat| seat.ask(ticket, game, limits));
        if let Err(why) = asked {
            let response = Response::Failed(Failure::Panicked(not_started(&why)));
            let _ = self.answers.send(Event::Answered(Answer { ticket, response }));
        }
    }

    fn seat(&mut self, id: SeatId, options: SeatOptions) -> io::Result<&mut PlayerWorker> {
        let suits = |open: &OpenSeat| open.options == options && !open.seat.has_failed();
        // The old player is dropped before the new one is created.
        let there = self.open.remove(&id).filter(suits);
        let seat = || {
            let answers = self.answers.clone();
            let log = Log::default();
            self.logs.insert(id, log.clone());
            let seat = PlayerWorker::new((self.make)(id, options.clone(), log), move |answer| {
                // If the loop is gone, nobody needs the answer.
                let _ = answers.send(Event::Answered(answer));
            });
            seat.map(|seat| OpenSeat { options, seat })
        };
        let open = there.map_or_else(seat, Ok)?;
        Ok(&mut self.open.entry(id).insert_entry(open).into_mut().seat)
    }

    /// Returns the log of the engine that has or had a seat.
    pub fn log(&self, id: SeatId) -> Vec<Entry> {
        self.logs.get(&id).map(Log::lines).unwrap_or_default()
    }

    pub fn stop(&self) {
        for (id, open) in &self.open {
            if matches!(id, SeatId::Side(_) | SeatId::Adviser) {
                open.seat.stop();
            }
        }
    }

    pub fn stop_seat(&self, id: SeatId) {
        if let Some(open) = self.open.get(&id) {
            open.seat.stop();
        }
    }

    pub fn leave(&mut self, id: SeatId) {
        self.open.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{self, Receiver};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use super::*;
    use crate::player::{EngineSettings, Level, Simple, Watch};
    use crate::rules::{Stone, Variant};

    /// Long enough for any machine; reached only if a test fails.
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
            computer: Level::new(level).unwrap().into(),
            external: None,
            pace: Duration::ZERO,
            engine: EngineSettings::default(),
        }
    }

    /// Creates engines with these players, in this order.
    fn seats(players: Vec<Box<dyn Player>>) -> (Engines, Receiver<Event>, Arc<AtomicUsize>) {
        let (sender, events) = mpsc::channel();
        let players = Mutex::new(players.into_iter());
        let made = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&made);
        let make = move |_, _, _| {
            count.fetch_add(1, Ordering::Relaxed);
            players.lock().unwrap().next().unwrap()
        };
        (Engines::with(Box::new(make), sender), events, made)
    }

    fn ask(seats: &mut Engines, id: SeatId, level: u8, ticket: u64) {
        let game = Game::new(Variant::TIC_TAC_TOE);
        let options = options(level);
        let limits = options.computer.limits();
        seats.ask(id, options, limits, Ticket(ticket), game.into());
    }

    #[track_caller]
    fn answer(events: &Receiver<Event>) -> Answer {
        match events.recv_timeout(PATIENCE).unwrap() {
            Event::Answered(answer) => answer,
            event => panic!("{event:?}"),
        }
    }

    #[test]
    fn a_failed_player_is_replaced_at_the_next_request() {
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
    fn all_seats_stop_and_hints_do_not_disturb_the_opponent() {
        let (mut seats, events, made) = seats(vec![Box::new(Endless), Box::new(Endless)]);
        ask(&mut seats, SIDE, 5, 1);
        ask(&mut seats, SeatId::Adviser, 9, 2);
        seats.stop();
        let mut tickets = [answer(&events), answer(&events)].map(|answer| answer.ticket.0);
        tickets.sort_unstable();
        assert_eq!((tickets, made.load(Ordering::Relaxed)), ([1, 2], 2));
    }

    #[test]
    fn leaving_stops_and_drops_the_player() {
        /// Reports when it is dropped.
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
    fn an_engine_that_is_not_there_fails_and_can_be_asked_again() {
        let (sender, events) = mpsc::channel();
        let mut seats = Engines::new(1, sender);
        let name = EngineName::new("rapfi").unwrap();
        let options = SeatOptions { computer: Computer::Engine(name), ..options(5) };
        for ticket in 1..3 {
            let game = Game::new(Variant::GOMOKU_15).into();
            let limits = options.computer.limits();
            seats.ask(SIDE, options.clone(), limits, Ticket(ticket), game);
            let Answer { ticket: of, response } = answer(&events);
            let Response::Failed(why) = response else { panic!("{response:?}") };
            assert_eq!((of, &*why.to_string()), (Ticket(ticket), "there is no engine rapfi"));
        }
    }

    #[test]
    fn changing_the_level_replaces_the_player() {
        let (mut seats, events, made) = seats(vec![Box::new(Endless), Box::new(Simple::new(1))]);
        ask(&mut seats, SIDE, 5, 1);
        ask(&mut seats, SIDE, 6, 2);
        let mut tickets = [answer(&events), answer(&events)].map(|answer| answer.ticket.0);
        tickets.sort_unstable();
        assert_eq!((tickets, made.load(Ordering::Relaxed)), ([1, 2], 2));
    }
}
