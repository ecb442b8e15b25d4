//! The brain's side: a program that plays.
//!
//! Two threads: one reads what the manager says, the other one answers it and waits for the player,
//! which thinks on a third. So the brain hears everything while it thinks.

mod arranged;
mod deeds;
mod desk;
mod detail;
mod question;
mod setup;
mod swap2;
mod waiting;

use std::fmt;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::Lines;
use super::message::{Command, CommandError, Listener, Reply, Who};
use crate::player::{
    Answer, Ctx, Failure, Limits, Player, Response, Seat, Settings, Simple, Ticket,
};
use crate::rules::{Game, Point, Variant};
use deeds::Deed;
use desk::Desk;
use detail::Detail;
use question::{Question, Wanted};
use setup::Setup;
use waiting::{Heard, Waiting};

/// Who plays, and with what.
pub struct Options {
    /// Makes a player that uses so much at most.
    pub players: Box<dyn FnMut(Settings) -> Box<dyn Player>>,
    /// What a player may use, if the manager does not say less.
    pub settings: Settings,
    /// Where openings take chance from.
    pub seed: u64,
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("settings", &self.settings).finish_non_exhaustive()
    }
}

/// How many events may wait: a manager that talks faster than it listens has to wait.
const WAITING: usize = 64;
/// After the end of the input the answers come within this time.
const GRACE: Duration = Duration::from_millis(400);

/// Plays until `END`, or until the end of the input: then what was asked is still answered, soon.
///
/// ```
/// use gomoku::gomocup::brain::{self, Options};
/// use gomoku::player::{Settings, Simple};
///
/// let mut output = Vec::new();
/// let input = &b"START 15\r\nBOARD\r\n3,0,1\r\n4,0,1\r\n5,0,1\r\n6,0,1\r\n7,0,2\r\nDONE\r\n"[..];
/// let players = Box::new(|_| Box::new(Simple::new(1)) as Box<_>);
/// let options = Options { players, settings: Settings::default(), seed: 1 };
/// brain::run(options, input, &mut output)?;
/// assert_eq!(output, b"OK\n2,0\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// If the output cannot be written, or there can be no thread. Wrong input is answered, not an error.
pub fn run(
    options: Options,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
) -> io::Result<()> {
    let (sender, events) = mpsc::sync_channel(WAITING);
    listen(input, sender.clone())?;
    let Options { players, settings, seed } = options;
    let mut brain = Brain {
        output,
        events,
        sender,
        players,
        seat: None,
        prepared: None,
        fallback: Simple::new(seed),
        seed,
        setup: Setup::new(settings),
        desk: Desk::default(),
        question: None,
        tickets: 0,
        waiting: Waiting::default(),
        closed: None,
    };
    brain.lead()
}

/// Starts the thread that reads what the manager says, to its `END` or the input's.
#[expect(clippy::disallowed_methods, reason = "the brain's reading thread")]
fn listen(input: impl BufRead + Send + 'static, events: SyncSender<Event>) -> io::Result<()> {
    let read = move || {
        let mut lines = Lines::new(input);
        let mut listener = Listener::default();
        while let Ok(Some(line)) = lines.next_line() {
            let Some(heard) = listener.hear(&line) else { continue };
            let is_last = heard == Ok(Command::End);
            if events.send(Event::Heard(heard)).is_err() || is_last {
                return;
            }
        }
        // Whoever has left need not hear it.
        let _ = events.send(Event::Closed);
    };
    thread::Builder::new().name("input".to_owned()).spawn(read).map(|_| ())
}

#[expect(clippy::disallowed_methods, reason = "the brain answers in time")]
fn now() -> Instant {
    Instant::now()
}

/// What the brain waits for.
enum Event {
    Heard(Heard),
    /// The input has ended.
    Closed,
    /// The player said something.
    Said(Answer),
    /// The thinking has taken long enough.
    Due,
}

struct Brain<'a, W> {
    output: &'a mut W,
    events: Receiver<Event>,
    sender: SyncSender<Event>,
    players: Box<dyn FnMut(Settings) -> Box<dyn Player>>,
    seat: Option<(Settings, Seat)>,
    /// What a player made its tables for last.
    prepared: Option<(Settings, Variant)>,
    /// Serves where the player has no move: a bad move is better than none.
    fallback: Simple,
    seed: u64,
    setup: Setup,
    desk: Desk,
    question: Option<Question>,
    tickets: u64,
    /// What was said and is not done yet.
    waiting: Waiting,
    /// When the input ended.
    closed: Option<Instant>,
}

