//! Brain: a program that plays.
//!
//! One thread parses commands, another executes them, and the player searches on a third, so that
//! commands are received during a search.
//!
//! The brain is a loop over one channel, which receives commands from the reading thread and
//! answers from the player's seat. During a search commands wait in a queue, except those that
//! concern the search. A refused command changes nothing, because each command works on a copy.

mod commands;
mod position;
mod queue;
mod search;
mod settings;
mod swap2;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::time::{Duration, Instant};

use super::lines::next_line;
use super::message::{Command, CommandError, CommandParser, Owner, Reply};
use crate::game::Target;
use crate::player::{
    Answer, Ctx, EngineSettings, Failure, Limits, Player, PlayerWorker, Response, Simple, Ticket,
};
use crate::rules::{Game, IllegalMove, Point, Rule, Variant};
use crate::worker::start;
use commands::Reaction;
use position::BrainPosition;
use queue::{CommandQueue, ParsedCommand};
use search::{PendingSearch, SearchPurpose};
use settings::MatchSettings;

pub struct Options {
    pub players: MakePlayer,
    /// Resources of a player, unless the manager allows less.
    pub settings: EngineSettings,
    /// Rule of the games, until the manager names one.
    pub rule: Rule,
    pub resident: usize,
    pub seed: u64,
}

/// Function that creates a player with these resources that reports this many lines.
pub type MakePlayer = Box<dyn FnMut(EngineSettings, u8) -> Box<dyn Player>>;

/// Maximum number of queued events. No further input is read until there is room.
const EVENTS: usize = 64;
/// Maximum time that a replaced player may keep its memory from the next one.
const HANDOVER: Duration = Duration::from_millis(20);
/// Maximum time that a search continues after the end of the input.
const GRACE: Duration = Duration::from_millis(400);

/// Plays until `END` or the end of the input, and finishes a search in progress. Invalid input gets
/// a reply. Fails if writing the output fails, or threads cannot be started.
pub fn run(
    options: Options,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
) -> io::Result<()> {
    let (sender, events) = mpsc::sync_channel(EVENTS);
    read_commands(input, sender.clone())?;
    let Options { players, settings, rule, resident, seed } = options;
    let mut brain = Brain {
        output,
        events,
        sender,
        players,
        seat: None,
        prepared: None,
        fallback: Simple::new(seed),
        seed,
        settings: MatchSettings::new(settings, rule, resident),
        position: BrainPosition::default(),
        search: None,
        tickets: 0,
        queue: CommandQueue::default(),
        heard: now(),
        input_closed: None,
    };
    brain.run()
}

fn read_commands(
    input: impl BufRead + Send + 'static,
    events: SyncSender<BrainEvent>,
) -> io::Result<()> {
    start("input", move || {
        let events = Closing(events);
        let mut input = input;
        let mut parser = CommandParser::default();
        while let Ok(Some(line)) = next_line(&mut input) {
            let Some(command) = parser.feed(&line) else { continue };
            let is_last = command == Ok(Command::End);
            if events.0.send(BrainEvent::Command(command, now())).is_err() || is_last {
                return;
            }
        }
    })
}

/// Reports the end of the input when dropped, even on a panic, so that the brain does not wait
/// forever.
struct Closing(SyncSender<BrainEvent>);

impl Drop for Closing {
    fn drop(&mut self) {
        // This fails if the brain has ended.
        let _ = self.0.send(BrainEvent::InputClosed);
    }
}

#[expect(clippy::disallowed_methods, reason = "the brain keeps to time limits")]
fn now() -> Instant {
    Instant::now()
}

enum BrainEvent {
    Command(ParsedCommand, Instant),
    InputClosed,
    Player(Answer),
}

