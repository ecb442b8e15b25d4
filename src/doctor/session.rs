//! Dialogue with one process of the engine: bounded, and with each fault at the point where it
//! counts.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::Times;
use super::excerpt::{MOST_LINES, excerpt};
use crate::external::{Direction, Entry, Fault, Log, Process};
use crate::gomocup::message::{Command, Owner, PlacedStone, Reply};
use crate::printable::printable;
use crate::rules::{Board, Point, Shape, Stone, Variant};

/// Points at which faults of every dialogue count.
pub const READS: u8 = 1;
pub const STARTS: u8 = 3;
pub const MOVES: u8 = 4;
pub const POSITIONS: u8 = 10;
pub const RULES: u8 = 11;
pub const CLOCK: u8 = 13;
pub const OUTPUT: u8 = 19;
pub const GAMES: u8 = 20;

/// Time for an engine to end before it is ended by force, where that is not examined.
const FAREWELL: Duration = Duration::from_millis(200);
/// Time after an answer for more of it, from an engine that does not describe itself.
const REST: Duration = Duration::from_millis(100);
/// Pause after a move. Some engines send it a moment before they can read again.
const BREATH: Duration = Duration::from_millis(5);
/// Maximum number of answers to one question.
const MOST_ANSWERS: usize = 50;
/// Length of a line in bytes from which it is cut.
const CUT: usize = 4 << 10;

/// Reason why a point was not examined to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Fault that counts at this point.
    Fault(u8, String),
    /// The engine is of no more use after something unusual: a fault of the point itself.
    Ended(String),
    /// The time of the examination is over.
    Budget,
}

/// Result of a step of an examination.
pub type Examined<T> = Result<T, Stop>;

/// Fault that counts at a point, with the lines that show it.
pub type Found = (u8, String, Vec<String>);

/// Observations in all dialogues.
#[derive(Debug, Default)]
pub struct Seen {
    /// Faults that count at other points than those at which they were seen.
    pub faults: Vec<Found>,
    /// Number of moves that were late, or awaited in vain.
    pub slow: u8,
    /// Number of dialogues so far.
    sessions: u32,
    /// Lines of the last dialogue, and its number.
    last: (u32, Vec<String>),
    /// Line with bytes that are no text.
    pub no_text: Option<String>,
    /// Set if a line was too long.
    pub has_long_line: bool,
}

impl Seen {
    /// Returns the lines of the last dialogue since this was asked.
    pub fn take_last(&mut self) -> Vec<String> {
        std::mem::take(&mut self.last.1)
    }

    /// Adds the first fault of a point.
    pub fn add(&mut self, point: u8, text: String, lines: Vec<String>) {
        if !self.faults.iter().any(|(known, ..)| *known == point) {
            self.faults.push((point, text, lines));
        }
    }
}

/// Answer to a question for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A legal move, with the time that it took.
    Move(Point, Duration),
    /// An `ERROR` or `UNKNOWN`, in the engine's words.
    Refused(String),
}

/// Dialogue with one process.
pub struct Session {
    /// Number among all dialogues.
    number: u32,
    process: Process,
    log: Log,
    times: Times,
    deadline: Instant,
    point: u8,
    seen: Rc<RefCell<Seen>>,
    /// Set if the engine answers `ABOUT`, whose answer then shows that nothing else comes before.
    has_about: bool,
    /// Set after something unusual. If the engine ends, hangs or plays where it cannot then, the
    /// point itself has failed.
    pub is_odd: bool,
    /// Time for a move.
    pub turn: Duration,
    board: Board,
    /// Last move of the engine.
    last: Option<Point>,
    /// Time from which it can be told more.
    ready: Instant,
    /// Number of lines in the log before those that show the current question.
    shown: usize,
}

/// Circumstances of a dialogue.
pub struct Terms {
    pub times: Times,
    pub deadline: Instant,
    pub point: u8,
    pub has_about: bool,
}

#[expect(clippy::disallowed_methods, reason = "an examination has limits of time")]
pub fn now() -> Instant {
    Instant::now()
}

/// Formats a time with the unit that suits it.
pub fn time(time: Duration) -> String {
    match time.as_millis() {
        ms if ms < 1_000 => format!("{ms} ms"),
        ms => format!("{}.{} s", ms / 1_000, ms % 1_000 / 100),
    }
}

