//! The dialogue with an engine: a game from its start to the moves.

use std::path::Path;
use std::time::{Duration, Instant};

use super::process::now;
use super::said::{self, Rows};
use super::terms::{UNLIMITED, info, milliseconds};
use super::{Fault, Log, Process, Program};
use crate::gomocup::message::{About, Command, InfoItem, Owner, PlacedStone, Reply};
use crate::player::Said;
use crate::rules::{Coordinates, Game, IllegalMove, Point, Position, Rule, Status, Stone, Variant};
use crate::settings::engines::{Dialect, Swap2, Terms};

/// Time that an engine may take to start a game.
const START: Duration = Duration::from_secs(5);
/// Time that an engine may take to describe itself.
const ABOUT: Duration = Duration::from_secs(2);
/// Time in which an engine that does not know a rule says so.
const RULE: Duration = Duration::from_millis(100);
/// Pause after an answer. Some engines send their move a moment before they can read again.
const REST: Duration = Duration::from_millis(5);
/// Time for the answer of an engine that was told to move now.
const STOP: Duration = Duration::from_secs(1);
/// Time that an engine may take to end after it was told so.
const END: Duration = Duration::from_secs(1);
/// Longest time between two checks whether the answer is still wanted.
const INTERVAL: Duration = Duration::from_millis(20);

/// Engine with which a dialogue is held.
pub struct Client {
    process: Process,
    terms: Terms,
    /// Position that the engine knows, after its last move.
    known: Option<Known>,
    /// Rule that the engine was told, and did not refuse.
    rule: Option<Rule>,
    /// Time for each move that it was told last.
    turn: Option<u64>,
    /// Time from which it can be asked again.
    rested: Instant,
    /// Time that a line takes to the engine and back, in excess of a local one.
    latency: Duration,
    rows: Rows,
}

/// Position that an engine knows.
struct Known {
    /// Start position of the game, with the stones that it began with.
    start: Position,
    moves: Vec<Point>,
    /// Last answer of the engine.
    answer: Point,
}

/// Times of one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveClock {
    /// Time for this move.
    pub turn: Duration,
    /// Time left for the rest of the game.
    pub left: Option<Duration>,
    /// Time after the limit for which an answer is awaited. An answer that comes in it is late.
    pub patience: Duration,
}

impl MoveClock {
    /// Time by which the answer must be there, without tolerance.
    pub fn limit(&self) -> Duration {
        self.left.map_or(self.turn, |left| left.min(self.turn))
    }
}

/// Move of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    pub point: Point,
    /// Time from the question to the answer, without the latency of the line.
    pub took: Duration,
    /// Last message on the search.
    pub said: Option<Said>,
}

impl Client {
    /// Starts an engine under a guard, which is this program, by its path.
    ///
    /// # Errors
    /// Fails if the program cannot be started.
    pub fn start(guard: &Path, program: &Program, terms: Terms, log: Log) -> Result<Self, Fault> {
        let process = Process::start(guard, program, log)?;
        let (rested, latency) = (now(), Duration::ZERO);
        Ok(Self {
            process,
            terms,
            known: None,
            rule: None,
            turn: None,
            rested,
            latency,
            rows: Rows::default(),
        })
    }

    /// Returns the time that a line takes to the engine and back, as it was measured.
    pub const fn latency(&self) -> Duration {
        self.latency
    }

    /// Asks for the engine's name, and measures how long a line takes. Engines that do not describe
    /// themselves are unknown.
    ///
    /// # Errors
    /// Fails if the engine has ended.
    pub fn about(&mut self) -> Result<Option<About>, Fault> {
        let mut about = None;
        // The first answer may take as long as the program takes to start.
        for _ in 0..2 {
            let asked = now();
            self.say(&Command::About)?;
            let Some((at, answer)) = self.about_until(asked + ABOUT)? else { break };
            self.latency = at.saturating_duration_since(asked);
            about = Some(answer);
        }
        Ok(about)
    }

    fn about_until(&mut self, until: Instant) -> Result<Option<(Instant, About)>, Fault> {
        while let Some((at, line)) = self.process.line(until)? {
            match line.parse() {
                Ok(Reply::About(about)) => return Ok(Some((at, about))),
                Ok(Reply::Unknown(_) | Reply::Error(_)) => break,
                _ => {}
            }
        }
        Ok(None)
    }

