//! The brain's side: a program that plays.
//!
//! Three threads: one parses the manager's commands, one executes them, and the player searches on the
//! third. So commands are heard during a search.

mod commands;
mod position;
mod queue;
mod search;
mod settings;
mod swap2;

use std::fmt;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::time::{Duration, Instant};

use super::lines::Lines;
use super::message::{Command, CommandError, CommandParser, Owner, Reply};
use crate::player::{
    Answer, Ctx, EngineSettings, Failure, Limits, Player, Response, Seat, Simple, Ticket,
};
use crate::rules::{Game, Point, Variant};
use crate::worker::start;
use commands::Action;
use position::BrainPosition;
use queue::{CommandQueue, ParsedCommand};
use search::{PendingSearch, SearchPurpose};
use settings::MatchSettings;

/// Who plays, and with what.
pub struct Options {
    /// Makes a player with these resources that tells so many lines.
    pub players: MakePlayer,
    /// What a player may use, if the manager does not say less.
    pub settings: EngineSettings,
    /// Memory that the process holds already, in bytes.
    pub resident: usize,
    /// The seed that chooses openings.
    pub seed: u64,
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("settings", &self.settings).finish_non_exhaustive()
    }
}

/// Makes a player with these resources that tells so many lines.
pub type MakePlayer = Box<dyn FnMut(EngineSettings, u8) -> Box<dyn Player>>;

/// How many events may wait; the manager's input is read no further until there is room.
const EVENTS: usize = 64;
/// How long a player that is replaced may keep its memory from the next one.
const HANDOVER: Duration = Duration::from_millis(20);
/// After the end of the input a search goes on for this time at most.
const GRACE: Duration = Duration::from_millis(400);

/// Plays until `END` or the end of the input; a search that was asked for before that is finished.
///
/// ```
/// use gomoku::gomocup::brain::{self, Options};
/// use gomoku::player::{EngineSettings, Simple};
///
/// let mut output = Vec::new();
/// let input = &b"START 15\r\nBOARD\r\n3,0,1\r\n4,0,1\r\n5,0,1\r\n6,0,1\r\n7,0,2\r\nDONE\r\n"[..];
/// let players = Box::new(|_, _| Box::new(Simple::new(1)) as Box<_>);
/// let options = Options { players, settings: EngineSettings::default(), resident: 0, seed: 1 };
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
    let (sender, events) = mpsc::sync_channel(EVENTS);
    read_commands(input, sender.clone())?;
    let Options { players, settings, resident, seed } = options;
    let mut brain = Brain {
        output,
        events,
        sender,
        players,
        seat: None,
        prepared: None,
        fallback: Simple::new(seed),
        seed,
        settings: MatchSettings::new(settings, resident),
        position: BrainPosition::default(),
        search: None,
        tickets: 0,
        queue: CommandQueue::default(),
        heard: now(),
        input_closed: None,
    };
    brain.run()
}

/// Starts the thread that parses the manager's commands, to `END` or the end of the input.
fn read_commands(
    input: impl BufRead + Send + 'static,
    events: SyncSender<Event>,
) -> io::Result<()> {
    start("input", move || {
        let events = Closing(events);
        let mut lines = Lines::new(input);
        let mut parser = CommandParser::default();
        while let Ok(Some(line)) = lines.next_line() {
            let Some(command) = parser.feed(&line) else { continue };
            let is_last = command == Ok(Command::End);
            if events.0.send(Event::Command(command, now())).is_err() || is_last {
                return;
            }
        }
    })
}

/// Says that the input is closed when dropped, also on a panic: the brain must not wait for it for ever.
struct Closing(SyncSender<Event>);

impl Drop for Closing {
    fn drop(&mut self) {
        // It fails if the brain has ended.
        let _ = self.0.send(Event::InputClosed);
    }
}

#[expect(clippy::disallowed_methods, reason = "the brain keeps to time limits")]
fn now() -> Instant {
    Instant::now()
}

/// What the brain waits for.
enum Event {
    /// What the manager said, and when.
    Command(ParsedCommand, Instant),
    InputClosed,
    /// From the player.
    Player(Answer),
}