impl<W: Write> Brain<'_, W> {
    fn lead(&mut self) -> io::Result<()> {
        loop {
            if let Some(heard) = self.waiting.next(self.question.is_some()) {
                self.obey(heard)?;
                continue;
            }
            if self.question.is_none() && self.closed.is_some() {
                return Ok(());
            }
            match self.next_event() {
                Event::Heard(Ok(Command::End)) => return Ok(()),
                Event::Heard(heard) => self.waiting.push(heard),
                Event::Due => self.stop(),
                Event::Closed => self.closed = Some(now()),
                Event::Said(answer) => self.hear(answer)?,
            }
        }
    }

    fn next_event(&mut self) -> Event {
        if let Ok(event) = self.events.try_recv() {
            return event;
        }
        self.prepare();
        let event = match self.due() {
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => match due.checked_duration_since(now()) {
                Some(rest) if !rest.is_zero() => self.events.recv_timeout(rest),
                _ => Err(RecvTimeoutError::Timeout),
            },
        };
        event.unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => Event::Due,
            RecvTimeoutError::Disconnected => Event::Closed,
        })
    }

    /// When the thinking is to be stopped, if it is not yet.
    fn due(&self) -> Option<Instant> {
        let question = self.question.as_ref().filter(|question| !question.is_stopped)?;
        let closed = self.closed.map(|closed| closed + GRACE);
        [question.due, closed].into_iter().flatten().min()
    }

    fn stop(&mut self) {
        if let (Some(question), Some((_, seat))) = (&mut self.question, &self.seat) {
            question.is_stopped = true;
            seat.stop();
        }
    }

    fn obey(&mut self, heard: Heard) -> io::Result<()> {
        match heard {
            Err(why @ CommandError::Unknown(_)) => self.say(&Reply::Unknown(why.to_string())),
            Err(why) => self.say(&Reply::Error(why.to_string())),
            Ok(command) => match self.deed(command) {
                Ok(Deed::Nothing) => Ok(()),
                Ok(Deed::Say(reply)) => self.say(&reply),
                Ok(Deed::Ask(wanted, desk, game)) => {
                    self.desk = desk;
                    self.ask(wanted, game)
                }
                Err(why) => self.say(&Reply::Error(why.to_string())),
            },
        }
    }

    fn ask(&mut self, wanted: Wanted, game: Game) -> io::Result<()> {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.question = Some(Question::new(ticket, wanted, game.clone(), now()));
        let limits = self.setup.limits();
        match self.seat().and_then(|seat| seat.ask(ticket, game, limits)) {
            Ok(()) => Ok(()),
            Err(why) => {
                self.seat = None;
                self.fall_back(&why.to_string())
            }
        }
    }

    /// Lets the player make its tables for the game to come, whose first move would have to wait for
    /// them. The manager has nothing more to say for the moment.
    fn prepare(&mut self) {
        let game = self.desk.emptied().and_then(|desk| desk.game(self.setup.rule()?));
        let (Ok(game), None) = (game, &self.question) else { return };
        let wanted = (self.setup.settings(), game.variant());
        if self.prepared.replace(wanted) != Some(wanted) {
            self.tickets += 1;
            let ticket = Ticket(self.tickets);
            let limits = Limits { nodes: Some(1), ..Limits::default() };
            // Nobody waits for the answer. If there is no seat, the first question will tell.
            let _ = self.seat().and_then(|seat| seat.ask(ticket, game, limits));
        }
    }

    /// The seat of a player that uses what it may use now.
    fn seat(&mut self) -> io::Result<&mut Seat> {
        let settings = self.setup.settings();
        let seat = match self.seat.take() {
            Some((before, seat)) if before == settings => seat,
            _ => {
                let events = self.sender.clone();
                let hears = move |answer| drop(events.send(Event::Said(answer)));
                Seat::new((self.players)(settings), hears)?
            }
        };
        Ok(&mut self.seat.insert((settings, seat)).1)
    }

    /// Ends the thinking if it has come as far as the limits allow that hold now.
    fn curb(&mut self) {
        let limits = self.setup.limits();
        if self.question.as_ref().is_some_and(|question| question.has_reached(&limits)) {
            self.stop();
        }
    }

    /// Hears the player.
    fn hear(&mut self, Answer { ticket, response }: Answer) -> io::Result<()> {
        if matches!(response, Response::Failed(Failure::Panicked(_))) {
            // The next question takes another one.
            self.seat = None;
        }
        let Some(question) = self.question.as_mut().filter(|asked| asked.ticket == ticket) else {
            return Ok(());
        };
        match response {
            Response::Thinking(info) => {
                let shape = question.game.variant().shape();
                let detail = Detail { info: &info, shape }.to_string();
                question.last = Some(info);
                self.curb();
                if self.setup.shows_detail() { self.say(&Reply::Message(detail)) } else { Ok(()) }
            }
            Response::Move { point, .. } => match question.game.check(point) {
                Ok(_) => self.answer(point),
                Err(why) => self.fall_back(&why.to_string()),
            },
            Response::Failed(why) => self.fall_back(&why.to_string()),
        }
    }

    /// Answers though the player does not.
    fn fall_back(&mut self, why: &str) -> io::Result<()> {
        self.say(&Reply::Message(format!("the engine has no move: {why}")))?;
        let Some(question) = &mut self.question else { return Ok(()) };
        question.last = None;
        match self.fallback.choose(&question.game, &Limits::default(), &Ctx::quiet()) {
            Ok(point) => self.answer(point),
            Err(why) => {
                self.question = None;
                self.say(&Reply::Error(why.to_string()))
            }
        }
    }

    /// Answers the question with a move, or with the choice that it makes.
    fn answer(&mut self, point: Point) -> io::Result<()> {
        let Some(question) = self.question.take() else { return Ok(()) };
        self.setup.spend(now().saturating_duration_since(question.running));
        if question.wanted == Wanted::Choice && swap2::swaps(question.verdict()) {
            self.desk = std::mem::take(&mut self.desk).swapped();
            return self.say(&Reply::Swap);
        }
        match self.desk.put(point, Who::Own) {
            Ok(()) => self.say(&Reply::Move(point)),
            Err(why) => self.say(&Reply::Error(why.to_string())),
        }
    }

    fn say(&mut self, reply: &Reply) -> io::Result<()> {
        writeln!(self.output, "{reply}")?;
        self.output.flush()
    }
}

#[cfg(test)]
mod tests;