    /// Starts a game on the empty board of a variant.
    ///
    /// # Errors
    /// Fails if the engine refuses the board or the rule, does not answer or has ended.
    pub fn begin(&mut self, variant: Variant) -> Result<(), Fault> {
        self.known = None;
        self.rest()?;
        let shape = variant.shape();
        self.say(&if shape.width() == shape.height() {
            Command::Start(shape.width())
        } else {
            Command::RectStart { width: shape.width(), height: shape.height() }
        })?;
        let until = now() + START;
        loop {
            let Some((_, line)) = self.process.line(until)? else {
                return Err(self.process.fail(Fault::NoStart(START)));
            };
            match line.parse() {
                Ok(Reply::Ok) => break,
                Ok(Reply::Error(why) | Reply::Unknown(why)) => {
                    return Err(self.process.fail(Fault::RefusedBoard(shape, why)));
                }
                _ => {}
            }
        }
        self.tell_rule(variant.rule())?;
        self.turn = None;
        for item in self.terms.infos() {
            self.inform(item)?;
        }
        Ok(())
    }

    /// Tells the rule. Nothing confirms it, and only some engines say that they do not know it.
    fn tell_rule(&mut self, rule: Rule) -> Result<(), Fault> {
        let Some(number) = rule.number() else { return Ok(()) };
        self.inform(info("rule", number))?;
        if self.rule == Some(rule) {
            return Ok(());
        }
        let until = now() + RULE;
        while let Some((_, line)) = self.process.line(until)? {
            if let Ok(Reply::Error(why) | Reply::Unknown(why)) = line.parse() {
                return Err(self.process.fail(Fault::RefusedRule(rule, why)));
            }
        }
        self.rule = Some(rule);
        Ok(())
    }