struct Brain<'a, W> {
    output: &'a mut W,
    events: Receiver<Event>,
    sender: SyncSender<Event>,
    players: MakePlayer,
    /// The player, with the resources and the lines that it was made for.
    seat: Option<((EngineSettings, u8), Seat)>,
    /// What the player has its tables for.
    prepared: Option<(EngineSettings, Variant)>,
    /// Moves where the player fails: a bad move is better than none.
    fallback: Simple,
    seed: u64,
    settings: MatchSettings,
    position: BrainPosition,
    search: Option<PendingSearch>,
    tickets: u64,
    /// Commands that are not executed yet.
    queue: CommandQueue,
    /// When the command was said that is executed, or the answer heard that it waited for: a move's time counts from
    /// then on.
    heard: Instant,
    /// When the input ended.
    input_closed: Option<Instant>,
}

impl<W: Write> Brain<'_, W> {
    fn run(&mut self) -> io::Result<()> {
        loop {
            if let Some(command) = self.queue.next(self.search.is_some()) {
                self.respond(command)?;
                continue;
            }
            if self.search.is_none() && self.input_closed.is_some() {
                return Ok(());
            }
            match self.next_event() {
                Event::Command(Ok(Command::End), _) => return Ok(()),
                Event::Command(command, said) => {
                    self.heard = said;
                    self.queue.push(command);
                }
                Event::InputClosed => {
                    self.input_closed = Some(now());
                    self.answer_by(None);
                }
                Event::Player(answer) => {
                    self.hear(answer)?;
                    self.heard = now();
                }
            }
        }
    }

    fn next_event(&mut self) -> Event {
        if let Ok(event) = self.events.try_recv() {
            return event;
        }
        self.prepare();
        self.events.recv().unwrap_or(Event::InputClosed)
    }

    /// Wants the search to be answered by this time, and by its grace after the end of the input.
    fn answer_by(&self, at: Option<Instant>) {
        let closed = self.input_closed.map(|closed| closed + GRACE);
        let at = [at, closed].into_iter().flatten().min();
        if let (Some(_), Some(at), Some((_, seat))) = (&self.search, at, &self.seat) {
            seat.answer_by(at);
        }
    }

    fn stop(&self) {
        if let (Some(_), Some((_, seat))) = (&self.search, &self.seat) {
            seat.stop();
        }
    }

    /// Executes a command, and replies or starts a search.
    fn respond(&mut self, command: ParsedCommand) -> io::Result<()> {
        let reply = match command {
            Err(why @ CommandError::Unknown(_)) => Reply::Unknown(why.to_string()),
            Err(why) => Reply::Error(why.to_string()),
            Ok(command) => match self.execute(command) {
                Ok(Action::None) => return Ok(()),
                Ok(Action::Reply(reply)) => reply,
                Ok(Action::Replies(replies)) => return self.send_all(&replies),
                Ok(Action::Search(purpose, position, game)) => {
                    self.position = position;
                    return self.start_search(purpose, game);
                }
                Err(why) => Reply::Error(why.to_string()),
            },
        };
        self.send(&reply)
    }

    fn start_search(&mut self, purpose: SearchPurpose, game: Game) -> io::Result<()> {
        let ticket = self.next_ticket();
        let asked = self.heard;
        self.search = Some(PendingSearch::new(ticket, purpose, game.clone(), asked));
        let limits = self.settings.limits();
        let seat = self.seat(purpose.lines());
        match seat.and_then(|seat| seat.ask_at(asked, ticket, game, limits)) {
            Ok(()) => {
                self.answer_by(None);
                Ok(())
            }
            Err(why) => {
                self.seat = None;
                self.fall_back(&why.to_string())
            }
        }
    }

    const fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// Lets the player make its tables for the game to come while the manager has nothing to say, so
    /// that its first move does not wait for them.
    fn prepare(&mut self) {
        let game = self.position.emptied().and_then(|empty| empty.game(self.settings.rule()?));
        let (Ok(game), None) = (game, &self.search) else { return };
        let tables = (self.settings.engine(), game.variant());
        if self.prepared.replace(tables) != Some(tables) {
            let ticket = self.next_ticket();
            let limits = Limits { nodes: Some(1), ..Limits::default() };
            // Its answer is dropped by its ticket. A failure to start is reported by the first
            // search.
            let _ = self.seat(1).and_then(|seat| seat.ask(ticket, game, limits));
        }
    }

    /// The seat of a player with the current settings that tells so many lines.
    fn seat(&mut self, lines: u8) -> io::Result<&mut Seat> {
        let wanted = (self.settings.engine(), lines);
        let seat = match self.seat.take() {
            Some((before, seat)) if before == wanted => seat,
            before => {
                // So that the tables of both are never held.
                if let Some((_, seat)) = before {
                    seat.leave(HANDOVER);
                }
                let events = self.sender.clone();
                let hears = move |answer| drop(events.send(Event::Player(answer)));
                Seat::new((self.players)(wanted.0, lines), hears)?
            }
        };
        Ok(&mut self.seat.insert((wanted, seat)).1)
    }

    /// Stops the search if it has reached the current limits.
    fn stop_if_reached(&mut self) {
        let limits = self.settings.limits();
        if self.search.as_ref().is_some_and(|search| search.has_reached(&limits)) {
            self.stop();
        }
    }

    /// Handles a report or an answer of the player.
    fn hear(&mut self, Answer { ticket, response }: Answer) -> io::Result<()> {
        if matches!(response, Response::Failed(Failure::Panicked(_))) {
            // The next search gets another player.
            self.seat = None;
        }
        if let Response::Short(shortage) = response {
            return self
                .send(&Reply::Message(format!("the system has no more memory: {shortage}")));
        }
        let Some(search) = self.search.as_mut().filter(|search| search.ticket == ticket) else {
            return Ok(());
        };
        match response {
            Response::Thinking(info) => {
                search.progress = Some(info);
                let mut news = Vec::new();
                if self.settings.shows_detail() {
                    let before = search.told_best();
                    news = search.news();
                    let best = search.told_best().filter(|_| search.told_best() != before);
                    news.extend(best.map(Reply::Best));
                }
                self.stop_if_reached();
                self.send_all(&news)
            }
            Response::Move { point, .. } => match search.game.check(point) {
                Ok(_) => self.finish_search(point),
                Err(why) => self.fall_back(&why.to_string()),
            },
            Response::Failed(why) => self.fall_back(&why.to_string()),
            Response::Short(_) => Ok(()),
        }
    }

    /// Finishes the search with another player's move.
    fn fall_back(&mut self, why: &str) -> io::Result<()> {
        self.send(&Reply::Message(format!("the engine has no move: {why}")))?;
        let Some(search) = &mut self.search else { return Ok(()) };
        search.progress = None;
        match self.fallback.choose(&search.game, &Limits::default(), &Ctx::quiet()) {
            Ok(point) => self.finish_search(point),
            Err(why) => {
                self.search = None;
                self.send(&Reply::Error(why.to_string()))
            }
        }
    }

    /// Replies with the move that was found, or with the choice of the swap2 rule that it means.
    fn finish_search(&mut self, best: Point) -> io::Result<()> {
        let Some(mut search) = self.search.take() else { return Ok(()) };
        if search.purpose.lines() > 1 {
            self.send_all(&search.news())?;
        }
        self.settings.spend(now().saturating_duration_since(search.clock_started));
        if search.purpose == SearchPurpose::Swap2Choice && swap2::swaps(search.verdict()) {
            self.position = std::mem::take(&mut self.position).swapped();
            return self.send(&Reply::Swap);
        }
        match self.position.place(best, Owner::Own) {
            Ok(()) => self.send(&Reply::Move(best)),
            Err(why) => self.send(&Reply::Error(why.to_string())),
        }
    }

    fn send_all(&mut self, replies: &[Reply]) -> io::Result<()> {
        replies.iter().try_for_each(|reply| self.send(reply))
    }

    fn send(&mut self, reply: &Reply) -> io::Result<()> {
        writeln!(self.output, "{reply}")?;
        self.output.flush()
    }
}

#[cfg(test)]
mod tests;