struct Brain<'a, W> {
    output: &'a mut W,
    events: Receiver<BrainEvent>,
    sender: SyncSender<BrainEvent>,
    players: MakePlayer,
    seat: Option<((EngineSettings, u8), PlayerWorker)>,
    /// Resources and game for which the player's tables are prepared.
    prepared: Option<(EngineSettings, Variant)>,
    /// Player that moves if the main one fails: a bad move is better than none.
    fallback: Simple,
    seed: u64,
    settings: MatchSettings,
    position: BrainPosition,
    search: Option<PendingSearch>,
    tickets: u64,
    queue: CommandQueue,
    /// Time of the command being executed, or of the answer that it waited for. The time for a move
    /// counts from then.
    heard: Instant,
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
                BrainEvent::Command(Ok(Command::End), _) => return Ok(()),
                BrainEvent::Command(command, said) => {
                    self.heard = said;
                    self.queue.push(command);
                }
                BrainEvent::InputClosed => {
                    self.input_closed = Some(now());
                    self.answer_by(None);
                }
                BrainEvent::Player(answer) => {
                    self.hear(answer)?;
                    self.heard = now();
                }
            }
        }
    }

    fn next_event(&mut self) -> BrainEvent {
        if let Ok(event) = self.events.try_recv() {
            return event;
        }
        self.prepare();
        self.events.recv().unwrap_or(BrainEvent::InputClosed)
    }

    /// Requests the answer by this time, and by the grace period after the end of the input.
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

    fn respond(&mut self, command: ParsedCommand) -> io::Result<()> {
        let reply = match command {
            Err(why @ CommandError::Unknown(_)) => Reply::Unknown(why.to_string()),
            Err(why) => Reply::Error(why.to_string()),
            Ok(command) => match self.execute(command) {
                Ok(Reaction::Replies(replies)) => return self.send_all(&replies),
                Ok(Reaction::Search(purpose, position, game)) => {
                    self.position = position;
                    return self.start_search(purpose, game);
                }
                Err(why) => Reply::Error(why),
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

    /// Lets the player allocate its tables while the manager is silent, so that the first move is
    /// not delayed.
    fn prepare(&mut self) {
        let game = self.position.emptied().and_then(|empty| empty.game(self.settings.rule()?));
        let (Ok(game), None) = (game, &self.search) else { return };
        let tables = (self.settings.engine(), game.variant());
        if self.prepared.replace(tables) != Some(tables) {
            let ticket = self.next_ticket();
            let limits = Limits { nodes: Some(1), ..Limits::default() };
            // The answer is dropped because of its ticket. A failure to start is reported by the
            // first search.
            let _ = self.seat(1).and_then(|seat| seat.ask(ticket, game, limits));
        }
    }

    /// Returns a player with the current settings that reports this many lines.
    fn seat(&mut self, lines: u8) -> io::Result<&mut PlayerWorker> {
        let wanted = (self.settings.engine(), lines);
        let seat = match self.seat.take() {
            Some((before, seat)) if before == wanted => seat,
            before => {
                // Dropped first, so that the tables of both are never held.
                if let Some((_, seat)) = before {
                    seat.leave(HANDOVER);
                }
                let events = self.sender.clone();
                let hears = move |answer| drop(events.send(BrainEvent::Player(answer)));
                PlayerWorker::new((self.players)(wanted.0, lines), hears)?
            }
        };
        Ok(&mut self.seat.insert((wanted, seat)).1)
    }

    fn stop_if_reached(&mut self) {
        let limits = self.settings.limits();
        if self.search.as_ref().is_some_and(|search| search.has_reached(&limits)) {
            self.stop();
        }
    }

    fn hear(&mut self, Answer { ticket, response }: Answer) -> io::Result<()> {
        if matches!(response, Response::Failed(Failure::Panicked(_))) {
            // The next search gets a new player.
            self.seat = None;
        }
        let search = self.search.as_mut().filter(|search| search.ticket == ticket);
        match (response, search) {
            (Response::Short(shortage), _) => {
                self.send(&Reply::Message(format!("the system has no more memory: {shortage}")))
            }
            // Our own players do not speak.
            (_, None) | (Response::Said(_), Some(_)) => Ok(()),
            (Response::Thinking(info), Some(search)) => {
                search.progress = Some(info.named(Target::cell));
                let mut news = Vec::new();
                if self.settings.shows_detail {
                    let before = search.told_best();
                    news = search.news();
                    let best = search.told_best().filter(|_| search.told_best() != before);
                    news.extend(best.map(Reply::Best));
                }
                self.stop_if_reached();
                self.send_all(&news)
            }
            (Response::Move { target: Target::Cell(point), .. }, Some(search)) => {
                match search.game.check(point) {
                    Ok(_) => self.finish_search(point),
                    Err(why) => self.fall_back(&why.to_string()),
                }
            }
            // The protocol knows stones alone, and games without openings.
            (Response::Move { .. }, Some(_)) => self.fall_back(&IllegalMove::NoPass.to_string()),
            (Response::Failed(why), Some(_)) => self.fall_back(&why.to_string()),
        }
    }

    fn fall_back(&mut self, why: &str) -> io::Result<()> {
        self.send(&Reply::Message(format!("the engine has no move: {why}")))?;
        let Some(search) = &mut self.search else { return Ok(()) };
        search.progress = None;
        let substitute = self.fallback.choose(&search.game, &Limits::default(), &Ctx::quiet());
        // The protocol has no pass, so a side that may take no point plays a foul.
        let game = &search.game;
        let foul = || game.board().shape().points().find(|&point| game.check(point).is_ok());
        match substitute.or_else(|why| foul().ok_or(why)) {
            Ok(point) => self.finish_search(point),
            Err(why) => {
                self.search = None;
                self.send(&Reply::Error(why.to_string()))
            }
        }
    }

    /// Replies with the move, or with the swap2 choice implied by it.
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
            Err(why) => self.send(&Reply::Error(why)),
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