    /// Requests the move of the side to move. `hear` receives what the engine says of its search.
    /// Returns `None` if the answer is no longer wanted, and the engine was ended because it does
    /// not know how to stop.
    ///
    /// # Errors
    /// Fails if there is no legal move in time. The engine is then ended.
    pub fn choose(
        &mut self,
        game: &Game,
        clock: &MoveClock,
        hear: &mut dyn FnMut(&Said),
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Answered>, Fault> {
        let question = if let Some(question) = self.question(game) {
            question
        } else {
            self.begin(game.variant())?;
            // Before all stones are told, it knows none of them.
            self.known = None;
            if game.stones().next().is_none() { Command::Begin } else { board(game) }
        };
        let answered = self.ask(&[question], game, clock, hear, is_stopped)?;
        if let Some(Answered { point, .. }) = &answered {
            let mut moves = game.moves().to_vec();
            moves.push(*point);
            let start = game.start().clone();
            self.known = Some(Known { start, moves, answer: *point });
        }
        Ok(answered)
    }

    /// Requests the next decision of an opening by swap2. Returns `None` if the answer is no longer
    /// wanted, and the engine was ended.
    ///
    /// # Errors
    /// Fails if there is no answer in time. The engine is then ended.
    pub fn open(
        &mut self,
        game: &Game,
        clock: &MoveClock,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Reply>, Fault> {
        self.known = None;
        self.begin(game.variant())?;
        self.rest()?;
        self.inform(info("timeout_turn", milliseconds(clock.turn)))?;
        let question = match self.terms.swap2 {
            Swap2::Coloured => coloured(game),
            Swap2::Plain | Swap2::Unknown => Command::Swap2Board(game.moves().to_vec()).to_string(),
        };
        self.process.say(&question).map_err(|fault| self.process.fail(fault))?;
        let late = clock.limit() + self.terms.tolerance + clock.patience;
        let until = now() + late;
        while !is_stopped() {
            let Some((at, line)) = self.process.line(until.min(now() + INTERVAL))? else {
                if now() < until {
                    continue;
                }
                return Err(self.process.fail(Fault::NoMove(late)));
            };
            match line.parse() {
                Ok(Reply::Error(why) | Reply::Unknown(why)) => {
                    return Err(self.process.fail(Fault::Error(why)));
                }
                Ok(answer @ (Reply::Move(_) | Reply::Two(_) | Reply::Three(_) | Reply::Swap)) => {
                    self.rested = at + REST;
                    return Ok(Some(answer));
                }
                _ => {}
            }
        }
        self.process.kill();
        Ok(None)
    }

    /// Analyses the best lines of a position until the answer is no longer wanted. `hear` receives
    /// them as they are found. Engines that know only the protocol of Gomocup say what they find
    /// while they choose a move.
    ///
    /// # Errors
    /// Fails as [`choose`](Self::choose) does.
    pub fn analyse(
        &mut self,
        game: &Game,
        lines: u8,
        clock: &MoveClock,
        hear: &mut dyn FnMut(&Said),
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Answered>, Fault> {
        if self.terms.dialect != Dialect::Yixin {
            return self.choose(game, clock, hear, is_stopped);
        }
        self.begin(game.variant())?;
        let stones = if let Command::Board(stones) = board(game) { stones } else { Vec::new() };
        let questions = [Command::YxBoard(stones), Command::YxNBest(lines)];
        self.known = None;
        self.ask(&questions, game, clock, hear, is_stopped)
    }

    /// Sends the questions, and waits for the move that answers them.
    fn ask(
        &mut self,
        questions: &[Command],
        game: &Game,
        clock: &MoveClock,
        hear: &mut dyn FnMut(&Said),
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Answered>, Fault> {
        self.rest()?;
        let turn = milliseconds(clock.turn);
        if self.turn != Some(turn) {
            self.inform(info("timeout_turn", turn))?;
            self.turn = Some(turn);
        }
        self.inform(info("time_left", clock.left.map_or(UNLIMITED, milliseconds)))?;
        let asked = now();
        for question in questions {
            self.say(question)?;
        }
        let mut question = questions.last().cloned();
        let before = self.known.as_ref().map(|known| known.answer);
        let shape = game.variant().shape();
        let late = clock.limit() + self.terms.tolerance + clock.patience;
        let (mut until, mut was_stopped, mut last) = (asked + late, false, None);
        // Fault to report if no better answer comes.
        let mut fault = Fault::NoMove(late);
        loop {
            if !was_stopped && is_stopped() {
                if self.terms.dialect != Dialect::Yixin {
                    self.process.kill();
                    return Ok(None);
                }
                was_stopped = true;
                self.say(&Command::YxStop)?;
                until = until.min(now() + STOP);
            }
            let Some((at, line)) = self.process.line(until.min(now() + INTERVAL))? else {
                if now() < until {
                    continue;
                }
                if was_stopped {
                    self.process.kill();
                    return Ok(None);
                }
                return Err(self.process.fail(fault));
            };
            let point = match line.parse() {
                Ok(Reply::Move(point)) => point,
                Ok(Reply::Message(text)) => {
                    let said = said::parse(&text, shape, self.rows);
                    let said = match &last {
                        Some(before) if said.is_of_search() => said.completed(before),
                        _ => said,
                    };
                    hear(&said);
                    if said.is_of_search() {
                        last = Some(said);
                    }
                    continue;
                }
                Ok(Reply::Error(why) | Reply::Unknown(why)) => {
                    // Rapfi loses a command that comes at the moment of its own move, and takes the
                    // rest of it for another one.
                    let lost = question.take().filter(|lost| is_rest_of(&why, lost));
                    let Some(lost) = lost else {
                        return Err(self.process.fail(Fault::Error(why)));
                    };
                    self.say(&lost)?;
                    continue;
                }
                _ if is_far_cell(&line) => {
                    let why = IllegalMove::OffBoard;
                    return Err(self.process.fail(Fault::Illegal(line.trim().to_owned(), why)));
                }
                _ => continue,
            };
            if let Err(why) = game.check(point) {
                let cell = if shape.contains(point) {
                    Coordinates::Letters.name(point, shape)
                } else {
                    line.trim().to_owned()
                };
                fault = Fault::Illegal(cell, why);
                // A second copy of its last answer is late, and is none to this question.
                if before == Some(point) {
                    continue;
                }
                return Err(self.process.fail(fault));
            }
            self.rested = at + REST;
            if let Some(said) = &last {
                self.rows = self.rows.corrected(said, point, shape);
            }
            let whole = at.saturating_duration_since(asked);
            let latency = self.latency_in(whole, last.as_ref());
            if let Some(said) = last.as_mut().filter(|_| !latency.is_zero()) {
                said.latency = latency;
                hear(said);
            }
            return Ok(Some(Answered { point, took: whole.saturating_sub(latency), said: last }));
        }
    }

    /// Part of the time of an answer that its line took, which does not count. It is known if the
    /// engine has told its own time, which shows that it was not thinking.
    fn latency_in(&self, whole: Duration, said: Option<&Said>) -> Duration {
        let own = said.and_then(|said| said.time);
        own.map_or(Duration::ZERO, |own| whole.saturating_sub(own).min(self.latency))
    }

    /// Command that requests a move, if the engine knows the position but for the last move.
    fn question(&self, game: &Game) -> Option<Command> {
        let known = self.known.as_ref().filter(|known| is_same(&known.start, game.start()))?;
        let (&last, before) = game.moves().split_last()?;
        (known.moves == before && !game.has_passed()).then_some(Command::Turn(last))
    }

    /// Forgets the game, so that the next move begins another one.
    pub fn leave_game(&mut self) {
        self.known = None;
    }

    /// Checks whether the engine still runs, and discards its output.
    pub fn is_running(&mut self) -> bool {
        self.rest().is_ok()
    }

    /// Process that is the parent of the engine's.
    pub const fn guard(&self) -> u32 {
        self.process.guard()
    }

    /// Stops the processes of the engine, or lets them continue.
    pub fn suspend(&mut self, is_suspended: bool) {
        self.process.suspend(is_suspended);
    }

    /// Waits until it can be asked again, and discards its output until then.
    fn rest(&mut self) -> Result<(), Fault> {
        let rested = self.rested;
        while self.process.line(rested)?.is_some() {}
        Ok(())
    }

    fn inform(&mut self, item: InfoItem) -> Result<(), Fault> {
        self.say(&Command::Info(item))
    }

    fn say(&mut self, command: &Command) -> Result<(), Fault> {
        self.process.say(&command.to_string()).map_err(|fault| self.process.fail(fault))
    }
}

/// Asks the engine to end, and ends it if it does not.
impl Drop for Client {
    fn drop(&mut self) {
        if self.process.say(&Command::End.to_string()).is_ok() {
            self.process.wait(now() + END);
        }
    }
}

/// Command that requests a move in a position, with all stones in the order of play.
fn board(game: &Game) -> Command {
    let Status::ToMove(mover) = game.status() else { return Command::Begin };
    let owner = |stone| if stone == mover { Owner::Own } else { Owner::Opponent };
    let stones = game.stones().map(|(point, stone)| PlacedStone { point, owner: owner(stone) });
    Command::Board(stones.collect())
}

fn is_same(one: &Position, other: &Position) -> bool {
    let [one, other] = [one, other].map(|it| (it.variant(), it.stones(), it.to_move()));
    one == other
}

/// `SWAP2BOARD` with the sides of the stones: 1 is the first one.
fn coloured(game: &Game) -> String {
    let stones = game.stones().map(|(point, stone)| {
        let owner = if stone == Stone::First { Owner::Own } else { Owner::Opponent };
        format!("{}\n", PlacedStone { point, owner })
    });
    format!("SWAP2BOARD\n{}DONE", stones.collect::<String>())
}

/// Checks whether an error ends with the cell of a `TURN`.
fn is_rest_of(why: &str, question: &Command) -> bool {
    let Command::Turn(point) = question else { return false };
    why.trim_end().ends_with(&format!(" {},{}", point.col, point.row))
}

/// Checks for a cell with numbers that no board has, such as `-1,-1` or `999,0`.
fn is_far_cell(line: &str) -> bool {
    let is_number = |text: &str| {
        let digits = text.trim().strip_prefix('-').unwrap_or(text.trim());
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    line.split_once(',').is_some_and(|(x, y)| is_number(x) && is_number(y))
}