/// Makes the engine's own words printable, and cuts them.
pub fn words(text: &str) -> String {
    printable(&text.trim().chars().take(80).collect::<String>()).into_owned()
}

impl Session {
    pub fn new(process: Process, terms: &Terms, seen: Rc<RefCell<Seen>>) -> Self {
        let &Terms { times, deadline, point, has_about } = terms;
        let (log, board) = (process.log().clone(), Board::new(Variant::GOMOKU_15.shape()));
        let (turn, is_odd, last) = (times.turn, false, None);
        let (shown, ready) = (0, now());
        seen.borrow_mut().sessions += 1;
        let number = seen.borrow().sessions;
        Self {
            number,
            process,
            log,
            times,
            deadline,
            point,
            seen,
            has_about,
            is_odd,
            turn,
            board,
            last,
            ready,
            shown,
        }
    }

    /// Forgets the lines so far: the next ones show what is asked from here on.
    pub fn show_from_here(&mut self) {
        self.shown = self.log.count();
    }

    /// Returns at most this many lines that show what was asked. Messages to people show nothing,
    /// except where the output itself is examined, nor does `ABOUT` if it only tells that all has
    /// been answered.
    pub fn lines(&self, most: usize) -> Vec<String> {
        let mut entries = self.log.since(self.shown);
        let is_about = |entry: &Entry| matches!(entry.text.parse(), Ok(Reply::About(_)));
        entries.retain(|it| !self.has_about || it.text != "ABOUT" && !is_about(it));
        if !matches!(self.point, READS | OUTPUT) {
            entries.retain(|it| it.direction != Direction::From || !is_message(&it.text));
        }
        excerpt(&entries, most)
    }

    /// Returns all entries of the log that are kept.
    pub fn entries(&self) -> Vec<Entry> {
        self.log.lines()
    }

    pub const fn process(&mut self) -> &mut Process {
        &mut self.process
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Fault of this point.
    pub fn fault(&self, text: impl Into<String>) -> Stop {
        Stop::Fault(self.point, text.into())
    }

    /// Fault of an engine that plays where it cannot.
    fn illegal(&self, line: &str, why: &str) -> Stop {
        let text = format!("it plays {}: {why}", words(line));
        if self.is_odd { Stop::Ended(text) } else { Stop::Fault(MOVES, text) }
    }

    /// Fault of an engine that has ended or hangs.
    fn stuck(&self, point: u8, text: String) -> Stop {
        match self.point {
            _ if self.is_odd => Stop::Ended(text),
            GAMES => Stop::Fault(GAMES, text),
            _ => Stop::Fault(point, text),
        }
    }

    /// Sends lines as soon as the engine can read them.
    pub fn say(&mut self, lines: &str) -> Examined<()> {
        if let Some(rest) = self.ready.checked_duration_since(now()) {
            self.listen(rest)?;
        }
        let said = self.process.say(lines);
        said.map_err(|fault| self.stuck(READS, fault.to_string()))
    }

    /// Sends bytes, which the log shows in these words.
    pub fn send(&mut self, bytes: &[u8], shown: &str) -> Examined<()> {
        self.log.add(self.process.age(), Direction::To, shown);
        let sent = self.process.send(bytes.to_vec());
        sent.map_err(|fault| self.stuck(READS, fault.to_string()))
    }

    /// Returns the next line until a time; `None` if there is none.
    pub fn line(&mut self, until: Instant) -> Examined<Option<(Instant, String)>> {
        let heard = match self.process.line(until.min(self.deadline)) {
            Ok(None) if now() >= self.deadline => return Err(Stop::Budget),
            Ok(heard) => heard,
            Err(fault @ Fault::Floods) => return Err(Stop::Fault(OUTPUT, fault.to_string())),
            Err(fault) => return Err(Stop::Ended(fault.to_string())),
        };
        let Some((at, line)) = heard else { return Ok(None) };
        self.inspect(&line);
        if self.last.is_some_and(|last| line.parse() == Ok(Reply::Move(last))) {
            let text = format!("it answers twice: {} again", words(&line));
            return Err(Stop::Fault(MOVES, text));
        }
        Ok(Some((at, line)))
    }

    /// Looks for characters that no output should have.
    fn inspect(&self, line: &str) {
        let mut seen = self.seen.borrow_mut();
        seen.has_long_line |= line.len() >= CUT;
        let plain = line.replace('\t', " ");
        if *printable(&plain) != *plain {
            let lines = self.lines(MOST_LINES);
            seen.add(OUTPUT, "it prints control characters".to_owned(), lines);
        } else if line.contains(char::REPLACEMENT_CHARACTER) {
            seen.no_text.get_or_insert_with(|| words(line));
        }
    }

    /// Discards all lines for some time.
    pub fn listen(&mut self, time: Duration) -> Examined<()> {
        let until = now() + time;
        while self.line(until)?.is_some() {}
        Ok(())
    }

    /// Sends lines and returns the answers, without messages to people.
    pub fn ask(&mut self, lines: &str) -> Examined<Vec<String>> {
        self.say(lines)?;
        self.answers()
    }

    /// Returns the answers to what was sent, without messages to people.
    ///
    /// An engine that answers `ABOUT` has then answered everything before. Others are given some
    /// time.
    pub fn answers(&mut self) -> Examined<Vec<String>> {
        if self.has_about {
            self.say("ABOUT")?;
        }
        let (mut until, mut answers) = (now() + self.times.reply, Vec::new());
        while let Some((_, line)) = self.line(until)? {
            match line.parse() {
                Ok(Reply::About(_)) if self.has_about => break,
                _ if is_message(&line) => {}
                _ => {
                    answers.push(line);
                    if answers.len() > MOST_ANSWERS {
                        let text = format!("one question gets more than {MOST_ANSWERS} answers");
                        return Err(Stop::Fault(OUTPUT, text));
                    }
                    if !self.has_about {
                        until = until.min(now() + REST);
                    }
                }
            }
        }
        Ok(answers)
    }

    /// Starts a game on a board of this shape. Returns the engine's words if it refuses.
    pub fn start(&mut self, shape: Shape) -> Examined<Option<String>> {
        let command = if shape.width() == shape.height() {
            Command::Start(shape.width())
        } else {
            Command::RectStart { width: shape.width(), height: shape.height() }
        };
        self.say(&command.to_string())?;
        self.started(shape)
    }

    /// Waits for the answer to the start of a game.
    pub fn started(&mut self, shape: Shape) -> Examined<Option<String>> {
        let until = now() + self.times.start;
        loop {
            let heard = match self.line(until) {
                Err(Stop::Ended(why)) => return Err(self.stuck(STARTS, why)),
                heard => heard?,
            };
            let Some((_, line)) = heard else {
                let why = format!("no answer to START within {}", time(self.times.start));
                return Err(self.stuck(STARTS, why));
            };
            match line.parse() {
                Ok(Reply::Ok) => break,
                Ok(Reply::Error(_) | Reply::Unknown(_)) => return Ok(Some(words(&line))),
                _ => {}
            }
        }
        self.emptied(Board::new(shape));
        Ok(None)
    }

    /// Replaces the board that the engine should know.
    pub fn emptied(&mut self, board: Board) {
        (self.board, self.last) = (board, None);
    }

    /// Sends the time for a move, and the limit of positions if there is one.
    pub fn limit(&mut self, turn: Duration) -> Examined<()> {
        self.turn = turn;
        self.say(&format!("INFO timeout_turn {}", turn.as_millis()))?;
        match self.times.nodes {
            Some(nodes) => self.say(&format!("INFO max_node {nodes}")),
            None => Ok(()),
        }
    }

    /// Asks for the first move.
    pub fn begin(&mut self) -> Examined<Point> {
        self.say("BEGIN")?;
        self.played("BEGIN")
    }

    /// Plays on a cell, and asks for the answer.
    pub fn reply_to(&mut self, point: Point) -> Examined<Point> {
        let turn = Command::Turn(point).to_string();
        self.put(point, Stone::Second);
        self.say(&turn)?;
        self.played(&turn)
    }

    /// Plays somewhere far from everything, and asks for the answer.
    pub fn go_on(&mut self) -> Examined<Point> {
        self.reply_to(self.quiet_cell())
    }

    /// Waits for a move, which an engine may not refuse here.
    fn played(&mut self, question: &str) -> Examined<Point> {
        match self.outcome()? {
            Outcome::Move(point, _) => Ok(point),
            Outcome::Refused(why) => Err(self.stuck(MOVES, format!("{question} gets: {why}"))),
        }
    }

    /// Sends a position, and asks for a move in it. An engine may not refuse it here.
    pub fn position(&mut self, stones: &[PlacedStone]) -> Examined<Point> {
        match self.try_position(stones)? {
            Outcome::Move(point, _) => Ok(point),
            Outcome::Refused(why) => Err(self.stuck(POSITIONS, format!("BOARD gets: {why}"))),
        }
    }

    /// Sends a position, and asks for a move in it.
    pub fn try_position(&mut self, stones: &[PlacedStone]) -> Examined<Outcome> {
        self.put_all(stones)?;
        self.outcome()
    }

    /// Sends a position, and does not wait for the move.
    pub fn put_all(&mut self, stones: &[PlacedStone]) -> Examined<()> {
        self.emptied(Board::new(self.board.shape()));
        for PlacedStone { point, owner } in stones {
            self.put(*point, if *owner == Owner::Own { Stone::First } else { Stone::Second });
        }
        self.say(&Command::Board(stones.to_vec()).to_string())
    }

    /// Adds a stone to the board that the engine should know.
    pub fn put(&mut self, point: Point, stone: Stone) {
        // A cell that cannot be taken is one that the engine has to refuse.
        let _ = self.board.place(point, stone);
    }

    /// Free cell with nothing around it, if there is one.
    pub fn quiet_cell(&self) -> Point {
        let is_free = |point: &Point| self.board.get(*point).is_none();
        let shape = self.board.shape();
        let mut spread = shape
            .points()
            .filter(|point| point.row % 2 == 0 && point.col % 3 == 0 && is_free(point));
        spread.next().or_else(|| shape.points().find(is_free)).unwrap_or(Point::new(0, 0))
    }

    /// Waits for the answer to a question for a move that was just asked.
    pub fn outcome(&mut self) -> Examined<Outcome> {
        self.outcome_within(self.turn)
    }

    /// Waits for the answer to a question for a move that was just asked, within this time and the
    /// tolerance.
    pub fn outcome_within(&mut self, limit: Duration) -> Examined<Outcome> {
        let asked = now();
        let late = limit + self.times.tolerance;
        loop {
            let heard = match self.line(asked + late + self.times.patience) {
                Err(Stop::Ended(why)) => {
                    return Err(self.stuck(MOVES, format!("{why} instead of a move")));
                }
                heard => heard?,
            };
            let Some((at, line)) = heard else {
                self.seen.borrow_mut().slow += 1;
                let waited = time(late + self.times.patience);
                return Err(self.stuck(MOVES, format!("no move within {waited}")));
            };
            let point = match line.parse() {
                Ok(Reply::Move(point)) => point,
                Ok(Reply::Error(_) | Reply::Unknown(_)) => {
                    return Ok(Outcome::Refused(words(&line)));
                }
                _ if is_far_cell(&line) => return Err(self.illegal(&line, "off the board")),
                _ => continue,
            };
            let took = at.saturating_duration_since(asked);
            if took > late {
                self.seen.borrow_mut().slow += 1;
                let text = format!("a move took {}, with {} for it", time(took), time(limit));
                return Err(Stop::Fault(CLOCK, text));
            }
            if self.board.place(point, Stone::First).is_err() {
                let is_there = self.board.shape().contains(point);
                let why = if is_there { "an occupied cell" } else { "off the board" };
                return Err(self.illegal(&line, why));
            }
            (self.last, self.ready) = (Some(point), at + BREATH);
            return Ok(Outcome::Move(point, took));
        }
    }
}

/// Keeps the lines of the dialogue, and asks the engine to end.
impl Drop for Session {
    fn drop(&mut self) {
        let lines = self.lines(MOST_LINES);
        let mut seen = self.seen.borrow_mut();
        // An earlier one may end later.
        if self.number > seen.last.0 {
            seen.last = (self.number, lines);
        }
        drop(seen);
        if self.process.say("END").is_ok() {
            self.process.wait(now() + FAREWELL);
        }
    }
}

/// Checks for a line that is for people, and answers nothing.
fn is_message(line: &str) -> bool {
    matches!(
        line.parse(),
        Ok(Reply::Message(_)
            | Reply::Debug(_)
            | Reply::Best(_)
            | Reply::MaxThreads(_)
            | Reply::MaxHash(_))
    )
}

/// Checks for a cell with numbers that no board has, such as `-1,-1` or `999,0`.
fn is_far_cell(line: &str) -> bool {
    let is_number = |text: &str| text.trim().parse::<i64>().is_ok();
    line.split_once(',').is_some_and(|(x, y)| is_number(x) && is_number(y))
}
